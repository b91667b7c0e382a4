# Tests failures at a real terminal: games that cannot be saved, files that disappear, keys and bytes that stop or crash
# other programs, secrets that would stay on the screen.
# Usage: sh terminal_trouble.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
# The one saved game.
saved() { echo "$scratch"/catan/*.catan; }
leave() {
    press q
    shows 'Leave the game?'
    press q
    shows 'LEFT'
}

# A game that cannot be saved says so until that is read, at the end once more, and with exit code 3.
touch "$scratch/catan"
start "$catan --names Ann,Ben --order first=Ann"
shows 'Careful'
shows 'but is not saved'
types 'rxq'
press Escape
sleep 0.3
shows 'but is not saved'
press Enter
shows 'set-up'
press q
shows 'the game is not saved'
press q
shows 'the game was not saved'
shows 'LEFT 3'
rm "$scratch/catan"

# A saved game that is deleted in mid-game is there again, and where it is said to be.
start "$catan --names Ann,Ben --order first=Ann"
shows 'set-up'
press -N 8 Enter
shows 'turn 1 · Ann'
[ "$(stat -c %a "$scratch/catan") $(stat -c %a "$(saved)")" = '700 600' ] || fail "others can read the saved game"
rm "$(saved)"
press Space
shows 'Ann rolled'
# R11: of the seeds that the file keeps none is on the screen.
luck=$(sed -n 's/^chance seed //p' "$(saved)")
[ "${#luck}" -gt 12 ] || fail "the luck of a game has the seed '$luck'"
hides "$luck"
leave
hides "$luck"
shows 'The game is saved as'
shows 'LEFT 0'
"$catan" run --quiet --verify "$(saved)" </dev/null || fail "the saved game does not verify"
[ "$(grep -c 'settle' "$(saved)")" = 4 ] || fail "the saved game is not whole"

# A disk that is full in mid-game.
rm "$(saved)"
printf 'ulimit -f 2\nexec "$@"\n' >"$scratch/small"
start "sh $scratch/small $catan --names Ann,Ben --order first=Ann"
shows 'set-up'
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do
    press Enter
    types ':undo'
    press Enter
done
press q
shows 'the game is not saved'
press q
shows 'not all of the game could be saved'
shows 'LEFT 3'
"$catan" run --quiet "$(saved)" </dev/null || fail "the saved game does not load"
rm "$(saved)"

# Ctrl-S stops nothing, and Ctrl-\ gives the terminal back; numbers that no terminal sends do no harm; the cursor is
# never shown. All that the program sends is kept.
start "$catan --names Ann,Ben --order first=Ann"
tmux pipe-pane -t game "cat >'$scratch/sent'"
shows 'set-up'
press C-s
types '#'
shows ' [a-z]18 24'
printf '\033[<0;99999999999;1M\033[<0;99999999999;1m' >"$scratch/click"
tmux load-buffer "$scratch/click"
tmux paste-buffer -r -t game
types '?'
shows 'mouse  a click'
press Enter
press C-s
press -N 8 Enter
shows 'turn 1 · Ann'
press 'C-\'
shows 'LEFT'
hides "'s hand"
until_it grep -q '1049l' "$scratch/sent" || fail "the alternate screen is not given back"
grep -q '1003l' "$scratch/sent" || fail "the mouse is not given back"
! LC_ALL=C grep -q "$(printf '\033')"'\[[0-9][0-9]* q' "$scratch/sent" || fail "a stray shape of the cursor"
types 'echo still "here"'
press C-s
press C-q

# The lines of an incomplete or damaged file do not stay on the screen.
game=$(saved)
printf 'Ann: buy monopol' >>"$game"
start "$catan resume"
shows 'it.s your move'
leave
hides 'monopol'
shows 'was not written to its end and is dropped'
printf 'Ann: buy monopoly\nAnn: nonsense\n' >>"$game"
start "$catan resume"
shows 'Resume at turn'
hides 'monopoly'
shows 'is damaged'
types n
press Enter
shows 'LEFT 1'
start "$catan replay"
shows 'damaged'
press q
shows 'LEFT 0'
hides 'monopoly'

# The set-up does not begin a game in a window that is too small to show it.
start "$catan"
shows 'New game'
types n
shows 'Start the game'
tmux resize-window -t game -x 40 -y 10
shows 'needs 40 more columns'
press Enter
tmux resize-window -t game -x 80 -y 24
shows 'Start the game'
press Escape
shows 'New game'
press Escape
shows 'LEFT 0'

# A copy that cannot be saved is told whole, and stays until it is read.
rm -rf "$scratch/catan"
start "$catan --names Ann,Ben --order first=Ann"
shows 'set-up'
press q a
types "$scratch/there/is/no/such/folder/of/mine/for/an/evening/with/ann/and/ben/game.catan"
press Enter
shows 'Careful'
shows 'No such'
press x
shows 'there is no copy'
press Enter
loses 'Careful'
leave
shows 'LEFT 0'

# Old saved games that cannot be read, among more than are kept, do not stop a new one from being saved.
rm -f "$scratch"/catan/*
i=0
while [ $i -lt 60 ]; do
    i=$((i + 1))
    ln -s /proc/self/mem "$scratch/catan/$i.catan"
done
start "$catan --names Ann,Ben --order first=Ann"
shows 'set-up'
hides 'Careful'
press Enter
shows 'a road'
leave
shows 'The game is saved as'
shows 'LEFT 0'

# To the background and back, the terminal is a shell's and the game's in turns; in between nothing is lost.
at_prompt() { tmux capture-pane -t "$window" -p | sed '/^ *$/d' | tail -n 1 | grep -q '^ready> *$'; }
prompts() { until_it at_prompt || fail "the shell does not prompt"; }
rm -f "$scratch"/catan/*
tmux kill-session -t game
tmux new-session -d -s game -x 80 -y 24 "env PS1='ready> ' HOME='$scratch' XDG_STATE_HOME='$scratch' XDG_CONFIG_HOME='$scratch/config' TERM=screen-256color sh -i"
shows 'ready>'
types "$catan --names Ann,Ben --order first=Ann"
press Enter
shows 'set-up'
press C-z
prompts
types 'stty -a | grep -q -w -e "-icanon" || echo line by line'
press Enter
shows '^line by line'
types 'fg'
press Enter
shows 'set-up'
press -N 8 Enter
shows 'turn 1 · Ann'
leave_to_shell() { press q; shows 'Leave the game?'; press q; }
leave_to_shell
shows 'The game is saved as'
prompts
types 'stty -a | grep -q -w -e "-icanon" || echo line by line again'
press Enter
shows '^line by line again'

# While bots think and move in a thread of their own, too; and whatever ends the program ends it at once.
types "$catan --bots hard,hard,hard,hard --pace at-once --seed 3"
press Enter
for _ in 1 2 3; do
    shows 'q leave'
    press C-z
    shows '^ready> *$'
    types 'fg'
    press Enter
done
shows 'road 1 ' # a bot has moved
leave_to_shell
shows 'The game is saved as'
for signal in TERM HUP INT; do
    start "$catan --bots hard,hard,hard,hard --pace at-once --seed 3"
    shows 'road 1 ' # a bot has moved
    strike "-$signal"
    shows 'LEFT'
done

# Tests the front door in a real terminal: a new game in three keys with the people of last time, resuming, loading,
# watching, reading, quitting; the choices stored when the program is killed, and when their folder disappears.
# Usage: sh terminal_door.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
games=$(CDPATH='' cd -- "$(dirname -- "$0")/../golden/transcripts" && pwd -P)
remembered=$scratch/config/catan/set-up
leave() {
    press q
    shows 'Leave the game?'
    press q
    shows 'LEFT 0'
}
# A key right after Esc would form one key with it.
back() {
    press Escape
    sleep 0.3
}
# goes_to LABEL: down to this line of the set-up screen.
cursor_row() { tmux capture-pane -t "$window" -p | grep -n '▶' | cut -d: -f1; }
has_moved() { [ "$(cursor_row)" != "$row" ]; }
goes_to() {
    steps=0
    until on_screen "▶ .*$1"; do
        steps=$((steps + 1)) row=$(cursor_row)
        [ "$steps" -lt 40 ] || fail "no line $1"
        press Down
        until_it has_moved || fail "the cursor stays where it is"
    done
}
# counts WANTED: so many saved games there are.
counts() {
    found=$(find "$scratch/catan" -name '*.catan' | wc -l)
    [ "$found" = "$1" ] || fail "there are $found saved games, not $1"
}

# For the first time: nothing to go on with, nothing to load.
start "$catan"
shows 'New game'
hides 'Continue'
types l
shows 'There is no saved game yet'
types R
shows 'The rules'
back
shows 'New game'
types '?'
shows 'Games are saved by themselves'
back
# People are named, and Esc loses nothing of it: neither the names nor a seed that was typed.
types n
shows 'Start the game'
goes_to 'Name 1'
types Ann
goes_to 'Name 2'
types Ben
goes_to Seed
types 4711
back
shows 'New game'
types n
shows 'Name 1        Ann'
shows 'Seed .*4711'
types n
shows 'was chosen by you'
goes_to 'Friendly robber'
press Enter
shows '\[x\] Friendly robber'
back
shows 'New game'
types q
shows 'LEFT 0'
grep -q -x 'players Ann Ben red white' "$remembered" || fail "the names are not remembered"
grep -q -x 'set friendly-robber on' "$remembered" || fail "the house rule is not remembered"
! grep -q 4711 "$remembered" || fail "a seed is remembered"
[ "$(stat -c %a "$scratch/config/catan") $(stat -c %a "$remembered")" = '700 600' ] || fail "others can read what is remembered"

# Three keys from the shell to the first settlement: new game, start, here.
start "$catan"
shows 'New game'
press Enter
shows 'Name 2        Ben'
press Enter
shows 'settlement\|begins:'
press Enter
shows 'a road'
grep -q '^players .*Ann' "$scratch"/catan/*.catan || fail "Ann does not play"
grep -q -x 'set friendly-robber on' "$scratch"/catan/*.catan || fail "the house rule does not hold"
leave
shows 'catan resume goes on with it'

# Going on: one key. The program is killed, and nothing is lost.
start "$catan"
shows 'Continue .*'
shows "set-up, .*'s move"
press Enter
shows 'a road'
press Enter
shows 'settlement\|begins:'
strike -KILL
shows 'LEFT'
start "$catan"
shows 'Continue'
types c
shows 'settlement\|begins:'
leave

# With an unfinished game a new one takes three keys as well.
start "$catan"
shows 'Continue'
types n
shows 'Start the game'
press Enter
shows 'settlement\|begins:'
press Enter
shows 'a road'
leave
counts 2

# A game without a move is none to go on with, however new it is.
printf 'players Xi Yo\nboard beginner\nstart\n' >"$scratch/catan/empty.catan"
start "$catan"
shows 'Continue'
hides 'Xi'
types q
shows 'LEFT 0'
rm "$scratch/catan/empty.catan"

# Options of a game go straight into one, and do not look at what is remembered.
start "$catan --players 2"
shows 'blue'
hides 'Start the game'
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
counts 2

# The list: a finished game is watched, and after that one is back; an unfinished one is gone on with.
cp "$games/R10.5-winning-knight.catan" "$scratch/catan/won.catan"
touch -d '2020-01-02 03:04' "$scratch/catan/won.catan"
printf 'nonsense\n' >"$scratch/catan/broken.catan"
touch -d '2019-01-02 03:04' "$scratch/catan/broken.catan"
start "$catan"
shows 'Continue'
types l
shows 'Load a game'
shows 'Ann won  *2020-01-02'
shows 'cannot be read'
press End Enter
shows 'No game can be read in this file'
press Up Enter
shows 'The beginning'
types q
shows 'Continue'
types r
shows 'Replay a game'
press Enter
shows 'The beginning'
types q
shows 'Continue'

# A terminal that goes away in the middle of it takes the program along: the program does not draw without a terminal.
types r
shows 'Replay a game'
press Enter
shows 'The beginning'
gone=$(cat "$scratch/pid")
strike -HUP
until_it sh -c "! kill -0 $gone 2>/dev/null" || fail "the program goes on without a terminal"
start "$catan"
shows 'Continue'
types l
shows 'Load a game'
press Down Enter
shows 'Leave\|a road\|settlement'
leave
# A click chooses, too. Another process plays the game meanwhile, so it cannot be opened; the door reports that.
start "$catan"
shows 'Continue'
tmux new-session -d -s other -x 80 -y 24 "HOME='$scratch' XDG_STATE_HOME='$scratch' TERM=screen-256color exec '$catan' resume"
other_shows() { tmux capture-pane -t other -p | grep -q -e 'a road\|settlement'; }
until_it other_shows || fail "the other terminal does not play"
clicks 8 10
shows 'by another program\|end that one'
shows 'Continue'
tmux kill-session -t other
types q
shows 'LEFT 0'

# The stored choices cannot be read: a note reports it, and the defaults apply.
printf 'players Ann Ben\n\001\n' >"$remembered"
start "$catan"
shows 'Continue'
types n
shows 'holds no'
shows '(blue)'
hides 'Ann'
back
types q
shows 'LEFT 0'
printf 'players Dee Eve\nweather sunny\n' >"$remembered"
start "$catan"
shows 'Continue'
types n
shows "'weather'"
shows 'Dee'
# The folder is taken away, and something else is there: the game goes on, and the end says what is not kept.
rm -r "$scratch/config"
touch "$scratch/config"
press Enter
shows 'settlement\|begins:'
press Enter
shows 'a road'
leave
shows 'are not kept'
shows 'The game is saved as'
rm "$scratch/config"

# How it looks is remembered, too; for the door alone.
start "$catan --ascii"
shows 'C A T A N'
types n
shows 'ASCII only'
press Enter
shows 'settlement\|begins:'
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
grep -q -x 'looks ascii' "$remembered" || fail "how it looks is not remembered"
start "$catan"
shows 'C A T A N'
types q
start "$catan resume"
shows '◇\|◆'
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
before=$(cat "$remembered")
"$catan" run --quiet --seed 7 --names Ann,Ben --board beginner - </dev/null || fail "a script is not played"
"$catan" board --seed 7 >"$scratch/board" || fail "no board is drawn"
[ "$(cat "$remembered")" = "$before" ] || fail "scripts and boards are remembered"

# Told to end: the terminal is given back.
for signal in TERM HUP INT; do
    start "$catan"
    shows 'C A T A N'
    strike "-$signal"
    shows 'LEFT'
    hides 'C A T A N'
done

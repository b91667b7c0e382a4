# Tests the game in a real terminal: from the start to the first turns by keys, leaving, resuming, a kill, a small
# window.
# Usage: sh terminal.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
saved() { ls "$scratch"/catan/*.catan; }

# Straight into the game, through the set-up and the first turn.
start "$catan --names Ann,Ben,Cy --seed 7 --order first=Ann"
shows 'set-up · Ann places'
press -N 12 Enter
shows 'turn 1 · Ann'
shows "Ann's hand"
press Space
shows 'Ann rolled'
# A key for an impossible move gives the reason.
press c
shows '(R5'
types ':end'
press Enter
shows 'Ben, it.s your move. Press Enter.'
hides "'s hand"

# A window that is too small says so, and nothing is lost.
tmux resize-window -t game -x 40 -y 10
shows 'needs 40 more columns'
tmux resize-window -t game -x 120 -y 40
shows 'Ben, it.s your move'
press Enter
shows "Ben's hand"

# After a kill nothing is lost. The returning player must confirm who they are.
before=$(cat "$(saved)")
strike -KILL
shows 'LEFT'
[ "$(cat "$(saved)")" = "$before" ] || fail "the saved game has changed"
start "$catan resume"
shows 'Ben, it.s your move. Press Enter.'
press Enter
shows "Ben's hand"

# After a return from the background another person may be looking.
strike -CONT
types '#'
shows 'Ben, it.s your move. Press Enter.'
hides "'s hand"
press Enter
shows 'Roll the dice'
press Space
shows 'Ben rolled'
press q
shows 'Leave the game?'
press q
shows 'catan resume goes on with it'
shows 'LEFT 0'
"$catan" run --quiet --verify "$(saved)" </dev/null || fail "the saved game does not verify"
grep -q '^Ben: roll ' "$(saved)" || fail "the roll is not saved"

# After a signal, or when the terminal goes away, the terminal is restored and shows no cards, and nothing is lost.
for signal in TERM HUP INT; do
    start "$catan resume"
    shows 'Ben, it.s your move'
    press Enter
    shows "Ben's hand"
    strike "-$signal"
    shows 'LEFT'
    hides "'s hand"
    hides 'it.s your move'
done
"$catan" run --quiet --verify "$(saved)" </dev/null || fail "the saved game does not verify any more"

# The set-up screen: nothing begins by accident, Enter on the first line does.
start "$catan"
shows 'New game'
types n
shows 'Start the game'
press Enter
shows 'set-up'

# A new game without a move is deleted, but not a file of the user.
press q
shows 'Leave; nothing was played, so nothing is saved'
press q
shows 'LEFT 0'
[ "$(saved | wc -l)" = 1 ] || fail "a game without a move is kept"
printf 'players Ann Ben\nboard beginner\nstart\n' | "$catan" run --quiet --autosave "$scratch/mine.catan" - || fail 'no game to bring'
lines=$(wc -l <"$scratch/mine.catan")
start "$catan resume $scratch/mine.catan"
shows 'set-up'
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
# It lies where catan resume would not look for it.
shows "catan resume $scratch/mine.catan goes on with it"
[ "$(wc -l <"$scratch/mine.catan")" = "$lines" ] || fail "a file of one's own is gone"

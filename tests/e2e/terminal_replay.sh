# Tests replays in a real terminal: of a finished game, with open hands, and of an unfinished one.
# Usage: sh terminal_replay.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
games=$(dirname -- "$0")/../golden/transcripts

# Step by step, by turns, to a turn, and to the end.
start "$catan replay $games/R10.5-winning-knight.catan"
shows 'The beginning'
press Right
shows 'step 1 of '
press ']'
shows 'turn 1 · Ann'
shows ' [0-9][lbwgo] '
# The chances to win, and how it has gone so far.
shows 'Ann [0-9]* %.*Ben [0-9]* %'
types a
shows 'The course of the chances'
press Escape
shows 'go to turn'
press Right
press Left
shows 'turn 1 · Ann'
types 2
press Enter
shows 'turn 2 · Ben'
press '['
shows 'turn 1 · Ann'
press End
shows 'Ann has won'
press g
shows 'how many were to be expected'
press Escape
shows 'go to turn'
press Home
shows 'The beginning'
# By itself, until a key.
press Space
shows 'step [23] of .* playing'
press Space
shows 'space play'
# Nothing is lost with the window's size.
tmux resize-window -t game -x 40 -y 10
shows 'needs 40 more columns'
tmux resize-window -t game -x 120 -y 40
shows 'step [0-9]* of 29'
press q
shows 'LEFT 0'

# An unfinished game shows no hands without --open.
start "$catan replay $games/R4.1-a-turn.catan"
shows 'The beginning'
shows 'Ann [0-9]* %'
hides ' [0-9][lbwgo] '
press ']' Right Right
shows 'Ann: buy · step'
hides 'buy knight'
press q
shows 'LEFT 0'
start "$catan replay --open $games/R4.1-a-turn.catan"
press ']' Right Right
shows ' [0-9][lbwgo] '
shows 'Ann: buy knight · step'
press q
shows 'LEFT 0'

# A game with bots is watched, and gone on with, like any other.
printf '%s\n' 'players Ann Ben' 'bot Ben easy' 'order first Ann' 'chance seed 7' 'auto random 8' |
    "$catan" run --quiet --autosave "$scratch/bots.catan" -
start "$catan replay $scratch/bots.catan"
shows 'The beginning'
press ']'
shows 'turn 1 · Ann'
press q
shows 'LEFT 0'
start "$catan resume $scratch/bots.catan"
# She plays alone among bots, so no other player can be looking.
shows 'Roll the dice'
shows "Ann's hand"
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'

# Files that cannot be watched are reported.
start "$catan replay $scratch/nothing.catan"
shows 'cannot read .*: No such file'
shows 'LEFT 3'
echo 'players Ann' >"$scratch/damaged.catan"
start "$catan replay $scratch/damaged.catan"
shows 'there is no game in'
shows 'LEFT 2'
"$catan" replay "$games/R4.1-a-turn.catan" </dev/null >"$scratch/out" 2>&1 && fail "no terminal, but no refusal"
grep -q 'a replay needs a terminal' "$scratch/out" || fail "it is not said that there is no terminal"

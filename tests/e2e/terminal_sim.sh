# Tests `catan sim` at a terminal: a line shows its progress and disappears at the end, and Ctrl-C stops it.
# Usage: sh terminal_sim.sh PROGRAM
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "$0")/in_tmux.sh"

start "'$catan' sim --bots random --games 1000000 --jobs 1"
shows 'of 1000000 games \[=*>* *\] [0-9.]*/s  [0-9]* [a-z]* left'
press C-c
shows 'LEFT 130'
shows 'stopped after [0-9]* of 1000000 games'
shows '^A game has'
hides "left$"

# With standard error redirected it shows no progress.
start "'$catan' sim --bots random --games 400 --jobs 1 2>'$scratch/err'"
shows 'LEFT 0'
[ ! -s "$scratch/err" ] || fail "said: $(cat "$scratch/err")"

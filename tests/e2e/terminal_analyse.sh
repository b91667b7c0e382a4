# Tests `catan analyse` at a terminal: a line shows its progress and disappears at the end, and Ctrl-C stops it. The
# page is as wide as the window, in colours, with the most important part last.
# Usage: sh terminal_analyse.sh PROGRAM
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "$0")/in_tmux.sh"

"$catan" sim --bots easy --set target=3 --games 1 --seed 4 --keep "$scratch" >/dev/null || fail 'no game'
game=$scratch/game-000001.catan

start "'$catan' analyse '$game' --effort 1000 --jobs 1"
shows 'of [0-9]* moments \[=*>* *\]'
press C-c
shows 'LEFT 130'
shows 'The dice: [0-9]* rolls'
hides 'left$'

start "'$catan' analyse '$game' --effort 1/4 --decisions none"
shows 'LEFT 0'
shows 'The dice: [0-9]* rolls'
hides 'moments \['

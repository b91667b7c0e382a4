# Tests that script options are refused at a terminal, where they have no effect.
# Usage: sh terminal_options.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"

for option in --quiet --keep-going --verify; do
    start "$catan $option"
    shows "catan: $option is for scripts"
    shows 'LEFT 2'
done
start "$catan --names Ann,Ben --autosave $scratch/mine.catan"
shows 'catan: --autosave is for scripts: a game at a terminal is saved by itself'
shows 'LEFT 2'
[ ! -e "$scratch/mine.catan" ] && [ ! -e "$scratch/catan" ] || fail "a file was made"

printf 'players Ann Ben\nboard beginner\nstart\n' >"$scratch/mine.catan"
for option in --quiet --keep-going; do
    start "$catan resume $option $scratch/mine.catan"
    shows "catan: ${option%%=*} is for scripts"
    shows 'LEFT 2'
done

# Tests `catan board`: its output, exit codes and messages.
# Usage: sh board_command.sh PROGRAM
catan=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0
escape=$(printf '\033')
unset NO_COLOR COLORTERM
export TERM=xterm-256color

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    failed=1
}

# run ARGUMENTS...: leaves the exit code in $code and the output in $scratch/out and $scratch/err.
run() {
    "$catan" "$@" >"$scratch/out" 2>"$scratch/err"
    code=$?
}

# Exit code 0, something on standard output, nothing on standard error.
accepts() {
    run "$@"
    [ "$code" = 0 ] || fail "catan $*: exit code $code"
    [ -s "$scratch/out" ] || fail "catan $*: printed nothing"
    [ ! -s "$scratch/err" ] || fail "catan $*: complained: $(cat "$scratch/err")"
}

# refuses CODE PATTERN ARGUMENTS...: nothing on standard output, one line that begins with `catan: ` and matches.
refuses() {
    wanted=$1 pattern=$2
    shift 2
    run "$@"
    [ "$code" = "$wanted" ] || fail "catan $*: exit code $code instead of $wanted"
    [ ! -s "$scratch/out" ] || fail "catan $*: printed something"
    [ "$(wc -l <"$scratch/err")" -eq 1 ] || fail "catan $*: not one line: $(cat "$scratch/err")"
    grep -q "^catan: .*$pattern" "$scratch/err" || fail "catan $*: says: $(cat "$scratch/err")"
}

says() { grep -q -e "$1" "$scratch/out" || fail "not printed: $1"; }
says_not() { ! grep -q -e "$1" "$scratch/out" || fail "printed: $1"; }

# Numbers.
for radius in 0 -1 x 99999999999 3.5 '' 2 51 ' 3' +3 3x 0x3 99999999999999999999999; do
    refuses 2 "whole number from 3 to 50" board --radius "$radius"
done
refuses 2 "'x'" board --radius=x
for players in 1 9 -4 four ''; do
    refuses 2 "whole number from 2 to 8" board --players "$players"
done
for seed in -1 18446744073709551616 1e3 ''; do
    refuses 2 "whole number from 0 to 18446744073709551615" board --seed "$seed"
done
accepts board --seed 18446744073709551615
says '^random board, radius 3, seed 18446744073709551615$'
accepts board --seed 0 --radius 50 --size map
says '^random board, radius 50, seed 0$'

# Words.
refuses 2 "random, spiral, beginner, extended" board --board square
refuses 2 "did you mean spiral?" board --board spirl
refuses 2 "map, small, normal, large, huge, auto" board --size 12
refuses 2 "auto, always, never" board --color sometimes
refuses 2 "'--radus'; did you mean --radius?.*--help" board --radus 4
refuses 2 "'--frobnicate'.*--help" board --frobnicate
refuses 2 "'-x'" board -x
refuses 2 "'somewhere'" board somewhere
refuses 2 "'--frobnicate'" board -- --frobnicate
refuses 2 "--radius needs a value" board --radius
refuses 2 "--svg needs a value" board --svg
refuses 2 "--ids takes no value" board --ids=3
refuses 2 "'bord'; did you mean board?" bord
refuses 2 "'a?b'" board --size "a
b"

# Contradictions.
refuses 2 "beginner has only radius 3, but --radius is 4" board --board beginner --radius 4
refuses 2 "spiral has only radius 3" board --board spiral --radius 5
refuses 2 "spiral has only radius 3" board --board spiral --players 8
refuses 2 "extended" board --board extended --radius 4
refuses 2 "--graph and --script" board --graph --script
refuses 2 "R3.3" board --players 8 --radius 3
refuses 2 "R3.3" board --players 7 --board beginner

# Which board it is.
accepts board --seed 1
says '^random board, radius 3, seed 1$'
accepts board --players 6 --seed 1
says '^random board, extended, seed 1$'
accepts board --players 7 --seed 1
says '^random board, radius 4, seed 1$'
accepts board --players 8 --radius 5 --seed 1
says '^random board, radius 5, seed 1$'
accepts board --players 5 --board spiral --seed 1
says '^spiral board, extended, seed 1$'
accepts board --board extended --players 8 --seed 1
says '^random board, extended, seed 1$'
accepts board --board beginner
says '^beginner board, radius 3$'
accepts board --players 2 --board spiral --radius 3

# A seed makes the same board again; without one, another.
accepts board --seed 7
cp "$scratch/out" "$scratch/first"
accepts board --seed 7
cmp -s "$scratch/first" "$scratch/out" || fail "the same seed, another board"
accepts board
seed=$(sed -n 's/^random board, radius 3, seed //p' "$scratch/out")
cp "$scratch/out" "$scratch/first"
accepts board --seed "$seed"
cmp -s "$scratch/first" "$scratch/out" || fail "the seed that was shown makes another board"
accepts board
! cmp -s "$scratch/first" "$scratch/out" || fail "without a seed, the same board twice"

# Plain text on a pipe, coloured text when asked for.
for size in map small normal large huge auto; do
    accepts board --seed 3 --size $size
    says_not "$escape"
    says_not ' $'
    says_not "$(printf '\r')"
    accepts board --seed 3 --size $size --color always
    says "$escape\\[48;5;17m"
done
accepts board --seed 3 --color never
says_not "$escape"
accepts board --seed 3 --color always
export NO_COLOR=1
accepts board --seed 3 --color always
says "$escape"
unset NO_COLOR
export COLORTERM=truecolor
accepts board --seed 3 --color always
says "$escape\\[48;2;20;52;88m"
unset COLORTERM
for TERM in xterm-kitty foot xterm-direct; do
    accepts board --seed 3 --color always
    says "$escape\\[48;2;20;52;88m"
done
export TERM=dumb
accepts board --seed 3 --color always
says "$escape\\[44m"
export TERM=xterm-256color
accepts board --seed 3
says '╱'
accepts board --seed 3 --ascii
says_not "$escape"
! LC_ALL=C grep -q '[^ -~]' "$scratch/out" || fail "--ascii printed something else"
accepts board --seed 3 --ascii --ids
says 'h18'

# For other programs.
accepts board --seed 3 --graph
says '^# random board, radius 3, seed 3$'
[ "$(grep -c '^hex ' "$scratch/out")" = 19 ] || fail "--graph: not 19 hexes"
[ "$(grep -c '^intersection ' "$scratch/out")" = 54 ] || fail "--graph: not 54 intersections"
accepts board --seed 3 --script
says '^# random board, radius 3, seed 3$'
says '^board custom hexagon 3$'

# Pictures.
accepts board --seed 3 --svg "$scratch/board.svg"
says '^random board, radius 3, seed 3$'
grep -q '^<svg xmlns=' "$scratch/board.svg" || fail "--svg wrote no picture"
if command -v python3 >/dev/null; then
    python3 -c 'import sys, xml.etree.ElementTree as tree; tree.parse(sys.argv[1])' "$scratch/board.svg" ||
        fail "--svg: not well-formed"
fi
refuses 3 "nowhere/board.svg': No such file or directory" board --svg "$scratch/nowhere/board.svg"
refuses 3 "Is a directory" board --svg "$scratch"
refuses 2 "--svg" board --svg ''

# A standard output that takes nothing.
if [ -w /dev/full ]; then
    "$catan" board >/dev/full 2>"$scratch/err"
    [ $? = 3 ] || fail "a full device: wrong exit code"
    [ "$(wc -l <"$scratch/err")" -eq 1 ] || fail "a full device: not one line"
    "$catan" board --svg /dev/full >"$scratch/out" 2>"$scratch/err"
    [ $? = 3 ] || fail "--svg to a full device: wrong exit code"
fi
"$catan" board >&- 2>"$scratch/err"
[ $? = 3 ] || fail "a closed standard output: wrong exit code"
grep -q '^catan: ' "$scratch/err" || fail "a closed standard output: no message"
"$catan" board --radius 50 --size huge 2>"$scratch/err" | head -n 1 >"$scratch/out"
[ ! -s "$scratch/err" ] || fail "a reader that leaves early: $(cat "$scratch/err")"

# A terminal: colours, and the largest size that fits.
on_terminal() { # COLUMNS ROWS ARGUMENTS...
    size="stty cols $1 rows $2"
    shift 2
    script -qec "$size; '$catan' board $*" /dev/null </dev/null | tr -d '\r' >"$scratch/out"
}
if script -qec true /dev/null >/dev/null 2>&1; then
    on_terminal 80 24 --seed 3
    says "$escape\\[48;5;17m"
    [ "$(wc -l <"$scratch/out")" -le 23 ] || fail "80x24: radius 3 is too high"
    says '2:1 [lbwgo]' # the small size
    on_terminal 80 60 --seed 3
    says 'lumber'
    on_terminal 200 60 --seed 3 --color never
    says_not "$escape"
    [ "$(wc -l <"$scratch/out")" -ge 36 ] || fail "200x60: radius 3 is not huge"
    export NO_COLOR=1
    on_terminal 80 24 --seed 3
    says_not "$escape"
    unset NO_COLOR
    export TERM=dumb
    on_terminal 80 24 --seed 3
    says_not "$escape"
    export TERM=xterm-256color
    on_terminal 30 24 --radius 10 --ascii
    says 'the map board is 87 columns wide, but the terminal has only 30'
    [ "$(grep -c '^.\{29\}>$' "$scratch/out")" -gt 20 ] || fail "30 columns: not cut at the 30th"
    on_terminal 90 24 --radius 10 --ascii --ids
    says 'the small board'
fi

# Help.
accepts --help
says 'board'
accepts board --help
for option in --players --radius --board --seed --size --ids --ascii --color --graph --script --svg; do
    says "$option"
done
says 'Examples:'

exit $failed

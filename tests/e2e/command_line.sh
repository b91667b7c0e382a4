# Tests options and arguments at every place of the command line: none is ignored, taken for another or lost.
# Usage: sh command_line.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
catan=$tested
# plays ARGUMENTS...: without a complaint.
plays() { gives 0 '' "$@"; }
# prints LINE...: and nothing else.
prints() {
    printf '%s\n' "$@" >wanted
    cmp -s wanted out || fail "printed: $(cat out)"
}

printf '%s\n' 'settle 12' 'show score' >moves.catan
header='--names Ann,Ben --board beginner --order first=Ann'
# shellcheck disable=SC2086 # words are wanted
plays run $header --seed 7 moves.catan
cp out played

# An option with a value is given once, also when one stands before the command and one behind it.
refuses 2 "^catan: --seed is given twice: '7' and '8'$" --seed 7 run --seed 8 moves.catan
refuses 2 "^catan: --seed is given twice: '7' and '8'$" run --seed 7 --seed 8 moves.catan
refuses 2 "^catan: --radius is given twice: '3' and '3'$" board --radius 3 --radius=3
refuses 2 '^catan: --autosave is given twice' run --autosave a --autosave b moves.catan
# --set says another thing each time; of none the first is lost.
refuses 2 '^catan: --set: target is already set' run --set target=8 --set target=9 moves.catan
refuses 2 '^catan: --set: target is already set' --set target=8 run --set target=9 moves.catan
# shellcheck disable=SC2086
plays --set target=8 run $header --seed 7 --set bank=20 --autosave both.catan moves.catan
grep -q '^set target 8$' both.catan && grep -q '^set bank 20$' both.catan || fail "a setting is lost"
# A flag that is given twice says the same thing twice.
# shellcheck disable=SC2086
plays --quiet run --quiet $header --seed 7 moves.catan
prints 'Ann 1: 1 settlement' 'Ben 0: nothing yet'

# A value is what stands behind the equals sign, also if nothing does.
refuses 2 '^catan: --seed needs a value' run --seed= moves.catan
refuses 2 '^catan: --names needs a value' --names= run moves.catan
refuses 2 '^catan: --autosave needs a value' run --autosave= moves.catan
refuses 2 '^catan: --seed needs a value' board --seed= --ids
refuses 2 '^catan: --quiet takes no value' run --quiet= moves.catan
refuses 2 '^catan: --quiet takes no value' run --quiet=true moves.catan
refuses 2 '^catan: --autosave needs a value' run moves.catan --autosave

# Behind a -- there are arguments only.
cp moves.catan ./--quiet
cp moves.catan board
# shellcheck disable=SC2086
for file in moves.catan --quiet board; do
    plays run $header --seed 7 -- "$file"
    cmp -s played out || fail "run -- $file printed: $(cat out)"
done
# shellcheck disable=SC2086
plays run $header --seed 7 moves.catan -- --quiet board
cat played played played >thrice
cmp -s thrice out || fail "run moves.catan -- --quiet board printed: $(cat out)"
plays rules -- R5.3
grep -q '^### R5.3 ' out || fail "rules -- R5.3 printed: $(cat out)"
plays completion -- bash
refuses 2 "unknown argument 'zsh'" completion bash -- zsh
refuses 2 "unknown argument 'board' (see catan --help" -- board
refuses 2 "unknown argument '--ids'" board -- --ids

# How a game looks at a terminal is nothing to a script.
refuses 2 'standard input is not one' --ascii
refuses 2 'standard input is not one' --letters --names Ann,Ben
refuses 2 'standard input is not one' resume --no-color both.catan

# An option before a command that has no use for it is not ignored.
refuses 2 'put the options of catan board after it' --seed 7 board
refuses 2 'put the options of catan board after it' --ascii board
refuses 2 'put the options of catan run after it' --letters run moves.catan
refuses 2 '^catan: --quiet and the like are for scripts' --quiet resume both.catan
refuses 2 '^catan: --quiet and the like are for scripts' --autosave x rules R1

refuses 2 '^catan: --effort and --bot-seed are for a new game or a script' --effort 4 board
refuses 2 '^catan: --open-hands, --clock, --bell and --pace are for a game that is played' --clock 60 watch nowhere
refuses 2 '^catan: --open-hands and --pace are for a game at this terminal' --pace brisk join nowhere
refuses 2 '^catan: --remote, --listen, --exec and --patience are not for scripts$' --listen :0 run moves.catan
refuses 2 '^catan: --remote, --listen, --exec and --patience are not for scripts$' --remote Ann run moves.catan
refuses 2 '^catan: --remote, --listen, --exec and --patience are not for scripts$' --patience 5 run moves.catan
refuses 2 '^catan: --remote, --listen, --exec and --patience are not for scripts$' --unsaved run moves.catan
refuses 2 "^catan: --clock is given twice: '60' and '90'$" --clock 60 resume --clock 90 both.catan
refuses 2 "^catan: --pace is given twice: 'calm' and 'brisk'$" --pace calm resume --pace brisk both.catan

# Options that can change nothing where they stand are not ignored.
printf '%s\n' 'players Ann Ben' 'board beginner' 'chance scripted' 'settle 12' >written.catan
plays run written.catan
refuses 2 ' the command line gives a seed, but nothing is drawn in this game (R9)$' run --seed 5 written.catan
refuses 2 '^catan: the beginner board is always the same, so it has no --seed$' board --board beginner --seed 5
for way in --graph --script; do
    for option in '--size huge' '--color always' '--ids' '--ascii'; do
        # shellcheck disable=SC2086
        refuses 2 '^catan: --graph and --script draw nothing' board $way $option
    done
done
refuses 2 '^catan: --ascii draws without colours' board --ascii --color always
refuses 2 '^catan: --ascii draws without colours' analyse --ascii --color always both.catan
for option in --quiet --keep-going --at-last-check '--bot Ann=easy' '--person Ann' '--effort 4' '--bot-seed 5'; do
    # shellcheck disable=SC2086
    refuses 2 '^catan: --list shows all saved games, and no other option goes with it$' resume --list $option
done
refuses 2 '^catan: --bot: Ann is named twice$' resume --bot Ann=easy --bot ann=hard both.catan
refuses 2 '^catan: --person: Ann is a bot by --bot$' resume --bot Ann=easy --person Ann both.catan
cp both.catan seated.catan
plays resume --quiet --bot Ann=easy --person Ben seated.catan
[ "$(grep -c '^bot ' seated.catan)" = 1 ] || fail "resume --bot wrote: $(cat seated.catan)"

# Help begins with what people need who play.
plays --help
headings=$(grep -E '^[A-Z][A-Za-z ]*:$' out | tr '\n' ' ')
[ "$headings" = 'A new game: For scripts: Options: Commands: Examples: ' ] || fail "--help has: $headings"
for command in resume replay rules board run analyse sim join watch serve completion man; do
    plays "$command" --help
    grep -q 'show this help' out || fail "$command --help printed: $(cat out)"
done

# No line of it is longer than a terminal is wide, or 80 columns where there is none, and no word is broken.
for command in '' resume replay rules board run join watch serve analyse sim completion man; do
    # shellcheck disable=SC2086 # no word where there is none
    plays $command --help
    awk -v command="$command" 'length > 80 { print "catan " command " --help: " $0 }' out >long
    [ ! -s long ] || fail "lines of more than 80 columns: $(cat long)"
    tr -s ' \n' '\n\n' <out | sort >words
    command -v script >/dev/null || continue
    for columns in 50 80 100; do
        # shellcheck disable=SC2016 # the shell of the terminal expands it
        catan=$catan columns=$columns command=$command script -qec 'stty cols "$columns" rows 24; exec "$catan" $command --help' \
            /dev/null </dev/null | tr -d '\r' >out
        awk -v columns="$columns" 'length > columns' out >long
        [ ! -s long ] || fail "catan $command --help in a terminal of $columns columns: $(cat long)"
        tr -s ' \n' '\n\n' <out | sort | cmp -s - words || fail "catan $command --help with $columns columns: $(cat out)"
    done
done

# An unknown name is reported before a wrong number of names.
refuses 2 "^catan: --bot: unknown player 'Zed'" --names Ann --bot Zed=hard
refuses 2 '^catan: --names: expected the names of 2 to 8 players' --names Ann --bot Ann=hard

exit $failed

# Tests options and arguments at every place of the command line, the help, the completions and the manual page.
# Usage: sh command_line.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/common.sh"

printf '%s\n' 'draw' 'show score' >moves
header='--names Ann,Ben --order first=Ben'
# shellcheck disable=SC2086 # words are wanted
{
    gives 0 '' run $header --seed 7 --set start=any --set farmers=off --set small-city=2 --autosave saved moves
    grep -q '^Ben: draw [A-X]$' out || fail "--order is not heeded: $(cat out)"
    for line in 'players Ann Ben' 'order first Ben' 'set start any' 'set small-city 2' 'set farmers off' 'chance seed 7'; do
        grep -q "^$line\$" saved || fail "the saved game lacks '$line': $(cat saved)"
    done
    gives 0 '' --quiet run --quiet $header --seed 7 moves
    gives 0 '' run $header --seed 7 --bot Ann=random --autosave bots moves
    grep -q '^bot Ann random$' bots || fail '--bot is lost'
    gives 0 'note: no seed was given, so 0 is used' run moves
    gives 0 '' run --players 5 --seed 1 moves
    [ "$(grep -c ', or 0 if' out)" = 5 ] || fail "--players: $(cat out)"
}
refuses 2 "^carcassonne: --seed is given twice: '7' and '8'$" --seed 7 run --seed 8 moves
refuses 2 '^carcassonne: --set: start is already set$' run --set start=any --set start=d moves
refuses 2 '^carcassonne: --set: unknown setting' run --set strat=any moves
refuses 2 '^carcassonne: --players is .6.' run --players 6 moves
refuses 2 '^carcassonne: --players is 3, but --names has 2$' run --players 3 --names Ann,Ben moves
refuses 2 "^carcassonne: --bot: unknown player 'Zed'" run --names Ann,Ben --bot Zed=easy moves
refuses 2 '^carcassonne: --names: two players are called' run --names Ann,ann moves
refuses 2 '^carcassonne: --tiles is .loaded.' run --tiles loaded moves
refuses 2 '^carcassonne: --seed needs a value' run --seed= moves
refuses 2 '^carcassonne: --quiet takes no value' run --quiet=yes moves
refuses 2 "^carcassonne: unknown option '--target'.* (see carcassonne run --help)$" run --target 8 moves
refuses 2 "^carcassonne: unknown command 'rnu' (see carcassonne --help)$" rnu
refuses 2 '^carcassonne: --players, --quiet and the like are for scripts; put the options of carcassonne board after it' \
    --seed 7 board moves
refuses 2 '^carcassonne: --players, --quiet and the like are for scripts' --quiet sim
printf 'chance scripted\ndraw E\n' >scripted
refuses 2 '^scripted:2:1: the command line gives a seed, but nothing is drawn in this game (K14)$' run --seed 7 scripted
gives 0 '' run --tiles real scripted
gives 2 'the command line and the header disagree about the source of chance' run --tiles seeded scripted
cp moves ./--quiet
gives 0 '' run --seed 7 -- --quiet

gives 0 '' --version
grep -q '^carcassonne [0-9.]*$' out || fail "--version: $(cat out)"
for command in '' run resume board sim rules completion man; do
    # shellcheck disable=SC2086 # no word where there is none
    gives 0 '' $command --help
    grep -q 'show this help' out || fail "$command --help printed: $(cat out)"
    awk 'length > 80' out >long
    [ ! -s long ] || fail "carcassonne $command --help: lines of more than 80 columns: $(cat long)"
    ! grep -qi 'catan' out || fail "carcassonne $command --help names the other game"
done
refuses 2 '^carcassonne: completion needs the name of a shell: bash, zsh or fish$' completion
for shell in bash zsh fish; do
    gives 0 '' completion $shell
    for word in board resume autosave carcassonne; do
        grep -q "$word" out || fail "completion $shell lacks $word"
    done
    ! grep -q 'catan' out || fail "completion $shell names the other game"
done
if command -v bash >/dev/null; then
    "$carcassonne" completion bash >completion.bash
    completed=$(bash -c '. ./completion.bash; COMP_WORDS=(carcassonne res); COMP_CWORD=1; _carcassonne; echo "${COMPREPLY[*]}"' 2>&1)
    [ "$completed" = resume ] || fail "bash completed $completed"
fi
gives 0 '' man
grep -q '^.TH CARCASSONNE 6' out || fail "the manual page begins: $(head -n 1 out)"
! grep -qi 'catan' out || fail 'the manual page names the other game'
if command -v groff >/dev/null; then
    groff -Kutf8 -man -Tutf8 -P-cbou -rLL=78n -ww <out >page 2>warnings
    [ ! -s warnings ] || fail "groff warns of the manual: $(cat warnings)"
fi

exit $failed

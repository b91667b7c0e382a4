# Tests `catan run` and `catan < FILE`: exit codes, messages, saved games.
# Usage: sh script_command.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
catan=$tested

# script LINES: a game of two after the set-up, then these lines, in game.catan.
script() {
    {
        printf '%s\n' 'players Ann Ben' 'board beginner' 'order first Ann' "${chance:-chance seed 7}" \
            'settle 12' 'road 12-13' 'settle 25' 'road 25-26' 'settle 30' 'road 30-31' 'settle 40' 'road 40-41'
        printf "$1"
    } >game.catan
}

# Successful scripts.
script 'roll 3 5\nexpect Ann points 2\nend\n'
gives 0 '' run game.catan
grep -q '^Ann: roll 3 5$' out || fail "the roll is not printed"
gives 0 '' run --quiet game.catan
[ ! -s out ] || fail "--quiet printed: $(cat out)"
"$catan" <game.catan >piped 2>err || fail "a script from a pipe: $(cat err)"
run game.catan
"$catan" run - <game.catan >out 2>err
cmp -s piped out || fail "the same script printed otherwise"
"$catan" run <game.catan >out 2>err
cmp -s piped out || fail "the same script printed otherwise"
sed 's/$/\r/' game.catan >crlf.catan
gives 0 '' run crlf.catan
cmp -s piped out || fail "CRLF changed what is printed"
: >empty.catan
gives 0 '' run empty.catan
[ ! -s out ] || fail "an empty script printed something"

# 1: refused, not as expected.
script 'end\nroll 3 5\n'
gives 1 '^game.catan:13:1: refused by R4.1: ' run game.catan
! grep -q 'roll' out || fail "went on after a refused command"
gives 1 'refused by R4.1' run --keep-going game.catan
grep -q 'roll 3 5' out || fail "--keep-going did not"
script 'expect Ann points 9\nroll 3 5\n'
gives 1 '^game.catan:13:8: expected Ann points 9, found points 2$' run game.catan
grep -q 'roll 3 5' out || fail "a failed expectation ended the script"
script 'check 0000000000000000\n'
gives 1 '^game.catan:13:7: the game does not match this check' run game.catan
script 'expect refused R5.4: roll\n'
gives 1 'expected a refusal by R5.4, but this is legal' run game.catan
script 'roll 7 7\n'
gives 1 'refused by R9: a die shows 1 to 6' run game.catan
script 'roll 1 1\n'
gives 1 'the seed gives . . here, not 1 1' run --verify game.catan
chance='chance scripted'
script 'roll\n'
gives 1 'refused by R9: chance is scripted, so the line must end with the outcome' run game.catan
# No player holds ore here, so a theft of it is impossible.
script 'roll 3 4\nrobber 7\nsteal Ben ore\n'
gives 1 'refused by R9: Ben has no ore to steal' run game.catan
chance=

# 2: not understood.
for line in 'setle 3' 'road 12' 'settle' 'settle x' 'roll 3' 'roll 3 5 5' 'roll a b' 'discard 2 wol' 'steal Bob' \
    'play jester' 'bank 4 wool' 'offer 1 wool for 1 ore to Bob' 'expect Anm points 2' 'expect Ann pints 2' 'show dice' \
    'check 12' 'expect refused 5: roll' 'players Ann Ben' 'Bob: roll' 'Ann:' 'settle 99999999999999999999999' \
    'roll \000' 'roll \377' 'roll \033[2J' 'roll \303'; do
    script "$line\n"
    gives 2 '^game.catan:13:[0-9]*: ' run game.catan
done
for line in 'players Ann' 'players Ann ann' 'players Ann wool' 'board square' 'board random radius 2' \
    'board random radius 51' 'set target 1' 'set colour 3' 'order last' 'chance maybe' 'catan 2' 'hello'; do
    printf '%s\n' "$line" >game.catan
    gives 2 '^game.catan:1:[0-9]*: ' run game.catan
done
head -c 65537 /dev/zero | tr '\0' a >game.catan
gives 2 '^game.catan:1:1: this line has more than 65536 bytes$' run game.catan
script "roll 3 5 #$(head -c 65520 /dev/zero | tr '\0' x)\n"
gives 0 '' run game.catan
head -c 1000000000 /dev/zero 2>/dev/null | tr '\0' a 2>/dev/null | "$catan" run - >out 2>err
[ $? = 2 ] || fail "a line of 1 GB: wrong exit code"
grep -q 'more than 65536 bytes' err || fail "a line of 1 GB: $(cat err)"
[ "$(wc -c <err)" -lt 200 ] || fail "a line of 1 GB: a long message"
{ script '' && cat game.catan && head -c 50000000 /dev/zero | tr '\0' a && printf '\nroll 3 5\n'; } >long.catan
gives 2 'long.catan:13:1: this line has more' run --keep-going long.catan
grep -q 'roll 3 5' out || fail "--keep-going did not get behind a long line"
head -c 100000 /dev/urandom >game.catan
run game.catan
[ "$code" = 2 ] || fail "noise: exit code $code"

# 3: files.
gives 3 "^catan: cannot read 'nowhere.catan': No such file" run nowhere.catan
gives 3 "^catan: cannot read '.*': Is a directory" run "$scratch"
script 'roll 3 5\n'
if [ -w /dev/full ]; then
    "$catan" run game.catan >/dev/full 2>err
    [ $? = 3 ] || fail "a full device: wrong exit code"
fi

# With several files, the first exit code that is not 0.
cp game.catan good.catan
script 'end\n'
cp game.catan refused.catan
printf 'setle\n' >misread.catan
gives 0 '' run good.catan good.catan
gives 1 'refused' run good.catan refused.catan misread.catan
gives 2 'misread' run good.catan misread.catan refused.catan
gives 3 'nowhere' run good.catan nowhere.catan misread.catan
grep -q 'misread' err || fail "the file after one that is missing was left out"

# The command line supplies what the header leaves open.
printf 'settle 12\n' >moves.catan
gives 0 'note: no seed was given, so 0 is used' run moves.catan
gives 0 '' run moves.catan --seed 5
gives 0 '' run moves.catan --seed 5 --names Ann,Ben --board beginner --order first=Ben --set bank=20 --target 8
grep -q '^Ben: settle 12$' out || fail "--names and --order are not heeded"
gives 2 '^good.catan:5:1: the command line and the header disagree about the first player' run good.catan --order first=Cy
gives 2 '^good.catan:5:1: the command line and the header disagree about the number of players' run good.catan --players 3
gives 2 '^catan: --set: unknown setting' run moves.catan --set targt=8
gives 2 '^catan: --target: target must be 3 to 5000, not 2' run moves.catan --target 2
gives 2 '^catan: --names: two players are called' run moves.catan --names Ann,ann
# An invisible filler, a digit of another script, a combining mark: such a name could look like another one.
for look_alike in "Ann$(printf '\343\205\244')" "Ann$(printf '\331\241')" "Anne$(printf '\314\201')"; do
    gives 2 '^catan: --names: ' run moves.catan --names "Ann,$look_alike"
done
gives 2 '^catan: --players is .9.' run moves.catan --players 9
gives 2 '^catan: --dice is .loaded.' run moves.catan --dice loaded

# Saved games.
script 'roll 3 5\nend\nroll 1 1\nend\nroll 1 2\n'
gives 0 '' run --autosave saved.catan game.catan
gives 0 '' run --quiet saved.catan
script 'roll\nend\nroll\nend\n'
gives 0 '' run --autosave drawn.catan game.catan
gives 0 '' run --verify --quiet drawn.catan
script 'roll 3 5\nend\nroll 1 1\nend\nroll 1 2\n'
gives 3 "'saved.catan' exists already; name a new file, or go on with that game: catan resume 'saved.catan'$" run --autosave saved.catan game.catan
gives 2 'takes one file' run --autosave other.catan good.catan good.catan
gives 3 'cannot create nowhere/x: .*the game goes on' run --autosave nowhere/x good.catan
grep -q 'roll 3 5' out || fail "without its save the game did not go on"
gives 0 '' resume saved.catan
grep -q "^turn 3, Ann's word$" out || fail "resumed in another position: $(cat out)"
printf 'end\n' | "$catan" resume saved.catan >out 2>err || fail "resume: $(cat err)"
tail -n 2 saved.catan | head -n 1 | grep -q '^Ann: end$' || fail "what was said after resuming is not saved"
printf 'Ben: rol' >>saved.catan
gives 0 "was not written to its end and is dropped: 'Ben: rol'" resume saved.catan
tail -n 1 saved.catan | grep -q '^check ' || fail "the torn line is still there"
cp saved.catan damaged.catan
sed -i 's/^Ben: roll 1 1$/Ben: roll 4 4/' damaged.catan
gives 1 'resumes the game at turn 2' resume damaged.catan
gives 0 'kept as damaged.catan.damaged' resume --at-last-check damaged.catan
grep -q "^turn 2, Ben's word$" out || fail "resumed in another position: $(cat out)"
grep -q 'roll 4 4' damaged.catan.damaged || fail "the damaged game was not kept"
gives 2 'there is no game in' resume misread.catan
gives 3 'No such file' resume nowhere.catan
gives 3 'there is no unfinished game' resume
mkdir -p "$XDG_STATE_HOME/catan"
cp saved.catan "$XDG_STATE_HOME/catan/one.catan"
gives 0 '' resume --list
grep -q "one.catan: Ann Ben: turn 4, Ben's word$" out || fail "the list is: $(cat out)"
gives 0 '' resume
grep -q "^turn 4, Ben's word$" out || fail "resumed in another position: $(cat out)"

# A disk that is full: told once, the game goes on, and nothing is torn.
(
    ulimit -f 1
    "$catan" run --autosave full.catan game.catan >out 2>err
    [ $? = 3 ]
) || fail "a full disk: wrong exit code"
[ "$(grep -c 'the game goes on' err)" = 1 ] || fail "a full disk: $(cat err)"
grep -q 'Ann: roll 1 2' out || fail "the game did not go on"

# Rules.
gives 0 '' rules
grep -q '^### R5.3 ' out || fail "not all rules"
gives 0 '' rules R5.3
[ "$(grep -c '^#' out)" = 1 ] || fail "R5.3 is not alone"
gives 0 '' rules r9 R5
grep -q '^## R9 ' out && grep -q '^### R5.5 ' out || fail "R9 and R5 are not there"
gives 2 "there is no rule 'R99'" rules R99

# Completions and the manual page.
for shell in bash zsh fish; do
    gives 0 '' completion $shell
    for word in board resume radius autosave; do
        grep -q "$word" out || fail "completion $shell lacks $word"
    done
done
gives 2 "the shell is 'tcsh'" completion tcsh
gives 0 '' man
for word in radius autosave resume XDG_STATE_HOME; do
    grep -q "$word" out || fail "the manual page lacks $word"
done
if command -v bash >/dev/null; then
    "$catan" completion bash >completion.bash
    completed=$(bash -c '. ./completion.bash; COMP_WORDS=(catan board --bo); COMP_CWORD=2; _catan; echo "${COMPREPLY[*]}"' 2>&1)
    [ "$completed" = --board ] || fail "bash completed $completed"
    completed=$(bash -c '. ./completion.bash; compopt() { echo "compopt $*"; }; COMP_WORDS=(catan --order ""); COMP_CWORD=2
        _catan; echo "${COMPREPLY[*]}"' 2>&1)
    [ "$completed" = "compopt -o nospace
roll shuffle first=" ] || fail "bash completed --order with $completed"
    completed=$(bash -c '. ./completion.bash; COMP_WORDS=(catan board --board sp); COMP_CWORD=3; _catan; echo "${COMPREPLY[*]}"' 2>&1)
    [ "$completed" = spiral ] || fail "bash completed $completed"
    completed=$(bash -c '. ./completion.bash; COMP_WORDS=(catan res); COMP_CWORD=1; _catan; echo "${COMPREPLY[*]}"' 2>&1)
    [ "$completed" = resume ] || fail "bash completed $completed"
fi

exit $failed

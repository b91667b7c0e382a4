# Tests the program as an engine of another program, which sends a game through a pipe, asks for moves and waits for
# them. Also tests bots in saved games. Nothing here depends on the moves of the bots.
# Usage: sh advise.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
catan=$tested

# The moves among what is printed.
moves() { grep '^[A-Za-z]*: '; }

# An engine, whose answer is waited for before it is told the next line. If it kept one back both would wait for ever.
mkfifo told answered
# converses HEADER DECISIONS ASK...: asks in turn, and plays what is answered first. Leaves the conversation in game.told,
# all answers in game.answers and the moves in game.moves.
converses() {
    header=$1 decisions=$2
    shift 2
    timeout 60 "$catan" run --quiet --keep-going --effort 1/4 - <told >answered 2>err &
    engine=$!
    exec 3>told 4<answered
    : >game.answers
    : >game.moves
    printf "$header" >game.told
    printf "$header" >&3
    while [ "$decisions" -gt 0 ]; do
        for ask; do
            printf '%s\n' "$ask" >>game.told
            printf '%s\n' "$ask" >&3
            IFS= read -r answer <&4 || {
                fail "no answer to '$ask': $(cat err)"
                decisions=0
                break
            }
            printf '%s\n' "$answer" >>game.answers
        done
        printf '%s\n' "$answer" >>game.moves
        printf '%s\n' "$answer" >>game.told
        printf '%s\n' "$answer" >&3
        decisions=$((decisions - 1))
    done
    exec 3>&-
    # Whatever it had said besides.
    cat <&4 >rest
    exec 4<&-
    wait "$engine" || fail "the engine ends with exit code $?: $(cat err)"
    [ ! -s rest ] || fail "it said more than it was asked for: $(head -3 rest)"
    [ ! -s err ] || fail "an answer is refused: $(cat err)"
}
# agrees: fresh copies that are told the same, all at once or as a recorded game, say and play the same.
agrees() {
    "$catan" run --quiet --effort 1/4 game.told >answers 2>err || fail "a fresh copy: $(cat err)"
    cmp -s answers game.answers || fail "a fresh copy advises otherwise: $(diff answers game.answers | head -3)"
    # Every answer is a move; what chance answered stands behind it.
    grep -v '^advise' game.told >plain
    gives 0 '' run plain
    moves <out >lines
    [ "$(wc -l <lines)" = "$(wc -l <game.moves)" ] || fail "not all answers are moves"
    paste -d '|' game.moves lines | awk -F '|' 'index($2, $1) != 1 { exit 1 }' || fail "other moves are made"
}

usual='players Ann Ben Cy Dee\nset target 200\nchance seed 7\nstart\n'
converses "$usual" 400 'advise random' 'advise easy'
[ "$(wc -l <game.answers)" = 800 ] || fail "there are $(wc -l <game.answers) answers"
agrees
converses 'players Ann Ben\nboard random radius 4\nset bot-offers off\nchance seed 8\nstart\n' 300 'advise medium'
agrees
! grep -q ': offer ' game.answers || fail "bot-offers off: $(grep -m 1 ': offer ' game.answers)"
converses 'players a b c d e f\nset paired on\nset target 200\nchance seed 9\nstart\n' 290 'advise medium' 'advise easy'
agrees
converses "$usual" 12 'advise hard'
agrees

# Several moves: not more than asked for, each with its speaker, an estimate at most behind it.
{
    printf "$usual"
    for level in random easy medium hard; do printf 'advise %s 3\n' "$level"; done
} >three.catan
gives 0 '' run --quiet --effort 1/4 three.catan
[ "$(wc -l <out)" -ge 4 ] && [ "$(wc -l <out)" -le 12 ] || fail "advise LEVEL 3 printed: $(cat out)"
! grep -v -E '^[A-Z][a-z]*: settle [0-9]+(  # wins [0-9]+\.[0-9] %)?$' out >&2 || fail "advise LEVEL 3: a line is odd"

# auto plays what advise tells, and the game that is saved knows neither.
{ printf "$usual" && printf 'auto easy 50\n'; } >auto.catan
{ printf "$usual" && yes 'auto easy' | head -50; } >one.catan
gives 0 '' run --autosave auto.saved auto.catan
moves <out >auto.moves
[ "$(wc -l <auto.moves)" = 50 ] || fail "auto easy 50 makes $(wc -l <auto.moves) moves"
sed '1,/^start$/d; /^check /d' auto.saved | cmp -s - auto.moves || fail "auto is not saved as its moves"
gives 0 '' run --quiet --verify auto.saved
gives 0 '' run one.catan
moves <out | cmp -s - auto.moves || fail "auto easy 50 is not 50 times auto easy"
gives 0 '' run --bot-seed 0 auto.catan
moves <out | cmp -s - auto.moves || fail "--bot-seed 0 is not the usual"
gives 0 '' run --bot-seed 1 auto.catan
! moves <out | cmp -s - auto.moves || fail "--bot-seed is ignored"

# When the game is over, or what is asked for is not understood, that is told, and nothing is answered.
{ printf 'players Ann Ben\nset target 3\nchance seed 1\n' && yes 'auto easy 1000' | head -9; } >over.catan
{ cat over.catan && printf 'advise easy\nadvise hard 3\nadvise best\n'; } >asked.catan
gives 1 'refused by R10.5: the game is over' run --quiet --keep-going asked.catan
grep -q "unknown level 'best'" err || fail "an unknown level: $(cat err)"
[ ! -s out ] || fail "printed: $(cat out)"

# A reader that goes away ends the program.
yes 'advise random' | timeout 60 "$catan" run - 2>/dev/null | head -3 >out
[ "$(wc -l <out)" = 3 ] || fail "an engine whose answers are not read: $(cat out)"

# Saved games with bots: run, resumed, listed, their bots kept; without bots not a byte is new.
printf 'players Ann Ben Cy\nbot ben HARD\nset bot-offers off\nbot Cy easy\nchance seed 3\nauto random 20\n' >bots.catan
gives 0 '' run --quiet --autosave bots.saved bots.catan
grep -A 2 '^set bot-offers off$' bots.saved >kept
printf '%s\n' 'set bot-offers off' 'bot Ben hard' 'bot Cy easy' | cmp -s - kept || fail "kept: $(cat kept)"
gives 0 '' run --quiet --verify bots.saved
printf 'advise easy\nauto easy 20\n' | "$catan" resume --quiet bots.saved >out 2>err || fail "resume: $(cat err)"
[ "$(wc -l <out)" = 1 ] || fail "resume printed: $(cat out)"
[ "$(sed '1,/^start$/d; /^check /d' bots.saved | wc -l)" = 40 ] || fail "resume did not play on"
gives 0 '' run --quiet --verify bots.saved
mkdir -p state/catan && cp bots.saved state/catan/game.catan
gives 0 '' resume --list
grep -q 'Ann Ben Cy: turn ' out || fail "resume --list: $(cat out)"
sed -e '/^bot/d' -e '/^set bot/d' bots.catan >people.catan
gives 0 '' run --quiet --autosave people.saved people.catan
! grep -q -i bot people.saved || fail "people are bots"

# The command line.
gives 0 '' run --quiet --set bot-offers=off --autosave offers.saved people.catan
grep -q '^set bot-offers off$' offers.saved || fail "--set bot-offers=off is lost"
gives 2 "^catan: --effort is '1/3', but must be 1/4, 1/2 or a whole number from 1 to 1000$" run --effort 1/3 bots.catan
gives 2 "^catan: --effort is '0', but" resume --effort 0 bots.saved
gives 2 "^catan: --bot-seed is 'x', but" run --bot-seed x bots.catan
sed '/^chance/d' bots.catan >real.catan
gives 2 'there can be no bots with `chance scripted` or real dice' run --dice real real.catan

exit $failed

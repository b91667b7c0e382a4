# Tests `carcassonne run` and `carcassonne < FILE`: exit codes, messages, saved games.
# Usage: sh run.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/common.sh"
turn='draw E\nplace 0,1 south\nfollower city s\n'

# Successful scripts, from a file and from a pipe.
game "${turn}expect Ann points 4\n"
gives 0 '' run game.carcassonne
grep -q '^  Ann scores 4 points for a city of 2 tiles$' out || fail "the city is not told: $(cat out)"
gives 0 '' run --quiet game.carcassonne
[ ! -s out ] || fail "--quiet printed: $(cat out)"
"$carcassonne" <game.carcassonne >piped 2>err || fail "a script from a pipe: $(cat err)"
run run game.carcassonne
cmp -s piped out || fail 'the same script from a pipe printed otherwise'
"$carcassonne" run - <game.carcassonne >out 2>err
cmp -s piped out || fail 'the same script from - printed otherwise'
sed 's/$/\r/' game.carcassonne >crlf.carcassonne
gives 0 '' run crlf.carcassonne
cmp -s piped out || fail 'CRLF changed what is printed'
: >empty.carcassonne
gives 0 '' run empty.carcassonne
[ ! -s out ] || fail 'an empty script printed something'
gives 0 'there was no script on it'
printf 'advise random 3\nauto random 500\nshow score\n' >bots.carcassonne
gives 0 '' run --seed 3 bots.carcassonne
grep -q ' points each$\| wins with ' out || fail "bots do not play to the end: $(tail -n 3 out)"
cp out once
gives 0 '' run --seed 3 --bot-seed 0 bots.carcassonne
cmp -s once out || fail 'the same bots play otherwise'
gives 0 '' run --seed 3 --bot-seed 1 bots.carcassonne
! cmp -s once out || fail 'other bots play the same'

# K15: without a name the player who placed takes back, also when the next one is asked to draw; a draw is final.
game "${turn}undo\nundo\nplace 0,1 south\nBen: undo\nAnn: undo\n"
gives 1 'refused by K15: only Ann may take back the last tile' run --keep-going game.carcassonne
[ "$(grep -c '^  taken back: Ann: ' out)" = 3 ] || fail "taken back: $(cat out)"
game "${turn}draw\nundo\n"
gives 1 'refused by K15: there is nothing left to take back' run game.carcassonne

# 1: refused, not as expected.
game 'pass\ndraw E\n'
gives 1 '^game.carcassonne:4:1: refused by K5: Ann must draw first$' run game.carcassonne
! grep -q 'draw' out || fail 'went on after a refused command'
gives 1 'refused by K5' run --keep-going game.carcassonne
grep -q '^Ann: draw E$' out || fail '--keep-going did not'
game 'expect Ann points 9\ndraw E\n'
gives 1 '^game.carcassonne:4:8: expected Ann points 9, found points 0$' run game.carcassonne
grep -q '^Ann: draw E$' out || fail 'a failed expectation ended the script'
game 'check 0000000000000000\n'
gives 1 '^game.carcassonne:4:7: the game does not match this check' run game.carcassonne
game 'expect refused K5: draw\n'
gives 1 'expected a refusal by K5, but this is legal' run game.carcassonne
game 'draw C\n'
gives 1 'the seed gives R here, not C' run --verify game.carcassonne
game 'draw R\n'
gives 0 '' run --verify game.carcassonne
chance='chance scripted'
game 'draw\n'
gives 1 'refused by K14: chance is scripted, so the line must end with the tile: draw E' run game.carcassonne
gives 2 'there is no seed to verify the outcomes against' run --verify game.carcassonne
game 'auto random\n'
gives 1 'refused by K14: chance is scripted, so this move must be written' run game.carcassonne
game 'bot Ben random\n'
gives 2 'bots cannot play with .chance scripted. or real tiles' run game.carcassonne
chance=

# 2: not understood.
game 'bot Ben hard\nstart\nbot Ben hard\n'
gives 2 '^game.carcassonne:6:9: only random bots play Carcassonne, no hard ones$' run game.carcassonne
for line in 'drw' 'draw Z' 'draw E E' 'place' 'place 0,1' 'place 0 1 south' 'place 0,1 s' 'place +1,0 south' 'follower' \
    'follower city' 'follower city x' 'follower monk' 'pass on' 'expect Anm points 2' 'expect Ann pints 2' 'show dice' \
    'check 12' 'expect refused 5: draw' 'players Ann Ben' 'Bob: draw' 'Ann:' 'place 99999999999999999999,0 south' \
    'advise' 'advise best' 'auto random 0' 'advise easy' 'draw \000' 'draw \377' 'draw \033[2J' 'draw \303'; do
    game "$line\n"
    gives 2 '^game.carcassonne:4:[0-9]*: ' run game.carcassonne
done
for line in 'players Ann' 'players Ann ann' 'players Ann cloister' 'players A B C D E F' 'set start e' 'set colour 3' \
    'set small-city 3' 'order last' 'order first' 'chance maybe' 'carcassonne 2' 'carcassonne' 'hello'; do
    printf '%s\n' "$line" >game.carcassonne
    gives 2 '^game.carcassonne:1:[0-9]*: ' run game.carcassonne
done
head -c 65537 /dev/zero | tr '\0' a >game.carcassonne
gives 2 '^game.carcassonne:1:1: this line has more than 65536 bytes$' run game.carcassonne
head -c 1000000000 /dev/zero 2>/dev/null | tr '\0' a 2>/dev/null | "$carcassonne" run - >out 2>err
[ $? = 2 ] || fail 'a line of 1 GB: wrong exit code'
[ "$(wc -c <err)" -lt 200 ] || fail 'a line of 1 GB: a long message'
game 'start\n'
{ cat game.carcassonne && head -c 50000000 /dev/zero | tr '\0' a && printf '\ndraw E\n'; } >long.carcassonne
gives 2 'long.carcassonne:5:1: this line has more' run --keep-going long.carcassonne
grep -q '^Ann: draw E$' out || fail '--keep-going did not get behind a long line'
head -c 100000 /dev/urandom >game.carcassonne
run run game.carcassonne
[ "$code" = 2 ] || fail "noise: exit code $code"

# Files of the other game name its program, and those of this one name this.
printf 'catan 1\nplayers Ann Ben\n' >saved.catan
printf 'players Ann Ben\nsettle 12\n' >written.catan
printf 'carcassonne 1\nplayers Ann Ben\n' >saved.carcassonne
printf 'players Ann Ben\ndraw E\n' >written.carcassonne
refused='this is a saved game of Catan: catan run saved.catan$'
gives 2 "^saved.catan:1:1: $refused" run saved.catan
gives 2 "^saved.catan:1:1: $refused" resume saved.catan
gives 2 "^saved.catan:1:1: $refused" board saved.catan
for command in resume board; do
    run $command saved.catan
    ! grep -q 'there is no game' err || fail "$command says more than which program plays it: $(cat err)"
done
gives 2 '^written.catan:1:1: by its name this is a game of Catan: catan run written.catan$' run written.catan
[ ! -s out ] || fail "a game of Catan was played: $(cat out)"
cp written.catan 'with blanks.catan'
gives 2 "by its name this is a game of Catan: catan run 'with blanks.catan'$" run 'with blanks.catan'
# Also if it can be understood in both games.
printf 'players Ann Ben\nstart\n' >both.catan
gives 2 '^both.catan:1:1: by its name this is a game of Catan: catan run both.catan$' run both.catan
[ ! -s out ] || fail "a game of Catan was played: $(cat out)"
# The first word counts more than the name.
cp saved.carcassonne named.catan
gives 0 '' run --seed 1 named.catan
"$carcassonne" run - <saved.catan >out 2>err
grep -q 'this is a saved game of Catan: catan run -$' err || fail "from a pipe: $(cat err)"
for command in run resume; do
    "$catan" $command saved.carcassonne >out 2>err </dev/null
    grep -q '^saved.carcassonne:1:1: this is a saved game of Carcassonne: carcassonne run saved.carcassonne$' err ||
        fail "catan $command: $(cat err)"
done
"$catan" run written.carcassonne >out 2>err </dev/null
grep -q 'by its name this is a game of Carcassonne: carcassonne run written.carcassonne$' err || fail "catan run: $(cat err)"
printf 'players Ann Ben\nstart\n' >both.carcassonne
"$catan" run both.carcassonne >out 2>err </dev/null
grep -q '^both.carcassonne:1:1: by its name this is a game of Carcassonne: ' err || fail "catan run: $(cat err)"
[ ! -s out ] || fail "catan played a game of Carcassonne: $(cat out)"

# 3: files. With several, the first exit code that is not 0.
gives 3 "^carcassonne: cannot read 'nowhere': No such file" run nowhere
gives 3 "^carcassonne: cannot read '.*': Is a directory" run "$scratch"
game 'draw E\n'
cp game.carcassonne good.carcassonne
game 'pass\n'
cp game.carcassonne refused.carcassonne
printf 'drw\n' >misread.carcassonne
gives 0 '' run good.carcassonne good.carcassonne
gives 1 'refused' run good.carcassonne refused.carcassonne misread.carcassonne
gives 2 'misread' run good.carcassonne misread.carcassonne refused.carcassonne
gives 3 'nowhere' run good.carcassonne nowhere misread.carcassonne
grep -q 'misread' err || fail 'the file after one that is missing was left out'

# Saved games.
game "${turn}undo\nfollower field nw\ndraw\nauto random 50\n"
gives 0 '' run --autosave saved game.carcassonne
gives 0 '' run --quiet saved
gives 0 '' run --quiet --verify bots.carcassonne --seed 3
[ "$(sed -n 1p saved)" = 'carcassonne 1' ] || fail "a saved game begins with $(sed -n 1p saved)"
[ "$(stat -c %a saved)" = 600 ] || fail "a saved game has the rights $(stat -c %a saved)"
run run game.carcassonne
moves_of out >told
moves_of saved | cmp -s told - || fail 'what is saved is not what is told'
grep -q '^Ann: undo$' saved || fail 'what was taken back is not saved'
gives 3 "^carcassonne: 'saved' exists already; name a new file, or go on with that game: carcassonne resume 'saved'$" run --autosave saved game.carcassonne
gives 2 'takes one file' run --autosave other good.carcassonne good.carcassonne
gives 3 'cannot create nowhere/x: .*the game goes on' run --autosave nowhere/x good.carcassonne
grep -q '^Ann: draw E$' out || fail 'without its save the game did not go on'

exit $failed

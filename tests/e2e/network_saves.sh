# Tests the file of codes beside the saved game of a hosted game: it moves with the game, and it is deleted when no
# guest can join any more.
# Usage: sh network_saves.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
. "$(dirname -- "$0")/long_game.sh"
player=$(cd -- "$(dirname -- "$0")" && pwd)/player.sh
host='' guest=''
trap 'tmux kill-server 2>/dev/null; kill $host $guest 2>/dev/null; rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
failed() {
    printf 'FAILED: %s\n' "$*" >&2
    [ ! -f log ] || cat log >&2
    ls -l >&2
    exit 1
}
code_of() { sed -n "s/^seat $2 //p" "$1.codes"; }
has_moves() { grep -qs "^Ann: .*" "$1"; }

printf '%s\n' 'players Ann Ben' 'bot Ben random' 'board random seed 3' 'set target 22' 'set discard-limit 90' 'chance seed 1' >header
begins() { # FILE
    "$catan" run --quiet --autosave "$1" header || failed 'the game cannot be prepared'
    : >log
    "$catan" serve --listen 127.0.0.1:0 "$1" >lines 2>log </dev/null &
    host=$!
    until_it grep -q 'the game is kept in' log || failed 'the game is not open'
    cp "$1.codes" codes
    "$catan" join "$(sed -n 's/^listen //p' codes)" "$(code_of "$1" Ann)" --unconfined --exec "sh '$player' Ann '$scratch/said'" 2>err </dev/null &
    guest=$!
    until_it has_moves "$1" || failed 'nothing is played'
}
stops() {
    kill "$guest" 2>/dev/null
    kill "$host"
    wait "$host" || failed "the host: exit code $?"
    wait "$guest"
    host='' guest=''
}
stays() { [ "$(stat -c '%a %s' "$1")" = "600 $(stat -c %s codes)" ] && cmp -s "$1" codes; }

# --- Another program puts something in the place of the saved game.
begins one.catan
echo 'something else' >other
mv other one.catan
until_it has_moves one-2.catan || failed 'the game has not moved away'
until_it [ -e one-2.catan.codes ] || failed 'the codes have not moved with the game'
stays one-2.catan.codes || failed "other codes than before: $(cat one-2.catan.codes)"
[ ! -e one.catan.codes ] || failed 'the codes of an abandoned game are left behind'
[ "$(cat one.catan)" = 'something else' ] || failed 'the file of the other program was changed'
stops
[ "$(awk 'END { print NR }' said)" -le "$(grep -c '^Ann: ' one-2.catan)" ] || failed 'moves are lost'
# After a restart of the machine, the only game with codes is the right one, and its guest finds it.
[ "$(echo *.codes)" = one-2.catan.codes ] || failed "there are $(echo *.codes)"
inode=$(stat -c %i one-2.catan.codes)
"$catan" serve one-2.catan >lines 2>log </dev/null &
host=$!
until_it grep -q 'the game is kept in' log || failed 'the game does not go on'
stays one-2.catan.codes || failed 'the codes have changed'
[ "$(stat -c %i one-2.catan.codes)" = "$inode" ] || failed 'codes that are right already were written again'
kill "$host"
wait "$host"
host=''

# --- It is noticed at the end as well.
begins last.catan
kill "$guest"
wait "$guest"
until_it grep -q 'Ann is away\|Ann has left' log || failed 'the guest does not leave'
echo 'something else' >other
mv other last.catan
stops
[ -s last-2.catan ] || failed 'the game has not moved away'
stays last-2.catan.codes || failed 'the codes have not moved with the game'
[ ! -e last.catan.codes ] || failed 'the codes of an abandoned game are left behind'

# --- Codes that are no longer ours stay where they are.
begins two.catan
echo '# of another game' >>two.catan.codes
cp two.catan.codes theirs
echo 'something else' >other
mv other two.catan
until_it [ -e two-2.catan.codes ] || failed 'the codes have not moved with the game'
stays two-2.catan.codes || failed "other codes than before: $(cat two-2.catan.codes)"
cmp -s two.catan.codes theirs || failed 'codes of another game were changed'
stops

# --- A game at a terminal.
sed -e 's/bot Ben random/bot Ben easy/' header >three
"$catan" run --quiet --autosave three.catan three || failed 'the game cannot be prepared'
# program FILE WORDS: a program without arguments.
program() {
    printf '#!/bin/sh\nexec %s\n' "$2" >"$1"
    chmod +x "$1"
}
program ann "sh '$player' Ann '$scratch/said'"
start "'$catan' resume $scratch/three.catan --listen 127.0.0.1:0 --exec Ann=$scratch/ann --unconfined --pace at-once"
until_it has_moves three.catan || fail 'nothing is played'
cp three.catan.codes codes
echo 'something else' >other
mv other three.catan
until_it [ -e three-2.catan.codes ] || fail 'the codes have not moved with the game'
stays three-2.catan.codes || fail "other codes than before: $(cat three-2.catan.codes)"
[ ! -e three.catan.codes ] || fail 'the codes of an abandoned game are left behind'
shows 'game is saved as'
strike -TERM
shows LEFT

# --- There the game waits as well when it cannot be saved, and says so.
if command -v prlimit >/dev/null; then
    printf '%s\n' 'bot Ann easy' | cat three - | "$catan" run --quiet --autosave four.catan - || failed 'the game cannot be prepared'
    size=$(($(stat -c %s four.catan) + 300))
    start "prlimit --fsize=$size: '$catan' resume $scratch/four.catan --listen 127.0.0.1:0 --pace at-once"
    shows 'Who plays elsewhere'
    press Enter
    shows 'no move counts'
    press Enter
    # After a key that tried a move, the answer to it hides that the game waits.
    shows "\(The game waits\|Nothing has changed\): the host's disk gives trouble: File too large"
    moves=$(grep -c '^[A-Z][a-z]*: ' four.catan)
    sleep 1
    [ "$(grep -c '^[A-Z][a-z]*: ' four.catan)" = "$moves" ] || fail 'the game does not wait'
    "$catan" run --verify --quiet four.catan </dev/null || fail 'the saved game does not hold'
    prlimit --pid "$(cat "$pid")" --fsize=unlimited:
    shows 'can be written again'
    press Enter
    more_moves() { [ "$(grep -c '^[A-Z][a-z]*: ' four.catan)" -gt "$moves" ]; }
    until_it more_moves || fail 'the game does not go on'
    strike -TERM
    shows LEFT
fi

# --- One that becomes too long for guests. It goes on at the terminal, without codes.
long_game long.catan || failed 'the beginning of a long game'
cat >offers.sh <<'END'
echo 'catan-chair 1'
while IFS= read -r line; do
    case $line in
        'now '*) now=${line#now } ;;
        'phase '*) phase=${line#phase } ;;
        'asked '*) asked=${line#asked } ;;
        'winner none')
            [ "$asked" = "$1" ] || continue
            [ "$phase" != main ] || echo "say $now offer 1 grain for 1 wool to Ben"
            [ "$phase" != trade ] || echo "say $now withdraw"
            [ "$phase" != answer ] || echo "say $now decline"
            ;;
    esac
done
END
program ann "sh '$scratch/offers.sh' Ann"
program ben "sh '$scratch/offers.sh' Ben"
start "'$catan' resume $scratch/long.catan --listen 127.0.0.1:0 --exec Ann=$scratch/ann --exec Ben=$scratch/ben --unconfined"
until_it [ -e long.catan.codes ] || fail 'no codes are kept'
shows 'The game has grown too long for guests'
until_it [ ! -e long.catan.codes ] || fail 'the codes of a game that no guest can join are kept'
press Enter
loses 'The game has grown too long for guests'
strike -TERM
shows LEFT
# Codes that were left behind by a program before this one are not needed either.
touch long.catan.codes
start "'$catan' resume $scratch/long.catan"
until_it [ ! -e long.catan.codes ] || fail 'codes of a game are kept that has no guests'
strike -TERM
shows LEFT

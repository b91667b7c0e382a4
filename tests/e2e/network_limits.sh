# Tests the limits of a game with guests: a new one has a limit of offers (R8.4), and a game that has become too long is
# saved and no longer hosted.
# Usage: sh network_limits.sh PROGRAM
catan=$1
scratch=$(mktemp -d) || exit 1
host=
trap 'kill $host 2>/dev/null; rm -rf "$scratch"' EXIT
. "$(dirname -- "$0")/until.sh"
. "$(dirname -- "$0")/long_game.sh"
cd "$scratch" || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch/state" XDG_CONFIG_HOME="$scratch/config"
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    [ ! -f log ] || cat log >&2
    exit 1
}
# serves ARGUMENTS...: in the background, its join lines in `lines`, its log in `log`.
serves() {
    : >lines
    : >log
    timeout 120 "$catan" serve --listen 127.0.0.1:0 "$@" >lines 2>log </dev/null &
    host=$!
    until_it grep -q 'the game is kept in' log || fail "catan serve $*"
    saved=$(sed -n 's/^catan: the game is kept in //p' log)
}
stops() {
    kill "$host"
    wait "$host" || fail "catan serve: exit code $? after SIGTERM"
    host=
}

# --- R8.4: a limit of offers in every new game with guests, unless the players say another; and none in a local game.
serves --names Ann,Ben
grep -q '^set offers 20$' "$saved" || fail "a new game has no limit of offers: $(cat "$saved")"
stops
serves --names Ann,Ben --set offers=3
grep -q '^set offers 3$' "$saved" || fail "another limit than was asked for: $(cat "$saved")"
stops

# --- A game from before, in which offers are unlimited, keeps what it has. This one is nearly as long as a game can be.
long_game long.catan || fail 'the beginning of a long game'
cat >ann.sh <<'END'
echo 'catan-chair 1'
while IFS= read -r line; do
    case $line in
        'now '*) now=${line#now } ;;
        'phase '*) phase=${line#phase } ;;
        'asked '*) asked=${line#asked } ;;
        'winner none')
            [ "$asked" = Ann ] && [ "$phase" = main ] && echo "say $now offer 1 grain for 1 wool to Ben"
            [ "$asked" = Ann ] && [ "$phase" = trade ] && echo "say $now withdraw"
            [ "$asked" = Ben ] && [ -n "$1" ] && echo "say $now decline"
            ;;
        bye*) echo "$line" >>byes ;;
    esac
done
END
serves long.catan --unconfined --exec 'Ben=sh ann.sh Ben'
! grep -q '^set offers' long.catan || fail "a limit of offers in a game that has none"
# shellcheck disable=SC2046 # words are wanted
timeout 100 "$catan" join $(sed -n 's/^Ann: catan join //p' lines) --exec 'sh ann.sh' --unconfined >out 2>err </dev/null
code=$?
[ "$code" = 3 ] || [ "$code" = 1 ] || fail "the guest: exit code $code: $(cat err)"
grep -q '^catan: the host says: The game has grown too long for guests[.]' err || fail "the guest hears: $(cat err)"
wait "$host"
code=$?
host=
[ "$code" = 1 ] || fail "catan serve: exit code $code"
grep -q '^catan: The game has grown too long for guests, and all were sent away' log || fail "serve does not say why it ends"
grep -q '^catan: catan resume .*long.catan goes on with it at one terminal$' log || fail "serve does not say how it goes on"
grep -q '^bye The game has grown too long for guests[.]' byes || fail "the program is not told: $(cat byes)"
[ "$(grep -c '^Ann: \|^Ben: ' long.catan)" -ge 50000 ] || fail "not all of the game is saved"
[ "$(grep -c '^Ann: \|^Ben: ' long.catan)" -le 50070 ] || fail "the game has become longer than it may"
[ ! -e long.catan.codes ] || fail "the codes of a game that no guest can join are kept"
tail -c 1 long.catan | od -An -c | grep -q '\\n' || fail "the last line is torn"

# It is not served again, and goes on at one terminal.
touch long.catan.codes
timeout 20 "$catan" serve long.catan >out 2>err </dev/null
code=$?
[ "$code" = 1 ] || fail "a game that is too long is served: exit code $code"
grep -q '^catan: the game in .*long.catan.* has grown too long for guests; catan resume goes on' err || fail "serve: $(cat err)"
[ ! -e long.catan.codes ] || fail "a host would try again and again"
"$catan" resume long.catan </dev/null >out 2>err || fail "resume: exit code $?: $(cat err)"
grep -q "^turn 1, " out || fail "resume: $(cat out)"

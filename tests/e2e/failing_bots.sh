# Tests failing bots in a game without a screen: the level below plays on, and the log, the guests and the saved game
# all name it.
# Usage: sh failing_bots.sh PROGRAM, a copy of catan whose bots of the levels in CATAN_FAILING_LEVELS fail
catan=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch/state" XDG_CONFIG_HOME="$scratch/config"
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    [ ! -f log ] || cat log >&2
    exit 1
}
# serves CODE LEVELS: a short game of two bots and a program that plays nothing and repeats in the log what it is told.
serves() {
    CATAN_FAILING_LEVELS=$2 timeout 60 "$catan" serve --target 4 --seed 7 --patience 1 --names Ada,Bo,Cy --order first=Ada \
        --bot Ada=hard --bot Bo=medium --exec 'Cy=sh -c "echo catan-chair 1; cat >&2"' >lines 2>log </dev/null
    code=$?
    [ "$code" = "$1" ] || fail "catan serve: exit code $code instead of $1"
    saved=$(sed -n 's/^catan: the game is kept in //p' log)
}
says() { grep -q -x -e "$1" log || fail "not in the log: $1"; }

serves 0 'medium hard'
for level in medium easy; do
    says "catan: the bot that plays for Ada could not go on; it plays at level $level now"
    grep -q -x "bot Ada $level" "$saved" || fail "the saved game does not say that Ada plays at level $level"
done
says '\[Cy] sits Ada bot easy'
says 'catan: .* has won'
"$catan" run --quiet --verify "$saved" >out 2>&1 || fail "the saved game does not hold: $(cat out)"

# If every level fails, the host ends, and the saved game keeps the bot.
serves 3 all
grep -q "^catan: the bot that plays for .* cannot go on; catan serve .* goes on with the game$" log || fail "no reason is told"
if grep -q '^bot .* off$' "$saved"; then fail "the saved game lost a bot"; fi

# A host that goes on with it tells guests the level that the saved game names, and a failure lowers it further.
who=$(sed -n 's/^catan: the bot that plays for \(.*\) cannot go on; .*$/\1/p' log)
grep -q -x "bot $who random" "$saved" || fail "the saved game does not say that $who plays at level random"
CATAN_FAILING_LEVELS='medium hard' timeout 60 "$catan" serve --patience 1 --exec 'Cy=sh -c "echo catan-chair 1; cat >&2"' "$saved" >lines 2>log </dev/null ||
    fail "catan serve FILE: exit code $?"
says "\[Cy] sits $who bot random"
says 'catan: .* has won'
if grep -q "plays for $who could not go on" log; then fail "$who does not play at the level of the saved game"; fi
"$catan" run --quiet --verify "$saved" >out 2>&1 || fail "the saved game does not hold: $(cat out)"

exit 0

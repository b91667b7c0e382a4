# What the scripts of this folder share; each reads it first. The program is in $carcassonne, Catan's in $catan, and the current
# folder is a new one.
carcassonne=$1 catan=$2
scratch=$(mktemp -d) || exit 1
trap 'chmod -R u+rwx "$scratch"; rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch/state" XDG_CONFIG_HOME="$scratch/config"
failed=0

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    failed=1
}
# run ARGUMENTS...: leaves the exit code in $code and the output in out and err.
run() {
    "$carcassonne" "$@" >out 2>err </dev/null
    code=$?
}
# gives CODE PATTERN ARGUMENTS...: the exit code, and a line of stderr that matches; an empty pattern: no line at all.
gives() {
    wanted=$1 pattern=$2
    shift 2
    run "$@"
    [ "$code" = "$wanted" ] || fail "carcassonne $*: exit code $code instead of $wanted: $(cat err)"
    if [ -n "$pattern" ]; then
        grep -q -e "$pattern" err || fail "carcassonne $*: says: $(cat err)"
    else
        [ ! -s err ] || fail "carcassonne $*: complained: $(cat err)"
    fi
}
# refuses CODE PATTERN ARGUMENTS...: in one line that matches, and prints nothing.
refuses() {
    gives "$@"
    [ "$(wc -l <err)" -eq 1 ] || fail "not one line: $(cat err)"
    [ ! -s out ] || fail "printed: $(cat out)"
}
# game LINES: a game of Ann and Ben, then these lines, in game.carcassonne.
game() {
    {
        printf '%s\n' 'players Ann Ben' 'order first Ann' "${chance:-chance seed 7}"
        printf "$1"
    } >game.carcassonne
}
# loads FILE: as a saved game without fault.
loads() {
    "$carcassonne" run --quiet "$1" >/dev/null 2>err </dev/null || fail "$what: $1 does not load: $(cat err)"
}
# What was said, in order: the lines of a saved game or of the output that are moves.
moves_of() { grep -e '^[A-Z][a-z]*: ' "$1"; }

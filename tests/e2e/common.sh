# What the tests of commands share; a script reads it first, with its own arguments. The program under test is $tested, and the
# current folder is a new one. At its end a script says `exit $failed`.
tested=$1
e2e=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
e2e=${e2e%/carcassonne} # this folder
subcommand= # which command run() runs, in scripts that test only one
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
    # shellcheck disable=SC2086 # no word if there is no command
    "$tested" $subcommand "$@" >out 2>err </dev/null
    code=$?
    ran="${tested##*/} ${subcommand:+$subcommand }$*"
}
# gives CODE PATTERN ARGUMENTS...: the exit code, and a line of stderr that matches; an empty pattern: no line at all.
gives() {
    wanted=$1 pattern=$2
    shift 2
    run "$@"
    [ "$code" = "$wanted" ] || fail "$ran: exit code $code instead of $wanted: $(cat err)"
    if [ -n "$pattern" ]; then
        grep -q -e "$pattern" err || fail "$ran: says: $(cat err)"
    else
        [ ! -s err ] || fail "$ran: complained: $(cat err)"
    fi
}
# refuses CODE PATTERN ARGUMENTS...: in one line that matches, and prints nothing.
refuses() {
    gives "$@"
    [ "$(wc -l <err)" -eq 1 ] || fail "$ran: not one line: $(cat err)"
    [ ! -s out ] || fail "$ran: printed: $(cat out)"
}
# same FILE FILE WHY
same() { cmp -s "$1" "$2" || fail "$3: $1 and $2 differ"; }
# These report failures of $what. says PATTERN: err has such a line.
says() { grep -q -e "$1" err || fail "$what: says: $(cat err)"; }
ends_with() { [ "$code" = "$1" ] || fail "$what: exit code $code instead of $1: $(cat err)"; }
# loads FILE: as a saved game without fault.
loads() {
    "$tested" run --quiet "$1" >/dev/null 2>err </dev/null || fail "$what: $1 does not load: $(cat err)"
}
# What was said, in order: the lines of a saved game or of the output that are moves.
moves_of() { grep -e '^[A-Z][a-z]*: ' "$1"; }

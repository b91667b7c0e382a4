# Tests that every rule of both games is cited by a test of its own, in its name or in the name of a transcript, and that tests cite
# no rule that does not exist. A range such as K1-K16 cites none of its rules.
# R2.4 only says what cards are called.
# Usage: sh cited_rules.sh
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
failed=0

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    failed=1
}

{
    find "$root/tests" -name '*.cpp' -exec cat {} + | tr '\n' ' ' | grep -oE 'TEST_CASE\( *"[^"]*"( *"[^"]*")*'
    ls "$root/tests/golden/transcripts" "$root/tests/golden/carcassonne"
} >names
sed -E 's/[RK][0-9.]+-[RK][0-9.]+//g' names | grep -oE '\b[RK][0-9]+(\.[0-9]+)?\b' | sort -u >cited

# check LETTER PAGE: the rules of a game, which begin with this letter. A section with subsections is no rule itself.
check() {
    grep -oE "^##+ $1[0-9]+(\.[0-9]+)?" "$root/$2" | sed 's/.* //' >headings
    [ -s headings ] || fail "there are no rules in $2"
    while read -r rule; do
        ! grep -q "^$rule\." headings || continue
        [ "$rule" = R2.4 ] || grep -qx "$rule" cited || fail "no test cites $rule of $2"
    done <headings
    grep "^$1" cited | while read -r rule; do
        grep -qx "$rule" headings || echo "$rule"
    done >unknown
    [ ! -s unknown ] || fail "tests cite rules that are not in $2: $(tr '\n' ' ' <unknown)"
}
check R docs/rules.md
check K docs/carcassonne/rules.md

exit $failed

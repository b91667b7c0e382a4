# Tests that the table of lines in docs/architecture.md is still true, give or take a twentieth.
# Usage: sh lines.sh
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
failed=0
rows=$("$root/cmake/lines") || exit 1
[ "$(printf '%s\n' "$rows" | wc -l)" -ge 3 ] || { echo "FAILED: cmake/lines prints: $rows" >&2; exit 1; }
number() { sed -n "s/^| $1 | \([0-9,]*\) |\$/\1/p" | tr -d ,; }
names=$(printf '%s\n' "$rows" | sed 's/^| \(.*\) | .*/\1/')
while IFS= read -r name; do
    now=$(printf '%s\n' "$rows" | number "$name")
    told=$(number "$name" <"$root/docs/architecture.md")
    [ -n "$told" ] && [ $((told * 20)) -ge $((now * 19)) ] && [ $((told * 20)) -le $((now * 21)) ] || {
        echo "FAILED: docs/architecture.md says '$told' lines are $name; cmake/lines counts $now" >&2
        failed=1
    }
done <<END_OF_NAMES
$names
END_OF_NAMES
exit $failed

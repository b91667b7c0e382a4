# The manual: it tells the same keys as README does, in the same order.
# Usage: sh manual.sh PROGRAM
catan=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# `| `key` | what it does |`
sed -n 's/^| `\(.*\)` | \(.*\) |$/\1 = \2/p' "$root/README.md" >"$scratch/readme"
"$catan" man | sed 's/\\-/-/g; s/\\&//g; s/\\e/\\/g' | awk '
    /^\.SH / { is_key = $2 == "KEYS" }
    is_key && /^\\fB/ { sub(/^\\fB/, ""); sub(/\\fR$/, ""); key = $0; getline; print key " = " $0 }
' >"$scratch/manual"
[ "$(wc -l <"$scratch/manual")" -gt 30 ] || {
    echo "FAILED: the manual tells no keys" >&2
    exit 1
}
diff "$scratch/readme" "$scratch/manual" >&2 || {
    echo "FAILED: README (<) and manual (>) tell other keys" >&2
    exit 1
}

# Compares the keys in the manual with those in the guide: the same keys in the same order.
# Usage: sh manual.sh PROGRAM
catan=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# `| `key` | what it does |`
sed -n '/^<!-- keys /,/^<!-- end -->/s/^| `\(.*\)` | \(.*\) |$/\1 = \2/p' "$root/docs/guide.md" >"$scratch/guide"
"$catan" man | sed 's/\\-/-/g; s/\\&//g; s/\\e/\\/g' | awk '
    /^\.SH / { is_key = $2 == "KEYS" }
    is_key && /^\\fB/ { sub(/^\\fB/, ""); sub(/\\fR$/, ""); key = $0; getline; print key " = " $0 }
' >"$scratch/manual"
[ "$(wc -l <"$scratch/manual")" -gt 30 ] || {
    echo "FAILED: the manual tells no keys" >&2
    exit 1
}
diff "$scratch/guide" "$scratch/manual" >&2 || {
    echo "FAILED: the guide (<) and manual (>) tell other keys" >&2
    exit 1
}

# It fits the usual terminal, and no line is too long to be broken.
command -v groff >/dev/null || { echo 'skipped the rest: there is no groff'; exit 0; }
"$catan" man | groff -Kutf8 -man -Tutf8 -P-cbou -rLL=78n -ww >"$scratch/page" 2>"$scratch/warnings"
[ ! -s "$scratch/warnings" ] || {
    echo "FAILED: groff warns of the manual: $(cat "$scratch/warnings")" >&2
    exit 1
}
# Characters and not bytes are counted.
LC_ALL=C tr -d '\200-\277' <"$scratch/page" | awk 'length > 78' >"$scratch/long"
[ ! -s "$scratch/long" ] || {
    echo "FAILED: lines of the manual are longer than 78 columns: $(cat "$scratch/long")" >&2
    exit 1
}
grep -q 'catan sim --games 1000 --seed 1' "$scratch/page" || {
    echo 'FAILED: the manual has no examples' >&2
    exit 1
}

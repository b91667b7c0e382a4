# Compares the options in the guide and the README with the program: each table of options with the help of its command,
# all tables together with the manual, and the options in the examples with the manual.
# Usage: sh guide.sh PROGRAM
catan=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
guide=$root/docs/guide.md
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0

options_of() { grep -oE -e '--[a-z][a-z-]*' | sort -u; }
fail() {
    echo "FAILED: $1" >&2
    failed=1
}

# Options that every command has.
usual='^--(help|version)$'
"$catan" man | sed 's/\\-/-/g' | grep '^\\fB-' | options_of | grep -vE -e "$usual" >"$scratch/program"
[ "$(wc -l <"$scratch/program")" -gt 40 ] || fail 'the manual tells no options'

# `<!-- options of COMMAND -->`, a table, `<!-- end -->`.
awk -v folder="$scratch" '
    /^<!-- options of / { table = folder "/" $4 "." ++count ".table" }
    /^<!-- end -->$/ { table = "" }
    table != "" && /^\| `/ { print >table }
' "$guide"
cat "$scratch"/*.table | options_of >"$scratch/guide"
diff "$scratch/guide" "$scratch/program" >&2 || fail 'the guide (<) and the program (>) have other options'

for table in "$scratch"/*.table; do
    command=$(basename "$table")
    command=${command%%.*}
    "$catan" "$command" --help | options_of >"$scratch/help"
    # Only the first column: the second one may name options of other commands.
    sed 's/^| \([^|]*\) |.*/\1/' "$table" | options_of | comm -23 - "$scratch/help" >"$scratch/unknown"
    [ ! -s "$scratch/unknown" ] || fail "the guide has options that catan $command has not: $(tr '\n' ' ' <"$scratch/unknown")"
done

# Examples: what is indented or quoted and is not a command of another program.
for page in "$guide" "$root/README.md"; do
    grep -E -e '^ {4,}|`' "$page" | grep -vE -e '`?cmake |tar |apt |strip-components' | options_of |
        grep -vE -e "$usual" | comm -23 - "$scratch/program" >"$scratch/unknown"
    [ ! -s "$scratch/unknown" ] || fail "${page##*/} has options that catan has not: $(tr '\n' ' ' <"$scratch/unknown")"
done
exit $failed

#!/bin/sh
# The examples of a document, played by the real program of a game. A block marked ```catan is a script of that game. If the
# next block is marked ```text, that is what `catan run --keep-going example.catan` prints for it, standard error included and
# the exit code last; otherwise the exit code must be 0.
# Usage: sh documented_examples.sh PROGRAM FILE.md [GAME]; with CATAN_UPDATE_GOLDEN=1 the ```text blocks are made anew.
absolute() {
    case $1 in
        /*) printf '%s\n' "$1" ;;
        *) printf '%s/%s\n' "$PWD" "$1" ;;
    esac
}
program=$(absolute "$1")
game=${3:-catan}
document=$(absolute "$2")
name=${document##*/}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1

# A folder N for each example, with its script, what it is said to print, and the number of its first line.
awk -v game="$game" '
    !inside && /^```/ {
        inside = 1
        to = ""
        if ($0 == "```" game) {
            example = ++count
            system("mkdir " example)
            print NR + 1 >(example "/line")
            to = example "/example." game
        } else if ($0 == "```text" && example) {
            to = example "/said"
        }
        if (to != "") printf "" >to
        if ($0 != "```" game) example = 0
        next
    }
    inside && /^```$/ { inside = 0; if (to != "") close(to); next }
    inside && to != "" { print >to }
    END { exit inside }
' "$document" || { printf '%s: cannot be read, or a block has no end\n' "$name" >&2; exit 1; }
[ -d 1 ] || { printf '%s: there are no examples\n' "$name" >&2; exit 1; }

failed=0
count=0
while count=$((count + 1)) && [ -d "$count" ]; do
    (
        cd "$count" || exit 1
        "$program" run --keep-going "example.$game" >played 2>&1 </dev/null
        code=$?
        printf 'exit %d\n' "$code" >>played
        where="$name, line $(cat line)"
        if [ "$CATAN_UPDATE_GOLDEN" = 1 ]; then
            exit 0
        elif [ -f said ]; then
            diff -u --label "$where" --label 'what is printed now' said played
        elif [ "$code" != 0 ]; then
            printf '%s: the script does not end well:\n' "$where"
            cat played
            exit 1
        fi
    ) || failed=1
done

if [ "$CATAN_UPDATE_GOLDEN" = 1 ]; then
    awk -v game="$game" '
        inside && /^```$/ { inside = skipping = 0 }
        !skipping { print }
        !inside && /^```./ {
            inside = 1
            if ($0 == "```text" && example) {
                played = example "/played"
                while ((getline line <played) > 0) print line
                skipping = 1
            }
            example = $0 == "```" game ? ++count : 0
        }
    ' "$document" >updated && cat updated >"$document" || failed=1
fi
exit $failed

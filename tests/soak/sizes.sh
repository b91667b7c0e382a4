# Plays four medium bots on boards of every size for the usual target (R2.2), and prints after how many turns they
# finish.
# Usage: sh sizes.sh PROGRAM; CATAN_TEST_SCALE as in other tests.
catan=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0

# plays GAMES RADIUS
plays() {
    games=$(awk "BEGIN { games = int($1 * ${CATAN_TEST_SCALE:-1}); print (games > 0 ? games : 1) }")
    if ! "$catan" sim --radius "$2" --games "$games" --seed 1 --bots medium --csv "$scratch/rows" >"$scratch/page" </dev/null
    then
        failed=1
        return
    fi
    awk -F , -v radius="$2" '
        /^#/ { next }
        !head { head = 1; for (i = 1; i <= NF; ++i) column[$i] = i; next }
        { ++games; turns = $column["turns"]; sum += turns; commands += $column["commands"] }
        least == "" || turns < least { least = turns }
        turns > most { most = turns }
        $column["winner_seat"] == "" { ++unfinished }
        END {
            printf "%s radius %-2d %5d games: %.0f turns and %.0f commands on average, from %d to %d turns; %d without a winner\n",
                unfinished ? "FAILED" : "good  ", radius, games, sum / games, commands / games, least, most, unfinished
            exit unfinished > 0
        }' "$scratch/rows" || failed=1
}

plays 200 3
plays 100 4
plays 40 5
plays 20 6
plays 10 8
plays 5 10

exit $failed

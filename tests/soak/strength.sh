# Measures the strength of the levels by games against each other: each line has its 95 % interval, and whether the goal
# is reached.
# Usage: sh strength.sh PROGRAM; CATAN_TEST_SCALE as in other tests.
catan=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0

# plays GAMES BOTS GOAL [OPTION...]: the bots that are alike with the first one win so much. The goal is `at-least 60`, a
# share in per cent, or `beyond 25`: the interval lies above it, so that it is not by chance.
plays() {
    games=$(awk "BEGIN { games = int($1 * ${CATAN_TEST_SCALE:-1}); print (games > 0 ? games : 1) }")
    bots=$2 kind=$3 goal=$4
    shift 4
    if ! "$catan" sim --rotate --seed 1 --games "$games" --bots "$bots" "$@" >"$scratch/page" </dev/null; then
        failed=1
        return
    fi
    # The last line of the first bot, or of all that are like it, before seats are told.
    awk -v bot="${bots%%,*}" -v bots="$bots" -v options="$*" -v games="$games" -v kind="$kind" -v goal="$goal" '
        /^Wins by seat/ { exit }
        $1 == bot || $2 == bot { share = $(NF - 5); low = $(NF - 3); high = $(NF - 1) }
        END {
            holds = (kind == "beyond" ? low > goal : share >= goal)
            printf "%s %-38s %-20s %5d games: %5.1f %% (%.1f - %.1f), wanted %s %d %%\n", holds ? "good  " : "FAILED",
                bots, options, games, share, low, high, kind == "beyond" ? "beyond" : "at least", goal
            exit !holds
        }' "$scratch/page" || failed=1
}

plays 1000 easy,random,random,random at-least 95
plays 1000 medium,easy,easy,easy at-least 60
plays 400 hard,medium,medium,medium at-least 50

# Two players, and six on the extended board.
plays 1000 easy,random beyond 50
plays 1000 medium,easy beyond 50
plays 200 hard,medium beyond 50
plays 500 easy,random,random,random,random,random beyond 17
plays 500 medium,easy,easy,easy,easy,easy beyond 17
plays 100 hard,medium,medium,medium,medium,medium beyond 17

# More effort is worth it.
plays 600 hard,hard@1/4,hard,hard@1/4 beyond 50
plays 600 hard@4,hard,hard@4,hard beyond 50

exit $failed

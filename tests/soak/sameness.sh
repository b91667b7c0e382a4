# Plays the same games of all levels with one job and with several, in one run and in parts: the same bytes.
# Usage: sh sameness.sh PROGRAM
catan=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
failed=0

# same NAME OPTION...
same() {
    name=$1
    shift
    rm -f ./*.csv
    {
        "$catan" sim "$@" --jobs 1 --csv one.csv &&
            "$catan" sim "$@" --jobs 3 --csv three.csv &&
            "$catan" sim "$@" --part 1/2 --csv part-1.csv &&
            "$catan" sim "$@" --part 2/2 --csv part-2.csv &&
            "$catan" sim --merge part-1.csv part-2.csv --csv parts.csv
    } >/dev/null </dev/null || failed=1
    for other in three parts; do
        if cmp -s one.csv $other.csv; then
            echo "good   $name, $other"
        else
            echo "FAILED $name, $other: other games than in one run with one job"
            failed=1
        fi
    done
}

same 'all levels, radius 3' --seed 1 --games 20 --bots hard@1/4,medium,easy,random --rotate
same 'six, extended board' --seed 2 --games 10 --bots hard@1/4,medium,easy,medium,easy,random --rotate
same 'house rules, radius 4' --seed 3 --games 200 --bots medium,easy --radius 4 --rotate \
    --set target=8 --set bank=5 --set friendly-robber=on --set late-cards=on

exit $failed

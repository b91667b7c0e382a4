# Runs the same series of games in several ways, for scripts that source this and have sim() and $setup: the options of a series.
# Each way must give the table one.csv, the JSON one.json and the page one.txt.
# shellcheck disable=SC2086,SC2154 # words are wanted; the sourcing script sets $setup

# Another number of jobs makes no difference. The first run makes the files.
any_number_of_jobs() {
    sim $setup --jobs 1 --csv one.csv --json one.json
    mv out one.txt
    for jobs in 2 7; do
        sim $setup --jobs $jobs --csv more.csv --json more.json
        same one.csv more.csv "$jobs jobs"
        same one.json more.json "$jobs jobs"
        same one.txt out "$jobs jobs"
    done
}
# Four parts, merged in any order. Leaves them in part-1.csv to part-4.csv.
merged_parts() {
    for part in 1 2 3 4; do sim $setup --part $part/4 --csv part-$part.csv; done
    sim --merge part-3.csv part-1.csv part-4.csv part-2.csv --csv all.csv --json all.json
    same one.csv all.csv 'merged'
    same one.json all.json 'merged'
    same one.txt out 'merged'
}

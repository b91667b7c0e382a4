# Tests `catan sim`: the same bytes for any number of jobs, also after stops, kills and resumes; saved games can be
# replayed; and every failure is reported.
# Usage: sh sim.sh PROGRAM
. "$(dirname -- "$0")/sim_runs.sh"
. "$(dirname -- "$0")/common.sh"
catan=$tested
subcommand=sim
# sim ARGUMENTS...: without a complaint; what it prints is in out.
sim() { gives 0 '' "$@"; }

setup='--bots random,easy,medium --set target=5 --rotate --games 60 --seed 7'
any_number_of_jobs
[ "$(wc -l <one.csv)" -eq 62 ] || fail "60 games have $(wc -l <one.csv) lines"
if command -v python3 >/dev/null; then
    python3 -c 'import json; all = json.load(open("one.json"))
assert [game["game"] for game in all["games"]] == list(range(1, 61))
assert sum(bot["wins"] for bot in all["summary"]["bots"]) == 60 - all["summary"]["unfinished"]' ||
        fail 'the JSON is not as it should be'
fi
# Rows on standard output; the summary then stands beside them.
# shellcheck disable=SC2086
"$catan" sim $setup --csv - >out 2>err
same one.csv out 'rows on standard output'
same one.txt err 'the summary beside rows'

merged_parts
refuses 1 "^catan: games 31 to 45 are missing: they come before 'part-4.csv'$" --merge part-1.csv part-2.csv part-4.csv
refuses 1 "^catan: games 46 to 60 are missing: they come behind 'part-3.csv'$" --merge part-1.csv part-2.csv part-3.csv
refuses 1 "^catan: 'part-1.csv' and 'part-1.csv' have the same games, from 1 on$" --merge part-1.csv part-1.csv part-2.csv
refuses 1 "^catan: 'part-1.csv' and 'one.csv' have the same games, from 1 on$" --merge part-*.csv one.csv
sed 's/seed: 7/seed: 8/' part-2.csv >other.csv
refuses 1 'of different experiments (seed: 7 here, 8 there)$' --merge part-1.csv other.csv
head -n 5 part-2.csv >short.csv
refuses 1 "^catan: 'short.csv' has only 3 of 15 games" --merge part-1.csv short.csv part-3.csv part-4.csv
: >empty.csv
refuses 1 "^catan: 'empty.csv' holds no games" --merge part-1.csv empty.csv
sed '5s/,easy,/,hard,/' part-2.csv >changed.csv
refuses 2 '^catan: changed.csv:5: the row of game 18 is not as it was written$' --merge part-1.csv changed.csv part-3.csv part-4.csv
echo 'hello' >garbage.csv
refuses 2 '^catan: garbage.csv:1: this is no table' --merge garbage.csv
refuses 3 "^catan: cannot read 'nowhere.csv': No such file" --merge nowhere.csv

# The same under GNU parallel; one part is killed on the way, and repeated.
if parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
    cat >play-part <<'END_OF_SCRIPT'
#!/bin/sh
# play-part PROGRAM PART: the first try of the third part comes to a bad end.
if [ "$2" = 3 ] && mkdir tried 2>/dev/null; then
    mkfifo rows
    "$1" sim $SETUP --part "$2/4" --csv - >rows 2>/dev/null &
    head -n 6 rows >"parallel-$2.csv"
    kill -KILL $! 2>/dev/null
    printf '4711,half a row' >>"parallel-$2.csv"
    exit 1
fi
exec "$1" sim $SETUP --part "$2/4" --csv "parallel-$2.csv" --resume
END_OF_SCRIPT
    SETUP=$setup parallel --will-cite --retries 2 -j 2 sh play-part "$catan" ::: 1 2 3 4 >out 2>err ||
        fail "parallel: $(cat err)"
    [ -d tried ] || fail 'no part was killed'
    sim --merge parallel-*.csv --csv all.csv
    same one.csv all.csv 'parallel'
    same one.txt out 'parallel'
else
    echo 'skipped: there is no GNU parallel'
fi

# Going on: with a table that was cut anywhere, that does not exist yet, that is finished.
size=$(wc -c <one.csv)
for bytes in 0 50 1000 2500 $((size / 2)) $((size - 1)) "$size"; do
    head -c "$bytes" one.csv >cut.csv
    # shellcheck disable=SC2086
    sim $setup --csv cut.csv --json cut.json --resume
    same one.csv cut.csv "cut at $bytes"
    same one.json cut.json "cut at $bytes"
    same one.txt out "cut at $bytes"
done
rm cut.csv
# shellcheck disable=SC2086
sim $setup --csv cut.csv --resume
same one.csv cut.csv 'begun with --resume'
# shellcheck disable=SC2086
{
    refuses 1 "'one.csv' is of another experiment.*(offers: off here, on there)$" $setup --no-offers --csv one.csv --resume
    refuses 1 "'part-1.csv' holds another part of the games" $setup --csv part-1.csv --resume
    refuses 2 '^catan: garbage.csv:1: this is no table' $setup --csv garbage.csv --resume
}
same one.csv cut.csv 'a table of another experiment stays as it is'
[ "$(cat garbage.csv)" = hello ] || fail 'a file that is no table was written to'

# Told to end, it writes what is finished.
for signal in INT TERM HUP; do
    rm -f stopped.csv
    "$catan" sim --games 1000000 --bots random --csv stopped.csv >out 2>err &
    sim=$!
    tries=0
    until { [ -s stopped.csv ] && [ "$(wc -l <stopped.csv)" -gt 20 ]; } || [ "$tries" -gt 1000 ]; do
        tries=$((tries + 1))
        sleep 0.01
    done
    kill -$signal $sim
    wait $sim
    code=$?
    [ "$code" = 130 ] || fail "SIG$signal: exit code $code"
    games=$(($(wc -l <stopped.csv) - 2))
    grep -q "^catan: stopped after $games of 1000000 games; with --resume" err || fail "SIG$signal: says: $(cat err)"
    grep -q "^$games games, seed 0" out || fail "SIG$signal: printed: $(head -n 3 out)"
    [ "$(tail -c 1 stopped.csv)" = "" ] || fail "SIG$signal: the last row is torn"
done
same one.csv all.csv 'the merged table after stops'

# Games that are kept are played again by the program, dice and all.
sim --bots random --players 5 --games 3 --seed 5 --max-turns 60 --keep kept
[ "$(echo kept/*)" = 'kept/game-000001.catan kept/game-000002.catan kept/game-000003.catan' ] || fail "kept: $(ls kept)"
"$catan" run --quiet --verify kept/*.catan >run 2>err || fail "what is kept does not play: $(cat err)"
mv out kept.txt
sim --bots random --players 5 --games 3 --seed 5 --max-turns 60
same kept.txt out 'keeping games'

# Boards: all kinds; one for all games; one from a script or a saved game.
"$catan" board --radius 4 --script >board.catan
sim --bots random --games 2 --max-turns 30 --board board.catan
grep -q '^2 games, seed 0, board custom [0-9a-f]*$' out || fail "a board of a script: $(head -n 1 out)"
sim --bots random --games 2 --max-turns 30 --board kept/game-000001.catan
sim --bots random --games 2 --max-turns 30 --board extended --players 6
sim --bots random --games 2 --max-turns 30 --board beginner --players 2
sim --bots random --games 2 --max-turns 30 --radius 3 --board-seed 4 --csv fixed.csv
[ "$(cut -d, -f3 fixed.csv | tail -n 2 | uniq)" = 4 ] || fail 'the board is not fixed'
refuses 2 "^catan: --board is 'bord.catan', but must be one of" --board bord.catan
refuses 2 "says nothing about a board" --board garbage.csv
refuses 2 'so --radius and --board-seed cannot be given' --board board.catan --radius 4
refuses 2 'has no --board-seed' --board beginner --board-seed 4
refuses 2 '8 players need 64 intersections, and this board has 54' --players 8 --radius 3

# Comparing rules: a line for each, the first as it is.
sim --bots random,easy --games 20 --max-turns 50 --target 9 --compare target=8,late-cards=on --compare bank=30
grep -q '^as it is .* [0-9.]*$' out && grep -q '^target=8,late-cards=on  *[0-9]' out && grep -q '^bank=30  *[0-9]' out ||
    fail "--compare prints: $(cat out)"
refuses 2 "^catan: --compare: target must be 3 to 5000, not 2" --compare target=2
refuses 2 '^catan: --compare: ' --compare targt=8
refuses 2 '^catan: --compare prints one table' --compare target=8 --csv x.csv

# Impossible requests.
refuses 2 '^catan: --games is .0.' --games 0
refuses 2 '^catan: --jobs is .0.' --jobs 0
for part in 5/4 0/4 1 1/ /4 x/4 1/4/2; do refuses 2 '^catan: --part is' --part "$part"; done
refuses 2 '^catan: --part is 1/200, but there are only 100 games' --part 1/200
refuses 2 "^catan: --bots: there is no bot 'meduim'" --bots meduim
refuses 2 '^catan: --bots names 3 bots, but --players is 4' --bots easy,easy,hard --players 4
refuses 2 "^catan: --bots: 'easy@4': only hard bots have an effort" --bots easy@4
refuses 2 '^catan: --effort is' --effort 1/3
refuses 2 '^catan: --resume goes on from a table' --resume
refuses 2 '^catan: --merge needs the files' --merge
refuses 2 '^catan: --merge plays no games' --merge --games 3 part-1.csv
refuses 2 "^catan: unknown argument 'part-1.csv'" part-1.csv
refuses 2 '^catan: only one of --csv and --json' --csv - --json -
refuses 3 "^catan: cannot write 'no/where.csv': No such file" --csv no/where.csv
refuses 3 "^catan: cannot make the folder 'one.csv'" --games 1 --keep one.csv
[ ! -e no ] || fail 'a folder was made'
if [ -e /dev/full ]; then
    refuses 3 "^catan: cannot write '/dev/full': No space left on device$" --bots random --csv /dev/full
    for arguments in '--games 3' '--games 3 --csv -'; do
        # shellcheck disable=SC2086
        "$catan" sim --bots random $arguments >/dev/full 2>err
        [ $? = 3 ] || fail "a full device: exit code $?"
        grep -q '^catan: cannot write to standard output' err || fail "a full device: $(cat err)"
    done
fi
"$catan" sim --bots random --games 3 >&- 2>err
[ $? = 3 ] || fail 'a closed standard output is not reported'

exit $failed

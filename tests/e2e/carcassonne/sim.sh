# Tests `carcassonne sim`: the same bytes for any number of jobs, also in parts and after stops; saved games can be replayed; and
# every failure is reported.
# Usage: sh sim.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/../sim_runs.sh"
. "$(dirname -- "$0")/common.sh"
sim() { gives 0 '' sim "$@"; }

setup='--players 3 --set start=any --set farmers=off --rotate --games 60 --seed 7'
any_number_of_jobs
[ "$(wc -l <one.csv)" -eq 62 ] || fail "60 games have $(wc -l <one.csv) lines"
grep -q '^60 games, seed 7; start any, farmers off$' one.txt || fail "the page begins: $(head -n 1 one.txt)"
if command -v python3 >/dev/null; then
    python3 -c 'import json; all = json.load(open("one.json"))
assert [game["game"] for game in all["games"]] == list(range(1, 61))
assert abs(sum(bot["wins"] for bot in all["summary"]["bots"]) - 60) < 0.01
for game in all["games"]:
    for seat in game["seats"]:
        assert seat["points"] == sum(seat[key] for key in ("roads", "cities", "cloisters", "open_roads", "open_cities",
                                                           "open_cloisters", "fields"))
        assert seat["fields"] == 0' || fail 'the JSON is not as it should be'
fi
# Rows on standard output; the page then stands beside them.
# shellcheck disable=SC2086
"$carcassonne" sim $setup --csv - >out 2>err
same one.csv out 'rows on standard output'
same one.txt err 'the page beside rows'

merged_parts
refuses 1 "^carcassonne: games 31 to 45 are missing: they come before 'part-4.csv'$" sim --merge part-1.csv part-2.csv part-4.csv
refuses 1 "^carcassonne: 'part-1.csv' and 'part-1.csv' have the same games, from 1 on$" sim --merge part-1.csv part-1.csv
sed 's/seed: 7/seed: 8/' part-2.csv >other.csv
refuses 1 'of different experiments (seed: 7 here, 8 there)$' sim --merge part-1.csv other.csv
sed '5s/,random,/,hard,/' part-2.csv >changed.csv
refuses 2 '^carcassonne: changed.csv:5: the row of game 18 is not as it was written$' \
    sim --merge part-1.csv changed.csv part-3.csv part-4.csv
head -n 5 part-2.csv >short.csv
refuses 1 "^carcassonne: 'short.csv' has only 3 of 15 games" sim --merge part-1.csv short.csv part-3.csv part-4.csv
echo 'hello' >garbage.csv
refuses 2 '^carcassonne: garbage.csv:1: this is no table that carcassonne sim --csv has written$' sim --merge garbage.csv
"$catan" sim --games 2 --bots random --csv catan.csv >out 2>err </dev/null
refuses 2 '^carcassonne: catan.csv:1: this is no table' sim --merge catan.csv
refuses 3 "^carcassonne: cannot read 'nowhere.csv': No such file" sim --merge nowhere.csv

# Going on with a table that was cut anywhere, that does not exist yet, that is finished.
size=$(wc -c <one.csv)
for bytes in 0 50 1000 $((size / 2)) $((size - 1)) "$size"; do
    head -c "$bytes" one.csv >cut.csv
    # shellcheck disable=SC2086
    sim $setup --csv cut.csv --resume
    same one.csv cut.csv "cut at $bytes"
    same one.txt out "cut at $bytes"
done
refuses 1 'is of another experiment, so this cannot go on with it (games: 61 here, 60 there)$' \
    sim --players 3 --set start=any --set farmers=off --rotate --games 61 --seed 7 --csv cut.csv --resume

# One game is counted as one.
sim --games 1 --seed 2
grep -q '^1 game, seed 2$' out || fail "the page begins: $(head -n 1 out)"
grep -q '^On average a game has .* the win is shared.$' out || fail "the page ends: $(tail -n 1 out)"

# Kept games load, and their seed confirms them.
sim --games 5 --seed 2 --players 5 --keep games
[ "$(find games -name '*.carcassonne' | wc -l)" = 5 ] || fail 'not all games are kept'
gives 0 '' run --quiet --verify games/game-000001.carcassonne games/game-000005.carcassonne

# Ctrl-C: what is finished is written.
"$carcassonne" sim --games 100000000 --csv stopped.csv >out 2>err &
process=$!
tries=0
until [ -s stopped.csv ] || [ "$tries" = 500 ]; do
    tries=$((tries + 1))
    sleep 0.02
done
kill -TERM "$process"
wait "$process"
code=$?
[ "$code" = 130 ] || fail "stopped with exit code $code"
grep -q '^carcassonne: stopped after [0-9]* of 100000000 games; with --resume' err || fail "stopped: $(cat err)"

# What is not understood.
refuses 2 '^carcassonne: --bots: only random bots play Carcassonne, no hard ones$' sim --bots hard
refuses 2 "^carcassonne: --bots is 'hardest'" sim --bots hardest
! grep -q 'easy\|medium' err || fail "bots are offered that do not play: $(cat err)"
refuses 2 '^carcassonne: --bots names 3 bots, but --players is 2' sim --bots random,random,random --players 2
refuses 2 '^carcassonne: --bots names 6 bots, but at most 5 can play$' sim --bots random,random,random,random,random,random
refuses 2 '^carcassonne: --players is .6.' sim --players 6
refuses 2 '^carcassonne: --games is .0.' sim --games 0
refuses 2 "^carcassonne: --part is '5/4', but must be the number of a part and of all parts" sim --part 5/4
refuses 2 "^carcassonne: --part is '3', but must be the number of a part and of all parts" sim --part 3
refuses 2 '^carcassonne: --merge needs the files' sim --merge
refuses 2 '^carcassonne: --merge plays no games' sim --merge --seed 3 part-1.csv
refuses 2 "^carcassonne: unknown argument 'part-1.csv' (files are for --merge; see carcassonne sim --help)$" sim part-1.csv
refuses 2 '^carcassonne: --resume goes on from a table' sim --resume
refuses 2 '^carcassonne: only one of --csv and --json' sim --csv - --json -
refuses 3 'nowhere/x.*No such file' sim --csv nowhere/x

exit $failed

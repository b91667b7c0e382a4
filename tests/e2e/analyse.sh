# Tests `catan analyse`: the same page and files for any number of jobs, the viewers, error messages, and the findings
# of a stopped analysis.
# Usage: sh analyse.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
catan=$tested
subcommand=analyse
# analyse ARGUMENTS...: without a complaint; what it prints is in out.
analyse() { gives 0 '' "$@"; }
says() { grep -q -e "$1" out || fail "$2: says nothing of '$1': $(cat out)"; }

"$catan" sim --bots easy,medium,easy --set target=3 --games 1 --seed 4 --keep . >/dev/null || fail 'no game'
game=game-000001.catan
[ -s $game ] || exit 1

# Another number of jobs makes no difference, another seed does.
head -n 58 $game >part.catan
analyse part.catan --open --effort 1/4 --jobs 1 --csv one.csv --svg one.svg
mv out one.txt
analyse part.catan --open --effort 1/4 --jobs 3 --csv more.csv --svg more.svg
same one.csv more.csv '3 jobs'
same one.svg more.svg '3 jobs'
same one.txt out '3 jobs'
analyse part.catan --open --effort 1/4 --decisions none --seed 1 --csv other.csv
! cmp -s one.csv other.csv || fail 'another seed throws the same dice'

analyse $game --effort 1/4 --jobs 1 --csv one.csv --svg one.svg
for part in 'The chances to win in percent' 'The course of the chances' 'The decisions that mattered' \
    'Cards from the dice' 'The dice: '; do
    says "$part" 'the page'
done
! grep -q "$(printf '\033')" out || fail 'the page has colours where there is no terminal'

# A row for each turn, whose chances add up; in the end it is known who won.
awk -F, 'NR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i; next }
    { sum = $column["seat1"] + $column["seat2"] + $column["seat3"]
      if (sum < 99.995 || sum > 100.005) { print "row " NR " adds up to " sum; exit 1 }
      if (NR > 2 && $1 < before) { print "row " NR " is of turn " $1; exit 1 }
      before = $1; best = 0
      for (i = 1; i <= 3; ++i) if ($column["seat" i] > best) best = $column["seat" i] }
    END { if (NR < 6 || best != 100) { print NR " rows, and in the end " best " %"; exit 1 } }' one.csv ||
    fail "the course: $(cat one.csv)"
# On standard output the page stands beside it.
"$catan" analyse $game --effort 1/4 --decisions none --csv - >out 2>err </dev/null || fail 'rows on standard output'
same one.csv out 'rows on standard output'
grep -q 'Cards from the dice' err || fail 'there is no page beside the rows'
if command -v xmllint >/dev/null; then
    xmllint --noout one.svg || fail 'the picture is no XML'
fi
grep -q '^<svg ' one.svg || fail 'the picture is no SVG'

# Colours where they are asked for; letters where there is nothing else.
analyse $game --effort 1/4 --decisions none --color always
grep -q "$(printf '\033')" out || fail 'there are no colours'
analyse $game --effort 1/4 --decisions none --ascii
! LC_ALL=C grep -q '[^ -~]' out || fail "not only ASCII: $(cat out)"

# An unfinished game needs a viewer; only that viewer's knowledge counts.
refuses 2 'not finished; --seat NAME .* --open' part.catan
analyse part.catan --seat easy-1 --effort 1/4
says "Seen with easy-1's eyes" 'eyes of one player'
analyse part.catan --open --effort 1/4 --decisions medium-2,EASY-3
refuses 2 'cannot be given together' part.catan --seat easy-1 --open
refuses 2 "unknown player 'Zoe'" part.catan --seat Zoe
refuses 2 'only the decisions of that player' part.catan --seat easy-1 --decisions all
refuses 2 'only the decisions of that player' part.catan --seat easy-1 --decisions people
refuses 2 'only the decisions of that player' part.catan --seat easy-1 --decisions medium-2
refuses 2 'only --csv - is standard output' part.catan --open --svg -
refuses 2 'files of their own' part.catan --open --svg same --csv same
refuses 2 "unknown player 'nobody'" part.catan --open --decisions nobody
# Nothing has happened yet.
sed '/^easy-1: settle/,$d; /^medium-2: settle/,$d; /^easy-3: settle/,$d' $game >begun.catan
analyse begun.catan --open --effort 1/4

# Impossible requests are reported.
refuses 2 '1/4, 1/2 or a whole number' $game --effort 3.7
refuses 2 'whole number from 1 to 1024' $game --jobs 0
refuses 2 'needs a name' $game --svg ''
refuses 2 'one of auto, always, never' $game --color perhaps
refuses 3 'nothere' nothere.catan
refuses 3 'no saved games'
"$catan" analyse $game --effort 1/4 --decisions none --svg /dev/full >out 2>err </dev/null
[ $? = 3 ] || fail 'a picture that cannot be written is no error'
says 'The dice: ' 'a picture that cannot be written'
"$catan" analyse $game --effort 1/4 --decisions none >/dev/full 2>err
[ $? = 3 ] || fail 'a full device is no error'
# A damaged game is analysed up to its damage.
{ cat part.catan && echo 'garbage'; } >damaged.catan
"$catan" analyse damaged.catan --open --effort 1/4 --decisions none >out 2>err </dev/null
[ $? = 1 ] || fail 'a damaged game is not told by the exit code'
says 'The file is damaged' 'a damaged game'
[ -s err ] || fail 'nothing is told of what is wrong in a damaged game'

# Stopped, it tells what it has found.
for signal in INT TERM HUP; do
    "$catan" analyse $game --effort 1000 --jobs 2 >out 2>err </dev/null &
    job=$!
    sleep 1
    kill -$signal $job
    wait $job
    code=$?
    [ "$code" = 130 ] || fail "SIG$signal: exit code $code"
    says 'Stopped: this is what was found' "SIG$signal"
    says 'Cards from the dice' "SIG$signal"
done
# After nohup it goes on where its terminal hangs up.
( trap '' HUP; exec "$catan" analyse $game --effort 1000 --jobs 2 >out 2>err </dev/null ) &
job=$!
sleep 1
kill -HUP $job
sleep 1
kill -0 $job || fail 'ended by SIGHUP after nohup'
kill -TERM $job
wait $job

exit $failed

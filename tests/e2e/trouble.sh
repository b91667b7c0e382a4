# Tests failures during a game of Catan: what both programs have in common, and the folder of saved games.
# Usage: sh trouble.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
name=catan

# Ann and Ben after the set-up: what follows is rolled by the seed.
cat >begin <<'END_OF_GAME'
players Ann Ben
board beginner
order first Ann
chance seed 7
settle 12
road 12-13
settle 25
road 25-26
settle 30
road 30-31
settle 40
road 40-41
END_OF_GAME
{ cat begin && printf 'roll\nend\nroll\n'; } >game.catan
game=game.catan more=end first='settle 12'
header='catan 1\nplayers Ann Ben\nboard beginner\norder first Ann\nchance seed 7\nstart\n'
# Each turn prints the points of each player.
beginning=begin turn_lines='roll 3 5\nend\nshow score\n' score='^Ann [0-9]*: '
printing='<game.catan
run <game.catan
run game.catan
board
--help'
resuming='resume
resume --at-last-check
serve'
reading='run resume replay'
. "$e2e/troubles.sh"

what='a name that is too long'
long=$(printf '%0300d' 0)
for command in run resume replay; do
    run "$command" "$long"
    [ "$command" = replay ] || ends_with 3
    ! grep -q 'filesystem error' err || fail "$what: $(cat err)"
done

# The folder of saved games.
what='a folder that cannot be read'
mkdir -p state
touch state/catan
"$tested" resume --list >out 2>err </dev/null
code=$?
ends_with 3
says "cannot read '$scratch/state/catan': Not a directory"
rm state/catan
"$tested" resume --list >out 2>err </dev/null
code=$?
what='a folder that is not there yet'
ends_with 0
says 'there are no saved games in'
what='no home'
env -u HOME XDG_STATE_HOME=here "$tested" resume --list >out 2>err </dev/null
code=$?
ends_with 3
says "XDG_STATE_HOME is 'here', which does not begin with /, and HOME is not set"
what='a saved game that cannot be read'
mkdir -p state/catan/folder.catan
ln -s /proc/self/mem state/catan/odd.catan
cp plain state/catan/good.catan
"$tested" resume --list >out 2>err </dev/null
code=$?
ends_with 0
grep -q 'good.catan: Ann Ben: ' out || fail "$what: the list is: $(cat out)"
"$tested" resume >out 2>err </dev/null
code=$?
ends_with 0
rm -r state/catan

# Nothing that steers a terminal comes from the name of a saved game.
mkdir -p state/catan
cp plain "state/catan/$odd"
for arguments in "resume --list" resume; do prints_no_controls "$arguments"; done

exit $failed

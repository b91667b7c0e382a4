# Tests failures during a game of Carcassonne: what both programs have in common, and files that cannot be drawn.
# Usage: sh trouble.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/common.sh"

game 'draw E\nplace 0,1 south\nfollower city s\ndraw\n'
game=game.carcassonne more='auto random' first='draw'
header='carcassonne 1\nplayers Ann Ben\nstart\n'
printf 'players Ann Ben\nchance seed 3\n' >begin
beginning=begin turn_lines='auto random 3\nshow score\n' score='^Ann [0-9]*, or '
printing='<game.carcassonne
run <game.carcassonne
run game.carcassonne
board game.carcassonne
rules
sim --games 2
--help'
resuming='resume
resume --at-last-check'
reading='run board resume'
. "$e2e/troubles.sh"

what='a name that is too long'
long=$(printf '%0300d' 0)
for command in $reading; do gives 3 'File name too long' "$command" "$long"; done
# Nothing to draw.
for file in page.html nul zeros wide empty folder link; do
    what="carcassonne board $file"
    run board "$file"
    case $code in 2 | 3) ;; *) fail "$what: exit code $code: $(cat err)" ;; esac
done

exit $failed

# Tests `carcassonne resume FILE`: saved games go on, torn and damaged ones too.
# Usage: sh resume.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/common.sh"

game 'draw E\nplace 0,1 south\nfollower city s\ndraw D\nplace -1,0 north\npass\n'
gives 0 '' run --autosave saved game.carcassonne
cp saved whole
gives 0 '' resume saved
grep -q "^turn 3, Ann's move$" out && grep -q '^Ann 4, ' out || fail "it stands: $(cat out)"
cmp -s saved whole || fail 'looking at a game changed it'
# K15: taking back goes on as well.
printf 'undo\nfollower road e\ndraw\n' | "$carcassonne" resume --quiet saved >out 2>err || fail "resume: $(cat err)"
[ ! -s out ] || fail "--quiet printed: $(cat out)"
grep -q '^Ben: undo$' saved && grep -q '^Ben: follower road e$' saved || fail "saved: $(cat saved)"
what='a game that went on'
loads saved
# A last line that was not written to its end.
cp whole torn
printf 'Ann: dra' >>torn
gives 0 "was not written to its end and is dropped: 'Ann: dra'" resume torn
cmp -s torn whole || fail 'the torn line is still there'
# A damaged game goes on where it can still be trusted, and a copy stays.
sed 's/^Ben: draw D$/Ben: draw E/' whole >damaged
cp damaged before
gives 1 'resumes the game at turn 2' resume damaged
cmp -s damaged before || fail 'a game that was not resumed has changed'
gives 0 'kept as damaged.damaged' resume --at-last-check damaged
grep -q "^turn 2, Ben's move$" out || fail "it stands: $(cat out)"
cmp -s damaged.damaged before || fail 'the copy is another one'
# A game that is over.
printf 'auto random 500\n' >to-the-end
"$carcassonne" run --seed 3 --autosave over to-the-end >told 2>err || fail "to the end: $(cat err)"
gives 0 '' resume over
grep -q '^turn [0-9]*, won by ' out || fail "it stands: $(cat out)"
# A shared win, as in about one game of sixty.
"$carcassonne" sim --games 400 --seed 1 --keep games >/dev/null 2>err || fail "sim: $(cat err)"
shared=$(for file in games/*; do
    "$carcassonne" run "$file" </dev/null 2>/dev/null | grep -q ' share the win ' && printf '%s' "$file" && break
done)
if [ -n "$shared" ]; then
    gives 0 '' resume "$shared"
    grep -q '^turn [0-9]*, won by [^ ]* and [^ ]*$' out || fail "a shared win stands: $(cat out)"
else
    fail 'no game of 400 was shared'
fi
# Another program that plays the same game.
cp whole locked
mkfifo moves
rm -f told
"$carcassonne" resume locked <moves >told 2>&1 &
other=$!
exec 3>moves
# It prints how the game stands after it has locked the file.
tries=0
until [ -s told ]; do
    tries=$((tries + 1))
    [ "$tries" -lt 500 ] || break
    sleep 0.02
done
gives 3 'locked is being played by another program; end that one first$' resume locked
exec 3>&-
wait "$other"
echo 'draw' | "$carcassonne" resume over >out 2>err
[ $? = 1 ] && grep -q 'refused by K12: the game is over' err || fail "after the end: $(cat err)"
gives 0 '' resume over
# What is no saved game.
gives 2 'is a script and no saved game; carcassonne run --autosave NEW' resume to-the-end
printf 'carcassonne 1\nplayers Ann\n' >no-game
gives 2 "there is no game in 'no-game'" resume no-game
gives 3 'No such file' resume nowhere
refuses 2 'resume needs the file of a saved game' resume

exit $failed

# Tests `carcassonne board`: drawings in characters, in colours and as a picture, of scripts and saved games.
# Usage: sh board_command.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/common.sh"

game 'draw E\nplace 0,1 south\nfollower city s\ndraw D\nplace -1,0 north\nfollower road e\n'
gives 0 '' board game.carcassonne
cp out drawn
printf 'show board drawn\n' >>game.carcassonne
"$carcassonne" run --quiet game.carcassonne | cmp -s - drawn || fail "the board is not that of show board drawn: $(cat drawn)"
"$carcassonne" board - <game.carcassonne >out 2>err || fail "from standard input: $(cat err)"
cmp -s out drawn || fail 'from standard input it draws otherwise'
printf 'draw Z\n' | "$carcassonne" board - >out 2>err
[ $? = 2 ] || fail 'a script on standard input that cannot be understood: wrong exit code'
grep -q '^stdin:1:' err || fail "from standard input: $(cat err)"
gives 0 '' board --ascii game.carcassonne
cmp -s out drawn || fail '--ascii draws otherwise than without a terminal'
LC_ALL=C grep -q "$(printf '[\200-\377\033]')" out && fail '--ascii prints other characters'
gives 0 '' board --size large game.carcassonne
[ "$(wc -l <out)" -gt "$(wc -l <drawn)" ] || fail 'large is not larger'
gives 0 '' board --color always game.carcassonne
grep -q '▀' out || fail 'there are no half blocks'
for size in small normal large; do
    gives 0 '' board --color always --size $size game.carcassonne
    wc -l <out >>heights
done
[ "$(sort -nu heights | wc -l)" = 3 ] || fail "the sizes are: $(cat heights)"
NO_COLOR=1 "$carcassonne" board game.carcassonne | cmp -s - drawn || fail 'NO_COLOR is not heeded'
gives 0 '' board --script game.carcassonne
[ "$(grep -c '^tile ' out)" = 3 ] || fail "the tiles are: $(cat out)"
gives 0 '' board --svg picture.svg game.carcassonne
cmp -s out drawn || fail 'with --svg it draws otherwise'
grep -q '^<svg ' picture.svg || fail 'the picture is none'
! command -v xmllint >/dev/null || xmllint --noout picture.svg || fail 'the picture is not well-formed'

# A saved game, and one that breaks off: up to there.
gives 0 '' run --autosave saved game.carcassonne
gives 0 '' board saved
cmp -s out drawn || fail 'a saved game looks otherwise'
sed 's/place -1,0 north/place -9,0 north/' saved >damaged
gives 1 'refused by K3' board damaged
grep -q "^carcassonne: the board is drawn as it was before line $(grep -n 'place -9,0 north' damaged | cut -d : -f 1)$" err ||
    fail "which board it is: $(cat err)"
[ "$(wc -l <out)" -lt "$(wc -l <drawn)" ] || [ "$(head -n 1 out)" != "$(head -n 1 drawn)" ] || fail "drawn: $(cat out)"
sed 's/^\(.*\)draw D/\1draw Z/' game.carcassonne >misread
gives 2 "expected a tile, A to X, found 'Z'" board misread
grep -q '^carcassonne: the board is drawn as it was before line 7$' err || fail "which board it is: $(cat err)"
[ -s out ] || fail 'the board before the fault is not drawn'
# Before the first tile.
printf 'set start any\nchance seed 1\nstart\nshow board\nshow board drawn\n' >nothing
for colour in always never; do
    gives 0 '' board nothing --color $colour
    [ "$(cat out)" = 'no tile lies on the board' ] || fail "without a tile it draws: $(cat out)"
done
gives 0 '' run --quiet nothing
[ "$(cat out)" = "$(printf 'none\nno tile lies on the board')" ] || fail "without a tile show board prints: $(cat out)"
# A whole game, in a terminal of any width.
printf 'chance seed 1\nauto random 500\n' >whole
gives 0 '' board whole
if command -v script >/dev/null; then
    for columns in 20 80 200; do
        # shellcheck disable=SC2016 # the shell of the terminal expands it
        carcassonne=$carcassonne columns=$columns TERM=xterm-direct COLORTERM=truecolor \
            script -qec 'stty cols "$columns" rows 24; exec "$carcassonne" board whole' /dev/null </dev/null |
            tr -d '\r' | sed "s/$(printf '\033')\[[0-9;]*m//g" | grep -v '^carcassonne: ' >shown
        # Characters and not bytes are counted.
        widest=$(LC_ALL=C tr -d '\200-\277' <shown | awk '{ if (length > most) most = length } END { print most + 0 }')
        [ "$widest" -le "$columns" ] || fail "a board of $widest columns in a terminal of $columns"
        [ "$widest" -gt 0 ] || fail "nothing is drawn in a terminal of $columns columns"
    done
    # Carcassonne has no secrets, so the reason is told at a terminal too.
    # shellcheck disable=SC2016 # the shell of the terminal expands it
    carcassonne=$carcassonne script -qec 'exec "$carcassonne" board misread' /dev/null </dev/null >shown
    grep -q "expected a tile, A to X, found 'Z'" shown || fail "at a terminal it says: $(cat shown)"
    # shellcheck disable=SC2016
    carcassonne=$carcassonne TERM=xterm-direct COLORTERM=truecolor \
        script -qec 'stty cols 20 rows 24; exec "$carcassonne" board whole' /dev/null </dev/null >shown
    grep -q 'so the right side is cut off; --svg FILE draws all of it' shown || fail 'nothing says that the board is cut off'
fi

refuses 2 '^carcassonne: board needs a script or a saved game' board
refuses 2 '^carcassonne: --size is .huge.' board --size huge game.carcassonne
refuses 2 '^carcassonne: --ascii draws without colours' board --ascii --color always game.carcassonne
for option in '--size large' '--color always' --ascii; do
    # shellcheck disable=SC2086 # words are wanted
    refuses 2 '^carcassonne: --script draws nothing' board --script $option game.carcassonne
done
gives 3 "cannot write 'nowhere/x'" board --svg nowhere/x game.carcassonne

# The rules.
gives 0 '' rules
[ "$(grep -c '^## K' out)" = 16 ] || fail 'not all rules'
gives 0 '' rules k4 K11
[ "$(grep -c '^## K' out)" = 2 ] || fail "K4 and K11 are: $(cat out)"
refuses 2 "^carcassonne: there is no rule 'K17'; the rules are K1 to K16$" rules K17

exit $failed

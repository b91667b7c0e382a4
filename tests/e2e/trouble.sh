# Tests failures during a game: closed streams, a full disk, files and folders that disappear, removed permissions.
# Every acknowledged move is in the saved game, it loads, and the exit code reports the failure.
# Usage: sh trouble.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
catan=$tested
# says PATTERN: err has such a line.
says() { grep -q -e "$1" err || fail "$what: says: $(cat err)"; }
ends_with() { [ "$code" = "$1" ] || fail "$what: exit code $code instead of $1: $(cat err)"; }
# loads FILE: as a saved game without fault.
loads() { "$catan" run --quiet "$1" >/dev/null 2>err </dev/null || fail "$what: $1 does not load: $(cat err)"; }

# Ann and Ben after the set-up: what follows is rolled by the seed.
cat >begin.catan <<'END_OF_GAME'
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
{ cat begin.catan && printf 'roll\nend\nroll\n'; } >game.catan

# Each subset of the first three descriptors closed. Without standard input a script that comes from there cannot be
# read, without standard output none can be told; nothing of either ever stands in the saved game.
"$catan" run --autosave plain.catan game.catan >told 2>err || fail "the game cannot be saved: $(cat err)"
for closed in '' '0' '1' '2' '01' '02' '12' '012'; do
    what="descriptors '$closed' closed"
    in=./game.catan out='>out' err='2>err'
    case $closed in *1*) out='>&-' ;; esac
    case $closed in *2*) err='2>&-' ;; esac
    rm -f kept.catan out err
    : >err
    case $closed in *0*) eval "\"\$catan\" run --autosave kept.catan $in <&- $out $err" ;;
    *) eval "\"\$catan\" run --autosave kept.catan $in </dev/null $out $err" ;;
    esac
    code=$?
    case $closed in
    *1*) ends_with 3 ;;
    *) ends_with 0 && cmp -s kept.catan plain.catan || fail "$what: the saved game is another one" ;;
    esac
    # The saved game is the beginning of the game, even if its output failed.
    head -c "$(wc -c <kept.catan)" plain.catan | cmp -s kept.catan - || fail "$what: kept: $(cat kept.catan)"
    loads kept.catan

    rm -f piped.catan
    case $closed in *0*) eval "\"\$catan\" --autosave piped.catan <&- $out $err" ;;
    *) eval "\"\$catan\" --autosave piped.catan <game.catan $out $err" ;;
    esac
    code=$?
    case $closed in
    *0* | *1*) ends_with 3 ;;
    *) ends_with 0 && cmp -s piped.catan plain.catan || fail "$what: the saved game is another one" ;;
    esac

    # Going on with a saved game.
    cp plain.catan resumed.catan
    case $closed in *0*) eval "\"\$catan\" resume resumed.catan <&- $out $err" ;;
    *) eval "echo end | \"\$catan\" resume resumed.catan $out $err" ;;
    esac
    code=$?
    case $closed in
    *0* | *1*) ends_with 3 ;;
    *) ends_with 0 ;;
    esac
    loads resumed.catan
    head -c "$(wc -c <plain.catan)" resumed.catan | cmp -s plain.catan - || fail "$what: damaged: $(cat resumed.catan)"
done

# Whatever else cannot be read or written.
what='a script to a full device'
if [ -w /dev/full ]; then
    for way in "\"\$catan\" <game.catan" "\"\$catan\" run <game.catan" "\"\$catan\" run game.catan" "\"\$catan\" board" \
        "\"\$catan\" --help"; do
        eval "$way >/dev/full 2>err"
        code=$?
        ends_with 3
        says 'cannot write to standard output'
    done
    "$catan" run nowhere.catan 2>/dev/full
    code=$?
    what='messages to a full device'
    ends_with 3
fi
what='a directory as standard input'
for way in run '' 'resume plain.catan'; do
    cp plain.catan before
    # shellcheck disable=SC2086 # words are wanted
    "$catan" $way <. >out 2>err
    code=$?
    ends_with 3
    says "cannot read 'stdin': Is a directory"
    cmp -s before plain.catan || fail "$what: the saved game has changed"
done
what='a file that breaks off'
if [ -r /proc/self/mem ]; then
    "$catan" run /proc/self/mem >out 2>err
    code=$?
    ends_with 3
    says "cannot read '/proc/self/mem': "
fi
what='a name that is too long'
long=$(printf '%0300d' 0)
for command in run resume replay; do
    "$catan" "$command" "$long" >out 2>err </dev/null
    code=$?
    [ "$command" = replay ] || ends_with 3
    ! grep -q 'filesystem error' err || fail "$what: $(cat err)"
done
what='nothing to play'
"$catan" </dev/null >out 2>err
code=$?
ends_with 0
says 'there was no script on it'
[ ! -s out ] || fail "$what: printed $(cat out)"

# A running game, fed turn by turn; what it has printed is acknowledged. Each turn prints who has how many points.
mkfifo moves printed
# begins FILE [LIMIT]: the program plays from the pipe, keeps the game there, and may write files of so many blocks.
begins() {
    turns=0
    : >out
    cat <printed >out &
    (
        [ -z "$2" ] || ulimit -f "$2"
        exec "$catan" run --keep-going --autosave "$1" - <moves >printed 2>err
    ) &
    program=$!
    exec 3>moves
    cat begin.catan >&3
    turn
}
turn() {
    turns=$((turns + 1))
    printf 'roll 3 5\nend\nshow score\n' >&3
    tries=0
    until [ "$(grep -c '^Ann [0-9]*: ' out)" -ge "$turns" ]; do
        tries=$((tries + 1))
        [ "$tries" -lt 200 ] || { fail "$what: the program does not answer: $(cat err)"; return; }
        sleep 0.02
    done
}
finishes() {
    exec 3>&-
    wait "$program"
    code=$?
}
# keeps FILE: every command that was printed, in order.
keeps() {
    grep -e '^[A-Z][a-z]*: ' out >acknowledged
    grep -e '^[A-Z][a-z]*: ' "$1" >saved
    cmp -s acknowledged saved || fail "$what: not all that was printed is in $1"
    loads "$1"
}
# Changes of the folder games and of the file in it between two turns, and back: all moves must be there in the end.
for trouble in 'rm games/kept.catan' ': >games/kept.catan' 'truncate -s -3 games/kept.catan' 'rm -r games' \
    'chmod 000 games/kept.catan games' 'mv games elsewhere; touch games; turn; rm games'; do
    what=$trouble
    rm -rf games elsewhere
    mkdir games
    begins games/kept.catan
    eval "$trouble"
    turn
    turn
    finishes
    ends_with 0
    [ ! -d games ] || chmod 700 games
    chmod 600 games/kept.catan
    keeps games/kept.catan
done
what='a folder that is gone for good'
rm -rf games
mkdir games
begins games/kept.catan
rm -r games
touch games
turn
finishes
ends_with 3
[ "$(grep -c 'the game goes on, but is not saved' err)" = 1 ] || fail "$what: says: $(cat err)"
rm games

what='another game in the place of this one'
mkdir games
begins games/kept.catan
rm games/kept.catan
echo '# mine' >games/kept.catan
turn
finishes
ends_with 0
says 'is saved as games/kept-2.catan'
[ "$(cat games/kept.catan)" = '# mine' ] || fail "$what: it was overwritten"
keeps games/kept-2.catan

what='a disk that is full'
begins games/full.catan 1
for _ in 1 2 3 4 5 6 7 8 9; do turn; done
finishes
ends_with 3
[ "$(grep -c 'the game goes on, but is not saved' err)" = 1 ] || fail "$what: says: $(cat err)"
loads games/full.catan
grep -e '^[A-Z][a-z]*: ' games/full.catan >saved
head -n "$(wc -l <saved)" acknowledged | cmp -s saved - || fail "$what: the saved game is not the beginning of the game"

what='the reader is gone'
rm -f piped.catan
{ cat game.catan && yes 'end
roll 3 5' | head -n 2000; } >long.catan
"$catan" run --autosave piped.catan long.catan 2>err | head -n 20 >out
grep -e '^[A-Z][a-z]*: ' out >acknowledged
grep -e '^[A-Z][a-z]*: ' piped.catan | head -n "$(wc -l <acknowledged)" | cmp -s acknowledged - ||
    fail "$what: not all that was printed is saved"
loads piped.catan

# Existing files stay as they are, links too; new ones are readable by their owner only.
what='a damaged game'
cp plain.catan broken.catan
sed -i 's/^Ann: end$/Ann: roll 4 4/' broken.catan
cp broken.catan as-it-was
ln -s precious broken.catan.damaged
echo 'precious' >precious
"$catan" resume --at-last-check broken.catan >out 2>err </dev/null
code=$?
ends_with 0
says 'the damaged game is kept as '
[ "$(cat precious)" = precious ] || fail "$what: a link was followed"
cmp -s as-it-was "$(sed -n 's/.* is kept as //p' err)" || fail "$what: the copy is another one"
[ "$(stat -c %a plain.catan)" = 600 ] || fail "a saved game has the rights $(stat -c %a plain.catan)"

# A file that is no saved game of this user keeps its content and permissions, and gets no copy beside it.
printf '<!DOCTYPE html>\n<p>A web page\n' >page.html
printf 'start\nof a list\n' >list
printf 'settle 12\n' >script
printf 'catan 1\nplayers Ann Ben\nboard beginner\norder first Ann\nchance seed 7\nstart\n' >header
: >empty
mkfifo pipe
mkdir folder
ln -s page.html link
not_saved='page.html list script header empty pipe folder link'
if [ "$(id -u)" = 0 ]; then
    cp plain.catan others
    chown 65534 others && not_saved="$not_saved others"
    # Of our own, since it would be taken away from all users.
    mknod device c 1 3 2>/dev/null && not_saved="$not_saved device"
fi
for file in $not_saved; do
    [ -L "$file" ] || chmod 755 "$file"
    before=$(stat -L -c '%a %u %s %Y' "$file")
    for command in resume 'resume --at-last-check' serve; do
        what="catan $command $file"
        # shellcheck disable=SC2086 # words are wanted
        echo end | timeout 20 "$catan" $command "$file" >out 2>err
        code=$?
        case $code in 2 | 3) ;; *) fail "$what: exit code $code: $(cat err)" ;; esac
        [ -s err ] || fail "$what: says nothing"
        [ "$(stat -L -c '%a %u %s %Y' "$file")" = "$before" ] || fail "$what: it has changed"
        [ ! -e "$file.damaged" ] || fail "$what: there is a copy"
    done
done
what='a script'
"$catan" resume script >out 2>err </dev/null
code=$?
ends_with 2
says "'script' is a script and no saved game; catan run --autosave NEW 'script' plays it"
# A game that is only looked at stays as it is as well, also when it is damaged.
cp as-it-was broken.catan
chmod 644 broken.catan
before=$(stat -c '%a %s %Y' broken.catan)
what='a damaged game that is not resumed'
"$catan" resume broken.catan >out 2>err </dev/null
code=$?
ends_with 1
[ "$(stat -c '%a %s %Y' broken.catan)" = "$before" ] || fail "$what: it has changed"

# The folder of saved games.
what='a folder that cannot be read'
mkdir -p state
touch state/catan
"$catan" resume --list >out 2>err </dev/null
code=$?
ends_with 3
says "cannot read '$scratch/state/catan': Not a directory"
rm state/catan
"$catan" resume --list >out 2>err </dev/null
code=$?
what='a folder that is not there yet'
ends_with 0
says 'there are no saved games in'
what='no home'
env -u HOME XDG_STATE_HOME=here "$catan" resume --list >out 2>err </dev/null
code=$?
ends_with 3
says "XDG_STATE_HOME is 'here', which does not begin with /, and HOME is not set"
what='a saved game that cannot be read'
mkdir -p state/catan/folder.catan
ln -s /proc/self/mem state/catan/odd.catan
cp plain.catan state/catan/good.catan
"$catan" resume --list >out 2>err </dev/null
code=$?
ends_with 0
grep -q 'good.catan: Ann Ben: ' out || fail "$what: the list is: $(cat out)"
"$catan" resume >out 2>err </dev/null
code=$?
ends_with 0
rm -r state/catan

# Nothing that steers a terminal comes from the name of a file.
what='control characters in a name'
odd=$(printf 'odd\033]0;x\007\nname.catan')
cp plain.catan "$odd"
mkdir -p state/catan
cp plain.catan "state/catan/$odd"
printf 'settle\n' >"bad$odd"
for arguments in "run \"\$odd-not\"" "run \"bad\$odd\"" "resume --list" "resume \"\$odd-not\"" "run --autosave \"\$odd\" game.catan" \
    "run \"\$odd\" --names \"\$odd\"" "\"--\$odd\"" "board --svg \"\$odd/x\"" 'resume'; do
    eval "\"\$catan\" $arguments" >out 2>err </dev/null
    ! cat out err | LC_ALL=C grep -q "$(printf '[\033\007]')" || fail "$what: catan $arguments: $(cat -v out err)"
done

exit $failed

# The troubles that both programs meet during a game: closed streams, a full disk, files and folders that disappear, removed
# permissions, hostile files, signals. Every acknowledged move is in the saved game, it loads, and the exit code reports the failure.
# For trouble.sh of each game, which has read common.sh and sets these; $e2e is this folder.
#     $game         a file: a script of a game that is not over
#     $more         a line with which it goes on
#     $first        the first move of another game
#     $header       lines of a header that leaves something open, as no saved game does
#     $beginning, $turn_lines, $score    for running_game.sh
#     $printing     what prints to standard output, line by line
#     $resuming     commands that take a saved game, line by line
#     $reading      commands that read a file
. "$e2e/running_game.sh"

# Each subset of the first three descriptors closed. Without standard input a script that comes from there cannot be
# read, without standard output none can be told; nothing of either ever stands in the saved game.
"$tested" run --autosave plain "$game" >told 2>err || fail "the game cannot be saved: $(cat err)"
for closed in '' '0' '1' '2' '01' '02' '12' '012'; do
    what="descriptors '$closed' closed"
    out='>out' err='2>err'
    case $closed in *1*) out='>&-' ;; esac
    case $closed in *2*) err='2>&-' ;; esac
    rm -f kept out err
    : >err
    case $closed in *0*) eval "\"\$tested\" run --autosave kept \"\$game\" <&- $out $err" ;;
    *) eval "\"\$tested\" run --autosave kept \"\$game\" </dev/null $out $err" ;;
    esac
    code=$?
    case $closed in
    *1*) ends_with 3 ;;
    *) ends_with 0 && cmp -s kept plain || fail "$what: the saved game is another one" ;;
    esac
    # The saved game is the beginning of the game, even if its output failed.
    head -c "$(wc -c <kept)" plain | cmp -s kept - || fail "$what: kept: $(cat kept)"
    loads kept

    rm -f piped
    case $closed in *0*) eval "\"\$tested\" --autosave piped <&- $out $err" ;;
    *) eval "\"\$tested\" --autosave piped <\"\$game\" $out $err" ;;
    esac
    code=$?
    case $closed in
    *0* | *1*) ends_with 3 ;;
    *) ends_with 0 && cmp -s piped plain || fail "$what: the saved game is another one" ;;
    esac

    # Going on with a saved game.
    cp plain resumed
    case $closed in *0*) eval "\"\$tested\" resume resumed <&- $out $err" ;;
    *) eval "echo \"\$more\" | \"\$tested\" resume resumed $out $err" ;;
    esac
    code=$?
    case $closed in
    *0* | *1*) ends_with 3 ;;
    *) ends_with 0 ;;
    esac
    loads resumed
    head -c "$(wc -c <plain)" resumed | cmp -s plain - || fail "$what: damaged: $(cat resumed)"
done

# Whatever else cannot be read or written.
if [ -w /dev/full ]; then
    echo "$printing" >ways
    while read -r way <&4; do
        what="$name $way to a full device"
        eval "\"\$tested\" $way >/dev/full 2>err"
        code=$?
        ends_with 3
        says 'cannot write to standard output'
    done 4<ways
    "$tested" run nowhere 2>/dev/full
    code=$?
    what='messages to a full device'
    ends_with 3
fi
what='a directory as standard input'
for way in run '' 'resume plain'; do
    cp plain before
    # shellcheck disable=SC2086 # words are wanted
    "$tested" $way <. >out 2>err
    code=$?
    ends_with 3
    says "cannot read 'stdin': Is a directory"
    cmp -s before plain || fail "$what: the saved game has changed"
done
what='a file that breaks off'
if [ -r /proc/self/mem ]; then
    gives 3 "cannot read '/proc/self/mem': " run /proc/self/mem
fi
what='nothing to play'
run
ends_with 0
says 'there was no script on it'
[ ! -s out ] || fail "$what: printed $(cat out)"
what='/dev/zero'
for command in $reading; do
    timeout 20 "$tested" "$command" /dev/zero >out 2>err </dev/null
    code=$?
    case $code in 2 | 3) ;; *) fail "$what: $command: exit code $code" ;; esac
    [ "$(wc -c <err)" -lt 300 ] || fail "$what: $command: a long message"
done
what='a script in a pipe with a name'
mkfifo named
cat "$game" >named &
gives 0 '' run named
wait

# Changes of the folder games and of the file in it between two turns, and back: all moves must be there in the end.
for trouble in "rm games/kept.$name" ": >games/kept.$name" "truncate -s -3 games/kept.$name" 'rm -r games' \
    "chmod 000 games/kept.$name games" 'mv games elsewhere; touch games; turn; rm games'; do
    what=$trouble
    rm -rf games elsewhere
    mkdir games
    begins "games/kept.$name"
    eval "$trouble"
    turn
    turn
    finishes
    ends_with 0
    [ ! -d games ] || chmod 700 games
    chmod 600 "games/kept.$name"
    keeps "games/kept.$name"
done
what='a folder that is gone for good'
rm -rf games
mkdir games
begins "games/kept.$name"
rm -r games
touch games
turn
finishes
ends_with 3
[ "$(grep -c 'the game goes on, but is not saved' err)" = 1 ] || fail "$what: says: $(cat err)"
rm games

what='another game in the place of this one'
mkdir games
begins "games/kept.$name"
rm "games/kept.$name"
echo '# mine' >"games/kept.$name"
turn
finishes
ends_with 0
says "is saved as games/kept-2.$name"
[ "$(cat "games/kept.$name")" = '# mine' ] || fail "$what: it was overwritten"
keeps "games/kept-2.$name"

what='a disk that is full'
begins games/full 1
for _ in 1 2 3 4 5 6 7 8 9; do turn; done
finishes
ends_with 3
[ "$(grep -c 'the game goes on, but is not saved' err)" = 1 ] || fail "$what: says: $(cat err)"
loads games/full
moves_of games/full >saved
moves_of out | head -n "$(wc -l <saved)" | cmp -s saved - || fail "$what: the saved game is not the beginning of the game"

# Killed at any time, by any signal, it has saved what it has printed.
for signal in KILL TERM INT HUP; do
    for turns_before in 0 2 5; do
        what="signal $signal after $turns_before turns"
        rm -f games/killed
        begins games/killed
        count=0
        while [ "$count" -lt "$turns_before" ]; do
            turn
            count=$((count + 1))
        done
        printf "$turn_lines$turn_lines$turn_lines" >&3
        # sh ignores SIGINT in programs that it starts in the background.
        [ "$signal" != INT ] || signal=QUIT
        kill -s "$signal" "$process"
        finishes 2>/dev/null
        begins_as games/killed
        # The last line may be torn.
        run resume games/killed
        ends_with 0
        run resume games/killed
        loads games/killed
    done
done

what='a reader that goes away'
rm -f piped
{ cat "$beginning" && yes "$(printf "$turn_lines")" | head -n 2000; } >long
"$tested" run --autosave piped long 2>err | head -n 20 >out
begins_as piped
loads piped

# Existing files stay as they are, links too; new ones are readable by their owner only.
what='a damaged game'
cp plain broken
last=$(grep -n -e '^[A-Z][a-z]*: ' broken | tail -n 1 | cut -d: -f1)
sed -i "${last}s/: .*/: nonsense/" broken
cp broken as-it-was
ln -s precious broken.damaged
echo 'precious' >precious
run resume --at-last-check broken
ends_with 0
says 'the damaged game is kept as '
[ "$(cat precious)" = precious ] || fail "$what: a link was followed"
cmp -s as-it-was "$(sed -n 's/.* is kept as //p' err)" || fail "$what: the copy is another one"
[ "$(stat -c %a plain)" = 600 ] || fail "a saved game has the rights $(stat -c %a plain)"
# A game that is only looked at stays as it is as well.
cp as-it-was broken
chmod 644 broken
before=$(stat -c '%a %s %Y' broken)
what='a damaged game that is not resumed'
run resume broken
ends_with 1
[ "$(stat -c '%a %s %Y' broken)" = "$before" ] || fail "$what: it has changed"

# A file that is no saved game of this user keeps its content and permissions, and gets no copy beside it.
printf '<!DOCTYPE html>\n<p>A web page\n' >page.html
printf 'start\nof a list\n' >list
echo "$first" >script
printf "$header" >header
printf '%s\0\n' "$more" >nul
head -c 200000 /dev/zero >zeros
tr '\0' a <zeros >wide
: >empty
mkfifo pipe
mkdir folder
ln -s page.html link
not_saved='page.html list script header nul zeros wide empty pipe folder link'
if [ "$(id -u)" = 0 ]; then
    cp plain others
    chown 65534 others && not_saved="$not_saved others"
    # Of our own, since it would be taken away from all users.
    mknod device c 1 3 2>/dev/null && not_saved="$not_saved device"
fi
echo "$resuming" >ways
for file in $not_saved; do
    [ -L "$file" ] || chmod 755 "$file"
    before=$(stat -L -c '%a %u %s %Y' "$file")
    while read -r command <&4; do
        what="$name $command $file"
        # shellcheck disable=SC2086 # words are wanted
        echo "$more" | timeout 20 "$tested" $command "$file" >out 2>err
        code=$?
        case $code in 2 | 3) ;; *) fail "$what: exit code $code: $(cat err)" ;; esac
        [ -s err ] || fail "$what: says nothing"
        [ "$(stat -L -c '%a %u %s %Y' "$file")" = "$before" ] || fail "$what: it has changed"
        [ ! -e "$file.damaged" ] || fail "$what: there is a copy"
    done 4<ways
done
what='a script'
run resume script
ends_with 2
says "'script' is a script and no saved game; $name run --autosave NEW 'script' plays it"

# Nothing that steers a terminal comes from the name of a file.
odd=$(printf 'odd\033]0;x\007\nname.%s' "$name")
# prints_no_controls ARGUMENTS, as the shell reads them.
prints_no_controls() {
    eval "\"\$tested\" $1" >out 2>err </dev/null
    ! cat out err | LC_ALL=C grep -q "$(printf '[\033\007]')" || fail "control characters in a name: $name $1: $(cat -v out err)"
}
cp plain "$odd"
echo nonsense >"bad$odd"
for arguments in "run \"\$odd-not\"" "run \"bad\$odd\"" "resume \"\$odd-not\"" "run --autosave \"\$odd\" \"\$game\"" \
    "run \"\$odd\" --names \"\$odd\"" "\"--\$odd\"" "board --svg \"\$odd/x\"" "board --svg \"\$odd/x\" plain"; do
    prints_no_controls "$arguments"
done

# Tests failures during a game: closed streams, a full disk, files that disappear, hostile files, kills. Every acknowledged move
# is in the saved game, it loads, and the exit code reports the failure.
# Usage: sh trouble.sh CARCASSONNE CATAN
. "$(dirname -- "$0")/common.sh"
says() { grep -q -e "$1" err || fail "$what: says: $(cat err)"; }
ends_with() { [ "$code" = "$1" ] || fail "$what: exit code $code instead of $1: $(cat err)"; }

game 'draw E\nplace 0,1 south\nfollower city s\ndraw\n'

# Each subset of the first three descriptors closed: nothing of what is told ever stands in the saved game.
"$carcassonne" run --autosave plain game.carcassonne >told 2>err || fail "the game cannot be saved: $(cat err)"
for closed in '' '0' '1' '2' '01' '02' '12' '012'; do
    what="descriptors '$closed' closed"
    in='</dev/null' out='>out' err='2>err'
    case $closed in *0*) in='<&-' ;; esac
    case $closed in *1*) out='>&-' ;; esac
    case $closed in *2*) err='2>&-' ;; esac
    rm -f kept out
    : >err
    eval "\"\$carcassonne\" run --autosave kept game.carcassonne $in $out $err"
    code=$?
    case $closed in
    *1*) ends_with 3 ;;
    *) ends_with 0 && cmp -s kept plain || fail "$what: the saved game is another one" ;;
    esac
    head -c "$(wc -c <kept)" plain | cmp -s kept - || fail "$what: kept: $(cat kept)"
    loads kept

    cp plain resumed
    case $closed in *0*) eval "\"\$carcassonne\" resume resumed <&- $out $err" ;;
    *) eval "echo 'auto random' | \"\$carcassonne\" resume resumed $out $err" ;;
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
    what='a full device'
    for way in '<game.carcassonne' 'run game.carcassonne' 'board game.carcassonne' 'rules' 'sim --games 2' '--help'; do
        eval "\"\$carcassonne\" $way >/dev/full 2>err"
        code=$?
        ends_with 3
        says 'cannot write to standard output'
    done
fi
what='a directory as standard input'
"$carcassonne" run <. >out 2>err
code=$?
ends_with 3
says "cannot read 'stdin': Is a directory"
what='a file that breaks off'
if [ -r /proc/self/mem ]; then
    gives 3 "cannot read '/proc/self/mem': " run /proc/self/mem
fi
what='a name that is too long'
long=$(printf '%0300d' 0)
for command in run resume board; do gives 3 'File name too long' "$command" "$long"; done

# Hostile files: no saved game, and nothing to draw. They keep content and rights, and get no copy beside them.
printf '<!DOCTYPE html>\n<p>A web page\n' >page.html
printf 'draw E\0\n' >nul
head -c 200000 /dev/zero >zeros
head -c 200000 /dev/zero | tr '\0' 'a' >wide
: >empty
mkdir folder
ln -s page.html link
mkfifo pipe
for file in page.html nul zeros wide empty folder link pipe; do
    before=$(stat -L -c '%a %u %s %Y' "$file")
    for command in resume 'resume --at-last-check'; do
        what="carcassonne $command $file"
        # shellcheck disable=SC2086 # words are wanted
        echo pass | timeout 20 "$carcassonne" $command "$file" >out 2>err
        code=$?
        case $code in 2 | 3) ;; *) fail "$what: exit code $code: $(cat err)" ;; esac
        [ -s err ] || fail "$what: says nothing"
        [ "$(stat -L -c '%a %u %s %Y' "$file")" = "$before" ] || fail "$what: it has changed"
        [ ! -e "$file.damaged" ] || fail "$what: there is a copy"
    done
    [ "$file" != pipe ] || continue
    what="carcassonne board $file"
    run board "$file"
    case $code in 2 | 3) ;; *) fail "$what: exit code $code: $(cat err)" ;; esac
done
what='/dev/zero'
for command in run board resume; do
    timeout 20 "$carcassonne" $command /dev/zero >out 2>err </dev/null
    code=$?
    case $code in 2 | 3) ;; *) fail "$what: $command: exit code $code" ;; esac
    [ "$(wc -c <err)" -lt 300 ] || fail "$what: $command: a long message"
done
# A pipe with a script is a script.
what='a script in a pipe with a name'
cat game.carcassonne >pipe &
gives 0 '' run pipe
wait

# A running game, fed turn by turn; what it has printed is acknowledged.
mkfifo moves printed
begins() { # FILE [LIMIT]
    turns=0
    : >out
    cat <printed >out &
    (
        [ -z "$2" ] || ulimit -f "$2"
        exec "$carcassonne" run --keep-going --autosave "$1" - <moves >printed 2>err
    ) &
    program=$!
    exec 3>moves
    printf 'players Ann Ben\nchance seed 3\n' >&3
    turn
}
turn() {
    turns=$((turns + 1))
    printf 'auto random 3\nshow score\n' >&3
    tries=0
    until [ "$(grep -c '^Ann [0-9]*, or ' out)" -ge "$turns" ]; do
        tries=$((tries + 1))
        [ "$tries" -lt 500 ] || { fail "$what: the program does not answer: $(cat err)"; return; }
        sleep 0.02
    done
}
finishes() {
    exec 3>&-
    wait "$program"
    code=$?
}
keeps() { # FILE
    moves_of out >acknowledged
    moves_of "$1" >saved
    cmp -s acknowledged saved || fail "$what: not all that was printed is in $1"
    loads "$1"
}
for trouble in 'rm games/kept' ': >games/kept' 'truncate -s -3 games/kept' 'rm -r games' \
    'mv games elsewhere; touch games; turn; rm games'; do
    what=$trouble
    rm -rf games elsewhere
    mkdir games
    begins games/kept
    eval "$trouble"
    turn
    turn
    finishes
    ends_with 0
    keeps games/kept
done
what='a disk that is full'
begins games/full 1
for _ in 1 2 3 4 5 6 7 8 9; do turn; done
finishes
ends_with 3
[ "$(grep -c 'the game goes on, but is not saved' err)" = 1 ] || fail "$what: says: $(cat err)"
loads games/full
moves_of games/full >saved
moves_of out | head -n "$(wc -l <saved)" | cmp -s saved - || fail "$what: the saved game is not the beginning"

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
        printf 'auto random 100\n' >&3
        # sh ignores SIGINT in programs that it starts in the background.
        [ "$signal" != INT ] || signal=QUIT
        kill -s "$signal" "$program"
        exec 3>&-
        wait "$program" 2>/dev/null
        moves_of out >acknowledged
        moves_of games/killed | head -n "$(wc -l <acknowledged)" | cmp -s acknowledged - ||
            fail "$what: a move that was printed is not saved"
        # The last line may be torn.
        run resume games/killed
        ends_with 0
        : | "$carcassonne" resume games/killed >out 2>err
        loads games/killed
    done
done
what='a reader that goes away'
rm -f piped
printf 'players Ann Ben\nchance seed 3\nauto random 1000\n' >long
"$carcassonne" run --autosave piped long 2>err | head -n 20 >out
moves_of out >acknowledged
moves_of piped | head -n "$(wc -l <acknowledged)" | cmp -s acknowledged - ||
    fail "$what: not all that was printed is saved"
loads piped

# Nothing that steers a terminal comes from the name of a file.
what='control characters in a name'
odd=$(printf 'odd\033]0;x\007\nname')
cp plain "$odd"
printf 'draw\n' >"bad$odd"
for arguments in "run \"\$odd-not\"" "run \"bad\$odd\"" "resume \"\$odd-not\"" "run --autosave \"\$odd\" game.carcassonne" \
    "run \"\$odd\" --names \"\$odd\"" "\"--\$odd\"" "board --svg \"\$odd/x\" plain"; do
    eval "\"\$carcassonne\" $arguments" >out 2>err </dev/null
    ! cat out err | LC_ALL=C grep -q "$(printf '[\033\007]')" || fail "$what: carcassonne $arguments: $(cat -v out err)"
done

exit $failed

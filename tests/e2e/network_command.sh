# Tests games with guests on the command line: every mistake gives a one-line message and the right exit code, and no
# option is ignored.
# Usage: sh network_command.sh PROGRAM
catan=$1
scratch=$(mktemp -d) || exit 1
host=
trap 'kill $host 2>/dev/null; rm -rf "$scratch"' EXIT
. "$(dirname -- "$0")/until.sh"
cd "$scratch" || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch/state" XDG_CONFIG_HOME="$scratch/config"
# A name server that does not answer is given up after a second.
export RES_OPTIONS='timeout:1 attempts:1'
saves=$scratch/state/catan
nobodys=7K3M-92QF-X4TD-8W2H
failed=0
# Descriptors that this shell inherited would count against the limits below.
exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    failed=1
}
# few NUMBER...: numbers of descriptors to try. A sanitizer needs descriptors of its own to look at an object, and takes it for
# a damaged one without.
few() { grep -q -e __ubsan_handle "$catan" || echo "$@"; }
# ends CODE PATTERN ARGUMENTS...: with this exit code, and one line on standard error that matches.
ends() {
    wanted=$1
    pattern=$2
    shift 2
    timeout 20 "$catan" "$@" >out 2>err </dev/null
    code=$?
    [ "$code" = "$wanted" ] || fail "catan $*: exit code $code instead of $wanted"
    [ "$(wc -l <err)" -eq 1 ] || fail "catan $*: not one line: $(cat err)"
    grep -q -e "$pattern" err || fail "catan $*: says: $(cat err)"
    [ ! -s out ] || fail "catan $*: printed: $(cat out)"
}
# serves ARGUMENTS...: in the background, its join lines in `lines`, its log in `log`.
serves() {
    # Emptied now, not when its shell comes to it, so that the checks below find nothing of the one before.
    : >lines
    : >log
    "$catan" serve "$@" >lines 2>log </dev/null &
    host=$!
    until_it grep -q 'the game is kept in' log || fail "catan serve $*: $(cat log)"
    port=$(sed -n 's/^to watch: catan watch .*:\([0-9]*\) .*/\1/p' lines)
}
logs() { until_it grep -q -e "$1" log || fail "not in the log: $1; there is: $(cat log)"; }
# stops: the served game, as systemd would.
stops() {
    kill "$host"
    wait "$host" || fail "catan serve: exit code $? after SIGTERM"
    host=
}
code_of() { sed -n "s/^$1: .* //p" lines; }

# --- A game is opened. Nothing is played before all words are understood.
ends 2 'names: two players are called Ann$' serve --names Ann,Ann --listen 127.0.0.1:0
ends 2 'has a character (U+200B) that cannot be seen; leave it out$' serve --names "Ann,Ann$(printf '\342\200\213')" --listen 127.0.0.1:0
ends 2 'with real dice nobody can play at another machine' serve --names Ann,Ben --dice real
ends 2 "unknown option '--remote'" serve --names Ann,Ben --remote Ann
ends 2 'all seats are bots$' serve --names Ann,Ben --bot Ann=easy --bot Ben=easy
ends 2 '^catan: --exec needs a player and a program' serve --names Ann --bots 1 --exec Ann
ends 2 '^catan: --exec needs a player and a program' serve --names Ann --bots 1 --exec Ann=
ends 2 '^catan: --exec: Ann is named twice$' serve --names Ann,Ben --exec Ann=cat --exec Ann=cat
ends 2 '^catan: --exec: Ben is a bot already$' serve --names Ann,Ben --bot Ben=easy --exec Ben=cat
ends 2 '^catan: --patience is with programs, and there is no --exec$' serve --names Ann,Ben --patience 5
ends 2 '^catan: --patience is .0., but must be' serve --names Ann --bots 1 --exec Ann=cat --patience 0
# An option without effect is not ignored.
ends 2 '^catan: --unsaved is for a game with guests or programs, and there are none$' serve --names Ann,Ben --bot Ann=easy --bot Ben=easy --unsaved
ends 2 '^catan: --unsaved takes no value' serve --names Ann,Ben --unsaved=yes
ends 2 'catan serve hosts a game without$' --names Ann,Ben --unsaved
ends 2 '^catan: the command line sets paired, which needs 5 players' serve --names Ann,Ben --set paired=off
ends 2 '^catan: 23 points win, but no player can have more than 22' serve --names Ann,Ben --target 23
ends 2 '^catan: --effort is for hard bots, and there is none' serve --names Ann --bots easy --effort 4
ends 2 '^catan: --bot-seed is for bots, and there is none' serve --names Ann,Ben --bot-seed 4
ends 2 '^catan: --stand-in is for guests' serve --names Ann --exec Ann=cat --bots 1 --stand-in 5
ends 2 '^catan: --stand-in is .soon., but must be' serve --names Ann,Ben --stand-in soon
ends 2 '^catan: --listen: A port is a number' serve --names Ann,Ben --listen 127.0.0.1:door
ends 2 '^catan: --listen: A port is a number' serve --names Ann,Ben --listen 127.0.0.1:70000
ends 2 '^catan: --listen: The \] is missing' serve --names Ann,Ben --listen '[::1'
# Nothing given is not every address.
ends 2 '^catan: --listen needs an address, .* :4660 is all addresses$' serve --names Ann,Ben --listen ''
ends 2 '^catan: --listen: The address is missing between' serve --names Ann,Ben --listen '[]:0'
ends 3 ' is no address of this machine. Leave it out' serve --names Ann,Ben --listen 192.0.2.1:4660
ends 2 'catan serve hosts a game without$' --names Ann,Ben --remote Ben
ends 2 'put the options of catan serve after it' --remote Ben serve --names Ann,Ben
[ ! -e "$saves" ] || fail "an unplayed game was saved"
touch file
XDG_STATE_HOME=$scratch/file ends 3 'cannot make the folder' serve --names Ann,Ben --listen 127.0.0.1:0

# --- A saved game is opened.
ends 3 "^catan: cannot read 'none.catan': No such file" serve none.catan
ends 2 'a saved game was set up long ago' serve none.catan --names Ann,Ben
printf 'settle 12\nroll\n' >moves
"$catan" run --quiet --keep-going --autosave game.catan --names Ann,Ben --seed 7 moves >out 2>err
ends 2 'catan serve FILE hosts a game without$' resume --remote Ben game.catan
ends 2 'catan serve FILE hosts a game without$' resume --exec Ben=cat game.catan
echo 'listen :0 ' >game.catan.codes
echo 'seat Zed 7K3M-92QF-X4TD-8W2H' >>game.catan.codes
ends 3 "codes': a code: unknown player 'Zed'.* Without this file new codes are drawn.$" serve game.catan
echo 'seat Ann 7K3M' >game.catan.codes
ends 3 "codes': A code has 16 letters .* Without this file new codes are drawn.$" serve game.catan
echo 'what is this' >game.catan.codes
ends 3 "codes': This is no list of codes. Without this file" serve game.catan
echo 'listen' >game.catan.codes
ends 3 "codes': The address is empty.* Without this file" serve game.catan
rm game.catan.codes
# A file that is no file of codes does not block the program.
mkfifo game.catan.codes
ends 3 "^catan: cannot read 'game.catan.codes': it is not a regular file$" serve game.catan
rm game.catan.codes
ln -s /dev/zero game.catan.codes
ends 3 "^catan: cannot read 'game.catan.codes': it is not a regular file$" serve game.catan
rm game.catan.codes
mkdir game.catan.codes
ends 3 "^catan: cannot read 'game.catan.codes': Is a directory$" serve game.catan
rmdir game.catan.codes
# The codes of a finished game are deleted, and nothing else by their name.
printf '%s\n' 'players Ann Ben Cy' 'board random seed 3' 'order first Ann' 'set target 3' 'chance seed 1' 'auto medium 300' |
    "$catan" run --quiet --autosave over.catan - || fail 'no finished game'
echo 'listen for the door' >notes
ln -s notes over.catan.codes
ends 2 "^catan: the game in 'over.catan' is over" serve over.catan
[ -s notes ] && [ -L over.catan.codes ] || fail 'a link by the name of the codes was deleted'
rm over.catan.codes
echo 'my notes' >over.catan.codes
ends 2 "^catan: the game in 'over.catan' is over" serve over.catan
[ -s over.catan.codes ] || fail 'a file that has no codes was deleted'
printf 'listen :4660\nseat Ann 7K3M-92QF-X4TD-8W2H\n' >over.catan.codes
ends 2 "^catan: the game in 'over.catan' is over" serve over.catan
[ ! -e over.catan.codes ] || fail 'the codes of a finished game are kept'
rm over.catan notes
head -c 70000 /dev/zero | tr '\0' '\n' >game.catan.codes
ends 3 "codes': It is too long for a list of codes. Without this file" serve game.catan
rm game.catan.codes
# Another user would know the codes. Only root can give files away.
echo 'seat Ann 7K3M-92QF-X4TD-8W2H' >game.catan.codes
if chown 1 game.catan.codes 2>/dev/null; then
    ends 3 "^catan: cannot read 'game.catan.codes': it belongs to another user$" serve game.catan
fi
rm game.catan.codes
echo 'roll 13' >>game.catan
"$catan" serve game.catan >out 2>err
code=$?
if [ "$code" != 1 ] || ! grep -q 'catan resume takes it up where' err; then
    fail "serve with a damaged game: exit code $code: $(cat err)"
fi

# --- A guest connects.
serves --names Ann,Ben --listen 127.0.0.1:0
game=$(sed -n 's/^catan: the game is kept in //p' log)
[ "$(wc -l <lines)" = 3 ] || fail "serve printed: $(cat lines)"
[ "$(stat -c %a "$game.codes")" = 600 ] || fail "others can read the codes"
grep -q "$(code_of Ann)" "$game" && fail "a code is in the saved game"
ends 3 "^catan: Port $port is in use: .* takes a free one.$" serve --names Cy,Dee --listen "127.0.0.1:$port"
ends 2 '^catan: catan join needs the address of the game' join
ends 2 '^catan: catan watch needs the address of the game' watch
ends 2 '^catan: the code is missing' join "127.0.0.1:$port" --exec cat
ends 2 '^catan: A code has 16 letters and digits, .*; here are 4.$' join "127.0.0.1:$port" 7K3M --exec cat
ends 2 "^catan: No code has a 'U' in it" join "127.0.0.1:$port" UUUU-92QF-X4TD-8W2H --exec cat
for option in --ascii --bell '--clock 60' '--effort 4' '--bot-seed 5'; do
    # shellcheck disable=SC2086 # words are wanted
    ends 2 '^catan: --exec lets a program play without a screen' join "127.0.0.1:$port" $nobodys --exec cat $option
done
ends 2 "unknown option '--open-hands'" join "127.0.0.1:$port" $nobodys --open-hands
ends 2 "unknown option '--pace'" join "127.0.0.1:$port" $nobodys --pace calm
ends 2 '^catan: This is no address of a machine' join 'my house' $nobodys --exec cat
ends 2 '^catan: A port is a number' join 127.0.0.1:99999 $nobodys --exec cat
ends 2 '^catan: a game is played at a terminal; --exec' join "127.0.0.1:$port" $nobodys
ends 2 '^catan: a game is watched at a terminal' watch "127.0.0.1:$port" $nobodys
ends 2 "unknown option '--exec'" watch "127.0.0.1:$port" $nobodys --exec cat
ends 3 '^catan: The code fits no seat of the game at 127.0.0.1' join "127.0.0.1:$port" $nobodys --exec cat
ends 3 '^catan: No game is open at 127.0.0.1:1: is the port right' join 127.0.0.1:1 $nobodys --exec cat
ends 3 '^catan: There is no machine called\|^catan: The name .* cannot be looked up' \
    join nosuchmachine.invalid $nobodys --exec cat

# Programs that join, and do not play.
ends 1 '^catan: the program ended with exit code 3$' join "127.0.0.1:$port" "$(code_of Ann)" --unconfined --exec 'sh -c "exit 3"'
logs '^catan: Ann is there.$'
logs '^catan: Ann has left.$'
"$catan" join "127.0.0.1:$port" "$(code_of Ann)" --unconfined --exec ./nothing >out 2>err </dev/null
code=$?
if [ "$code" != 1 ] || ! grep -q '^catan: there is no such program$' err; then
    fail "no such program: exit code $code: $(cat err)"
fi
ends 1 '^catan: the host says: 20 lines in a row made no sense here$' \
    join "127.0.0.1:$port" "$(code_of Ann)" --unconfined --exec cat
# The code that is typed stands in no list of processes.
code_of Ben | "$catan" join "127.0.0.1:$port" --exec true >out 2>err
grep -q '^catan: the program ended$' err || fail "a code that was typed: $(cat err)"
logs '^catan: Ben is there.$'
stops
until_it [ -s "$game.codes" ] || fail "no codes are kept"

# The same codes and the same port for the game that goes on.
cp lines before
serves "$game"
cmp -s lines before || fail "other codes than before: $(cat lines)"
# A watcher with a player's code does not take that player's seat; a program can join with the watchers' code.
"$catan" join "127.0.0.1:$port" "$(code_of Ann)" --exec 'sh -c "echo catan-chair 1; sleep 60"' >/dev/null 2>ann </dev/null &
ann=$!
logs '^catan: Ann is there.$'
if command -v tmux >/dev/null; then
    tmux -L "catan-watch-$$" -f /dev/null new-session -d "'$catan' watch 127.0.0.1:$port $(code_of Ann) 2>watcher; echo \$? >watched"
    until_it [ -s watched ] || fail "a watcher with the code of a player comes in"
    grep -q '^catan: The code fits no seat .* watch the code for watchers[.]$' watcher || fail "says: $(cat watcher)"
    [ "$(cat watched)" = 3 ] || fail "a watcher with the code of a player: exit code $(cat watched)"
fi
grep -q 'Ann has left\|Ann is away' log && fail "a watcher has taken Ann's place: $(cat log)"
kill -0 "$ann" || fail "a watcher has sent Ann away: $(cat ann)"
kill "$ann"
# Many watch with one code, and none of them makes another go.
watchers=
for i in 1 2 3 4 5 6; do
    "$catan" join "127.0.0.1:$port" "$(code_of 'to watch')" --exec "sh -c 'echo catan-chair 1; tee -a told.$i >/dev/null'" --unconfined 2>/dev/null </dev/null &
    watchers="$watchers $!"
    until_it grep -qs '^seat none' "told.$i" || fail "watcher $i is told nothing"
done
sleep 1
for i in 1 2 3 4 5 6; do
    [ "$(grep -c '^seat none' "told.$i")" = 1 ] || fail "watcher $i was sent away by another"
done
# shellcheck disable=SC2086 # several
kill $watchers
stops
# Any port means the previous one, unless another program has it.
serves "$game" --listen 127.0.0.1:0
cmp -s lines before || fail "another port than before: $(cat lines)"
stops
"$catan" serve --names Cy,Dee --listen "127.0.0.1:$port" >other 2>&1 </dev/null &
other=$!
until_it grep -qs 'the game is kept in' other || fail "another game at port $port: $(cat other)"
ends 3 "^catan: Port $port is in use: .* takes a free one.$" serve "$game"
taken=$port
serves "$game" --listen 127.0.0.1:0
[ "$port" != "$taken" ] || fail "two games at port $port"
[ "$(code_of Ann)" = "$(sed -n 's/^Ann: .* //p' before)" ] || fail "another code than before: $(cat lines)"
stops
kill "$other"
wait "$other"
# The old code of a seat that now belongs to a program admits no guest.
anns=$(code_of Ann)
serves "$game" --exec 'Ann=sleep 60'
grep -q '^Ann' lines && fail "invited to the seat of a program: $(cat lines)"
ends 3 '^catan: The code fits no seat of the game' join "127.0.0.1:$port" "$anns" --exec true
until_it grep -q '^seat Ben' "$game.codes" || fail "no codes are kept"
grep -q "$anns" "$game.codes" && fail "the code of a program's seat is kept"
stops

# Also over IPv6, where there is any.
if "$catan" serve --names Ann,Ben --listen '[::2]:0' 2>&1 | grep -q 'no address of this machine'; then
    serves --names Ann,Ben --listen '[::1]:0'
    grep -q '^Ann: catan join \[::1\]:' lines || fail "over IPv6: $(cat lines)"
    ends 1 '^catan: the program ended$' join "[::1]:$port" "$(code_of Ann)" --unconfined --exec true
    stops
fi

# --- At a terminal.
# refuses PATTERN ARGUMENTS...: says so at a terminal, with exit code 2.
refuses() {
    pattern=$1
    shift
    tmux new-session -d -s game -x 120 -y 24 "'$catan' $* 2>&1; echo LEFT \$?; sleep 60"
    until_it shows LEFT || fail "catan $*: it does not end"
    shows 'LEFT 2' || fail "catan $*: another exit code: $(tmux capture-pane -p -t game)"
    shows "$pattern" || fail "catan $*: says: $(tmux capture-pane -p -t game)"
    tmux kill-session -t game
}
if command -v tmux >/dev/null; then
    # A session that is always there keeps the server alive between the others.
    tmux() { command tmux -L "catan-network-$$" -f /dev/null "$@"; }
    tmux new-session -d -s keeper 'sleep 600'
    shows() { tmux capture-pane -p -t game | grep -q -e "$1"; }
    refuses '^catan: --remote: Ben is named twice' --names Ann,Ben --remote Ben,Ben
    refuses '^catan: --remote and --exec: Ben is named twice' --names Ann,Ben --remote Ben --exec Ben=cat
    refuses '^catan: --remote: Ben is a bot' --names Ann,Ben --bot Ben=easy --remote Ben
    refuses '^catan: --remote needs the names' --names Ann,Ben --remote ,
    refuses '^catan: with real dice nobody can play' --names Ann,Ben --remote Ben --dice real
    refuses '^catan: --open-hands would show the cards' --names Ann,Ben --remote Ben --open-hands
    refuses '^catan: --open-hands would show the cards' resume "$game" --open-hands
    # Too few descriptors: it begins, or says why not; while a game is being opened, it may be half there.
    for descriptors in $(few 7 8 9 10 12); do
        tmux new-session -d -s game -x 120 -y 24 "ulimit -c 0; ulimit -n $descriptors
            '$catan' --names Ann,Ben --remote Ben --listen 127.0.0.1:0; echo LEFT \$?; sleep 60"
        until_it shows 'LEFT\|Who plays elsewhere' || fail "at a terminal with $descriptors descriptors: nothing is shown"
        shows 'LEFT 3\|Who plays elsewhere' ||
            fail "at a terminal with $descriptors descriptors: $(tmux capture-pane -p -t game)"
        tmux kill-session -t game
    done
    tmux kill-server
fi

# --- Where OpenSSL cannot be loaded. A program that has it built in does not look for it.
if grep -q 'libssl[.]so' "$catan"; then
    mkdir broken
    : >broken/libssl.so.3
    export LD_LIBRARY_PATH="$scratch/broken"
    ends 3 '^catan: Games with other machines take OpenSSL 3, which cannot be loaded (.*file too short). Install it' \
        join 127.0.0.1:1 $nobodys --exec cat
    ends 3 '^catan: Games with other machines take OpenSSL 3' serve --names Ann,Ben --listen 127.0.0.1:0
    [ "$("$catan" serve --names Ann --bots 1 --exec Ann=false 2>&1 | grep -c OpenSSL)" = 0 ] ||
        fail "a program at this machine took OpenSSL"
    "$catan" --version >out || fail "the rest took OpenSSL"
    unset LD_LIBRARY_PATH
fi

# --- Where the codes cannot be kept: the program says so and ends, at whatever step it fails. It leaves no game behind.
rm -rf "$saves"
mkdir -p "$saves"
# Nothing can be written to any file; standard error is a pipe.
{
    (
        ulimit -c 0
        ulimit -f 0
        exec "$catan" serve --names Ann,Ben --listen 127.0.0.1:0
    ) 2>&1 >/dev/null </dev/null
    echo "exit code $?"
} | cat >err
grep -q '^exit code 3$' err || fail "no file can be written: $(cat err)"
grep -q '^catan: cannot write ' err || fail "no file can be written, and it says: $(cat err)"
[ -z "$(ls "$saves")" ] || fail "no file can be written, and it leaves $(ls "$saves")"
# With --unsaved it begins all the same, and says once what its guests cannot do.
{
    (
        ulimit -c 0
        ulimit -f 0
        exec timeout --preserve-status 2 "$catan" serve --names Ann,Ben --unsaved --listen 127.0.0.1:0
    ) 2>&1 >/dev/null </dev/null
    echo "exit code $?"
} | cat >err
grep -q '^exit code 3$' err || fail "--unsaved where no file can be written: $(cat err)"
grep -q 'the game goes on, but is not saved$' err || fail "--unsaved does not say that the game is not saved: $(cat err)"
[ "$(grep -c 'after a restart guests could not come back with their codes$' err)" = 1 ] ||
    fail "--unsaved does not say that the codes are not kept: $(cat err)"
rm -f "$saves"/*
# Too few descriptors for the codes, or for what comes before and after them.
for descriptors in $(few 5 6 7 8 9 10 11 12); do
    (
        ulimit -c 0
        ulimit -n "$descriptors"
        exec timeout 1 "$catan" serve --names Ann,Ben --listen 127.0.0.1:0
    ) >out 2>err </dev/null
    code=$?
    case $code in
    3) grep -q '^catan: ' err || fail "with $descriptors descriptors: it says: $(cat err)" ;;
    0 | 124) ;; # it was opened, and ended by timeout
    *) fail "with $descriptors descriptors: exit code $code: $(cat err)" ;;
    esac
done
rm -rf "$saves"

# --- An address without a listener.
"$catan" serve --names Ann,Ben --listen 127.0.0.1:0 >/dev/full 2>err </dev/null
code=$?
if [ "$code" != 3 ] || ! grep -q '^catan: cannot write to standard output' err; then
    fail "join lines that cannot be printed: exit code $code: $(cat err)"
fi
timeout 20 "$catan" serve --names Ann,Ben --listen 127.0.0.1:0 >&- 2>err </dev/null
[ $? = 3 ] || fail "without standard output: $(cat err)"

exit $failed

# Tests a malicious program at the table: it looks for the seed, the codes and the saved game, writes into that, sends
# control characters to the host's terminal, and leaves processes behind. Confined it finds nothing; unconfined it is at
# least killed with all that it has started. Usage: sh program_confinement.sh PROGRAM
catan=$1
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
# shellcheck source=tests/e2e/until.sh
. "$here/until.sh"
scratch=$(mktemp -d) || exit 1
host=
trap 'kill $host 2>/dev/null; rm -rf "$scratch"' EXIT
export HOME="$scratch/home"
unset XDG_STATE_HOME XDG_CONFIG_HOME
games=$HOME/.local/state/catan
mkdir -p "$HOME/bots" && cd "$HOME/bots" || exit 1
echo 'my own' >"$HOME/diary"
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    [ ! -f log ] || cat log >&2
    exit 1
}
says() { grep -q -e "$1" log || fail "not in the log: $1"; }
hides() { ! grep -q -e "$1" log || fail "in the log: $1"; }

# The program. It tells on its standard error what it has found and done, and then leaves the game.
cat >spy.sh <<'END'
found() { echo "FOUND $*" >&2; }
echo catan-chair 1
while read -r word rest && [ "$word" != winner ]; do :; done
for file in ~/diary ~/.local/state/catan/* "$1"/* ./*.catan*; do
    case $file in */spy.sh) continue ;; esac
    [ -r "$file" ] && found "$file" && grep -e '^chance seed' -e '^seat' -e '^watch' "$file" >&2
    [ -e "$file" ] && echo '# spoilt' >>"$file" && found "room in $file"
done
for process in /proc/[0-9]*; do
    case $(tr '\0' ' ' 2>/dev/null <"$process/cmdline") in *catan\ serve* | *catan\ join*) found "$process" ;; esac
done
env | grep -e SECRET -e XDG >&2
cd && pwd >&2 && touch here 2>/dev/null && ls -A >&2
echo bye
END
export SECRET_OF_THE_HOST=7K3M

# serves FOLDER ARGUMENTS...: a short game of a spy that looks in that folder, a bot, and a person who has a code and never
# comes; a bot plays for the person.
serves() {
    look_in=$1
    shift
    timeout 60 "$catan" serve --target 3 --seed 471147 --names Ann,Cy --bots easy --stand-in 0 --listen 127.0.0.1:0 \
        --exec "Cy=sh spy.sh $look_in" "$@" >lines 2>log </dev/null || fail "catan serve $*: exit code $?"
    saved=$(sed -n 's/^catan: the game is kept in //p' log)
    says '^catan: .* has won$'
}

# --- Unconfined it finds everything: otherwise what follows shows nothing.
serves "$games" --unconfined
says "^\[Cy\] FOUND $games/.*\.catan\$"
says "^\[Cy\] FOUND $games/.*\.catan\.codes\$"
says "^\[Cy\] FOUND room in $games/.*\.catan\$"
says '^\[Cy\] FOUND /proc/[0-9]*$'
says '^\[Cy\] chance seed 471147$'
says '^\[Cy\] seat Ann '
cat "$games"/*.catan | grep -q '^# spoilt$' || fail "the spy did not write into the saved game"
hides 'SECRET'
hides 'not confined'
rm -rf "$games" "$HOME/here"
echo 'my own' >"$HOME/diary"

# --- Where the system cannot confine programs, that is said once, and --confine demands it.
mkdir broken && printf '#!/bin/sh\necho "bwrap: No permission" >&2\nexit 1\n' >broken/bwrap && chmod +x broken/bwrap
before=$PATH
PATH=$PWD/broken:$PATH
serves "$games"
says '^catan: Programs are not confined, because bubblewrap (bwrap) does not work here: bwrap: No permission\. '
[ "$(grep -c 'not confined' log)" = 1 ] || fail "that is told more than once"
rm -rf "$games" "$HOME/here"
echo 'my own' >"$HOME/diary"
for command in "serve --names Cy --bots easy --exec Cy=true" "join 127.0.0.1:1 7K3M-92QF-X4TD-8W2H --exec true"; do
    # shellcheck disable=SC2086 # words are wanted
    "$catan" $command --confine >out 2>&1 </dev/null
    code=$?
    [ "$code" = 3 ] || fail "$command --confine: exit code $code: $(cat out)"
    grep -q '^catan: --confine: programs cannot be confined on this system: bubblewrap (bwrap) does not work here' out ||
        fail "$command --confine: $(cat out)"
done
[ ! -e "$games" ] || fail "a game was begun all the same"
PATH=$before
for words in '--confine' '--unconfined' '--confine --unconfined --exec Cy=true'; do
    # shellcheck disable=SC2086
    "$catan" serve --names Cy --bots easy $words >out 2>&1 </dev/null
    code=$?
    [ "$code" = 2 ] || fail "catan serve $words: exit code $code: $(cat out)"
done

# --- What a program writes to its standard error is told in lines that cannot be mistaken for ours.
# shellcheck disable=SC2016 # the program's shell is to expand it
timeout 60 "$catan" serve --target 3 --seed 7 --names Cy --bots easy --unconfined --patience 1 \
    --exec 'Cy=printf "\033]0;owned\007\ncatan: Cy has won\n" >&2; yes >&2' >lines 2>log </dev/null || fail "exit code $?"
says '^\[Cy\] ?]0;owned?$'
says '^\[Cy\] catan: Cy has won$'
! grep -v -e '^catan: ' -e '^\[Cy\] ' log || fail "lines without a source"
[ "$(wc -l <log)" -lt 500 ] || fail "the log has $(wc -l <log) lines"

# --- What an unconfined program has started does not outlive the game, nor a host that is killed. (`sleep` for so many
# seconds is found by that number.)
time=$((200000 + $$))
# The pattern does not match the command line of grep itself.
sleeps() { grep -l -z -x -e "[2]${time#2}" /proc/[0-9]*/cmdline 2>/dev/null | grep -q .; }
rests() { ! sleeps; }
leaves="echo catan-chair 1; (setsid sleep $time &) & setsid sleep $time & read -r first; exec sleep $time"
timeout 60 "$catan" serve --target 3 --seed 7 --names Cy --bots easy --unconfined --patience 1 --exec "Cy=$leaves" \
    >lines 2>log </dev/null || fail "exit code $?"
until_it rests || fail "processes of the program are left behind"
"$catan" serve --names Cy --bots easy --unconfined --exec "Cy=$leaves" >lines 2>log </dev/null &
host=$!
until_it sleeps || fail "the program was not started"
kill -KILL "$host"
wait "$host" 2>/dev/null
host=
until_it rests || fail "processes of the program outlive a host that was killed"
rm -rf "$games"

# --- Confined.
if ! "$catan" serve --target 3 --names Cy --bots easy --exec Cy=true --confine >out 2>&1 </dev/null; then
    echo "skipped: what confined programs see. $(cat out)"
    exit 77
fi
rm -rf "$games"
# finds_nothing: the log of `serves` shows a spy that found nothing, and the saved game is unspoilt.
finds_nothing() {
    hides 'FOUND'
    hides '^\[Cy\] chance'
    hides '^\[Cy\] seat'
    hides '^\[Cy\] watch'
    hides 'SECRET'
    hides 'XDG'
    ! grep -q '^# spoilt' "$saved" || fail "the saved game is spoilt"
    "$catan" run --quiet --verify "$saved" >out 2>&1 || fail "the saved game does not hold: $(cat out)"
}
serves "$games" --confine
finds_nothing
says "^\[Cy\] $HOME\$"
[ "$(cat "$HOME/diary")" = 'my own' ] || fail "the diary was written to"
[ ! -e "$HOME/here" ] || fail "a file was made in the home folder"
rm -rf "$games"
# The same where saved games are in the folder of the program, or below it.
for state in "$PWD" "$PWD/below"; do
    export XDG_STATE_HOME="$state"
    serves "$state/catan" --confine
    finds_nothing
    rm -rf "$state/catan"
    unset XDG_STATE_HOME
done
# And in the home folder itself, where it sees no more than its own file.
cp spy.sh "$HOME"
(cd "$HOME" && serves "$games" --confine && finds_nothing) || exit 1
mv "$HOME/log" "$HOME/lines" .
says '^catan: This folder is your home folder or has saved games in it'
rm -rf "$games"

# A game that is gone on with lies beside the program, with its codes.
printf 'settle 12\nroad 12-13\n' >moves
"$catan" run --quiet --autosave game.catan --names Ann,Cy --order first=Ann --target 3 --seed 471147 moves || fail "no game"
timeout 60 "$catan" serve game.catan --stand-in 0 --listen 127.0.0.1:0 --confine --exec "Cy=sh spy.sh ." \
    >lines 2>log </dev/null || fail "catan serve game.catan: exit code $?"
saved=game.catan
finds_nothing
says '^catan: This folder is your home folder or has saved games in it'

# By way of the network: the code is on the command line of catan join, which the program does not see.
: >lines
"$catan" serve --target 3 --seed 7 --names Cy --bots easy --listen 127.0.0.1:0 >lines 2>serve.log </dev/null &
host=$!
until_it grep -q 'catan watch' lines || fail "there is nothing to join"
# shellcheck disable=SC2046 # words are wanted
timeout 60 "$catan" join $(sed -n 's/^Cy: catan join //p' lines) --confine --exec "sh spy.sh $games" >out 2>log </dev/null
grep -q '^\[program\] ' log || fail "the spy has not played: $(cat log out)"
hides 'FOUND'
kill "$host"
wait "$host"
host=

# The processes that it has started do not outlive it.
leaves="echo catan-chair 1; (setsid sleep $time &) & read -r first; exec sleep $time"
"$catan" serve --names Cy --bots easy --confine --exec "Cy=$leaves" >lines 2>log </dev/null &
host=$!
until_it sleeps || fail "the program was not started"
kill -KILL "$host"
wait "$host" 2>/dev/null
host=
until_it rests || fail "processes of a confined program outlive a host that was killed"

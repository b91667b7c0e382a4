# Tests a host whose disk is full: only saved moves count, guests and bots wait, and the game goes on to its end when
# there is room again. With --unsaved it goes on at once.
# Usage: sh network_full_disk.sh PROGRAM
catan=$1
player=$(dirname -- "$0")/player.sh
scratch=$(mktemp -d) || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch/state" XDG_CONFIG_HOME="$scratch/config"
disk=$scratch/disk
game=$disk/game.catan
host='' guests=''
# shellcheck disable=SC2086 # several
ends() {
    kill $guests $host 2>/dev/null
    wait
    umount "$disk" 2>/dev/null
    rm -rf "$scratch"
}
trap ends EXIT
. "$(dirname -- "$0")/until.sh"
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    tail -n 20 "$scratch"/log "$scratch"/*.not >&2
    exit 1
}

# --- A disk whose size can be changed: a small file system where that is allowed, or else a limit for the host's files.
mkdir "$disk"
size=0
limit=''
if mount -t tmpfs -o size=64k tmpfs "$disk" 2>/dev/null; then
    why='No space left on device'
    why_not="the host's disk is full"
    # has_room KIB: so much more than there is in use.
    has_room() {
        size=$(($(du -sk "$disk" | cut -f 1) + $1))
        mount -o "remount,size=${size}k" "$disk" || fail 'the disk cannot be made larger'
    }
elif command -v prlimit >/dev/null; then
    why='File too large'
    # In front of a program.
    limit='prlimit --fsize='
    why_not="the host's disk gives trouble: File too large"
    has_room() {
        size=$(($(stat -c %s "$game") + 1024 * $1))
        # A host whose game is over may have ended.
        [ -z "$host" ] || prlimit --pid "$host" --fsize="$size:" 2>"$scratch/err" || is_over ||
            fail "the limit cannot be changed: $(cat "$scratch/err")"
    }
else
    echo 'skipped: there is no small disk without root, and no prlimit'
    exit 77
fi

word() { sed -n "s/^$1 //p" "$game.codes"; }
moves_of() { grep -c "^$1: " "$game"; }
acknowledged() { awk 'END { print NR }' "$scratch/$1.said"; }
is_over() { grep -q 'has won' "$scratch/log"; }
stops_times() { [ "$(grep -c "cannot write .*: $why; no move counts until it can be written again$" "$scratch/log")" -ge "$1" ] || is_over; }

# begins BOTS ARGUMENTS...: a game on a full disk, with a program that watches, and programs that play where there are no bots.
begins() {
    rm -f "$scratch"/*.said "$scratch"/*.not "$scratch/told" "$game" "$game.codes"
    people=
    [ "$1" = bots ] || people='Ann Cy'
    for one in Ann Cy; do touch "$scratch/$one.said" "$scratch/$one.said.not"; done
    host='' guests=''
    mount -o remount,size=10m "$disk" 2>/dev/null
    {
        printf '%s\n' 'players Ann Cy' 'board random seed 3' 'set target 12' 'set discard-limit 90' 'chance seed 1'
        [ -n "$people" ] || printf '%s\n' 'bot Ann random' 'bot Cy random'
    } | "$catan" run --quiet --autosave "$game" - || fail 'the game cannot be prepared'
    shift
    : >"$scratch/log"
    # Enough for the file of codes.
    has_room 4
    # shellcheck disable=SC2086 # words are wanted
    ${limit:+$limit$size:} "$catan" serve --listen 127.0.0.1:0 "$@" "$game" >/dev/null 2>"$scratch/log" </dev/null &
    host=$!
    until_it grep -q 'the game is kept in' "$scratch/log" || fail 'the game is not open'
    where=$(word listen)
    "$catan" join "$where" "$(word watch)" --unconfined --exec "sh -c 'echo catan-chair 1; cat >\"$scratch/told\"'" 2>/dev/null </dev/null &
    guests=$!
    until_it grep -qs '^winner' "$scratch/told" || fail 'the game cannot be watched'
    for one in $people; do
        "$catan" join "$where" "$(word "seat $one")" --unconfined --exec "sh '$player' $one '$scratch/$one.said'" 2>/dev/null </dev/null &
        guests="$guests $!"
    done
}
# Exactly the acknowledged moves are saved. With the winning move a program ends before the acknowledgement.
compare() {
    is_over && most=1 || most=0
    for one in $people; do
        grep "^$one: " "$game" | awk -v said="$scratch/$one.said" -v most="$most" '
            { saved[++moves] = $0 }
            END {
                while ((getline line <said) > 0) {
                    sub(/^[0-9]* /, "", line)
                    ++acknowledged
                    # An outcome may stand behind it.
                    if (acknowledged <= moves && saved[acknowledged] != line && index(saved[acknowledged], line " ") != 1) {
                        printf "%d: acknowledged: %s; saved: %s\n", acknowledged, line, saved[acknowledged]
                        exit 1
                    }
                }
                if (acknowledged > moves || moves - acknowledged > most) {
                    printf "%d moves acknowledged, %d saved\n", acknowledged, moves
                    exit 1
                }
            }' >&2 || fail "what was acknowledged to $one is not what is saved"
    done
    moves=$(grep -c '^[A-Z][a-z]*: ' "$game")
    # At the end all is told anew.
    told=$(grep -c '^said ' "$scratch/told")
    is_over || [ "$told" = "$moves" ] || fail "$moves moves are saved, and $told were told"
}
comes_to_its_end() {
    tries=0
    until is_over; do
        tries=$((tries + 1))
        [ "$tries" -lt 600 ] || fail "the game does not reach its end: $(tail -n 1 "$game")"
        sleep 0.1
    done
    # shellcheck disable=SC2086 # several
    kill $guests 2>/dev/null
    # shellcheck disable=SC2086 # several
    wait $guests
    guests=''
    wait "$host" || fail "the host: exit code $?"
    host=''
    grep -q 'could not go on' "$scratch/log" && fail 'a bot was taken for failed'
    compare
    "$catan" run --verify --quiet "$game" </dev/null || fail 'the saved game does not hold'
}

# --- The disk is full in a game of guests, once and again, and they hear why. When there is room the host finds out by itself.
begins guests
all=0
for rounds in 1 2 3; do
    until_it stops_times "$rounds" || fail 'the game has not stopped'
    is_over && break
    # Whatever was under way has arrived.
    sleep 1
    compare
    [ "$(cat "$scratch"/*.not | grep -c ": misunderstood $why_not$")" -ge "$rounds" ] || fail 'no guest has heard why'
    all=$rounds
    stopped=$moves
    has_room 8
done
! grep -v ": misunderstood $why_not$" "$scratch"/*.not >&2 || fail 'a guest was answered something else'
compare
[ "$all" -ge 1 ] || fail 'the disk was too large for this game'
has_room 8192
comes_to_its_end
[ "$moves" -gt "$stopped" ] || fail 'no move was made afterwards'
echo "guests: stopped $all times, $moves moves: all that was acknowledged is saved"

# --- In a game of bots they wait, and go on.
begins bots
until_it stops_times 1 || fail 'the game has not stopped'
sleep 1
compare
stopped=$moves
sleep 1
compare
[ "$moves" = "$stopped" ] || fail 'bots do not wait'
has_room 8192
comes_to_its_end
[ "$moves" -gt "$stopped" ] || fail 'bots do not go on'
echo "bots: stopped at $stopped of $moves moves"

# --- A host begins on a full disk if its codes are right already.
begins bots
until_it stops_times 1 || fail 'the game has not stopped'
kill "$host"
wait "$host"
head -c 1000000 /dev/zero >"$disk/ballast" 2>/dev/null
cp "$game.codes" "$scratch/codes"
: >"$scratch/log"
# shellcheck disable=SC2086 # words are wanted
${limit:+$limit$size:} "$catan" serve "$game" >/dev/null 2>"$scratch/log" </dev/null &
host=$!
until_it grep -q 'the game is kept in' "$scratch/log" || fail 'a game does not go on where the disk is full'
cmp -s "$game.codes" "$scratch/codes" || fail 'the codes have changed'
rm "$disk/ballast"
has_room 8192
comes_to_its_end

# --- With --unsaved moves count though they are not saved, and are saved later.
begins guests --unsaved
until_it grep -q "cannot write .*: $why; the game goes on, but is not saved$" "$scratch/log" || fail '--unsaved: nothing is said'
goes_on() { [ "$(acknowledged Ann)" -gt $(($(moves_of Ann) + 3)) ] || is_over; }
until_it goes_on || fail '--unsaved: the game waits'
[ ! -s "$scratch/Ann.said.not" ] || ! grep -q "misunderstood" "$scratch/Ann.said.not" || fail '--unsaved: a move is refused'
has_room 8192
# shellcheck disable=SC2086 # several
kill $guests
guests=''
sleep 1
kill "$host"
wait "$host" || fail "--unsaved: the host: exit code $?"
host=''
for one in Ann Cy; do
    [ "$(moves_of "$one")" -ge "$(acknowledged "$one")" ] || fail '--unsaved: not everything is saved in the end'
done
"$catan" run --verify --quiet "$game" </dev/null || fail '--unsaved: the saved game does not hold'

# --- A game that cannot even be begun is no game, and leaves nothing behind.
export XDG_STATE_HOME="$disk/state"
mkdir -p "$disk/state/catan"
if has_room 0 && [ "$why" = 'No space left on device' ]; then
    head -c 100000 /dev/zero >"$disk/ballast" 2>/dev/null
    timeout 20 "$catan" serve --names Ann,Ben --listen 127.0.0.1:0 >"$scratch/out" 2>"$scratch/err" </dev/null
    code=$?
    [ "$code" = 3 ] || fail "a game on a full disk: exit code $code"
    [ "$(wc -l <"$scratch/err")" = 1 ] || fail "a game on a full disk: $(cat "$scratch/err")"
    [ -z "$(ls "$disk/state/catan")" ] || fail "a game on a full disk leaves $(ls "$disk/state/catan")"
fi

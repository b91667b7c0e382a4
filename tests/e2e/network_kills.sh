# Kills a host and its guests at any moment, several times each: every move acknowledged to a guest is in the saved game
# at its place, no move is made twice, all guests reconnect, and the saved game is valid.
# Usage: sh network_kills.sh PROGRAM [TIMES]
catan=$1
times=${2-5}
player=$(dirname -- "$0")/player.sh
scratch=$(mktemp -d) || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch" XDG_CONFIG_HOME="$scratch/config"
game=$scratch/game.catan
# Restarts a guest or a host whenever it ends, until this file exists.
trap 'touch "$scratch/stop"; kill_all; wait; rm -rf "$scratch"' EXIT
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    tail -n 20 "$scratch"/*.log "$scratch"/*.not >&2
    exit 1
}
kill_one() { [ ! -s "$scratch/$1.pid" ] || kill -KILL "$(cat "$scratch/$1.pid")" 2>/dev/null; }
kill_all() { for one in host Ann Cy; do kill_one "$one"; done; }
looks_after() { # NAME COMMAND...
    name=$1
    shift
    while [ ! -e "$scratch/stop" ]; do
        (
            # shellcheck disable=SC2016 # the inner shell is to expand it
            exec sh -c 'echo $$ >"$0"; exec "$@"' "$scratch/$name.pid" "$@" 2>>"$scratch/$name.log"
        )
        echo $? >>"$scratch/$name.ended"
        sleep 0.1
    done
}
word() { sed -n "s/^$1 //p" "$game.codes"; }
moves() { grep -c '^[A-Z][a-z]*: ' "$game"; }
until_it() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ "$tries" -lt 300 ] || return 1
        sleep 0.1
    done
}
# A number from 0 to one less than that.
random=$$
below() { random=$(((random * 1103515245 + 12345) % 2147483648)) && echo $((random / 65536 % $1)); }

acknowledged() { awk 'END { print NR }' "$scratch/$1.said"; }
# Some more moves of each of them are acknowledged.
go_on() {
    for one in Ann Cy; do
        before=$(acknowledged "$one")
        until_it more_than "$one" "$before" || fail "$one does not find back"
    done
}
more_than() { [ "$(acknowledged "$1")" -gt $(($2 + 3)) ] || is_over; }
is_over() { grep -q 'has won' "$scratch/host.log"; }

# All acknowledged moves are saved, in that order; at most one more per kill is saved without an acknowledgement.
compare() {
    # A host that was killed just after a win does not open the game again.
    if grep -q 'is over; catan replay' "$scratch/host.log"; then sed -i '/^2$/d' "$scratch/host.ended"; fi
    # Killed by us, ended in peace, or not let in while the host was away.
    ! grep -v -x -e 137 -e 143 -e 0 -e 3 "$scratch"/*.ended >&2 || fail 'a program has failed'
    "$catan" run --verify --quiet "$game" </dev/null || fail 'the saved game does not hold'
    for one in Ann Cy; do
        grep "^$one: " "$game" | awk -v said="$scratch/$one.said" -v most="$((killed + 1))" '
            { saved[++moves] = $0 }
            END {
                while ((getline line <said) > 0) {
                    sub(/^[0-9]* /, "", line)
                    ++acknowledged
                    # An outcome may stand behind it.
                    do ++at; while (at <= moves && saved[at] != line && index(saved[at], line " ") != 1)
                    if (at > moves) {
                        printf "%d: acknowledged, but not saved: %s\n", acknowledged, line
                        exit 1
                    }
                }
                if (moves - acknowledged > most) {
                    printf "%d moves are saved, but only %d acknowledged\n", moves, acknowledged
                    exit 1
                }
            }' >&2 || fail "what was acknowledged to $one is not what is saved"
    done
}

begins() {
    killed=0
    rm -f "$scratch"/*.said "$scratch"/*.not "$scratch"/*.log "$scratch"/*.ended "$scratch/stop" "$game" "$game.codes"
    touch "$scratch/Ann.said" "$scratch/Cy.said"
    printf '%s\n' 'players Ann Ben Cy' 'bot Ben random' 'board random seed 3' 'set target 12' 'set discard-limit 90' "chance seed $1" |
        "$catan" run --quiet --autosave "$game" - || fail 'the game cannot be prepared'
    # Which port that was is kept beside the game, and found there the next time.
    "$catan" serve --listen 127.0.0.1:0 "$game" >/dev/null 2>&1 &
    first=$!
    until_it [ -s "$game.codes" ] || fail 'the game is not open'
    kill -TERM "$first"
    wait "$first"
    looks_after host "$catan" serve "$game" >/dev/null 2>&1 &
    where=$(word listen)
    for one in Ann Cy; do
        looks_after "$one" "$catan" join "$where" "$(word "seat $one")" --unconfined \
            --exec "sh '$player' $one '$scratch/$one.said'" 2>/dev/null &
    done
}
ends() {
    touch "$scratch/stop"
    [ ! -s "$scratch/host.pid" ] || kill -TERM "$(cat "$scratch/host.pid")" 2>/dev/null
    sleep 0.3
    kill_all
    wait
    compare
}

games=1
hosts=0
guests=0
all=0
begins "$games"
go_on
while [ "$hosts" -lt "$times" ] || [ "$guests" -lt "$times" ]; do
    if is_over; then
        ends
        all=$((all + $(moves)))
        games=$((games + 1))
        begins "$games"
    fi
    sleep "0.$(below 10)$(below 10)"
    if [ "$hosts" -lt "$times" ] && { [ "$guests" -ge "$times" ] || [ "$(below 2)" = 0 ]; }; then
        kill_one host
        hosts=$((hosts + 1))
    else
        [ "$(below 2)" = 0 ] && one=Ann || one=Cy
        kill_one "$one"
        guests=$((guests + 1))
    fi
    killed=$((killed + 1))
    # Sometimes several at once, or again before they are back.
    [ "$(below 3)" = 0 ] || go_on
done
go_on
ends
all=$((all + $(moves)))
echo "hosts killed $hosts times, guests $guests times, in $games games with $all moves: nothing is lost"

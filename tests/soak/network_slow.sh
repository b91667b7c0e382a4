# Plays whole games between a host and programs that join it over slow lines, which lose packets and break: they finish,
# the saved games are valid, and a move reaches the other machines after one round trip and 50 ms, at the median.
# Usage: sh network_slow.sh PROGRAM
catan=$1
here=$(dirname -- "$0")
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 0; }
scratch=$(mktemp -d) || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch" XDG_CONFIG_HOME="$scratch/config"
trap 'kill $relay $host $guests 2>/dev/null; wait; rm -rf "$scratch"' EXIT
relay='' host='' guests='' failed=0
word() { sed -n "s/^$1 //p" "$game.codes"; }
until_it() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ "$tries" -lt 100 ] || return 1
        sleep 0.1
    done
}

# plays DELAY JITTER LOSS CUT: each way.
plays() {
    game=$scratch/$1.catan
    printf '%s\n' 'players Ann Ben Cy' 'bot Ben random' 'board random seed 3' 'set target 4' 'set discard-limit 90' \
        'chance seed 1' | "$catan" run --quiet --autosave "$game" - || exit 1
    "$catan" serve --listen 127.0.0.1:0 "$game" >/dev/null 2>"$scratch/host.log" &
    host=$!
    until_it [ -s "$game.codes" ] || exit 1
    port=$(word listen)
    rm -f "$scratch/relay.log"
    python3 "$here/slow_relay.py" "${port##*:}" "$@" >"$scratch/relay.log" &
    relay=$!
    until_it [ -s "$scratch/relay.log" ] || exit 1
    where=127.0.0.1:$(head -n 1 "$scratch/relay.log")
    for one in Ann Cy; do
        rm -f "$scratch/$one.times"
        "$catan" join "$where" "$(word "seat $one")" --unconfined \
            --exec "CATAN_TIMES='$scratch/$one.times' sh '$here/../e2e/player.sh' $one '$scratch/$one.said'" \
            2>>"$scratch/$one.log" &
        guests="$guests $!"
    done
    begin=$(date +%s)
    wait "$host" || { echo "FAILED: the host, after $1 ms each way"; failed=1; }
    seconds=$(($(date +%s) - begin))
    host=''
    # A program that has not heard of the end would call for ever.
    # shellcheck disable=SC2086 # words are wanted
    kill "$relay" $guests 2>/dev/null
    guests=''
    "$catan" run --verify --quiet "$game" </dev/null || { echo 'FAILED: the saved game'; failed=1; }
    grep -q 'has won' "$scratch/host.log" || { echo 'FAILED: no player has won'; failed=1; }
    cuts=$(grep -c cut "$scratch/relay.log")
    # From saying a move to seeing it at the other one.
    cat "$scratch/Ann.times" "$scratch/Cy.times" | sort -n | awk -v trip="$((2 * $1))" -v name="$*" -v cuts="$cuts" -v seconds="$seconds" '
        $2 == "says" { said[$4] = $1; by[$4] = $3 }
        $2 == "sees" && ($4 - 1) in said && by[$4 - 1] != $3 && !($4 in seen) { seen[$4] = 1; late[++count] = ($1 - said[$4 - 1]) / 1e6 }
        END {
            for (i = 2; i <= count; ++i) for (j = i; j > 1 && late[j] < late[j - 1]; --j) { t = late[j]; late[j] = late[j - 1]; late[j - 1] = t }
            median = late[int((count + 1) / 2)]
            bad = count < 50 || median > trip + 50
            printf "%s delay, jitter, loss and cuts %s: %d moves in %d s, %d cuts; seen elsewhere after %.0f ms at the median, %.0f ms for nine in ten, %.0f ms at worst\n",
                bad ? "FAILED" : "good  ", name, count, seconds, cuts, median, late[int(count * 0.9)], late[count]
            exit bad
        }' || failed=1
}

plays 0 0 0 1000
plays 20 5 0.01 60
plays 100 25 0.025 30

exit $failed

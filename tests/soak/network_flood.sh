# Lets five guests join while the port is flooded with connections that never become guests; all five must be connected
# within 15 seconds. They come through a relay that behaves like `ssh -L` over a slow line: it connects at once, and
# passes the guest's bytes on later. docs/network.md describes larger floods.
# Usage: sh network_flood.sh PROGRAM [MODE FROM RATE DELAY]: all required floods, or one flood of tests/soak/flood.py,
# with this many ms to the host and as many back; 0 means no relay.
catan=$1
shift
here=$(dirname -- "$0")
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 0; }
scratch=$(mktemp -d) || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch" XDG_CONFIG_HOME="$scratch/config"
# shellcheck disable=SC2086 # words are wanted
trap 'kill $pids 2>/dev/null; wait; rm -rf "$scratch"' EXIT
pids='' failed=0
until_it() { # SECONDS COMMAND...
    tries=$(($1 * 10))
    shift
    until "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}
code_of() { sed -n "s/^$1: .* //p" "$scratch/lines"; }
# joins ADDRESS CODE COMMAND: ends with the shell that runs it, so that a signal to that ends the guest.
joins() { exec "$catan" join "127.0.0.1:$1" "$2" --exec "$3" >/dev/null 2>&1 </dev/null; }
all_there() { [ "$(grep -c ' is there[.]$' "$scratch/log")" -ge 5 ]; }

# The first bytes of a guest: Ann, or one with a wrong code.
record_hello() { # CODE
    python3 "$here/flood.py" record "$port" "$scratch/hello" >"$scratch/relay" &
    recorder=$!
    until_it 10 [ -s "$scratch/relay" ] || exit 1
    (joins "$(cat "$scratch/relay")" "$1" true)
    kill "$recorder" 2>/dev/null
    wait "$recorder" 2>/dev/null
    rm -f "$scratch/relay"
    : >"$scratch/log"
}

flood() { # MODE FROM RATE DELAY
    mode=$1 from=$2 rate=$3 delay=$4
    rm -f "$scratch/made" "$scratch/lines" "$scratch/log" "$scratch/relay" "$scratch/hello"
    "$catan" serve --listen 127.0.0.1:0 --names Ann,Ben,Cy,Dee,Eve >"$scratch/lines" 2>"$scratch/log" </dev/null &
    host=$!
    pids=$host
    until_it 10 grep -qs kept "$scratch/log" || { cat "$scratch/log"; exit 1; }
    port=$(sed -n 's/^Ann: .* 127.0.0.1:\([0-9]*\) .*/\1/p' "$scratch/lines")
    set -- silent "$port" "$from" "$rate"
    case $mode in
        replay) record_hello "$(code_of Ann)" ;;
        wrong) record_hello 7K3M-92QF-X4TD-8W2H ;;
    esac
    [ "$mode" = silent ] || set -- replay "$port" "$from" "$rate" "$scratch/hello"
    where=$port
    if [ "$delay" != 0 ]; then
        python3 "$here/slow_relay.py" "$port" "$delay" 0 0 1000000 >"$scratch/relay" &
        pids="$pids $!"
        until_it 10 [ -s "$scratch/relay" ] || exit 1
        where=$(cat "$scratch/relay")
    fi
    python3 "$here/flood.py" "$@" >"$scratch/made" &
    pids="$pids $!"
    until_it 10 [ -s "$scratch/made" ] || exit 1
    begin=$(date +%s%N)
    for name in Ann Ben Cy Dee Eve; do
        joins "$where" "$(code_of $name)" 'sleep 60' &
        pids="$pids $!"
    done
    verdict='good  '
    until_it 15 all_there || { verdict=FAILED failed=1; }
    milliseconds=$((($(date +%s%N) - begin) / 1000000))
    memory=$(sed -n 's/^VmHWM: *//p' "/proc/$host/status")
    ticks=$(awk '{ print $14 + $15 }' "/proc/$host/stat")
    echo "$verdict $(grep -c ' is there[.]$' "$scratch/log") of 5 guests are in after $milliseconds ms, $delay ms away:" \
        "$mode from $from, $(tail -n 1 "$scratch/made")/s ($memory, $ticks ticks)"
    # shellcheck disable=SC2086 # words are wanted
    kill $pids 2>/dev/null
    wait
    pids=''
}

if [ $# -gt 0 ]; then
    flood "$@"
    exit $failed
fi
flood silent 127.0.0.2 1500 0
flood silent 127.0.0.2 1500 50
flood silent 127.0.0.1 1500 50
flood silent many 1500 50
flood replay 127.0.0.2 40 50
flood replay 127.0.0.1 40 50
flood replay 127.0.0.1 1000 50
flood wrong 127.0.0.1 1000 50
exit $failed

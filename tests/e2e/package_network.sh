# Runs the packaged program as a host without a screen and as two guests at terminals. Their lines are encrypted, so
# this tests OpenSSL as well. For tests/package/try.sh, on a system of its own.
# Usage: sh package_network.sh PROGRAM ROOT, as for package_terminal.sh
. "$(dirname -- "$0")/in_tmux.sh"
root=$2 games=/elsewhere
trap 'kill $host 2>/dev/null; tmux kill-server 2>/dev/null; rm -rf "$scratch" "$root$games"' EXIT
catan="env HOME=$games XDG_STATE_HOME=$games XDG_CONFIG_HOME=$games $1"
join_of() { sed -n "s/^$1: catan //p" "$scratch/invitations"; }
is_open() { [ -n "$(join_of Ωmega)" ]; }

# shellcheck disable=SC2086 # words are wanted
exec_host() { exec $catan serve --names Zoë,Ωmega --bots 1 --order first=Zoë --seed 7 --listen 127.0.0.1:0; }
exec_host >"$scratch/invitations" 2>"$scratch/log" &
host=$!
until_it is_open || { cat "$scratch/log"; exit 1; }
at omega
start "$catan $(join_of Ωmega)"
shows 'set-up · Zoë places'
at zoe
start "$catan $(join_of Zoë)"
shows 'Place a settlement'
sleep 0.5 # what is pressed as others move would not count
press Enter
shows 'Place a road'
press Enter
at omega
shows 'Place a settlement'
at zoe
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
kill "$host"
wait "$host"
grep -q '^Zoë: settle ' "$root$games"/catan/*.catan || fail 'the settlement is not in the saved game'

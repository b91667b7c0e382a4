# Runs the packaged program in a real terminal: begins a game, places a settlement and a road by keys, leaves and
# resumes. For tests/package/try.sh, on a system of its own.
# Usage: sh package_terminal.sh PROGRAM ROOT, both as seen from outside: `chroot ROOT catan`
. "$(dirname -- "$0")/in_tmux.sh"
root=$2 games=/at-terminal
trap 'tmux kill-server 2>/dev/null; rm -rf "$scratch" "$root$games"' EXIT
catan="env HOME=$games XDG_STATE_HOME=$games XDG_CONFIG_HOME=$games $1"
saved() { ls "$root$games"/catan/*.catan; }

start "$catan"
shows 'New game'
press b
shows 'Start the game'
press Escape
shows 'New game'
press q
shows 'LEFT 0'

start "$catan --names Zoë,Ωmega --bots 1 --order first=Zoë --seed 7 --pace at-once"
shows "Zoë's hand"
shows 'Place a settlement'
press Enter
shows 'Place a road'
press Enter
shows "Ωmega's hand"
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
grep -q '^Zoë: settle ' "$(saved)" || fail 'the settlement is not in the saved game'

start "$catan resume"
shows 'set-up · Ωmega places'
tmux capture-pane -t "$window" -p
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'

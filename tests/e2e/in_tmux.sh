# Runs the program in a real terminal, for scripts that source this with the program as their first argument: windows of
# 80 by 24 in a tmux of its own, keys, and waiting for a text on the screen. A failure shows the window and ends the
# script. Scripts with several windows name the current one with `at`.
# shellcheck disable=SC2034 # used by the sourcing script
catan=$1
command -v tmux >/dev/null || { echo 'skipped: there is no tmux'; exit 77; }
scratch=$(mktemp -d) || exit 1
session=catan-$$
window=game pid=$scratch/pid
# Uses none of the user's own games, names and rules.
export HOME="$scratch" XDG_STATE_HOME="$scratch" XDG_CONFIG_HOME="$scratch/config"
# tmux shows box drawing only in a UTF-8 locale, and a bare system sets none.
export LC_ALL=C.UTF-8
# A session that is always there keeps the server alive between the others.
tmux() { command tmux -L "$session" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null; rm -rf "$scratch"' EXIT
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    [ "$window" = game ] || printf 'At the window of %s:\n' "$window" >&2
    tmux capture-pane -t "$window" -p >&2
    exit 1
}

# at WINDOW: what follows happens there.
at() { window=$1 pid=$scratch/pid.$1; }

# start COMMAND: in a terminal of 80 by 24; what stands on the screen behind it says that it has ended.
start() {
    tmux kill-session -t "$window" 2>/dev/null
    tmux new-session -d -s "$window" -x 80 -y 24 "export HOME='$scratch' XDG_STATE_HOME='$scratch' XDG_CONFIG_HOME='$scratch/config' TERM=screen-256color
        sh -c 'echo \$\$ >\"$pid\"; exec $1'; echo LEFT \$?; sleep 120"
}
# The program itself gets a signal.
strike() { kill "$1" "$(cat "$pid")"; }

# press KEY...: as tmux calls them.
press() { tmux send-keys -t "$window" "$@"; }
# types TEXT: key by key, as it stands there.
types() { tmux send-keys -t "$window" -l "$1"; }
# clicks COLUMN ROW: the left button, counted from 1.
clicks() { types "$(printf '\033[<0;%d;%dM\033[<0;%d;%dm' "$1" "$2" "$1" "$2")"; }

. "$(dirname -- "$0")/until.sh"
on_screen() { tmux capture-pane -t "$window" -p | grep -q -e "$1"; }
off_screen() { ! on_screen "$1"; }
# shows PATTERN: the screen does, within some seconds.
shows() { until_it on_screen "$1" || fail "not on the screen: $1"; }
# loses PATTERN: the screen does, within some seconds.
loses() { until_it off_screen "$1" || fail "still on the screen: $1"; }
# hides PATTERN: what must not be seen now.
hides() { off_screen "$1" || fail "on the screen: $1"; }

tmux new-session -d -s keeper 'sleep 600'

# The game in a real terminal: from the start to the first turns by keys, leaving, resuming, a kill, a small window.
# Usage: sh terminal.sh PROGRAM
catan=$1
command -v tmux >/dev/null || { echo 'skipped: there is no tmux'; exit 0; }
scratch=$(mktemp -d) || exit 1
session=catan-$$
# A session that is always there keeps the server alive between the others.
tmux() { command tmux -L "$session" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null; rm -rf "$scratch"' EXIT
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    tmux capture-pane -t game -p >&2
    exit 1
}
# start COMMAND: in a terminal of 80 by 24; what stands on the screen behind it says that it has ended.
start() {
    tmux kill-session -t game 2>/dev/null
    tmux new-session -d -s game -x 80 -y 24 "export XDG_STATE_HOME='$scratch' TERM=screen-256color
        sh -c 'echo \$\$ >\"$scratch/pid\"; exec $1'; echo LEFT \$?; sleep 60"
}
# The program itself gets a signal.
strike() { kill "$1" "$(cat "$scratch/pid")"; }
press() { tmux send-keys -t game "$@"; }
# shows PATTERN: within some seconds.
shows() {
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40; do
        tmux capture-pane -t game -p | grep -q -e "$1" && return
        sleep 0.1
    done
    fail "not on the screen: $1"
}
saved() { ls "$scratch"/catan/*.catan; }

tmux new-session -d -s keeper 'sleep 600'

# Straight into the game, through the set-up and the first turn.
start "$catan --names Ann,Ben,Cy --seed 7 --order first=Ann"
shows 'set-up · Ann places'
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
    press Enter
    sleep 0.1
done
shows 'turn 1 · Ann'
shows "Ann's hand"
press Space
shows 'Ann rolled'
# What is not possible says why.
press c
shows 'Not possible: R5'
press :
sleep 0.1
tmux send-keys -t game -l end
press Enter
shows 'Ben, it is yours. Press Enter.'
! tmux capture-pane -t game -p | grep -q "'s hand" || fail "a hand is seen behind the curtain"

# A window that is too small says so, and nothing is lost.
tmux resize-window -t game -x 40 -y 10
shows 'needs 40 more columns'
tmux resize-window -t game -x 120 -y 40
shows 'Ben, it is yours'
press Enter
shows "Ben's hand"

# Killed: nothing is lost. Whoever comes back is asked who they are.
before=$(cat "$(saved)")
strike -KILL
shows 'LEFT'
[ "$(cat "$(saved)")" = "$before" ] || fail "the saved game has changed"
start "$catan resume"
shows 'Ben, it is yours. Press Enter.'
press Enter
shows 'Roll the dice'
press Space
shows 'Ben rolled'
press q
shows 'Leave the game?'
press q
shows 'catan resume goes on with it'
shows 'LEFT 0'
"$catan" run --quiet --verify "$(saved)" </dev/null || fail "the saved game does not verify"
grep -q '^Ben: roll ' "$(saved)" || fail "the roll is not saved"

# Told to end: the terminal is as it was.
start "$catan resume"
shows 'Ben, it is yours'
strike -TERM
shows 'LEFT'

# The set-up screen: nothing begins by accident, Enter on the first line does.
start "$catan"
shows 'Start the game'
press Enter
shows 'set-up'

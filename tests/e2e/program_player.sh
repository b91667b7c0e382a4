# Tests programs at the table: the player of docs/network.md plays whole games, at the host and through catan join. A
# bot replaces a program that fails in any way, and the players get a message. Compares the conversation on that page
# with the real one.
# Usage: sh program_player.sh PROGRAM
catan=$1
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 77; }
scratch=$(mktemp -d) || exit 1
host=
trap 'kill $host 2>/dev/null; rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
export HOME="$scratch" XDG_STATE_HOME="$scratch/state" XDG_CONFIG_HOME="$scratch/config"
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    [ ! -f log ] || cat log >&2
    exit 1
}
# block MARK: the first block of the page with this mark.
block() {
    awk -v mark="\`\`\`$1" '/^```$/ && inside { exit } inside { print } $0 == mark { inside = 1 }' \
        "$root/docs/network.md"
}
block python >player.py
block text >conversation
[ -s player.py ] || fail "the page has no player"
[ -s conversation ] || fail "the page has no conversation"

# finished: the game that was served is over, and is what its seed makes of the moves.
finished() {
    saved=$(sed -n 's/^catan: the game is kept in //p' log)
    grep -q 'catan: .* has won' log || fail "no player has won"
    "$catan" run --quiet --verify "$saved" >out 2>&1 || fail "the saved game does not hold: $(cat out)"
    [ ! -e "$saved.codes" ] || fail "codes are kept of a game that is over"
}
# plays ARGUMENTS...: catan serve does, a short game to its end.
plays() {
    timeout 120 "$catan" serve --target 5 --seed 7 "$@" >lines 2>log </dev/null ||
        fail "catan serve $*: exit code $?"
    finished
}
says() { grep -q -e "$1" log || fail "not in the log: $1"; }
hides() { ! grep -q -e "$1" log || fail "in the log: $1"; }

# --- At the host: one against bots, and four among themselves.
plays --names Cy --exec 'Cy=python3 player.py' --bots easy,easy
[ ! -s lines ] || fail "there is no guest to invite, but it prints: $(cat lines)"
hides 'cannot go on'
says '^\[Cy\] Congratulations, '
"$catan" serve "$saved" >out 2>&1 </dev/null
code=$?
[ "$code" = 2 ] || fail "a game that is over is served: exit code $code"
grep -q 'is over; catan replay shows it$' out || fail "a game that is over: $(cat out)"
plays --names Ann,Ben,Cy,Dee --exec 'Ann=python3 player.py' --exec 'Ben=python3 player.py' \
    --exec 'Cy=python3 player.py' --exec 'Dee=python3 player.py' --set discard-limit=3
grep -q ': discard ' "$saved" || fail "no player had to discard"
hides 'cannot go on'
[ "$(grep -c '^\[[A-Z][a-z]*\] Congratulations, ' log)" -eq 4 ] || fail "not everybody has seen the end"

# --- By way of the network.
# Emptied now, not when the shell of the host comes to it, so that the checks below find nothing of the one before.
: >lines
: >log
timeout 120 "$catan" serve --target 5 --seed 7 --names Cy --bots easy,easy --listen 127.0.0.1:0 \
    >lines 2>log </dev/null &
host=$!
tries=0
until grep -q 'catan watch' lines; do
    tries=$((tries + 1))
    [ "$tries" -lt 100 ] || fail "there is nothing to join"
    sleep 0.1
done
# shellcheck disable=SC2046 # words are wanted
timeout 120 "$catan" join $(sed -n 's/^Cy: catan join //p' lines) --exec 'python3 player.py' 2>err </dev/null ||
    fail "catan join: exit code $?: $(cat err)"
grep -q '^\[program\] Congratulations, ' err || fail "catan join: $(cat err)"
wait "$host" || fail "catan serve: exit code $?"
host=
finished
says '^catan: Cy is there.$'

# --- Programs that cannot play: fails WHY PROGRAM [OPTION...].
fails() {
    why=$1
    program=$2
    shift 2
    plays --names Cy --exec "Cy=$program" --bots easy "$@"
    says "^catan: The program that plays for Cy cannot go on: $why. A bot plays from now on.$"
    [ "$(grep -c 'cannot go on' log)" = 1 ] || fail "that is told more than once"
}
fails 'the program ended with exit code 1' false
fails 'there is no such program.*' ./nothing
# shellcheck disable=SC2016 # the program's shell is to expand it
fails 'the program was ended by signal 9 (.*)' 'sh -c "kill -9 \$\$"'
fails 'the other side is no game of catan' yes
fails '20 lines in a row made no sense here' 'sh -c "echo catan-chair 1; exec yes"'
fails 'a line .*' "cat '$catan'"
fails 'the program closed its input' 'sh -c "echo catan-chair 1; exec <&-; exec sleep 100"'
fails 'it has thought for 1 s and the game got no further' 'sleep 100' --patience 1
fails 'the program ended' 'sh -c "echo catan-chair 1; read first"'

# --- Where a bot has taken over, the program plays again, in the game that was saved.
printf 'settle 12\nroad 12-13\nbot Cy easy\n' >moves
"$catan" run --quiet --autosave saved.catan --names Cy,Dee --order first=Cy --target 4 --seed 7 moves ||
    fail "there is no game to go on with"
timeout 120 "$catan" serve saved.catan --exec 'Cy=python3 player.py' --exec 'Dee=python3 player.py' \
    >lines 2>log </dev/null || fail "catan serve saved.catan: exit code $?"
finished
hides 'cannot go on'
grep -q '^bot Cy off$' saved.catan || fail "a bot plays for Cy in the saved game"

# --- The conversation, which is written to a file. Who is there first is a matter of luck, and the number of the table is always another.
cat >talk.py <<'END'
import sys

said = open("talk", "w")
skips = False
for wanted in open("conversation"):
    wanted = wanted.rstrip("\n")
    heard = wanted
    if wanted.startswith("> "):
        print(wanted[2:], flush=True)
    elif wanted == "…":
        skips = True
    elif not wanted.startswith("sits "):
        for line in sys.stdin:
            heard = line.rstrip("\n")
            if heard.startswith("table ") and wanted.startswith("table "):
                heard = wanted
            if heard == wanted or not (skips or heard.startswith("sits ")):
                break
        skips = False
    print(heard, file=said, flush=True)
END
cat >dee.py <<'END'
import sys

print("catan-chair 1", flush=True)
for line in sys.stdin:
    if line == "now 2\n":
        print("say 2 settle 25", flush=True)
        break
END
timeout 120 "$catan" serve --names Cy,Dee --board beginner --order first=Cy --seed 7 \
    --unconfined --exec 'Cy=python3 talk.py' --exec 'Dee=python3 dee.py' >lines 2>log </dev/null || fail "the conversation: exit code $?"
diff conversation talk >&2 || fail "what is said now (>) is not what the page tells (<)"

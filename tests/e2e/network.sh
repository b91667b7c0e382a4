# Plays a game with a guest in three real terminals: a host with two people and a bot, a guest, and a watcher. From the
# invitation through the set-up, with advice and take-backs at the guest, an offer with a counter, a discard and a
# robbery by the guest, lost connections on both sides and a stand-in, to a winner whom all three see.
# Usage: sh network.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
newest() { find "$scratch/catan" -name '*.catan' -printf '%T@ %p\n' | sort -n | tail -n 1 | cut -d ' ' -f 2-; }
# word WHO: the code of a seat, or that for watchers; where: the address at which the game is open.
word() { sed -n "s/^$1 //p" "$game.codes"; }
where() { word listen; }
is_saved() { tail -n "+$((taken + 1))" "$game" | grep -q -x -e "$1"; }
# keeps PATTERN: a line of the game that was saved since it was taken up does, within some seconds.
keeps() { until_it is_saved "$1" || fail "not in the saved game: $1"; }
holds() { "$catan" run --verify --quiet "$game" </dev/null || fail 'the saved game does not hold'; }
# A key pressed right after other players' moves counts as meant for those.
settles() { sleep 0.5; }
there_are_codes() { game=$(newest) && [ -n "$game" ] && [ -s "$game.codes" ]; }
leaves() {
    press q
    shows 'Leave the game?'
    press q
    shows 'LEFT 0'
}
at_host() { at host; }
at_guest() { at guest; }

# --- Left before the first move: the invitation holds all the same.
at_host
start "$catan --names Ann,Ben --remote Cy --listen 127.0.0.1:0"
shows 'Cy is not there yet'
until_it there_are_codes || fail 'there are no codes'
invitation="catan join $(where) $(word 'seat Cy')"
press Enter
press q
shows 'Leave; the game is saved'
press q
shows 'LEFT 0'
start "$catan resume"
shows "$invitation"
press Enter
leaves
rm "$game" "$game.codes"

# --- From the invitation to the first turn.
taken=0
start "$catan --names Ann,Ben --remote Cy --bots easy --order first=Ann --seed 5 --bot-seed 1 --pace at-once --listen 127.0.0.1:0"
shows 'Cy is not there yet'
shows 'to watch\|only watches'
until_it there_are_codes || fail 'there are no codes'
[ "$(stat -c %a "$game.codes")" = 600 ] || fail 'others can read the codes'
shows "catan join $(where) $(word 'seat Cy')"
at_guest
start "$catan join $(where) $(word 'seat Cy')"
shows 'Ann moves. They play at another machine'
hides 'arrows move'
at_host
shows 'Cy is there'
press Enter
for person in Ann Ben; do
    shows "$person's hand"
    shows 'Place a settlement'
    press Enter
    shows 'Place a road'
    press Enter
done
shows 'Cy moves'
press r Enter
# The guest is asked, is advised, and takes it back.
at_guest
shows "Cy's hand"
shows 'Place a settlement'
settles
press H
shows 'Chances to win'
press Enter
keeps 'Cy: settle .*'
shows 'Place a road'
press u
shows 'Taken back: settle'
at_host
shows 'Cy has taken the last move back'
at_guest
press Enter
shows 'Place a road'
press Enter
# The bot sets both of its places.
shows 'Place a settlement'
settles
press Enter
shows 'Place a road'
press Enter
shows 'Ben moves'
# A watcher sees no player's cards.
at watcher
start "$catan watch $(where) $(word watch)"
shows 'Ben moves'
hides "'s hand"
at_host
settles
for person in Ben Ann; do
    shows "$person's hand"
    press Enter
    shows 'Place a road'
    press Enter
done
shows 'Roll the dice'
# Nothing of the others is told to the guest but that it is over for now.
leaves
at_guest
shows 'The host has closed the game for now'
at watcher
shows 'The host has closed the game for now'
holds

# It is opened again, at the same place and with the same codes, and both find it.
at_host
start "$catan resume $game"
shows 'Who plays elsewhere'
shows 'Cy is there'
at_guest
shows 'Ann is about to roll'
# A watcher with a player's code is turned away, and the player does not notice.
at nobody
start "$catan watch $(where) $(word 'seat Cy')"
shows 'The code fits no seat of the game'
shows 'LEFT 3'
at_host
hides 'Cy has left\|is away'
at_guest
hides 'Somebody else has come'
shows 'Ann is about to roll'
leaves
shows 'The game goes on there; catan join'
at_host
shows 'Cy has left'
press Enter
shows 'Ann, it.s your move'
leaves
shows 'catan resume goes on with it'
at watcher
leaves
shows 'The game goes on there; catan watch'

# --- A turn of the guest in a game that four bots have played so far, whose dice are known: a seven, of which they discard
# and rob, and an offer that is countered.
whole=$scratch/whole.catan
game=$scratch/part.catan
printf '%s\n' 'players Ann Ben Cy Dee' 'board random seed 3' 'order first Ann' 'set target 8' 'chance seed 1' 'auto medium 200' |
    "$catan" run --quiet --autosave "$whole" - || fail 'the game cannot be prepared'
taken=$(awk '/: roll / { roll = /^Cy/ ? NR : 0 } /^Cy: discard / { seven = roll } /^Cy: steal / && seven { print seven - 1; exit }' "$whole")
[ -n "$taken" ] || fail 'Cy has discarded nothing'
# said NAME: what Cy said in that turn.
said() { tail -n "+$((taken + 1))" "$whole" | sed -n "s/^Cy: \($1 .*\)/\1/p" | head -n 1; }
head -n "$taken" "$whole" >"$game"
at_host
start "$catan resume --remote Cy --bot Dee=easy --pace at-once --bot-seed 0 --listen 127.0.0.1:0 $game"
shows 'Cy is not there yet'
press Enter
shows 'Cy is not there now. b lets a bot play'
at_guest
start "$catan join $(where) $(word 'seat Cy')"
shows 'Roll the dice'
at_host
shows 'Cy is about to roll'
at_guest
press Space
shows 'Discard 4 more'
at_host
shows 'Cy has to discard'
at_guest
types l1g3
shows 'Discard these'
press Enter
keeps 'Cy: discard 1 lumber 3 grain'
shows 'Move the robber'
types ":$(said robber)"
press Enter
keeps "Cy: $(said robber)"
keeps 'Cy: steal .*'
shows 'Your turn'
types ':offer 1 lumber for 1 grain to Ann'
press Enter
shows 'Ann thinks about the offer'
at_host
shows 'Ann, it.s your move'
hides "'s hand"
settles
press Enter
shows 'c  Counter'
press c
shows 'you give'
press Tab
types l
press Enter
keeps 'Ann: counter 1 grain for 2 lumber'
shows 'Cy chooses whom to trade with'
at_guest
shows '1  Ann'
settles
press 1
keeps 'Cy: trade Ann'

# --- Losses. The guest is killed, and a bot plays until they are back.
strike -KILL
at_host
shows 'Cy is away'
press b
shows 'at another machine, away'
press 3
shows 'from now on?'
press e
keeps 'bot Cy easy'
keeps 'Cy: end'
at_guest
start "$catan join $(where) $(word 'seat Cy')"
keeps 'bot Cy off'
shows "Cy's hand"
at watcher
start "$catan watch $(where) $(word watch)"
shows 'catan'
# The host is killed; waiting guests find the game again.
at_host
strike -KILL
shows 'LEFT'
at_guest
shows 'The connection to the host is lost'
at watcher
shows 'The connection to the host is lost'
at_host
start "$catan resume --pace at-once --bot-seed 0 $game"
shows 'Cy is there'
press Enter
at_guest
loses 'The connection to the host is lost'
holds

# --- What cannot be.
at nobody
start "$catan join $(where) AAAA-AAAA-AAAA-AAAA"
shows 'The code fits no seat of the game'
shows 'LEFT 3'
start "$catan join 127.0.0.1:1 $(word 'seat Cy')"
shows 'No game is open at 127.0.0.1:1: is the port right'
shows 'LEFT 3'
start "$catan join $(where) ABC"
shows 'LEFT 2'
start "$catan --names Ann --remote Ben --listen $(where)"
shows 'is taken\|in use'
shows 'LEFT 3'
start "$catan --names Ann,Ben --unsaved"
shows '^catan: --unsaved is for a game with guests or programs, and there are none$'
shows 'LEFT 2'
at_host

# --- To the end. The guest has a bot in their place, and sees it.
# Bots may have offered something meanwhile.
asks_seats() {
    press Escape
    sleep 0.2
    press b
    sleep 0.2
    on_screen 'Who plays?'
}
for seat in 1 2 3; do
    until_it asks_seats || fail 'nobody can change seats'
    press "$seat"
    shows 'from now on?'
    press e
    loses 'from now on?'
done
at_guest
shows 'A bot plays for you\|lets a bot play for you\|wins'
for one in host guest watcher; do
    at "$one"
    shows 'wins with 8 points'
done
at_guest
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
at_host
press q
shows 'Leave the game?'
press q
shows 'It is finished'
at watcher
shows 'wins with 8 points'
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
holds
[ ! -e "$game.codes" ] || fail 'the codes of a game that is over are kept'

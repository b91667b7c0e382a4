# Tests bots in a real terminal: a first game from the door, a person among bots, leaving while they move, resuming,
# seats that change hands, watching bots.
# Usage: sh terminal_bots.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
newest() { find "$scratch/catan" -name '*.catan' -printf '%T@ %p\n' | sort -n | tail -n 1 | cut -d ' ' -f 2-; }
is_saved() { grep -q -e "$1" "$(newest)"; }
# keeps PATTERN: a line of the newest saved game does, within some seconds.
keeps() { until_it is_saved "$1" || fail "not in the saved game: $1"; }
# A key pressed right after bots' moves counts as meant for those.
settles() { sleep 0.5; }
leaves() {
    press q
    shows 'Leave the game?'
    press q
    shows 'LEFT 0'
}

# A first evening: from the door to a game against three easy bots.
start "$catan"
shows 'b  Play against bots'
press b
shows 'Start the game'
shows 'Ada)  easy'
press Enter
shows 'to win: 10'
keeps '^bot Ada easy'
press Space
shows 'Place a settlement'
hides 'it.s your move'
settles
press Enter
shows 'Place a road'
press Enter
# The order depends on the dice; the last player places twice.
press Space
shows 'Place a settlement'
leaves
"$catan" run --quiet "$(newest)" </dev/null || fail "the saved game does not hold"
# The choices are there the next time.
grep -q '^bot Ada easy' "$scratch/config/catan/set-up" || fail "the bots are not kept"

# Going on with it: there is one person, so there is no curtain.
start "$catan resume"
shows 'Place a settlement'
hides 'it.s your move'
leaves

# Into a first turn, in which a bot goes and another comes.
start "$catan --names Ann --bots easy,medium --order first=Ann --seed 5 --bot-seed 1"
shows 'Place a settlement'
press Enter
shows 'Place a road'
press Enter
shows 'Bots are calm'
press '>'
shows 'Bots are brisk'
press Space
shows 'Place a settlement'
settles
press Enter
shows 'Place a road'
press Enter
shows 'Roll the dice'
press b
shows 'Who plays?'
press 2
shows 'from now on?'
press h
keeps '^bot Ada hard'
press Space
shows 'turn 1 . Ann rolled'
leaves
"$catan" run --quiet "$(newest)" </dev/null || fail "the saved game does not hold"

# Four bots are watched, at every pace; leaving while hard ones think is immediate, and nothing is lost.
start "$catan --bots hard,hard,hard,hard --pace at-once --seed 3"
shows 'turn [1-9]'
hides "'s hand"
press '<'
shows 'Bots are brisk'
press '<'
shows 'Bots are calm'
leaves
start "$catan resume --pace at-once"
shows 'turn [1-9]'
strike -KILL
shows 'LEFT'
"$catan" run --quiet "$(newest)" </dev/null || fail "the saved game does not hold"

# To the end, with all cards open.
start "$catan --bots easy,easy --players 2 --open-hands --pace at-once --target 4"
shows 'ranking\|Ranking\|won\|wins'
# The full path of the picture is on the screen, and on the terminal afterwards.
press p
shows 'A picture of the board'
picture=$(find "$scratch/catan" -name '*.svg')
[ -f "$picture" ] || fail "there is no picture"
tmux capture-pane -t "$window" -p | tr -d '│ \n' | grep -q -F "Thepictureis$picture" ||
    fail "where the picture is does not stand on the screen"
press Escape
loses 'A picture of the board'
press q
shows 'Leave the game?'
press q
shows 'LEFT 0'
shows 'It is finished'
tmux capture-pane -t "$window" -p | tr -d '\n' | grep -q -F "The picture of the board is $picture" ||
    fail "where the picture is does not stand on the terminal"

# A resumed game can get other players in its seats.
printf '%s\n' 'players Ann Ben Cy' 'board beginner' 'order first Ann' 'chance seed 7' 'auto random 12' |
    "$catan" run --quiet --autosave "$scratch/three.catan" -
start "$catan resume --bot ben=easy --bot Cy=medium $scratch/three.catan"
shows 'Roll the dice'
hides 'it.s your move'
leaves
grep -q -x 'bot Ben easy' "$scratch/three.catan" || fail "the bot is not in the saved game"
start "$catan resume --person Ben $scratch/three.catan"
shows 'Ann, it.s your move'
leaves
grep -q -x 'bot Ben off' "$scratch/three.catan" || fail "the person is not in the saved game"
start "$catan resume --bot Bin=easy $scratch/three.catan"
shows 'unknown player .Bin.; did you mean Ben?'
shows 'LEFT 2'

# With real dice there are no bots.
start "$catan --dice real --bots 2"
shows 'no bots'
shows 'LEFT 2'
start "$catan --bots 9"
shows 'catan: --bots is'
shows 'LEFT 2'
start "$catan --players 3 --names Ann --bots 3"
shows 'catan: --players is 3, but --names and --bots make 4'
shows 'LEFT 2'

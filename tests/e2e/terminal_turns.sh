# Tests turns in a real terminal, with real dice: a seven and three discards behind curtains, the robber, a countered
# offer, clicks, leaving and resuming. All of it must be in the saved game.
# Usage: sh terminal_turns.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
saved=$scratch/turns.catan
is_saved() { grep -q -x -e "$1" "$saved"; }
# keeps LINE: the saved game does, within some seconds.
keeps() { until_it is_saved "$1" || fail "not in the saved game: $1"; }
# finds SIGN: its first column and row on the screen.
finds() {
    tmux capture-pane -t game -p >"$scratch/screen"
    row=$(grep -n -m 1 -e "$1" "$scratch/screen" | cut -d : -f 1)
    [ -n "$row" ] || fail "not on the screen: $1"
    column=$(($(sed -n "${row}s/$1.*//p" "$scratch/screen" | tr -d '\n' | LC_ALL=C.UTF-8 wc -m) + 1))
}
asked() { tmux capture-pane -t game -p | sed -n 's/^ Road (l b): edge \([0-9-]*\).*/\1/p'; }
asks_another() { [ "$(asked)" != "$1" ]; }

# Everything pays on a four, and that was rolled: all three hold nine cards, and Ben is to roll.
cat >"$scratch/moves" <<'END'
players Ann Ben Cy
board custom hexagon 3
hex 0 desert
hex 1 lumber 4
hex 2 brick 4
hex 3 lumber 4
hex 4 brick 4
hex 5 lumber 4
hex 6 brick 4
hex 7 wool 4
hex 8 grain 4
hex 9 ore 4
hex 10 wool 4
hex 11 grain 4
hex 12 ore 4
hex 13 wool 4
hex 14 grain 4
hex 15 ore 4
hex 16 wool 4
hex 17 grain 4
hex 18 ore 4
order first Ann
chance scripted
Ann: settle 12
Ann: road 12-13
Ben: settle 6
Ben: road 1-6
Cy: settle 15
Cy: road 15-16
Cy: settle 17
Cy: road 17-42
Ben: settle 8
Ben: road 8-27
Ann: settle 10
Ann: road 10-29
Ann: roll 2 2
Ann: end
END
"$catan" run --quiet --autosave "$saved" "$scratch/moves" || fail "the game cannot be prepared"

# R4.4: the roller discards first, then the others in seat order, each behind a curtain. Without colours every place to
# choose from has a sign.
start "env NO_COLOR=1 $catan resume $saved"
shows 'Ben, it.s your move'
press Enter
shows 'Roll the dice'
press Space
shows ':roll _'
types '3 4'
press Enter
shows 'Discard 4 more'
types 'llgo'
shows 'Discard these'
press Enter
keeps 'Ben: discard 2 lumber 1 grain 1 ore'
shows 'Cy, it.s your move'
hides "'s hand"
press Enter
shows 'Discard 4 more'
types 'bbbw'
press BSpace
shows 'Discard 1 more'
types 'w'
press Enter
keeps 'Cy: discard 3 brick 1 wool'
shows 'Ann, it.s your move'
press Enter
shows 'Discard 4 more'
types 'bbbo'
press Enter
keeps 'Ann: discard 3 brick 1 ore'

# R6: the robber to a hex where two can be robbed; the card is drawn by hand.
shows 'Ben, it.s your move'
press Enter
shows 'Move the robber'
types 3
shows ':robber 3_'
press Enter
shows 'Rob whom'
press 1
shows ':steal Ann _'
types grain
press Enter
keeps 'Ben: steal Ann grain'

# R8.2: an offer, a counter, declined from the curtain, closed with the counter.
shows 'Your turn'
types t
shows 'you give'
types w
press Tab
types o
press Enter
shows 'Ben offers 1 wool for 1 ore'
hides "'s hand"
press Enter
shows 'Decline'
types c
shows 'you give'
# It begins as the offer looks from the other side: an ore for a wool.
press Tab
types w
press Enter
keeps 'Cy: counter 1 ore for 2 wool'
shows 'Ann, it.s your move'
types d
keeps 'Ann: decline'
press Enter
shows 'Cy gives 1 ore for 2 wool'
press 1
keeps 'Ben: trade Cy'

# A click chooses, another one builds.
shows 'Your turn'
types r
shows 'Road (l b)'
before=$(asked)
finds '◇'
clicks "$column" "$row"
until_it asks_another "$before" || fail "the click has chosen nothing"
edge=$(asked)
clicks "$column" "$row"
keeps "Ben: road $edge"

# Leaving and coming back: the same game, behind a curtain.
press q
shows 'Leave the game'
press q
shows 'LEFT 0'
"$catan" run --quiet "$saved" </dev/null || fail "the saved game does not hold"
start "$catan resume $saved"
shows 'Ben, it.s your move'
hides "'s hand"
press Enter
shows 'Your turn'
types e
keeps 'Ben: end'
shows 'Cy, it.s your move'

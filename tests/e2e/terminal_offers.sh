# Tests trading with bots in a real terminal, and the screen while bots decide: a bot's offers that are accepted,
# declined and countered, an offer that bots answer, advice whose move Enter makes, bots that discard and rob while
# people watch, two people and two bots. Finds suitable moves in games that bots have played before.
# Usage: sh terminal_offers.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"
whole=$scratch/whole.catan
part=$scratch/part.catan
is_saved() { tail -n "+$((taken + 1))" "$part" | grep -q -x -e "$1"; }
# keeps PATTERN: a line of the game that was saved since it was taken up does, within some seconds.
keeps() { until_it is_saved "$1" || fail "not in the saved game: $1"; }
# plays SEED: a whole game of four bots, of whom the first is going to be a person.
plays() {
    rm -f "$whole"
    printf '%s\n' 'players Ann Ben Cy Dee' 'board random seed 3' 'order first Ann' "chance seed $1" 'auto medium 400' |
        "$catan" run --quiet --autosave "$whole" - || fail 'the game cannot be prepared'
}
# takes_up LINES BOTS...: the game as it was after so many lines, with these bots, who decide as they did then.
takes_up() {
    taken=$1
    shift
    head -n "$taken" "$whole" >"$part"
    start "$catan resume --bot-seed 0 $* --pace at-once $part"
}
among_three='--bot Ben=medium --bot Cy=medium --bot Dee=medium'
# Bots may have asked something meanwhile.
asks_to_leave() {
    press Escape
    sleep 0.2
    press q
    sleep 0.2
    on_screen 'Leave the game?\|LEFT 0'
}
leaves() {
    until_it asks_to_leave || fail 'no player can leave'
    press q
    shows 'LEFT 0'
    "$catan" run --quiet "$part" </dev/null || fail 'the saved game does not hold'
}
# Words of a line of the game, counted from 1.
word() { sed -n "${1}p" "$whole" | cut -d ' ' -f "$2"; }

# An offer of a bot that Ann accepts, who gets the cards.
plays 1
offer=$(awk '/: offer / { offer = /^Ann/ ? 0 : NR } /^Ann: accept/ { taken = offer } /: trade Ann$/ && taken { print taken - 1; exit }' "$whole")
[ -n "$offer" ] || fail 'no bot has offered Ann anything'
bot=$(word $((offer + 1)) 1 | tr -d :)
# The line of the log may be wrapped.
gives="$(word $((offer + 1)) 3) $(word $((offer + 1)) 4)"
gets="$(word $((offer + 1)) 6) $(word $((offer + 1)) 7)"
takes_up "$offer" "$among_three"
shows "a  Accept: you give $gets for $gives"
shows "$bot gives $gives for $gets"
hides 'it.s your move'
# No bot answers for her, however long she thinks.
sleep 0.5
shows 'a  Accept'
press a
keeps 'Ann: accept'
keeps "$bot: trade Ann"
leaves

# The same offer, declined.
takes_up "$offer" "$among_three"
shows 'd  Decline'
press d
keeps 'Ann: decline'
keeps "$bot: .*"
leaves

# And countered: it begins as the offer looks from the other side; she wants a card more.
takes_up "$offer" "$among_three"
shows 'c  Counter'
press c
shows 'you give'
press Tab
types "$(printf %.1s "$(word $((offer + 1)) 4)")"
press Enter
keeps "Ann: counter $gets for $(($(word $((offer + 1)) 3) + 1)) $(word $((offer + 1)) 4)"
keeps "$bot: .*"
leaves

# An offer of her own: the bots answer, and Ann takes a deal.
plays 2
own=$(awk '/: offer / { offer = /^Ann/ ? NR : 0 } /: accept/ { taken = offer } /^Ann: trade / && taken { print taken - 1; exit }' "$whole")
[ -n "$own" ] || fail 'Ann has offered nothing'
other=$(tail -n "+$((own + 2))" "$whole" | sed -n 's/^Ann: trade //p' | head -n 1)
takes_up "$own" "$among_three"
shows 'Your turn'
types ":$(sed -n "$((own + 1))s/^Ann: //p" "$whole")"
press Enter
keeps "$other: accept"
shows "1  $other"
hides 'it.s your move'
sleep 0.5
press 1
keeps "Ann: trade $other"
leaves

# Advice, and Enter makes the move that it names.
first=$(sed -n '/^Ann: settle /=' "$whole" | head -n 1)
takes_up "$((first - 1))" "$among_three"
shows 'Place a settlement'
press H
shows 'Chances to win'
press Escape
loses 'Chances to win'
press H
shows 'Chances to win'
press Enter
keeps 'Ann: settle .*'
shows 'Place a road'
leaves

# A seven: bots discard, and move the robber, while Ann looks on.
found=
for seed in 1 2 3 4 5 6; do
    plays "$seed"
    found=$(awk '/: roll / { roll = /^Ann/ ? 0 : NR } /: discard / { seven = /^Ann/ ? 0 : roll } /: steal / && seven { print seven - 1; exit }' "$whole")
    [ -z "$found" ] || break
done
[ -n "$found" ] || fail 'no bot has discarded anything'
robber=$(word $((found + 1)) 1)
loser=$(tail -n "+$((found + 2))" "$whole" | sed -n 's/: discard .*//p' | head -n 1)
takes_up "$found" "$among_three"
keeps "$loser: discard .*"
keeps "$robber robber .*"
keeps "$robber steal .*"
hides 'it.s your move'
press L
shows "$loser discards"
shows "${robber%:} moves the robber"
press Escape
loses 'What has happened'
leaves

# Two people and two bots: the curtain falls between the people, and not for bots.
printf '%s\n' 'players Ann Ada Ben Bo' 'board random seed 3' 'order first Ann' 'set bot-offers off' 'chance seed 5' \
    'auto easy 16' 'Ann: roll 2 2' >"$scratch/moves"
rm "$whole"
"$catan" run --quiet --autosave "$whole" "$scratch/moves" || fail 'the game cannot be prepared'
takes_up "$(wc -l <"$whole")" --bot Ada=easy --bot Bo=easy
shows 'Ann, it.s your move'
hides "'s hand"
press Enter
shows "Ann's hand"
types ee
keeps 'Ann: end'
# Ada has moved meanwhile, and no cards were visible.
shows 'Ben, it.s your move'
shows 'Since you last looked'
hides "'s hand"
keeps 'Ada: end'
sleep 0.5
press Enter
shows "Ben's hand"
# Ann has to leave: Ben is alone among bots, and nothing is covered any more.
press b
shows 'Who plays?'
press 1
shows 'Who plays for Ann'
press e
keeps 'bot Ann easy'
loses 'Who plays'
types ' '
shows 'Ben rolled'
leaves

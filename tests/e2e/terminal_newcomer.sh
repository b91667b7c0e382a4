# Plays as a newcomer who has read nothing: from `catan` to the end of the first turn, using only keys that the screen
# shows.
# Usage: sh terminal_newcomer.sh PROGRAM
. "$(dirname -- "$0")/in_tmux.sh"

# sees KEY WHAT: the screen says what this key does.
sees() { shows "\(^\|[^[:alnum:]]\)$1[ :,]*$2"; }
# The key is pressed because the screen says so.
enter() { sees Enter "$1" && press Enter; }
space() { sees space "$1" && press Space; }
letter() { sees "$1" "$2" && types "$1"; }

start "$catan"
# The cursor is on a line of the door, and Enter takes it.
shows 'New game'
enter ''
shows 'Start the game'
enter 'start'
shows 'set-up'

# Each of four places two settlements with a road: arrows move, Enter builds.
placed=0
while [ $placed -lt 16 ]; do
    sees arrows move
    enter builds
    placed=$((placed + 1))
    # The next question is on the screen before the next key.
    sleep 0.1
done

# The player who placed last has the first turn: roll, play through a seven, end.
shows 'turn 1 '
space roll
sleep 0.3
tries=0
until on_screen 'e end turn'; do
    tries=$((tries + 1))
    [ $tries -lt 20 ] || fail "the turn does not get to its end"
    if on_screen 'Rob whom'; then
        letter 1 ''
    elif on_screen 'moves it'; then
        enter 'moves it'
    elif on_screen "it's your move"; then
        enter 'or space'
    fi
    sleep 0.2
done
letter e 'end turn'
sleep 0.3
# If the player can still pay for something, the screen asks for the same key again.
if on_screen 'e again ends the turn'; then types e; fi
shows 'turn 2 '

# What the scripts of this folder share; each reads it first. The program is in $carcassonne, Catan's in $catan.
. "$(dirname -- "$0")/../common.sh"
carcassonne=$tested catan=$2 name=carcassonne
# game LINES: a game of Ann and Ben, then these lines, in game.carcassonne.
game() {
    {
        printf '%s\n' 'players Ann Ben' 'order first Ann' "${chance:-chance seed 7}"
        printf "$1"
    } >game.carcassonne
}
# loads FILE: as a saved game without fault.
loads() {
    "$carcassonne" run --quiet "$1" >/dev/null 2>err </dev/null || fail "$what: $1 does not load: $(cat err)"
}
# What was said, in order: the lines of a saved game or of the output that are moves.
moves_of() { grep -e '^[A-Z][a-z]*: ' "$1"; }

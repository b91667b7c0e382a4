# A running game that is fed turn by turn, for scripts that have read common.sh. What it has printed is acknowledged. The scripts set
# $beginning, the file with which it begins, $turn_lines, the lines of a turn, which end with `show score`, and $score, a pattern of the
# first line that this prints.
mkfifo moves printed
# begins FILE [LIMIT]: the program plays from the pipe, keeps the game there, and may write files of so many blocks.
begins() {
    turns=0
    : >out
    cat <printed >out &
    (
        [ -z "$2" ] || ulimit -f "$2"
        exec "$tested" run --keep-going --autosave "$1" - <moves >printed 2>err
    ) &
    process=$!
    exec 3>moves
    cat "$beginning" >&3
    turn
}
turn() {
    turns=$((turns + 1))
    printf "$turn_lines" >&3
    tries=0
    until [ "$(grep -c -e "$score" out)" -ge "$turns" ]; do
        tries=$((tries + 1))
        [ "$tries" -lt 500 ] || { fail "$what: the program does not answer: $(cat err)"; return; }
        sleep 0.02
    done
}
finishes() {
    exec 3>&-
    wait "$process"
    code=$?
}
# keeps FILE: every command that was printed, in order.
keeps() {
    moves_of out >acknowledged
    moves_of "$1" >saved
    cmp -s acknowledged saved || fail "$what: not all that was printed is in $1"
    loads "$1"
}
# begins_as FILE: all that was printed is in the file, which may have more.
begins_as() {
    moves_of out >acknowledged
    [ -s acknowledged ] || fail "$what: no move was printed"
    moves_of "$1" | head -n "$(wc -l <acknowledged)" | cmp -s acknowledged - ||
        fail "$what: a move that was printed is not saved"
}

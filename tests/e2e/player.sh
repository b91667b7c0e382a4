# Plays as a program: makes any legal move, and logs the acknowledged moves with their positions.
# Usage: sh player.sh NAME FILE, with the lines of a chair on standard input and output
me=$1
log=$2
now='' asked='' said=''
# Logs the times of moves and views if CATAN_TIMES names a file.
note() { [ -z "$CATAN_TIMES" ] || echo "$(date +%s%N) $1 $me $2" >>"$CATAN_TIMES"; }
echo 'catan-chair 1'
while IFS= read -r line; do
    case $line in
        'now '*)
            now=${line#now } asked=''
            note sees "$now"
            ;;
        'asked '*) asked=${line#asked } ;;
        # Once more: the host could not record the last move, and now it can.
        "sits $me "*) [ "$asked" != "$me" ] || echo legal ;;
        # The last line of a view.
        'winner none') [ "$asked" != "$me" ] || echo legal ;;
        'winner '*) exit ;;
        'legal '*)
            left=${line#legal }
            chosen=$((($$ + now * 7919) % left))
            while [ "$left" -gt 0 ]; do
                IFS= read -r line || exit
                left=$((left - 1))
                [ "$left" != "$chosen" ] || said=$line
            done
            at=$now
            note says "$at"
            echo "say $at $said"
            ;;
        done) echo "$at $me: $said" >>"$log" ;;
        late | 'refused '* | 'misunderstood '*) echo "$at $me: $said: $line" >>"$log.not" ;;
        bye*) exit ;;
    esac
done

# A program that plays: it says any of the moves that are legal, and writes down what was acknowledged and in which position.
# Usage: sh player.sh NAME FILE, with the lines of a chair on standard input and output
me=$1
log=$2
now='' asked='' said=''
echo 'catan-chair 1'
while IFS= read -r line; do
    case $line in
        'now '*) now=${line#now } asked='' ;;
        'asked '*) asked=${line#asked } ;;
        # The last line of a view.
        'winner '*) [ "$asked" != "$me" ] || echo legal ;;
        'legal '*)
            left=${line#legal }
            chosen=$((($$ + now * 7919) % left))
            while [ "$left" -gt 0 ]; do
                IFS= read -r line || exit
                left=$((left - 1))
                [ "$left" != "$chosen" ] || said=$line
            done
            at=$now
            echo "say $at $said"
            ;;
        done) echo "$at $me: $said" >>"$log" ;;
        late | 'refused '* | 'misunderstood '*) echo "$at $me: $said: $line" >>"$log.not" ;;
        bye*) exit ;;
    esac
done

# Tests that every setting has an effect in every command that accepts it, or is refused. The program lists the
# settings; a new one needs a value here.
# Usage: sh settings.sh PROGRAM
. "$(dirname -- "$0")/common.sh"
catan=$tested
# value_for SETTING: a value other than the usual one, and a number of players with whom it matters.
value_for() {
    players=4
    case $1 in
        target) value=5 ;;
        roads) value=6 ;;
        settlements | longest-road | discard-limit) value=3 ;;
        cities) value=1 ;;
        offers) value=0 ;;
        bank) value=8 ;;
        friendly-robber | late-cards) value=on ;;
        paired) value=off players=6 ;;
        bot-offers) value=off ;;
        *)
            fail "there is a new setting $1: add a value for it to tests/e2e/settings.sh"
            return 1
            ;;
    esac
}
# plays ARGUMENTS...: without a complaint; what it prints is in out.
plays() {
    "$catan" "$@" >out 2>err </dev/null || fail "catan $*: exit code $?: $(cat err)"
}

settings=$("$catan" sim --set no-such-setting=1 2>&1 | sed -n 's/^.*use one of //p' | tr -d ,)
[ "$(echo "$settings" | wc -w)" -ge 11 ] || fail "the settings are not listed: $settings"
series='sim --bots easy --games 12 --seed 3'
echo 'show score' >game.catan
for setting in $settings; do
    value_for "$setting" || continue

    # Other games are played. The first row tells what was asked for, and says nothing about what was played.
    # shellcheck disable=SC2086 # words are wanted
    {
        plays $series --players $players --csv -
        tail -n +2 out >usual
        plays $series --players $players --csv - --set "$setting=$value"
    }
    tail -n +2 out | cmp -s - usual && fail "sim --set $setting=$value plays the usual games"

    # shellcheck disable=SC2086
    plays $series --players $players --compare "$setting=$value"
    usual=$(sed -n 's/^as it is *//p' out)
    other=$(sed -n "s/^$setting=$value *//p" out)
    [ -n "$usual" ] && [ -n "$other" ] || fail "sim --compare $setting=$value prints: $(cat out)"
    [ "$usual" != "$other" ] || fail "sim --compare $setting=$value plays the usual games: $other"

    # A saved game names its rules, and continues with them.
    rm -rf kept saved.catan
    # shellcheck disable=SC2086
    plays sim --bots easy --games 1 --players $players --keep kept --set "$setting=$value"
    grep -q "^set $setting $value$" kept/game-000001.catan || fail "sim --keep forgets $setting"
    plays run --quiet --verify kept/game-000001.catan
    plays run --players "$players" --seed 1 --autosave saved.catan --set "$setting=$value" game.catan
    grep -q "^set $setting $value$" saved.catan || fail "run --set forgets $setting"
done

# --no-offers is the same as bot-offers=off.
# shellcheck disable=SC2086
{
    plays $series --no-offers --csv -
    cp out without
    plays $series --set bot-offers=off --csv -
    cmp -s without out || fail '--no-offers and --set bot-offers=off differ'
    plays $series --no-offers --set bot-offers=off --csv -
    cmp -s without out || fail '--no-offers with --set bot-offers=off differs'
    # A variant can have offers where the others have none.
    plays $series --no-offers --compare bot-offers=on
    [ "$(sed -n 's/^as it is *//p' out)" != "$(sed -n 's/^bot-offers=on *//p' out)" ] ||
        fail "--compare bot-offers=on prints: $(cat out)"
    refuses 2 '^catan: --no-offers and --set bot-offers=on contradict each other$' $series --no-offers --set bot-offers=on
}

# A setting without effect is refused.
random='catan: --no-offers and bot-offers=off change nothing: random bots make no offers'
refuses 2 "^$random$" sim --bots random --no-offers
refuses 2 "^$random$" sim --bots random --set bot-offers=off
refuses 2 "^$random$" sim --bots random --compare bot-offers=off
no_offers='^catan: offers changes nothing: no bot of this game makes offers (R8.4)$'
refuses 2 "$no_offers" sim --bots random --set offers=1
refuses 2 "$no_offers" sim --bots random --compare offers=1
refuses 2 "$no_offers" sim --no-offers --set offers=1
refuses 2 "$no_offers" sim --no-offers --compare offers=1
refuses 2 "$no_offers" sim --no-offers --compare bot-offers=on --compare offers=1
plays sim --games 1 --no-offers --set offers=1 --compare bot-offers=on
plays sim --games 1 --no-offers --set offers=1 --compare bot-offers=on --compare friendly-robber=on
plays sim --games 1 --set offers=5 --compare bot-offers=off
few='the command line sets paired, which needs 5 players or more, and 4 play (R4.5)'
for value in on off; do
    refuses 2 "^catan: $few$" sim --set paired=$value
    refuses 2 "^catan: $few$" sim --compare paired=$value
    refuses 2 " $few$" run --players 4 --set paired=$value game.catan
done
refuses 2 '^catan: --effort is for hard bots' sim --effort 4
refuses 2 '^catan: --effort is for hard bots' sim --effort 4 --bots hard@2,easy
plays sim --games 1 --target 3 --effort 1/4 --bots hard,easy
# R2.6
refuses 2 '^catan: 23 points win, but no player can have more than 22 on this board' sim --target 23
refuses 2 '^catan: 23 points win, but no player can have more than 22 on this board' sim --compare target=23
plays sim --games 1 --target 22 --max-turns 3
plays sim --games 1 --target 571 --radius 20 --max-turns 3
plays run --target 23 --seed 1 game.catan

exit $failed

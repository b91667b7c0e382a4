# Tests the layer check, cmake/layers: the tree passes, and every forbidden #include fails.
# Usage: sh layers.sh
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0
tree=$scratch/tree
mkdir -p "$tree/cmake"
cp -r "$root/include" "$root/src" "$root/apps" "$tree"
cp "$root/cmake/layers" "$tree/cmake"

fail() {
    printf 'FAILED: %s\n' "$*" >&2
    failed=1
}

check() { (cd / && "$tree/cmake/layers") >"$scratch/out" 2>&1; }

# with FILE LINE COMMAND...: COMMAND, while the line stands at the end of the file.
with() {
    file=$1 added=$2
    shift 2
    mkdir -p "$(dirname "$tree/$file")"
    rm -f "$scratch/kept"
    [ ! -f "$tree/$file" ] || cp "$tree/$file" "$scratch/kept"
    printf '%s\n' "$added" >>"$tree/$file"
    number=$(wc -l <"$tree/$file")
    "$@"
    rm "$tree/$file"
    [ ! -f "$scratch/kept" ] || cp "$scratch/kept" "$tree/$file"
}

# allows FILE LINE: it may stand there.
allows() { with "$1" "$2" must_pass; }
must_pass() { check || fail "$file, $added: refused: $(cat "$scratch/out")"; }

# refuses FILE LINE TEXT...: there is one complaint, it names file and line, and every TEXT is part of what is said.
refuses() {
    file=$1 added=$2
    shift 2
    with "$file" "$added" must_fail "$@"
}
must_fail() {
    ! check || fail "$file, $added: passes"
    [ "$(grep -c '^[^ ]' "$scratch/out")" = 1 ] || fail "$file, $added: not one complaint: $(cat "$scratch/out")"
    grep -q -F -e "$file:$number: " "$scratch/out" || fail "$file:$number is not named: $(cat "$scratch/out")"
    for text; do
        grep -q -F -e "$text" "$scratch/out" || fail "$file, $added: says not '$text': $(cat "$scratch/out")"
    done
}

check || fail "the tree does not pass: $(cat "$scratch/out")"
[ ! -s "$scratch/out" ] || fail "nothing is wrong, but it says: $(cat "$scratch/out")"

# The core: itself, the values of every game, and the standard library.
refuses src/catan/core/apply.cpp '#include "tabletop/table/match.hpp"' 'core must not reach tabletop/table/match.hpp, which is of table' 'reaches game std'
refuses src/catan/core/apply.cpp '#include <tabletop/text/words.hpp>' 'core must not reach tabletop/text/words.hpp, which is of text'
refuses src/catan/core/apply.cpp '#include "../../text/utf8.hpp"' 'core must not reach src/text/utf8.hpp, which is of text'
refuses src/catan/core/apply.cpp '#include <fmt/format.h>' 'core must not include fmt/format.h, which is of fmt'
refuses src/catan/core/apply.cpp '#include <unistd.h>' 'core must not include unistd.h, which is of posix'
refuses src/catan/core/longest_road/walk.cpp '#include <sys/mman.h>' 'core must not include sys/mman.h, which is of posix'
# Every other layer of the game is built on this one, and none of them is to blame.
refuses include/catan/core/ids.hpp '#include "tabletop/text/words.hpp"' 'core must not reach tabletop/text/words.hpp, which is of text'
refuses include/catan/core/ids.hpp '#include "catan/bots/bot.hpp"' 'core must not reach catan/bots/bot.hpp, which is of bots'
allows src/catan/core/apply.cpp '#include <chrono>'
allows src/catan/core/apply.cpp '#include "tabletop/game/viewer.hpp"'

# Rooms that know no game: nothing of Catan, and no room above them.
for room in game text kit front net tasks series program; do
    refuses src/$room/test.hpp '#include "catan/core/ids.hpp"' "$room must not reach catan/core/ids.hpp, which is of core"
    refuses src/$room/test.hpp '#include "catan/language/notation.hpp"' "$room must not reach catan/language/notation.hpp, which is of language"
    # Programs play games by scripts, so they know the table.
    [ "$room" = program ] || refuses src/$room/test.hpp '#include "tabletop/table/chair.hpp"' "$room must not reach tabletop/table/chair.hpp, which is of table"
    refuses src/$room/test.hpp '#include "catan/tui/panels.hpp"' "$room must not reach src/catan/tui/panels.hpp, which is of tui"
    refuses src/$room/test.hpp '#include "../../apps/catan/saves.hpp"' "$room must not reach apps/catan/saves.hpp, which is of app"
done
refuses include/tabletop/text/words.hpp '#include <fmt/format.h>' 'public headers of text must not include fmt/format.h'
refuses include/tabletop/text/words.hpp '#include <unistd.h>' 'public headers of text must not include unistd.h'
refuses src/text/words.cpp '#include <ftxui/dom/elements.hpp>' 'text must not include ftxui/dom/elements.hpp'
refuses src/text/words.cpp '#include "kit/spans.hpp"' 'text must not reach src/kit/spans.hpp, which is of kit'
refuses src/kit/test.hpp '#include "front/dialog.hpp"' 'kit must not reach src/front/dialog.hpp, which is of front'
refuses src/kit/test.hpp '#include "../front/dialog.hpp"' 'kit must not reach src/front/dialog.hpp, which is of front'
refuses src/front/test.hpp '#include "net/transport.hpp"' 'front must not reach src/net/transport.hpp, which is of net'
refuses src/net/test.cpp '#include "remote/host.hpp"' 'net must not reach src/remote/host.hpp, which is of remote'
refuses src/net/test.cpp '#include "kit/spans.hpp"' 'net must not reach src/kit/spans.hpp, which is of kit'
refuses src/series/test.cpp '#include "program/output.hpp"' 'series must not reach src/program/output.hpp, which is of program'
refuses src/program/test.cpp '#include "front/dialog.hpp"' 'program must not reach src/front/dialog.hpp, which is of front'
allows src/text/words.cpp '#include <unistd.h>'
allows src/kit/test.hpp '#include <ftxui/dom/elements.hpp>'
allows src/front/test.hpp '#include "kit/spans.hpp"'
allows src/net/test.cpp '#include <asio/ip/tcp.hpp>'
allows src/series/test.cpp '#include "tabletop/text/words.hpp"'
allows src/program/test.cpp '#include <CLI/CLI.hpp>'
allows src/program/test.cpp '#include "tabletop/table/script.hpp"'

# The language: the core and lines; neither bots nor tables.
refuses include/catan/language/notation.hpp '#include <fmt/format.h>' 'public headers of language must not include fmt/format.h'
refuses include/catan/language/setup.hpp '#include "catan/bots/bot.hpp"' 'language must not reach catan/bots/bot.hpp, which is of bots'
refuses src/catan/language/notation.cpp '#include "tabletop/table/match.hpp"' 'language must not reach tabletop/table/match.hpp, which is of table'
refuses src/catan/language/notation.cpp '#include "catan/table/match.hpp"' 'language must not reach catan/table/match.hpp, which is of catan-table'
allows src/catan/language/notation.cpp '#include "tabletop/text/words.hpp"'

# A table of any game: nothing of Catan.
for header in core/ids language/notation bots/bot table/match; do
    refuses src/table/test.hpp "#include \"catan/$header.hpp\"" "table must not reach catan/$header.hpp"
    refuses include/tabletop/table/match.hpp "#include \"catan/$header.hpp\"" "table must not reach catan/$header.hpp"
done
# Neither screens nor the network, at a table of Catan either.
refuses src/catan/table/test.hpp '#include "kit/spans.hpp"' 'catan-table must not reach src/kit/spans.hpp, which is of kit'
refuses src/catan/table/test.hpp '#include "net/transport.hpp"' 'catan-table must not reach src/net/transport.hpp, which is of net'
refuses src/catan/table/test.hpp '#include "catan/lab/design.hpp"' 'catan-table must not reach src/catan/lab/design.hpp, which is of lab'
refuses src/table/seating.cpp '#include "catan/tui/panels.hpp"' 'table must not reach src/catan/tui/panels.hpp, which is of tui'
refuses src/table/seating.cpp '#include "net/transport.hpp"' 'table must not reach src/net/transport.hpp, which is of net'
refuses src/table/test.hpp '#include "kit/spans.hpp"' 'table must not reach src/kit/spans.hpp, which is of kit'
refuses src/table/test.hpp '#include "catan/lab/design.hpp"' 'table must not reach src/catan/lab/design.hpp, which is of lab'
refuses include/tabletop/table/match.hpp '#include <fmt/format.h>' 'public headers of table must not include fmt/format.h'
allows src/catan/table/test.hpp '#include "catan/bots/bot.hpp"'
# A game that is played needs no screen, and screens get no match of it.
refuses src/table/seating.cpp '#include "catan/tui/panels.hpp"' 'table must not reach src/catan/tui/panels.hpp, which is of tui'
refuses src/table/seating.cpp '#include "remote/host.hpp"' 'table must not reach src/remote/host.hpp, which is of remote'
refuses src/table/seating.cpp '#include "catan/lab/design.hpp"' 'table must not reach src/catan/lab/design.hpp, which is of lab'
refuses src/text/words.cpp '#include "table/seating.hpp"' 'text must not reach src/table/seating.hpp, which is of table'
refuses src/catan/tui/panels.cpp '#include "catan/table/session.hpp"' 'tui must never reach tabletop/table/match.hpp'
allows src/catan/tui/panels.cpp '#include "catan/table/participants.hpp"'
allows src/remote/test.cpp '#include "table/seating.hpp"'

# Games over the network know no screen.
refuses src/remote/test.cpp '#include "catan/tui/panels.hpp"' 'remote must not reach src/catan/tui/panels.hpp, which is of tui'
refuses src/remote/test.cpp '#include <asio.hpp>' 'remote must not include asio.hpp, which is of asio'
allows src/remote/test.cpp '#include "net/transport.hpp"'
allows src/remote/test.cpp '#include "tabletop/table/chair.hpp"'
# They know every game by its lines only; what is a game's own is in a room of the game.
refuses src/remote/test.cpp '#include "catan/table/match.hpp"' 'remote must not reach catan/table/match.hpp, which is of catan-table'
refuses src/remote/test.cpp '#include "carcassonne/core/ids.hpp"' 'remote must not reach carcassonne/core/ids.hpp, which is of carcassonne-core'
refuses src/carcassonne/remote/test.cpp '#include "catan/core/ids.hpp"' 'carcassonne-remote must not reach catan/core/ids.hpp, which is of core'
allows src/catan/remote/test.cpp '#include "catan/table/match.hpp"'

# The screens: what a seat may know. Nothing that has a state, also not through something else.
for header in catan/core/state tabletop/table/match catan/core/apply; do
    refuses src/catan/tui/panels.cpp "#include \"$header.hpp\"" "tui must never reach $header.hpp"
    refuses src/catan/tui/watch/replay.cpp "#include \"$header.hpp\"" "watch must never reach $header.hpp"
done
refuses src/catan/tui/panels.cpp '#include "catan/core/imagine.hpp"' 'tui must never reach catan/core/state.hpp' \
    ' includes catan/core/imagine.hpp' '    include/catan/core/imagine.hpp:' ' includes catan/core/state.hpp'
must_say_the_way() {
    ! check || fail "$file, $added: passes"
    grep -q -F 'tui must never reach catan/core/state.hpp' "$scratch/out" && grep -q -F \
        "    $file:$number includes catan/core/score.hpp" "$scratch/out" || fail "the way is not told: $(cat "$scratch/out")"
}
with include/catan/core/view.hpp '#include "catan/core/score.hpp"' must_say_the_way
refuses src/catan/tui/panels.cpp '#include <CLI/CLI.hpp>' 'tui must not include CLI/CLI.hpp, which is of cli11'
refuses src/catan/tui/panels.cpp '#include "../../../apps/catan/saves.hpp"' 'tui must not reach apps/catan/saves.hpp, which is of app'
allows src/catan/tui/panels.cpp '#include <unistd.h>'
allows src/catan/tui/panels.cpp '#include "catan/core/view.hpp"'
allows src/catan/tui/panels.cpp '#include "catan/bots/bot.hpp"'
refuses src/catan/tui/panels.cpp '#include "catan/bots/memory.hpp"' 'tui must never reach catan/core/state.hpp'
allows src/catan/tui/panels.cpp '#include "catan/core/refuse.hpp"'
# Playing needs no laboratory. A screen on which games are watched shows what was found, but not how: that takes the true state.
refuses src/catan/tui/panels.cpp '#include "catan/lab/findings.hpp"' 'tui must not reach src/catan/lab/findings.hpp, which is of lab'
refuses src/catan/tui/play.cpp '#include "catan/tui/watch/replay.hpp"' 'tui must not reach src/catan/tui/watch/replay.hpp, which is of watch'
allows src/catan/tui/watch/replay.cpp '#include "catan/lab/findings.hpp"'
refuses src/catan/tui/watch/replay.cpp '#include "catan/lab/analysis.hpp"' 'watch must never reach tabletop/table/match.hpp'
refuses src/catan/tui/watch/replay.cpp '#include "catan/lab/chance_estimate.hpp"' 'watch must never reach catan/core/state.hpp'

# Those who play by themselves know the core: no match, nothing that is read or written.
refuses src/catan/bots/bot.cpp '#include "tabletop/table/match.hpp"' 'bots must not reach tabletop/table/match.hpp, which is of table' 'reaches game core std'
refuses src/catan/bots/bot.cpp '#include "catan/language/notation.hpp"' 'bots must not reach catan/language/notation.hpp, which is of language'
refuses src/catan/bots/bot.cpp '#include "../../text/utf8.hpp"' 'bots must not reach src/text/utf8.hpp, which is of text'
refuses src/catan/bots/bot.cpp '#include "catan/lab/design.hpp"' 'bots must not reach src/catan/lab/design.hpp, which is of lab'
refuses src/catan/bots/bot.cpp '#include "catan/tui/panels.hpp"' 'bots must not reach src/catan/tui/panels.hpp, which is of tui'
refuses src/catan/bots/bot.cpp '#include <fmt/format.h>' 'bots must not include fmt/format.h, which is of fmt'
refuses src/catan/bots/bot.cpp '#include <unistd.h>' 'bots must not include unistd.h, which is of posix'
refuses include/catan/bots/memory.hpp '#include "tabletop/text/words.hpp"' 'bots must not reach tabletop/text/words.hpp, which is of text'
refuses include/catan/bots/bot.hpp '#include <fmt/format.h>' 'public headers of bots must not include fmt/format.h'
allows src/catan/bots/bot.cpp '#include "catan/core/imagine.hpp"'

# The laboratory, which plays bots by the thousand, knows no screen.
refuses src/catan/lab/series.cpp '#include "catan/tui/panels.hpp"' 'lab must not reach src/catan/tui/panels.hpp, which is of tui'
refuses src/catan/lab/series.cpp '#include "kit/spans.hpp"' 'lab must not reach src/kit/spans.hpp, which is of kit'
refuses src/catan/lab/series.cpp '#include "../../../apps/catan/saves.hpp"' 'lab must not reach apps/catan/saves.hpp, which is of app'
refuses src/catan/lab/series.cpp '#include <CLI/CLI.hpp>' 'lab must not include CLI/CLI.hpp, which is of cli11'
allows src/catan/lab/series.cpp '#include "catan/bots/bot.hpp"'
allows src/catan/lab/series.cpp '#include <fmt/format.h>'

# The program: everything of ours, and libraries through those who know them.
allows apps/catan/main.cpp '#include "catan/tui/panels.hpp"'
allows apps/catan/main.cpp '#include <unistd.h>'
refuses apps/catan/main.cpp '#include <openssl/ssl.h>' 'app must not include openssl/ssl.h, which is of openssl'
refuses apps/catan/main.cpp '#include <asio.hpp>' 'app must not include asio.hpp, which is of asio'
# A host without a screen has none: nothing of kit, front, tui or watch, in no way.
refuses apps/catan/serve_command.cpp '#include "kit/spans.hpp"' 'apps/catan/serve_command.cpp stays apart from kit and must not reach src/kit/spans.hpp'
refuses apps/catan/serve_command.cpp '#include "catan/tui/watch/odds.hpp"' 'stays apart from watch'
refuses apps/catan/serve_command.cpp '#include "program/terminal.hpp"' 'stays apart from kit and must not reach src/kit/palette.hpp' \
    "    src/program/terminal.hpp:" ' includes src/kit/palette.hpp'
allows apps/catan/serve_command.cpp '#include "program/output.hpp"'

# Nothing gets by.
refuses src/catan/core/apply.cpp '	# include  "tabletop/table/match.hpp" // why not' 'core must not reach tabletop/table/match.hpp'
refuses src/catan/core/apply.cpp '#include HEADER' 'cannot follow this #include'
refuses src/catan/core/apply.cpp '#include <boost/any.hpp>' 'boost/any.hpp is no file and of no library'
refuses src/catan/core/apply.cpp '#include "no_such_file.hpp"' 'no_such_file.hpp is no file and of no library'
refuses src/somewhere/test.cpp '#include <vector>' 'belongs to no layer'
refuses include/test.hpp '#include <vector>' 'belongs to no layer'

exit $failed

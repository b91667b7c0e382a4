# The layer check, cmake/layers: the tree passes as it is, and nothing reaches further than it may, whichever way.
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

# The core: itself and the standard library.
refuses src/core/apply.cpp '#include "catan/match.hpp"' 'core must not reach catan/match.hpp, which is of text' 'reaches std'
refuses src/core/apply.cpp '#include <catan/words.hpp>' 'core must not reach catan/words.hpp, which is of text'
refuses src/core/apply.cpp '#include "../text/utf8.hpp"' 'core must not reach src/text/utf8.hpp, which is of text'
refuses src/core/apply.cpp '#include <fmt/format.h>' 'core must not include fmt/format.h, which is of fmt'
refuses src/core/apply.cpp '#include <unistd.h>' 'core must not include unistd.h, which is of posix'
refuses src/core/longest_road/walk.cpp '#include <sys/mman.h>' 'core must not include sys/mman.h, which is of posix'
# Every other layer is built on this one, and none of them is to blame.
refuses include/catan/ids.hpp '#include "catan/words.hpp"' 'core must not reach catan/words.hpp, which is of text'
refuses include/catan/ids.hpp '#include "catan/bot.hpp"' 'core must not reach catan/bot.hpp, which is of bots'
allows src/core/apply.cpp '#include <chrono>'

# The text layer: the core; libraries only where no public header shows them.
refuses include/catan/words.hpp '#include <fmt/format.h>' 'public headers of text must not include fmt/format.h'
refuses include/catan/words.hpp '#include <unistd.h>' 'public headers of text must not include unistd.h'
refuses src/text/words.cpp '#include "tui/panels.hpp"' 'text must not reach src/tui/panels.hpp, which is of tui'
refuses src/text/words.cpp '#include <ftxui/dom/elements.hpp>' 'text must not include ftxui/dom/elements.hpp'
refuses src/text/words.cpp '#include "../../apps/output.hpp"' 'text must not reach apps/output.hpp, which is of apps'
allows src/text/words.cpp '#include <unistd.h>'

# The front end: what a seat may know. Nothing that has a state, also not through something else.
for header in state match apply; do
    refuses src/tui/panels.cpp "#include \"catan/$header.hpp\"" "tui must never reach catan/$header.hpp"
done
refuses src/tui/panels.cpp '#include "catan/imagine.hpp"' 'tui must never reach catan/state.hpp' \
    ' includes catan/imagine.hpp' '    include/catan/imagine.hpp:' ' includes catan/state.hpp'
must_say_the_way() {
    ! check || fail "$file, $added: passes"
    grep -q -F 'tui must never reach catan/state.hpp' "$scratch/out" && grep -q -F \
        "    $file:$number includes catan/score.hpp" "$scratch/out" || fail "the way is not told: $(cat "$scratch/out")"
}
with include/catan/view.hpp '#include "catan/score.hpp"' must_say_the_way
refuses src/tui/panels.cpp '#include <CLI/CLI.hpp>' 'tui must not include CLI/CLI.hpp, which is of cli11'
refuses src/tui/panels.cpp '#include "../../apps/output.hpp"' 'tui must not reach apps/output.hpp, which is of apps'
allows src/tui/panels.cpp '#include <unistd.h>'
allows src/tui/panels.cpp '#include "catan/view.hpp"'
allows src/tui/panels.cpp '#include "catan/bot.hpp"'
refuses src/tui/panels.cpp '#include "catan/memory.hpp"' 'tui must never reach catan/state.hpp'
allows src/tui/panels.cpp '#include "catan/refuse.hpp"'

# Its generic parts know no game.
refuses src/tui/kit/test.hpp '#include "catan/ids.hpp"' 'kit must not reach catan/ids.hpp, which is of core'
refuses src/tui/kit/test.hpp '#include "tui/panels.hpp"' 'kit must not reach src/tui/panels.hpp, which is of tui'
refuses src/tui/kit/test.hpp '#include "../panels.hpp"' 'kit must not reach src/tui/panels.hpp, which is of tui'
allows src/tui/kit/test.hpp '#include <ftxui/dom/elements.hpp>'

# Those who play by themselves know the core: no match, nothing that is read or written.
refuses src/bots/bot.cpp '#include "catan/match.hpp"' 'bots must not reach catan/match.hpp, which is of text' 'reaches core std'
refuses src/bots/bot.cpp '#include "catan/notation.hpp"' 'bots must not reach catan/notation.hpp, which is of text'
refuses src/bots/bot.cpp '#include "../text/utf8.hpp"' 'bots must not reach src/text/utf8.hpp, which is of text'
refuses src/bots/bot.cpp '#include "lab/design.hpp"' 'bots must not reach src/lab/design.hpp, which is of lab'
refuses src/bots/bot.cpp '#include "tui/panels.hpp"' 'bots must not reach src/tui/panels.hpp, which is of tui'
refuses src/bots/bot.cpp '#include <fmt/format.h>' 'bots must not include fmt/format.h, which is of fmt'
refuses src/bots/bot.cpp '#include <unistd.h>' 'bots must not include unistd.h, which is of posix'
# Texts tell of bots; that does not lead back.
refuses include/catan/memory.hpp '#include "catan/words.hpp"' 'bots must not reach catan/words.hpp, which is of text'
refuses include/catan/bot.hpp '#include <fmt/format.h>' 'public headers of bots must not include fmt/format.h'
allows src/bots/bot.cpp '#include "catan/imagine.hpp"'
allows src/text/words.cpp '#include "catan/bot.hpp"'

# A game that is played needs no screen, and screens get no match of it.
refuses src/table/seating.cpp '#include "tui/panels.hpp"' 'table must not reach src/tui/panels.hpp, which is of tui'
refuses src/table/seating.cpp '#include "net/host.hpp"' 'table must not reach src/net/host.hpp, which is of net'
refuses src/table/seating.cpp '#include "lab/design.hpp"' 'table must not reach src/lab/design.hpp, which is of lab'
refuses src/text/words.cpp '#include "table/seating.hpp"' 'text must not reach src/table/seating.hpp, which is of table'
refuses src/tui/panels.cpp '#include "table/session.hpp"' 'tui must never reach catan/match.hpp'
allows src/tui/panels.cpp '#include "table/participants.hpp"'
allows src/net/test.cpp '#include "table/seating.hpp"'

# Who lets them play by the thousand, and who plays from elsewhere, knows no screen.
refuses src/lab/series.cpp '#include "tui/panels.hpp"' 'lab must not reach src/tui/panels.hpp, which is of tui'
refuses src/lab/series.cpp '#include "tui/kit/spans.hpp"' 'lab must not reach src/tui/kit/spans.hpp, which is of kit'
refuses src/lab/series.cpp '#include "../../apps/output.hpp"' 'lab must not reach apps/output.hpp, which is of apps'
refuses src/lab/series.cpp '#include <CLI/CLI.hpp>' 'lab must not include CLI/CLI.hpp, which is of cli11'
refuses src/text/words.cpp '#include "lab/design.hpp"' 'text must not reach src/lab/design.hpp, which is of lab'
# A screen shows what was found in a game, but not how: that takes the true state.
allows src/tui/panels.cpp '#include "lab/findings.hpp"'
refuses src/tui/panels.cpp '#include "lab/analysis.hpp"' 'tui must never reach catan/match.hpp'
refuses src/tui/panels.cpp '#include "lab/course.hpp"' 'tui must never reach catan/state.hpp'
allows src/lab/series.cpp '#include "catan/bot.hpp"'
allows src/lab/series.cpp '#include <fmt/format.h>'
refuses src/net/test.cpp '#include "tui/panels.hpp"' 'net must not reach src/tui/panels.hpp, which is of tui'
allows src/net/test.cpp '#include "catan/match.hpp"'
allows src/net/test.cpp '#include <asio/ip/tcp.hpp>'

# The program: everything of ours, and libraries through those who know them.
allows apps/catan.cpp '#include "tui/panels.hpp"'
allows apps/catan.cpp '#include <unistd.h>'
refuses apps/catan.cpp '#include <openssl/ssl.h>' 'apps must not include openssl/ssl.h, which is of openssl'
refuses apps/catan.cpp '#include <asio.hpp>' 'apps must not include asio.hpp, which is of asio'

# Nothing gets by.
refuses src/core/apply.cpp '	# include  "catan/match.hpp" // why not' 'core must not reach catan/match.hpp'
refuses src/core/apply.cpp '#include HEADER' 'cannot follow this #include'
refuses src/core/apply.cpp '#include <boost/any.hpp>' 'boost/any.hpp is no file and of no library'
refuses src/core/apply.cpp '#include "no_such_file.hpp"' 'no_such_file.hpp is no file and of no library'
refuses src/somewhere/test.cpp '#include <vector>' 'belongs to no layer'
refuses include/catan/test.hpp '#include <vector>' 'belongs to no layer'

exit $failed

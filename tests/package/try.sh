# Installs the Debian package on bare systems, Debian 12 and 13, and puts the program of the tarball into an otherwise
# empty folder; uses them there as people do, and reports the result of each check. Exits with 1 if any fails. Keeps
# bare systems and Debian's packages in the cache between runs. Needs root; `cmake/dev try-package` runs it.
# Usage: sh try.sh PACKAGE TARBALL CACHE [MIRROR]
set -u
package=$1 tarball=$2 cache=$3 mirror=${4-}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
version=$(basename "$package" | cut -d _ -f 2)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
export LC_ALL=C.UTF-8
unset XDG_STATE_HOME XDG_CONFIG_HOME
bare_scripts=$here/../bare
. "$bare_scripts/system.sh"

# prints PATTERN COMMAND...: the command does, and succeeds.
prints() {
    pattern=$1
    shift
    "$@" >"$scratch/printed" 2>&1
    code=$?
    cat "$scratch/printed"
    [ $code = 0 ] && grep -q -e "$pattern" "$scratch/printed"
}
# ends CODE PATTERN COMMAND...: the command ends with this exit code and prints that.
ends() {
    wanted=$1 pattern=$2
    shift 2
    "$@" >"$scratch/printed" 2>&1
    code=$?
    cat "$scratch/printed"
    echo "exit $code"
    [ $code = "$wanted" ] && grep -q -e "$pattern" "$scratch/printed"
}
# plays SCRIPT: the program runs it, and all is as expected.
plays() {
    printf '%s\n' "$1" >"$root/script.catan"
    in_system catan run script.catan
}

# Checks for every system. in_system COMMAND... runs a command there, root is where its files are.
try_program() { # HOW TO CALL IT
    check "catan --version says $version" prints "^catan $version\$" in_system catan --version
    in_system catan board --seed 42 >"$scratch/board.$where" 2>&1
    check 'catan board draws the same board as on other systems' cmp "$scratch/board.$where" "$(find "$scratch" -name 'board.*' | sort | head -n 1)"
    check 'a script is played, and all is as it expects' plays "$(awk '/^```catan$/ { on = 1; next } /^```$/ { if (on) exit } on' "$here/../../docs/guide.md")"
    check 'bots play' prints 'settle' plays 'players Ann Ben
chance seed 7
auto hard 4
auto medium 8'
    check 'bots play on several threads' prints 'easy' in_system catan sim --games 20 --bots easy --jobs 4 --seed 1
    check 'names have letters of any script' plays 'players Zoë Łukasz Ωmega 李雷
chance seed 1
auto easy 16'
    check 'a name in other case is the same name, in any script' ends 2 'ŁUKASZ' plays 'players Zoë Łukasz ŁUKASZ'
    check 'at a terminal: set-up, a settlement by keys, leaving, going on' sh "$here/../e2e/package_terminal.sh" "$1" "$root"
    check 'two at other machines: a host, encrypted lines, two guests, moves' sh "$here/../e2e/package_network.sh" "$1" "$root"
}

. "$here/debian.sh"
. "$here/alone.sh"

try_debian 'Debian 12' bookworm
try_debian 'Debian 13' trixie
try_alone

say_result

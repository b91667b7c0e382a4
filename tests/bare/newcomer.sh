# Does what a newcomer does, on bare systems: a plain user with sudo, git and nothing else clones the project and runs
# the two commands of the README. Keeps bare systems and packages in the cache. Needs root; `cmake/dev try-source` runs
# it. Usage: sh newcomer.sh CHECKOUT CACHE [MIRROR]; SYSTEMS="bookworm trixie g++-13" chooses some of them.
set -u
checkout=$1 cache=$2 mirror=${3-}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
bare_scripts=$here
scratch=$(mktemp -d) || exit 1
terminal=catan-newcomer-$$
trap 'tmux -L "$terminal" kill-server 2>/dev/null; rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
export LC_ALL=C.UTF-8
shown_lines=60
. "$here/system.sh"

make_user() {
    install_there "$suite" "$root" sudo git "$@" && in_bare "$root" useradd --create-home --shell /bin/bash newcomer &&
        echo 'newcomer ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/newcomer"
}
# On Ubuntu a compiler links with the system's library of C++, whatever its version. In Debian 13 g++ 13 has a library of its
# own, which lacks what libraries compiled by g++ 14 need.
link_as_on_ubuntu() { # COMPILER
    library=$(in_bare "$root" "$1" -print-file-name=libstdc++.so) &&
        ln -sf "/usr/lib/$(in_bare "$root" "$1" -dumpmachine)/libstdc++.so.6" "$root$library"
}
# The last commit; what is not committed is not what others get.
clone() {
    git clone --quiet --bare "$checkout" "$root/srv/catan.git" && chmod -R a+rX "$root/srv" &&
        as_newcomer 'git config --global --add safe.directory /srv/catan.git && git clone --quiet /srv/catan.git catan'
}
# In a login shell with no locale and the usual limit of open files.
as_newcomer() { in_bare "$root" su - newcomer -c "ulimit -n 1024; $settings $1"; }

# The first command, at a terminal of 80 by 24: it installs and builds, and the front door opens.
plays() {
    in_terminal new-session -d -s game -x 80 -y 24 \
        "sh '$here/within.sh' '$root' su - newcomer -c 'cd catan && $settings cmake/dev play'; echo LEFT \$?; sleep 60"
    wait_for 'New game' 1800 && in_terminal send-keys -t game q && wait_for 'LEFT 0' 20
    code=$?
    in_terminal capture-pane -t game -p
    in_terminal kill-server
    return $code
}
in_terminal() { command tmux -L "$terminal" -f /dev/null "$@"; }
wait_for() { # PATTERN SECONDS
    seconds=0
    until in_terminal capture-pane -t game -p | grep -q -e "$1"; do
        # The command has failed.
        ! in_terminal capture-pane -t game -p | grep -q -e 'LEFT [1-9]' || return 1
        seconds=$((seconds + 1))
        [ "$seconds" -lt "$2" ] || return 1
        sleep 1
    done
}
# The second command. Its last lines and the tests that were skipped are shown.
tests() {
    as_newcomer 'cd catan && cmake/dev test' >"$scratch/test.log" 2>&1
    code=$?
    keep_packages "$suite" "$root"
    return $code
}
show_tests() {
    grep -E '\(Skipped\)|\*\*\*Skipped' "$scratch/test.log" | sort -u | sed 's/^/        /'
    tail -n 6 "$scratch/test.log" | sed 's/^/        /'
}

try_newcomer() { # NAME SUITE [COMPILER]
    where=$1 suite=$2 root=$scratch/$2
    settings=${3:+CXX=$3}
    check 'there is a bare system' unpack_bare "$suite" "$root"
    check 'a plain user with sudo' make_user ${3:+"$3"}
    [ -z "${3-}" ] || check 'a compiler that links as on Ubuntu' link_as_on_ubuntu "$3"
    check 'git clone' clone
    check 'cmake/dev play opens the front door' plays
    check 'cmake/dev test' tests
    show_tests
    [ $bad = 0 ] || grep -E -A 30 'FAILED|error:|\*\*\*Failed' "$scratch/test.log" | head -n 200
    rm -rf "$root"
}

for system in ${SYSTEMS:-bookworm trixie g++-13}; do
    case $system in
    bookworm) try_newcomer 'Debian 12' bookworm ;;
    trixie) try_newcomer 'Debian 13' trixie ;;
    g++-13) try_newcomer 'Debian 13 with the g++ of Ubuntu 24.04' trixie g++-13 ;;
    *) echo "There is no system $system here." >&2; bad=1 ;;
    esac
done
say_result

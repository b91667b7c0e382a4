# Builds everything on a bare Debian 13, whose g++ 14 and library include fewer headers by accident and have more
# warnings; compiles each header by itself, and runs the unit tests. Keeps the system with its build tools, and the
# compiled objects, in the cache. Needs root; `cmake/dev debian-13` runs it. Usage: sh debian_13.sh CHECKOUT CACHE
# [MIRROR [system]]; with `system` it only makes that system, if the cache has none.
set -u
checkout=$1 cache=$2 mirror=${3-} only=${4-}
bare_scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
scratch=$(mktemp -d) || exit 1
root=$scratch/trixie
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
. "$bare_scripts/system.sh"

# The files of the work tree that git tracks or would track.
copy_source() { # ROOT
    mkdir -p "$1/catan" &&
        git -C "$checkout" -c safe.directory='*' ls-files -z --cached --others --exclude-standard --deduplicate |
        tar -C "$checkout" --null --files-from=- --ignore-failed-read --create | tar -C "$1/catan" --extract
}
restore_objects() {
    mkdir -p "$root/ccache" "$cache/ccache-trixie" && cp -a "$cache/ccache-trixie/." "$root/ccache/"
}
# Not for ever, since Debian mends its packages.
system=$cache/trixie-to-build.tar
is_system_kept() { [ -n "$(find "$system" -mtime -30 2>/dev/null)" ]; }
make_system() {
    new=$scratch/new-system
    unpack_bare trixie "$new" && copy_source "$new" && in_source "$new" cmake/dev needs test
    code=$?
    keep_packages trixie "$new"
    [ $code = 0 ] && tar -C "$new" --exclude=./catan --exclude='./var/cache/apt/archives/*.deb' --create \
        --file "$system.part" . && mv "$system.part" "$system"
    code=$?
    rm -rf "$new"
    return $code
}
unpack_system() { mkdir -p "$root" && tar -C "$root" --extract --file "$system" && cp /etc/resolv.conf "$root/etc/"; }
keep_objects() { rm -rf "$cache/ccache-trixie" && cp -a "$root/ccache" "$cache/ccache-trixie"; }
in_source() { # ROOT COMMAND...
    there=$1
    shift
    in_bare "$there" env -C /catan CATAN_CACHE=/cache CCACHE_DIR=/ccache CATAN_CCACHE=ON CATAN_WERROR=ON "$@"
}

where='Debian 13' shown_lines=200
is_system_kept || check 'a bare system, and all that building takes' make_system
if [ "$only" = system ]; then
    say_result
    exit
fi
check 'there is a system' unpack_system
check 'the source' copy_source "$root"
check 'objects of earlier runs' restore_objects
# Only the unit tests run, so the test programs are not worth optimising. All our other code is compiled as for users.
check 'everything is compiled, warnings are errors, and the unit tests pass' \
    in_source "$root" env CATAN_TEST_FLAGS=-O0 cmake/dev test -L '^unit$'
tail -n 4 "$scratch/out" | sed 's/^/        /'
check 'each header is compiled by itself' in_source "$root" env CATAN_TEST_FLAGS=-O0 cmake/dev headers
check 'benchmarks, soaks and other tools are compiled' in_source "$root" cmake --build build/release --target catan_tools
check 'objects are kept' keep_objects
say_result

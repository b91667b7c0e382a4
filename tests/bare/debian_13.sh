# Builds everything on a bare Debian 13, whose g++ 14 and library have fewer headers by accident and more warnings, compiles each
# header by itself, and runs the unit tests. What was compiled is kept in the cache, by ccache. Takes root; `cmake/dev
# debian-13` runs it. Usage: sh debian_13.sh CHECKOUT CACHE [MIRROR]
set -u
checkout=$1 cache=$2 mirror=${3-}
bare_scripts=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
scratch=$(mktemp -d) || exit 1
root=$scratch/trixie
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
. "$bare_scripts/system.sh"

# The files of the work tree that git tracks or would track.
copy_source() {
    mkdir -p "$root/catan" &&
        git -C "$checkout" -c safe.directory='*' ls-files -z --cached --others --exclude-standard --deduplicate |
        tar -C "$checkout" --null --files-from=- --ignore-failed-read --create | tar -C "$root/catan" --extract
}
restore_objects() {
    mkdir -p "$root/ccache" "$cache/ccache-trixie" && cp -a "$cache/ccache-trixie/." "$root/ccache/"
}
keep_objects() { rm -rf "$cache/ccache-trixie" && cp -a "$root/ccache" "$cache/ccache-trixie"; }
in_source() {
    in_bare "$root" env -C /catan CATAN_CACHE=/cache CCACHE_DIR=/ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache \
        CCACHE_SLOPPINESS=pch_defines,time_macros CATAN_WERROR=ON "$@"
}

where='Debian 13' shown_lines=200
check 'there is a bare system' unpack_bare trixie "$root"
check 'ccache' install_there trixie "$root" ccache
check 'the source' copy_source
check 'objects of earlier runs' restore_objects
check 'everything is compiled, warnings are errors, and the unit tests pass' in_source cmake/dev test -L '^unit$'
tail -n 4 "$scratch/out" | sed 's/^/        /'
check 'each header is compiled by itself' in_source cmake/dev headers
keep_packages trixie "$root"
check 'objects are kept' keep_objects
say_result

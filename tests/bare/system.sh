# Makes bare Debian systems, and reports the result of each check on them. For scripts that run as root, set cache,
# scratch and mirror, and source this.
where= bad=0

# check WHAT COMMAND...: the command succeeds; if it fails, the end of its output is shown.
check() {
    what=$1
    shift
    if "$@" >"$scratch/out" 2>&1 </dev/null; then
        printf 'good    %s: %s\n' "$where" "$what"
    else
        printf 'FAILED  %s: %s\n' "$where" "$what"
        sed 's/^/        /' "$scratch/out" | tail -n "${shown_lines:-30}"
        bad=1
    fi
}
say_result() {
    if [ $bad = 0 ]; then echo 'Everything is as it should be.'; else echo 'Not everything is as it should be.'; fi
    return $bad
}

# unpack_bare SUITE ROOT: a bare system of that release at ROOT. The first of a release is made and kept in the cache, and so
# are the packages that install_there installs.
unpack_bare() {
    bare=$cache/bare-$1.tar
    if [ ! -f "$bare" ]; then
        echo "        making a bare system of $1, kept in $cache" >&2
        mkdir -p "$cache"
        debootstrap --variant=minbase "$1" "$scratch/new" ${mirror:+"$mirror"} >"$scratch/debootstrap.log" 2>&1 ||
            { tail -n 20 "$scratch/debootstrap.log"; return 1; }
        tar -C "$scratch/new" --create --file "$bare.part" . && mv "$bare.part" "$bare"
        rm -rf "$scratch/new"
    fi
    mkdir -p "$2" && tar -C "$2" --extract --file "$bare" && cp /etc/resolv.conf "$2/etc/"
    # apt may fetch there what it may fetch here.
    apt-config dump Acquire | grep -E '^Acquire::(Check-Valid-Until|https?::Proxy) ' >"$2/etc/apt/apt.conf.d/as-outside"
    mkdir -p "$cache/packages-$1" && find "$cache/packages-$1" -name '*.deb' -exec cp {} "$2/var/cache/apt/archives/" \;
    echo 'APT::Keep-Downloaded-Packages "true";' >"$2/etc/apt/apt.conf.d/keep-packages"
    in_bare "$2" apt-get -q update
}
# keep_packages SUITE ROOT: what was downloaded there need not be downloaded again.
keep_packages() { cp -n "$2"/var/cache/apt/archives/*.deb "$cache/packages-$1/" 2>/dev/null || true; }
install_there() { # SUITE ROOT PACKAGE...
    suite=$1 there=$2
    shift 2
    in_bare "$there" env DEBIAN_FRONTEND=noninteractive apt-get -q install --yes --no-install-recommends "$@"
    code=$?
    keep_packages "$suite" "$there"
    return $code
}

# in_bare ROOT COMMAND...: as root in that system, which sets no locale. Processes that are left over end with the command.
in_bare() { sh "$bare_scripts/within.sh" "$@"; }

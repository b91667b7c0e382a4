# Tests the Debian package on a bare Debian; try.sh sources this.

unpack_system() { # SUITE
    unpack_bare "$1" "$root" && cp "$package" "$root/tmp/catan.deb"
}
# Every file there, but for what apt and dpkg keep in mind of what they did.
list_files() {
    in_system find / -xdev \( -path /proc -o -path /sys -o -path /tmp -o -path /root -o -path /var/cache -o -path /var/log \
        -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /script.catan -o -path /etc/ld.so.cache \) -prune -o -print | sort
}
is_removed() {
    in_system env DEBIAN_FRONTEND=noninteractive apt-get -q purge --yes --autoremove catan &&
        list_files >"$scratch/after" && diff "$scratch/before" "$scratch/after"
}
finds_libraries() { ! in_system ldd /usr/bin/catan | grep 'not found'; }
has_manual() { in_system env MANWIDTH=80 man catan | tee "$scratch/manual" && grep -q '^NAME' "$scratch/manual"; }
# The project of tests/consumer and the program of docs/library.md, with nothing but the package.
builds_consumer() {
    mkdir -p "$root/root/consumer" && cp "$here/../consumer/CMakeLists.txt" "$here/../consumer/main.cpp" "$root/root/consumer/" &&
        awk '/^```cpp$/ { begins = 1; next } begins { on = /^#include/; begins = 0 } /^```$/ { if (on) exit } on' \
            "$root/usr/share/doc/catan/docs/library.md" >"$root/root/consumer/bots.cpp" &&
        in_system cmake -S /root/consumer -B /root/consumer/build -Dversion="${version%.*}" -Dbots=/root/consumer/bots.cpp &&
        in_system cmake --build /root/consumer/build && in_system /root/consumer/build/consumer &&
        in_system /root/consumer/build/bots
}

try_debian() { # NAME SUITE
    where=$1 root=$scratch/$2
    in_system() { chroot "$root" env -i LC_ALL=C.UTF-8 HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
    check 'there is a bare system' unpack_system "$2"
    list_files >"$scratch/before"

    check 'the package is installed by apt, with what it depends on' install_there "$2" "$root" /tmp/catan.deb
    check 'all libraries are there' finds_libraries
    try_program "chroot $root catan"
    check 'carcassonne is beside it' prints "^carcassonne $version\$" in_system carcassonne --version
    check 'it plays a whole game' prints '^turn\|^  turn 71' in_system sh -c 'echo auto random 500 | carcassonne run --seed 1 -'
    rm -rf "${root:?}/at-terminal" "$root/elsewhere"
    check 'removing it leaves nothing behind' is_removed

    check 'it is installed beside man, bash, g++ and cmake' \
        install_there "$2" "$root" /tmp/catan.deb man-db bash-completion g++ cmake make desktop-file-utils
    check 'man catan shows the manual' has_manual
    check 'carcassonne has one too' prints 'carcassonne' in_system env MANWIDTH=80 man carcassonne
    check 'in bash, catan bo and Tab is catan board' sh "$here/../e2e/package_completion.sh" "$root"
    check "a consumer finds catan ${version%.*}, is built and runs" builds_consumer
    check 'the menu entry is valid' in_system desktop-file-validate /usr/share/applications/catan.desktop
    check 'its icon is there' test -s "$root/usr/share/icons/hicolor/scalable/apps/catan.svg"
    rm -rf "$root"
}

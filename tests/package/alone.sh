# Tests the program of the tarball in a folder with nothing else; try.sh sources this.

needs_no_library() { # PROGRAM
    readelf -ldW "$1" >"$scratch/elf" && ! grep -E 'INTERP|NEEDED' "$scratch/elf"
}
is_alone() { [ "$(find "$root" -mindepth 1 | wc -l)" = 1 ]; }

try_alone() {
    where='nothing' root=$scratch/alone
    in_system() {
        [ "$1" != catan ] || { shift; set -- /catan "$@"; }
        (cd "$root" && env -i PATH="$PATH" HOME=/home chroot "$root" "$@")
    }
    mkdir -p "$root" "$scratch/unpacked"
    check 'the tarball is unpacked' tar -C "$scratch/unpacked" -xzf "$tarball"
    unpacked=$(echo "$scratch"/unpacked/*)
    check 'it has a manual, completions, a menu entry and licenses' ls "$unpacked/share/man/man6/catan.6" "$unpacked/share/man/man6/carcassonne.6" \
        "$unpacked/share/bash-completion/completions/catan" "$unpacked/share/zsh/site-functions/_catan" \
        "$unpacked/share/fish/vendor_completions.d/catan.fish" "$unpacked/share/applications/catan.desktop" \
        "$unpacked/share/icons/hicolor/scalable/apps/catan.svg" "$unpacked/share/doc/catan/licenses/Apache-2.0"
    cp "$unpacked/bin/catan" "$root/catan"
    check 'the program asks for no library and no loader' needs_no_library "$root/catan"
    check 'carcassonne neither' needs_no_library "$unpacked/bin/carcassonne"
    check 'there is nothing but the program' is_alone
    try_program "env -C $root chroot $root /catan"
    nobody=7K3M-92QF-X4TD-8W2H
    check 'the name of a machine is refused, and it is said what to do' ends 3 'Give its number instead' \
        in_system catan join annas-laptop:1 $nobody --exec ./player
    check 'so it is where a host is to listen' ends 3 'Give its number instead' \
        in_system catan serve --names Ann,Ben --listen annas-laptop:0
    check 'a number is called' ends 3 'No game is open at 127.0.0.1:1' in_system catan join 127.0.0.1:1 $nobody --exec ./player
    check 'localhost is this machine' ends 3 'No game is open at localhost:1' in_system catan join localhost:1 $nobody --exec ./player
}

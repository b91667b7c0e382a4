# Runs a command as root in the system below a folder, with /proc and /dev, in namespaces of its own: mounts and processes that
# it leaves behind are gone when it ends. The outer shell stays: as the first process it reaps orphans, like an init.
# Usage: sh within.sh ROOT COMMAND...
exec unshare --mount --pid --fork --kill-child sh -c '
    root=$0
    mount --make-rprivate / && mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 1
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM="${TERM:-dumb}" \
        chroot "$root" "$@"
    exit $?' "$@"

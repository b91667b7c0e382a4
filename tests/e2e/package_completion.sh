# Checks that Tab completes the program's subcommands in an interactive bash of the system at ROOT. For
# tests/package/try.sh, on a system of its own.
# Usage: sh package_completion.sh ROOT
. "$(dirname -- "$0")/in_tmux.sh"
start "chroot $1 env -i TERM=xterm HOME=/root PATH=/usr/bin:/bin PS1=ready: bash -il"
shows '[#$:]'
types 'catan bo'
press Tab
shows 'catan board$'
press C-u
types 'catan board --bo'
press Tab
shows 'catan board --board'
press C-u
types 'exit 0'
press Enter
shows 'LEFT 0'

# Waits until a condition holds, for scripts that source this.

# until_it COMMAND...: repeats the command until it succeeds, for some seconds.
until_it() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ "$tries" -lt 600 ] || return 1
        sleep 0.1
    done
}

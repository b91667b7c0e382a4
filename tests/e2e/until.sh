# Waiting until something holds, for scripts that source this.

# Once more until it holds, for some seconds: until_it COMMAND...
until_it() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ "$tries" -lt 150 ] || return 1
        sleep 0.1
    done
}

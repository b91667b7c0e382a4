# Makes a game with guests that is nearly as long as such a game can be, for scripts that source this.

# long_game FILE: of Ann and Ben, in Ann's turn, with unlimited offers.
long_game() {
    cat >long_beginning <<'END'
catan 1
players Ann Ben
board beginner
order first Ann
chance seed 7
start
Ann: settle 9
Ann: road 9-2
Ben: settle 15
Ben: road 15-16
Ben: settle 12
Ben: road 12-13
Ann: settle 40
Ann: road 40-41
Ann: roll 1 1
END
    "$catan" run --quiet --autosave "$1" long_beginning || return 1
    awk 'BEGIN {
        for (i = 0; i < 16660; ++i)
            print "Ann: offer 1 grain for 1 wool to Ben\nBen: decline\nAnn: withdraw"
    }' >>"$1"
}

#!/bin/sh
# One golden transcript: plays a script with the real program and compares what is printed, standard error included
# and the exit code last, with the .out beside it. The program goes on after a refused line (--keep-going).
# Usage: sh transcript.sh PROGRAM FILE, which ends in the name of its game; with CATAN_UPDATE_GOLDEN=1 the .out is made anew.
program=$1 script=$2
case $program in
    /*) ;;
    */*) program=$PWD/$program ;;
esac
# From inside the folder, so that messages name the file alone.
cd -- "$(dirname -- "$script")" || exit 1
file=$(basename -- "$script")
name=${file%.*}
[ -f "$file" ] || { printf 'there is no %s\n' "$script" >&2; exit 1; }

played=$(mktemp) || exit 1
trap 'rm -f "$played"' EXIT
"$program" run --keep-going "$file" >"$played" 2>&1
printf 'exit %d\n' "$?" >>"$played"

if [ "$CATAN_UPDATE_GOLDEN" = 1 ]; then
    cat "$played" >"$name.out"
else
    diff -u --label "$name.out" --label 'what is printed now' "$name.out" "$played"
fi

#!/bin/sh
# Runs the fuzzers over their full numbers of inputs, in pieces under 20 minutes: called again, it goes on with the counts
# and the corpus kept in $FUZZ_KEEP (build/fuzz-keep). Exit code: 0 all inputs done and nothing found, 1 a finding (kept in
# findings/, its text in the .log beside it), 3 inputs are left.
#   fuzz.sh             the next piece
#   fuzz.sh minimise    the smallest corpus with the same coverage replaces tests/fuzz/corpus
set -u
cd "$(dirname "$0")/.."
top=$(pwd)
keep=${FUZZ_KEEP:-$top/build/fuzz-keep}
programs=${FUZZ_PROGRAMS:-$top/build/fuzz/tests}
targets=${FUZZ_TARGETS:-csv model study mechanism selection result project}
end=$(($(date +%s) + 60 * ${FUZZ_MINUTES:-18}))
mkdir -p "$keep/findings" "$keep/counts"
# Freed memory is given back soon, so that the resident size tells what the program holds.
export ASAN_OPTIONS=quarantine_size_mb=16:detect_leaks=1:allocator_may_return_null=0

wanted() {
    case $1 in
    csv | model | study) echo 10000000 ;;
    mechanism | selection | result) echo 1000000 ;;
    project) echo 100000 ;;
    esac
}
done_of() { cat "$keep/counts/$1" 2>/dev/null || echo 0; }

if [ "${1:-}" = minimise ]; then
    for target in $targets; do
        small=$(mktemp -d)
        "$programs/fuzz_$target" -merge=1 -set_cover_merge=1 -timeout=10 -rss_limit_mb=0 "$small" \
            "tests/fuzz/corpus/$target" "$keep/corpus/$target" 2>"$keep/minimise-$target.log"
        # Inputs with a name are findings and examples: they stay.
        find "tests/fuzz/corpus/$target" -type f -regextype posix-extended -regex '.*/[0-9a-f]{40}' -delete
        find "$small" -type f -size -5k -printf '%s %f\n' | sort -n | head -250 | while read -r _ name; do
            mv "$small/$name" "tests/fuzz/corpus/$target/"
        done
        rm -rf "$small"
    done
    exit 0
fi

status=0
found=0
while :; do
    pending=0
    for target in $targets; do
        [ "$(done_of "$target")" -lt "$(wanted "$target")" ] && pending=$((pending + 1))
    done
    [ $pending -gt 0 ] || break
    for target in $targets; do
        count=$(done_of "$target")
        [ "$count" -lt "$(wanted "$target")" ] || continue
        left=$((end - $(date +%s)))
        if [ $left -le 5 ]; then
            status=3
            break 2
        fi
        seconds=$((left / pending))
        [ $seconds -le "${FUZZ_PIECE:-120}" ] || seconds=${FUZZ_PIECE:-120}
        [ $seconds -ge 5 ] || seconds=5
        mkdir -p "$keep/corpus/$target"
        # The fuzzers hold 2 s of processor time and 500 MB themselves; a minute on the clock is a hang.
        log="$keep/findings/$target-$(date +%s).log"
        set -- -timeout=60 -malloc_limit_mb=500 -rss_limit_mb=2000 -print_final_stats=1 -max_total_time=$seconds \
            "-runs=$(($(wanted "$target") - count))" "-artifact_prefix=$keep/findings/$target-"
        [ -f "tests/fuzz/$target.dict" ] && set -- "$@" "-dict=tests/fuzz/$target.dict"
        "$programs/fuzz_$target" "$@" "$keep/corpus/$target" "tests/fuzz/corpus/$target" >"$log" 2>&1
        code=$?
        # The corpus is read anew in every piece: it counts once, with what was made from it.
        read_again=$(sed -n 's/^#\([0-9]*\)[[:space:]]*INITED.*/\1/p' "$log")
        ran=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        echo $((count + ${ran:-0} - ${read_again:-0})) >"$keep/counts/$target"
        if [ $code -eq 0 ]; then
            rm "$log"
        else
            found=1
            echo "fuzz_$target: a finding, see $log" >&2
            tail -3 "$log" >&2
            # A finding comes back at once until it is mended.
            [ "${ran:-0}" -gt $((${read_again:-0} + 1000)) ] || targets=$(echo "$targets" | sed "s/$target//")
        fi
    done
done
for target in csv model study mechanism selection result project; do
    echo "$target: $(done_of $target) of $(wanted $target) inputs"
done
[ $found -eq 0 ] || exit 1
[ $status -eq 0 ] || echo "Inputs are left: call it again."
exit $status

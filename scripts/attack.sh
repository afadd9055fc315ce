#!/bin/sh
# Runs the attack programs over their full numbers, in pieces under 20 minutes, which the programs share: called again, it
# goes on with the counts kept in build/attack (or $ATTACK_KEEP). $ATTACK_MINUTES: of one piece, 18.
# Exit code: 0 all records done and no claim broken, 1 a claim is broken, 3 records are left.
set -u
cd "$(dirname "$0")/.."
counts=${ATTACK_KEEP:-build/attack}
mkdir -p $counts
end=$(($(date +%s) + 60 * ${ATTACK_MINUTES:-18}))
status=0
waiting=$(ls build/release/tests/attacks.* | wc -l)
for program in build/release/tests/attacks.*; do
    name=${program##*/attacks.}
    left=$((end - $(date +%s)))
    if [ $left -le 5 ]; then
        status=3
        break
    fi
    # What a program leaves of its share goes to those behind it.
    minutes=$(awk "BEGIN { print $left / 60 / $waiting }")
    waiting=$((waiting - 1))
    $program --full --keep $counts/$name.json --minutes "$minutes" > $counts/$name.txt
    case $? in
    0 | 1) ;;
    3) status=3 ;;
    *) cat $counts/$name.txt; exit 2 ;;
    esac
done
$program --summarise $counts/*.json > $counts/summary.md || broken=1
cat $counts/summary.md
[ $status -eq 0 ] || echo "Records are left: call it again."
[ "${broken:-0}" -eq 0 ] || exit 1
exit $status

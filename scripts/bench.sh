#!/bin/sh
# Runs every benchmark that was built; arguments go to each (--benchmark_filter=...).
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
for program in "$top"/build/release/tests/benchmarks/bench_*; do
    if [ -x "$program" ] && [ ! -d "$program" ]; then
        echo "== $(basename "$program")"
        "$program" "$@"
    fi
done

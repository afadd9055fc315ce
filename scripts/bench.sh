#!/bin/sh
# Runs the benchmarks that were built and says what became slower by over 10 % since the last table recorded on this processor.
# Arguments go to bench.py: programs, --filter REGEX, --record, --against BUILD-TREE (both run in turn).
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
exec python3 "$top/tests/benchmarks/bench.py" "$top/build/release" "$@"

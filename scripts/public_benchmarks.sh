#!/bin/sh
# Public problems through the command line beside published figures; writes tests/benchmarks/public/public.md. Arguments go to
# public.py (--only nist). $RIGOR_SHARED: the folder of public data, ../shared; what is absent is skipped with a word.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
exec python3 "$top/tests/benchmarks/public/public.py" "$top/build/release/rigor" "$top/resources/rigs" \
    "${RIGOR_SHARED:-$top/../shared}" "$top/tests/benchmarks/public/public.md" "$@"

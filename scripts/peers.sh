#!/bin/sh
# Installs the other programs from Debian, builds tests/benchmarks/peers and writes tests/benchmarks/peers/peers.md. Arguments name
# programs (peer_filter); without them all run.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
"$top/scripts/install_packages.sh" bench
cmake -S "$top" --preset release
cmake --build "$top/build/release" --target peers
exec python3 "$top/tests/benchmarks/peers/peers.py" "$top/build/release" "$top/tests/benchmarks/peers/peers.md" "$@"

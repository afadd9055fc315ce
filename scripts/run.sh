#!/bin/sh
# Opens the workbench on the shipped wet-clutch study; without a display runs the same identification headless.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
program="$top/build/release/rigor"
study="$top/resources/rigs/wet-clutch/inverse-uncertainty.toml"
if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$study"
fi
echo "No display: running the wet-clutch identification headless." >&2
out="$top/build/wet-clutch"
"$program" run "$study" --out "$out" --report html
echo "Report: $out/report.html"

#!/bin/sh
# Installs the Debian packages of packages.txt that are missing: as root, or by sudo. Does nothing if all are there. With the
# argument `bench` also those of packages_bench.txt, which only benchmarks against other programs need; `fuzz` and `check` likewise.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
missing=""
lists="$here/packages.txt"
[ -z "${1:-}" ] || lists="$lists $here/packages_$1.txt"
for package in $(grep -hv '^#' $lists); do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "Rigor needs these Debian packages, and there is neither root nor sudo to install them:$missing" >&2
    exit 1
fi
echo "Installing:$missing" >&2
$as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing

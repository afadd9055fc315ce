#!/usr/bin/env python3
"""Runs the programs of peers/ and writes the table peers.md:   peers.py BUILD TABLE [PROGRAM...]"""

import json
import math
import os
import subprocess
import sys
import tempfile
import time

from bench import processor, shown

REPETITIONS = 9


def run(program):
    """task -> [(program, error, measure, ns, runs)]; medians."""
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        subprocess.run([program, f"--benchmark_out={out.name}", "--benchmark_out_format=json", f"--benchmark_repetitions={REPETITIONS}",
                        "--benchmark_report_aggregates_only=true", "--benchmark_enable_random_interleaving=true",
                        "--benchmark_min_time=0.05"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        entries = json.loads(out.read())["benchmarks"]
    tasks = {}
    for e in entries:
        if e.get("aggregate_name") != "median":
            continue
        task, name = e["run_name"].split("/iterations:")[0].split("/repeats:")[0].split("|")
        unit = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}[e["time_unit"]]
        tasks.setdefault(task, []).append((name, e["error"], e["label"], e["cpu_time"] * unit, e.get("runs")))
    return tasks


def section(task, entries):
    ours = min((e for e in entries if e[0].startswith("Rigor")), key=lambda e: e[3])
    lines = [f"## {task[0].upper() + task[1:]}", "", f"Accuracy: {entries[0][2]}.", "",
             "| program | accuracy | time | beside the fastest of Rigor |", "|---|---|---|---|"]
    for name, error, _, ns, runs in sorted(entries, key=lambda e: (not e[0].startswith("Rigor"), e[0])):
        ratio = ns / ours[3]
        beside = ""
        if not name.startswith("Rigor") and ratio >= 1:
            beside = f"{ratio:.2g} times its time"
        elif not name.startswith("Rigor"):
            # A factor of 10 is a digit; below the rounding of doubles none is told apart.
            exact = error <= max(10 * ours[1], 1e-14)
            beside = f"**faster: {ratio:.2g} of its time**" if exact else f"{ratio:.2g} of its time, not as exact"
        said = f"{error:.1e}" if math.isfinite(error) else "inf"
        lines.append(f"| {name} | {said}{f' after {runs:.0f} runs' if runs else ''} | {shown(ns)} | {beside} |")
    return lines + [""]


def main():
    build, path, wanted = sys.argv[1], sys.argv[2], sys.argv[3:]
    folder = os.path.join(build, "tests/benchmarks/peers")
    here = os.path.dirname(os.path.abspath(__file__))
    text = ["# Beside other programs", "",
            f"Written by `make peers` on {time.strftime('%Y-%m-%d')}: {processor()}, {os.cpu_count()} cores, load {os.getloadavg()[1]:.1f}. One run of all "
            f"programs in turn, processor time of one thread, medians of {REPETITIONS}.", ""]
    for source in sorted(os.listdir(here)):
        stem = source[:-4]
        if not source.endswith(".cpp") or (wanted and stem not in wanted):
            continue
        program = os.path.join(folder, stem)
        if not os.access(program, os.X_OK):
            text += [f"{stem} was not built: what it is compared with is not installed.", ""]
            continue
        for task, entries in run(program).items():
            text += section(task, entries)
            print("\n".join(text[-len(entries) - 7:]), flush=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(text))


if __name__ == "__main__":
    sys.exit(main())

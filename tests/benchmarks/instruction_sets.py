#!/usr/bin/env python3
"""Vector instructions beside each other: `PROGRAM --benchmark_filter=FILTER` under RIGOR_INSTRUCTION_SET = avx512, avx2 and sse2 in
turn; prints a table of processor times and of their ratios to avx512, medians over the rounds.

    instruction_sets.py PROGRAM FILTER [ROUNDS]"""

import json
import os
import statistics
import subprocess
import sys
import tempfile

from bench import shown

SETS = ("avx512", "avx2", "sse2")


def run(program, pattern, instructions):
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        subprocess.run([program, f"--benchmark_filter={pattern}", f"--benchmark_out={out.name}", "--benchmark_out_format=json"],
                       env={**os.environ, "RIGOR_INSTRUCTION_SET": instructions}, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=True)
        unit = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
        return {e["run_name"]: e["cpu_time"] * unit[e["time_unit"]] for e in json.loads(out.read())["benchmarks"]
                if not e.get("error_occurred")}


def main():
    program, pattern, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 5
    made = [[run(program, pattern, s) for s in SETS] for _ in range(rounds)]
    print("| benchmark | " + " | ".join(SETS) + " | " + " | ".join(f"{s} to {SETS[0]}" for s in SETS[1:]) + " |")
    print("|" + "---|" * (2 * len(SETS)))
    for name in made[0][0]:
        times = [statistics.median(one[k][name] for one in made) for k in range(len(SETS))]
        ratios = [statistics.median(one[k][name] / one[0][name] for one in made) for k in range(1, len(SETS))]
        print(f"| {name} | " + " | ".join(map(shown, times)) + " | " + " | ".join(f"{r:.2f}" for r in ratios) + " |")


if __name__ == "__main__":
    sys.exit(main())

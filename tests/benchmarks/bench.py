#!/usr/bin/env python3
"""Runs the benchmarks and says what became slower by more than a tenth.

    bench.py BUILD [PROGRAM...] [--filter REGEX] [--record]      beside the last table recorded on this processor
    bench.py BUILD [PROGRAM...] --against OTHER [--pairs N]      beside another build tree, run in turn with this one

The recorded tables are recorded/<processor>.json; --record writes the one of this processor anew. Times of two sessions are
compared in units of bench_yardstick, which runs before and after every program. Processor time, where a benchmark does not
measure the clock itself; medians of three."""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SLOWER = 1.10


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return "unknown processor"


def programs(build, wanted):
    """Those made with Google Benchmark; the others measure something else and are called by hand."""
    folder = os.path.join(build, "tests/benchmarks")
    for source in sorted(os.listdir(HERE)):
        stem = source[:-4]
        if not re.fullmatch(r"bench_\w+\.cpp", source) or stem == "bench_yardstick" or (wanted and stem not in wanted):
            continue
        with open(os.path.join(HERE, source), encoding="utf-8") as file:
            if "<benchmark/benchmark.h>" in file.read() and os.access(os.path.join(folder, stem), os.X_OK):
                yield stem


def run(build, program, pattern, repetitions):
    """name -> ns, the median of the repetitions."""
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        subprocess.run([f"{build}/tests/benchmarks/{program}", f"--benchmark_out={out.name}", "--benchmark_out_format=json",
                        f"--benchmark_repetitions={repetitions}", f"--benchmark_filter={pattern}"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        text = out.read()
    times = {}
    for entry in json.loads(text)["benchmarks"] if text.strip() else []:
        if entry["run_type"] != "iteration" or entry.get("error_occurred"):
            continue
        name = entry["run_name"]
        clock = "real_time" if "/real_time" in name and "/process_time" not in name else "cpu_time"
        unit = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}[entry["time_unit"]]
        times.setdefault(f"{program}/{name}", []).append(entry[clock] * unit)
    return {name: statistics.median(values) for name, values in times.items()}


def shown(ns):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if ns >= size:
            return f"{ns / size:.3g} {unit}"
    return f"{ns:.3g} ns"


def table(rows, before):
    print(f"| benchmark | {before} | now | ratio | |\n|---|---|---|---|---|")
    for name, then, now, ratio in rows:
        if then is None:
            print(f"| {name} | | {shown(now)} | | new |")
        else:
            print(f"| {name} | {shown(then)} | {shown(now)} | {ratio:.2f} | {'**slower**' if ratio > SLOWER else ''} |")
    slower = [name for name, _, _, ratio in rows if ratio and ratio > SLOWER]
    print(f"\n{len(slower)} of {len(rows)} became slower by more than {100 * (SLOWER - 1):.0f} %." + "".join("\n- " + s for s in slower))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("program", nargs="*")
    parser.add_argument("--filter", default=".")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--against")
    parser.add_argument("--pairs", type=int, default=5)
    a = parser.parse_args()
    name = processor()
    path = os.path.join(HERE, "recorded", re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-") + ".json")
    if a.against:
        rows = []
        for program in programs(a.build, a.program):
            pairs = [(run(a.against, program, a.filter, 1), run(a.build, program, a.filter, 1)) for _ in range(a.pairs)]
            for key in pairs[0][1]:
                both = [(old[key], new[key]) for old, new in pairs if key in old and key in new]
                now = statistics.median(new[key] for _, new in pairs)
                rows.append((key, statistics.median(o for o, _ in both), now, statistics.median(n / o for o, n in both))
                            if both else (key, None, now, None))
        table(rows, a.against)
        return
    now = {}
    for program in programs(a.build, a.program):
        before = run(a.build, "bench_yardstick", ".", 3)["bench_yardstick/yardstick"]
        times = run(a.build, program, a.filter, 3)
        after = run(a.build, "bench_yardstick", ".", 3)["bench_yardstick/yardstick"]
        for key, ns in times.items():
            now[key] = {"ns": ns, "yardsticks": ns / ((before + after) / 2)}
            print(f"{key}: {shown(ns)}", file=sys.stderr, flush=True)
    recorded = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            recorded = json.load(file)
    then = recorded.get("times", {})
    table([(key, then.get(key, {}).get("ns"), t["ns"], t["yardsticks"] / then[key]["yardsticks"] if key in then else None)
           for key, t in now.items()], recorded.get("date", "nothing recorded on this processor"))
    if a.record:
        commit = subprocess.run(["git", "-C", HERE, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"processor": name, "date": time.strftime("%Y-%m-%d"), "commit": commit, "load": round(os.getloadavg()[2], 1),
                       "times": {**then, **now}}, file, indent=1, sort_keys=True)
            file.write("\n")
        print(f"\nRecorded in {path}.")


if __name__ == "__main__":
    sys.exit(main())

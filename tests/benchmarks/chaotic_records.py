#!/usr/bin/env python3
"""chaotic_records.py RIGOR FOLDER: in how many records of `chaotic_records` growing windows reach the truth.

Reached: the whole record is used, J is within 1 % of the least squares that begin at the truth, and no value is
3 standard errors or more from theirs. The others are listed with their reservations.
"""
import concurrent.futures, json, pathlib, subprocess, sys

RIGOR, FOLDER = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()


def result_of(record, study):
    out = FOLDER / str(record) / (study + "-result")
    if study == "grow" or not (out / "result.json").exists():
        subprocess.run([RIGOR, "run", FOLDER / str(record) / (study + ".toml"), "--out", out, "--quiet",
                        "--threads", "1"], stdout=subprocess.DEVNULL)
    return json.loads((out / "result.json").read_text())


def main():
    records = range(len(json.loads((FOLDER / "truth.json").read_text())))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        truths = list(pool.map(lambda k: result_of(k, "truth"), records))
        answers = list(pool.map(lambda k: result_of(k, "grow"), records))
    reached, solves = 0, []
    for k, (truth, answer) in enumerate(zip(truths, answers)):
        told, least = answer["diagnostics"], truth["diagnostics"]["objective"]
        solves.append(told["model_solves"])
        end = (told.get("windows") or [0])[-1]
        off = max((abs(one["value"] - truth["unknowns"][name]["value"]) / (truth["unknowns"][name]["standard_error"] or 1e-9)
                   for name, one in answer["unknowns"].items()), default=float("inf"))
        if end > 59.99 and abs(told.get("objective", 0) / least - 1) < 0.01 and off < 3:
            reached += 1
            continue
        print(f"record {k}: {answer['status']}, window {end:.4g} s, J {told.get('objective')} (least {least:.6g}), "
              f"off by {off:.3g} standard errors, {solves[-1]} solves")
        for one in told.get("reservations", []):
            print("   ", one)
    solves.sort()
    print(f"reached {reached} of {len(solves)}; solves: median {solves[len(solves) // 2]}, "
          f"90 % {solves[int(0.9 * len(solves))]}, most {solves[-1]}")


main()

"""m x'' + c x' + k x = F(t), from rest, by the classical Runge-Kutta method in steps of at most 1 ms."""

import bisect
import csv
import json
import math
import sys

with open(sys.argv[1]) as file:
    told = json.load(file)
with open(told["inputs"]) as file:
    table = list(csv.DictReader(file))
times = [float(row["time"]) for row in table]
forces = [float(row["F"]) for row in table]


def line(begin, end):
    """The force is straight between the rows of its table; where it jumps, its time stands twice."""
    k = bisect.bisect_right(times, 0.5 * (begin + end)) - 1
    slope = (forces[k + 1] - forces[k]) / (times[k + 1] - times[k])
    return lambda t: forces[k] + slope * (t - times[k])


def rates(t, x, v):
    return v, (force(t) - told["c"] * v - told["k"] * x) / told["m"]


x = v = farthest = 0.0
rows = [(told["start"], x, v)]
begin = told["start"]
for end in sorted({t for t in told["times"] + times if t > told["start"]}):
    count = max(1, math.ceil((end - begin) / 1e-3))
    h = (end - begin) / count
    force = line(begin, end)
    for i in range(count):
        t = begin + i * h
        k1x, k1v = rates(t, x, v)
        k2x, k2v = rates(t + h / 2, x + h / 2 * k1x, v + h / 2 * k1v)
        k3x, k3v = rates(t + h / 2, x + h / 2 * k2x, v + h / 2 * k2v)
        k4x, k4v = rates(t + h, x + h * k3x, v + h * k3v)
        x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
        v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
        farthest = max(farthest, abs(x))
    rows.append((end, x, v))
    begin = end

with open("course.csv", "w") as file:
    file.write("time,x,v\n")
    for row in rows:
        file.write(",".join(repr(value) for value in row) + "\n")
with open("result.json", "w") as file:
    json.dump({"farthest": {"x": farthest}}, file)
print(f"energy at the end: {0.5 * told['m'] * v**2 + 0.5 * told['k'] * x**2!r} J")

#!/usr/bin/env python3
"""Cost against size: runs bench_scale, fits exponents, writes the table into README.md and the picture scale.svg beside it.

    scale.py BUILD [CURVE...]     each point is the least of three runs in processes of their own, processor time"""

import math
import os
import subprocess
import sys
import time

from bench import processor

HERE = os.path.dirname(os.path.abspath(__file__))
# name: what it is, sizes, exponent of the theory for time and for memory
CURVES = {
    "experiments": ("experiments of a fit, 3 unknowns, one row each", [10, 100, 1000, 10000, 100000], 1, 1),
    "samples": ("samples through a model of 2 states, 100 steps", [1000, 10000, 100000, 1000000, 10000000], 1, 1),
    "record": ("values of a record, 2 unknowns, one step each", [100, 1000, 10000, 100000, 1000000], 1, 1),
    "unknowns": ("unknowns of a fit, record of 2000 values: slopes and a look beside, both as many", [1, 2, 3, 4, 6, 8, 10], 2, 1),
    "sensors": ("sensors, the best 6 for 4 unknowns proven: a bound by all, leaves between those that can be in", [10, 20, 50, 100, 200, 500], 2, 1),
    "boxes": ("boxes judged by set inversion", [15, 30, 60, 125, 250, 500], 1, 1),
}
LIMIT = 400  # s, of one point; larger sizes are left out


def point(build, curve, size, repeats=3):
    """(s, MB, size), or None."""
    best = None
    for _ in range(repeats):
        try:
            done = subprocess.run([f"{build}/tests/benchmarks/bench_scale", curve, str(size)], capture_output=True, text=True, timeout=2 * LIMIT)
        except subprocess.TimeoutExpired:
            return None
        if done.returncode:
            print(done.stderr.strip(), file=sys.stderr)
            return None
        seconds, memory, made = map(float, done.stdout.split())
        best = (seconds, memory, made) if best is None else (min(best[0], seconds), min(best[1], memory), made)
        if best[0] > LIMIT / 10:
            break
    return best


def exponent(points):
    """Least squares of log y over log x, of the larger half of the sizes, where what does not grow no longer counts."""
    upper = [(math.log(x), math.log(y)) for x, y in points if y > 0][-3:]
    if len(upper) < 2:
        return math.nan
    mx, my = (sum(c) / len(upper) for c in zip(*upper))
    return sum((x - mx) * (y - my) for x, y in upper) / sum((x - mx) ** 2 for x, _ in upper)


def shown(seconds):
    return f"{seconds:.3g} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


def panel(x0, y0, title, points, slope):
    """One curve in double logarithmic axes, and a line with the exponent of the theory through its last point."""
    w, h = 250, 150
    lx = [math.log10(p[0]) for p in points]
    ly = [math.log10(p[1]) for p in points]
    left, right = math.floor(min(lx)), max(math.ceil(max(lx)), math.floor(min(lx)) + 1)
    low, high = math.floor(min(ly)), max(math.ceil(max(ly)), math.floor(min(ly)) + 1)

    def at(x, y):
        return f"{x0 + w * (x - left) / (right - left):.1f},{y0 + h - h * (y - low) / (high - low):.1f}"
    out = [f'<text x="{x0}" y="{y0 - 8}" font-weight="bold">{title}</text>', f'<rect x="{x0}" y="{y0}" width="{w}" height="{h}" fill="none" stroke="#888"/>']
    for d in range(left, right + 1):
        out.append(f'<text x="{x0 + w * (d - left) / (right - left):.1f}" y="{y0 + h + 14}" text-anchor="middle">1e{d}</text>')
    for d in range(low, high + 1):
        y = y0 + h - h * (d - low) / (high - low)
        out.append(f'<text x="{x0 - 4}" y="{y + 4:.1f}" text-anchor="end">1e{d}</text>')
        out.append(f'<line x1="{x0}" y1="{y:.1f}" x2="{x0 + w}" y2="{y:.1f}" stroke="#ddd"/>')
    # The line of the theory, as far as it is inside.
    start = max(lx[0], lx[-1] - (ly[-1] - low) / slope)
    out.append(f'<polyline points="{at(start, ly[-1] - slope * (lx[-1] - start))} {at(lx[-1], ly[-1])}" fill="none" stroke="#c60" stroke-dasharray="4 3"/>')
    out.append(f'<polyline points="{" ".join(at(x, y) for x, y in zip(lx, ly))}" fill="none" stroke="#06c" stroke-width="1.5"/>')
    out += [f'<circle cx="{at(x, y).split(",")[0]}" cy="{at(x, y).split(",")[1]}" r="3" fill="#06c"/>' for x, y in zip(lx, ly)]
    return out


def main():
    build, wanted = sys.argv[1], sys.argv[2:] or list(CURVES)
    rows, picture = [], []
    for number, curve in enumerate(wanted):
        title, sizes, theory, memory_theory = CURVES[curve]
        points = []
        for size in sizes:
            measured = point(build, curve, size)
            if measured is None:
                break
            points.append((measured[2] or size, *measured[:2]))
            print(curve, *points[-1], flush=True)
            if measured[0] > LIMIT:
                break
        time_exponent, memory_exponent = exponent([(s, t) for s, t, _ in points]), exponent([(s, m) for s, _, m in points if m > 1])
        rows.append(f"| {title} | {', '.join(f'{s:g}: {shown(t)}' for s, t, _ in points)} | {time_exponent:.2f} (at most {theory}) | "
                    f"{points[-1][2]:.0f} MB" + (f", {memory_exponent:.2f} (at most {memory_theory})" if not math.isnan(memory_exponent) else "") + " |")
        picture += panel(60 + 330 * (number % 3), 40 + 210 * (number // 3), curve, [(s, t) for s, t, _ in points], theory)
    with open(os.path.join(HERE, "scale.svg"), "w", encoding="utf-8") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="{40 + 210 * math.ceil(len(wanted) / 3)}" font-family="sans-serif" font-size="11">\n'
                   '<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(picture) + "\n</svg>\n")
    readme = os.path.join(HERE, "..", "README.md")
    with open(readme, encoding="utf-8") as file:
        text = file.read()
    begin, end = "<!-- scale.py writes from here -->\n", "<!-- to here -->\n"
    head, _, rest = text.partition(begin)
    _, _, tail = rest.partition(end)
    part = (f"Measured on {time.strftime('%Y-%m-%d')}, {processor()}, load {os.getloadavg()[1]:.1f}: processor time of all threads, the least of three runs. "
            "The exponent is that of the three largest sizes.\n\n| size | processor time | exponent | memory at the largest |\n|---|---|---|---|\n" + "\n".join(rows) +
            "\n\n![Processor time in s over size; dashed: the exponent of the theory](scale/scale.svg)\n")
    with open(readme, "w", encoding="utf-8") as file:
        file.write(head + begin + part + end + tail)


if __name__ == "__main__":
    sys.exit(main())

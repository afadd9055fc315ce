#!/usr/bin/env python3
"""Public problems through the command line, beside what others published: writes the table public.md.

    public.py PROGRAM RIGS SHARED TABLE [--only nist|emps|drive-train|clutch|homotopy] [--nist FOLDER]

PROGRAM is the built `rigor`, RIGS the shipped rigs, SHARED the folder of public data that is no part of the project; what is not
there is skipped, and the table says so. --nist reads the sets of another folder in the same form. Needs Python 3 alone."""

import argparse
import csv
import json
import math
import os
import platform
import subprocess
import sys
import tempfile
import time

import zero_phase


class Run:
    """One run of the program: its result and the processor time of all its threads, s."""

    def __init__(self, program, study, *options):
        self.kept = tempfile.TemporaryDirectory()
        self.folder = self.kept.name + "/result"
        child = subprocess.Popen([program, "run", study, "--out", self.folder, "--quiet", "--set", 'output.report=""', *options],
                                 stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.said = child.stderr.read()
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        self.code = child.returncode
        self.seconds = usage.ru_utime + usage.ru_stime
        self.result = {}
        if os.path.exists(self.folder + "/result.json"):
            with open(self.folder + "/result.json", encoding="utf-8") as file:
                self.result = json.load(file)

    @property
    def answered(self):
        return self.code == 0 and self.result.get("status") == "answered"

    @property
    def why(self):
        return "no answer: " + (self.result.get("message") or " ".join(self.said.split()))[:300]

    def value(self, name, what="value"):
        return self.result["unknowns"][name][what]

    def rows(self, table):
        with open(f"{self.folder}/{table}.csv", encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def write_csv(path, columns):
    with open(path, "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(columns)
        out.writerows(zip(*[[repr(v) if isinstance(v, float) else v for v in c] for c in columns.values()]))


def least_squares_study(folder, model, data, unknowns, measured, inputs=(), extra=""):
    """Nothing but what must be said: the options are the default ones, and there are no bounds."""
    text = f'title = "{measured}"\nmethod = "least-squares"\nmodel = "{model}"\n[data]\nfile = "{data}"\n{extra}'
    text += "[data.inputs]\n" + "".join(f'{name} = "{name}"\n' for name in inputs)
    text += f'[data.measurements]\n{measured} = "{measured}"\n'
    text += "".join(f"[unknowns.{name}]\nstart = {start!r}\n" for name, start in unknowns)
    path = os.path.join(folder, "study.toml")
    write(path, text)
    return path


def digits(found, certified):
    """-log10 of the largest relative error; the certified values have 11 digits, so more cannot be told."""
    worst = max(abs(f / c - 1) if f is not None and c else math.inf for f, c in zip(found, certified))
    return 11.0 if worst < 1e-11 else -math.log10(worst) if worst < math.inf else 0.0


def estimates(run, names, decimals):
    return ", ".join(f"{name} {run.value(name):.{decimals}f} ({run.value(name, 'standard_error'):.{decimals}f})" for name in names)


def nist(program, folder, rows):
    """All sets of the folder from both starts; a row of the table each, and one for all of them."""
    names = sorted(f[:-5] for f in os.listdir(folder) if f.endswith(".json")) if os.path.isdir(folder) else []
    if not names:
        rows.append(("NIST StRD, nonlinear regression", "certified to 11 digits", "NIST", f"skipped: {folder} is not there", ""))
        return
    reached = runs = 0
    for name in names:
        with open(f"{folder}/{name}.json", encoding="utf-8") as file:
            p = json.load(file)
        logarithm = p["model"].startswith("log(y)")
        for start in ("start1", "start2"):
            with tempfile.TemporaryDirectory() as work:
                rhs = p["model_rhs"].replace("pi", "Modelica.Constants.pi")
                write(work + "/m.mo", "model Regression\n" + "".join(f"  parameter Real {b} = 1;\n" for b in p["parameters"]) +
                      "".join(f"  input Real {x};\n" for x in p["predictors"]) +
                      f"  output Real response;\nequation\n  response = {rhs};\nend Regression;\n")
                y = [math.log(v) if logarithm else v for v in p["y"]]
                write_csv(work + "/d.csv", {**{x: p["x"][x] for x in p["predictors"]}, "response": y})
                run = Run(program, least_squares_study(work, "m.mo", "d.csv", list(zip(p["parameters"], map(float, p[start]))),
                                                       "response", p["predictors"], 'layout = "rows"\n'))
                values = errors = squares = 0.0
                if run.answered:
                    values = digits([run.value(b) for b in p["parameters"]], p["certified"])
                    errors = digits([run.value(b, "standard_error") for b in p["parameters"]], p["certified_sd"])
                    # The objective is half the sum of squares.
                    squares = digits([2 * run.result["diagnostics"]["objective"]], [p["rss"]])
                    ours = f"{values:.1f} digits of the parameters, {errors:.1f} of their deviations, {squares:.1f} of the sum of squares"
                else:
                    ours = run.why
            others = p.get("check", {}).get("scipy_lm_digits_" + start)
            runs, reached = runs + 1, reached + (values >= 6)
            rows.append((f"NIST {name}, {start[:-1]} {start[-1]}", "certified to 11 digits" +
                         (f"; MINPACK's lm (scipy 1.10) {max(others, 0):.1f} digits" if others is not None else ""),
                         "NIST StRD", ours, f"{run.seconds:.2f} s"))
            print(rows[-1], flush=True)
    rows.append((f"NIST, {len(names)} sets from both starts", f"{runs} of {runs}", "",
                 f"{reached} of {runs} to 6 digits or more", ""))


EMPS_FORCE = 35.15065188  # N/V
EMPS = "Janot, Gautier, Brunot 2019 (hal-02178709)"
EMPS_MODELS = {
    "symmetric": ("M*a + Fv*v + Fc*s + off", {"M": 90.0, "Fv": 100.0, "Fc": 10.0, "off": 0.0}, ("a", "v", "s")),
    "by direction": ("M*a + FvP*vP + FcP*sP + FvN*vN + FcN*sN", {"M": 90.0, "FvP": 100.0, "FcP": 10.0, "FvN": 100.0, "FcN": 10.0},
                     ("a", "vP", "sP", "vN", "sN"))}
EMPS_PUBLISHED = {
    "symmetric": ("M 95.1089 (0.1085), Fv 203.5034 (1.1460), Fc 20.3935 (0.1012), off -3.1648 (0.0444); error norm 108.7569 N, 4.0834 %", "3.4"),
    "by direction": ("M 95.1540 (0.0827), Fv+ 166.7061 (1.2326), Fc+ 20.1440 (0.1088), Fv- 240.4236 (1.2346), Fc- 20.6277 (0.1091); 3.1117 %", "4.2")}
EMPS_DRIVE = """model EmpsDrive
  parameter Real M(unit="kg") = 90;
  parameter Real Fv(unit="N.s/m") = 100;
  parameter Real Fc(unit="N") = 10;
  parameter Real off(unit="N") = 0;
  constant Real w(unit="1/s") = 100 "loop of the simulation's own, which follows the measured motion";
  constant Real slow(unit="m/s") = 1e-3 "the friction turns over within it";
  input Real qm(unit="m");
  input Real vm(unit="m/s");
  input Real am(unit="m/s2");
  Real q(start=Q0, unit="m");
  Real v(start=V0, unit="m/s");
  output Real force(unit="N");
equation
  force = 95*(am + 2*w*(vm - v) + w^2*(qm - q));
  der(q) = v;
  der(v) = (force - Fv*v - Fc*tanh(v/slow) - off)/M;
end EmpsDrive;
"""


def emps(program, folder, rows):
    """Recipe of the authors (report, 3.3): Butterworth at 100 Hz, central differences, decimated behind a Chebyshev filter."""
    try:
        with open(folder + "/emps_train.csv", encoding="utf-8", newline="") as file:
            record = [{k: float(v) for k, v in row.items()} for row in csv.DictReader(file)]
    except OSError:
        rows.append(("EMPS, drive with friction", EMPS_PUBLISHED["symmetric"][0], EMPS, f"skipped: {folder} is not there", ""))
        return
    q = zero_phase.filtered([r["q_meas_m"] for r in record], zero_phase.butterworth(4), 0.2)
    v = zero_phase.slopes(q, 1e-3)
    forward, backward = [float(x > 0) for x in v], [-float(x < 0) for x in v]
    raw = {"a": zero_phase.slopes(v, 1e-3), "v": v, "s": [f + b for f, b in zip(forward, backward)],
           "vP": [x * f for x, f in zip(v, forward)], "sP": forward, "vN": [-x * b for x, b in zip(v, backward)], "sN": backward,
           "q": q, "force": [EMPS_FORCE * r["u_V"] for r in record]}
    low = {name: zero_phase.filtered(column[49:], zero_phase.chebyshev(8, 0.05), 0.08) for name, column in raw.items()}
    norm = math.sqrt(sum(f * f for f in low["force"][::10]))
    for name, (formula, start, inputs) in EMPS_MODELS.items():
        with tempfile.TemporaryDirectory() as work:
            write(work + "/m.mo", "model EmpsForce\n" + "".join(f"  parameter Real {p} = 1;\n" for p in start) +
                  "".join(f"  input Real {x};\n" for x in inputs) +
                  f"  output Real force;\nequation\n  force = {formula};\nend EmpsForce;\n")
            write_csv(work + "/d.csv", {x: low[x][::10] for x in (*inputs, "force")})
            run = Run(program, least_squares_study(work, "m.mo", "d.csv", start.items(), "force", inputs, 'layout = "rows"\n'))
            error = math.sqrt(2 * run.result["diagnostics"]["objective"])
            rows.append((f"EMPS, inverse dynamics, {name} friction", EMPS_PUBLISHED[name][0], f"{EMPS}, {EMPS_PUBLISHED[name][1]}",
                         estimates(run, start, 4) + f"; error norm {error:.4f} N, {100 * error / norm:.4f} %", f"{run.seconds:.2f} s"))
            print(rows[-1], flush=True)
    with tempfile.TemporaryDirectory() as work:
        start = EMPS_MODELS["symmetric"][1]
        write(work + "/m.mo", EMPS_DRIVE.replace("Q0", repr(low["q"][0])).replace("V0", repr(low["v"][0])))
        n = len(low["q"])
        write_csv(work + "/d.csv", {"t": [k / 1000 for k in range(n)], "qm": low["q"], "vm": low["v"], "am": low["a"],
                                    "force": [f if k % 10 == 0 else "" for k, f in enumerate(low["force"])]})
        run = Run(program, least_squares_study(work, "m.mo", "d.csv", start.items(), "force", ("qm", "vm", "am"),
                                               'layout = "signals"\ntime = "t"\ninterpolation = "cubic"\n'),
                  "--set", "simulation.step=0.001")
        if run.answered:
            error = run.result["diagnostics"]["fit_quality"][0]["rms"] * math.sqrt(len(low["force"][::10]))
            ours = estimates(run, start, 4) + f"; force {100 * error / norm:.3f} %"
        else:
            ours = run.why
        rows.append(("EMPS, simulated drive, all four found by simulation", "values of the row above; force of the simulated drive 5.848 %",
                     f"{EMPS}, 3.5", ours, f"{run.seconds:.2f} s"))
        print(rows[-1], flush=True)


def drive_train(program, rigs, shared, rows):
    """The slides print curves without figures: what they are measured by is the rig's reference program and the least width there can be."""
    source = "slides Verified Parameter Identification for a Drive Train Test Rig, no figures printed; shared/rigs/drive-train/README.md"
    try:
        with open(shared + "/rigs/drive-train/reference.json", encoding="utf-8") as file:
            floor = json.load(file)["angle_csv"]["floor"]
    except OSError:
        rows.append(("drive train, verified", "", source, f"skipped: {shared}/rigs is not there", ""))
        return
    run = Run(program, rigs + "/drive-train/verified.toml")
    table = run.rows("enclosures")

    def width(name, at):
        row = max((r for r in table if float(r["t"]) <= at), key=lambda r: float(r["t"]))
        return float(row[name + "_upper"]) - float(row[name + "_lower"])
    rows.append(("drive train, interval observer, 1000 boxes, widths of alpha and beta at 80 s, TFs at 112 s", "0.014, 0.16, 0.0026 in 0.37 s",
                 source, f"{width('alpha', 80):.2g}, {width('beta', 80):.2g}, {width('TFs', 112):.2g}", f"{run.seconds:.2f} s"))
    print(rows[-1], flush=True)
    run = Run(program, rigs + "/drive-train/batch.toml")
    found = [run.value(n, "upper") - run.value(n, "lower") for n in ("alpha", "beta", "TFs")]
    rows.append(("drive train, all rows at once, widths of alpha, beta, TFs",
                 f"5.1e-5, 2.1e-3, 1.7e-5 in 0.7 s; none can be narrower than {floor['alpha_hi'] - floor['alpha_lo']:.1e}, "
                 f"{floor['beta_hi'] - floor['beta_lo']:.1e}, {floor['TF0_hi'] - floor['TF0_lo']:.1e}",
                 source, ", ".join(f"{w:.1e}" for w in found), f"{run.seconds:.2f} s"))
    print(rows[-1], flush=True)


def clutch(program, rigs, rows):
    """The measurements of the paper are not public, and the rig's are synthetic: figures of the same kind, not of the same data."""
    paper = "De Groote et al., section 4"
    run = Run(program, rigs + "/wet-clutch/inverse-uncertainty.toml")
    d = run.result["diagnostics"]
    alpha = ", ".join(f"{run.value(n):.3f}" for n in ("x1.mean", "x2.mean", "x1.standard_deviation", "x2.standard_deviation"))
    rows.append(("wet clutch (data of the rig, not the paper's): log-likelihood of the distribution found, and its check by sampling",
                 "189 and 183.7 at (0.91, 0.55, 0.081, 0.046)", paper + ".2",
                 f"{d['log_likelihood']:.1f} and {d['log_likelihood_reference']:.1f} at ({alpha})", f"{run.seconds:.0f} s"))
    print(rows[-1], flush=True)
    run = Run(program, rigs + "/wet-clutch/sample-size.toml")
    table = {row["density"]: row for row in run.rows("sample_sizes")}
    for name, density, published, samples in (("normal", "gaussian", "0.117", "265 and 370"), ("maximum entropy", "maximum_entropy", "0.088", "383 and 1009")):
        row = table.get(density) or table[density.replace("_", "-")]
        rows.append((f"wet clutch (likewise): mean absolute error of log f, {name} density, 25 simulations; samples that reach it, Monte Carlo and grid or Sobol",
                     f"{published}; {samples}", paper + ".2, table 2",
                     f"{float(row['mean_abs_log_error']):.3f}; {float(row['monte_carlo_samples']):.0f} and {float(row['quasi_monte_carlo_samples']):.0f}",
                     f"{run.seconds:.0f} s for both"))
        print(rows[-1], flush=True)


def homotopy(program, rigs, rows):
    paper = "Manikantan et al. 2020, doi 10.3390/math8071084, table "
    for name, study, published, table, error in (
            ("van der Pol-Duffing, single well", "van-der-pol-duffing/homotopy", "165 solves, J 1.8e-14; GA 7650, 8.1e-8; PSO 4080, 2.7e-12", 2, 0.01),
            ("van der Pol-Duffing, double well", "van-der-pol-duffing/homotopy-double-well", "291 solves, J 2.1e-12; GA 10100, 3.8e-8; PSO 4980, 7.0e-10", 2, 0.01),
            ("van der Pol-Duffing, double hump, 2.5 s", "van-der-pol-duffing/homotopy-double-hump", "383 solves, J 1.5e-10; GA 15050, 0.84; PSO 4230, 0.014", 2, 0.01),
            ("hydraulic engine mount", "engine-mount/homotopy", "PID 572 solves, J 1.17e-10; GA 8750, 124; PSO 5440, 8.38e-8", 6, None),
            ("MR damper", "mr-damper/homotopy", "2716 solves, J 1.17e-16; GA 100200, 0.804; PSO 35070, 2.73e-5", 9, None)):
        run = Run(program, f"{rigs}/{study}.toml")
        d = run.result["diagnostics"]
        rows.append((name + ", global fit", published, paper + str(table),
                     f"{d['model_solves']:.0f} solves, J {d['objective']:.1e}" if run.answered else run.result["message"], f"{run.seconds:.2f} s"))
        print(rows[-1], flush=True)


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("program", "rigs", "shared", "table"):
        parser.add_argument(name)
    parser.add_argument("--only", action="append", choices=("nist", "emps", "drive-train", "clutch", "homotopy"))
    parser.add_argument("--nist")
    a = parser.parse_args()
    rows = []
    parts = {"nist": lambda: nist(a.program, a.nist or a.shared + "/data/nist_strd", rows),
             "emps": lambda: emps(a.program, a.shared + "/data/emps", rows),
             "homotopy": lambda: homotopy(a.program, a.rigs, rows),
             "drive-train": lambda: drive_train(a.program, a.rigs, a.shared, rows),
             "clutch": lambda: clutch(a.program, a.rigs, rows)}
    for name, part in parts.items():
        if not a.only or name in a.only:
            part()
    load = os.getloadavg()[1]
    version = subprocess.run([a.program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    text = ["# Public problems", "",
            f"Written by `make public-benchmarks` on {time.strftime('%Y-%m-%d')}: {version}, {processor()}, {os.cpu_count()} cores with a load of {load:.1f}.",
            "Every row is one run of the command line; its time is processor time of all threads, start of the program included.", "",
            "- NIST: digits are -log10 of the largest relative error, 11 at most, as many as are certified. Default options, no bounds.",
            "- EMPS: the recipe of the authors but for the ends of their filters, which they do not state (up to 0.4 standard deviations of difference).",
            "- J is half the integral of the squared error; that of the paper is most likely half the sum over the samples, 1/dt times as large.",
            "- Drive train: the slides print curves, no figures; what stands there is the reference program of the rig.",
            "- Wet clutch: the measurements of the paper are not public, those of the rig are synthetic: the figures can be compared in kind, not in value.", "",
            "| problem | best published figure | source | ours | time |", "|---|---|---|---|---|"]
    text += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    write(a.table, "\n".join(text) + "\n")


if __name__ == "__main__":
    sys.exit(main())

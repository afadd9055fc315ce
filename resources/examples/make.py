#!/usr/bin/env python3
"""Makes the record of the examples, trial.csv: a mass of 2 kg on a spring of 62 N/m with a damper of 1.1 N s/m, pushed by
10 N for 4 s and then let go; the position is read with a deviation of 1 mm. The motion is the exact one."""
import cmath
import os
import random

M, C, K, F, LET_GO, NOISE, SEED = 2.0, 1.1, 62.0, 10.0, 4.0, 1e-3, 18
pole = complex(-C / (2 * M), (K / M - (C / (2 * M)) ** 2) ** 0.5)


def answer(t):
    """To a force of 1 N from t = 0 on."""
    if t < 0:
        return 0.0
    return (1 - (cmath.exp(pole * t) * pole.conjugate() / (pole.conjugate() - pole)).real * 2) / K


random.seed(SEED)
rows = ["t [s],F [N],x [mm]"]
for n in range(201):
    t = n * 0.05
    x = F * (answer(t) - answer(t - LET_GO)) + random.gauss(0, NOISE)
    rows.append(f"{t:.2f},{F if t < LET_GO else 0:g},{1e3 * x:.2f}")
here = os.path.dirname(os.path.abspath(__file__))
for folder in ("fmu", "program"):
    with open(os.path.join(here, folder, "trial.csv"), "w", encoding="utf-8") as file:
        file.write("\n".join(rows) + "\n")

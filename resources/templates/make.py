#!/usr/bin/env python3
"""Writes the measurements of the templates, and the truth they come from.

Every file is a solution computed here (Runge-Kutta of order 4, no part of Rigor) plus normal noise of the standard
deviation that the study states. The same numbers come again: python3 make.py
"""
import json
import math
import random
from pathlib import Path

HERE = Path(__file__).parent


def rk4(f, x, t, h):
    a = f(t, x)
    b = f(t + h / 2, [u + h / 2 * v for u, v in zip(x, a)])
    c = f(t + h / 2, [u + h / 2 * v for u, v in zip(x, b)])
    d = f(t + h, [u + h * v for u, v in zip(x, c)])
    return [u + h / 6 * (p + 2 * q + 2 * r + s) for u, p, q, r, s in zip(x, a, b, c, d)]


def course(f, x, dt, count, steps, u=None):
    """Rows (t, u, states) every dt. u(t) is held over each dt, as the study says it is."""
    rows = []
    for n in range(count):
        t = n * dt
        held = u(t) if u else 0.0
        rows.append((t, held, x))
        for k in range(steps):
            x = rk4(lambda s, y: f(s, y, held), x, t + k * dt / steps, dt / steps)
    return rows


def write(name, file, head, rows, digits, truth, noise):
    folder = HERE / name
    with open(folder / file, "w", newline="\n") as out:
        out.write(head + "\n")
        for row in rows:
            out.write(",".join(v if isinstance(v, str) else f"%.{n}g" % (0.0 if abs(v) < 1e-15 else v)
                               for v, n in zip(row, digits)) + "\n")
    (folder / "truth.json").write_text(json.dumps({"truth": truth, "noise": noise}, indent=2) + "\n")


def mass_spring_damper():
    rng, p = random.Random(1), dict(k=800.0, d=3.0, x0=0.02)
    rows = course(lambda t, x, u: [x[1], (-p["k"] * x[0] - p["d"] * x[1]) / 2.0], [p["x0"], 0.0], 0.01, 251, 20)
    write("mass-spring-damper", "oscillation.csv", "t [s],x [mm]",
          [(t, 1000 * x[0] + rng.gauss(0, 0.1)) for t, _, x in rows], (6, 5), p, {"x": "0.1 mm"})


def drive_with_friction():
    rng, p = random.Random(2), dict(J=0.003, Tc=0.05, d=2e-4)

    def current(t):
        return [0.0, 0.8, 1.5, 0.0, -1.2, -0.6, 0.0][min(int(t / 0.5 + 1e-9), 6)]
    rows = course(lambda t, x, i: [(0.12 * i - p["Tc"] * math.tanh(x[0] / 0.5) - p["d"] * x[0]) / p["J"]], [0.0],
                  0.01, 351, 40, current)
    write("drive-with-friction", "steps.csv", "t [s],i [A],w [rad/s]",
          [(t, i, x[0] + rng.gauss(0, 0.5)) for t, i, x in rows], (6, 4, 5), p, {"w": "0.5 rad/s"})


def rc_circuit():
    rng, p = random.Random(3), dict(C=1e-4, Rp=2e5)
    rows = course(lambda t, x, u: [((u - x[0]) / 1e4 - x[0] / p["Rp"]) / p["C"]], [0.0], 0.05, 201, 20,
                  lambda t: 5.0 if 0.5 - 1e-9 <= t < 5 - 1e-9 else 0.0)
    write("rc-circuit", "switching.csv", "t [s],u [V],uC [V]",
          [(t, u, x[0] + rng.gauss(0, 0.01)) for t, u, x in rows], (6, 4, 5), p, {"uC": "10 mV"})


def tank_with_orifice():
    rng, p = random.Random(4), dict(mu=0.61, A=0.25, h0=1.0)
    rows = course(lambda t, x, q: [(q - p["mu"] * 3e-4 * math.sqrt(2 * 9.80665 * max(x[0], 0))) / p["A"]], [p["h0"]],
                  2.0, 201, 20, lambda t: 8e-4 if t >= 200 else 0.0)
    write("tank-with-orifice", "level.csv", "t [s],Q [L/s],h [mm]",
          [(t, 1000 * q, 1000 * x[0] + rng.gauss(0, 2)) for t, q, x in rows], (6, 4, 5), p, {"h": "2 mm"})


def first_order_lag():
    rng, p = random.Random(15), dict(K=3.2, T=22.0, Td=6.5)
    begin = 10 + p["Td"]

    def y(t):
        return 0.0 if t < begin else 5 * p["K"] * (1 - math.exp(-(t - begin) / p["T"]))
    write("first-order-lag", "step.csv", "t [s],y [K]",
          [(0.5 * n, y(0.5 * n) + rng.gauss(0, 0.1)) for n in range(241)], (6, 5), p, {"y": "0.1 K"})


def static_formula():
    rng, p = random.Random(6), dict(R=2.5e7, c=4e10)
    rows = []
    for n in range(24):
        q = (n // 2 + 1) * 1e-4  # m3/s, every flow twice
        rows.append((str(n + 1), 6e4 * q, (p["R"] * q + p["c"] * q * q + rng.gauss(0, 500)) / 1000))
    write("static-formula", "points.csv", "point,Q [L/min],dp [kPa]", rows, (0, 4, 5), p, {"dp": "0.5 kPa"})


def pendulum_period():
    rng, p = random.Random(7), dict(g=9.81, e=0.012)

    def period(length, angle):  # by the arithmetic-geometric mean
        a, b = 1.0, math.cos(angle / 2)
        while abs(a - b) > 1e-15:
            a, b = (a + b) / 2, math.sqrt(a * b)
        return 2 * math.pi * math.sqrt(length / p["g"]) / a
    rows = []
    for n, (length, angle) in enumerate((mm, deg) for mm in (200, 350, 500, 700, 950, 1200) for deg in (5, 15, 30, 45)):
        rows.append((str(n + 1), float(length), float(angle),
                     period(length / 1000 + p["e"], math.radians(angle)) + rng.gauss(0, 0.002)))
    write("pendulum-period", "periods.csv", "experiment,L [mm],phi0 [deg],period [s]", rows, (0, 5, 4, 5), p,
          {"period": "2 ms"})


def hydraulic_cylinder():
    rng, p = random.Random(8), dict(E=1.1e9, kL=4e-12, d=6000.0)

    def flow(t):
        return 2e-4 if 0.05 - 1e-9 <= t < 0.35 - 1e-9 else -1e-4 if 0.5 - 1e-9 <= t < 0.7 - 1e-9 else 0.0
    rows = course(lambda t, x, q: [p["E"] / 1e-3 * (q - 2e-3 * x[2] - p["kL"] * x[0]), x[2],
                                   (2e-3 * x[0] - p["d"] * x[2] - 2e5 * x[1]) / 400.0], [0.0, 0.0, 0.0],
                  0.002, 501, 20, flow)
    write("hydraulic-cylinder", "stroke.csv", "t [s],Q [L/min],p [bar],x [mm]",
          [(t, 6e4 * q, (x[0] + rng.gauss(0, 2e4)) / 1e5, 1000 * x[1] + rng.gauss(0, 0.05)) for t, q, x in rows],
          (6, 4, 6, 6), p, {"p": "20 kPa", "x": "0.05 mm"})


for make in (mass_spring_damper, drive_with_friction, rc_circuit, tank_with_orifice, first_order_lag, static_formula,
             pendulum_period, hydraulic_cylinder):
    make()

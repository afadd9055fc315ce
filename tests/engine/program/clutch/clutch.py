"""The wet clutch of resources/rigs/wet-clutch once more, as a solver of somebody else would be: it reads a file of
parameters, integrates by the classical Runge-Kutta method and writes two files.

    python3 clutch.py parameters.txt

The equations and constants are those of wet-clutch.mo; the steps are its own too: from corner to corner of the current
and from output time to output time in equal steps of at most 1 ms."""

import json
import math
import sys

A1, A2, B1, B2, C1 = -1600.0, -64.0, 32000.0, 120.0, 160.0
A3, A4, A5, C2 = 0.8, 0.004, -1.6, -2.4
S, ZM, ZP0 = 2.0, 2.0, 1.2
ALPHA, GAMMA, J1, J2, R = 22.0, 0.05, 0.2, 3.0, 2.0
NUS = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98, 1.0]
F_T = [2.05, 1.80, 1.55, 1.30, 1.17, 1.05, 1.00, 0.99, 0.98, 0.98]
F_C = [13.0, 13.1, 13.4, 14.0, 14.7, 16.2, 18.8, 24.0, 40.0, 140.0]
STEP = 1e-3


def read(name):
    values = {}
    with open(name) as file:
        for line in file:
            if "=" in line:
                key, value = line.split("=", 1)
                values[key.strip()] = value.strip()
    return values


def table(x, xs, ys):
    if x < xs[0]:
        return ys[0]
    if x >= xs[-1]:
        return ys[-1]
    k = 0
    while x >= xs[k + 1]:
        k += 1
    return ys[k] + (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]) * (x - xs[k])


class Clutch:
    def __init__(self, told):
        p = {name: float(told[name]) for name in ("x1", "x2", "dt", "u0", "du", "motor_speed", "Tb0", "b")}
        self.x1, self.x2, self.tb0, self.b = p["x1"], p["x2"], p["Tb0"], p["b"]
        dt, u0, du = p["dt"], p["u0"], p["du"]
        self.omega_m = p["motor_speed"] * (math.pi / 30)
        self.times = [0, 0.010, dt, dt + 0.010, dt + 0.310, dt + 0.360, dt + 1.260, dt + 2.060]
        self.currents = [0, 0.70, 0.70, u0, u0, u0 + du, u0 + 0.6 * du, 0.45]
        self.segment = (0.0, 0.0, 0.0)  # value and slope of the current from a time on

    def enter(self, begin, end):
        middle = 0.5 * (begin + end)
        t, u = self.times, self.currents
        if middle >= t[-1]:
            self.segment = (begin, u[-1], 0.0)
            return
        k = max(i for i in range(len(t)) if t[i] <= middle)
        self.segment = (t[k], u[k], (u[k + 1] - u[k]) / (t[k + 1] - t[k]))

    def rates(self, t, x):
        p_hc, q, zt, omega1, omega2 = x
        since, value, slope = self.segment
        u = value + slope * (t - since)
        z = min(max(S * zt, 0), ZM)
        zp = self.x2 * ZP0
        xi = max(0, (z - zp) / (ZM - zp))
        slip = omega1 - R * omega2
        torque = xi**2 * (3 - 2 * xi) * ALPHA * xi * p_hc + GAMMA * (1 - xi) * (1 + 2 * xi) / (ZM - min(z, zp)) * slip
        nu = min(max(omega1 / self.omega_m, 0), 1)
        turbine = self.omega_m**2 * table(nu, NUS, F_T) / table(nu, NUS, F_C) ** 2
        stands = omega2 <= 0 and R * torque <= self.tb0
        return (
            q,
            A1 * p_hc + A2 * q + B1 * u + B2 * slope + C1,
            A3 * p_hc + A4 * q + A5 * zt + C2 * self.x1,
            (turbine - torque) / J1,
            0.0 if stands else (R * torque - (self.tb0 + self.b * omega2)) / J2,
        )

    def step(self, t, x, h):
        k1 = self.rates(t, x)
        k2 = self.rates(t + h / 2, [a + h / 2 * k for a, k in zip(x, k1)])
        k3 = self.rates(t + h / 2, [a + h / 2 * k for a, k in zip(x, k2)])
        k4 = self.rates(t + h, [a + h * k for a, k in zip(x, k3)])
        made = [a + h / 6 * (i + 2 * j + 2 * k + l) for a, i, j, k, l in zip(x, k1, k2, k3, k4)]
        made[4] = max(made[4], 0.0)  # the brake never drives
        return made


def slip(x):
    return x[3] - R * x[4]


def main():
    told = read(sys.argv[1])
    clutch = Clutch(told)
    start, stop = float(told["start"]), float(told["stop"])
    asked = [float(t) for t in told["outputs"].split(",")] if told["outputs"] else []
    x = [C1 / -A1, 0.0, 0.0, 0.96 * clutch.omega_m, 0.0]
    ends = sorted({t for t in clutch.times + asked if start < t < stop} | {stop})
    rows = [(start, x)]
    shifted = None
    begin = start
    for end in ends:
        clutch.enter(begin, end)
        count = max(1, math.ceil((end - begin) / STEP - 1e-6))
        length = (end - begin) / count
        for k in range(count):
            t = begin + k * length
            to = end if k + 1 == count else begin + (k + 1) * length
            after = clutch.step(t, x, to - t)
            if slip(after) <= 0 < slip(x):
                low, high = 0.0, to - t  # of the shortest step after which there is no slip
                for _ in range(60):
                    middle = 0.5 * (low + high)
                    if slip(clutch.step(t, x, middle)) <= 0:
                        high = middle
                    else:
                        low = middle
                shifted = t + high
                x = clutch.step(t, x, high)
                rows.append((shifted, x))
                break
            x = after
        if shifted is not None:
            break
        rows.append((end, x))
        begin = end

    with open("course.csv", "w") as file:
        file.write("time,omega1,omega2\n")
        for t, state in rows:
            file.write(f"{t!r},{state[3]!r},{state[4]!r}\n")
    with open("result.json", "w") as file:
        json.dump({"shifting_time": shifted, "end": rows[-1][0]}, file)


main()

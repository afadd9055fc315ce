"""Low-pass filters run forward and backward, as tests/support/zero_phase.h has them: cascades of biquads from analogue
poles by the bilinear transform (A. V. Oppenheim and R. W. Schafer, Discrete-Time Signal Processing, 3rd ed., section 7.2)."""

import cmath
import math


def butterworth(order):
    """Poles of the upper half plane, cut-off at 1 rad/s."""
    return [cmath.rect(1, math.pi * (order + 2 * k + 1) / (2 * order)) for k in range(order // 2)]


def chebyshev(order, ripple_decibel):
    """Likewise; ripple in the pass band."""
    mu = math.asinh(1 / math.sqrt(10 ** (ripple_decibel / 10) - 1)) / order
    angles = (math.pi * (2 * k - 1) / (2 * order) for k in range(1, order // 2 + 1))
    return [complex(-math.sinh(mu) * math.sin(a), math.cosh(mu) * math.cos(a)) for a in angles]


def filtered(x, poles, cutoff):
    """x without phase shift; cutoff: part of the Nyquist frequency. Gain 1 at frequency 0; ends continued by odd reflection."""
    pad = min(len(x) - 1, 500)
    y = [2 * x[0] - x[k] for k in range(pad, 0, -1)] + list(x) + [2 * x[-1] - x[-1 - k] for k in range(1, pad + 1)]
    warp = math.tan(math.pi * cutoff / 2)
    for _ in range(2):
        for pole in poles:
            z = (1 + warp * pole) / (1 - warp * pole)
            a1, a2 = -2 * z.real, abs(z) ** 2
            gain = (1 + a1 + a2) / 4
            x1 = x2 = y1 = y2 = y[0]
            for k, value in enumerate(y):
                now = gain * (value + 2 * x1 + x2) - a1 * y1 - a2 * y2
                x2, x1, y2, y1 = x1, value, y1, now
                y[k] = now
        y.reverse()
    return y[pad:pad + len(x)]


def slopes(x, step):
    """Central differences, one-sided at the ends."""
    inner = [(after - before) / (2 * step) for before, after in zip(x, x[2:])]
    return [(x[1] - x[0]) / step] + inner + [(x[-1] - x[-2]) / step]

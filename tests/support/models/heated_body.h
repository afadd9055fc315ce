#pragma once
// A heated body with a sensor, whose records are computed by its exact solution, with one thing wrong.

#include "core/foundation/base/random.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace rigor::heated {

inline const std::string kModel =
    "model Body\n  parameter Real R = 1;\n  parameter Real C = 300;\n  input Real Q;\n"
    "  Real T(start = 20, fixed = true);\n  output Real y;\n  output Real "
    "z;\nequation\n  C*der(T) = Q - (T - 20)/R;\n"
    "  y = T;\n  z = 20 + 0.3*(T - 20);\nend Body;\n";

/// What is wrong with a record, or with the study of it.
enum class Planted {
    Nothing,
    Offset,
    Gain,
    Delay,
    Bound,
    Standing,
    Noisier,
    Coarse,
    Unit,
    Swapped,
    Warm,
    InputOffset,
    InputGain
};

inline constexpr double kStep = 10, kNoise = 0.5, kR = 1.5, kC = 400;
inline constexpr double kMoreHeat = 4, kHeatFactor = 1.1; ///< beside what is measured of the power
inline constexpr int kRows = 160;

inline void write(const QString& path, Planted planted, RandomStream& random) {
    std::vector<double> power(kRows), body(kRows);
    double level = 0, T = planted == Planted::Warm ? 32 : 20;
    for (int row = 0; row < kRows; ++row) {
        // A sensor is called standing from twenty rows on.
        if (row % (planted == Planted::Standing ? 40 : 18) == 0) level = 60 * random.uniform();
        power[static_cast<std::size_t>(row)] = level;
        body[static_cast<std::size_t>(row)] = T;
        const double acts = planted == Planted::InputOffset ? level + kMoreHeat
                            : planted == Planted::InputGain ? kHeatFactor * level
                                                            : level;
        const double rest = 20 + kR * acts; // exact for a power that is held
        T = rest + (T - rest) * std::exp(-kStep / (kR * kC));
    }
    const double top = *std::ranges::max_element(body);
    std::ofstream file(path.toStdString());
    file << (planted == Planted::Swapped ? "t,Q,z,y\n" : "t,Q,y\n");
    for (int row = 0; row < kRows; ++row) {
        const int seen = planted == Planted::Delay ? std::max(0, row - 3) : row;
        double y = body[static_cast<std::size_t>(seen)] +
                   (planted == Planted::Noisier ? 3 : 1) * kNoise * random.normal();
        if (planted == Planted::Offset) y += 3;
        if (planted == Planted::Gain) y *= 1.08;
        if (planted == Planted::Unit) y *= 1000;
        if (planted == Planted::Coarse) y = std::round(y / (6 * kNoise)) * 6 * kNoise;
        if (planted == Planted::Standing) y = std::min(y, 20 + 0.6 * (top - 20));
        file << fmt::format("{:g},{:.10g},{:.10g}", row * kStep, power[static_cast<std::size_t>(row)], y);
        if (planted == Planted::Swapped)
            file << fmt::format(",{:.10g}", 20 + 0.3 * (body[static_cast<std::size_t>(row)] - 20) +
                                                kNoise * random.normal());
        file << '\n';
    }
}

} // namespace rigor::heated

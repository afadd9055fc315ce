#pragma once
// Sensor sets for tests and benchmarks.

#include "core/foundation/base/random.h"
#include "core/methods/adequacy/selection/selection_file.h"
#include "tests/support/test_paths.h"

#include <cmath>
#include <fstream>
#include <sstream>

namespace samples {

inline std::string textOfFile(const std::string& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// "oed12" or "oed30" of the servo press.
inline rigor::SensorFile pressSensors(const std::string& name) {
    const std::string file = rigor::sourceDir() + "/resources/rigs/servo-press/oed/" + name + ".json";
    return rigor::readSensorFile(textOfFile(file), file);
}

/// n sensors along a structure whose modes depend smoothly on the place, six load steps each, with scatter
/// that makes neighbours differ and standard deviations from 0.05 to 0.4.
inline rigor::CandidateSensors structure(int n, int parameters, std::uint64_t seed) {
    constexpr int kSteps = 6;
    rigor::RandomStream random(seed, 60);
    rigor::CandidateSensors set;
    set.name = "structure";
    for (int i = 0; i < parameters; ++i) set.parameters.push_back("p" + std::to_string(i + 1));
    for (int k = 0; k < n; ++k) {
        const double place = static_cast<double>(k) / n;
        const double deviation = 0.05 * std::exp(2.1 * random.uniform() * random.uniform());
        Eigen::MatrixXd rows(kSteps, parameters);
        for (int step = 0; step < kSteps; ++step)
            for (int i = 0; i < parameters; ++i)
                rows(step, i) =
                    (std::sin(3.1 * (i + 1) * place + (1 + i) * (step + 1.0) / kSteps) * std::exp(-0.5 * i) +
                     0.35 * random.normal() * std::exp(-0.3 * i)) /
                    deviation;
        set.rows.push_back(rows);
        set.sensors.push_back(std::to_string(k));
    }
    return set;
}

} // namespace samples

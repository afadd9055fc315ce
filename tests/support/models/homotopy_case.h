#pragma once
// The studies of Manikantan et al. 2020 as `rigor run` reads them, and the numbers of independent programs
// (reference.json of each rig).

#include "core/study/study.h"
#include "tests/support/test_paths.h"

#include <cmath>
#include <fstream>

// static: files of one test program include other headers that name theirs alike.
namespace rigor::sample {

inline const std::string kRigs = sourceDir() + "/resources/rigs/";

static inline nlohmann::json reference(const std::string& rig) {
    std::ifstream in(kRigs + rig + "/reference.json");
    return nlohmann::json::parse(in);
}

using Overrides = std::vector<StudyOverride>;

static inline Result run(const std::string& study, const Overrides& overrides = {}) {
    PreparedStudy prepared = prepare(loadStudy(kRigs + study, overrides));
    return runStudy(prepared, {});
}

static inline double value(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return e.value;
    return std::nan("");
}

/// The case of the oscillator with its bounds, start and data.
static inline Overrides oscillator(const nlohmann::json& c, const std::string& file) {
    Overrides o{{"data.file", file},
                {"options.comparison", "0"},
                {"simulation.stop_time", fmt::format("{}", c["duration_s"].get<double>())}};
    const std::vector<std::string> names{"alpha", "beta", "mu"};
    for (std::size_t i = 0; i < 3; ++i)
        for (const char* key : {"lower", "upper", "start"})
            o.push_back({fmt::format("unknowns.{}.{}", names[i],
                                     key == std::string("lower")   ? "min"
                                     : key == std::string("upper") ? "max"
                                                                   : "start"),
                         fmt::format("{}", c[key][i].get<double>())});
    return o;
}

} // namespace rigor::sample

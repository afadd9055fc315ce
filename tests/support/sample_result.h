#pragma once
// A made-up result of an inverse uncertainty identification in the shape the method leaves it, for tests of
// pages, figures and the report. The numbers are smooth formulas, not answers.

#include "core/methods/result/result.h"

#include <cmath>
#include <numbers>
#include <string>

namespace rigor::sample {

/// Shifted gamma density of given mean, standard deviation and skewness > 0: shape k = 4/skewness^2.
inline double gammaDensity(double y, double mean, double sd, double skewness) {
    const double k = 4 / (skewness * skewness), scale = sd / std::sqrt(k), x = (y - mean) / scale + k;
    return x <= 0 ? 0 : std::exp((k - 1) * std::log(x) - x - std::lgamma(k)) / scale;
}

inline double normalDensity(double y, double mean, double sd) {
    const double z = (y - mean) / sd;
    return std::exp(-z * z / 2) / (sd * std::sqrt(2 * std::numbers::pi));
}

/// Experiments of the clutch's factorial; `count` of them. A failed one has a sentence as status and NaN
/// numbers.
inline Result inverseResult(std::size_t count = 108, std::size_t failed = 0) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    Result r;
    r.method = "inverse-uncertainty";
    r.outcome = RunOutcome::Answered;
    r.verdict =
        concluded("The distributions of x1 and x2 that best explain the measured shifting times were found.");
    const char* names[] = {"x1.mean", "x2.mean", "x1.standard_deviation", "x2.standard_deviation"};
    const double values[] = {0.9502, 0.8497, 0.0803, 0.0402}, errors[] = {0.00873, 0.00461, 0.00579, 0.00366};
    for (int i = 0; i < 4; ++i)
        r.unknowns.push_back({.name = names[i],
                              .unit = "1",
                              .value = values[i],
                              .standardError = errors[i],
                              .lower = values[i] - 1.96 * errors[i],
                              .upper = values[i] + 1.96 * errors[i],
                              .interval = "95 % marginal, Fisher information, n = 108, p = 4"});
    ResultTable e{"experiments", "Every experiment with its predicted distribution.", {}};
    const auto number = [&](const char* name, const char* unit) {
        e.columns.push_back({name, unit, {}, {}});
    };
    number("experiment", "");
    number("dt", "s");
    number("u0", "A");
    number("du", "A");
    number("motor_speed", "rpm");
    number("load", "");
    const char* rest[] = {"measured",
                          "mean",
                          "variance",
                          "standard_deviation",
                          "skewness",
                          "kurtosis",
                          "log_likelihood",
                          "log_likelihood_gaussian",
                          "log_likelihood_maximum_entropy",
                          "log_likelihood_reference",
                          "emd_gaussian",
                          "emd_maximum_entropy",
                          "lower_95",
                          "upper_95",
                          "probability",
                          "least_squares"};
    for (const char* name : rest) {
        const std::string n = name;
        const bool unit = n == "measured" || n == "mean" || n == "standard_deviation" ||
                          n.starts_with("emd") || n.ends_with("_95") || n == "least_squares";
        number(name, unit ? "s" : n == "variance" ? "s2" : "1");
    }
    number("status", "");
    ResultTable d{"densities",
                  "Densities of the measured output.",
                  {{"experiment", "", {}, {}},
                   {"y", "s", {}, {}},
                   {"gaussian", "1/s", {}, {}},
                   {"maximum_entropy", "1/s", {}, {}},
                   {"reference", "1/s", {}, {}}}};
    ResultTable h{"histograms",
                  "The Monte Carlo reference.",
                  {{"experiment", "", {}, {}},
                   {"bin_lower", "s", {}, {}},
                   {"bin_upper", "s", {}, {}},
                   {"density", "1/s", {}, {}}}};
    ResultTable s{"sobol",
                  "Sobol indices of each experiment.",
                  {{"experiment", "", {}, {}},
                   {"unknown", "", {}, {}},
                   {"first_order", "1", {}, {}},
                   {"total", "1", {}, {}}}};
    std::size_t inside = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string label = std::to_string(i + 1);
        const int load = static_cast<int>(i % 2), speed = static_cast<int>(i / 2 % 3),
                  du = static_cast<int>(i / 6 % 2), u0 = static_cast<int>(i / 12 % 3),
                  dt = static_cast<int>(i / 36 % 3);
        const bool bad = i < failed;
        const double wave = std::sin(1.7 * static_cast<double>(i)),
                     wave2 = std::cos(2.3 * static_cast<double>(i));
        const double mean =
            bad ? nan : 1.55 - 0.22 * u0 - 0.12 * dt - 0.08 * du + 0.05 * load - 0.04 * speed + 0.03 * wave2;
        const double sd = bad ? nan : 0.05 + 0.06 * mean * mean / 2 + 0.01 * wave2;
        const double skew = bad ? nan : 0.75 + 0.35 * wave;
        const double z = 1.4 * std::sin(12.9898 * static_cast<double>(i + 1)) +
                         0.9 * std::cos(78.233 * static_cast<double>(i));
        const double measured = bad ? 1.2 : mean + sd * z;
        const double emdM = bad ? nan : 0.0016 * std::exp(0.9 * wave),
                     emdG = bad ? nan : 0.09 * sd * skew + 0.002;
        const double lg = std::log(normalDensity(measured, mean, sd));
        const double lm = std::log(std::max(1e-9, gammaDensity(measured, mean, sd, skew)));
        const double numbers[] = {measured,
                                  mean,
                                  sd * sd,
                                  sd,
                                  skew,
                                  3 + 1.5 * skew * skew,
                                  lm,
                                  lg,
                                  lm,
                                  lm + 0.01 * wave,
                                  emdG,
                                  emdM,
                                  mean - 1.8 * sd,
                                  mean + 2.2 * sd,
                                  bad ? nan : 0.5 * std::erfc(-z / std::sqrt(2.0)),
                                  mean - 0.01 + 0.2 * sd * z};
        inside += !bad && z >= -1.8 && z <= 2.2;
        if (bad) r.qualityWarnings.push_back(filled("Experiment {}: 3 of 25 nodes gave no value.", label));
        std::size_t c = 0;
        e.columns[c++].texts.push_back(label);
        e.columns[c++].numbers.push_back(0.085 + 0.01 * dt);
        e.columns[c++].numbers.push_back(0.18 + 0.03 * u0);
        e.columns[c++].numbers.push_back(0.10 + 0.05 * du);
        e.columns[c++].numbers.push_back(1200 + 150 * speed);
        e.columns[c++].texts.push_back(load ? "high" : "low");
        for (const double v : numbers) e.columns[c++].numbers.push_back(v);
        e.columns[c].texts.push_back(bad ? "The expansion could not be made: 3 of 25 simulations failed."
                                         : "ok");
        for (const char* unknown : {"x1", "x2"}) {
            const double share = unknown[1] == '1' ? 0.62 + 0.2 * wave : 0.34 - 0.2 * wave;
            s.columns[0].texts.push_back(label);
            s.columns[1].texts.push_back(unknown);
            s.columns[2].numbers.push_back(bad ? nan : share);
            s.columns[3].numbers.push_back(bad ? nan : share + 0.04);
        }
        if (bad) continue;
        for (int k = 0; k <= 120; ++k) {
            const double y = mean + sd * (-4.5 + 9.0 * k / 120);
            d.columns[0].texts.push_back(label);
            d.columns[1].numbers.push_back(y);
            d.columns[2].numbers.push_back(normalDensity(y, mean, sd));
            d.columns[3].numbers.push_back(gammaDensity(y, mean, sd, skew));
            d.columns[4].numbers.push_back(gammaDensity(y, mean, sd, skew) * (1 + 0.02 * std::sin(0.4 * k)));
        }
        for (int k = 0; k < 40; ++k) {
            const double low = mean + sd * (-3 + 7.0 * k / 40), up = low + sd * 7.0 / 40;
            h.columns[0].texts.push_back(label);
            h.columns[1].numbers.push_back(low);
            h.columns[2].numbers.push_back(up);
            h.columns[3].numbers.push_back(gammaDensity((low + up) / 2, mean, sd, skew) *
                                           (1 + 0.08 * std::sin(2.1 * k + wave)));
        }
    }
    ResultTable t{"trace",
                  "The search, generation by generation.",
                  {{"iteration", "", {}, {}}, {"simulations", "", {}, {}}, {"objective", "1", {}, {}}}};
    for (const char* name : names) t.columns.push_back({name, "1", {}, {}});
    for (const char* name : {"population_median", "population_best", "population_p10"})
        t.columns.push_back({name, "1", {}, {}});
    t.columns.push_back({"phase", "", {}, {}});
    const double starts[] = {1.06, 0.927, 0.034, 0.061};
    for (int g = 0; g < 60; ++g) {
        const double best = 121.1 - 210 * std::exp(-0.35 * g) - 0.8 / (1 + g),
                     spread = 60 * std::exp(-0.12 * g) + 0.3;
        std::size_t c = 0;
        t.columns[c++].numbers.push_back(g);
        t.columns[c++].numbers.push_back(108000.0 * (g + 1));
        t.columns[c++].numbers.push_back(best);
        for (int k = 0; k < 4; ++k)
            t.columns[c++].numbers.push_back(values[k] + (starts[k] - values[k]) * std::exp(-0.18 * g) *
                                                             std::cos(0.5 * g));
        t.columns[c++].numbers.push_back(best - spread);
        t.columns[c++].numbers.push_back(best - 0.1 * spread);
        t.columns[c++].numbers.push_back(best - 3 * spread);
        t.columns[c].texts.push_back(g < 50 ? "searching" : "refining");
    }
    r.tables = {std::move(e), std::move(d), std::move(h), std::move(t), std::move(s)};
    using J = nlohmann::ordered_json;
    r.diagnostics =
        J{{"log_likelihood", 121.02},
          {"log_likelihood_gaussian", 121.11},
          {"log_likelihood_maximum_entropy", 121.02},
          {"log_likelihood_reference", 120.9},
          {"mean_emd", 0.0016},
          {"mean_emd_gaussian", 0.0080},
          {"mean_emd_maximum_entropy", 0.0016},
          {"mean_abs_log_error_gaussian", 0.11},
          {"mean_abs_log_error_maximum_entropy", 0.004},
          {"expansion_error", {{"max", 0.012}, {"mean", 0.0031}}},
          {"experiments", count},
          {"experiments_inside_95", inside},
          {"experiments_inside_95_expected", 0.95 * static_cast<double>(count)},
          {"experiments_without_density", failed},
          {"model_class_p", 0.3},
          {"density", "maximum-entropy"},
          {"moments", 4},
          {"degree", 4},
          {"quadrature_order", 5},
          {"correlation",
           {{1.0, 0.12, -0.2, 0.05},
            {0.12, 1.0, 0.03, -0.31},
            {-0.2, 0.03, 1.0, 0.1},
            {0.05, -0.31, 0.1, 1.0}}},
          {"least_squares", {{"x1", 0.961}, {"x2", 0.834}, {"residual_rms", 0.081}}},
          {"sobol", {{"x1", {{"first", 0.62}, {"total", 0.66}}}, {"x2", {{"first", 0.34}, {"total", 0.38}}}}},
          {"search",
           {{"generations", 60}, {"evaluations", 3000}, {"reason", "gain below 0.01 for 10 generations"}}},
          {"reference", {{"kind", "monte-carlo"}, {"samples", 20000}}},
          {"output", "shifting_time"}};
    r.provenance =
        J{{"program", "rigor"},
          {"version", "0.1.0"},
          {"date", "2026-11-21T14:12:08+00:00"},
          {"wall_time", 1.9},
          {"study", "inverse-uncertainty.toml"},
          {"study_sha256", std::string(64, 'a')},
          {"data_sha256", "f55c26ca45d3434d1a322f64ef75183d9359a301eadde4cdd9b778a296c7eda0"},
          {"model_sha256", "9372c470eeadd5ecd9c3c74c2b3cb633f8e2f2fad799250a0f70d652b6b825e4"},
          {"seed", 20211},
          {"threads", 2},
          {"simulations", 2700},
          {"failures", 0},
          {"instruction_set", "AVX2"},
          {"options",
           {{"density", "maximum-entropy"}, {"moments", 4}, {"degree", 4}, {"quadrature_order", 5}}}};
    return r;
}

} // namespace rigor::sample

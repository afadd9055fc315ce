#include "core/foundation/stats/distributions/shape_moments.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/foundation/stats/distributions/standard_laws.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor {
namespace {

const double* valueOf(const ShapeValues& shape, const std::string& name) {
    for (const auto& [key, value] : shape)
        if (key == name) return &value;
    return nullptr;
}

ShapeValues betaShape(const ShapeMoments& m, double lower, double upper) {
    if (!std::isfinite(lower) || !std::isfinite(upper)) lower = 0, upper = 1;
    const double width = upper - lower, mu = (m.mean - lower) / width;
    const double k = mu * (1 - mu) / std::pow(m.standardDeviation / width, 2) - 1;
    if (!(mu > 0 && mu < 1 && k > 0))
        fail("no beta distribution on [{}, {}] has mean {} and standard deviation {}", lower, upper, m.mean,
             m.standardDeviation);
    return {{"alpha", mu * k}, {"beta", (1 - mu) * k}};
}

ShapeValues lognormalShape(const ShapeMoments& m) {
    if (!(m.mean > 0)) fail("a lognormal distribution has a mean greater than 0, not {}", m.mean);
    const double variance = std::log1p(std::pow(m.standardDeviation / m.mean, 2));
    return {{"log_mean", std::log(m.mean) - variance / 2}, {"log_standard_deviation", std::sqrt(variance)}};
}

/// With the typical shapes of the law; one whose box is required has these moments nearly.
ShapeValues lawShape(const FamilyInfo& family, const std::vector<std::string>& required,
                     const ShapeMoments& m) {
    const auto law = static_cast<StandardLaw>(family.law);
    const LawInfo& info = lawInfo(law);
    const double mean = m.mean, sd = m.standardDeviation;
    if (law == StandardLaw::Triangular)
        return {{"minimum", mean - std::sqrt(6) * sd}, {"mode", mean}, {"maximum", mean + std::sqrt(6) * sd}};
    if (law == StandardLaw::Arcsine)
        return {{"minimum", mean - std::numbers::sqrt2 * sd}, {"maximum", mean + std::numbers::sqrt2 * sd}};
    if (law == StandardLaw::TwoNormals) { // two groups 1.6 sd apart, each 0.6 sd wide
        return {{"mean_1", mean - 0.8 * sd},
                {"standard_deviation_1", 0.6 * sd},
                {"mean_2", mean + 0.8 * sd},
                {"standard_deviation_2", 0.6 * sd},
                {"share", 0.5}};
    }
    ShapeValues shape;
    if (std::find(required.begin(), required.end(), "mean") != required.end()) {
        shape = {{"mean", mean}, {"standard_deviation", sd}};
    } else {
        LawMoments own{info.fromZero ? 1.0 : 0.0, 1.0};
        if (!info.heavyAbove)
            own = momentsOf(*standardLaw(law, info.typical.empty() ? 0 : info.typical[0],
                                         info.typical.size() > 1 ? info.typical[1] : 0));
        shape = {{"location", mean - sd / own.standardDeviation * own.mean},
                 {"scale", sd / own.standardDeviation}};
    }
    for (std::size_t k = 0; k < info.shapes.size(); ++k) shape.emplace_back(info.shapes[k], info.typical[k]);
    return shape;
}

} // namespace

int parametrisationOf(const FamilyInfo& family, const ShapeValues& shape) {
    for (std::size_t i = 0; i < family.parametrisations.size(); ++i) {
        const auto& required = family.parametrisations[i].required;
        if (std::all_of(required.begin(), required.end(),
                        [&](const auto& name) { return valueOf(shape, name); }))
            return static_cast<int>(i);
    }
    return -1;
}

ShapeMoments momentsOf(const std::string& family, const ShapeValues& shape, double lower, double upper,
                       const SampleLawPtr& samples) {
    const FamilyInfo& info = distributionFamily(family);
    if (const double* mean = valueOf(shape, "mean"))
        if (const double* sd = valueOf(shape, "standard_deviation")) return {*mean, *sd};
    if (info.family == Family::Beta && !valueOf(shape, "minimum") && std::isfinite(lower) &&
        std::isfinite(upper)) {
        // The box is the range of the family and clips nothing.
        const Distribution d = makeDistribution(family, shape, lower, upper);
        return {d.mean(), std::sqrt(d.variance())};
    }
    // Without its box one that needs it has none.
    if (!info.boxRequired) lower = -kInfinity, upper = kInfinity;
    const Distribution d = makeDistribution(family, shape, lower, upper, samples);
    return {d.mean(), std::sqrt(d.variance())};
}

ShapeValues shapeWithMoments(const FamilyInfo& family, std::size_t parametrisation, const ShapeMoments& m,
                             double lower, double upper, const SampleLawPtr& samples) {
    const auto& required = family.parametrisations.at(parametrisation).required;
    if (!(m.standardDeviation > 0))
        fail("the standard deviation {} must be greater than 0", m.standardDeviation);
    if (family.fromSamples && required.empty()) {
        if (!samples) return {{"shift", 0}, {"scale", 1}}; // as they are, whatever they will be
        return {{"shift", m.mean - samples->mean()},
                {"scale", m.standardDeviation / samples->standardDeviation()}};
    }
    if (family.family == Family::Law) return lawShape(family, required, m);
    const auto names = [&](const char* name) {
        return std::find(required.begin(), required.end(), name) != required.end();
    };
    if (names("mean")) return {{"mean", m.mean}, {"standard_deviation", m.standardDeviation}};
    if (names("minimum")) {
        const double half = std::numbers::sqrt3 * m.standardDeviation;
        return {{"minimum", m.mean - half}, {"maximum", m.mean + half}};
    }
    if (names("alpha")) return betaShape(m, lower, upper);
    if (names("log_mean")) return lognormalShape(m);
    if (!(m.mean > 0)) fail("a gamma distribution from 0 has a mean greater than 0, not {}", m.mean);
    const double scale = m.standardDeviation * m.standardDeviation / m.mean;
    const std::pair<std::string, double> shape{"shape", m.mean / scale};
    if (names("rate")) return {shape, {"rate", 1 / scale}};
    return {shape, {"scale", scale}};
}

} // namespace rigor

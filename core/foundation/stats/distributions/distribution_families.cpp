// The closed list of families, and how their named parameters become a Distribution.
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/distribution.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/foundation/stats/distributions/standard_laws.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rigor {

namespace {
FamilyInfo lawFamily(StandardLaw law, std::string key, std::vector<std::string> aliases, std::string title) {
    const LawInfo& info = lawInfo(law);
    Parametrisation moments{{"mean", "standard_deviation"}, {}}, place{{"scale"}, {}};
    if (info.fromZero)
        place.optional = {"location"};
    else
        place.required = {"location", "scale"};
    for (const std::string& shape : info.shapes) {
        moments.required.push_back(shape);
        place.required.push_back(shape);
    }
    const bool heavy = info.heavyBelow || info.heavyAbove;
    std::vector<Parametrisation> ways{place};
    if (!heavy) ways.insert(ways.begin(), moments);
    return {std::move(key),        std::move(aliases),
            std::move(title),      Family::Law,
            std::move(ways),       heavy,
            static_cast<int>(law), false};
}

FamilyInfo familyBy(StandardLaw law, std::string key, std::string title,
                    std::vector<std::vector<std::string>> ways) {
    FamilyInfo made{std::move(key),        {},   std::move(title), Family::Law, {}, false,
                    static_cast<int>(law), false};
    for (auto& required : ways) made.parametrisations.push_back({std::move(required), {}});
    return made;
}
} // namespace

const std::vector<FamilyInfo>& distributionFamilies() {
    static const std::vector<FamilyInfo> families = [] {
        const Parametrisation moments{{"mean", "standard_deviation"}, {}};
        const Parametrisation gammaMoments{{"mean", "standard_deviation"}, {"minimum"}};
        const Parametrisation betaMoments{{"mean", "standard_deviation"}, {"minimum", "maximum"}};
        return std::vector<FamilyInfo>{
            {"normal", {"gaussian"}, "Normal", Family::Normal, {moments}, false},
            {"truncated-normal",
             {"clipped-normal", "truncated-gaussian"},
             "Truncated normal",
             Family::Normal,
             {moments},
             true},
            {"gamma",
             {},
             "Gamma",
             Family::Gamma,
             {gammaMoments, {{"shape", "scale"}, {"minimum"}}, {{"shape", "rate"}, {"minimum"}}},
             false},
            {"beta",
             {},
             "Beta",
             Family::Beta,
             {betaMoments, {{"alpha", "beta"}, {"minimum", "maximum"}}},
             false},
            {"uniform", {}, "Uniform", Family::Uniform, {{{"minimum", "maximum"}, {}}, moments}, false},
            {"lognormal",
             {"log-normal"},
             "Lognormal",
             Family::Lognormal,
             {moments, {{"log_mean", "log_standard_deviation"}, {}}},
             false},
            lawFamily(StandardLaw::Exponential, "exponential", {}, "Exponential"),
            lawFamily(StandardLaw::Weibull, "weibull", {}, "Weibull"),
            lawFamily(StandardLaw::Rayleigh, "rayleigh", {}, "Rayleigh"),
            lawFamily(StandardLaw::InverseGaussian, "inverse-gaussian", {"wald"}, "Inverse Gaussian"),
            lawFamily(StandardLaw::ChiSquared, "chi-squared", {}, "Chi-squared"),
            lawFamily(StandardLaw::NoncentralChiSquared, "noncentral-chi-squared", {},
                      "Noncentral chi-squared"),
            lawFamily(StandardLaw::Laplace, "laplace", {}, "Laplace"),
            lawFamily(StandardLaw::Logistic, "logistic", {}, "Logistic"),
            lawFamily(StandardLaw::Gumbel, "gumbel", {"extreme-value"}, "Gumbel"),
            familyBy(StandardLaw::Triangular, "triangular", "Triangular", {{"minimum", "mode", "maximum"}}),
            familyBy(StandardLaw::Arcsine, "arcsine", "Arcsine", {{"minimum", "maximum"}}),
            familyBy(StandardLaw::TwoNormals, "two-normals", "Two normals",
                     {lawInfo(StandardLaw::TwoNormals).shapes}),
            lawFamily(StandardLaw::StudentT, "student-t", {"students-t"}, "Student's t"),
            lawFamily(StandardLaw::Cauchy, "cauchy", {}, "Cauchy"),
            lawFamily(StandardLaw::Pareto, "pareto", {}, "Pareto"),
            lawFamily(StandardLaw::InverseGamma, "inverse-gamma", {}, "Inverse gamma"),
            lawFamily(StandardLaw::FisherF, "fisher-f", {}, "Fisher F"),
            {"empirical",
             {},
             "Empirical",
             Family::Law,
             {moments, {{}, {"shift", "scale"}}},
             false,
             static_cast<int>(StandardLaw::Samples),
             true},
        };
    }();
    return families;
}

const FamilyInfo& distributionFamily(const std::string& key) {
    std::vector<std::string> names;
    for (const FamilyInfo& info : distributionFamilies()) {
        names.push_back(info.key);
        names.insert(names.end(), info.aliases.begin(), info.aliases.end());
        if (info.key == key || std::ranges::find(info.aliases, key) != info.aliases.end()) return info;
    }
    if (const auto near = nearestName(key, names))
        fail(sentence("Mathematics", "\"{}\" is not a distribution family. Did you mean \"{}\"?"), key,
             *near);
    std::vector<std::string> keys;
    for (const FamilyInfo& info : distributionFamilies()) keys.push_back(info.key);
    fail(sentence("Mathematics", "\"{}\" is not a distribution family. Known are {}"), key,
         fmt::join(keys, ", "));
}

std::string whyShapeRefused(const std::string& parameter, double value) {
    static const std::vector<std::string> positive{"standard_deviation",
                                                   "shape",
                                                   "scale",
                                                   "rate",
                                                   "alpha",
                                                   "beta",
                                                   "log_standard_deviation",
                                                   "noncentrality",
                                                   "degrees_of_freedom",
                                                   "degrees_of_freedom_2",
                                                   "standard_deviation_1",
                                                   "standard_deviation_2"};
    if (!std::isfinite(value)) return translate("Mathematics", "must be a finite number");
    if (std::ranges::find(positive, parameter) != positive.end() && value <= 0)
        return translate("Mathematics", "must be greater than 0");
    if (parameter == "share" && !(value > 0 && value < 1))
        return translate("Mathematics", "must lie between 0 and 1, both excluded");
    return {};
}

namespace {
using Values = std::map<std::string, double>;

std::string listed(const std::vector<std::string>& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

/// What a parametrisation is given by.
const std::vector<std::string>& namesOf(const Parametrisation& way) {
    return way.required.empty() ? way.optional : way.required;
}

bool allPresent(const std::vector<std::string>& names, const Values& values) {
    return std::ranges::all_of(names, [&](const std::string& name) { return values.contains(name); });
}

Values checkedValues(const FamilyInfo& info, const ShapeValues& shape) {
    Values values;
    for (const auto& [name, value] : shape) {
        if (!values.emplace(name, value).second)
            fail(sentence("Mathematics", "{} of the {} distribution is given twice"), name, info.key);
        if (const std::string why = whyShapeRefused(name, value); !why.empty())
            fail(sentence("Mathematics", "{} = {} of the {} distribution {}"), name, value, info.key, why);
    }
    std::string ways;
    for (const Parametrisation& way : info.parametrisations) {
        ways += (ways.empty() ? "" : translate("Mathematics", " or ")) + listed(namesOf(way));
        if (!allPresent(way.required, values)) continue;
        for (const auto& entry : values) {
            std::vector<std::string> known = way.required;
            known.insert(known.end(), way.optional.begin(), way.optional.end());
            if (std::ranges::find(known, entry.first) == known.end())
                fail(sentence("Mathematics", "the {} distribution given by {} has no parameter \"{}\""),
                     info.key, listed(namesOf(way)), entry.first);
        }
        return values;
    }
    std::vector<std::string> given;
    for (const auto& entry : values) given.push_back(entry.first);
    fail(sentence("Mathematics", "the {} distribution needs {}; given: {}"), info.key, ways,
         given.empty() ? translate("Mathematics", "nothing") : listed(given));
}

double valueOr(const Values& values, const std::string& name, double fallback) {
    const auto found = values.find(name);
    return found == values.end() ? fallback : found->second;
}

struct Standard {
    Germ germ;
    double origin, scale;
};

Standard normalStandard(const Values& v) { return {{}, v.at("mean"), v.at("standard_deviation")}; }

Standard gammaStandard(const Values& v) {
    const double origin = valueOr(v, "minimum", 0);
    if (v.contains("shape"))
        return {{GermFamily::Laguerre, v.at("shape")},
                origin,
                v.contains("scale") ? v.at("scale") : 1 / v.at("rate")};
    const double mean = v.at("mean") - origin, deviation = v.at("standard_deviation");
    if (mean <= 0)
        fail(sentence("Mathematics",
                      "mean = {} of the gamma distribution must be greater than its minimum {}"),
             v.at("mean"), origin);
    const double ratio = mean / deviation;
    return {{GermFamily::Laguerre, ratio * ratio}, origin, deviation / ratio};
}

Standard betaStandard(const Values& v, double lower, double upper) {
    const double from = valueOr(v, "minimum", std::isfinite(lower) ? lower : 0);
    const double to = valueOr(v, "maximum", std::isfinite(upper) ? upper : 1);
    if (from >= to)
        fail(sentence("Mathematics", "minimum = {} of the beta distribution must be below its maximum {}"),
             from, to);
    Germ germ{GermFamily::Jacobi};
    if (v.contains("alpha")) {
        germ.a = v.at("alpha");
        germ.b = v.at("beta");
    } else {
        const double mean = (v.at("mean") - from) / (to - from),
                     deviation = v.at("standard_deviation") / (to - from);
        if (mean <= 0 || mean >= 1)
            fail(sentence("Mathematics", "mean = {} of the beta distribution must lie between {} and {}"),
                 v.at("mean"), from, to);
        const double sum = mean * (1 - mean) / (deviation * deviation) - 1;
        if (sum <= 0)
            fail(sentence("Mathematics", "standard_deviation = {} of the beta distribution must be below {}, "
                                         "the largest possible on [{}, {}] with mean {}"),
                 v.at("standard_deviation"), std::sqrt(mean * (1 - mean)) * (to - from), from, to,
                 v.at("mean"));
        germ.a = mean * sum;
        germ.b = (1 - mean) * sum;
    }
    return {germ, 0.5 * (from + to), 0.5 * (to - from)};
}

Standard uniformStandard(const Values& v) {
    if (v.contains("mean"))
        return {{GermFamily::Legendre}, v.at("mean"), std::sqrt(3.0) * v.at("standard_deviation")};
    const double from = v.at("minimum"), to = v.at("maximum");
    if (from >= to)
        fail(sentence("Mathematics", "minimum = {} of the uniform distribution must be below its maximum {}"),
             from, to);
    return {{GermFamily::Legendre}, 0.5 * (from + to), 0.5 * (to - from)};
}

Standard lognormalStandard(const Values& v) {
    if (v.contains("log_mean")) return {{}, v.at("log_mean"), v.at("log_standard_deviation")};
    const double mean = v.at("mean"), deviation = v.at("standard_deviation");
    if (mean <= 0)
        fail(sentence("Mathematics", "mean = {} of the lognormal distribution must be greater than 0"), mean);
    const double square = std::log1p(deviation / mean * (deviation / mean));
    return {{}, std::log(mean) - 0.5 * square, std::sqrt(square)};
}

/// On [minimum, maximum], whose standard variable lies in [0, 1].
Standard boundedLaw(const FamilyInfo& info, const Values& v) {
    const double from = v.at("minimum"), to = v.at("maximum"), mode = valueOr(v, "mode", from);
    if (from >= to)
        fail(sentence("Mathematics", "minimum = {} of the {} distribution must be below its maximum {}"),
             from, info.key, to);
    if (mode < from || mode > to)
        fail(sentence("Mathematics", "mode = {} of the {} distribution must lie between {} and {}"), mode,
             info.key, from, to);
    const double share = std::clamp((mode - from) / (to - from), 0.0, 1.0);
    return {{GermFamily::Other, 1, 1, standardLaw(static_cast<StandardLaw>(info.law), share, 0)},
            from,
            to - from};
}

/// In units of its own standard deviation about its mean.
Standard twoNormals(const Values& v) {
    const double share = v.at("share"), mean1 = v.at("mean_1"), mean2 = v.at("mean_2"),
                 deviation1 = v.at("standard_deviation_1"), deviation2 = v.at("standard_deviation_2");
    const double mean = share * mean1 + (1 - share) * mean2, apart = mean2 - mean1;
    const double deviation =
        std::sqrt(share * deviation1 * deviation1 + (1 - share) * deviation2 * deviation2 +
                  share * (1 - share) * apart * apart);
    return {{GermFamily::Other, 1, 1,
             twoNormalsLaw((mean1 - mean) / deviation, deviation1 / deviation, (mean2 - mean) / deviation,
                           deviation2 / deviation, share)},
            mean,
            deviation};
}

/// What samples say, moved and stretched.
Standard empirical(const FamilyInfo& info, const Values& v, const SampleLawPtr& samples) {
    if (!samples)
        fail(sentence("Mathematics", "the {} distribution needs samples: a file with a column of numbers"),
             info.key);
    const Germ germ{GermFamily::Other, 1, 1, samples};
    if (v.contains("mean")) return {germ, v.at("mean"), v.at("standard_deviation")};
    return {germ, samples->mean() + valueOr(v, "shift", 0),
            samples->standardDeviation() * valueOr(v, "scale", 1)};
}

Standard lawStandard(const FamilyInfo& info, const Values& v, double lower, double upper) {
    const auto law = static_cast<StandardLaw>(info.law);
    const LawInfo& known = lawInfo(law);
    if ((known.heavyBelow && std::isinf(lower)) || (known.heavyAbove && std::isinf(upper)))
        fail(sentence("Mathematics",
                      "the tails of the {} distribution are too heavy for moments: its box needs "
                      "{}"),
             info.key, known.heavyBelow ? "lower and upper" : "upper");
    if (v.contains("minimum")) return boundedLaw(info, v);
    if (law == StandardLaw::TwoNormals) return twoNormals(v);
    double shapes[2] = {0, 0};
    for (std::size_t k = 0; k < known.shapes.size(); ++k) shapes[k] = v.at(known.shapes[k]);
    Standard made{{GermFamily::Other, 1, 1, standardLaw(law, shapes[0], shapes[1])}, 0, 1};
    if (v.contains("mean")) {
        const LawMoments moments = momentsOf(*made.germ.law);
        made.scale = v.at("standard_deviation") / moments.standardDeviation;
        made.origin = v.at("mean") - made.scale * moments.mean;
    } else {
        made.scale = v.at("scale");
        made.origin = valueOr(v, "location", 0);
    }
    return made;
}

Standard standardOf(const FamilyInfo& info, const Values& values, double lower, double upper,
                    const SampleLawPtr& samples) {
    if (info.fromSamples) return empirical(info, values, samples);
    switch (info.family) {
    case Family::Law:
        return lawStandard(info, values, lower, upper);
    case Family::Normal:
        return normalStandard(values);
    case Family::Gamma:
        return gammaStandard(values);
    case Family::Beta:
        return betaStandard(values, lower, upper);
    case Family::Uniform:
        return uniformStandard(values);
    case Family::Lognormal:
        return lognormalStandard(values);
    }
    return {};
}
} // namespace

Distribution makeDistribution(const std::string& family, const ShapeValues& shape, double lower, double upper,
                              const SampleLawPtr& samples) {
    const FamilyInfo& info = distributionFamily(family);
    if (info.boxRequired && std::isinf(lower) && std::isinf(upper))
        fail(sentence("Mathematics", "the {} distribution needs a box: lower, upper or both"), info.key);
    const Standard standard = standardOf(info, checkedValues(info, shape), lower, upper, samples);
    Distribution distribution;
    distribution.family_ = info.family;
    distribution.germ_ = standard.germ;
    distribution.origin_ = standard.origin;
    distribution.scale_ = standard.scale;
    distribution.clip(lower, upper, info.key);
    return distribution;
}

} // namespace rigor

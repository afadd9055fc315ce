// Inverse uncertainty: distributions of two unknowns, or six, from one number per experiment, on formulas and
// on a rig with time whose outputs have closed forms. Where the unknowns are drawn as assumed, intervals
// cover, the test of the model class keeps its level, and what the data cannot tell is said; where they are
// not, it is rejected.

#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/rigs/inverse_rig.h"

#include <array>
#include <mutex>

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// What is planted, each of a size that a test knowing it finds with the number of experiments drawn.
struct Planted {
    const char *family, *form;
    InverseDeparture departure;
    const char* named; ///< words of the sentence that names it
};
const Planted kPlanted[] = {
    {"linear_groups", "linear", {InverseDeparture::Kind::Groups, 0}, "two groups"},
    {"linear_far", "linear", {InverseDeparture::Kind::Far, 3}, "more values far out"},
    {"linear_dependent",
     "linear",
     {InverseDeparture::Kind::Dependent, -0.95},
     "instead of being independent"},
    {"square_dependent",
     "square",
     {InverseDeparture::Kind::Dependent, -0.95},
     "instead of being independent"},
    {"product_error", "product", {InverseDeparture::Kind::Error, 0.1}, "measured with an error"},
};

const Planted* plantedIn(const std::string& family) {
    for (const Planted& one : kPlanted)
        if (family == one.family) return &one;
    return nullptr;
}

InverseRig rigOf(const std::string& family) {
    const Planted* planted = plantedIn(family);
    return planted ? inverseRigOf(planted->form, planted->departure) : inverseRigOf(family, {});
}

/// Found once per family.
int experimentsOf(const std::string& family) {
    static std::mutex mutex;
    static std::map<std::string, int> known;
    const std::lock_guard lock(mutex);
    const auto found = known.find(family);
    return found != known.end() ? found->second
                                : known.emplace(family, experimentsToSee(rigOf(family))).first->second;
}

StudyFiles filesOf(const InverseRig& rig, int values, Draw draw) {
    std::string data = "u,y\n";
    for (int k = 0; k < values; ++k) {
        const double u = draw.between(InverseRig::kLeastInput, InverseRig::kMostInput),
                     first = draw.between(0, 1), second = draw.between(0, 1),
                     y = measureOf(rig, u, first, second, draw.between(0, 1));
        data += toml(u) + "," + toml(y) + "\n";
    }
    const bool timed = rig.equations.starts_with("der");
    StudyFiles files =
        studyOver("inverse-uncertainty",
                  "model S\n  input Real u;\n  parameter Real x1 = 1;\n  parameter Real x2 = 0.5;\n" +
                      std::string(timed ? "  Real s(start = 1);\n" : "") + "  output Real y;\nequation\n  " +
                      rig.equations + "\nend S;\n",
                  data);
    files.study.set("data.inputs", "u", toml(std::string("u")));
    files.study.set("data.measurements", "y", toml(std::string("y")));
    const std::pair<std::string, const InputTruth*> unknowns[] = {{"x1", &rig.x1}, {"x2", &rig.x2}};
    for (const auto& [name, truth] : unknowns) {
        const std::string section = "unknowns." + name;
        const double width = truth->upper - truth->lower, middle = (truth->lower + truth->upper) / 2;
        files.study.set(section, "family", toml(std::string("normal")));
        files.study.set(section, "lower", toml(truth->lower));
        files.study.set(section, "upper", toml(truth->upper));
        setRange(files.study, name + ".mean", middle + 0.05 * width, truth->lower + 0.05 * width,
                 truth->upper - 0.05 * width);
        setRange(files.study, name + ".standard_deviation", 0.05 * width, 0.0005 * width, 0.2 * width);
    }
    files.study.set("options", "population", "30");
    files.study.set("options", "generations", "15");
    files.study.set("options", "least_squares", "false");
    files.study.set("options", "reference_samples", "1024");
    if (timed) {
        files.study.set("simulation", "stepper", toml(std::string("rk4")));
        files.study.set("simulation", "step", "0.02");
        files.study.set("simulation", "stop_time", "1.0");
    }
    return files;
}

/// Six unknowns, each with an input of its own: y = sum of u_i x_i, bent a little where `bent`.
constexpr int kMany = 6;
constexpr double kLeastMean = 0.1, kMostMean = 0.9, kLeastSpread = 0.02, kMostSpread = 0.2;

struct ManyTruth {
    std::array<double, kMany> means, deviations;
    explicit ManyTruth(Draw draw) {
        for (double& mean : means) mean = draw.between(0.35, 0.65);
        for (double& deviation : deviations) deviation = draw.between(0.06, 0.12);
    }
};

StudyFiles filesOfMany(const ManyTruth& truth, bool bent, Draw draw) {
    constexpr int kValues = 216;
    std::string data = "u1,u2,u3,u4,u5,u6,y\n", declared, sum;
    for (int k = 0; k < kValues; ++k) {
        double y = 0, product = 1;
        for (std::size_t i = 0; i < kMany; ++i) {
            const double u = draw.chance(0.4) ? draw.between(0.5, 2) : draw.between(0, 0.2);
            const double x = truth.means[i] + truth.deviations[i] * draw.normal();
            y += u * x;
            if (i < 2) product *= x;
            data += toml(u) + ",";
        }
        data += toml(y + (bent ? 0.3 * product : 0)) + "\n";
    }
    for (int i = 1; i <= kMany; ++i) {
        declared += fmt::format("  input Real u{0};\n  parameter Real x{0} = 0.5;\n", i);
        sum += fmt::format("{0}u{1}*x{1}", i > 1 ? " + " : "", i);
    }
    StudyFiles files = studyOver("inverse-uncertainty",
                                 "model S\n" + declared + "  output Real y;\nequation\n  y = " + sum +
                                     (bent ? " + 0.3*x1*x2" : "") + ";\nend S;\n",
                                 data);
    files.study.set("data.measurements", "y", toml(std::string("y")));
    for (int i = 1; i <= kMany; ++i) {
        const std::string u = fmt::format("u{}", i), x = fmt::format("x{}", i), section = "unknowns." + x;
        files.study.set("data.inputs", u, toml(u));
        files.study.set(section, "family", toml(std::string("normal")));
        files.study.set(section, "lower", toml(-0.5));
        files.study.set(section, "upper", toml(1.5));
        setRange(files.study, x + ".mean", 0.4, kLeastMean, kMostMean);
        setRange(files.study, x + ".standard_deviation", 0.1, kLeastSpread, kMostSpread);
    }
    files.study.set("options", "optimiser", toml(std::string("gradient")));
    files.study.set("options", "least_squares", "false");
    files.study.set("options", "density", toml(std::string("gaussian"))); // y is normal, or nearly so
    files.study.set("options", "degree", "2");
    files.study.set("options", "quadrature_order", "3");
    files.study.set("options", "reference_samples", "512");
    return files;
}

void recordMany(Attempt& attempt) {
    const ManyTruth truth(attempt.rigDraw());
    const Outcome outcome =
        attempt.run(filesOfMany(truth, attempt.family() == "six_bent", attempt.recordDraw()));
    Claims& claims = attempt.claims;
    claims.never("a right study is answered", !outcome.answered());
    if (!outcome.answered()) return;
    claims.made("the model class is rejected", Rule::exactly(0.05), !outcome.said("data contradict").empty());
    for (std::size_t i = 0; i < kMany; ++i) {
        const auto check = [&](const std::string& entry, double value, Rule rule) {
            const std::string name = fmt::format("x{}.{}", i + 1, entry);
            const double lower = outcome.number(name, "lower"), upper = outcome.number(name, "upper");
            claims.never("every number has an interval", !std::isfinite(lower) || !std::isfinite(upper));
            claims.made("95 % interval: " + entry, rule, value < lower || value > upper);
        };
        check("mean", truth.means[i], Rule::exactly(0.05));
        check("standard_deviation", truth.deviations[i], Rule::atMost(0.05));
    }
}

void judgeEstimates(Attempt& attempt, const InverseRig& rig, const Outcome& outcome) {
    const std::string form = attempt.family();
    const std::pair<std::string, const InputTruth*> unknowns[] = {{"x1", &rig.x1}, {"x2", &rig.x2}};
    for (const auto& [name, truth] : unknowns) {
        const double width = truth->upper - truth->lower;
        const auto check = [&](const std::string& entry, double value, double least, double most, Rule rule) {
            const double lower = outcome.number(entry, "lower"), upper = outcome.number(entry, "upper");
            if (!std::isfinite(lower) || !std::isfinite(upper)) return;
            attempt.claims.never("interval inside the search: " + entry,
                                 lower < least - 1e-9 || upper > most + 1e-9);
            attempt.claims.made("95 % interval: " + entry, rule, value < lower || value > upper);
        };
        // What is not determined apart, or ends at the least spread, covers more often.
        const bool plain = form == "linear" || form == "timed";
        check(name + ".mean", truth->mean, truth->lower + 0.05 * width, truth->upper - 0.05 * width,
              plain ? Rule::exactly(0.05) : Rule::atMost(0.05));
        check(name + ".standard_deviation", truth->deviation, 0.0005 * width, 0.2 * width,
              Rule::atMost(0.05));
    }
    if (form == "square")
        attempt.claims.never("the equal maximum is told",
                             outcome.said("another maximum of nearly the same height").empty());
    if (form == "product")
        attempt.claims.made("that only the product is determined is told", Rule::atMost(0.1),
                            outcome.said("only their product").empty());
}

void record(Attempt& attempt) {
    const std::string& family = attempt.family();
    if (family.starts_with("six")) {
        recordMany(attempt);
        return;
    }
    const InverseRig rig = rigOf(family);
    const Planted* planted = plantedIn(family);
    const int values = planted ? experimentsOf(family) : attempt.rigDraw().pick({30, 60, 108});
    const Outcome outcome = attempt.run(filesOf(rig, values, attempt.recordDraw()));
    Claims& claims = attempt.claims;
    claims.never("a right study is answered", !outcome.answered());
    if (!outcome.answered()) return;
    const bool rejected = !outcome.said("data contradict").empty();
    if (planted) {
        claims.made("a wrong class is not rejected", Rule::atMost(0.1), !rejected);
        claims.made("the departure planted is not named", Rule::atMost(0.1),
                    outcome.said(planted->named).empty());
    } else {
        claims.made("the model class is rejected", Rule::exactly(0.05), rejected);
        judgeEstimates(attempt, rig, outcome);
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "inverse_uncertainty";
    attack.families = {"linear", "product", "square", "timed"};
    for (const Planted& one : kPlanted) attack.families.emplace_back(one.family);
    attack.few = attack.families.size(); // six unknowns take half a minute a record: not in the tests
    attack.families.insert(attack.families.end(), {"six", "six_bent"});
    attack.rigsPerFamily = 3; // 30, 60 or 108 values
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

// Model adequacy on rigs of three sensors under loads that are repeated in series: right models, sensors
// better and worse than stated, a curvature that the model does not have. Every interval, the ellipsoid, the
// p-values, the verdicts and the sentences on the sensors are held against the truth.

#include "core/foundation/base/error.h"
#include "tests/attacks/support/attack_main.h"

#include <Eigen/Dense>

#include <fmt/format.h>

using namespace rigor;
using namespace rigor::attacks;

namespace {

constexpr int kSensors = 3;

/// y_i(u) of two unknowns p and q, in closed form and as text.
struct Formula {
    std::array<std::string, kSensors> text;
    std::function<Eigen::Vector3d(double p, double q, double u)> value;
};

struct PressRig {
    double p, q, unit; ///< unit: what stands in the file for one of the model
    Formula formula;
    Eigen::Vector3d sigma; ///< stated, in the unit of the model
    int series, steps;
    double load;
    bool limited; ///< at most two sensors
};

Formula drawFormula(Draw& d) {
    const int kind = d.whole(0, 2);
    Eigen::Matrix<double, kSensors, 2> c;
    for (int i = 0; i < kSensors; ++i) c.row(i) << d.between(0.2, 1), d.between(0.2, 1);
    c(1, 0) *= -0.3; // so that no two sensors tell the same
    c(2, 1) *= -0.3;
    Formula formula;
    for (int i = 0; i < kSensors; ++i) {
        const char* pattern = kind == 0   ? "({:.17g})*u/p + ({:.17g})*u/q"
                              : kind == 1 ? "({:.17g})*p*u + ({:.17g})*q*u^2"
                                          : "p*(({:.17g}) + ({:.17g})*u)*exp(-q*u)";
        formula.text[static_cast<std::size_t>(i)] = fmt::format(fmt::runtime(pattern), c(i, 0), c(i, 1));
    }
    formula.value = [kind, c](double p, double q, double u) -> Eigen::Vector3d {
        if (kind == 0) return c * Eigen::Vector2d(u / p, u / q);
        if (kind == 1) return c * Eigen::Vector2d(p * u, q * u * u);
        return c * Eigen::Vector2d(1, u) * p * std::exp(-q * u);
    };
    return formula;
}

PressRig drawPress(Draw d, bool repeated) {
    PressRig rig{
        d.between(0.8, 1.6), d.between(0.8, 1.6), d.pick({1.0, 1e3}), drawFormula(d), {}, 0, 0, 0, false};
    rig.load = d.between(1, 2);
    rig.series = repeated ? d.whole(2, 4) : 1;
    rig.steps = d.whole(10, 24);
    rig.limited = d.chance(0.5);
    for (int i = 0; i < kSensors; ++i) {
        const double range = std::abs(rig.formula.value(rig.p, rig.q, rig.load)[i]) + 0.05;
        rig.sigma[i] = d.scaled(0.002, 0.02) * range;
    }
    return rig;
}

/// ratio: true over stated deviation. bend: what the model lacks, in sigma of each sensor at full load.
StudyFiles filesOf(const PressRig& rig, double ratio, double bend, Draw d) {
    const std::string model =
        fmt::format("model Press\n  parameter Real p = 1;\n  parameter Real q = 1;\n  input Real u;\n"
                    "  output Real y1(unit=\"m\");\n  output Real y2(unit=\"m\");\n"
                    "  output Real y3(unit=\"m\");\nequation\n  y1 = {};\n  y2 = {};\n  y3 = {};\n"
                    "end Press;\n",
                    rig.formula.text[0], rig.formula.text[1], rig.formula.text[2]);
    std::string csv = "series,step,load,y1,y2,y3\n";
    for (int s = 1; s <= rig.series; ++s)
        for (int k = 1; k <= rig.steps; ++k) {
            const double share = static_cast<double>(k) / rig.steps, u = rig.load * share;
            const Eigen::Vector3d truth = rig.formula.value(rig.p, rig.q, u);
            csv += fmt::format("{},{},{:.17g}", s, k, u);
            for (int i = 0; i < kSensors; ++i)
                csv += fmt::format(",{:.17g}",
                                   rig.unit * (truth[i] + rig.sigma[i] * (bend * share * share * share +
                                                                          ratio * d.normal())));
            csv += '\n';
        }
    StudyFiles files = studyOver("model-adequacy", model, csv);
    StudyText& study = files.study;
    study.set("data.inputs", "u", toml(std::string("load")));
    for (int i = 1; i <= kSensors; ++i) {
        const std::string y = fmt::format("y{}", i);
        study.set("data.measurements", y, toml(y));
        study.set("data.units", y, toml(std::string(rig.unit == 1 ? "m" : "mm")));
        study.set("data.standard_deviations", y, toml(rig.sigma[i - 1]));
    }
    for (const char* unknown : {"p", "q"}) setRange(study, unknown, 1, 0.1, 10);
    study.set("options", "criterion", toml(std::string("A")));
    if (rig.limited) study.set("options", "sensor_limit", "2");
    study.set("options", "splits",
              toml(fmt::format("low: step 1:{} | step {}:{}; odd: alternating step", rig.steps / 2,
                               rig.steps / 2 + 1, rig.steps)));
    if (rig.series > 1) study.set("options", "series", toml(std::string("series")));
    return files;
}

std::string verdict(const Outcome& outcome) {
    return outcome.result.at("diagnostics").at("models").at(0).at("verdict");
}

/// Whether a sentence beside the verdict doubts the sensors.
bool doubtsSensors(const Outcome& outcome) {
    for (const auto& one : outcome.result.at("warnings")) {
        const std::string words = one;
        for (const char* told : {"scatters between", "not normal", "as large as the stated"})
            if (words.find(told) != std::string::npos && words.find("does not fit") == std::string::npos)
                return true;
    }
    return false;
}

void judgeRight(Attempt& attempt, const PressRig& rig, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    const auto& d = outcome.result.at("diagnostics");
    for (const auto& split : d.at("splits"))
        if (split.at("p").is_number())
            claims.made("p below 0.05: " + split.at("split").get<std::string>(), Rule::exactly(0.05),
                        split.at("p").get<double>() < 0.05);
    Eigen::Vector2d off(outcome.number("p", "value") - rig.p, outcome.number("q", "value") - rig.q);
    Eigen::Matrix2d c;
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t j = 0; j < 2; ++j)
            c(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
                d.at("covariance").at("matrix").at(i).at(j).get<double>();
    claims.made("ellipsoid", Rule::exactly(0.05),
                off.dot(c.inverse() * off) > d.at("ellipsoid").at("squared_radius").get<double>());
    for (const auto& [name, truth] : {std::pair{"p", rig.p}, {"q", rig.q}})
        claims.made(std::string("95 % interval: ") + name, Rule::exactly(0.05),
                    truth < outcome.number(name, "lower") || truth > outcome.number(name, "upper"));
    claims.made("a right model is called wrong", Rule::atMost(0.05), verdict(outcome) != "consistent");
    claims.made("right sensors are doubted", Rule::atMost(0.05), doubtsSensors(outcome));
}

void record(Attempt& attempt) {
    const std::string& family = attempt.family();
    const bool alone = family == "alone" || family == "alone_worse";
    const PressRig rig = drawPress(attempt.rigDraw(), !alone);
    Draw d = attempt.recordDraw(1);
    const double ratio = family == "worse" || family == "alone_worse" ? d.between(1.7, 4)
                         : family == "better"                         ? d.scaled(1e-6, 0.4)
                                                                      : 1;
    const double bend = family == "bent" ? d.pick({-1, 1}) * d.between(4, 8) : 0;
    StudyFiles files = filesOf(rig, ratio, bend, attempt.recordDraw());
    if (family == "profiled") files.study.set("options", "intervals", toml(std::string("profile")));
    const Outcome outcome = attempt.run(files);
    Claims& claims = attempt.claims;
    claims.never("a right study is answered", !outcome.answered());
    if (!outcome.answered()) return;
    if (ratio == 1 && bend == 0) return judgeRight(attempt, rig, outcome);
    const bool wrong = verdict(outcome) == "rejected" || verdict(outcome) == "misfit";
    if (bend != 0) return claims.made("a curvature of 4 to 8 sigma is not found", Rule::atMost(0.1), !wrong);
    if (!alone) {
        claims.made("a right model is called wrong for its sensors", Rule::atMost(0.05), wrong);
        claims.made("no word on sensors stated wrongly", Rule::atMost(0.05), !doubtsSensors(outcome));
    } else if (wrong) {
        // Nothing tells the two apart: both are named.
        const std::string words = outcome.result.at("message");
        claims.never("a right model is called wrong and the sensors are not named",
                     words.find("ensors are worse than stated") == std::string::npos &&
                         words.find("ensors worse than stated") == std::string::npos);
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "adequacy";
    attack.families = {"right", "profiled", "alone", "worse", "alone_worse", "better", "bent"};
    attack.rigsPerFamily = 20;
    attack.few = 8 * attack.families.size();
    attack.full = 600 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

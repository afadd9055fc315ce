// What `rigor design` says an experiment will tell, held against the experiment: a record of a rig with time
// is fitted, the next experiments are designed and made, the filled file is joined, and all is fitted again.
// The deviations that were foretold must be those of the new estimates.

#include "core/foundation/base/numbers.h"
#include "core/study/design/next_file.h"
#include "core/study/design/study_design.h"
#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/scratch.h"

#include <fmt/ranges.h>

#include <fstream>
#include <sstream>

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// One state in closed form, two unknowns, and what an experiment is set to.
struct DesignRig {
    std::string model, unit, condition, conditionUnit;
    std::vector<RigUnknown> unknowns;
    double present, least, most, duration, sigma; ///< of the condition: now, and where it may go
    int rows;
    std::function<double(double t, double condition)> truth;
};

/// A spring with friction, started away from rest; the mass can be changed.
DesignRig spring(Draw d) {
    const double k = d.scaled(300, 800), c = d.scaled(2, 10);
    DesignRig rig{
        R"(model Spring
  parameter Real m(unit="kg", min=0.1, max=100) = 2;
  parameter Real k(unit="N/m", min=1) = 500;
  parameter Real c(unit="N.s/m", min=0) = 5;
  output Real x(unit="m", start=0.02);
  Real v(unit="m/s", start=0);
equation
  der(x) = v;
  m*der(v) = -k*x - c*v;
end Spring;
)",
        "m",
        "m",
        "kg",
        {{"k", k, k * d.between(0.9, 1.1), k / 3, k * 3}, {"c", c, c * d.between(0.8, 1.2), c / 5, c * 5}},
        2,
        0.5,
        8,
        1.2,
        0.02 * d.scaled(0.005, 0.02),
        61,
        {}};
    rig.truth = [k, c](double t, double m) {
        const double a = c / (2 * m), w = std::sqrt(k / m - a * a);
        return 0.02 * std::exp(-a * t) * (std::cos(w * t) + a / w * std::sin(w * t));
    };
    return rig;
}

/// A body that cools by a linear and a quadratic law from where it was heated to.
DesignRig cooling(Draw d) {
    const double a = d.scaled(0.5, 1.5), b = d.scaled(0.2, 0.8);
    DesignRig rig{
        R"mo(model Cooling
  parameter Real T0(unit="K", min=0, max=100) = 1;
  parameter Real a(unit="1/s", min=0) = 1;
  parameter Real b(unit="1/(K.s)", min=0) = 0.5;
  output Real T(unit="K", start=T0);
equation
  der(T) = -a*T - b*T^2;
end Cooling;
)mo",
        "K",
        "T0",
        "K",
        {{"a", a, a * d.between(0.8, 1.2), a / 5, a * 5}, {"b", b, b * d.between(0.7, 1.3), b / 10, b * 10}},
        1,
        0.2,
        3,
        3,
        d.scaled(0.002, 0.01),
        41,
        {}};
    rig.truth = [a, b](double t, double start) {
        const double left = std::exp(-a * t);
        return a * start * left / (a + b * start * (1 - left));
    };
    return rig;
}

std::string recordOf(const DesignRig& rig, const std::string& output, double condition, Draw& d) {
    std::string text =
        fmt::format("t [s],{} [{}],{} [{}]\n", output, rig.unit, rig.condition, rig.conditionUnit);
    for (int k = 0; k < rig.rows; ++k) {
        const double t = rig.duration * k / (rig.rows - 1);
        text += fmt::format("{:.17g},{:.17g},{:.17g}\n", t, rig.truth(t, condition) + rig.sigma * d.normal(),
                            condition);
    }
    return text;
}

std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    std::string cell;
    for (std::istringstream in(line); std::getline(in, cell, ',');) cells.push_back(cell);
    return cells;
}

void record(Attempt& attempt) {
    const bool ofSpring = attempt.family() == "spring";
    const DesignRig rig = ofSpring ? spring(attempt.rigDraw()) : cooling(attempt.rigDraw());
    const std::string output = ofSpring ? "x" : "T";
    Draw d = attempt.recordDraw();
    StudyFiles files;
    files.files["m.mo"] = rig.model;
    files.files["now.csv"] = recordOf(rig, output, rig.present, d);
    StudyText& s = files.study;
    s.set("", "method", toml(std::string("least-squares")));
    s.set("", "model", toml(std::string("m.mo")));
    s.set("", "threads", "1");
    s.set("data", "file", toml(std::string("now.csv")));
    s.set("data", "layout", toml(std::string("signals")));
    s.set("data", "time", toml(std::string("t")));
    s.set("data.standard_deviations", output, toml(rig.sigma));
    for (const RigUnknown& one : rig.unknowns) setRange(s, one.name, one.start, one.lower, one.upper);
    s.set("design", "experiments", "2");
    s.set("design.conditions." + rig.condition, "min", toml(rig.least));
    s.set("design.conditions." + rig.condition, "max", toml(rig.most));
    s.set("simulation", "step", toml(rig.duration / 300));
    const Scratch folder("design", attempt.number());
    writeFiles(files, folder.path);
    const Study study = loadStudy(folder.path / "s.toml");
    const StudyDesign design = designExperiments(study, {"parameters"}, {});
    Claims& claims = attempt.claims;
    claims.never("no experiment is proposed", design.result.experiments.size() != 2);
    if (design.result.experiments.size() != 2) return;

    std::istringstream proposed(design.csv);
    std::string line, filled;
    std::getline(proposed, line);
    const std::vector<std::string> head = cellsOf(line);
    const auto file = static_cast<std::size_t>(std::ranges::find(head, std::string("file")) - head.begin());
    filled = line + "\n";
    for (const DesignedExperiment& one : design.result.experiments) {
        const auto at =
            std::ranges::find(one.conditions, rig.condition, &std::pair<std::string, double>::first);
        const std::string name = fmt::format("new{}.csv", filled.size());
        std::ofstream(folder.path / name) << recordOf(rig, output, at->second, d);
        std::getline(proposed, line);
        std::vector<std::string> cells = cellsOf(line);
        cells.resize(std::max(cells.size(), file + 1));
        cells[file] = name;
        filled += fmt::format("{}\n", fmt::join(cells, ","));
    }
    std::ofstream(folder.path / "next.csv") << filled;
    PreparedStudy joined = prepare(withExperiments(study, folder.path / "next.csv"));
    const Result result = runStudy(joined, {});
    claims.never("no answer behind the experiments", result.outcome != RunOutcome::Answered);
    for (const RigUnknown& unknown : rig.unknowns) {
        const auto gain =
            std::ranges::find(design.result.gains, unknown.name, &std::pair<std::string, DesignGain>::first);
        const auto e = std::ranges::find(result.unknowns, unknown.name, &Estimate::name);
        if (gain == design.result.gains.end() || e == result.unknowns.end()) {
            claims.never("an unknown without a gain or an estimate", true);
            continue;
        }
        const double foretold = gain->second.after.back();
        claims.made("off by more than 1.96 deviations foretold: " + unknown.name, Rule::exactly(0.05),
                    std::abs(e->value - unknown.truth) > kTwoSided95 * foretold);
        claims.made("the deviation of the fit is more than a fifth beside that foretold: " + unknown.name,
                    Rule::atMost(0.05), std::abs(e->standardError / foretold - 1) > 0.2);
        claims.never("the experiments foretell a larger deviation than now: " + unknown.name,
                     !(foretold < gain->second.now));
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "design";
    attack.families = {"spring", "cooling"};
    attack.rigsPerFamily = 8;
    attack.few = 4;
    attack.full = 800;
    attack.record = record;
    return attackMain(argc, argv, attack);
}

// Whether answers of different kinds agree (core/study/trust): a fit beside model adequacy's on fewer
// sensors, values beside sets that hold them for certain, one specimen beside the population it is drawn
// from. All methods are right, so that pairs are called apart in 5 % at most, all together; the specimen
// differs from the mean of its population by far more than its own error, and that is no disagreement.

#include "core/study/trust/trust.h"
#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/rigs/inverse_rig.h"
#include "tests/attacks/support/scratch.h"

using namespace rigor;
using namespace rigor::attacks;

namespace {

Trust amongRuns(const std::vector<StudyRun>& made) {
    std::vector<TrustedRun> runs;
    for (std::size_t k = 0; k < made.size(); ++k)
        runs.push_back({static_cast<int>(k) + 1, "", &made[k].study, &made[k].result});
    return agreementAmong(runs);
}

void judge(Attempt& attempt, const std::vector<StudyRun>& made) {
    for (const StudyRun& run : made)
        attempt.claims.never("no answer", run.result.outcome != RunOutcome::Answered);
    const Trust trust = amongRuns(made);
    const auto compared = std::ranges::count_if(
        trust.agreement, [](const PairAgreement& pair) { return pair.verdict != PairVerdict::NotCompared; });
    attempt.claims.never("nothing could be compared", compared == 0);
    attempt.claims.never("right sets contradict each other",
                         std::ranges::any_of(trust.agreement, [](const auto& pair) {
                             return pair.verdict == PairVerdict::Contradict;
                         }));
    attempt.claims.made("answers of right methods are called apart, all pairs together", Rule::atMost(0.05),
                        !trust.differing.empty());
}

/// Three sensors of a law with two unknowns; adequacy reads two of them.
void adequacy(Attempt& attempt) {
    Draw rig = attempt.rigDraw(), d = attempt.recordDraw();
    const double p = rig.between(0.8, 1.6), q = rig.between(0.8, 1.6);
    const int series = rig.whole(2, 4), steps = rig.whole(10, 24);
    const double c[3][2] = {{0.7, 0.3}, {0.2, 0.9}, {0.5, -0.4}};
    std::string model = "model Press\n  parameter Real p = 1;\n  parameter Real q = 1;\n  input Real u;\n";
    for (int i = 0; i < 3; ++i) model += fmt::format("  output Real y{};\n", i + 1);
    model += "equation\n";
    for (int i = 0; i < 3; ++i)
        model += fmt::format("  y{} = ({})*p*u + ({})*q*u^2;\n", i + 1, c[i][0], c[i][1]);
    double sigma[3];
    for (double& s : sigma) s = rig.scaled(0.004, 0.02);
    std::string csv = "series,step,load,y1,y2,y3\n";
    for (int s = 1; s <= series; ++s)
        for (int k = 1; k <= steps; ++k) {
            const double u = 1.5 * k / steps;
            csv += fmt::format("{},{},{:.17g}", s, k, u);
            for (int i = 0; i < 3; ++i)
                csv += fmt::format(",{:.17g}", c[i][0] * p * u + c[i][1] * q * u * u + sigma[i] * d.normal());
            csv += '\n';
        }
    const auto filesOf = [&](const char* method) {
        StudyFiles files = studyOver(method, model + "end Press;\n", csv);
        files.study.set("data.inputs", "u", toml(std::string("load")));
        for (int i = 0; i < 3; ++i) {
            const std::string y = fmt::format("y{}", i + 1);
            files.study.set("data.measurements", y, toml(y));
            files.study.set("data.standard_deviations", y, toml(sigma[i]));
        }
        for (const char* unknown : {"p", "q"}) setRange(files.study, unknown, 1, 0.1, 10);
        return files;
    };
    const Scratch folder("agreement", attempt.number());
    std::vector<StudyRun> made;
    made.push_back(runIn(folder.path / "1", filesOf("least-squares")));
    StudyFiles fewer = filesOf("model-adequacy");
    fewer.study.set("options", "sensor_limit", "2");
    fewer.study.set("options", "series", toml(std::string("series")));
    made.push_back(runIn(folder.path / "2", fewer));
    StudyFiles robust = filesOf("least-squares");
    robust.study.set("options", "loss", toml(std::string("huber")));
    made.push_back(runIn(folder.path / "3", robust));
    judge(attempt, made);
}

/// A decay whose readings are off by less than a bound for certain: two procedures of guaranteed sets, a fit.
void sets(Attempt& attempt) {
    Draw rig = attempt.rigDraw(), d = attempt.recordDraw();
    const double k = rig.between(0.5, 2), bound = rig.scaled(0.005, 0.05);
    std::string csv = "t,x\n";
    for (int row = 0; row < 40; ++row) {
        const double t = 0.05 * row;
        csv += fmt::format("{},{:.17g}\n", t, std::exp(-k * t) + bound * (1 - 1e-6) * d.between(-1, 1));
    }
    const auto filesOf = [&](const char* method) {
        StudyFiles files = studyOver(method,
                                     "model Decay\n  parameter Real k = 1;\n  output Real x(start = "
                                     "1);\nequation\n  der(x) = -k*x;\nend Decay;\n",
                                     csv);
        files.study.set("data", "layout", toml(std::string("signals")));
        files.study.set("data", "time", toml(std::string("t")));
        files.study.set("data.measurements", "x", toml(std::string("x")));
        setRange(files.study, "k", 1, 0.1, 5);
        files.study.set("simulation", "step", "0.01");
        return files;
    };
    const Scratch folder("agreement", attempt.number());
    std::vector<StudyRun> made;
    for (const char* mode : {"observer", "offline"}) {
        StudyFiles files = filesOf("verified");
        files.study.set("data.bounds", "x", toml(bound));
        files.study.set("options", "mode", toml(std::string(mode)));
        made.push_back(runIn(folder.path / mode, files));
    }
    StudyFiles fit = filesOf("least-squares");
    fit.study.set("data.standard_deviations", "x", toml(bound / std::sqrt(3)));
    made.push_back(runIn(folder.path / "fit", fit));
    judge(attempt, made);
}

/// Sixty specimens of a population, a number each; one more specimen, read thirty times.
void population(Attempt& attempt) {
    const InverseRig rig = inverseRigOf("linear", {});
    Draw d = attempt.recordDraw();
    constexpr int kSpecimens = 60, kReadings = 30;
    constexpr double kError = 0.002;
    std::string many = "u,y\n", one = "u,y\n";
    for (int k = 0; k < kSpecimens; ++k) {
        const double u = d.between(InverseRig::kLeastInput, InverseRig::kMostInput), first = d.between(0, 1),
                     second = d.between(0, 1);
        many += toml(u) + "," + toml(measureOf(rig, u, first, second, 0.5)) + "\n";
    }
    const double x1 = rig.x1.mean + rig.x1.deviation * d.normal(),
                 x2 = rig.x2.mean + rig.x2.deviation * d.normal();
    for (int k = 0; k < kReadings; ++k) {
        const double u = d.between(InverseRig::kLeastInput, InverseRig::kMostInput);
        one += toml(u) + "," + toml(rig.offset(u, x1) + rig.factor(u, x1) * x2 + kError * d.normal()) + "\n";
    }
    const auto filesOf = [&](const char* method, const std::string& csv) {
        StudyFiles files =
            studyOver(method,
                      "model S\n  input Real u;\n  parameter Real x1 = 1;\n  parameter Real x2 = 0.5;\n"
                      "  output Real y;\nequation\n  " +
                          rig.equations + "\nend S;\n",
                      csv);
        files.study.set("data.inputs", "u", toml(std::string("u")));
        files.study.set("data.measurements", "y", toml(std::string("y")));
        return files;
    };
    const std::pair<std::string, const InputTruth*> unknowns[] = {{"x1", &rig.x1}, {"x2", &rig.x2}};
    StudyFiles spread = filesOf("inverse-uncertainty", many), specimen = filesOf("least-squares", one),
               pooled = filesOf("least-squares", many);
    specimen.study.set("data.standard_deviations", "y", toml(kError));
    for (const auto& [name, truth] : unknowns) {
        const double width = truth->upper - truth->lower, middle = (truth->lower + truth->upper) / 2;
        spread.study.set("unknowns." + name, "family", toml(std::string("normal")));
        spread.study.set("unknowns." + name, "lower", toml(truth->lower));
        spread.study.set("unknowns." + name, "upper", toml(truth->upper));
        setRange(spread.study, name + ".mean", middle + 0.05 * width, truth->lower + 0.05 * width,
                 truth->upper - 0.05 * width);
        setRange(spread.study, name + ".standard_deviation", 0.05 * width, 0.0005 * width, 0.2 * width);
        for (StudyFiles* fit : {&specimen, &pooled})
            setRange(fit->study, name, middle + 0.05 * width, truth->lower, truth->upper);
    }
    spread.study.set("options", "population", "30");
    spread.study.set("options", "generations", "15");
    spread.study.set("options", "least_squares", "false");
    spread.study.set("options", "reference_samples", "1024");
    const Scratch folder("agreement", attempt.number());
    std::vector<StudyRun> made;
    made.push_back(runIn(folder.path / "1", spread));
    made.push_back(runIn(folder.path / "2", specimen));
    judge(attempt, made);
    // What would be said of two values of one specimen.
    for (const Estimate& e : made[1].result.unknowns)
        for (const Estimate& mean : made[0].result.unknowns)
            if (mean.name == e.name + ".mean")
                attempt.claims.made("the specimen lies within two of its own errors of the mean: " + e.name,
                                    Rule::atMost(0.15), std::abs(e.value - mean.value) < 2 * e.standardError);
    // One value for all specimens, of the population's own rows. (Beside the one specimen it is wrong, and
    // apart.)
    made.back() = runIn(folder.path / "3", pooled);
    judge(attempt, made);
}

void record(Attempt& attempt) {
    if (attempt.family() == "adequacy")
        adequacy(attempt);
    else if (attempt.family() == "sets")
        sets(attempt);
    else
        population(attempt);
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "agreement";
    attack.families = {"adequacy", "sets", "population"};
    attack.rigsPerFamily = 8;
    attack.few = 3;
    attack.full = 3000;
    attack.record = record;
    return attackMain(argc, argv, attack);
}

// Random effects (least squares, random_effects) of specimens that are read some times each: the intervals of
// the population's mean and standard deviation, and what is said of it, where the population is normal, of
// two clusters, with one specimen far off, skewed.

#include "tests/attacks/support/attack_main.h"

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// Of mean 0 and standard deviation 1; an outlier is no part of its population.
double member(const std::string& family, Draw& d, bool first) {
    if (family == "clusters")
        return (d.chance(0.5) ? 1 : -1) * 0.95 + std::sqrt(1 - 0.95 * 0.95) * d.normal();
    if (family == "skewed") return -std::log(d.between(0, 1)) - 1;
    if (family == "outlier" && first) return 6;
    return d.normal();
}

void record(Attempt& attempt) {
    Draw d = attempt.recordDraw();
    const int specimens = d.whole(8, 30), repeats = d.whole(3, 6);
    const double mean = d.between(1, 5), scatter = d.scaled(0.1, 0.4), sigma = scatter * d.scaled(0.1, 1);
    const bool stated = d.chance(0.5);
    StudyFiles files = studyOver("least-squares",
                                 "model S\n  parameter Real k = 1;\n  output Real y;\nequation\n  y = "
                                 "k;\nend S;\n",
                                 "");
    std::string names;
    for (int s = 0; s < specimens; ++s) {
        const double own = mean + scatter * member(attempt.family(), d, s == 0);
        std::string csv = "t,y\n";
        for (int k = 0; k < repeats; ++k) csv += fmt::format("{},{:.17g}\n", k, own + sigma * d.normal());
        files.files[fmt::format("s{}.csv", s)] = csv;
        names += fmt::format("{}\"s{}.csv\"", s > 0 ? ", " : "", s);
    }
    files.files.erase("d.csv");
    files.study.remove("data", "file");
    files.study.set("data", "files", "[" + names + "]");
    files.study.set("data", "layout", toml(std::string("signals")));
    files.study.set("data", "time", toml(std::string("t")));
    files.study.set("data.measurements", "y", toml(std::string("y")));
    if (stated) files.study.set("data.standard_deviations", "y", toml(sigma));
    setRange(files.study, "k", 1, -20, 20);
    files.study.set("options", "per_experiment", toml(std::string("k")));
    files.study.set("options", "random_effects", toml(std::string("k")));
    const Outcome outcome = attempt.run(files);
    Claims& claims = attempt.claims;
    claims.never("no answer", !outcome.answered());
    if (!outcome.answered()) return;
    const auto missed = [&](const char* name, double truth) {
        return outcome.number(name, "lower") > truth || outcome.number(name, "upper") < truth;
    };
    const bool doubted = !outcome.said("do not look drawn from one normal population").empty();
    if (attempt.family() == "normal") {
        claims.made("95 % interval of the mean", Rule::exactly(0.05), missed("k.mean", mean));
        claims.made("95 % interval of the deviation", Rule::exactly(0.05),
                    missed("k.standard_deviation", scatter));
        claims.made("the population is doubted", Rule::atMost(0.05), doubted);
    } else {
        claims.made("that the population is not normal is not said", Rule::atMost(1), !doubted);
        if (doubted) return;
        claims.made("95 % interval of the mean, nothing said", Rule::atMost(1), missed("k.mean", mean));
        claims.made("95 % interval of the deviation, nothing said", Rule::atMost(1),
                    missed("k.standard_deviation", scatter));
    }
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "random_effects";
    attack.families = {"normal", "clusters", "outlier", "skewed"};
    attack.rigsPerFamily = 1;
    attack.few = 24;
    attack.full = 1600;
    attack.record = record;
    return attackMain(argc, argv, attack);
}

// What point fits say of their residuals: right models with white noise of any size must hear nothing; errors
// that are alike, outliers, a missing effect and a deviation stated wrongly must be named, and none for
// another.

#include "tests/attacks/support/attack_main.h"

#include <algorithm>

using namespace rigor;
using namespace rigor::attacks;

namespace {

enum class Planted { Nothing, Alike, Outliers, Curve, StatedLarge, StatedSmall };

/// Whether a sentence on the residuals holds the words.
bool heard(const Outcome& outcome, const char* words) { return !outcome.said(words).empty(); }

const char* const kAlike = "correlated";
const char* const kFollows = "the model lacks an effect";
const char* const kSpread = "not equally precise";
const char* const kFar = "far beyond the scatter";
const char* const kSize = "times as large as its stated";
const char* const kMinimum = "local minimum, a wrong model, or data";

/// Six deviations of the noise are added as a parabola of the first input.
void bend(const Rig& rig, Record& record) {
    for (std::size_t r = 0; r < rig.runs.size(); ++r) {
        const Eigen::VectorXd x = rig.runs[r].inputs.col(0);
        const double low = x.minCoeff(), width = x.maxCoeff() - low;
        for (Eigen::Index i = 0; i < x.size(); ++i)
            record.measured[r](i, 0) += 6 * rig.outputs[0].sigma * std::pow(2 * (x[i] - low) / width - 1, 2);
    }
}

void judge(Attempt& attempt, const Rig& rig, Planted planted, bool stated, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    claims.never("the study is answered", !outcome.answered());
    if (!outcome.answered()) return;
    const bool other = heard(outcome, kFollows) || heard(outcome, kSpread);
    bool missed = false;
    for (const RigUnknown& unknown : rig.unknowns) {
        const double lower = outcome.number(unknown.name, "lower"),
                     upper = outcome.number(unknown.name, "upper");
        if (outcome.atBound(unknown.name) || !std::isfinite(lower) || !std::isfinite(upper)) continue;
        const bool out = unknown.truth < lower || unknown.truth > upper;
        missed = missed || out;
        if (planted == Planted::Alike)
            claims.made("AR(1) 0.8: 95 % interval of " + unknown.name + " misses in 8 % at most",
                        Rule::atMost(0.08), out);
    }
    switch (planted) {
    case Planted::Nothing:
        claims.made("white: blamed for anything", Rule::atMost(0.05),
                    other || heard(outcome, kAlike) || heard(outcome, kFar) || heard(outcome, kSize) ||
                        heard(outcome, kMinimum));
        break;
    case Planted::Alike:
        claims.made("AR(1) 0.8: not said", Rule::atMost(0.05), !heard(outcome, kAlike));
        claims.made("AR(1) 0.8: neither said nor covered", Rule::atMost(0.05),
                    missed && !heard(outcome, kAlike));
        claims.made("AR(1) 0.8: called more precise than stated, or of another spread", Rule::atMost(0.05),
                    heard(outcome, kSpread) || heard(outcome, "more precise than stated"));
        if (stated)
            claims.made("AR(1) 0.8: sigma stated and right, called wrong", Rule::atMost(0.05),
                        heard(outcome, kSize) || heard(outcome, kMinimum));
        break;
    case Planted::Outliers:
        claims.made("outliers: not said", Rule::atMost(0.1), !heard(outcome, kFar));
        claims.made("outliers: called something else", Rule::atMost(0.05), other || heard(outcome, kAlike));
        break;
    case Planted::Curve:
        claims.made("missing effect: not said", Rule::atMost(0.1),
                    !heard(outcome, kFollows) && !heard(outcome, kAlike));
        break;
    case Planted::StatedLarge:
        claims.made("sigma stated 3 times too large: not said", Rule::atMost(0.1),
                    !heard(outcome, "more precise than stated"));
        claims.made("sigma stated 3 times too large: blamed for something else", Rule::atMost(0.05),
                    other || heard(outcome, kAlike) || heard(outcome, kFar) || heard(outcome, kMinimum));
        break;
    case Planted::StatedSmall:
        claims.made("sigma stated 3 times too small: not said", Rule::atMost(0.1), !heard(outcome, kSize));
        claims.made("sigma stated 3 times too small: blamed for something else", Rule::atMost(0.05),
                    other || heard(outcome, kAlike) || heard(outcome, kFar));
        break;
    }
}

void record(Attempt& attempt) {
    Draw draw = attempt.recordDraw(1);
    RigOptions options;
    options.holes = false;
    options.startSpread = 0.1;
    const bool rows = std::count(staticFamilies().begin(), staticFamilies().end(), attempt.family()) > 0;
    // Every rig of the family comes with as many experiments, and with noise up to the size of the signal.
    Draw rigDraw = attempt.rigDraw();
    options.leastNoise = options.mostNoise = rigDraw.pick({0.01, 0.1, 0.4});
    options.leastValues = rows ? 50 : 40;
    if (!rows) options.runs = rigDraw.pick({1, 1, 3, 8});
    const Rig rig = drawRig(attempt.family(), options, attempt.rigDraw());
    Planted planted =
        draw.pick({Planted::Nothing, Planted::Nothing, Planted::Nothing, Planted::Alike, Planted::Outliers,
                   Planted::Curve, Planted::StatedLarge, Planted::StatedSmall});
    // A cubic has the parabola, a trajectory has no input of its own.
    if (planted == Planted::Curve && attempt.family() != "line") planted = Planted::Alike;
    Noise noise;
    if (planted == Planted::Alike) noise.kind = NoiseKind::Ar1;
    if (planted == Planted::Outliers) noise.kind = NoiseKind::Outliers;
    Record measured = drawRecord(rig, noise, attempt.recordDraw());
    if (planted == Planted::Curve) bend(rig, measured);
    StudyOptions study;
    study.stated = planted == Planted::StatedLarge || planted == Planted::StatedSmall || draw.chance(0.5);
    study.statedRatio = planted == Planted::StatedLarge ? 3 : planted == Planted::StatedSmall ? 1.0 / 3 : 1;
    judge(attempt, rig, planted, study.stated, attempt.run(studyOf(rig, measured, study)));
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "residuals";
    attack.families = {"decay", "pendulum", "line", "cubic"};
    attack.rigsPerFamily = 12;
    attack.few = 40;
    attack.full = 1000 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

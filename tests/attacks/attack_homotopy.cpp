// Homotopy from starts anywhere between the bounds: what is said of the path against whether its end is the
// least, and the intervals where it is.

#include "tests/attacks/support/misfit.h"
#include "tests/attacks/support/point_fit_claims.h"

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// Without stated deviations the outputs are weighed by their spread, and what is least is so weighed.
bool isLeast(const Rig& rig, const Record& record, const FitEnd& end, bool stated) {
    if (stated || rig.outputs.size() < 2) return end.misfit <= 1.2 * end.ofTruth + 10;
    const std::vector<double> spread = spreads(rig, record);
    const double ofTruth = misfit(rig, record, rig.truth(), spread);
    return misfit(rig, record, end.values, spread) <= ofTruth * (1.2 + 10 / end.ofTruth);
}

void judge(Attempt& attempt, const Rig& rig, const Record& record, bool stated, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    const auto end = endOfFit(attempt, rig, record, outcome);
    if (!end) return;
    // "Suspicious" is said of the path, a jump or a rise that it had, and that no search from elsewhere ended
    // lower: both are so where the least was reached too. What is least is the integral over time, not this
    // sum: a little more is left where samples are uneven.
    const bool reached = isLeast(rig, record, *end, stated);
    claims.made("the least is reached", Rule::atMost(0.1), !reached);
    const bool other = !outcome.said("Another minimum fits nearly as well").empty();
    if (!outcome.said("No stage was suspicious").empty() && !other)
        claims.never("no stage was suspicious", !reached);
    if (!reached)
        claims.made("an answer that is not the least is doubted", Rule::atMost(0.05),
                    !other && outcome.said("local minimum").empty() && outcome.said("suspicious:").empty() &&
                        outcome.said("no noise").empty());
    judgeUnknowns(attempt, rig, *end, outcome, reached);
    judgeOtherMinima(attempt, rig, record, *end, outcome, stated);
}

constexpr std::string_view kGrow = "grow_";

/// Windows that grow say what they leave beside noise: of the least in 5 % by chance, of an answer that is
/// not.
void judgeGrown(Attempt& attempt, const Rig& rig, const Record& record, bool stated, const Outcome& outcome) {
    const auto end = endOfFit(attempt, rig, record, outcome);
    if (!end || !outcome.said("The record is longer than the model can be followed").empty()) return;
    const bool doubted = !outcome.said("What is left in the time windows is more than").empty();
    if (isLeast(rig, record, *end, stated))
        attempt.claims.made("more than noise is said to be left of a right answer", Rule::atMost(0.05),
                            doubted);
    else
        attempt.claims.made("more than noise is left and nothing is said of it", Rule::atMost(0.1),
                            !doubted && outcome.said("no noise").empty() &&
                                outcome.said("suspicious:").empty() && outcome.said("local minimum").empty());
}

void record(Attempt& attempt) {
    RigOptions options;
    options.startSpread = 2;
    options.mostNoise = 0.4;
    options.leastValues = 50;
    const bool grow = attempt.family().starts_with(kGrow);
    const Rig rig = drawRig(attempt.family().substr(grow ? kGrow.size() : 0), options, attempt.rigDraw());
    const Record measured = drawRecord(rig, {}, attempt.recordDraw());
    StudyOptions study;
    study.method = "homotopy";
    study.stated = attempt.recordDraw(1).chance(0.5);
    // Corrections far too weak for this rig, as somebody may state them.
    if (rig.family == "two_modes" && attempt.recordDraw(2).chance(0.5))
        study.options["corrections"] = toml("x: 3 y; v: 3 y");
    if (grow) {
        study.options["windows"] = toml(std::string("grow"));
        return judgeGrown(attempt, rig, measured, study.stated, attempt.run(studyOf(rig, measured, study)));
    }
    judge(attempt, rig, measured, study.stated, attempt.run(studyOf(rig, measured, study)));
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "homotopy";
    attack.families = {"decay",      "pendulum",  "duffing",       "lotka_volterra", "two_modes",
                       "rc_circuit", "threshold", "grow_pendulum", "grow_duffing",   "grow_lotka_volterra"};
    attack.rigsPerFamily = 20;
    attack.few = 3 * attack.families.size();
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

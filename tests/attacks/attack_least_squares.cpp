// Least squares where all its assumptions hold: the right model, white noise of the stated or an unknown
// size, starts near the truth. Every interval, and every sentence that doubts the answer, is held against the
// truth.

#include "tests/attacks/support/point_fit_claims.h"

using namespace rigor;
using namespace rigor::attacks;

namespace {

void judge(Attempt& attempt, const Rig& rig, const Record& record, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    const auto end = endOfFit(attempt, rig, record, outcome);
    if (!end) return;
    // The estimate is the least misfit, so none is above that of the truth, but for the integrator's error;
    // of several outputs only where they are weighed by their deviations.
    const bool reached = end->misfit <= end->ofTruth + 0.5,
               weighed =
                   rig.outputs.size() == 1 || outcome.result.at("diagnostics").contains("output_deviations");
    if (weighed) {
        const bool local = !outcome.said("local minimum").empty();
        claims.made("the least is reached", Rule::atMost(0.02), !reached);
        if (!reached)
            claims.made("an answer that is not the least is doubted", Rule::atMost(0.05),
                        !local && outcome.said("no noise").empty() && outcome.said("correlated").empty());
    }
    judgeUnknowns(attempt, rig, *end, outcome, reached || !weighed);
    judgeOtherMinima(attempt, rig, record, *end, outcome,
                     outcome.result.at("diagnostics").contains("output_deviations"));
    if (reached) judgeDetermined(attempt, rig, record, *end, outcome);
    if (!reached || !weighed) return;
    claims.made("not white", Rule::atMost(0.05), !outcome.said("correlated").empty());
    claims.made("the stated deviations are wrong", Rule::atMost(0.05),
                !outcome.said("times as large as its stated").empty());
}

void record(Attempt& attempt) {
    RigOptions options;
    Draw draw = attempt.rigDraw();
    const Rig rig = drawRig(attempt.family(), options, draw);
    const Record measured = drawRecord(rig, {}, attempt.recordDraw());
    StudyOptions study;
    study.stated = attempt.recordDraw(1).chance(0.5);
    judge(attempt, rig, measured, attempt.run(studyOf(rig, measured, study)));
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "least_squares";
    attack.families = rigFamilies();
    attack.rigsPerFamily = 10;
    attack.few = 2 * attack.families.size();
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

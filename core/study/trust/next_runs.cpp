#include "core/study/trust/next_runs.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/advice.h"
#include "core/methods/result/provenance.h"

#include <algorithm>

namespace rigor {

std::vector<NextRun> nextRuns(const std::vector<TrustedRun>& runs) {
    std::vector<NextRun> next;
    if (runs.size() > 1) return next;
    const Result* one = runs.empty() ? nullptr : runs.front().result;
    const double each = one ? provenanceOf(*one).secondsPerSimulation() : kNaN;
    const auto propose = [&](const MethodDescriptor* method, Message words, double simulations) {
        if (method) next.push_back({method->key, std::move(words), each > 0 ? simulations * each : kNaN});
    };
    if (!(one && answers(one->method, AnswerKind::PointFit))) {
        propose(&plainFit(),
                translate("Trust", "One value of every unknown with its error, and whether the rows "
                                   "speak against the model."),
                500);
        if (runs.empty()) return next;
    }
    const Study* study = runs.front().study;
    const bool overTime = !study || study->data.layout == "signals";
    for (const MethodDescriptor* method : methods()) {
        if (one->method == method->key || method->plainFit || !couldFollow(method->key, *one)) continue;
        if (method->answer == AnswerKind::Trajectory && overTime)
            propose(method, translate("Trust", "Whether an unknown moves while the record goes on."), 300);
        else if (method->answer == AnswerKind::Enclosure && overTime)
            propose(method,
                    translate("Trust",
                              "Which values are possible for certain, if bounds of the errors are stated."),
                    kNaN);
        else if (std::ranges::find(method->reads, "candidates") != method->reads.end())
            propose(
                method,
                translate("Trust", "Whether the model holds on parts of the data that it was not fitted to."),
                2000);
        else if (method->answer == AnswerKind::PointFit && overTime)
            propose(method, translate("Trust", "Whether another minimum fits better."), 5000);
    }
    return next;
}

} // namespace rigor

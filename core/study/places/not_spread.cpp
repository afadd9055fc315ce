#include "core/study/places/not_spread.h"

#include "core/engine/simulate/external.h"

#include <algorithm>

namespace rigor {

Messages notSpread(const PreparedStudy& prepared) {
    Messages told;
    const Problem& problem = prepared.whole();
    if (const char* serial = prepared.method->descriptor().serial; *serial)
        told.push_back(translate("Method", serial));
    const bool clocks = std::ranges::any_of(problem.data.experiments, [](const Experiment& experiment) {
        return std::ranges::any_of(experiment.measurements,
                                   [](const Measurement& m) { return m.clock != nullptr; });
    });
    // Runs of distributions end where the clocks say, wherever they are made.
    if (clocks && prepared.method->descriptor().answer != AnswerKind::Distribution)
        told.push_back(translate("Places",
                                 "The clock of a file is an unknown: when its rows were measured moves with "
                                 "the search, and these runs are made here."));
    if (const ExternalModel* elsewhere = problem.model ? problem.model->external() : nullptr;
        elsewhere && elsewhere->code().sha256.empty())
        told.push_back(
            filled(sentence("Places", "The model server {} is asked from here, whatever the place."),
                   elsewhere->code().name));
    else if (elsewhere && elsewhere->capabilities().instances > 0)
        told.push_back(filled(sentence("Places", "{} stands {} runs at a time, and they are made here."),
                              elsewhere->code().name, elsewhere->capabilities().instances));
    return told;
}

} // namespace rigor

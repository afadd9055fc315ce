#include "core/engine/data/series/unknown_inputs.h"

#include "core/foundation/base/translate.h"

namespace rigor {

std::vector<std::string> unknownInputs(const Dataset& data) {
    std::vector<std::string> clauses;
    for (const Experiment& experiment : data.experiments)
        for (const auto& [input, gaps] : experiment.inputGaps) {
            std::vector<std::string> where;
            for (const Gap& gap : gaps) where.push_back(describe(gap));
            clauses.push_back(filled(sentence("Data", "the input {} of experiment {} is not known {}"), input,
                                     experiment.label, fmt::join(where, ", ")));
        }
    return clauses;
}

} // namespace rigor

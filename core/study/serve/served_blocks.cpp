#include "core/study/serve/served_blocks.h"

#include "core/engine/server/server_model.h"
#include "core/foundation/base/error.h"
#include "core/foundation/message/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

void findBlocks(Dataset& data, const ExternalModel& model) {
    const auto* server = dynamic_cast<const ServerModel*>(&model.innermost());
    if (!server || !server->blockParameter()) return;
    const std::string& name = model.parameters()[*server->blockParameter()].name;
    const std::vector<std::string> labels = server->blockLabels();
    for (Experiment& experiment : data.experiments) {
        if (experiment.conditions.contains(name)) continue;
        const auto count = std::ranges::count(labels, experiment.label);
        if (count == 1) {
            const auto at = std::ranges::find(labels, experiment.label) - labels.begin();
            experiment.conditions[name] = static_cast<double>(at + 1);
            continue;
        }
        fail(sentence("Study", "Which output block of {} is experiment {}? {} State it as a condition: a "
                               "column, [data.conditions] {} = \"...\", or words of one, "
                               "[data.codes.<column>.<word>] {} = 2."),
             server->code().name, experiment.label,
             count > 1 ? translate("Study", "Several of the server's have that label.")
                       : translate("Study", "None of the server's has that label."),
             name, name);
    }
}

void holdInputs(Dataset& data, const ExternalModel& model) {
    for (const Variable& input : model.inputs()) {
        if (!std::isfinite(input.start)) continue;
        std::size_t held = 0;
        for (Experiment& experiment : data.experiments)
            held += experiment.inputs.try_emplace(input.name, Signal(input.start)).second;
        if (held == 0) continue;
        data.warnings.push_back(filled(
            sentence("Study", "The data give no course for the input {} of {}: it keeps its own value, {}."),
            input.name, model.code().name, quantity(input.start, input.unit)));
    }
}

} // namespace

void completeForeignData(Dataset& data, const Model& model) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere) return;
    findBlocks(data, *elsewhere);
    holdInputs(data, *elsewhere);
}

} // namespace rigor

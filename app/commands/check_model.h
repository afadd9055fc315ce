#pragma once
// `rigor check MODEL`, and what checks of models and of studies share.

#include "app/commands/commands.h"

#include "core/engine/simulate/external.h"

#include <string>

namespace rigor {

int checkModel(const CheckRequest& request);

/// Where a model from elsewhere comes from, whether it may run, and how it would with these options.
struct SourceKeys {
    std::string kind, name, tool, sha256;
    bool allowed;
    std::string allowedBy; ///< the list of this account; "" = it is not allowed, or needs no consent
    std::string runs, derivatives;
    bool course;
    template <class V> void describe(V& v) {
        v("kind", kind);
        v("name", name);
        v("tool", tool);
        v("sha256", sha256);
        v("allowed", allowed);
        v("allowed_by", allowedBy);
        v("runs", runs);
        v("derivatives", derivatives);
        v("course", course);
    }
};
SourceKeys sourceKeys(const ExternalModel& model, const SimulationOptions& options);
/// The same for people, in lines that begin with `indent`.
std::string sourceText(const ExternalModel& model, const SimulationOptions& options,
                       const std::string& indent);

} // namespace rigor

#include "core/methods/objective.h"

#include "core/foundation/base/translate.h"

#include <map>

namespace rigor {

MethodObjective objectiveOf(const std::string& key) {
    const MethodObjective squares{"J", "objective", true},
        criterion{translate("Method", "criterion"), "", true};
    const std::map<std::string, MethodObjective> all{
        {"inverse-uncertainty", {"log L", "log_likelihood", false}},
        {"model-adequacy", criterion},
        {"sensor-selection", criterion},
        {"homotopy", squares},
        {"least-squares", squares},
        {"filter", {}},
        {"verified", {translate("Method", "boxes"), "", true, true}}};
    const auto found = all.find(key);
    return found == all.end() ? MethodObjective{} : found->second;
}

} // namespace rigor

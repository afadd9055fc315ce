#include "core/study/report/predictions.h"

#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

std::vector<PredictedOutput> predictionsOf(const Result& result) {
    const MethodDescriptor* method = findMethod(result.method);
    if (!method || !method->present) return {};
    return method->present(result, {.sections = false}).predictions;
}

} // namespace rigor

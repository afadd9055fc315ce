#include "core/engine/modelica/strict/strict.h"

#include "core/engine/modelica/strict/rules.h"

namespace rigor::modelica {

void checkStrict(const ModelText& text, Problems& problems) {
    checkDeclarations(text, problems);
    checkCalls(text, problems);
    checkEquations(text, problems);
    checkEvents(text, problems);
    checkFunctions(text, problems);
}

} // namespace rigor::modelica

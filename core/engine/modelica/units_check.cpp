#include "core/engine/modelica/units_check.h"
namespace rigor::modelica {
void checkUnits(const FlatModel&, Problems&) {}
} // namespace rigor::modelica

#pragma once
// The rules of strict.h by what they look at.

#include "core/engine/modelica/strict/scope.h"

namespace rigor::modelica {

/// Reserved words as names, attributes of declarations, modifications; of a class or a function.
void checkDeclarations(const StrictScope& scope, Problems& problems);
/// Names of functions that are Rigor's own or stand in no package.
void checkCalls(const StrictScope& scope, Problems& problems);
/// Shapes and kinds of the two sides of equations.
void checkEquations(const StrictScope& scope, Problems& problems);
/// when, reinit, pre.
void checkEvents(const StrictScope& scope, Problems& problems);
/// What stands inside of a function; ofModels: names of variables of the models beside it.
void checkFunction(const StrictScope& scope, const std::set<std::string>& ofModels, Problems& problems);

} // namespace rigor::modelica

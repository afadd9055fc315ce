#pragma once
// The rules of strict.h by what they look at.

#include "core/engine/modelica/strict/scope.h"

namespace rigor::modelica {

/// Reserved words as names, attributes of declarations.
void checkDeclarations(const ModelText& text, Problems& problems);
/// Names of functions that are Rigor's own or stand in no package.
void checkCalls(const ModelText& text, Problems& problems);
/// Shapes and kinds of the two sides of equations.
void checkEquations(const ModelText& text, Problems& problems);
/// when, reinit, pre.
void checkEvents(const ModelText& text, Problems& problems);
/// What stands inside of functions.
void checkFunctions(const ModelText& text, Problems& problems);

} // namespace rigor::modelica

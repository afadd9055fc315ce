#pragma once
// The workbench as one call, for app/main.cpp.

#include <QString>

namespace rigor {

/// Shows the window, opens `file` (a study, a project, a CSV or a model; "" = nothing) and returns the exit
/// code when it is closed.
int runWindow(int argc, char** argv, const QString& file);

} // namespace rigor

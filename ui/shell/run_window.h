#pragma once
// The workbench as one call, for app/main.cpp.

#include <QStringList>

namespace rigor {

/// Shows the window, opens a file (a study, a project, a CSV or a model) or several files of data together,
/// and returns the exit code when it is closed.
int runWindow(int argc, char** argv, const QStringList& files);

} // namespace rigor

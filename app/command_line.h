#pragma once
// rigor demo | check | simulate | run. Needs no display.

#include "app/commands/commands.h"

namespace rigor {

/// Whether these arguments are for the command line (a command or an option) and not for the window.
bool isCommandLine(int argc, const char* const* argv);

/// Parses, runs, prints; errors as one sentence on stderr. Returns the exit code of the program.
int runCommandLine(int argc, const char* const* argv, const PdfRenderer& renderPdf);

} // namespace rigor

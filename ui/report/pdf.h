#pragma once
// The report as PDF: A4 portrait, Inter embedded, vector plots, the same content as the HTML.

#include "core/study/report/report.h"

#include <filesystem>

namespace rigor {

/// Writes the file (replaced only when it is complete). Makes a QGuiApplication on the offscreen platform if
/// the program has none, so that the command line needs no display. Throws Error naming the file if it cannot
/// be written.
void writePdf(const Report& report, const std::filesystem::path& file);

} // namespace rigor

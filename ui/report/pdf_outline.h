#pragma once
// Adds an outline and the language to a PDF made by QPdfWriter, which writes neither, as an incremental
// update (ISO 32000-1, 7.5.6 and 12.3.3).

#include "ui/report/report_pages.h"

#include <QByteArray>

namespace rigor {

/// Leaves the file as it is if its structure is not the one expected (a report without outline is still one).
void addPdfOutline(QByteArray& pdf, const std::vector<ReportPages::OutlineEntry>& entries,
                   const QString& language);

} // namespace rigor

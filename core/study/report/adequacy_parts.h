#pragma once
// Shared by the sections of a report on model adequacy.

#include "core/study/report/adequacy_figures.h"
#include "core/study/report/report_parts.h"

namespace rigor {

/// A cell of a result table; NaN and "" where it is missing.
double numberAt(const ResultTable& table, const std::string& column, std::size_t row);
std::string textAt(const ResultTable& table, const std::string& column, std::size_t row);

/// "A [(N/m)²]": a head with the unit of a column; the words alone where it has none.
std::string headWithUnit(const std::string& words, const ResultTable& table, const std::string& column);

/// A section of one figure; none without panels.
std::optional<ReportSection> figureSection(const std::string& title, const std::string& name,
                                           std::vector<FigurePanel> panels, std::size_t columns,
                                           const std::string& caption);

/// Coverage, profiles, next experiment, next series, sensors not yet there.
std::vector<ReportSection> furtherSections(ReportSource& source, const AdequacyFigures& figures);

} // namespace rigor

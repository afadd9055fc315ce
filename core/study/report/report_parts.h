#pragma once
// The sections of a report; used by report.cpp only.

#include "core/foundation/base/translate.h"
#include "core/methods/method.h"
#include "core/presentation/presentation.h"
#include "core/study/report/report.h"

#include <optional>

namespace rigor {

/// What the sections are made from.
struct ReportSource {
    const Result& result;
    const Study& study;
    const ReportSettings& settings;
    Presentation shown; ///< by the method itself; empty of one whose sections are made here
};

/// Whether the method was asked what a given distribution predicts, and searched nothing.
bool wasGiven(const ReportSource& source);

std::optional<ReportSection> estimateSection(ReportSource& source);
/// Runs at given values only: whether their data are predicted (compare_validation.h), and how well.
std::optional<ReportSection> validationSection(ReportSource& source);
/// "Validation passed."; "" of a run that searched.
std::string validationVerdict(const Result& result);
/// Studies whose model is a mechanism: both formulations side by side.
std::optional<ReportSection> mechanismSection(ReportSource& source);
ReportSection warningsSection(const ReportSource& source);
std::optional<ReportSection> modelSection(const ReportSource& source);
ReportSection provenanceSection(const ReportSource& source);

/// "2026-11-21T14:12:08+00:00" -> "21 November 2026, 14:12 UTC"; other texts unchanged.
std::string dateInWords(const std::string& iso);

} // namespace rigor

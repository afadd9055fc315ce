#pragma once
// Does a run at values found elsewhere predict its data? The verdict that core has put into its diagnostics
// (core/study/report/compare_validation.h), as the pages tell it, on the run itself and where runs are
// compared.

#include "ui/document/runs/run_record.h"
#include "ui/widgets/message_bar.h"

#include <optional>

namespace rigor {

struct RunValidation {
    BarMessage message; ///< Success, Rejected, or Warning where there is no verdict
    bool tested = false, passed = false;
    bool calibrationKnown = false; ///< else it is no validation that is spoken of
};

/// The newest of `runs` that found the values this study is to evaluate; null = it evaluates none, or none of
/// them found these.
std::shared_ptr<const Result> calibrationOf(const Study& study, const std::vector<RunRecord>& runs);

/// Nothing if the run searched.
std::optional<RunValidation> validationStrip(const RunRecord& run);

} // namespace rigor

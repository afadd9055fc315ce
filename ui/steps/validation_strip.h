#pragma once
// Does a run at values found elsewhere predict its data? The verdict as the pages tell it, on the run itself
// and where runs are compared.

#include "core/study/report/compare_validation.h"
#include "ui/document/run_record.h"
#include "ui/kit/strip.h"

#include <optional>

namespace rigor {

struct RunValidation {
    StripMessage message; ///< Success, Rejected, or Warning where there is no verdict
    bool tested = false, passed = false;
};

/// The run among `runs` whose values this one was given; null = none is there.
const RunRecord* calibrationOf(const RunRecord& run, const std::vector<RunRecord>& runs);

/// The verdict on `run` in words, and what is to be known of its record (trim). Nothing if the run searched.
/// predictions: of the run; calibration, calibrated: the run its values come from, null = not known.
std::optional<RunValidation> validationStrip(const RunRecord& run,
                                             const std::vector<PredictedOutput>& predictions,
                                             const Result* calibration,
                                             const std::vector<PredictedOutput>* calibrated);

} // namespace rigor

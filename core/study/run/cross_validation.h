#pragma once
// Cross-validation ([data] validation = {folds = ...}): the answer of all data, and how well the same search
// without a part of them predicts that part. A part is judged as held-back data are
// (report/compare_validation.h); the verdict is Holm's over the parts, so that a healthy study fails in at
// most 5 % of cases, and names the parts that do not follow from the rest.

#include "core/study/study.h"

namespace rigor {

/// Searches again without each part (series/held_back.h, CrossDivision) and leaves diagnostics.validation,
/// the table `validation` with every measured value beside the prediction of the search that had not seen it,
/// and the table `folds`. Nothing without an answer. When cancelled: of the parts that were judged.
void crossValidate(const PreparedStudy& prepared, Result& result, const Progress& progress);

} // namespace rigor

#pragma once
// A finished answer judged by data that its search has not seen: evaluated there at the values found.

#include "core/foundation/base/translate.h"
#include "core/methods/result/validation_result.h"
#include "core/study/report/predictions.h"
#include "core/study/study.h"

#include <string>
#include <vector>

namespace rigor {

/// Why the answer cannot be evaluated on other data, a sentence; "" = it can.
Message whyNotValidated(const Study& study, const Result& result);
/// The study that evaluates the values found, on the data of `study`: by its own method or, where that has no
/// option evaluate_at, by the plain fit of the same objective. Throws Error as whyNotValidated.
Study atEstimates(Study study, const Result& result);
/// The same study on other files: what says how a text is written is recognised anew, and lines, times,
/// labels and cells of the record before are none of these.
Study onOtherData(Study study, const std::vector<std::string>& files);

/// Refuses [data] validation where the method cannot be judged so, naming what could be done. Throws Error.
void checkHeldBack(const Study& study, const std::vector<ModelPtr>& models);
/// The same problem on other data, without candidates.
Problem onData(const PreparedStudy& prepared, Dataset data);
/// What evaluates the answer of `prepared`, or of a part of its data, on `data`.
PreparedStudy evaluationOn(const PreparedStudy& prepared, Dataset data, const Result& result);
/// What was predicted and measured, row by row.
HeldBackTable heldBackRows(const std::vector<PredictedOutput>& predictions);
/// Evaluates the answer on what was held back of the data (PreparedStudy::heldBack; run/cross_validation.h if
/// every part is once): diagnostics.validation (report/compare_validation.h) and the table `validation`.
/// Nothing if none was, or there is no answer.
void validateOnHeldBack(const PreparedStudy& prepared, Result& result, const Progress& progress);

} // namespace rigor

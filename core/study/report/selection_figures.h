#pragma once
// The figures of a sensor selection, from its result alone (tables sizes and sensors). Missing tables give
// empty panels.

#include "core/methods/result.h"
#include "core/presentation/figure.h"

#include <string>
#include <vector>

namespace rigor {

/// Criteria of the result, in its order: those of diagnostics.best.
std::vector<std::string> selectionCriteria(const Result& result);

/// How much larger the standard errors are with fewer sensors than with the best combination of all sizes:
/// for A and E the root of the ratio of the criterion, for D its root of order 2 p.
FigurePanel standardErrorsOverSize(const Result& result);

/// The same factor for each sensor: when it is dropped (above 1) or added (below 1, hollow).
FigurePanel worthOfSensors(const Result& result);

/// Names and units of the parameters, from the table of parameters.
struct SelectionParameter {
    std::string name, unit;
};
std::vector<SelectionParameter> selectionParameters(const Result& result);

/// 95 % regions of the pair (first, second) alone with some combinations (their sensors as in the tables,
/// "0, 4, 7"), as deviations from the true values. Combinations without a covariance
/// in the result are left out.
FigurePanel selectionRegions(const Result& result, const std::vector<std::string>& combinations,
                             std::size_t first, std::size_t second);

} // namespace rigor

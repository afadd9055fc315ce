#pragma once
// The figures of a sensor selection. What is missing of a stored result gives empty panels.

#include "core/methods/adequacy/selection/selection_result.h"
#include "core/presentation/figure.h"

#include <string>
#include <vector>

namespace rigor::selection {

/// Signs of the criteria by which a combination was found, in their order.
std::vector<std::string> criteriaOf(const SelectionResult& result);

/// How much larger the standard errors are with fewer sensors than with the best combination of all sizes:
/// for A and E the root of the ratio of the criterion, for D its root of order 2 p.
FigurePanel standardErrorsOverSize(const SelectionResult& result);

/// The same factor for each sensor: when it is dropped (above 1) or added (below 1, hollow).
FigurePanel worthOfSensors(const SelectionResult& result);

/// 95 % regions of the pair (first, second) of parameters alone with some combinations (sensors as in the
/// tables, "0, 4, 7"), as deviations from the true values. Combinations without a covariance in the result
/// are left out.
FigurePanel regionsOf(const SelectionResult& result, const std::vector<std::string>& combinations,
                      std::size_t first, std::size_t second);

/// "2, 4, 14", as sensorList() writes it.
std::string listText(const std::vector<long long>& sensors);
/// The reverse.
std::vector<std::size_t> numbersIn(const std::string& list);

} // namespace rigor::selection

#pragma once
// What the result page and the report show of a point fit (least squares, homotopy): the estimates, measured
// and fitted with their residuals, the path of the search, starts and basins, what the data determine,
// profiles, noise study.

#include "core/methods/fit/present/figures.h"
#include "core/methods/method.h"
#include "core/presentation/presentation.h"

namespace rigor {

Presentation presentFit(const Result& result, const PresentContext& context);

/// The sections of the report, none where nothing was fitted; present_paper.cpp.
std::vector<PaperSection> fitSections(const Result& head, const FitResult& result, const FitFigures& figures);

} // namespace rigor

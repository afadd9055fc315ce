#pragma once
// Which measured values are a course over time, and where a line through them must not bridge.

#include "core/presentation/figure.h"

#include <span>
#include <string>

namespace rigor {

/// Whether the values of one output follow each other in time: every experiment that has several has each
/// later than the one before, and some experiment has several. Else each is a row of its own, and its time
/// only that at which a run ends.
bool followInTime(std::span<const std::string> experiments, std::span<const double> times);

/// Breaks a line where its abscissae, times, leave a gap (engine/data/series/gaps.h): nothing is known there.
void breakAtGaps(FigureSeries& line);

} // namespace rigor

#pragma once
// What the navigator says about each step: a function of the document and the queue, in words.

#include "ui/document/document.h"
#include "ui/jobs/run_queue.h"
#include "ui/widgets/navigator.h"

namespace rigor {

std::array<StepInfo, Navigator::kSteps> stepStates(const Document& document, const RunQueue& queue);
/// Newest first.
std::vector<RunItem> runItems(const Document& document, const RunQueue& queue);

} // namespace rigor

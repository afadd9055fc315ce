#pragma once
// The plot of what is selected on a result page, and the boxes that leave series out of it.

#include "core/presentation/presentation.h"

#include <QWidget>

namespace rigor {

class InspectorGroup;
class PageState;

QWidget* selectedPlot(const view::SelectedPlot& view, PageState& state);
void addSeriesBoxes(InspectorGroup& group, const view::SeriesChoice& choice, PageState& state);

} // namespace rigor

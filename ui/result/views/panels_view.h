#pragma once
// Plots with titles of their own, as many as the choice above them asks for; scrolls where they would be too
// low.

#include "core/presentation/presentation.h"

#include <QWidget>

namespace rigor {

QWidget* panelsView(const view::Panels& view);

} // namespace rigor

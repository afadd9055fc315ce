#pragma once
// Pictures of the unknowns' input distributions: one density with its feasible box per unknown, and the joint
// density of two. Densities come from the core (foundation/stats/distribution.h); the widget only draws them.

#include "core/methods/method.h"
#include "ui/plot/plot_panel.h"

#include <QWidget>

namespace rigor {

/// Density of the unknown at its start values, with its box as marks; empty series for a point value.
FigurePanel inputDensityPanel(const Unknown& unknown, const QString& unit);
/// Ellipses of 1, 2, 3 standard deviations of two independent unknowns in the feasible box.
FigurePanel jointDensityPanel(const Unknown& first, const Unknown& second);

/// A row of panels: a density for each unknown (at most three side by side), the joint density of the first
/// two.
class InputDensityView : public QWidget {
    Q_OBJECT
  public:
    explicit InputDensityView(QWidget* parent = nullptr);
    void setUnknowns(const std::vector<Unknown>& unknowns, const QStringList& units);

  private:
    QVector<PlotPanel*> panels_;
};

} // namespace rigor

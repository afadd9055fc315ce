#pragma once
// A characteristic curve whose control points are unknown, at the start of their search: the points are
// dragged up and down in the picture.

#include "ui/steps/unknowns/handled_panel.h"
#include "ui/steps/unknowns/unknown_rows.h"

namespace rigor {

class CurvePanel : public HandledPanel {
    Q_OBJECT
  public:
    explicit CurvePanel(QWidget* parent = nullptr);
    /// points: the unknowns of the row, which has a curve.
    void setCurve(const UnknownRow& row, const std::vector<Unknown>& points);

  protected:
    std::vector<Grip> grips() const override;
    int partOf(int grip) const override { return grip; }
    bool place(int grip, double to) override;
    void draw() override;

  private:
    FigureSeries lineThrough(const std::vector<Unknown>& points) const;
    UnknownRow row_;
    std::vector<double> at_; ///< abscissas of the points
};

} // namespace rigor

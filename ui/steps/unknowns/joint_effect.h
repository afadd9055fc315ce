#pragma once
// What a dependence does to the experiments: a map of the change of log L against independent unknowns, and
// the densities of those that it helps and harms most.

#include "core/methods/inverse_uncertainty/present/live_view.h"
#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

class JointEffect : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit JointEffect(QWidget* parent = nullptr);
    /// Null: there is nothing to compare; `why` says so.
    void setFrames(std::shared_ptr<const LiveExperiments> experiments, std::shared_ptr<const LiveFrame> now,
                   std::shared_ptr<const LiveFrame> independent, const QString& why);
    /// log L of each experiment now less that of independent unknowns; NaN = not measured.
    const std::vector<double>& changes() const { return changes_; }
    /// Indices of the three that are helped most, then of the three that are harmed most; none that is not.
    const std::vector<std::size_t>& extremes() const { return extremes_; }

    QAccessible::Role accessRole() const override { return QAccessible::Grouping; }
    QString accessSummary() const override;
    QSize sizeHint() const override { return {448, 440}; }
    QSize minimumSizeHint() const override { return {300, 330}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF cell(std::size_t experiment) const;
    void paintMap(QPainter& painter) const;
    void paintDensity(QPainter& painter, const QRectF& box, std::size_t experiment) const;
    QString told(std::size_t experiment) const;

    std::shared_ptr<const LiveExperiments> experiments_;
    std::shared_ptr<const LiveFrame> now_, independent_;
    std::vector<double> changes_;
    std::vector<std::size_t> extremes_;
    double most_ = 0; ///< largest change
    QString why_;
};

} // namespace rigor

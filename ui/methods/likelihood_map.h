#pragma once
// Which experiments a search already explains: log L_l of each at the best found so far as a field of
// colours, in the rows and groups of the plan they follow. Values far below the others are marked.

#include "core/engine/data/series/factorial.h"
#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

class LikelihoodMap : public QWidget, public Painted {
    Q_OBJECT
  public:
    explicit LikelihoodMap(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::Chart; }
    void setExperiments(FactorialGrid grid, QStringList labels);
    /// log L_l, one per experiment; NaN = not measured.
    void setValues(std::vector<double> values);
    bool any() const { return !values_.empty(); }
    /// Ends of the scale of colours; below `lower` a value counts as marked.
    double lower() const { return lower_; }
    double upper() const { return upper_; }
    int marked() const { return marked_; }
    QString readout(int experiment) const;
    QRectF cellRect(int experiment) const;
    QSize sizeHint() const override { return {330, 250}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    int titleWidth() const;
    void paintScale(QPainter& painter) const;
    void choose(int experiment);
    FactorialGrid grid_;
    QStringList labels_;
    std::vector<double> values_;
    double lower_ = 0, upper_ = 1;
    int marked_ = 0, chosen_ = -1;
};

} // namespace rigor

#pragma once
// Pictures of the unknowns: one density with handles each, and the joint density of two of them.

#include "core/methods/method.h"
#include "ui/plot/plot_panel.h"

class QComboBox;
class QGridLayout;

namespace rigor {

class DistributionPanel;

class UnknownsPicture : public QWidget {
    Q_OBJECT
  public:
    explicit UnknownsPicture(QWidget* parent = nullptr);
    void setUnknowns(const std::vector<Unknown>& unknowns, const QStringList& units);
    DistributionPanel* panel(int index) const { return panels_.value(index); }
    PlotPanel* joint() const { return joint_; }

  Q_SIGNALS:
    void pressed(int index);
    void dragged(int index, const rigor::Unknown& unknown);
    void changed(int index, const rigor::Unknown& unknown, const QString& what, bool merge);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    DistributionPanel* addPanel();
    void arrange();
    void drawJoint();
    std::vector<Unknown> unknowns_;
    QStringList units_;
    QGridLayout* grid_;
    QVector<DistributionPanel*> panels_;
    PlotPanel* joint_;
    QComboBox *first_, *second_;
    std::pair<QString, QString> shown_; ///< names of abscissa and ordinate of the joint density
};

} // namespace rigor

#pragma once
// Pictures of the unknowns: one density with handles each, one curve whose points are handles, and the joint
// density of two of them.

#include "ui/plot/plot_panel.h"
#include "ui/steps/unknowns/unknown_rows.h"

class QComboBox;
class QGridLayout;

namespace rigor {

class CurvePanel;
class DistributionPanel;
class HandledPanel;

class UnknownsPicture : public QWidget {
    Q_OBJECT
  public:
    explicit UnknownsPicture(QWidget* parent = nullptr);
    /// One picture for each row that is searched.
    void setUnknowns(const std::vector<UnknownRow>& all, const std::vector<Unknown>& unknowns,
                     const QStringList& units);
    DistributionPanel* panel(int row) const; ///< of those; null where it is a curve
    CurvePanel* curve(int row) const;        ///< null where it is none
    PlotPanel* joint() const { return joint_; }

  Q_SIGNALS:
    void pressed(int index);
    void dragged(int index, const rigor::Unknown& unknown);
    void changed(int index, const rigor::Unknown& unknown, const QString& what, bool merge);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void addPanel(const UnknownRow& row);
    void arrange();
    void drawJoint();
    std::vector<UnknownRow> rows_;
    std::vector<Unknown> unknowns_;
    QStringList units_;
    QGridLayout* grid_;
    QVector<HandledPanel*> panels_; ///< of the rows
    PlotPanel* joint_;
    QComboBox *first_, *second_;
    std::pair<QString, QString> shown_; ///< names of abscissa and ordinate of the joint density
};

} // namespace rigor

#pragma once
// A filter while it works through the record: every unknown over the time of the record with its 95 % band,
// and in which phase the run is. Fed by progress events with an estimate, whose two members are the ends of
// the band.

#include "core/foundation/base/progress.h"
#include "ui/plot/plot_panel.h"

#include <QTimer>
#include <QWidget>

namespace rigor {

class LiveTrajectory : public QWidget {
    Q_OBJECT
  public:
    explicit LiveTrajectory(QWidget* parent = nullptr);
    /// units: of the unknowns, may be shorter.
    void start(const QStringList& names, const QStringList& units);
    /// From the GUI thread, as often as events come; redraws are throttled.
    void add(const ProgressEvent& event);
    QVector<Plot*> plots() const { return plots_; }

  private:
    void redraw();
    std::vector<double> at_;                                 ///< s, from the start of the record
    std::vector<std::vector<double>> value_, lower_, upper_; ///< per unknown
    double end_ = 0;
    QStringList names_, units_;
    Panel* panel_;
    QVector<Plot*> plots_;
    QVector<Text*> heads_; ///< value now, of each unknown
    QTimer timer_;
};

} // namespace rigor

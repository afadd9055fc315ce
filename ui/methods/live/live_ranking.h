#pragma once
// Sets of sensors while they are sought: the best so far, best first, fed by progress events whose members
// are one weight (0 or 1) per sensor, or have names.

#include "core/foundation/base/progress.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace rigor {

class Panel;
class RankingTable;

class LiveRanking : public QWidget {
    Q_OBJECT
  public:
    explicit LiveRanking(QWidget* parent = nullptr);
    /// sensors: their names, in the order of the weights.
    void start(const QStringList& sensors);
    /// From the GUI thread, as often as events come; the table is filled at most ten times a second.
    void add(const ProgressEvent& event);
    RankingTable* table() const { return table_; }

  private:
    void refresh();
    void showNumbered();
    void showNamed();
    QString proofNote() const;
    QStringList sensors_;
    ProgressEvent last_;
    Panel* panel_;
    RankingTable* table_;
    QTimer timer_;
};

} // namespace rigor

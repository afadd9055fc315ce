#pragma once
// A file of Jacobian rows per sensor as a table: its sensors with readings, largest information and cost, and
// the parameters they are to determine.

#include "core/methods/method.h"

#include <QWidget>

namespace rigor {

struct SensorFile;
class Panel;
class RankingTable;

class SensorFileView : public QWidget {
    Q_OBJECT
  public:
    explicit SensorFileView(QWidget* parent = nullptr);
    /// Reads it in the background and tells filled(). A file that cannot be read empties the table; what is
    /// wrong with it the document has said.
    void setFile(const ProblemFile& file);
    int sensors() const { return sensors_; }
    /// "30 sensors, 4 parameters, at most 6 chosen".
    QString facts() const { return facts_; }

  Q_SIGNALS:
    void filled();

  private:
    void fill(const SensorFile& file);
    int ticket_ = 0; ///< of the file asked for last
    Panel* panel_;
    RankingTable* table_;
    QString facts_;
    int sensors_ = 0;
};

} // namespace rigor

#pragma once
// The sensors of a filter and what their innovations say, one row each.

#include "core/methods/result.h"
#include "ui/widgets/panel.h"

namespace rigor {

class NumberTable;
class TableView;

class SensorTable : public Panel {
    Q_OBJECT
  public:
    explicit SensorTable(QWidget* parent = nullptr);
    /// From the table "sensors" and the diagnostics of a result.
    void setResult(const Result& result);
    NumberTable* table() const { return table_; }

  private:
    NumberTable* table_;
    TableView* view_;
    int rows_ = -1;
};

} // namespace rigor

#pragma once
// The panel over the job strip (200 high): where the run under way is computed, a row per place, and what has
// happened on the way.

#include "ui/jobs/run_progress.h"
#include "ui/widgets/labels.h"

class QVBoxLayout;

namespace rigor {

class NumberTable;
class TableView;

class JobPanel : public Surface {
    Q_OBJECT
  public:
    explicit JobPanel(QWidget* parent = nullptr);
    /// name: "Run 4"; canLeave: it can be detached.
    void setRun(const QString& name, const RunProgress& progress, bool canLeave);
    TableView* table() const { return view_; }
    QPushButton* leaveButton() const { return leave_; }

  Q_SIGNALS:
    void leaveAsked();

  private:
    void showIncidents(const std::vector<RunIncident>& incidents);
    Text* name_;
    Text* note_;
    QPushButton* leave_;
    TableView* view_;
    NumberTable* rows_;
    QVBoxLayout* incidents_;
    std::vector<QString> shown_;
};

} // namespace rigor

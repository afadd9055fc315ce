#pragma once
// The workers of one place of the run under way, as long as it is open: each with its machine, what it has
// evaluated, and when it was heard of last.

#include "ui/jobs/run_progress.h"
#include "ui/widgets/popup.h"

namespace rigor {

class NumberTable;
class TableView;
class Text;

class WorkerList : public Popup {
    Q_OBJECT
  public:
    /// name: of the place, for people.
    WorkerList(const QString& name, QWidget* parent);
    void setPlace(const PlaceState& place);
    /// Its lower right corner there, of the screen: the panel lies at the bottom of the window.
    void openAbove(const QPoint& corner);
    TableView* table() const { return view_; }

  private:
    Text* note_;
    TableView* view_;
    NumberTable* rows_;
};

} // namespace rigor

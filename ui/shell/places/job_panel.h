#pragma once
// The panel over the job strip (200 to 240 high): where the run under way is computed, a row per place, and
// what has happened on the way; at the right the rate over time.

#include "ui/shell/places/worker_list.h"
#include "ui/widgets/text/labels.h"

#include <QPointer>

class QVBoxLayout;

namespace rigor {

class SignedTable;
class PlotPanel;
class TableView;

class JobPanel : public Surface {
    Q_OBJECT
  public:
    explicit JobPanel(QWidget* parent = nullptr);
    /// name: "Run 4"; canLeave: it can be detached, and go on at another place.
    void setRun(const QString& name, const RunProgress& progress, bool canLeave);
    TableView* table() const { return view_; }
    /// "now", "4 s ago"; silence: s since the last sign of life, below 0 = none yet.
    static QString signOfLife(double silence);
    QPushButton* leaveButton() const { return leave_; }
    QPushButton* moreButton() const { return more_; }
    PlotPanel* rate() const { return rate_; }     ///< hidden where the table leaves no room
    WorkerList* workers() const { return list_; } ///< null = it is not open

  Q_SIGNALS:
    void leaveAsked();
    void stopAsked(int row); ///< at that place; the run goes on at the others, or on this computer alone
    void moreAsked();        ///< at one more place

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showRate(const RunProgress& progress);
    void showIncidents(const std::vector<RunIncident>& incidents);
    void showWorkers(std::size_t row, const QPoint& at);
    Text* name_;
    Text* note_;
    QPushButton *more_, *leave_;
    TableView* view_;
    SignedTable* rows_;
    PlotPanel* rate_;
    QVBoxLayout* incidents_;
    std::vector<QString> shown_;
    std::vector<PlaceState> places_; ///< a row each
    QPointer<WorkerList> list_;
    std::size_t listed_ = 0; ///< whose workers it shows
};

} // namespace rigor

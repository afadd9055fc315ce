#pragma once
// Step 4: the settings of the method while nothing runs, the live trace while it does, the result when it has
// ended.

#include "ui/jobs/filter_stream.h"
#include "ui/methods/live/live_trace.h"
#include "ui/methods/method_page.h"
#include "ui/steps/step_page.h"

#include <array>

#include <QStackedWidget>

#include <functional>

class QTabBar;

namespace rigor {

struct Action;
class EmptyState;
class FieldForm;
class InspectorGroup;
class LiveTrajectory;
class LiveEnclosures;
class LiveFilterView;
struct LiveStreaming;
class LiveRanking;
class MethodPage;
class RunSettings;
enum class ResultState;
struct ResultHeadline;
struct RunValidation;

class RunPage : public StepPage {
    Q_OBJECT
  public:
    RunPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspectors_; }
    void nextTab() override;
    /// 0 = the settings of the next run.
    void showRun(int number);
    /// Of the next run, from the choice of the method on.
    void showSettings();
    int shownRun() const { return shown_; }
    MethodPage* resultPage() const { return resultOf_ ? resultPage_ : nullptr; } ///< null until it is filled
    /// Where the next run is computed; "" = this computer.
    void setPlace(const QString& place);
    /// Files dropped on a finished run are to judge it; false: there is none, they are those of the study.
    bool dropData(const QStringList& files);
    FieldForm* optionsForm() const;
    FieldForm* simulationForm() const;
    LiveTrace* liveTrace() const { return live_; }
    QPushButton* pauseButton() const { return pause_; }
    QPushButton* goOnButton() const { return goOn_; }
    LiveRanking* liveRanking() const { return ranking_; }
    LiveEnclosures* liveEnclosures() const { return enclosures_; }
    LiveTrajectory* liveTrajectory() const { return trajectory_; }
    /// The filter while data stream in; it begins to replay the record, or to follow the file as it grows.
    void watchLive(FilterStream::Source source);
    LiveFilterView* liveFilter() const { return stream_; }
    /// What is followed live, for the page that stands in place of this one.
    LiveStreaming leaveStream();
    void takeUpStream(LiveStreaming streaming);

  private:
    void makeHead();
    void makeEmpty();
    void connectAll();
    void refresh();
    int newestResult() const; ///< number of the run; 0 = none
    QString expectedTime() const;
    QString costOfModel() const;
    void runAgain();
    void addSplit(const QString& input, const QString& experiment);
    /// Standard deviations of sensors that the filter offers, into the study.
    void takeAssumption(const QString& what, const Action& action);
    void leaveOut(const QStringList& experiments);
    void bringBack(const QStringList& experiments);
    void keepTold(BarMessage told);
    void describeContext(ResultContext& context, const RunRecord& record) const;
    void takeSearch(const QString& what, const std::vector<std::pair<std::string, double>>& values);
    void takeDeviations(const QMap<QString, double>& deviations);
    void refreshLive();
    void describeLive(const RunRecord& record);
    void describePlaces(InspectorGroup& counts, const RunProgress& progress);
    void makeStream();
    void showStream();
    void showLive(const RunRecord& record);
    QStringList unitsOf(const RunRecord& record);
    void startTrajectory(const RunRecord& record);
    void startEnclosures(const RunRecord& record);
    void describeBounds(const RunRecord& record);
    LiveGoal goalOf(const RunRecord& record) const;
    void showResult(const RunRecord& record);
    void showInterrupted(const RunRecord& record);
    /// Makes the result page in several turns of the event loop and comes back to refresh().
    void buildResult(const RunRecord& record);
    void exportFolder();
    void exportValues();
    void exportPredictions();
    void tellExported(const QString& where, const std::function<Messages()>& write);
    void showRemarks(const ResultHeadline& headline, int reserved, std::vector<BarMessage>& messages);
    void showValidation(const RunValidation& judged, ResultState answer);
    QString place_; ///< where the next run goes; "" = this computer
    QStackedWidget* stack_;
    QStackedWidget* inspectors_;
    PageHead* head_;
    MessageArea* strips_;
    EmptyState* empty_;
    LiveTrace* live_;
    LiveRanking* ranking_;
    LiveEnclosures* enclosures_;
    LiveTrajectory* trajectory_;
    LiveFilterView* stream_ = nullptr; ///< made when first asked for
    QWidget* streamInspector_ = nullptr;
    bool streaming_ = false; ///< its view is in front instead of the settings of the next run
    QPushButton* why_;       ///< explains what keeps the study from running
    QPushButton* watch_;
    QWidget* resultHolder_;
    MethodPage* resultPage_ = nullptr;
    QWidget* resultInspector_ = nullptr;
    RunSettings* settings_;
    Inspector* liveInspector_;
    QPushButton *repeat_, *export_, *newRun_, *pause_, *goOn_;
    std::array<QPushButton*, 2> mend_{}; ///< what lets the study run where it cannot
    QPushButton* last_;                  ///< among the settings: back to the newest result
    bool replaced_ = false;              ///< another project is coming: its newest result is shown
    int shown_ = 0, liveOf_ = 0, toldOf_ = 0;
    QString toldClause_; ///< of the message about it
    /// What the result page shows, and what it is being built for: another project has runs of the same
    /// numbers.
    std::shared_ptr<const Result> resultOf_, buildingOf_;
    int build_ = 0;                 ///< of the page of a result
    bool experimentsKnown_ = false; ///< the live trace has those of the run shown
};

/// What the method calls what it searches for: "log L", "J".
QString objectiveName(const std::string& method);
/// "3.78 of 6.48 million ..." and time left in words.
QString progressClause(const RunProgress& progress, const std::string& method);

} // namespace rigor

#pragma once
// Result page of the filter: the characteristic curve as it appeared over time, with replay; states,
// innovations and their tests, unknowns and their correlation, the fit of all data beside it; the mechanism,
// where the model is one, in step with the cursor. While data stream in the same page follows them.

#include "core/study/report/filter_figures.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot_panel.h"

#include <QMap>
#include <QTimer>

#include <functional>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace rigor {

class MechanismView;
class SensorTable;

class FilterPage : public TabbedPage {
    Q_OBJECT
  public:
    explicit FilterPage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;
    std::vector<VerdictLink> verdictLinks() override;
    /// The same record, further on: views and zoom stay, what is in front is drawn anew.
    void follow(std::shared_ptr<const Result> result);
    /// Somebody else plays: without the buttons of the replay.
    void setLive(bool live);

    Plot* curvePlot() const { return curve_ ? curve_->plot() : nullptr; }
    Plot* nisPlot() const { return nis_ ? nis_->plot() : nullptr; }
    SensorTable* sensors() const { return sensors_; }
    MechanismView* mechanism() const { return mechanism_; }
    QSlider* slider() const { return slider_; }
    /// Starts or stops the replay from the slider's place.
    void togglePlay();
    bool playing() const { return replay_.isActive(); }

  Q_SIGNALS:
    /// What was offered shall go into the study: standard deviations by sensor; the process noise.
    void deviationsTaken(const QMap<QString, double>& deviations);
    void noiseTaken(const QString& noise);

  protected:
    void viewShown(int index) override;

  private:
    /// A view is made when it is first shown.
    struct View {
        std::function<QWidget*()> make; ///< empty = made
        QVBoxLayout* place = nullptr;
        std::function<void()> refresh; ///< shows the result of now
        bool stale = false;
    };
    void addLazy(const QString& name, std::function<QWidget*()> make);
    QWidget* makeFacts();
    QWidget* makeCurve();
    QWidget* makeMechanism();
    QWidget* makeReplay();
    QWidget* makeStates();
    QWidget* makeInnovations();
    QWidget* makeUnknowns();
    QWidget* makeCrossCheck();
    void showInstant(int index);
    void showTime(double t);
    void advanceReplay();
    void fillInspector();
    void fillGroups();
    void fillTruth();
    void fillOffer(const nlohmann::ordered_json& offer);
    void fillInstant(int index);
    void fillStates(double t);
    void fillUnknowns(double t);
    void showMechanism(double t);
    /// Value of a column of a table at the row of time t; NaN if there is none.
    double valueAt(const char* table, const std::string& column, double t) const;

    std::shared_ptr<const Result> result_;
    ResultContext context_;
    std::vector<View> made_;
    std::function<void()> refresh_; ///< of the view that is being made
    bool live_ = false;
    std::unique_ptr<FilterFigures> figures_;
    PlotPanel *curve_ = nullptr, *nis_ = nullptr, *innovation_ = nullptr;
    SensorTable* sensors_ = nullptr;
    Panel* mechanismPanel_ = nullptr;
    MechanismView* mechanism_ = nullptr;
    std::size_t mechanismRows_ = 0; ///< that its scale was made for
    QSlider* slider_ = nullptr;
    QLabel* instant_ = nullptr;
    QToolButton* play_ = nullptr;
    QComboBox *speed_ = nullptr, *sensor_ = nullptr;
    InspectorGroup* at_ = nullptr;
    InspectorGroup* points_ = nullptr;
    QTimer replay_;
    double replayTime_ = 0;
};

} // namespace rigor

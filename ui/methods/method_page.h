#pragma once
// The result page of a method: what only this method can show. Made by the method's key; a method without a
// page of its own gets the general one (estimates, every table, settings and provenance), so that no result
// is unseen.

#include "core/foundation/base/fields.h"
#include "core/methods/method.h"
#include "core/methods/result/result.h"
#include "core/presentation/presentation.h"

#include <QMap>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace rigor {

enum class ResultState { Success, Warning, Error, Empty };

/// Of the strip that tells the verdict. action: as of StepPage::actionAsked ("guide:verified", "line:2043",
/// "copy:words").
struct ResultLink {
    QString text, action;
};

/// For the page head, which the window draws: state with icon, one muted clause.
struct ResultHeadline {
    ResultState state = ResultState::Error;
    QString word;    ///< "answered", "answered with reservations", "cancelled", ...
    QString clause;  ///< "94 of 108 inside the central 95 % range, 103 expected"
    QString verdict; ///< its first sentence, or the word before what is proven
    QString more;    ///< the others
    /// The verdict is part of the answer: it is shown though all is well.
    bool tellsVerdict = false;
    bool proven = false; ///< the verdict is a proof
    QString pending;     ///< while data stream in: from when on there is a verdict; "" = there is one
    std::vector<ResultLink> links;
    QStringList warnings;
    QStringList notes;
};

/// What the page itself shows about the verdict, by one click beside it.
struct VerdictLink {
    QString text;
    std::function<void()> action; ///< as long as the page lives
};

/// Texts of the run that are not in its result; all optional.
struct ResultContext {
    QString runName;
    QString outputName; ///< measured output in the model: "shifting_time"
    QString studyText;
    QString modelText;
    std::vector<Unknown> searched; ///< unknowns of the study, with their ranges
    std::map<std::string, std::string> meanings = {}, dataUnits = {}; ///< as in PresentContext
};

/// Body of the page (tabs and views). The page head is the window's, made from headline().
class MethodPage : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;
    virtual void setResult(std::shared_ptr<const Result> result, const ResultContext& context) = 0;
    virtual ResultHeadline headline() const = 0;
    virtual std::vector<VerdictLink> verdictLinks() { return {}; }
    /// Content of the inspector for this page (groups, no frame); owned by the page until it is given a
    /// parent.
    virtual QWidget* inspector() = 0;
    /// Views of the page and the one in front, for Ctrl+Tab and the head.
    virtual QStringList views() const = 0;
    virtual void showView(int index) = 0;
    /// Experiments that the study of now leaves out, whatever the run had.
    virtual void setLeftOut(const QStringList&) {}

  Q_SIGNALS:
    void experimentSelected(const QString& label);
    void runAgainRequested();
    /// Another split of the data: experiments with this input below that of `experiment` calibrate, the
    /// others validate.
    void splitRequested(const QString& input, const QString& experiment);
    /// The study as it is with another setting of its method, run at once.
    void optionRequested(const QString& key, const FieldValue& value);
    /// Into the study, nothing is run: a setting of its method; standard deviations by sensor.
    void optionTaken(const QString& key, const FieldValue& value);
    void deviationsTaken(const QMap<QString, double>& deviations);
    /// Ranges or starts of the search, by "k.max", into the study; nothing is run.
    /// As of Action::Kind::Assume.
    void assumptionTaken(const QString& what, const rigor::Action& action);
    void searchTaken(const QString& what, const std::vector<std::pair<std::string, double>>& values);
    void leaveOutRequested(const QStringList& experiments);  ///< of the data; nothing is run
    void bringBackRequested(const QStringList& experiments); ///< left out by now; nothing is run
    void guideRequested(const QString& page);                ///< of the guide, without ".md"
};

/// Never nullptr.
MethodPage* makeMethodPage(const std::string& methodKey, QWidget* parent = nullptr);

/// The same words for every method.
ResultHeadline headlineOf(const Result& result);

} // namespace rigor

#pragma once
// Whether a method can run on what the document holds, and which numbers it would search. A method may look
// at every measured value: small data are looked at at once, large ones off the GUI thread.

#include "core/methods/method.h"
#include "core/study/study.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rigor {

struct RunQuestion {
    std::string method;
    std::vector<std::pair<std::string, FieldValue>> options; ///< valid ones
    Problem problem;                                         ///< without its data
    std::shared_ptr<const Dataset> data;                     ///< null = none
    /// Whose clocks of files and sensors the data get; null = it states none.
    std::shared_ptr<const Study> clocked = {};

    std::unique_ptr<Method> makeMethod() const; ///< with the options set
};

class RunCheck : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    /// False: it is answered already. True: answered() will tell; of several questions asked meanwhile only
    /// the last one is answered.
    bool ask(RunQuestion question);
    void forget(); ///< the last question; it has no answer
    bool isBusy() const { return running_ && (!dropped_ || next_); }

    // The answer to the last question that was answered.
    const QStringList& whyNot() const { return whyNot_; } ///< whole clauses; empty = it can run
    const QStringList& estimateNames() const { return estimateNames_; }
    /// With its data, without what is measured after the stop time. Never changed while somebody else holds
    /// it. Null = there is none.
    std::shared_ptr<const Problem> problem() const { return problem_; }
    /// Whether the problem is large enough that copying it is no work for the GUI thread.
    bool isLarge() const { return large_; }

  Q_SIGNALS:
    void answered();

  private:
    struct Answer {
        std::shared_ptr<Problem> problem;
        QStringList whyNot, names;
    };
    Answer begin(RunQuestion& question);
    static void answer(Answer& answer, const RunQuestion& question, bool fresh);
    void start(RunQuestion question);
    void take(Answer answer, const RunQuestion& question);

    QStringList whyNot_, estimateNames_;
    std::shared_ptr<Problem> problem_;
    std::shared_ptr<const Dataset> from_; ///< the data that problem_ holds
    std::optional<double> until_;         ///< s, up to there
    bool clocked_ = false;                ///< they have clocks of a study
    bool large_ = false, running_ = false, dropped_ = false, fresh_ = true;
    std::optional<RunQuestion> next_;
};

} // namespace rigor

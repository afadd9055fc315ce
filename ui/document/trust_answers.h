#pragma once
// What runs of the document say together (core/study/trust), asked in the background and kept until a run
// changes: whether they agree at once, what their rows speak against after a fit and some simulations.
// Whoever shows a verdict on several runs takes it from here, so that there is one.

#include "core/foundation/base/progress.h"
#include "core/study/trust/trust.h"

#include <QElapsedTimer>
#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace rigor {

class Document;
struct RunRecord;

class TrustAnswers : public QObject {
    Q_OBJECT
  public:
    ~TrustAnswers() override;
    /// The one of this document, which goes with it.
    static TrustAnswers& of(Document& document);
    static const TrustAnswers* existing(const Document& document); ///< null: nobody asked yet

    enum class Rows { NotAsked, Asking, Asked, Cancelled };
    struct Answer {
        std::shared_ptr<const Trust> trust; ///< agreement alone until the rows are asked; null = not yet
        Rows rows = Rows::NotAsked;
        ProgressEvent progress; ///< while asking
        double seconds = 0;     ///< of the agreement, then of the rows
        QString problem;        ///< why there is no answer
    };
    /// Runs that have ended, by their numbers in rising order. Begins to compare them if it was not done.
    const Answer& answer(const std::vector<int>& runs);
    const Answer* known(const std::vector<int>& runs) const; ///< begins nothing
    /// Another question that goes on is stopped.
    void askRows(const std::vector<int>& runs);
    void cancel(); ///< the rows being asked
    /// The newest runs, at most six, that have ended with estimates of their own: what is asked together
    /// unless people choose others. Rising order.
    static std::vector<int> usualRuns(const Document& document);

  Q_SIGNALS:
    void changed();
    void progressed(); ///< of the rows being asked

  private:
    explicit TrustAnswers(Document& document);
    using Key = std::vector<std::pair<int, std::shared_ptr<const Result>>>;
    struct Asked; ///< copies of the runs, which a thread may keep
    Key keyOf(const std::vector<int>& runs) const;
    std::shared_ptr<const Asked> copiesOf(const Key& key) const;
    void compare(const Key& key);
    void forget();

    Document& document_;
    std::map<Key, Answer> answers_;
    Key asking_; ///< empty: no rows are being asked
    std::stop_source stop_;
    QElapsedTimer clock_;
};

} // namespace rigor

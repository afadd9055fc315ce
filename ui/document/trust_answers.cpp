#include "ui/document/trust_answers.h"

#include "ui/document/document.h"
#include "ui/jobs/background.h"

#include <algorithm>
#include <ranges>

namespace rigor {

namespace {
constexpr std::size_t kMostRuns = 6;           // categorical series, VISUAL section 4
constexpr std::size_t kMostKept = 32;          // answers
constexpr std::size_t kComparedAtOnce = 50000; // rows of tables: some milliseconds
} // namespace

struct TrustAnswers::Asked {
    struct Run {
        int number;
        Study study;
        std::string modelText;
        std::shared_ptr<const Result> result;
    };
    std::vector<Run> runs;

    std::vector<TrustedRun> trusted() const {
        std::vector<TrustedRun> list;
        for (const Run& one : runs)
            list.push_back({one.number, {}, &one.study, one.result.get(), one.modelText});
        return list;
    }
};

TrustAnswers::TrustAnswers(Document& document) : QObject(&document), document_(document) {
    connect(&document_, &Document::replaced, this, &TrustAnswers::forget);
    connect(&document_, &Document::runsChanged, this, [this] {
        // Of runs that have gone nobody wants to know.
        if (!asking_.empty() && std::ranges::any_of(asking_, [this](const auto& one) {
                const RunRecord* run = document_.run(one.first);
                return !run || run->result != one.second;
            }))
            cancel();
    });
}

TrustAnswers::~TrustAnswers() { stop_.request_stop(); }

TrustAnswers& TrustAnswers::of(Document& document) {
    if (auto* there = document.findChild<TrustAnswers*>(QString(), Qt::FindDirectChildrenOnly)) return *there;
    return *new TrustAnswers(document);
}

const TrustAnswers* TrustAnswers::existing(const Document& document) {
    return document.findChild<TrustAnswers*>(QString(), Qt::FindDirectChildrenOnly);
}

std::vector<int> TrustAnswers::usualRuns(const Document& document) {
    std::vector<int> numbers;
    for (const RunRecord& run : document.runs() | std::views::reverse) {
        if (numbers.size() == kMostRuns) break;
        if (run.result && !run.result->unknowns.empty() && !isEvaluation(*run.result))
            numbers.push_back(run.number);
    }
    std::ranges::sort(numbers);
    return numbers;
}

TrustAnswers::Key TrustAnswers::keyOf(const std::vector<int>& runs) const {
    Key key;
    for (const int number : runs)
        if (const RunRecord* run = document_.run(number); run && run->result)
            key.emplace_back(number, run->result);
    return key;
}

std::shared_ptr<const TrustAnswers::Asked> TrustAnswers::copiesOf(const Key& key) const {
    auto asked = std::make_shared<Asked>();
    const bool others = std::ranges::any_of(
        document_.runs(), [](const RunRecord& run) { return run.phase == RunRecord::Phase::Running; });
    for (const auto& [number, result] : key) {
        const RunRecord& run = *document_.run(number);
        asked->runs.push_back({number, run.studyOnDataSnapshot(), run.modelText.toStdString(), result});
        asked->runs.back().study.threads = others ? 1 : 0; // never changes an answer
    }
    return asked;
}

const TrustAnswers::Answer* TrustAnswers::known(const std::vector<int>& runs) const {
    const auto found = answers_.find(keyOf(runs));
    return found == answers_.end() ? nullptr : &found->second;
}

const TrustAnswers::Answer& TrustAnswers::answer(const std::vector<int>& runs) {
    const Key key = keyOf(runs);
    if (const auto found = answers_.find(key); found != answers_.end()) return found->second;
    if (answers_.size() >= kMostKept)
        std::erase_if(answers_, [this](const auto& one) { return one.first != asking_; });
    Answer& made = answers_[key];
    compare(key);
    return made;
}

void TrustAnswers::compare(const Key& key) {
    QElapsedTimer clock;
    clock.start();
    std::size_t rows = 0;
    for (const auto& [number, result] : key)
        for (const ResultTable& table : result->tables) rows += table.rows();
    if (rows <= kComparedAtOnce) {
        Answer& made = answers_[key];
        made.trust = std::make_shared<const Trust>(agreementAmong(copiesOf(key)->trusted()));
        made.seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
        QMetaObject::invokeMethod(this, &TrustAnswers::changed, Qt::QueuedConnection);
        return;
    }
    inBackground(
        this, [asked = copiesOf(key)] { return agreementAmong(asked->trusted()); },
        [this, key, clock](Outcome<Trust>& outcome) {
            const auto found = answers_.find(key);
            if (found == answers_.end() || found->second.rows == Rows::Asked) return;
            if (outcome.value) found->second.trust = std::make_shared<const Trust>(std::move(*outcome.value));
            found->second.problem = outcome.sentence;
            found->second.seconds = static_cast<double>(clock.elapsed()) / 1000;
            Q_EMIT changed();
        });
}

void TrustAnswers::askRows(const std::vector<int>& runs) {
    const Key key = keyOf(runs);
    Answer& made = const_cast<Answer&>(answer(runs));
    if (made.rows == Rows::Asked || made.rows == Rows::Asking) return;
    cancel();
    made.rows = Rows::Asking;
    made.progress = {};
    asking_ = key;
    stop_ = std::stop_source();
    clock_.start();
    const auto tell = [guard = QPointer<TrustAnswers>(this),
                       token = stop_.get_token()](const ProgressEvent& event) {
        QMetaObject::invokeMethod(
            qApp,
            [guard, token, event] {
                if (!guard || token.stop_requested()) return;
                if (const auto at = guard->answers_.find(guard->asking_); at != guard->answers_.end()) {
                    at->second.progress = event;
                    Q_EMIT guard->progressed();
                }
            },
            Qt::QueuedConnection);
    };
    inBackground(
        this,
        [asked = copiesOf(key), token = stop_.get_token(), tell] {
            return trustOf(asked->trusted(), {token, tell});
        },
        [this, key, token = stop_.get_token()](Outcome<Trust>& outcome) {
            if (token.stop_requested()) return; // cancel() has told it
            asking_.clear();
            const auto found = answers_.find(key);
            if (found == answers_.end()) return;
            Answer& answer = found->second;
            answer.rows = Rows::Asked;
            if (outcome.value) answer.trust = std::make_shared<const Trust>(std::move(*outcome.value));
            answer.problem = outcome.sentence;
            answer.seconds = static_cast<double>(clock_.elapsed()) / 1000;
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void TrustAnswers::cancel() {
    if (asking_.empty()) return;
    stop_.request_stop();
    if (const auto found = answers_.find(asking_); found != answers_.end())
        found->second.rows = Rows::Cancelled;
    asking_.clear();
    Q_EMIT changed();
}

void TrustAnswers::forget() {
    stop_.request_stop();
    asking_.clear();
    answers_.clear();
    Q_EMIT changed();
}

} // namespace rigor

#include "ui/document/runs/run_check.h"

#include "core/engine/data/series/end_time.h"
#include "core/study/study_model.h"
#include "core/study/study_sensors.h"
#include "ui/jobs/background.h"

#include <atomic>
#include <utility>

namespace rigor {

namespace {
/// Values up to which a method is asked at once: some milliseconds.
constexpr std::size_t kAskedHere = 20000;
/// Experiments up to which it is: those of a point fit are compared with each other.
constexpr std::size_t kComparedHere = 1000;

std::size_t valuesOf(const Dataset& data) {
    std::size_t count = 0;
    for (const Experiment& experiment : data.experiments) {
        for (const Measurement& m : experiment.measurements) count += m.values.size();
        for (const auto& [name, signal] : experiment.inputs) count += signal.knots().size();
    }
    return count;
}
} // namespace

std::unique_ptr<Method> RunQuestion::makeMethod() const {
    auto made = rigor::makeMethod(method);
    const Fields fields = made->options();
    for (const auto& [key, value] : options) fields.set(key, value);
    return made;
}

bool RunCheck::ask(RunQuestion question) {
    if (running_) {
        next_ = std::move(question);
        return true;
    }
    large_ = question.data &&
             (valuesOf(*question.data) > kAskedHere || question.data->experiments.size() > kComparedHere);
    if (large_) {
        start(std::move(question));
        return true;
    }
    Answer made = begin(question);
    try {
        answer(made, question, fresh_);
    } catch (const Error& e) {
        made.whyNot = {QString::fromStdString(e.sentence())};
    }
    take(std::move(made), question);
    return false;
}

void RunCheck::forget() {
    next_.reset();
    dropped_ = running_;
    if (running_) return;
    problem_.reset();
    from_.reset();
    whyNot_.clear();
    estimateNames_.clear();
}

/// The problem of the last answer where its data are those asked about and nobody else holds it; else a new
/// one, whose data are still to be filled in (fresh_).
RunCheck::Answer RunCheck::begin(RunQuestion& question) {
    Answer made;
    const bool same = question.data && problem_ && from_ == question.data && !question.clocked && !clocked_ &&
                      until_ == question.problem.simulation.stopTime;
    if (same && problem_.use_count() == 1) {
        std::atomic_thread_fence(std::memory_order_acquire); // who held it last is done with it
        made.problem = std::exchange(problem_, nullptr);
        Dataset data = std::move(made.problem->data);
        *made.problem = std::move(question.problem);
        made.problem->data = std::move(data);
        fresh_ = false;
    } else {
        made.problem = std::make_shared<Problem>(std::move(question.problem));
        fresh_ = true;
    }
    return made;
}

void RunCheck::answer(Answer& answer, const RunQuestion& question, bool fresh) {
    Problem& problem = *answer.problem;
    if (fresh && question.data) {
        const auto& stop = problem.simulation.stopTime;
        const bool cut = stop && valuesAfter(*question.data, *stop) > 0;
        problem.data = cut ? measuredUntil(*question.data, *stop) : *question.data;
        if (question.clocked) stateClocks(*question.clocked, *problem.model, problem.data);
        leaveOutBefore(problem.data, problem.simulation.startTime);
    }
    for (const Tie& tie : problem.ties)
        if (const Message why = whyNotTied(tie, *problem.model, problem.data); !why.empty())
            answer.whyNot << QString::fromStdString(why);
    const auto method = question.makeMethod();
    for (const auto& clause : method->unmet(problem)) answer.whyNot << QString::fromStdString(clause);
    if (answer.whyNot.isEmpty())
        for (const WrongOption& option : method->wrongOptions(problem))
            answer.whyNot << QString::fromStdString(option.sentence);
    if (!problem.model) return; // the names are read with the files
    for (const auto& name : method->estimateNames(problem)) answer.names << QString::fromStdString(name);
}

void RunCheck::start(RunQuestion question) {
    running_ = true;
    dropped_ = false;
    Answer begun = begin(question);
    const bool fresh = fresh_;
    inBackground(
        this,
        [begun, question, fresh]() mutable {
            answer(begun, question, fresh);
            return begun;
        },
        [this, begun, question](Outcome<Answer>& outcome) mutable {
            running_ = false;
            if (!outcome.value) begun.whyNot = {outcome.sentence};
            Answer got = outcome.value ? std::move(*outcome.value) : std::move(begun);
            outcome.value.reset();
            begun = {};
            if (next_) {
                take(std::move(got), question); // its data may be those of the next one
                ask(std::move(*std::exchange(next_, std::nullopt)));
                if (!running_) emit answered();
            } else if (dropped_) {
                forget();
            } else {
                take(std::move(got), question);
                emit answered();
            }
        });
}

void RunCheck::take(Answer answer, const RunQuestion& question) {
    problem_ = std::move(answer.problem);
    from_ = question.data;
    until_ = problem_->simulation.stopTime;
    clocked_ = question.clocked != nullptr;
    whyNot_ = std::move(answer.whyNot);
    estimateNames_ = std::move(answer.names);
}

} // namespace rigor

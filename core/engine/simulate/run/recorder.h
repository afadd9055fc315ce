#pragma once
// Collects the trajectory of a run at the requested times, or at every step.

#include "core/engine/simulate/run/run.h"

namespace rigor {

template <class T> class Recorder {
  public:
    Recorder(const Model& model, Run<T>& run, std::span<const double> times)
        : model_(model), run_(run), times_(times), outputs_(model.outputs().size()) {}

    /// The run stands at a step or event. Times closer than sameTime() of each other count as reached.
    void record() {
        const double now = scalarValue(run_.time());
        if (times_.empty()) {
            append(now);
            if (rowTimes_.size() > 1 && rowTimes_.end()[-2] == now && lastTwoAreOne()) dropLast();
            return;
        }
        while (next_ < times_.size() && times_[next_] <= now + sameTime(now)) {
            if (run_.comesTo(times_[next_])) return;
            if (std::abs(times_[next_] - now) <= sameTime(now)) append(times_[next_]);
            ++next_;
        }
    }
    /// The next time that has not been recorded, infinity if none.
    double nextTime() const {
        return next_ < times_.size() ? times_[next_] : std::numeric_limits<double>::infinity();
    }
    std::size_t rows() const { return rowTimes_.size(); }
    const std::vector<std::vector<T>>& outputRows() const { return rowOutputs_; }

    /// Called behind every row, while the run stands there.
    void setOnRow(std::function<void()> call) { onRow_ = std::move(call); }

    /// Where the run ended.
    const std::vector<T>& endOutputs() {
        run_.outputs(outputs_);
        return outputs_;
    }

    Trajectory trajectory() {
        Trajectory t;
        t.status = run_.status();
        t.times = rowTimes_;
        t.states = matrix(rowStates_, model_.states().size());
        t.unknowns = matrix(rowUnknowns_, model_.unknowns().size());
        t.outputs = matrix(rowOutputs_, model_.outputs().size());
        for (const T& m : run_.discretes()) t.discretes.push_back(scalarValue(m));
        t.events = run_.fired();
        t.eventTimes = run_.firedAt();
        if (t.status.answered())
            for (const T& y : endOutputs()) t.endOutputs.push_back(scalarValue(y));
        return t;
    }

  private:
    void append(double time) {
        run_.outputs(outputs_);
        rowTimes_.push_back(time);
        rowStates_.push_back(run_.states());
        rowUnknowns_.emplace_back(run_.unknowns().begin(), run_.unknowns().end());
        rowOutputs_.push_back(outputs_);
        if (onRow_) onRow_();
    }
    /// A run that repeats a step comes to its begin again.
    bool lastTwoAreOne() const {
        const auto same = [](const std::vector<std::vector<T>>& rows) {
            return std::ranges::equal(
                rows.end()[-1], rows.end()[-2], {}, [](const T& x) { return scalarValue(x); },
                [](const T& x) { return scalarValue(x); });
        };
        return same(rowStates_) && same(rowUnknowns_) && same(rowOutputs_);
    }
    void dropLast() {
        rowTimes_.pop_back();
        for (auto* rows : {&rowStates_, &rowUnknowns_, &rowOutputs_}) rows->pop_back();
    }
    static Eigen::MatrixXd matrix(const std::vector<std::vector<T>>& rows, std::size_t columns) {
        Eigen::MatrixXd m(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns));
        for (std::size_t r = 0; r < rows.size(); ++r)
            for (std::size_t c = 0; c < columns; ++c)
                m(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) = scalarValue(rows[r][c]);
        return m;
    }

    const Model& model_;
    Run<T>& run_;
    std::span<const double> times_;
    std::size_t next_ = 0;
    std::vector<T> outputs_;
    std::vector<double> rowTimes_;
    std::vector<std::vector<T>> rowStates_, rowUnknowns_, rowOutputs_;
    std::function<void()> onRow_;
};

/// A static model: 0 = ... and the outputs at each time (at the start time if none is given), each solved
/// from the solution before. Stops at the first time without a solution.
template <class T>
void runStatic(Run<T>& run, std::span<const T> parameters, Recorder<T>& recorder,
               const SimulationOptions& options, std::span<const double> times, std::stop_token stop) {
    run.start(parameters);
    const double atStart = options.startTime;
    for (double t : times.empty() ? std::span<const double>(&atStart, 1) : times) {
        if (stop.stop_requested()) return run.fail(RunEnd::Cancelled, t, -1, {});
        run.place(T(t), {});
        if (!run.meetsAsserts()) return;
        recorder.record();
        if (run.status().end == RunEnd::NoEquilibrium) return;
    }
    run.status().end = RunEnd::StopTime;
    run.status().time = scalarValue(run.time());
}

} // namespace rigor

// Initialisation, Co-Simulation, rows.
#include "core/engine/fmu/host/run.h"

namespace rigor::host {

Inputs::Inputs(const double* memory, const Request& request, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k) {
        InputSignal signal;
        std::memcpy(static_cast<void*>(&signal),
                    memory + request.inputs + k * (sizeof signal / sizeof(double)), sizeof signal);
        signals_.push_back({.pieces = reinterpret_cast<const Piece*>(memory + signal.data),
                            .count = static_cast<std::size_t>(signal.pieces),
                            .corners = signal.corners != 0,
                            .jumps = signal.jumps != 0});
    }
}

std::size_t Inputs::pieceOf(const Signal& signal, double time) {
    const auto behind = std::upper_bound(signal.pieces, signal.pieces + signal.count, time,
                                         [](double t, const Piece& piece) { return t < piece.from; });
    return behind == signal.pieces ? 0 : static_cast<std::size_t>(behind - signal.pieces) - 1;
}

double Inputs::valueOf(const Signal& signal, std::size_t piece, double time) {
    const Piece& p = signal.pieces[piece];
    const double s = time - p.from;
    if (s < 0) return p.c[0]; // before the first
    return p.c[0] + s * (p.c[1] + s * (p.c[2] + s * p.c[3]));
}

void Inputs::at(double time, double* values) {
    for (std::size_t k = 0; k < signals_.size(); ++k) {
        Signal& s = signals_[k];
        // Time goes on by small steps: mostly it is this piece or the next.
        if (time < s.pieces[s.at].from)
            s.at = pieceOf(s, time);
        else
            while (s.at + 1 < s.count && s.pieces[s.at + 1].from <= time) ++s.at;
        values[k] = valueOf(s, s.at, time);
    }
}

double Inputs::meanOf(const Signal& signal, double from, double to) {
    std::size_t k = pieceOf(signal, from);
    const auto endOf = [&] { return k + 1 < signal.count ? std::min(to, signal.pieces[k + 1].from) : to; };
    const Piece& first = signal.pieces[k];
    if (from >= first.from && endOf() >= to && first.c[2] == 0 && first.c[3] == 0) // a line, without rounding
        return valueOf(signal, k, first.c[1] == 0 ? from : 0.5 * (from + to));
    double sum = 0, at = from;
    if (at < first.from) {
        const double begin = std::min(to, first.from);
        sum = first.c[0] * (begin - at);
        at = begin;
    }
    for (; at < to; ++k) { // Simpson's rule is exact for cubics
        const double end = endOf();
        sum += (end - at) / 6 *
               (valueOf(signal, k, at) + 4 * valueOf(signal, k, 0.5 * (at + end)) + valueOf(signal, k, end));
        at = end;
    }
    return sum / (to - from);
}

void Inputs::means(double from, double to, double* values) const {
    for (std::size_t k = 0; k < signals_.size(); ++k) values[k] = meanOf(signals_[k], from, to);
}

void Inputs::pin(double from) {
    for (Signal& signal : signals_) signal.at = pieceOf(signal, from);
}

void Inputs::pinned(double time, double* values) const {
    for (std::size_t k = 0; k < signals_.size(); ++k) {
        const Signal& s = signals_[k];
        values[k] = valueOf(s, s.corners ? s.at : pieceOf(s, time), time);
    }
}

double Inputs::nextStop(double time) const {
    double next = std::numeric_limits<double>::infinity();
    for (const Signal& s : signals_) {
        if (!s.corners) continue;
        const std::size_t behind = time < s.pieces[0].from ? 0 : pieceOf(s, time) + 1;
        if (behind < s.count) next = std::min(next, s.pieces[behind].from);
    }
    return next;
}

bool Inputs::jumpsAt(double time) const {
    for (const Signal& s : signals_)
        if (s.jumps && s.pieces[pieceOf(s, time)].from == time) return true;
    return false;
}

Tables::Tables(const Setup& setup)
    : inputs(accessTo(setup.inputs, [](const Group&, std::size_t) { return true; })),
      continuousInputs(accessTo(setup.inputs, [](const Group& g, std::size_t) { return g.discrete == 0; })),
      outputs(accessTo(setup.outputs, [](const Group&, std::size_t) { return true; })),
      inputCount(numbersIn(setup.inputs)), outputCount(numbersIn(setup.outputs)) {
    for (const Group& group : setup.outputs)
        held.insert(held.end(), group.count, group.type > Type::Float32 || group.discrete);
}

Run::Run(Instance& instance, const Setup& setup, const Tables& tables, double* memory, const Request& request,
         Answer& answer, bool& asked)
    : instance_(instance), setup_(setup), tables_(tables), memory_(memory), request_(request),
      answer_(answer), asked_(asked), inputs_(memory, request, tables.inputCount),
      inputValues_(tables.inputCount), now_(tables.outputCount), time_(request.start),
      same_(8 * std::numeric_limits<double>::epsilon() *
            std::max(std::abs(request.start), std::abs(request.stop))) {}

void Run::begin(const std::vector<std::size_t>& groups) {
    const auto chosen = [&](const Group&, std::size_t k) {
        return std::binary_search(groups.begin(), groups.end(), k);
    };
    const double* values = memory_ + request_.parameters;
    const std::vector<Access> all = accessTo(setup_.parameters, chosen);
    const bool structural = std::any_of(all.begin(), all.end(), [](const Access& a) { return a.structural; });
    if (structural) {
        instance_.configure(true);
        for (const Access& access : all)
            if (access.structural) instance_.set(access, values);
        instance_.configure(false);
    }
    instance_.beforeStart(request_);
    for (const Access& access : all)
        if (!access.structural) instance_.set(access, values);
    instance_.enterStart(request_);
    setInputs(tables_.inputs, time_);
    instance_.leaveStart();
}

void Run::setInputs(const std::vector<Access>& which, double time) {
    if (which.empty()) return;
    inputs_.at(time, inputValues_.data());
    for (const Access& access : which) instance_.set(access, inputValues_.data());
}

/// An FMU holds its inputs over a step. Held as they are at its beginning they would come half a step late,
/// and whatever is calibrated would be wrong by it without a word.
void Run::setMeans(double to) {
    if (tables_.continuousInputs.empty() || !(to > time_)) return;
    meanValues_ = inputValues_;
    inputs_.means(time_, to, meanValues_.data());
    if (meanValues_ == inputValues_) return;
    for (const Access& access : tables_.continuousInputs) instance_.set(access, meanValues_.data());
}

void Run::outputsTo(double* row) {
    if (asked_) {
        for (const Access& access : tables_.outputs) instance_.get(access, row);
    } else {
        std::vector<std::uint32_t> never(tables_.outputCount);
        for (const Access& access : tables_.outputs) instance_.get(access, row, &never);
        for (std::uint32_t k = 0; k < never.size(); ++k)
            if (never[k]) throw Failure{.problem = Problem::OutputNeverSet, .variable = k};
        if (!instance_.intact()) throw Failure{.problem = Problem::Overwrote};
        asked_ = true;
    }
    for (std::uint32_t k = 0; k < tables_.outputCount; ++k)
        if (!std::isfinite(row[k])) throw Failure{.problem = Problem::OutputNotFinite, .variable = k};
}

double Run::nextTime() const {
    return next_ < request_.timeCount ? memory_[request_.times + next_]
                                      : std::numeric_limits<double>::infinity();
}

void Run::row(std::uint64_t number, const double* values) {
    if (number < request_.rowCapacity)
        std::copy_n(values, tables_.outputCount, memory_ + request_.rows + number * tables_.outputCount);
}

void Run::record(double time) {
    bool have = false;
    while (nextTime() <= time + same_) {
        if (!have) outputsTo(now_.data());
        have = true;
        row(next_++, now_.data());
        answer_.rows = next_;
    }
}

void Run::finish() {
    if (ended_) return;
    outputsTo(now_.data());
    // Where a model ends itself it may be asked for too.
    if (std::abs(nextTime() - time_) <= same_) {
        row(next_++, now_.data());
        answer_.rows = next_;
    }
    std::copy_n(now_.data(), tables_.outputCount, memory_ + request_.endRow);
}

void Run::count() {
    answer_.steps = ++steps_;
    answer_.time = time_;
    if (steps_ > request_.maxSteps) throw Stopped{End::StepBudget};
}

void Run::advance(double to) {
    while (time_ < to - same_) {
        setMeans(to);
        const StepDone done = instance_.step(time_, to - time_);
        const bool further = done.time > time_;
        if (further) time_ = std::min(done.time, to);
        count();
        if (done.terminated) throw Stopped{End::Terminated};
        if (!further) throw Failure{.problem = Problem::StepRefused};
        setInputs(tables_.inputs, time_);
    }
    time_ = std::max(time_, to);
}

void Run::coSimulation() {
    if (request_.onGrid) return onGrid();
    record(time_);
    while (time_ < request_.stop - same_) {
        const double from = time_, to = std::min(nextTime(), request_.stop);
        const double parts =
            request_.divide ? std::max(1.0, std::ceil((to - from) / request_.step - 1e-9)) : 1;
        for (double k = 1; k <= parts; ++k) advance(k == parts ? to : from + (to - from) * (k / parts));
        record(time_);
    }
}

void Run::onGrid() {
    std::vector<double> before(tables_.outputCount), between(tables_.outputCount);
    outputsTo(now_.data());
    const auto fill = [&](double from, double at) {
        const double weight = time_ - from > same_ ? (at - from) / (time_ - from) : 1;
        for (std::size_t y = 0; y < between.size(); ++y)
            between[y] = at >= time_ - same_ ? now_[y]
                         : tables_.held[y]   ? before[y]
                                             : before[y] + weight * (now_[y] - before[y]);
    };
    const auto rows = [&](double from) {
        while (nextTime() <= time_ + same_) {
            fill(from, nextTime());
            row(next_++, between.data());
            answer_.rows = next_;
        }
    };
    before = now_;
    rows(time_);
    for (double k = 1; time_ < request_.stop - same_; ++k) {
        const double from = time_;
        before = now_;
        advance(request_.start + k * request_.step);
        outputsTo(now_.data());
        rows(from);
        if (time_ >= request_.stop - same_) {
            fill(from, std::min(request_.stop, time_));
            std::copy_n(between.data(), tables_.outputCount, memory_ + request_.endRow);
            ended_ = true;
            answer_.time = request_.stop;
        }
    }
}

} // namespace rigor::host

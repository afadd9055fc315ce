#include "core/engine/simulate/lanes/lane_block.h"

#include "core/foundation/base/numbers.h"

#include <bit>
#include <cmath>
#include <memory>

namespace rigor {

namespace {
constexpr int kStepsBetweenCancelChecks = 16;
} // namespace

LaneStepProgram::LaneStepProgram(const SteppedModel& stepped) {
    const std::size_t nx = stepped.model.states().size(), ne = stepped.model.events().size();
    auto rows = [&](std::size_t n) {
        std::vector<Row> r(n);
        for (Row& row : r) row = code.newRow();
        return r;
    };
    for (Row* r : {&begin, &end, &pieceBegin, &step, &pieceEnd, &count, &stepsOfPiece, &pieceDone, &trouble,
                   &attention})
        *r = code.newRow();
    modes = rows(stepped.modes.size());
    start = rows(nx), states = rows(nx), limits = rows(nx), armed = rows(ne), armedNext = rows(ne);
    std::vector<Row> sum(nx);
    for (Row& row : sum) row = code.newTemporary();
    const Row time = code.newTemporary(), half = code.newTemporary(), third = code.newTemporary(),
              sixth = code.newTemporary();

    auto inputRows = [&](const TapePtr& tape, Row timeRow) {
        std::vector<int> r(tape->inputCount(), LaneTape::kHeld);
        r[stepped.slots.time] = timeRow;
        for (std::size_t k = 0; k < nx; ++k) r[stepped.slots.states + k] = states[k];
        for (std::size_t k = 0; k < modes.size(); ++k)
            if (stepped.modeSlots + k < r.size()) r[stepped.modeSlots + k] = modes[k];
        return r;
    };
    derivative.emplace(stepped.derivative, inputRows(stepped.derivative, time), code);
    if (stepped.guards) guards.emplace(stepped.guards, inputRows(stepped.guards, end), code);
    if (stepped.modeValues) modeValues.emplace(stepped.modeValues, inputRows(stepped.modeValues, end), code);
    if (stepped.floors) floors.emplace(stepped.floors, inputRows(stepped.floors, end), code);

    // The same operations in the same order as Boost.Odeint's runge_kutta4, which Run<double> uses.
    const auto& slope = derivative->outputRows();
    const Row zero = code.constant(0);
    for (std::size_t k = 0; k < ne; ++k) code.append(LaneOp::Copy, armed[k], armedNext[k]);
    code.append(LaneOp::MulAdd, begin, pieceBegin, count, step);
    code.append(LaneOp::Mul, half, step, code.constant(0.5));
    code.append(LaneOp::Mul, third, step, code.constant(1.0 / 3.0));
    code.append(LaneOp::Mul, sixth, step, code.constant(1.0 / 6.0));
    code.append(LaneOp::Copy, time, begin);
    for (std::size_t k = 0; k < nx; ++k) code.append(LaneOp::Copy, start[k], states[k]);
    derivative->append(code);
    for (std::size_t k = 0; k < nx; ++k) {
        code.append(LaneOp::MulAdd, sum[k], start[k], sixth, slope[k]);
        code.append(LaneOp::MulAdd, states[k], start[k], half, slope[k]);
    }
    code.append(LaneOp::Add, time, begin, half);
    for (const Row next : {half, step}) {
        derivative->append(code);
        for (std::size_t k = 0; k < nx; ++k) {
            code.append(LaneOp::MulAdd, sum[k], sum[k], third, slope[k]);
            code.append(LaneOp::MulAdd, states[k], start[k], next, slope[k]);
        }
    }
    code.append(LaneOp::Add, time, begin, step);
    derivative->append(code);
    for (std::size_t k = 0; k < nx; ++k) code.append(LaneOp::MulAdd, states[k], sum[k], sixth, slope[k]);

    code.append(LaneOp::Add, count, count, code.constant(1));
    code.append(LaneOp::LessEqual, pieceDone, stepsOfPiece, count);
    code.append(LaneOp::MulAdd, end, pieceBegin, count, step);
    code.append(LaneOp::Select, end, pieceDone, pieceEnd, end);
    if (floors) {
        floors->append(code);
        for (std::size_t k = 0; k < floors->outputRows().size(); ++k) {
            const Row x = states[stepped.model.floors()[k].state], limit = floors->outputRows()[k];
            code.append(LaneOp::Less, time, x, limit);
            code.append(LaneOp::Select, x, time, limit, x);
        }
    }
    code.append(LaneOp::Exceeds, trouble, zero, states[0], limits[0]);
    for (std::size_t k = 1; k < nx; ++k) code.append(LaneOp::Exceeds, trouble, trouble, states[k], limits[k]);
    if (guards) {
        guards->append(code);
        guardValues = guards->outputRows();
        const Row fires = code.newTemporary();
        for (std::size_t k = 0; k < ne; ++k) {
            const Row guard = guards->outputRows()[k];
            code.keep(guard);
            const bool strict = stepped.model.events()[k].strict;
            code.append(strict ? LaneOp::Less : LaneOp::LessEqual, fires, guard, zero);
            code.append(LaneOp::And, fires, armed[k], fires);
            code.append(LaneOp::Or, trouble, trouble, fires);
            code.append(strict ? LaneOp::LessEqual : LaneOp::Less, armedNext[k], zero, guard);
        }
    }
    if (modeValues) {
        modeValues->append(code);
        modeRows = modeValues->outputRows();
        const Row differs = code.newTemporary();
        for (std::size_t k = 0; k < modes.size(); ++k) {
            code.keep(modeRows[2 * k]), code.keep(modeRows[2 * k + 1]);
            code.append(LaneOp::Equal, differs, modes[k], modeRows[2 * k]);
            code.append(LaneOp::Not, differs, differs);
            code.append(LaneOp::Or, trouble, trouble, differs);
        }
    }
    code.append(LaneOp::Or, attention, pieceDone, trouble);
    thread = LaneThread(code, laneKernels().front());
}

LaneBlock::LaneBlock(const SteppedModel& stepped, const LaneStepProgram& program, const SampleSource& source,
                     std::size_t lanes)
    : stepped_(stepped), program_(program), source_(source), kernels_(laneKernels().front()),
      stride_(kernels_.lanes), states_(stepped.model.states().size()), guards_(stepped.model.events().size()),
      modeValues_(2 * stepped.modes.size()) {
    width_ = (std::min(lanes, stride_) + kLaneStep - 1) / kLaneStep * kLaneStep;
    const std::size_t rows = program.code.rowCount();
    storage_.assign(rows * stride_ + 8, 0.0);
    void* p = storage_.data();
    std::size_t space = storage_.size() * sizeof(double);
    rows_ = static_cast<double*>(std::align(64, rows * stride_ * sizeof(double), p, space));
    for (const LaneCode::Constant& c : program.code.constants())
        for (std::size_t lane = 0; lane < stride_; ++lane) at(c.row, lane) = c.value;
    for (std::size_t k = 0; k < states_.size(); ++k)
        for (std::size_t lane = 0; lane < stride_; ++lane)
            at(program.limits[k], lane) = source.options.blowUp * std::abs(stepped.model.states()[k].nominal);
    for (std::size_t lane = 0; lane < width_; ++lane)
        runs_.push_back(std::make_unique<Run<double>>(stepped, source.inputs, source.options));
    sample_.assign(width_, kIdle);
    searches_.resize(width_);
    heldDerivative_ = std::make_unique<Evaluator<double>>(program.derivative->heldTape());
    std::size_t most = program.derivative->heldRows().size();
    if (program.guards) {
        heldGuards_ = std::make_unique<Evaluator<double>>(program.guards->heldTape());
        most = std::max(most, program.guards->heldRows().size());
    }
    if (program.modeValues) {
        heldModes_ = std::make_unique<Evaluator<double>>(program.modeValues->heldTape());
        most = std::max(most, program.modeValues->heldRows().size());
    }
    if (program.floors) {
        heldFloors_ = std::make_unique<Evaluator<double>>(program.floors->heldTape());
        most = std::max(most, program.floors->heldRows().size());
    }
    heldValues_.resize(most);
}

void LaneBlock::run(std::atomic<std::size_t>& next, std::stop_token stop) {
    for (std::size_t lane = 0; lane < width_; ++lane) refill(lane, next);
    compact();
    for (int k = 0; width_ > 0; ++k) {
        if (k % kStepsBetweenCancelChecks == 0 && stop.stop_requested()) return cancel(next);
        kernels_.run(program_.thread, rows_, width_);
        bool ended = false;
        // Idle lanes repeat steps of length 0 and need none.
        for (std::uint64_t left = kernels_.nonzero(rows_ + program_.attention * stride_); left != 0;
             left &= left - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(left));
            if (lane >= width_ || sample_[lane] == kIdle) continue;
            if (searches_[lane])
                finishTrial(lane, next);
            else if (at(program_.trouble, lane) != 0)
                handleTrouble(lane, next);
            else
                finishPiece(lane, next);
            ended = ended || sample_[lane] == kIdle;
        }
        if (ended) compact();
    }
}

void LaneBlock::cancel(std::atomic<std::size_t>& next) {
    for (std::size_t lane = 0; lane < width_; ++lane) {
        if (sample_[lane] == kIdle) continue;
        runs_[lane]->status().steps += static_cast<long long>(at(program_.count, lane));
        runs_[lane]->fail(RunEnd::Cancelled, at(program_.end, lane), -1, {});
        store(lane);
    }
    for (std::size_t left; (left = next++) < source_.count();)
        source_.result.statuses[left].end = RunEnd::Cancelled;
}

void LaneBlock::refill(std::size_t lane, std::atomic<std::size_t>& next) {
    Run<double>& run = *runs_[lane];
    for (;;) {
        const std::size_t sample = next++;
        if (sample >= source_.count()) return idle(lane);
        sample_[lane] = sample;
        run.start(source_.sample(sample));
        if (run.status().end == RunEnd::NotRun) break;
        store(lane); // failed before the first step
    }
    loadStates(lane);
    loadPiece(lane);
}

void LaneBlock::store(std::size_t lane) {
    storeSample(source_, sample_[lane], stepped_.model, *runs_[lane], outputs_);
}

/// A lane without work repeats steps of length 0 until it is dropped.
void LaneBlock::idle(std::size_t lane) {
    sample_[lane] = kIdle;
    at(program_.step, lane) = 0;
    at(program_.count, lane) = 0;
    at(program_.stepsOfPiece, lane) = kInfinity;
}

void LaneBlock::loadStates(std::size_t lane) {
    Run<double>& run = *runs_[lane];
    for (std::size_t k = 0; k < states_.size(); ++k) at(program_.states[k], lane) = run.states()[k];
    for (std::size_t k = 0; k < program_.armed.size(); ++k) at(program_.armedNext[k], lane) = run.armed()[k];
}

void LaneBlock::loadHeld(std::size_t lane, const LaneTape& tape, Evaluator<double>& held) {
    held(runs_[lane]->slots(), heldValues_);
    for (std::size_t k = 0; k < tape.heldRows().size(); ++k) at(tape.heldRows()[k], lane) = heldValues_[k];
}

void LaneBlock::loadPiece(std::size_t lane) {
    loadSteps(lane);
    loadHeld(lane, *program_.derivative, *heldDerivative_);
    if (program_.guards) loadHeld(lane, *program_.guards, *heldGuards_);
    if (program_.modeValues) loadHeld(lane, *program_.modeValues, *heldModes_);
    if (program_.floors) loadHeld(lane, *program_.floors, *heldFloors_);
    for (Row cache : program_.code.tableCaches()) at(cache, lane) = kInfinity;
}

/// What an event without an action changes.
void LaneBlock::loadSteps(std::size_t lane) {
    const auto& piece = runs_[lane]->piece();
    const long long left = source_.options.maxSteps - runs_[lane]->status().steps;
    at(program_.pieceBegin, lane) = piece.begin;
    at(program_.pieceEnd, lane) = piece.end;
    at(program_.step, lane) = piece.step;
    at(program_.count, lane) = 0;
    at(program_.stepsOfPiece, lane) = static_cast<double>(std::min(piece.steps, left + 1));
    for (std::size_t k = 0; k < program_.modes.size(); ++k)
        at(program_.modes[k], lane) = runs_[lane]->modes()[k];
}

/// All steps of the piece are done, or the step budget is: in both cases nothing else happened in them.
void LaneBlock::finishPiece(std::size_t lane, std::atomic<std::size_t>& next) {
    Run<double>& run = *runs_[lane];
    const auto steps = static_cast<long long>(at(program_.count, lane));
    if (run.status().steps + steps > source_.options.maxSteps) return handleTrouble(lane, next);
    run.status().steps += steps;
    for (std::size_t k = 0; k < states_.size(); ++k) states_[k] = at(program_.states[k], lane);
    for (std::size_t k = 0; k < program_.armed.size(); ++k)
        run.armed()[k] = at(program_.armedNext[k], lane) != 0;
    run.place(run.piece().end, states_);
    if (run.nextPiece()) return loadPiece(lane);
    store(lane);
    refill(lane, next);
}

/// An event is searched for in lanes. Everything else is left to the run, which repeats the last step.
void LaneBlock::handleTrouble(std::size_t lane, std::atomic<std::size_t>& next) {
    Run<double>& run = *runs_[lane];
    const auto index = static_cast<long long>(at(program_.count, lane)) - 1;
    const bool healthy = isHealthy(lane);
    run.status().steps += index;
    for (std::size_t k = 0; k < states_.size(); ++k) states_[k] = at(program_.start[k], lane);
    for (std::size_t k = 0; k < program_.armed.size(); ++k) run.armed()[k] = at(program_.armed[k], lane) != 0;
    run.place(run.stepTime(index), states_);
    if (!healthy || run.status().steps >= source_.options.maxSteps) return stepAlone(lane, index, next);
    readGuards(lane);
    const auto bracket = run.openBracket(run.stepTime(index + 1), guards_, modeValues_);
    if (!bracket) return stepAlone(lane, index, next);
    searches_[lane] = {*bracket, index};
    nextTrial(lane, next);
}

bool LaneBlock::isHealthy(std::size_t lane) {
    for (std::size_t k = 0; k < states_.size(); ++k)
        if (!(std::abs(at(program_.states[k], lane)) <= at(program_.limits[k], lane))) return false;
    return true;
}

void LaneBlock::readGuards(std::size_t lane) {
    for (std::size_t k = 0; k < guards_.size(); ++k) guards_[k] = at(program_.guardValues[k], lane);
    for (std::size_t k = 0; k < modeValues_.size(); ++k) modeValues_[k] = at(program_.modeRows[k], lane);
}

/// The lane has taken a trial step.
void LaneBlock::finishTrial(std::size_t lane, std::atomic<std::size_t>& next) {
    Search& search = *searches_[lane];
    readGuards(lane);
    runs_[lane]->tellGuards(guards_, modeValues_);
    if (search.bracket.closed()) return nextTrial(lane, next);
    const double guard = runs_[lane]->leastCrossed();
    if (std::isnan(guard)) { // the run repeats the step and says so
        const long long index = search.index;
        searches_[lane].reset();
        return stepAlone(lane, index, next);
    }
    search.bracket.tell(search.part, guard);
    nextTrial(lane, next);
}

/// Prepares a piece of one step from the begin of the step in which the event is.
void LaneBlock::nextTrial(std::size_t lane, std::atomic<std::size_t>& next) {
    Run<double>& run = *runs_[lane];
    Search& search = *searches_[lane];
    if (search.bracket.closed()) {
        const Search found = search;
        const double high = found.bracket.high();
        if (high == 1 || search.part == high) {
            searches_[lane].reset();
            if (high == 1) return stepAlone(lane, found.index, next);
            for (std::size_t k = 0; k < states_.size(); ++k) states_[k] = at(program_.states[k], lane);
            return goOn(lane, run.stepToEvent(found.index, high, states_), next);
        }
        search.part = high; // once more, for what is there
    } else {
        search.part = search.bracket.next();
    }
    const double length = (run.stepTime(search.index + 1) - run.time()) * search.part;
    at(program_.pieceBegin, lane) = run.time();
    at(program_.step, lane) = length;
    at(program_.pieceEnd, lane) = run.time() + length;
    at(program_.count, lane) = 0;
    at(program_.stepsOfPiece, lane) = 1;
    for (std::size_t k = 0; k < states_.size(); ++k) at(program_.states[k], lane) = run.states()[k];
}

/// After a step that the run has done itself.
void LaneBlock::goOn(std::size_t lane, bool runs, std::atomic<std::size_t>& next) {
    Run<double>& run = *runs_[lane];
    const bool keeps = runs && run.restarted() && run.keptPiece() && !run.held();
    if (keeps || (runs && (run.restarted() ? stepHeld(lane) : run.nextPiece()))) {
        loadStates(lane);
        return keeps ? loadSteps(lane) : loadPiece(lane);
    }
    store(lane);
    refill(lane, next);
}

/// While the run slides or rests it goes on by itself, and comes back at the begin of a piece. False: it has
/// ended.
bool LaneBlock::stepHeld(std::size_t lane) {
    Run<double>& run = *runs_[lane];
    while (run.held()) {
        for (long long k = 0; k < run.piece().steps; ++k) {
            if (!run.stepFixed(k)) return false;
            if (!run.restarted()) continue;
            if (!run.held()) return true;
            k = -1;
        }
        if (!run.nextPiece()) return false;
    }
    return true;
}

/// The run repeats step `index` of its piece from where it stands.
void LaneBlock::stepAlone(std::size_t lane, long long index, std::atomic<std::size_t>& next) {
    Run<double>& run = *runs_[lane];
    const bool runs = run.stepFixed(index);
    if (!runs || run.restarted()) return goOn(lane, runs, next);
    const bool over = index + 1 == run.piece().steps;
    if (over && !run.nextPiece()) {
        store(lane);
        return refill(lane, next);
    }
    loadStates(lane);
    if (!over) run.status().steps -= index + 1; // counted with the piece
    loadPiece(lane);
    if (!over) at(program_.count, lane) = static_cast<double>(index + 1);
}

/// Drops idle lanes: the last busy ones move into the gaps, then the block becomes narrower.
void LaneBlock::compact() {
    std::size_t busy = 0;
    for (std::size_t sample : sample_) busy += sample != kIdle;
    const std::size_t width = (busy + kLaneStep - 1) / kLaneStep * kLaneStep;
    if (width == width_) return;
    std::size_t to = 0;
    for (std::size_t from = width; from < width_; ++from) {
        if (sample_[from] == kIdle) continue;
        while (sample_[to] != kIdle) ++to;
        moveLane(from, to);
    }
    width_ = width;
    sample_.resize(width);
    runs_.resize(width);
    searches_.resize(width);
}

void LaneBlock::moveLane(std::size_t from, std::size_t to) {
    for (std::size_t row = 0; row < program_.code.rowCount(); ++row)
        rows_[row * stride_ + to] = rows_[row * stride_ + from];
    std::swap(runs_[from], runs_[to]);
    std::swap(sample_[from], sample_[to]);
    std::swap(searches_[from], searches_[to]);
}

} // namespace rigor

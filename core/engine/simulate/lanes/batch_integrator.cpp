#include "core/engine/simulate/lanes/batch_integrator.h"

#include "core/engine/simulate/lanes/trajectory_program.h"
#include "core/engine/simulate/run/run.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace rigor {

namespace {

/// A long record is kept by its caller too: then what is kept here may grow with it.
constexpr std::size_t kForcingPerTime = 32;
constexpr double kReached = 1e-9; ///< as Recorder: times this close, of their size, are the same

/// Rows of a lane program with their constants.
class Block {
  public:
    Block(const LaneCode& code, std::size_t stride)
        : stride_(stride), storage_(code.rowCount() * stride + 8) {
        void* p = storage_.data();
        std::size_t space = storage_.size() * sizeof(double);
        rows_ = static_cast<double*>(std::align(64, code.rowCount() * stride * sizeof(double), p, space));
        for (const LaneCode::Constant& c : code.constants()) fill(c.row, c.value, stride);
    }
    double* rows() { return rows_; }
    double* row(Row r) { return rows_ + r * stride_; }
    double& at(Row r, std::size_t lane) { return row(r)[lane]; }
    void fill(Row r, double value, std::size_t width) { std::fill_n(row(r), width, value); }
    void markTables(const LaneCode& code) {
        for (const Row cache : code.tableCaches())
            fill(cache, std::numeric_limits<double>::infinity(), stride_);
    }

  private:
    std::size_t stride_;
    std::vector<double> storage_;
    double* rows_ = nullptr;
};

} // namespace

struct BatchIntegrator::Schedule {
    struct Step {
        double begin, length; ///< s
    };
    std::vector<Step> steps;
    std::vector<double> forcing; ///< per step: all at its begin, all in its middle, all at its end
    /// Times to record: after how many steps, and the inputs then.
    struct Record {
        std::size_t after;
        double time;
    };
    std::vector<Record> records;
    std::vector<double> startInputs, recordInputs;
};

BatchIntegrator::BatchIntegrator() = default;
BatchIntegrator::~BatchIntegrator() = default;

std::unique_ptr<const BatchIntegrator>
BatchIntegrator::make(ModelPtr model, std::span<const double> parameters,
                      std::span<const std::size_t> varying, std::span<const Signal> inputs,
                      const SimulationOptions& options, std::span<const double> times,
                      std::span<const std::size_t> outputs, std::size_t checked,
                      const std::shared_ptr<const TrajectoryProgram>& program) {
    const bool plain = options.stepper == "rk4" && model->capabilities().tape && !model->states().empty() &&
                       model->unknowns().empty() && model->discretes().empty() && model->events().empty() &&
                       model->floors().empty() && model->formulas().output;
    // Lanes share the corners of their inputs, which clocks move apart.
    if (!plain || std::ranges::any_of(inputs, &Signal::clock)) return nullptr;
    std::unique_ptr<BatchIntegrator> trajectory(new BatchIntegrator);
    trajectory->options_ = options;
    trajectory->program_ =
        program && program->fits(*model, inputs, varying, outputs)
            ? program
            : std::make_shared<const TrajectoryProgram>(model, inputs, varying, outputs, checked);
    const TrajectoryProgram& p = *trajectory->program_;
    if (!p.offered()) return nullptr;

    // The pieces of time are those of a single run (run.h).
    auto schedule = std::make_unique<Schedule>();
    Run<double> run(p.stepped, inputs, options);
    run.start(parameters, times);
    Evaluator<double> forcing(p.forcing);
    const std::size_t count = p.forcing->outputs().size();
    std::vector<double> slots(std::max(run.slots().size(), p.forcing->inputCount()), 0.0);
    const std::size_t mostForcing = std::max(kMostForcing, kForcingPerTime * times.size());
    std::size_t next = 0;
    const auto record = [&](double now) {
        const double tolerance = kReached * std::max(1e-3, std::abs(now));
        for (; next < times.size() && times[next] <= now + tolerance; ++next) {
            if (std::abs(times[next] - now) > tolerance) return false;
            schedule->records.push_back({schedule->steps.size(), now});
            for (const Signal& signal : inputs) schedule->recordInputs.push_back(signal.at(now));
        }
        return true;
    };
    for (const Signal& signal : inputs) schedule->startInputs.push_back(signal.at(options.startTime));
    if (!record(options.startTime)) return nullptr;
    bool more = true;
    while (more) {
        const auto piece = run.piece();
        const auto done = static_cast<long long>(schedule->steps.size());
        if (piece.steps > options.maxSteps - done ||
            static_cast<std::size_t>(done + piece.steps) * (3 * count + 2) > mostForcing)
            return nullptr;
        std::copy(run.slots().begin(), run.slots().end(), slots.begin());
        const double half = piece.step * 0.5;
        for (long long k = 0; k < piece.steps; ++k) {
            const double begin = run.stepTime(k);
            const std::size_t at = schedule->forcing.size();
            schedule->forcing.resize(at + 3 * count);
            std::size_t place = at;
            for (const double t : {begin, begin + half, begin + piece.step}) {
                slots[p.stepped.slots.time] = t;
                forcing(std::span<const double>(slots).first(p.forcing->inputCount()),
                        std::span<double>(schedule->forcing).subspan(place, count));
                place += count;
            }
            schedule->steps.push_back({begin, piece.step});
            if (!record(run.stepTime(k + 1))) return nullptr;
        }
        more = run.nextPiece();
    }
    if (next != times.size()) return nullptr;
    trajectory->schedule_ = std::move(schedule);
    return trajectory;
}

Trajectories BatchIntegrator::run(const Eigen::Ref<const Eigen::MatrixXd>& parameters,
                                  std::stop_token stop) const {
    Trajectories trajectories;
    const auto rows = static_cast<Eigen::Index>(program_->outputs.size() * schedule_->records.size());
    trajectories.values.resize(rows, parameters.cols());
    trajectories.statuses.resize(static_cast<std::size_t>(parameters.cols()));
    const auto width = static_cast<Eigen::Index>(laneKernels().front().lanes);
    for (Eigen::Index first = 0; first < parameters.cols(); first += width)
        runBlock(parameters, first, trajectories, stop);
    return trajectories;
}

void BatchIntegrator::runBlock(const Eigen::Ref<const Eigen::MatrixXd>& parameters, Eigen::Index first,
                               Trajectories& to, std::stop_token stop) const {
    const TrajectoryProgram& p = *program_;
    const Schedule& schedule = *schedule_;
    const LaneKernels& kernels = laneKernels().front();
    const auto used = static_cast<std::size_t>(
        std::min<Eigen::Index>(static_cast<Eigen::Index>(kernels.lanes), parameters.cols() - first));
    const std::size_t width = (used + kLaneStep - 1) / kLaneStep * kLaneStep, nx = p.states.size();
    const SlotLayout& layout = p.stepped.slots;
    Block block(p.code, kernels.lanes);
    std::optional<Block> outputs;
    if (p.output) outputs.emplace(p.outputCode, kernels.lanes);
    block.markTables(p.code);

    Evaluator<double> initial(p.model->formulas().initial), held(p.derivative->heldTape());
    std::optional<Evaluator<double>> heldOutput;
    if (p.output) {
        heldOutput.emplace(p.output->heldTape());
        outputs->markTables(p.outputCode);
    }
    std::vector<double> slots(std::max({p.derivative->heldTape()->inputCount(), layout.count}), 0.0),
        values(std::max(
            {nx, p.derivative->heldRows().size(), p.output ? p.output->heldRows().size() : std::size_t{0}}));
    for (std::size_t lane = 0; lane < width; ++lane) {
        const Eigen::Index sample = first + static_cast<Eigen::Index>(lane < used ? lane : 0);
        for (Eigen::Index k = 0; k < parameters.rows(); ++k)
            slots[layout.parameters + static_cast<std::size_t>(k)] = parameters(k, sample);
        slots[layout.time] = options_.startTime;
        std::copy(schedule.startInputs.begin(), schedule.startInputs.end(),
                  slots.begin() + static_cast<std::ptrdiff_t>(layout.inputs));
        initial(std::span<const double>(slots).first(layout.count), std::span<double>(values).first(nx));
        for (std::size_t k = 0; k < nx; ++k) block.at(p.states[k], lane) = values[k];
        held(std::span<const double>(slots).first(held.tape().inputCount()),
             std::span<double>(values).first(p.derivative->heldRows().size()));
        for (std::size_t k = 0; k < p.derivative->heldRows().size(); ++k)
            block.at(p.derivative->heldRows()[k], lane) = values[k];
        if (!p.output) continue;
        (*heldOutput)(std::span<const double>(slots).first(layout.count),
                      std::span<double>(values).first(p.output->heldRows().size()));
        for (std::size_t k = 0; k < p.output->heldRows().size(); ++k)
            outputs->at(p.output->heldRows()[k], lane) = values[k];
    }
    for (std::size_t k = 0; k < p.checked; ++k)
        block.fill(p.limits[k], options_.blowUp * std::abs(p.model->states()[k].nominal), width);
    block.fill(p.trouble, 0, width);

    const std::size_t times = schedule.records.size(), inputs = p.outputInputs.size();
    std::size_t nextRecord = 0;
    const auto record = [&](std::size_t done) {
        for (; nextRecord < times && schedule.records[nextRecord].after == done; ++nextRecord) {
            if (p.output) {
                outputs->fill(p.outputTime, schedule.records[nextRecord].time, width);
                for (std::size_t k = 0; k < nx; ++k)
                    std::copy_n(block.row(p.states[k]), width, outputs->row(p.outputStates[k]));
                for (std::size_t k = 0; k < inputs; ++k)
                    outputs->fill(p.outputInputs[k], schedule.recordInputs[nextRecord * inputs + k], width);
                kernels.run(p.outputThread, outputs->rows(), width);
            }
            for (std::size_t o = 0; o < p.outputs.size(); ++o)
                std::copy_n(p.output ? outputs->row(p.output->outputRows()[o]) : block.row(p.stateOutputs[o]),
                            used, &to.values(static_cast<Eigen::Index>(o * times + nextRecord), first));
        }
    };

    RunStatus* statuses = to.statuses.data() + first;
    std::uint64_t failed = 0;
    const auto all = used == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << used) - 1;
    const auto fail = [&](std::size_t lane, std::size_t done) {
        RunStatus& status = statuses[lane];
        status.time = done > 0 ? schedule.steps[done - 1].begin : options_.startTime;
        status.steps = static_cast<long long>(done);
        for (std::size_t k = 0; k < p.checked; ++k) {
            const double x = std::abs(block.at(p.states[k], lane));
            if (x <= block.at(p.limits[k], lane)) continue;
            status.end = std::isfinite(x) ? RunEnd::BlowUp : RunEnd::NotFinite;
            status.variable = static_cast<int>(k);
            return;
        }
    };
    const auto look = [&](std::size_t done) {
        for (std::uint64_t now = kernels.nonzero(block.row(p.trouble)) & all & ~failed; now != 0;
             now &= now - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(now));
            failed |= std::uint64_t{1} << lane;
            fail(lane, done);
        }
    };
    for (std::size_t lane = 0; lane < used; ++lane)
        for (std::size_t k = 0; k < p.checked; ++k)
            if (!(std::abs(block.at(p.states[k], lane)) <= block.at(p.limits[k], lane)))
                block.at(p.trouble, lane) = 1;
    look(0);

    const std::size_t count = p.forcing->outputs().size();
    const double* forcing = schedule.forcing.data();
    double length = std::numeric_limits<double>::quiet_NaN();
    record(0);
    for (std::size_t k = 0; k < schedule.steps.size() && failed != all; ++k) {
        if (k % 64 == 0 && stop.stop_requested()) {
            for (std::size_t lane = 0; lane < used; ++lane) statuses[lane].end = RunEnd::Cancelled;
            return;
        }
        if (schedule.steps[k].length != length) {
            length = schedule.steps[k].length;
            block.fill(p.step, length, width);
        }
        for (const auto& rows : p.forcingRows)
            for (std::size_t j = 0; j < count; ++j) block.fill(rows[j], *forcing++, width);
        kernels.run(p.thread, block.rows(), width);
        look(k + 1);
        record(k + 1);
    }
    for (std::size_t lane = 0; lane < used; ++lane) {
        if (failed >> lane & 1) continue;
        statuses[lane].end = RunEnd::StopTime;
        statuses[lane].time = options_.end();
        statuses[lane].steps = static_cast<long long>(schedule.steps.size());
    }
}

} // namespace rigor

#include "core/methods/filter/kalman/filter_trajectory.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/filter/causes/blind.h"

#include <cmath>

namespace rigor {

namespace {

constexpr long long kStepsBetweenReports = 500;
constexpr Eigen::Index kRowsBetweenReports = 500;
/// From here on a value tells that its unit or the start is wrong, and is named where the filter fails.
constexpr double kAstray = 100;
constexpr double kLogTwoPi = 1.8378770664093453;

/// Room for the rows of the setup behind those that are filled.
void allocate(FilterTrajectory& trajectory, const FilterSetup& setup, std::size_t curves) {
    const Eigen::Index before = trajectory.rows;
    const auto added = static_cast<Eigen::Index>(setup.times.size()), n = before + added;
    const double none = std::nan("");
    const auto longer = [&](Eigen::MatrixXd& values, Eigen::Index columns, double fill) {
        values.conservativeResize(n, columns);
        values.bottomRows(added).setConstant(fill);
    };
    const auto m = static_cast<Eigen::Index>(setup.sensors.size());
    longer(trajectory.X, setup.size(), none);
    longer(trajectory.deviation, setup.size(), none);
    for (auto* values : {&trajectory.innovation, &trajectory.innovationDeviation, &trajectory.normalised})
        longer(*values, m, none);
    longer(trajectory.known, static_cast<Eigen::Index>(setup.known.size()), 0);
    longer(trajectory.curveArguments, static_cast<Eigen::Index>(curves), none);
    trajectory.nis.conservativeResize(n);
    trajectory.nis.tail(added).setConstant(none);
    trajectory.logLikelihood.conservativeResize(n);
    trajectory.logLikelihood.tail(added).setZero();
    trajectory.used.resize(static_cast<std::size_t>(n), 0);
    trajectory.rejected.conservativeResize(n, m);
    trajectory.rejected.bottomRows(added).setZero();
}

void record(FilterTrajectory& trajectory, Eigen::Index row, const GaussianState& estimate,
            const Innovation& said, const OneStep& step) {
    trajectory.X.row(row) = estimate.X.transpose();
    for (Eigen::Index k = 0; k < estimate.X.size(); ++k) {
        const double variance = estimate.P(k, k);
        if (variance < 0 && trajectory.notPositive < 0) trajectory.notPositive = row;
        trajectory.deviation(row, k) = std::sqrt(std::max(variance, 0.0));
    }
    trajectory.innovation.row(row) = said.value.transpose();
    trajectory.innovationDeviation.row(row) = said.deviation.transpose();
    trajectory.normalised.row(row) = said.normalised.transpose();
    trajectory.nis[row] = said.used > 0 ? said.nis : std::nan("");
    trajectory.logLikelihood[row] =
        said.used > 0 ? -0.5 * (said.nis + said.logDeterminant + kLogTwoPi * said.used) : 0;
    trajectory.used[static_cast<std::size_t>(row)] = said.used;
    for (std::size_t i = 0; i < said.rejected.size(); ++i)
        trajectory.rejected(row, static_cast<Eigen::Index>(i)) = said.rejected[i];
    const auto& known = step.knownAtEnd();
    for (std::size_t k = 0; k < known.size(); ++k)
        trajectory.known(row, static_cast<Eigen::Index>(k)) = known[k];
    const auto& arguments = step.curveArguments();
    for (std::size_t k = 0; k < arguments.size(); ++k)
        trajectory.curveArguments(row, static_cast<Eigen::Index>(k)) = arguments[k];
    trajectory.rows = row + 1;
}

/// F of two steps in a row: [F2; 0 I] [F1; 0 I].
void chain(Eigen::MatrixXd& total, const Eigen::MatrixXd& next) {
    const Eigen::Index n = next.rows();
    const Eigen::MatrixXd product = next.leftCols(n) * total;
    total = product;
    total.rightCols(next.cols() - n) += next.rightCols(next.cols() - n);
}

} // namespace

FilterLoop::FilterLoop(const FilterSetup& setup, OneStep& step, const FilterOptions& options,
                       FilterMemory* memory)
    : setup_(&setup), step_(&step), options_(options), memory_(memory),
      variances_(static_cast<Eigen::Index>(setup.sensors.size())),
      scale_(setup.deviation.cwiseMax(setup.start.cwiseAbs()).cwiseMax(1e-300)),
      unit_(Eigen::MatrixXd::Identity(setup.stateCount(), setup.size())) {
    allocate(trajectory, setup, step.curveCount());
    trajectory.last.X = setup.start;
    trajectory.last.P = setup.deviation.array().square().matrix().asDiagonal();
    for (Eigen::Index i = 0; i < variances_.size(); ++i) {
        const double sigma = setup.sensors[static_cast<std::size_t>(i)].sigma;
        variances_[i] = sigma * sigma;
    }
    total_ = unit_;
    start_ = trajectory.last;
    step.start();
}

void FilterLoop::goOn(const FilterSetup& further, OneStep& step) {
    offset_ = trajectory.rows;
    setup_ = &further;
    step_ = &step;
    blind_ = 0;
    allocate(trajectory, further, step.curveCount());
}

void FilterLoop::beginNext(const FilterSetup& another, OneStep& step) {
    goOn(another, step);
    const Eigen::Index n = another.stateCount(), p = another.size() - n;
    GaussianState& estimate = trajectory.last;
    estimate.X.head(n) = another.start.head(n);
    const Eigen::MatrixXd unknowns = estimate.P.bottomRightCorner(p, p);
    estimate.P.setZero();
    estimate.P.diagonal().head(n) = another.deviation.head(n).array().square();
    estimate.P.bottomRightCorner(p, p) = unknowns;
    start_ = estimate;
    fresh_ = true;
    mayBeOff_.resize(0);
    total_ = unit_;
    step.start();
}

/// False: cancelled.
bool FilterLoop::tell(const Progress& progress) {
    if (progress.stopRequested()) {
        trajectory.failure = translate("Method", "cancelled");
        return false;
    }
    ProgressEvent event;
    event.phase = "filtering";
    event.done = step_->begin() - setup_->simulation.startTime;
    event.total = setup_->times.back() - setup_->simulation.startTime;
    event.estimate.assign(trajectory.last.X.begin() + setup_->stateCount(), trajectory.last.X.end());
    for (const double side : {-kTwoSided95, kTwoSided95}) {
        const Eigen::VectorXd end =
            trajectory.last.X + side * trajectory.last.P.diagonal().cwiseMax(0.0).cwiseSqrt();
        event.populationEstimates.emplace_back(end.begin() + setup_->stateCount(), end.end());
    }
    progress.tell(event);
    return true;
}

bool FilterLoop::finite() {
    if (options_.jacobian == "complex-step" ? step_->advanceComplex(trajectory.last.X, F_, scale_)
                                            : step_->advance(trajectory.last.X, F_))
        return true;
    trajectory.failure =
        filled(translate("Method", "at {:g} s the model has no finite derivative at the estimate; "
                                   "the filter has lost the system (start, noise or model)"),
               step_->begin());
    // The complex step leaves no stage behind.
    if (options_.jacobian == "complex-step") return false;
    if (const std::string limit = step_->outsideLimits(); !limit.empty())
        trajectory.failure =
            filled(translate("Method", "at {:g} s the model has no value at the estimate: {}; the "
                                       "filter has lost the system (start, noise or model)"),
                   step_->begin(), limit);
    return false;
}

/// From where an input is not known on the states may be off by what it may do until it is known again.
void FilterLoop::enterBlind() {
    const auto& stretches = setup_->blind;
    const double tolerance = 1e-6 * setup_->simulation.step, begin = step_->begin();
    while (blind_ < stretches.size() && mayBeOff_.size() == 0 && stretches[blind_].to <= begin + tolerance)
        ++blind_;
    if (blind_ == stretches.size() || mayBeOff_.size() > 0 || begin < stretches[blind_].from - tolerance)
        return;
    mayBeOff_ = spreadBehind(*setup_, stretches[blind_], begin, trajectory.last.X, step_->knownAtBegin());
    unsettle();
}

/// The same once more at its end: what was added before may have been forgotten on the way.
void FilterLoop::leaveBlind() {
    if (mayBeOff_.size() == 0) return;
    if (step_->end() < setup_->blind[blind_].to - 1e-6 * setup_->simulation.step) return;
    unsettle();
    mayBeOff_.resize(0);
    ++blind_;
}

void FilterLoop::unsettle() { trajectory.last.P.diagonal().head(mayBeOff_.size()) += mayBeOff_.cwiseAbs2(); }

void FilterLoop::addDrift() {
    if (setup_->drift.size() == 0) return;
    const Eigen::Index n = setup_->stateCount();
    trajectory.last.X.head(n) += 0.5 * step_->length() * (setup_->drift + F_.leftCols(n) * setup_->drift);
}

void FilterLoop::keepFurthest() {
    for (Eigen::Index i = 0; i < said.value.size(); ++i) {
        const double z = std::abs(said.value[i]) / said.deviation[i];
        if (!(z > furthest_.deviations)) continue;
        furthest_ = {z, step_->end(), static_cast<std::size_t>(i)};
    }
}

/// What may have led the filter astray; "" = nothing has.
std::string FilterLoop::furthestSaid() const {
    if (furthest_.deviations < kAstray) return {};
    return filled(translate("Method",
                            "; the value of {} at {:g} s lay {:.3g} standard deviations from what was "
                            "expected (look at its unit and at the start)"),
                  setup_->sensors[furthest_.sensor].output, furthest_.time, furthest_.deviations);
}

bool FilterLoop::next(const Progress& progress) {
    if (!trajectory.failure.empty()) return false;
    GaussianState& estimate = trajectory.last;
    while (step_->next()) {
        if (trajectory.steps % kStepsBetweenReports == 0 && !tell(progress)) return false;
        ++trajectory.steps;
        enterBlind();
        if (!finite()) {
            trajectory.failure += furthestSaid();
            return false;
        }
        addDrift();
        predict_(estimate.P, F_, *setup_, step_->length());
        leaveBlind();
        if (memory_) chain(total_, F_);
        const Eigen::Index row = step_->rowAtEnd();
        if (row < 0) continue;
        step_->measure(estimate.X, predicted_, H_);
        if (memory_) {
            if (fresh_) memory_->starts.push_back({trajectory.rows, start_, total_});
            // The states of the experiment before have no part in those of this one.
            if (fresh_ && trajectory.rows > 0) total_.leftCols(setup_->stateCount()).setZero();
            fresh_ = false;
            memory_->transition.push_back(total_);
            total_ = unit_;
        }
        if (!update_(estimate, setup_->values.row(row).transpose(), predicted_, H_, variances_,
                     options_.update == "joseph", options_.gate, said)) {
            trajectory.failure =
                filled(translate("Method", "at {:g} s the covariance of the innovations is not positive "
                                           "definite; try the Joseph form or more process noise"),
                       step_->end());
            keepFurthest();
            trajectory.failure += furthestSaid();
            return false;
        }
        keepFurthest();
        if (memory_) {
            if (memory_->forSmoother) memory_->filtered.push_back(estimate.P);
            memory_->update.push_back(update_.factors());
        }
        record(trajectory, offset_ + row, estimate, said, *step_);
        return true;
    }
    return false;
}

FilterRecord::FilterRecord(std::vector<FilterSetup> setups)
    : setups_(std::move(setups)), whole_(joined(setups_)) {
    for (const FilterSetup& setup : setups_) {
        steps_.push_back(std::make_unique<OneStep>(setup));
        parts_.push_back({&setup, steps_.back().get()});
    }
}

FilterTrajectory runFilter(const FilterRecord& record, const FilterOptions& options, const Progress& progress,
                           FilterMemory* memory, const FilterObserver& observer) {
    const std::vector<RecordPart>& parts = record.parts();
    FilterLoop loop(*parts.front().setup, *parts.front().step, options, memory);
    const double begin = record.whole().simulation.startTime, end = record.whole().times.back();
    for (std::size_t e = 0; e < parts.size(); ++e) {
        if (e > 0) loop.beginNext(*parts[e].setup, *parts[e].step);
        const double before = e > 0 ? record.whole().parts[e].begin - begin : 0;
        const Progress own{progress.stop, [&](ProgressEvent event) {
                               event.done += before;
                               event.total = end - begin;
                               progress.tell(event);
                           }};
        while (loop.next(own))
            if (observer) observer(loop.trajectory.rows - 1, loop.trajectory.last, loop.said);
        if (loop.trajectory.complete()) continue;
        if (parts.size() > 1)
            loop.trajectory.failure = filled(translate("Method", "experiment {}: {}"), parts[e].setup->label,
                                             loop.trajectory.failure);
        break;
    }
    return std::move(loop.trajectory);
}

FilterTrajectory runFilter(const FilterSetup& setup, OneStep& step, const FilterOptions& options,
                           const Progress& progress, FilterMemory* memory, const FilterObserver& observer) {
    FilterLoop loop(setup, step, options, memory);
    while (loop.next(progress))
        if (observer) observer(loop.trajectory.rows - 1, loop.trajectory.last, loop.said);
    return std::move(loop.trajectory);
}

namespace {

/// What the measurements behind a time say about the estimate there: l and M of the header.
class Later {
  public:
    explicit Later(Eigen::Index size)
        : l_(Eigen::VectorXd::Zero(size)), M_(Eigen::MatrixXd::Zero(size, size)) {}

    /// From behind an update to before it. With W, G: (I - K H) = I - G W.
    void backOver(const UpdateFactors& u) {
        if (u.e.size() == 0) return;
        MG_ = M_ * u.G;
        l_ -= u.W.transpose() * (u.G.transpose() * l_ + u.e);
        product_ = MG_ * u.W;
        Eigen::MatrixXd inner = u.G.transpose() * MG_;
        inner.diagonal().array() += 1;
        M_ += u.W.transpose() * inner * u.W - product_ - product_.transpose();
    }
    /// From a time to the one before it; transition: states x L.
    void backOver(const Eigen::MatrixXd& transition) {
        const Eigen::Index n = transition.rows(), L = transition.cols();
        Phi_.setIdentity(L, L);
        Phi_.topRows(n) = transition;
        l_ = (Phi_.transpose() * l_).eval();
        product_ = M_ * Phi_;
        M_ = Phi_.transpose() * product_;
        M_ = (0.5 * (M_ + M_.transpose())).eval();
    }
    Eigen::VectorXd estimate(const Eigen::VectorXd& X, const Eigen::MatrixXd& P) const { return X - P * l_; }
    Eigen::VectorXd deviation(const Eigen::MatrixXd& P) {
        product_ = M_ * P;
        return (P.diagonal() - P.cwiseProduct(product_).colwise().sum().transpose())
            .cwiseMax(0.0)
            .cwiseSqrt();
    }

  private:
    Eigen::VectorXd l_;
    Eigen::MatrixXd M_, MG_, product_, Phi_;
};

} // namespace

SmoothedTrajectory smooth(const FilterTrajectory& trajectory, const FilterMemory& memory,
                          const Progress& progress) {
    SmoothedTrajectory result{trajectory.X, trajectory.deviation,
                              std::vector<Eigen::VectorXd>(memory.starts.size())};
    if (trajectory.rows == 0) return result;
    Later later(trajectory.X.cols());
    std::size_t part = memory.starts.size();
    for (Eigen::Index at = trajectory.rows - 1; at >= 0; --at) {
        if (progress.stopRequested()) return result;
        const auto row = static_cast<std::size_t>(at);
        if (at % kRowsBetweenReports == 0) {
            ProgressEvent event;
            event.phase = "smoothing";
            event.done = static_cast<double>(trajectory.rows - 1 - at);
            event.total = static_cast<double>(trajectory.rows);
            progress.tell(event);
        }
        if (at < trajectory.rows - 1) {
            const Eigen::MatrixXd& P = memory.filtered[row];
            result.X.row(at) = later.estimate(trajectory.X.row(at).transpose(), P).transpose();
            result.deviation.row(at) = later.deviation(P).transpose();
        }
        later.backOver(memory.update[row]);
        if (part > 0 && memory.starts[part - 1].row == at) {
            const FilterMemory::Start& start = memory.starts[--part];
            Later before = later;
            before.backOver(start.transition);
            result.starts[part] = before.estimate(start.state.X, start.state.P);
        }
        later.backOver(memory.transition[row]);
    }
    return result;
}

} // namespace rigor

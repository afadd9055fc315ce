#include "core/methods/filter/filter_course.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Cholesky>

#include <cmath>

namespace rigor {

namespace {

constexpr long long kStepsBetweenReports = 500;

/// Room for the rows of the setup behind those that are filled.
void allocate(FilterCourse& course, const FilterSetup& setup, std::size_t curves) {
    const Eigen::Index before = course.rows;
    const auto added = static_cast<Eigen::Index>(setup.times.size()), n = before + added;
    const double none = std::nan("");
    const auto longer = [&](Eigen::MatrixXd& values, Eigen::Index columns, double fill) {
        values.conservativeResize(n, columns);
        values.bottomRows(added).setConstant(fill);
    };
    const auto m = static_cast<Eigen::Index>(setup.sensors.size());
    longer(course.X, setup.size(), none);
    longer(course.deviation, setup.size(), none);
    for (auto* values : {&course.innovation, &course.innovationDeviation, &course.normalised})
        longer(*values, m, none);
    longer(course.known, static_cast<Eigen::Index>(setup.known.size()), 0);
    longer(course.curveArguments, static_cast<Eigen::Index>(curves), none);
    course.nis.conservativeResize(n);
    course.nis.tail(added).setConstant(none);
    course.used.resize(static_cast<std::size_t>(n), 0);
    course.rejected.conservativeResize(n, m);
    course.rejected.bottomRows(added).setZero();
}

void record(FilterCourse& course, Eigen::Index row, const GaussianState& estimate, const Innovation& said,
            const OneStep& step) {
    course.X.row(row) = estimate.X.transpose();
    for (Eigen::Index k = 0; k < estimate.X.size(); ++k) {
        const double variance = estimate.P(k, k);
        if (variance < 0 && course.notPositive < 0) course.notPositive = row;
        course.deviation(row, k) = std::sqrt(std::max(variance, 0.0));
    }
    course.innovation.row(row) = said.value.transpose();
    course.innovationDeviation.row(row) = said.deviation.transpose();
    course.normalised.row(row) = said.normalised.transpose();
    course.nis[row] = said.used > 0 ? said.nis : std::nan("");
    course.used[static_cast<std::size_t>(row)] = said.used;
    for (std::size_t i = 0; i < said.rejected.size(); ++i)
        course.rejected(row, static_cast<Eigen::Index>(i)) = said.rejected[i];
    const auto& known = step.knownAtEnd();
    for (std::size_t k = 0; k < known.size(); ++k) course.known(row, static_cast<Eigen::Index>(k)) = known[k];
    const auto& arguments = step.curveArguments();
    for (std::size_t k = 0; k < arguments.size(); ++k)
        course.curveArguments(row, static_cast<Eigen::Index>(k)) = arguments[k];
    course.rows = row + 1;
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
    allocate(course, setup, step.curveCount());
    course.last.X = setup.start;
    course.last.P = setup.deviation.array().square().matrix().asDiagonal();
    for (Eigen::Index i = 0; i < variances_.size(); ++i) {
        const double sigma = setup.sensors[static_cast<std::size_t>(i)].sigma;
        variances_[i] = sigma * sigma;
    }
    total_ = unit_;
    start_ = course.last;
    step.start();
}

void FilterLoop::goOn(const FilterSetup& further, OneStep& step) {
    offset_ = course.rows;
    setup_ = &further;
    step_ = &step;
    allocate(course, further, step.curveCount());
}

void FilterLoop::beginNext(const FilterSetup& another, OneStep& step) {
    goOn(another, step);
    const Eigen::Index n = another.stateCount(), p = another.size() - n;
    GaussianState& estimate = course.last;
    estimate.X.head(n) = another.start.head(n);
    const Eigen::MatrixXd unknowns = estimate.P.bottomRightCorner(p, p);
    estimate.P.setZero();
    estimate.P.diagonal().head(n) = another.deviation.head(n).array().square();
    estimate.P.bottomRightCorner(p, p) = unknowns;
    start_ = estimate;
    fresh_ = true;
    total_ = unit_;
    step.start();
}

/// False: cancelled.
bool FilterLoop::tell(const Progress& progress) {
    if (progress.stopRequested()) {
        course.failure = translate("Method", "cancelled");
        return false;
    }
    ProgressEvent event;
    event.phase = "filtering";
    event.done = step_->begin() - setup_->simulation.startTime;
    event.total = setup_->times.back() - setup_->simulation.startTime;
    event.estimate.assign(course.last.X.begin() + setup_->stateCount(), course.last.X.end());
    for (const double side : {-kTwoSided95, kTwoSided95}) {
        const Eigen::VectorXd end = course.last.X + side * course.last.P.diagonal().cwiseMax(0.0).cwiseSqrt();
        event.populationEstimates.emplace_back(end.begin() + setup_->stateCount(), end.end());
    }
    progress.tell(event);
    return true;
}

bool FilterLoop::finite() {
    if (options_.jacobian == "complex-step" ? step_->advanceComplex(course.last.X, F_, scale_)
                                            : step_->advance(course.last.X, F_))
        return true;
    course.failure =
        filled(translate("Method", "at {:g} s the model has no finite derivative at the estimate; "
                                   "the filter has lost the system (start, noise or model)"),
               step_->begin());
    // The complex step leaves no stage behind.
    if (options_.jacobian == "complex-step") return false;
    if (const std::string limit = step_->outsideLimits(); !limit.empty())
        course.failure =
            filled(translate("Method", "at {:g} s the model has no value at the estimate: {}; the "
                                       "filter has lost the system (start, noise or model)"),
                   step_->begin(), limit);
    return false;
}

bool FilterLoop::next(const Progress& progress) {
    if (!course.failure.empty()) return false;
    GaussianState& estimate = course.last;
    while (step_->next()) {
        if (course.steps % kStepsBetweenReports == 0 && !tell(progress)) return false;
        ++course.steps;
        if (!finite()) return false;
        predict_(estimate.P, F_, *setup_, step_->length());
        if (memory_) chain(total_, F_);
        const Eigen::Index row = step_->rowAtEnd();
        if (row < 0) continue;
        step_->measure(estimate.X, predicted_, H_);
        if (memory_) {
            memory_->predicted.push_back(estimate.P);
            memory_->predictedX.push_back(estimate.X);
            if (fresh_) memory_->starts.push_back({course.rows, start_, total_});
            // The states of the experiment before have no part in those of this one.
            if (fresh_ && course.rows > 0) total_.leftCols(setup_->stateCount()).setZero();
            fresh_ = false;
            memory_->transition.push_back(total_);
            total_ = unit_;
        }
        if (!update_(estimate, setup_->values.row(row).transpose(), predicted_, H_, variances_,
                     options_.update == "joseph", options_.gate, said)) {
            course.failure =
                filled(translate("Method", "at {:g} s the covariance of the innovations is not positive "
                                           "definite; try the Joseph form or more process noise"),
                       step_->end());
            return false;
        }
        if (memory_) memory_->filtered.push_back(estimate.P);
        record(course, offset_ + row, estimate, said, *step_);
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

FilterCourse runFilter(const FilterRecord& record, const FilterOptions& options, const Progress& progress,
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
            if (observer) observer(loop.course.rows - 1, loop.course.last, loop.said);
        if (loop.course.complete()) continue;
        if (parts.size() > 1)
            loop.course.failure =
                filled(translate("Method", "experiment {}: {}"), parts[e].setup->label, loop.course.failure);
        break;
    }
    return std::move(loop.course);
}

FilterCourse runFilter(const FilterSetup& setup, OneStep& step, const FilterOptions& options,
                       const Progress& progress, FilterMemory* memory, const FilterObserver& observer) {
    FilterLoop loop(setup, step, options, memory);
    while (loop.next(progress))
        if (observer) observer(loop.course.rows - 1, loop.course.last, loop.said);
    return std::move(loop.course);
}

namespace {

/// One step back, of a state X, P behind it (given all data) with the prediction from `before`.
class StepBack {
  public:
    void operator()(const GaussianState& before, const Eigen::MatrixXd& transition,
                    const GaussianState& predicted, Eigen::VectorXd& X, Eigen::MatrixXd& P) {
        const Eigen::Index n = transition.rows(), L = transition.cols();
        cross_.resize(L, L);
        cross_.leftCols(n) = before.P * transition.transpose();
        cross_.rightCols(L - n) = before.P.rightCols(L - n);
        // Variances differ by 30 orders of magnitude; the factors are those of the correlations.
        const Eigen::VectorXd s = predicted.P.diagonal().cwiseMax(1e-300).cwiseSqrt();
        scaled_ = s.cwiseInverse().asDiagonal() * predicted.P * s.cwiseInverse().asDiagonal();
        const Eigen::LDLT<Eigen::MatrixXd> factors(scaled_);
        gain_ =
            s.cwiseInverse().asDiagonal() * factors.solve(s.cwiseInverse().asDiagonal() * cross_.transpose());
        X = (before.X + gain_.transpose() * (X - predicted.X)).eval();
        P = (before.P + gain_.transpose() * (P - predicted.P) * gain_).eval();
        P = (0.5 * (P + P.transpose())).eval();
    }

  private:
    Eigen::MatrixXd cross_, gain_, scaled_;
};

} // namespace

SmoothedCourse smooth(const FilterCourse& course, const FilterMemory& memory, std::stop_token stop) {
    SmoothedCourse result{course.X, course.deviation, std::vector<Eigen::VectorXd>(memory.starts.size())};
    if (course.rows == 0) return result;
    Eigen::VectorXd X = course.X.row(course.rows - 1).transpose();
    Eigen::MatrixXd P = memory.filtered[static_cast<std::size_t>(course.rows - 1)];
    StepBack back;
    GaussianState before, predicted;
    std::size_t part = memory.starts.size();
    for (Eigen::Index later = course.rows - 1; later >= 0; --later) {
        if (stop.stop_requested()) return result;
        const auto row = static_cast<std::size_t>(later);
        predicted.X = memory.predictedX[row];
        predicted.P = memory.predicted[row];
        if (part > 0 && memory.starts[part - 1].row == later) {
            const FilterMemory::Start& start = memory.starts[--part];
            Eigen::VectorXd atStart = X;
            Eigen::MatrixXd itsP = P;
            back(start.state, start.transition, predicted, atStart, itsP);
            result.starts[part] = std::move(atStart);
        }
        if (later == 0) break;
        before.X = course.X.row(later - 1).transpose();
        before.P = memory.filtered[row - 1];
        back(before, memory.transition[row], predicted, X, P);
        result.X.row(later - 1) = X.transpose();
        result.deviation.row(later - 1) = P.diagonal().cwiseMax(0.0).cwiseSqrt().transpose();
    }
    return result;
}

} // namespace rigor

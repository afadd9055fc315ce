#include "core/methods/filter/filter_course.h"

#include "core/foundation/base/translate.h"

#include <Eigen/Cholesky>

#include <cmath>

namespace rigor {

namespace {

constexpr long long kStepsBetweenReports = 500;

void allocate(FilterCourse& course, const FilterSetup& setup, std::size_t curves) {
    const auto n = static_cast<Eigen::Index>(setup.times.size());
    const auto m = static_cast<Eigen::Index>(setup.sensors.size());
    const double none = std::nan("");
    course.X.setConstant(n, setup.size(), none);
    course.deviation.setConstant(n, setup.size(), none);
    for (auto* values : {&course.innovation, &course.innovationDeviation, &course.normalised})
        values->setConstant(n, m, none);
    course.nis.setConstant(n, none);
    course.used.assign(setup.times.size(), 0);
    course.rejected.setZero(n, m);
    course.known.setZero(n, static_cast<Eigen::Index>(setup.known.size()));
    course.curveArguments.setConstant(n, static_cast<Eigen::Index>(curves), none);
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

FilterCourse runFilter(const FilterSetup& setup, OneStep& step, const FilterOptions& options,
                       const Progress& progress, FilterMemory* memory, const FilterObserver& observer) {
    FilterCourse course;
    allocate(course, setup, step.curveCount());
    GaussianState& estimate = course.last;
    estimate.X = setup.start;
    estimate.P = setup.deviation.array().square().matrix().asDiagonal();
    Eigen::VectorXd variances(static_cast<Eigen::Index>(setup.sensors.size()));
    for (Eigen::Index i = 0; i < variances.size(); ++i) {
        const double sigma = setup.sensors[static_cast<std::size_t>(i)].sigma;
        variances[i] = sigma * sigma;
    }
    const bool complex = options.jacobian == "complex-step", joseph = options.update == "joseph";
    const Eigen::VectorXd scale = setup.deviation.cwiseMax(setup.start.cwiseAbs()).cwiseMax(1e-300);
    CovariancePrediction predict;
    MeasurementUpdate update;
    Innovation said;
    Eigen::MatrixXd F, H, total;
    Eigen::VectorXd predicted;
    const Eigen::MatrixXd unit = Eigen::MatrixXd::Identity(setup.stateCount(), setup.size());
    total = unit;
    step.start();
    while (step.next()) {
        if (course.steps % kStepsBetweenReports == 0) {
            if (progress.stopRequested()) {
                course.failure = translate("Method", "cancelled");
                return course;
            }
            ProgressEvent event;
            event.phase = "filtering";
            event.done = step.begin() - setup.simulation.startTime;
            event.total = setup.times.back() - setup.simulation.startTime;
            event.estimate.assign(estimate.X.begin() + setup.stateCount(), estimate.X.end());
            progress.tell(event);
        }
        ++course.steps;
        const bool finite = complex ? step.advanceComplex(estimate.X, F, scale) : step.advance(estimate.X, F);
        if (!finite) {
            course.failure =
                filled(translate("Method",
                                 "at {:g} s the model has no finite derivative at the estimate; the filter "
                                 "has lost the system (start, noise or model)"),
                       step.begin());
            return course;
        }
        predict(estimate.P, F, setup, step.length());
        if (memory) chain(total, F);
        const Eigen::Index row = step.rowAtEnd();
        if (row < 0) continue;
        step.measure(estimate.X, predicted, H);
        if (memory) {
            memory->predicted.push_back(estimate.P);
            memory->predictedX.push_back(estimate.X);
            memory->transition.push_back(total);
            total = unit;
        }
        if (!update(estimate, setup.values.row(row).transpose(), predicted, H, variances, joseph,
                    options.gate, said)) {
            course.failure =
                filled(translate("Method", "at {:g} s the covariance of the innovations is not positive "
                                           "definite; try the Joseph form or more process noise"),
                       step.end());
            return course;
        }
        if (memory) memory->filtered.push_back(estimate.P);
        record(course, row, estimate, said, step);
        if (observer) observer(row, estimate, said);
    }
    return course;
}

SmoothedCourse smooth(const FilterCourse& course, const FilterMemory& memory, std::stop_token stop) {
    SmoothedCourse result{course.X, course.deviation};
    if (course.rows == 0) return result;
    const Eigen::Index L = course.X.cols(), n = memory.transition.front().rows();
    Eigen::VectorXd X = course.X.row(course.rows - 1).transpose();
    Eigen::MatrixXd P = memory.filtered[static_cast<std::size_t>(course.rows - 1)];
    Eigen::MatrixXd cross(L, L), gain(L, L), scaled(L, L);
    for (Eigen::Index k = course.rows - 2; k >= 0 && !stop.stop_requested(); --k) {
        const auto now = static_cast<std::size_t>(k), later = now + 1;
        const Eigen::MatrixXd &filtered = memory.filtered[now], &predicted = memory.predicted[later];
        cross.leftCols(n) = filtered * memory.transition[later].transpose();
        cross.rightCols(L - n) = filtered.rightCols(L - n);
        // Variances differ by 30 orders of magnitude; the factors are those of the correlations.
        const Eigen::VectorXd s = predicted.diagonal().cwiseMax(1e-300).cwiseSqrt();
        scaled = s.cwiseInverse().asDiagonal() * predicted * s.cwiseInverse().asDiagonal();
        const Eigen::LDLT<Eigen::MatrixXd> factors(scaled);
        gain =
            s.cwiseInverse().asDiagonal() * factors.solve(s.cwiseInverse().asDiagonal() * cross.transpose());
        const Eigen::VectorXd Xk =
            course.X.row(k).transpose() + gain.transpose() * (X - memory.predictedX[later]);
        P = (filtered + gain.transpose() * (P - predicted) * gain).eval();
        P = (0.5 * (P + P.transpose())).eval();
        X = Xk;
        result.X.row(k) = X.transpose();
        result.deviation.row(k) = P.diagonal().cwiseMax(0.0).cwiseSqrt().transpose();
    }
    return result;
}

} // namespace rigor

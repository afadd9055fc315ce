#include "core/methods/homotopy/gains/observer_gains.h"

#include "core/engine/model/sensors.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/linalg/riccati.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr Eigen::Index kMostTimes = 40;
/// A gain that moves its state by less than this part of the largest one is left out.
constexpr double kIdleGain = 1e-9;
/// Part of the outputs' largest answer to scaled states that a mode seen in them has; and what rounding makes
/// of the largest singular value.
constexpr double kSeenMode = 1e-7, kGainRounding = 1e-13;
constexpr double kHundredfold = 4.60517;
/// Share of a state in a mode from which on it is named.
constexpr double kNamed = 0.3;

/// Root mean square about the mean, else of the values, else 1.
double sizeOf(const Eigen::VectorXd& values) {
    const double about = std::sqrt((values.array() - values.mean()).square().mean()),
                 of = std::sqrt(values.squaredNorm() / static_cast<double>(values.size()));
    return about > 1e-9 * of && about > 0 ? about : of > 0 ? of : 1;
}

} // namespace

std::vector<LinearisedModel> linearisedAlong(const FitData& data, std::size_t fitCase,
                                             const Eigen::VectorXd& parameters,
                                             const std::vector<VariableReference>& measured,
                                             const Trajectory& run) {
    const Model& model = *data.model;
    const SlotLayout at(model);
    const std::size_t n = model.states().size(), m = model.outputs().size();
    Jacobian derivative(model.formulas().derivative), output(model.formulas().output);
    std::vector<std::size_t> chosen(n);
    for (std::size_t k = 0; k < n; ++k) chosen[k] = at.states + k;
    std::vector<double> slots(at.count, 0.0), rates(n), values(m), slopes(n * n), outputSlopes(m * n);
    std::copy(parameters.begin(), parameters.end(),
              slots.begin() + static_cast<std::ptrdiff_t>(at.parameters));
    for (std::size_t k = 0; k < run.discretes.size() && k < model.discretes().size(); ++k)
        slots[at.discretes + k] = run.discretes[k];
    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    std::vector<LinearisedModel> along;
    const Eigen::Index stride = std::max<Eigen::Index>(1, (run.states.rows() + kMostTimes - 1) / kMostTimes);
    for (Eigen::Index row = 0; row < run.states.rows(); row += stride) {
        slots[at.time] = run.times[static_cast<std::size_t>(row)];
        for (std::size_t k = 0; k < n; ++k)
            slots[at.states + k] = run.states(row, static_cast<Eigen::Index>(k));
        for (std::size_t k = 0; k < model.inputs().size(); ++k)
            slots[at.inputs + k] = data.cases[fitCase].inputs[k].at(slots[at.time]);
        derivative(slots, chosen, rates, slopes);
        output(slots, chosen, values, outputSlopes);
        const auto size = static_cast<Eigen::Index>(n);
        LinearisedModel here{Eigen::Map<const RowMajor>(slopes.data(), size, size),
                             Eigen::MatrixXd(static_cast<Eigen::Index>(measured.size()), size)};
        const Eigen::Map<const RowMajor> all(outputSlopes.data(), static_cast<Eigen::Index>(m), size);
        for (std::size_t s = 0; s < measured.size(); ++s)
            here.C.row(static_cast<Eigen::Index>(s)) = all.row(static_cast<Eigen::Index>(measured[s].index));
        if (here.A.allFinite() && here.C.allFinite()) along.push_back(std::move(here));
    }
    return along;
}

bool leavesStates(const CorrectionPlan& plan, const Model& model) {
    for (std::size_t k = 0; k < model.states().size(); ++k)
        if (!isSensorState(model, k) &&
            std::ranges::find(plan.corrections, k, &Correction::state) == plan.corrections.end())
            return true;
    return false;
}

CorrectionPlan observerPlan(const CorrectionPlan& plan, const Model& model) {
    CorrectionPlan full{plan.measured, {}, {}, true};
    for (std::size_t k = 0; k < model.states().size(); ++k)
        for (std::size_t s = 0; !isSensorState(model, k) && s < plan.measured.size(); ++s)
            full.corrections.push_back({k, s, false});
    full.gains.assign(full.corrections.size(), std::numeric_limits<double>::quiet_NaN());
    return full;
}

ObserverGains::ObserverGains(const CorrectionPlan& plan, const FitData& data, std::size_t fitCase,
                             const Eigen::VectorXd& parameters, const Trajectory& run)
    : plan_(plan), model_(*data.model) {
    const std::vector<LinearisedModel> along = linearisedAlong(data, fitCase, parameters, plan.measured, run);
    if (along.empty()) return;
    mean_ = {Eigen::MatrixXd::Zero(along[0].A.rows(), along[0].A.cols()),
             Eigen::MatrixXd::Zero(along[0].C.rows(), along[0].C.cols())};
    for (const LinearisedModel& one : along) {
        mean_.A += one.A / static_cast<double>(along.size());
        mean_.C += one.C / static_cast<double>(along.size());
    }
    states_.resize(mean_.A.rows());
    for (Eigen::Index k = 0; k < states_.size(); ++k) states_[k] = sizeOf(run.states.col(k));
    outputs_.resize(mean_.C.rows());
    for (Eigen::Index s = 0; s < outputs_.size(); ++s) {
        const auto& rows = data.rowsOfSensor[static_cast<std::size_t>(s)];
        Eigen::VectorXd values(static_cast<Eigen::Index>(rows.size()));
        for (std::size_t r = 0; r < rows.size(); ++r)
            values[static_cast<Eigen::Index>(r)] = data.rows[rows[r]].value;
        outputs_[s] = sizeOf(values);
    }
}

std::optional<std::vector<double>> ObserverGains::at(double rate) const {
    if (mean_.A.size() == 0) return std::nullopt;
    // In the sizes of states and outputs, and in times of 1/rate.
    const Eigen::MatrixXd A = states_.cwiseInverse().asDiagonal() * mean_.A * states_.asDiagonal() / rate,
                          C = outputs_.cwiseInverse().asDiagonal() * mean_.C * states_.asDiagonal();
    const Eigen::Index n = A.rows(), m = C.rows();
    const Eigen::MatrixXd scaled =
        observerGain(A, C, Eigen::MatrixXd::Identity(n, n), Eigen::MatrixXd::Identity(m, m));
    if (scaled.size() == 0) return std::nullopt;
    const double largest = scaled.cwiseAbs().maxCoeff();
    std::vector<double> gains;
    Eigen::MatrixXd used = Eigen::MatrixXd::Zero(n, m);
    for (const Correction& c : plan_.corrections) {
        const auto k = static_cast<Eigen::Index>(c.state), s = static_cast<Eigen::Index>(c.measured);
        if (std::abs(scaled(k, s)) > kIdleGain * largest) used(k, s) = scaled(k, s);
        gains.push_back(rate * used(k, s) * states_[k] / outputs_[s]);
    }
    // A sensor's own state is not pulled.
    if (!(growth(A - used * C) < 0)) return std::nullopt;
    return gains;
}

std::vector<std::string> ObserverGains::unseen(double time) const {
    std::vector<std::string> names;
    if (mean_.A.size() == 0) return names;
    const Eigen::MatrixXcd A = (states_.cwiseInverse().asDiagonal() * mean_.A * states_.asDiagonal() * time)
                                   .eval()
                                   .cast<std::complex<double>>(),
                           C = (outputs_.cwiseInverse().asDiagonal() * mean_.C * states_.asDiagonal())
                                   .eval()
                                   .cast<std::complex<double>>();
    const Eigen::Index n = A.rows(), m = C.rows();
    const Eigen::VectorXcd modes = Eigen::EigenSolver<Eigen::MatrixXd>(A.real(), false).eigenvalues();
    for (const std::complex<double>& mode : modes) {
        if (mode.real() < kHundredfold) continue;
        // Popov, Belevitch, Hautus: what neither A - mode I nor C sees.
        Eigen::MatrixXcd both(n + m, n);
        both << A - mode * Eigen::MatrixXcd::Identity(n, n), C;
        const Eigen::JacobiSVD<Eigen::MatrixXcd> svd(both, Eigen::ComputeThinV);
        if (svd.singularValues()[n - 1] >
            std::max(kSeenMode * C.norm(), kGainRounding * svd.singularValues()[0]))
            continue;
        for (Eigen::Index k = 0; k < n; ++k)
            if (const std::string& name = model_.states()[static_cast<std::size_t>(k)].name;
                std::abs(svd.matrixV()(k, n - 1)) > kNamed && std::ranges::find(names, name) == names.end())
                names.push_back(name);
    }
    return names;
}

double errorGrowth(const CorrectionPlan& plan, const std::vector<LinearisedModel>& along) {
    double sum = 0;
    for (const LinearisedModel& one : along) {
        Eigen::MatrixXd K = Eigen::MatrixXd::Zero(one.A.rows(), one.C.rows());
        for (std::size_t k = 0; k < plan.corrections.size(); ++k)
            K(static_cast<Eigen::Index>(plan.corrections[k].state),
              static_cast<Eigen::Index>(plan.corrections[k].measured)) += plan.gains[k];
        sum += growth(one.A - K * one.C);
    }
    return along.empty() ? std::numeric_limits<double>::quiet_NaN() : sum / static_cast<double>(along.size());
}

} // namespace rigor

#include "core/methods/filter/batch_fit.h"

#include "core/foundation/base/translate.h"

#include <Eigen/Cholesky>

#include <cmath>

namespace rigor {

namespace {

/// One pass over the record: cost and, if asked for, normal equations (scaled by the prior's deviations).
class Pass {
  public:
    Pass(const FilterSetup& setup, OneStep& step, const Progress& progress)
        : setup_(setup), step_(step), progress_(progress) {}

    bool operator()(const Eigen::VectorXd& X0, bool derivatives, BatchFit& fit) {
        const Eigen::Index L = setup_.size(), n = setup_.stateCount();
        normal.setZero(L, L);
        gradient.setZero(L);
        fit.cost = 0;
        fit.values = 0;
        Eigen::VectorXd X = X0, predicted;
        Eigen::MatrixXd F, H, S = Eigen::MatrixXd::Identity(L, L), next;
        step_.start();
        long long steps = 0;
        while (step_.next()) {
            if (steps++ % 1000 == 0 && progress_.stopRequested()) return false;
            if (derivatives ? !step_.advance(X, F) : !step_.advance(X)) {
                fit.failure =
                    filled(translate("Method", "the model cannot be followed beyond {:g} s"), step_.begin());
                return false;
            }
            if (derivatives) {
                next = F.leftCols(n).lazyProduct(S.topRows(n));
                next.rightCols(L - n) += F.rightCols(L - n);
                S.topRows(n) = next;
            }
            const Eigen::Index row = step_.rowAtEnd();
            if (row < 0) continue;
            step_.measure(X, predicted, H);
            add(row, predicted, H, S, derivatives, fit);
            if (fit.arguments.size() > 0 && step_.curveCount() > 0)
                fit.arguments[row] = step_.curveArguments().front();
        }
        return true;
    }

    Eigen::MatrixXd normal;   ///< J'J, L x L
    Eigen::VectorXd gradient; ///< J'r, L

  private:
    void add(Eigen::Index row, const Eigen::VectorXd& predicted, const Eigen::MatrixXd& H,
             const Eigen::MatrixXd& S, bool derivatives, BatchFit& fit) {
        for (Eigen::Index i = 0; i < predicted.size(); ++i) {
            const double measured = setup_.values(row, i);
            if (!std::isfinite(measured)) continue;
            const double sigma = setup_.sensors[static_cast<std::size_t>(i)].sigma;
            const double r = (measured - predicted[i]) / sigma;
            fit.cost += r * r;
            ++fit.values;
            if (fit.residuals.size() > 0) fit.residuals(row, i) = r;
            if (!derivatives) continue;
            slope_ = (H.row(i) * S / sigma).transpose();
            slope_.array() *= setup_.deviation.array();
            normal.selfadjointView<Eigen::Lower>().rankUpdate(slope_);
            gradient += r * slope_;
        }
    }

    const FilterSetup& setup_;
    OneStep& step_;
    const Progress& progress_;
    Eigen::VectorXd slope_;
};

} // namespace

BatchFit fitBatch(const FilterSetup& setup, OneStep& step, const Eigen::VectorXd& X0,
                  const Progress& progress, int iterations) {
    // In units of the prior's deviations the prior is a unit matrix; what starts exactly stays.
    BatchFit best;
    best.X0 = X0;
    const Eigen::Index L = setup.size();
    const auto fixed = (setup.deviation.array() == 0).eval();
    const auto scaled = [&](const Eigen::VectorXd& x) {
        return Eigen::VectorXd(
            fixed.select(0.0, (x - setup.start).array() / fixed.select(1.0, setup.deviation.array())));
    };
    for (Eigen::Index k = 0; k < L; ++k)
        if (fixed[k]) best.X0[k] = setup.start[k];
    Pass pass(setup, step, progress);
    if (!pass(best.X0, true, best)) return best;
    best.priorCost = scaled(best.X0).squaredNorm();
    Eigen::MatrixXd information;
    const auto factorise = [&] {
        information = pass.normal.selfadjointView<Eigen::Lower>();
        information.diagonal().array() += 1;
        return Eigen::LLT<Eigen::MatrixXd>(information);
    };
    Eigen::LLT<Eigen::MatrixXd> factors = factorise();
    while (best.iterations < iterations && !best.converged) {
        ++best.iterations;
        const Eigen::VectorXd move = factors.solve(pass.gradient - scaled(best.X0));
        bool better = false;
        double part = 1;
        for (int halving = 0; halving < 8 && !better; ++halving, part *= 0.5) {
            BatchFit trial = best;
            trial.X0 += part * (move.array() * setup.deviation.array()).matrix();
            if (!pass(trial.X0, true, trial)) {
                if (progress.stopRequested()) return best;
                continue;
            }
            trial.failure.clear();
            trial.priorCost = scaled(trial.X0).squaredNorm();
            const double gain = best.cost + best.priorCost - trial.cost - trial.priorCost;
            // The cost is a sum over all values, rounded at about 1e-10 of itself.
            if (gain < -1e-9 * best.cost) continue;
            better = true;
            best = std::move(trial);
            factors = factorise();
            best.converged = part * std::sqrt(move.dot(information * move)) < 1e-4;
        }
        if (!better) break;
    }
    best.failure.clear();
    const Eigen::MatrixXd inverse = factors.solve(Eigen::MatrixXd::Identity(L, L));
    best.covariance = setup.deviation.asDiagonal() * inverse * setup.deviation.asDiagonal();
    best.residuals.setConstant(static_cast<Eigen::Index>(setup.times.size()),
                               static_cast<Eigen::Index>(setup.sensors.size()), std::nan(""));
    best.arguments.setConstant(static_cast<Eigen::Index>(setup.times.size()), std::nan(""));
    pass(best.X0, true, best);
    return best;
}

} // namespace rigor

#include "core/methods/filter/kalman/batch_fit.h"

#include "core/foundation/base/translate.h"

#include <Eigen/Cholesky>

#include <cmath>

namespace rigor {

namespace {

/// What is searched: the start of every experiment, then the unknowns they share, [x_1, .., x_E, p].
struct Layout {
    Eigen::Index experiments, states, unknowns;
    Eigen::Index size() const { return experiments * states + unknowns; }
    /// [x_e, p] of all.
    Eigen::VectorXd of(const Eigen::VectorXd& all, Eigen::Index e) const {
        Eigen::VectorXd X(states + unknowns);
        X << all.segment(e * states, states), all.tail(unknowns);
        return X;
    }
    /// All from what the experiments' setups say.
    template <class Member>
    Eigen::VectorXd gathered(const std::vector<RecordPart>& parts, Member member) const {
        Eigen::VectorXd all(size());
        for (Eigen::Index e = 0; e < experiments; ++e)
            all.segment(e * states, states) =
                (parts[static_cast<std::size_t>(e)].setup->*member).head(states);
        all.tail(unknowns) = (parts.front().setup->*member).tail(unknowns);
        return all;
    }
};

/// Length of a move, in standard deviations, that ends the fit.
constexpr double kConverged = 1e-4;

/// One pass over the records: cost and, if asked for, normal equations (scaled by the prior's deviations).
class Pass {
  public:
    Pass(const std::vector<RecordPart>& parts, const Layout& layout, const Progress& progress)
        : parts_(parts), layout_(layout), progress_(progress) {}

    bool operator()(const Eigen::VectorXd& all, bool derivatives, BatchFit& fit) {
        normal.setZero(layout_.size(), layout_.size());
        gradient.setZero(layout_.size());
        fit.cost = 0;
        fit.values = 0;
        Eigen::Index row = 0;
        followed_ = 0;
        for (Eigen::Index e = 0; e < layout_.experiments; ++e) {
            const RecordPart& part = parts_[static_cast<std::size_t>(e)];
            if (!follow(part, layout_.of(all, e), derivatives, row, fit)) return false;
            if (derivatives) place(e);
            row += static_cast<Eigen::Index>(part.setup->times.size());
            followed_ += part.setup->times.back() - part.setup->simulation.startTime;
        }
        ++passes_;
        return true;
    }

    /// From two moves on it is known how fast they become small, and so how many passes are left.
    void moved(double length, double enough) {
        if (lastMove_ > length && length > 0)
            expected_ = static_cast<double>(passes_) + 1 +
                        std::max(0.0, std::ceil(std::log(enough / length) / std::log(length / lastMove_)));
        lastMove_ = length;
    }
    void tell(const Eigen::VectorXd& unknowns) {
        ProgressEvent event;
        event.phase = "least squares";
        double length = 0;
        for (const RecordPart& part : parts_)
            length += part.setup->times.back() - part.setup->simulation.startTime;
        event.done = static_cast<double>(passes_) + std::min(followed_ / length, 1.0);
        event.total = event.done <= expected_ ? expected_ : 0;
        event.estimate.assign(unknowns.begin(), unknowns.end());
        progress_.tell(event);
    }

    Eigen::MatrixXd normal;   ///< J'J; the lower triangle is filled
    Eigen::VectorXd gradient; ///< J'r

  private:
    /// One experiment from its start; `first`: its first row in the joined record.
    bool follow(const RecordPart& part, Eigen::VectorXd X, bool derivatives, Eigen::Index first,
                BatchFit& fit) {
        OneStep& step = *part.step;
        const Eigen::Index L = part.setup->size(), n = layout_.states;
        ownNormal_.setZero(L, L);
        ownGradient_.setZero(L);
        Eigen::VectorXd predicted;
        Eigen::MatrixXd F, H, S = Eigen::MatrixXd::Identity(L, L), next;
        step.start();
        double followedTo = part.setup->simulation.startTime;
        const double before = followed_;
        long long steps = 0;
        while (step.next()) {
            if (steps++ % 1000 == 0) {
                if (progress_.stopRequested()) return false;
                followed_ += step.begin() - followedTo;
                followedTo = step.begin();
                tell(X.tail(L - n));
            }
            if (derivatives ? !step.advance(X, F) : !step.advance(X)) {
                fit.failure =
                    filled(translate("Method", "the model cannot be followed beyond {:g} s"), step.begin());
                return false;
            }
            if (derivatives) {
                next = F.leftCols(n).lazyProduct(S.topRows(n));
                next.rightCols(L - n) += F.rightCols(L - n);
                S.topRows(n) = next;
            }
            const Eigen::Index row = step.rowAtEnd();
            if (row < 0) continue;
            step.measure(X, predicted, H);
            add(*part.setup, row, first, predicted, H, S, derivatives, fit);
            if (fit.arguments.size() > 0 && step.curveCount() > 0)
                fit.arguments[first + row] = step.curveArguments().front();
        }
        followed_ = before;
        return true;
    }

    void add(const FilterSetup& setup, Eigen::Index row, Eigen::Index first, const Eigen::VectorXd& predicted,
             const Eigen::MatrixXd& H, const Eigen::MatrixXd& S, bool derivatives, BatchFit& fit) {
        for (Eigen::Index i = 0; i < predicted.size(); ++i) {
            const double measured = setup.values(row, i);
            if (!std::isfinite(measured)) continue;
            const double sigma = setup.sensors[static_cast<std::size_t>(i)].sigma;
            const double r = (measured - predicted[i]) / sigma;
            fit.cost += r * r;
            ++fit.values;
            if (fit.residuals.size() > 0) fit.residuals(first + row, i) = r;
            if (!derivatives) continue;
            slope_ = (H.row(i) * S / sigma).transpose();
            slope_.array() *= setup.deviation.array();
            ownNormal_.selfadjointView<Eigen::Lower>().rankUpdate(slope_);
            ownGradient_ += r * slope_;
        }
    }

    /// The equations of experiment e among those of all.
    void place(Eigen::Index e) {
        const Eigen::Index n = layout_.states, p = layout_.unknowns, at = e * n,
                           last = layout_.experiments * n;
        normal.block(at, at, n, n) += ownNormal_.topLeftCorner(n, n);
        normal.block(last, at, p, n) += ownNormal_.bottomLeftCorner(p, n);
        normal.block(last, last, p, p) += ownNormal_.bottomRightCorner(p, p);
        gradient.segment(at, n) += ownGradient_.head(n);
        gradient.tail(p) += ownGradient_.tail(p);
    }

    const std::vector<RecordPart>& parts_;
    const Layout& layout_;
    const Progress& progress_;
    int passes_ = 0;                                             ///< over all records
    double followed_ = 0;                                        ///< s, of the pass under way
    double expected_ = 0;                                        ///< passes in all, 0 = not known
    double lastMove_ = std::numeric_limits<double>::quiet_NaN(); ///< length, in standard deviations
    Eigen::MatrixXd ownNormal_;
    Eigen::VectorXd ownGradient_, slope_;
};

/// In units of the prior's deviations the prior is a unit matrix; what starts exactly stays.
struct StatePrior {
    Eigen::VectorXd start, deviation;
    Eigen::VectorXd scaled(const Eigen::VectorXd& x) const {
        return (deviation.array() == 0)
            .select(0.0, (x - start).array() / (deviation.array() == 0).select(1.0, deviation.array()));
    }
    Eigen::VectorXd held(const Eigen::VectorXd& x) const { return (deviation.array() == 0).select(start, x); }
};

/// The answer over all as that of the first experiment, the other starts beside it.
void reduce(BatchFit& fit, const Layout& layout, const Eigen::VectorXd& all,
            const Eigen::MatrixXd& covariance) {
    const Eigen::Index n = layout.states, p = layout.unknowns;
    fit.X0 = layout.of(all, 0);
    fit.starts.resize(layout.experiments, n);
    for (Eigen::Index e = 0; e < layout.experiments; ++e)
        fit.starts.row(e) = all.segment(e * n, n).transpose();
    if (covariance.size() == 0) return;
    fit.covariance.resize(n + p, n + p);
    fit.covariance << covariance.topLeftCorner(n, n), covariance.topRightCorner(n, p),
        covariance.bottomLeftCorner(p, n), covariance.bottomRightCorner(p, p);
}

} // namespace

BatchFit fitBatch(const FilterSetup& setup, OneStep& step, const Eigen::VectorXd& X0,
                  const Progress& progress, int iterations) {
    const Eigen::Index n = setup.stateCount();
    return fitBatch({{&setup, &step}}, X0.head(n).transpose(), X0.tail(setup.size() - n), progress,
                    iterations);
}

BatchFit fitBatch(const std::vector<RecordPart>& parts, const Eigen::MatrixXd& starts,
                  const Eigen::VectorXd& unknowns, const Progress& progress, int iterations) {
    const Layout layout{static_cast<Eigen::Index>(parts.size()), parts.front().setup->stateCount(),
                        unknowns.size()};
    const StatePrior prior{layout.gathered(parts, &FilterSetup::start),
                           layout.gathered(parts, &FilterSetup::deviation)};
    Eigen::VectorXd all(layout.size());
    for (Eigen::Index e = 0; e < layout.experiments; ++e)
        all.segment(e * layout.states, layout.states) = starts.row(e).transpose();
    all.tail(layout.unknowns) = unknowns;
    all = prior.held(all);

    BatchFit best;
    reduce(best, layout, all, {});
    Pass pass(parts, layout, progress);
    if (!pass(all, true, best)) return best;
    best.priorCost = prior.scaled(all).squaredNorm();
    Eigen::MatrixXd information;
    const auto factorise = [&] {
        information = pass.normal.selfadjointView<Eigen::Lower>();
        information.diagonal().array() += 1;
        return Eigen::LLT<Eigen::MatrixXd>(information);
    };
    Eigen::LLT<Eigen::MatrixXd> factors = factorise();
    while (best.iterations < iterations && !best.converged) {
        ++best.iterations;
        const Eigen::VectorXd move = factors.solve(pass.gradient - prior.scaled(all));
        bool better = false;
        double part = 1;
        for (int halving = 0; halving < 8 && !better; ++halving, part *= 0.5) {
            BatchFit trial = best;
            const Eigen::VectorXd there = all + part * (move.array() * prior.deviation.array()).matrix();
            if (!pass(there, true, trial)) {
                if (progress.stopRequested()) return best;
                continue;
            }
            trial.failure.clear();
            trial.priorCost = prior.scaled(there).squaredNorm();
            const double gain = best.cost + best.priorCost - trial.cost - trial.priorCost;
            // The cost is a sum over all values, rounded at about 1e-10 of itself.
            if (gain < -1e-9 * best.cost) continue;
            better = true;
            best = std::move(trial);
            all = there;
            factors = factorise();
            const double length = part * std::sqrt(move.dot(information * move));
            best.converged = length < kConverged;
            pass.moved(length, kConverged);
        }
        if (!better) break;
    }
    best.failure.clear();
    const Eigen::MatrixXd inverse = factors.solve(Eigen::MatrixXd::Identity(layout.size(), layout.size()));
    reduce(best, layout, all, prior.deviation.asDiagonal() * inverse * prior.deviation.asDiagonal());
    Eigen::Index rows = 0;
    for (const RecordPart& one : parts) rows += static_cast<Eigen::Index>(one.setup->times.size());
    best.residuals.setConstant(rows, static_cast<Eigen::Index>(parts.front().setup->sensors.size()),
                               std::nan(""));
    best.arguments.setConstant(rows, std::nan(""));
    pass(all, true, best);
    return best;
}

} // namespace rigor

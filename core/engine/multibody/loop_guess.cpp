#include "core/engine/multibody/loop_guess.h"

#include "core/engine/multibody/multibody.h"
#include "core/foundation/curve/bspline.h"

#include <Eigen/LU>

#include <algorithm>
#include <numbers>

namespace rigor {

namespace {

constexpr double kStep = 0.01;   ///< rad or m, between two assemblies
constexpr double kSteepest = 20; ///< of a dependent coordinate over the independent one
constexpr double kNear = 1e-4;   ///< rad or m; its fourth power is rounding
constexpr double kSpan = 0.1;    ///< rad or m, between two knots at first
constexpr std::size_t kMostSpans = 400;

std::vector<LoopOrder> orderOf(const Mechanism& mechanism) {
    std::vector<char> known(mechanism.bodies.size(), 0), closed(mechanism.cuts.size(), 0);
    known[static_cast<std::size_t>(mechanism.independent)] = 1;
    std::vector<LoopOrder> order;
    const auto toggle = [&](std::vector<char>& on, int body) {
        for (; body != kGround; body = mechanism.bodies[static_cast<std::size_t>(body)].parent)
            on[static_cast<std::size_t>(body)] ^= 1;
    };
    for (bool found = true; found && order.size() < mechanism.cuts.size();) {
        found = false;
        for (std::size_t k = 0; k < mechanism.cuts.size(); ++k) {
            if (closed[k]) continue;
            std::vector<char> on(mechanism.bodies.size(), 0);
            toggle(on, mechanism.cuts[k].first);
            toggle(on, mechanism.cuts[k].second);
            std::vector<std::size_t> open;
            for (std::size_t j = 0; j < on.size(); ++j)
                if (on[j] && !known[j]) open.push_back(j);
            if (open.size() != 2) continue;
            order.push_back({k, open[0], open[1]});
            known[open[0]] = known[open[1]] = closed[k] = 1;
            found = true;
        }
    }
    if (order.size() < mechanism.cuts.size())
        fail(sentence("Mechanism", "The loops of the mechanism {} can only be closed together; as a model "
                                   "every loop must leave two "
                                   "coordinates open, one loop after the other."),
             mechanism.name);
    return order;
}

/// Walks from z in steps to `to`; false where the assembly ends, z is then the last place it held.
class Walk {
  public:
    explicit Walk(const Mechanism& mechanism)
        : state_(mechanism), z_(mechanism.bodies[static_cast<std::size_t>(mechanism.independent)].start) {
        if (!state_.assemble(z_))
            fail(sentence("Mechanism", "The mechanism {} cannot be assembled at its start: the loops do not "
                                       "close near the angles "
                                       "given."),
                 mechanism.name);
        state_.setRates(1);
        requirePistonsInside(mechanism, state_.kinematics().cylinders());
    }
    bool to(double z) {
        while (z_ != z) {
            const double next = z_ + std::clamp(z - z_, -kStep, kStep);
            if (!state_.assemble(next)) return false;
            state_.setRates(1);
            if (!(state_.rates().cwiseAbs().maxCoeff() < kSteepest)) return false;
            z_ = next;
        }
        return true;
    }
    double z() const { return z_; }
    const SmallVector& q() const { return state_.q(); }

  private:
    MechanismState state_;
    double z_;
};

std::vector<double> knotsOf(double lower, double upper, std::size_t spans) {
    std::vector<double> knots(kGuessDegree, lower);
    for (std::size_t k = 0; k <= spans; ++k)
        knots.push_back(lower + (upper - lower) * static_cast<double>(k) / static_cast<double>(spans));
    knots.insert(knots.end(), kGuessDegree, upper);
    return knots;
}

double abscissa(const std::vector<double>& knots, std::size_t k) {
    double sum = 0;
    for (std::size_t j = 1; j <= kGuessDegree; ++j) sum += knots[k + j];
    return std::clamp(sum / kGuessDegree, knots.front(), knots.back());
}

/// Interpolates at the abscissas of the control points.
void fit(LoopGuess& guess, const Mechanism& mechanism) {
    const std::span<const double> knots(guess.knots);
    const std::size_t n = guess.knots.size() - kGuessDegree - 1;
    const auto rows = static_cast<Eigen::Index>(n);
    Eigen::MatrixXd basis = Eigen::MatrixXd::Zero(rows, rows),
                    values(rows, static_cast<Eigen::Index>(mechanism.bodies.size()));
    Walk walk(mechanism);
    for (std::size_t k = 0; k < n; ++k) {
        const double z = abscissa(guess.knots, k);
        walk.to(z);
        const std::size_t span = bsplineSpan(z, knots, kGuessDegree);
        const auto part = bsplineBasis(z, span, knots, kGuessDegree);
        const auto row = static_cast<Eigen::Index>(k);
        for (std::size_t j = 0; j <= kGuessDegree; ++j)
            basis(row, static_cast<Eigen::Index>(span - kGuessDegree + j)) = part[j];
        values.row(row) = walk.q().transpose();
    }
    const Eigen::MatrixXd points = basis.partialPivLu().solve(values);
    guess.points.assign(mechanism.bodies.size(), {});
    for (std::size_t b = 0; b < guess.points.size(); ++b)
        if (b != static_cast<std::size_t>(mechanism.independent)) {
            const auto column = points.col(static_cast<Eigen::Index>(b));
            guess.points[b].assign(column.begin(), column.end());
        }
}

double worstBetween(const LoopGuess& guess, const Mechanism& mechanism) {
    Walk walk(mechanism);
    double worst = 0;
    for (std::size_t k = kGuessDegree + 1; k + kGuessDegree < guess.knots.size(); ++k) {
        const double z = 0.5 * (guess.knots[k - 1] + guess.knots[k]);
        walk.to(z);
        for (std::size_t b = 0; b < guess.points.size(); ++b)
            if (!guess.points[b].empty())
                worst = std::max(
                    worst, std::abs(walk.q()[static_cast<Eigen::Index>(b)] -
                                    bsplineValue<double>(z, guess.knots, kGuessDegree, guess.points[b])));
    }
    return worst;
}

} // namespace

LoopGuess guessLoops(const Mechanism& mechanism) {
    LoopGuess guess;
    guess.order = orderOf(mechanism);
    const MechanismBody& independent = mechanism.bodies[static_cast<std::size_t>(mechanism.independent)];
    const double reach = independent.kind == JointKind::Revolute ? 2 * std::numbers::pi : 5.0;
    const auto end = [&](double way) {
        Walk walk(mechanism);
        walk.to(independent.start + way);
        return walk.z();
    };
    guess.lower = end(-reach);
    guess.upper = end(reach);
    if (!(guess.upper - guess.lower > 2 * kStep))
        fail(sentence("Mechanism", "The mechanism {} stands at a dead point at its start."), mechanism.name);
    auto spans = static_cast<std::size_t>(std::max(8.0, std::ceil((guess.upper - guess.lower) / kSpan)));
    for (;; spans *= 2) {
        guess.knots = knotsOf(guess.lower, guess.upper, spans);
        fit(guess, mechanism);
        if (worstBetween(guess, mechanism) < kNear) return guess;
        if (2 * spans > kMostSpans)
            fail(
                sentence(
                    "Mechanism",
                    "The coordinates of the mechanism {} change too fast over {} to be followed as a model."),
                mechanism.name, independent.name);
    }
}

} // namespace rigor

#include "core/methods/fit/fit_constraints.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/search/search_scale.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kInterior = 1e-9; ///< of the terms of a constraint: room that is none
constexpr double kStill = 1e-12;   ///< relative: an unknown that a face does not move

/// Parts in which distances between values are counted.
Eigen::VectorXd sizesOf(const FitBox& box) {
    Eigen::VectorXd sizes = box.upper - box.lower;
    for (Eigen::Index i = 0; i < sizes.size(); ++i)
        if (!std::isfinite(sizes[i]) || !(sizes[i] > 0))
            sizes[i] = box.start[i] != 0 ? std::abs(box.start[i]) : 1;
    return sizes;
}

Inequalities inequalitiesOf(const std::vector<Unknown>& unknowns,
                            const std::vector<LinearConstraint>& constraints) {
    Inequalities made;
    made.rows = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(constraints.size()),
                                      static_cast<Eigen::Index>(unknowns.size()));
    made.limits.resize(made.rows.rows());
    for (std::size_t k = 0; k < constraints.size(); ++k) {
        const auto row = static_cast<Eigen::Index>(k);
        made.limits[row] = constraints[k].limit;
        for (const auto& [name, factor] : constraints[k].factors) {
            const auto found = std::ranges::find(unknowns, name, &Unknown::name);
            if (found == unknowns.end())
                fail(sentence("Method", "the constraint {}: {} is not among the unknowns"),
                     constraints[k].text, name);
            made.rows(row, found - unknowns.begin()) = factor;
        }
    }
    return made;
}

/// Whether more than a sliver is left by the first `count` rows, or by row `alone`.
bool leavesRoom(const FitBox& bounds, const Inequalities& all, Eigen::Index first, Eigen::Index count) {
    Inequalities some{all.rows.middleRows(first, count), all.limits.segment(first, count)};
    const Eigen::VectorXd sizes = sizesOf(bounds);
    for (Eigen::Index k = 0; k < count; ++k)
        some.limits[k] -= kInterior * (some.rows.row(k).cwiseAbs().dot(sizes) + std::abs(some.limits[k]));
    return nearestWithin(bounds.start, sizes, bounds.lower, bounds.upper, some).has_value();
}

/// Whether row k is one of logarithms too (onScale()).
bool isOfLogarithms(const Inequalities& within, const FitBox& box, Eigen::Index k) {
    int members = 0, logs = 0, signs = 0;
    for (Eigen::Index i = 0; i < within.rows.cols(); ++i) {
        if (within.rows(k, i) == 0) continue;
        ++members;
        logs += box.isLog(i) ? 1 : 0;
        signs += within.rows(k, i) > 0 ? 1 : -1;
    }
    if (logs == 0) return true;
    if (members == 1) return within.limits[k] * signs > 0;
    return members == 2 && logs == 2 && signs == 0 && within.limits[k] == 0;
}

/// "k1 = 3, k2 = 1" of the unknowns that differ.
Messages valuesOfDiffering(const Problem& problem, const Eigen::VectorXd& values,
                           const Eigen::VectorXd& others) {
    Messages list;
    for (Eigen::Index i = 0; i < values.size(); ++i)
        if (values[i] != others[i])
            list.push_back(filled(std::string("{} = {:.6g}"),
                                  problem.unknowns[static_cast<std::size_t>(i)].name, values[i]));
    return list;
}

} // namespace

std::optional<Contradiction> contradictionOf(const FitBox& bounds, const std::vector<Unknown>& unknowns,
                                             const std::vector<LinearConstraint>& constraints) {
    const Inequalities all = inequalitiesOf(unknowns, constraints);
    for (Eigen::Index k = 0; k < all.size(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        const std::string& text = constraints[at].text;
        if (!leavesRoom(bounds, all, k, 1)) {
            std::vector<std::string> names;
            for (const auto& [name, factor] : constraints[at].factors) names.push_back(name);
            return Contradiction{at, filled(sentence("Method", "the constraint {} allows no value within "
                                                               "the bounds of {}"),
                                            text, fmt::join(names, ", "))};
        }
        if (leavesRoom(bounds, all, 0, k + 1)) continue;
        std::vector<std::string> before;
        for (std::size_t other = 0; other < at; ++other) before.push_back(constraints[other].text);
        return Contradiction{
            at, filled(sentence("Method", "the constraints {} and {} together allow no values within the "
                                          "bounds, or equality alone"),
                       fmt::join(before, ", "), text)};
    }
    return std::nullopt;
}

void constrain(FitBox& box, const std::vector<Unknown>& unknowns,
               const std::vector<LinearConstraint>& constraints) {
    if (constraints.empty()) return;
    if (const auto none = contradictionOf(box, unknowns, constraints)) throw Error(none->why, {});
    box.within = inequalitiesOf(unknowns, constraints);
    for (const LinearConstraint& one : constraints) box.constraints.push_back(one.text);
    for (Eigen::Index k = 0; k < box.within.size(); ++k)
        if (!isOfLogarithms(box.within, box, k))
            fail(sentence("Method", "the constraint {} names an unknown on a logarithmic scale: it must be a "
                                    "ratio of two such unknowns (a < 2*b) or a bound above 0 of one; choose "
                                    "scale = \"linear\" for others"),
                 box.constraints[static_cast<std::size_t>(k)]);
    if (auto started = startedWithin(box)) box = std::move(*started);
}

std::vector<std::string> brokenBy(const FitBox& box, const Eigen::VectorXd& values) {
    std::vector<std::string> broken;
    const Eigen::VectorXd room = box.within.room(values);
    for (Eigen::Index k = 0; k < room.size(); ++k)
        if (!(room[k] >= -box.within.rounding(k, values)))
            broken.push_back(box.constraints[static_cast<std::size_t>(k)]);
    return broken;
}

Message startMoved(const Problem& problem, const FitBox& box) {
    if (box.within.empty()) return {};
    Problem without = problem;
    without.constraints.clear();
    const Eigen::VectorXd stated = fitBoxOf(without).start;
    if (box.within.hold(stated)) return {};
    return filled(translate("Method", "The start values {} do not satisfy {}: the search begins at the "
                                      "nearest that do, {}."),
                  fmt::join(valuesOfDiffering(problem, stated, box.start), ", "),
                  fmt::join(brokenBy(box, stated), ", "),
                  fmt::join(valuesOfDiffering(problem, box.start, stated), ", "));
}

std::optional<FitBox> startedWithin(const FitBox& box) {
    if (box.within.empty() || box.within.hold(box.start)) return box;
    const FitBox scaled = onScale(box);
    const auto nearest =
        nearestWithin(scaled.start, sizesOf(scaled), scaled.lower, scaled.upper, scaled.within);
    if (!nearest) return std::nullopt;
    FitBox made = box;
    made.start = box.within.withoutRounding(fromScale(box, *nearest), box.lower, box.upper);
    return made;
}

Eigen::VectorXd nearestAllowed(const FitBox& box, const Eigen::VectorXd& point) {
    if (box.within.empty()) return point;
    FitBox at = box;
    at.start = point;
    const auto made = startedWithin(at);
    return made ? made->start : point;
}

std::pair<double, double> rangeOf(const FitBox& box, const Eigen::VectorXd& from, Eigen::Index i) {
    if (box.within.empty()) return {box.lower[i], box.upper[i]};
    const FitBox scaled = onScale(box);
    const auto [low, high] =
        rangeWithin(i, toScale(box, from), sizesOf(scaled), scaled.lower, scaled.upper, scaled.within);
    return {fromScale(box, i, low), fromScale(box, i, high)};
}

std::pair<double, double> rangeAlone(const FitBox& box, const Eigen::VectorXd& from, Eigen::Index i) {
    if (box.within.empty()) return {box.lower[i], box.upper[i]};
    const auto [low, high] = box.within.along(i, from);
    return {std::max(low, box.lower[i]), std::min(high, box.upper[i])};
}

Eigen::MatrixXd FitFace::along(const Eigen::MatrixXd& perUnknown) const {
    const Eigen::MatrixXd own = perUnknown(Eigen::all, moving);
    if (active.empty()) return own;
    return own * basis;
}

Eigen::MatrixXd FitFace::ofUnknowns(const Eigen::MatrixXd& perDirection) const {
    if (active.empty()) return perDirection;
    return basis * perDirection;
}

Eigen::MatrixXd FitFace::covariance(const Eigen::MatrixXd& ofDirections) const {
    if (active.empty()) return ofDirections;
    return basis * ofDirections * basis.transpose();
}

FitFace FitFace::inCoordinates(const Eigen::VectorXd& stretch) const {
    FitFace made = *this;
    if (!active.empty()) made.basis = stretch(moving).cwiseInverse().asDiagonal() * basis;
    return made;
}

FitFace faceOf(const FitBox& box, const Eigen::VectorXd& estimate) {
    FitFace face;
    for (Eigen::Index i = 0; i < estimate.size(); ++i)
        if (estimate[i] > box.lower[i] && estimate[i] < box.upper[i]) face.moving.push_back(i);
    face.active = box.within.activeAt(estimate);
    if (face.active.empty() || face.moving.empty()) return face;
    // Every active row is solved for the unknown that weighs most in it; the others are the directions.
    const auto n = static_cast<Eigen::Index>(face.moving.size());
    Eigen::MatrixXd rows = box.within.rows(face.active, face.moving);
    Eigen::VectorXd sizes = estimate(face.moving).cwiseAbs();
    for (Eigen::Index i = 0; i < n; ++i)
        if (sizes[i] == 0) sizes[i] = sizesOf(box)[face.moving[static_cast<std::size_t>(i)]];
    std::vector<Eigen::Index> solvedFor(static_cast<std::size_t>(rows.rows()), -1);
    const double whole = (rows * sizes.asDiagonal()).cwiseAbs().maxCoeff();
    for (Eigen::Index round = 0; round < rows.rows(); ++round) {
        Eigen::Index pivot = -1, row = -1;
        double most = kStill * whole;
        for (Eigen::Index k = 0; k < rows.rows(); ++k)
            for (Eigen::Index i = 0; i < n && solvedFor[static_cast<std::size_t>(k)] < 0; ++i)
                if (const double weight = std::abs(rows(k, i)) * sizes[i]; weight > most)
                    most = weight, row = k, pivot = i;
        if (row < 0) break;
        solvedFor[static_cast<std::size_t>(row)] = pivot;
        rows.row(row) /= rows(row, pivot);
        for (Eigen::Index k = 0; k < rows.rows(); ++k) {
            if (k != row) rows.row(k) -= rows(k, pivot) * rows.row(row).eval();
            if (k != row) rows(k, pivot) = 0;
        }
    }
    std::vector<Eigen::Index> directions, moving;
    for (Eigen::Index i = 0; i < n; ++i)
        if (std::find(solvedFor.begin(), solvedFor.end(), i) == solvedFor.end()) directions.push_back(i);
    Eigen::MatrixXd basis = Eigen::MatrixXd::Zero(n, static_cast<Eigen::Index>(directions.size()));
    for (std::size_t d = 0; d < directions.size(); ++d) {
        const auto column = static_cast<Eigen::Index>(d);
        basis(directions[d], column) = 1;
        for (std::size_t k = 0; k < solvedFor.size(); ++k)
            if (solvedFor[k] >= 0)
                basis(solvedFor[k], column) = -rows(static_cast<Eigen::Index>(k), directions[d]);
    }
    std::vector<Eigen::Index> kept;
    for (Eigen::Index i = 0; i < n; ++i) {
        bool moves = false;
        for (std::size_t d = 0; d < directions.size(); ++d)
            moves = moves || std::abs(basis(i, static_cast<Eigen::Index>(d))) * sizes[directions[d]] >
                                 kStill * sizes[i];
        if (!moves) continue;
        kept.push_back(i);
        moving.push_back(face.moving[static_cast<std::size_t>(i)]);
    }
    face.basis = basis(kept, Eigen::all);
    face.moving = std::move(moving);
    return face;
}

} // namespace rigor

// Surfaces of many unknowns: one sparse polynomial over the whole box per experiment (sparse_expansion.h).
// All experiments share their points and, as far as they were fitted together, their terms.
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/distributions/joint_distribution.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/methods/inverse_uncertainty/likelihood/propagation.h"
#include "core/methods/inverse_uncertainty/likelihood/surfaces.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rigor {

namespace {

/// Weight of a simulation at a place where the surface is asked to be good to a tolerance, against one in the
/// box: 10 for the first tolerance asked of a refinement (surface_check.cpp).
double weightFor(double tolerance) { return 1e-3 / tolerance; }

} // namespace

Eigen::MatrixXd ResponseSurfaces::inUnits(const Eigen::MatrixXd& samples) const {
    const Eigen::ArrayXd middle = (lower_ + upper_).array() / 2, half = (upper_ - lower_).array() / 2;
    return (samples.array().colwise() - middle).colwise() / half;
}

std::optional<double> ResponseSurfaces::leaveOneOut() const {
    std::optional<double> most;
    for (const ResponseSurface& surface : surfaces_)
        if (surface.sparse && surface.range() > 0)
            most = std::max(most.value_or(0), surface.leaveOneOut / surface.range());
    return most;
}

bool ResponseSurfaces::buildSparse(std::uint64_t seed, const Progress& progress) {
    std::vector<Eigen::Index> rough;
    for (Eigen::Index e = 0; e < experiments(); ++e) rough.push_back(e);
    const long long before = forward_.simulations();
    for (Eigen::Index count = kLeastSparse; !rough.empty() && count <= options_.mostNodes; count *= 2) {
        const Eigen::Index done = design_.points.cols(), more = count - done;
        const Eigen::MatrixXd unit =
            unitPoints(SamplingScheme::Sobol, static_cast<int>(lower_.size()), count, seed).rightCols(more);
        const Eigen::MatrixXd samples = ((upper_ - lower_).asDiagonal() * unit).colwise() + lower_;
        const auto total = static_cast<double>(forward_.simulations() - before) +
                           static_cast<double>(more) * static_cast<double>(rough.size());
        const Progress counting{progress.stop, [&](ProgressEvent event) {
                                    event.done = static_cast<double>(forward_.simulations() - before);
                                    event.total = total;
                                    progress.tell(event);
                                }};
        const ForwardValues simulated = forward_.run(samples, counting, {.phase = kBuildingSurfaces}, rough);
        if (!simulated.complete) return false;
        addToDesign(samples, simulated.values, 1);
        for (const Eigen::Index e : rough) {
            ResponseSurface& surface = surfaces_[static_cast<std::size_t>(e)];
            surface.nodes = count;
            surface.least = std::min(surface.least, simulated.values.col(e).minCoeff());
            surface.most = std::max(surface.most, simulated.values.col(e).maxCoeff());
        }
        if (!fitTogether(rough, progress)) return false;
        std::erase_if(rough, [&](Eigen::Index e) {
            const ResponseSurface& surface = surfaces_[static_cast<std::size_t>(e)];
            return !surface.usable() || surface.leaveOneOut <= surface.allowance(options_.tolerance);
        });
    }
    return true;
}

void ResponseSurfaces::addToDesign(const Eigen::MatrixXd& samples, const Eigen::MatrixXd& values,
                                   double weight) {
    const Eigen::Index before = design_.points.cols(), all = before + samples.cols();
    design_.points.conservativeResize(samples.rows(), all);
    design_.values.conservativeResize(all, experiments());
    design_.weights.conservativeResize(all);
    design_.points.rightCols(samples.cols()) = inUnits(samples);
    design_.values.bottomRows(samples.cols()) = values;
    design_.weights.tail(samples.cols()).setConstant(weight);
}

bool ResponseSurfaces::fitTogether(const std::vector<Eigen::Index>& list, const Progress& progress) {
    std::map<std::vector<bool>, std::vector<Eigen::Index>> byRows; // experiments with the same simulations
    for (const Eigen::Index e : list) {
        std::vector<bool> known;
        for (const double y : design_.values.col(e)) known.push_back(!std::isnan(y));
        byRows[known].push_back(e);
    }
    for (const auto& [known, together] : byRows) {
        std::vector<Eigen::Index> rows;
        for (std::size_t k = 0; k < known.size(); ++k)
            if (known[k]) rows.push_back(static_cast<Eigen::Index>(k));
        std::vector<Eigen::Index> fitted;
        for (const Eigen::Index e : together) {
            ResponseSurface& surface = surfaces_[static_cast<std::size_t>(e)];
            if (static_cast<Eigen::Index>(rows.size()) < surface.nodes)
                surface.drop(translate("Method", kSurfaceWithoutValue));
            else
                fitted.push_back(e);
        }
        if (fitted.empty()) continue;
        const auto fit = fitSparse(design_.points(Eigen::all, rows), design_.values(rows, fitted),
                                   design_.weights(rows), {}, threads_, progress.stop);
        if (!fit) return false;
        for (std::size_t k = 0; k < fitted.size(); ++k) {
            ResponseSurface& surface = surfaces_[static_cast<std::size_t>(fitted[k])];
            surface.sparse = fit;
            surface.column = static_cast<Eigen::Index>(k);
            // Of the whole box: places asked about weigh more than the rest.
            if ((design_.weights.array() == 1).all()) surface.leaveOneOut = fit->leaveOneOut[surface.column];
        }
    }
    return true;
}

std::shared_ptr<const ResponseSurfaces>
ResponseSurfaces::sparseRefinedAt(const std::vector<Eigen::Index>& list, const Eigen::MatrixXd& samples,
                                  const Eigen::MatrixXd& values, double tolerance,
                                  const Progress& progress) const {
    std::shared_ptr<ResponseSurfaces> copy(new ResponseSurfaces(*this));
    const Eigen::Index count = samples.cols(), all = design_.points.cols();
    const bool again = all >= count && design_.points.rightCols(count) == inUnits(samples);
    if (again)
        copy->design_.weights.tail(count).setConstant(weightFor(tolerance));
    else
        copy->addToDesign(samples, values, weightFor(tolerance));
    std::vector<Eigen::Index> fitted;
    for (const Eigen::Index e : list) {
        ResponseSurface& surface = copy->surfaces_[static_cast<std::size_t>(e)];
        if (!surface.usable()) continue;
        if (!values.col(e).allFinite())
            surface.drop(translate("Method", kSurfaceWithoutValue));
        else
            fitted.push_back(e);
    }
    if (!copy->fitTogether(fitted, progress)) return nullptr;
    copy->measureErrors();
    return copy;
}

ResponseSurfaces::Groups ResponseSurfaces::groupsOf(const std::vector<Eigen::Index>& asked) const {
    Groups groups;
    for (const Eigen::Index e : asked) {
        const SparseExpansion* own = surfaces_[static_cast<std::size_t>(e)].sparse.get();
        if (!own) continue;
        auto group = std::ranges::find_if(groups, [&](const auto& one) { return one.first == own; });
        if (group == groups.end()) group = groups.insert(groups.end(), {own, {}});
        group->second.push_back(e);
    }
    return groups;
}

Eigen::MatrixXd ResponseSurfaces::expansions(const JointDistribution& inputs,
                                             const Propagator& propagator) const {
    if (!many() || simulatedDirectly() > 0 || !inputs.copula().independent()) return {};
    std::vector<Eigen::Index> all;
    for (Eigen::Index e = 0; e < experiments(); ++e) all.push_back(e);
    const Groups groups = groupsOf(all);
    int degree = 0;
    for (const auto& [expansion, own] : groups)
        for (const auto& term : expansion->terms) degree = std::max(degree, *std::ranges::max_element(term));

    // Per unknown: coefficients of its Legendre polynomials in those of its germ.
    const OrthonormalPolynomials legendre({.family = GermFamily::Legendre}, degree);
    std::vector<Eigen::MatrixXd> of;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const Propagator::RuleOfOne& rule = propagator.rules()[i];
        if (inputs[i].germ() != propagator.germs()[i]) return {};
        const auto k = static_cast<Eigen::Index>(i);
        Eigen::VectorXd at(static_cast<Eigen::Index>(rule.germs.size()));
        for (std::size_t j = 0; j < rule.germs.size(); ++j)
            at[static_cast<Eigen::Index>(j)] = inputs[i].fromGerm(rule.germs[j], rule.probabilities[j]);
        if ((at.array() < lower_[k]).any() || (at.array() > upper_[k]).any()) return {};
        at = (2 * at.array() - lower_[k] - upper_[k]) / (upper_[k] - lower_[k]);
        of.push_back(rule.weighted * legendre.evaluate(at).transpose());
    }
    const auto& indices = propagator.basis().indices();
    const auto size = static_cast<Eigen::Index>(indices.size());
    Eigen::MatrixXd coefficients(size, experiments());
    for (const auto& [expansion, own] : groups) {
        Eigen::MatrixXd ofTerms =
            Eigen::MatrixXd::Zero(size, static_cast<Eigen::Index>(expansion->terms.size()));
        for (std::size_t t = 0; t < expansion->terms.size(); ++t)
            for (std::size_t i = 0; i < indices.size(); ++i) {
                double product = 1; // 0 where a germ occurs of which the term does not depend
                for (std::size_t k = 0; k < of.size() && product != 0; ++k) {
                    const int germ = indices[i][k], ownDegree = expansion->terms[t][k];
                    if (ownDegree == 0)
                        product = germ == 0 ? product : 0;
                    else
                        product *= of[k](germ, ownDegree);
                }
                ofTerms(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(t)) = product;
            }
        const Eigen::MatrixXd made = ofTerms * expansion->coefficients;
        for (const Eigen::Index e : own)
            coefficients.col(e) = made.col(surfaces_[static_cast<std::size_t>(e)].column);
    }
    return coefficients;
}

bool ResponseSurfaces::evaluateSparse(const Eigen::MatrixXd& samples, const std::vector<Eigen::Index>& asked,
                                      const Progress& progress, Eigen::MatrixXd& values) const {
    constexpr Eigen::Index kBlock = 256; // samples
    const Groups groups = groupsOf(asked);
    const Eigen::MatrixXd points = inUnits(samples);
    const Eigen::Index blocks = (points.cols() + kBlock - 1) / kBlock;
    const auto tasks = static_cast<std::size_t>(blocks) * groups.size();
    return parallelFor(tasks, threads_, progress.stop, [&](std::size_t task) {
        const auto& [expansion, own] = groups[task / static_cast<std::size_t>(blocks)];
        const Eigen::Index first =
            static_cast<Eigen::Index>(task % static_cast<std::size_t>(blocks)) * kBlock;
        const Eigen::Index count = std::min(kBlock, points.cols() - first);
        const Eigen::MatrixXd there = expansion->at(points.middleCols(first, count));
        for (const Eigen::Index e : own)
            values.col(e).segment(first, count) = there.col(surfaces_[static_cast<std::size_t>(e)].column);
    });
}

} // namespace rigor

#include "core/methods/inverse_uncertainty/surfaces.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/optim/start_points.h"

#include <algorithm>
#include <set>

namespace rigor {

namespace {

constexpr const char* kPhase = "building response surfaces";

Surface& surfaceOf(std::vector<Surface>& surfaces, Eigen::Index experiment) {
    return surfaces[static_cast<std::size_t>(experiment)];
}

/// Along which unknown a cell is halved: where its polynomial misses most.
int roughest(const Surface::Cell& cell, int mostHalvings) {
    int along = -1;
    for (int i = 0; i < cell.tails.size(); ++i)
        if (cell.halvings[static_cast<std::size_t>(i)] < mostHalvings &&
            (along < 0 || cell.tails[i] > cell.tails[along]))
            along = i;
    return along;
}

} // namespace

std::size_t Surface::leafAt(const Eigen::Ref<const Eigen::VectorXd>& x) const {
    std::size_t at = 0;
    while (cells[at].splitAlong >= 0) {
        const auto lower = static_cast<std::size_t>(cells[at].children);
        at = x[cells[at].splitAlong] <= cells[lower].grid.upper[cells[at].splitAlong] ? lower : lower + 1;
    }
    return at;
}

double Surface::at(const Eigen::Ref<const Eigen::VectorXd>& x) const {
    const Cell& leaf = cells[leafAt(x)];
    return chebyshevValue(leaf.grid, leaf.coefficients, x);
}

std::string ResponseSurfaces::unmet(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper) {
    if (lower.size() > kMostUnknowns)
        return fmt::format("response surfaces are offered for up to {} unknowns; there are {}", kMostUnknowns,
                           lower.size());
    if (!lower.allFinite() || !upper.allFinite())
        return "response surfaces need a finite feasible box for every unknown";
    if (!(lower.array() < upper.array()).all())
        return "response surfaces need a feasible box that is wider than one point";
    return {};
}

std::shared_ptr<const ResponseSurfaces>
ResponseSurfaces::build(const ForwardModel& forward, const Eigen::VectorXd& lower,
                        const Eigen::VectorXd& upper, const SurfaceOptions& options, int threads,
                        std::uint64_t seed, const Progress& progress) {
    if (const std::string reason = unmet(lower, upper); !reason.empty()) fail("{}.", reason);
    std::shared_ptr<ResponseSurfaces> made(new ResponseSurfaces(forward, options, threads));
    made->checkPoints_ = latinHypercube(lower, upper, static_cast<int>(options.checkPoints), seed);
    ForwardValues check = forward.run(made->checkPoints_, progress, {.phase = kPhase});
    if (!check.complete) return nullptr;
    made->checkValues_ = std::move(check.values);

    const auto unknowns = static_cast<std::size_t>(lower.size());
    made->surfaces_.resize(static_cast<std::size_t>(forward.experiments()));
    std::vector<Leaf> boxes;
    for (Eigen::Index e = 0; e < forward.experiments(); ++e) {
        Surface::Cell box;
        box.grid = {lower, upper, options.order};
        box.halvings.assign(unknowns, 0);
        surfaceOf(made->surfaces_, e).cells.push_back(std::move(box));
        boxes.push_back({e, 0});
    }
    if (!made->fit(boxes, progress)) return nullptr;
    for (std::vector<Leaf> rough = made->roughLeaves(); !rough.empty(); rough = made->roughLeaves())
        if (!made->halve(rough, progress)) return nullptr;
    made->measureErrors();
    return made;
}

std::shared_ptr<const ResponseSurfaces>
ResponseSurfaces::refinedAt(const std::vector<Eigen::Index>& experiments, const Eigen::MatrixXd& samples,
                            const Eigen::MatrixXd& values, double tolerance, const Progress& progress) const {
    std::shared_ptr<ResponseSurfaces> copy(new ResponseSurfaces(*this));
    for (;;) {
        std::vector<Leaf> leaves;
        for (const Eigen::Index e : experiments) {
            const Surface& surface = copy->surfaces_[static_cast<std::size_t>(e)];
            if (!surface.usable()) continue;
            std::set<std::size_t> cells;
            for (Eigen::Index s = 0; s < samples.cols(); ++s)
                if (std::abs(surface.at(samples.col(s)) - values(s, e)) > tolerance * surface.range())
                    cells.insert(surface.leafAt(samples.col(s)));
            for (const std::size_t cell : cells)
                if (roughest(surface.cells[cell], options_.mostHalvings) >= 0) leaves.push_back({e, cell});
        }
        if (leaves.empty()) break;
        if (!copy->halve(leaves, progress)) return nullptr;
    }
    copy->measureErrors();
    return copy;
}

std::vector<ResponseSurfaces::Leaf> ResponseSurfaces::roughLeaves() const {
    std::vector<Leaf> all;
    for (Eigen::Index e = 0; e < experiments(); ++e) {
        const Surface& surface = surfaces_[static_cast<std::size_t>(e)];
        std::vector<std::size_t> rough;
        for (std::size_t k = 0; k < surface.cells.size(); ++k) {
            const Surface::Cell& cell = surface.cells[k];
            if (cell.splitAlong < 0 && cell.tails.maxCoeff() > options_.tolerance * surface.range() &&
                roughest(cell, options_.mostHalvings) >= 0)
                rough.push_back(k);
        }
        std::ranges::stable_sort(rough, std::greater{},
                                 [&](std::size_t k) { return surface.cells[k].tails.maxCoeff(); });
        Eigen::Index nodes = surface.nodes;
        for (const std::size_t k : rough) {
            nodes += 2 * surface.cells[k].grid.size();
            if (nodes > options_.mostNodes) break;
            all.push_back({e, k});
        }
    }
    return all;
}

bool ResponseSurfaces::halve(const std::vector<Leaf>& leaves, const Progress& progress) {
    std::vector<Leaf> fresh;
    for (const auto& [e, index] : leaves) {
        std::vector<Surface::Cell>& cells = surfaceOf(surfaces_, e).cells;
        const int along = roughest(cells[index], options_.mostHalvings);
        cells[index].splitAlong = along;
        cells[index].children = static_cast<int>(cells.size());
        Surface::Cell half = cells[index];
        half.splitAlong = half.children = -1;
        ++half.halvings[static_cast<std::size_t>(along)];
        const double middle = 0.5 * (half.grid.lower[along] + half.grid.upper[along]);
        Surface::Cell upper = half;
        half.grid.upper[along] = upper.grid.lower[along] = middle;
        fresh.push_back({e, cells.size()});
        fresh.push_back({e, cells.size() + 1});
        cells.push_back(std::move(half));
        cells.push_back(std::move(upper));
    }
    return fit(fresh, progress);
}

bool ResponseSurfaces::fit(const std::vector<Leaf>& fresh, const Progress& progress) {
    if (fresh.empty()) return true;
    const auto cellOf = [&](const Leaf& leaf) -> Surface::Cell& {
        return surfaceOf(surfaces_, leaf.experiment).cells[leaf.cell];
    };
    const Eigen::Index each = cellOf(fresh.front()).grid.size();
    Eigen::MatrixXd points(checkPoints_.rows(), each * static_cast<Eigen::Index>(fresh.size()));
    std::vector<Eigen::Index> experimentOf;
    for (std::size_t k = 0; k < fresh.size(); ++k) {
        points.middleCols(static_cast<Eigen::Index>(k) * each, each) = cellOf(fresh[k]).grid.points();
        experimentOf.insert(experimentOf.end(), static_cast<std::size_t>(each), fresh[k].experiment);
    }
    const ForwardValues simulated = forward_.runEach(points, experimentOf, progress, {.phase = kPhase});
    if (!simulated.complete) return false;

    std::set<Eigen::Index> without;
    for (std::size_t k = 0; k < fresh.size(); ++k) {
        Surface& surface = surfaceOf(surfaces_, fresh[k].experiment);
        Surface::Cell& cell = cellOf(fresh[k]);
        const Eigen::VectorXd values =
            simulated.values.col(0).segment(static_cast<Eigen::Index>(k) * each, each);
        if (!values.allFinite()) {
            without.insert(fresh[k].experiment);
            continue;
        }
        const bool first = surface.nodes == 0;
        surface.least = first ? values.minCoeff() : std::min(surface.least, values.minCoeff());
        surface.most = first ? values.maxCoeff() : std::max(surface.most, values.maxCoeff());
        surface.nodes += each;
        cell.coefficients = chebyshevCoefficients(cell.grid, values);
        cell.tails = chebyshevTails(cell.grid, cell.coefficients);
    }
    for (const Eigen::Index e : without) {
        surfaceOf(surfaces_, e).cells.clear();
        surfaceOf(surfaces_, e).problem = "the model gives no value in part of the feasible box";
    }
    return true;
}

void ResponseSurfaces::measureErrors() {
    for (Eigen::Index e = 0; e < experiments(); ++e) {
        Surface& surface = surfaceOf(surfaces_, e);
        if (!surface.usable()) continue;
        surface.error = 0;
        for (Eigen::Index c = 0; c < checkPoints_.cols(); ++c)
            surface.error =
                std::max(surface.error, std::abs(surface.at(checkPoints_.col(c)) - checkValues_(c, e)));
    }
}

ForwardValues ResponseSurfaces::run(const Eigen::MatrixXd& samples, const Progress& progress,
                                    ProgressEvent event, const std::vector<Eigen::Index>& only) const {
    std::vector<Eigen::Index> asked = only, without;
    if (only.empty())
        for (Eigen::Index e = 0; e < experiments(); ++e) asked.push_back(e);
    for (const Eigen::Index e : asked)
        if (!surfaces_[static_cast<std::size_t>(e)].usable()) without.push_back(e);

    ForwardValues result;
    if (without.empty())
        result.values = Eigen::MatrixXd::Constant(samples.cols(), experiments(),
                                                  std::numeric_limits<double>::quiet_NaN());
    else
        result = forward_.run(samples, progress, event, without);
    if (!result.complete) return result;
    result.complete = parallelFor(asked.size(), threads_, progress.stop, [&](std::size_t k) {
        const Surface& surface = surfaces_[static_cast<std::size_t>(asked[k])];
        if (!surface.usable()) return;
        for (Eigen::Index s = 0; s < samples.cols(); ++s)
            result.values(s, asked[k]) = surface.at(samples.col(s));
    });
    event.simulations = simulations();
    event.failures = failures();
    progress.tell(event);
    return result;
}

} // namespace rigor

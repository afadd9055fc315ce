#include "core/methods/inverse_uncertainty/likelihood/surfaces.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/optim/start_points.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

ResponseSurface& surfaceOf(std::vector<ResponseSurface>& surfaces, Eigen::Index experiment) {
    return surfaces[static_cast<std::size_t>(experiment)];
}

/// Simulations that halving a cell of this grid takes: two faces of the cell, and the middle one where the
/// order is even, are known.
Eigen::Index halvingNodes(const ChebyshevGrid& grid) {
    return 2 * grid.size() - (grid.order % 2 == 0 ? 4 : 2) * grid.size() / (grid.order + 1);
}

/// Values at the points of the half of a cell that it has itself: on the faces across `along`.
Eigen::VectorXd inheritedValues(const ResponseSurface::Cell& cell, int along, bool upperHalf) {
    const int order = cell.grid.order, last = order + 1; // points run from the upper end to the lower one
    const Eigen::Index size = cell.grid.size();
    Eigen::VectorXd values = Eigen::VectorXd::Constant(size, std::numeric_limits<double>::quiet_NaN());
    Eigen::Index stride = 1;
    for (int i = 0; i < along; ++i) stride *= last;
    for (Eigen::Index flat = 0; flat < size; ++flat) {
        const auto k = static_cast<int>(flat / stride % last);
        if (k != 0 && k != order) continue;
        const bool atMiddle = (k == 0) != upperHalf;
        if (!atMiddle)
            values[flat] = cell.values[flat];
        else if (order % 2 == 0)
            values[flat] = cell.values[flat + (order / 2 - k) * stride];
    }
    return values;
}

/// Along which unknown a cell is halved: where its polynomial misses most.
int roughest(const ResponseSurface::Cell& cell, int mostHalvings) {
    int along = -1;
    for (int i = 0; i < cell.tails.size(); ++i)
        if (cell.halvings[static_cast<std::size_t>(i)] < mostHalvings &&
            (along < 0 || cell.tails[i] > cell.tails[along]))
            along = i;
    return along;
}

/// Tells done and total of a build; no total before the first look and once the guess is used up. What is
/// still to be simulated is guessed from the last two rounds: how many cells were rough in each, and how much
/// nearer to the tolerance the roughest has come.
class BuildForecast {
  public:
    BuildForecast(const ForwardModel& forward, const Progress& progress)
        : forward_(forward), progress_(progress), before_(forward.simulations()) {}

    void look(const std::vector<ResponseSurface>& surfaces, std::size_t rough, std::size_t experiments,
              const SurfaceOptions& options) {
        double excess = 1;
        Eigen::Index nodes = 0, cell = 0;
        for (const ResponseSurface& surface : surfaces) {
            nodes += surface.nodes;
            for (std::size_t k = 0; k < surface.cells.size(); ++k) {
                if (surface.branches[k].along >= 0) continue;
                cell = halvingNodes(surface.cells[k].grid);
                excess = std::max(excess, surface.cells[k].tails.maxCoeff() /
                                              std::max(surface.allowance(options.tolerance), kTiny));
            }
        }
        const double gain = std::clamp(excess_ > 0 ? excess_ / excess : 2.0, 1.2, 16.0);
        const double growth = std::clamp(rough_ > 0 ? static_cast<double>(rough) / rough_ : 1.0, 0.5, 1.5);
        const int rounds = std::clamp(static_cast<int>(std::ceil(std::log(excess) / std::log(gain))), 1, 24);
        double more = 0, now = static_cast<double>(rough);
        for (int round = 0; round < rounds; ++round, now *= growth) more += now;
        more *= static_cast<double>(cell);
        total_ = static_cast<double>(forward_.simulations() - before_) +
                 std::min(more, static_cast<double>(experiments) * static_cast<double>(options.mostNodes) -
                                    static_cast<double>(nodes));
        excess_ = excess;
        rough_ = static_cast<double>(rough);
    }

    Progress counting() const {
        return {progress_.stop, [this](ProgressEvent event) {
                    event.done = static_cast<double>(forward_.simulations() - before_);
                    event.total = event.done < total_ ? total_ : 0;
                    progress_.tell(event);
                }};
    }

  private:
    static constexpr double kTiny = 1e-300;
    const ForwardModel& forward_;
    const Progress& progress_;
    long long before_;
    double total_ = 0, excess_ = 0, rough_ = 0;
};

} // namespace

double ResponseSurface::allowance(double tolerance) const {
    constexpr double kRounding = 1e-13;
    return std::max(tolerance * range(), kRounding * std::max(std::abs(least), std::abs(most)));
}

void ResponseSurface::drop(const Message& reason) {
    cells.clear();
    branches.clear();
    sparse.reset();
    problem = reason;
}

std::size_t ResponseSurface::leafAt(const Eigen::Ref<const Eigen::VectorXd>& x) const {
    std::size_t at = 0;
    while (branches[at].along >= 0) {
        const Branch& branch = branches[at];
        at = static_cast<std::size_t>(branch.children) + (x[branch.along] <= branch.middle ? 0 : 1);
    }
    return at;
}

double ResponseSurface::at(const Eigen::Ref<const Eigen::VectorXd>& x) const {
    const Cell& leaf = cells[leafAt(x)];
    return chebyshevValue(leaf.grid, leaf.coefficients, x);
}

Message ResponseSurfaces::unmet(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper) {
    if (lower.size() > kMostUnknowns)
        return filled(sentence("Method", "response surfaces are offered for up to {} unknowns; there are {}"),
                      kMostUnknowns, lower.size());
    if (!lower.allFinite() || !upper.allFinite())
        return translate("Method", "response surfaces need a finite feasible box for every unknown");
    if (!(lower.array() < upper.array()).all())
        return translate("Method", "response surfaces need a feasible box that is wider than one point");
    return {};
}

std::shared_ptr<const ResponseSurfaces>
ResponseSurfaces::build(const ForwardModel& forward, const Eigen::VectorXd& lower,
                        const Eigen::VectorXd& upper, const SurfaceOptions& options, int threads,
                        std::uint64_t seed, const Progress& progress) {
    if (const Message reason = unmet(lower, upper); !reason.empty()) fail("{}.", reason);
    if (options.order < 1 || options.order > kMostChebyshevOrder)
        fail(sentence("Method", "Response surfaces of order {}: the order must be 1 to {}."), options.order,
             kMostChebyshevOrder);
    std::shared_ptr<ResponseSurfaces> made(new ResponseSurfaces(forward, options, threads));
    made->lower_ = lower;
    made->upper_ = upper;
    made->checkPoints_ = latinHypercube(lower, upper, static_cast<int>(options.checkPoints), seed);
    BuildForecast forecast(forward, progress);
    ForwardValues check = forward.run(made->checkPoints_, forecast.counting(), {.phase = kBuildingSurfaces});
    if (!check.complete) return nullptr;
    made->checkValues_ = std::move(check.values);

    const auto unknowns = static_cast<std::size_t>(lower.size());
    made->surfaces_.resize(static_cast<std::size_t>(forward.experiments()));
    if (made->many()) {
        if (!made->buildSparse(seed, progress)) return nullptr;
        made->measureErrors();
        made->dropWhatMisses();
        return made;
    }
    std::vector<Leaf> boxes;
    for (Eigen::Index e = 0; e < forward.experiments(); ++e) {
        ResponseSurface::Cell box;
        box.grid = {lower, upper, options.order};
        box.values = Eigen::VectorXd::Constant(box.grid.size(), std::numeric_limits<double>::quiet_NaN());
        box.halvings.assign(unknowns, 0);
        surfaceOf(made->surfaces_, e).cells.push_back(std::move(box));
        surfaceOf(made->surfaces_, e).branches.emplace_back();
        boxes.push_back({e, 0});
    }
    if (!made->fit(boxes, forecast.counting())) return nullptr;
    for (std::vector<Leaf> rough = made->roughLeaves(); !rough.empty(); rough = made->roughLeaves()) {
        forecast.look(made->surfaces_, rough.size(), boxes.size(), options);
        if (!made->halve(rough, forecast.counting())) return nullptr;
    }
    made->measureErrors();
    made->dropWhatMisses();
    return made;
}

std::shared_ptr<const ResponseSurfaces>
ResponseSurfaces::refinedAt(const std::vector<Eigen::Index>& experiments, const Eigen::MatrixXd& samples,
                            const Eigen::MatrixXd& values, double tolerance, const Progress& progress) const {
    if (many()) return sparseRefinedAt(experiments, samples, values, tolerance, progress);
    std::shared_ptr<ResponseSurfaces> copy(new ResponseSurfaces(*this));
    for (;;) {
        std::vector<Leaf> leaves;
        for (const Eigen::Index e : experiments) {
            ResponseSurface& surface = surfaceOf(copy->surfaces_, e);
            if (!surface.usable()) continue;
            if (!values.col(e).allFinite()) {
                surface.drop(translate("Method", kSurfaceWithoutValue));
                continue;
            }
            std::set<std::size_t> cells;
            for (Eigen::Index s = 0; s < samples.cols(); ++s)
                if (std::abs(surface.at(samples.col(s)) - values(s, e)) > surface.allowance(tolerance))
                    cells.insert(surface.leafAt(samples.col(s)));
            Eigen::Index nodes = surface.nodes;
            for (const std::size_t cell : cells) {
                if (roughest(surface.cells[cell], options_.mostHalvings) < 0) continue;
                nodes += halvingNodes(surface.cells[cell].grid);
                if (nodes > options_.mostNodes + options_.mostMore) break;
                leaves.push_back({e, cell});
            }
        }
        if (leaves.empty()) break;
        if (!copy->halve(leaves, progress)) return nullptr;
    }
    copy->measureErrors();
    return copy;
}

std::shared_ptr<const ResponseSurfaces>
ResponseSurfaces::without(const std::vector<Eigen::Index>& experiments, const Message& reason) const {
    std::shared_ptr<ResponseSurfaces> copy(new ResponseSurfaces(*this));
    for (const Eigen::Index e : experiments) surfaceOf(copy->surfaces_, e).drop(reason);
    return copy;
}

Eigen::Index ResponseSurfaces::simulatedDirectly() const {
    return std::ranges::count_if(surfaces_, [](const ResponseSurface& s) { return !s.usable(); });
}

std::vector<ResponseSurfaces::Leaf> ResponseSurfaces::roughLeaves() const {
    std::vector<Leaf> all;
    for (Eigen::Index e = 0; e < experiments(); ++e) {
        const ResponseSurface& surface = surfaces_[static_cast<std::size_t>(e)];
        std::vector<std::size_t> rough;
        for (std::size_t k = 0; k < surface.cells.size(); ++k) {
            const ResponseSurface::Cell& cell = surface.cells[k];
            if (surface.branches[k].along < 0 &&
                cell.tails.maxCoeff() > surface.allowance(options_.tolerance) &&
                roughest(cell, options_.mostHalvings) >= 0)
                rough.push_back(k);
        }
        std::ranges::stable_sort(rough, std::greater{},
                                 [&](std::size_t k) { return surface.cells[k].tails.maxCoeff(); });
        Eigen::Index nodes = surface.nodes;
        for (const std::size_t k : rough) {
            nodes += halvingNodes(surface.cells[k].grid);
            if (nodes > options_.mostNodes) break;
            all.push_back({e, k});
        }
    }
    return all;
}

bool ResponseSurfaces::halve(const std::vector<Leaf>& leaves, const Progress& progress) {
    std::vector<Leaf> fresh;
    for (const auto& [e, index] : leaves) {
        ResponseSurface& surface = surfaceOf(surfaces_, e);
        std::vector<ResponseSurface::Cell>& cells = surface.cells;
        const int along = roughest(cells[index], options_.mostHalvings);
        ResponseSurface::Cell half = cells[index];
        half.values = inheritedValues(cells[index], along, false);
        ++half.halvings[static_cast<std::size_t>(along)];
        const double middle = 0.5 * (half.grid.lower[along] + half.grid.upper[along]);
        surface.branches[index] = {middle, along, static_cast<int>(cells.size())};
        surface.branches.resize(cells.size() + 2);
        ResponseSurface::Cell upper = half;
        half.grid.upper[along] = upper.grid.lower[along] = middle;
        upper.values = inheritedValues(cells[index], along, true);
        fresh.push_back({e, cells.size()});
        fresh.push_back({e, cells.size() + 1});
        cells.push_back(std::move(half));
        cells.push_back(std::move(upper));
    }
    return fit(fresh, progress);
}

bool ResponseSurfaces::fit(const std::vector<Leaf>& fresh, const Progress& progress) {
    if (fresh.empty()) return true;
    const auto cellOf = [&](const Leaf& leaf) -> ResponseSurface::Cell& {
        return surfaceOf(surfaces_, leaf.experiment).cells[leaf.cell];
    };
    struct Asked {
        std::size_t leaf;
        Eigen::Index node;
    };
    std::vector<Asked> asked;
    std::vector<Eigen::Index> experimentOf;
    for (std::size_t k = 0; k < fresh.size(); ++k) {
        const ResponseSurface::Cell& cell = cellOf(fresh[k]);
        for (Eigen::Index node = 0; node < cell.values.size(); ++node) {
            if (!std::isnan(cell.values[node])) continue;
            asked.push_back({k, node});
            experimentOf.push_back(fresh[k].experiment);
        }
    }
    Eigen::MatrixXd points(checkPoints_.rows(), static_cast<Eigen::Index>(asked.size()));
    Eigen::MatrixXd ofLeaf;
    for (std::size_t c = 0; c < asked.size(); ++c) {
        if (c == 0 || asked[c].leaf != asked[c - 1].leaf) ofLeaf = cellOf(fresh[asked[c].leaf]).grid.points();
        points.col(static_cast<Eigen::Index>(c)) = ofLeaf.col(asked[c].node);
    }
    const ForwardValues simulated =
        forward_.runEach(points, experimentOf, progress, {.phase = kBuildingSurfaces});
    if (!simulated.complete) return false;
    for (std::size_t c = 0; c < asked.size(); ++c) {
        const Leaf& leaf = fresh[asked[c].leaf];
        cellOf(leaf).values[asked[c].node] = simulated.values(static_cast<Eigen::Index>(c), 0);
        ++surfaceOf(surfaces_, leaf.experiment).nodes;
    }

    std::set<Eigen::Index> without;
    for (const Leaf& leaf : fresh) {
        ResponseSurface& surface = surfaceOf(surfaces_, leaf.experiment);
        ResponseSurface::Cell& cell = cellOf(leaf);
        if (!cell.values.allFinite()) {
            without.insert(leaf.experiment);
            continue;
        }
        surface.least = std::min(surface.least, cell.values.minCoeff());
        surface.most = std::max(surface.most, cell.values.maxCoeff());
        cell.coefficients = chebyshevCoefficients(cell.grid, cell.values);
        cell.tails = chebyshevTails(cell.grid, cell.coefficients);
    }
    for (const Eigen::Index e : without)
        surfaceOf(surfaces_, e).drop(translate("Method", kSurfaceWithoutValue));
    return true;
}

void ResponseSurfaces::measureErrors() {
    Eigen::MatrixXd there(checkPoints_.cols(), experiments());
    if (many()) {
        std::vector<Eigen::Index> list;
        for (Eigen::Index e = 0; e < experiments(); ++e)
            if (surfaceOf(surfaces_, e).usable()) list.push_back(e);
        evaluateSparse(checkPoints_, list, {}, there);
    }
    for (Eigen::Index e = 0; e < experiments(); ++e) {
        ResponseSurface& surface = surfaceOf(surfaces_, e);
        if (!surface.usable()) continue;
        Eigen::VectorXd errors(checkPoints_.cols());
        for (Eigen::Index c = 0; c < checkPoints_.cols(); ++c)
            errors[c] =
                std::abs((many() ? there(c, e) : surface.at(checkPoints_.col(c))) - checkValues_(c, e));
        surface.error = errors.maxCoeff<Eigen::PropagateNaN>();
        surface.rmsError = errors.norm() / std::sqrt(static_cast<double>(errors.size()));
    }
}

void ResponseSurfaces::dropWhatMisses() {
    for (ResponseSurface& surface : surfaces_) {
        if (!surface.usable()) continue;
        // Beside a jump no halving makes the tail of a leaf smaller.
        double missing = std::max(surface.rmsError, surface.leaveOneOut);
        for (std::size_t k = 0; k < surface.cells.size(); ++k)
            if (surface.branches[k].along < 0) missing = std::max(missing, surface.cells[k].tails.maxCoeff());
        if (!std::isfinite(surface.rmsError))
            surface.drop(translate("Method", kSurfaceWithoutValue));
        else if (missing > surface.allowance(options_.trusted))
            surface.drop(filled(sentence("Method", "a surface of {} simulations misses others by {:.2g} % of "
                                                   "the output's range"),
                                surface.nodes, 100 * missing / surface.range()));
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
    std::vector<Eigen::Index> outside;
    for (Eigen::Index s = 0; s < samples.cols(); ++s)
        if ((samples.col(s).array() < lower_.array()).any() ||
            (samples.col(s).array() > upper_.array()).any())
            outside.push_back(s);
    const bool sparse = many();
    if (sparse) result.complete = evaluateSparse(samples, asked, progress, result.values);
    const auto cells = sparse ? std::size_t{0} : asked.size();
    result.complete &= parallelFor(cells, threads_, progress.stop, [&](std::size_t k) {
        const ResponseSurface& surface = surfaces_[static_cast<std::size_t>(asked[k])];
        if (!surface.usable()) return;
        for (Eigen::Index s = 0; s < samples.cols(); ++s)
            result.values(s, asked[k]) = surface.at(samples.col(s));
    });
    if (!outside.empty() && result.complete) {
        const ForwardValues beyond =
            forward_.run(Eigen::MatrixXd(samples(Eigen::all, outside)), progress, event, asked);
        result.complete = beyond.complete;
        result.values(outside, asked) = beyond.values(Eigen::all, asked);
    }
    event.simulations = simulations();
    event.failures = failures();
    progress.tell(event);
    return result;
}

} // namespace rigor

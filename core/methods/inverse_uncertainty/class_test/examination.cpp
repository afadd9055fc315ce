#include "core/methods/inverse_uncertainty/class_test/examination.h"

#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"

#include <algorithm>

namespace rigor {

namespace {

constexpr long long kMostOnSurfaces = 20000; ///< evaluations
constexpr long long kLeastDirect = 800;

/// Surfaces for the examination alone; null if they cannot be built or would leave experiments to simulation.
std::shared_ptr<const ResponseSurfaces> affordableSurfaces(const Likelihood& direct, const InputModel& inputs,
                                                           const ForwardModel& forward, long long evaluations,
                                                           int threads, std::uint64_t seed,
                                                           const Progress& progress) {
    const auto [lower, upper] = searchedBox(direct, inputs);
    if (!ResponseSurfaces::unmet(lower, upper).empty()) return nullptr;
    SurfaceOptions options;
    options.mostNodes = std::min<Eigen::Index>(options.mostNodes, evaluations * direct.nodes() / 5);
    if (options.mostNodes < 2 * direct.nodes()) return nullptr;
    auto surfaces = ResponseSurfaces::build(forward, lower, upper, options, threads, seed, progress);
    if (!surfaces || surfaces->simulatedDirectly() > 0) return nullptr;
    return surfaces;
}

} // namespace

Examiner::Examiner(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
                   long long evaluations, std::shared_ptr<const ResponseSurfaces> surfaces, bool build,
                   bool unlimited, int threads, std::uint64_t seed, const Progress& progress)
    : direct_(direct), inputs_(inputs), forward_(forward), seed_(seed), progress_(progress),
      unlimited_(unlimited), surfaces_(std::move(surfaces)),
      directBudget_(std::max(kLeastDirect, evaluations / 2)), budget_(directBudget_),
      simulationsBefore_(forward.simulations()) {
    if (!surfaces_ && build)
        surfaces_ = affordableSurfaces(direct, inputs, forward, evaluations, threads, seed, progress);
    if (!surfaces_) return;
    cheap_ = std::make_unique<Likelihood>(direct, *surfaces_);
    if (surfaces_->simulatedDirectly() == 0) budget_ = kMostOnSurfaces;
}

void Examiner::simulateFromNowOn() {
    cheap_.reset();
    surfaces_.reset();
    budget_ = directBudget_;
}

ProfileTask Examiner::taskAt(const Eigen::VectorXd& alpha, Examination& found, const std::string& phase) {
    ProfileTask task;
    task.logLikelihood = [this, phase](const Eigen::MatrixXd& points) {
        return likelihood().evaluate(points, progress_, {.phase = phase});
    };
    task.alpha = alpha;
    task.information =
        Eigen::MatrixXd::Constant(alpha.size(), alpha.size(), std::numeric_limits<double>::quiet_NaN());
    task.lower = inputs_.lower();
    task.upper = inputs_.upper();
    const Eigen::Index searched = (task.upper.array() > task.lower.array()).count();
    found.drop = profileDrop(direct_.measuredCount(), searched);
    found.onSurfaces = surfaces_ != nullptr;
    task.drop = found.drop;
    task.budget = budget_ - found.evaluations;
    task.stopped = [this] { return progress_.stopRequested(); };
    return task;
}

void Examiner::lookElsewhere(const Eigen::VectorXd& alpha, Examination& found) {
    ProfileTask task = taskAt(alpha, found, "other maxima");
    task.budget /= 2; // the other half is for the profiles
    long long evaluations = 0;
    found.maxima = otherMaxima(task, seed_, evaluations);
    found.evaluations += evaluations;
    if (surfaces_ && !found.maxima.empty()) {
        Eigen::MatrixXd places = alpha.replicate(1, static_cast<Eigen::Index>(found.maxima.size()) + 1);
        for (std::size_t k = 0; k < found.maxima.size(); ++k)
            places.col(static_cast<Eigen::Index>(k)) = found.maxima[k].alpha;
        const Eigen::VectorXd simulated = direct_.evaluate(places, progress_, {.phase = "other maxima"});
        const double top = simulated[simulated.size() - 1];
        for (std::size_t k = 0; k < found.maxima.size(); ++k)
            found.maxima[k].logLikelihood = simulated[static_cast<Eigen::Index>(k)];
        std::erase_if(found.maxima,
                      [&](const OtherMaximum& other) { return !(other.logLikelihood >= top - task.drop); });
        std::ranges::stable_sort(found.maxima, std::greater{}, &OtherMaximum::logLikelihood);
    }
    found.simulations = forward_.simulations() - simulationsBefore_;
}

double Examiner::differenceAtEnds(const Eigen::VectorXd& alpha, const Profiles& profiles) const {
    Eigen::MatrixXd places = alpha;
    for (const ProfileInterval& entry : profiles.entries)
        for (const Eigen::VectorXd* end : {&entry.atLower, &entry.atUpper}) {
            if (!entry.complete || end->size() != alpha.size()) continue;
            places.conservativeResize(Eigen::NoChange, places.cols() + 1);
            places.rightCols(1) = *end;
        }
    const Eigen::VectorXd off = direct_.evaluate(places, progress_, {.phase = "profiles"}) -
                                likelihood().evaluate(places, progress_, {.phase = "profiles"});
    return (off.array() - off[0]).abs().maxCoeff<Eigen::PropagateNaN>();
}

bool Examiner::isFlat(const ProfileTask& task, const Profiles& profiles, Eigen::Index k,
                      long long& evaluations) const {
    const ProfileInterval& interval = profiles.entries[static_cast<std::size_t>(k)];
    if (!interval.complete) return false;
    if (interval.lowerAtBound && interval.upperAtBound) return true;
    // A parabola has fallen by 0.36 of the drop at 20 % and 80 % of its interval. Where the interval begins
    // at a bound, as that of noise at 0, it may be a parabola of the square: where that has fallen by less
    // than 0.05 at the bound, it has by more than that at 55 %; a ridge that ends in the interval has not.
    const bool fromBound = interval.lowerAtBound;
    const double near = fromBound ? 0 : 0.2, far = fromBound ? 0.55 : 0.8, hardly = fromBound ? 0.05 : 0.1;
    std::vector<Eigen::VectorXd> places;
    for (const double part : {near, far}) {
        const double at = interval.lower + part * (interval.upper - interval.lower);
        const bool below = at < task.alpha[k];
        const Eigen::VectorXd& end = below ? interval.atLower : interval.atUpper;
        if (end.size() != task.alpha.size() || end[k] == task.alpha[k]) return false;
        Eigen::VectorXd place =
            task.alpha + (at - task.alpha[k]) / (end[k] - task.alpha[k]) * (end - task.alpha);
        place[k] = at;
        places.push_back(std::move(place));
    }
    const Eigen::VectorXd values = profileValues(task, k, places, evaluations);
    const double top = std::max(profiles.bestLogLikelihood, values.maxCoeff());
    return top - values.minCoeff() < hardly;
}

void Examiner::profile(const Eigen::VectorXd& alpha, const Eigen::MatrixXd& information, Examination& found) {
    const auto follow = [&] {
        ProfileTask task = taskAt(alpha, found, "profiles");
        task.information = information;
        if (unlimited_) task.budget = std::numeric_limits<long long>::max();
        task.begins = [&](Eigen::Index k) {
            progress_.tell({.phase = "profiles",
                            .done = static_cast<double>(k),
                            .total = static_cast<double>(alpha.size()),
                            .simulations = forward_.simulations(),
                            .failures = forward_.failures()});
        };
        for (const auto& other : found.maxima) task.others.push_back(other.alpha);
        found.profiles = profileLikelihood(task);
        found.evaluations += found.profiles.evaluations;
        found.flat.assign(found.profiles.entries.size(), false);
        for (std::size_t k = 0; k < found.flat.size() && !progress_.stopRequested(); ++k)
            if (const auto entry = static_cast<Eigen::Index>(k);
                inputs_.kindOf(entry) != InputModel::EntryKind::Shape)
                found.flat[k] = isFlat(task, found.profiles, entry, found.evaluations);
    };
    follow();
    if (surfaces_ && !progress_.stopRequested()) {
        found.differenceAtEnds = differenceAtEnds(alpha, found.profiles);
        if (!(found.differenceAtEnds <= kTrustedAtEnds) && !progress_.stopRequested()) {
            simulateFromNowOn();
            budget_ += found.evaluations;
            follow();
        }
    }
    found.simulations = forward_.simulations() - simulationsBefore_;
    found.complete = !progress_.stopRequested();
}

} // namespace rigor

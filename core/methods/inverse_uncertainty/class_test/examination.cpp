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
    const auto [lower, upper] = feasibleBox(inputs);
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
                   const InverseUncertaintyOptions& options, const AlphaSearch& search,
                   std::shared_ptr<const ResponseSurfaces> surfaces, int threads, std::uint64_t seed,
                   const Progress& progress)
    : direct_(direct), inputs_(inputs), forward_(forward), seed_(seed), progress_(progress),
      surfaces_(std::move(surfaces)), simulationsBefore_(forward.simulations()) {
    if (!surfaces_ && options.responses != "surfaces")
        surfaces_ = affordableSurfaces(direct, inputs, forward, search.evaluations, threads, seed, progress);
    if (surfaces_) cheap_ = std::make_unique<Likelihood>(direct, *surfaces_);
    budget_ = surfaces_ ? kMostOnSurfaces : std::max(kLeastDirect, search.evaluations / 2);
}

const Responses& Examiner::responses() const {
    if (surfaces_) return *surfaces_;
    return forward_;
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
    found.simulations = forward_.simulations() - simulationsBefore_;
}

void Examiner::profile(const Eigen::VectorXd& alpha, const Eigen::MatrixXd& information, Examination& found) {
    ProfileTask task = taskAt(alpha, found, "profiles");
    task.information = information;
    for (const auto& other : found.maxima) task.others.push_back(other.alpha);
    found.profiles = profileLikelihood(task);
    found.evaluations += found.profiles.evaluations;
    found.simulations = forward_.simulations() - simulationsBefore_;
    found.complete = !progress_.stopRequested();
}

} // namespace rigor

#pragma once
// What is done after the search, so that the answer does not depend on where it happened to end: other maxima
// of the likelihood are looked for, and every interval is that of the profile likelihood
// (profile_likelihood.h).
//
// Both ask for the likelihood some thousand times. They do so on response surfaces: those of the search, or
// ones built for it from at most a fifth of the simulations that the search made. What is found there is
// compared with simulations: log L of the other maxima told is simulated, and profiles whose ends are not
// where simulations have them are followed again by simulation. Where no surfaces can be built (a box without
// ends, runs that fail), or those of the search were wrong, simulations are made, at
// most half as many as the search did.

#include "core/methods/inverse_uncertainty/likelihood/profile_likelihood.h"
#include "core/methods/inverse_uncertainty/likelihood/search_alpha.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"

namespace rigor {

struct Examination {
    bool complete = false; ///< false: not asked for, stopped, or nothing to examine
    double drop = 0;       ///< of log L at the ends of the intervals
    std::vector<OtherMaximum>
        maxima; ///< and places on ridges, beside the answer, at most `drop` lower (or higher)
    Profiles profiles;
    /// Per entry of alpha, of dependences and noise: every value of its interval, or all that is searched,
    /// explains the data as well, so that there is no number.
    std::vector<bool> flat;
    bool onSurfaces = false;
    /// Largest difference of the fall of log L to the ends of the intervals, surfaces against simulation; NaN
    /// = not compared.
    double differenceAtEnds = std::numeric_limits<double>::quiet_NaN();
    long long evaluations = 0, simulations = 0;
};

/// A maximum higher by so much takes the place of the answer.
constexpr double kHigherMaximum = 0.01;
/// Profiles on surfaces whose ends are further off than this, in log L, are followed by simulation.
constexpr double kTrustedAtEnds = 0.2;

class Examiner {
  public:
    /// Keeps references. `evaluations` that the search made; `surfaces` of it, may be null: `build` says
    /// whether others may be built then. unlimited: profiles are followed to their ends, however many
    /// evaluations that takes.
    Examiner(const Likelihood& direct, const InputModel& inputs, const ForwardModel& forward,
             long long evaluations, std::shared_ptr<const ResponseSurfaces> surfaces, bool build,
             bool unlimited, int threads, std::uint64_t seed, const Progress& progress);

    /// Fills maxima, with their simulated log L; `alpha` is the answer so far.
    void lookElsewhere(const Eigen::VectorXd& alpha, Examination& found);
    /// Fills profiles; `information` may hold NaN.
    void profile(const Eigen::VectorXd& alpha, const Eigen::MatrixXd& information, Examination& found);

  private:
    const Likelihood& likelihood() const { return cheap_ ? *cheap_ : direct_; }
    void simulateFromNowOn();
    /// Whether log L hardly falls through the interval of entry k.
    bool isFlat(const ProfileTask& task, const Profiles& profiles, Eigen::Index k,
                long long& evaluations) const;
    /// NaN if stopped.
    double differenceAtEnds(const Eigen::VectorXd& alpha, const Profiles& profiles) const;
    ProfileTask taskAt(const Eigen::VectorXd& alpha, Examination& found, const std::string& phase);

    const Likelihood& direct_;
    const InputModel& inputs_;
    const ForwardModel& forward_;
    std::uint64_t seed_;
    const Progress& progress_;
    bool unlimited_;
    std::shared_ptr<const ResponseSurfaces> surfaces_;
    std::unique_ptr<Likelihood> cheap_;
    long long directBudget_ = 0, budget_ = 0, simulationsBefore_ = 0;
};

} // namespace rigor

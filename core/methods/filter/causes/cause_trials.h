#pragma once
// A record filtered again with other numbers than those stated: what every candidate of causes.h is tried by.

#include "core/methods/filter/causes/cause_effects.h"
#include "core/methods/filter/causes/causes.h"

namespace rigor {

struct CauseCandidate {
    CauseKind kind = CauseKind::SensorNoise;
    Eigen::Index index = 0;     ///< of sensors, or of L
    Eigen::Index direction = 0; ///< of CauseEffects
    bool isNoise() const { return kind == CauseKind::SensorNoise || kind == CauseKind::ProcessNoise; }
};

struct CauseTrial {
    /// Per candidate: logarithm of the factor, bias, drift; 0 = as stated.
    Eigen::VectorXd at;
    double likelihood = -std::numeric_limits<double>::infinity(); ///< its logarithm
    Consistency found;
    Eigen::VectorXd deviation; ///< L, at the end of the record
    CauseEffects effects;
    bool complete() const { return std::isfinite(likelihood); }
};

class CauseTrials {
  public:
    /// trajectory: of the filter as stated.
    CauseTrials(const FilterRecord& record, const FilterTrajectory& trajectory, const FilterOptions& options,
                const Progress& progress);

    const std::vector<CauseCandidate>& candidates() const { return candidates_; }
    std::size_t count() const { return candidates_.size(); }
    Eigen::Index firstRow() const { return first_; } ///< whose likelihood counts
    /// Gain of the logarithm of the likelihood that is beyond chance, over all candidates.
    double enough() const { return enough_; }

    CauseTrial asStated(const FilterTrajectory& trajectory, const FilterMemory& memory,
                        const Consistency& stated) const;
    /// Filtered again.
    CauseTrial with(const Eigen::VectorXd& at) const;

    /// The innovations, those of a sensor, or a candidate that is as stated says that something is not as it
    /// should be.
    bool isTroubled(const CauseTrial& trial) const;
    /// Beyond chance and large enough to matter, to first order.
    bool isSuspicious(const CauseTrial& trial, std::size_t candidate) const;
    /// A cause without standard error, gain and alternatives.
    Cause described(std::size_t candidate, double value) const;

  private:
    void addProcessNoise();
    CauseEffects effectsOf(const FilterSetup& whole, const FilterTrajectory& trajectory,
                           const FilterMemory& memory) const;
    const std::vector<Eigen::Index>& placesOf(const CauseCandidate& processNoise) const;
    double likelihoodOf(const FilterTrajectory& trajectory) const;
    std::vector<FilterSetup> setupsAt(const Eigen::VectorXd& at) const;

    const FilterRecord& record_;
    const FilterSetup& whole_;
    const FilterOptions& options_;
    const Progress& progress_;
    Eigen::Index first_;                                  ///< row whose likelihood counts
    std::vector<std::vector<Eigen::Index>> processNoise_; ///< places in L, per entry
    std::vector<CauseCandidate> candidates_;
    double enough_ = 0;
};

} // namespace rigor

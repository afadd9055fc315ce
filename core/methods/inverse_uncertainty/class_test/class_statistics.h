#pragma once
// The statistics of the test of the model class (class_test.h) for experiments given by their normal scores
// w_l = Phi^-1(F_l(y_l)): one per departure.

#include "core/methods/inverse_uncertainty/class_test/dependence_ratio.h"
#include "core/methods/inverse_uncertainty/class_test/group_ratio.h"
#include "core/methods/inverse_uncertainty/class_test/output_scores.h"

#include <limits>
#include <string>

namespace rigor {

enum class Departure { Law, Trend, Spread, Dependence, Noise, Skewness, Tails, Groups };
std::string toString(Departure kind); ///< "law", "trend", ...

struct ClassPart {
    Departure kind = Departure::Law;
    std::vector<std::string> names; ///< unknowns or the condition it is about
    double statistic = 0;           ///< in standard deviations of its law under the class
    double p = 1;                   ///< of the family: that any departure is so far out
    /// Dependence: least correlation, noise: least standard deviation (unit of the output) that would be
    /// found with probability 0.9. NaN for others.
    double detectable = std::numeric_limits<double>::quiet_NaN();
};

/// Of one experiment, on the output functions (output_scores.h).
struct ExperimentScores {
    Eigen::MatrixXd alpha;      ///< p x kOutputFunctions
    Eigen::MatrixXd departures; ///< D x kOutputFunctions: six polynomials, then one row per scored part
};

class ClassStatistics {
  public:
    /// `parts`: the law, then one for every further row of the departures, then the groups.
    ClassStatistics(std::vector<ExperimentScores> scores, std::vector<ClassPart> parts);

    /// Dependence and groups by these from now on: one per pair of unknowns, one per unknown.
    void judgeBy(std::vector<DependenceRatio> ratios, std::vector<GroupRatio> groups);
    const DependenceRatio& ratio(std::size_t pair) const { return ratios_[pair]; }
    /// What every entry of alpha adds to the normal scores, as a share of all that it does to them: p x L.
    Eigen::MatrixXd shareOfLocation() const;

    /// Standardised statistics of experiments with these normal scores; as many as parts().
    Eigen::VectorXd at(const Eigen::VectorXd& w) const;
    /// The normal scores after alpha was fitted to them.
    Eigen::VectorXd refitted(const Eigen::VectorXd& w) const;

    /// False: another alpha does as well.
    bool told(std::size_t part) const { return told_[part]; }
    const std::vector<ClassPart>& parts() const { return parts_; }
    /// Standard deviation of the sum of scores, i.e. the root of the information on the departure.
    double rootInformation(std::size_t part) const { return deviations_[static_cast<Eigen::Index>(part)]; }

  private:
    void project();
    void projectLaw(const Eigen::MatrixXd& own);

    std::vector<ExperimentScores> scores_;
    std::vector<ClassPart> parts_;
    std::size_t scored_ = 0; ///< parts with rows in the scores
    Eigen::MatrixXd gram_, lawInverse_, fit_, location_, logScale_;
    Eigen::VectorXd deviations_;
    Eigen::Index rows_ = 0, lawFreedom_ = 0;
    std::vector<bool> told_;
    std::vector<DependenceRatio> ratios_;
    std::vector<GroupRatio> groups_;
};

} // namespace rigor

#pragma once
// What experiments are for, as one number of what they are worth (design_space.h).
//
// Parameters: of the covariance C of the unknowns by the present data and the new ones, each unknown divided
// by its standard error now (by the width of its range where the data leave it open), so that no unit counts:
//     A  trace C / p,   D  det C^(1/p),   E  largest eigenvalue of C
// Prediction: g' C g, the variance of a number that the model predicts, g its derivatives.
//
// Discrimination: what models i and j predict differs by d; its covariance is that of the readings and of the
// unknowns as the present data leave them, so that a difference that other values of the unknowns would take
// away counts for nothing. In standard deviations of the readings, S_i = I + J_i C_i J_i':
//     bhattacharyya   B_ij = d'S^-1 d/8 + 1/2 log(|S|/sqrt(|S_i||S_j|)),  S = (S_i + S_j)/2
//         of all pairs the bound on the probability of taking a wrong model for the right one, all of them
//         alike before: sum_{i<j} exp(-B_ij)/M (A. Bhattacharyya 1943; T. Kailath, "The divergence and
//         Bhattacharyya distance measures in signal selection", 1967)
//     hunter-reiner   sum_{i<j} d'd (W. G. Hunter, A. M. Reiner, Technometrics 7, 1965)
//     buzzi-ferraris  sum_{i<j} d'(S_i + S_j)^-1 d + trace (S_i + S_j)^-1 (G. Buzzi-Ferraris, P. Forzatti, G.
//         Emig, H. Hofmann, Chemical Engineering Science 39, 1984)
//     t-optimal       min over i and j of what model j leaves of what i predicts after its unknowns have
//         followed it, held by the present data: d'S_j^-1 d (A. C. Atkinson, V. V. Fedorov, Biometrika 62,
//         1975)

#include "core/methods/design/design_space.h"

#include <memory>

namespace rigor {

enum class ParameterCriterion { A, D, E };
enum class Divergence { Bhattacharyya, HunterReiner, BuzziFerraris, TOptimal };

class DesignGoal {
  public:
    virtual ~DesignGoal() = default;
    /// Smaller is better; what is added to the present data.
    virtual double loss(const DesignWorth& added) const = 0;
    /// What the present experiments would add, made once more.
    virtual const DesignWorth& present() const = 0;
};

/// Covariance of the unknowns of a model with what is added to the present data; nothing where it is open.
class ModelCovariance {
  public:
    ModelCovariance(const DesignModels& models, const DesignSpace& space, std::size_t model);
    Eigen::Index size() const { return information_.rows(); }
    /// With the ranges of the unknowns where the data leave them open.
    Eigen::MatrixXd of(const DesignWorth& added) const;
    /// Without: the standard error of g'p, infinite where the data leave it open.
    double error(const Eigen::VectorXd& g, const DesignWorth& added) const;
    const Eigen::VectorXd& scale() const { return scale_; } ///< standard errors now, or widths

  private:
    Eigen::MatrixXd informationWith(const DesignWorth& added) const;
    Eigen::Index first_ = 0;
    Eigen::MatrixXd information_; ///< now
    Eigen::VectorXd ridge_;       ///< of the ranges, where they are needed
    Eigen::VectorXd scale_;
};

class ParameterGoal : public DesignGoal {
  public:
    ParameterGoal(const ModelCovariance& covariance, ParameterCriterion criterion, DesignWorth present)
        : covariance_(covariance), criterion_(criterion), present_(std::move(present)) {}
    double loss(const DesignWorth& added) const override;
    const DesignWorth& present() const override { return present_; }

  private:
    const ModelCovariance& covariance_;
    ParameterCriterion criterion_;
    DesignWorth present_;
};

class PredictionGoal : public DesignGoal {
  public:
    PredictionGoal(const ModelCovariance& covariance, Eigen::VectorXd slopes, DesignWorth present)
        : covariance_(covariance), slopes_(std::move(slopes)), present_(std::move(present)) {}
    /// log of the variance.
    double loss(const DesignWorth& added) const override;
    const DesignWorth& present() const override { return present_; }

  private:
    const ModelCovariance& covariance_;
    Eigen::VectorXd slopes_;
    DesignWorth present_;
};

class DiscriminationGoal : public DesignGoal {
  public:
    DiscriminationGoal(const DesignModels& models, const DesignSpace& space, Divergence divergence,
                       DesignWorth present);
    double loss(const DesignWorth& added) const override;
    const DesignWorth& present() const override { return present_; }
    /// Of two models.
    double distance(std::size_t i, std::size_t j, const DesignWorth& added, Divergence divergence) const;
    /// At most: the probability that the model nearest to the readings is a wrong one.
    double errorBound(const DesignWorth& added) const;

  private:
    struct Spread {
        Eigen::MatrixXd root; ///< L, C = L L'
        Eigen::Index first = 0;
    };
    std::vector<Spread> models_;
    Divergence divergence_;
    DesignWorth present_;
};

/// How many times the present experiments would have to be made again for the same loss; infinite: no number
/// of repetitions gives it.
double repetitionsFor(const DesignGoal& goal, double loss);

} // namespace rigor

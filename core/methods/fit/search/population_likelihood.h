#pragma once
// The restricted likelihood of populations (random effects). About a point p the data are taken as a normal
// density of the unknowns, of the information A and the pull g (the negative gradient of half the squares in
// standard deviations of a value). n of the numbers p are draws from a normal population, each population of
// an unknown mean with the standard deviation s; with means and numbers integrated out (Laplace's
// approximation; exact where the model is linear),
//     log L(s) = -sum (n-1) log s - 1/2 log|A + Q| + 1/2 h'(A + Q)^-1 h - 1/2 p'Q p,   h = g - Q p,
// Q: (I - 11'/n)/s^2 of the numbers of each population (H. D. Patterson and R. Thompson, Biometrika 58 (1971)
// 545; M. J. Lindstrom and D. M. Bates, Biometrics 46 (1990) 673).

#include <Eigen/Core>

#include <limits>
#include <vector>

namespace rigor {

struct LinearPicture {
    Eigen::VectorXd at;          ///< p
    Eigen::MatrixXd information; ///< A
    Eigen::VectorXd pull;        ///< g
};

/// Indices of the numbers that are its draws, three at least.
using PopulationMembers = std::vector<Eigen::Index>;

class PopulationLikelihood {
  public:
    PopulationLikelihood(LinearPicture picture, std::vector<PopulationMembers> populations);

    struct At {
        double value = std::numeric_limits<double>::quiet_NaN(); ///< log L; NaN: the data leave a number open
        Eigen::VectorXd numbers;                                 ///< the best given s
        Eigen::MatrixXd covariance;                              ///< of the numbers, (A + Q)^-1
    };
    /// deviations: s of every population.
    At at(const std::vector<double>& deviations) const;

    /// Least and greatest s that are told apart from none and from no population at all.
    double least(std::size_t population) const { return least_[population]; }
    double greatest(std::size_t population) const { return greatest_[population]; }
    /// The likeliest s; that of no scatter is least(). Empty: the data leave a number open.
    std::vector<double> best() const;
    /// s below and above `deviations[population]` where log L is `fall` lower with the others held; least()
    /// or greatest() where it is nowhere.
    double where(std::vector<double> deviations, std::size_t population, double fall, bool above) const;

    std::size_t populations() const { return populations_.size(); }
    const PopulationMembers& members(std::size_t population) const { return populations_[population]; }

  private:
    double valueWith(std::vector<double>& deviations, std::size_t population, double deviation) const;
    double bestOf(std::vector<double> deviations, std::size_t population) const;

    LinearPicture picture_;
    std::vector<PopulationMembers> populations_;
    std::vector<double> least_, greatest_;
};

} // namespace rigor

#pragma once
// Is the model wrong? One set of parameters must hold for both sides of every split. Gally et al., sections 4
// and 6: the estimates p_c and p_v of the two sides and their covariances C_c and C_v give
//     published rule:  d^2 = (p_v - p_c)' C_c^-1 (p_v - p_c)
//     both:            d^2 = (p_v - p_c)' (C_c + C_v)^-1 (p_v - p_c)
// and p = P(chi^2_p >= d^2). The published rule takes p_v for exact; with sides of equal size it rejects a
// right model in about a fifth of all cases at a nominal 5 %. The other one is right, since the two estimates
// are random and independent; it decides. Several splits of one model are corrected by Holm's step-down
// method (S. Holm, Scand. J. Stat. 6 (1979) 65).

#include "core/methods/adequacy/split_rules.h"
#include "core/methods/fit/fit_covariance.h"

#include <cmath>

namespace rigor {

/// One side of a split.
struct SideFit {
    PointFit fit;
    FitCovariance covariance;
    std::string why; ///< why there is no estimate to compare, "" if there is one
};

struct SplitTest {
    std::string model, split;
    SideFit calibration, validation;
    bool tested = false;
    double distancePublished = 0, pPublished = 0;
    double distanceBoth = 0, pBoth = 0;
    double pHolm = 0;      ///< of pBoth over the splits of the model
    bool rejected = false; ///< pHolm < significance
    bool misfit = false;   ///< the model misses all its data: that the sides agree makes it no better
    std::vector<std::string> differing; ///< inputs in which the two sides differ clearly
};

/// Does a fit miss its data by more than the stated standard deviations explain? 2 f at the estimate is
/// chi-squared with n - p degrees of freedom if the model and they are right.
struct FitQuality {
    double chiSquared = 0, freedom = 0; ///< freedom below 1: nothing to judge by
    double pValue = 1;
    bool misfit = false;                                             ///< pValue < significance
    double ratio() const { return std::sqrt(chiSquared / freedom); } ///< residuals over what is stated
};
FitQuality qualityOf(const PointFit& fit, std::size_t unknowns, double significance);
/// "M1 does not fit the data: ..."
std::string wordsOfMisfit(const std::string& model, const FitQuality& quality);

/// What all splits, and the fit to all their data, say of one model. Sides that agree prove nothing of a
/// model that misses both of them.
struct ModelVerdict {
    std::string model;
    bool tested = false, rejected = false;
    bool misfit = false;
    std::string words;
};

/// p-values in the order given, corrected by Holm: max over the smaller ones of (count - rank) p, at most 1.
std::vector<double> holmCorrected(const std::vector<double>& pValues);

/// (a - b)' C^-1 (a - b); NaN if C is singular.
double squaredDistance(const Eigen::VectorXd& a, const Eigen::VectorXd& b, const Eigen::MatrixXd& covariance);

/// Fits both sides of every split. `problem`: with the model and the data of the candidate. Stops early when
/// asked to. `used`: outputs that take part.
std::vector<SplitTest> testSplits(const Problem& problem, const std::string& model,
                                  const std::vector<NamedSplit>& splits, const FitBox& box,
                                  const std::vector<std::string>& used, bool secondOrder,
                                  double conditionLimit, double significance, const Progress& progress,
                                  const std::function<void(long long simulations)>& told);

/// `quality`: of the fit to all data of the splits. `cancelled`: why a split may be without a test.
ModelVerdict verdictOf(const std::string& model, const std::vector<SplitTest>& tests, double significance,
                       const FitQuality& quality, bool cancelled);
/// "rejected", "misfit", "consistent" or "not tested", for programs. The same words for one split and for the
/// model: a split in which the sides of a misfitting model agree is a "misfit" too.
const char* statusOf(const ModelVerdict& verdict);
const char* statusOf(const SplitTest& test);

} // namespace rigor

#pragma once
// Is the model wrong? One set of parameters must hold for both sides of every split. Gally et al., sections 4
// and 6: the estimates p_c and p_v of the two sides and their covariances C_c and C_v give
//     published rule:  d^2 = (p_v - p_c)' C_c^-1 (p_v - p_c)
//     both:            d^2 = (p_v - p_c)' (C_c + C_v)^-1 (p_v - p_c)
// and p = P(chi^2_p >= d^2). The published rule takes p_v for exact; with sides of equal size it rejects a
// right model in about a fifth of all cases at a nominal 5 %. The other one is right, since the two estimates
// are random and independent; it decides. All that can call a model wrong - every split, and the misfit of
// its fits - is one family, corrected by Holm's step-down method (S. Holm, Scand. J. Stat. 6 (1979) 65).
//
// Both rest on the stated standard deviations. Values measured again under the same conditions tell the
// scatter s of the sensors without the model, with nu degrees of freedom (scatter.h); weighed by it,
//     d^2/p ~ F(p, nu)   and   (2 f - scatter about the means)/(rows - p) ~ F(rows - p, nu)
// (the lack-of-fit test; N. R. Draper, H. Smith, Applied Regression Analysis, section 2.1). A model is called
// wrong where both ways say so: sensors worse than stated are not held against it.

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/model_test/scatter.h"
#include "core/methods/adequacy/model_test/split_rules.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

#include <cmath>

namespace rigor {

/// One side of a split.
struct SideFit {
    PointFit fit;
    FitCovariance covariance;
    Message why; ///< why there is no estimate to compare, "" if there is one
};

struct SplitTest {
    std::string model, split;
    SideFit calibration, validation;
    bool tested = false;
    double distancePublished = 0, pPublished = 0;
    double distanceBoth = 0, pBoth = 0;
    double pScatter =
        std::numeric_limits<double>::quiet_NaN(); ///< by the scatter of repeats; NaN = not asked
    double pHolm = 0;      ///< of the p-value that decides, over all tests of the model
    bool rejected = false; ///< pHolm < significance
    bool misfit = false;   ///< the model misses all its data: that the sides agree makes it no better
    std::vector<std::string> differing; ///< inputs in which the two sides differ clearly
};

/// Does a fit miss its data by more than the stated standard deviations explain? 2 f at the estimate is
/// chi-squared with n - p degrees of freedom if the model and they are right.
struct GoodnessOfFit {
    double chiSquared = 0, freedom = 0; ///< freedom below 1: nothing to judge by
    double pValue = 1;                  ///< upper tail
    double pBelow = 1;                  ///< lower tail: the residuals are smaller than stated
    double pScatter =
        std::numeric_limits<double>::quiet_NaN(); ///< by the scatter of repeats; NaN = not asked
    double scatterRatio = 0; ///< residuals of the means over what that scatter explains, of pScatter
    double pHolm = 1;        ///< of the p-value that decides, over all tests of the model
    bool misfit = false;     ///< pHolm < significance
    bool below = false;      ///< residuals below what is stated, over all tests of the sensors
    double ratio() const { return std::sqrt(chiSquared / freedom); } ///< residuals over what is stated
};
/// misfit: by its own p-value alone; judgeModel corrects it.
GoodnessOfFit qualityOf(const PointFit& fit, std::size_t unknowns, double significance);

/// What the tests of a model are judged by beside the stated standard deviations.
struct JudgedBy {
    double freedom = 0; ///< of the scatter of repeated values; 0 = nothing is known of it
    /// Stated so far above that scatter (kFarAbove) that no model could be rejected: the scatter alone
    /// decides.
    bool scatterDecides = false;
    std::vector<SensorScatter> sensors; ///< those used whose scatter is known
};
/// Stated over measured scatter, from where on tests by what is stated say nothing: at three, chi-squared is
/// a ninth of what is right.
inline constexpr double kFarAbove = 3;
/// Below so many degrees of freedom the scatter of repeats tells too little to be judged by.
inline constexpr double kLeastFreedom = 5;
/// Of the sensors named in `used`; freedom is the least of theirs, 0 if that of one is unknown or below
/// kLeastFreedom.
JudgedBy judgedBy(const std::vector<SensorScatter>& scatter, const std::vector<std::string>& used);
/// The data with the scatter of `by` in place of the stated standard deviations.
Dataset weighedByScatter(Dataset data, const JudgedBy& by);
/// The lack-of-fit test: `fit` to `data`, both weighed by the scatter.
void judgeByScatter(GoodnessOfFit& quality, const FitData& data, const PointFit& fit, std::size_t unknowns,
                    double freedom);

/// "M1 does not fit the data: ..."
Message wordsOfMisfit(const std::string& model, const GoodnessOfFit& quality);

/// What all splits, and the fit to all their data, say of one model. Sides that agree prove nothing of a
/// model that misses both of them.
struct ModelVerdict {
    std::string model;
    bool tested = false, rejected = false;
    bool misfit = false;
    Message words;
    bool wrong() const { return rejected || misfit; }
};

/// (a - b)' C^-1 (a - b); NaN if C is singular.
double squaredDistance(const Eigen::VectorXd& a, const Eigen::VectorXd& b, const Eigen::MatrixXd& covariance);

/// Fits both sides of every split. `problem`: with the model and the data of the candidate. Stops early when
/// asked to. `used`: outputs that take part. `told`: with the simulations so far.
std::vector<SplitTest> testSplits(const Problem& problem, const std::string& model,
                                  const std::vector<NamedSplit>& splits, const FitBox& box,
                                  const std::vector<std::string>& used, bool secondOrder,
                                  double conditionLimit, const Progress& progress,
                                  const std::function<void(long long simulations)>& told);

/// Holm over everything that can call the model wrong: sets pHolm, rejected and misfit. With `by.freedom` the
/// larger of both p-values decides, or that of the scatter alone (JudgedBy). True: something is rejected by
/// what is stated, or could not be, so that the p-values by the scatter are wanted and missing.
bool judgeModel(std::vector<SplitTest>& tests, const std::vector<GoodnessOfFit*>& qualities,
                double significance, const JudgedBy& by);

/// `quality`: of the fit to all data of the splits. `cancelled`: why a split may be without a test.
ModelVerdict verdictOf(const std::string& model, const std::vector<SplitTest>& tests, double significance,
                       const GoodnessOfFit& quality, bool cancelled, const JudgedBy& by = {});
/// "rejected", "misfit", "consistent" or "not tested", for programs. The same words for one split and for the
/// model: a split in which the sides of a misfitting model agree is a "misfit" too.
const char* statusOf(const ModelVerdict& verdict);
const char* statusOf(const SplitTest& test);

} // namespace rigor

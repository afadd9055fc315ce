#pragma once
// Options of the least-squares fit (README.md of this folder).

#include "core/methods/fit/uncertainty/noise_study.h"

namespace rigor {

struct LeastSquaresOptions {
    std::string optimiser =
        "least-squares";           ///< also multi-start, quasi-newton, genetic, particle-swarm, cma-es
    std::string objective = "sum"; ///< sum, integral
    std::string separate;          ///< unknowns with a number per experiment (fit/per_experiment_unknowns.h)
    std::string randomEffects;     ///< of those, draws from a population (fit/search/random_effects.h)
    std::string discrepancy;       ///< outputs whose model lacks a term (fit/uncertainty/discrepancy.h)
    std::string loss = "squared";  ///< squared, huber, cauchy
    double lossScale = 0; ///< standard deviations: stated, or of the bulk of the residuals; 0 = scaleOfLoss
    int iterations = 200;
    int starts = 20; ///< of multi-start
    int population = 50, generations = 100;
    std::vector<double>
        evaluateAt; ///< values of the unknowns to evaluate instead of searching; empty = search
    double confidence = 0.95;
    double assumedError = 0.01;
    std::string intervals = "automatic"; ///< or "profile": of every unknown by the profile likelihood
    bool profiles = false;               ///< profile likelihood of every unknown
    NoiseStudyOptions noise;
    /// lossScale, or what loses 5 % of the precision where the errors are normal: 1.345 of Huber's loss,
    /// 2.385 of Cauchy's (P. W. Holland and R. E. Welsch, "Robust regression using iteratively reweighted
    /// least-squares", Communications in Statistics A6, 1977).
    double scaleOfLoss() const;
    Fields fields();
};

} // namespace rigor

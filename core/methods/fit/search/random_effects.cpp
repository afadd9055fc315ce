#include "core/methods/fit/search/random_effects.h"

#include "core/engine/model/per_experiment.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/fit/search/population_likelihood.h"
#include "core/methods/fit/uncertainty/prior_information.h"

#include <boost/math/distributions/students_t.hpp>

#include <Eigen/LU>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

namespace PopulationNames {
constexpr const char *kMean = ".mean", *kDeviation = ".standard_deviation";
}

constexpr int kMostPopulations = 40;
/// Of the error of the mean, and of the deviation.
constexpr double kPopulationSettled = 1e-4;
/// Deviations over which what is not known of one is taken into account.
constexpr int kAcross = 60;
/// For derivatives by the logarithm of a deviation.
constexpr double kStepOfLog = 1e-2;

std::vector<PopulationMembers> membersOf(const Problem& problem, const std::vector<std::string>& names) {
    std::vector<PopulationMembers> all;
    for (const std::string& name : names) {
        PopulationMembers& members = all.emplace_back();
        for (const Experiment& experiment : problem.data.experiments) {
            const auto found =
                std::ranges::find(problem.unknowns, ofExperiment(name, experiment.label), &Unknown::name);
            if (!experiment.measurements.empty() && found != problem.unknowns.end())
                members.push_back(std::distance(problem.unknowns.begin(), found));
        }
    }
    return all;
}

void setPopulation(Problem& problem, const PopulationMembers& members, double mean, double deviation) {
    for (const Eigen::Index i : members)
        problem.unknowns[static_cast<std::size_t>(i)].prior = {
            .family = FitPrior::kPopulation, .mean = mean, .standardDeviation = deviation};
}

/// Where the search begins: as wide as the bounds.
void beginWide(Problem& problem, const FitBox& box, const PopulationMembers& members) {
    double mean = 0;
    for (const Eigen::Index i : members) mean += box.start[i] / static_cast<double>(members.size());
    const Eigen::Index first = members.front();
    const double range = box.upper[first] - box.lower[first];
    setPopulation(problem, members, mean,
                  std::isfinite(range) && range > 0 ? range
                  : mean != 0                       ? 10 * std::abs(mean)
                                                    : 1);
}

/// The normal density that the data make of the unknowns about the fit; nothing: they leave no errors whose
/// size is known.
std::optional<LinearPicture> pictureOf(const FitData& data, const FitBox& box, const Prediction& at) {
    const Residuals residuals(data, FitWeights::Sum);
    const Eigen::MatrixXd slopes = residuals.weightedSlopes(at);
    double square = 1;
    if (!data.sigmaStated) {
        const DataErrors errors = dataErrors(residuals, data, at, slopes, faceOf(box, at.at));
        if (!(errors.degreesOfFreedom() > 0) || !(errors.squares > 0)) return {};
        square = errors.squares / errors.degreesOfFreedom();
    }
    return LinearPicture{at.at, slopes.transpose() * slopes / square,
                         -slopes.transpose() * residuals.weighted(at) / square};
}

double mean(const Eigen::VectorXd& numbers, const PopulationMembers& members) {
    double sum = 0;
    for (const Eigen::Index i : members) sum += numbers[i];
    return sum / static_cast<double>(members.size());
}

/// What is found of one population.
struct PopulationFound {
    double mean = 0, meanError = 0, deviation = 0;
};

PopulationFound foundOf(const PopulationLikelihood::At& at, const PopulationMembers& members,
                        double deviation) {
    const double n = static_cast<double>(members.size());
    double variance = deviation * deviation / n;
    for (const Eigen::Index i : members)
        for (const Eigen::Index j : members) variance += at.covariance(i, j) / (n * n);
    return {mean(at.numbers, members), std::sqrt(variance), deviation};
}

/// P of draws from a normal distribution of any mean and deviation (T. W. Anderson, D. A. Darling; R. B.
/// D'Agostino, M. A. Stephens, "Goodness-of-Fit Techniques", table 4.9); 1 where it is above a quarter.
double normalProbability(std::vector<double> draws) {
    const auto n = static_cast<double>(draws.size());
    double middle = 0, squares = 0;
    for (const double x : draws) middle += x / n;
    for (const double x : draws) squares += (x - middle) * (x - middle);
    const double deviation = std::sqrt(squares / (n - 1));
    std::ranges::sort(draws);
    double sum = 0;
    for (std::size_t k = 0; k < draws.size(); ++k)
        sum += (2 * static_cast<double>(k) + 1) *
               (std::log(special::normalLower((draws[k] - middle) / deviation)) +
                std::log(special::normalLower((middle - draws[draws.size() - 1 - k]) / deviation)));
    const double a = (-n - sum / n) * (1 + 0.75 / n + 2.25 / (n * n));
    if (!(a > 0.34)) return 1;
    return a < 0.6 ? std::exp(0.9177 - 4.279 * a - 1.38 * a * a)
                   : std::exp(1.2937 - 5.709 * a + 0.0186 * a * a);
}

/// The fall of the logarithm of a restricted likelihood, of a variance of draws - 1 degrees of freedom, that
/// the truth exceeds with 1 - confidence: half of chi-squared with one, with the factor of M. S. Bartlett
/// (Proc. R. Soc. A 160 (1937) 268).
double fallOf(double confidence, double draws) {
    return special::gammaQuantile(0.5, confidence) * (1 + 1 / (3 * (draws - 1)));
}

/// Of a deviation as small as the likelihood looks at.
constexpr double kNextToNone = 1.001;

class Populations {
  public:
    Populations(const Problem& problem, const Problem& original, std::vector<std::string> names,
                double confidence)
        : names_(std::move(names)), members_(membersOf(problem, names_)), confidence_(confidence),
          given_(problem) {
        for (const std::string& name : names_)
            unknowns_.push_back(*std::ranges::find(original.unknowns, name, &Unknown::name));
        made_.problem = problem;
        box_ = fitBoxOf(problem);
        for (const PopulationMembers& members : members_) beginWide(made_.problem, box_, members);
        found_.resize(names_.size());
    }

    RandomEffects find(const std::function<PopulationFit(const Problem&)>& fit, const Progress& progress) {
        for (int turn = 0; turn < kMostPopulations && !settled_; ++turn) {
            const auto [data, best] = fit(made_.problem);
            if (best.size() == 0 || progress.stopRequested()) return nothing();
            Predictor predictor(data, given_.simulation, given_.threads, progress.stop);
            const Prediction at = predictor.withSlopes(best);
            if (!at.answered) return nothing();
            const auto picture = pictureOf(data, box_, at);
            if (!picture) return nothing();
            const PopulationLikelihood likelihood(*picture, members_);
            const std::vector<double> deviations = likelihood.best();
            if (deviations.empty()) return nothing();
            take(likelihood, deviations, turn > 0);
            if (settled_ || turn + 1 == kMostPopulations) describe(likelihood, deviations, data);
        }
        if (!settled_)
            made_.warnings.push_back(translate(
                "Method", "The population of the numbers per experiment did not settle: with each change of "
                          "it the fit moves on."));
        return std::move(made_);
    }

  private:
    /// The run itself says why there is no answer.
    RandomEffects nothing() const { return {.problem = given_}; }

    void take(const PopulationLikelihood& likelihood, const std::vector<double>& deviations, bool compares) {
        const auto at = likelihood.at(deviations);
        settled_ = compares;
        for (std::size_t k = 0; k < names_.size(); ++k) {
            const PopulationFound now = foundOf(at, members_[k], deviations[k]);
            settled_ = settled_ &&
                       std::abs(now.mean - found_[k].mean) <= kPopulationSettled * now.meanError &&
                       std::abs(std::log(now.deviation / found_[k].deviation)) <= kPopulationSettled;
            found_[k] = now;
            setPopulation(made_.problem, members_[k], now.mean, now.deviation);
        }
        for (std::size_t i = 0; i < made_.problem.unknowns.size(); ++i) {
            const auto index = static_cast<Eigen::Index>(i);
            made_.problem.unknowns[i].value.start =
                std::clamp(at.numbers[index], box_.lower[index], box_.upper[index]);
        }
    }

    void describe(const PopulationLikelihood& likelihood, const std::vector<double>& deviations,
                  const FitData& data) {
        widen(likelihood, deviations);
        for (std::size_t k = 0; k < names_.size(); ++k) {
            const auto& unit = data.model->parameters()[parameterOf(data, k)].unit;
            made_.estimates.push_back(meanOf(likelihood, deviations, k, unit));
            made_.estimates.push_back(deviationOf(likelihood, deviations, k, unit));
            std::vector<double> none = deviations;
            none[k] = likelihood.least(k);
            const double rise =
                2 * std::max(0.0, likelihood.at(deviations).value - likelihood.at(none).value);
            // On the edge of what it can be: half of chi-squared with one degree of freedom.
            const double p = rise > 0 ? special::gammaUpper(0.5, rise / 2) / 2 : 1;
            doubtNormal(likelihood.at(deviations), deviations[k], k);
            made_.p.emplace_back(names_[k], p);
            made_.words.push_back(
                p < 0.05
                    ? filled(translate("Method", "That {} differs from experiment to experiment is told by "
                                                 "the data (p = {:.2g})."),
                             names_[k], p)
                    : filled(translate("Method", "The data do not tell whether {} differs from experiment to "
                                                 "experiment (p = {:.2g}): one number for all explains them "
                                                 "as well."),
                             names_[k], p));
        }
    }

    /// The numbers are drawn towards their mean, each by what the data leave open of it: what is left of the
    /// population's variance is theirs.
    void doubtNormal(const PopulationLikelihood::At& at, double deviation, std::size_t k) {
        constexpr std::size_t kFewest = 8;
        constexpr double kKnown = 0.1, kLevel = 0.05;
        std::vector<double> draws;
        for (const Eigen::Index i : members_[k]) {
            const double share = 1 - at.covariance(i, i) / (deviation * deviation);
            if (share > kKnown) draws.push_back((at.numbers[i] - found_[k].mean) / std::sqrt(share));
        }
        if (draws.size() < kFewest) return;
        if (const double p = normalProbability(std::move(draws)); p < kLevel)
            made_.warnings.push_back(filled(
                translate("Method", "The numbers of {} do not look drawn from one normal population (p "
                                    "= {:.2g}): the intervals of its mean and standard deviation rest "
                                    "on that. Look at them by themselves for two groups or one that "
                                    "is far off."),
                names_[k], p));
    }

    std::size_t parameterOf(const FitData& data, std::size_t k) const {
        return data.unknowns[static_cast<std::size_t>(members_[k].front())];
    }

    /// Degrees of freedom of the variance of a mean, which follows the deviation as well as that is known
    /// (F. E. Satterthwaite, Biometrics Bulletin 2, 1946); infinite where it does not follow it.
    double freedomOf(const PopulationLikelihood& likelihood, const std::vector<double>& deviations,
                     std::size_t k) const {
        const double bend = bendOf(likelihood, deviations, k);
        const auto variance = [&](double by) {
            std::vector<double> there = deviations;
            there[k] *= std::exp(by);
            return std::pow(foundOf(likelihood.at(there), members_[k], there[k]).meanError, 2);
        };
        const double slope = (variance(kStepOfLog) - variance(-kStepOfLog)) / (2 * kStepOfLog);
        if (!(bend > 0) || !(slope > 0)) return kInfinity;
        return std::max(1.0, 2 * std::pow(found_[k].meanError, 4) * bend / (slope * slope));
    }

    /// Curvature of the likelihood over the logarithm of a deviation, in which it is nearly symmetric.
    double bendOf(const PopulationLikelihood& likelihood, const std::vector<double>& deviations,
                  std::size_t k) const {
        const auto value = [&](double by) {
            std::vector<double> there = deviations;
            there[k] *= std::exp(by);
            return likelihood.at(there).value;
        };
        return (2 * value(0) - value(kStepOfLog) - value(-kStepOfLog)) / (kStepOfLog * kStepOfLog);
    }

    Estimate meanOf(const PopulationLikelihood& likelihood, const std::vector<double>& deviations,
                    std::size_t k, const std::string& unit) const {
        const PopulationFound& found = found_[k];
        const bool scatters = deviations[k] > kNextToNone * likelihood.least(k);
        const double freedom = scatters ? freedomOf(likelihood, deviations, k) : kInfinity;
        const double half = found.meanError * quantileOf(freedom);
        const SearchValue& bounds = unknowns_[k].value;
        Estimate made{.name = names_[k] + PopulationNames::kMean, .unit = unit, .value = found.mean};
        made.standardError = found.meanError;
        made.lower = within(bounds, found.mean - half);
        made.upper = within(bounds, found.mean + half);
        made.interval =
            scatters ? filled(sentence("Method", "{:g} %, Student's t of {:.3g} degrees of freedom, {} "
                                                 "experiments"),
                              100 * confidence_, freedom, members_[k].size())
                     : filled(sentence("Method", "{:g} %, {} experiments that do not differ"),
                              100 * confidence_, members_[k].size());
        return made;
    }

    double quantileOf(double freedom) const {
        const double p = (1 + confidence_) / 2;
        return freedom < 1e6 ? quantile(boost::math::students_t(freedom), p) : special::normalQuantile(p);
    }

    static double within(const SearchValue& bounds, double value) {
        return std::clamp(value, std::isnan(bounds.min) ? value : bounds.min,
                          std::isnan(bounds.max) ? value : bounds.max);
    }

    Estimate deviationOf(const PopulationLikelihood& likelihood, const std::vector<double>& deviations,
                         std::size_t k, const std::string& unit) const {
        const double least = likelihood.least(k), found = deviations[k];
        const double fall = fallOf(confidence_, static_cast<double>(members_[k].size()));
        Estimate made{.name = names_[k] + PopulationNames::kDeviation, .unit = unit};
        made.value = found > kNextToNone * least ? found : 0;
        const double lower = likelihood.where(deviations, k, fall, false);
        const double upper = likelihood.where(deviations, k, fall, true);
        made.lower = lower > kNextToNone * least ? lower : 0;
        made.upper = upper;
        if (const double bend = bendOf(likelihood, deviations, k); made.lower > 0 && bend > 0)
            made.standardError = found / std::sqrt(bend);
        made.interval = filled(sentence("Method", "{:g} %, profile of the restricted likelihood, {} "
                                                  "experiments"),
                               100 * confidence_, members_[k].size());
        return made;
    }

    /// The numbers over all deviations that the data allow, each as likely as it is, against those given the
    /// likeliest mean and deviation.
    void widen(const PopulationLikelihood& likelihood, const std::vector<double>& deviations) {
        const auto best = likelihood.at(deviations);
        const Eigen::Index p = best.numbers.size();
        Eigen::VectorXd variance = best.covariance.diagonal();
        for (std::size_t k = 0; k < names_.size(); ++k) {
            const double from = std::log(likelihood.least(k)), to = std::log(likelihood.greatest(k));
            double sum = 0;
            Eigen::VectorXd all = Eigen::VectorXd::Zero(p);
            for (int j = 0; j <= kAcross; ++j) {
                std::vector<double> there = deviations;
                there[k] = std::exp(from + (to - from) * j / kAcross);
                const auto at = likelihood.at(there);
                if (std::isnan(at.value)) continue;
                // Equal steps of the logarithm: each deviation weighs by itself.
                const double weight = std::exp(at.value - best.value) * there[k];
                sum += weight;
                all += weight * (at.covariance.diagonal() + (at.numbers - best.numbers).cwiseAbs2());
            }
            if (sum > 0) variance = variance.cwiseMax(all / sum);
        }
        // Given mean and deviation: the posterior that the fit with them as a prior tells.
        Eigen::MatrixXd given = best.covariance.inverse();
        for (std::size_t k = 0; k < names_.size(); ++k) {
            const double weight =
                1 / (deviations[k] * deviations[k] * static_cast<double>(members_[k].size()));
            for (const Eigen::Index i : members_[k])
                for (const Eigen::Index j : members_[k]) given(i, j) += weight;
        }
        const Eigen::VectorXd plain = given.inverse().diagonal();
        for (Eigen::Index i = 0; i < p; ++i)
            if (plain[i] > 0 && variance[i] > plain[i])
                made_.widened[given_.unknowns[static_cast<std::size_t>(i)].name] =
                    std::sqrt(variance[i] / plain[i]);
    }

    std::vector<std::string> names_;
    std::vector<PopulationMembers> members_;
    double confidence_;
    const Problem& given_;
    std::vector<Unknown> unknowns_; ///< in whose place the numbers are
    FitBox box_;
    std::vector<PopulationFound> found_;
    bool settled_ = false;
    RandomEffects made_;
};

} // namespace

Message refusedPopulations(const Problem& problem, const std::vector<std::string>& names,
                           const std::vector<std::string>& perExperiment) {
    const auto draws = static_cast<std::size_t>(std::ranges::count_if(
        problem.data.experiments, [](const Experiment& one) { return !one.measurements.empty(); }));
    for (const std::string& name : names) {
        if (std::ranges::find(perExperiment, name) == perExperiment.end())
            return filled(
                sentence("Method", "random_effects: {} has no number per experiment (per_experiment)"), name);
        if (draws < kLeastDraws)
            return filled(sentence("Method", "random_effects: the mean and the standard deviation of {} need "
                                             "{} experiments, and there are {}"),
                          name, kLeastDraws, draws);
        const auto unknown = std::ranges::find(problem.unknowns, name, &Unknown::name);
        if (unknown != problem.unknowns.end() && unknown->prior.stated())
            return filled(sentence("Method", "random_effects: {} has a prior; its population is one already"),
                          name);
    }
    return {};
}

RandomEffects findRandomEffects(const Problem& problem, const Problem& original,
                                const std::vector<std::string>& names, double confidence,
                                const std::function<PopulationFit(const Problem&)>& fit,
                                const Progress& progress) {
    return Populations(problem, original, names, confidence).find(fit, progress);
}

void tellRandomEffects(Result& result, const RandomEffects& found, double confidence) {
    result.warnings.insert(result.warnings.end(), found.warnings.begin(), found.warnings.end());
    if (result.outcome != RunOutcome::Answered) return;
    for (Estimate& estimate : result.unknowns) {
        const auto factor = found.widened.find(estimate.name);
        if (factor == found.widened.end()) continue;
        estimate.standardError *= factor->second;
        estimate.lower = estimate.value - factor->second * (estimate.value - estimate.lower);
        estimate.upper = estimate.value + factor->second * (estimate.upper - estimate.value);
        estimate.interval = filled(
            sentence("Method", "{:g} %, of the experiments and their population together"), 100 * confidence);
    }
    result.unknowns.insert(result.unknowns.end(), found.estimates.begin(), found.estimates.end());
    result.verdict.add(found.words);
    auto facts = readFacts<FitResult>(result);
    facts.randomEffectsP = found.p;
    if (!facts.intervals) facts.intervals.emplace();
    for (const auto& [name, p] : found.p)
        facts.intervals->profile.push_back(name + PopulationNames::kDeviation);
    write(facts, result);
}

} // namespace rigor

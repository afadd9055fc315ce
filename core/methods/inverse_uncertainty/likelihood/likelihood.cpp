#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

bool hasSpread(const Moments& moments) {
    return std::isfinite(moments.mean) && std::isfinite(moments.standardDeviation) &&
           moments.standardDeviation > 1e-12 * std::abs(moments.mean);
}

double floored(double logDensity) {
    return std::isfinite(logDensity) ? std::max(logDensity, kLogLikelihoodFloor) : kLogLikelihoodFloor;
}

/// Germs at the start or at any admissible alpha; families whose germ does not depend on alpha need no more.
std::vector<Germ> typicalGerms(const InputModel& inputs) {
    if (const auto distributions = inputs.tryAt(inputs.start())) return distributions->germs();
    return inputs.at(inputs.start()).germs();
}

} // namespace

const Density* OutputDistribution::chosen(const InverseUncertaintyOptions& options) const {
    if (options.density == "gaussian") return gaussian.get();
    return maximumEntropy.get();
}

double OutputDistribution::logChosen(const InverseUncertaintyOptions& options) const {
    return options.density == "gaussian" ? logGaussian : logMaximumEntropy;
}

double OutputDensity::logPdf(double y) const {
    if (!hasDensity) return kNaN;
    return gaussian ? gaussian->logPdf(y) : maximumEntropy.logPdf(y);
}

Likelihood::Likelihood(const InverseUncertaintyOptions& options, const InputModel& inputs,
                       const Responses& forward, Eigen::VectorXd measured, int threads,
                       const std::string& cacheDirectory)
    : options_(options), inputs_(inputs), forward_(forward), measured_(std::move(measured)),
      threads_(threads), base_(std::make_shared<Propagator>(typicalGerms(inputs), options, threads,
                                                            cacheDirectory, &warnings_)) {}

std::shared_ptr<const Propagator> Likelihood::propagatorFor(const JointDistribution& inputs) const {
    std::vector<Germ> germs = inputs.germs();
    if (germs == base_->germs()) return base_;
    return std::make_shared<Propagator>(std::move(germs), options_, 1, std::string(), nullptr);
}

void Likelihood::keepWhatIsFound(const ForwardModel& forward) {
    if (!forward.evaluator() || !forward.evaluator()->keeps()) return;
    std::string all = forward.fingerprint();
    if (all.empty()) return;
    kept_ = &forward;
    InverseUncertaintyOptions options = options_;
    for (const auto& [key, value] : options.fields().values()) all += key + "=" + toString(value) + "\n";
    all.append(reinterpret_cast<const char*>(measured_.data()),
               sizeof(double) * static_cast<std::size_t>(measured_.size()));
    keptOf_ = sha256(all);
}

std::string Likelihood::keptName(const Eigen::Ref<const Eigen::VectorXd>& alpha, bool each) const {
    std::string name = (each ? "log-likelihoods " : "log-likelihood ") + keptOf_;
    for (const double value : alpha) name.append(reinterpret_cast<const char*>(&value), sizeof value);
    return name;
}

bool Likelihood::recalled(const Eigen::Ref<const Eigen::VectorXd>& alpha, double& logL, Eigen::MatrixXd* each,
                          Eigen::Index column) const {
    std::vector<double> values;
    if (!kept_ || !kept_->evaluator()->recall(keptName(alpha, each != nullptr), values)) return false;
    const std::size_t head = 3;
    if (values.size() != head + (each ? static_cast<std::size_t>(each->rows()) : 0)) return false;
    logL = values[0];
    kept_->count(static_cast<long long>(values[1]), static_cast<long long>(values[2]));
    for (Eigen::Index e = 0; each && e < each->rows(); ++e)
        (*each)(e, column) = values[head + static_cast<std::size_t>(e)];
    return true;
}

void Likelihood::remember(const Eigen::Ref<const Eigen::VectorXd>& alpha, double logL,
                          const Eigen::MatrixXd* each, Eigen::Index column,
                          const Eigen::Ref<const Eigen::MatrixXd>& simulated) const {
    if (!kept_) return;
    std::vector<double> values{logL, static_cast<double>(simulated.size()),
                               static_cast<double>((simulated.array() != simulated.array()).count())};
    for (Eigen::Index e = 0; each && e < each->rows(); ++e) values.push_back((*each)(e, column));
    kept_->evaluator()->remember(keptName(alpha, each != nullptr), values);
}

Eigen::VectorXd Likelihood::evaluate(const Eigen::MatrixXd& alphas, const Progress& progress,
                                     const ProgressEvent& event, Eigen::MatrixXd* told) const {
    struct Member {
        std::shared_ptr<const Propagator> propagator; ///< null = rejected
        std::optional<JointDistribution> inputs;
        Eigen::Index firstSample = 0, nodes = 0;
        double noise = 0;
        Eigen::MatrixXd coefficients;
        std::vector<Moments> moments;
    };
    std::vector<Member> members(static_cast<std::size_t>(alphas.cols()));
    Eigen::MatrixXd samples(inputs_.inputs(), 0);
    Eigen::VectorXd logL = Eigen::VectorXd::Constant(alphas.cols(), kNaN);
    Eigen::MatrixXd each = Eigen::MatrixXd::Constant(forward_.experiments(), alphas.cols(), kNaN);
    for (Eigen::Index k = 0; k < alphas.cols(); ++k) {
        if (recalled(alphas.col(k), logL[k], told ? &each : nullptr, k)) continue;
        Member& member = members[static_cast<std::size_t>(k)];
        member.inputs = inputs_.tryAt(alphas.col(k));
        if (!member.inputs) continue;
        member.propagator = propagatorFor(*member.inputs);
        member.noise = inputs_.noiseAt(alphas.col(k));
    }
    parallelFor(members.size(), threads_, progress.stop, [&](std::size_t k) {
        Member& member = members[k];
        if (member.propagator) member.coefficients = forward_.expansions(*member.inputs, *member.propagator);
    });
    for (Member& member : members) {
        if (!member.propagator || member.coefficients.size() > 0) continue;
        const Eigen::MatrixXd own = member.propagator->samples(*member.inputs);
        member.firstSample = samples.cols();
        member.nodes = own.cols();
        samples.conservativeResize(Eigen::NoChange, samples.cols() + own.cols());
        samples.rightCols(own.cols()) = own;
    }

    const ForwardValues simulated = forward_.run(samples, progress, event);
    if (!simulated.complete) return logL;

    const std::size_t experiments = static_cast<std::size_t>(forward_.experiments());
    parallelFor(members.size(), threads_, {}, [&](std::size_t k) {
        Member& member = members[k];
        if (!member.propagator) return;
        member.moments.resize(experiments);
        if (member.nodes > 0)
            member.coefficients = member.propagator->coefficients(
                simulated.values.middleRows(member.firstSample, member.nodes));
    });
    constexpr std::size_t kTogether = SquareMoments::kBlock;
    const std::size_t blocks = (experiments + kTogether - 1) / kTogether;
    parallelFor(members.size() * blocks, threads_, {}, [&](std::size_t task) {
        Member& member = members[task / blocks];
        const std::size_t from = task % blocks * kTogether, count = std::min(kTogether, experiments - from);
        if (!member.propagator) return;
        const std::vector<Moments> moments = member.propagator->moments(member.coefficients.middleCols(
            static_cast<Eigen::Index>(from), static_cast<Eigen::Index>(count)));
        for (std::size_t k = 0; k < count; ++k) {
            member.moments[from + k] = withNoise(moments[k], member.noise);
            each(static_cast<Eigen::Index>(from + k), static_cast<Eigen::Index>(task / blocks)) =
                logLikelihood(member.moments[from + k], static_cast<Eigen::Index>(from + k));
        }
    });
    for (Eigen::Index k = 0; k < alphas.cols(); ++k) {
        const Member& member = members[static_cast<std::size_t>(k)];
        if (!member.propagator) continue;
        double sum = 0;
        bool any = false;
        for (Eigen::Index e = 0; e < each.rows(); ++e) {
            if (std::isnan(measured_[e])) continue;
            sum += each(e, k);
            any = any || hasSpread(member.moments[static_cast<std::size_t>(e)]);
        }
        if (any) logL[k] = sum;
        remember(alphas.col(k), logL[k], told ? &each : nullptr, k,
                 simulated.values.middleRows(member.firstSample, member.nodes));
    }
    if (told) *told = std::move(each);
    return logL;
}

JointDistribution Likelihood::distributionsAt(const Eigen::VectorXd& alpha) const {
    auto distributions = inputs_.at(alpha);
    for (std::size_t i = 0; i < distributions.size(); ++i)
        if (!distributions[i].usable())
            fail(sentence("Method", "{}: no probability is left inside its box {:g} .. {:g}."),
                 inputs_.inputName(static_cast<Eigen::Index>(i)),
                 inputs_.boxLower(static_cast<Eigen::Index>(i)),
                 inputs_.boxUpper(static_cast<Eigen::Index>(i)));
    return distributions;
}

Eigen::MatrixXd Likelihood::nodesAt(const Eigen::VectorXd& alpha) const {
    const auto distributions = distributionsAt(alpha);
    return propagatorFor(distributions)->samples(distributions);
}

Eigen::VectorXd Likelihood::each(const Eigen::VectorXd& alpha, const Eigen::MatrixXd& values) const {
    const auto propagator = propagatorFor(inputs_.at(alpha));
    const auto moments = propagator->moments(propagator->coefficients(values));
    const double noise = inputs_.noiseAt(alpha);
    Eigen::VectorXd logL(values.cols());
    parallelFor(moments.size(), threads_, {}, [&](std::size_t e) {
        const auto experiment = static_cast<Eigen::Index>(e);
        logL[experiment] = logLikelihood(withNoise(moments[e], noise), experiment);
    });
    return logL;
}

std::vector<OutputDensity> Likelihood::densities(const Eigen::VectorXd& alpha,
                                                 const Eigen::MatrixXd& values) const {
    const auto propagator = propagatorFor(inputs_.at(alpha));
    auto moments = propagator->moments(propagator->coefficients(values));
    const double noise = inputs_.noiseAt(alpha);
    std::vector<OutputDensity> all(moments.size());
    parallelFor(all.size(), threads_, {}, [&](std::size_t k) {
        OutputDensity& one = all[k];
        one.moments = withNoise(moments[k], noise);
        const double y = measured_[static_cast<Eigen::Index>(k)];
        if (!values.col(static_cast<Eigen::Index>(k)).allFinite()) {
            one.problem = translate("Method", "a node gave no value");
        } else if (!hasSpread(one.moments)) {
            one.problem = translate("Method", "the output does not vary");
        } else if (options_.density == "gaussian") {
            one.hasDensity = true;
            one.gaussian.emplace(one.moments.mean, one.moments.standardDeviation);
        } else {
            one.maximumEntropy = fitWithFewerMoments(one.moments, options_.moments, options_.support);
            one.hasDensity = one.maximumEntropy.converged();
            const auto matched = one.maximumEntropy.lambda.size() - 1;
            if (!one.hasDensity)
                one.problem = translate("Method", "no maximum entropy density was found");
            else if (matched < options_.moments)
                one.problem = filled(translate("Method", "{} instead of {} moments matched"), matched,
                                     options_.moments);
        }
        if (!std::isnan(y)) one.logL = one.hasDensity ? floored(one.logPdf(y)) : kLogLikelihoodFloor;
    });
    return all;
}

double Likelihood::logLikelihood(const Moments& moments, Eigen::Index experiment) const {
    const double y = measured_[experiment];
    if (std::isnan(y)) return kNaN;
    if (!hasSpread(moments)) return kLogLikelihoodFloor;
    if (options_.density == "gaussian")
        return floored(GaussianDensity(moments.mean, moments.standardDeviation).logPdf(y));
    const auto fit = fitWithFewerMoments(moments, options_.moments, options_.support);
    return fit.converged() ? floored(fit.logPdf(y)) : kLogLikelihoodFloor;
}

OutputDistributions Likelihood::outputs(const Eigen::VectorXd& alpha, const Progress& progress) const {
    const auto distributions = distributionsAt(alpha);
    const auto propagator = propagatorFor(distributions);
    const ForwardValues simulated =
        forward_.run(propagator->samples(distributions), progress, {.phase = "propagating"});
    OutputDistributions result;
    result.experiments.resize(static_cast<std::size_t>(forward_.experiments()));
    if (!simulated.complete) return result;

    const Eigen::MatrixXd coefficients = propagator->coefficients(simulated.values);
    std::vector<Moments> moments = propagator->moments(coefficients);
    for (Moments& one : moments) one = withNoise(one, inputs_.noiseAt(alpha));
    parallelFor(result.experiments.size(), threads_, {}, [&](std::size_t k) {
        const auto e = static_cast<Eigen::Index>(k);
        OutputDistribution& output = result.experiments[k];
        const double y = measured_[e];
        const bool isMeasured = !std::isnan(y);
        if (isMeasured) output.logGaussian = output.logMaximumEntropy = kLogLikelihoodFloor;
        const Eigen::Index failed =
            (simulated.values.col(e).array() != simulated.values.col(e).array()).count();
        if (failed > 0) {
            output.problem =
                filled(translate("Method", "{} of {} nodes gave no value"), failed, simulated.values.rows());
            return;
        }
        output.coefficients = coefficients.col(e);
        output.moments = moments[k];
        output.error = expansionError(propagator->basis(), propagator->grid(), output.coefficients,
                                      simulated.values.col(e));
        output.sobol = sobolIndices(propagator->basis(), output.coefficients);
        if (!hasSpread(moments[k])) {
            output.problem =
                filled(translate("Method", "The output does not vary (mean {:g}): there is no density."),
                       moments[k].mean);
            return;
        }
        output.hasDensity = true;
        output.gaussian = std::make_unique<GaussianDensity>(moments[k].mean, moments[k].standardDeviation);
        auto fit = fitWithFewerMoments(moments[k], options_.moments, options_.support);
        const int matched = static_cast<int>(fit.lambda.size()) - 1;
        if (!fit.converged())
            output.problem =
                filled(translate("Method", "No maximum entropy density was found ({})."), fit.reason);
        else if (matched < options_.moments)
            output.problem =
                filled(translate("Method", "Maximum entropy with {} instead of {} moments ({})."), matched,
                       options_.moments, fit.reason);
        if (fit.converged()) output.maximumEntropy = std::make_unique<MaximumEntropyDensity>(std::move(fit));
        if (!isMeasured) return;
        output.logGaussian = floored(output.gaussian->logPdf(y));
        if (output.maximumEntropy) output.logMaximumEntropy = floored(output.maximumEntropy->logPdf(y));
    });
    for (const auto& failure : simulated.firstFailures) {
        auto& problem = result.experiments[static_cast<std::size_t>(failure.experiment)].problem;
        problem += filled(sentence("Method", "; the first: {}"), failure.reason);
    }
    result.complete = true;
    return result;
}

} // namespace rigor

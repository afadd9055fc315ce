#include "core/methods/adequacy/model_test/consistency.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/tests.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr double kClearly = 1; ///< pooled standard deviations between the means of an input

SideFit fitSide(const Problem& problem, const std::vector<std::size_t>& experiments, const FitBox& box,
                const std::vector<std::string>& outputs, bool secondOrder, double limit,
                const Progress& progress, long long& simulations) {
    SideFit side;
    const FitData data = fitDataOf(problem, experiments);
    std::vector<bool> used(data.sensors.size());
    for (std::size_t s = 0; s < used.size(); ++s)
        used[s] = std::count(outputs.begin(), outputs.end(), data.sensors[s].output) > 0;
    if (std::count(used.begin(), used.end(), true) == 0) {
        side.why = translate("Method", "none of the sensors was read there");
        return side;
    }
    Predictor predictor(data, problem.simulation, problem.threads, progress.stop);
    side.fit = fitPoint(predictor, box, used, {}, progress.stop);
    if (side.fit.answered()) {
        side.covariance = covarianceOfFit(predictor, side.fit, secondOrder, limit);
        std::vector<std::string> names;
        for (const Unknown& unknown : problem.unknowns) names.push_back(unknown.name);
        side.why = whyUndetermined(side.covariance, side.fit.estimate, names, limit, &predictor, used);
        for (std::size_t i = 0; i < names.size() && side.why.empty(); ++i)
            if (side.fit.atBound[i])
                side.why =
                    filled(translate("Method", "the estimate of {} lies on a bound of the search"), names[i]);
    } else {
        side.why = side.fit.why;
    }
    simulations += predictor.simulations();
    return side;
}

struct Moments {
    double mean = 0, variance = 0;
};
Moments momentsOf(const Dataset& data, const std::vector<std::size_t>& rows, const std::string& input) {
    std::vector<double> values;
    for (const std::size_t e : rows) {
        const auto found = data.experiments[e].inputs.find(input);
        if (found == data.experiments[e].inputs.end() ||
            found->second.interpolation() != Interpolation::Constant)
            return {kNaN, kNaN};
        values.push_back(found->second.at(0));
    }
    Moments m;
    const double n = static_cast<double>(values.size());
    m.mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    for (const double x : values) m.variance += (x - m.mean) * (x - m.mean) / n;
    return m;
}

std::vector<std::string> differingInputs(const Problem& problem, const NamedSplit& split) {
    std::vector<std::pair<double, std::string>> found;
    for (const Variable& input : problem.model->inputs()) {
        const Moments c = momentsOf(problem.data, split.calibration, input.name),
                      v = momentsOf(problem.data, split.validation, input.name);
        const double spread = std::sqrt((c.variance + v.variance) / 2), off = std::abs(c.mean - v.mean);
        if (off > kClearly * spread) found.emplace_back(spread > 0 ? -off / spread : -HUGE_VAL, input.name);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> names;
    for (auto& [clarity, name] : found) names.push_back(std::move(name));
    return names;
}

std::string commaList(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

} // namespace

double squaredDistance(const Eigen::VectorXd& a, const Eigen::VectorXd& b,
                       const Eigen::MatrixXd& covariance) {
    if (!covariance.allFinite()) return kNaN;
    // Scaled to unit diagonal: units must not decide what is singular.
    const Eigen::VectorXd deviation = covariance.diagonal().cwiseSqrt();
    const Eigen::MatrixXd scaled =
        deviation.cwiseInverse().asDiagonal() * covariance * deviation.cwiseInverse().asDiagonal();
    const Eigen::LLT<Eigen::MatrixXd> factors(scaled);
    if (factors.info() != Eigen::Success) return kNaN;
    const Eigen::VectorXd difference = (a - b).cwiseQuotient(deviation);
    return factors.matrixL().solve(difference).squaredNorm();
}

std::vector<SplitTest> testSplits(const Problem& problem, const std::string& model,
                                  const std::vector<NamedSplit>& splits, const FitBox& box,
                                  const std::vector<std::string>& used, bool secondOrder,
                                  double conditionLimit, const Progress& progress,
                                  const std::function<void(long long simulations)>& told) {
    std::vector<SplitTest> tests;
    const double freedom = static_cast<double>(problem.unknowns.size());
    long long simulations = 0;
    for (const NamedSplit& split : splits) {
        if (progress.stopRequested()) break;
        SplitTest test;
        test.model = model;
        test.split = split.name;
        test.differing = differingInputs(problem, split);
        test.calibration = fitSide(problem, split.calibration, box, used, secondOrder, conditionLimit,
                                   progress, simulations);
        test.validation =
            fitSide(problem, split.validation, box, used, secondOrder, conditionLimit, progress, simulations);
        test.distancePublished = test.distanceBoth = test.pPublished = test.pBoth = test.pHolm = kNaN;
        if (test.calibration.why.empty() && test.validation.why.empty()) {
            const Eigen::VectorXd &pc = test.calibration.fit.estimate, &pv = test.validation.fit.estimate;
            const Eigen::MatrixXd &cc = test.calibration.covariance.covariance,
                                  &cv = test.validation.covariance.covariance;
            test.distancePublished = squaredDistance(pv, pc, cc);
            test.distanceBoth = squaredDistance(pv, pc, cc + cv);
            test.tested = std::isfinite(test.distancePublished) && std::isfinite(test.distanceBoth);
        }
        if (test.tested) {
            test.pPublished = chiSquaredUpperTail(test.distancePublished, freedom);
            test.pBoth = chiSquaredUpperTail(test.distanceBoth, freedom);
        }
        tests.push_back(std::move(test));
        told(simulations);
    }
    return tests;
}

JudgedBy judgedBy(const std::vector<SensorScatter>& scatter, const std::vector<std::string>& used) {
    JudgedBy by;
    by.freedom = HUGE_VAL;
    for (const std::string& output : used) {
        const auto found = std::find_if(scatter.begin(), scatter.end(),
                                        [&](const SensorScatter& s) { return s.output == output; });
        if (found == scatter.end() || !(found->sigma > 0) || !(found->freedom >= kLeastFreedom)) return {};
        by.freedom = std::min(by.freedom, found->freedom);
        by.scatterDecides = by.scatterDecides || (found->better() && found->factor() < 1 / kFarAbove);
        by.sensors.push_back(*found);
    }
    if (by.sensors.empty()) return {};
    return by;
}

Dataset weighedByScatter(Dataset data, const JudgedBy& by) {
    for (Experiment& experiment : data.experiments)
        for (Measurement& m : experiment.measurements)
            for (const SensorScatter& sensor : by.sensors)
                if (sensor.output == m.output) m.standardDeviation = sensor.sigma;
    return data;
}

void judgeByScatter(GoodnessOfFit& quality, const FitData& data, const PointFit& fit, std::size_t unknowns,
                    double freedom) {
    if (!fit.answered()) return;
    double rows = 0, about = 0;
    for (const FitRow& row : data.rows) {
        if (!fit.used[row.sensor]) continue;
        rows += 1;
        about += row.scatter / (data.sensors[row.sensor].sigma * data.sensors[row.sensor].sigma);
    }
    const double lack = rows - static_cast<double>(unknowns);
    if (lack < 1) return;
    const double mean = std::max(0.0, fit.sumOfSquares - about) / lack;
    quality.pScatter = fUpperTail(mean, lack, freedom);
    quality.scatterRatio = std::sqrt(mean);
}

bool judgeModel(std::vector<SplitTest>& tests, const std::vector<GoodnessOfFit*>& qualities,
                double significance, const JudgedBy& by) {
    const bool known = by.freedom > 0;
    bool wanted = false, missing = false;
    const auto deciding = [&](double stated, double scatter) {
        if (known && std::isnan(scatter)) missing = true;
        if (!known || std::isnan(scatter)) return stated;
        return by.scatterDecides ? scatter : std::max(stated, scatter);
    };
    std::vector<double> pValues;
    for (const SplitTest& test : tests)
        if (test.tested) pValues.push_back(deciding(test.pBoth, test.pScatter));
    for (const GoodnessOfFit* quality : qualities)
        if (quality->freedom >= 1) pValues.push_back(deciding(quality->pValue, quality->pScatter));
    const std::vector<double> corrected = holmCorrected(pValues);
    std::size_t k = 0;
    for (SplitTest& test : tests) {
        if (!test.tested) continue;
        test.pHolm = corrected[k++];
        test.rejected = test.pHolm < significance;
        wanted = wanted || test.rejected;
    }
    for (GoodnessOfFit* quality : qualities) {
        if (quality->freedom < 1) continue;
        quality->pHolm = corrected[k++];
        quality->misfit = quality->pHolm < significance;
        wanted = wanted || quality->misfit;
    }
    return missing && (wanted || by.scatterDecides);
}

GoodnessOfFit qualityOf(const PointFit& fit, std::size_t unknowns, double significance) {
    GoodnessOfFit quality;
    if (!fit.answered()) return quality;
    quality.chiSquared = fit.sumOfSquares;
    quality.freedom = fit.values - static_cast<double>(unknowns);
    if (quality.freedom < 1) return quality;
    quality.pValue = chiSquaredUpperTail(quality.chiSquared, quality.freedom);
    quality.pBelow = chiSquaredLowerTail(quality.chiSquared, quality.freedom);
    quality.pHolm = quality.pValue;
    quality.misfit = quality.pValue < significance;
    return quality;
}

Message wordsOfMisfit(const std::string& model, const GoodnessOfFit& quality) {
    if (std::isfinite(quality.pScatter))
        return filled(
            translate("Method",
                      "{} does not fit the data: it misses them {:.3g} times as far as the scatter of "
                      "repeated measurements explains. The model is wrong."),
            model, quality.scatterRatio);
    return filled(translate("Method",
                            "{} does not fit the data: its residuals are {:.2f} times as large as the stated "
                            "standard deviations explain. The model is wrong, or the sensors are worse than "
                            "stated."),
                  model, quality.ratio());
}

const char* statusOf(const ModelVerdict& verdict) {
    if (verdict.rejected) return "rejected";
    if (verdict.misfit) return "misfit";
    return verdict.tested ? "consistent" : "not tested";
}

const char* statusOf(const SplitTest& test) {
    if (!test.tested) return "not tested";
    if (test.rejected) return "rejected";
    return test.misfit ? "misfit" : "consistent";
}

namespace {

/// Sentences on what a verdict rests on where stated and measured scatter are not the same.
Message wordsOnBasis(const std::vector<const SplitTest*>& tests, double significance,
                     const GoodnessOfFit& quality, const JudgedBy& by, bool wrong) {
    std::vector<std::string> worse, better;
    for (const SensorScatter& sensor : by.sensors)
        if (sensor.differs) (sensor.worse() ? worse : better).push_back(sensor.output);
    const auto below = [&](auto p) {
        std::vector<double> values;
        for (const SplitTest* test : tests) values.push_back(p(*test));
        values.push_back(p(quality));
        std::erase_if(values, [](double x) { return !std::isfinite(x); });
        const auto corrected = holmCorrected(values);
        return std::any_of(corrected.begin(), corrected.end(), [&](double x) { return x < significance; });
    };
    if (by.scatterDecides)
        return filled(translate("Method",
                                "It is judged by the scatter of repeated measurements; what is stated "
                                "for {} is so far above it that no model could be rejected."),
                      commaList(better));
    if (wrong) return {};
    struct Stated {
        double operator()(const SplitTest& t) const { return t.pBoth; }
        double operator()(const GoodnessOfFit& q) const { return q.freedom < 1 ? kNaN : q.pValue; }
    };
    struct Scatter {
        double operator()(const SplitTest& t) const { return t.pScatter; }
        double operator()(const GoodnessOfFit& q) const { return q.pScatter; }
    };
    if (below(Stated{}))
        return worse.empty()
                   ? translate("Method",
                               "By the stated standard deviations alone it would be called wrong; the "
                               "scatter of repeated measurements explains what it misses.")
                   : filled(translate("Method", "By the stated standard deviations alone it would be called "
                                                "wrong, but {} scatter more than stated, and that explains "
                                                "what it misses."),
                            commaList(worse));
    if (!better.empty() && below(Scatter{}))
        return filled(translate("Method",
                                "By the scatter of repeated measurements, which is smaller than stated "
                                "for {}, it would be called wrong."),
                      commaList(better));
    return {};
}

Message withMore(const Message& words, const Message& more) {
    return more.empty() ? words : words + " " + more;
}

} // namespace

ModelVerdict verdictOf(const std::string& model, const std::vector<SplitTest>& tests, double significance,
                       const GoodnessOfFit& quality, bool cancelled, const JudgedBy& by) {
    ModelVerdict verdict;
    verdict.model = model;
    verdict.misfit = quality.misfit;
    std::vector<std::string> rejecting, passed, causes;
    std::vector<const SplitTest*> own;
    bool withoutCause = false;
    for (const SplitTest& test : tests) {
        if (test.model != model || !test.tested) continue;
        own.push_back(&test);
        verdict.tested = true;
        (test.rejected ? rejecting : passed).push_back(test.split);
        if (!test.rejected) continue;
        withoutCause = withoutCause || test.differing.empty();
        if (!test.differing.empty() &&
            std::find(causes.begin(), causes.end(), test.differing.front()) == causes.end())
            causes.push_back(test.differing.front());
    }
    if (!verdict.tested) {
        verdict.words =
            cancelled ? filled(translate("Method", "{} could not be tested: the run was cancelled."), model)
                      : filled(translate("Method",
                                         "{} could not be tested: no split has an estimate on both sides."),
                               model);
        if (verdict.misfit) verdict.words += " " + wordsOfMisfit(model, quality);
        return verdict;
    }
    verdict.rejected = !rejecting.empty();
    if (!verdict.wrong() && quality.below && !by.scatterDecides && quality.ratio() < 1 / kFarAbove) {
        // What is stated lets every model pass, and nothing measured again tells the true scatter.
        verdict.tested = false;
        verdict.words =
            filled(translate("Method", "{} could not be tested: its residuals are only {:.2g} times as "
                                       "large as the stated standard deviations, by which no model "
                                       "could be rejected."),
                   model, quality.ratio());
        return verdict;
    }
    const Message basis = wordsOnBasis(own, significance, quality, by, verdict.wrong());
    if (!verdict.rejected && verdict.misfit) {
        verdict.words =
            withMore(wordsOfMisfit(model, quality) + " " +
                         filled(translate("Method", "That the sides agree in {} does not make it right."),
                                commaList(passed)),
                     basis);
        return verdict;
    }
    if (!verdict.rejected) {
        verdict.words = withMore(
            filled(translate("Method",
                             "{} is consistent with the data in {} ({}), which does not prove it right."),
                   model, commaList(passed), filled(translate("Method", "significance {:g}"), significance)),
            basis);
        return verdict;
    }
    verdict.words = filled(translate("Method", "{} is rejected in {}."), model, commaList(rejecting));
    if (!passed.empty())
        verdict.words +=
            " " + (verdict.misfit
                       ? filled(translate("Method", "Its sides agree in {}, but it does not fit "
                                                    "the data."),
                                commaList(passed))
                       : filled(translate("Method", "It is consistent in {}."), commaList(passed)));
    if (!causes.empty())
        verdict.words +=
            " " +
            filled(translate("Method", "The sides differ in {}: look for an effect that depends on it."),
                   commaList(causes));
    if (by.freedom > 0) {
        if (withoutCause)
            verdict.words +=
                " " + translate("Method", "Where the sides have alike inputs, the model misses the "
                                          "data everywhere.");
    } else {
        verdict.words +=
            " " + (withoutCause
                       ? translate("Method", "Where the sides have alike inputs, the model misses the "
                                             "data everywhere or the sensors are worse than stated.")
                       : translate("Method", "Sensors worse than stated would look the same: nothing was "
                                             "measured again that could tell."));
    }
    verdict.words = withMore(verdict.words, basis);
    return verdict;
}

} // namespace rigor

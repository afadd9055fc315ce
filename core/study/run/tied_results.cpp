#include "core/study/run/tied_results.h"

#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/result.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// A tie over the parameters of the model, and the estimates that it follows.
class TiedValue {
  public:
    TiedValue(const Result& result, const CorrelationTable& correlation, const Problem& problem,
              std::size_t tie)
        : result_(result), correlation_(correlation), problem_(problem), tie_(problem.ties[tie]),
          tape_(resolved(std::span(problem.ties).first(tie + 1))), evaluate_(tape_) {
        for (const Variable& parameter : problem.model->parameters()) {
            const auto fixed = problem.fixed.find(parameter.name);
            values_.push_back(fixed != problem.fixed.end() ? fixed->second : parameter.start);
        }
        for (const Unknown& unknown : problem.unknowns) {
            const auto parameter =
                std::ranges::find(problem.model->parameters(), unknown.name, &Variable::name);
            const auto at = static_cast<std::size_t>(parameter - problem.model->parameters().begin());
            if (!tape_->depends(0, at)) continue;
            const auto found = std::ranges::find(result.unknowns, unknown.name, &Estimate::name);
            if (found == result.unknowns.end()) {
                missing_ = unknown.name;
                continue;
            }
            parameters_.push_back(at);
            estimates_.push_back(static_cast<Eigen::Index>(found - result.unknowns.begin()));
            values_[at] = found->value;
        }
    }

    /// The unknown without a value of its own, "" = none.
    const std::string& missing() const { return missing_; }

    Estimate estimate() {
        Estimate made;
        made.name = tie_.parameter;
        made.equals = tie_.text;
        made.unit = problem_.model->parameters()[tie_.index].unit;
        if (!parameters_.empty() &&
            std::ranges::all_of(estimates_, [&](Eigen::Index k) { return of(k).guaranteed; }))
            return enclosed(std::move(made));
        made.value = at(values_);
        if (isEvaluation(result_)) {
            made.interval = translate("Method", "given, not estimated");
            return made;
        }
        const Eigen::VectorXd slopes = slopesAt();
        made.standardError = std::sqrt(squareOf(slopes, [](const Estimate& e) { return e.standardError; }));
        setInterval(made, slopes);
        for (const Eigen::Index k : estimates_) made.atBound = made.atBound || of(k).atBound;
        return made;
    }

  private:
    const Estimate& of(Eigen::Index k) const { return result_.unknowns[static_cast<std::size_t>(k)]; }

    double at(const std::vector<double>& values) {
        double value = kNaN;
        evaluate_(values, std::span(&value, 1));
        return value;
    }

    Eigen::VectorXd slopesAt() const {
        std::vector<double> value(1), slopes(parameters_.size());
        Jacobian jacobian(tape_);
        jacobian(values_, parameters_, value, slopes);
        return Eigen::Map<const Eigen::VectorXd>(slopes.data(), static_cast<Eigen::Index>(slopes.size()));
    }

    /// g'Cg of sizes of the estimates that go together as they do; NaN where two are known but not how they
    /// do.
    template <class Size> double squareOf(const Eigen::VectorXd& slopes, Size size) const {
        double square = 0;
        for (Eigen::Index a = 0; a < slopes.size(); ++a)
            for (Eigen::Index b = 0; b < slopes.size(); ++b) {
                const Estimate &one = of(estimates_[static_cast<std::size_t>(a)]),
                               &other = of(estimates_[static_cast<std::size_t>(b)]);
                if (slopes[a] == 0 || slopes[b] == 0) continue;
                if (std::isinf(size(one)) || std::isinf(size(other))) return kInfinity;
                square += slopes[a] * slopes[b] * size(one) * size(other) *
                          (a == b ? 1 : correlation(one.name, other.name));
            }
        return square < 0 ? 0 : square; // NaN stays NaN
    }

    double correlation(const std::string& one, const std::string& other) const {
        const auto row = std::ranges::find(correlation_.unknown, one);
        return row != correlation_.unknown.end()
                   ? correlation_.of(static_cast<std::size_t>(row - correlation_.unknown.begin()), other)
                   : kNaN;
    }

    void setInterval(Estimate& made, const Eigen::VectorXd& slopes) {
        if (estimates_.empty()) {
            made.standardError = 0;
            made.lower = made.upper = made.value;
            made.interval = translate("Method", "follows no unknown");
            return;
        }
        const Estimate& first = of(estimates_.front());
        if (estimates_.size() == 1 && std::isfinite(first.lower) && std::isfinite(first.upper)) {
            if (const auto ends = endsOf(first)) {
                std::tie(made.lower, made.upper) = *ends;
                made.interval = filled(translate("Method", "{}, at the ends of the interval of {}"),
                                       first.interval, first.name);
                return;
            }
        }
        const double half =
            std::sqrt(squareOf(slopes, [](const Estimate& e) { return (e.upper - e.lower) / 2; }));
        made.lower = made.value - half;
        made.upper = made.value + half;
        made.interval = filled(translate("Method", "to first order from the intervals that it follows ({})"),
                               first.interval);
    }

    /// Values at the ends of the interval of the only unknown, if in between they only rise or only fall.
    std::optional<std::pair<double, double>> endsOf(const Estimate& one) {
        constexpr int kPlaces = 32;
        std::vector<double> there = values_, found;
        for (int k = 0; k <= kPlaces; ++k) {
            there[parameters_.front()] = one.lower + k * (one.upper - one.lower) / kPlaces;
            found.push_back(at(there));
            if (!std::isfinite(found.back())) return std::nullopt;
        }
        if (std::ranges::is_sorted(found)) return std::pair(found.front(), found.back());
        if (std::ranges::is_sorted(found, std::greater())) return std::pair(found.back(), found.front());
        return std::nullopt;
    }

    Estimate enclosed(Estimate made) const {
        std::vector<Interval> box, out(1);
        for (const double value : values_) box.emplace_back(value);
        for (std::size_t k = 0; k < parameters_.size(); ++k)
            box[parameters_[k]] = Interval(of(estimates_[k]).lower, of(estimates_[k]).upper);
        IntervalEvaluator evaluate(tape_);
        evaluate(box, out);
        made.guaranteed = true;
        if (evaluate.regularity(0).defined) {
            made.lower = out.front().lower;
            made.upper = out.front().upper;
        }
        made.interval = of(estimates_.front()).interval;
        return made;
    }

    const Result& result_;
    const CorrelationTable& correlation_;
    const Problem& problem_;
    const Tie& tie_;
    TapePtr tape_;
    Evaluator<double> evaluate_;
    std::vector<double> values_; ///< of all parameters
    std::vector<std::size_t> parameters_;
    std::vector<Eigen::Index> estimates_; ///< of parameters_, in the result
    std::string missing_;
};

} // namespace

void addTied(Result& result, const Problem& problem) {
    if (result.unknowns.empty() || problem.ties.empty()) return;
    const auto correlation = read<FitResult>(result).correlation.value_or(CorrelationTable{});
    for (std::size_t k = 0; k < problem.ties.size(); ++k) {
        TiedValue tied(result, correlation, problem, k);
        if (!tied.missing().empty()) {
            result.warnings.push_back(
                filled(translate("Method", "{} equals {}; no value is stated of it, since "
                                           "this answer has none of {} alone."),
                       problem.ties[k].parameter, problem.ties[k].text, tied.missing()));
            continue;
        }
        result.tied.push_back(tied.estimate());
    }
}

} // namespace rigor

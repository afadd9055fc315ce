#include "core/methods/filter/kalman/refine.h"

#include "core/foundation/base/translate.h"
#include "core/methods/filter/filter_tables.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

constexpr double kRefinementGain = 10.83; ///< 99.9 % of chi-squared with one degree of freedom
constexpr double kScore = 2.33;           ///< 99 % of a normal distribution
constexpr double kNarrowest = 0.005;      ///< of the range of the argument
constexpr int kFewestRows = 30;           ///< in each half of a span
constexpr int kTrialIterations = 2;
constexpr double kBlock = 20; ///< rows whose residuals are summed

struct Span {
    double lower = 0, upper = 0;
    double score = 0; ///< how alike neighbouring residuals are, in standard deviations of white ones
    int left = 0, right = 0;
};

/// Sums of residuals over blocks of rows that lie in one half of a span; of white ones S^2/n has the mean 1.
struct Blocks {
    double sum = 0, count = 0; ///< of the block at hand
    double squares = 0, blocks = 0;
    void close() {
        if (count >= kBlock / 2) {
            squares += sum * sum / count - 1;
            ++blocks;
        }
        sum = count = 0;
    }
    double score() const { return blocks > 0 ? squares / std::sqrt(2 * blocks) : 0; }
};

double scoreOf(const Span& span, const BatchFit& fit, Eigen::Index sensor) {
    const double middle = 0.5 * (span.lower + span.upper);
    Blocks blocks;
    int side = 0;
    for (Eigen::Index row = 0; row < fit.residuals.rows(); ++row) {
        const double u = fit.arguments[row], r = fit.residuals(row, sensor);
        const int now = !(u >= span.lower && u < span.upper) ? 0 : u < middle ? 1 : 2;
        if (now != side || blocks.count >= kBlock) blocks.close();
        side = now;
        if (now == 0 || !std::isfinite(r)) continue;
        blocks.sum += r;
        ++blocks.count;
    }
    blocks.close();
    return blocks.score();
}

std::vector<Span> spansOf(const ModelCurve& curve, const BatchFit& fit) {
    std::vector<Span> spans;
    for (std::size_t k = 1; k < curve.knots.size(); ++k)
        if (curve.knots[k] > curve.knots[k - 1]) spans.push_back({curve.knots[k - 1], curve.knots[k]});
    for (Span& span : spans) {
        for (const double u : fit.arguments)
            if (u >= span.lower && u < span.upper)
                ++(u < 0.5 * (span.lower + span.upper) ? span.left : span.right);
        for (Eigen::Index i = 0; i < fit.residuals.cols(); ++i)
            span.score = std::max(span.score, scoreOf(span, fit, i));
    }
    return spans;
}

/// The setup with one knot more in a curve, and the estimate X carried over.
FilterSetup withKnot(const FilterSetup& setup, const CurveInX& curve, double knot, Eigen::VectorXd& X) {
    const Eigen::MatrixXd insertion = knotInsertion(curve.curve, knot);
    const RefinedModel made = refined(*setup.model, curve.curve, knot);
    FilterSetup next = setup;
    next.model = made.model;
    const std::size_t added = made.curve.coefficients.back();
    next.parameters.push_back(added);
    next.names.push_back(made.model->parameters()[added].name);
    next.units.push_back(made.model->parameters()[added].unit);
    next.parameterValues.conservativeResize(next.parameterValues.size() + 1);
    std::vector<Eigen::Index> places = curve.places;
    places.push_back(setup.size());
    const Eigen::Index last = curve.places.back();
    const auto extended = [&](Eigen::VectorXd values) {
        Eigen::VectorXd old = curve.fixed;
        for (std::size_t k = 0; k < curve.places.size(); ++k)
            if (curve.places[k] >= 0) old[static_cast<Eigen::Index>(k)] = values[curve.places[k]];
        const Eigen::VectorXd refinedValues = insertion * old;
        values.conservativeResize(values.size() + 1);
        for (std::size_t k = 0; k < places.size(); ++k)
            values[places[k]] = refinedValues[static_cast<Eigen::Index>(k)];
        return values;
    };
    const auto repeated = [&](Eigen::VectorXd values) {
        values.conservativeResize(values.size() + 1);
        values[values.size() - 1] = values[last];
        return values;
    };
    next.start = extended(setup.start);
    X = extended(X);
    for (auto member :
         {&FilterSetup::deviation, &FilterSetup::noise, &FilterSetup::lower, &FilterSetup::upper})
        next.*member = repeated(setup.*member);
    for (SearchedNoise& noise : next.searched)
        if (std::ranges::find(noise.places, last) != noise.places.end()) noise.places.push_back(setup.size());
    next.parameterValues[next.parameterValues.size() - 1] = next.start[next.start.size() - 1];
    return next;
}

/// A free abscissa belongs to its control point: another knot would need others.
bool refinable(const CurveInX& curve) {
    return curve.curve.abscissas.empty() &&
           std::all_of(curve.places.begin(), curve.places.end(), [](Eigen::Index p) { return p >= 0; });
}

std::unique_ptr<FilterRecord> withKnot(const FilterRecord& record, const CurveInX& curve, double knot,
                                       Eigen::VectorXd& X) {
    std::vector<FilterSetup> setups;
    Eigen::VectorXd extended;
    for (const FilterSetup& setup : record.setups()) {
        extended = X;
        setups.push_back(withKnot(setup, curve, knot, extended));
    }
    X = extended;
    return std::make_unique<FilterRecord>(std::move(setups));
}

} // namespace

FilterSetup refineCurves(const FilterSetup& setup, const FilterOptions& options, const Progress& progress,
                         Refinement& told) {
    return refineCurves(std::vector<FilterSetup>{setup}, options, progress, told).front();
}

std::vector<FilterSetup> refineCurves(const std::vector<FilterSetup>& setups, const FilterOptions& options,
                                      const Progress& progress, Refinement& told) {
    const std::vector<CurveInX> curves = curvesInX(setups.front());
    if (curves.empty() || !refinable(curves.front())) {
        told.refusal = translate("Method", "No curve whose control points are all unknown and lie "
                                           "at the abscissas of its knots: no knots were added.");
        return setups;
    }
    auto now = std::make_unique<FilterRecord>(setups);
    const Eigen::Index n = setups.front().stateCount();
    BatchFit fit;
    {
        const FilterTrajectory trajectory = runFilter(*now, options, progress);
        if (!trajectory.complete()) return setups;
        Eigen::MatrixXd starts(static_cast<Eigen::Index>(setups.size()), n);
        for (std::size_t e = 0; e < setups.size(); ++e)
            starts.row(static_cast<Eigen::Index>(e)) = setups[e].start.head(n).transpose();
        fit = fitBatch(now->parts(), starts, trajectory.last.X.tail(trajectory.last.X.size() - n), progress);
    }
    std::set<std::pair<double, double>> refused;
    while (fit.residuals.size() > 0 && !progress.stopRequested()) {
        const CurveInX curve = curvesInX(now->setups().front()).front();
        if (static_cast<int>(curve.places.size()) >= options.refineTo) break;
        const double narrowest = kNarrowest * (curve.curve.upper() - curve.curve.lower());
        const std::vector<Span> spans = spansOf(curve.curve, fit);
        const Span* worst = nullptr;
        for (const Span& span : spans)
            if (span.score > kScore && span.upper - span.lower >= 2 * narrowest &&
                std::min(span.left, span.right) >= kFewestRows && !refused.count({span.lower, span.upper}) &&
                (!worst || span.score > worst->score))
                worst = &span;
        if (!worst) break;
        const double knot = 0.5 * (worst->lower + worst->upper);
        Eigen::VectorXd X = fit.X0;
        auto next = withKnot(*now, curve, knot, X);
        BatchFit trial =
            fitBatch(next->parts(), fit.starts, X.tail(X.size() - n), progress, kTrialIterations);
        const double gain = trial.residuals.size() > 0 ? fit.cost - trial.cost : 0;
        const bool kept = gain > kRefinementGain;
        told.tried.push_back(
            {knot, worst->score, gain, kept, static_cast<long long>(curve.places.size()) + (kept ? 1 : 0)});
        if (!kept) {
            refused.insert({worst->lower, worst->upper});
            continue;
        }
        now = std::move(next);
        fit = std::move(trial);
    }
    return now->setups();
}

} // namespace rigor

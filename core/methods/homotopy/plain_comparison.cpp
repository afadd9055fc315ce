#include "core/methods/homotopy/plain_comparison.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/residuals/fit_quality.h"
#include "core/methods/fit/search/search_scale.h"

#include <cmath>

namespace rigor {

PlainComparison compareWithPlain(const FitData& data, const FitBox& box, const SimulationOptions& simulation,
                                 FitWeights weights, double objective, int threads,
                                 const Progress& progress) {
    PlainComparison made;
    Predictor predictor(data, simulation, threads, progress.stop);
    Residuals residuals(predictor, weights);
    LeastSquares search;
    search.iterations = 200;
    SearchControl control;
    control.stop = progress.stop;
    control.report = [&](const SearchStep& step) {
        progress.tell({.phase = "plain fit",
                       .done = static_cast<double>(step.iteration),
                       .total = static_cast<double>(search.iterations),
                       .simulations = predictor.simulations(),
                       .failures = predictor.failures()});
    };
    const LeastSquaresResult plain = minimizeOnScale(residuals, box, search, control);
    const long long solves = predictor.simulations();
    Prediction trajectory = plain.search.best.size() ? predictor.values(plain.search.best) : Prediction{};
    made.solves = {predictor.simulations(), predictor.failures()};
    made.fit = {plain.search.best.size() ? plain.search.value : std::nan(""), solves,
                toString(plain.search.end), toVector(plain.search.best)};
    // Where both fit exactly the two J are rounding, of no meaning beside each other.
    const double rounding = kExactFit * kExactFit * residuals.objective(offBySize(data));
    made.better = objective > 10 * plain.search.value + rounding;
    if (plain.search.best.size() == 0)
        made.words = translate("Method", "A plain fit from the same start finds no point.");
    else if (made.better) {
        made.words = filled(translate("Method", "A plain fit from the same start ends at {:.4g}, in a better "
                                                "minimum: the path led to a local one."),
                            plain.search.value);
    } else if (!(plain.search.value > 10 * objective + rounding))
        made.words =
            filled(translate("Method", "A plain fit from the same start ends there too, in {} model solves."),
                   solves);
    else if (plain.search.end == SearchEnd::Converged)
        made.words =
            filled(translate("Method", "A plain fit from the same start ends at {:.4g}, in a worse minimum."),
                   plain.search.value);
    else
        made.words = filled(translate("Method", "A plain fit from the same start is still at {:.4g} after {} "
                                                "model solves."),
                            plain.search.value, solves);
    if (trajectory.answered && (made.better || plain.search.value > 10 * objective + rounding))
        made.trajectory = std::move(trajectory);
    return made;
}

} // namespace rigor

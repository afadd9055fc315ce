#include "core/methods/least_squares/options.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_fields.h"

namespace rigor {

double LeastSquaresOptions::scaleOfLoss() const {
    if (lossScale > 0) return lossScale;
    return loss == "cauchy" ? 2.385 : 1.345;
}

Fields LeastSquaresOptions::fields() {
    Fields f;
    const std::string fit = translatable("Field", "Fit"), search = translatable("Field", "Search"),
                      after = translatable("Field", "After the search");
    f.add(
        "objective", objective,
        {.label = translatable("Field", "Objective"),
         .help = translatable("Field", "sum: half the sum of the squared errors. integral: half the integral "
                                       "of the squared error over time (trapezoid rule)."),
         .group = fit,
         .choices = {"sum", "integral"}});
    addPerExperiment(f, separate, fit);
    f.add("random_effects", randomEffects,
          {.label = translatable("Field", "Random effects"),
           .help = translatable("Field", "Unknowns with one number per experiment whose numbers are draws "
                                         "from a normal population, with commas between: its mean and "
                                         "standard deviation are found too, and what an experiment alone "
                                         "does not tell of its number, the others do."),
           .group = fit});
    f.add("discrepancy", discrepancy,
          {.label = translatable("Field", "Discrepancy of"),
           .help =
               translatable("Field", "Outputs whose model is known to lack something, with commas between: a "
                                     "smooth term of its own, over time or the conditions, takes what it can "
                                     "of what the fit leaves, and the errors of the unknowns hold what it "
                                     "could hide."),
           .group = fit});
    f.add("loss", loss,
          {.label = translatable("Field", "Loss"),
           .help = translatable("Field", "squared: every error counts by its square. huber, cauchy: errors "
                                         "beyond the scale count less, so that outliers do not decide."),
           .group = fit,
           .choices = {"squared", "huber", "cauchy"}});
    f.add(
        "loss_scale", lossScale,
        {.label = translatable("Field", "Scale of the loss"),
         .help = translatable("Field", "Errors beyond this count less: in standard deviations of the sensor, "
                                       "or of the bulk of the residuals (by their median) if none is stated. "
                                       "0: 1.345 (huber) or 2.385 (cauchy), which lose 5 % of the "
                                       "precision where there are no outliers."),
         .group = fit,
         .min = 0,
         .expert = true});
    f.add("optimiser", optimiser,
          {.label = translatable("Field", "Optimiser"),
           .help = translatable(
               "Field",
               "least-squares: Levenberg-Marquardt from the start values. multi-start: from many "
               "starts. sqp: sequential quadratic programming with bounds from the start values. The others "
               "search the whole box first. All end with Levenberg-Marquardt."),
           .group = search,
           .choices = {"least-squares", "multi-start", "sqp", "genetic", "particle-swarm", "cma-es"}});
    f.add("iterations", iterations,
          {.label = translatable("Field", "Iterations"),
           .help = translatable("Field", "Levenberg-Marquardt steps at most."),
           .group = search,
           .min = 1});
    f.add("starts", starts,
          {.label = translatable("Field", "Starts"),
           .help = translatable("Field", "Latin hypercube of starts besides the start values."),
           .group = search,
           .min = 1,
           .max = 100000,
           .onlyIf = "optimiser=multi-start"});
    f.add("population", population,
          {.label = translatable("Field", "Population"),
           .help = translatable("Field", "Members of a generation of a population search."),
           .group = search,
           .min = 4,
           .max = 100000,
           .onlyIf = "optimiser=genetic|particle-swarm|cma-es"});
    f.add("generations", generations,
          {.label = translatable("Field", "Generations"),
           .help = translatable("Field", "Of a population search."),
           .group = search,
           .min = 1,
           .max = 1000000,
           .onlyIf = "optimiser=genetic|particle-swarm|cma-es"});
    f.add("evaluate_at", evaluateAt,
          {.label = translatable("Field", "Evaluate at"),
           .help = translatable("Field", "Values of the unknowns, in their order, at which the fit is judged "
                                         "instead of searching: validation on other data. Empty: search."),
           .group = search});
    addIntervals(f, confidence, assumedError, intervals, after);
    f.add(
        "profiles", profiles,
        {.label = translatable("Field", "Profile likelihood"),
         .help = translatable("Field", "Every unknown is held at values around its estimate while the others "
                                       "are fitted again: the interval without linearisation."),
         .group = after});
    noise.addTo(f, after);
    return f;
}

} // namespace rigor

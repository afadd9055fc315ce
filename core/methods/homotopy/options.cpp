#include "core/methods/homotopy/options.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_fields.h"

namespace rigor {

void HomotopyOptions::addPath(Fields& f) {
    const std::string group = translatable("Field", "Path");
    f.add(
        "step", step,
        {.label = translatable("Field", "Step of lambda"),
         .help = translatable("Field", "Lambda goes from 1 to exactly 0 in steps of at most this; the paper "
                                       "uses 0.2."),
         .group = group,
         .min = kSmallestStep,
         .max = 1});
    f.add("corrections", corrections,
          {.label = translatable("Field", "Corrections"),
           .help = translatable(
               "Field", "What is added to which state derivative: \"x1: 10 x1; x2: 10 x1\" adds lambda times "
                        "10 times the error of x1 to both derivatives; \"x2: 0.02 integral(x1)\" its "
                        "integral. Empty: proposed."),
           .group = group});
    f.add("integral_form", integralForm,
          {.label = translatable("Field", "Integral of"),
           .help = translatable("Field", "What an integral term integrates: the error, or its square as the "
                                         "paper prints it, which cannot change sign."),
           .group = group,
           .choices = {"error", "squared-error"},
           .expert = true});
    f.add("largest_jump", largestJump,
          {.label = translatable("Field", "Largest jump"),
           .help = translatable("Field", "A stage whose estimate moves the outputs by more than this part of "
                                         "their size is repeated with half the step."),
           .group = group,
           .min = 0,
           .minOpen = true,
           .expert = true});
    f.add("refinements", refinements,
          {.label = translatable("Field", "Halvings of the step"),
           .help = translatable("Field", "After so many halvings a stage that still jumps is kept and named "
                                         "suspicious."),
           .group = group,
           .min = 0,
           .max = 10,
           .expert = true});
    f.add("windows", windows,
          {.label = translatable("Field", "Time windows"),
           .help = translatable("Field",
                                "Every stage fits the first part of the record first, then longer "
                                "ones: for chaotic systems, whose errors grow with time. grow: the path is "
                                "followed in a first part of the record, which then grows as far as "
                                "the model follows the measurements."),
           .group = group,
           .min = 1,
           .max = 100,
           .choices = {"grow"},
           .expert = true});
    f.add(
        "starts", starts,
        {.label = translatable("Field", "Further starts"),
         .help = translatable("Field", "Paths from a Latin hypercube of starts besides the start values: the "
                                       "answer is the end of the best, and the result says how often it was "
                                       "reached; 0 = none."),
         .group = group,
         .min = 0,
         .max = 100000,
         .expert = true});
}

void HomotopyOptions::addFit(Fields& f) {
    const std::string group = translatable("Field", "Fit");
    f.add("objective", objective,
          {.label = translatable("Field", "Objective"),
           .help = translatable("Field", "integral: half the integral of the squared error over time "
                                         "(trapezoid rule), as the paper. sum: half the sum of the squared "
                                         "errors. No robust loss: the path pulls the model to every value "
                                         "measured, outliers too. Fit again by least squares with a loss, "
                                         "from the answer."),
           .group = group,
           .choices = {"integral", "sum"}});
    addPerExperiment(f, separate, group);
    f.add("iterations", iterations,
          {.label = translatable("Field", "Iterations per stage"),
           .help = translatable("Field", "Levenberg-Marquardt steps at most."),
           .group = group,
           .min = 1});
    f.add("stage_tolerance", stageTolerance,
          {.label = translatable("Field", "Tolerance of a stage"),
           .help = translatable("Field", "Relative change of the unknowns at which a stage before the last "
                                         "ends. The last one is fitted to rounding."),
           .group = group,
           .min = 0,
           .max = 1,
           .expert = true});
}

void HomotopyOptions::addAfter(Fields& f) {
    const std::string group = translatable("Field", "After the search");
    addIntervals(f, confidence, assumedError, intervals, group);
    f.add("profiles", profiles,
          {.label = translatable("Field", "Profile likelihood"),
           .help = translatable("Field", "Every unknown is held at values around its estimate while the "
                                         "others are fitted again: the interval without linearisation. "
                                         "Needs the objective sum."),
           .group = group});
    f.add("plain_fit", plainFit,
          {.label = translatable("Field", "Compare with a plain fit"),
           .help = translatable("Field", "Also fits without homotopy from the same start."),
           .group = group});
    f.add("comparison", comparison,
          {.label = translatable("Field", "Solves of other optimisers"),
           .help = translatable(
               "Field", "Also searches with Levenberg-Marquardt, sequential quadratic programming, a genetic "
                        "algorithm, a particle swarm and CMA-ES, with so many model solves "
                        "each; 0 = none."),
           .group = group,
           .min = 0,
           .max = 1000000});
    f.add("basins", basins,
          {.label = translatable("Field", "Basin grid"),
           .help = translatable("Field", "So many starts per axis over the bounds of the first two unknowns, "
                                         "each fitted with and without homotopy; 0 = none."),
           .group = group,
           .min = 0,
           .max = 200});
    f.add("basin_start", basinStart,
          {.label = translatable("Field", "Start of the others"),
           .help = translatable("Field", "Start values of all unknowns for the basin grid; the first two are "
                                         "replaced. Empty: the starts of the unknowns."),
           .group = group,
           .expert = true});
    noise.addTo(f, group);
}

Fields HomotopyOptions::fields() {
    Fields f;
    addPath(f);
    addFit(f);
    addAfter(f);
    return f;
}

} // namespace rigor

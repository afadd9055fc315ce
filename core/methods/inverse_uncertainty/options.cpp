#include "core/methods/inverse_uncertainty/options.h"

#include "core/foundation/base/translate.h"

namespace rigor {

void InverseUncertaintyOptions::addDistribution(Fields& f) {
    const std::string group = translatable("Field", "Output density");
    f.add("density", density,
          {.label = translatable("Field", "Density of the output"),
           .help = translatable(
               "Field", "The density whose likelihood is maximised: normal with the mean and variance of the "
                        "expansion, or maximum entropy with its first M moments."),
           .group = group,
           .choices = {"gaussian", "maximum-entropy"}});
    f.add(
        "moments", moments,
        {.label = translatable("Field", "Moments matched"),
         .help = translatable(
             "Field", "M of the maximum entropy density; the paper uses 4. Where M moments admit no density, "
                      "M - 2 are matched and the experiment says so."),
         .group = group,
         .min = 2,
         .max = 8});
    f.add("degree", degree,
          {.label = translatable("Field", "Polynomial degree"),
           .help = translatable("Field", "Total degree d of the expansion; the paper uses 4."),
           .group = group,
           .min = 1,
           .max = 12});
    f.add("quadrature_order", quadratureOrder,
          {.label = translatable("Field", "Quadrature order"),
           .help = translatable(
               "Field",
               "q nodes per unknown, at least d + 1: q^n simulations per experiment on the tensor grid."),
           .group = group,
           .min = 2,
           .max = 30});
    f.add("grid", grid,
          {.label = translatable("Field", "Quadrature grid"),
           .help = translatable(
               "Field",
               "Full tensor product, or the sparse grid of Smolyak of level q - 1 (from 4 unknowns on). "
               "Automatic: the tensor product up to 4 unknowns, the sparse grid beyond."),
           .group = group,
           .choices = {"automatic", "tensor", "smolyak"},
           .expert = true});
    f.add("support", support,
          {.label = translatable("Field", "Support"),
           .help = translatable(
               "Field",
               "The maximum entropy density lives on the mean plus or minus so many standard deviations."),
           .group = group,
           .min = 3,
           .max = 12,
           .expert = true});
    f.add("moment_method", momentMethod,
          {.label = translatable("Field", "Moments by"),
           .help = translatable(
               "Field",
               "Exact quadrature of the expansion, or the paper's multinomial sum. The same numbers; the "
               "sum is slower."),
           .group = group,
           .choices = {"quadrature", "multinomial"},
           .expert = true});
    f.add(
        "output", output,
        {.label = translatable("Field", "Measured output"),
         .help = translatable("Field", "Name of the output that is explained. Empty: the only one measured."),
         .group = group,
         .expert = true});
}

void InverseUncertaintyOptions::addSearch(Fields& f) {
    const std::string group = translatable("Field", "Search");
    f.add("evaluate_at", evaluateAt,
          {.label = translatable("Field", "Evaluate at"),
           .help = translatable(
               "Field",
               "Values at which the likelihood is evaluated instead of searching: first the first shape "
               "parameter of every unknown (all means), then the second (all standard deviations). "
               "Empty: search."),
           .group = group});
    f.add("responses", responses,
          {.label = translatable("Field", "Search on"),
           .help = translatable(
               "Field",
               "Response surfaces: the model is simulated once all over the feasible box, "
               "the search then costs no simulations, and its answer is confirmed and reported by "
               "simulation; where surfaces are wrong or cost more, the search is made by simulation and says "
               "so. Or simulations throughout."),
           .group = group,
           .choices = {"surfaces", "simulation"}});
    f.add("optimiser", optimiser,
          {.label = translatable("Field", "Optimiser"),
           .help = translatable(
               "Field",
               "The genetic algorithm as published; the same followed by a gradient method; a gradient "
               "method from the start values; or gradient searches from several starts."),
           .group = group,
           .choices = {"genetic", "genetic+gradient", "gradient", "multi-start"}});
    f.add("population", population,
          {.label = translatable("Field", "Population"),
           .help = translatable("Field",
                                "Members of a generation, candidates of the multi-start. The paper uses 50."),
           .group = group,
           .min = 4,
           .max = 10000});
    f.add("generations", generations,
          {.label = translatable("Field", "Generations"),
           .help = translatable("Field", "Of the genetic algorithm."),
           .group = group,
           .min = 1,
           .max = 100000});
    f.add("starts", starts,
          {.label = translatable("Field", "Starts"),
           .help = translatable("Field", "Gradient searches from the best candidates."),
           .group = group,
           .min = 1,
           .max = 1000,
           .onlyIf = "optimiser=multi-start"});
    f.add("gradient_steps", gradientSteps,
          {.label = translatable("Field", "Gradient steps"),
           .help = translatable("Field", "Steps of a gradient search at most."),
           .group = group,
           .min = 1,
           .max = 10000,
           .expert = true});
}

void InverseUncertaintyOptions::addAfter(Fields& f) {
    const std::string group = translatable("Field", "After the search");
    f.add("standard_errors", standardErrors,
          {.label = translatable("Field", "Standard errors"),
           .help = translatable("Field", "From the observed Fisher information at the optimum."),
           .group = group});
    f.add("profiles", profiles,
          {.label = translatable("Field", "Profiles"),
           .help = translatable(
               "Field", "Looks for other maxima of the likelihood and makes the intervals from its profiles, "
                        "which follow curved ridges and end at the bounds of the search."),
           .group = group,
           .onlyIf = "standard_errors"});
    f.add("intervals", intervals,
          {.label = translatable("Field", "Intervals"),
           .help = translatable("Field", "automatic: by the profile likelihood as far as the evaluations "
                                         "allowed for it reach, else by the curvature. profile: of every "
                                         "number by the profile likelihood, however long that takes."),
           .group = group,
           .choices = {"automatic", "profile"},
           .expert = true});
    f.add("reference", reference,
          {.label = translatable("Field", "Reference"),
           .help = translatable(
               "Field",
               "Sampling of the model itself at the answer, against which the densities are measured."),
           .group = group,
           .choices = {"none", "monte-carlo", "latin-hypercube", "sobol"}});
    f.add("reference_samples", referenceSamples,
          {.label = translatable("Field", "Reference samples"),
           .help = translatable(
               "Field",
               "Simulations per experiment from the distribution found, and as many again spread twice "
               "as wide, "
               "which tell the density far out."),
           .group = group,
           .min = 16,
           .max = 10000000});
    f.add("least_squares", leastSquares,
          {.label = translatable("Field", "Least squares"),
           .help = translatable("Field", "Also fits the unknowns as fixed numbers, for comparison."),
           .group = group});
    f.add("sample_study", sampleStudy,
          {.label = translatable("Field", "Sample size study"),
           .help = translatable(
               "Field",
               "How many Monte Carlo and quasi Monte Carlo samples reach the mean error of log L of each "
               "density (Table 2 of the paper). Needs a reference and measured values."),
           .group = group,
           .expert = true});
}

Fields InverseUncertaintyOptions::fields() {
    Fields f;
    addDistribution(f);
    addSearch(f);
    addAfter(f);
    return f;
}

} // namespace rigor

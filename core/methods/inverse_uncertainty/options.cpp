#include "core/methods/inverse_uncertainty/options.h"

namespace rigor {

Fields InverseUncertaintyOptions::fields() {
    Fields f;
    const std::string distribution = "Output density", search = "Search", after = "After the search";
    f.add("density", density,
          {.label = "Density of the output",
           .help = "The density whose likelihood is maximised: normal with the mean and variance of the "
                   "expansion, or maximum entropy with its first M moments.",
           .group = distribution,
           .choices = {"gaussian", "maximum-entropy"}});
    f.add("moments", moments,
          {.label = "Moments matched",
           .help = "M of the maximum entropy density; the paper uses 4. Where M moments admit no density, "
                   "M - 2 are matched and the experiment says so.",
           .group = distribution,
           .min = 2,
           .max = 8});
    f.add("degree", degree,
          {.label = "Polynomial degree",
           .help = "Total degree d of the expansion; the paper uses 4.",
           .group = distribution,
           .min = 1,
           .max = 12});
    f.add("quadrature_order", quadratureOrder,
          {.label = "Quadrature order",
           .help = "q nodes per unknown, at least d + 1: q^n simulations per experiment on the tensor grid.",
           .group = distribution,
           .min = 2,
           .max = 30});
    f.add("grid", grid,
          {.label = "Quadrature grid",
           .help = "Full tensor product, or the sparse grid of Smolyak of level q - 1 (from 4 unknowns on).",
           .group = distribution,
           .choices = {"tensor", "smolyak"},
           .expert = true});
    f.add("support", support,
          {.label = "Support",
           .help = "The maximum entropy density lives on the mean plus or minus so many standard deviations.",
           .group = distribution,
           .min = 3,
           .max = 12,
           .expert = true});
    f.add("moment_method", momentMethod,
          {.label = "Moments by",
           .help = "Exact quadrature of the expansion, or the paper's multinomial sum. The same numbers; the "
                   "sum is slower.",
           .group = distribution,
           .choices = {"quadrature", "multinomial"},
           .expert = true});
    f.add("output", output,
          {.label = "Measured output",
           .help = "Name of the output that is explained. Empty: the only one measured.",
           .group = distribution,
           .expert = true});

    f.add("evaluate_at", evaluateAt,
          {.label = "Evaluate at",
           .help = "Values at which the likelihood is evaluated instead of searching: first the first shape "
                   "parameter of every unknown (all means), then the second (all standard deviations). "
                   "Empty: search.",
           .group = search});
    f.add("responses", responses,
          {.label = "Search on",
           .help = "Simulations, or response surfaces: the model is simulated once all over the feasible box "
                   "(up to 4 unknowns), the search then costs no simulations, and its answer is checked and "
                   "reported by simulation.",
           .group = search,
           .choices = {"simulation", "surfaces"}});
    f.add("optimiser", optimiser,
          {.label = "Optimiser",
           .help = "The genetic algorithm as published; the same followed by a gradient method; a gradient "
                   "method from the start values; or gradient searches from several starts.",
           .group = search,
           .choices = {"genetic", "genetic+gradient", "gradient", "multi-start"}});
    f.add("population", population,
          {.label = "Population",
           .help = "Members of a generation, candidates of the multi-start. The paper uses 50.",
           .group = search,
           .min = 4,
           .max = 10000});
    f.add("generations", generations,
          {.label = "Generations",
           .help = "Of the genetic algorithm.",
           .group = search,
           .min = 1,
           .max = 100000});
    f.add("starts", starts,
          {.label = "Starts",
           .help = "Gradient searches from the best candidates.",
           .group = search,
           .min = 1,
           .max = 1000,
           .onlyIf = "optimiser=multi-start"});
    f.add("gradient_steps", gradientSteps,
          {.label = "Gradient steps",
           .help = "Steps of a gradient search at most.",
           .group = search,
           .min = 1,
           .max = 10000,
           .expert = true});

    f.add("standard_errors", standardErrors,
          {.label = "Standard errors",
           .help = "From the observed Fisher information at the optimum.",
           .group = after});
    f.add("reference", reference,
          {.label = "Reference",
           .help = "Sampling of the model itself at the answer, against which the densities are measured.",
           .group = after,
           .choices = {"none", "monte-carlo", "latin-hypercube", "sobol"}});
    f.add("reference_samples", referenceSamples,
          {.label = "Reference samples",
           .help = "Simulations per experiment from the distribution found, and as many again spread twice "
                   "as wide, "
                   "which tell the density far out.",
           .group = after,
           .min = 16,
           .max = 10000000});
    f.add("least_squares", leastSquares,
          {.label = "Least squares",
           .help = "Also fits the unknowns as fixed numbers, for comparison.",
           .group = after});
    f.add("sample_study", sampleStudy,
          {.label = "Sample size study",
           .help = "How many Monte Carlo and quasi Monte Carlo samples reach the mean error of log L of each "
                   "density (Table 2 of the paper). Needs a reference and measured values.",
           .group = after,
           .expert = true});
    return f;
}

} // namespace rigor

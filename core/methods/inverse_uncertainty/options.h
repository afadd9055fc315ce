#pragma once
// Options of the inverse uncertainty identification. Symbols as in De Groote et al.: d degree of the
// expansion, q order of the quadrature, M moments matched, alpha the numbers searched.

#include "core/foundation/base/fields.h"

#include <string>
#include <vector>

namespace rigor {

/// From so many unknowns on grids are sparse unless the options say otherwise, and surfaces are polynomials
/// over the whole box (surfaces.h).
constexpr std::size_t kManyUnknowns = 5;

struct InverseUncertaintyOptions {
    std::string density = "maximum-entropy"; ///< or "gaussian": the density whose likelihood is maximised
    int degree = 4;                          ///< d
    int quadratureOrder = 5;                 ///< q nodes per direction (tensor), level q - 1 (Smolyak)
    std::string grid = "automatic";          ///< tensor up to 4 unknowns; "tensor", "smolyak" (from 4 on)
    int moments = 4;                         ///< M of the maximum entropy density
    double support = 6;                      ///< K: maximum entropy on |y - mean| <= K standard deviations
    std::string momentMethod = "quadrature"; ///< or "multinomial" (eqs. 9 and 10): equal to rounding, slower

    std::string responses = "surfaces"; ///< or "simulation": what the search evaluates (answer_search.h)
    std::vector<double> evaluateAt;     ///< alpha at which to evaluate instead of searching; empty = search
    std::string optimiser = "genetic+gradient"; ///< genetic, genetic+gradient, gradient, multi-start
    int population = 50;
    int generations = 60;
    int starts = 5;             ///< multi-start: gradient searches from the best of `population` candidates
    int gradientSteps = 40;     ///< at most, of the gradient method
    bool standardErrors = true; ///< Fisher information after a search
    bool profiles = true;       ///< other maxima and profile intervals after it (examination.h)
    std::string intervals = "automatic"; ///< or "profile": however many likelihoods that takes
    bool asksProfiles() const { return (profiles && standardErrors) || intervals == "profile"; }

    std::string output;              ///< measured output of the model; "" = the only one measured
    std::string reference = "sobol"; ///< none, monte-carlo, latin-hypercube, sobol
    int referenceSamples = 4096;     ///< per experiment, of each of two sets (reference.h)
    bool leastSquares = true;        ///< point fit as baseline
    bool sampleStudy = false;        ///< the paper's Table 2

    Fields fields();

  private: // by group
    void addDistribution(Fields& f);
    void addSearch(Fields& f);
    void addAfter(Fields& f);
};

} // namespace rigor

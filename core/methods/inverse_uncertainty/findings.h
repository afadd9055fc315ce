#pragma once
// Everything one run has found, before it is written down as a Result (tables.h).

#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/baseline.h"
#include "core/methods/inverse_uncertainty/class_test/class_test.h"
#include "core/methods/inverse_uncertainty/class_test/examination.h"
#include "core/methods/inverse_uncertainty/class_test/sample_sizes.h"
#include "core/methods/inverse_uncertainty/likelihood/fisher.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"
#include "core/methods/inverse_uncertainty/reference.h"

namespace rigor {

struct Findings {
    bool searched = false;    ///< false: evaluated at a given alpha
    AlphaSearch search;       ///< only if searched
    SurfaceUse surfaces;      ///< only if searched on response surfaces
    Message simulatedBecause; ///< clause why the search was not made on surfaces; "" = it was, or not asked
    Eigen::VectorXd alpha;    ///< the answer; empty = none
    OutputDistributions outputs; ///< at alpha; not complete if the run was cancelled before
    FisherInformation fisher;
    Examination examination; ///< of the likelihood around and apart from the answer
    Reference reference;
    std::vector<Discrepancy> discrepancies; ///< one per experiment; empty without outputs
    Baseline baseline;
    SampleSizes sampleSizes;
    ClassTest classTest;
    std::vector<std::string> labels;   ///< of the experiments
    std::vector<std::string> statuses; ///< of the experiments: "ok" or a sentence
    Messages qualityWarnings, warnings;

    /// Whether the answer is one found on response surfaces.
    bool onSurfaces() const { return surfaces.surfaces && surfaces.givenUp.empty(); }
};

/// What the findings are about.
struct RunContext {
    const Problem& problem;
    const InverseUncertaintyOptions& options;
    const InputModel& inputs;
    const ForwardModel& forward;
    const Likelihood& likelihood;
};

} // namespace rigor

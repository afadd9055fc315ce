#pragma once
// How well an answer predicts data that its search has not seen, as a result of any method keeps it
// (study/report/compare_validation.h says how it is judged), and the page that shows it.

#include "core/foundation/base/numbers.h"
#include "core/methods/result/describe.h"
#include "core/presentation/presentation.h"

#include <optional>
#include <string>
#include <vector>

namespace rigor {

struct PresentContext;

/// Of one output, in its unit; NaN = not known.
struct ValidatedFacts {
    double rms = kNaN; ///< measured - predicted
    std::string unit;
    double coverage = kNaN; ///< 0 .. 1, of the values in the 95 % band
    double bias = kNaN;     ///< mean of measured - predicted
    double values = 0;      ///< without those that the calibration had
    double sigma = kNaN;    ///< of one value
    double calibrationRms = kNaN;

    template <class V> void describe(V& v) {
        v("rms", rms);
        v("unit", unit);
        v("coverage", coverage);
        v("bias", bias);
        v("values", values);
        v("sigma", sigma);
        v("calibration_rms", calibrationRms);
    }
};

struct ValidationFacts {
    /// Of the only output in its unit; else root mean square over the outputs of rms over sigma.
    double rms = kNaN;
    double coverage = kNaN;
    Message verdict;
    Messages said;              ///< what supports it
    std::optional<bool> passed; ///< none: nothing to test by
    bool calibrationKnown = false;
    double p = kNaN;
    double values = 0;
    long long repeated = 0; ///< values of the calibration beside them
    ByName<ValidatedFacts> outputs;
    std::optional<long long> experiments; ///< held back by the run itself
    std::optional<long long> folds; ///< of a cross-validation; then p is the smallest (Holm) of the parts

    template <class V> void describe(V& v) {
        v("rms", rms);
        v("coverage", coverage);
        v("verdict", verdict);
        v("said", said);
        v.nullable("passed", passed);
        v("calibration_known", calibrationKnown);
        v("p", p);
        v("values", values);
        v("repeated", repeated);
        v.named("outputs", outputs);
        v.optional("experiments", experiments);
        v.optional("folds", folds);
    }
};

/// Every value that was held back, and what is predicted of it.
struct HeldBackTable {
    std::vector<std::string> output, experiment;
    std::optional<std::vector<double>> t; ///< s; none: nothing was measured over time
    std::vector<double> measured, predicted, residual;
    std::string unit; ///< of the only output

    template <class V> void describe(V& columns) {
        columns.texts("output", output);
        columns.texts("experiment", experiment);
        columns.optional("t", "s", t);
        columns.numbers("measured", unit, measured);
        columns.numbers("predicted", unit, predicted);
        columns.numbers("residual", unit, residual);
    }
};

/// The parts of a cross-validation: what the search found without each, and how it predicts it.
struct FoldsTable {
    std::vector<double> fold; ///< 1, 2, ...
    Messages heldBack;
    std::vector<double> values; ///< measured
    std::vector<double> p;      ///< corrected by Holm; NaN = not tested
    std::vector<NumberColumn> unknowns;

    template <class V> void describe(V& columns) {
        columns.numbers("fold", "", fold);
        columns.sentences("held_back", heldBack);
        columns.numbers("values", "", values);
        columns.numbers("p", "", p);
        columns.columns(unknowns);
    }
};

struct ValidationResult {
    std::optional<ValidationFacts> validation;
    std::optional<HeldBackTable> heldBack;
    std::optional<FoldsTable> folds;

    template <class V> void describe(V& v) {
        v.object("validation", validation);
        v.table("validation", heldBack,
                translatable("Method",
                             "What was held back from the search, and what the values found predict of it."));
        v.table("folds", folds,
                translatable("Method",
                             "The parts of the cross-validation: what is found without each, and whether "
                             "it predicts it."));
    }
};

/// Nothing was held back, or nothing predicted: none.
std::optional<view::Page> validationPage(const Result& result);

/// The same pictures on paper, one per output and record, at most `most`: what was held back, what is
/// predicted of it, and the difference.
std::vector<Figure> heldBackFigures(const Result& result, std::size_t most);

/// What the method of the result shows of it, and what all show alike. Empty for a method that is not known.
Presentation presented(const Result& result, const PresentContext& context);

} // namespace rigor

#pragma once
// The figures of an inverse uncertainty identification, from its result alone (tables experiments, densities,
// histograms, trace, sobol). Used by the result page and the report alike. Missing tables give empty panels,
// missing numbers gaps; nothing throws.

#include "core/foundation/message/number_text.h"
#include "core/methods/result.h"
#include "core/presentation/display_name.h"
#include "core/presentation/figure.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace rigor {

class InverseFigures {
  public:
    /// outputName: measured output in the model, "" = the result's own (diagnostics.output) or "output".
    /// The result is kept, not copied. Never null.
    explicit InverseFigures(std::shared_ptr<const Result> result, const std::string& outputName = {});
    explicit InverseFigures(const Result& result, const std::string& outputName = {})
        : InverseFigures(std::make_shared<const Result>(result), outputName) {}
    InverseFigures(const InverseFigures&) = delete; ///< holds pointers into the result
    InverseFigures& operator=(const InverseFigures&) = delete;

    std::size_t count() const { return labels_.size(); }
    const std::vector<std::string>& labels() const { return labels_; }
    /// Row of an experiment, or -1.
    int row(const std::string& label) const;
    /// Number of the experiments table; NaN if the column or row is missing.
    double number(std::size_t row, const std::string& column) const;
    /// "ok" or the sentence that says why there is no density.
    std::string status(std::size_t row) const;
    bool explained(std::size_t row) const;
    /// "1350 rpm, high": the last two conditions that vary, with their units.
    std::string conditionsText(std::size_t row) const;
    /// Names of the condition columns (between `experiment` and `measured`).
    std::vector<std::string> conditionColumns() const;

    const std::string& quantity() const { return quantity_; } ///< "shifting time"
    const DisplayUnit& unit() const { return unit_; }         ///< of measured values
    /// In that unit, such that the predicted standard deviations have three digits.
    int measuredDecimals() const { return decimals_; }
    const std::string& baseUnit() const { return baseUnit_; } ///< of the numbers of the result
    /// Of all distances of the densities to the reference (EMD), wherever they are shown: by their mean.
    const DisplayUnit& distanceUnit() const { return emdUnit_; }
    int distanceDecimals() const { return emdDecimals_; } ///< in that unit; three digits of the mean
    /// In that unit, with it: "2.34 ms".
    std::string distanceText(double distance) const;
    std::string referenceName() const; ///< "Monte Carlo", "Latin hypercube", ...
    long long referenceSamples() const;
    /// emd_gaussian or emd_maximum_entropy, as the density chosen in the study.
    std::string distanceColumn() const;

    /// Rows by falling distance to the reference; those without one at the end, in their order.
    std::vector<std::size_t> byDistance() const;
    /// Half of `count` with the largest distance, half around the median distance.
    std::vector<std::size_t> worstAndMiddle(std::size_t count) const;
    /// Whether the measured value lies outside the central 95 % of its predicted density: below the
    /// quantile 2.5 % or above 97.5 %. The one count of what fits, wherever it is told.
    bool inTails(std::size_t row) const;
    /// Labels of those experiments, in their order.
    std::vector<std::string> tailLabels() const;
    struct Coverage {
        std::size_t measured = 0, inside = 0;
        double expected = 0; ///< inside, if the distributions are right
    };
    Coverage coverage() const;
    /// "94 of 108 inside the central 95 % range, 103 expected"; "" if nothing was measured.
    std::string coverageText() const;
    /// Of the test of the model class; NaN = not tested.
    double classProbability() const;

    /// Standardised residuals (measured - mean) / sd; NaN where one is missing.
    std::vector<double> standardisedResiduals() const;

    FigurePanel densityPanel(std::size_t row) const;
    FigurePanel measuredAgainstPredicted() const; ///< mean with its 95 % range over the measured value
    FigurePanel residuals() const;                ///< measured - mean over measured, band of +-1.96 sd
    /// Probabilities F_l(y_l) of the measured values under their predicted distributions, uniform if these
    /// are right, with the band that holds a bar in 95 % of such cases. Empty if the run left none.
    FigurePanel probabilityHistogram() const;
    FigurePanel objectiveTrace() const;
    std::vector<FigurePanel> estimateTraces() const;
    FigurePanel sobolMeans() const;
    FigurePanel sobolPerExperiment(const std::string& unknown) const;
    std::vector<std::string> sobolUnknowns() const;

  private:
    struct Span {
        std::size_t begin = 0, end = 0;
    };
    std::map<std::string, Span> spansOf(const ResultTable* table) const;
    const ResultColumn* column(const ResultTable* table, const std::string& name) const;

    std::shared_ptr<const Result> result_; ///< shared: a page may outlive the run list
    const ResultTable *experiments_, *densities_, *histograms_, *trace_, *sobol_;
    std::vector<std::string> labels_;
    std::map<std::string, int> rows_;
    std::map<std::string, Span> densitySpans_, histogramSpans_;
    std::string quantity_, baseUnit_;
    DisplayUnit unit_, emdUnit_;
    int decimals_ = 4, emdDecimals_ = 1;
};

} // namespace rigor

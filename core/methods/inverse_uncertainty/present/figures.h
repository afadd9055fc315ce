#pragma once
// The figures of an inverse uncertainty identification, from its result alone. Missing tables give empty
// panels, missing numbers gaps; nothing throws.

#include "core/foundation/message/number_text.h"
#include "core/methods/inverse_uncertainty/result.h"
#include "core/presentation/figure.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace rigor {

class InverseFigures {
  public:
    /// The result is kept, not copied. Never null.
    explicit InverseFigures(std::shared_ptr<const InverseUncertaintyResult> result);
    InverseFigures(const InverseFigures&) = delete; ///< holds references into the result
    InverseFigures& operator=(const InverseFigures&) = delete;

    std::size_t count() const { return labels().size(); }
    const std::vector<std::string>& labels() const { return experiments_.experiment; }
    /// Row of an experiment, or -1.
    int row(const std::string& label) const;
    const inverse::ExperimentsTable& experiments() const { return experiments_; }
    /// Of an experiment; NaN where the column or the row is missing.
    static double at(const std::vector<double>& column, std::size_t row);
    /// kExplained or the sentence that says why there is no density.
    std::string status(std::size_t row) const;
    std::string problem(std::size_t row) const; ///< the status of what was not explained; "" = it was
    bool explained(std::size_t row) const;
    /// "1350 rpm, high": the last two conditions that vary, with their units.
    std::string conditionsText(std::size_t row) const;

    const std::string& quantity() const { return quantity_; } ///< "shifting time"
    const DisplayUnit& unit() const { return unit_; }         ///< of measured values
    /// In that unit, such that the predicted standard deviations have three digits.
    int measuredDecimals() const { return decimals_; }
    /// Of all distances of the densities to the reference (EMD), wherever they are shown: by their mean.
    const DisplayUnit& distanceUnit() const { return emdUnit_; }
    int distanceDecimals() const { return emdDecimals_; } ///< in that unit; three digits of the mean
    /// In that unit, with it: "2.34 ms".
    std::string distanceText(double distance) const;
    std::string referenceName() const; ///< "Monte Carlo", "Latin hypercube", ...
    /// Of an experiment to the reference, with the density chosen in the study; NaN = not known.
    double distance(std::size_t row) const;
    bool choseGaussian() const { return result_->density == inverse::kGaussian; }

    /// Rows by falling distance to the reference; those without one at the end, in their order.
    std::vector<std::size_t> byDistance() const;
    /// Half of `count` with the largest distance, half around the median distance; of those with a density.
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
    /// Standardised residuals (measured - mean) / sd; NaN where one is missing.
    std::vector<double> standardisedResiduals() const;

    FigurePanel densityPanel(std::size_t row) const;
    FigurePanel measuredAgainstPredicted() const; ///< mean with its 95 % range over the measured value
    FigurePanel residuals() const;                ///< measured - mean over measured, band of +-1.96 sd
    /// Probabilities F_l(y_l) of the measured values under their predicted distributions, uniform if these
    /// are right, with the band that holds a bar in 95 % of such cases. Empty if the run left none.
    FigurePanel probabilityHistogram() const;
    FigurePanel objectiveTrace() const;
    /// Of those that were searched, with the estimate as note.
    std::vector<FigurePanel> estimateTraces(const std::vector<Estimate>& estimates) const;
    FigurePanel sobolMeans() const;
    FigurePanel sobolPerExperiment(const std::string& unknown) const;
    std::vector<std::string> sobolUnknowns() const;

  private:
    struct Span {
        std::size_t begin = 0, end = 0;
    };
    static std::map<std::string, Span> spansOf(const std::vector<std::string>& labels);
    void chooseUnits();

    std::shared_ptr<const InverseUncertaintyResult> result_;
    const inverse::ExperimentsTable& experiments_;
    std::map<std::string, int> rows_;
    std::map<std::string, Span> densitySpans_, histogramSpans_;
    std::string quantity_;
    DisplayUnit unit_{"–", 1}, emdUnit_{"–", 1};
    int decimals_ = 4, emdDecimals_ = 1;
};

} // namespace rigor

#pragma once
// What a point fit leaves of an output that every experiment measures once: measured against predicted with
// its band, residuals over a condition with their mean per value, all experiments as a table, and what the
// residuals depend on. From the result alone.

#include "core/methods/fit/residuals/row_tests.h"
#include "core/methods/fit/result.h"
#include "core/presentation/presentation.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// Residuals of the experiments with one value of a condition, or, where hardly any value comes again, with
/// values next to each other.
struct ConditionLevel {
    double from = kNaN, to = kNaN; ///< unit of the model
    std::vector<std::size_t> rows; ///< of RowFigures
    double mean = kNaN;            ///< of the residuals
    double p = kNaN;               ///< that it is 0 (residuals/row_tests.h); NaN: fewer than two
    bool off = false;              ///< at 5 % over all levels of all conditions (Bonferroni)
};
struct ConditionEffect {
    std::string name, unit; ///< "" = the order of the rows
    std::vector<double> values;
    std::vector<ConditionLevel> levels; ///< ascending
    double p = kNaN;    ///< that the levels do not differ (residuals/row_tests.h); NaN: one level alone
    bool found = false; ///< at 5 % over all conditions (Holm)
};

class RowFigures {
  public:
    /// unknowns: how many were searched. dataUnits: by what is measured or set; the figures are in them.
    RowFigures(std::shared_ptr<const FitResult> result, std::string output, std::size_t unknowns,
               const std::map<std::string, std::string>& dataUnits);

    std::size_t count() const { return measured_.size(); }
    const std::string& output() const { return output_; }
    const std::vector<double>& residuals() const { return residual_; }       ///< unit of the model
    const std::vector<ConditionEffect>& effects() const { return effects_; } ///< smallest p first
    /// Another measurement of the row's conditions lies so far off in 5 %: its own error and that of the
    /// prediction, unit of the model; NaN: not known.
    double halfBand(std::size_t row) const { return half_[row]; }
    bool isOutside(std::size_t row) const;
    std::size_t inside() const;
    /// Rows inside of the band where errors are normal and of one size: they were fitted, so more than 95 %.
    double insideExpected() const;
    /// Standard deviation of rows with the same conditions about their mean; NaN: none come again.
    double scatter() const { return scatter_; }
    long long conditions() const { return groups_; } ///< different ones
    /// Probability of lack of fit: the model against the scatter of repetitions (N. R. Draper and H. Smith,
    /// "Applied Regression Analysis", section 2.1; residuals/row_tests.h).
    double lackOfFit() const { return lackOfFit_; }
    std::string text(double value) const; ///< of the output, with unit

    FigurePanel measuredOverPredicted() const;
    FigurePanel residualsOver(std::size_t effect) const;
    view::Table means(std::size_t effect) const;
    view::Table experiments() const;
    /// What is known of one, and leaving it and its like out; empty items where there is no such experiment.
    view::FactGroup selected(const std::string& experiment) const;
    view::FactGroup dependence() const;
    std::string first() const; ///< the experiment with the largest residual

  private:
    ConditionEffect effectOf(std::string name, std::string unit, std::vector<double> values) const;
    void findScatter();
    /// Slopes of this output's rows, and what they leave open of the prediction.
    void findBand(const std::vector<std::size_t>& rows, std::size_t unknowns);
    FigureBand band(const std::vector<double>& over, double scale, const std::vector<double>& middle) const;
    DisplayUnit unitOf(const ConditionEffect& effect) const;
    std::string shownName(const ConditionEffect& effect) const;
    std::vector<std::size_t> byResidual() const; ///< largest first
    std::vector<std::string> alike(std::size_t row) const;

    std::shared_ptr<const FitResult> result_;
    std::string output_;
    std::map<std::string, std::string> dataUnits_;
    std::vector<std::string> labels_;
    std::vector<double> measured_, fitted_, residual_;
    std::vector<ConditionEffect> effects_;
    DisplayUnit unit_; ///< of the output
    /// Variance of the prediction, and of the residual, over that of a value.
    std::vector<double> half_, open_, left_;
    bool stated_ = false;
    RowTests tests_;
    double scatter_ = kNaN, lackOfFit_ = kNaN, deviation_ = kNaN, freedom_ = kNaN;
    long long groups_ = 0;
};

} // namespace rigor

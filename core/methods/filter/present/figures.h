#pragma once
// The figures of a filter run, from its result alone. Missing tables give empty panels; nothing throws.

#include "core/methods/filter/result.h"
#include "core/presentation/figure.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

class FilterFigures {
  public:
    /// The result is kept, not copied; never null. unknowns: as it was at the end of the record.
    FilterFigures(std::shared_ptr<const FilterResult> result, std::vector<Estimate> unknowns);

    bool hasCurve() const { return curve_ != nullptr; }
    /// The curve at the end of the record with its 95 % band, control points, the fit of all data, and the
    /// true curve where it is known.
    FigurePanel curve() const;
    /// Times at which the curve was kept, s.
    const std::vector<double>& times() const { return times_; }
    /// The curve as it was known at times()[k]; the axes are those of all times.
    FigurePanel curveAt(std::size_t k) const;

    std::size_t states() const { return result_->statesTable ? result_->statesTable->states.size() : 0; }
    /// Estimate with 95 % band, smoothed estimate, truth where it is known.
    FigurePanel state(std::size_t k) const;
    std::size_t sensors() const { return result_->innovations ? result_->innovations->sensors.size() : 0; }
    /// Innovations within their 95 % bounds.
    FigurePanel innovation(std::size_t k) const;
    /// Mean NIS of stretches of 0.1 s (at least 20 values) within the band of a consistent filter.
    FigurePanel nis() const;
    FigurePanel autocorrelation() const;
    /// Unknown k of the result over time with its 95 % band.
    FigurePanel unknown(std::size_t k) const;
    /// Of the unknowns at the end of the record, as cells.
    FigurePanel correlation() const;

    /// Whether the run fitted all data at once.
    bool hasCrossCheck() const { return !crossCheck().empty(); }
    /// One unknown by the filter and by the fit of all data at once; numbers in `unit`.
    struct CrossCheck {
        std::string name, unit;
        double filter, deviation; ///< value and standard deviation at the end of the record
        double allData, bound;    ///< value of the fit and its Cramér-Rao bound
        double off;               ///< |filter - allData| / deviation
    };
    const std::vector<CrossCheck>& crossCheck() const { return crossCheck_; }
    /// Every unknown: filter and fit with 95 % bars, from the fit, in standard deviations of the filter.
    FigurePanel crossCheckOfUnknowns() const;
    /// The curve by the filter, and the true one, minus that of all data; both 95 % bands. Without bands if
    /// there is no curve of all data.
    FigurePanel crossCheckOfCurve() const;

    /// What the curve is called with its argument, "Cv(U)".
    std::string curveTitle() const;
    /// Argument, value and standard deviation of the curve at a time, as the axes show them. NaN = not known.
    struct CurvePoint {
        double argument, value, deviation;
    };
    CurvePoint curvePointAt(double t) const;
    const std::string& argumentName() const { return curve_->curve->argument; }
    std::string argumentUnit() const;
    const std::string& curveUnit() const { return valueUnit_; }

  private:
    void readCrossCheck();
    FigurePanel curvePanel(const std::vector<double>& u, const std::vector<double>& values,
                           const std::vector<double>& deviations) const;
    void addControlPoints(FigurePanel& panel, const std::vector<double>& values,
                          const std::vector<double>& deviations) const;
    void addTrueCurve(FigurePanel& panel) const;
    /// Where one experiment ends and the next begins.
    void addExperiments(FigurePanel& panel) const;

    std::shared_ptr<const FilterResult> result_;
    std::vector<Estimate> unknowns_;
    const CurveResult* curve_ = nullptr; ///< with its table; null = there is none
    std::vector<double> times_;
    std::vector<CrossCheck> crossCheck_;
    double scale_ = 1;      ///< of the curve's values as shown
    std::string valueUnit_; ///< of these
    std::string curveName_;
};

} // namespace rigor

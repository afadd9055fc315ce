#pragma once
// The figures of a filter run, from its result alone: tables curve, curve_course, curve_control_points,
// states, innovations, autocorrelation, parameters. Used by the result page and the report. Missing tables
// give empty panels; nothing throws.

#include "core/methods/result.h"
#include "core/study/report/figure.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

class FilterFigures {
  public:
    /// The result is kept, not copied. Never null.
    explicit FilterFigures(std::shared_ptr<const Result> result);

    bool hasCurve() const { return result_->table("curve") != nullptr; }
    /// The curve at the end of the record with its 95 % band, control points, the fit of all data, and the
    /// true curve where it is known.
    FigurePanel curve() const;
    /// Times at which the curve was kept, s.
    const std::vector<double>& times() const { return times_; }
    /// The curve as it was known at times()[k]; the axes are those of all times.
    FigurePanel curveAt(std::size_t k) const;

    struct Quantity {
        std::string name, unit;
    };
    const std::vector<Quantity>& states() const { return states_; }
    /// Estimate with 95 % band, smoothed estimate, truth where it is known.
    FigurePanel state(std::size_t k) const;
    const std::vector<Quantity>& sensors() const { return sensors_; }
    /// Innovations within their 95 % bounds.
    FigurePanel innovation(std::size_t k) const;
    /// Mean NIS of stretches of 0.1 s (at least 20 values) within the band of a consistent filter.
    FigurePanel nis() const;
    FigurePanel autocorrelation() const;
    /// Every unknown over time in parts of its last value.
    FigurePanel parameters() const;

  private:
    const std::vector<double>& numbers(const char* table, const std::string& column) const;
    FigurePanel curvePanel(const std::vector<double>& u, const std::vector<double>& values,
                           const std::vector<double>& deviations) const;
    void addControlPoints(FigurePanel& panel, const std::vector<double>& values,
                          const std::vector<double>& deviations) const;
    void addTrueCurve(FigurePanel& panel) const;
    /// Where one experiment ends and the next begins.
    void addExperiments(FigurePanel& panel) const;

    std::shared_ptr<const Result> result_;
    std::vector<double> times_;
    std::vector<Quantity> states_, sensors_;
    double scale_ = 1; ///< of the curve's values as shown
    std::string argument_, argumentUnit_, valueUnit_;
};

} // namespace rigor

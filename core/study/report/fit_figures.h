#pragma once
// The figures of a point fit (homotopy, least squares), from its result alone: tables iterations, fit,
// starts, basins. Used by the result page and the report. Missing tables give empty panels; nothing throws.

#include "core/methods/result.h"
#include "core/study/report/figure.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

class FitFigures {
  public:
    /// The result is kept, not copied. Never null.
    explicit FitFigures(std::shared_ptr<const Result> result);

    bool hasPath() const;
    bool hasStarts() const { return result_->table("starts") != nullptr; }
    bool hasBasins() const { return result_->table("basins") != nullptr; }

    /// Every unknown over the iterations as |p / answer| in decades: all end at 1. The stages of lambda, if
    /// there are any, are grey and white in turn with lambda above.
    FigurePanel path() const;
    /// J over the model solves, both in decades; with the other optimisers where the run compares them.
    FigurePanel objective() const;

    /// One course: an output of an experiment.
    struct Course {
        std::string experiment, output, unit;
    };
    const std::vector<Course>& courses() const { return courses_; }
    FigurePanel measuredAndFitted(std::size_t course) const;
    FigurePanel residuals(std::size_t course) const;
    /// Of the residuals over lags of up to 40 samples, with the band of white noise (+-1.96/sqrt(n)).
    FigurePanel autocorrelation(std::size_t course) const;

    /// J reached from every start, best first.
    FigurePanel waterfall() const;
    /// Starts over the first two unknowns: which end at the answer.
    FigurePanel basins(bool withHomotopy) const;

  private:
    void addOptimisers(FigurePanel& panel) const;
    const std::vector<double>& numbers(const char* table, const std::string& column) const;
    std::vector<std::size_t> rowsOf(const Course& course) const;

    std::shared_ptr<const Result> result_;
    std::vector<Course> courses_;
};

} // namespace rigor

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

    /// Every unknown over the iterations as log10 |p / answer|: all end at 0. The stages of lambda, if there
    /// are any, are grey and white in turn with lambda above.
    FigurePanel path() const;
    /// log10 J over the model solves.
    FigurePanel objective() const;

    /// One course: an output of an experiment.
    struct Course {
        std::string experiment, output, unit;
    };
    const std::vector<Course>& courses() const { return courses_; }
    FigurePanel measuredAndFitted(std::size_t course) const;
    FigurePanel residuals(std::size_t course) const;

    /// log10 J reached from every start, best first.
    FigurePanel waterfall() const;
    /// Starts over the first two unknowns: which end at the answer.
    FigurePanel basins(bool withHomotopy) const;

  private:
    const std::vector<double>& numbers(const char* table, const std::string& column) const;
    std::vector<std::size_t> rowsOf(const Course& course) const;

    std::shared_ptr<const Result> result_;
    std::vector<Course> courses_;
};

} // namespace rigor

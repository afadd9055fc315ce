#pragma once
// The figures of verified identification, from its result alone. Missing tables give empty panels; nothing
// throws.

#include "core/methods/verified/result.h"
#include "core/presentation/figure.h"

#include <memory>
#include <string>
#include <vector>

namespace rigor {

class VerifiedFigures {
  public:
    /// The result is kept, not copied. Never null.
    explicit VerifiedFigures(std::shared_ptr<const VerifiedResult> result);

    bool hasTrajectory() const { return result_->enclosures && result_->enclosures->t.size() > 1; }
    /// Whether the trajectory was made step by step, each with its list of boxes and its time.
    bool hasEffort() const;
    bool hasBoxes() const { return result_->paving || result_->list; }
    /// Guaranteed bounds of a state at the reported times with the measured band; about their middle if
    /// `aroundMiddle`.
    FigurePanel tube(const std::string& state, bool aroundMiddle) const;
    /// The last rows before the list became empty, with the sensor that excludes the last box. Without series
    /// where the result has no such rows.
    FigurePanel contradiction() const;
    /// log10 of the width of every unknown over time, relative to the middle of its last enclosure.
    FigurePanel widths() const;
    /// Boxes over two unknowns: admissible, undecided, excluded; or those left in the observer's list.
    FigurePanel projection(std::size_t first, std::size_t second) const;
    FigurePanel boxes() const;
    FigurePanel effort() const;

  private:
    void examinedRange(const std::string& name, double lower, double upper, double& from, double& to) const;
    void comparePoint(FigurePanel& panel, const std::string& a, const std::string& b) const;
    void markStandstill(FigurePanel& panel) const;
    void markContradiction(FigurePanel& panel) const;

    std::shared_ptr<const VerifiedResult> result_;
};

} // namespace rigor

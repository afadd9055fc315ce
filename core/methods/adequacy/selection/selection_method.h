#pragma once
// Sensor selection from Jacobian rows alone: which sensors, measured or only planned, determine the
// parameters best? Gally et al., problem (10); README.md of this folder.

#include "core/methods/adequacy/selection/selection_options.h"
#include "core/methods/method.h"

namespace rigor {

class SensorSelection : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    /// Problem::files: one file of selection_file.h.
    Fields options() override { return options_.fields(); }
    SearchLimits limits() const override { return {.seconds = options_.timeLimit}; }
    /// The names of the sensors: estimates of progress events are one weight (0 or 1) per sensor.
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    std::vector<WrongOption> wrongOptions(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    SelectionOptions options_;
};

} // namespace rigor

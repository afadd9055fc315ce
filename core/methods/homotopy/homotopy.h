#pragma once
// Global point fits by homotopy: the model is pulled to the measurements by PD or PID terms that are taken
// back step by step. Manikantan, Chakraborty, Uchida, Vyasarayani, "Parameter Identification in Nonlinear
// Mechanical Systems with Noisy Partial State Measurement Using PID-Controller Penalty Functions",
// Mathematics 8 (2020) 1084. README.md maps equations to functions.

#include "core/methods/homotopy/options.h"
#include "core/methods/method.h"

namespace rigor {

class Homotopy : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override { return options_.fields(); }
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    HomotopyOptions options_;
};

} // namespace rigor

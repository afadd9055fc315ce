#pragma once
// Inverse parametric uncertainty identification: which distribution of the unknowns best explains all
// experiments? De Groote, Lefebvre, Tod, De Geeter, Depraetere, Van Poppel, Crevecoeur, "Inverse Parametric
// Uncertainty Identification using Polynomial Chaos and high-order Moment Matching benchmarked on a Wet
// Friction Clutch", Mechatronics. README.md maps equations to functions.

#include "core/methods/inverse_uncertainty/options.h"
#include "core/methods/method.h"

namespace rigor {

class InverseUncertainty : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override { return options_.fields(); }
    SearchLimits limits() const override {
        return {.generations = options_.optimiser.starts_with("genetic") ? options_.generations : 0};
    }
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    InverseUncertaintyOptions options_;
};

} // namespace rigor

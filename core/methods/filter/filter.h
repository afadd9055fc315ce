#pragma once
// Augmented discrete extended Kalman filter (ADEKF) with characteristic curves as B-splines. S. Khadim et
// al., Sensors 21 (2021) 5029, and the dissertation it is part of, eqs. 3.1-3.12. README.md maps equations to
// functions.

#include "core/methods/filter/options.h"
#include "core/methods/method.h"

namespace rigor {

class Filter : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override { return options_.fields(); }
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    /// Everything that run() would refuse before it filters.
    std::vector<WrongOption> wrongOptions(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    FilterOptions options_;
};

} // namespace rigor

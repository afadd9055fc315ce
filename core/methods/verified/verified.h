#pragma once
// Verified identification: which parameters are guaranteed possible, and which are proven impossible. Source:
// the slides "Verified Parameter Identification for a Drive Train Test Rig"; README.md maps the procedures to
// files.

#include "core/methods/method.h"
#include "core/methods/verified/options.h"

namespace rigor {

class VerifiedIdentification : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override { return options_.fields(); }
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    VerifiedOptions options_;
};

} // namespace rigor

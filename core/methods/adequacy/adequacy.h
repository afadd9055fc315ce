#pragma once
// Model adequacy: which sensors pin the parameters down, how large is the confidence ellipsoid, and is the
// model itself wrong? Gally, Groche, Hoppe, Kuttich, Matei, Pfetsch, Rakowitsch, Ulbrich, "Identification of
// model uncertainty via optimal design of experiments applied to a mechanical press". README.md maps
// equations to functions.

#include "core/methods/adequacy/options.h"
#include "core/methods/method.h"

namespace rigor {

class ModelAdequacy : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override { return options_.fields(); }
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    std::vector<WrongOption> wrongOptions(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    AdequacyOptions options_;
};

} // namespace rigor

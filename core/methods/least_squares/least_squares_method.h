#pragma once
// Point fit by weighted least squares, from one start, many, or after a population search. Every optimiser
// counts model solves the same way. README.md says when to use which.

#include "core/methods/least_squares/options.h"
#include "core/methods/method.h"

namespace rigor {

class LeastSquaresMethod : public Method {
  public:
    static const MethodDescriptor kDescriptor;
    const MethodDescriptor& descriptor() const override { return kDescriptor; }
    Fields options() override { return options_.fields(); }
    SearchLimits limits() const override {
        return {.generations = options_.optimiser == "genetic" ? options_.generations : 0};
    }
    double expectedRuns(std::size_t numbers, std::size_t experiments) const override;
    std::vector<std::string> estimateNames(const Problem& problem) const override;
    std::vector<std::string> unmet(const Problem& problem) const override;
    Result run(const Problem& problem, const Progress& progress) override;

  private:
    LeastSquaresOptions options_;
};

} // namespace rigor

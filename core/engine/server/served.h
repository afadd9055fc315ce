#pragma once
// A function that this program serves by UM-Bridge: one input block, any number of output blocks.

#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Core>

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

/// No answer for these inputs, though nothing was wrong with the request: a simulation failed, or was
/// cancelled.
struct ServedFailure {
    Message why;
};

struct ServedValues {
    std::vector<std::vector<double>> blocks; ///< NaN: no value there; sent as null
    std::vector<Eigen::MatrixXd> slopes;     ///< per block: its numbers x inputs; empty if not asked for
    nlohmann::json further; ///< keys of the answer of Evaluate beside the output; null = none
};

class Served {
  public:
    using Json = nlohmann::json;
    virtual ~Served() = default;

    virtual const std::string& name() const = 0; ///< as clients ask for it
    virtual std::size_t inputs() const = 0;
    /// `config`: an object, as of all of the following; throw Error for what it says wrong.
    virtual std::vector<std::size_t> outputSizes(const nlohmann::json& config) const = 0;
    std::vector<std::size_t> usualOutputSizes() const { return outputSizes(Json::object()); }
    virtual nlohmann::json describe() const = 0; ///< README.md, "describe"
    virtual bool hasDerivatives() const = 0;     ///< exact ones: Gradient and ApplyJacobian
    virtual bool hasHessian() const { return false; }

    /// By any number of threads. Throws Error for inputs or a config that cannot be, ServedFailure where
    /// there is no answer.
    virtual ServedValues evaluate(std::span<const double> input, const nlohmann::json& config, bool slopes,
                                  std::stop_token stop) const = 0;
    /// sum_k sens_k d2 output[block][k]/d input2 (inputs x inputs).
    virtual Eigen::MatrixXd curvature(std::span<const double> input, const nlohmann::json& config,
                                      std::size_t block, std::span<const double> sens,
                                      std::stop_token stop) const;
};

} // namespace rigor

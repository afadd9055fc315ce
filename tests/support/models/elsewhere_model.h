#pragma once
// A model as one that runs elsewhere: values for values, no formulas. What it gives is what the text model
// gives, to the noise asked for, so that every answer of a method can be held against that by the formulas.

#include "core/engine/simulate/external.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>

namespace rigor {

inline ExternalParts partsOf(const Model& model) {
    ExternalParts parts{.name = model.name(),
                        .description = model.description(),
                        .parameters = model.parameters(),
                        .inputs = model.inputs(),
                        .outputs = model.outputs()};
    // A discrete is what a model of others calls an output.
    for (const Variable& discrete : model.discretes()) parts.outputs.push_back(discrete);
    parts.code = {.kind = "test", .name = model.name()};
    parts.dynamic = model.capabilities().dynamic;
    return parts;
}

class ElsewhereModel : public ExternalModel {
  public:
    /// noise: relative, the same for the same values of the parameters.
    explicit ElsewhereModel(ModelPtr text, double noise = 0)
        : ExternalModel(partsOf(*text)), text_(std::move(text)), noise_(noise) {}

    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override {
        ++runs;
        Trajectory made = simulate(*text_, parameters, inputs, options, times, stop);
        if (!made.status.answered())
            made.status = foreignFailure(toString(made.status, *text_), made.status.time);
        const auto n = static_cast<Eigen::Index>(text_->outputs().size()),
                   more = static_cast<Eigen::Index>(made.discretes.size());
        made.outputs.conservativeResize(Eigen::NoChange, n + more);
        for (Eigen::Index k = 0; k < more; ++k) {
            made.outputs.col(n + k).setConstant(made.discretes[static_cast<std::size_t>(k)]);
            if (made.status.answered())
                made.endOutputs.push_back(made.discretes[static_cast<std::size_t>(k)]);
        }
        made.discretes.clear();
        made.states.resize(made.outputs.rows(), 0);
        made.unknowns.resize(made.outputs.rows(), 0);
        std::uint64_t hash = 1;
        for (const double p : parameters)
            hash = (hash ^ std::bit_cast<std::uint64_t>(p)) * 0x9e3779b97f4a7c15ULL;
        const auto spoil = [&](double& value) {
            hash = (hash ^ (hash >> 31)) * 0xbf58476d1ce4e5b9ULL;
            value *= 1 + noise_ * (static_cast<double>(hash >> 11) / 4503599627370496.0 - 1);
        };
        if (noise_ > 0) {
            for (Eigen::Index i = 0; i < made.outputs.size(); ++i) spoil(made.outputs.data()[i]);
            for (double& value : made.endOutputs) spoil(value);
        }
        return made;
    }
    Message how() const override { return "in this process"; }

    mutable std::atomic<long long> runs = 0;

  private:
    ModelPtr text_;
    double noise_;
};

} // namespace rigor

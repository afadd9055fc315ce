#pragma once
// A model that somebody serves by UM-Bridge 1.0, `model = "http://host:port/name"` (address.h):
//
//   of anybody         static. Parameters are the numbers of its input blocks, x[1], x[2], ... (of several
//                      blocks x1[1], ..., x2[1], ...), outputs y[1], ... likewise. Its start values are 0:
//                      the protocol knows none.
//   of anybody, with   the parameter `block` (1, 2, ...) is the output block that stands for an experiment,
//   ?blocks=experiments  y[1], ... are its numbers
//   `rigor serve MODEL`  names, units, starts and limits of the model; its outputs over time
//   `rigor serve STUDY`  the unknowns of the study, the outputs that it measures, at the times where they
//                      were measured; `block` chooses the experiment
//
// A study says which block an experiment is as it says any condition: a column [data.conditions] block =
// "...", or words of one, [data.codes.<column>.<word>] block = 2; experiments of a served study that have
// the label of one of its own need not say it (core/study/serve/served_blocks.h).

#include "core/engine/server/address.h"
#include "core/engine/simulate/external.h"

namespace rigor {

class ServerModel : public ExternalModel {
  public:
    using ExternalModel::ExternalModel;

    /// The parameter that chooses the output block; none if the blocks are no experiments.
    virtual std::optional<std::size_t> blockParameter() const = 0;
    /// Of a served study: the labels of its experiments, in the order of the blocks; empty otherwise.
    virtual std::vector<std::string> blockLabels() const = 0;
};

/// Asks the server what it has. Throws Error, with its address and what came. warnings: appended to.
std::shared_ptr<const ServerModel> serverModel(const std::string& address, Messages& warnings);

/// How long a server may take to say what it has, s.
inline constexpr double kServerIntroduction = 20;

} // namespace rigor

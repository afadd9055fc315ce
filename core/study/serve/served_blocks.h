#pragma once
// Which output block of a model server is which experiment (core/engine/server/server_model.h).

#include "core/engine/data/dataset.h"

namespace rigor {

/// Every experiment that does not state the block by a condition gets that of the experiment of a served
/// study with its label. Nothing for a model whose blocks are no experiments. Throws Error, by label, for an
/// experiment of which the block is not known, or a label that two of the server's have.
void findBlocks(Dataset& data, const Model& model);

} // namespace rigor

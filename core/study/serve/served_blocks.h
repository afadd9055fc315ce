#pragma once
// What data for a model from elsewhere need not say: which output block of a model server is which experiment
// (core/engine/server/server_model.h), and inputs that have values of their own.

#include "core/engine/data/dataset.h"

namespace rigor {

/// Every experiment that does not state the block by a condition gets that of the experiment of a served
/// study with its label. An input of a model from elsewhere that no column gives keeps the start value that
/// the model states, told in the warnings of the data. Nothing for models of text: theirs are questions, not
/// settings. Throws Error, by label, for an experiment of which the block is not known, or a label that two
/// of the server's have.
void completeForeignData(Dataset& data, const Model& model);

} // namespace rigor

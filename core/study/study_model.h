#pragma once
// The model as a study uses it.

#include "core/study/study.h"

namespace rigor {

/// The model of the study's text with the starts of states that the study names as parameters
/// (core/engine/model/start_parameters.h); usually `text` itself.
ModelPtr modelFor(const Study& study, const ModelPtr& text);

} // namespace rigor

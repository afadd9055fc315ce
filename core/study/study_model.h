#pragma once
// The model as a study uses it.

#include "core/study/study.h"

namespace rigor {

/// The model of the study's text with the starts of states that the study names as parameters
/// (core/engine/model/start_parameters.h) or at rest (resting_states.h), and with the unknowns that follow
/// others in their place (ties.h); usually `text` itself. Throws Error with the place of an expression that
/// cannot be understood, or of one that follows itself.
ModelPtr modelFor(const Study& study, const ModelPtr& text);

/// The unknowns of the study that equal an expression, ordered; model: of modelFor(), or before the ties.
/// Throws as modelFor(), and for an unknown that the model does not have.
std::vector<Tie> tiesOf(const Study& study, const Model& model);

/// Why a tie has no value: it has one, and what an experiment sets has many; "" if it has.
Message whyNotTied(const Tie& tie, const Model& model, const Dataset& data);

/// The others, which a method searches, with the samples that their distributions come from (sample_files.h),
/// and the starts of records that it searches (record_starts.h, also for
/// `data` and what is thrown). model: of modelFor().
std::vector<Unknown> searchedUnknowns(const Study& study, const Model& model, const Dataset* data);

} // namespace rigor

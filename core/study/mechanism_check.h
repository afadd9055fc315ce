#pragma once
// A study whose model is a mechanism says how well the mechanism itself is solved.

#include "core/methods/result/formulations_result.h"

#include <stop_token>
#include <string>

namespace rigor {

/// Adds the table "formulations" to a result: the mechanism of the text, as its file states it, moved by its
/// own command in both formulations of engine/multibody at steps of 1 ms over at most 30 s; violation of the
/// constraints, energy balance, iterations and time per step side by side, and how far they are apart.
/// Nothing if the text is that of no mechanism or has no command. A formulation that stops is told in the
/// table and warned of.
void addFormulations(Result& result, const std::string& modelText, std::stop_token stop);

} // namespace rigor

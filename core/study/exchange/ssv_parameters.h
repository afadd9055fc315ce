#pragma once
// Values of the parameters of a model out of a file of another tool (System Structure Parameter Values, SSP
// 1.0; engine/fmu/ssv.h reads it, parameter_file.h writes it), and into a study.

#include "core/study/study.h"

namespace rigor {

struct SsvParameters {
    std::map<std::string, double> values; ///< parameter of the model -> value in its unit
    std::vector<std::string> others;      ///< names in the file that are no parameters of the model
};

/// What the file says of the parameters of the model, whose names are those of FMI. The name of a state
/// stands for its start, the parameter "x.start" (engine/model/start_parameters.h). A value is converted
/// where file and parameter state a unit. Throws Error with one sentence and the file as its place: as
/// readSsv(); a unit that cannot be converted; a value that is not finite, or not within min and max of the
/// parameter; two values of one parameter; none of any.
SsvParameters ssvParameters(const ModelPtr& model, const std::string& text, const std::string& file);

/// The model with the starts among such values as its parameters.
ModelPtr withParametersOf(const std::map<std::string, double>& values, const ModelPtr& model);

/// Fixes the parameters at these values; where one is an unknown the search starts there, of a distribution
/// its mean. Returns those that stay as they were, in the order of the alphabet: unknowns that follow others
/// or have no mean, starts that [data.start] rules.
std::vector<std::string> takeParameters(Study& study, const std::map<std::string, double>& values);

} // namespace rigor

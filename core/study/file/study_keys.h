#pragma once
// The keys of a study file, once, for the reader and its messages. README.md says what they mean.

#include "core/engine/data/recipe.h"

#include <string>
#include <utility>
#include <vector>

namespace rigor {

inline const std::vector<std::string> kStudyKeys = {
    "title",   "method",     "model",  "seed",       "threads",     "data",   "parameters", "unknowns",
    "options", "simulation", "output", "candidates", "constraints", "design", "checkpoint", "dependence"};
inline const std::vector<std::string> kDataKeys = {"file",
                                                   "files",
                                                   "layout",
                                                   "label",
                                                   "time",
                                                   "conditions",
                                                   "inputs",
                                                   "measurements",
                                                   "standard_deviations",
                                                   "bounds",
                                                   "noise",
                                                   "codes",
                                                   "interpolation",
                                                   "units",
                                                   "numbers",
                                                   "sheet",
                                                   "variable",
                                                   "delimiter",
                                                   "decimal",
                                                   "encoding",
                                                   "header_line",
                                                   "excluded",
                                                   "ignored",
                                                   "comment",
                                                   "date_order",
                                                   "unit_line",
                                                   "marked",
                                                   "preparation",
                                                   "input_uncertainty",
                                                   "derived",
                                                   "start",
                                                   "validation"};
inline const std::vector<std::string> kFileKeys = {"file",   "experiment", "time",
                                                   "offset", "sheet",      "variable"};
inline const std::vector<std::string> kValidationKeys = {"share",  "seed",  "files",
                                                         "labels", "after", "folds"};
inline const std::vector<std::pair<std::string, StartRule::Kind>> kStartWords = {
    {"measured", StartRule::Kind::Measured},
    {"steady", StartRule::Kind::Steady},
    {"unknown", StartRule::Kind::Unknown}};
inline const std::vector<std::string> kCandidateKeys = {"model", "parameters"};
inline const std::vector<std::string> kOutputKeys = {"report"};
inline const std::vector<std::string> kDesignKeys = {"experiments", "budget",     "cost",    "criterion",
                                                     "divergence",  "conditions", "sensors", "predictions"};
inline const std::vector<std::string> kConditionKeys = {"min", "max", "levels", "cost"};
inline const std::vector<std::string> kDesignSensorKeys = {"cost"};
inline const std::vector<std::string> kPredictionKeys = {"output", "at", "conditions", "wanted"};

} // namespace rigor

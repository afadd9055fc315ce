#pragma once
// Which methods may be named to people as what would help: never one that refuses the model at hand.

#include "core/methods/method.h"

#include <string>
#include <vector>

namespace rigor {

/// For provenance: what a model offers of what methods need, "runs"; "" where it offers all of it.
std::string offersOf(const Model& model);
/// Whether there is such a method and it can work with the model of this run, by what the run recorded of it.
bool couldFollow(const std::string& method, const Result& run);

/// Those that work with this key of a study (MethodDescriptor::reads) and refuse none of the models:
/// "least-squares, homotopy". The list of keys of methods, as studies name them.
std::string methodsReading(const std::string& key, const std::vector<ModelPtr>& models);
/// The same of methods by what they are.
std::string methodsThat(bool (*are)(const MethodDescriptor&), const std::vector<ModelPtr>& models);

} // namespace rigor

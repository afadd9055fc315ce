#pragma once
// Models of others in rigor-evaluate. What a task names was allowed by the person who started the run, by its
// hash (engine/work_queue sends nothing else); here it runs only with that hash, and only confined.

#include "core/engine/model/model.h"

#include <string>

namespace rigor {

/// From the files that came with the task, else from the path that it has for who started the run. Runs
/// nothing. Throws Error.
ModelPtr foreignOfTask(const std::string& file, const std::string& sha256);

/// Of a model that foreignOfTask() has read and whose hash was found right: it may run in this process. How
/// it is shut in, for people; "" = no code of others. Throws Error where it cannot be.
std::string allowConfined(const Model& model);

} // namespace rigor

#pragma once
// Models of others in rigor-evaluate: an FMU that came with the task, else the file under the path that it
// has for who started the run. What a task names was allowed by that person (engine/work_queue); it runs
// confined as everywhere.

#include "core/engine/model/model.h"

#include <string>

namespace rigor {

ModelPtr foreignOfTask(const std::string& kind, const std::string& file);

} // namespace rigor

#pragma once
// `rigor check MODEL.mo`

#include "app/commands/commands.h"

namespace rigor {

int checkModel(const CheckRequest& request);

} // namespace rigor

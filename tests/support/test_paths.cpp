#include "tests/support/test_paths.h"

namespace rigor {

std::string sourceDir() { return RIGOR_SOURCE_DIR; }
std::string sharedDir() { return RIGOR_SHARED_DIR; }
std::string programFile() { return RIGOR_PROGRAM; }

} // namespace rigor

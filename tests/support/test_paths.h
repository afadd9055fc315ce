#pragma once
// Where the tests find what they read. Known to one file alone, so that all others are compiled the same
// wherever the project lies.

#include <string>

namespace rigor {

std::string sourceDir();   ///< of the project
std::string sharedDir();   ///< of measurements that are no part of it; may be absent
std::string programFile(); ///< the rigor that was built with the tests

} // namespace rigor

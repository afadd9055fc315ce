#pragma once
#include <string>

namespace rigor {

/// Of this machine.
std::string hostName();

/// Whether there is a process of that number on this machine. One that has ended but was not waited for is
/// none any more.
bool isProcess(long long process);

} // namespace rigor

#pragma once
// Small facts about a run that provenance records.

#include <chrono>
#include <string>
#include <vector>

namespace rigor {

/// "2026-03-01T14:05:09+01:00"
std::string localTime(std::chrono::system_clock::time_point time);

/// A command as one would type it into a shell: arguments with other than plain characters in single quotes.
std::string shellCommand(const std::vector<std::string>& arguments);

} // namespace rigor

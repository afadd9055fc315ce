#pragma once
// Landlock (Linux 5.13 and later): a process that may write below one folder only, without bubblewrap.

#include <string>

namespace rigor {

/// Whether this kernel has it.
bool canLimitWrites();
/// A rule set for landlock_restrict_self: writing below `folder`, and to /dev/null and its like, nowhere
/// else. -1 if there is none; who calls closes it.
int writeLimit(const std::string& folder);

} // namespace rigor

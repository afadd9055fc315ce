#pragma once
// A run that goes on without the terminal that it was started from.

#include "app/commands.h"

#include <filesystem>

namespace rigor {

/// Starts this program anew with the same arguments but --detach, in a session of its own, what it says in
/// `folder`/run.log, and waits until its run has begun. Throws Error with what it said where it has not.
void startDetached(const StudyRequest& request, const std::filesystem::path& folder);

} // namespace rigor

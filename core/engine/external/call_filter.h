#pragma once
// The system calls that processes of others have no need of (libseccomp): refused with EPERM.

#include <string>

namespace rigor {

/// The compiled filter (an array of sock_filter), for bubblewrap and for prctl; empty if this machine has
/// none. alone: nothing else keeps it from the network and from other processes; else only the sockets of
/// files are left to refuse, and what is the machine's.
const std::string& callFilter(bool alone);

} // namespace rigor

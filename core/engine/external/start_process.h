#pragma once
// fork and exec from a thread that never ends: Linux tells a child of its parent's death when the *thread*
// that forked it ends.

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

struct StartRequest {
    std::string program; ///< with its path
    std::vector<std::string> arguments, environment;
    std::string folder;
    std::vector<int> inherited;
    int output = -1, errors = -1; ///< its standard output and error
    std::size_t memory = 0;       ///< bytes of address space, 0 = no limit
    int writeLimit = -1;          ///< Landlock rule set (write_limit.h)
    std::string filter;           ///< compiled system call filter; "" = none
};

/// The process, leader of a session of its own. Throws Error if it cannot be started.
pid_t startProcess(const StartRequest& request);

} // namespace rigor

#pragma once
// A program that runs beside this one and ends with the object.

#include <sys/types.h>

#include <string>
#include <vector>

namespace rigor {

class ChildProcess {
  public:
    /// Looked for on the path, leader of a group of its own. input: of its standard input. Throws Error.
    ChildProcess(const std::vector<std::string>& command, const std::string& input);
    /// Ends it with all that it has started: SIGTERM, and after a second SIGKILL.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    bool running();
    int code() const { return code_; } ///< once it has ended; 128 + signal
    std::string errors() const;        ///< the end of its standard error

  private:
    pid_t child_ = -1;
    int code_ = -1;
    int errors_ = -1; ///< a file without a name
};

} // namespace rigor

// rigor: the workbench, and the same work on the command line.

#include "app/command_line.h"

#if __has_include("ui/shell/run_window.h")
#include "ui/shell/run_window.h"
#endif

int main(int argc, char** argv) {
    if (rigor::isCommandLine(argc, argv))
        return rigor::runCommandLine(
            argc, argv, [](const rigor::Result&, const rigor::PreparedStudy&) { return std::string(); });
    return 2;
}

// rigor: the workbench, and the same work on the command line.

#include "app/command_line.h"
#include "app/console.h"
#include "core/study/run_folder.h"
#include "ui/report/pdf.h"
#include "ui/shell/run_window.h"

#include <fmt/format.h>

#include <QTemporaryDir>

#include <cstdlib>
#include <filesystem>

namespace {

std::string renderPdf(const rigor::Report& report) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("report.pdf").toStdString();
    if (!folder.isValid())
        rigor::fail("cannot write a temporary file: {}", folder.errorString().toStdString());
    rigor::writePdf(report, file);
    return rigor::readFileBytes(file);
}

/// Why no window can open with these arguments; "" = it can.
std::string whyNoWindow(int argc, char** argv) {
    std::error_code unreadable;
    if (argc > 1 && argv[1][0] != '-' && !std::filesystem::exists(argv[1], unreadable))
        return fmt::format("\"{}\" is neither a file nor a command (demo, check, simulate, run)", argv[1]);
    bool platform = std::getenv("QT_QPA_PLATFORM") != nullptr;
    for (int i = 1; i < argc; ++i) platform = platform || std::string_view(argv[i]) == "-platform";
    if (!platform && !std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY"))
        return "there is no display for the window; without one: rigor run STUDY.toml";
    return {};
}

} // namespace

int main(int argc, char** argv) {
    if (rigor::isCommandLine(argc, argv)) return rigor::runCommandLine(argc, argv, renderPdf);
    if (const std::string reason = whyNoWindow(argc, argv); !reason.empty()) {
        rigor::tellStderr(fmt::format("rigor: {}\n", reason));
        return 2;
    }
    return rigor::runWindow(argc, argv, argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
}

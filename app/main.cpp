// rigor: the workbench, and the same work on the command line.

#include "app/command_line.h"
#include "app/console.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/instruction_set.h"
#include "core/study/run/run_folder.h"
#include "ui/report/pdf.h"
#include "ui/shell/run_window.h"

#include <fmt/format.h>

#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace {

/// Endings of what is no file of measurements.
constexpr const char* kOthers[] = {".rigor", ".toml", ".mo", ".mech", ".fmu", ".json", ".ssv"};

std::string renderPdf(const rigor::Report& report) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("report.pdf").toStdString();
    if (!folder.isValid())
        rigor::fail("cannot write a temporary file: {}", folder.errorString().toStdString());
    rigor::writePdf(report, file);
    return rigor::readFileBytes(file);
}

/// What stands before the first option: the files to open.
std::vector<std::string> filesOf(int argc, char** argv) {
    std::vector<std::string> files;
    for (int i = 1; i < argc && argv[i][0] != '-'; ++i) files.emplace_back(argv[i]);
    return files;
}

bool isData(const std::filesystem::path& file) {
    const std::string ending = file.extension().string();
    return std::none_of(std::begin(kOthers), std::end(kOthers),
                        [&](const char* other) { return QString::fromStdString(ending).toLower() == other; });
}

/// Why no window can open with these arguments; "" = it can.
std::string whyNoWindow(int argc, char** argv) {
    std::error_code unreadable;
    const std::vector<std::string> files = filesOf(argc, argv);
    for (std::size_t k = 0; k < files.size(); ++k)
        if (!std::filesystem::exists(files[k], unreadable))
            return k == 0 ? fmt::format("\"{}\" is neither a file nor a command (demo, check, simulate, run)",
                                        files[k])
                          : fmt::format("there is no file \"{}\"", files[k]);
    // Several files are measurements of one kind; of all else a window holds one.
    for (const std::string& file : files)
        if (files.size() > 1 && !isData(file))
            return fmt::format("\"{}\" opens alone: only files of measurements open together", file);
    bool platform = std::getenv("QT_QPA_PLATFORM") != nullptr;
    for (int i = 1; i < argc; ++i) platform = platform || std::string_view(argv[i]) == "-platform";
    if (!platform && !std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY"))
        return "there is no display for the window; without one: rigor run STUDY.toml";
    try {
        rigor::instructionSet();
    } catch (const rigor::Error& e) {
        return e.what();
    }
    return {};
}

} // namespace

int main(int argc, char** argv) {
    if (rigor::isCommandLine(argc, argv)) return rigor::runCommandLine(argc, argv, renderPdf);
    if (const std::string reason = whyNoWindow(argc, argv); !reason.empty()) {
        rigor::tellStderr(fmt::format("rigor: {}\n", reason));
        return 2;
    }
    QStringList files;
    for (const std::string& file : filesOf(argc, argv)) files << QString::fromLocal8Bit(file.c_str());
    return rigor::runWindow(argc, argv, files);
}

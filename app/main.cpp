// rigor: the workbench, and the same work on the command line.

#include "app/command_line.h"
#include "core/study/run_folder.h"
#include "ui/report/pdf.h"
#include "ui/shell/run_window.h"

#include <QTemporaryDir>

namespace {

std::string renderPdf(const rigor::Report& report) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("report.pdf").toStdString();
    if (!folder.isValid())
        rigor::fail("cannot write a temporary file: {}", folder.errorString().toStdString());
    rigor::writePdf(report, file);
    return rigor::readFileBytes(file);
}

} // namespace

int main(int argc, char** argv) {
    if (rigor::isCommandLine(argc, argv)) return rigor::runCommandLine(argc, argv, renderPdf);
    return rigor::runWindow(argc, argv, argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
}

// rigor export RESULT FILE: the numbers found, for other programs.

#include "app/commands/commands.h"
#include "app/console.h"

#include "core/engine/modelica/compile.h"
#include "core/study/exchange/parameter_file.h"
#include "core/study/exchange/prediction_file.h"
#include "core/study/run/run_folder.h"

namespace rigor {

int runExport(const ExportRequest& request) {
    const FinishedRun run = readRunFolder(request.folder);
    if (request.predictions) {
        writePredictionFile(request.file, run.result);
        if (!tellStdout(fmt::format("predictions in {}\n", request.file)))
            fail("the file was written, but that could not be printed");
        return kAnswered;
    }
    // The name in its text; the file may have gone since.
    std::string name = std::filesystem::path(run.study.model).stem().string();
    try {
        name = loadModel(modelFile(run.study))->name();
    } catch (const Error&) {
    }
    const Messages left = writeParameterFile(request.file, run.result, run.study, name);
    std::string told = fmt::format("parameters in {}\n", request.file);
    for (const Message& one : left) told += fmt::format("  {}\n", one.text());
    if (!tellStdout(told)) fail("the file was written, but that could not be printed");
    return kAnswered;
}

} // namespace rigor

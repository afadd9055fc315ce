#pragma once
// Evaluations that cost some ms each, and places of real workers for them.

#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/evaluate/program_build.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "tests/support/test_paths.h"

#include <QTemporaryDir>

#include <cstring>
#include <filesystem>

namespace rigor::sample {

namespace fs = std::filesystem;

/// A run of this costs some ms.
inline ModelPtr pendulum() {
    const CompiledModel made = compileModel(R"(model Pendulum
  parameter Real k = 4;
  Real x(start=1);
  Real v(start=0);
  discrete output Real crossing;
equation
  der(x) = v;
  der(v) = -k*sin(x) - 0.01*v;
  when x <= -0.9 then
    crossing = time;
  end when;
end Pendulum;)",
                                            "pendulum.mo");
    if (!made.model) fail("no model");
    return made.model;
}

inline EvaluationRequest ends(Eigen::Index columns, double stopTime = 20) {
    auto setting = std::make_shared<EvaluationSetting>();
    setting->model = pendulum();
    setting->options.stopTime = stopTime;
    setting->options.step = 1e-4;
    setting->values = {*findVariable(*setting->model, "crossing"), *findVariable(*setting->model, "x")};
    EvaluationRequest request{setting, Eigen::MatrixXd(1, columns)};
    for (Eigen::Index k = 0; k < columns; ++k) request.parameters(0, k) = 3 + 0.01 * static_cast<double>(k);
    return request;
}

inline std::string evaluateProgram() {
    return (fs::path(programFile()).parent_path() / "rigor-evaluate").string();
}

/// "127.0.0.1" as manager, workers by a line of the user's.
inline WorkQueueSettings settings(const QTemporaryDir& folder, int workers) {
    WorkQueueSettings made;
    made.place =
        placeOf("command:for i in $(seq {count}); do work_queue_worker --password {password_file} --cores 1 "
                "--memory 500 --disk 500 -t 20 {host} {port} & done; wait",
                {});
    made.place.host = "127.0.0.1";
    made.place.count = workers;
    made.program = evaluateProgram();
    made.worthSending = 0;
    made.version = programBuild();
    made.folder = folder.filePath("workers").toStdString();
    return made;
}

inline bool sameBits(const EvaluatedBatch& a, const EvaluatedBatch& b) {
    if (a.values.cols() != b.values.cols() ||
        std::memcmp(a.values.data(), b.values.data(),
                    sizeof(double) * static_cast<std::size_t>(a.values.size())) != 0)
        return false;
    for (std::size_t k = 0; k < a.statuses.size(); ++k)
        if (a.statuses[k].end != b.statuses[k].end || a.statuses[k].time != b.statuses[k].time) return false;
    return true;
}

} // namespace rigor::sample

#pragma once
// A program of a few lines in a folder of its own, allowed to run.

#include "core/engine/external/consent.h"
#include "core/engine/program/program_model.h"
#include "core/foundation/base/error.h"

#include <QTemporaryDir>

#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace rigor::sample {

class ProgramCase {
  public:
    ProgramCase() {
        // Whatever this account allows does not count here, and what is kept goes with the test.
        static const QTemporaryDir config, temporary;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        qputenv("TMPDIR", temporary.path().toUtf8());
    }
    std::string path(const std::string& name) const { return folder_.path().toStdString() + "/" + name; }
    void write(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
    /// Not allowed to run yet.
    std::shared_ptr<const ProgramModel> read(const std::string& toml) const {
        write("solver.toml", toml);
        return programModel(toml, path("solver.toml"));
    }
    std::shared_ptr<const ProgramModel> model(const std::string& toml) const {
        auto made = read(toml);
        trustOnce(made->code());
        return made;
    }
    /// The error of that text, with its place; "no error" if there is none.
    std::string refusal(const std::string& toml) const {
        try {
            read(toml);
        } catch (const Error& e) {
            return e.what();
        }
        return "no error";
    }

  private:
    QTemporaryDir folder_{"/tmp/rigor-case-XXXXXX"};
};

inline std::vector<double> startsOf(const std::vector<Variable>& variables) {
    std::vector<double> values;
    for (const Variable& one : variables) values.push_back(one.start);
    return values;
}

inline Trajectory runOf(const ProgramModel& model, std::vector<double> parameters,
                        std::vector<double> times = {}, double stopTime = 1, std::vector<Signal> inputs = {},
                        std::stop_token stop = {}, double timeLimit = 60) {
    SimulationOptions options;
    options.stopTime = stopTime;
    options.timeLimit = timeLimit;
    return simulate(model, parameters, inputs, options, times, std::move(stop));
}

inline std::string toldOf(const Trajectory& run, const Model& model) {
    return toString(run.status, model).text();
}

} // namespace rigor::sample

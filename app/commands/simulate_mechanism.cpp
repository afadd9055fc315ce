// rigor simulate FILE.mech: a mechanism by both formulations, side by side.
#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"

#include "core/engine/multibody/multibody.h"
#include "core/foundation/base/text.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace rigor {

namespace {

constexpr double kMostInstants = 20000; ///< where --every does not say

ResultTable tableOf(const Mechanism& mechanism, const MultibodyRun& run) {
    ResultTable table;
    table.columns = {{"t", "s", {}, {}}, {"command", "V", {}, {}}, {"spool", "V", {}, {}}};
    for (const MechanismBody& b : mechanism.bodies) {
        const std::string unit = b.kind == JointKind::Revolute ? "rad" : "m";
        table.columns.push_back({b.joint, unit, {}, {}});
        table.columns.push_back({b.joint + "_rate", unit + "/s", {}, {}});
    }
    for (const Cylinder& c : mechanism.cylinders) {
        table.columns.push_back({c.name + "_length", "m", {}, {}});
        table.columns.push_back({c.name + "_rate", "m/s", {}, {}});
    }
    for (const Chamber& c : mechanism.chambers) table.columns.push_back({c.name, "Pa", {}, {}});
    table.columns.push_back({"energy", "J", {}, {}});
    table.columns.push_back({"work", "J", {}, {}});
    for (const MultibodyInstant& i : run.instants) {
        std::vector<double> row{i.time, i.command, i.spool};
        for (Eigen::Index j = 0; j < i.q.size(); ++j) row.insert(row.end(), {i.q[j], i.rates[j]});
        for (std::size_t c = 0; c < i.lengths.size(); ++c)
            row.insert(row.end(), {i.lengths[c], i.lengthRates[c]});
        row.insert(row.end(), i.pressures.begin(), i.pressures.end());
        row.insert(row.end(), {i.energy, i.work});
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[k].numbers.push_back(row[k]);
    }
    return table;
}

void apply(const std::string& argument, MultibodyOptions& options) {
    const StudyOverride given = parseOverride(argument);
    double value = 0;
    const char* end = given.value.data() + given.value.size();
    const auto [rest, code] = std::from_chars(given.value.data(), end, value);
    if (code != std::errc() || rest != end || !(value > 0))
        fail("--set {}: \"{}\" is not a positive number", shortened(argument), shortened(given.value));
    if (given.key != "penalty")
        fail("--set {}: a mechanism has only the setting penalty", shortened(argument));
    options.penalty = value;
}

/// Steps between two rows: as --every asks for, else every step as long as there are not too many.
int recordedEvery(const SimulateRequest& request, const MultibodyOptions& options) {
    const double steps = std::round(options.stopTime / options.step);
    if (!request.every) return std::max(1, static_cast<int>(std::ceil(steps / kMostInstants)));
    const double ratio = *request.every / options.step;
    if (!(ratio >= 1 - 1e-6) || std::abs(ratio - std::round(ratio)) > 1e-6 * ratio || ratio > 1e9)
        fail("--every {:g}: a mechanism is recorded at its steps; give a multiple of the step ({:g} s)",
             *request.every, options.step);
    return static_cast<int>(std::llround(ratio));
}

std::string rowOf(const char* name, const MultibodyRun& run) {
    if (!run.answered) return fmt::format("{:<21}  stopped: {}\n", name, run.reason);
    return fmt::format("{:<21}  {:8.1e}  {:8.1e}  {:12.1e}  {:10.1e}  {:6.2f} ({:2d})  {:8.1f}\n", name,
                       run.position, run.velocity, run.acceleration, run.energyBalance, run.meanIterations,
                       run.mostIterations, 1e6 * run.secondsPerStep);
}

} // namespace

namespace {

int simulateBoth(const SimulateRequest& request) {
    const InterruptWatch interrupt;
    if (!request.input.empty())
        fail("A mechanism has its command in its file; --input is for models ({}).", request.input);
    if (!request.parameters.empty())
        fail("A mechanism has its numbers in its file; --parameters is for models ({}).", request.parameters);
    const Mechanism mechanism = loadMechanism(request.model);
    MultibodyOptions options;
    options.stopTime =
        request.stop.value_or(mechanism.commandTimes.empty() ? 1 : mechanism.commandTimes.back());
    options.step = request.step.value_or(options.step);
    if (!(options.step > 0) || !(options.stopTime > 0))
        fail("The step ({:g} s) and the stop time ({:g} s) must be positive.", options.step,
             options.stopTime);
    options.recordEvery = recordedEvery(request, options);
    for (const auto& argument : request.set) apply(argument, options);
    const bool both = request.stepper.empty();
    if (!both && request.stepper != "double-step" && request.stepper != "augmented-lagrangian")
        fail("--stepper {}: a mechanism is solved by double-step or augmented-lagrangian", request.stepper);

    std::string text =
        fmt::format("{:<21}  {:>8}  {:>8}  {:>12}  {:>10}  {:>11}  {:>8}\n", mechanism.name, "position",
                    "velocity", "acceleration", "energy [J]", "iterations", "us/step");
    bool answered = true;
    std::optional<MultibodyRun> kept;
    for (const Formulation formulation : {Formulation::DoubleStep, Formulation::AugmentedLagrangian}) {
        const char* name = formulation == Formulation::DoubleStep ? "double-step" : "augmented-lagrangian";
        if (!both && request.stepper != name) continue;
        options.formulation = formulation;
        MultibodyRun run = simulateMechanism(mechanism, options, interrupt.token());
        text += rowOf(name, run);
        answered = answered && run.answered;
        if (!kept) kept = std::move(run);
    }
    if (request.out == "-") {
        fmt::print("{}", toCsv(tableOf(mechanism, *kept)));
        tellStderr(text);
    } else {
        fmt::print("{}", text);
        if (!request.out.empty()) {
            writeFileAtomically(request.out, toCsv(tableOf(mechanism, *kept)));
            fmt::print("{} rows written to {}\n", kept->instants.size(), request.out);
        }
    }
    if (interrupt.token().stop_requested()) return kInterrupted;
    return answered ? kAnswered : kNoAnswer;
}

} // namespace

int simulateMechanismFile(const SimulateRequest& request) {
    try {
        return simulateBoth(request);
    } catch (const Error& e) {
        // What is said of the mechanism has its line, not its file.
        if (e.place().line == 0 || !e.place().file.empty()) throw;
        throw Error(e.sentence(), {request.model, e.place().line, 0}, e.excerpt());
    }
}

} // namespace rigor

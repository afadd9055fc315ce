#include "core/methods/verified/assumptions.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace rigor {

namespace {

Message examinedText(const VerifiedProblem& problem, std::size_t k) {
    return withUnit(filled(sentence("Method", "{} between {:g} and {:g}"), problem.names[k],
                           problem.examined[k][0], problem.examined[k][1]),
                    problem.units[k]);
}

/// Names of the inputs, by what is known of their error.
void describeInputs(const VerifiedProblem& problem, Messages& all) {
    std::vector<std::string> exact;
    for (std::size_t k = 0; k < problem.inputErrors.size(); ++k) {
        const std::string& name = problem.model->inputs()[k].name;
        if (problem.inputErrors[k] > 0)
            all.push_back(
                filled(sentence("Method", "The input {} is off by at most {:.6g} % of its value in every "
                                          "row, and keeps its value up to the next."),
                       name, 100 * problem.inputErrors[k]));
        else
            exact.push_back(name);
    }
    if (!exact.empty())
        all.push_back(
            filled(sentence("Method", "These inputs have exactly the values recorded, each up to the "
                                      "next row: {}."),
                   fmt::join(exact, ", ")));
}

void describeRests(const VerifiedProblem& problem, const VerifiedOptions& options, Messages& all) {
    if (options.standstill.empty()) return;
    all.push_back(
        options.standstillWindow > 0
            ? filled(sentence("Method", "Where the column {} is 1, every state keeps its value, and has "
                                        "done so for the {:g} s before."),
                     options.standstill, options.standstillWindow)
            : filled(sentence("Method", "Where the column {} is 1, every state keeps its value."),
                     options.standstill));
    if (problem.restStates.empty()) return;
    std::vector<std::string> names;
    for (const std::size_t i : problem.restStates) names.push_back(problem.model->states()[i].name);
    all.push_back(filled(sentence("Method", "There these states are 0: {}."), fmt::join(names, ", ")));
}

} // namespace

Messages assumptionsOf(const VerifiedProblem& problem, const VerifiedOptions& options) {
    Messages all{filled(
        sentence("Method", "The rig follows the equations of the model {}, and its other parameters have "
                           "the values stated."),
        problem.model->name())};
    std::vector<std::string> constant, renewed;
    Messages ranges;
    for (std::size_t k = 0; k < problem.names.size(); ++k) {
        const bool changes = std::count(problem.resets.begin(), problem.resets.end(), k) > 0;
        (changes ? renewed : constant).push_back(problem.names[k]);
        ranges.push_back(examinedText(problem, k));
    }
    all.push_back(filled(sentence("Method", "The unknowns lie within the bounds examined: {}."),
                         fmt::join(ranges, ", ")));
    if (!constant.empty())
        all.push_back(filled(sentence("Method", "These keep one value over the whole record: {}."),
                             fmt::join(constant, ", ")));
    if (!renewed.empty())
        all.push_back(filled(sentence("Method", "These take a new value only where the column {} is 1: {}."),
                             options.standstill, fmt::join(renewed, ", ")));
    for (const RecordSensor& sensor : problem.sensors)
        all.push_back(filled(sentence("Method", "No value of {} is off by more than {}."), sensor.name,
                             withUnit(filled(std::string("{:g}"), sensor.bound), sensor.unit)));
    if (!problem.clocks.empty()) {
        std::vector<std::string> clocks;
        for (const std::size_t k : problem.clocks) clocks.push_back(problem.names[k]);
        all.push_back(filled(sentence("Method", "The times of the files are right but for {}."),
                             fmt::join(clocks, ", ")));
    }
    describeInputs(problem, all);
    all.push_back(
        filled(sentence("Method", "At the first row, at {:.6g} s, the states have the start values of "
                                  "the model."),
               problem.rows.front().shownTime));
    describeRests(problem, options, all);
    return all;
}

} // namespace rigor

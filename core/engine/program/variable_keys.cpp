#include "core/engine/program/variable_keys.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr const char* kTimesOfRun[] = {"start_time", "stop_time", "output_times", "time"};

double finiteNumber(const SolverNode& node) {
    const double value = solverNumber(node);
    if (!std::isfinite(value))
        refuseSolverValue(
            node, filled(sentence("Model", "{} is {}; a finite number is expected."), node.path, value));
    return value;
}

std::string textOrNone(const SolverNode& table, const char* key) {
    const SolverNode* node = table.find(key);
    return node ? solverText(*node) : "";
}

Variable commonKeys(const SolverNode& node) {
    Variable v;
    v.name = node.key;
    v.line = node.keyPlace.line;
    v.unit = textOrNone(node, "unit");
    v.description = textOrNone(node, "description");
    if (const SolverNode* nominal = node.find("nominal")) {
        v.nominal = finiteNumber(*nominal);
        if (v.nominal <= 0)
            refuseSolverValue(*nominal, filled(sentence("Model", "{} is {}; it must be above 0."),
                                               nominal->path, v.nominal));
    }
    return v;
}

} // namespace

void checkSolverName(const SolverNode& node) {
    const std::string& name = node.key;
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const bool fits = !name.empty() && name.size() <= 100 && letter(name.front()) &&
                      std::all_of(name.begin(), name.end(), [&](char c) {
                          return letter(c) || isDigit(c) || c == '.' || c == '[' || c == ']';
                      });
    if (!fits)
        refuseSolverKey(
            node,
            filled(sentence("Model", "\"{}\" is no name: it begins with a letter, and has letters, digits, _ "
                                     "and . only."),
                   name));
    if (std::ranges::find(kTimesOfRun, name) != std::end(kTimesOfRun))
        refuseSolverKey(
            node,
            filled(sentence("Model", "{} stands for the time of a run; give this another name."), name));
}

Variable solverVariable(const SolverNode& node) {
    if (node.kind != SolverNode::Kind::Table) {
        Variable v;
        v.name = node.key;
        v.line = node.keyPlace.line;
        v.start = finiteNumber(node);
        return v;
    }
    checkSolverKeys(node, {"value", "unit", "min", "max", "nominal", "description"});
    Variable v = commonKeys(node);
    const SolverNode* value = node.find("value");
    if (!value) refuseSolverKey(node, filled(sentence("Model", "[{}] has no value."), node.path));
    v.start = finiteNumber(*value);
    if (const SolverNode* min = node.find("min")) v.min = solverNumber(*min);
    if (const SolverNode* max = node.find("max")) v.max = solverNumber(*max);
    if (!(v.min <= v.max)) // NaN too
        refuseSolverKey(
            node, filled(sentence("Model", "{} has the limits {} to {}; the first must be the smaller one."),
                         v.name, v.min, v.max));
    if (v.start < v.min || v.start > v.max)
        refuseSolverValue(*value, filled(sentence("Model", "{} is {}, outside its limits {} to {}."), v.name,
                                         v.start, v.min, v.max));
    return v;
}

Variable solverOutput(const SolverNode& node) {
    Variable v = commonKeys(node);
    v.start = kNaN;
    return v;
}

} // namespace rigor

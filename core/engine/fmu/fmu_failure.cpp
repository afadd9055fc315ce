#include "core/engine/fmu/fmu_failure.h"

#include <csignal>
#include <cstring>

namespace rigor {
namespace {

constexpr std::size_t kShownParameters = 8, kShownLines = 3;

const char* statusName(int status) {
    static constexpr const char* kNames[] = {"OK", "Warning", "Discard", "Error", "Fatal", "Pending"};
    return status >= 0 && status < 6 ? kNames[status] : "no legal status";
}

std::string signalName(int number) {
    const char* name = sigabbrev_np(number);
    return name ? std::string("SIG") + name : std::to_string(number);
}

} // namespace

Message reportedProblem(const host::Answer& answer, const std::vector<Variable>& outputs) {
    const std::string text = lastLines(answer.text, 1);
    const std::string output = answer.variable < outputs.size() ? outputs[answer.variable].name : "?";
    switch (answer.problem) {
    case host::Problem::Library: {
        // The loader says "libx.so.3: cannot open shared object file: No such file or directory".
        constexpr std::string_view kMissing = ": cannot open shared object file";
        const std::size_t end = text.find(kMissing);
        if (end != std::string::npos && text.find('/') > end)
            return filled(sentence("Model", "it needs the shared library {}, which is not on this machine"),
                          text.substr(0, end));
        return filled(sentence("Model", "its library cannot be loaded: {}"), text);
    }
    case host::Problem::Function:
        return filled(sentence("Model", "its library has no function {}, which the standard asks for"), text);
    case host::Problem::NoInstance:
        return translate("Model", "it refuses to be instantiated (a licence or a file that is missing, or a "
                                  "description that belongs to another export of it)");
    case host::Problem::Status:
        return filled(sentence("Model", "{} returned {}"), text, statusName(answer.status));
    case host::Problem::OutputNotFinite:
        return filled(sentence("Model", "its output {} is not a finite number"), output);
    case host::Problem::OutputNeverSet:
        return filled(sentence("Model", "it never sets its output {}"), output);
    case host::Problem::StepRefused:
        return translate("Model", "it takes no step from here");
    case host::Problem::Overwrote:
        return translate("Model", "it wrote more numbers than it says that it has");
    case host::Problem::Memory:
        return answer.size ? filled(sentence("Model", "it asks for room for {} numbers"), answer.size)
                           : translate("Model", "it used up the memory it may have");
    case host::Problem::Asynchronous:
        return filled(sentence("Model", "{} wants to finish later, which is not waited for"), text);
    case host::Problem::None:
        break;
    }
    return translate("Model", "its process gave no reason");
}

Message processDeath(const ProcessEnd& end) {
    if (end.signal == SIGKILL) return translate("Model", "its process was killed");
    if (end.signal) return filled(sentence("Model", "its process crashed ({})"), signalName(end.signal));
    return filled(sentence("Model", "its process ended by itself (exit code {})"), end.code);
}

Message statedParameters(const std::vector<Variable>& parameters, std::span<const double> values) {
    std::vector<std::string> shown;
    std::size_t others = 0;
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (values[k] == parameters[k].start) continue;
        if (shown.size() < kShownParameters)
            shown.push_back(parameters[k].name + " = " + spokenText(fmt::format("{}", values[k])));
        else
            ++others;
    }
    if (shown.empty()) return translate("Model", "its own parameter values");
    const std::string list = fmt::format("{}", fmt::join(shown, ", "));
    return others ? filled(sentence("Model", "{} and {} others"), list, others) : verbatim(list);
}

Message withLastWords(Message told, const std::string& log, const ConfinedProcess* process) {
    std::string words = lastLines(log, kShownLines);
    if (words.empty() && process) words = lastLines(process->errors(), kShownLines);
    if (words.empty() && process) words = lastLines(process->output(), kShownLines);
    if (words.empty()) return told;
    return std::move(told) + filled(sentence("Model", " It says: {}"), words);
}

} // namespace rigor

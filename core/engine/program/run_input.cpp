#include "core/engine/program/run_input.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kPiecesOfCubic = 20;

std::size_t indexOf(const std::vector<Variable>& list, const std::string& name) {
    return static_cast<std::size_t>(std::ranges::find(list, name, &Variable::name) - list.begin());
}

} // namespace

RunInput::RunInput(const ProgramSpec& spec, std::span<const double> parameters,
                   std::span<const Signal> inputs, double start, double stop, std::vector<double> times)
    : spec_(spec), parameters_(parameters), inputs_(inputs), start_(start), stop_(stop),
      times_(std::move(times)) {}

bool RunInput::constant(const Signal& signal) const {
    if (signal.interpolation() == Interpolation::Constant) return true;
    const double value = signal.at(start_);
    return signal.at(stop_) == value && std::ranges::all_of(signal.knots(), [&](double t) {
               return t <= start_ || t >= stop_ || signal.at(t) == value;
           });
}

void RunInput::check() const {
    const auto see = [&](const ProgramText& text) {
        for (const Placeholder& one : text.placeholders()) {
            const std::size_t u = indexOf(spec_.inputs, one.name);
            if (u < inputs_.size() && !constant(inputs_[u]))
                throw Error(
                    filled(
                        sentence("Model",
                                 "The input {} varies over the run, so {{{{{}}}}} is no number here; let the "
                                 "program read the file {{{{file:inputs}}}}."),
                        one.name, one.name),
                    one.place);
        }
    };
    for (const ProgramTemplate& one : spec_.templates) see(one.text);
    for (const ProgramText& word : spec_.command) see(word);
}

std::string RunInput::value(const Placeholder& one) const {
    if (one.name == "file:inputs") return kProgramInputsFile;
    if (one.name == "file:times") return kProgramTimesFile;
    if (one.name == "start_time") return printedNumber(start_, one.format, one.name);
    if (one.name == "stop_time") return printedNumber(stop_, one.format, one.name);
    if (one.name == "output_times") {
        std::string list;
        for (const double time : times_)
            list += (list.empty() ? "" : ", ") + printedNumber(time, one.format, one.name);
        return list;
    }
    const std::size_t p = indexOf(spec_.parameters, one.name);
    const double number =
        p < parameters_.size() ? parameters_[p] : inputs_[indexOf(spec_.inputs, one.name)].at(start_);
    if (!std::isfinite(number))
        fail(sentence("Model", "{} is {}, which is no finite number"), one.name, number);
    return printedNumber(number, one.format, one.name);
}

std::string RunInput::filledIn(const ProgramText& text) const {
    return text.filledIn([this](const Placeholder& one) { return value(one); });
}

std::string RunInput::inputsFile() const {
    std::vector<double> rows{start_, stop_};
    const auto add = [&](double time) {
        if (time > start_ && time < stop_) rows.push_back(time);
    };
    for (const double time : times_) add(time);
    for (const Signal& signal : inputs_) {
        const auto knots = signal.knots();
        for (std::size_t k = 0; k < knots.size(); ++k) {
            add(knots[k]);
            if (signal.interpolation() == Interpolation::Cubic && k + 1 < knots.size())
                for (int i = 1; i < kPiecesOfCubic; ++i)
                    add(knots[k] + i * (knots[k + 1] - knots[k]) / kPiecesOfCubic);
        }
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());

    std::string text = "time";
    for (const Variable& input : spec_.inputs) text += "," + input.name;
    text += '\n';
    const auto row = [&](double time, const auto& value) {
        text += exactNumber(time);
        for (const Signal& signal : inputs_) text += "," + exactNumber(value(signal));
        text += '\n';
    };
    for (const double time : rows) {
        const double before = std::nextafter(time, -kInfinity);
        const auto left = [&](const Signal& signal) {
            return signal.interpolation() == Interpolation::Hold ? signal.at(before) : signal.at(time);
        };
        const bool jumps = time > start_ && std::ranges::any_of(inputs_, [&](const Signal& signal) {
                               return left(signal) != signal.at(time);
                           });
        if (jumps) row(time, left);
        row(time, [&](const Signal& signal) { return signal.at(time); });
    }
    return text;
}

std::string RunInput::timesFile() const {
    std::string text;
    for (const double time : times_) text += exactNumber(time) + "\n";
    return text;
}

} // namespace rigor

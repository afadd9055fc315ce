#include "ui/steps/unknowns/sensor_choices.h"

#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

namespace rigor {

namespace {

/// What is measured of an output, or in a file.
struct Extent {
    double length = 0;                       ///< s, of the shortest record; 0: it has no course
    double low = HUGE_VAL, high = -HUGE_VAL; ///< of the values

    void add(std::span<const double> times) {
        if (times.size() < 2) return;
        const double own = times.back() - times.front();
        length = length > 0 ? std::min(length, own) : own;
    }
};

double twoDigits(double value) { return QString::number(value, 'g', 2).toDouble(); }

/// "force_offset", or with a number behind where the name is taken.
std::string freeName(const Study& study, const Model& model, const std::string& of, const std::string& kind) {
    std::string stem = std::filesystem::path(of).stem().string();
    for (char& c : stem)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    if (stem.empty() || std::isdigit(static_cast<unsigned char>(stem.front()))) stem = "file_" + stem;
    const auto taken = [&](const std::string& name) {
        return findVariable(model, name) ||
               std::ranges::find(study.unknowns, name, &Unknown::name) != study.unknowns.end();
    };
    std::string name = stem + "_" + kind;
    for (int k = 2; taken(name); ++k) name = stem + "_" + kind + std::to_string(k);
    return name;
}

class Choices {
  public:
    Choices(const Study& study, const Model& model) : study_(study), model_(model) {}

    void begin(const std::string& of, bool ofFile) {
        all_.push_back({QString::fromStdString(of), ofFile, {}});
        of_ = of;
    }
    void add(const char* kind, const QString& title, SearchValue value) {
        const bool there = std::ranges::any_of(study_.unknowns, [&](const Unknown& u) {
            return (u.of == of_ || std::filesystem::path(u.of).filename().string() == of_) && u.kind == kind;
        });
        if (there) return;
        Unknown unknown;
        unknown.name = freeName(study_, model_, of_, kind);
        unknown.of = of_;
        unknown.kind = kind;
        unknown.value = value;
        all_.back().kinds.push_back({title, std::move(unknown)});
    }
    std::vector<SensorChoices> take() {
        std::erase_if(all_, [](const SensorChoices& one) { return one.kinds.empty(); });
        return std::move(all_);
    }

  private:
    const Study& study_;
    const Model& model_;
    std::string of_;
    std::vector<SensorChoices> all_;
};

} // namespace

std::vector<SensorChoices> sensorChoices(const Study& study, const Model& model, const Dataset& data) {
    constexpr double kOfRecord = 0.1, kOfRange = 0.1, kDrift = 0.01;
    constexpr std::size_t kMostLookedAt = 10'000; // of an input, while the menu opens
    std::map<std::string, Extent> files, outputs, inputs;
    for (const Experiment& experiment : data.experiments) {
        for (const Measurement& m : experiment.measurements) {
            Extent& output = outputs[m.output];
            for (const double value : m.values)
                if (std::isfinite(value))
                    output.low = std::min(output.low, value), output.high = std::max(output.high, value);
            output.add(m.times);
            if (!m.file.empty()) files[m.file].add(m.times);
        }
        for (const auto& [name, signal] : experiment.inputs) {
            Extent& input = inputs[name];
            const auto reaches = [&](double value) {
                if (std::isfinite(value))
                    input.low = std::min(input.low, value), input.high = std::max(input.high, value);
            };
            const std::span<const double> knots = signal.knots();
            if (knots.empty()) reaches(signal.at(0));
            for (std::size_t k = 0; k < knots.size(); k += 1 + knots.size() / kMostLookedAt)
                reaches(signal.at(knots[k]));
        }
        for (const auto& [name, file] : experiment.inputFiles)
            if (const auto signal = experiment.inputs.find(name); signal != experiment.inputs.end())
                files[file].add(signal->second.knots());
    }
    Choices choices(study, model);
    for (const auto& [path, extent] : files) {
        if (!(extent.length > 0) || study.data.layout == "rows") continue;
        const double reach = twoDigits(kOfRecord * extent.length);
        choices.begin(std::filesystem::path(path).filename().string(), true);
        choices.add("offset", QCoreApplication::translate("rigor", "Offset of its clock"),
                    {0, -reach, reach});
        choices.add("drift", QCoreApplication::translate("rigor", "Drift of its clock"),
                    {0, -kDrift, kDrift});
        choices.add("delay", QCoreApplication::translate("rigor", "Delay of its logger"), {0, 0, reach});
    }
    for (const Variable& output : model.outputs()) {
        const auto found = outputs.find(output.name);
        if (found == outputs.end()) continue;
        const Extent& extent = found->second;
        const double range = extent.high > extent.low ? extent.high - extent.low : 1;
        const double reach = twoDigits(kOfRange * range), longest = twoDigits(kOfRecord * extent.length);
        choices.begin(output.name, false);
        choices.add("gain", QCoreApplication::translate("rigor", "Gain of the sensor"), {1, 0.5, 2});
        choices.add("offset", QCoreApplication::translate("rigor", "Offset of the sensor"),
                    {0, -reach, reach});
        if (!(extent.length > 0)) continue;
        choices.add("lag", QCoreApplication::translate("rigor", "Lag of the sensor"),
                    {longest / 10, longest / 1000, longest});
        choices.add("delay", QCoreApplication::translate("rigor", "Delay of the sensor"), {0, 0, longest});
    }
    for (const Variable& input : model.inputs()) {
        const auto found = inputs.find(input.name);
        if (found == inputs.end()) continue;
        const Extent& extent = found->second;
        const double reach = twoDigits(kOfRange * (extent.high > extent.low ? extent.high - extent.low : 1));
        choices.begin(input.name, false);
        choices.add("gain", QCoreApplication::translate("rigor", "Gain of the input"), {1, 0.5, 2});
        choices.add("offset", QCoreApplication::translate("rigor", "Offset of the input"),
                    {0, -reach, reach});
    }
    return choices.take();
}

} // namespace rigor

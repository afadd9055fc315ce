#include "ui/steps/run/assumption.h"

#include "core/engine/data/mapping.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/answer_actions.h"
#include "core/study/record_starts.h"
#include "ui/steps/unknowns/sensor_choices.h"
#include "ui/widgets/text/free_tr.h"
#include "ui/widgets/text/qt_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
QString assumeSensor(Study& study, const Model& model, const Dataset& data, const Assumed& assumed) {
    constexpr int kDigits = 3;
    constexpr double kNearEnd = 0.2; // of the range: the interval would end there
    for (const SensorChoices& one : sensorChoices(study, model, data)) {
        if (one.ofFile || one.of != qt(assumed.of)) continue;
        for (const SensorChoice& choice : one.kinds) {
            if (choice.unknown.kind != assumed.kind) continue;
            Unknown unknown = choice.unknown;
            SearchValue& range = unknown.value;
            range.start = ofDigits(assumed.value, kDigits);
            // Twice as far as it was found, where it was found far off.
            const double far = ofDigits(2 * range.start, kDigits), near = ofDigits(range.start / 2, kDigits),
                         end = kNearEnd * (range.max - range.min);
            if (!(range.start > range.min + end && range.start < range.max - end)) {
                const bool gain = assumed.kind == "gain"; // between half and twice of it
                range.min = std::min({gain ? near : range.min, far, range.start});
                range.max = std::max({gain ? near : range.max, far, range.start});
            }
            study.unknowns.push_back(unknown);
            return QString("%1 = %2").arg(qt(unknown.name), qt(plainText(range.start, kDigits)));
        }
    }
    return {};
}

QString swapColumns(Study& study, const Dataset& data, const Assumed& assumed) {
    const auto columnOf = [&](const std::string& output) {
        for (const MappedColumn& mapped : data.mapping)
            if (mapped.role == MappedColumn::Role::Measurement && mapped.target == output)
                return mapped.column;
        return std::string();
    };
    const std::string first = columnOf(assumed.of), second = columnOf(assumed.with);
    if (first.empty() || second.empty()) return {};
    study.data.measurements[assumed.of] = second;
    study.data.measurements[assumed.with] = first;
    return QString("%1: %2, %3: %4").arg(qt(assumed.of), qt(second), qt(assumed.with), qt(first));
}

QString beginAt(Study& study, double time) {
    if (!std::isfinite(time)) return {};
    const auto option = std::ranges::find(study.simulation, std::string("start_time"),
                                          &std::pair<std::string, FieldValue>::first);
    if (option == study.simulation.end())
        study.simulation.emplace_back("start_time", FieldValue(time));
    else
        option->second = FieldValue(time);
    return tr("start time %1 s").arg(qt(plainText(time, 6)));
}

QString freeStarts(Study& study, const Model& model, double begin) {
    QStringList told;
    for (const Variable& state : statesWithStarts(model)) {
        study.data.starts[state.name] = {StartRule::Kind::Unknown, 0};
        told << qt(state.name);
    }
    if (told.isEmpty()) return {};
    const QString states = tr("start of %1: unknown").arg(told.join(", "));
    const QString time = beginAt(study, begin);
    return time.isEmpty() ? states : states + ", " + time;
}
} // namespace

QString assume(Study& study, const Document& document, const Assumed& assumed) {
    const ModelPtr model = document.model().model;
    const auto& data = document.data().data;
    if (!model || !data) return {};
    if (assumed.kind == "swapped") return swapColumns(study, *data, assumed);
    if (assumed.kind == "begin") return beginAt(study, assumed.value);
    if (assumed.kind == "start") return freeStarts(study, *model, assumed.value);
    return assumeSensor(study, *model, *data, assumed);
}

} // namespace rigor

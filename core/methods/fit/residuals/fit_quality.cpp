#include "core/methods/fit/residuals/fit_quality.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kOutputsTold = 3;
/// A variation below this part of the size of the values is rounding.
constexpr double kNoVariation = 1e-9;

} // namespace

double FitQuality::part() const { return variation > 0 ? rms / variation : kNaN; }

double FitQuality::rSquared() const { return 1 - part() * part(); }

bool metExactly(const FitData& data, const Prediction& prediction, std::size_t sensor) {
    double squares = 0, signal = 0;
    for (const std::size_t r : data.rowsOfSensor[sensor]) {
        squares += std::pow(data.rows[r].value - prediction.values[static_cast<Eigen::Index>(r)], 2);
        signal += std::pow(data.rows[r].value, 2);
    }
    const double size = data.sensors[sensor].size,
                 count = static_cast<double>(data.rowsOfSensor[sensor].size());
    return !(squares > kExactFit * kExactFit * std::max(signal, count * size * size));
}

bool metExactly(const FitData& data, const Prediction& prediction) {
    for (std::size_t s = 0; s < data.sensors.size(); ++s)
        if (!metExactly(data, prediction, s)) return false;
    return true;
}

bool metAsWritten(const FitData& data, const Prediction& prediction, std::size_t sensor) {
    // Rounding to a step is off by 0.29 of it (rms); the estimates add a little.
    constexpr double kRoundingRms = 0.35, kRoundingMost = 1;
    const double step = data.sensors[sensor].resolution;
    if (!(step > 0)) return false;
    double squares = 0, count = 0, most = 0;
    const auto add = [&](double difference) {
        squares += difference * difference;
        count += 1;
        most = std::max(most, std::abs(difference));
    };
    for (const std::size_t r : data.rowsOfSensor[sensor]) {
        const FitRow& row = data.rows[r];
        const double predicted = prediction.values[static_cast<Eigen::Index>(r)];
        if (row.repeats.empty()) add(row.value - predicted);
        for (const FitValue& one : row.repeats) add(one.value - predicted);
    }
    return most <= kRoundingMost * step && std::sqrt(squares / count) <= kRoundingRms * step;
}

Prediction offBySize(const FitData& data) {
    Prediction off;
    off.answered = true;
    off.values.resize(static_cast<Eigen::Index>(data.rows.size()));
    for (std::size_t r = 0; r < data.rows.size(); ++r)
        off.values[static_cast<Eigen::Index>(r)] =
            data.rows[r].value + data.sensors[data.rows[r].sensor].size;
    return off;
}

std::vector<FitQuality> fitQuality(const FitData& data, const Prediction& prediction,
                                   const ErrorModel& errors) {
    std::vector<FitQuality> all;
    const auto addOf = [&](std::size_t s, const std::vector<std::size_t>& rows,
                           const std::string& experiment) {
        double values = 0, sum = 0, left = 0, about = 0, size = 0;
        for (const std::size_t r : rows) {
            const FitRow& row = data.rows[r];
            values += row.count;
            sum += row.count * row.value;
            left += row.count * std::pow(row.value - prediction.values[static_cast<Eigen::Index>(r)], 2) +
                    row.scatter;
        }
        for (const std::size_t r : rows) {
            const FitRow& row = data.rows[r];
            about += row.count * std::pow(row.value - sum / values, 2) + row.scatter;
            size = std::max(size, std::abs(row.value));
        }
        FitQuality one{
            .output = data.sensors[s].output, .unit = data.sensors[s].unit, .experiment = experiment};
        one.values = values;
        one.rms = std::sqrt(left / values);
        one.variation = std::sqrt(about / values);
        if (!(one.variation > kNoVariation * size)) one.variation = 0;
        if (data.states(s)) one.stated = data.sensors[s].sigma;
        if (experiment.empty() && s < errors.size()) one.noise = errors[s].deviation * data.sensors[s].sigma;
        all.push_back(std::move(one));
    };
    for (std::size_t s = 0; s < data.sensors.size(); ++s) addOf(s, data.rowsOfSensor[s], "");
    if (data.cases.size() < 2) return all;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        std::vector<std::vector<std::size_t>> byCase(data.cases.size());
        for (const std::size_t r : data.rowsOfSensor[s]) byCase[data.rows[r].fitCase].push_back(r);
        for (std::size_t c = 0; c < byCase.size(); ++c)
            if (byCase[c].size() > 1) addOf(s, byCase[c], data.cases[c].label);
    }
    return all;
}

std::string rSquaredText(double value) {
    if (!std::isfinite(value)) return "–";
    const double missing = std::abs(1 - value);
    const int decimals =
        missing > 0 ? std::clamp(static_cast<int>(std::ceil(-std::log10(missing))) + 1, 2, 10) : 10;
    return spokenText(fmt::format("{:.{}f}", value, decimals));
}

Message qualityText(const std::vector<FitQuality>& all) {
    std::vector<const FitQuality*> outputs;
    for (const FitQuality& one : all)
        if (one.experiment.empty()) outputs.push_back(&one);
    std::stable_sort(outputs.begin(), outputs.end(), [](const FitQuality* a, const FitQuality* b) {
        return (std::isnan(a->part()) ? -1 : a->part()) > (std::isnan(b->part()) ? -1 : b->part());
    });
    const std::size_t told = outputs.size() > kOutputsTold + 1 ? kOutputsTold : outputs.size();
    Messages parts;
    for (std::size_t k = 0; k < told; ++k) {
        const FitQuality& one = *outputs[k];
        const Message rms = withUnit(filled(std::string("{:.3g}"), one.rms), one.unit);
        parts.push_back(
            one.variation > 0
                ? filled(sentence("Method", "{} (rms) of {}, {:.3g} % of its variation (R² {})"), rms,
                         one.output, 100 * one.part(), rSquaredText(one.rSquared()))
                : filled(sentence("Method", "{} (rms) of {}, which does not vary"), rms, one.output));
    }
    Message text = joined(parts, "; ");
    if (told < outputs.size())
        text += "; " + filled(sentence("Method", "less of {} other outputs"), outputs.size() - told);
    return text;
}

void describeQuality(FitResult& result, const std::vector<FitQuality>& all) {
    auto& outputs = result.quality.emplace();
    QualityTable& table = result.qualities.emplace();
    for (const FitQuality& one : all) {
        if (one.experiment.empty())
            outputs.push_back({one.output, one.unit, one.values, one.rms, one.variation, one.part(),
                               one.rSquared(), one.stated, one.rms / one.stated, one.noise});
        table.output.push_back(one.output);
        table.experiment.push_back(one.experiment);
        table.unit.push_back(one.unit);
        table.values.push_back(one.values);
        table.rms.push_back(one.rms);
        table.variation.push_back(one.variation);
        table.rmsOfVariation.push_back(one.part());
        table.rSquared.push_back(one.rSquared());
        table.stated.push_back(one.stated);
        table.rmsOfStated.push_back(one.rms / one.stated);
        table.noise.push_back(one.noise);
    }
}

} // namespace rigor

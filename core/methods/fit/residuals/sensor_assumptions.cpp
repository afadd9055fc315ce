#include "core/methods/fit/residuals/sensor_assumptions.h"

#include "core/engine/data/series/standing_values.h"
#include "core/engine/model/scaled_inputs.h"
#include "core/engine/model/sensors.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/fit/uncertainty/input_gaps.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace rigor {

namespace {

/// Something that is added to readings, or the values of unknowns that a bound kept from moving.
struct OtherCandidate {
    enum class Kind {
        Offset,
        Gain,
        Delay,
        Bound,
        Standing,
        Swapped,
        InputOffset,
        InputGain
    } kind = Kind::Bound;
    std::size_t sensor = 0, other = 0; ///< sensor: or input
    double promise = 0;                ///< part of the squares that slopes say it explains
};

constexpr std::size_t kMostOthers = 4, kMostSensors = 8, kMostInputsAsked = 4;
/// Of many values a small part of the squares is more than chance, in variances: kLeastSquares.
constexpr double kLeastPromise = 0.25, kLeastSquares = 15, kMostDelaySteps = 20, kExplainsNothing = 0.5;
constexpr double kOtherUnit = 2; ///< a gain from here on, or below its inverse
constexpr double kNearEnd = 4;   ///< standard deviations

class SensorsAsked {
  public:
    SensorsAsked(const Problem& problem, const FitData& data, const Prediction& prediction, const FitBox& box,
                 std::stop_token stop)
        : problem_(problem), data_(data), prediction_(prediction), box_(box), stop_(std::move(stop)),
          residuals_(data, FitWeights::Sum), left_(residuals_.weighted(prediction)),
          before_(left_.squaredNorm()) {
        problem_.evaluator = nullptr;
    }

    const SolveCount& solves() const { return solves_; }

    std::vector<Explanation> ofSensorsAndBounds() {
        std::vector<Explanation> found;
        for (const OtherCandidate& one : candidates()) {
            if (stop_.stop_requested()) break;
            if (auto explanation = one.kind == Kind::Bound         ? beyondBounds()
                                   : one.kind == Kind::Standing    ? withoutStanding()
                                   : one.kind == Kind::Swapped     ? swapped(one)
                                   : one.kind >= Kind::InputOffset ? ofInput(one)
                                                                   : ofSensor(one))
                found.push_back(std::move(*explanation));
        }
        return found;
    }

  private:
    using Kind = OtherCandidate::Kind;

    bool atBound(Eigen::Index i) const {
        return prediction_.at[i] <= box_.lower[i] || prediction_.at[i] >= box_.upper[i];
    }

    /// Those that are worth a fit, the most promising first.
    std::vector<OtherCandidate> candidates() {
        std::vector<OtherCandidate> all;
        const FitFace face = faceOf(box_, prediction_.at);
        const Eigen::MatrixXd slopes =
            face.along(residuals_.slopesOfPrediction(prediction_).topRows(left_.size())); // not of the priors
        std::optional<Eigen::ColPivHouseholderQR<Eigen::MatrixXd>> fitted;
        if (slopes.cols() > 0) fitted.emplace(slopes);
        const auto beside = [&](const Eigen::VectorXd& direction) -> Eigen::VectorXd {
            if (!fitted) return direction;
            return direction - slopes * fitted->solve(direction);
        };
        const Eigen::VectorXd left = beside(left_);
        const auto promise = [&](const Eigen::VectorXd& direction) {
            const Eigen::VectorXd own = beside(direction);
            const double size = own.squaredNorm();
            if (!(size > 1e-9 * direction.squaredNorm())) return 0.0;
            const double along = own.dot(left);
            return along * along / size / before_;
        };
        for (Eigen::Index i = 0; i < prediction_.at.size(); ++i)
            if (atBound(i)) {
                all.push_back({Kind::Bound, 0, 0, kInfinity});
                break;
            }
        if (!standingSensors(problem_.data, *problem_.model).empty())
            all.push_back({Kind::Standing, 0, 0, kInfinity});
        for (std::size_t s = 0; s < data_.sensors.size() && s < kMostSensors; ++s)
            for (std::size_t other = s + 1; other < data_.sensors.size() && other < kMostSensors; ++other)
                if (data_.sensors[s].unit == data_.sensors[other].unit &&
                    (explainsNothing(s) || explainsNothing(other)))
                    all.push_back({Kind::Swapped, s, other, kInfinity});
        for (std::size_t s = 0; s < data_.sensors.size() && s < kMostSensors; ++s) {
            if (data_.sensors[s].reference.kind != VariableKind::Output) continue;
            for (const Kind kind : {Kind::Offset, Kind::Gain, Kind::Delay}) {
                if (kind == Kind::Delay && !isCourse(s)) continue;
                // Slopes at a fit that explains nothing tell nothing.
                all.push_back(
                    {kind, s, 0,
                     kind == Kind::Gain && explainsNothing(s) ? kInfinity : promise(readingsMoved(s, kind))});
            }
        }
        const std::vector<std::size_t> inputs = inputsOfData();
        const Eigen::MatrixXd ofInputs = slopesOfInputs(inputs);
        for (Eigen::Index k = 0; k < ofInputs.cols(); ++k)
            all.push_back({k % 2 == 0 ? Kind::InputOffset : Kind::InputGain,
                           inputs[static_cast<std::size_t>(k / 2)], 0, promise(ofInputs.col(k))});
        const double least = std::min(kLeastPromise, kLeastSquares / static_cast<double>(left_.size()));
        std::erase_if(all, [&](const OtherCandidate& one) { return !(one.promise > least); });
        std::ranges::stable_sort(all, std::ranges::greater(), &OtherCandidate::promise);
        if (all.size() > kMostOthers) all.resize(kMostOthers);
        return all;
    }

    /// The study in which this is searched of an input too.
    static void searchInput(Problem& problem, std::size_t input, Kind kind) {
        const Variable& u = problem.model->inputs()[input];
        const bool gain = kind == Kind::InputGain;
        const Variable number{.name = fmt::format("{} of {}", gain ? "gain" : "offset", u.name),
                              .unit = gain ? "1" : u.unit,
                              .start = gain ? 1.0 : 0.0};
        ScaledInput scaled{.input = input};
        (gain ? scaled.gain : scaled.offset) = number;
        problem.model = withScaledInputs(problem.model, std::span(&scaled, 1));
        problem.unknowns.push_back({.name = number.name, .value = {.start = number.start}});
    }

    /// Those that a file or a study gives; what the model has by itself nobody has measured.
    std::vector<std::size_t> inputsOfData() const {
        std::vector<std::size_t> given;
        const std::vector<Variable>& inputs = problem_.model->inputs();
        for (std::size_t i = 0; i < inputs.size() && given.size() < kMostInputsAsked; ++i)
            if (std::ranges::any_of(problem_.data.experiments, [&](const Experiment& one) {
                    return one.inputs.contains(inputs[i].name);
                }))
                given.push_back(i);
        return given;
    }

    /// How the weighted readings change per unit of an offset and of a gain of each of these. Empty: the
    /// model cannot be run so.
    Eigen::MatrixXd slopesOfInputs(const std::vector<std::size_t>& inputs) {
        if (inputs.empty()) return {};
        Problem other = problem_;
        const auto more = 2 * static_cast<Eigen::Index>(inputs.size());
        for (const std::size_t i : inputs)
            for (const Kind kind : {Kind::InputOffset, Kind::InputGain}) searchInput(other, i, kind);
        try {
            const FitData data = knownDataOf(other, true, stop_);
            Eigen::VectorXd at(prediction_.at.size() + more);
            at << prediction_.at, Eigen::VectorXd::Zero(more);
            for (Eigen::Index k = prediction_.at.size() + 1; k < at.size(); k += 2) at[k] = 1;
            Predictor predictor(data, other.simulation, other.threads, stop_);
            const Prediction moved = predictor.withSlopes(at);
            solves_ += {predictor.simulations(), predictor.failures()};
            if (!moved.answered || data.rows.size() != data_.rows.size()) return {};
            const Eigen::MatrixXd slopes = Residuals(data, FitWeights::Sum).slopesOfPrediction(moved);
            return slopes.topRows(left_.size()).rightCols(more);
        } catch (const Error&) {
            return {};
        }
    }

    bool explainsNothing(std::size_t sensor) const {
        double mean = 0, left = 0, varies = 0;
        const std::vector<std::size_t>& rows = data_.rowsOfSensor[sensor];
        for (const std::size_t r : rows) mean += data_.rows[r].value / static_cast<double>(rows.size());
        for (const std::size_t r : rows) {
            left += std::pow(data_.rows[r].value - prediction_.values[static_cast<Eigen::Index>(r)], 2);
            varies += std::pow(data_.rows[r].value - mean, 2);
        }
        return left > kExplainsNothing * varies;
    }

    /// Of what is measured on what is predicted.
    double gainOfReadings(std::size_t sensor) const {
        double along = 0, size = 0;
        for (const std::size_t r : data_.rowsOfSensor[sensor]) {
            const double predicted = prediction_.values[static_cast<Eigen::Index>(r)];
            along += predicted * data_.rows[r].value;
            size += predicted * predicted;
        }
        return along > 0 && size > 0 ? along / size : 1;
    }

    bool isCourse(std::size_t sensor) const {
        return std::ranges::any_of(data_.rowsOfSensor[sensor], [&](std::size_t r) {
            return data_.cases[data_.rows[r].fitCase].times.size() > 2;
        });
    }

    /// How the weighted readings change per unit of an offset, a gain or a delay.
    Eigen::VectorXd readingsMoved(std::size_t sensor, Kind kind) const {
        Eigen::VectorXd moved = Eigen::VectorXd::Zero(left_.size());
        const std::vector<std::size_t>& rows = data_.rowsOfSensor[sensor];
        for (std::size_t k = 0; k < rows.size(); ++k) {
            const auto r = static_cast<Eigen::Index>(rows[k]);
            const FitRow& row = data_.rows[rows[k]];
            double by = kind == Kind::Offset ? 1 : prediction_.values[r];
            if (kind == Kind::Delay) {
                by = 0;
                const auto timeOf = [&](const FitRow& one) {
                    return data_.cases[one.fitCase].times[one.time];
                };
                if (k + 1 < rows.size() && data_.rows[rows[k + 1]].fitCase == row.fitCase) {
                    const FitRow& next = data_.rows[rows[k + 1]];
                    const double step = timeOf(next) - timeOf(row);
                    if (step > 0)
                        by = (prediction_.values[static_cast<Eigen::Index>(rows[k + 1])] -
                              prediction_.values[r]) /
                             step;
                }
            }
            moved[r] = by * data_.weight(row);
        }
        return moved;
    }

    std::optional<OtherFit> searched(const Problem& other, const Eigen::VectorXd& from) {
        try {
            OtherFit fit(other, stop_);
            fit.searchFrom(from);
            solves_ += fit.solves();
            return fit;
        } catch (const Error&) {
            return {}; // an assumption that the data do not fit into
        }
    }

    std::optional<Explanation> beyondBounds() {
        Problem wider = problem_;
        Messages bounds;
        for (std::size_t i = 0; i < wider.unknowns.size(); ++i) {
            const auto k = static_cast<Eigen::Index>(i);
            if (!atBound(k)) continue;
            SearchValue& value = wider.unknowns[i].value;
            const Variable& parameter = problem_.model->parameters()[data_.unknowns[i]];
            if (prediction_.at[k] <= box_.lower[k])
                value.min = box_.isLog(k) ? std::max(parameter.min, 1e-3 * box_.lower[k]) : parameter.min;
            else
                value.max = parameter.max;
        }
        const auto fit = searched(wider, prediction_.at);
        if (!fit) return {};
        const double less = fit->lessThan(before_, static_cast<double>(data_.rows.size()), 0);
        if (!(less > 0)) return {};
        std::vector<std::string> keys;
        std::vector<OtherAssumption> as;
        for (std::size_t i = 0; i < wider.unknowns.size(); ++i) {
            const auto k = static_cast<Eigen::Index>(i);
            if (!atBound(k)) continue;
            const double value = fit->best().estimate[k];
            bounds.push_back(filled("{} = {:.4g}", wider.unknowns[i].name, value));
            as.push_back({.kind = "bound", .of = wider.unknowns[i].name, .value = value});
            keys.push_back(fmt::format("unknowns.{}.{}", wider.unknowns[i].name,
                                       prediction_.at[k] <= box_.lower[k] ? "min" : "max"));
        }
        return Explanation{
            filled(sentence("Method", "a wider range of the search ({})"), joined(bounds, ", ")),
            verbatim(fmt::format("{}", fmt::join(keys, ", "))), less, std::move(as),
            fit->criterion(static_cast<double>(data_.rows.size()))};
    }

    /// The columns of two outputs in each other's place.
    std::optional<Explanation> swapped(const OtherCandidate& one) {
        const std::string &first = data_.sensors[one.sensor].output,
                          &second = data_.sensors[one.other].output;
        Problem other = problem_;
        for (Experiment& experiment : other.data.experiments) {
            std::map<std::string, double> stated; // of outputs, not of columns
            for (const Measurement& measured : experiment.measurements)
                stated[measured.output] = measured.standardDeviation;
            for (Measurement& measured : experiment.measurements) {
                std::string& output = measured.output;
                output = output == first ? second : output == second ? first : output;
                if (const auto own = stated.find(output); own != stated.end())
                    measured.standardDeviation = own->second;
            }
        }
        const auto fit = searched(other, fitBoxOf(problem_).start);
        if (!fit) return {};
        const double less = fit->lessThan(before_, static_cast<double>(data_.rows.size()), 0);
        if (!(less > 0)) return {};
        return Explanation{
            filled(sentence("Method", "the columns of {} and {} in each other's place"), first, second),
            verbatim("data.measurements"),
            less,
            {{.kind = "swapped", .of = first, .with = second}},
            fit->criterion(static_cast<double>(data_.rows.size()))};
    }

    /// The value at which a series stood still, and whether it is an end of its range.
    struct Standing {
        std::size_t experiment = 0, measurement = 0;
        double value = 0;
        bool top = false, bottom = false;
    };

    /// Empties the cells of a series that stood still at these rows, and all at the end of its range: those
    /// at it, and those whose reading `fit` expects there, for which noise decides whether they are.
    static void empty(Problem& problem, const Standing& one, const OtherFit* fit) {
        Measurement& measured = problem.data.experiments[one.experiment].measurements[one.measurement];
        for (double& value : measured.values)
            if ((one.top || one.bottom) && value == one.value) value = kNaN;
        if (!fit || !(one.top || one.bottom)) return;
        const FitData& data = fit->data();
        const Prediction& prediction = fit->best().prediction;
        for (std::size_t r = 0; r < data.rows.size(); ++r) {
            const FitRow& row = data.rows[r];
            const FitSensor& sensor = data.sensors[row.sensor];
            const FitCase& where = data.cases[row.fitCase];
            if (where.experiment != one.experiment || sensor.output != measured.output) continue;
            const double beyond = prediction.values[static_cast<Eigen::Index>(r)] - one.value;
            if (!((one.top ? beyond : -beyond) > -kNearEnd * sensor.sigma)) continue;
            for (std::size_t k = 0; k < measured.times.size(); ++k)
                if (measured.times[k] == where.times[row.time]) measured.values[k] = kNaN;
        }
    }

    /// Without the rows in which a sensor stood still, or was at the end of its range.
    std::optional<Explanation> withoutStanding() {
        Problem other = problem_;
        std::set<std::string> outputs;
        std::vector<Standing> all;
        for (std::size_t e = 0; e < other.data.experiments.size(); ++e)
            for (std::size_t m = 0; m < other.data.experiments[e].measurements.size(); ++m) {
                Measurement& measured = other.data.experiments[e].measurements[m];
                if (measured.altered != Altered::No || measured.times.size() != measured.values.size())
                    continue;
                double low = kInfinity, high = -kInfinity;
                for (const double value : measured.values)
                    if (std::isfinite(value)) low = std::min(low, value), high = std::max(high, value);
                for (const StandingRows& rows : standingRows(measured.values)) {
                    const double value = measured.values[rows.first];
                    outputs.insert(measured.output);
                    all.push_back({e, m, value, value == high, value == low});
                    for (std::size_t row = rows.first; row <= rows.last; ++row) measured.values[row] = kNaN;
                }
            }
        for (const Standing& one : all) empty(other, one, nullptr);
        auto fit = searched(other, prediction_.at);
        if (fit && fit->best().answered() && data_.sigmaStated &&
            std::ranges::any_of(all, [](const Standing& one) { return one.top || one.bottom; })) {
            const Eigen::VectorXd from = fit->best().estimate;
            for (const Standing& one : all) empty(other, one, &*fit);
            fit = searched(other, from);
        }
        if (!fit) return {};
        const double less = fit->lessThan(before_, static_cast<double>(data_.rows.size()), 0);
        if (!(less > 0)) return {};
        std::vector<OtherAssumption> as;
        for (const std::string& output : outputs) as.push_back({.kind = "standing", .of = output});
        return Explanation{
            filled(sentence("Method", "the cells emptied in which the sensor of {} stood still or "
                                      "was at the end of its range"),
                   fmt::join(outputs, ", ")),
            verbatim("data.marked"), less, std::move(as)};
    }

    std::optional<Explanation> ofSensor(const OtherCandidate& one) {
        const FitSensor& sensor = data_.sensors[one.sensor];
        static const char* const kNames[] = {"offset", "gain", "delay"};
        const char* const kind = kNames[static_cast<int>(one.kind)];
        const std::string name = std::string(kind) + " of " + sensor.output;
        Variable number{.name = name, .unit = one.kind == Kind::Gain ? "1" : sensor.unit};
        number.start = one.kind == Kind::Gain ? gainOfReadings(one.sensor) : 0;
        Problem other = problem_;
        SensorModel reading{.output = sensor.reference.index};
        std::vector<Variable> further;
        SearchValue range{.start = number.start};
        if (one.kind == Kind::Offset) reading.offset = number;
        if (one.kind == Kind::Gain) reading.gain = number;
        if (one.kind == Kind::Delay) {
            number.unit = "s";
            number.min = range.min = 0;
            further.push_back(number);
        }
        other.model = one.kind == Kind::Delay
                          ? withSensors(problem_.model, std::span<const SensorModel>(), further)
                          : withSensors(problem_.model, std::span(&reading, 1), std::span<const Variable>());
        const auto added = findVariable(*other.model, name);
        if (!added) return {};
        if (one.kind == Kind::Delay) {
            range.max = 0;
            auto clock = std::make_shared<ClockModel>();
            clock->terms.push_back({added->index, -1.0, false});
            for (Experiment& experiment : other.data.experiments)
                for (Measurement& measured : experiment.measurements) {
                    if (measured.output != sensor.output || measured.times.size() < 3) continue;
                    measured.clock = clock;
                    const double length = measured.times.back() - measured.times.front();
                    range.max = std::max(
                        range.max, std::min(kMostDelaySteps * medianStepOf(measured.times), length / 4));
                }
            range.start = range.max / 4;
        }
        other.unknowns.push_back({.name = name, .value = range});
        // From where it ended, and from its start: a wrong gain drives the others far off.
        auto fit = searched(other, prediction_.at);
        if (fit && one.kind == Kind::Gain) {
            const SolveCount before = fit->solves();
            fit->searchFrom(fitBoxOf(problem_).start);
            solves_ += {fit->solves().made - before.made, fit->solves().failed - before.failed};
        }
        if (!fit) return {};
        const bool answered = fit->best().answered();
        const double value = answered ? fit->best().estimate[fit->best().estimate.size() - 1] : kNaN;
        // Of readings in another unit the noise is as many times as large as they are.
        const bool otherUnit = one.kind == Kind::Gain && !(value > 1 / kOtherUnit && value < kOtherUnit);
        const double less = fit->lessThan(before_, static_cast<double>(data_.rows.size()), 1, otherUnit);
        if (!(less > 0)) return {};
        // At its own bound it explains nothing by itself.
        if (one.kind == Kind::Delay && !(value > 0 && value < range.max)) return {};
        const Message shown = quantity(value, number.unit, 3);
        return Explanation{
            one.kind == Kind::Offset
                ? filled(sentence("Method", "an offset of the sensor of {} ({})"), sensor.output, shown)
            : one.kind == Kind::Gain
                ? filled(sentence("Method", "another gain of the sensor of {} ({})"), sensor.output, shown)
                : filled(sentence("Method", "a delay of the sensor of {} ({})"), sensor.output, shown),
            verbatim(fmt::format("unknowns.NAME = {{of = \"{}\", kind = \"{}\"}}", sensor.output, kind)),
            less,
            {{.kind = kind, .of = sensor.output, .value = value}},
            otherUnit ? kNaN : fit->criterion(static_cast<double>(data_.rows.size()))};
    }

    std::optional<Explanation> ofInput(const OtherCandidate& one) {
        const Variable& input = problem_.model->inputs()[one.sensor];
        const bool gain = one.kind == Kind::InputGain;
        Problem other = problem_;
        searchInput(other, one.sensor, one.kind);
        const auto fit = searched(other, prediction_.at);
        if (!fit) return {};
        const double less = fit->lessThan(before_, static_cast<double>(data_.rows.size()), 1);
        if (!(less > 0)) return {};
        const double value = fit->best().estimate[fit->best().estimate.size() - 1];
        const char* const kind = gain ? "gain" : "offset";
        const Message shown = quantity(value, gain ? "1" : input.unit, 3);
        return Explanation{
            gain ? filled(sentence("Method", "another gain of the input {} ({})"), input.name, shown)
                 : filled(sentence("Method", "an offset of the input {} ({})"), input.name, shown),
            verbatim(fmt::format("unknowns.NAME = {{of = \"{}\", kind = \"{}\"}}", input.name, kind)),
            less,
            {{.kind = kind, .of = input.name, .value = value}},
            fit->criterion(static_cast<double>(data_.rows.size()))};
    }

    Problem problem_;
    const FitData& data_;
    const Prediction& prediction_;
    const FitBox& box_;
    std::stop_token stop_;
    Residuals residuals_;
    Eigen::VectorXd left_;
    double before_ = 0;
    SolveCount solves_;
};

} // namespace

FoundBySensors whatSensorsExplain(const Problem& problem, const FitData& data, const Prediction& prediction,
                                  const FitBox& box, std::stop_token stop) {
    SensorsAsked asked(problem, data, prediction, box, std::move(stop));
    FoundBySensors made{asked.ofSensorsAndBounds(), {}};
    made.solves = asked.solves();
    return made;
}

} // namespace rigor

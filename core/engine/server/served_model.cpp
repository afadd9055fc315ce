#include "core/engine/server/served_model.h"

#include "core/engine/server/protocol.h"
#include "core/engine/server/server_description.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostServedTimes = 1'000'000;
constexpr const char* kModelKeys[] = {"times", "stop_time", "inputs", "run"};

std::string shownValue(const Json& value) {
    return lineOf(value.dump(-1, ' ', false, Json::error_handler_t::replace), 60);
}

class ModelServed : public Served {
  public:
    ModelServed(std::string name, ModelPtr model, std::vector<double> parameters, SimulationOptions options)
        : name_(std::move(name)), model_(std::move(model)), options_(options) {
        const auto declared = static_cast<std::ptrdiff_t>(model_->declaredOutputs());
        described_.description = model_->description();
        described_.dynamic = model_->capabilities().dynamic;
        described_.parameters = model_->parameters();
        for (std::size_t i = 0; i < parameters.size(); ++i) described_.parameters[i].start = parameters[i];
        described_.inputs = model_->inputs();
        described_.outputs.assign(model_->outputs().begin(), model_->outputs().begin() + declared);
        if (described_.outputs.empty())
            fail(sentence("Model", "The model {} declares no output; there is nothing to serve."),
                 model_->name());
        if (described_.parameters.empty())
            fail(sentence("Model", "The model {} has no parameter; there is nothing to ask for."),
                 model_->name());
    }

    const std::string& name() const override { return name_; }
    std::size_t inputs() const override { return described_.parameters.size(); }
    Json describe() const override { return toJson(described_); }
    bool hasDerivatives() const override {
        return model_->capabilities().derivatives == Derivatives::Exact && options_.stepper != "rosenbrock4";
    }

    std::vector<std::size_t> outputSizes(const Json& config) const override {
        const Asked asked = read(config);
        return std::vector<std::size_t>(described_.outputs.size(),
                                        std::max<std::size_t>(1, asked.times.size()));
    }

    ServedValues evaluate(std::span<const double> input, const Json& config, bool slopes,
                          std::stop_token stop) const override {
        checkWithinLimits(input, described_.parameters);
        const Asked asked = read(config);
        SimulationOptions options = options_;
        if (asked.stop)
            options.stopTime = *asked.stop;
        else if (!asked.times.empty())
            options.stopTime = std::max(options.startTime, asked.times.back());
        const double end = options.end();
        const std::vector<double> times = asked.times.empty() ? std::vector{end} : asked.times;
        SensitivityResult result;
        if (slopes) {
            std::vector<std::size_t> all(input.size());
            for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
            result = simulateWithSensitivities(*model_, input, all, asked.inputs, options, times, stop);
        } else {
            result.trajectory = simulate(*model_, input, asked.inputs, options, times, stop);
        }
        const Trajectory& run = result.trajectory;
        if (!run.status.answered()) throw ServedFailure{toString(run.status, *model_)};
        ServedValues values = asked.times.empty() ? atEnd(result, slopes) : overTime(result, times, slopes);
        checkValues(values, asked, run);
        if (asked.run) {
            Json outputs = Json::array();
            for (std::size_t k = 0; k < described_.outputs.size(); ++k) outputs.push_back(run.endOutputs[k]);
            values.further = {{"run",
                               {{"time", run.status.time},
                                {"terminated", run.status.end == RunEnd::Terminated},
                                {"outputs", outputs}}}};
        }
        return values;
    }

  private:
    struct Asked {
        std::vector<double> times;
        std::optional<double> stop;
        std::vector<Signal> inputs;
        bool run = false;
    };

    Asked read(const Json& config) const {
        checkConfigKeys(config, kModelKeys);
        Asked asked;
        if (const auto times = config.find("times"); times != config.end()) {
            if (!times->is_array() || times->size() > kMostServedTimes)
                fail(sentence("Model", "config.times is no list of at most {} times."), kMostServedTimes);
            for (const Json& one : *times) {
                if (!one.is_number() || one.get<double>() < options_.startTime ||
                    (!asked.times.empty() && one.get<double>() <= asked.times.back()))
                    fail(sentence("Model", "config.times holds {}; increasing numbers from {:g} s on are "
                                           "expected."),
                         shownValue(one), options_.startTime);
                asked.times.push_back(one.get<double>());
            }
            if (asked.times.empty()) fail(sentence("Model", "config.times is empty."));
        }
        if (const auto stop = config.find("stop_time"); stop != config.end()) {
            if (!stop->is_number() || stop->get<double>() < options_.startTime ||
                (!asked.times.empty() && stop->get<double>() < asked.times.back()))
                fail(sentence("Model", "config.stop_time is {}; a number of seconds is expected, none before "
                                       "the last of config.times."),
                     shownValue(*stop));
            asked.stop = stop->get<double>();
        }
        if (const auto run = config.find("run"); run != config.end()) {
            if (!run->is_boolean()) fail(sentence("Model", "config.run is neither true nor false."));
            asked.run = run->get<bool>();
        }
        std::vector<double> held;
        for (const Variable& input : described_.inputs) held.push_back(input.start);
        if (const auto inputs = config.find("inputs"); inputs != config.end()) {
            if (!inputs->is_object()) fail(sentence("Model", "config.inputs is no object of name: number."));
            for (const auto& [key, value] : inputs->items()) {
                const auto found = std::ranges::find(described_.inputs, key, &Variable::name);
                if (found == described_.inputs.end())
                    fail(sentence("Model", "config.inputs names {}, which is no input of {}."),
                         excerptOf(key), model_->name());
                if (!value.is_number())
                    fail(sentence("Model", "config.inputs.{} is {}; a number is expected, inputs are held "
                                           "constant."),
                         key, shownValue(value));
                held[static_cast<std::size_t>(found - described_.inputs.begin())] = value.get<double>();
            }
        }
        for (const double value : held) asked.inputs.emplace_back(value);
        return asked;
    }

    ServedValues atEnd(const SensitivityResult& result, bool slopes) const {
        ServedValues values;
        for (std::size_t b = 0; b < described_.outputs.size(); ++b) {
            values.blocks.push_back({result.trajectory.endOutputs[b]});
            if (slopes) values.slopes.push_back(result.endOutputs.row(static_cast<Eigen::Index>(b)));
        }
        return values;
    }

    ServedValues overTime(const SensitivityResult& result, const std::vector<double>& times,
                          bool slopes) const {
        ServedValues values;
        const Trajectory& run = result.trajectory;
        const auto columns = static_cast<Eigen::Index>(inputs());
        for (std::size_t b = 0; b < described_.outputs.size(); ++b) {
            const auto output = static_cast<Eigen::Index>(b);
            std::vector<double> block(times.size(), kNaN);
            for (Eigen::Index k = 0; k < run.outputs.rows(); ++k)
                block[static_cast<std::size_t>(k)] = run.outputs(k, output);
            values.blocks.push_back(std::move(block));
            if (!slopes) continue;
            Eigen::MatrixXd rows =
                Eigen::MatrixXd::Constant(static_cast<Eigen::Index>(times.size()), columns, kNaN);
            for (Eigen::Index k = 0; k < run.outputs.rows(); ++k)
                rows.row(k) = result.outputs[static_cast<std::size_t>(k)].row(output);
            values.slopes.push_back(std::move(rows));
        }
        return values;
    }

    /// What the protocol cannot say: numbers that are none, and those behind an early end.
    void checkValues(const ServedValues& values, const Asked& asked, const Trajectory& run) const {
        if (asked.run) return;
        if (!asked.times.empty() && run.outputs.rows() < static_cast<Eigen::Index>(asked.times.size()))
            throw ServedFailure{
                filled(sentence("Model", "The run ended at {:g} s, before {:g} s (config.times)."),
                       run.status.time, asked.times[static_cast<std::size_t>(run.outputs.rows())])};
        for (std::size_t b = 0; b < values.blocks.size(); ++b)
            for (const double value : values.blocks[b])
                if (!std::isfinite(value))
                    throw ServedFailure{
                        filled(sentence("Model", "{} has no finite value."), described_.outputs[b].name)};
    }

    std::string name_;
    ModelPtr model_;
    SimulationOptions options_;
    ServerDescription described_;
};

} // namespace

void checkWithinLimits(std::span<const double> values, std::span<const Variable> parameters) {
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!(values[i] >= parameters[i].min && values[i] <= parameters[i].max))
            fail(sentence("Model", "{} = {}: the model allows {} to {}."), parameters[i].name, values[i],
                 parameters[i].min, parameters[i].max);
}

void checkConfigKeys(const Json& config, std::span<const char* const> keys) {
    for (const auto& [key, value] : config.items())
        if (std::ranges::none_of(keys, [&](const char* known) { return key == known; }))
            fail(sentence("Model", "config.{} is not known; there are describe, {}."), lineOf(key, 60),
                 fmt::join(keys, ", "));
}

std::shared_ptr<const Served> servedModel(std::string name, ModelPtr model, std::vector<double> parameters,
                                          SimulationOptions options) {
    return std::make_shared<ModelServed>(std::move(name), std::move(model), std::move(parameters), options);
}

} // namespace rigor

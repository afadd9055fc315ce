#include "core/engine/server/server_model.h"

#include "core/engine/server/server_plan.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

std::vector<Variable> numbered(const char* name, const std::vector<std::size_t>& sizes) {
    std::vector<Variable> made;
    for (std::size_t b = 0; b < sizes.size(); ++b)
        for (std::size_t i = 0; i < sizes[b]; ++i) {
            Variable v;
            v.name = sizes.size() == 1 ? fmt::format("{}[{}]", name, i + 1)
                                       : fmt::format("{}{}[{}]", name, b + 1, i + 1);
            made.push_back(std::move(v));
        }
    return made;
}

/// By the names of the protocol.
std::string offered(const BridgeSupport& support) {
    std::string list = "Evaluate";
    if (support.gradient) list += ", Gradient";
    if (support.jacobian) list += ", ApplyJacobian";
    if (support.hessian) list += ", ApplyHessian";
    return list;
}

Variable blockVariable(const std::vector<Variable>& others, std::size_t blocks) {
    Variable v;
    v.name = "block";
    while (std::ranges::count(others, v.name, &Variable::name)) v.name += "_";
    v.description = "Which output block of the server is the experiment";
    // 0 where it must be stated.
    v.start = blocks == 1 ? 1 : 0;
    v.min = 0;
    v.max = static_cast<double>(blocks);
    v.isInteger = true;
    return v;
}

class BridgeModel : public ServerModel {
  public:
    BridgeModel(ExternalParts parts, std::unique_ptr<const BridgeClient> client, ServerFacts facts,
                Json config)
        : ServerModel(std::move(parts)), client_(std::move(client)), facts_(std::move(facts)),
          config_(std::move(config)) {}

    std::optional<std::size_t> blockParameter() const override { return facts_.block; }

    std::vector<std::string> blockLabels() const override {
        std::vector<std::string> labels;
        if (facts_.described)
            for (const ServedExperiment& one : facts_.described->experiments) labels.push_back(one.label);
        return labels;
    }

    std::vector<std::string> unusedOptions(const SimulationOptions&) const override {
        return optionsOfIntegration();
    }
    Message how() const override {
        const Message derivatives = facts_.support.jacobian ? translate("Model", "those of ApplyJacobian")
                                    : facts_.support.gradient
                                        ? translate("Model", "those of Gradient")
                                        : translate("Model", "differences of its values");
        return filled(sentence("Model",
                               "The model is served by UM-Bridge 1.0 at {} (input blocks: {}; output "
                               "blocks: {}); its derivatives are {}."),
                      code().name, facts_.inputSizes.size(), facts_.outputSizes.size(), derivatives);
    }

    Message toldOfRuns() const override {
        if (client_->askedAnew() == 0) return {};
        return filled(sentence("Model", "Since the study was opened, the model server {} failed at {} of the "
                                        "questions; these were asked anew."),
                      code().name, client_->askedAnew());
    }

    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override {
        return asked(parameters, {}, inputs, options, times, std::move(stop)).trajectory;
    }

    SensitivityResult derivatives(std::span<const double> parameters, std::span<const std::size_t> chosen,
                                  std::span<const Signal> inputs, const SimulationOptions& options,
                                  std::span<const double> times, std::stop_token stop) const override {
        return asked(parameters, chosen, inputs, options, times, std::move(stop));
    }

  private:
    SensitivityResult asked(std::span<const double> parameters, std::span<const std::size_t> chosen,
                            std::span<const Signal> inputs, const SimulationOptions& options,
                            std::span<const double> times, std::stop_token stop) const {
        const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                            std::chrono::duration<double>(std::min(options.timeLimit, 1e8)));
        const auto left = [&] { return std::chrono::duration<double>(end - Clock::now()).count(); };
        SensitivityResult result;
        try {
            const ServerPlan plan =
                planOf(facts_, *this, *client_, config_, {parameters, inputs, options, times});
            const Blocks input = inputBlocks(parameters);
            BridgeCall call{plan.config, plan.isCourse, options.timeLimit, stop};
            Json whole;
            const Blocks values =
                client_->evaluate(input, plan.sizes, call, plan.isCourse ? &whole : nullptr);
            fill(plan, values, options, result.trajectory);
            if (plan.isCourse) readEnd(whole, plan, result.trajectory);
            if (chosen.empty()) return result;
            call.limit = std::max(left(), 1e-3);
            fillSlopes(plan, chosen, input, options, call, result);
        } catch (const BridgeTrouble& trouble) {
            result = {};
            if (trouble.cancelled)
                result.trajectory.status.end = RunEnd::Cancelled;
            else
                result.trajectory.status = foreignFailure(trouble.why, options.startTime);
            result.trajectory.outputs.setZero(0, static_cast<Eigen::Index>(outputs().size()));
        }
        return result;
    }

    Blocks inputBlocks(std::span<const double> parameters) const {
        Blocks blocks;
        std::size_t at = 0;
        for (const std::size_t size : facts_.inputSizes) {
            blocks.emplace_back();
            for (std::size_t i = 0; i < size; ++i, ++at) blocks.back().push_back(parameters[at]);
        }
        for (std::size_t i = 0; i < parameters.size(); ++i)
            if (!std::isfinite(parameters[i]))
                client_->refuse(filled(sentence("Model", "was not asked, because {} is not a finite number."),
                                       this->parameters()[i].name));
        return blocks;
    }

    void fill(const ServerPlan& plan, const Blocks& values, const SimulationOptions& options,
              Trajectory& trajectory) const {
        const auto count = static_cast<Eigen::Index>(outputs().size());
        trajectory.times = plan.times;
        trajectory.outputs.setConstant(plan.rows, count, kNaN);
        trajectory.states.setZero(plan.rows, 0);
        trajectory.unknowns.setZero(plan.rows, 0);
        trajectory.endOutputs.assign(outputs().size(), kNaN);
        for (const ServedPlace& place : plan.places) {
            const double value = values[place.block][place.at];
            if (place.row < 0)
                trajectory.endOutputs[static_cast<std::size_t>(place.output)] = value;
            else
                trajectory.outputs(place.row, place.output) = value;
        }
        trajectory.status.end = RunEnd::StopTime;
        trajectory.status.time = std::max(options.end(), plan.times.back());
    }

    /// How a run of `rigor serve MODEL` ended; rows behind that are taken away.
    void readEnd(const Json& whole, const ServerPlan& plan, Trajectory& trajectory) const {
        const auto wrong = [&] { client_->refuse(translate("Model", "does not say how its run ended.")); };
        const auto run = whole.find("run");
        if (run == whole.end() || !run->is_object()) wrong();
        const Json time = run->value("time", Json()), terminated = run->value("terminated", Json()),
                   values = run->value("outputs", Json());
        if (!time.is_number() || !terminated.is_boolean() || !values.is_array() ||
            values.size() != outputs().size())
            wrong();
        for (std::size_t k = 0; k < values.size(); ++k) {
            if (!values[k].is_number() && !values[k].is_null()) wrong();
            trajectory.endOutputs[k] = values[k].is_null() ? kNaN : values[k].get<double>();
        }
        trajectory.status.time = time.get<double>();
        if (terminated.get<bool>()) trajectory.status.end = RunEnd::Terminated;
        const auto kept = static_cast<Eigen::Index>(
            std::ranges::upper_bound(trajectory.times, trajectory.status.time) - trajectory.times.begin());
        if (kept == plan.rows) return;
        trajectory.times.resize(static_cast<std::size_t>(kept));
        for (auto* rows : {&trajectory.outputs, &trajectory.states, &trajectory.unknowns})
            rows->conservativeResize(kept, Eigen::NoChange);
    }

    void fillSlopes(const ServerPlan& plan, std::span<const std::size_t> chosen, const Blocks& input,
                    const SimulationOptions& options, const BridgeCall& call,
                    SensitivityResult& result) const {
        const auto columns = static_cast<Eigen::Index>(chosen.size());
        const auto count = static_cast<Eigen::Index>(outputs().size());
        Trajectory& trajectory = result.trajectory;
        result.outputs.assign(static_cast<std::size_t>(trajectory.outputs.rows()),
                              Eigen::MatrixXd::Constant(count, columns, kNaN));
        result.discretes.setZero(0, columns);
        result.endOutputs.setConstant(count, columns, kNaN);
        ServerPlan shown = plan;
        if (plan.isCourse && trajectory.outputs.rows() < plan.rows) {
            // Numbers behind the end have no derivatives: only the times before it are asked for.
            shown.rows = trajectory.outputs.rows();
            shown.config["times"] = trajectory.times;
            shown.sizes.assign(plan.sizes.size(), trajectory.times.size());
            std::erase_if(shown.places, [&](const ServedPlace& place) { return place.row >= shown.rows; });
        }
        if (!shown.places.empty()) takeSlopes(shown, chosen, input, call, result);
        if (!plan.isCourse) return;
        ServerPlan atEnd = plan; // without times: the end of the run, whose time may move with the parameters
        atEnd.config.erase("times");
        atEnd.sizes.assign(plan.sizes.size(), 1);
        atEnd.places.clear();
        for (std::size_t b = 0; b < plan.sizes.size(); ++b)
            atEnd.places.push_back({b, 0, -1, static_cast<Eigen::Index>(b)});
        const bool same = shown.rows == plan.rows && trajectory.status.end == RunEnd::StopTime &&
                          plan.times.back() == options.end();
        if (same)
            result.endOutputs = result.outputs.back();
        else
            takeSlopes(atEnd, chosen, input, call, result);
    }

    /// Column by column of J, or row by row where these are fewer.
    void takeSlopes(const ServerPlan& plan, std::span<const std::size_t> chosen, const Blocks& input,
                    const BridgeCall& base, SensitivityResult& result) const {
        BridgeCall call = base;
        call.config = plan.config;
        const auto columns = static_cast<Eigen::Index>(chosen.size());
        std::vector<bool> used(plan.sizes.size(), false);
        for (const ServedPlace& place : plan.places) used[place.block] = true;
        for (std::size_t b = 0; b < plan.sizes.size(); ++b) {
            if (!used[b]) continue;
            const auto size = static_cast<Eigen::Index>(plan.sizes[b]);
            Eigen::MatrixXd slopes = Eigen::MatrixXd::Zero(size, columns);
            if (facts_.support.jacobian && (!facts_.support.gradient || columns <= size))
                columnsOf(b, chosen, input, call, slopes);
            else
                rowsOf(b, chosen, input, call, slopes);
            for (const ServedPlace& place : plan.places) {
                if (place.block != b) continue;
                auto& to =
                    place.row < 0 ? result.endOutputs : result.outputs[static_cast<std::size_t>(place.row)];
                to.row(place.output) = slopes.row(static_cast<Eigen::Index>(place.at));
            }
        }
    }

    /// The input block that holds a parameter, and its place there; none for `block`, of which nothing is
    /// known beside whole numbers.
    std::optional<std::pair<std::size_t, std::size_t>> inputOf(std::size_t parameter) const {
        for (std::size_t b = 0; b < facts_.inputSizes.size(); ++b) {
            if (parameter < facts_.inputSizes[b]) return std::pair(b, parameter);
            parameter -= facts_.inputSizes[b];
        }
        return {};
    }

    void columnsOf(std::size_t block, std::span<const std::size_t> chosen, const Blocks& input,
                   const BridgeCall& call, Eigen::MatrixXd& slopes) const {
        for (std::size_t c = 0; c < chosen.size(); ++c) {
            const auto where = inputOf(chosen[c]);
            if (!where) continue;
            std::vector<double> unit(input[where->first].size(), 0.0);
            unit[where->second] = 1;
            const std::vector<double> column = client_->applyJacobian(
                block, where->first, input, unit, static_cast<std::size_t>(slopes.rows()), call);
            slopes.col(static_cast<Eigen::Index>(c)) =
                Eigen::Map<const Eigen::VectorXd>(column.data(), slopes.rows());
        }
    }

    void rowsOf(std::size_t block, std::span<const std::size_t> chosen, const Blocks& input,
                const BridgeCall& call, Eigen::MatrixXd& slopes) const {
        for (std::size_t in = 0; in < input.size(); ++in) {
            const bool any = std::ranges::any_of(chosen, [&](std::size_t p) {
                const auto where = inputOf(p);
                return where && where->first == in;
            });
            if (!any) continue;
            for (Eigen::Index k = 0; k < slopes.rows(); ++k) {
                std::vector<double> unit(static_cast<std::size_t>(slopes.rows()), 0.0);
                unit[static_cast<std::size_t>(k)] = 1;
                const std::vector<double> row = client_->gradient(block, in, input, unit, call);
                for (std::size_t c = 0; c < chosen.size(); ++c)
                    if (const auto where = inputOf(chosen[c]); where && where->first == in)
                        slopes(k, static_cast<Eigen::Index>(c)) = row[where->second];
            }
        }
    }

    std::unique_ptr<const BridgeClient> client_;
    ServerFacts facts_;
    Json config_;
};

} // namespace

std::shared_ptr<const ServerModel> serverModel(const std::string& text, Messages& warnings) {
    ServerAddress address = serverAddress(text);
    BridgeCall call{.limit = kServerIntroduction};
    if (!address.config.empty()) call.config = *parsedJson(address.config).value;
    const bool asExperiments = address.blocksAreExperiments;
    const int parallel = address.parallel;
    const std::string shown = address.text;
    try {
        auto client = std::make_unique<BridgeClient>(std::move(address));
        ServerFacts facts;
        facts.support = client->connect(call);
        facts.inputSizes = client->inputSizes(call);
        facts.outputSizes = client->outputSizes(call);
        ExternalParts parts;
        parts.name = lineOf(client->model(), 100);
        parts.code.kind = "server";
        parts.instances = parallel;
        parts.code.name = shown;
        parts.code.facts.push_back({translate("Model", "Offers"), offered(facts.support)});
        parts.exactDerivatives = facts.support.jacobian || facts.support.gradient;
        if (facts.support.describe) {
            facts.described =
                serverDescription(*client, client->describe(call), facts.inputSizes, facts.outputSizes);
            parts.description = facts.described->description;
            parts.parameters = facts.described->parameters;
            parts.inputs = facts.described->inputs;
            parts.outputs = facts.described->outputs;
            parts.dynamic = facts.described->dynamic;
        } else {
            const std::size_t most = 100'000; // each has a name
            const std::size_t sum =
                std::accumulate(facts.outputSizes.begin(), facts.outputSizes.end(), std::size_t{0});
            if (sum > most)
                client->refuse(
                    filled(sentence("Model", "announces {} outputs; at most {} are read."), sum, most));
            parts.dynamic = false;
            parts.parameters = numbered("x", facts.inputSizes);
            parts.outputs =
                numbered("y", asExperiments ? std::vector{*std::ranges::max_element(facts.outputSizes)}
                                            : facts.outputSizes);
        }
        const bool isStudy = facts.described ? facts.described->isStudy : asExperiments;
        if (facts.described && asExperiments && !isStudy)
            warnings.push_back(filled(sentence("Model", "{} serves a model, not a study: blocks=experiments "
                                                        "has no effect."),
                                      shown));
        if (isStudy) {
            facts.block = parts.parameters.size();
            parts.parameters.push_back(blockVariable(parts.parameters, facts.outputSizes.size()));
        }
        Json config = call.config;
        return std::make_shared<BridgeModel>(std::move(parts), std::move(client), std::move(facts),
                                             std::move(config));
    } catch (const BridgeTrouble& trouble) {
        throw Error(trouble.why);
    }
}

} // namespace rigor

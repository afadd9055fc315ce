#include "core/engine/server/server_plan.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

class Planner {
  public:
    Planner(const ServerFacts& facts, const Model& model, const BridgeClient& client,
            const nlohmann::json& config, const ServerQuestion& question)
        : facts_(facts), model_(model), client_(client), config_(config), question_(question) {}

    ServerPlan plan() const {
        ServerPlan made;
        made.config = config_;
        made.times.assign(question_.times.begin(), question_.times.end());
        if (made.times.empty()) made.times = {question_.options.end()};
        made.rows = static_cast<Eigen::Index>(made.times.size());
        if (facts_.block) {
            const double block = question_.parameters[*facts_.block];
            const double count = static_cast<double>(facts_.outputSizes.size());
            if (!(block >= 1 && block <= count) || block != std::floor(block))
                client_.refuse(
                    filled(sentence("Model", "has the output blocks 1 to {}; {} is {:g}. Which one an "
                                             "experiment is, its data state as a condition."),
                           count, model_.parameters()[*facts_.block].name, block));
            planBlock(static_cast<std::size_t>(block) - 1, made);
        } else if (facts_.described) {
            planCourse(made);
        } else {
            // The same at any time: the first row is repeated.
            made.sizes = facts_.outputSizes;
            Eigen::Index output = 0;
            for (std::size_t b = 0; b < made.sizes.size(); ++b)
                for (std::size_t k = 0; k < made.sizes[b]; ++k) addEverywhere({b, k, 0, output++}, made);
        }
        return made;
    }

  private:
    static void addEverywhere(ServedPlace place, ServerPlan& plan) {
        for (place.row = -1; place.row < plan.rows; ++place.row) plan.places.push_back(place);
    }

    void planBlock(std::size_t block, ServerPlan& plan) const {
        if (!facts_.described) {
            plan.sizes = facts_.outputSizes;
            for (std::size_t k = 0; k < plan.sizes[block]; ++k)
                addEverywhere({block, k, 0, static_cast<Eigen::Index>(k)}, plan);
            return;
        }
        // Of a served study only this experiment is asked for.
        if (plan.config.is_null()) plan.config = nlohmann::json::object();
        plan.config["experiments"] = {block + 1};
        plan.sizes = {facts_.outputSizes[block]};
        const ServedExperiment& experiment = facts_.described->experiments[block];
        for (std::size_t k = 0; k < plan.sizes.front(); ++k) {
            const auto output = static_cast<Eigen::Index>(experiment.output[k]);
            const double time = experiment.time[k];
            if (std::isnan(time)) {
                plan.places.push_back({0, k, plan.rows - 1, output});
                plan.places.push_back({0, k, -1, output});
                continue;
            }
            const auto found = std::ranges::lower_bound(plan.times, time);
            if (found != plan.times.end() && *found == time)
                plan.places.push_back({0, k, found - plan.times.begin(), output});
        }
        if (plan.places.empty())
            client_.refuse(filled(sentence("Model", "has no value of experiment {} at the times asked for, "
                                                    "{:g} s to {:g} s: it was measured at others."),
                                  excerptOf(experiment.label), plan.times.front(), plan.times.back()));
    }

    void planCourse(ServerPlan& plan) const {
        const std::span<const Signal> inputs = question_.inputs;
        const SimulationOptions& options = question_.options;
        plan.isCourse = true;
        if (plan.config.is_null()) plan.config = nlohmann::json::object();
        plan.config["stop_time"] = options.end();
        plan.config["run"] = true;
        if (!question_.times.empty()) plan.config["times"] = plan.times;
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            if (inputs[i].interpolation() != Interpolation::Constant)
                client_.refuse(filled(sentence("Model", "holds its inputs constant, but {} moves."),
                                      model_.inputs()[i].name));
            plan.config["inputs"][model_.inputs()[i].name] = inputs[i].at(options.startTime);
        }
        plan.sizes.assign(model_.outputs().size(), plan.times.size());
        for (std::size_t b = 0; b < plan.sizes.size(); ++b)
            for (std::size_t k = 0; k < plan.times.size(); ++k)
                plan.places.push_back({b, k, static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(b)});
    }

    const ServerFacts& facts_;
    const Model& model_;
    const BridgeClient& client_;
    const nlohmann::json& config_;
    const ServerQuestion& question_;
};

} // namespace

ServerPlan planOf(const ServerFacts& facts, const Model& model, const BridgeClient& client,
                  const nlohmann::json& config, const ServerQuestion& question) {
    return Planner(facts, model, client, config, question).plan();
}

} // namespace rigor

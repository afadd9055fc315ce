#include "core/engine/simulate/foreign_parameters.h"

#include "core/engine/model/per_experiment.h"
#include "core/engine/tape/append.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <stdexcept>

namespace rigor {

namespace {

class ForeignOfMade final : public ExternalModel {
  public:
    ForeignOfMade(ExternalParts parts, MadeParameters made)
        : ExternalModel(std::move(parts)), made_(std::move(made)) {}

    const MadeParameters& made() const { return made_; }
    const ExternalModel& innermost() const override { return base().innermost(); }
    Message how() const override { return base().how(); }
    void ranElsewhere(std::span<const Signal> inputs, const SimulationOptions& options,
                      std::span<const double> times) const override {
        base().ranElsewhere(inputs, options, times);
    }
    Message howWith(const SimulationOptions& options) const override { return base().howWith(options); }
    Message refusedOptions(const SimulationOptions& options) const override {
        return base().refusedOptions(options);
    }
    std::vector<std::string> unusedOptions(const SimulationOptions& options) const override {
        return base().unusedOptions(options);
    }
    std::vector<RunLimit> limits() const override { return base().limits(); }
    Message toldOfRuns() const override { return base().toldOfRuns(); }

    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override {
        const std::vector<double> own = ownOf(parameters);
        for (std::size_t p = 0; p < own.size(); ++p) {
            const Variable& limits = base().parameters()[p];
            if (own[p] == parameters[p] || (own[p] >= limits.min && own[p] <= limits.max)) continue;
            Trajectory failed;
            failed.status = foreignFailure(
                filled(sentence("Model",
                                "{} follows others, and became {:.6g}, outside of its limits {:g} to {:g}"),
                       limits.name, own[p], limits.min, limits.max),
                options.startTime);
            return failed;
        }
        return base().run(own, inputs, options, times, std::move(stop));
    }

    SensitivityResult derivatives(std::span<const double> parameters, std::span<const std::size_t> chosen,
                                  std::span<const Signal> inputs, const SimulationOptions& options,
                                  std::span<const double> times, std::stop_token stop) const override {
        const std::size_t count = base().parameters().size();
        std::vector<double> own(count), slopes(count * chosen.size());
        Jacobian(made_.own)(parameters, chosen, own, slopes);
        const Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> all(
            slopes.data(), static_cast<Eigen::Index>(count), static_cast<Eigen::Index>(chosen.size()));
        std::vector<std::size_t> moved; // that any of the chosen moves
        for (std::size_t p = 0; p < count; ++p)
            if ((all.row(static_cast<Eigen::Index>(p)).array() != 0).any()) moved.push_back(p);
        Eigen::MatrixXd chain(static_cast<Eigen::Index>(moved.size()), all.cols());
        for (std::size_t k = 0; k < moved.size(); ++k)
            chain.row(static_cast<Eigen::Index>(k)) = all.row(static_cast<Eigen::Index>(moved[k]));
        SensitivityResult result = base().derivatives(own, moved, inputs, options, times, std::move(stop));
        for (Eigen::MatrixXd& one : result.outputs) one = Eigen::MatrixXd(one * chain);
        if (result.endOutputs.cols() == chain.rows())
            result.endOutputs = Eigen::MatrixXd(result.endOutputs * chain);
        if (result.discretes.cols() == chain.rows())
            result.discretes = Eigen::MatrixXd(result.discretes * chain);
        return result;
    }

  private:
    const ExternalModel& base() const { return *made_.model->external(); }
    std::vector<double> ownOf(std::span<const double> parameters) const {
        std::vector<double> own(base().parameters().size());
        Evaluator<double> evaluate(made_.own);
        evaluate(parameters, own);
        return own;
    }
    MadeParameters made_;
};

} // namespace

ModelPtr foreignWithParameters(const ModelPtr& model, std::vector<Variable> parameters, TapePtr own) {
    const ExternalModel* base = model->external();
    if (!base || own->inputCount() != parameters.size() || own->outputs().size() != base->parameters().size())
        throw std::logic_error("foreignWithParameters: what it runs with has the wrong size");
    const Capabilities can = base->capabilities();
    return std::make_shared<ForeignOfMade>(
        ExternalParts{.name = base->name(),
                      .description = base->description(),
                      .parameters = std::move(parameters),
                      .inputs = base->inputs(),
                      .outputs = base->outputs(),
                      .code = base->code(),
                      .stopTime = base->stopTime(),
                      .dynamic = can.dynamic,
                      .courses = can.courses,
                      .exactDerivatives = can.derivatives == Derivatives::Exact,
                      .instances = can.instances},
        MadeParameters{model, std::move(own)});
}

ModelPtr foreignWithTies(const ModelPtr& model, std::span<const Tie> ties) {
    const std::size_t count = model->parameters().size();
    TapeBuilder builder(count);
    std::vector<Node> own;
    for (std::size_t p = 0; p < count; ++p) own.push_back(builder.input(p));
    for (const Tie& tie : ties) own[tie.index] = appendTape(builder, *tie.value, own).front();
    return foreignWithParameters(model, model->parameters(), builder.cut(own));
}

ModelPtr foreignWithNumbersPerExperiment(const ModelPtr& model, std::span<const std::size_t> parameters,
                                         std::span<const std::string> labels) {
    std::vector<Variable> all = model->parameters();
    const std::size_t count = all.size(), numbers = count + labels.size();
    for (const std::string& label : labels)
        all.push_back({.name = experimentSwitch(label), .unit = "1", .min = 0, .max = 1});
    for (const std::size_t p : parameters)
        for (const std::string& label : labels) {
            Variable number = model->parameters()[p];
            number.name = ofExperiment(number.name, label);
            all.push_back(std::move(number));
        }
    TapeBuilder builder(all.size());
    std::vector<Node> own;
    for (std::size_t p = 0; p < count; ++p) own.push_back(builder.input(p));
    for (std::size_t k = 0; k < parameters.size(); ++k) {
        Node sum = builder.constant(0);
        for (std::size_t e = 0; e < labels.size(); ++e)
            sum = builder.apply(Op::Add, sum,
                                builder.apply(Op::Mul, builder.input(count + e),
                                              builder.input(numbers + k * labels.size() + e)));
        own[parameters[k]] = sum;
    }
    return foreignWithParameters(model, std::move(all), builder.cut(own));
}

const MadeParameters* madeParameters(const Model& model) {
    const auto* made = dynamic_cast<const ForeignOfMade*>(&model);
    return made ? &made->made() : nullptr;
}

} // namespace rigor

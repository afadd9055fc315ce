#include "core/methods/design/design.h"

#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/axis_unit.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kLook = 201; ///< times at which a maximum is looked for where nothing states others
constexpr double kGain = 1e-6;     ///< of a loss; less is none

const char* nameOf(ParameterCriterion criterion) {
    return criterion == ParameterCriterion::A ? "A" : criterion == ParameterCriterion::D ? "D" : "E";
}
const char* nameOf(Divergence divergence) {
    switch (divergence) {
    case Divergence::Bhattacharyya:
        return "bhattacharyya";
    case Divergence::HunterReiner:
        return "hunter-reiner";
    case Divergence::BuzziFerraris:
        return "buzzi-ferraris";
    case Divergence::TOptimal:
        return "t-optimal";
    }
    return "";
}

/// "1.2 mm" of a difference or an error, in the unit of the data or in the prefix that suits it.
std::string quantity(double value, const std::string& unit, const std::string& ofData) {
    if (!std::isfinite(value)) return translate("Method", "not determined");
    const DisplayUnit shown = unitOfData(unit, std::span(&value, 1), ofData);
    return withUnit(significantText(value * shown.scale, 3), unit.empty() ? "" : shown.text);
}

/// Never rounded up.
std::string certaintyText(double certainty) {
    return percentText(std::floor(std::min(certainty, 0.999) * 1000) / 1000, 1);
}

class DesignProposal {
  public:
    DesignProposal(const DesignSpace& space, const DesignAim& aim, const Progress& progress)
        : space_(space), aim_(aim), progress_(progress), models_(space, progress.stop) {}

    Design proposed() {
        if (space_.budget < space_.cheapest())
            fail(sentence("Method", "the budget of {:g} is below the cheapest experiment, which costs {:g}"),
                 space_.budget, space_.cheapest());
        present_ = models_.present();
        const std::unique_ptr<DesignGoal> goal = makeGoal();
        design_.plan = searchDesign(space_, models_, *goal, progress_);
        describe(*goal);
        return std::move(design_);
    }

    Design judged(const std::vector<ChosenExperiment>& chosen) {
        judged_ = true;
        present_ = models_.present();
        const std::unique_ptr<DesignGoal> goal = makeGoal();
        std::vector<Eigen::VectorXd> places;
        for (const ChosenExperiment& one : chosen) places.push_back(allowed(one.at));
        const std::vector<DesignPoint> points = models_.at(places);
        DesignPlan& plan = design_.plan;
        plan.cancelled = progress_.stopRequested();
        if (plan.cancelled) return std::move(design_);
        plan.now = goal->loss({});
        DesignWorth sum;
        for (std::size_t k = 0; k < chosen.size(); ++k) {
            if (!points[k].answered())
                fail(sentence("Method", "experiment {} cannot be simulated as it was set: {}"), k + 1,
                     points[k].failed);
            DesignWorth worth = points[k].of(chosen[k].sensors);
            DesignWorth with = sum;
            with += worth;
            const double cost = space_.costOf(places[k], chosen[k].sensors);
            plan.experiments.push_back(
                {places[k], chosen[k].sensors, std::move(worth), cost, goal->loss(with), chosen[k].taken});
            if (!chosen[k].taken) continue;
            sum = std::move(with);
            plan.cost += cost;
        }
        plan.then = goal->loss(sum);
        describe(*goal);
        return std::move(design_);
    }

  private:
    Eigen::VectorXd allowed(Eigen::VectorXd at) const {
        for (Eigen::Index v = 0; v < at.size(); ++v)
            at[v] = space_.variables[static_cast<std::size_t>(v)].rounded(at[v]);
        return at;
    }

    void describe(const DesignGoal& goal) {
        const DesignPlan& plan = design_.plan;
        DesignResult& result = design_.result;
        const bool any = std::ranges::any_of(plan.experiments, &PlannedExperiment::taken);
        result.gained = any && (discrimination_ != nullptr ? tellsApart() : plan.then < plan.now - kGain);
        for (const DesignModel& model : space_.models) result.models.push_back(model.name);
        result.presentExperiments = aim_.presentExperiments;
        result.cost = plan.cost;
        if (std::isfinite(space_.budget)) result.budget = space_.budget;
        result.points = static_cast<long long>(plan.points);
        result.failed = static_cast<long long>(plan.failed);
        result.exhaustive = plan.exhaustive;
        if (result.gained)
            if (const double times = repetitionsFor(goal, plan.then); std::isfinite(times))
                result.repetitions = times;
        describeExperiments(goal);
        if (aim_.goal == DesignAim::Goal::Discrimination)
            describeCertainty();
        else
            describeGains();
        describeRest();
        result.simulations = models_.simulations();
    }

    std::unique_ptr<DesignGoal> makeGoal() {
        DesignResult& result = design_.result;
        if (aim_.goal == DesignAim::Goal::Discrimination) {
            if (space_.models.size() < 2)
                fail(sentence("Method", "there is one model, {}; at least two are needed to be told apart"),
                     space_.models.front().name);
            result.goal = "discrimination";
            result.criterion = nameOf(aim_.divergence);
            auto made = std::make_unique<DiscriminationGoal>(models_, space_, aim_.divergence, present_);
            discrimination_ = made.get();
            return made;
        }
        covariance_.emplace(models_, space_, 0);
        if (aim_.goal == DesignAim::Goal::Parameters) {
            result.goal = "parameters";
            result.criterion = nameOf(aim_.criterion);
            return std::make_unique<ParameterGoal>(*covariance_, aim_.criterion, present_);
        }
        result.goal = "prediction:" + aim_.prediction.name;
        result.criterion = "variance";
        predicted_ = predictedNumber(space_, aim_.prediction);
        return std::make_unique<PredictionGoal>(*covariance_, predicted_.slopes, present_);
    }

    /// Whatever the divergence: that of Buzzi-Ferraris and Forzatti grows with readings alone.
    bool tellsApart() const {
        DesignWorth sum;
        for (const PlannedExperiment& planned : design_.plan.experiments)
            if (planned.taken) sum += planned.worth;
        for (std::size_t i = 0; i < space_.models.size(); ++i)
            for (std::size_t j = i + 1; j < space_.models.size(); ++j)
                if (discrimination_->distance(i, j, sum, Divergence::Bhattacharyya) > kGain) return true;
        return false;
    }

    /// On the average of the present experiments.
    DesignWorth oneAsSoFar() const {
        return present_.times(1 / static_cast<double>(std::max(1LL, aim_.presentExperiments)));
    }

    void describeExperiments(const DesignGoal& goal) {
        DesignResult& result = design_.result;
        for (const DesignVariable& v : space_.variables) result.units.emplace_back(v.name, v.unit);
        for (const PlannedExperiment& planned : design_.plan.experiments) {
            DesignedExperiment& one = result.experiments.emplace_back();
            for (std::size_t v = 0; v < space_.variables.size(); ++v) {
                const double value = planned.at[static_cast<Eigen::Index>(v)];
                one.conditions.emplace_back(space_.variables[v].name, value);
                if (space_.variables[v].kind == DesignVariable::Kind::Duration)
                    one.conditions.emplace_back(
                        "sampling",
                        value / static_cast<double>(space_.models.front().data.cases.front().times.size()));
            }
            for (std::size_t s = 0; s < space_.sensors.size(); ++s)
                if (planned.sensors[s]) one.sensors.push_back(space_.sensors[s].output);
            one.cost = planned.cost;
            one.taken = planned.taken;
            const double times = repetitionsFor(goal, goal.loss(planned.worth));
            if (std::isfinite(times) && aim_.presentExperiments > 0)
                one.asGoodAs = times * static_cast<double>(aim_.presentExperiments);
            if (discrimination_ != nullptr) describeDifferences(planned, one);
        }
    }

    /// Of every pair of models the reading in which they differ most.
    void describeDifferences(const PlannedExperiment& planned, DesignedExperiment& one) {
        const std::vector<Eigen::MatrixXd> values = models_.predicted(planned.at);
        const auto count = static_cast<Eigen::Index>(space_.models.size());
        for (Eigen::Index i = 0; i < count; ++i)
            for (Eigen::Index j = i + 1; j < count; ++j) {
                DesignDifference most;
                most.deviations = -1;
                for (std::size_t s = 0; s < values.size(); ++s)
                    for (Eigen::Index r = 0; planned.sensors[s] && r < values[s].rows(); ++r) {
                        const double difference = values[s](r, i) - values[s](r, j);
                        const double deviations = std::abs(difference) / space_.sensors[s].sigma;
                        if (!(deviations > most.deviations)) continue;
                        most = {space_.models[static_cast<std::size_t>(i)].name,
                                space_.models[static_cast<std::size_t>(j)].name,
                                space_.sensors[s].output,
                                space_.sensors[s].unit,
                                difference,
                                deviations};
                    }
                if (most.deviations >= 0) one.differences.push_back(std::move(most));
            }
    }

    void describeCertainty() {
        DesignResult& result = design_.result;
        result.certaintyNow = 1.0 / static_cast<double>(space_.models.size());
        DesignWorth sum;
        for (std::size_t k = 0; k < result.experiments.size(); ++k) {
            const PlannedExperiment& planned = design_.plan.experiments[k];
            DesignWorth with = sum;
            with += planned.worth;
            result.experiments[k].certainty = 1 - discrimination_->errorBound(with);
            if (planned.taken) sum = std::move(with);
        }
        result.certainty = 1 - discrimination_->errorBound(sum);
        result.certaintyAsSoFar = 1 - discrimination_->errorBound(oneAsSoFar());
        if (!result.gained) {
            result.said.push_back(
                judged_
                    ? translate("Method", "The experiments chosen do not tell the models apart: what they "
                                          "predict differs by no more than their unknowns, as far as "
                                          "they are known, let it differ.")
                    : translate("Method", "No experiment within the box tells the models apart: what "
                                          "they predict differs by no more than their unknowns, as far "
                                          "as they are known, let it differ."));
            return;
        }
        result.said.push_back(filled(
            sentence("Method", "With these experiments the right one of {} models is told from the others "
                               "with a probability of at least {} (before them, {}), as far as one of them "
                               "is right and the readings have the errors stated."),
            space_.models.size(), certaintyText(*result.certainty), certaintyText(*result.certaintyNow)));
        for (std::size_t k = 0; k < result.experiments.size(); ++k)
            for (const DesignDifference& d : result.experiments[k].differences) {
                const auto sensor = std::ranges::find(space_.sensors, d.output, &DesignSensor::output);
                result.said.push_back(
                    filled(sentence("Method", "Experiment {}: {} and {} differ by {} in {}, {} standard "
                                              "deviations of a reading."),
                           k + 1, d.first, d.second, quantity(std::abs(d.difference), d.unit, sensor->ofData),
                           d.output, significantText(d.deviations, 2)));
            }
    }

    void describeGain(const std::string& name, const std::string& unit, double value,
                      const Eigen::VectorXd& slopes, std::optional<double> wanted = {},
                      const std::string& ofData = {}) {
        DesignGain gain{.unit = unit,
                        .ofData = ofData,
                        .value = value,
                        .now = covariance_->error(slopes, {}),
                        .wanted = wanted,
                        .after = {},
                        .alone = {},
                        .asSoFar = covariance_->error(slopes, oneAsSoFar())};
        DesignWorth sum;
        for (const PlannedExperiment& planned : design_.plan.experiments) {
            gain.alone.push_back(covariance_->error(slopes, planned.worth));
            if (!planned.taken) continue;
            sum += planned.worth;
            gain.after.push_back(covariance_->error(slopes, sum));
        }
        if (!gain.after.empty())
            design_.result.said.push_back(
                filled(sentence("Method", "{}: standard error {} now, {} with these experiments."), name,
                       quantity(gain.now, unit, ofData), quantity(gain.after.back(), unit, ofData)));
        if (wanted) describeWanted(name, gain);
        design_.result.gains.emplace_back(name, std::move(gain));
    }

    /// Which of the experiments makes it as certain as it is to be.
    void describeWanted(const std::string& name, const DesignGain& gain) {
        constexpr double kNormal95 = 1.959963984540054;
        const auto half = [&](double error) { return quantity(kNormal95 * error, gain.unit, gain.ofData); };
        const auto enough = [&](double error) { return kNormal95 * error <= *gain.wanted; };
        const std::string wanted = quantity(*gain.wanted, gain.unit, gain.ofData);
        const double last = gain.after.empty() ? gain.now : gain.after.back();
        Messages& said = design_.result.said;
        if (enough(gain.now))
            said.push_back(filled(sentence("Method", "{}: the ±{} wanted (95 %) are reached now, with ±{}."),
                                  name, wanted, half(gain.now)));
        else if (!enough(last))
            said.push_back(filled(sentence("Method", "{}: the ±{} wanted (95 %) are not reached; with these "
                                                     "experiments it is ±{}."),
                                  name, wanted, half(last)));
        else {
            std::size_t number = 0, taken = 0; // of the first that is enough
            for (std::size_t k = 0; k < design_.plan.experiments.size() && number == 0; ++k)
                if (design_.plan.experiments[k].taken && enough(gain.after[taken++])) number = k + 1;
            said.push_back(filled(sentence("Method", "{}: the ±{} wanted (95 %) are reached with experiment "
                                                     "{}; with all of these it is ±{}."),
                                  name, wanted, number, half(last)));
        }
    }

    void describeGains() {
        if (!design_.result.gained)
            design_.result.said.push_back(
                judged_
                    ? translate("Method", "The experiments chosen tell no more of what is asked for.")
                    : translate("Method", "No experiment within the box tells more of what is asked for."));
        if (aim_.goal == DesignAim::Goal::Prediction)
            return describeGain(aim_.prediction.name, aim_.prediction.unit, predicted_.value,
                                predicted_.slopes, aim_.prediction.wanted, aim_.prediction.ofData);
        for (std::size_t i = 0; i < aim_.names.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            describeGain(aim_.names[i], aim_.units[i], space_.models.front().estimate[at],
                         Eigen::VectorXd::Unit(covariance_->size(), at));
        }
    }

    void describeRest() {
        DesignResult& result = design_.result;
        if (result.gained && result.repetitions)
            result.said.push_back(
                result.presentExperiments > 1
                    ? filled(sentence("Method", "The same would be gained by {} more experiments like the {} "
                                                "made so far."),
                             significantText(
                                 *result.repetitions * static_cast<double>(result.presentExperiments), 2),
                             result.presentExperiments)
                    : filled(sentence("Method", "The same would be gained by making the present experiment "
                                                "again, {} times."),
                             significantText(*result.repetitions, 2)));
        else if (result.gained)
            result.said.push_back(translate(
                "Method", "No number of repetitions of the present experiments would gain the same."));
        if (result.failed > 0)
            result.warnings.push_back(filled(
                sentence("Method", "{} of {} points of the box are left out, since a model has no answer "
                                   "there. The first: {}."),
                result.failed, result.points, design_.plan.firstFailed.failed));
        if (judged_ && result.budget && result.cost > *result.budget * (1 + 1e-12))
            result.warnings.push_back(
                filled(sentence("Method", "The experiments chosen cost {}, above the budget of {}."),
                       plainText(result.cost), plainText(*result.budget)));
        if (!judged_ && !result.budget && (space_.sensorsCost() || space_.cost > 0))
            result.warnings.push_back(translate(
                "Method", "Costs are stated but no budget: every sensor is read in every experiment."));
        if (result.exhaustive)
            result.said.push_back(translate(
                "Method", "Every combination of the points and sets of sensors looked at was compared."));
    }

    const DesignSpace& space_;
    const DesignAim& aim_;
    const Progress& progress_;
    DesignModels models_;
    DesignWorth present_;
    std::optional<ModelCovariance> covariance_;
    const DiscriminationGoal* discrimination_ = nullptr;
    PredictedNumber predicted_;
    bool judged_ = false; ///< the experiments were chosen by somebody
    Design design_;
};

} // namespace

PredictedNumber predictedNumber(const DesignSpace& space, const DesignedPrediction& prediction) {
    using At = DesignedPrediction::At;
    DesignSpace one;
    one.models = {space.models.front()};
    one.simulation = space.simulation;
    one.threads = space.threads;
    one.sensors = {{prediction.output, prediction.unit, 1, 0}};
    Eigen::VectorXd point(static_cast<Eigen::Index>(prediction.conditions.size()));
    for (std::size_t k = 0; k < prediction.conditions.size(); ++k) {
        one.variables.push_back(prediction.conditions[k].first);
        point[static_cast<Eigen::Index>(k)] = prediction.conditions[k].second;
    }
    FitData& data = one.models.front().data;
    const bool measured =
        std::ranges::any_of(data.sensors, [&](const FitSensor& s) { return s.output == prediction.output; });
    FitCase& first = data.cases.front();
    const double end = first.times.back(), begin = space.simulation.startTime;
    const bool extreme = prediction.at == At::Maximum || prediction.at == At::Minimum;
    if (prediction.at == At::Time)
        first.times = {prediction.time};
    else if (!extreme)
        first.times = {end};
    else if (first.times.size() < kLook && end > begin) {
        first.times.clear();
        for (std::size_t k = 0; k < kLook; ++k)
            first.times.push_back(begin +
                                  (end - begin) * static_cast<double>(k) / static_cast<double>(kLook - 1));
    }
    // The rows of the readings are those of all times.
    const bool atEnd =
        std::ranges::any_of(data.rows, [](const FitRow& row) { return row.fitCase == 0 && row.atEnd; });
    data.rows.clear();
    if (!extreme && prediction.at == At::End && atEnd)
        data.rows.push_back({.time = 0, .sensor = data.sensors.size(), .atEnd = true});
    if (!measured) data.sensors.clear();
    const DesignModels models(one, {});
    const FitData asked = models.dataAt(0, std::span(&point, 1));
    Predictor predictor(asked, space.simulation, space.threads);
    const Prediction made = predictor.withSlopes(one.models.front().estimate);
    if (!made.answered) fail(sentence("Method", "{} cannot be predicted: {}"), prediction.name, made.why);
    Eigen::Index row = 0;
    if (prediction.at == At::Maximum) made.values.maxCoeff(&row);
    if (prediction.at == At::Minimum) made.values.minCoeff(&row);
    PredictedNumber number;
    number.value = made.values[row];
    number.time = first.times[static_cast<std::size_t>(row)];
    number.slopes = made.slopes.row(row);
    if (!(number.slopes.norm() > 0))
        fail(sentence("Method", "{} = {:g} does not depend on any unknown, so that no experiment makes it "
                                "more certain"),
             prediction.name, number.value);
    return number;
}

Design proposeDesign(const DesignSpace& space, const DesignAim& aim, const Progress& progress) {
    return DesignProposal(space, aim, progress).proposed();
}

Design judgeDesign(const DesignSpace& space, const DesignAim& aim,
                   const std::vector<ChosenExperiment>& chosen, const Progress& progress) {
    return DesignProposal(space, aim, progress).judged(chosen);
}

} // namespace rigor

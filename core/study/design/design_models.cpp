#include "core/study/design/design_models.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/fit/uncertainty/input_gaps.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kWideRange = 1e3;   ///< of a value whose unknown has no range: how wide it is
constexpr double kMuchLarger = 2;    ///< residuals over stated deviations: told
constexpr double kNoResidual = 1e-9; ///< of the size of the values

/// Sums of squared residuals per sensor, in the sigmas of the data, and the numbers of values.
struct Residue {
    std::vector<double> squares, values;
};
Residue residueOf(const FittedModel& model) {
    Residue residue{std::vector<double>(model.data.sensors.size()),
                    std::vector<double>(model.data.sensors.size())};
    for (std::size_t r = 0; r < model.data.rows.size(); ++r) {
        const FitRow& row = model.data.rows[r];
        const double sigma = model.data.sensors[row.sensor].sigma;
        const double off = row.value - model.prediction.values[static_cast<Eigen::Index>(r)];
        residue.squares[row.sensor] += (row.count * off * off + row.scatter) / (sigma * sigma);
        residue.values[row.sensor] += row.count;
    }
    return residue;
}

double sumOf(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum;
}

} // namespace

PreparedStudy preparedWith(const Study& study, const std::string& modelText) {
    return modelText.empty() ? prepare(study) : prepare(study, modelText, "model");
}

FittedModel fittedModel(const Problem& problem, const std::string& name,
                        const std::optional<Eigen::VectorXd>& estimate, const Progress& progress) {
    progress.tell({.phase = "searching"});
    FittedModel model;
    model.name = name;
    model.data = knownDataOf(problem, true, progress.stop);
    model.box = fitBoxOf(problem);
    Predictor predictor(model.data, problem.simulation, problem.threads, progress.stop);
    if (estimate) {
        model.estimate = *estimate;
        model.prediction = predictor.withSlopes(*estimate);
        if (!model.prediction.answered)
            fail(sentence("Study", "the model {} has no answer at its estimate: {}"), name,
                 model.prediction.why);
    } else {
        const PointFit fit = fitPoint(predictor, model.box,
                                      std::vector<bool>(model.data.sensors.size(), true), {}, progress.stop);
        if (!fit.answered()) fail(sentence("Study", "the model {} cannot be fitted: {}"), name, fit.why);
        model.estimate = fit.estimate;
        model.prediction = fit.prediction;
    }
    for (const Unknown& unknown : problem.unknowns) {
        model.unknowns.push_back(unknown.name);
        const auto found = findVariable(*problem.model, unknown.name);
        model.units.push_back(found ? variable(*problem.model, *found).unit : "");
    }
    return model;
}

Eigen::VectorXd searchedEstimate(PreparedStudy& prepared, const Progress& progress) {
    const Result result = runStudy(prepared, progress);
    if (result.outcome != RunOutcome::Answered)
        throw Error(
            filled(sentence("Study", "the study has no answer that experiments could be designed by: {}"),
                   result.message()),
            {prepared.study.file.string()});
    const std::vector<Unknown>& unknowns = prepared.problem.unknowns;
    Eigen::VectorXd estimate(static_cast<Eigen::Index>(unknowns.size()));
    for (std::size_t i = 0; i < unknowns.size(); ++i) {
        const auto found = std::ranges::find(result.unknowns, unknowns[i].name, &Estimate::name);
        if (found == result.unknowns.end())
            fail(sentence("Study", "the run has no value of {}"), unknowns[i].name);
        estimate[static_cast<Eigen::Index>(i)] = found->value;
    }
    return estimate;
}

std::map<std::string, double> deviationsOf(const std::vector<FittedModel>& models, Messages& warnings) {
    std::map<std::string, double> deviations;
    const bool stated = models.front().data.sigmaStated;
    for (const FittedModel& model : models) {
        const Residue residue = residueOf(model);
        const double n = sumOf(residue.values), free = n - static_cast<double>(model.estimate.size());
        const double squares = sumOf(residue.squares);
        const std::vector<FitSensor>& sensors = model.data.sensors;
        if (stated) {
            for (const FitSensor& sensor : sensors) deviations.emplace(sensor.output, sensor.sigma);
            const double ratio = free > 0 ? std::sqrt(squares / free) : 0;
            if (ratio > kMuchLarger)
                warnings.push_back(
                    filled(sentence("Study",
                                    "{}: the residuals are {} times what the sensors state. What is "
                                    "proposed takes the statement for right; either it or the model is not."),
                           model.name, significantText(ratio, 2)));
            continue;
        }
        if (!(free > 0))
            fail(sentence("Study",
                          "{} values and {} unknowns leave nothing to tell the errors of the sensors "
                          "by; state them (data.standard_deviations)"),
                 n, model.estimate.size());
        for (std::size_t s = 0; s < sensors.size(); ++s) {
            // As the errors of estimates take them (fit_uncertainty.h).
            const double variance =
                sensors.size() == 1 ? squares / free : residue.squares[s] / residue.values[s] * n / free;
            const double sigma = sensors[s].sigma * std::sqrt(variance);
            const auto [known, isNew] = deviations.emplace(sensors[s].output, sigma);
            if (!isNew) known->second = std::min(known->second, sigma);
        }
    }
    if (stated) return deviations;
    std::string told;
    for (const FitSensor& sensor : models.front().data.sensors) {
        const double sigma = deviations.at(sensor.output);
        if (!(sigma > kNoResidual * sensor.size))
            fail(sentence("Study", "the model meets what is measured of {} exactly, which tells no error of "
                                   "its sensor; state it (data.standard_deviations)"),
                 sensor.output);
        const DisplayUnit shown = displayUnit(sensor.unit, sigma);
        told += (told.empty() ? "" : ", ") + sensor.output + " " +
                withUnit(significantText(sigma * shown.scale, 2), sensor.unit.empty() ? "" : shown.text);
    }
    warnings.push_back(filled(sentence("Study", "No sensor states its standard deviation; those of the "
                                                "residuals are taken: {}. Other fits weigh the sensors "
                                                "so only if data.standard_deviations states them."),
                              told));
    return deviations;
}

DesignModel designModel(const FittedModel& model, const std::map<std::string, double>& deviations,
                        const FittedModel* own) {
    DesignModel made{model.name, model.data, model.estimate, {}, {}};
    for (FitSensor& sensor : made.data.sensors) sensor.sigma = deviations.at(sensor.output);
    const FittedModel& source = own != nullptr ? *own : model;
    FitData data = source.data;
    for (FitSensor& sensor : data.sensors)
        if (const auto known = deviations.find(sensor.output); known != deviations.end())
            sensor.sigma = known->second;
    const Eigen::Index n = model.estimate.size();
    made.information = Eigen::MatrixXd::Zero(n, n);
    for (std::size_t r = 0; r < data.rows.size(); ++r) {
        const Eigen::RowVectorXd row =
            data.weight(data.rows[r]) * source.prediction.slopes.row(static_cast<Eigen::Index>(r));
        made.information += row.transpose() * row;
    }
    for (const FitPrior& prior : data.priors)
        made.information(prior.unknown, prior.unknown) +=
            std::pow(prior.informationRoot(model.estimate[prior.unknown]), 2);
    made.range.resize(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const double width = source.box.upper[i] - source.box.lower[i];
        const double wide = std::isfinite(width) && width > 0
                                ? width
                                : kWideRange * std::max(std::abs(model.estimate[i]), 1.0);
        made.range[i] = 12 / (wide * wide);
    }
    return made;
}

} // namespace rigor

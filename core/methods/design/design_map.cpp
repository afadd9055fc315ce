#include "core/methods/design/design_map.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kColumns = 25, kAlone = 61; ///< points of a map along a condition; of one alone

std::vector<double> pointsOf(const DesignVariable& variable, std::size_t count) {
    if (!variable.levels.empty()) return variable.levels;
    std::vector<double> points;
    for (std::size_t k = 0; k < count; ++k)
        points.push_back(variable.min + (variable.max - variable.min) * static_cast<double>(k) /
                                            static_cast<double>(count - 1));
    return points;
}

class Picture {
  public:
    Picture(const DesignSpace& space, const Progress& progress)
        : space_(space), progress_(progress), models_(space, progress.stop),
          goal_(models_, space, Divergence::Bhattacharyya, {}) {}

    DesignMap map(std::size_t first, std::size_t second, const Eigen::VectorXd& others) {
        DesignMap made;
        const bool alone = first == second;
        made.x = space_.variables[first].name;
        if (!alone) made.y = space_.variables[second].name;
        made.xs = pointsOf(space_.variables[first], alone ? kAlone : kColumns);
        made.ys = alone ? std::vector<double>{0} : pointsOf(space_.variables[second], kColumns);
        std::vector<Eigen::VectorXd> points;
        for (const double y : made.ys)
            for (const double x : made.xs) {
                Eigen::VectorXd& at = points.emplace_back(others);
                if (!alone) at[static_cast<Eigen::Index>(second)] = y;
                at[static_cast<Eigen::Index>(first)] = x;
            }
        const std::vector<bool> all(space_.sensors.size(), true);
        for (const DesignPoint& point : models_.at(points)) {
            const DesignWorth worth = point.answered() ? point.of(all) : DesignWorth();
            made.apart.push_back(point.answered() ? nearest(worth) : kNaN);
            made.certainty.push_back(point.answered() ? 1 - goal_.errorBound(worth) : kNaN);
        }
        return made;
    }

    std::vector<DesignCourse> predicted(const PlannedExperiment& planned) {
        std::vector<DesignCourse> outputs;
        for (std::size_t m = 0; m < space_.models.size(); ++m) {
            const FitData data = models_.dataAt(m, std::span(&planned.at, 1));
            Predictor predictor(data, space_.simulation, space_.threads, progress_.stop);
            const Prediction made = predictor.withSlopes(space_.models[m].estimate);
            const Eigen::MatrixXd covariance = ModelCovariance(models_, space_, m).of({});
            for (std::size_t r = 0; r < data.rows.size(); ++r) {
                const FitRow& row = data.rows[r];
                if (!planned.sensors[row.sensor]) continue;
                const DesignSensor& sensor = space_.sensors[row.sensor];
                auto course = std::ranges::find(outputs, sensor.output, &DesignCourse::output);
                if (course == outputs.end()) {
                    outputs.push_back({sensor.output, sensor.unit, {}, {}});
                    course = outputs.end() - 1;
                }
                if (course->models.size() <= m) course->models.push_back({space_.models[m].name, {}, {}});
                const auto at = static_cast<Eigen::Index>(r);
                if (m == 0) course->times.push_back(data.cases.front().times[row.time]);
                const bool answered = made.answered && std::isfinite(made.values[at]);
                const Eigen::RowVectorXd slope =
                    answered ? Eigen::RowVectorXd(made.slopes.row(at)) : Eigen::RowVectorXd();
                course->models[m].values.push_back(answered ? made.values[at] : kNaN);
                course->models[m].errors.push_back(
                    answered ? std::sqrt(std::max(0.0, (slope * covariance * slope.transpose()).value()))
                             : kNaN);
            }
        }
        return outputs;
    }

  private:
    double nearest(const DesignWorth& worth) const {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < space_.models.size(); ++i)
            for (std::size_t j = i + 1; j < space_.models.size(); ++j)
                least = std::min(least, goal_.distance(i, j, worth, Divergence::Bhattacharyya));
        return std::sqrt(8 * std::max(0.0, least));
    }

    const DesignSpace& space_;
    const Progress& progress_;
    DesignModels models_;
    DiscriminationGoal goal_;
};

} // namespace

DesignPicture designPicture(const DesignSpace& space, const std::vector<PlannedExperiment>& plan,
                            const Progress& progress) {
    DesignPicture made;
    if (plan.empty()) return made;
    Picture picture(space, progress);
    for (const PlannedExperiment& one : plan) made.predicted.push_back(picture.predicted(one));
    if (space.models.size() < 2) return made;
    const std::size_t count = std::min<std::size_t>(3, space.variables.size());
    if (count == 1) made.maps.push_back(picture.map(0, 0, plan.front().at));
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count && !progress.stopRequested(); ++j)
            made.maps.push_back(picture.map(i, j, plan.front().at));
    return made;
}

} // namespace rigor

#pragma once
// What the next experiments may be: a box of conditions, sensors, what they cost, and the models that say
// what would be measured.

#include "core/methods/fit/predict/predictor.h"

#include <Eigen/Core>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// One number that an experiment is set to.
struct DesignVariable {
    enum class Kind {
        Input,     ///< of the model, held constant
        Parameter, ///< of the model, starts of states among them
        Duration   ///< s; the readings of the experiment are spread evenly over it
    } kind = Kind::Input;
    std::string name, unit;     ///< in the model
    double min = 0, max = 0;    ///< unit of the model
    std::vector<double> levels; ///< ascending; empty = every value from min to max
    std::vector<double> cost;   ///< of an experiment: none, one for all, or one per level
    double rounding = 0;        ///< values are multiples of it (0: any)

    double costAt(double value) const;
    double rounded(double value) const; ///< to the nearest that is allowed
};

struct DesignSensor {
    std::string output, unit;
    double sigma = 0;        ///< of one reading, > 0; unit of the output
    double cost = 0;         ///< of an experiment in which it is read
    std::string ofData = {}; ///< unit in which the data have it, for people; "" = they do not say
};

/// An explanation of the data: a model with what the data say of its unknowns.
struct DesignModel {
    std::string name;
    /// The present experiments, sigma of one reading each; the first one is what the next ones are like.
    FitData data;
    Eigen::VectorXd estimate;
    Eigen::MatrixXd information; ///< of the unknowns now, priors included; n_p x n_p
    /// 1/variance that their ranges say, which stands in only where `information` leaves them open.
    Eigen::VectorXd range;
};

struct DesignSpace {
    std::vector<DesignModel> models; ///< at least one
    std::vector<DesignVariable> variables;
    std::vector<DesignSensor> sensors; ///< at least one; every model has them
    std::size_t experiments = 3;       ///< at most
    double budget = std::numeric_limits<double>::infinity();
    double cost = 0; ///< of every experiment
    SimulationOptions simulation;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0 = all; never changes a result

    double costOf(const Eigen::VectorXd& point, const std::vector<bool>& used) const;
    double cheapest() const; ///< of one experiment with one sensor
    bool sensorsCost() const;
};

/// What readings are worth, additive over readings and experiments: with each row divided by its standard
/// deviation, Z'Z of the columns [h_1 - mean .. h_M - mean, J_1 .. J_M], h_m what model m predicts and J_m =
/// dh_m/dp_m.
struct DesignWorth {
    Eigen::MatrixXd gram;
    double readings = 0;

    DesignWorth& operator+=(const DesignWorth& more);
    DesignWorth times(double factor) const { return {factor * gram, factor * readings}; }
};

/// Of one point of the box, sensor by sensor.
struct DesignPoint {
    Eigen::VectorXd at;
    std::vector<DesignWorth> sensors;
    Message failed; ///< "M2: ...": a model that has no answer there; then there is nothing else
    bool answered() const { return failed.empty(); }
    DesignWorth of(const std::vector<bool>& used) const;
};

/// Runs the models.
class DesignModels {
  public:
    /// space must outlive it.
    DesignModels(const DesignSpace& space, std::stop_token stop);

    Eigen::Index size() const { return size_; }                                ///< of a Gram matrix
    Eigen::Index firstSlope(std::size_t model) const { return first_[model]; } ///< its column
    Eigen::Index unknowns(std::size_t model) const { return space_.models[model].estimate.size(); }

    /// Of many points together; after a stop the rest have failed.
    std::vector<DesignPoint> at(const std::vector<Eigen::VectorXd>& points);
    /// Of the present experiments by all sensors that are measured. Throws Error where a model has no answer.
    DesignWorth present();
    /// What each model predicts of the readings at a point, per sensor: readings x models, unit of the
    /// output.
    std::vector<Eigen::MatrixXd> predicted(const Eigen::VectorXd& point);
    /// Experiments like the first one of a model, one per point.
    FitData dataAt(std::size_t model, std::span<const Eigen::VectorXd> points) const;

    long long simulations() const { return simulations_; }
    long long failures() const { return failures_; }

  private:
    Prediction predict(const FitData& data, std::size_t model);
    void block(std::span<const Eigen::VectorXd> points, std::span<DesignPoint> to);

    const DesignSpace& space_;
    std::stop_token stop_;
    std::vector<Eigen::Index> first_;
    Eigen::Index size_ = 0;
    long long simulations_ = 0, failures_ = 0;
};

} // namespace rigor

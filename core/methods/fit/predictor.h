#pragma once
// h(p): the model's values of the rows of a FitData at values of the unknowns, with exact derivatives: static
// models by StaticModel, models with states by sensitivities through dual numbers.

#include "core/methods/fit/fit_data.h"
#include "core/methods/fit/static_model.h"

#include <atomic>

namespace rigor {

/// One evaluation. Rows whose case could not be simulated are NaN.
struct Prediction {
    bool answered = false;  ///< every row is finite
    std::string why;        ///< "experiment 3: Newton's method did not converge": the first failure
    Eigen::VectorXd values; ///< rows, unit of the row's output
    Eigen::MatrixXd slopes; ///< rows x unknowns, empty if not asked for
};

/// Bound to data and options, which must outlive it. Used by one thread at a time; inside it uses several.
class Predictor {
  public:
    /// threads: 0 = all; never changes a result.
    Predictor(const FitData& data, const SimulationOptions& simulation, int threads,
              std::stop_token stop = {});

    const FitData& data() const { return data_; }
    Eigen::Index unknowns() const { return static_cast<Eigen::Index>(data_.unknowns.size()); }

    /// p: one value per unknown.
    Prediction values(const Eigen::VectorXd& p);
    /// Also dh/dp, exact. The next values near p start from here.
    Prediction withSlopes(const Eigen::VectorXd& p);
    /// sum_i weights_i d2h_i/dp2 (unknowns x unknowns) for any number of weight vectors (columns, rows each).
    /// Call withSlopes(p) before, at the same p. Static models: exact. Models with states: central
    /// differences of the exact slopes with one Richardson extrapolation, steps relative to `scale` (one per
    /// unknown). Empty if the model cannot be simulated beside p.
    std::vector<Eigen::MatrixXd> curvature(const Eigen::VectorXd& p, const Eigen::MatrixXd& weights,
                                           const Eigen::VectorXd& scale);

    /// The next values() start where `other` (of the same data) was solved last.
    void startFrom(const Predictor& other) { anchors_ = other.anchors_; }

    long long simulations() const { return simulations_; }
    long long failures() const { return failures_; }
    bool isStatic() const { return static_; }

  private:
    Prediction evaluate(const Eigen::VectorXd& p, bool slopes);
    /// One case: fills its rows. Returns "" or why it failed.
    std::string staticCase(std::size_t c, const Eigen::VectorXd& p, bool slopes, int worker, Prediction& out);
    std::string dynamicCase(std::size_t c, const Eigen::VectorXd& p, bool slopes, Prediction& out);
    Eigen::VectorXd parametersOf(std::size_t c, const Eigen::VectorXd& p) const;
    std::vector<double> inputsAt(const FitCase& fitCase, double time) const;

    const FitData& data_;
    const SimulationOptions& simulation_;
    int threads_;
    std::stop_token stop_;
    bool static_;
    std::vector<std::vector<std::size_t>> rowsOfCase_;
    std::vector<std::vector<StaticAnchor>> anchors_; ///< per case and time
    std::vector<std::unique_ptr<StaticModel>> workers_;
    std::atomic<long long> simulations_ = 0, failures_ = 0;
};

} // namespace rigor

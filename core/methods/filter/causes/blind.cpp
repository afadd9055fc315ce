#include "core/methods/filter/causes/blind.h"

#include "core/methods/filter/kalman/one_step.h"

namespace rigor {

namespace {

/// The states at the end of the stretch with these inputs; empty if the model does not get there.
Eigen::VectorXd endWith(const FilterSetup& setup, const std::vector<Signal>& inputs, double from, double to,
                        Eigen::VectorXd X, const std::vector<double>& known) {
    FilterSetup own = setup;
    own.inputs = inputs;
    own.simulation.startTime = from;
    own.simulation.stopTime = to;
    own.times = {to};
    own.values.setConstant(1, setup.values.cols(), std::nan(""));
    OneStep step(own);
    step.startWith(known);
    while (step.next())
        if (!step.advance(X)) return {};
    return X.head(setup.stateCount());
}

} // namespace

Eigen::VectorXd spreadBehind(const FilterSetup& setup, const BlindStretch& stretch, double begin,
                             const Eigen::VectorXd& X, const std::vector<double>& known) {
    const Eigen::Index n = setup.stateCount();
    const double to = std::min(stretch.to, setup.times.back());
    Eigen::VectorXd spread = Eigen::VectorXd::Zero(n);
    if (!(to > begin)) return spread;
    const Eigen::VectorXd bridged = endWith(setup, setup.inputs, begin, to, X, known);
    for (const std::vector<Signal>& inputs : setup.otherInputs) {
        const Eigen::VectorXd other = endWith(setup, inputs, begin, to, X, known);
        if (bridged.size() == 0 || other.size() == 0)
            return setup.deviation.head(n).cwiseMax(X.head(n).cwiseAbs());
        spread = spread.cwiseMax((other - bridged).cwiseAbs());
    }
    return spread;
}

} // namespace rigor

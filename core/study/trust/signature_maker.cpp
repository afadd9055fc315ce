#include "core/study/trust/signature_maker.h"

#include "core/foundation/base/parallel.h"

#include <algorithm>

namespace rigor {

SignatureMaker::SignatureMaker(const SignatureGround& ground, FaultRuns& made)
    : data_(ground.data), simulation_(ground.simulation), prediction_(ground.prediction), view_(ground.view),
      estimate_(ground.estimate), threads_(ground.threads), progress_(ground.progress), until_(ground.until),
      planned_(ground.planned), made_(made) {
    for (const std::string& label : view_.label)
        if (std::ranges::find(seen_, label) == seen_.end()) seen_.push_back(label);
}

void SignatureMaker::add(FaultClass fault, std::string place, std::string experiment,
                         const Eigen::VectorXd& change, std::string unit, const Of& counts, bool oneSided) {
    Eigen::MatrixXd shift = Eigen::MatrixXd::Zero(view_.size(), 1);
    for (std::size_t k = 0; k < view_.row.size(); ++k)
        if (counts(k))
            shift(static_cast<Eigen::Index>(k), 0) =
                change[static_cast<Eigen::Index>(view_.row[k])] / sigmaOf(k);
    made_.signatures.push_back(
        {fault, std::move(place), std::move(experiment), std::move(shift), std::move(unit), oneSided});
}

std::vector<std::optional<Eigen::VectorXd>>
SignatureMaker::predicted(std::size_t count, const std::function<FitData(std::size_t)>& variant) {
    std::vector<std::optional<Eigen::VectorXd>> all(count);
    std::vector<long long> made(count, 0);
    // Many variants are run beside each other, one has its experiments so. Places that evaluate for this
    // program get them one behind the other.
    const bool beside = count > 1 && !data_.evaluator;
    parallelFor(count, beside ? threads_ : 1, progress_.stop, [&](std::size_t k) {
        const FitData data = variant(k);
        Predictor predictor(data, simulation_, beside ? 1 : threads_, progress_.stop);
        // A single run: preparing lanes for one point costs more than it.
        Prediction at = predictor.alone({estimate_, {}}, false);
        made[k] = predictor.simulations();
        if (at.answered) all[k] = std::move(at.values);
    });
    for (const long long runs : made) made_.simulations += runs;
    progress_.tell({.phase = "simulating",
                    .done = std::min(planned_, static_cast<double>(made_.simulations)),
                    .total = planned_,
                    .simulations = made_.simulations});
    return all;
}

std::optional<Eigen::VectorXd> SignatureMaker::predicted(const FitData& variant) {
    return std::move(predicted(1, [&](std::size_t) { return variant; }).front());
}

FitData SignatureMaker::copied() const {
    FitData copy = data_;
    copy.priors.clear();
    return copy;
}

} // namespace rigor

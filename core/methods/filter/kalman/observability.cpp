#include "core/methods/filter/kalman/observability.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Standard deviation left over that at the start: nothing to speak of was told.
constexpr double kHiddenPart = 0.9;
/// Part of a direction, in standard deviations at the start, that makes an unknown a member of it.
constexpr double kMemberShare = 0.1;
/// Square of the cosine from which on a direction is still the same: 60 degrees.
constexpr double kSameDirection = 0.25;

class Observability {
  public:
    Observability(const FilterRecord& record, const Eigen::MatrixXd& starts, const Progress& progress)
        : record_(record), starts_(starts), progress_(progress),
          deviation_(record.whole().deviation.tail(record.whole().size() - record.whole().stateCount())) {}

    std::vector<HiddenDirection> at(const Eigen::VectorXd& unknowns) const {
        const Eigen::Index size = unknowns.size();
        const BatchFit there = fitBatch(record_.parts(), starts_, unknowns, {progress_.stop, {}}, 0);
        std::vector<HiddenDirection> hidden;
        if (there.covariance.size() == 0 || !there.covariance.allFinite()) return hidden;
        std::vector<Eigen::Index> told; // those that are not hidden whatever the others are
        for (Eigen::Index k = 0; k < size; ++k)
            if (deviation_[k] > 0) told.push_back(k);
        Eigen::MatrixXd C = there.covariance.bottomRightCorner(size, size)(told, told);
        for (std::size_t a = 0; a < told.size(); ++a)
            for (std::size_t b = 0; b < told.size(); ++b)
                C(static_cast<Eigen::Index>(a), static_cast<Eigen::Index>(b)) /=
                    deviation_[told[a]] * deviation_[told[b]];
        const Eigen::MatrixXd information = C.llt().solve(Eigen::MatrixXd::Identity(C.rows(), C.cols()));
        std::vector<Eigen::Index> rest, others;
        for (std::size_t a = 0; a < told.size(); ++a) {
            const auto k = static_cast<Eigen::Index>(a);
            // 1/information: with all others known.
            if (const double left = 1 / std::sqrt(information(k, k)); left >= kHiddenPart)
                hidden.push_back({{{nameOf(told[a]), deviation_[told[a]]}}, std::min(left, 1.0)});
            else {
                rest.push_back(k);
                others.push_back(told[a]);
            }
        }
        if (rest.size() < 2) return hidden;
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(C(rest, rest).eval());
        for (Eigen::Index k = solver.eigenvalues().size() - 1; k >= 0; --k) {
            const double left = std::sqrt(std::max(0.0, solver.eigenvalues()[k]));
            if (left < kHiddenPart) break;
            HiddenDirection direction{{}, std::min(left, 1.0)};
            for (std::size_t i = 0; i < others.size(); ++i)
                if (const double share = solver.eigenvectors()(static_cast<Eigen::Index>(i), k);
                    std::abs(share) > kMemberShare)
                    direction.direction.emplace_back(nameOf(others[i]), share * deviation_[others[i]]);
            hidden.push_back(std::move(direction));
        }
        return hidden;
    }

    /// The unknowns moved along a direction, within their bounds.
    Eigen::VectorXd moved(Eigen::VectorXd unknowns, const HiddenDirection& along, double times) const {
        const FilterSetup& whole = record_.whole();
        const Eigen::Index n = whole.stateCount();
        for (Eigen::Index k = 0; k < unknowns.size(); ++k)
            for (const auto& [name, far] : along.direction)
                if (name == nameOf(k))
                    unknowns[k] =
                        std::clamp(unknowns[k] + times * far, std::min(whole.lower[n + k], unknowns[k]),
                                   std::max(whole.upper[n + k], unknowns[k]));
        return unknowns;
    }

    /// Whether the directions span this one, in standard deviations at the start. Their members may differ:
    /// along a curved valley the shares change, and of several directions any mixture is as good.
    bool holds(const std::vector<HiddenDirection>& hidden, const HiddenDirection& one) const {
        const Eigen::VectorXd along = scaled(one);
        double inside = 0;
        for (const HiddenDirection& other : hidden) inside += std::pow(along.dot(scaled(other)), 2);
        return inside >= kSameDirection * along.squaredNorm();
    }

  private:
    Eigen::VectorXd scaled(const HiddenDirection& direction) const {
        Eigen::VectorXd shares = Eigen::VectorXd::Zero(deviation_.size());
        for (Eigen::Index k = 0; k < shares.size(); ++k)
            for (const auto& [name, far] : direction.direction)
                if (name == nameOf(k)) shares[k] = far / deviation_[k];
        return shares;
    }

    const std::string& nameOf(Eigen::Index unknown) const {
        return record_.whole().names[static_cast<std::size_t>(record_.whole().stateCount() + unknown)];
    }

    const FilterRecord& record_;
    const Eigen::MatrixXd& starts_;
    const Progress& progress_;
    Eigen::VectorXd deviation_; ///< of the unknowns, at the start
};

} // namespace

std::vector<std::string> HiddenDirection::names() const {
    std::vector<std::string> list;
    for (const auto& [name, far] : direction) list.push_back(name);
    return list;
}

std::vector<HiddenDirection> hiddenDirections(const FilterRecord& record, const Eigen::MatrixXd& starts,
                                              const Eigen::VectorXd& unknowns, const Progress& progress) {
    const Observability observability(record, starts, progress);
    std::vector<HiddenDirection> hidden = observability.at(unknowns);
    std::erase_if(hidden, [&](const HiddenDirection& direction) {
        return std::ranges::any_of(std::array{-1.0, 1.0}, [&](double times) {
            return !observability.holds(observability.at(observability.moved(unknowns, direction, times)),
                                        direction);
        });
    });
    return hidden;
}

} // namespace rigor

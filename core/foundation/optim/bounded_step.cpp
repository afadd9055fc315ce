#include "core/foundation/optim/bounded_step.h"

#include <Eigen/QR>

#include <cmath>

namespace rigor {

namespace {

class ActiveSet {
  public:
    ActiveSet(const Eigen::MatrixXd& a, const Eigen::VectorXd& b, const Eigen::VectorXd& lower,
              const Eigen::VectorXd& upper)
        : a_(a), b_(b), lower_(lower), upper_(upper), d_(Eigen::VectorXd::Zero(a.cols())),
          held_(static_cast<std::size_t>(a.cols()), 0) {
        // Half the gradient at 0 is -A'b: bounds that it points out of are active from the beginning.
        const Eigen::VectorXd slope = -(a.transpose() * b);
        for (Eigen::Index i = 0; i < d_.size(); ++i)
            held(i) = (lower[i] >= 0 && slope[i] >= 0) || (upper[i] <= 0 && slope[i] <= 0);
    }

    BoundedStep solve() {
        for (Eigen::Index k = 0; k < 20 * d_.size(); ++k)
            if (!goOn() && !release()) break;
        return {std::move(d_), free()};
    }

  private:
    char& held(Eigen::Index i) { return held_[static_cast<std::size_t>(i)]; }

    std::vector<Eigen::Index> free() const {
        std::vector<Eigen::Index> result;
        for (Eigen::Index i = 0; i < d_.size(); ++i)
            if (held_[static_cast<std::size_t>(i)] == 0) result.push_back(i);
        return result;
    }

    /// To the least point of the free coordinates, or to the first bound on the way there: then true.
    bool goOn() {
        const auto coordinates = free();
        if (coordinates.empty()) return false;
        Eigen::VectorXd rest = b_;
        for (Eigen::Index i = 0; i < d_.size(); ++i)
            if (held(i) != 0 && d_[i] != 0) rest -= d_[i] * a_.col(i);
        const Eigen::MatrixXd columns = a_(Eigen::all, coordinates);
        const Eigen::VectorXd target = columns.householderQr().solve(rest);
        double share = 1;
        Eigen::Index blocking = -1;
        for (std::size_t f = 0; f < coordinates.size(); ++f) {
            const Eigen::Index i = coordinates[f];
            const double way = target[static_cast<Eigen::Index>(f)] - d_[i];
            const double room = (way > 0 ? upper_[i] : lower_[i]) - d_[i];
            if (way == 0 || !(std::abs(room) < share * std::abs(way))) continue;
            share = std::abs(room / way);
            blocking = i;
        }
        for (std::size_t f = 0; f < coordinates.size(); ++f) {
            const Eigen::Index i = coordinates[f];
            const double end = target[static_cast<Eigen::Index>(f)];
            if (i == blocking)
                d_[i] = end > d_[i] ? upper_[i] : lower_[i];
            else
                d_[i] = share < 1 ? d_[i] + share * (end - d_[i]) : end;
        }
        if (blocking < 0) return false;
        held(blocking) = 1;
        return true;
    }

    /// The held coordinate that is pulled into the box most; false if none is.
    bool release() {
        const Eigen::VectorXd rest = a_ * d_ - b_;
        const double size = rest.norm();
        Eigen::Index released = -1;
        double most = 1e-14;
        for (Eigen::Index i = 0; i < d_.size(); ++i) {
            if (held(i) == 0 || lower_[i] == upper_[i]) continue;
            const double product = size * a_.col(i).norm(), slope = a_.col(i).dot(rest);
            const double pull = product > 0 ? (d_[i] <= lower_[i] ? -slope : slope) / product : 0;
            if (pull > most) most = pull, released = i;
        }
        if (released < 0) return false;
        held(released) = 0;
        return true;
    }

    const Eigen::MatrixXd& a_;
    const Eigen::VectorXd &b_, &lower_, &upper_;
    Eigen::VectorXd d_;
    std::vector<char> held_;
};

} // namespace

BoundedStep boundedStep(const Eigen::MatrixXd& a, const Eigen::VectorXd& b, const Eigen::VectorXd& lower,
                        const Eigen::VectorXd& upper) {
    return ActiveSet(a, b, lower, upper).solve();
}

} // namespace rigor

#include "core/methods/adequacy/selection/search/selection_completion.h"

#include <algorithm>
#include <numeric>

namespace rigor {

namespace {

constexpr int kMostVisits = 3000;

class Completions {
  public:
    Completions(const Relaxation& relaxation, const PartialChoice& choice, const std::vector<double>& gains,
                double needed, FoundCombination& found)
        : relaxation_(relaxation), needed_(needed), found_(found), chosen_(choice.in), places_(choice.places),
          costLeft_(choice.costLeft) {
        std::vector<std::size_t> order(gains.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return gains[a] > gains[b]; });
        above_.push_back(0);
        for (const auto i : order) {
            open_.push_back(choice.open[i]);
            gains_.push_back(gains[i]);
            above_.push_back(above_.back() + std::max(gains[i], 0.0));
        }
        const int p = relaxation.parameterCount();
        sums_.assign(static_cast<std::size_t>(places_) + 1, Eigen::MatrixXd::Zero(p, p));
        for (const int k : choice.in) sums_.front() += relaxation.information(k);
    }

    bool run() {
        extend(0, 0, 0, 0);
        return visits_ <= kMostVisits;
    }

  private:
    void extend(std::size_t from, int depth, double gain, double cost) {
        const auto d = static_cast<std::size_t>(depth);
        if (gain > needed_) {
            const double value = relaxation_.logValueOf(sums_[d]);
            if (value < found_.logValue) found_ = {chosen_, value};
        }
        if (depth == places_) return;
        for (std::size_t i = from; i < open_.size(); ++i) {
            const std::size_t end = std::min(open_.size(), i + static_cast<std::size_t>(places_ - depth));
            if (gain + above_[end] - above_[i] <= needed_) return; // gains fall from here on
            if (++visits_ > kMostVisits) return;
            const double more = cost + relaxation_.cost(open_[i]);
            if (more > costLeft_) continue;
            sums_[d + 1].noalias() = sums_[d] + relaxation_.information(open_[i]);
            chosen_.push_back(open_[i]);
            extend(i + 1, depth + 1, gain + gains_[i], more);
            chosen_.pop_back();
        }
    }

    const Relaxation& relaxation_;
    double needed_;
    FoundCombination& found_;
    std::vector<int> chosen_, open_;
    std::vector<double> gains_, above_; ///< falling; sums of the positive ones before each
    int places_;
    double costLeft_;
    std::vector<Eigen::MatrixXd> sums_;
    int visits_ = 0;
};

} // namespace

bool searchCompletions(const Relaxation& relaxation, const PartialChoice& choice,
                       const std::vector<double>& gains, double needed, FoundCombination& found) {
    return Completions(relaxation, choice, gains, needed, found).run();
}

} // namespace rigor

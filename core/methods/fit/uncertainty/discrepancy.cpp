#include "core/methods/fit/uncertainty/discrepancy.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/residuals/error_model.h"
#include "core/methods/fit/residuals/residual_statistics.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kFewestOfOutput = 8;
/// Lengths that are looked at, parts of the range, and their prior.
constexpr std::array<double, 15> kLengths{0.025, 0.035, 0.048, 0.067, 0.093, 0.13, 0.18, 0.25,
                                          0.35,  0.48,  0.67,  0.93,  1.3,   1.8,  2.5};
constexpr double kMedianLength = 0.2, kSpreadOfLength = 1;
/// Sizes that are looked at, in what the fit leaves.
constexpr int kSizes = 60;
constexpr double kLeastSize = 1e-3, kMostSize = 1e2;
/// Part of s^2 that a picture of lower rank may leave out at any value.
constexpr double kRankTolerance = 1e-6;
constexpr Eigen::Index kMostRank = 120;
constexpr int kDrawn = 400;
/// Numbers in a dense matrix, 160 MB.
constexpr double kMostNumbers = 2e7;

/// One trajectory: where its values stand, their residuals, slopes on the output's own directions, and pull.
struct Block {
    std::vector<Eigen::Index> members;
    Eigen::MatrixXd places; ///< values x coordinates
    Eigen::VectorXd left;
    Eigen::MatrixXd basis, slopes, pull; ///< values x r, values x q, q x values
};

/// L with L L' = exp(-h^2/(2 l^2)) but for kRankTolerance, by the largest pivot; nothing: that needs more
/// columns.
std::optional<Eigen::MatrixXd> rootOf(const Eigen::MatrixXd& places, double length, Eigen::Index mostRank) {
    const Eigen::Index n = places.rows();
    Eigen::VectorXd open = Eigen::VectorXd::Ones(n);
    Eigen::MatrixXd root(n, std::min(n, mostRank));
    for (Eigen::Index k = 0;; ++k) {
        Eigen::Index pivot = 0;
        const double most = open.maxCoeff(&pivot);
        if (most <= kRankTolerance) return root.leftCols(k);
        if (k == root.cols()) return {};
        const Eigen::VectorXd squares = (places.rowwise() - places.row(pivot)).rowwise().squaredNorm();
        Eigen::VectorXd column = (-squares / (2 * length * length)).array().exp();
        if (k > 0) column -= root.leftCols(k) * root.row(pivot).head(k).transpose();
        column /= std::sqrt(most);
        root.col(k) = column;
        open -= column.cwiseAbs2();
        open[pivot] = 0;
    }
}

/// A trajectory at one length, in the directions in which d is independent.
struct Picture {
    Eigen::MatrixXd root;                  ///< values x directions; let go where only sums are asked
    Eigen::VectorXd sizes, left;           ///< eigenvalues, residuals along them
    Eigen::MatrixXd basis, slopes, pulled; ///< directions x r, directions x q, q x directions
};

std::optional<Picture> pictureOf(const Block& block, double length, Eigen::Index mostRank) {
    const auto root = rootOf(block.places, length, mostRank);
    if (!root) return {};
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> own(root->transpose() * *root);
    Picture made;
    made.root = *root * own.eigenvectors();
    made.sizes = own.eigenvalues().cwiseMax(0);
    made.left = made.root.transpose() * block.left;
    made.basis = made.root.transpose() * block.basis;
    made.slopes = made.root.transpose() * block.slopes;
    made.pulled = block.pull * made.root;
    return made;
}

/// The term of an output: what its residuals say of s and l.
class TermOfOutput {
  public:
    TermOfOutput(const ResidualView& view, const FitData& data, std::size_t sensor)
        : view_(view), data_(data), sensor_(sensor), stated_(data.states(sensor)) {}

    /// "" or why there is none.
    Message prepare() {
        for (const ResidualTrajectory& trajectory : view_.trajectories)
            if (trajectory.sensor == sensor_) addBlock(trajectory);
        for (const Block& block : blocks_) count_ += block.left.size();
        const std::string& name = data_.sensors[sensor_].output;
        if (count_ < static_cast<Eigen::Index>(kFewestOfOutput))
            return filled(sentence("Method", "a discrepancy of {} needs {} values, and there are {}"), name,
                          kFewestOfOutput, count_);
        if (!(range_ > 0))
            return filled(sentence("Method", "there is nothing over which a discrepancy of {} could change"),
                          name);
        makeBasis();
        for (Block& block : blocks_) block.places /= range_;
        integrate();
        if (all_.empty())
            return filled(sentence("Method", "{} has too few values for a discrepancy beside {} unknowns"),
                          name, view_.slopes.cols());
        return {};
    }

    /// One pair of s and l, in sigmas and parts of the range.
    struct Pair {
        std::size_t length;
        double size, noise; ///< s and the standard deviation of an error
        double weight;      ///< its probability
    };
    const std::vector<Pair>& all() const { return all_; }
    const std::vector<Block>& blocks() const { return blocks_; }
    const std::vector<Picture>& at(std::size_t length) const { return *pictures_[length]; }
    const std::vector<Picture>& ofAnswer() const { return ofAnswer_; } ///< of the likeliest, with their roots
    const Pair& likeliest() const {
        return *std::max_element(all_.begin(), all_.end(),
                                 [](const Pair& a, const Pair& b) { return a.weight < b.weight; });
    }

    OutputDiscrepancy described() const {
        const double sigma = data_.sensors[sensor_].sigma;
        OutputDiscrepancy made{.sensor = sensor_, .evidence = evidence_, .overTime = overTime_};
        std::vector<std::pair<double, double>> sizes;
        double logarithm = 0;
        for (const Pair& one : all_) {
            made.deviation += sigma * one.weight * one.size;
            made.noise += sigma * one.weight * one.noise;
            logarithm += one.weight * std::log(kLengths[one.length]);
            sizes.emplace_back(one.size, one.weight);
        }
        std::sort(sizes.begin(), sizes.end());
        double sum = 0;
        for (const auto& [size, weight] : sizes) {
            sum += weight;
            made.greatest = sigma * size;
            if (sum >= 0.95) break;
        }
        made.length = std::exp(logarithm) * (overTime_ ? range_ : 1);
        return made;
    }

  private:
    void addBlock(const ResidualTrajectory& trajectory) {
        Block block{.members = trajectory.members};
        const auto n = static_cast<Eigen::Index>(block.members.size());
        overTime_ = !trajectory.experiment.empty();
        if (overTime_) {
            block.places.resize(n, 1);
            for (Eigen::Index k = 0; k < n; ++k)
                block.places(k, 0) =
                    view_.time[static_cast<std::size_t>(block.members[static_cast<std::size_t>(k)])];
            range_ = std::max(range_, block.places.maxCoeff() - block.places.minCoeff());
        } else {
            const std::vector<Follower> conditions = followersOf(view_, data_, block.members);
            block.places.resize(n, static_cast<Eigen::Index>(conditions.size()));
            for (std::size_t c = 0; c < conditions.size(); ++c) {
                const Eigen::VectorXd& z = conditions[c].values;
                block.places.col(static_cast<Eigen::Index>(c)) = z.array() / (z.maxCoeff() - z.minCoeff());
            }
            if (!conditions.empty()) range_ = 1;
        }
        block.left = view_.left(block.members);
        block.slopes = view_.slopes(block.members, Eigen::all);
        block.pull = view_.pull(Eigen::all, block.members);
        blocks_.push_back(std::move(block));
    }

    /// What a change of the unknowns could do in this output, orthonormal.
    void makeBasis() {
        Eigen::MatrixXd slopes(count_, view_.slopes.cols());
        Eigen::Index at = 0;
        for (const Block& block : blocks_) {
            slopes.middleRows(at, block.slopes.rows()) = block.slopes;
            at += block.slopes.rows();
        }
        const Eigen::MatrixXd basis = orthonormalColumns(slopes);
        at = 0;
        for (Block& block : blocks_) {
            block.basis = basis.middleRows(at, block.slopes.rows());
            at += block.slopes.rows();
        }
        rank_ = basis.cols();
    }

    void integrate() {
        const auto freedom = static_cast<double>(count_ - rank_);
        if (freedom < 3) return;
        double squares = 0;
        for (const Block& block : blocks_) squares += block.left.squaredNorm();
        const double left = std::sqrt(squares / static_cast<double>(count_));
        pictures_.resize(kLengths.size());
        const auto mostRank = static_cast<Eigen::Index>(
            std::clamp(kMostNumbers / static_cast<double>(count_), 8.0, static_cast<double>(kMostRank)));
        double best = -kInfinity, most = -kInfinity, none = -kInfinity;
        for (std::size_t l = 0; l < kLengths.size(); ++l) {
            std::vector<Picture> pictures;
            for (const Block& block : blocks_) {
                auto picture = pictureOf(block, kLengths[l], mostRank);
                if (!picture) break;
                picture->root.resize(0, 0);
                pictures.push_back(std::move(*picture));
            }
            if (pictures.size() < blocks_.size()) continue; // changes faster than can be told here
            pictures_[l] = std::move(pictures);
            const double off = std::log(kLengths[l] / kMedianLength) / kSpreadOfLength;
            for (int k = 0; k < kSizes; ++k) {
                const double size = left * kLeastSize * std::pow(kMostSize / kLeastSize, (k + 0.5) / kSizes);
                Pair one{.length = l, .size = size, .noise = 1, .weight = 0};
                // In the stated error; where none is stated in that which the ratio leaves.
                const double value =
                    stated_ ? stated(*pictures_[l], size) : found(*pictures_[l], size / left, one);
                if (!std::isfinite(value)) continue;
                most = std::max(most, value);
                if (k == 0) none = value;
                const double relative = one.size / left;
                one.weight = value + std::log(one.size) - std::log1p(relative * relative) - off * off / 2;
                best = std::max(best, one.weight);
                all_.push_back(one);
            }
        }
        evidence_ = 2 * (most - none);
        double sum = 0;
        for (Pair& one : all_) sum += one.weight = std::exp(one.weight - best);
        for (Pair& one : all_) one.weight /= sum;
        std::erase_if(all_, [](const Pair& one) { return !(one.weight > 1e-12); });
        if (all_.empty()) return;
        for (const Block& block : blocks_)
            ofAnswer_.push_back(*pictureOf(block, kLengths[likeliest().length], mostRank));
    }

    /// Logarithm of the restricted likelihood without -freedom/2 log noise^2 - squares/(2 noise^2); squares:
    /// of the residuals against errors of 1 and d of the size `ratio`.
    double restricted(const std::vector<Picture>& pictures, double ratio, double& squares) const {
        const double r2 = ratio * ratio;
        Eigen::MatrixXd information = Eigen::MatrixXd::Identity(rank_, rank_);
        Eigen::VectorXd score = Eigen::VectorXd::Zero(rank_);
        double value = 0;
        squares = 0;
        for (std::size_t b = 0; b < blocks_.size(); ++b) {
            const Picture& one = pictures[b];
            const Eigen::VectorXd weight = r2 / (1 + r2 * one.sizes.array());
            value -= (r2 * one.sizes.array()).log1p().sum() / 2;
            squares += blocks_[b].left.squaredNorm() - weight.dot(one.left.cwiseAbs2());
            const Eigen::MatrixXd weighed = weight.asDiagonal() * one.basis;
            information -= one.basis.transpose() * weighed;
            score += blocks_[b].basis.transpose() * blocks_[b].left - weighed.transpose() * one.left;
        }
        if (rank_ == 0) return value;
        const Eigen::LLT<Eigen::MatrixXd> factors(information);
        if (factors.info() != Eigen::Success) return kNaN;
        value -= factors.matrixLLT().diagonal().array().log().sum();
        squares -= score.dot(factors.solve(score));
        return value;
    }

    double stated(const std::vector<Picture>& pictures, double size) const {
        double squares = 0;
        const double value = restricted(pictures, size, squares);
        return value - squares / 2;
    }

    /// With the error integrated over, each size of it alike by its logarithm.
    double found(const std::vector<Picture>& pictures, double ratio, Pair& one) const {
        double squares = 0;
        const double value = restricted(pictures, ratio, squares);
        const auto freedom = static_cast<double>(count_ - rank_);
        if (!(squares > 0)) return kNaN;
        one.noise = std::sqrt(squares / freedom);
        one.size = ratio * one.noise;
        return value - freedom / 2 * std::log(squares);
    }

    const ResidualView& view_;
    const FitData& data_;
    std::size_t sensor_;
    bool stated_, overTime_ = true;
    std::vector<Block> blocks_;
    Eigen::Index count_ = 0, rank_ = 0;
    double range_ = 0; ///< of a place
    std::vector<std::optional<std::vector<Picture>>> pictures_;
    std::vector<Picture> ofAnswer_;
    double evidence_ = 0;
    std::vector<Pair> all_;
};

/// Sums of the outputs.
class DiscrepancyMaker {
  public:
    DiscrepancyMaker(const ResidualView& view, const FitData& data) : view_(view), data_(data) {
        const Eigen::Index q = view.pull.rows();
        made_.values = made_.errors = Eigen::VectorXd::Zero(view.size());
        made_.covariance = made_.ofTerm = Eigen::MatrixXd::Zero(q, q);
        made_.drawn.assign(kDrawn, Eigen::MatrixXd::Zero(q, q));
        information_ = Eigen::MatrixXd::Zero(q, q);
        score_ = Eigen::VectorXd::Zero(q);
    }

    Message add(std::size_t sensor) {
        TermOfOutput& term = terms_.emplace_back(view_, data_, sensor);
        if (Message why = term.prepare(); !why.empty()) return why;
        addCovariance(term);
        addAnswer(term);
        return {};
    }

    ModelDiscrepancy take(const std::vector<std::size_t>& sensors) {
        const ErrorModel white = whiteErrors(view_);
        for (std::size_t s = 0; s < view_.sensors; ++s)
            if (std::ranges::find(sensors, s) == sensors.end())
                addErrors(s, data_.states(s) ? 1 : white[s].deviation);
        made_.movedCovariance = information_.completeOrthogonalDecomposition().pseudoInverse();
        made_.moved = made_.movedCovariance * score_;
        makeView();
        return std::move(made_);
    }

  private:
    void addCovariance(const TermOfOutput& term) {
        const Eigen::Index q = view_.pull.rows();
        Eigen::MatrixXd errors = Eigen::MatrixXd::Zero(q, q);
        for (const Block& block : term.blocks()) errors += block.pull * block.pull.transpose();
        std::vector<Eigen::MatrixXd> ofLength(kLengths.size());
        for (const auto& one : term.all()) {
            Eigen::MatrixXd& moved = ofLength[one.length];
            if (moved.size() == 0) {
                moved = Eigen::MatrixXd::Zero(q, q);
                for (const Picture& picture : term.at(one.length))
                    moved += picture.pulled * picture.pulled.transpose();
            }
            const Eigen::MatrixXd ofTerm = one.size * one.size * moved;
            made_.covariance += one.weight * (one.noise * one.noise * errors + ofTerm);
            made_.ofTerm += one.weight * ofTerm;
        }
        // The outputs' draws are combined as those of a Kronecker sequence.
        auto ordered = term.all();
        std::ranges::sort(ordered, {}, &TermOfOutput::Pair::size);
        const double step = std::fmod(std::sqrt(5.0) / 2 * static_cast<double>(terms_.size()), 1);
        for (int k = 0; k < kDrawn; ++k) {
            const double at = terms_.size() == 1 ? (k + 0.5) / kDrawn : std::fmod((k + 0.5) * step, 1);
            double sum = 0;
            const auto chosen = std::ranges::find_if(
                ordered, [&](const TermOfOutput::Pair& one) { return (sum += one.weight) >= at; });
            const auto& one = chosen == ordered.end() ? ordered.back() : *chosen;
            made_.drawn[static_cast<std::size_t>(k)] +=
                one.noise * one.noise * errors + one.size * one.size * ofLength[one.length];
        }
    }

    void addErrors(std::size_t sensor, double deviation) {
        for (const ResidualTrajectory& trajectory : view_.trajectories) {
            if (trajectory.sensor != sensor) continue;
            const Eigen::MatrixXd pull = view_.pull(Eigen::all, trajectory.members),
                                  slopes = view_.slopes(trajectory.members, Eigen::all);
            const Eigen::MatrixXd own = deviation * deviation * pull * pull.transpose();
            made_.covariance += own;
            for (Eigen::MatrixXd& one : made_.drawn) one += own;
            information_ += slopes.transpose() * slopes / (deviation * deviation);
            score_ += slopes.transpose() * view_.left(trajectory.members) / (deviation * deviation);
        }
    }

    /// At the likeliest s and l.
    void addAnswer(const TermOfOutput& term) {
        const auto& pair = term.likeliest();
        const double ratio = pair.size / pair.noise, r2 = ratio * ratio, n2 = pair.noise * pair.noise;
        OutputDiscrepancy described = term.described();
        double squares = 0, open = 0, count = 0;
        for (std::size_t b = 0; b < term.blocks().size(); ++b) {
            const Block& block = term.blocks()[b];
            const Picture& picture = term.ofAnswer()[b];
            const Eigen::VectorXd weight = r2 / (1 + r2 * picture.sizes.array());
            const Eigen::VectorXd values = picture.root * weight.cwiseProduct(picture.left);
            made_.values(block.members) = values;
            made_.errors(block.members) = (n2 * picture.root.cwiseAbs2() * weight).cwiseSqrt();
            squares += block.left.squaredNorm();
            open += (block.left - values).squaredNorm();
            count += static_cast<double>(block.left.size());
            const Eigen::MatrixXd weighed = weight.asDiagonal() * picture.slopes;
            information_ +=
                (block.slopes.transpose() * block.slopes - picture.slopes.transpose() * weighed) / n2;
            score_ += (block.slopes.transpose() * block.left - weighed.transpose() * picture.left) / n2;
        }
        const double sigma = data_.sensors[described.sensor].sigma;
        described.fitLeaves = sigma * std::sqrt(squares / count);
        described.left = sigma * std::sqrt(open / count);
        made_.outputs.push_back(described);
    }

    /// With W = (I + (s/noise)^2 L L')^(-1/2) of the likeliest s and l: W (d + error) is as noise alone is.
    void makeView() {
        ResidualView white = view_;
        for (const TermOfOutput& term : terms_) {
            const auto& pair = term.likeliest();
            const double ratio = pair.size / pair.noise;
            for (std::size_t b = 0; b < term.blocks().size(); ++b) {
                const Block& block = term.blocks()[b];
                const Picture& picture = term.ofAnswer()[b];
                const Eigen::ArrayXd sizes = picture.sizes.array(),
                                     spread = (1 + ratio * ratio * sizes).sqrt(),
                                     inverse = (sizes > 0).select(1 / sizes, 0);
                const Eigen::VectorXd takes = (1 / spread - 1) * inverse, gives = (spread - 1) * inverse;
                white.left(block.members) += picture.root * takes.cwiseProduct(picture.left);
                white.slopes(block.members, Eigen::all) +=
                    picture.root * (takes.asDiagonal() * picture.slopes);
                white.pull(Eigen::all, block.members) +=
                    (picture.pulled * gives.asDiagonal()) * picture.root.transpose();
            }
        }
        made_.white = std::move(white);
    }

    const ResidualView& view_;
    const FitData& data_;
    std::vector<TermOfOutput> terms_;
    Eigen::MatrixXd information_;
    Eigen::VectorXd score_;
    ModelDiscrepancy made_;
};

} // namespace

std::optional<ModelDiscrepancy> findDiscrepancy(const ResidualView& view, const FitData& data,
                                                const std::vector<std::size_t>& sensors, Message& why) {
    DiscrepancyMaker maker(view, data);
    for (const std::size_t sensor : sensors)
        if (why = maker.add(sensor); !why.empty()) return {};
    return maker.take(sensors);
}

} // namespace rigor

#include "core/methods/fit/uncertainty/discrepancy.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/residuals/error_model.h"
#include "core/methods/fit/residuals/residual_statistics.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>

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

/// over: coordinates of the places.
std::optional<Picture> pictureOf(const Block& block, const std::vector<Eigen::Index>& over, double length,
                                 Eigen::Index mostRank) {
    const auto root = rootOf(block.places(Eigen::all, over), length, mostRank);
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

/// What outputs beside one with a term say of the unknowns, on the directions that all of them determine.
struct Others {
    Eigen::MatrixXd information;
    Eigen::VectorXd score;
};

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
        for (Block& block : blocks_) block.places /= range_;
        Eigen::MatrixXd slopes(count_, view_.slopes.cols());
        Eigen::Index at = 0;
        for (const Block& block : blocks_) {
            slopes.middleRows(at, block.slopes.rows()) = block.slopes;
            at += block.slopes.rows();
        }
        rank_ = orthonormalColumns(slopes).cols();
        if (count_ - rank_ < 3) return tooFew();
        return {};
    }

    /// One pair of s and l, in sigmas and parts of the range.
    struct Pair {
        std::size_t shape;  ///< of shapes_
        double size, noise; ///< s and the standard deviation of an error
        double weight;      ///< its probability
    };
    std::size_t sensor() const { return sensor_; }
    const std::vector<Pair>& all() const { return all_; }
    const std::vector<Block>& blocks() const { return blocks_; }
    std::size_t shapes() const { return shapes_.size(); }
    const std::vector<Picture>& at(std::size_t shape) const { return *pictures_[shape]; }
    const std::vector<Picture>& ofAnswer() const { return ofAnswer_; } ///< of the likeliest, with their roots
    const Pair& likeliest() const {
        return *std::max_element(all_.begin(), all_.end(),
                                 [](const Pair& a, const Pair& b) { return a.weight < b.weight; });
    }

    /// directions: those of the unknowns that all outputs determine (q x r).
    void setDirections(const Eigen::MatrixXd& directions) {
        for (Block& block : blocks_) block.basis = block.slopes * directions;
    }

    /// Sums over sizes and lengths beside what the other outputs tell of the unknowns; "" or why there are
    /// none.
    Message sumUp(const Others& others) {
        all_.clear();
        ofAnswer_.clear();
        shapes_.clear();
        integrate(others);
        return all_.empty() ? tooFew() : Message{};
    }

    /// What this output tells of the unknowns at its likeliest pair.
    void tell(Others& others) const {
        const Sums sums = sumsAt(ofAnswer_, likeliest().size / likeliest().noise);
        const double square = likeliest().noise * likeliest().noise;
        others.information += sums.information / square;
        others.score += sums.score / square;
    }

    OutputDiscrepancy described() const {
        const double sigma = data_.sensors[sensor_].sigma;
        OutputDiscrepancy made{.sensor = sensor_, .evidence = evidence_, .overTime = overTime_};
        std::vector<std::pair<double, double>> sizes;
        double logarithm = 0;
        for (const Pair& one : all_) {
            made.deviation += sigma * one.weight * one.size;
            made.noise += sigma * one.weight * one.noise;
            logarithm += one.weight * std::log(kLengths[shapes_[one.shape].length]);
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

    Message tooFew() const {
        return filled(sentence("Method", "{} has too few values for a discrepancy beside {} unknowns"),
                      data_.sensors[sensor_].output, view_.slopes.cols());
    }

    void integrate(const Others& others) {
        double squares = 0;
        for (const Block& block : blocks_) squares += block.left.squaredNorm();
        const double left = std::sqrt(squares / static_cast<double>(count_));
        makeShapes();
        pictures_.resize(shapes_.size());
        const auto mostRank = static_cast<Eigen::Index>(
            std::clamp(kMostNumbers / static_cast<double>(count_), 8.0, static_cast<double>(kMostRank)));
        double best = -kInfinity, most = -kInfinity, none = -kInfinity;
        for (std::size_t l = 0; l < shapes_.size(); ++l) {
            const double length = kLengths[shapes_[l].length];
            std::vector<Picture> pictures;
            for (const Block& block : blocks_) {
                auto picture = pictureOf(block, shapes_[l].over, length, mostRank);
                if (!picture) break;
                picture->root.resize(0, 0);
                pictures.push_back(std::move(*picture));
            }
            if (pictures.size() < blocks_.size()) continue; // changes faster than can be told here
            pictures_[l] = std::move(pictures);
            const double off = std::log(length / kMedianLength) / kSpreadOfLength;
            for (int k = 0; k < kSizes; ++k) {
                const double size = left * kLeastSize * std::pow(kMostSize / kLeastSize, (k + 0.5) / kSizes);
                Pair one{.shape = l, .size = size, .noise = 1, .weight = 0};
                // In the stated error; where none is stated in that which the ratio leaves.
                const double value = stated_ ? stated(*pictures_[l], size, others)
                                             : found(*pictures_[l], size / left, others, one);
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
            ofAnswer_.push_back(*pictureOf(block, shapes_[likeliest().shape].over,
                                           kLengths[shapes_[likeliest().shape].length], mostRank));
    }

    void makeShapes() {
        std::vector<std::vector<Eigen::Index>> over(1);
        const Eigen::Index conditions = blocks_.front().places.cols();
        for (Eigen::Index c = 0; c < conditions; ++c) over.front().push_back(c);
        for (Eigen::Index c = 0; c < conditions && conditions > 1; ++c) over.push_back({c});
        for (const auto& some : over)
            for (std::size_t l = 0; l < kLengths.size(); ++l) shapes_.push_back({some, l});
    }

    /// Of the residuals against errors of 1 and d of the size `ratio`, -1/2 log |V| as `logarithm`.
    struct Sums {
        double logarithm = 0, squares = 0;
        Eigen::MatrixXd information;
        Eigen::VectorXd score;
    };
    Sums sumsAt(const std::vector<Picture>& pictures, double ratio) const {
        const double r2 = ratio * ratio;
        const Eigen::Index rank = blocks_.front().basis.cols();
        Sums sums{.information = Eigen::MatrixXd::Zero(rank, rank), .score = Eigen::VectorXd::Zero(rank)};
        for (std::size_t b = 0; b < blocks_.size(); ++b) {
            const Picture& one = pictures[b];
            const Block& block = blocks_[b];
            const Eigen::VectorXd weight = r2 / (1 + r2 * one.sizes.array());
            sums.logarithm -= (r2 * one.sizes.array()).log1p().sum() / 2;
            sums.squares += block.left.squaredNorm() - weight.dot(one.left.cwiseAbs2());
            const Eigen::MatrixXd weighed = weight.asDiagonal() * one.basis;
            sums.information += block.basis.transpose() * block.basis - one.basis.transpose() * weighed;
            sums.score += block.basis.transpose() * block.left - weighed.transpose() * one.left;
        }
        return sums;
    }

    /// Logarithm of the restricted likelihood of all outputs but for what does not depend on the pair.
    double likelihood(const Sums& sums, double noise, const Others& others) const {
        const double square = noise * noise;
        const Eigen::MatrixXd information = sums.information / square + others.information;
        const Eigen::VectorXd score = sums.score / square + others.score;
        const Eigen::LLT<Eigen::MatrixXd> factors(information);
        if (factors.info() != Eigen::Success) return kNaN;
        const Eigen::VectorXd moved = factors.solve(score);
        return sums.logarithm - static_cast<double>(count_) * std::log(noise) -
               factors.matrixLLT().diagonal().array().log().sum() -
               (sums.squares / square - score.dot(moved)) / 2;
    }

    double stated(const std::vector<Picture>& pictures, double size, const Others& others) const {
        return likelihood(sumsAt(pictures, size), 1, others);
    }

    /// At the likeliest error.
    double found(const std::vector<Picture>& pictures, double ratio, const Others& others, Pair& one) const {
        constexpr double kGolden = 0.6180339887498949;
        constexpr int kSteps = 24; // the error to 5e-5
        const Sums sums = sumsAt(pictures, ratio);
        if (!(sums.squares > 0)) return kNaN;
        // With the unknowns free it is less than what the fit leaves, held by other outputs a little more.
        double high = std::log(sums.squares / static_cast<double>(count_ - rank_)) / 2 + 1, low = high - 6;
        const auto at = [&](double logarithm) { return likelihood(sums, std::exp(logarithm), others); };
        double a = high - kGolden * (high - low), b = low + kGolden * (high - low), ofA = at(a), ofB = at(b);
        for (int k = 0; k < kSteps; ++k) {
            if (ofA > ofB) {
                high = b;
                b = a;
                ofB = ofA;
                ofA = at(a = high - kGolden * (high - low));
            } else {
                low = a;
                a = b;
                ofA = ofB;
                ofB = at(b = low + kGolden * (high - low));
            }
        }
        one.noise = std::exp((low + high) / 2);
        one.size = ratio * one.noise;
        return at((low + high) / 2);
    }

    const ResidualView& view_;
    const FitData& data_;
    std::size_t sensor_;
    bool stated_, overTime_ = true;
    std::vector<Block> blocks_;
    Eigen::Index count_ = 0, rank_ = 0;
    double range_ = 0; ///< of a place
    struct Shape {
        std::vector<Eigen::Index> over; ///< coordinates of the places
        std::size_t length;             ///< of kLengths
    };
    std::vector<Shape> shapes_;
    std::vector<std::optional<std::vector<Picture>>> pictures_; ///< per shape
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

    Message add(std::size_t sensor) { return terms_.emplace_back(view_, data_, sensor).prepare(); }

    /// "" or why there are none.
    Message sumUp() {
        const ErrorModel white = whiteErrors(view_);
        noise_.assign(view_.sensors, 1);
        for (std::size_t s = 0; s < view_.sensors; ++s)
            if (!data_.states(s) || hasTerm(s)) noise_[s] = white[s].deviation;
        const Eigen::MatrixXd directions = determined();
        const auto rank = directions.cols();
        // What no output but those with a term tells is held by next to nothing, alike at all sizes.
        constexpr double kHeld = 1e-9;
        Others without{kHeld * Eigen::MatrixXd::Identity(rank, rank), Eigen::VectorXd::Zero(rank)};
        for (const ResidualTrajectory& trajectory : view_.trajectories) {
            if (hasTerm(trajectory.sensor)) continue;
            const double square = std::pow(noise_[trajectory.sensor], 2);
            if (!(square > 0)) continue;
            const Eigen::MatrixXd basis = view_.slopes(trajectory.members, Eigen::all) * directions;
            without.information += basis.transpose() * basis / square;
            without.score += basis.transpose() * view_.left(trajectory.members) / square;
        }
        for (TermOfOutput& term : terms_) {
            term.setDirections(directions);
            if (Message why = term.sumUp(without); !why.empty()) return why;
        }
        // Beside the others as they were found.
        for (std::size_t k = 0; k < terms_.size() && terms_.size() > 1; ++k) {
            Others others = without;
            for (std::size_t other = 0; other < terms_.size(); ++other)
                if (other != k) terms_[other].tell(others);
            if (Message why = terms_[k].sumUp(others); !why.empty()) return why;
        }
        return {};
    }

    ModelDiscrepancy take() {
        for (std::size_t k = 0; k < terms_.size(); ++k) {
            addCovariance(terms_[k], k);
            addInformation(terms_[k]);
            noise_[terms_[k].sensor()] = terms_[k].likeliest().noise;
        }
        for (std::size_t s = 0; s < view_.sensors; ++s)
            if (!hasTerm(s)) addErrors(s, noise_[s]);
        made_.movedCovariance = information_.completeOrthogonalDecomposition().pseudoInverse();
        made_.moved = made_.movedCovariance * score_;
        for (const TermOfOutput& term : terms_) addAnswer(term);
        makeView();
        return std::move(made_);
    }

  private:
    bool hasTerm(std::size_t sensor) const {
        return std::ranges::any_of(terms_, [&](const TermOfOutput& one) { return one.sensor() == sensor; });
    }

    /// Directions in which all outputs together, each in its errors, are orthonormal; as many as the rank.
    Eigen::MatrixXd determined() const {
        Eigen::MatrixXd unit = view_.slopes;
        for (Eigen::Index k = 0; k < unit.rows(); ++k)
            if (const double noise = noise_[view_.sensor[static_cast<std::size_t>(k)]]; noise > 0)
                unit.row(k) /= noise;
        Eigen::VectorXd norms = unit.colwise().norm();
        for (double& one : norms)
            if (!(one > 0)) one = 1;
        unit *= norms.cwiseInverse().asDiagonal();
        const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(unit);
        const Eigen::Index rank = qr.rank();
        Eigen::MatrixXd made = Eigen::MatrixXd::Zero(unit.cols(), rank);
        const Eigen::MatrixXd square = qr.matrixR().topLeftCorner(rank, rank);
        made.topRows(rank) =
            square.triangularView<Eigen::Upper>().solve(Eigen::MatrixXd::Identity(rank, rank));
        return norms.cwiseInverse().asDiagonal() * (qr.colsPermutation() * made).eval();
    }

    void addCovariance(const TermOfOutput& term, std::size_t number) {
        const Eigen::Index q = view_.pull.rows();
        Eigen::MatrixXd errors = Eigen::MatrixXd::Zero(q, q);
        for (const Block& block : term.blocks()) errors += block.pull * block.pull.transpose();
        std::vector<Eigen::MatrixXd> ofShape(term.shapes());
        for (const auto& one : term.all()) {
            Eigen::MatrixXd& moved = ofShape[one.shape];
            if (moved.size() == 0) {
                moved = Eigen::MatrixXd::Zero(q, q);
                for (const Picture& picture : term.at(one.shape))
                    moved += picture.pulled * picture.pulled.transpose();
            }
            const Eigen::MatrixXd ofTerm = one.size * one.size * moved;
            made_.covariance += one.weight * (one.noise * one.noise * errors + ofTerm);
            made_.ofTerm += one.weight * ofTerm;
        }
        // The outputs' draws are combined as those of a Kronecker sequence.
        auto ordered = term.all();
        std::ranges::sort(ordered, {}, &TermOfOutput::Pair::size);
        const double step = std::fmod(std::sqrt(5.0) / 2 * static_cast<double>(number + 1), 1);
        for (int k = 0; k < kDrawn; ++k) {
            const double at = number == 0 ? (k + 0.5) / kDrawn : std::fmod((k + 0.5) * step, 1);
            double sum = 0;
            const auto chosen = std::ranges::find_if(
                ordered, [&](const TermOfOutput::Pair& one) { return (sum += one.weight) >= at; });
            const auto& one = chosen == ordered.end() ? ordered.back() : *chosen;
            made_.drawn[static_cast<std::size_t>(k)] +=
                one.noise * one.noise * errors + one.size * one.size * ofShape[one.shape];
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
    void addInformation(const TermOfOutput& term) {
        const auto& pair = term.likeliest();
        const double ratio = pair.size / pair.noise, r2 = ratio * ratio, n2 = pair.noise * pair.noise;
        for (std::size_t b = 0; b < term.blocks().size(); ++b) {
            const Block& block = term.blocks()[b];
            const Picture& picture = term.ofAnswer()[b];
            const Eigen::VectorXd weight = r2 / (1 + r2 * picture.sizes.array());
            const Eigen::MatrixXd weighed = weight.asDiagonal() * picture.slopes;
            information_ +=
                (block.slopes.transpose() * block.slopes - picture.slopes.transpose() * weighed) / n2;
            score_ += (block.slopes.transpose() * block.left - weighed.transpose() * picture.left) / n2;
        }
    }

    /// What the model at its estimate lacks: beside d what the estimate is off by, as d has pulled it
    /// (universal kriging: N. Cressie, "Statistics for Spatial Data", 1993, section 3.4).
    void addAnswer(const TermOfOutput& term) {
        const auto& pair = term.likeliest();
        const double ratio = pair.size / pair.noise, r2 = ratio * ratio, n2 = pair.noise * pair.noise;
        OutputDiscrepancy described = term.described();
        double squares = 0, open = 0, count = 0;
        for (std::size_t b = 0; b < term.blocks().size(); ++b) {
            const Block& block = term.blocks()[b];
            const Picture& picture = term.ofAnswer()[b];
            const Eigen::VectorXd weight = r2 / (1 + r2 * picture.sizes.array());
            const Eigen::MatrixXd taken = picture.root * (weight.asDiagonal() * picture.slopes),
                                  off = block.slopes - taken, spread = off * made_.movedCovariance;
            const Eigen::VectorXd values =
                picture.root * weight.cwiseProduct(picture.left) + off * made_.moved;
            made_.values(block.members) = values;
            made_.errors(block.members) =
                (n2 * picture.root.cwiseAbs2() * weight + spread.cwiseProduct(off).rowwise().sum())
                    .cwiseSqrt();
            squares += block.left.squaredNorm();
            open += (block.left - values).squaredNorm();
            count += static_cast<double>(block.left.size());
        }
        const double sigma = data_.sensors[described.sensor].sigma;
        described.fitLeaves = sigma * std::sqrt(squares / count);
        described.left = sigma * std::sqrt(open / count);
        made_.outputs.push_back(described);
    }

    /// With W = (I + (s/noise)^2 L L')^(-1/2) of the likeliest s and l: W (d + error) is as noise alone is.
    /// The residuals are those of the generalised least squares, to first order: where least squares are
    /// pulled off by d, other outputs are off with them, and look as if they lacked something too.
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
                const Eigen::VectorXd takes = (1 / spread - 1) * inverse;
                white.left(block.members) += picture.root * takes.cwiseProduct(picture.left);
                white.slopes(block.members, Eigen::all) +=
                    picture.root * (takes.asDiagonal() * picture.slopes);
            }
        }
        for (Eigen::Index k = 0; k < white.size(); ++k) {
            const double noise = noise_[white.sensor[static_cast<std::size_t>(k)]];
            white.pull.col(k) = made_.movedCovariance * white.slopes.row(k).transpose() / (noise * noise);
        }
        const Eigen::VectorXd before = white.left;
        white.left = white.leftOf(before);
        made_.white = std::move(white);
    }

    const ResidualView& view_;
    const FitData& data_;
    std::vector<TermOfOutput> terms_;
    std::vector<double> noise_; ///< per output, standard deviation of an error
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
    if (why = maker.sumUp(); !why.empty()) return {};
    return maker.take();
}

} // namespace rigor

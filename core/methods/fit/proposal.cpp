#include "core/methods/fit/proposal.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/optim/start_points.h"
#include "core/methods/answer_actions.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"
#include "core/methods/fit/uncertainty/input_gaps.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {
namespace {

constexpr int kSamples = 192;                 ///< of a hypercube
constexpr std::size_t kProposedTogether = 32; ///< points between two looks at the stop
constexpr int kRounds = 3, kRefined = 6, kSteps = 15;
constexpr double kWithin = 4; ///< J over the least: twice its rms
constexpr double kOpenSide = 100, kOneDecade = 10;
constexpr double kConditionLimit = 1e12; ///< of the scaled J'J
constexpr double kTiny = 1e-300;
constexpr double kNearEdge = 0.02; ///< of the width

double rounded(double value, int digits, bool up) {
    if (!(std::abs(value) > 0) || !std::isfinite(value)) return value;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - digits + 1);
    // The division leaves 2.9999999999999996 of 0.3.
    const double steps = value / unit, near = std::round(steps);
    const double whole = std::abs(steps - near) < 1e-9 ? near : up ? std::ceil(steps) : std::floor(steps);
    return ofDigits(whole * unit, digits);
}

struct Point {
    Eigen::VectorXd at;
    double objective = HUGE_VAL;
};

class Proposal {
  public:
    Proposal(const Problem& problem, const Progress& progress)
        : problem_(problem), progress_(progress), data_(knownDataOf(problem, true, progress.stop)),
          box_(fitBoxOf(problem)), predictor_(data_, problem.simulation, problem.threads, progress.stop),
          residuals_(predictor_, FitWeights::Sum) {}

    FitProposal make() {
        const auto n = box_.start.size();
        for (Eigen::Index i = 0; i < n; ++i) closeSide(i);
        evaluate({box_.start});
        if (!points_.empty()) made_.leftNow = leftAt(box_.start);
        for (int round = 0; round < kRounds && !stopped(); ++round) {
            fill(round);
            refine();
            if (!moved()) break;
        }
        made_.cancelled = stopped();
        made_.simulations = predictor_.simulations();
        made_.failures = predictor_.failures();
        if (points_.empty()) {
            if (stopped()) return std::move(made_);
            fail(sentence("Method", "None of {} points within the ranges can be simulated: {}"),
                 made_.simulations, residuals_.firstFailure());
        }
        propose();
        return std::move(made_);
    }

  private:
    bool stopped() const { return progress_.stopRequested(); }
    const Variable& parameter(Eigen::Index i) const {
        return data_.model->parameters()[data_.unknowns[static_cast<std::size_t>(i)]];
    }
    bool isLog(Eigen::Index i) const {
        return box_.isLog(i) || (box_.lower[i] > 0 && box_.upper[i] / box_.lower[i] >= kOneDecade);
    }
    double toCoordinate(Eigen::Index i, double value) const { return isLog(i) ? std::log(value) : value; }
    double fromCoordinate(Eigen::Index i, double c) const {
        return std::clamp(isLog(i) ? std::exp(c) : c, box_.lower[i], box_.upper[i]);
    }

    /// An open range is looked at within two decades about the start.
    void closeSide(Eigen::Index i) {
        const double start = box_.start[i], size = start != 0 ? std::abs(start) : 1;
        if (box_.isLog(i) && !(box_.lower[i] > 0)) box_.lower[i] = start / kOpenSide;
        if (!std::isfinite(box_.lower[i]))
            box_.lower[i] = start > 0 ? start / kOpenSide : start - kOneDecade * size;
        if (!std::isfinite(box_.upper[i]))
            box_.upper[i] = start > 0 ? start * kOpenSide : start + kOneDecade * size;
    }

    void evaluate(const std::vector<Eigen::VectorXd>& values) {
        for (std::size_t from = 0; from < values.size() && !stopped(); from += kProposedTogether) {
            std::vector<FitPoint> points;
            for (std::size_t k = from; k < std::min(values.size(), from + kProposedTogether); ++k)
                points.push_back({values[k], {}});
            for (const Prediction& prediction : predictor_.together(points, false)) {
                const double objective = residuals_.objective(prediction);
                if (std::isfinite(objective)) points_.push_back({prediction.at, objective});
            }
            tell();
        }
    }

    void tell() {
        ProgressEvent event;
        event.phase = "searching";
        event.simulations = predictor_.simulations();
        event.failures = predictor_.failures();
        progress_.tell(event);
    }

    void fill(int round) {
        const auto n = box_.start.size();
        Eigen::VectorXd lower(n), upper(n);
        for (Eigen::Index i = 0; i < n; ++i) {
            lower[i] = toCoordinate(i, box_.lower[i]);
            upper[i] = toCoordinate(i, box_.upper[i]);
        }
        const Eigen::MatrixXd cube =
            latinHypercube(lower, upper, kSamples, problem_.seed + static_cast<std::uint64_t>(round));
        std::vector<Eigen::VectorXd> values;
        for (const auto column : cube.colwise()) {
            Eigen::VectorXd at(n);
            for (Eigen::Index i = 0; i < n; ++i) at[i] = fromCoordinate(i, column[i]);
            values.push_back(nearestAllowed(box_, at));
        }
        evaluate(values);
        for (const Point& point : points_) sampled_ = std::min(sampled_, point.objective);
    }

    void refine() {
        std::ranges::sort(points_, {}, &Point::objective);
        LeastSquares search;
        search.iterations = kSteps;
        SearchControl control;
        control.stop = progress_.stop;
        std::vector<Point> ends;
        for (std::size_t k = 0; k < std::min<std::size_t>(kRefined, points_.size()) && !stopped(); ++k) {
            FitBox from = box_;
            from.start = points_[k].at;
            const SearchResult end = minimizeOnScale(residuals_, from, search, control).search;
            if (end.best.size() > 0 && std::isfinite(end.value)) ends.push_back({end.best, end.value});
            tell();
        }
        points_.insert(points_.end(), ends.begin(), ends.end());
        std::ranges::sort(points_, {}, &Point::objective);
    }

    /// Beyond an edge where the best lies, unless the model's text sets it; false: nothing was to be moved.
    bool moved() {
        if (points_.empty()) return false;
        bool any = false;
        const Eigen::VectorXd& best = points_.front().at;
        for (Eigen::Index i = 0; i < best.size(); ++i) {
            const double lower = toCoordinate(i, box_.lower[i]), upper = toCoordinate(i, box_.upper[i]);
            const double at = toCoordinate(i, best[i]), width = upper - lower;
            const bool log = isLog(i);
            if (at >= upper - kNearEdge * width && box_.upper[i] < parameter(i).max) {
                box_.upper[i] =
                    std::min(log ? box_.upper[i] * kOneDecade : box_.upper[i] + width, parameter(i).max);
                any = true;
            }
            if (at <= lower + kNearEdge * width && box_.lower[i] > parameter(i).min) {
                const double next = box_.lower[i] > 0 ? box_.lower[i] / kOneDecade : box_.lower[i] - width;
                box_.lower[i] = std::max(next, parameter(i).min);
                any = true;
            }
        }
        return any;
    }

    /// Of the variation of what is measured, so that an offset of a signal does not make every start look
    /// good.
    double leftAt(const Eigen::VectorXd& at) {
        const Prediction prediction = predictor_.values(at);
        if (!prediction.answered) return kNaN;
        const Eigen::VectorXd r = residuals_.weighted(prediction);
        double squares = 0;
        for (std::size_t row = 0; row < data_.rows.size(); ++row) {
            const FitSensor& sensor = data_.sensors[data_.rows[row].sensor];
            const double part =
                r[static_cast<Eigen::Index>(row)] * sensor.sigma / deviationOf(data_.rows[row].sensor);
            squares += part * part;
        }
        return std::sqrt(squares / data_.values(std::vector<bool>(data_.sensors.size(), true)));
    }

    /// Of the values measured about their mean; of values that stand still their size.
    double deviationOf(std::size_t sensor) const {
        double n = 0, sum = 0, squares = 0;
        for (const std::size_t row : data_.rowsOfSensor[sensor])
            n += data_.rows[row].count, sum += data_.rows[row].count * data_.rows[row].value;
        for (const std::size_t row : data_.rowsOfSensor[sensor])
            squares += data_.rows[row].count * std::pow(data_.rows[row].value - sum / n, 2) +
                       data_.rows[row].scatter;
        return squares > 0 ? std::sqrt(squares / n) : std::max(data_.sensors[sensor].size, kTiny);
    }

    void propose() {
        const FitBox asked = fitBoxOf(problem_);
        const Point& best = points_.front();
        made_.left = leftAt(best.at);
        const double limit = kWithin * std::max(sampled_, best.objective);
        const double cell =
            std::pow(static_cast<double>(kSamples), -1.0 / static_cast<double>(best.at.size()));
        for (Eigen::Index i = 0; i < best.at.size(); ++i) {
            const double centre = toCoordinate(i, best.at[i]);
            double low = centre, up = centre;
            for (const Point& point : points_) {
                if (!(point.objective <= limit)) continue;
                low = std::min(low, toCoordinate(i, point.at[i]));
                up = std::max(up, toCoordinate(i, point.at[i]));
            }
            const double width = toCoordinate(i, box_.upper[i]) - toCoordinate(i, box_.lower[i]);
            // Between its samples a hypercube says nothing, and the best has room on both sides.
            const double room = isLog(i) ? std::log(2) : std::abs(best.at[i]) / 2;
            low = std::min(low - cell * width, centre - room);
            up = std::max(up + cell * width, centre + room);
            ProposedUnknown one;
            one.name = problem_.unknowns[static_cast<std::size_t>(i)].name;
            one.unit = parameter(i).unit;
            one.now = {asked.start[i], asked.lower[i], asked.upper[i]};
            one.logarithmicNow = asked.isLog(i);
            one.proposed.min = std::max(rounded(isLog(i) ? std::exp(low) : low, 2, false), parameter(i).min);
            one.proposed.max = std::min(rounded(isLog(i) ? std::exp(up) : up, 2, true), parameter(i).max);
            one.proposed.start =
                std::clamp(rounded(best.at[i], 4, false), one.proposed.min, one.proposed.max);
            one.logarithmic = one.proposed.min > 0 && one.proposed.max / one.proposed.min >= kOneDecade;
            made_.unknowns.push_back(one);
        }
        tellWhatCanBeTold(best);
        made_.simulations = predictor_.simulations();
        made_.failures = predictor_.failures();
        say();
    }

    /// Unknowns are left out until the data tell the others: each time the one that weighs most in the least
    /// determined direction.
    void tellWhatCanBeTold(const Point& best) {
        const Prediction prediction = predictor_.withSlopes(best.at);
        if (!prediction.answered) return;
        Eigen::MatrixXd jacobian =
            weightedJacobian(data_, prediction.slopes, std::vector<bool>(data_.sensors.size(), true));
        if (!jacobian.allFinite()) return;
        const double values = data_.values(std::vector<bool>(data_.sensors.size(), true));
        const double freedom = std::max(1.0, values - static_cast<double>(best.at.size()));
        const double sigma =
            data_.sigmaStated ? 1 : std::sqrt(2 * (best.objective + residuals_.scatter()) / freedom);
        std::vector<Eigen::Index> kept(static_cast<std::size_t>(jacobian.cols()));
        std::iota(kept.begin(), kept.end(), Eigen::Index{0});
        for (bool first = true; !kept.empty(); first = false) {
            Eigen::MatrixXd part(jacobian.rows(), static_cast<Eigen::Index>(kept.size()));
            for (std::size_t k = 0; k < kept.size(); ++k)
                part.col(static_cast<Eigen::Index>(k)) = jacobian.col(kept[k]);
            const FitCovariance covariance = fitCovariance(part, {}, kConditionLimit);
            if (first && covariance.singularValues.size() > 0)
                for (const double value : covariance.singularValues)
                    made_.singularValues.push_back(value / covariance.singularValues[0]);
            // A column of zeros has no scale and no part in a direction.
            std::size_t out = kept.size();
            for (std::size_t k = 0; k < kept.size(); ++k)
                if (!(part.col(static_cast<Eigen::Index>(k)).norm() > 0)) out = k;
            if (out == kept.size() && covariance.determined) {
                for (std::size_t k = 0; k < kept.size(); ++k) {
                    const auto at = static_cast<Eigen::Index>(k);
                    made_.unknowns[static_cast<std::size_t>(kept[k])].error =
                        sigma * std::sqrt(covariance.withoutSecond(at, at));
                }
                return;
            }
            if (out == kept.size()) {
                Eigen::Index most = 0;
                covariance.weakest.cwiseAbs().maxCoeff(&most);
                out = static_cast<std::size_t>(most);
            }
            made_.undetermined.push_back(made_.unknowns[static_cast<std::size_t>(kept[out])].name);
            kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(out));
        }
    }

    void say() {
        const auto percent = [](double part) { return significantText(100 * part, 3); };
        if (std::isfinite(made_.left))
            made_.said.push_back(
                std::isfinite(made_.leftNow)
                    ? filled(sentence("Method",
                                      "The start proposed leaves {} % (rms) of the variation measured, that "
                                      "of now {} %."),
                             percent(made_.left), percent(made_.leftNow))
                    : filled(
                          sentence(
                              "Method",
                              "The start proposed leaves {} % (rms) of the variation measured; that of now "
                              "cannot be simulated."),
                          percent(made_.left)));
        if (made_.undetermined.empty()) {
            if (!made_.singularValues.empty())
                made_.said.push_back(translate("Method", "There the data tell every unknown."));
        } else if (made_.undetermined.size() == made_.unknowns.size()) {
            made_.said.push_back(translate("Method", "There the data tell none of the unknowns."));
        } else {
            made_.said.push_back(
                filled(sentence("Method", "There the data do not tell all unknowns apart; with {} "
                                          "fixed they tell the others."),
                       fmt::to_string(fmt::join(made_.undetermined, ", "))));
        }
    }

    const Problem& problem_;
    const Progress& progress_;
    FitData data_;
    FitBox box_;
    Predictor predictor_;
    Residuals residuals_;
    std::vector<Point> points_; ///< that have an answer
    double sampled_ = HUGE_VAL; ///< least J of the hypercubes
    FitProposal made_;
};

} // namespace

FitProposal proposeFit(const Problem& problem, const Progress& progress, const std::string& method) {
    if (problem.unknowns.empty()) fail(sentence("Method", "there are no unknowns to propose ranges for"));
    FitProposal made = Proposal(problem, progress).make();
    const MethodDescriptor* known = findMethod(method);
    if (known && std::ranges::find(known->reads, "unknowns.scale") == known->reads.end())
        for (ProposedUnknown& one : made.unknowns) one.logarithmic = false;
    return made;
}

} // namespace rigor

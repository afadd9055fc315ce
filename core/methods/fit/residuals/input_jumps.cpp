#include "core/methods/fit/residuals/input_jumps.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/predict/predictor.h"

#include <Eigen/QR>
#include <boost/math/distributions/fisher_f.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

constexpr double kOfRange = 0.05;      ///< of the input's range: less is no jump
constexpr double kOfNeighbours = 4;    ///< times what it moves by in the rows beside
constexpr double kOfUsual = 8;         ///< times the median of its steps
constexpr std::size_t kMostAlone = 32; ///< jumps that have a moment each; of more those of an input share one
constexpr int kPasses = 4;
constexpr double kRamp = 1e-3;  ///< of the rows' distance: how long a jump takes
constexpr double kProbe = 0.25; ///< of the rows' distance: by which a jump is moved to see what it does
constexpr double kJumpLevel = 1e-3;
constexpr double kExplained = 0.5;          ///< of what is too much
constexpr double kAlike = 3.5, kLarger = 4; ///< standard deviations of what is taken for noise

struct Jump {
    std::size_t fitCase, input, knot; ///< between `knot` and the next
    double size;                      ///< over the input's range
};

/// Of one input of one case.
void addJumps(std::vector<Jump>& jumps, const Signal& signal, std::size_t fitCase, std::size_t input) {
    if (signal.clock() ||
        (signal.interpolation() != Interpolation::Linear && signal.interpolation() != Interpolation::Hold))
        return;
    const auto knots = signal.knots();
    if (knots.size() < 4) return;
    std::vector<double> values, steps;
    for (const double t : knots) values.push_back(signal.at(t));
    for (std::size_t k = 1; k < values.size(); ++k) steps.push_back(std::abs(values[k] - values[k - 1]));
    const auto [low, high] = std::ranges::minmax(values);
    std::vector<double> ordered = steps;
    const auto middle = ordered.begin() + static_cast<std::ptrdiff_t>(ordered.size() / 2);
    std::nth_element(ordered.begin(), middle, ordered.end());
    for (std::size_t k = 0; k < steps.size(); ++k) {
        const double before = k > 0 ? steps[k - 1] : 0, behind = k + 1 < steps.size() ? steps[k + 1] : 0;
        if (steps[k] > kOfRange * (high - low) && steps[k] > kOfNeighbours * std::max(before, behind) &&
            steps[k] > kOfUsual * *middle)
            jumps.push_back({fitCase, input, k, steps[k] / (high - low)});
    }
}

/// The signal with jumps (knot -> part of the way to the next row).
Signal withJumpsAt(const Signal& signal, const std::map<std::size_t, double>& moments) {
    const auto knots = signal.knots();
    std::vector<double> times, values;
    for (std::size_t k = 0; k < knots.size(); ++k) {
        times.push_back(knots[k]);
        values.push_back(signal.at(knots[k]));
        const auto moment = moments.find(k);
        if (moment == moments.end() || k + 1 == knots.size()) continue;
        const double width = knots[k + 1] - knots[k];
        const double part = std::clamp(moment->second, 2 * kRamp, 1 - 2 * kRamp);
        if (signal.interpolation() == Interpolation::Linear) {
            times.push_back(knots[k] + (part - kRamp) * width);
            values.push_back(values.back());
        }
        times.push_back(knots[k] + (part + kRamp) * width);
        values.push_back(signal.at(knots[k + 1]));
    }
    return Signal(std::move(times), std::move(values), signal.interpolation());
}

/// Least squares of `left` by the columns, those behind the first `free` of them within their ranges.
Eigen::VectorXd solved(const Eigen::MatrixXd& columns, const Eigen::VectorXd& left, Eigen::Index free,
                       const std::vector<std::pair<double, double>>& ranges) {
    Eigen::VectorXd all = Eigen::VectorXd::Zero(columns.cols());
    std::vector<Eigen::Index> open;
    for (Eigen::Index k = 0; k < columns.cols(); ++k) open.push_back(k);
    Eigen::VectorXd rest = left;
    for (;;) {
        const Eigen::MatrixXd taken = columns(Eigen::all, open);
        const Eigen::VectorXd by = taken.colPivHouseholderQr().solve(rest);
        // The one farthest beyond its range is held at its end, and the others are sought again.
        std::size_t worst = open.size();
        double farthest = 0;
        for (std::size_t k = 0; k < open.size(); ++k) {
            all[open[k]] = by[static_cast<Eigen::Index>(k)];
            if (open[k] < free) continue;
            const auto& [low, high] = ranges[static_cast<std::size_t>(open[k] - free)];
            if (const double off = std::max(all[open[k]] - high, low - all[open[k]]); off > farthest)
                farthest = off, worst = k;
        }
        if (worst == open.size()) return all;
        const auto& [low, high] = ranges[static_cast<std::size_t>(open[worst] - free)];
        all[open[worst]] = std::clamp(all[open[worst]], low, high);
        rest -= all[open[worst]] * columns.col(open[worst]);
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(worst));
    }
}

/// Whether neighbours in time are no more alike than noise is: a wrong model is followed in part by moved
/// jumps, but what it leaves then is none.
bool isWhite(const FitData& data, const Eigen::VectorXd& rest) {
    std::map<std::pair<std::size_t, std::size_t>, std::pair<std::size_t, Eigen::Index>> last; // time, row
    double lagged = 0, squares = 0, pairs = 0;
    for (std::size_t r = 0; r < data.rows.size(); ++r) {
        const FitRow& row = data.rows[r];
        const auto at = static_cast<Eigen::Index>(r);
        const auto [found, first] = last.try_emplace({row.fitCase, row.sensor}, row.time, at);
        if (!first && row.time > found->second.first) {
            lagged += rest[at] * rest[found->second.second];
            squares += rest[at] * rest[at];
            ++pairs;
        }
        found->second = {row.time, at};
    }
    return pairs < 2 || std::abs(lagged) <= kAlike * squares / std::sqrt(pairs);
}

/// Every input that moves in lines holds its values until the next row instead.
FitData heldBetweenRows(FitData data, bool& lines) {
    for (FitCase& one : data.cases)
        for (Signal& signal : one.inputs) {
            if (signal.clock() || signal.interpolation() != Interpolation::Linear) continue;
            std::vector<double> times(signal.knots().begin(), signal.knots().end()), values;
            for (const double t : times) values.push_back(signal.at(t));
            signal = Signal(std::move(times), std::move(values), Interpolation::Hold);
            lines = true;
        }
    return data;
}

/// The moments of the jumps beside the unknowns; of none the unknowns alone.
class JumpFit {
  public:
    JumpFit(const FitData& data, const Residuals& residuals, const FitBox& box,
            const SimulationOptions& simulation, int threads, std::stop_token stop, bool moves = true)
        : data_(data), residuals_(residuals), box_(box), simulation_(simulation), threads_(threads),
          stop_(std::move(stop)) {
        for (std::size_t c = 0; moves && c < data.cases.size(); ++c)
            for (std::size_t i = 0; i < data.cases[c].inputs.size(); ++i)
                addJumps(jumps_, data.cases[c].inputs[i], c, i);
        std::ranges::stable_sort(jumps_, std::ranges::greater(), &Jump::size);
        const bool alone = jumps_.size() <= kMostAlone;
        std::map<std::size_t, std::size_t> groupOf; // input -> moment
        for (const Jump& jump : jumps_) {
            const std::size_t group =
                alone ? group_.size() : groupOf.emplace(jump.input, groupOf.size()).first->second;
            group_.push_back(group);
            if (group < moments_.size()) continue;
            const Signal& signal = data.cases[jump.fitCase].inputs[jump.input];
            moments_.push_back(signal.interpolation() == Interpolation::Linear ? 0.5 : 1.0);
        }
    }
    const std::vector<Jump>& jumps() const { return jumps_; }
    const std::vector<double>& moments() const { return moments_; }

    /// Weighted residuals at the end; empty: no answer.
    Eigen::VectorXd search(Eigen::VectorXd at) {
        Eigen::VectorXd left;
        double best = std::numeric_limits<double>::infinity();
        std::vector<double> kept;
        for (int pass = 0;; ++pass) {
            const std::optional<Prediction> here = predict(moments_, at, pass < kPasses);
            if (!here) return left;
            const Eigen::VectorXd now = residuals_.weighted(*here);
            if (!(now.squaredNorm() < best)) { // a step too far: what was before stays
                moments_ = kept;
                return left;
            }
            left = now;
            best = now.squaredNorm();
            kept = moments_;
            if (pass == kPasses || !step(*here, now, at)) return left;
        }
    }

  private:
    bool step(const Prediction& here, const Eigen::VectorXd& now, Eigen::VectorXd& at) {
        const FitFace face = faceOf(box_, at);
        const Eigen::MatrixXd slopes = face.along(residuals_.weightedSlopes(here));
        const auto count = static_cast<Eigen::Index>(moments_.size());
        Eigen::MatrixXd columns(slopes.rows(), slopes.cols() + count);
        columns.leftCols(slopes.cols()) = slopes;
        std::vector<std::pair<double, double>> ranges;
        for (std::size_t g = 0; g < moments_.size(); ++g) {
            std::vector<double> probed = moments_;
            const double by = moments_[g] > 0.5 ? -kProbe : kProbe;
            probed[g] += by;
            const std::optional<Prediction> other = predict(probed, at, false);
            if (!other) return false;
            columns.col(slopes.cols() + static_cast<Eigen::Index>(g)) =
                (residuals_.weighted(*other) - now) / by;
            ranges.emplace_back(-moments_[g], 1 - moments_[g]);
        }
        const Eigen::VectorXd by = solved(columns, -now, slopes.cols(), ranges);
        for (std::size_t g = 0; g < moments_.size(); ++g)
            moments_[g] =
                std::clamp(moments_[g] + by[slopes.cols() + static_cast<Eigen::Index>(g)], 0.0, 1.0);
        if (face.size() == 0) return true;
        const Eigen::VectorXd moved = face.ofUnknowns(by.head(slopes.cols()));
        for (std::size_t k = 0; k < face.moving.size(); ++k) {
            const Eigen::Index i = face.moving[k];
            at[i] = std::clamp(at[i] + moved[static_cast<Eigen::Index>(k)], box_.lower[i], box_.upper[i]);
        }
        return true;
    }

    std::optional<Prediction> predict(const std::vector<double>& moments, const Eigen::VectorXd& at,
                                      bool slopes) {
        FitData moved = data_;
        std::map<std::pair<std::size_t, std::size_t>, std::map<std::size_t, double>> of;
        for (std::size_t k = 0; k < jumps_.size(); ++k)
            of[{jumps_[k].fitCase, jumps_[k].input}][jumps_[k].knot] = moments[group_[k]];
        for (const auto& [place, all] : of) {
            Signal& signal = moved.cases[place.first].inputs[place.second];
            signal = withJumpsAt(signal, all);
        }
        Predictor predictor(moved, simulation_, threads_, stop_);
        Prediction made = slopes ? predictor.withSlopes(at) : predictor.values(at);
        if (!made.answered || stop_.stop_requested()) return std::nullopt;
        return made;
    }

    const FitData& data_;
    const Residuals& residuals_;
    const FitBox& box_;
    const SimulationOptions& simulation_;
    int threads_;
    std::stop_token stop_;
    std::vector<Jump> jumps_;        ///< largest first
    std::vector<std::size_t> group_; ///< per jump: which moment
    std::vector<double> moments_;    ///< 0: at the row before, 1: at the next
};

} // namespace

namespace {
bool jumpsAsALine(const Signal& input) {
    constexpr double kJump = 1.0 / 3; // of its range
    const auto times = input.knots();
    if (input.interpolation() == Interpolation::Hold || times.size() < 3) return false;
    double least = HUGE_VAL, most = -HUGE_VAL, step = 0, before = std::numeric_limits<double>::quiet_NaN();
    for (const double t : times) {
        const double value = input.at(t);
        least = std::min(least, value), most = std::max(most, value);
        if (std::isfinite(before)) step = std::max(step, std::abs(value - before));
        before = value;
    }
    return most > least && step >= kJump * (most - least);
}
} // namespace

void addJumping(const Model& model, const std::vector<Signal>& inputs, std::set<std::string>& names) {
    for (std::size_t u = 0; u < inputs.size(); ++u)
        if (jumpsAsALine(inputs[u])) names.insert(model.inputs()[u].name);
}

Message mayBeJumps(const std::set<std::string>& names) {
    if (names.empty()) return {};
    return filled(
        sentence("Method",
                 "One cause may be that {} jumps between rows and is taken as a ramp there: if it is "
                 "held from row to row, say so (data.interpolation = \"hold\")."),
        fmt::join(names, ", "));
}

Messages jumpsThatExplain(const FitData& data, const Residuals& residuals, const Prediction& prediction,
                          const FitBox& box, const SimulationOptions& simulation, int threads,
                          std::stop_token stop) {
    if (residuals.loss() != Loss::Squared || !prediction.answered) return {};
    JumpFit fit(data, residuals, box, simulation, threads, stop);
    if (fit.jumps().empty()) return {};
    const double before = residuals.weighted(prediction).squaredNorm();
    const auto lessBy = [&](const Eigen::VectorXd& rest, std::size_t moments) {
        const auto count = static_cast<double>(std::max<std::size_t>(moments, 1));
        const double free = static_cast<double>(rest.size()) - static_cast<double>(box.lower.size()),
                     freedom = free - count, behind = rest.squaredNorm(), fall = before - behind;
        if (!(freedom >= 1) || !(fall > 0)) return 0.0;
        if (data.sigmaStated && fall < kExplained * (before - free)) return 0.0;
        if (data.sigmaStated && behind > freedom + kLarger * std::sqrt(2 * freedom)) return 0.0;
        if (!isWhite(data, rest)) return 0.0;
        if (behind > 0) {
            const boost::math::fisher_f law(count, freedom);
            if (cdf(complement(law, fall / count / (behind / freedom))) > kJumpLevel) return 0.0;
        }
        return 100 * fall / before;
    };
    std::vector<std::string> names;
    for (const Jump& jump : fit.jumps()) {
        const std::string& name = data.model->inputs()[jump.input].name;
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    bool lines = false;
    const FitData held = heldBetweenRows(data, lines);
    if (lines) {
        JumpFit alike(held, residuals, box, simulation, threads, stop, false);
        if (const double less = lessBy(alike.search(prediction.at), 0); less > 0)
            return {
                filled(sentence("Method",
                                "{} jumps from row to row. If every value of the inputs holds until the next "
                                "row, instead of moving there in a line, the fit leaves {:.0f} % less of "
                                "its squares, and that is noise: data.interpolation = \"hold\". What is "
                                "left need not be an error of the model or of a sensor."),
                       fmt::join(names, ", "), less)};
    }
    if (fit.moments().size() > kMostAlone) return {};
    const double less = lessBy(fit.search(prediction.at), fit.moments().size());
    if (!(less > 0)) return {};
    const Jump& largest = fit.jumps().front();
    const auto knots = data.cases[largest.fitCase].inputs[largest.input].knots();
    return {filled(
        sentence("Method",
                 "{} jumps from row to row, most between {:.6g} and {:.6g} s, and when is not measured: at "
                 "other moments between the same rows the fit leaves {:.0f} % less of its squares, and that "
                 "is noise. What is left need not be an error of the model or of a sensor."),
        fmt::join(names, ", "), knots[largest.knot], knots[largest.knot + 1], less)};
}

} // namespace rigor

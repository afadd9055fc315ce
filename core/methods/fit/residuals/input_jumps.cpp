#include "core/methods/fit/residuals/input_jumps.h"

#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_answer.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/predict/predictor.h"

#include <Eigen/QR>
#include <boost/math/distributions/fisher_f.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace rigor {

namespace {

constexpr double kOfRange = 0.05;      ///< of the input's range: less is no jump
constexpr double kOfNeighbours = 4;    ///< times what it moves by in the rows beside
constexpr double kOfUsual = 8;         ///< times the median of its steps
constexpr std::size_t kMostAlone = 32; ///< jumps that have a moment each; of more those of an input share one
constexpr int kPasses = 4;
constexpr double kMostProbeSteps = 2e8; ///< of the integrator, with a moment for each jump
constexpr double kRamp = 1e-3;          ///< of the rows' distance: how long a jump takes
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
        if (open.empty()) return all;
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

/// Every input that moves in lines holds its values until the next row instead. False: none does.
bool holdBetweenRows(FitData& data) {
    bool lines = false;
    for (FitCase& one : data.cases)
        for (Signal& signal : one.inputs) {
            if (signal.clock() || signal.interpolation() != Interpolation::Linear) continue;
            std::vector<double> times(signal.knots().begin(), signal.knots().end()), values;
            for (const double t : times) values.push_back(signal.at(t));
            signal = Signal(std::move(times), std::move(values), Interpolation::Hold);
            lines = true;
        }
    return lines;
}

/// What of the data the moments change, and nothing else: of many rows a copy for every probe would cost more
/// than its simulation.
class MovedInputs {
  public:
    explicit MovedInputs(const FitData& data) : data_(data) {
        for (const FitCase& one : data.cases) given_.push_back(one.inputs);
    }
    const FitData& data() const { return data_; }
    const Signal& given(const Jump& jump) const { return given_[jump.fitCase][jump.input]; }

    /// Per jump its moment.
    void move(const std::vector<Jump>& jumps, const std::function<double(std::size_t)>& momentOf) {
        std::map<std::pair<std::size_t, std::size_t>, std::map<std::size_t, double>> of;
        for (std::size_t k = 0; k < jumps.size(); ++k)
            of[{jumps[k].fitCase, jumps[k].input}][jumps[k].knot] = momentOf(k);
        for (const auto& [place, all] : of)
            data_.cases[place.first].inputs[place.second] =
                withJumpsAt(given_[place.first][place.second], all);
    }
    bool hold() { return holdBetweenRows(data_); }

  private:
    FitData data_;
    std::vector<std::vector<Signal>> given_; ///< per case
};

/// The moments of the jumps beside the unknowns; of none the unknowns alone.
class JumpFit {
  public:
    /// alone: each jump has a moment, else those of an input share one.
    JumpFit(MovedInputs& inputs, std::vector<Jump> jumps, bool alone, const Residuals& residuals,
            const FitBox& box, const SimulationOptions& simulation, int threads, std::stop_token stop)
        : inputs_(inputs), residuals_(residuals), box_(box), simulation_(simulation), threads_(threads),
          stop_(std::move(stop)), jumps_(std::move(jumps)) {
        std::map<std::size_t, std::size_t> groupOf; // input -> moment
        for (const Jump& jump : jumps_) {
            const std::size_t group =
                alone ? group_.size() : groupOf.emplace(jump.input, groupOf.size()).first->second;
            group_.push_back(group);
            if (group < moments_.size()) continue;
            moments_.push_back(inputs.given(jump).interpolation() == Interpolation::Linear ? 0.5 : 1.0);
        }
    }
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
        // Of many rows only what the columns span: the same least squares in as many rows as columns.
        Eigen::MatrixXd both(columns.rows(), columns.cols() + 1);
        both << columns, -now;
        if (both.rows() > both.cols()) {
            const Eigen::HouseholderQR<Eigen::MatrixXd> qr(std::move(both));
            both = qr.matrixQR().topRows(columns.cols() + 1).triangularView<Eigen::Upper>();
        }
        const Eigen::VectorXd by =
            solved(both.leftCols(columns.cols()), both.col(columns.cols()), slopes.cols(), ranges);
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
        inputs_.move(jumps_, [&](std::size_t k) { return moments[group_[k]]; });
        Predictor predictor(inputs_.data(), simulation_, threads_, stop_);
        Prediction made = slopes ? predictor.withSlopes(at) : predictor.values(at);
        if (!made.answered || stop_.stop_requested()) return std::nullopt;
        return made;
    }

    MovedInputs& inputs_;
    const Residuals& residuals_;
    const FitBox& box_;
    const SimulationOptions& simulation_;
    int threads_;
    std::stop_token stop_;
    std::vector<Jump> jumps_;        ///< largest first
    std::vector<std::size_t> group_; ///< per jump: which moment
    std::vector<double> moments_;    ///< 0: at the row before, 1: at the next
};

/// Largest first.
std::vector<Jump> jumpsOf(const FitData& data) {
    std::vector<Jump> jumps;
    for (std::size_t c = 0; c < data.cases.size(); ++c)
        for (std::size_t i = 0; i < data.cases[c].inputs.size(); ++i)
            addJumps(jumps, data.cases[c].inputs[i], c, i);
    std::ranges::stable_sort(jumps, std::ranges::greater(), &Jump::size);
    return jumps;
}

/// Whether `rest`, what `moments` more numbers leave of the residuals `found`, is noise, and so much less
/// that it is no chance.
bool leavesNoise(const FitData& data, const Eigen::VectorXd& found, const Eigen::VectorXd& rest,
                 double unknowns, double moments) {
    const double count = std::max(moments, 1.0),
                 freedom = static_cast<double>(rest.size()) - unknowns - count,
                 fall = found.squaredNorm() - rest.squaredNorm();
    if (!(freedom >= 1) || !(fall > 0)) return false;
    // By their size only what states it.
    double before = 0, behind = 0, values = 0;
    for (std::size_t r = 0; r < data.rows.size(); ++r) {
        if (!data.states(data.rows[r].sensor)) continue;
        before += std::pow(found[static_cast<Eigen::Index>(r)], 2);
        behind += std::pow(rest[static_cast<Eigen::Index>(r)], 2);
        ++values;
    }
    if (values > 0) {
        const double free = values - (values / static_cast<double>(rest.size())) * unknowns,
                     left = std::max(free - count, 1.0);
        if (before - behind < kExplained * (before - free)) return false;
        if (behind > left + kLarger * std::sqrt(2 * left)) return false;
    }
    if (!isWhite(data, rest)) return false;
    if (!(rest.squaredNorm() > 0)) return true;
    const boost::math::fisher_f law(count, freedom);
    return cdf(complement(law, fall / count / (rest.squaredNorm() / freedom))) <= kJumpLevel;
}

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
    const std::vector<Jump> jumps = jumpsOf(data);
    if (jumps.empty()) return {};
    // An integral weighs the values otherwise than their errors do: what is noise is asked of their sum.
    const Residuals sum(data, FitWeights::Sum);
    const auto fittedAlone = [&](MovedInputs inputs) {
        return JumpFit(inputs, {}, true, sum, box, simulation, threads, stop).search(prediction.at);
    };
    const bool isSum = (residuals.weights().array() == 1).all();
    const Eigen::VectorXd found = isSum ? sum.weighted(prediction) : fittedAlone(MovedInputs(data));
    if (found.size() == 0) return {};
    const auto unknowns = static_cast<double>(box.lower.size());
    const auto lessBy = [&](const Eigen::VectorXd& rest, std::size_t moments) {
        if (rest.size() == 0 || !leavesNoise(data, found, rest, unknowns, static_cast<double>(moments)))
            return 0.0;
        return 100 * (1 - rest.squaredNorm() / found.squaredNorm());
    };
    std::vector<std::string> names;
    for (const Jump& jump : jumps) {
        const std::string& name = data.model->inputs()[jump.input].name;
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    if (MovedInputs held(data); held.hold())
        if (const double less = lessBy(fittedAlone(std::move(held)), 0); less > 0)
            return {
                filled(sentence("Method",
                                "{} jumps from row to row. If every value of the inputs holds until the next "
                                "row, instead of moving there in a line, the fit leaves {:.0f} % less of "
                                "its squares, and that is noise: data.interpolation = \"hold\". What is "
                                "left need not be an error of the model or of a sensor."),
                       fmt::join(names, ", "), less)};
    MovedInputs inputs(data);
    const double simulations = kPasses * (static_cast<double>(jumps.size()) + 1) + 1;
    const bool alone =
        jumps.size() <= kMostAlone && simulations * stepsOf(data, simulation) <= kMostProbeSteps;
    JumpFit fit(inputs, jumps, alone, sum, box, simulation, threads, stop);
    const double less =
        fit.moments().size() <= kMostAlone ? lessBy(fit.search(prediction.at), fit.moments().size()) : 0;
    if (!(less > 0)) {
        if (alone) return {};
        return {filled(
            sentence("Method", "{} jumps from row to row, {} times in all, and when is not measured. Whether "
                               "other moments would leave noise alone was not looked at jump by jump: it "
                               "would take {:.0f} simulations."),
            fmt::join(names, ", "), jumps.size(), simulations)};
    }
    const Jump& largest = jumps.front();
    const auto knots = data.cases[largest.fitCase].inputs[largest.input].knots();
    return {filled(
        sentence("Method",
                 "{} jumps from row to row, most between {:.6g} and {:.6g} s, and when is not measured: at "
                 "other moments between the same rows the fit leaves {:.0f} % less of its squares, and that "
                 "is noise. What is left need not be an error of the model or of a sensor."),
        fmt::join(names, ", "), knots[largest.knot], knots[largest.knot + 1], less)};
}

} // namespace rigor

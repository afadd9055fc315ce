// simulateByDifferences: derivatives of runs that offer none.
#include "core/engine/simulate/external.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace rigor {
namespace {

/// Of a parameter's size: between the runs by which noise is measured. The first of them at which an output
/// moves from run to run; far too little for curvature to be seen in differences of a high order.
/// No round numbers: values written with few digits would move by whole units of the last one, as exact ones
/// do.
constexpr double kUneven = 0.6180339887498949;
constexpr std::array kNoiseSteps = {kUneven * 1e-9, kUneven * 1e-7, kUneven * 1e-5, kUneven * 1e-3};
/// Equidistant runs, and the orders of differences that are looked at.
constexpr int kNoiseRuns = 7, kFirstOrder = 3, kLastOrder = 5;
/// Of the runs beside each other so many must differ: values rounded to few digits come in stairs.
constexpr int kMostEqual = kNoiseRuns / 2 - 1;
constexpr int kSampledInputs = 16;
/// Without a measurement the step is that for this noise: 1.4e-4 of the parameter's size.
constexpr double kSmallestNoise = 1e-15, kAssumedNoise = 1e-12;
/// Where runs beside fail or end early, the step is made smaller, so often by this.
constexpr int kMostTries = 3;
constexpr double kSmaller = 0.1;

/// What a parameter's step is measured by.
double sizeOf(const Variable& p, double value) {
    const double range = p.max - p.min;
    const double size = std::max({std::abs(value), std::abs(p.start), 1e-3 * std::abs(p.nominal)});
    return std::isfinite(range) && range > 0 ? std::min(size, range) : size;
}

class Key {
  public:
    void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
    void add(std::uint64_t bits) { hash_ = (hash_ ^ bits) * 0x100000001b3ULL ^ (hash_ >> 29); }
    std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

/// Of one output: what its differences say at one step.
struct OutputNoise {
    bool moves = false;    ///< it differs from run to run at all
    bool resolved = false; ///< in most rows where it moves, from most runs to the next
    double noise = 0;      ///< standard deviation of what differences cannot explain, by the output's range
};

OutputNoise outputNoise(const std::vector<Trajectory>& runs, Eigen::Index y) {
    OutputNoise made;
    double squares[kLastOrder + 1] = {}, low = HUGE_VAL, high = -HUGE_VAL, most = 0;
    long long moving = 0, fine = 0;
    for (Eigen::Index row = 0; row < runs.front().outputs.rows(); ++row) {
        std::array<double, kNoiseRuns> f{};
        bool finite = true;
        for (std::size_t k = 0; k < f.size(); ++k) {
            f[k] = runs[k].outputs(row, y);
            finite = finite && std::isfinite(f[k]);
        }
        if (!finite) continue;
        low = std::min(low, f[0]), high = std::max(high, f[0]), most = std::max(most, std::abs(f[0]));
        int equal = 0;
        for (std::size_t k = 1; k < f.size(); ++k) equal += f[k] == f[k - 1];
        if (equal == kNoiseRuns - 1) continue;
        ++moving;
        if (equal > kMostEqual) continue;
        ++fine;
        // sigma_k^2 = (k!)^2 / (2k)! mean of the squared differences of order k
        double factor = 1;
        for (int order = 1; order <= kLastOrder; ++order) {
            const auto left = static_cast<std::size_t>(kNoiseRuns - order);
            factor *= static_cast<double>(order) / (2.0 * (2 * order - 1));
            double sum = 0;
            for (std::size_t k = 0; k < left; ++k) {
                f[k] = f[k + 1] - f[k];
                sum += f[k] * f[k];
            }
            squares[order] += factor * sum / static_cast<double>(left);
        }
    }
    made.moves = moving > 0;
    made.resolved = fine > 0 && 2 * fine >= moving;
    const double range = high - low > 1e-6 * most ? high - low : most;
    if (fine == 0 || !(range > 0)) return made;
    std::array<double, kLastOrder - kFirstOrder + 1> found{};
    std::copy(squares + kFirstOrder, squares + kLastOrder + 1, found.begin());
    std::ranges::nth_element(found, found.begin() + found.size() / 2);
    made.noise = std::sqrt(found[found.size() / 2] / static_cast<double>(fine)) / range;
    return made;
}

class Differences {
  public:
    Differences(const ExternalModel& model, std::span<const double> parameters,
                std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                const SimulationOptions& options, std::span<const double> times, std::stop_token stop)
        : model_(model), chosen_(chosen), inputs_(inputs), options_(options), times_(times),
          stop_(std::move(stop)), at_(parameters.begin(), parameters.end()), usual_(at_) {
        for (const std::size_t p : chosen) usual_[p] = model.parameters()[p].start;
    }

    SensitivityResult result() {
        SensitivityResult made;
        made.trajectory = runAt(at_);
        const Trajectory& here = made.trajectory;
        const auto columns = static_cast<Eigen::Index>(chosen_.size());
        const auto outputs = here.outputs.cols();
        made.outputs.assign(static_cast<std::size_t>(here.outputs.rows()),
                            Eigen::MatrixXd::Constant(outputs, columns, kNaN));
        made.discretes.setZero(0, columns);
        if (!here.status.answered()) return made;
        made.endOutputs.setConstant(outputs, columns, kNaN);
        for (Eigen::Index i = 0; i < columns; ++i) {
            slope(chosen_[static_cast<std::size_t>(i)], i, made);
            if (stop_.stop_requested()) {
                made.trajectory.status.end = RunEnd::Cancelled;
                break;
            }
        }
        return made;
    }

  private:
    Trajectory runAt(const std::vector<double>& parameters) const {
        return model_.run(parameters, inputs_, options_, times_, stop_);
    }

    Trajectory besideAt(const std::vector<double>& parameters) const {
        Trajectory run = runAt(parameters);
        if (!stop_.stop_requested()) model_.noise().count(1, run.status.answered() ? 0 : 1);
        return run;
    }

    /// Relative to the range of the outputs, the largest of them; NaN where no seven runs answer alike.
    double measured(std::size_t p) const {
        const Variable& parameter = model_.parameters()[p];
        const double size = sizeOf(parameter, usual_[p]);
        double largest = kSmallestNoise;
        std::vector<char> open;
        for (const double relative : kNoiseSteps) {
            const double step = relative * size;
            const double towards = usual_[p] + kNoiseRuns * step > parameter.max ? -step : step;
            std::vector<double> beside = usual_;
            std::vector<Trajectory> runs;
            for (int k = 0; k < kNoiseRuns; ++k) {
                beside[p] = usual_[p] + k * towards;
                runs.push_back(besideAt(beside));
                if (stop_.stop_requested() || !runs.back().status.answered() ||
                    runs.back().outputs.rows() != runs.front().outputs.rows())
                    return kNaN;
            }
            open.resize(static_cast<std::size_t>(runs.front().outputs.cols()), 1);
            for (std::size_t y = 0; y < open.size(); ++y) {
                if (!open[y]) continue;
                const OutputNoise found = outputNoise(runs, static_cast<Eigen::Index>(y));
                if (!found.resolved && !(relative == kNoiseSteps.back() && found.moves)) continue;
                open[y] = 0;
                largest = std::max(largest, found.noise);
            }
            if (std::ranges::find(open, 1) == open.end()) break;
        }
        return largest;
    }

    double noise(std::size_t p) const {
        Key key;
        key.add(static_cast<std::uint64_t>(p));
        for (const double value : usual_) key.add(value);
        for (const double time : times_) key.add(time);
        key.add(options_.startTime), key.add(options_.end());
        for (const Signal& input : inputs_)
            for (int k = 0; k <= kSampledInputs; ++k)
                key.add(input.at(options_.startTime +
                                 k * (options_.end() - options_.startTime) / kSampledInputs));
        const auto known = model_.noise().of(key.value());
        const double found = known ? *known : measured(p);
        if (!known && !stop_.stop_requested()) model_.noise().keep(key.value(), found);
        return std::isnan(found) ? kAssumedNoise : found;
    }

    void slope(std::size_t p, Eigen::Index column, SensitivityResult& made) const {
        const double size = sizeOf(model_.parameters()[p], at_[p]);
        double step = std::min(kLargestDifference, std::cbrt(3 * noise(p))) * size;
        for (int tries = 0; tries < kMostTries && !stop_.stop_requested(); ++tries, step *= kSmaller)
            if (slopeBy(step, p, column, made)) return;
    }

    /// False where runs beside fail, or end before times that the run itself reached.
    bool slopeBy(double step, std::size_t p, Eigen::Index column, SensitivityResult& made) const {
        const Variable& parameter = model_.parameters()[p];
        const double value = at_[p];
        const auto beside = [&](double times) -> std::optional<Beside> {
            std::vector<double> values = at_;
            values[p] = value + times * step;
            if (values[p] < parameter.min || values[p] > parameter.max || stop_.stop_requested()) return {};
            Trajectory run = besideAt(values);
            if (!run.status.answered() || run.outputs.rows() < made.trajectory.outputs.rows()) return {};
            return Beside{values[p] - value, std::move(run)};
        };
        const auto above = beside(1), below = beside(-1);
        if (above && below) {
            fill(column, made, *below, *above);
            return true;
        }
        if (!above && !below) return false;
        const auto further = beside(above ? 2 : -2);
        if (!further) return false;
        fill(column, made, above ? *above : *below, *further);
        return true;
    }

    struct Beside {
        double step; ///< from the place of the derivative
        Trajectory run;
    };

    /// From the value here and two beside it: the slope of the parabola through the three.
    static void fill(Eigen::Index column, SensitivityResult& made, const Beside& a, const Beside& b) {
        const auto of = [&](double here, double atA, double atB) {
            return ((atA - here) * b.step / a.step - (atB - here) * a.step / b.step) / (b.step - a.step);
        };
        const Trajectory& here = made.trajectory;
        for (Eigen::Index row = 0; row < here.outputs.rows(); ++row)
            for (Eigen::Index y = 0; y < here.outputs.cols(); ++y)
                made.outputs[static_cast<std::size_t>(row)](y, column) =
                    of(here.outputs(row, y), a.run.outputs(row, y), b.run.outputs(row, y));
        for (std::size_t y = 0; y < here.endOutputs.size(); ++y)
            made.endOutputs(static_cast<Eigen::Index>(y), column) =
                of(here.endOutputs[y], a.run.endOutputs[y], b.run.endOutputs[y]);
    }

    const ExternalModel& model_;
    std::span<const std::size_t> chosen_;
    std::span<const Signal> inputs_;
    const SimulationOptions& options_;
    std::span<const double> times_;
    std::stop_token stop_;
    std::vector<double> at_, usual_;
};

} // namespace

SensitivityResult simulateByDifferences(const ExternalModel& model, std::span<const double> parameters,
                                        std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                                        const SimulationOptions& options, std::span<const double> times,
                                        std::stop_token stop) {
    return Differences(model, parameters, chosen, inputs, options, times, std::move(stop)).result();
}

} // namespace rigor

// simulateByDifferences: derivatives of runs that offer none.
#include "core/engine/simulate/external.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace rigor {
namespace {

/// Of a parameter's size: between the runs by which noise is measured. Far too little for curvature to be
/// seen.
constexpr double kNoiseStep = 1e-9;
/// Equidistant runs, and the orders of differences that are looked at.
constexpr int kNoiseRuns = 7, kFirstOrder = 3, kLastOrder = 5;
constexpr int kSampledInputs = 16;
constexpr double kSmallestNoise = 1e-15, kLargestStep = 0.1;

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

/// Largest over the outputs: standard deviation of a value that differences cannot explain, by its range.
double noiseOf(const std::vector<Trajectory>& runs) {
    for (const Trajectory& run : runs)
        if (!run.status.answered() || run.outputs.rows() != runs.front().outputs.rows())
            return kSmallestNoise;
    const Eigen::MatrixXd& first = runs.front().outputs;
    double largest = kSmallestNoise;
    for (Eigen::Index y = 0; y < first.cols(); ++y) {
        std::array<double, kLastOrder + 1> squares{};
        double low = HUGE_VAL, high = -HUGE_VAL, most = 0;
        long long count = 0;
        for (Eigen::Index row = 0; row < first.rows(); ++row) {
            std::array<double, kNoiseRuns> f{};
            bool finite = true;
            for (int k = 0; k < kNoiseRuns; ++k) {
                f[static_cast<std::size_t>(k)] = runs[static_cast<std::size_t>(k)].outputs(row, y);
                finite = finite && std::isfinite(f[static_cast<std::size_t>(k)]);
            }
            if (!finite) continue;
            ++count;
            low = std::min(low, f[0]), high = std::max(high, f[0]), most = std::max(most, std::abs(f[0]));
            // sigma_k^2 = (k!)^2 / (2k)! mean of the squared differences of order k
            double factor = 1;
            for (int order = 1; order <= kLastOrder; ++order) {
                const int left = kNoiseRuns - order;
                factor *= static_cast<double>(order) / (2.0 * (2 * order - 1));
                double sum = 0;
                for (int k = 0; k < left; ++k) {
                    const auto at = static_cast<std::size_t>(k);
                    f[at] = f[at + 1] - f[at];
                    sum += f[at] * f[at];
                }
                squares[static_cast<std::size_t>(order)] += factor * sum / left;
            }
        }
        if (count == 0) continue;
        std::vector<double> found(squares.begin() + kFirstOrder, squares.end());
        std::ranges::nth_element(found, found.begin() + 1);
        const double range = high - low > 1e-6 * most ? high - low : most;
        if (range > 0) largest = std::max(largest, std::sqrt(found[1] / static_cast<double>(count)) / range);
    }
    return largest;
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

    /// Relative to the range of the outputs.
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
        if (const auto known = model_.noise().of(key.value())) return *known;
        const Variable& parameter = model_.parameters()[p];
        std::vector<Trajectory> runs;
        std::vector<double> beside = usual_;
        const double step = kNoiseStep * sizeOf(parameter, usual_[p]);
        const double towards = usual_[p] + kNoiseRuns * step > parameter.max ? -step : step;
        for (int k = 0; k < kNoiseRuns && !stop_.stop_requested(); ++k) {
            beside[p] = usual_[p] + k * towards;
            runs.push_back(runAt(beside));
        }
        if (stop_.stop_requested()) return kSmallestNoise;
        const double found = noiseOf(runs);
        model_.noise().keep(key.value(), found);
        return found;
    }

    void slope(std::size_t p, Eigen::Index column, SensitivityResult& made) const {
        const Variable& parameter = model_.parameters()[p];
        const double value = at_[p];
        const double step = std::min(kLargestStep, std::cbrt(3 * noise(p))) * sizeOf(parameter, value);
        const auto beside = [&](double times) -> std::optional<Beside> {
            std::vector<double> values = at_;
            values[p] = value + times * step;
            if (values[p] < parameter.min || values[p] > parameter.max || stop_.stop_requested()) return {};
            Trajectory run = runAt(values);
            if (!run.status.answered()) return {};
            return Beside{values[p] - value, std::move(run)};
        };
        const auto above = beside(1), below = beside(-1);
        if (above && below) return fill(column, made, *below, *above);
        if (!above && !below) return;
        const auto further = beside(above ? 2 : -2);
        const Beside& near = above ? *above : *below;
        if (further) return fill(column, made, near, *further);
        fill(column, made, {0, made.trajectory}, near);
    }

    struct Beside {
        double step; ///< from the place of the derivative
        Trajectory run;
    };

    /// From the value here and two beside it, whichever they are: the slope of the parabola through the three
    /// (of the line, where one of them is the place itself).
    static void fill(Eigen::Index column, SensitivityResult& made, const Beside& a, const Beside& b) {
        const auto of = [&](double here, double atA, double atB) {
            if (a.step == 0) return (atB - here) / b.step;
            return ((atA - here) * b.step / a.step - (atB - here) * a.step / b.step) / (b.step - a.step);
        };
        const Trajectory& here = made.trajectory;
        const auto rows = std::min({here.outputs.rows(), a.run.outputs.rows(), b.run.outputs.rows()});
        for (Eigen::Index row = 0; row < rows; ++row)
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

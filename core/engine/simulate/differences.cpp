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
double sizeOf(const Variable& p, const UsualValue& usual, double value) {
    const double range = usual.max - usual.min;
    const bool bounded = std::isfinite(range) && range > 0;
    // A nominal value that nobody has stated is 1, whatever the range.
    const double least = 1e-3 * (bounded ? std::min(range, std::abs(p.nominal)) : std::abs(p.nominal));
    const double size = std::max({std::abs(value), std::abs(usual.value), least});
    return bounded ? std::min(size, range) : size;
}

/// Of the study, else of the model.
std::vector<UsualValue> usualOf(const ExternalModel& model, std::span<const std::size_t> chosen) {
    std::vector<UsualValue> usual = model.noise().usual();
    if (usual.size() != model.parameters().size()) {
        usual.clear();
        for (const Variable& one : model.parameters()) usual.push_back({one.start, one.min, one.max});
    }
    // Where all are 0 nobody has said what is usual, as of a served function, and a function says little
    // of its noise there.
    if (std::ranges::all_of(chosen, [&](std::size_t p) { return usual[p].value == 0; }))
        for (const std::size_t p : chosen) {
            UsualValue& one = usual[p];
            const double range = one.max - one.min;
            one.value = std::isfinite(range) ? one.min + kUneven * range
                                             : std::clamp(model.parameters()[p].nominal, one.min, one.max);
        }
    return usual;
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

/// course: the outputs move with time; else all rows say the same, and their range would be nothing but
/// noise.
OutputNoise outputNoise(std::span<const Trajectory> runs, Eigen::Index y, bool course) {
    OutputNoise made;
    double squares[kLastOrder + 1] = {}, low = HUGE_VAL, high = -HUGE_VAL, most = 0;
    long long moving = 0, fine = 0;
    // The last row is the end, which is all there is of a model without a course.
    const Eigen::Index rows = course ? runs.front().outputs.rows() : 0;
    const auto end = static_cast<std::size_t>(y);
    for (Eigen::Index row = 0; row <= rows; ++row) {
        std::array<double, kNoiseRuns> f{};
        bool finite = true;
        for (std::size_t k = 0; k < f.size(); ++k) {
            f[k] = row < rows                        ? runs[k].outputs(row, y)
                   : end < runs[k].endOutputs.size() ? runs[k].endOutputs[end]
                                                     : std::numeric_limits<double>::quiet_NaN();
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
                const SimulationOptions& options, std::span<const double> times, std::stop_token stop,
                const RunMany& runs)
        : model_(model), chosen_(chosen), inputs_(inputs), options_(options), times_(times),
          stop_(std::move(stop)), runs_(runs),
          at_(Eigen::Map<const Eigen::VectorXd>(parameters.data(), indexOf(parameters.size()))), usual_(at_),
          around_(usualOf(model, chosen)) {
        for (const std::size_t p : chosen) usual_[indexOf(p)] = around_[p].value;
    }

    SensitivityResult result() {
        SensitivityResult made;
        made.trajectory = std::move(runAll({at_}).front());
        const Trajectory& here = made.trajectory;
        const auto columns = indexOf(chosen_.size());
        const auto outputs = here.outputs.cols();
        made.outputs.assign(static_cast<std::size_t>(here.outputs.rows()),
                            Eigen::MatrixXd::Constant(outputs, columns, kNaN));
        made.discretes.setZero(0, columns);
        if (!here.status.answered()) return made;
        made.endOutputs.setConstant(outputs, columns, kNaN);
        slopes(noises(), made);
        if (stop_.stop_requested()) made.trajectory.status.end = RunEnd::Cancelled;
        return made;
    }

  private:
    static Eigen::Index indexOf(std::size_t p) { return static_cast<Eigen::Index>(p); }

    std::vector<Trajectory> runAll(const std::vector<Eigen::VectorXd>& at) const {
        if (at.empty()) return {};
        if (runs_) {
            Eigen::MatrixXd columns(at_.size(), indexOf(at.size()));
            for (std::size_t k = 0; k < at.size(); ++k) columns.col(indexOf(k)) = at[k];
            return runs_(columns);
        }
        std::vector<Trajectory> made(at.size());
        for (std::size_t k = 0; k < at.size() && !stop_.stop_requested(); ++k)
            made[k] = runInTurn(model_, {at[k].data(), static_cast<std::size_t>(at[k].size())}, inputs_,
                                options_, times_, stop_);
        return made;
    }

    /// Beside the one that was asked for.
    std::vector<Trajectory> runBeside(const std::vector<Eigen::VectorXd>& at) const {
        std::vector<Trajectory> made = runAll(at);
        if (stop_.stop_requested()) return made;
        for (const Trajectory& run : made) {
            model_.innermost().noise().count(1, run.status.answered() ? 0 : 1);
            keepFailure(model_, run.status);
        }
        return made;
    }

    /// A parameter whose noise is being measured.
    struct Measured {
        std::size_t parameter;
        /// Relative to the range of the outputs, the largest of them; NaN where no seven runs answer alike.
        double largest = kSmallestNoise;
        std::vector<char> open = {}; ///< outputs that did not move yet
        bool done = false;
    };

    void look(Measured& one, std::span<const Trajectory> runs, bool last) const {
        for (const Trajectory& run : runs) {
            if (run.status.answered() && run.outputs.rows() == runs.front().outputs.rows()) continue;
            one.largest = kNaN;
            one.done = true;
            return;
        }
        one.open.resize(runs.front().endOutputs.size(), 1);
        for (std::size_t y = 0; y < one.open.size(); ++y) {
            if (!one.open[y]) continue;
            const OutputNoise found = outputNoise(runs, indexOf(y), model_.capabilities().dynamic);
            if (!found.resolved && !(last && found.moves)) continue;
            one.open[y] = 0;
            one.largest = std::max(one.largest, found.noise);
        }
        one.done = std::ranges::find(one.open, 1) == one.open.end();
    }

    /// All of them together, by steps that grow.
    void measure(std::vector<Measured>& all) const {
        for (const double relative : kNoiseSteps) {
            std::vector<Eigen::VectorXd> at;
            for (const Measured& one : all) {
                if (one.done) continue;
                const Variable& parameter = model_.parameters()[one.parameter];
                const double value = usual_[indexOf(one.parameter)],
                             step = relative * sizeOf(parameter, around_[one.parameter], value);
                const double towards = value + kNoiseRuns * step > around_[one.parameter].max ? -step : step;
                for (int k = 0; k < kNoiseRuns; ++k) {
                    at.push_back(usual_);
                    at.back()[indexOf(one.parameter)] = value + k * towards;
                }
            }
            const std::vector<Trajectory> runs = runBeside(at);
            if (stop_.stop_requested()) return;
            std::size_t first = 0;
            for (Measured& one : all) {
                if (one.done) continue;
                look(one, std::span(runs).subspan(first, kNoiseRuns), relative == kNoiseSteps.back());
                first += kNoiseRuns;
            }
        }
    }

    /// Of each chosen parameter; what is assumed where it cannot be measured.
    std::vector<double> noises() const {
        std::vector<Measured> open;
        for (const std::size_t p : chosen_)
            if (!model_.noise().of(key(p))) open.push_back({p});
        measure(open);
        if (!stop_.stop_requested())
            for (const Measured& one : open) {
                model_.noise().keep(key(one.parameter), one.largest);
                tell(one);
            }
        std::vector<double> found;
        for (const std::size_t p : chosen_) {
            const double noise = model_.noise().of(key(p)).value_or(kNaN);
            found.push_back(std::isnan(noise) ? kAssumedNoise : noise);
        }
        return found;
    }

    /// The model that runs keeps it too, for what is told of a run; beside what it looks up itself, so that
    /// no step depends on what is made of it elsewhere.
    void tell(const Measured& one) const {
        if (&model_.innermost() == &model_) return;
        Key beside;
        beside.add(key(one.parameter));
        beside.add(one.largest);
        model_.innermost().noise().keep(beside.value(), one.largest);
    }

    std::uint64_t key(std::size_t p) const {
        Key key;
        key.add(static_cast<std::uint64_t>(p));
        for (const double value : usual_) key.add(value);
        for (const double time : times_) key.add(time);
        key.add(options_.startTime), key.add(options_.end());
        for (const Signal& input : inputs_)
            for (int k = 0; k <= kSampledInputs; ++k)
                key.add(input.at(options_.startTime +
                                 k * (options_.end() - options_.startTime) / kSampledInputs));
        return key.value();
    }

    struct Beside {
        double step; ///< from the place of the derivative
        Trajectory run;
    };

    /// A parameter whose slope is not known yet.
    struct Open {
        Eigen::Index column;
        std::size_t parameter;
        double step;
        std::vector<Beside> sides = {}; ///< above, then below, of those that there are
    };

    void slopes(const std::vector<double>& noise, SensitivityResult& made) const {
        std::vector<Open> open;
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            const std::size_t p = chosen_[i];
            const double size = sizeOf(model_.parameters()[p], around_[p], at_[indexOf(p)]);
            open.push_back(
                {indexOf(i), chosen_[i], std::min(kLargestDifference, std::cbrt(3 * noise[i])) * size});
        }
        for (int tries = 0; tries < kMostTries && !stop_.stop_requested(); ++tries) {
            runSides(open, made, [](const Open&) { return std::vector<double>{1, -1}; });
            runSides(open, made, [](const Open& one) {
                if (one.sides.size() != 1) return std::vector<double>{};
                return std::vector<double>{one.sides.front().step > 0 ? 2.0 : -2.0};
            });
            std::erase_if(open, [&](const Open& one) {
                if (one.sides.size() != 2) return false;
                const bool both = one.sides[1].step < 0 && one.sides[0].step > 0;
                fill(one.column, made, one.sides[both ? 1 : 0], one.sides[both ? 0 : 1]);
                return true;
            });
            // Runs beside fail, or end before times that the run itself reached.
            for (Open& one : open) one.step *= kSmaller, one.sides.clear();
        }
    }

    /// asked: so many steps away each.
    template <class Asked>
    void runSides(std::vector<Open>& open, const SensitivityResult& made, const Asked& asked) const {
        std::vector<Eigen::VectorXd> at;
        std::vector<std::size_t> of;
        for (std::size_t k = 0; k < open.size(); ++k) {
            const Variable& parameter = model_.parameters()[open[k].parameter];
            for (const double times : asked(open[k])) {
                const double value = at_[indexOf(open[k].parameter)] + times * open[k].step;
                if (value < parameter.min || value > parameter.max) continue;
                at.push_back(at_);
                at.back()[indexOf(open[k].parameter)] = value;
                of.push_back(k);
            }
        }
        std::vector<Trajectory> runs = runBeside(at);
        if (stop_.stop_requested()) return;
        for (std::size_t k = 0; k < runs.size(); ++k) {
            if (!runs[k].status.answered() || runs[k].outputs.rows() < made.trajectory.outputs.rows())
                continue;
            Open& one = open[of[k]];
            const Eigen::Index p = indexOf(one.parameter);
            one.sides.push_back({at[k][p] - at_[p], std::move(runs[k])});
        }
    }

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
    const RunMany& runs_;
    Eigen::VectorXd at_, usual_;
    std::vector<UsualValue> around_;
};

} // namespace

SensitivityResult simulateByDifferences(const ExternalModel& model, std::span<const double> parameters,
                                        std::span<const std::size_t> chosen, std::span<const Signal> inputs,
                                        const SimulationOptions& options, std::span<const double> times,
                                        std::stop_token stop, const RunMany& runs) {
    return Differences(model, parameters, chosen, inputs, options, times, std::move(stop), runs).result();
}

} // namespace rigor

// How other starts and other laws of the model move what it predicts.
#include "core/study/trust/signature_maker.h"

#include "core/engine/model/controlled.h"
#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

/// Change of a state over the record by a term in its derivative, of the state's size.
constexpr double kTermSize = 1e-3;
/// Points of the course of a state that a term follows.
constexpr int kPointsOfCourse = 400;
/// States of a model that terms are looked for in: their number grows as the square.
constexpr std::size_t kMostStates = 8;

class ModelSignatures : SignatureMaker {
  public:
    using SignatureMaker::SignatureMaker;

    void make() {
        starts();
        if (data_.model->capabilities().dynamic)
            termsOfStates();
        else
            termsOfRows();
    }

  private:
    /// The run of a case from its start, at `times`.
    Trajectory run(const FitData& data, std::size_t c, std::span<const double> times) {
        SimulationOptions options = simulation_;
        options.stopTime = std::max(options.startTime, times.back());
        Eigen::VectorXd parameters = data.cases[c].parameters;
        for (std::size_t i = 0; i < data.unknowns.size(); ++i)
            parameters[static_cast<Eigen::Index>(data.unknowns[i])] = estimate_[static_cast<Eigen::Index>(i)];
        ++made_.simulations;
        return simulate(*data.model, {parameters.data(), static_cast<std::size_t>(parameters.size())},
                        data.cases[c].inputs, options, times, progress_.stop);
    }
    double sizeOf(std::size_t state) const {
        return state < sizes_.size() && sizes_[state] > 0 ? sizes_[state]
                                                          : data_.model->states()[state].nominal;
    }

    /// Courses of all states in all cases; false: they cannot be had.
    bool findCourses() {
        const std::size_t states = data_.model->states().size();
        if (!data_.model->capabilities().tape || states == 0) return false;
        sizes_.assign(states, 0);
        means_.assign(states, 0);
        double count = 0;
        for (std::size_t c = 0; c < data_.cases.size(); ++c) {
            const double begin = simulation_.startTime, end = data_.cases[c].times.back();
            if (!(end > begin)) return false;
            std::vector<double> times;
            for (int k = 0; k <= kPointsOfCourse; ++k)
                times.push_back(begin + (end - begin) * k / kPointsOfCourse);
            courses_.push_back(run(data_, c, times));
            const Trajectory& course = courses_.back();
            if (!course.status.answered() || course.states.rows() != kPointsOfCourse + 1) return false;
            for (std::size_t j = 0; j < states; ++j)
                means_[j] += course.states.col(static_cast<Eigen::Index>(j)).sum();
            count += static_cast<double>(course.states.rows());
        }
        for (std::size_t j = 0; j < states; ++j) {
            means_[j] /= count;
            for (const Trajectory& course : courses_)
                sizes_[j] +=
                    (course.states.col(static_cast<Eigen::Index>(j)).array() - means_[j]).square().sum();
            sizes_[j] = std::sqrt(sizes_[j] / count);
        }
        return true;
    }

    void starts() {
        if (!data_.model->capabilities().dynamic) return;
        if (timeIsOver()) {
            made_.unseen.push_back(
                translate("Trust", "The time was over before other starts of the states and other laws of "
                                   "the model were looked at."));
            return;
        }
        if (!findCourses()) {
            courses_.clear();
            made_.unseen.push_back(translate(
                "Trust", "Other starts of the states and other laws of the model could not be looked at."));
            return;
        }
        std::set<std::string> names;
        for (const Variable& state : data_.model->states()) names.insert(startParameter(state.name));
        FitData variant = copied();
        variant.model = withStartParameters(data_.model, names);
        const auto add = static_cast<Eigen::Index>(variant.model->parameters().size());
        for (std::size_t c = 0; c < variant.cases.size(); ++c) {
            Eigen::VectorXd& all = variant.cases[c].parameters;
            const Eigen::Index before = all.size();
            all.conservativeResize(add);
            for (Eigen::Index p = before; p < add; ++p) all[p] = courses_[c].states(0, stateOf(variant, p));
        }
        const auto first = static_cast<Eigen::Index>(data_.model->parameters().size());
        const auto stepOf = [&](Eigen::Index p) {
            return kBesideRun * sizeOf(static_cast<std::size_t>(stateOf(variant, p)));
        };
        // Beside the starts as they are.
        const auto runs = predicted(1 + static_cast<std::size_t>(add - first), [&](std::size_t k) {
            FitData moved = variant;
            const Eigen::Index p = first + static_cast<Eigen::Index>(k) - 1;
            if (k > 0)
                for (FitCase& one : moved.cases) one.parameters[p] += stepOf(p);
            return moved;
        });
        if (!runs.front()) return;
        for (Eigen::Index p = first; p < add; ++p)
            if (const auto& moved = runs[static_cast<std::size_t>(p - first) + 1])
                startOf(stateOf(variant, p), (*moved - *runs.front()) / stepOf(p));
    }
    Eigen::Index stateOf(const FitData& variant, Eigen::Index parameter) const {
        return static_cast<Eigen::Index>(*stateOfStart(
            *variant.model, variant.model->parameters()[static_cast<std::size_t>(parameter)].name));
    }
    void startOf(Eigen::Index state, const Eigen::VectorXd& change) {
        const Variable& its = data_.model->states()[static_cast<std::size_t>(state)];
        add(FaultClass::Start, its.name, "", change, its.unit, [](std::size_t) { return true; });
        if (seen_.size() < 2) return;
        for (const std::string& label : seen_)
            add(FaultClass::Start, its.name, label, change, its.unit,
                [&](std::size_t k) { return view_.label[k] == label; });
    }

    /// Terms x|x| and (x - mean)^2 of every state in every derivative that is more than another state.
    void termsOfStates() {
        const std::size_t states = data_.model->states().size();
        if (courses_.empty() || states > kMostStates) return;
        std::vector<VariableReference> measured;
        std::vector<Correction> corrections;
        for (std::size_t j = 0; j < states; ++j) {
            measured.push_back({VariableKind::State, j});
            corrections.push_back({j, j, false});
        }
        const ControlledModel pulled = controlled(*data_.model, measured, corrections, IntegralForm::Error);
        FitData variant = copied();
        variant.model = pulled.model;
        double longest = 0;
        for (const FitCase& one : data_.cases)
            longest = std::max(longest, one.times.back() - simulation_.startTime);
        const double gain = kTermSize / longest;
        for (std::size_t c = 0; c < variant.cases.size(); ++c) {
            FitCase& one = variant.cases[c];
            const Eigen::Index before = one.parameters.size();
            one.parameters.conservativeResize(static_cast<Eigen::Index>(pulled.model->parameters().size()));
            one.parameters.tail(one.parameters.size() - before).setZero();
            one.parameters[static_cast<Eigen::Index>(pulled.lambda)] = 1;
            for (std::size_t j = 0; j < states; ++j) one.inputs.push_back(courseOf(c, j, {}));
        }
        const auto& formulas = *data_.model->formulas().derivative;
        for (std::size_t j = 0; j < states; ++j) {
            if (formulas.outputs()[j] < formulas.inputCount()) continue; // der(x) = v
            if (timeIsOver()) {
                made_.unseen.push_back(translate(
                    "Trust", "The time was over before all other laws of the model were looked at."));
                return;
            }
            // Beside the course without a term.
            const auto runs = predicted(1 + 2 * states, [&](std::size_t k) {
                FitData moved = variant;
                for (std::size_t c = 0; c < moved.cases.size(); ++c) {
                    FitCase& one = moved.cases[c];
                    one.parameters[static_cast<Eigen::Index>(pulled.gains[j])] = gain;
                    if (k > 0) one.inputs[pulled.measured[j]] = courseOf(c, j, Term{(k - 1) / 2, k % 2 == 1});
                }
                return moved;
            });
            if (progress_.stopRequested()) return;
            if (!runs.front()) continue;
            for (std::size_t k = 1; k < runs.size(); ++k)
                if (runs[k])
                    add(FaultClass::Model, data_.model->states()[j].name, "",
                        (*runs[k] - *runs.front()) / gain, "", [](std::size_t) { return true; });
        }
    }
    struct Term {
        std::size_t state;
        bool odd;
    };
    /// The course of a state, and the term in its own size.
    Signal courseOf(std::size_t c, std::size_t j, std::optional<Term> term) const {
        const Trajectory& course = courses_[c];
        std::vector<double> values;
        for (Eigen::Index k = 0; k < course.states.rows(); ++k) {
            double value = course.states(k, static_cast<Eigen::Index>(j));
            if (term) {
                // About 0, where a law has its own, and about what the state does.
                const double size = sizeOf(term->state),
                             own = course.states(k, static_cast<Eigen::Index>(term->state)),
                             x = own / std::hypot(size, means_[term->state]),
                             off = (own - means_[term->state]) / size;
                value += sizeOf(j) * (term->odd ? x * std::abs(x) : off * off);
            }
            values.push_back(value);
        }
        return {course.times, std::move(values), Interpolation::Linear};
    }

    /// Of formulas: squares of what is predicted and of the inputs.
    void termsOfRows() {
        const auto square = [&](std::vector<double> x, const std::string& place) {
            double mean = 0, size = 0;
            for (const double v : x) mean += v / static_cast<double>(x.size());
            for (const double v : x) size = std::max(size, std::abs(v - mean));
            if (!(size > 0)) return;
            Eigen::VectorXd change(static_cast<Eigen::Index>(x.size()));
            for (Eigen::Index r = 0; r < change.size(); ++r)
                change[r] = std::pow((x[static_cast<std::size_t>(r)] - mean) / size, 2);
            for (std::size_t s = 0; s < data_.sensors.size(); ++s)
                add(FaultClass::Model, place, "", change, "", [&](std::size_t k) { return ofSensor(k, s); });
        };
        for (std::size_t u = 0; u < data_.model->inputs().size(); ++u) {
            std::vector<double> x;
            for (const FitRow& row : data_.rows) {
                const FitCase& its = data_.cases[row.fitCase];
                x.push_back(u < its.inputs.size() ? its.inputs[u].at(its.times[row.time]) : 0);
            }
            square(std::move(x), data_.model->inputs()[u].name);
        }
        for (std::size_t p = 0; p < data_.model->parameters().size(); ++p) {
            if (std::ranges::find(data_.unknowns, p) != data_.unknowns.end()) continue;
            std::vector<double> x;
            for (const FitRow& row : data_.rows)
                x.push_back(data_.cases[row.fitCase].parameters[static_cast<Eigen::Index>(p)]);
            square(std::move(x), data_.model->parameters()[p].name);
        }
    }

    std::vector<Trajectory> courses_;
    std::vector<double> sizes_, means_; ///< per state
};

} // namespace

void addModelSignatures(const SignatureGround& ground, FaultRuns& made) {
    ModelSignatures(ground, made).make();
}

} // namespace rigor

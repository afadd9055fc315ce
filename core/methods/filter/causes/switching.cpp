#include "core/methods/filter/causes/switching.h"

#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <cmath>

namespace rigor {

namespace {

/// A rate jumps if it changes by more than this part of itself.
constexpr double kJump = 0.05;
constexpr int kSwitchHalvings = 45; ///< of the way between two rows

/// The formulas of a model at places between the rows of one experiment.
class Formulae {
  public:
    Formulae(const FilterSetup& setup, const FilterTrajectory& trajectory, Eigen::Index firstRow)
        : setup_(setup), trajectory_(trajectory), firstRow_(firstRow), at_(*setup.model), slots_(at_.count),
          rate_(setup.model->formulas().derivative), located_(setup.model->formulas().located),
          rates_(setup.model->states().size()), relations_(located_.tape().outputs().size()) {}

    /// s = 0: at the row, 1: at the next one.
    void goTo(Eigen::Index row, double s) {
        const auto between = [&](double a, double b) { return a + s * (b - a); };
        const auto k = static_cast<std::size_t>(row);
        const Eigen::Index all = firstRow_ + row;
        const double time = between(setup_.times[k], setup_.times[k + 1]);
        slots_[at_.time] = time;
        for (std::size_t p = 0; p < setup_.model->parameters().size(); ++p)
            slots_[at_.parameters + p] = setup_.parameterValues[static_cast<Eigen::Index>(p)];
        for (std::size_t u = 0; u < setup_.inputs.size(); ++u)
            slots_[at_.inputs + u] = setup_.inputs[u].at(time);
        for (Eigen::Index j = 0; j < setup_.size(); ++j) {
            const auto i = static_cast<std::size_t>(j);
            const bool state = j < setup_.stateCount();
            slots_[state ? at_.states + setup_.states[i]
                         : at_.parameters + setup_.parameters[i - setup_.states.size()]] =
                between(trajectory_.X(all, j), trajectory_.X(all + 1, j));
        }
        for (std::size_t j = 0; j < setup_.known.size(); ++j)
            slots_[at_.states + setup_.known[j]] =
                between(trajectory_.known(all, static_cast<Eigen::Index>(j)),
                        trajectory_.known(all + 1, static_cast<Eigen::Index>(j)));
    }
    const std::vector<double>& relations() {
        located_(slots_, relations_);
        return relations_;
    }
    const std::vector<double>& rates() {
        rate_(slots_, rates_);
        return rates_;
    }

    /// Relations, signs and whole parts that depend on an estimated state: places among relations().
    std::vector<std::size_t> jumping() const {
        const Tape& tape = located_.tape();
        std::vector<std::size_t> found;
        for (std::size_t k = 0; k < tape.outputs().size(); ++k) {
            const std::size_t first = tape.inputCount() + tape.constants().size();
            if (tape.outputs()[k] < first) continue; // a number
            const Op op = tape.instructions()[tape.outputs()[k] - first].op;
            if (op != Op::Less && op != Op::LessEqual && op != Op::Sign && op != Op::Floor) continue;
            for (const std::size_t state : setup_.states)
                if (tape.depends(k, at_.states + state)) {
                    found.push_back(k);
                    break;
                }
        }
        return found;
    }

  private:
    const FilterSetup& setup_;
    const FilterTrajectory& trajectory_;
    Eigen::Index firstRow_;
    SlotLayout at_;
    std::vector<double> slots_;
    Evaluator<double> rate_, located_;
    std::vector<double> rates_, relations_;
};

/// Estimated states whose rates jump where relation `k` changes between the row and the next.
void addJumps(Formulae& formulae, const FilterSetup& setup, Eigen::Index row, std::size_t k,
              std::vector<char>& jumps) {
    formulae.goTo(row, 0);
    const double before = formulae.relations()[k];
    double low = 0, high = 1;
    for (int halving = 0; halving < kSwitchHalvings; ++halving) {
        const double middle = (low + high) / 2;
        formulae.goTo(row, middle);
        (formulae.relations()[k] == before ? low : high) = middle;
    }
    formulae.goTo(row, low);
    const std::vector<double> here = formulae.rates();
    formulae.goTo(row, high);
    const std::vector<double>& there = formulae.rates();
    for (std::size_t j = 0; j < setup.states.size(); ++j) {
        const double a = here[setup.states[j]], b = there[setup.states[j]];
        if (std::abs(b - a) > kJump * std::max(std::abs(a), std::abs(b))) jumps[j] = 1;
    }
}

} // namespace

Switching switchingOf(const FilterRecord& record, const FilterTrajectory& trajectory) {
    Switching found;
    Eigen::Index firstRow = 0;
    std::vector<char> jumping(record.whole().states.size(), 0);
    for (const FilterSetup& setup : record.setups()) {
        const TapePtr& located = setup.model->formulas().located;
        const auto rows = static_cast<Eigen::Index>(setup.times.size());
        if (!located || located->outputs().empty()) return found;
        Formulae formulae(setup, trajectory, firstRow);
        const std::vector<std::size_t> relations = formulae.jumping();
        if (relations.empty()) return found;
        for (Eigen::Index row = 0; row + 1 < rows && firstRow + row + 1 < trajectory.rows; ++row) {
            formulae.goTo(row, 0);
            const std::vector<double> here = formulae.relations();
            formulae.goTo(row, 1);
            const std::vector<double> there = formulae.relations();
            std::vector<char> jumps(setup.states.size(), 0);
            for (const std::size_t k : relations)
                if (here[k] != there[k]) addJumps(formulae, setup, row, k, jumps);
            bool any = false;
            for (std::size_t j = 0; j < jumps.size(); ++j) {
                any = any || jumps[j];
                jumping[j] = static_cast<char>(jumping[j] | jumps[j]);
            }
            if (!any) continue;
            if (found.count++ == 0) found.first = setup.times[static_cast<std::size_t>(row)];
        }
        firstRow += rows;
    }
    for (std::size_t j = 0; j < jumping.size(); ++j)
        if (jumping[j]) found.states.push_back(record.whole().names[j]);
    return found;
}

Message wordsOnSwitching(const Switching& switching) {
    if (switching.count == 0) return {};
    return filled(
        translate("Method",
                  "The rate of {} jumps where a relation or a sign of the model changes, in {} of the steps "
                  "between measurements, first behind {:.4g} s. The filter follows such a jump as if "
                  "it were smooth and does not know how sure it is behind it: its bounds are not to "
                  "be trusted. Least squares locates the jumps."),
        fmt::join(switching.states, ", "), switching.count, switching.first);
}

} // namespace rigor

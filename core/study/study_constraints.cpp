#include "core/study/study_constraints.h"

#include "core/engine/modelica/expression.h"
#include "core/engine/tape/append.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/tangent.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"
#include "core/methods/fit/fit_constraints.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kMostConstraints = 200;

struct Side {
    std::string text;
    std::size_t at = 0; ///< in the whole
};

/// A text cut at its relations: sides.size() = relations.size() + 1. wrong: place of one that is no
/// inequality.
struct Relations {
    std::vector<Side> sides;
    std::vector<bool> rising; ///< "<"
    std::size_t wrong = std::string::npos;
};

Relations relationsOf(const std::string& text) {
    static const std::pair<const char*, int> kSigns[] = {{"<>", 0},      {"!=", 0}, {"==", 0},  {"<=", 1},
                                                         {">=", -1},     {"=<", 1}, {"=>", -1}, {"\u2264", 1},
                                                         {"\u2265", -1}, {"<", 1},  {">", -1},  {"=", 0}};
    Relations made;
    std::size_t from = 0;
    int depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
        const auto sign = std::ranges::find_if(kSigns, [&](const auto& one) {
            return depth == 0 && text.compare(at, std::string(one.first).size(), one.first) == 0;
        });
        if (sign == std::end(kSigns)) {
            ++at;
            continue;
        }
        if (sign->second == 0 && made.wrong == std::string::npos) made.wrong = at;
        made.sides.push_back({text.substr(from, at - from), from});
        made.rising.push_back(sign->second > 0);
        at += std::string(sign->first).size();
        from = at;
    }
    made.sides.push_back({text.substr(from), from});
    return made;
}

double valueOf(const TapePtr& tape, const std::vector<double>& inputs) {
    Evaluator<double> evaluate(tape);
    double value = 0;
    evaluate(std::span(inputs), std::span(&value, 1));
    return value;
}

class ConstraintReader {
  public:
    ConstraintReader(const Study& study, const Problem& problem, const Dataset* data)
        : study_(study), problem_(problem), data_(data) {
        for (const Variable& parameter : problem.model->parameters()) {
            names_.push_back(parameter.name);
            const auto fixed = problem.fixed.find(parameter.name);
            values_.push_back(fixed == problem.fixed.end() ? parameter.start : fixed->second);
        }
        for (const Unknown& unknown : problem.unknowns) {
            const auto at = std::ranges::find(names_, unknown.name) - names_.begin();
            unknowns_.push_back(static_cast<std::size_t>(at));
            if (unknowns_.back() < values_.size()) values_[unknowns_.back()] = 0;
        }
    }

    /// Those of text number `index`, which is told of in the errors.
    std::vector<LinearConstraint> read(std::size_t index) {
        index_ = index;
        const std::string& text = study_.constraints[index];
        const Relations relations = relationsOf(text);
        if (relations.wrong != std::string::npos)
            refuse(
                filled(sentence("Study", "{} is no inequality (<, <=, >, >=); what equals an expression is "
                                         "written [unknowns.<name>] equals = \"...\""),
                       text),
                relations.wrong);
        if (relations.rising.empty())
            refuse(filled(sentence("Study", "{} is no inequality: \"k1 < k2\" is expected"), text), 0);
        std::vector<TapePtr> sides;
        for (const Side& side : relations.sides) sides.push_back(compiled(side));
        std::vector<LinearConstraint> all;
        for (std::size_t k = 0; k < relations.rising.size(); ++k) {
            const Side &left = relations.sides[k], &right = relations.sides[k + 1];
            const std::size_t from = left.at, to = right.at + right.text.size();
            const bool rising = relations.rising[k];
            refuseUnits(std::string(trimmed(left.text)), std::string(trimmed(right.text)), text, left.at);
            all.push_back(linear(std::string(trimmed(std::string_view(text).substr(from, to - from))),
                                 difference(sides[rising ? k : k + 1], sides[rising ? k + 1 : k]), left.at));
        }
        return all;
    }

    [[noreturn]] void refuse(const std::string& why, std::size_t at) const {
        SourcePlace place = placeOf(study_, fmt::format("constraints.{}", index_));
        // Behind the quote with which the text begins.
        if (place.column > 0) place.column += static_cast<int>(at) + 1;
        throw Error("constraints: " + why, place);
    }

  private:
    TapePtr compiled(const Side& side) const {
        CompiledExpression made = compileExpression(side.text, names_);
        if (made.problem) {
            const int column = std::max(made.problem->place.column, 1) - 1;
            refuse(filled(sentence("Study", "{}: {}"), study_.constraints[index_], made.problem->sentence),
                   side.at + static_cast<std::size_t>(column));
        }
        return made.value;
    }

    /// left - right over the parameters, those that follow others replaced.
    TapePtr difference(const TapePtr& left, const TapePtr& right) const {
        TapeBuilder builder(names_.size());
        std::vector<Node> nodes;
        for (std::size_t k = 0; k < names_.size(); ++k) nodes.push_back(builder.input(k));
        for (const Tie& tie : problem_.ties)
            nodes[tie.index] = appendTape(builder, *tie.value, nodes).front();
        const Node made = builder.apply(Op::Sub, appendTape(builder, *left, nodes).front(),
                                        appendTape(builder, *right, nodes).front());
        return builder.cut(std::span(&made, 1));
    }

    /// d difference / d parameter k as a formula; null where it does not depend on it or has no derivative.
    TapePtr slope(const TapePtr& difference, std::size_t k) const {
        TapeBuilder builder(names_.size());
        std::vector<NodeWithTangent> inputs;
        for (std::size_t n = 0; n < names_.size(); ++n) inputs.push_back({builder.input(n), {}});
        inputs[k].tangent = builder.constant(1);
        const auto made = appendWithTangents(builder, *difference, inputs);
        if (!made || !made->front().tangent) return nullptr;
        const Node tangent = *made->front().tangent;
        return builder.cut(std::span(&tangent, 1));
    }

    /// difference < 0.
    LinearConstraint linear(const std::string& text, const TapePtr& difference, std::size_t at) const {
        refuseChanging(text, difference, at);
        LinearConstraint made{text, {}, -valueOf(difference, values_)};
        const auto refuseBent = [&](const std::string& name) {
            refuse(filled(sentence("Study", "{} is not linear in {}; several linear ones may say it"), text,
                          name),
                   at);
        };
        for (const std::size_t k : unknowns_) {
            if (k >= names_.size() || !difference->depends(0, k)) continue;
            const TapePtr slopeOf = slope(difference, k);
            if (!slopeOf) refuseBent(names_[k]);
            for (const std::size_t other : unknowns_)
                if (other < names_.size() && slopeOf->depends(0, other)) refuseBent(names_[k]);
            const double factor = valueOf(slopeOf, values_);
            if (!std::isfinite(factor)) refuseBent(names_[k]);
            if (factor != 0) made.factors[names_[k]] = factor;
            // What rises in steps has no slope anywhere and is not linear either.
            for (const double value : {-1234.567, -0.71, 0.31, 1.93, 4321.1}) {
                std::vector<double> beside = values_;
                beside[k] = value;
                const double expected = factor * value - made.limit,
                             size = std::abs(factor * value) + std::abs(made.limit);
                if (!(std::abs(valueOf(difference, beside) - expected) <= 1e-9 * size)) refuseBent(names_[k]);
            }
        }
        if (made.factors.empty())
            refuse(filled(sentence("Study", "{} names no unknown: the values of fixed parameters decide it"),
                          text),
                   at);
        if (!std::isfinite(made.limit)) refuse(filled(sentence("Study", "{} has no finite value"), text), at);
        return made;
    }

    /// Two names alone, in different units: their numbers say nothing beside each other.
    void refuseUnits(const std::string& left, const std::string& right, const std::string& text,
                     std::size_t at) const {
        const Variable *one = parameterNamed(left), *other = parameterNamed(right);
        if (!one || !other || one->unit.empty() || other->unit.empty()) return;
        const auto first = parseUnit(one->unit), second = parseUnit(other->unit);
        if (!first || !second || (sameDimension(*first, *second) && first->factor == second->factor)) return;
        refuse(filled(sentence("Study", "{}: {} is in {}, {} in {}; write the factor between them, as in "
                                        "a < 2*b"),
                      text, left, one->unit, right, other->unit),
               at);
    }
    const Variable* parameterNamed(const std::string& name) const {
        const auto& all = problem_.model->parameters();
        const auto found = std::ranges::find(all, name, &Variable::name);
        return found == all.end() ? nullptr : &*found;
    }

    /// A parameter that every experiment sets anew is no fixed one.
    void refuseChanging(const std::string& text, const TapePtr& difference, std::size_t at) const {
        if (!data_) return;
        for (const Experiment& experiment : data_->experiments)
            for (const auto& [name, value] : experiment.conditions) {
                const auto k = static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
                if (k < names_.size() && difference->depends(0, k))
                    refuse(
                        filled(sentence("Study", "{} names {}, which changes from experiment to experiment"),
                               text, name),
                        at);
            }
    }

    const Study& study_;
    const Problem& problem_;
    const Dataset* data_;
    std::size_t index_ = 0;
    std::vector<std::string> names_;    ///< of the parameters
    std::vector<double> values_;        ///< of the parameters, unknowns 0
    std::vector<std::size_t> unknowns_; ///< among them
};

} // namespace

std::vector<LinearConstraint> constraintsOf(const Study& study, const Problem& problem, const Dataset* data) {
    if (study.constraints.empty()) return {};
    ConstraintReader reader(study, problem, data);
    std::vector<LinearConstraint> all;
    std::vector<std::size_t> textOf;
    for (std::size_t k = 0; k < study.constraints.size(); ++k)
        for (LinearConstraint& one : reader.read(k)) {
            all.push_back(std::move(one));
            textOf.push_back(k);
        }
    if (all.size() > kMostConstraints)
        reader.refuse(filled(sentence("Study", "{} inequalities are stated; at most {} are worked with"),
                             all.size(), kMostConstraints),
                      0);
    Problem bounds;
    bounds.model = problem.model;
    bounds.unknowns = problem.unknowns;
    FitBox box;
    try {
        box = fitBoxOf(bounds);
    } catch (const Error&) {
        return all; // bounds or starts that are wrong themselves: the method says so
    }
    if (const auto none = contradictionOf(box, problem.unknowns, all))
        throw Error(none->why, placeOf(study, fmt::format("constraints.{}", textOf[none->constraint])));
    return all;
}

} // namespace rigor

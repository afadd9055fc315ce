#include "core/engine/modelica/solve/index/dummy_choice.h"

#include "core/foundation/base/random.h"

#include <algorithm>
#include <cmath>

namespace rigor::modelica {

namespace {

double computed(Op op, double a, double b, double c) {
    if (const auto value = folded(op, a, b)) return *value;
    switch (op) {
    case Op::Square:
        return a * a;
    case Op::Pow:
        return std::pow(a, b);
    case Op::Sqrt:
        return std::sqrt(a);
    case Op::Exp:
        return std::exp(a);
    case Op::Sin:
        return std::sin(a);
    case Op::Cos:
        return std::cos(a);
    case Op::Select:
        return a != 0 ? b : c;
    default:
        // Any number that is another one at another place will do for what else is in a factor.
        return 0.5 + 0.5 * std::sin(1 + static_cast<double>(op) + 3 * a + 5 * b + 7 * c);
    }
}

/// Columns as far as they are independent of those before.
class Basis {
  public:
    /// False, and nothing changes, if the column depends on the others.
    bool add(std::vector<double> column) {
        constexpr double kRounding = 1e-9;
        for (const auto& [pivot, vector] : vectors_) {
            const double factor = column[pivot];
            if (factor == 0) continue;
            for (std::size_t r = 0; r < column.size(); ++r) column[r] -= factor * vector[r];
            column[pivot] = 0;
        }
        const auto largest = std::max_element(column.begin(), column.end(),
                                              [](double x, double y) { return std::abs(x) < std::abs(y); });
        if (largest == column.end() || std::abs(*largest) < kRounding) return false;
        const auto pivot = static_cast<std::size_t>(largest - column.begin());
        const double size = *largest;
        for (double& entry : column) entry /= size;
        vectors_.emplace_back(pivot, std::move(column));
        return true;
    }

  private:
    std::vector<std::pair<std::size_t, std::vector<double>>> vectors_; ///< with 1 in the row of the pivot
};

using Columns = std::unordered_map<std::uint32_t, std::vector<double>>;

} // namespace

Point::Point(const FlatModel& model, bool atStart) : model_(model) {
    RandomStream random(1, 2);
    for (std::size_t i = 0; i < model.elements.size(); ++i) elements_.push_back(0.5 + random.uniform());
    // Declared values may need each other in any order: some steps do for what is usual, and a random number
    // for the rest.
    constexpr int kSteps = 3;
    for (int step = 0; step < kSteps; ++step) {
        values_.clear();
        for (std::size_t i = 0; i < model.elements.size(); ++i) {
            const Element& element = model.elements[i];
            const bool constant = element.role == Role::Constant;
            const bool given = constant || (atStart && element.role == Role::Parameter);
            const Id declared = given ? element.definition : atStart ? element.start : kNone;
            if (declared != kNone) elements_[i] = value(declared);
        }
    }
}

double Point::slope(const FlatEquation& equation, std::uint32_t element) {
    const double before = elements_[element];
    const auto residual = [&] {
        values_.clear();
        return value(equation.left) - value(equation.right);
    };
    const double first = residual();
    elements_[element] += 1;
    const double second = residual();
    elements_[element] = before;
    return second - first;
}

double Point::value(Id root) {
    std::vector<Id> stack{root};
    while (!stack.empty()) {
        const Id id = stack.back();
        const std::size_t before = stack.size();
        if (!values_.contains(id))
            model_.nodes.children(id, [&](Id child) {
                if (!values_.contains(child)) stack.push_back(child);
            });
        if (stack.size() > before) continue;
        values_.emplace(id, made(id));
        stack.pop_back();
    }
    return values_.at(root);
}

double Point::made(Id id) const {
    const FlatNode& node = model_.nodes[id];
    switch (node.kind) {
    case FlatNode::Kind::Number:
        return node.value;
    case FlatNode::Kind::Time:
        return 0.8;
    case FlatNode::Kind::Variable:
    case FlatNode::Kind::Derivative:
        return elements_[node.a];
    case FlatNode::Kind::Operation:
        break;
    }
    const int arity = opInfo(node.op).arity;
    const double a = values_.at(node.a);
    const double b = arity == 2 || arity == 3 ? values_.at(node.b) : node.b;
    const double out = computed(node.op, a, b, arity == 3 ? values_.at(node.c) : 0);
    return std::isfinite(out) ? out : 0.7;
}

namespace {

Columns matrixAt(Point point, const std::vector<FlatEquation>& equations,
                 const std::vector<std::vector<std::uint32_t>>& found,
                 const std::vector<std::uint32_t>& columns) {
    Columns out;
    for (const std::uint32_t column : columns) out.emplace(column, equations.size());
    for (std::size_t e = 0; e < equations.size(); ++e)
        for (const std::uint32_t element : found[e])
            if (const auto column = out.find(element); column != out.end())
                column->second[e] = point.slope(equations[e], element);
    return out;
}

} // namespace

std::vector<std::uint32_t> independentColumns(const FlatModel& model,
                                              const std::vector<FlatEquation>& equations,
                                              const std::vector<std::vector<std::uint32_t>>& found,
                                              const std::vector<std::uint32_t>& columns) {
    const Columns anywhere = matrixAt(Point(model, false), equations, found, columns);
    const Columns atStart = matrixAt(Point(model, true), equations, found, columns);
    std::vector<std::uint32_t> out, others;
    Basis basis, startBasis;
    for (const std::uint32_t element : columns) {
        if (startBasis.add(atStart.at(element)) && basis.add(anywhere.at(element)))
            out.push_back(element);
        else
            others.push_back(element);
    }
    for (const std::uint32_t element : others)
        if (basis.add(anywhere.at(element))) out.push_back(element);
    return out;
}

} // namespace rigor::modelica

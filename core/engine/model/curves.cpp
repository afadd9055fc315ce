#include "core/engine/model/curves.h"

#include "core/engine/model/extension.h"
#include "core/engine/tape/append.h"
#include "core/foundation/curve/bspline.h"

#include <algorithm>
#include <numeric>

namespace rigor {

std::vector<double> ModelCurve::controlAbscissas() const {
    if (!abscissas.empty()) return abscissas;
    std::vector<double> result;
    const auto d = static_cast<std::size_t>(degree);
    for (std::size_t i = 0; i < coefficients.size(); ++i)
        result.push_back(std::accumulate(knots.begin() + static_cast<std::ptrdiff_t>(i + 1),
                                         knots.begin() + static_cast<std::ptrdiff_t>(i + 1 + d), 0.0) /
                         static_cast<double>(d));
    return result;
}

double ModelCurve::argumentAt(double u) const {
    return abscissas.empty() ? u : bsplineValue<double>(u, knots, degree, abscissas);
}

double ModelCurve::parameterAt(double x) const {
    double from = lower(), to = upper();
    if (abscissas.empty()) return std::clamp(x, from, to);
    // x(u) increases, for the abscissas do; halved to rounding.
    for (int k = 0; k < 60; ++k) {
        const double middle = 0.5 * (from + to);
        (argumentAt(middle) < x ? from : to) = middle;
    }
    return 0.5 * (from + to);
}

Eigen::RowVectorXd ModelCurve::basis(double x) const {
    Eigen::RowVectorXd result = Eigen::RowVectorXd::Zero(static_cast<Eigen::Index>(coefficients.size()));
    const double at = parameterAt(x);
    const std::span<const double> all(knots);
    const std::size_t span = bsplineSpan(at, all, degree);
    const auto values = bsplineBasis(at, span, all, degree);
    for (int j = 0; j <= degree; ++j)
        result[static_cast<Eigen::Index>(span) - degree + j] = values[static_cast<std::size_t>(j)];
    return result;
}

Eigen::MatrixXd ModelCurve::basisOnGrid(const Eigen::VectorXd& arguments) const {
    Eigen::MatrixXd result(arguments.size(), static_cast<Eigen::Index>(coefficients.size()));
    for (Eigen::Index k = 0; k < arguments.size(); ++k) result.row(k) = basis(arguments[k]);
    return result;
}

namespace {

const Instruction* instructionAt(const Tape& tape, Node node) {
    const std::size_t first = tape.inputCount() + tape.constants().size();
    return node >= first ? &tape.instructions()[node - first] : nullptr;
}

/// Constants of a tape at places of its lists; nullopt if one is none.
std::optional<std::vector<double>> constantsAt(const Tape& tape, std::size_t from, std::size_t count) {
    std::vector<double> result;
    for (std::size_t k = from; k < from + count; ++k) {
        const Node node = tape.lists()[k];
        if (node < tape.inputCount() || node >= tape.inputCount() + tape.constants().size())
            return std::nullopt;
        result.push_back(tape.constants()[node - tape.inputCount()]);
    }
    return result;
}

/// The node at which the abscissas of a curve are looked up, and they: a Newton step u = w - (x(w) - at)/x'
/// on the knots of the curve, as the model text writes it for given abscissas (engine/modelica,
/// expand_tables.cpp).
struct Parametric {
    std::vector<double> abscissas;
    Node argument;
};
std::optional<Parametric> parametricOf(const Tape& tape, const Instruction& curve,
                                       const std::vector<double>& knots) {
    const Instruction* step = instructionAt(tape, curve.a);
    if (!step || step->op != Op::Sub) return std::nullopt;
    const Instruction* move = instructionAt(tape, step->b);
    if (!move || move->op != Op::Div) return std::nullopt;
    const Instruction* off = instructionAt(tape, move->a);
    if (!off || off->op != Op::Sub) return std::nullopt;
    const Instruction* x = instructionAt(tape, off->a);
    if (!x || x->op != Op::BSpline || x->a != step->a || x->count != curve.count || x->c != curve.c)
        return std::nullopt;
    if (constantsAt(tape, x->b, knots.size()) != knots) return std::nullopt;
    auto abscissas = constantsAt(tape, x->b + knots.size(), x->count - knots.size());
    if (!abscissas) return std::nullopt;
    Node argument = off->b;
    // Held within the range of the abscissas.
    for (const Instruction* i = instructionAt(tape, argument); i && (i->op == Op::Min || i->op == Op::Max);
         i = instructionAt(tape, argument))
        argument = i->a;
    return Parametric{std::move(*abscissas), argument};
}

} // namespace

std::optional<ModelCurve> curveOf(const Tape& tape, const Instruction& i, std::size_t first,
                                  std::size_t parameters) {
    if (i.op != Op::BSpline) return std::nullopt;
    ModelCurve curve;
    curve.degree = static_cast<int>(i.c);
    const std::size_t knots = (i.count + i.c + 1) / 2;
    for (std::size_t k = 0; k < i.count; ++k) {
        const Node node = tape.lists()[i.b + k];
        if (k < knots) {
            if (node < tape.inputCount() || node >= tape.inputCount() + tape.constants().size())
                return std::nullopt;
            curve.knots.push_back(tape.constants()[node - tape.inputCount()]);
        } else {
            if (node < first || node >= first + parameters) return std::nullopt;
            curve.coefficients.push_back(node - first);
        }
    }
    if (auto parametric = parametricOf(tape, i, curve.knots))
        curve.abscissas = std::move(parametric->abscissas);
    return curve;
}

namespace {

bool sameCurve(const ModelCurve& a, const ModelCurve& b) {
    return a.coefficients == b.coefficients && a.knots == b.knots && a.degree == b.degree;
}

/// Looks at every instruction of the formulas: visit(tape, instruction, its node).
template <class Visit> void forEachInstruction(const Formulas& f, Visit visit) {
    std::vector<TapePtr> tapes{f.output, f.initial, f.rest, f.derivative, f.residual, f.guards, f.floors};
    tapes.insert(tapes.end(), f.actions.begin(), f.actions.end());
    for (const TapePtr& tape : tapes) {
        if (!tape) continue;
        const std::size_t first = tape->inputCount() + tape->constants().size();
        for (std::size_t k = 0; k < tape->instructions().size(); ++k)
            visit(*tape, tape->instructions()[k], static_cast<Node>(first + k));
    }
}

/// Name and unit of the variable that a node of the output tape is, if it is one.
void nameOf(const Model& model, const Tape& tape, Node node, std::string& name, std::string& unit) {
    const SlotLayout slots(model);
    const auto take = [&](const Variable& v) {
        name = v.name;
        unit = v.unit;
    };
    if (node >= slots.states && node < slots.unknowns) return take(model.states()[node - slots.states]);
    if (node >= slots.inputs && node < slots.discretes) return take(model.inputs()[node - slots.inputs]);
    if (&tape != model.formulas().output.get()) return;
    for (std::size_t k = 0; k < tape.outputs().size(); ++k)
        if (tape.outputs()[k] == node) return take(model.outputs()[k]);
}

} // namespace

std::vector<ModelCurve> curvesOf(const Model& model) {
    std::vector<ModelCurve> curves;
    if (!model.capabilities().tape) return curves;
    const SlotLayout slots(model);
    forEachInstruction(model.formulas(), [&](const Tape& tape, const Instruction& i, Node node) {
        auto curve = curveOf(tape, i, slots.parameters, model.parameters().size());
        if (!curve) return;
        for (const ModelCurve& known : curves)
            if (sameCurve(known, *curve)) return;
        const std::string& first = model.parameters()[curve->coefficients.front()].name;
        curve->name = first.substr(0, first.find('['));
        const auto parametric = parametricOf(tape, i, curve->knots);
        nameOf(model, tape, parametric ? parametric->argument : i.a, curve->argument, curve->argumentUnit);
        nameOf(model, tape, node, curve->value, curve->valueUnit);
        if (curve->valueUnit.empty()) curve->valueUnit = model.parameters()[curve->coefficients.front()].unit;
        curves.push_back(std::move(*curve));
    });
    return curves;
}

Eigen::MatrixXd knotInsertion(const ModelCurve& curve, double knot) {
    const auto n = static_cast<Eigen::Index>(curve.coefficients.size());
    const auto span =
        static_cast<Eigen::Index>(bsplineSpan(knot, std::span<const double>(curve.knots), curve.degree));
    const auto t = [&](Eigen::Index k) { return curve.knots[static_cast<std::size_t>(k)]; };
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(n + 1, n);
    for (Eigen::Index i = 0; i <= n; ++i) {
        const double part = i <= span - curve.degree ? 1
                            : i > span               ? 0
                                                     : (knot - t(i)) / (t(i + curve.degree) - t(i));
        if (i < n) result(i, i) = part;
        if (i > 0) result(i, i - 1) = 1 - part;
    }
    return result;
}

namespace {

/// Copies tapes with one curve on other knots.
class Refiner {
  public:
    Refiner(const Model& model, const ModelCurve& from, const ModelCurve& to)
        : slots_(model), parameters_(model.parameters().size()), from_(from), to_(to),
          builder_(slots_.count + 1) {}

    TapePtr operator()(const TapePtr& tape) {
        if (!tape) return nullptr;
        std::vector<Node> nodes;
        for (std::size_t n = 0; n < tape->inputCount(); ++n) nodes.push_back(builder_.input(n));
        for (const double value : tape->constants()) nodes.push_back(builder_.constant(value));
        for (const Instruction& i : tape->instructions()) nodes.push_back(copy(*tape, i, nodes));
        std::vector<Node> outputs;
        for (const Node n : tape->outputs()) outputs.push_back(nodes[n]);
        return builder_.cut(outputs);
    }

  private:
    Node copy(const Tape& tape, const Instruction& i, const std::vector<Node>& nodes) {
        const auto curve = curveOf(tape, i, slots_.parameters, parameters_);
        if (!curve || !sameCurve(*curve, from_)) return rebuildInstruction(builder_, tape, i, nodes);
        std::vector<Node> knots, coefficients;
        for (const double t : to_.knots) knots.push_back(builder_.constant(t));
        for (const std::size_t p : to_.coefficients)
            coefficients.push_back(builder_.input(slots_.parameters + p));
        return builder_.bspline(nodes[i.a], knots, to_.degree, coefficients);
    }

    SlotLayout slots_;
    std::size_t parameters_;
    const ModelCurve& from_;
    const ModelCurve& to_;
    TapeBuilder builder_;
};

} // namespace

RefinedModel refined(const Model& model, const ModelCurve& curve, double knot) {
    RefinedModel result;
    result.curve = curve;
    const auto at = std::upper_bound(result.curve.knots.begin(), result.curve.knots.end(), knot);
    result.curve.knots.insert(at, knot);
    result.curve.coefficients.push_back(model.parameters().size());

    const Eigen::MatrixXd insertion = knotInsertion(curve, knot);
    Eigen::VectorXd old(insertion.cols());
    for (Eigen::Index k = 0; k < old.size(); ++k)
        old[k] = model.parameters()[curve.coefficients[static_cast<std::size_t>(k)]].start;
    const Eigen::VectorXd values = insertion * old;

    ModelParts parts = partsWithoutFormulas(model);
    Variable added = parts.parameters[curve.coefficients.back()];
    added.name = fmt::format("{}[{}]", curve.name, result.curve.coefficients.size());
    parts.parameters.push_back(added);
    for (Eigen::Index k = 0; k < values.size(); ++k)
        parts.parameters[result.curve.coefficients[static_cast<std::size_t>(k)]].start = values[k];

    Refiner refine(model, curve, result.curve);
    const Formulas& f = model.formulas();
    Formulas& g = parts.formulas;
    g.initial = refine(f.initial);
    g.rest = refine(f.rest);
    g.resting = f.resting;
    g.derivative = refine(f.derivative);
    g.residual = refine(f.residual);
    g.output = refine(f.output);
    g.guards = refine(f.guards);
    for (const TapePtr& action : f.actions) g.actions.push_back(refine(action));
    g.floors = refine(f.floors);
    g.timeEvents = refine(f.timeEvents);
    result.model = makeModel(std::move(parts));
    return result;
}

} // namespace rigor

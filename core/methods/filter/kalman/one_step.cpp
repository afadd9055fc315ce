#include "core/methods/filter/kalman/one_step.h"

#include "core/engine/model/limits.h"
#include "core/engine/simulate/steppers/radau.h"
#include "core/engine/tape/append.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/curve/bspline.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
/// Known states take this many steps from node to node of a step of the filter, so that they are exact to
/// rounding there.
constexpr int kKnownSubsteps = 4;
} // namespace

OneStep::OneStep(const FilterSetup& setup)
    : setup_(setup), stepped_(*setup.model, setup.inputs, SteppedModel::Relations::AsTheyStand),
      run_(stepped_, setup.inputs, setup.simulation), nx_(setup.stateCount()),
      np_(setup.size() - setup.stateCount()), radau_(setup.simulation.stepper == "radau") {
    nodes_ = radau_ ? std::vector<double>{0, radauTableau().c[0], radauTableau().c[1], 1}
                    : std::vector<double>{0, 0.5, 1};
    for (const std::size_t p : setup.parameters)
        for (const TapePtr& tape : {stepped_.corners, stepped_.piece})
            for (std::size_t k = 0; k < tape->outputs().size(); ++k)
                if (tape->depends(k, stepped_.slots.parameters + p))
                    fail(sentence("Method", "The unknown {} moves a corner of a table over time; the filter "
                                            "needs corners that are known."),
                         setup.model->parameters()[p].name);
    buildDerivative();
    buildKnown();
    buildMeasurement();
    for (auto* v : {&k1_, &k2_, &k3_, &k4_, &x_}) v->resize(nx_);
    for (auto* m : {&S_, &K1_, &K2_, &K3_, &K4_}) m->setZero(nx_, nx_ + np_);
    A_.setZero(nx_, nx_);
    B_.setZero(nx_, np_);
    curveSlopes_.setZero(nx_, static_cast<Eigen::Index>(curves_.size()));
    start();
}

void OneStep::buildDerivative() {
    const Tape& tape = *stepped_.derivative;
    const std::size_t first = stepped_.slots.parameters, count = setup_.model->parameters().size();
    std::vector<Eigen::Index> place(count, -1);
    for (std::size_t k = 0; k < setup_.parameters.size(); ++k)
        place[setup_.parameters[k]] = static_cast<Eigen::Index>(k);
    std::vector<char> direct(setup_.parameters.size(), 0);
    const auto used = [&](Node n) {
        if (n >= first && n < first + count && place[n - first] >= 0)
            direct[static_cast<std::size_t>(place[n - first])] = 1;
    };
    std::vector<std::size_t> bumped; ///< instructions that are curves with unknown coefficients
    for (std::size_t k = 0; k < tape.instructions().size(); ++k) {
        auto curve = curveOf(tape, tape.instructions()[k], first, count);
        std::vector<Eigen::Index> places;
        for (const std::size_t p : curve ? curve->coefficients : std::vector<std::size_t>{})
            places.push_back(place[p]);
        if (std::ranges::none_of(places, [](Eigen::Index p) { return p >= 0; })) continue;
        curves_.push_back({std::move(*curve), std::move(places)});
        bumped.push_back(k);
    }
    firstBump_ = std::max(stepped_.slotCount, tape.inputCount());
    TapeBuilder builder(firstBump_ + curves_.size());
    std::vector<Node> nodes, arguments;
    for (std::size_t n = 0; n < tape.inputCount(); ++n) nodes.push_back(builder.input(n));
    for (const double value : tape.constants()) nodes.push_back(builder.constant(value));
    for (std::size_t k = 0; k < tape.instructions().size(); ++k) {
        const Instruction& i = tape.instructions()[k];
        Node node = rebuildInstruction(builder, tape, i, nodes);
        if (arguments.size() < bumped.size() && bumped[arguments.size()] == k) {
            node = builder.apply(Op::Add, node, builder.input(firstBump_ + arguments.size()));
            arguments.push_back(nodes[i.a]);
            used(i.a);
        } else {
            forEachOperand(i, tape.lists(), used);
        }
        nodes.push_back(node);
    }
    std::vector<Node> outputs;
    for (const std::size_t k : setup_.states) {
        outputs.push_back(nodes[tape.outputs()[k]]);
        used(tape.outputs()[k]);
    }
    outputs.insert(outputs.end(), arguments.begin(), arguments.end());
    const TapePtr cut = builder.cut(outputs);
    dual_ = std::make_unique<Evaluator<DualNumber>>(cut);
    plain_ = std::make_unique<Evaluator<double>>(cut);
    complex_ = std::make_unique<Evaluator<ComplexNumber>>(cut);
    for (const std::size_t k : setup_.states) directions_.push_back(stepped_.slots.states + k);
    for (std::size_t c = 0; c < curves_.size(); ++c) directions_.push_back(firstBump_ + c);
    for (std::size_t k = 0; k < direct.size(); ++k)
        if (direct[k]) {
            direct_.push_back(static_cast<Eigen::Index>(k));
            directions_.push_back(first + setup_.parameters[k]);
        }
    arguments_.assign(curves_.size(), std::nan(""));
    const std::size_t slots = cut->inputCount();
    slots_.assign(slots, DualNumber(0.0));
    plainSlots_.assign(slots, 0.0);
    complexSlots_.assign(slots, 0.0);
    results_.resize(cut->outputs().size());
    complexResults_.resize(cut->outputs().size());
    if (directions_.size() <= kDualDirections)
        for (std::size_t j = 0; j < directions_.size(); ++j) slots_[directions_[j]].d[j] = 1;
}

void OneStep::buildKnown() {
    known_.resize(nodes_.size());
    for (auto& values : known_) values.assign(setup_.known.size(), 0.0);
    const std::size_t slots = std::max(stepped_.slotCount, stepped_.derivative->inputCount());
    knownSlots_.assign(slots, 0.0);
    knownWork_.resize(5 * setup_.known.size());
    if (setup_.known.empty()) return;
    TapeBuilder builder(slots);
    std::vector<Node> inputs;
    for (std::size_t n = 0; n < slots; ++n) inputs.push_back(builder.input(n));
    const std::vector<Node> all = appendTape(builder, *stepped_.derivative, inputs);
    std::vector<Node> chosen;
    for (const std::size_t k : setup_.known) chosen.push_back(all[k]);
    knownRate_ = std::make_unique<Evaluator<double>>(builder.cut(chosen));
}

void OneStep::buildMeasurement() {
    const Tape& tape = *setup_.model->formulas().output;
    const SlotLayout slots(*setup_.model);
    TapeBuilder builder(slots.count);
    std::vector<Node> inputs;
    for (std::size_t n = 0; n < slots.count; ++n) inputs.push_back(builder.input(n));
    const std::vector<Node> all = appendTape(builder, tape, inputs);
    std::vector<Node> chosen;
    for (const FilterSensor& sensor : setup_.sensors) chosen.push_back(all[sensor.index]);
    const TapePtr cut = builder.cut(chosen);
    measurement_ = std::make_unique<Evaluator<DualNumber>>(cut);
    outputs_ = std::make_unique<Evaluator<double>>(setup_.model->formulas().output);
    outputSlots_.assign(slots.count, DualNumber(0.0));
    outputResults_.resize(chosen.size());
    for (Eigen::Index j = 0; j < nx_ + np_; ++j) {
        const auto k = static_cast<std::size_t>(j);
        const std::size_t slot = j < nx_ ? slots.states + setup_.states[k]
                                         : slots.parameters + setup_.parameters[k - setup_.states.size()];
        for (std::size_t y = 0; y < chosen.size(); ++y)
            if (cut->depends(y, slot)) {
                measuredDirections_.push_back(k);
                break;
            }
    }
}

void OneStep::start() {
    std::vector<double> parameters(setup_.parameterValues.begin(), setup_.parameterValues.end());
    run_.start(parameters, setup_.times);
    for (std::size_t k = 0; k < setup_.known.size(); ++k) known_.back()[k] = run_.states()[setup_.known[k]];
    end_ = begin_ = setup_.simulation.startTime;
    stepOfPiece_ = 0;
    started_ = ended_ = false;
    nextRow_ = 0;
    row_ = -1;
    std::copy(run_.slots().begin(), run_.slots().begin() + static_cast<std::ptrdiff_t>(stepped_.slotCount),
              knownSlots_.begin());
}

void OneStep::startWith(const std::vector<double>& known) {
    start();
    known_.back() = known;
}

bool OneStep::next() {
    if (ended_) return false;
    if (started_ && ++stepOfPiece_ >= run_.piece().steps) {
        if (!run_.nextPiece()) {
            ended_ = true;
            return false;
        }
        stepOfPiece_ = 0;
    }
    const bool newPiece = stepOfPiece_ == 0;
    started_ = true;
    begin_ = run_.stepTime(stepOfPiece_);
    end_ = run_.stepTime(stepOfPiece_ + 1);
    if (newPiece) {
        const auto pieces = run_.pieceSlots();
        for (std::size_t k = stepped_.pieceSlots; k < stepped_.slotCount; ++k) {
            const double value = pieces[k - stepped_.pieceSlots];
            slots_[k].value = value;
            plainSlots_[k] = value;
            complexSlots_[k] = value;
            knownSlots_[k] = value;
        }
    }
    row_ = -1;
    const double tolerance = 1e-6 * setup_.simulation.step;
    if (nextRow_ < setup_.times.size() && setup_.times[nextRow_] <= end_ + tolerance)
        row_ = static_cast<int>(nextRow_++);
    advanceKnown();
    return true;
}

void OneStep::advanceKnown() {
    const std::size_t n = setup_.known.size();
    if (n == 0) return;
    std::swap(known_.front(), known_.back());
    const std::size_t first = stepped_.slots.states;
    double* k = knownWork_.data();
    const auto rate = [&](double t, std::size_t into) {
        knownSlots_[stepped_.slots.time] = t;
        (*knownRate_)(knownSlots_, std::span<double>(k + into * n, n));
    };
    for (std::size_t node = 1; node < nodes_.size(); ++node) {
        std::vector<double>& x = known_[node];
        x = known_[node - 1];
        const double from = begin_ + nodes_[node - 1] * length(),
                     h = (nodes_[node] - nodes_[node - 1]) * length() / kKnownSubsteps;
        for (int step = 0; step < kKnownSubsteps; ++step) {
            const double t = from + step * h;
            const auto place = [&](double part, std::size_t slope) {
                for (std::size_t j = 0; j < n; ++j)
                    knownSlots_[first + setup_.known[j]] =
                        x[j] + (part == 0 ? 0 : part * h * k[slope * n + j]);
            };
            place(0, 0);
            rate(t, 0);
            place(0.5, 0);
            rate(t + 0.5 * h, 1);
            place(0.5, 1);
            rate(t + 0.5 * h, 2);
            place(1, 2);
            rate(t + h, 3);
            for (std::size_t j = 0; j < n; ++j)
                x[j] += h / 6 * (k[j] + 2 * k[n + j] + 2 * k[2 * n + j] + k[3 * n + j]);
        }
    }
}

template <class T> void OneStep::fillSlots(std::vector<T>& slots, const Eigen::VectorXd& X) const {
    const std::size_t first = stepped_.slots.parameters;
    for (Eigen::Index p = 0; p < setup_.parameterValues.size(); ++p)
        slots[first + static_cast<std::size_t>(p)] = T(setup_.parameterValues[p]);
    for (Eigen::Index p = 0; p < np_; ++p)
        slots[first + setup_.parameters[static_cast<std::size_t>(p)]] = T(X[nx_ + p]);
}

void OneStep::setUnknowns(const Eigen::VectorXd& X) {
    const std::size_t first = stepped_.slots.parameters;
    for (Eigen::Index p = 0; p < setup_.parameterValues.size(); ++p)
        slots_[first + static_cast<std::size_t>(p)].value = setup_.parameterValues[p];
    for (Eigen::Index p = 0; p < np_; ++p)
        slots_[first + setup_.parameters[static_cast<std::size_t>(p)]].value = X[nx_ + p];
}

bool OneStep::slopes(int stage, const Eigen::VectorXd& x, Eigen::VectorXd& k, Eigen::MatrixXd& A,
                     Eigen::MatrixXd& B) {
    const std::size_t first = stepped_.slots.states;
    slots_[stepped_.slots.time].value = begin_ + nodes_[static_cast<std::size_t>(stage)] * length();
    const auto& known = known_[static_cast<std::size_t>(stage)];
    for (std::size_t j = 0; j < known.size(); ++j) slots_[first + setup_.known[j]].value = known[j];
    for (Eigen::Index j = 0; j < nx_; ++j)
        slots_[first + setup_.states[static_cast<std::size_t>(j)]].value = x[j];
    const std::size_t sweeps = (directions_.size() + kDualDirections - 1) / kDualDirections;
    B.setZero();
    for (std::size_t sweep = 0; sweep < sweeps; ++sweep) {
        const std::size_t from = sweep * kDualDirections;
        const std::size_t count = std::min(kDualDirections, directions_.size() - from);
        if (sweeps > 1)
            for (std::size_t j = 0; j < count; ++j) slots_[directions_[from + j]].d[j] = 1;
        (*dual_)(slots_, results_);
        if (sweeps > 1)
            for (std::size_t j = 0; j < count; ++j) slots_[directions_[from + j]].d[j] = 0;
        for (Eigen::Index i = 0; i < nx_; ++i) {
            const DualNumber& result = results_[static_cast<std::size_t>(i)];
            k[i] = result.value;
            for (std::size_t j = 0; j < count; ++j) {
                const auto column = static_cast<Eigen::Index>(from + j);
                const auto curve = column - nx_;
                const auto own = curve - static_cast<Eigen::Index>(curves_.size());
                if (curve < 0)
                    A(i, column) = result.d[j];
                else if (own < 0)
                    curveSlopes_(i, curve) = result.d[j];
                else
                    B(i, direct_[static_cast<std::size_t>(own)]) = result.d[j];
            }
        }
    }
    for (std::size_t c = 0; c < curves_.size(); ++c)
        arguments_[c] = results_[static_cast<std::size_t>(nx_) + c].value;
    addCurveSlopes(B);
    return k.allFinite();
}

void OneStep::addCurveSlopes(Eigen::MatrixXd& B) {
    for (std::size_t c = 0; c < curves_.size(); ++c) {
        const ModelCurve& curve = curves_[c].curve;
        const std::span<const double> knots(curve.knots);
        const double u = std::clamp(arguments_[c], curve.lower(), curve.upper());
        const std::size_t span = bsplineSpan(u, knots, curve.degree);
        const auto basis = bsplineBasis(u, span, knots, curve.degree);
        for (std::size_t j = 0; j <= static_cast<std::size_t>(curve.degree); ++j) {
            const Eigen::Index p = curves_[c].places[span - static_cast<std::size_t>(curve.degree) + j];
            if (p >= 0) B.col(p) += basis[j] * curveSlopes_.col(static_cast<Eigen::Index>(c));
        }
    }
}

bool OneStep::advance(Eigen::VectorXd& X, Eigen::MatrixXd& F) {
    setUnknowns(X);
    if (radau_) return advanceRadau(X, F);
    const double h = length();
    const auto stage = [&](int at, const Eigen::VectorXd& x, Eigen::VectorXd& k, Eigen::MatrixXd& K) {
        if (!slopes(at, x, k, A_, B_)) return false;
        K.noalias() = A_.lazyProduct(S_);
        K.rightCols(np_) += B_;
        return true;
    };
    const auto moved = [&](double part, const Eigen::VectorXd& k, const Eigen::MatrixXd& K) {
        x_ = X.head(nx_) + part * h * k;
        S_ = part * h * K;
        S_.diagonal().array() += 1;
    };
    x_ = X.head(nx_);
    S_.setIdentity();
    if (!stage(0, x_, k1_, K1_)) return false;
    moved(0.5, k1_, K1_);
    if (!stage(1, x_, k2_, K2_)) return false;
    moved(0.5, k2_, K2_);
    if (!stage(1, x_, k3_, K3_)) return false;
    moved(1, k3_, K3_);
    if (!stage(2, x_, k4_, K4_)) return false;
    x_ = X.head(nx_) + h / 6 * (k1_ + 2 * k2_ + 2 * k3_ + k4_);
    F = h / 6 * (K1_ + 2 * K2_ + 2 * K3_ + K4_);
    F.diagonal().array() += 1;
    if (!x_.allFinite() || !F.allFinite()) return false;
    X.head(nx_) = x_;
    return true;
}

template <class T> bool OneStep::rungeKutta(Evaluator<T>& f, std::vector<T>& slots, std::vector<T>& x) {
    const std::size_t first = stepped_.slots.states, n = setup_.states.size();
    const T h(length());
    std::vector<T> k(f.tape().outputs().size()), sum(n, T(0.0)), at = x;
    for (int stage = 0; stage < 4; ++stage) {
        const int when = stage == 0 ? 0 : stage == 3 ? 2 : 1;
        slots[stepped_.slots.time] = T(begin_ + 0.5 * when * length());
        const auto& known = known_[static_cast<std::size_t>(when)];
        for (std::size_t j = 0; j < known.size(); ++j) slots[first + setup_.known[j]] = T(known[j]);
        for (std::size_t j = 0; j < n; ++j) slots[first + setup_.states[j]] = at[j];
        f(slots, k);
        const T weight(stage == 0 || stage == 3 ? 1.0 : 2.0), part(stage == 2 ? 1.0 : 0.5);
        for (std::size_t j = 0; j < n; ++j) {
            sum[j] += weight * k[j];
            at[j] = x[j] + part * h * k[j];
        }
    }
    bool finite = true;
    for (std::size_t j = 0; j < n; ++j) {
        x[j] += h / T(6.0) * sum[j];
        finite = finite && std::isfinite(scalarValue(x[j]));
    }
    return finite;
}

bool OneStep::advance(Eigen::VectorXd& X) {
    if (radau_) {
        setUnknowns(X);
        if (!solveStages(X)) return false;
        X.head(nx_) += W_.tail(nx_);
        return true;
    }
    fillSlots(plainSlots_, X);
    std::vector<double> x(X.begin(), X.begin() + nx_);
    if (!rungeKutta(*plain_, plainSlots_, x)) return false;
    std::copy(x.begin(), x.end(), X.begin());
    return true;
}

bool OneStep::advanceComplex(Eigen::VectorXd& X, Eigen::MatrixXd& F, const Eigen::VectorXd& scale) {
    if (radau_) {
        setUnknowns(X);
        if (!solveStages(X)) return false;
    }
    fillSlots(complexSlots_, X);
    F.resize(nx_, nx_ + np_);
    std::vector<ComplexNumber> x(setup_.states.size());
    for (Eigen::Index column = 0; column < nx_ + np_; ++column) {
        const double delta = 1e-20 * scale[column];
        for (Eigen::Index j = 0; j < nx_; ++j) x[static_cast<std::size_t>(j)] = X[j];
        ComplexNumber& varied =
            column < nx_ ? x[static_cast<std::size_t>(column)]
                         : complexSlots_[stepped_.slots.parameters +
                                         setup_.parameters[static_cast<std::size_t>(column - nx_)]];
        const ComplexNumber before = varied;
        varied += ComplexNumber(0, delta);
        const bool finite =
            radau_ ? radauColumn(x, delta, F.col(column)) : rungeKutta(*complex_, complexSlots_, x);
        if (column >= nx_) varied = before;
        if (!finite) return false;
        if (radau_) continue;
        for (Eigen::Index j = 0; j < nx_; ++j) F(j, column) = x[static_cast<std::size_t>(j)].imag() / delta;
    }
    if (radau_)
        X.head(nx_) += W_.tail(nx_);
    else
        for (Eigen::Index j = 0; j < nx_; ++j) X[j] = x[static_cast<std::size_t>(j)].real();
    return F.allFinite();
}

void OneStep::measure(const Eigen::VectorXd& X, Eigen::VectorXd& values, Eigen::MatrixXd& H) {
    const SlotLayout& at = stepped_.slots;
    fillSlots(outputSlots_, X);
    outputSlots_[at.time] = end_;
    for (std::size_t k = 0; k < setup_.inputs.size(); ++k)
        outputSlots_[at.inputs + k] = setup_.inputs[k].at(end_);
    for (std::size_t k = 0; k < setup_.known.size(); ++k)
        outputSlots_[at.states + setup_.known[k]] = known_.back()[k];
    for (Eigen::Index j = 0; j < nx_; ++j)
        outputSlots_[at.states + setup_.states[static_cast<std::size_t>(j)]] = X[j];
    const auto slotOf = [&](std::size_t place) {
        return place < setup_.states.size() ? at.states + setup_.states[place]
                                            : at.parameters + setup_.parameters[place - setup_.states.size()];
    };
    const auto m = static_cast<Eigen::Index>(setup_.sensors.size());
    values.resize(m);
    H.setZero(m, X.size());
    for (std::size_t from = 0; from == 0 || from < measuredDirections_.size(); from += kDualDirections) {
        const std::size_t count = std::min(kDualDirections, measuredDirections_.size() - from);
        for (std::size_t j = 0; j < count; ++j) outputSlots_[slotOf(measuredDirections_[from + j])].d[j] = 1;
        (*measurement_)(outputSlots_, outputResults_);
        for (std::size_t j = 0; j < count; ++j) outputSlots_[slotOf(measuredDirections_[from + j])].d[j] = 0;
        for (Eigen::Index i = 0; i < m; ++i) {
            const DualNumber& result = outputResults_[static_cast<std::size_t>(i)];
            values[i] = result.value;
            for (std::size_t j = 0; j < count; ++j)
                H(i, static_cast<Eigen::Index>(measuredDirections_[from + j])) = result.d[j];
        }
    }
}

std::string OneStep::outsideLimits() const {
    // x_ is the stage that had no value.
    const SlotLayout& at = stepped_.slots;
    std::vector<double> slots(at.count, 0.0);
    for (std::size_t p = 0; p < static_cast<std::size_t>(setup_.parameterValues.size()); ++p)
        slots[at.parameters + p] = slots_[at.parameters + p].value;
    for (std::size_t k = 0; k < setup_.known.size(); ++k)
        slots[at.states + setup_.known[k]] = known_.back()[k];
    for (Eigen::Index j = 0; j < nx_; ++j)
        slots[at.states + setup_.states[static_cast<std::size_t>(j)]] = x_[j];
    return rigor::outsideLimits(*setup_.model, slots);
}

void OneStep::outputs(const Eigen::VectorXd& X, std::span<double> values) {
    const SlotLayout& at = stepped_.slots;
    std::vector<double> slots(at.count, 0.0);
    fillSlots(slots, X);
    slots[at.time] = end_;
    for (std::size_t k = 0; k < setup_.inputs.size(); ++k) slots[at.inputs + k] = setup_.inputs[k].at(end_);
    for (std::size_t k = 0; k < setup_.known.size(); ++k)
        slots[at.states + setup_.known[k]] = known_.back()[k];
    for (Eigen::Index j = 0; j < nx_; ++j)
        slots[at.states + setup_.states[static_cast<std::size_t>(j)]] = X[j];
    (*outputs_)(slots, values);
}

} // namespace rigor

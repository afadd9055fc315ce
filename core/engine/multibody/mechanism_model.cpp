#include "core/engine/multibody/mechanism_model.h"

#include "core/engine/multibody/hydraulics.h"
#include "core/engine/multibody/loop_guess.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace rigor {

namespace {

std::string number(double value) { return value < 0 ? fmt::format("({})", value) : fmt::format("{}", value); }

// Expressions as texts; "0" and "1" vanish from sums and products.
std::string operation(const std::string& a, char sign, const std::string& b) {
    return fmt::format("({} {} {})", a, sign, b);
}
std::string sum(const std::string& a, const std::string& b) {
    return a == "0" ? b : b == "0" ? a : operation(a, '+', b);
}
std::string difference(const std::string& a, const std::string& b) {
    return b == "0" ? a : a == "0" ? "(-" + b + ")" : operation(a, '-', b);
}
std::string times(const std::string& a, const std::string& b) {
    return a == "0" || b == "0" ? "0" : a == "1" ? b : b == "1" ? a : operation(a, '*', b);
}

struct Vector {
    std::string x = "0", y = "0";
};
Vector operator+(const Vector& a, const Vector& b) { return {sum(a.x, b.x), sum(a.y, b.y)}; }
Vector operator-(const Vector& a, const Vector& b) { return {difference(a.x, b.x), difference(a.y, b.y)}; }
Vector operator*(const std::string& s, const Vector& v) { return {times(s, v.x), times(s, v.y)}; }
std::string dot(const Vector& a, const Vector& b) { return sum(times(a.x, b.x), times(a.y, b.y)); }
Vector turned(const Vector& v) { return {difference("0", v.y), v.x}; }
Vector fixed(const Eigen::Vector2d& v) { return {number(v.x()), number(v.y())}; }

/// Place, first and second derivative of a point or a frame over z. The second ones without those of the
/// dependent coordinates, until these are known.
struct Frame {
    std::string angle = "0", turn = "0", bend = "0"; ///< theta, theta', theta''
    Vector axis{"1", "0"}, origin, slope, curve;     ///< o, o', o''
};

/// Writes the model; the names are those of the header.
class Writer {
  public:
    explicit Writer(const Mechanism& mechanism)
        : mechanism_(mechanism), guess_(guessLoops(mechanism)), n_(mechanism.bodies.size()),
          z_(static_cast<std::size_t>(mechanism.independent)) {}

    std::string text() {
        declareParameters();
        std::vector<std::string> q = guesses();
        for (const char* stage : {"g0_", "g1_"}) q = corrected(stage, q);
        q_ = q;
        frames_ = placed("", q);
        R_ = slopes();
        frames_ = moved("", std::vector<std::string>(n_, "0"));
        Q_ = bends();
        frames_ = moved("f_", Q_);
        cylinders();
        hydraulics();
        motion();
        outputs();
        std::string name;
        for (const char c : mechanism_.name) name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
        return fmt::format("model {} \"mechanism {}\"\n{}{}equation\n{}end {};\n", name, mechanism_.name,
                           functions(), declarations_, equations_, name);
    }

  private:
    static std::string functions() {
        return "  function orifice\n    input Real dp;\n    output Real r;\n  algorithm\n"
               "    r := dp/(dp^2 + 1e10)^0.25;\n  end orifice;\n";
    }
    void declare(const std::string& line) { declarations_ += "  " + line + ";\n"; }
    void claim(const std::string& name) {
        if (!names_.insert(name).second)
            fail(sentence("Mechanism",
                          "The mechanism {} has two things called {}; as a model every name stands for one."),
                 mechanism_.name, name);
    }
    std::string parameter(const std::string& name, const std::string& unit, double value) {
        claim(name);
        declare(fmt::format("parameter Real {}(unit=\"{}\") = {}", name, unit, value));
        return name;
    }
    /// A variable for an expression, unless it is a number or a name already.
    std::string let(const std::string& name, const std::string& expression) {
        if (expression.front() != '(' && expression.find_first_of(" (") == std::string::npos)
            return expression;
        return variable(name, expression);
    }
    std::string variable(const std::string& name, const std::string& expression, const std::string& unit = "",
                         bool output = false) {
        return declared(name, expression, output, unit.empty() ? "" : fmt::format("(unit=\"{}\")", unit));
    }
    /// With the range in which the model holds (outsideLimits, engine/model/limits.h).
    std::string ranged(const std::string& name, const std::string& expression, const std::string& unit,
                       double min, double max) {
        return declared(name, expression, false,
                        fmt::format("(unit=\"{}\", min={}, max={})", unit, min, max));
    }
    std::string declared(const std::string& name, const std::string& expression, bool output,
                         const std::string& attributes) {
        claim(name);
        declare(fmt::format("{}Real {}{}", output ? "output " : "", name, attributes));
        equations_ += fmt::format("  {} = {};\n", name, expression);
        return name;
    }
    /// 1 where min - tolerance <= x <= max + tolerance, no number elsewhere.
    std::string inside(const std::string& name, const std::string& x, double min, double max,
                       double tolerance) {
        return variable(name, fmt::format("sqrt(if {} >= {} and {} <= {} then 1 else -1)", x,
                                          number(min - tolerance), x, number(max + tolerance)));
    }
    Vector let(const std::string& name, const Vector& v) {
        return {let(name + "x", v.x), let(name + "y", v.y)};
    }

    const MechanismBody& body(std::size_t k) const { return mechanism_.bodies[k]; }
    bool revolute(std::size_t k) const { return body(k).kind == JointKind::Revolute; }

    void declareParameters() {
        const std::string unit = revolute(z_) ? "rad" : "m", state = body(z_).name;
        parameter(state + "_start", unit, body(z_).start);
        claim(state);
        declare(fmt::format("Real {}(unit=\"{}\", start={}_start)", state, unit, state));
        claim(state + "_rate");
        declare(fmt::format("Real {}_rate(unit=\"{}/s\", start=0)", state, unit));
        equations_ += fmt::format("  der({}) = {}_rate;\n", state, state);
        rate_ = state + "_rate";
        for (const MechanismBody& b : mechanism_.bodies) {
            parameter(b.name + "_mass", "kg", b.mass);
            parameter(b.name + "_inertia", "kg.m2", b.inertia);
            if (b.damping != 0)
                parameter(b.name + "_damping", b.kind == JointKind::Revolute ? "N.m.s/rad" : "N.s/m",
                          b.damping);
        }
    }

    std::vector<std::string> guesses() {
        std::vector<std::string> q(n_, "0");
        const auto list = [](const std::vector<double>& values) {
            return fmt::format("{{{}}}", fmt::join(values, ", "));
        };
        declare(fmt::format("constant Real guess_knots[{}] = {}", guess_.knots.size(), list(guess_.knots)));
        const std::string z = body(z_).name;
        // Its limits name what went wrong where the model has no value.
        ranged(z + "_reach", z, revolute(z_) ? "rad" : "m", guess_.lower, guess_.upper);
        const std::string can = inside("can_be_assembled", z, guess_.lower, guess_.upper, 0);
        for (std::size_t k = 0; k < n_; ++k) {
            q[k] = z;
            if (k == z_) continue;
            const std::string name = "guess_" + body(k).name;
            declare(fmt::format("constant Real {}_points[{}] = {}", name, guess_.points[k].size(),
                                list(guess_.points[k])));
            q[k] = variable(
                name, fmt::format("{}*bspline({}, guess_knots, {}, {}_points)", can, z, kGuessDegree, name));
        }
        return q;
    }

    // Kinematics along the tree.
    static Vector arm(const Frame& f, const Eigen::Vector2d& local) {
        return number(local.x()) * f.axis + number(local.y()) * turned(f.axis);
    }
    const Frame& frame(const std::vector<Frame>& frames, int b) const {
        return b == kGround ? ground_ : frames[static_cast<std::size_t>(b)];
    }
    static Vector placeOf(const Frame& f, const Eigen::Vector2d& local) { return f.origin + arm(f, local); }
    static Vector slopeOf(const Frame& f, const Eigen::Vector2d& local) {
        return f.slope + f.turn * turned(arm(f, local));
    }
    static Vector curveOf(const Frame& f, const Eigen::Vector2d& local) {
        const Vector a = arm(f, local);
        return f.curve + f.bend * turned(a) - times(f.turn, f.turn) * a;
    }

    std::vector<Frame> placed(const std::string& stage, const std::vector<std::string>& q) {
        std::vector<Frame> frames;
        for (std::size_t k = 0; k < n_; ++k) {
            const Frame& parent = frame(frames, body(k).parent);
            const std::string name = stage + body(k).name;
            Frame f;
            f.origin = placeOf(parent, body(k).onParent);
            f.angle = parent.angle;
            if (revolute(k))
                f.angle = let(name + "_angle_", sum(parent.angle, q[k]));
            else
                f.origin = f.origin + q[k] * arm(parent, body(k).axis);
            f.origin = let(name + "_", f.origin);
            f.axis = revolute(k)
                         ? let(name + "_axis_", Vector{"(cos(" + f.angle + "))", "(sin(" + f.angle + "))"})
                         : parent.axis;
            frames.push_back(f);
        }
        return frames;
    }

    /// First and second derivatives, with Q for the second ones of the coordinates.
    std::vector<Frame> moved(const std::string& stage, const std::vector<std::string>& Q) {
        std::vector<Frame> frames = frames_;
        for (std::size_t k = 0; k < n_; ++k) {
            const Frame& parent = frame(frames, body(k).parent);
            Frame& f = frames[k];
            const std::string name = stage + body(k).name;
            f.slope = slopeOf(parent, body(k).onParent);
            f.curve = curveOf(parent, body(k).onParent);
            f.turn = parent.turn;
            f.bend = parent.bend;
            if (revolute(k)) {
                f.turn = let(name + "_turn", sum(parent.turn, R_[k]));
                f.bend = let(name + "_bend", sum(parent.bend, Q[k]));
            } else {
                const Vector along = arm(parent, body(k).axis), out = q_[k] * along;
                f.slope = f.slope + R_[k] * along + parent.turn * turned(out);
                f.curve = f.curve + Q[k] * along + times("2", times(parent.turn, R_[k])) * turned(along) +
                          parent.bend * turned(out) - times(parent.turn, parent.turn) * out;
            }
            f.slope = let(name + "_slope_", f.slope);
            f.curve = let(name + "_curve_", f.curve);
        }
        return frames;
    }

    // Constraints.
    bool carries(int b, std::size_t coordinate) const {
        for (; b != kGround; b = body(static_cast<std::size_t>(b)).parent)
            if (static_cast<std::size_t>(b) == coordinate) return true;
        return false;
    }
    /// d point/d q_j.
    Vector column(const std::vector<Frame>& frames, int b, const Eigen::Vector2d& local,
                  std::size_t j) const {
        if (!carries(b, j)) return {};
        if (!revolute(j)) return arm(frame(frames, body(j).parent), body(j).axis);
        return turned(placeOf(frame(frames, b), local) - frames[j].origin);
    }
    std::string angleColumn(int b, std::size_t j) const { return carries(b, j) && revolute(j) ? "1" : "0"; }

    Vector normalOf(const std::vector<Frame>& frames, const CutJoint& cut) const {
        return turned(arm(frame(frames, cut.second), cut.axis));
    }
    Vector violation(const std::vector<Frame>& frames, const CutJoint& cut) const {
        const Frame &a = frame(frames, cut.first), &b = frame(frames, cut.second);
        const Vector apart = placeOf(a, cut.onFirst) - placeOf(b, cut.onSecond);
        if (cut.kind == JointKind::Revolute) return apart;
        return {difference(a.angle, b.angle), dot(apart, normalOf(frames, cut))};
    }
    Vector columnOf(const std::vector<Frame>& frames, const CutJoint& cut, std::size_t j) const {
        const Vector d =
            column(frames, cut.first, cut.onFirst, j) - column(frames, cut.second, cut.onSecond, j);
        if (cut.kind == JointKind::Revolute) return d;
        const Vector apart = placeOf(frame(frames, cut.first), cut.onFirst) -
                             placeOf(frame(frames, cut.second), cut.onSecond),
                     n = normalOf(frames, cut);
        const std::string turns = angleColumn(cut.second, j);
        return {difference(angleColumn(cut.first, j), turns),
                sum(dot(d, n), times(turns, dot(apart, turned(n))))};
    }
    /// Phi_q' q' with the second derivatives that the frames hold.
    Vector curvature(const CutJoint& cut) const {
        const Frame &a = frame(frames_, cut.first), &b = frame(frames_, cut.second);
        const Vector bend = curveOf(a, cut.onFirst) - curveOf(b, cut.onSecond);
        if (cut.kind == JointKind::Revolute) return bend;
        const Vector apart = placeOf(a, cut.onFirst) - placeOf(b, cut.onSecond),
                     relative = slopeOf(a, cut.onFirst) - slopeOf(b, cut.onSecond),
                     n = normalOf(frames_, cut);
        const std::string square = times(b.turn, b.turn);
        return {"0", difference(sum(dot(bend, n), times(times("2", b.turn), dot(relative, turned(n)))),
                                times(square, dot(apart, n)))};
    }

    /// Solves Phi_q x = right loop by loop, two coordinates each; x[z] is given.
    template <class Right>
    std::vector<std::string> solved(const std::string& stage, const std::vector<Frame>& frames, Right right,
                                    const std::string& xz) {
        std::vector<std::string> x(n_, "0");
        x[z_] = xz;
        std::vector<char> known(n_, 0);
        known[z_] = 1;
        for (const LoopOrder& loop : guess_.order) {
            const CutJoint& cut = mechanism_.cuts[loop.cut];
            const std::string name = fmt::format("{}{}_", stage, cut.name);
            Vector r = right(cut);
            for (std::size_t j = 0; j < n_; ++j)
                if (known[j]) r = r - x[j] * columnOf(frames, cut, j);
            r = let(name + "r", r);
            const Vector a = let(name + "a", columnOf(frames, cut, loop.first)),
                         b = let(name + "b", columnOf(frames, cut, loop.second));
            const std::string det = let(name + "det", difference(times(a.x, b.y), times(b.x, a.y)));
            const auto by = [&](std::size_t k, const std::string& value) {
                x[k] = let(name + body(k).name, "(" + value + "/" + det + ")");
                known[k] = 1;
            };
            by(loop.first, difference(times(r.x, b.y), times(b.x, r.y)));
            by(loop.second, difference(times(a.x, r.y), times(r.x, a.y)));
        }
        return x;
    }

    std::vector<std::string> corrected(const std::string& stage, const std::vector<std::string>& q) {
        const std::vector<Frame> frames = placed(stage, q);
        const std::vector<std::string> move = solved(
            stage + "move_", frames, [&](const CutJoint& cut) { return violation(frames, cut); }, "0");
        std::vector<std::string> better = q;
        for (std::size_t k = 0; k < n_; ++k)
            if (k != z_) better[k] = let(stage + body(k).name + "_better", difference(q[k], move[k]));
        return better;
    }
    std::vector<std::string> slopes() {
        return solved(
            "slope_", frames_, [](const CutJoint&) { return Vector{}; }, "1");
    }
    std::vector<std::string> bends() {
        return solved(
            "bend_", frames_, [&](const CutJoint& cut) { return Vector{} - curvature(cut); }, "0");
    }

    // Forces.
    static double area(const Cylinder& c, bool piston) { return piston ? c.pistonArea() : c.rodArea(); }
    void cylinders() {
        for (const Cylinder& c : mechanism_.cylinders) {
            const Frame &from = frame(frames_, c.from), &to = frame(frames_, c.to);
            const Vector apart = let(c.name + "_apart_", placeOf(to, c.onTo) - placeOf(from, c.onFrom));
            const std::string length = variable(c.name, "sqrt" + times("1", dot(apart, apart)), "m", true);
            const std::string slope =
                let(c.name + "_slope",
                    "(" + dot(apart, slopeOf(to, c.onTo) - slopeOf(from, c.onFrom)) + "/" + length + ")");
            const std::string v = variable(c.name + "_rate", slope + "*" + rate_, "m/s", true);
            const auto own = [&](const char* what, const char* unit, double value) {
                return parameter(c.name + "_" + what, unit, value);
            };
            const std::string coulomb = own("coulomb", "N", c.coulomb),
                              breakaway = own("breakaway", "N", c.breakaway),
                              viscous = own("viscous", "N.s/m", c.viscous);
            const std::string friction = variable(
                c.name + "_friction", fmt::format("({} + {}*exp(-({}/{})^2))*tanh({}/{}) + {}*{}", coulomb,
                                                  breakaway, v, c.stribeck, v, c.regularised, viscous, v));
            const auto pressure = [&](int chamber) {
                return mechanism_.chambers[static_cast<std::size_t>(chamber)].name;
            };
            const std::string force = variable(
                c.name + "_force", fmt::format("{}*{} - {}*{} - {}", pressure(c.pistonSide), c.pistonArea(),
                                               pressure(c.rodSide), c.rodArea(), friction));
            drive_ = sum(drive_, times(force, slope));
            slopeOfCylinder_[c.name] = slope;
        }
    }

    void motion() {
        std::string mass = "0", bend = "0", pull = "0", drag = "0";
        for (std::size_t k = 0; k < n_; ++k) {
            const Frame& f = frames_[k];
            const std::string m = body(k).name + "_mass", J = body(k).name + "_inertia";
            const Vector slope = let(body(k).name + "_centre_slope_", slopeOf(f, body(k).centre)),
                         curve = curveOf(f, body(k).centre);
            mass = sum(mass, sum(times(m, dot(slope, slope)), times(J, times(f.turn, f.turn))));
            bend = sum(bend, sum(times(m, dot(slope, curve)), times(J, times(f.turn, f.bend))));
            pull = sum(pull, times(m, dot(fixed(mechanism_.gravity), slope)));
            if (body(k).damping != 0) drag = sum(drag, times(body(k).name + "_damping", times(R_[k], R_[k])));
        }
        for (const Resistance& r : mechanism_.resistances) {
            const std::string along = dot(fixed(r.direction), slopeOf(frame(frames_, r.body), r.point));
            drag = sum(drag, times(number(r.coefficient), times(along, along)));
        }
        variable("weight_force", pull);
        variable("reduced_inertia", mass);
        equations_ += fmt::format("  der({}) = ({} + weight_force - {}*{} - {}*{}^2)/reduced_inertia;\n",
                                  rate_, drive_, drag, rate_, bend, rate_);
    }

    /// The pressure of all balanced chambers that holds the mechanism at rest.
    std::string balance() const {
        std::string held = "weight_force", slope = "0";
        for (const Cylinder& c : mechanism_.cylinders)
            for (const bool piston : {true, false}) {
                const Chamber& chamber =
                    mechanism_.chambers[static_cast<std::size_t>(piston ? c.pistonSide : c.rodSide)];
                const std::string part =
                    times(number((piston ? 1 : -1) * area(c, piston)), slopeOfCylinder_.at(c.name));
                if (chamber.balanced)
                    slope = sum(slope, part);
                else
                    held = sum(held, times(chamber.name + "_start", part));
            }
        return fmt::format("-({})/{}", held, slope);
    }

    std::string flowInto(std::size_t chamber) const {
        std::string flow = "0";
        const auto name = [&](int k) { return mechanism_.chambers[static_cast<std::size_t>(k)].name; };
        const int here = static_cast<int>(chamber);
        for (const Passage& p : mechanism_.passages) {
            if (p.a != here && p.b != here) continue;
            const std::string dp = fmt::format("{} - {}", name(p.a), name(p.b));
            const std::string q =
                fmt::format("({}*{})", number(p.coefficient), (p.laminar ? "(" : "orifice(") + dp + ")");
            flow = p.a == here ? difference(flow, q) : sum(flow, q);
        }
        for (const Valve& v : mechanism_.valves) {
            if (v.a != here && v.b != here) continue;
            const std::string p = name(here);
            const std::string in = fmt::format("orifice(supply - {})", p),
                              out = fmt::format("orifice({} - tank)", p);
            if (v.a == here)
                flow = sum(flow, fmt::format("(valve_flow*(if U >= 0 then {} else {}))", in, out));
            else
                flow = difference(flow, fmt::format("(valve_flow*(if U >= 0 then {} else {}))", out, in));
        }
        return flow;
    }

    void valve() {
        for (const Valve& v : mechanism_.valves) {
            parameter("supply", "Pa", v.supply);
            parameter("tank", "Pa", v.tank);
            claim("u");
            claim("U");
            declare("input Real u(unit=\"V\")");
            declare(v.lag > 0 ? "Real U(unit=\"V\", start=0)" : "Real U(unit=\"V\")");
            equations_ +=
                v.lag > 0 ? fmt::format("  der(U) = (u - U)/{};\n", v.lag) : std::string("  U = u;\n");
            if (v.knots.empty()) {
                parameter("gain", "m3/(s.V.Pa^0.5)", v.gain);
                variable("valve_flow", "gain*U");
                continue;
            }
            claim("y");
            declare(fmt::format("constant Real valve_knots[{}](each unit=\"V\") = {{{}}}", v.knots.size(),
                                fmt::join(v.knots, ", ")));
            declare(
                fmt::format("parameter Real y[{}](each unit=\"m3/(s.V.Pa^0.5)\", each nominal=1e-8) = {{{}}}",
                            v.coefficients.size(), fmt::join(v.coefficients, ", ")));
            variable("Cv", "bspline(U, valve_knots, 3, y)", "m3/(s.V.Pa^0.5)");
            variable("valve_flow", "Cv*U");
        }
    }

    /// x of the piston; no number beyond the stroke.
    std::string pistonOf(const Cylinder& c) {
        const std::string name = c.name + "_piston", in = c.name + "_in_stroke";
        if (!names_.count(name)) {
            ranged(name, fmt::format("{} - {}", c.name, c.retracted), "m", 0, c.stroke);
            inside(in, name, 0, c.stroke, kStrokeTolerance);
        }
        return times(in, name);
    }

    void hydraulics() {
        valve();
        for (std::size_t k = 0; k < mechanism_.chambers.size(); ++k) {
            const Chamber& chamber = mechanism_.chambers[k];
            claim(chamber.name);
            if (!chamber.balanced) parameter(chamber.name + "_start", "Pa", chamber.pressure);
            std::string volume = number(chamber.hose), squeezed = "0";
            if (chamber.kind != ChamberKind::Fixed) {
                const Cylinder& c = mechanism_.cylinders[static_cast<std::size_t>(chamber.cylinder)];
                const bool piston = chamber.kind == ChamberKind::PistonSide;
                const std::string out = pistonOf(c),
                                  x = piston ? out : fmt::format("({} - {})", c.stroke, out);
                volume = sum(volume, times(number(area(c, piston)), x));
                squeezed = times(number((piston ? 1 : -1) * area(c, piston)), c.name + "_rate");
            }
            volume = variable(chamber.name + "_volume", volume);
            const std::string hose = number(chamber.hose);
            const std::string modulus =
                variable(chamber.name + "_modulus",
                         fmt::format("1/(1/{} + {}/{}/{} + ({} - {})/{}/{})", mechanism_.oil, hose, volume,
                                     mechanism_.hoseModulus, volume, hose, volume, mechanism_.wallModulus));
            declare(fmt::format("output Real {}(unit=\"Pa\", nominal=1e6, start={})", chamber.name,
                                chamber.balanced ? balance() : chamber.name + "_start"));
            equations_ += fmt::format("  der({}) = {}/{}*{};\n", chamber.name, modulus, volume,
                                      difference(flowInto(k), squeezed));
        }
    }

    void outputs() {
        for (std::size_t k = 0; k < n_; ++k) {
            variable(body(k).name + "_angle", frames_[k].angle, "rad", true);
            variable(body(k).name + "_at_x", frames_[k].origin.x, "m", true);
            variable(body(k).name + "_at_y", frames_[k].origin.y, "m", true);
        }
    }

    const Mechanism& mechanism_;
    LoopGuess guess_;
    std::size_t n_, z_;
    Frame ground_;
    std::vector<Frame> frames_;
    std::vector<std::string> q_, R_, Q_;
    std::map<std::string, std::string> slopeOfCylinder_;
    std::set<std::string> names_;
    std::string rate_, drive_ = "0", declarations_, equations_;
};

} // namespace

bool isMechanismText(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t first = line.find_first_not_of(" \t\r\xEF\xBB\xBF");
        if (first == std::string_view::npos || line[first] == '#') continue;
        line.remove_prefix(first);
        return line.starts_with("mechanism") &&
               (line.size() == 9 || line[9] == ' ' || line[9] == '\t' || line[9] == '\r');
    }
    return false;
}

std::string modelTextOf(const Mechanism& mechanism) { return Writer(mechanism).text(); }

} // namespace rigor

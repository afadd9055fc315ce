#include "tests/attacks/support/rigs/held_rigs.h"

#include "core/foundation/base/error.h"

#include <cmath>

namespace rigor::attacks {

namespace {

double sideOf(double v) { return v > 0 ? 1 : v < 0 ? -1 : 0; }

HeldUnknown unknown(Draw& d, const std::string& name, double truth, double spread) {
    return {name, truth, truth - spread * d.between(0.05, 1), truth + spread * d.between(0.05, 1)};
}
HeldUnknown positive(Draw& d, const std::string& name, double truth) {
    return {name, truth, truth * d.between(0.5, 0.95), truth * d.between(1.05, 2)};
}

/// A first order rig whose start is an unknown too, half the time.
void firstOrder(HeldRig& rig, Draw& d, const std::string& head, const std::string& rate, double x0,
                std::function<double(double, double, double, const Values&)> slope) {
    const bool open = d.chance(0.5);
    const std::size_t at = rig.unknowns.size();
    const std::string unit = rig.unit.empty() ? "" : fmt::format("unit = \"{}\", ", rig.unit);
    rig.model =
        fmt::format("model T {} parameter Real x0 = {}; output Real x({}start = x0); equation der(x) = {}; "
                    "end T;",
                    head, x0, unit, rate);
    if (open) rig.unknowns.push_back(unknown(d, "x0", x0, 0.1));
    rig.states = rig.outputs = {"x"};
    rig.system.start = [=](const Values& p) { return HeldState{open ? p[at] : x0}; };
    rig.system.slope = [=](double t, const HeldState& x, int, double u, const Values& p) {
        return HeldState{slope(t, x[0], u, p)};
    };
    rig.system.outputs = [](const HeldState& x, const Values&) { return std::vector<double>{x[0]}; };
}

/// x' = v, v' as said; x or both are measured.
void secondOrder(HeldRig& rig, Draw& d, const std::string& head, const std::string& rate, double x0,
                 double v0, std::function<double(const HeldState&, int, double, const Values&)> slope) {
    const bool both = d.chance(0.25);
    const std::string unit = rig.unit.empty() ? "" : fmt::format("unit = \"{}\", ", rig.unit);
    rig.model =
        fmt::format("model T {} output Real x({}start = {}); {}Real v(start = {}); equation der(x) = v; "
                    "der(v) = {}; end T;",
                    head, unit, x0, both ? "output " : "", v0, rate);
    rig.states = {"x", "v"};
    rig.outputs = both ? std::vector<std::string>{"x", "v"} : std::vector<std::string>{"x"};
    rig.system.start = [=](const Values&) { return HeldState{x0, v0}; };
    rig.system.slope = [=](double, const HeldState& x, int mode, double u, const Values& p) {
        return HeldState{x[1], slope(x, mode, u, p)};
    };
    rig.system.outputs = [both](const HeldState& x, const Values&) {
        return both ? std::vector<double>{x[0], x[1]} : std::vector<double>{x[0]};
    };
}

/// Friction that holds: mode is the side of v, 0 at rest; drive is what friction has to hold.
void addFriction(HeldSystem& system, std::function<double(const HeldState&, double, const Values&)> drive,
                 std::size_t friction) {
    system.guard = [](double, const HeldState& x, int mode, double, const Values&) {
        return mode == 0 ? 1.0 : mode * x[1];
    };
    system.action = [](HeldState& x, int& mode, double, const Values&) { x[1] = 0, mode = 0; };
    system.settle = [=](const HeldState& x, int, double u, const Values& p) {
        if (x[1] != 0) return static_cast<int>(sideOf(x[1]));
        const double force = drive(x, u, p);
        return std::abs(force) > p[friction] ? static_cast<int>(sideOf(force)) : 0;
    };
}

using Maker = void (*)(HeldRig&, Draw&);

void decay(HeldRig& rig, Draw& d) {
    const double k = d.between(0.3, 3);
    rig.unit = d.chance(0.5) ? "m" : "";
    rig.unknowns = {positive(d, "k", k)};
    firstOrder(rig, d, "parameter Real k = 1;", "-k*x", d.between(0.5, 2),
               [](double, double x, double, const Values& p) { return -p[0] * x; });
}
void rcCircuit(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "tau", d.between(0.2, 1)), positive(d, "g", d.between(0.5, 2))};
    rig.hasInput = true, rig.inputLow = -2, rig.inputHigh = 2;
    firstOrder(rig, d, "parameter Real tau = 1; parameter Real g = 1; input Real u;", "(g*u - x)/tau",
               d.between(-0.5, 0.5),
               [](double, double x, double u, const Values& p) { return (p[1] * u - x) / p[0]; });
}
void saturation(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "g", d.between(0.5, 2)), positive(d, "m", d.between(0.4, 1))};
    rig.hasInput = true, rig.inputLow = -1.5, rig.inputHigh = 1.5;
    firstOrder(rig, d, "parameter Real g = 1; parameter Real m = 1; input Real u;",
               "max(min(g*u, m), -m) - 0.8*x", d.between(-0.5, 0.5),
               [](double, double x, double u, const Values& p) {
                   return std::max(std::min(p[0] * u, p[1]), -p[1]) - 0.8 * x;
               });
}
void drag(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "c", d.between(0.3, 2)), unknown(d, "b", d.between(0.8, 1.2), 0.2)};
    rig.hasInput = true, rig.inputLow = -2, rig.inputHigh = 2;
    firstOrder(rig, d, "parameter Real c = 1; parameter Real b = 1; input Real u;", "b*u - c*x*abs(x)",
               d.between(-1, 1),
               [](double, double x, double u, const Values& p) { return p[1] * u - p[0] * x * std::abs(x); });
}
void enzyme(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "V", d.between(0.3, 1)), positive(d, "K", d.between(0.3, 2))};
    rig.dt = 0.1;
    firstOrder(rig, d, "parameter Real V = 1; parameter Real K = 1;", "-V*x/(K + x)", d.between(1, 2),
               [](double, double x, double, const Values& p) { return -p[0] * x / (p[1] + x); });
}
void curve(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "k", d.between(0.5, 2)), unknown(d, "y", d.between(0.6, 1.2), 0.2)};
    firstOrder(rig, d, "parameter Real k = 1; parameter Real y = 1;",
               "-k*table(x, {0, 0.5, 1, 2}, {0, 0.3, y, 1.5})", d.between(0.8, 1.8),
               [](double, double x, double, const Values& p) {
                   const double xs[] = {0, 0.5, 1, 2}, ys[] = {0, 0.3, p[1], 1.5};
                   if (x <= 0) return 0.0;
                   if (x >= 2) return -p[0] * 1.5;
                   const int n = x < 0.5 ? 0 : x < 1 ? 1 : 2;
                   return -p[0] * (ys[n] + (ys[n + 1] - ys[n]) * (x - xs[n]) / (xs[n + 1] - xs[n]));
               });
}
/// The outflow stops where the tank is empty; it is not filled again.
void tank(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "a", d.between(0.3, 1)), positive(d, "q", d.between(0.5, 1.5))};
    rig.hasInput = true;
    const bool empties = d.chance(0.5);
    rig.inputLow = empties ? 0 : 0.2, rig.inputHigh = empties ? 0 : 1;
    firstOrder(rig, d, "parameter Real a = 1; parameter Real q = 1; input Real u;", "q*u - a*sqrt(max(x, 0))",
               d.between(0.4, 1), [](double, double x, double u, const Values& p) {
                   return p[1] * u - p[0] * std::sqrt(std::max(x, 0.0));
               });
}
void threshold(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "k", d.between(0.5, 1.5)), positive(d, "m", d.between(0.2, 0.7)),
                    unknown(d, "c", d.between(0.5, 0.9), 0.2)};
    firstOrder(
        rig, d, "parameter Real k = 1; parameter Real m = 1; parameter Real c = 0.5;",
        "-(if x > c then k else k*m)*x", d.between(1, 1.5),
        [](double, double x, double, const Values& p) { return -(x > p[2] ? p[0] : p[0] * p[1]) * x; });
    rig.system.guard = [](double, const HeldState& x, int mode, double, const Values& p) {
        return mode == 1 ? 1 : x[0] - p[2];
    };
    rig.system.action = [](HeldState&, int& mode, double, const Values&) { mode = 1; };
    rig.system.slope = [](double, const HeldState& x, int mode, double, const Values& p) {
        return HeldState{-(mode == 0 ? p[0] : p[0] * p[1]) * x[0]};
    };
}
void timeSwitch(HeldRig& rig, Draw& d) {
    const bool when = d.chance(0.5);
    rig.unknowns = {positive(d, "a", d.between(0.5, 2)), unknown(d, "t0", d.between(0.8, 2), 0.3)};
    const std::string head = "parameter Real a = 1; parameter Real t0 = 1;";
    firstOrder(rig, d, when ? head + " Integer s(start = 0, min = 0, max = 1);" : head,
               when ? "(if s == 1 then a else 0) - 0.7*x; when time >= t0 then s = 1; end when"
                    : "(if time > t0 then a else 0) - 0.7*x",
               d.between(0.2, 1), [](double, double x, double, const Values&) { return -0.7 * x; });
    rig.system.guard = [](double t, const HeldState&, int mode, double, const Values& p) {
        return mode == 1 ? 1 : p[1] - t;
    };
    rig.system.action = [](HeldState&, int& mode, double, const Values&) { mode = 1; };
    rig.system.slope = [](double, const HeldState& x, int mode, double, const Values& p) {
        return HeldState{(mode == 1 ? p[0] : 0.0) - 0.7 * x[0]};
    };
}
void thermostat(HeldRig& rig, Draw& d) {
    rig.unknowns = {unknown(d, "a", d.between(1.6, 3), 0.2), unknown(d, "high", d.between(0.9, 1.2), 0.1)};
    firstOrder(
        rig, d, "parameter Real a = 2; parameter Real high = 1; Integer m(start = 1, min = 1, max = 2);",
        "-x + (if m == 1 then a else 0); when x >= high then m = 2; end when; when x <= 0.5 then m = 1; "
        "end when",
        d.between(0.1, 0.4), [](double, double x, double, const Values&) { return -x; });
    rig.system.guard = [](double, const HeldState& x, int mode, double, const Values& p) {
        return mode == 0 ? p[1] - x[0] : x[0] - 0.5;
    };
    rig.system.action = [](HeldState&, int& mode, double, const Values&) { mode = 1 - mode; };
    rig.system.slope = [](double, const HeldState& x, int mode, double, const Values& p) {
        return HeldState{-x[0] + (mode == 0 ? p[0] : 0.0)};
    };
}
/// A relay that slides where it holds x at c.
void relay(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "a", d.between(0.5, 1.5)), unknown(d, "c", d.between(-0.2, 0.2), 0.2)};
    rig.hasInput = true, rig.inputLow = -2, rig.inputHigh = 2;
    const bool byIf = d.chance(0.5);
    firstOrder(rig, d, "parameter Real a = 1; parameter Real c = 0; input Real u;",
               byIf ? "u - (if x > c then a else -a)" : "u - a*sign(x - c)", d.between(-1, 1),
               [](double, double, double u, const Values&) { return u; });
    rig.system.guard = [](double, const HeldState& x, int mode, double, const Values& p) {
        return mode == 0 ? 1.0 : mode * (x[0] - p[1]);
    };
    rig.system.action = [](HeldState& x, int& mode, double, const Values& p) { x[0] = p[1], mode = 0; };
    rig.system.settle = [](const HeldState& x, int, double u, const Values& p) {
        if (x[0] != p[1]) return static_cast<int>(sideOf(x[0] - p[1]));
        return std::abs(u) > p[0] ? static_cast<int>(sideOf(u)) : 0;
    };
    rig.system.slope = [](double, const HeldState&, int mode, double u, const Values& p) {
        return HeldState{mode == 0 ? 0.0 : u - p[0] * mode};
    };
}
/// A ramp that is set back, by how much depends on its own state in steps.
void sawtooth(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "a", d.between(0.5, 1.5)), unknown(d, "top", d.between(0.9, 1.2), 0.15)};
    const bool jumps = d.chance(0.5);
    firstOrder(rig, d, "parameter Real a = 1; parameter Real top = 1;",
               jumps ? "a; when x >= top then reinit(x, if x > 1.05 then 0.2 else 0.4*x); end when"
                     : "a; when x >= top then reinit(x, 0.3*x); end when",
               d.between(0, 0.5), [](double, double, double, const Values& p) { return p[0]; });
    rig.system.guard = [](double, const HeldState& x, int, double, const Values& p) { return p[1] - x[0]; };
    rig.system.action = [jumps](HeldState& x, int&, double, const Values&) {
        x[0] = !jumps ? 0.3 * x[0] : x[0] > 1.05 ? 0.2 : 0.4 * x[0];
    };
}
void pendulum(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "w", d.between(2, 6)), positive(d, "c", d.between(0.1, 0.6))};
    rig.dt = d.between(0.02, 0.08);
    secondOrder(rig, d, "parameter Real w = 4; parameter Real c = 0.3;", "-w*sin(x) - c*v",
                d.between(0.3, 1.2), 0, [](const HeldState& x, int, double, const Values& p) {
                    return -p[0] * std::sin(x[0]) - p[1] * x[1];
                });
}
void duffing(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "k", d.between(1, 4)), positive(d, "b", d.between(0.3, 2))};
    rig.hasInput = true, rig.inputLow = -1, rig.inputHigh = 1;
    rig.unit = d.chance(0.5) ? "m" : "";
    secondOrder(rig, d, "parameter Real k = 2; parameter Real b = 1; input Real u;",
                "u - k*x - 0.4*v - b*x^3", d.between(-1, 1), 0,
                [](const HeldState& x, int, double u, const Values& p) {
                    return u - p[0] * x[0] - 0.4 * x[1] - p[1] * x[0] * x[0] * x[0];
                });
}
void lotkaVolterra(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "a", d.between(0.5, 1.5)), positive(d, "b", d.between(0.5, 1.5))};
    rig.model = "model T parameter Real a = 1; parameter Real b = 1; output Real x(start = 1.2); output Real "
                "y(start = 0.7); equation der(x) = a*x - b*x*y; der(y) = 0.8*x*y - y; end T;";
    rig.states = {"x", "y"};
    const bool both = d.chance(0.5);
    rig.outputs = both ? std::vector<std::string>{"x", "y"} : std::vector<std::string>{"x"};
    rig.system.start = [](const Values&) { return HeldState{1.2, 0.7}; };
    rig.system.slope = [](double, const HeldState& x, int, double, const Values& p) {
        return HeldState{p[0] * x[0] - p[1] * x[0] * x[1], 0.8 * x[0] * x[1] - x[1]};
    };
    rig.system.outputs = [both](const HeldState& x, const Values&) {
        return both ? std::vector<double>{x[0], x[1]} : std::vector<double>{x[0]};
    };
}
void ball(HeldRig& rig, Draw& d) {
    rig.unknowns = {unknown(d, "g", d.between(8, 11), 0.6), unknown(d, "e", d.between(0.7, 0.9), 0.06)};
    rig.dt = d.between(0.01, 0.04);
    rig.rows = static_cast<int>(1.6 / rig.dt);
    secondOrder(rig, d, "parameter Real g = 9.8; parameter Real e = 0.8;",
                "-g; when x <= 0 then reinit(v, -e*v); end when", 1, 0,
                [](const HeldState&, int, double, const Values& p) { return -p[0]; });
    rig.system.guard = [](double, const HeldState& x, int, double, const Values&) { return x[0]; };
    rig.system.action = [](HeldState& x, int&, double, const Values& p) { x[1] *= -p[1]; };
}

/// A spring that pulls a block over a dry plane.
void springFriction(HeldRig& rig, Draw& d, const std::string& kind) {
    const double stiffness = d.between(0.5, 3), friction = d.between(0.2, 0.6);
    rig.unknowns = {positive(d, "F", friction), positive(d, "k", stiffness)};
    rig.hasInput = true, rig.inputLow = -1.2, rig.inputHigh = 1.2;
    rig.rows = 80;
    const std::string force = kind == "sign"   ? "F*sign(v)"
                              : kind == "if"   ? "(if v > 0 then F else -F)"
                              : kind == "tanh" ? "F*tanh(v/0.05)"
                                               : "";
    const auto drive = [](const HeldState& x, double u, const Values& p) {
        return u - p[1] * x[0] - 0.2 * x[1];
    };
    if (kind == "when") {
        const std::string rest = "mode = if u - k*x > F then 3 elseif u - k*x < -F then 1 else 2";
        secondOrder(
            rig, d,
            "parameter Real F = 0.3; parameter Real k = 1; input Real u; Integer mode(start = if u > F then "
            "3 elseif u < -F then 1 else 2, min = 1, max = 3);",
            fmt::format("if mode == 3 then u - k*x - 0.2*v - F elseif mode == 1 then u - k*x - 0.2*v + F "
                        "else 0; when mode == 3 and v <= 0 then reinit(v, 0); {0}; end when; when mode == 1 "
                        "and v >= 0 then reinit(v, 0); {0}; end when; when mode == 2 and u - k*x > F then "
                        "mode = 3; end when; when mode == 2 and u - k*x < -F then mode = 1; end when",
                        rest),
            0, 0, {});
    } else {
        secondOrder(rig, d, "parameter Real F = 0.3; parameter Real k = 1; input Real u;",
                    "u - k*x - 0.2*v - " + force, 0, 0, {});
    }
    rig.system.slope = [=](double, const HeldState& x, int mode, double u, const Values& p) {
        if (kind == "tanh") return HeldState{x[1], drive(x, u, p) - p[0] * std::tanh(x[1] / 0.05)};
        return mode == 0 ? HeldState{} : HeldState{x[1], drive(x, u, p) - p[0] * mode};
    };
    if (kind == "tanh") return;
    addFriction(rig.system, drive, 0);
    rig.restState = 1, rig.rigidRest = "v";
}
void frictionTanh(HeldRig& rig, Draw& d) { springFriction(rig, d, "tanh"); }
void frictionSign(HeldRig& rig, Draw& d) { springFriction(rig, d, "sign"); }
void frictionIf(HeldRig& rig, Draw& d) { springFriction(rig, d, "if"); }
void frictionWhen(HeldRig& rig, Draw& d) { springFriction(rig, d, "when"); }

/// The drive train: friction by modes, which may change at every rest.
void driveTrain(HeldRig& rig, Draw& d) {
    rig.unknowns = {positive(d, "b", d.between(5, 25)), positive(d, "F", d.between(0.08, 0.2))};
    rig.unknowns[1].changesAtRest = d.chance(0.5);
    rig.hasInput = true, rig.inputLow = -0.5, rig.inputHigh = 0.5;
    rig.rows = 120;
    rig.dt = d.between(0.01, 0.05);
    secondOrder(
        rig, d,
        "parameter Real b = 10; parameter Real F = 0.1; input Real u; Integer m(start = if u > F then 3 "
        "elseif u "
        "< -F then 1 else 2, min = 1, max = 3);",
        "if m == 3 then b*(u - F) - 0.8*v elseif m == 1 then b*(u + F) - 0.8*v else 0; when m == 3 and v <= "
        "0 "
        "then reinit(v, 0); m = if u < -F then 1 else 2; end when; when m == 1 and v >= 0 then reinit(v, 0); "
        "m = if u > F then 3 else 2; end when; when m == 2 and u > F then m = 3; end when; when m == 2 and u "
        "< -F then m = 1; end when",
        0, 0, {});
    rig.system.slope = [](double, const HeldState& x, int mode, double u, const Values& p) {
        return mode == 0 ? HeldState{} : HeldState{x[1], p[0] * (u - p[1] * mode) - 0.8 * x[1]};
    };
    addFriction(
        rig.system, [](const HeldState&, double u, const Values&) { return u; }, 1);
    rig.restState = 1, rig.rigidRest = "v";
}

const std::vector<std::pair<std::string, Maker>>& makers() {
    static const std::vector<std::pair<std::string, Maker>> all{
        {"decay", decay},
        {"rc_circuit", rcCircuit},
        {"saturation", saturation},
        {"drag", drag},
        {"enzyme", enzyme},
        {"curve", curve},
        {"tank", tank},
        {"threshold", threshold},
        {"time_switch", timeSwitch},
        {"thermostat", thermostat},
        {"relay", relay},
        {"sawtooth", sawtooth},
        {"pendulum", pendulum},
        {"duffing", duffing},
        {"lotka_volterra", lotkaVolterra},
        {"bouncing_ball", ball},
        {"friction_tanh", frictionTanh},
        {"friction_sign", frictionSign},
        {"friction_if", frictionIf},
        {"friction_when", frictionWhen},
        {"drive_train", driveTrain},
    };
    return all;
}

} // namespace

const std::vector<std::string>& heldFamilies() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& [name, make] : makers()) all.push_back(name);
        return all;
    }();
    return names;
}

HeldRig drawHeldRig(const std::string& family, Draw& draw) {
    for (const auto& [name, make] : makers()) {
        if (name != family) continue;
        HeldRig rig;
        rig.dt = draw.between(0.02, 0.1);
        make(rig, draw);
        for (std::size_t k = 0; k < rig.outputs.size(); ++k) rig.bounds.push_back(draw.scaled(0.001, 0.05));
        return rig;
    }
    fail("no family '{}'", family);
}

} // namespace rigor::attacks

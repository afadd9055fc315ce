#include "tests/attacks/support/reference.h"
#include "tests/attacks/support/rigs/families.h"

#include <fmt/format.h>

namespace rigor::attacks {

namespace {

double decay(Rig& rig, Draw& d) {
    const double k = d.scaled(0.2, 3), x0 = d.scaled(0.5, 50);
    rig.model = R"(model Decay
  parameter Real k(unit="1/s") = 1; parameter Real x0 = 1;
  output Real y(start=x0);
equation
  der(y) = -k*y;
end Decay;
)";
    rig.unknowns = {positive("k", k), positive("x0", x0)};
    rig.outputs = {{"y", {"y", ""}}};
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        Eigen::MatrixXd y(run.times.size(), 1);
        for (Eigen::Index i = 0; i < y.rows(); ++i)
            y(i, 0) = p[1] * std::exp(-p[0] * run.times[static_cast<std::size_t>(i)]);
        return y;
    };
    return d.between(2, 5) / k;
}

/// A body that cools: temperatures in kelvin in the model, in degC in the file.
double cooling(Rig& rig, Draw& d) {
    const double k = d.scaled(0.002, 0.02), around = d.between(285, 300), start = d.between(330, 400);
    rig.model = R"(model Cooling
  parameter Real k(unit="1/s") = 0.01; parameter Real around(unit="K") = 290; parameter Real first(unit="K") = 350;
  output Real T(unit="K", start=first);
equation
  der(T) = -k*(T - around);
end Cooling;
)";
    rig.unknowns = {positive("k", k), anySign("around", around, 40), anySign("first", start, 60)};
    rig.outputs = {{"T", {"T", "K"}}};
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        Eigen::MatrixXd y(run.times.size(), 1);
        for (Eigen::Index i = 0; i < y.rows(); ++i)
            y(i, 0) = p[1] + (p[2] - p[1]) * std::exp(-p[0] * run.times[static_cast<std::size_t>(i)]);
        return y;
    };
    return d.between(2.5, 5) / k;
}

double pendulum(Rig& rig, Draw& d) {
    const double length = d.scaled(0.2, 2), damping = d.scaled(0.05, 0.6), phi0 = d.between(0.5, 2.5);
    rig.model = fmt::format(R"(model Pendulum
  parameter Real L(unit="m") = 1; parameter Real d(unit="1/s") = 0.1;
  output Real phi(unit="rad", start={:.17g}); output Real w(unit="rad/s", start=0);
equation
  der(phi) = w;
  der(w) = -(9.81/L)*sin(phi) - d*w;
end Pendulum;
)",
                            phi0);
    rig.unknowns = {positive("L", length, 3), positive("d", damping, 10)};
    const bool both = d.chance(0.4);
    rig.outputs = {{"phi", {"phi", "rad"}}};
    if (both) rig.outputs.push_back({"w", {"w", "rad/s"}});
    rig.trajectory = [phi0, both](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {phi0, 0};
        system.slope = [&](double, const State& x, int) {
            return State{x[1], -(9.81 / p[0]) * std::sin(x[0]) - p[1] * x[1]};
        };
        const auto trajectory = referenceTrajectory(system, run.times);
        return both ? columnsOf(trajectory, {0, 1}) : columnsOf(trajectory, {0});
    };
    return d.between(2, 5) * 2 * 3.14159 * std::sqrt(length / 9.81);
}

double duffing(Rig& rig, Draw& d) {
    const double a = d.between(0.5, 2), b = d.between(0.5, 3), c = d.between(0.1, 0.5);
    const double force = d.between(0.2, 1), w = d.between(0.8, 2), x0 = d.between(0.5, 1.5);
    rig.model = fmt::format(R"(model Duffing
  parameter Real a = 1; parameter Real b = 1; parameter Real c = 0.2;
  output Real x(start={:.17g}); Real v(start=0);
equation
  der(x) = v;
  der(v) = -c*v - a*x - b*x^3 + {:.17g}*cos({:.17g}*time);
end Duffing;
)",
                            x0, force, w);
    rig.unknowns = {positive("a", a), positive("b", b), positive("c", c)};
    rig.outputs = {{"x", {"x", ""}}};
    rig.trajectory = [=](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {x0, 0};
        system.slope = [&](double t, const State& x, int) {
            return State{x[1],
                         -p[2] * x[1] - p[0] * x[0] - p[1] * x[0] * x[0] * x[0] + force * std::cos(w * t)};
        };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(8, 15);
}

double lotkaVolterra(Rig& rig, Draw& d) {
    const double a = d.between(0.6, 1.4), b = d.between(0.3, 0.7), c = d.between(0.5, 1.2),
                 e = d.between(0.2, 0.6), x0 = d.between(1, 4), y0 = d.between(0.5, 2);
    rig.model = fmt::format(R"(model LotkaVolterra
  parameter Real a = 1; parameter Real b = 0.5; parameter Real c = 1; parameter Real e = 0.3;
  output Real x(start={:.17g}); output Real y(start={:.17g});
equation
  der(x) = a*x - b*x*y;
  der(y) = -c*y + e*x*y;
end LotkaVolterra;
)",
                            x0, y0);
    rig.unknowns = {positive("a", a, 3), positive("b", b, 3), positive("c", c, 3), positive("e", e, 3)};
    rig.outputs = {{"x", {"x", ""}}, {"y", {"y", ""}}};
    rig.trajectory = [=](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {x0, y0};
        system.slope = [&](double, const State& x, int) {
            return State{p[0] * x[0] - p[1] * x[0] * x[1], -p[2] * x[1] + p[3] * x[0] * x[1]};
        };
        return columnsOf(referenceTrajectory(system, run.times), {0, 1});
    };
    return d.between(6, 14);
}

/// A second mode of a tenth of the amplitude: many local minima in its frequency.
double twoModes(Rig& rig, Draw& d) {
    const double w1 = d.between(1.6, 2.6), w2 = d.between(4.5, 9), c = d.between(0.05, 0.4),
                 second = d.between(0.08, 0.3);
    rig.model = fmt::format(R"(model TwoModes
  parameter Real w1(unit="rad/s") = 2; parameter Real w2(unit="rad/s") = 5; parameter Real c = 0.1;
  Real x(start=1); Real v(start=0); Real z(start={:.17g}); Real q(start=0); output Real y;
equation
  der(x) = v; der(v) = -w1^2*x - c*v;
  der(z) = q; der(q) = -w2^2*z;
  y = x + z;
end TwoModes;
)",
                            second);
    rig.unknowns = {{"w1", w1, w1, 1, 4}, {"w2", w2, w2, 3, 12}, {"c", c, c, 0, 2}};
    rig.outputs = {{"y", {"y", ""}}};
    rig.trajectory = [=](const std::vector<double>& p, const RigRun& run) {
        Eigen::MatrixXd y(run.times.size(), 1);
        const double damping = p[2] / 2, w = std::sqrt(p[0] * p[0] - damping * damping);
        for (Eigen::Index i = 0; i < y.rows(); ++i) {
            const double t = run.times[static_cast<std::size_t>(i)];
            y(i, 0) = std::exp(-damping * t) * (std::cos(w * t) + damping / w * std::sin(w * t)) +
                      second * std::cos(p[1] * t);
        }
        return y;
    };
    return d.between(5, 10);
}

/// Michaelis and Menten's law, used up: V and K are weakly determined where K is far above x.
double enzyme(Rig& rig, Draw& d) {
    const double x0 = d.between(0.5, 2), k = x0 * d.scaled(0.3, 3), v = k * d.between(0.5, 1.5);
    rig.model = fmt::format(R"(model Enzyme
  parameter Real V = 1; parameter Real K = 1;
  output Real x(start={:.17g});
equation
  der(x) = -V*x/(K + x);
end Enzyme;
)",
                            x0);
    rig.unknowns = {positive("V", v, 50), positive("K", k, 50)};
    rig.outputs = {{"x", {"x", ""}}};
    rig.trajectory = [=](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {x0};
        system.slope = [&](double, const State& x, int) { return State{-p[0] * x[0] / (p[1] + x[0])}; };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(3, 5) * (k + x0) / v;
}

LinearSignal signalOf(const RigRun& run) {
    return {run.times, std::vector<double>(run.inputs.col(0).begin(), run.inputs.col(0).end())};
}

double rcCircuit(Rig& rig, Draw& d) {
    const double tau = d.scaled(0.05, 2), gain = d.between(0.5, 3);
    rig.model = R"(model RC
  input Real u(unit="V"); parameter Real tau(unit="s") = 1; parameter Real gain = 1;
  output Real U(unit="V", start=0);
equation
  der(U) = (gain*u - U)/tau;
end RC;
)";
    rig.unknowns = {positive("tau", tau), positive("gain", gain)};
    rig.inputs = {{"u", {"u", "V"}}};
    rig.outputs = {{"U", {"U", "V"}}};
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        const LinearSignal u = signalOf(run);
        ReferenceSystem system;
        system.slope = [&](double t, const State& x, int) { return State{(p[1] * u(t) - x[0]) / p[0]}; };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(5, 12) * tau;
}

/// A drive behind a limit; what is drawn for u reaches it.
double saturation(Rig& rig, Draw& d) {
    const double tau = d.scaled(0.05, 1), gain = d.between(0.6, 2), limit = gain * d.between(0.3, 0.7);
    rig.model = R"(model Saturation
  input Real u; parameter Real g = 1; parameter Real most = 1; parameter Real tau(unit="s") = 1;
  output Real x(start=0);
equation
  der(x) = (max(-most, min(most, g*u)) - x)/tau;
end Saturation;
)";
    rig.unknowns = {positive("g", gain), positive("most", limit), positive("tau", tau)};
    rig.inputs = {{"u", {"u", ""}}};
    rig.outputs = {{"x", {"x", ""}}};
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        const LinearSignal u = signalOf(run);
        ReferenceSystem system;
        system.slope = [&](double t, const State& x, int) {
            return State{(std::max(-p[1], std::min(p[1], p[0] * u(t))) - x[0]) / p[2]};
        };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(8, 15) * tau;
}

/// A body in a fluid: |v| v.
double drag(Rig& rig, Draw& d) {
    const double c = d.scaled(0.1, 2), b = d.between(0.5, 2);
    rig.model = R"(model Drag
  input Real u; parameter Real b = 1; parameter Real c = 1;
  output Real v(start=0);
equation
  der(v) = b*u - c*abs(v)*v;
end Drag;
)";
    rig.unknowns = {positive("b", b), positive("c", c)};
    rig.inputs = {{"u", {"u", ""}}};
    rig.outputs = {{"v", {"v", ""}}};
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        const LinearSignal u = signalOf(run);
        ReferenceSystem system;
        system.slope = [&](double t, const State& x, int) {
            return State{p[0] * u(t) - p[1] * std::abs(x[0]) * x[0]};
        };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(6, 15) / std::sqrt(b * c);
}

} // namespace

const std::vector<Family>& smoothFamilies() {
    static const std::vector<Family> list = {{"decay", decay},
                                             {"cooling", cooling},
                                             {"pendulum", pendulum},
                                             {"duffing", duffing},
                                             {"lotka_volterra", lotkaVolterra},
                                             {"two_modes", twoModes},
                                             {"enzyme", enzyme},
                                             {"rc_circuit", rcCircuit},
                                             {"saturation", saturation},
                                             {"drag", drag}};
    return list;
}

} // namespace rigor::attacks

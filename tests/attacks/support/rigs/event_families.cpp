#include "tests/attacks/support/reference.h"
#include "tests/attacks/support/rigs/families.h"

#include <fmt/format.h>

namespace rigor::attacks {

namespace {

/// Ends before the ball comes to rest: at its fourth to sixth touch of the floor.
double bouncingBall(Rig& rig, Draw& d) {
    const double e = d.between(0.6, 0.9), h0 = d.between(0.3, 3), g = 9.81;
    rig.model = R"(model BouncingBall
  parameter Real e = 0.8; parameter Real h0(unit="m") = 1;
  output Real h(unit="m", start=h0); Real v(unit="m/s", start=0);
equation
  der(h) = v;
  der(v) = -9.81;
  when h <= 0 then
    reinit(v, -e*pre(v));
  end when;
end BouncingBall;
)";
    rig.unknowns = {{"e", e, e, 0.3, 1}, positive("h0", h0, 3)};
    rig.outputs = {{"h", {"h", "m"}}};
    rig.events = true;
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {p[1], 0};
        system.slope = [](double, const State& x, int) { return State{x[1], -9.81}; };
        system.guard = [](double, const State& x, int) { return x[0]; };
        system.action = [&](double, State& x, int&) { x = {1e-15, -p[0] * x[1]}; };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    double end = std::sqrt(2 * h0 / g), speed = g * end;
    for (int touches = d.whole(3, 5); touches > 0; --touches) {
        speed *= e;
        end += 2 * speed / g;
    }
    return end;
}

/// A mass on a spring that is let go, with dry friction: slides to and fro and sticks in the end.
double dryFriction(Rig& rig, Draw& d) {
    const double w = d.between(2, 6), rest = d.between(0.03, 0.12), x0 = d.between(0.6, 1.5);
    rig.model = fmt::format(R"(model DryFriction
  parameter Real w(unit="rad/s") = 3 "of the free mass"; parameter Real r(unit="m") = 0.1 "friction over stiffness";
  output Real x(unit="m", start={:.17g}); Real v(unit="m/s", start=0);
  Integer mode(start=if {:.17g} > r then -1 else 0);
equation
  der(x) = v;
  der(v) = if mode == 0 then 0 else -w^2*(x + mode*r);
  when mode == -1 and v >= 0 then
    reinit(v, 0);
    mode = if x < -r then 1 elseif x > r then -1 else 0;
  end when;
  when mode == 1 and v <= 0 then
    reinit(v, 0);
    mode = if x < -r then 1 elseif x > r then -1 else 0;
  end when;
end DryFriction;
)",
                            x0, x0);
    rig.unknowns = {positive("w", w, 2), positive("r", rest, 4)};
    rig.outputs = {{"x", {"x", "m"}}};
    rig.events = true;
    // Half a swing of length pi / w each, about -mode r, from |x| to |x| - 2 r.
    rig.trajectory = [x0](const std::vector<double>& p, const RigRun& run) {
        Eigen::MatrixXd y(run.times.size(), 1);
        const double half = 3.14159265358979323846 / p[0];
        for (Eigen::Index i = 0; i < y.rows(); ++i) {
            double t = run.times[static_cast<std::size_t>(i)], x = x0;
            for (; std::abs(x) > p[1]; t -= half) {
                const double middle = x > 0 ? p[1] : -p[1];
                if (t < half) {
                    x = middle + (x - middle) * std::cos(p[0] * t);
                    break;
                }
                x = 2 * middle - x;
            }
            y(i, 0) = x;
        }
        return y;
    };
    return d.between(2.5, 5) * 3.14159 / w;
}

/// Torricelli's law; the tank does not run empty within the record.
double tank(Rig& rig, Draw& d) {
    const double h0 = d.between(0.5, 2), a = d.scaled(0.001, 0.01), q = d.between(0, 0.3);
    rig.model = fmt::format(R"(model Tank
  parameter Real a = 0.004 "orifice over cross section"; parameter Real q(unit="m/s") = 0.001 "inflow over cross section";
  output Real h(unit="m", start={:.17g});
equation
  der(h) = q - a*sqrt(2*9.81*h);
end Tank;
)",
                            h0);
    const double outflow = a * std::sqrt(2 * 9.81 * h0);
    rig.unknowns = {positive("a", a, 3), {"q", q * outflow, q * outflow, 0, outflow}};
    rig.outputs = {{"h", {"h", "m"}}};
    rig.trajectory = [h0](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {h0};
        system.slope = [&](double, const State& x, int) {
            return State{p[1] - p[0] * std::sqrt(2 * 9.81 * std::max(0.0, x[0]))};
        };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(0.5, 0.9) * 2 * h0 / outflow;
}

/// A heater that a thermostat switches on below and off above.
double relay(Rig& rig, Draw& d) {
    const double loss = d.between(0.2, 0.6), power = d.between(2, 5),
                 low = d.between(0.3, 0.45) * power / loss, high = low + d.between(0.15, 0.3) * power / loss;
    rig.model = fmt::format(R"(model Relay
  parameter Real loss(unit="1/s") = 0.3; parameter Real power = 3;
  output Real T(start=0); Integer on(start=1);
equation
  der(T) = (if on == 1 then power else 0) - loss*T;
  when T >= {:.17g} then
    on = 0;
  elsewhen T <= {:.17g} then
    on = 1;
  end when;
end Relay;
)",
                            high, low);
    rig.unknowns = {{"loss", loss, loss, loss * 0.6, loss * 1.4},
                    {"power", power, power, power * 0.7, power * 2}};
    rig.outputs = {{"T", {"T", ""}}};
    rig.events = true;
    rig.trajectory = [=](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.mode = 1;
        system.slope = [&](double, const State& x, int on) { return State{(on ? p[1] : 0) - p[0] * x[0]}; };
        system.guard = [&](double, const State& x, int on) { return on ? high - x[0] : x[0] - low; };
        system.action = [](double, State&, int& on) { on = 1 - on; };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return d.between(6, 12) / loss * 0.7;
}

/// A vessel whose inflow is opened at an unknown time.
double valve(Rig& rig, Draw& d) {
    const double leak = d.between(0.2, 0.6), inflow = d.between(0.5, 2), end = d.between(3, 5) / leak,
                 opens = end * d.between(0.15, 0.5);
    rig.model = R"(model Valve
  parameter Real leak(unit="1/s") = 0.3; parameter Real inflow = 1; parameter Real opens(unit="s") = 1;
  output Real p(start=1); Integer open(start=0);
equation
  der(p) = open*inflow - leak*p;
  when time >= opens then
    open = 1;
  end when;
end Valve;
)";
    rig.unknowns = {positive("leak", leak, 3),
                    positive("inflow", inflow, 3),
                    {"opens", opens, opens, 0.02 * end, 0.9 * end}};
    rig.outputs = {{"p", {"p", ""}}};
    rig.events = true;
    rig.trajectory = [](const std::vector<double>& p, const RigRun& run) {
        ReferenceSystem system;
        system.start = {1};
        system.slope = [&](double, const State& x, int open) { return State{open * p[1] - p[0] * x[0]}; };
        system.guard = [&](double t, const State&, int open) { return open ? 1 : p[2] - t; };
        system.action = [](double, State&, int& open) { open = 1; };
        return columnsOf(referenceTrajectory(system, run.times), {0});
    };
    return end;
}

/// A level whose outflow changes at a threshold: `if` over a state, crossed once.
double threshold(Rig& rig, Draw& d) {
    const double a = d.between(1, 3), b = d.between(0.2, 0.6), x0 = d.between(2, 4),
                 xc = x0 * d.between(0.4, 0.7);
    rig.model = fmt::format(R"(model Threshold
  parameter Real a = 1; parameter Real b = 0.5; parameter Real xc = 1;
  output Real x(start={:.17g});
equation
  der(x) = if x > xc then -a else -b*x;
end Threshold;
)",
                            x0);
    rig.unknowns = {positive("a", a, 3), positive("b", b, 4), {"xc", xc, xc, 0.1 * x0, 0.95 * x0}};
    rig.outputs = {{"x", {"x", ""}}};
    rig.events = true;
    rig.trajectory = [x0](const std::vector<double>& p, const RigRun& run) {
        Eigen::MatrixXd y(run.times.size(), 1);
        const double crossed = (x0 - p[2]) / p[0];
        for (Eigen::Index i = 0; i < y.rows(); ++i) {
            const double t = run.times[static_cast<std::size_t>(i)];
            y(i, 0) = t < crossed ? x0 - p[0] * t : p[2] * std::exp(-p[1] * (t - crossed));
        }
        return y;
    };
    return (x0 - xc) / a + d.between(1, 2) / b;
}

} // namespace

const std::vector<Family>& eventFamilies() {
    static const std::vector<Family> list = {{"bouncing_ball", bouncingBall},
                                             {"dry_friction", dryFriction},
                                             {"tank", tank},
                                             {"relay", relay},
                                             {"valve", valve},
                                             {"threshold", threshold}};
    return list;
}

} // namespace rigor::attacks

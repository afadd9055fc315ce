// Clocks of files and sensors of outputs as unknowns, on four rigs with planted values: intervals against the
// truth. The courses are made by a Runge-Kutta method of its own.

#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/study_files.h"

#include <array>
#include <cmath>

using namespace rigor;
using namespace rigor::attacks;

namespace {

template <std::size_t N> using States = std::array<double, N>;

/// x(t) for increasing times by rk4 with steps of at most 1/2000 s.
template <std::size_t N, class Rates>
std::vector<States<N>> courseOf(States<N> x, const std::vector<double>& times, const Rates& rates) {
    std::vector<States<N>> course;
    double t = 0;
    const auto moved = [](const States<N>& from, double h, const States<N>& by) {
        States<N> to = from;
        for (std::size_t k = 0; k < N; ++k) to[k] += h * by[k];
        return to;
    };
    for (const double end : times) {
        const int steps = std::max(1, static_cast<int>(std::ceil((end - t) * 2000 - 1e-9)));
        const double h = (end - t) / steps;
        for (int k = 0; k < steps && h > 0; ++k) {
            const double now = t + k * h;
            const States<N> a = rates(now, x), b = rates(now + h / 2, moved(x, h / 2, a)),
                            c = rates(now + h / 2, moved(x, h / 2, b)), d = rates(now + h, moved(x, h, c));
            for (std::size_t i = 0; i < N; ++i) x[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
        }
        t = end;
        course.push_back(x);
    }
    return course;
}

/// Planted numbers, and the study that looks for them.
struct Planted {
    StudyFiles files;
    std::map<std::string, double> truth;

    Planted(const std::string& model, const std::string& dataFiles) {
        files.files["m.mo"] = model;
        StudyText& s = files.study;
        s.set("", "method", toml("least-squares"));
        s.set("", "model", toml("m.mo"));
        s.set("", "threads", "1");
        s.set("data", "files", dataFiles);
        s.set("data", "layout", toml("signals"));
    }
    void unknown(const std::string& name, double value, double start, double low, double high,
                 const std::string& of = "", const std::string& kind = "") {
        truth[name] = value;
        if (!of.empty()) {
            files.study.set("unknowns." + name, "of", toml(of));
            files.study.set("unknowns." + name, "kind", toml(kind));
        }
        setRange(files.study, name, start, low, high);
    }
    void sensor(const std::string& output, double sigma) {
        files.study.set("data.standard_deviations", output, toml(sigma));
    }
    /// rows: (time of the rig, value).
    void file(const std::string& name, const std::string& head,
              const std::vector<std::array<double, 2>>& rows, double offset = 0, double drift = 0) {
        std::string text = "t [s]," + head + "\n";
        for (const auto& [t, value] : rows)
            text += fmt::format("{:.9g},{:.10g}\n", (t - offset) / (1 + drift), value);
        files.files[name] = std::move(text);
    }
};

std::vector<double> even(double begin, double end, double step) {
    std::vector<double> times;
    for (int k = 0; begin + k * step <= end + 1e-9; ++k) times.push_back(begin + k * step);
    return times;
}

/// A mass on a spring under a force that another logger has recorded, whose clock began at another time and
/// runs otherwise.
Planted shaken(Draw draw) {
    Planted p("model Shaken\n  parameter Real k = 20;\n  parameter Real c = 1;\n  input Real F;\n"
              "  Real x(start=0);\n  Real v(start=0);\n  output Real y;\nequation\n  der(x) = v;\n"
              "  der(v) = F - c*v - k*x;\n  y = x;\nend Shaken;\n",
              R"([{file = "rig.csv", experiment = 1}, {file = "force.csv", experiment = 1}])");
    const double k = draw.between(15, 30), c = draw.between(0.5, 1.5), offset = draw.between(-0.2, 0.2),
                 drift = draw.between(-0.01, 0.01), sigma = 0.01;
    const auto force = [](double t) {
        return std::sin(2.1 * t) + 0.7 * std::sin(5.3 * t + 1) + 0.5 * std::cos(t);
    };
    const auto times = even(0, 12, 0.04);
    const auto course = courseOf<2>({0, 0}, times, [&](double t, const States<2>& x) {
        return States<2>{x[1], force(t) - c * x[1] - k * x[0]};
    });
    std::vector<std::array<double, 2>> measured, driven;
    for (std::size_t i = 0; i < times.size(); ++i)
        measured.push_back({times[i], course[i][0] + sigma * draw.normal()});
    for (const double t : even(-1, 13, 0.01)) driven.push_back({t, force(t)});
    p.file("rig.csv", "y", measured);
    p.file("force.csv", "F", driven, offset, drift);
    p.sensor("y", sigma);
    p.unknown("k", k, 22, 5, 60);
    p.unknown("c", c, 1, 0.1, 5);
    p.unknown("clock", offset, 0, -0.4, 0.4, "force.csv", "offset");
    p.unknown("rate", drift, 0, -0.05, 0.05, "force.csv", "drift");
    return p;
}

/// A tank whose inflow is set in steps that its logger tells late; the level's sensor has an offset.
Planted tank(Draw draw) {
    Planted p("model Tank\n  parameter Real T = 1;\n  parameter Real K = 1;\n  input Real u;\n"
              "  Real h(start=0);\n  output Real y;\nequation\n  T*der(h) = K*u - h;\n  y = h;\nend Tank;\n",
              R"([{file = "level.csv", experiment = 1}, {file = "flow.csv", experiment = 1}])");
    p.files.study.set("data", "interpolation", toml("hold"));
    const double T = draw.between(0.5, 1.5), K = draw.between(0.8, 1.6), late = draw.between(0.05, 0.4),
                 zero = draw.between(-0.3, 0.3), sigma = 0.02;
    std::vector<std::array<double, 2>> set{{-1, 0}};
    for (int k = 0; k < 9; ++k) set.push_back({0.35 + 1.1 * k, draw.between(0, 3)});
    set.push_back({11, 0});
    // Piece by piece in closed form: h falls to K u with T.
    std::vector<std::array<double, 2>> measured;
    double h = 0, from = 0, u = 0;
    std::size_t next = 1;
    for (const double t : even(0, 10, 0.05)) {
        while (next < set.size() && set[next][0] <= t) {
            h = K * u + (h - K * u) * std::exp(-(set[next][0] - from) / T);
            from = set[next][0];
            u = set[next++][1];
        }
        const double level = K * u + (h - K * u) * std::exp(-(t - from) / T);
        measured.push_back({t, level + zero + sigma * draw.normal()});
    }
    p.file("level.csv", "y", measured);
    p.file("flow.csv", "u", set, -late); // stamped late by so much
    p.sensor("y", sigma);
    p.unknown("T", T, 1, 0.1, 5);
    p.unknown("K", K, 1, 0.1, 5);
    p.unknown("late", late, 0.2, 0, 0.8, "flow.csv", "delay");
    p.unknown("zero", zero, 0, -1, 1, "y", "offset");
    return p;
}

/// An oscillator that two loggers watch, each by its own clock; one sensor has an unknown gain, one an
/// offset.
Planted watched(Draw draw) {
    Planted p("model Watched\n  parameter Real mu = 1;\n  parameter Real w = 1;\n  Real x(start=1);\n"
              "  Real v(start=0);\n  output Real position;\n  output Real speed;\nequation\n  der(x) = v;\n"
              "  der(v) = mu*(1 - x^2)*v - w*x;\n  position = x;\n  speed = v;\nend Watched;\n",
              R"([{file = "a.csv", experiment = 1}, {file = "b.csv", experiment = 1}])");
    const double mu = draw.between(0.3, 1.2), w = draw.between(1, 3), late = draw.between(0.05, 0.25),
                 gain = draw.between(0.7, 1.4), zero = draw.between(-0.5, 0.5),
                 begun = draw.between(-0.2, 0.2), sigma = 0.03;
    const auto times = even(0, 12, 0.01);
    const auto course = courseOf<2>({1, 0}, times, [&](double, const States<2>& x) {
        return States<2>{x[1], mu * (1 - x[0] * x[0]) * x[1] - w * x[0]};
    });
    std::vector<std::array<double, 2>> a, b;
    for (std::size_t i = 50; i < times.size(); i += 5) {
        a.push_back({times[i] + late, course[i][0] + zero + sigma * draw.normal()});
        b.push_back({times[i], gain * course[i][1] + sigma * draw.normal()});
    }
    p.file("a.csv", "position", a);
    p.file("b.csv", "speed", b, begun);
    p.sensor("position", sigma);
    p.sensor("speed", sigma);
    p.unknown("mu", mu, 0.7, 0.05, 3);
    p.unknown("w", w, 2, 0.3, 6);
    p.unknown("late", late, 0.1, 0, 0.4, "position", "delay");
    p.unknown("zero", zero, 0, -1, 1, "position", "offset");
    p.unknown("gain", gain, 1, 0.3, 3, "speed", "gain");
    p.unknown("begun", begun, 0, -0.3, 0.3, "b.csv", "offset");
    return p;
}

/// A body that cools by another law below a threshold, under a slow sensor.
Planted switched(Draw draw) {
    Planted p(
        "model Switched\n  parameter Real a = 1;\n  parameter Real b = 0.2;\n  Real x(start=3);\n"
        "  output Real y;\nequation\n  der(x) = if x > 1 then -a*x else -b*x;\n  y = x;\nend Switched;\n",
        R"(["d.csv"])");
    const double a = draw.between(0.6, 1.4), b = draw.between(0.1, 0.4), lag = draw.between(0.2, 0.6),
                 gain = draw.between(0.8, 1.3), sigma = 0.01;
    const auto times = even(0, 6, 0.02);
    const double at = std::log(3.0) / a;
    const auto body = [&](double t) { return t < at ? 3 * std::exp(-a * t) : std::exp(-b * (t - at)); };
    const auto course = courseOf<1>(
        {3}, times, [&](double t, const States<1>& v) { return States<1>{(body(t) - v[0]) / lag}; });
    std::vector<std::array<double, 2>> measured;
    for (std::size_t i = 0; i < times.size(); ++i)
        measured.push_back({times[i], gain * course[i][0] + sigma * draw.normal()});
    p.file("d.csv", "y", measured);
    p.sensor("y", sigma);
    p.unknown("a", a, 1, 0.1, 4);
    p.unknown("b", b, 0.2, 0.01, 2);
    p.unknown("lag", lag, 0.3, 0.02, 2, "y", "lag");
    p.unknown("gain", gain, 1, 0.3, 3, "y", "gain");
    return p;
}

void record(Attempt& attempt) {
    const std::string& family = attempt.family();
    const Planted planted = family == "shaken"    ? shaken(attempt.recordDraw())
                            : family == "tank"    ? tank(attempt.recordDraw())
                            : family == "watched" ? watched(attempt.recordDraw())
                                                  : switched(attempt.recordDraw());
    const Outcome outcome = attempt.run(planted.files);
    Claims& claims = attempt.claims;
    claims.never("refused or without an answer", !outcome.refused.empty() || !outcome.answered());
    if (!outcome.refused.empty() || !outcome.answered()) return;
    for (const auto& [name, truth] : planted.truth)
        claims.made("95 % interval: " + name, Rule::exactly(0.05),
                    !(outcome.number(name, "lower") <= truth && truth <= outcome.number(name, "upper")));
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "sensors";
    attack.families = {"shaken", "tank", "watched", "switched"};
    attack.rigsPerFamily = 1;
    attack.few = 4 * attack.families.size();
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

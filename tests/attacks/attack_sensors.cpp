// Clocks of files and sensors of outputs as unknowns, on rigs with planted values: intervals against the
// truth, of least squares, of the filter, of distributions, and sets that never exclude it. The courses are
// made by a Runge-Kutta method of its own, or in closed form.

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

/// Begun from a start that is off as the filter is told.
void withFilter(Planted& p, Draw draw, const std::map<std::string, double>& deviations) {
    p.files.study.set("", "method", toml("filter"));
    std::string told;
    for (const auto& [name, deviation] : deviations) {
        told += fmt::format("{}{}: {}", told.empty() ? "" : "; ", name, deviation);
        p.files.study.set("unknowns." + name, "start", toml(p.truth.at(name) + deviation * draw.normal()));
    }
    p.files.study.set("options", "uncertainty", toml(told));
    p.files.study.set("simulation", "step", "0.01");
}

/// The shaken mass by the filter.
Planted filtered(Draw draw, Draw start) {
    Planted p = shaken(draw);
    withFilter(p, start, {{"k", 2}, {"c", 0.1}});
    return p;
}

/// The tank by the filter: the steps of its inflow lie between the rows.
Planted levelled(Draw draw, Draw start) {
    Planted p = tank(draw);
    withFilter(p, start, {{"T", 0.05}, {"K", 0.05}, {"zero", 0.1}});
    return p;
}

/// Specimens that move alike, each told late by another time: y(T) = T - d.
Planted scattered(Draw draw) {
    constexpr int kSpecimens = 40;
    constexpr double kMoment = 2;
    Planted p("model Ramp\n  Real x(start=0);\n  output Real y;\nequation\n  der(x) = 1;\n  y = x;\n"
              "end Ramp;\n",
              "[]");
    StudyText& s = p.files.study;
    s.set("", "method", toml("inverse-uncertainty"));
    const double mean = draw.between(0.3, 0.45), deviation = draw.between(0.04, 0.08);
    std::string files;
    for (int k = 0; k < kSpecimens; ++k) {
        const std::string name = fmt::format("{}.csv", k);
        p.files.files[name] =
            fmt::format("t [s],y\n1,\n2,{:.10g}\n", kMoment - mean - deviation * draw.normal());
        files += (k == 0 ? "" : ", ") + toml(name);
    }
    s.set("data", "files", "[" + files + "]");
    s.set("unknowns.late", "of", toml("y"));
    s.set("unknowns.late", "kind", toml("delay"));
    s.set("unknowns.late", "family", toml("normal"));
    s.set("unknowns.late", "lower", "0");
    s.set("unknowns.late", "upper", "0.9");
    for (const auto& [name, start, low, high] :
         {std::tuple{"mean", 0.4, 0.1, 0.7}, std::tuple{"standard_deviation", 0.05, 0.01, 0.3}}) {
        const std::string section = std::string("unknowns.late.") + name;
        s.set(section, "start", toml(start));
        s.set(section, "min", toml(low));
        s.set(section, "max", toml(high));
    }
    s.set("options", "population", "12");
    s.set("options", "generations", "8");
    s.set("options", "reference", toml("none"));
    p.truth = {{"late.mean", mean}, {"late.standard_deviation", deviation}};
    return p;
}

/// A tank under steps of its inflow, or a body that cools: readings or inputs by a clock known within bounds,
/// errors within theirs.
Planted enclosed(Draw draw) {
    const bool driven = draw.chance(0.7);
    Planted p(driven ? "model Tank\n  parameter Real T = 1;\n  input Real u;\n  Real h(start=0.3);\n"
                       "  output Real y;\n  output Real z;\nequation\n  der(h) = (u - h)/T;\n  y = h;\n"
                       "  z = h^2 + 0.2*u;\nend Tank;\n"
                     : "model Body\n  parameter Real T = 1;\n  Real h(start=0.9);\n  output Real y;\n"
                       "  output Real z;\nequation\n  der(h) = -h/T - 0.1*sin(h);\n  y = h;\n  z = h^2;\n"
                       "end Body;\n",
              driven ? R"([{file = "flow.csv", experiment = 1}, {file = "rig.csv", experiment = 1}])"
                     : R"([{file = "z.csv", experiment = 1}, {file = "rig.csv", experiment = 1}])");
    StudyText& s = p.files.study;
    s.set("", "method", toml("verified"));
    s.set("data", "interpolation", toml("hold"));
    s.set("options", "mode", toml(draw.chance(0.3) ? "batch" : "observer"));
    s.set("options", "max_boxes", "64");
    const double T = draw.between(0.4, 1.5), bound = draw.between(0.002, 0.03), length = 3,
                 spacing = draw.between(0.2, 0.7);
    std::vector<std::array<double, 2>> set;
    for (double t = 0; t < length + 0.5; t += spacing)
        set.push_back({std::round(1000 * t) / 1000, std::round(100 * draw.between(0, 1.5)) / 100});
    const auto inflow = [&](double t) {
        double u = set.front()[1];
        for (const auto& [from, value] : set)
            if (from <= t) u = value;
        return u;
    };
    double h = driven ? 0.3 : 0.9, t = 0;
    const auto advance = [&](double end) {
        while (t < end) {
            double next = end;
            for (const auto& [from, value] : set)
                if (driven && from > t && from < next) next = from;
            if (driven) {
                const double u = inflow(t);
                h = u + (h - u) * std::exp(-(next - t) / T);
            } else {
                h = courseOf<1>({h}, {next - t}, [&](double, const States<1>& x) {
                        return States<1>{-x[0] / T - 0.1 * std::sin(x[0])};
                    }).back()[0];
            }
            t = next;
        }
    };
    // Of the file of the readings; beside the inputs, or beside the other file.
    enum class Moved { Offset, Delay, Drift, Both, Inputs };
    const Moved moved = draw.pick<Moved>(
        {Moved::Offset, Moved::Delay, Moved::Drift, Moved::Both, driven ? Moved::Inputs : Moved::Offset});
    // Errors of any size, all of their bound, or all on one side of it.
    enum class Errors { Any, Full, OneSided };
    const Errors errors = draw.pick<Errors>({Errors::Any, Errors::Full, Errors::OneSided});
    const double side = draw.chance(0.5) ? 1 : -1;
    const auto error = [&] {
        const double share = errors == Errors::Any    ? draw.between(-1, 1)
                             : errors == Errors::Full ? (draw.chance(0.5) ? 1 : -1)
                                                      : side;
        return share * 0.9999 * bound;
    };
    const std::string measured = driven && draw.chance(0.4) ? "z" : "y";
    const double value = moved == Moved::Delay   ? draw.between(0, 0.15)
                         : moved == Moved::Drift ? draw.between(-0.04, 0.04)
                                                 : draw.between(-0.15, 0.15);
    const double step = draw.between(0.02, 0.08);
    std::vector<std::array<double, 2>> readings, direct{{0, 0.81}};
    for (double at = 0.4 + draw.between(0, 0.01); at < length; at += step) {
        advance(at);
        const double z = h * h + (driven ? 0.2 * inflow(at) : 0);
        // A delay, and inputs whose file begins late, make what is told late.
        const double told = at + (moved == Moved::Delay || moved == Moved::Inputs ? value : 0);
        readings.push_back({told, (measured == "z" ? z : h) + error()});
        direct.push_back({at, z + error()});
    }
    if (driven) {
        p.file("flow.csv", "u", set);
    } else {
        p.file("z.csv", "z", direct);
        s.set("data.bounds", "z", toml(bound));
    }
    const double rate = moved == Moved::Both ? draw.between(-0.04, 0.04) : moved == Moved::Drift ? value : 0;
    p.file("rig.csv", measured, readings, moved == Moved::Offset || moved == Moved::Both ? value : 0, rate);
    s.set("data.bounds", measured, toml(bound));
    s.set("unknowns.T", "min", "0.3");
    s.set("unknowns.T", "max", "2.0");
    p.truth["T"] = T;
    const auto clock = [&](const std::string& name, const std::string& of, const char* kind, double truth,
                           const char* low, const char* high) {
        p.truth[name] = truth;
        s.set("unknowns." + name, "of", toml(of));
        s.set("unknowns." + name, "kind", toml(kind));
        s.set("unknowns." + name, "min", low);
        s.set("unknowns." + name, "max", high);
    };
    if (moved == Moved::Drift || moved == Moved::Both)
        clock("rate", "rig.csv", "drift", rate, "-0.05", "0.05");
    if (moved == Moved::Delay) clock("late", measured, "delay", value, "0", "0.2");
    if (moved == Moved::Offset || moved == Moved::Both)
        clock("clock", "rig.csv", "offset", value, "-0.2", "0.2");
    if (moved == Moved::Inputs) clock("clock", "flow.csv", "offset", value, "-0.2", "0.2");
    return p;
}

void holds(Claims& claims, const Planted& planted, const Outcome& outcome) {
    claims.never("refused", !outcome.refused.empty());
    if (!outcome.refused.empty()) return;
    claims.never("EMPTY, and the truth explains the record", outcome.result.at("status") == "empty");
    if (!outcome.answered()) return;
    for (const auto& [name, truth] : planted.truth)
        claims.never("the truth is excluded: " + name,
                     outcome.number(name, "lower") > truth || outcome.number(name, "upper") < truth);
}

void record(Attempt& attempt) {
    const std::string& family = attempt.family();
    const Planted planted = family == "shaken"      ? shaken(attempt.recordDraw())
                            : family == "tank"      ? tank(attempt.recordDraw())
                            : family == "watched"   ? watched(attempt.recordDraw())
                            : family == "filtered"  ? filtered(attempt.recordDraw(), attempt.recordDraw(1))
                            : family == "levelled"  ? levelled(attempt.recordDraw(), attempt.recordDraw(1))
                            : family == "scattered" ? scattered(attempt.recordDraw())
                            : family == "enclosed"  ? enclosed(attempt.recordDraw())
                                                    : switched(attempt.recordDraw());
    const Outcome outcome = attempt.run(planted.files);
    Claims& claims = attempt.claims;
    if (family == "enclosed") return holds(claims, planted, outcome);
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
    attack.families = {"shaken",   "tank",     "watched",   "switched",
                       "filtered", "levelled", "scattered", "enclosed"};
    attack.rigsPerFamily = 1;
    attack.few = 4 * attack.families.size();
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

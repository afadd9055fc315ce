// The filter on rigs with process noise of the stated density: what it says of itself where all that is
// stated is right, and what it names where one thing is not - the standard deviation of a sensor, a bias,
// single values far off, the process noise, the start, a force that the model does not have.

#include "tests/attacks/support/attack_main.h"

#include <fmt/format.h>

using namespace rigor;
using namespace rigor::attacks;
using nlohmann::ordered_json;

namespace {

struct Sensor {
    std::string name;
    int state;    ///< that it measures
    double sigma; ///< true
};

/// x' = f(x, t) with white noise on the last state.
struct Shaken {
    std::string equations; ///< with the numbers of this rig
    std::vector<std::string> states;
    std::vector<double> start, startDeviation;
    std::vector<Sensor> sensors;
    double unknown = 0, unknownStart = 0, unknownDeviation = 0; ///< k
    double noise = 0;                                           ///< true density on the last state
    std::function<void(double t, const double* x, double k, double* slope)> slope;
};

Shaken decay(Draw d) {
    const double a = d.between(0.5, 1.5), w = d.between(0.8, 2);
    Shaken s;
    s.equations = fmt::format("der(x) = -k*x + 1 + {}*sin({}*time); y = x;", a, w);
    s.states = {"x"};
    s.start = {d.between(0.5, 2)};
    s.startDeviation = {0.1};
    s.sensors = {{"y", 0, d.between(0.01, 0.03)}};
    s.unknownStart = d.between(0.7, 1.2);
    s.noise = d.scaled(0.02, 0.06);
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = -k * x[0] + 1 + a * std::sin(w * t);
    };
    return s;
}

/// An oscillator with the restoring force r(x).
Shaken oscillator(Draw d, const std::string& text, double (*force)(double), bool both) {
    const double damping = d.between(0.2, 0.5), a = d.between(1, 2.5), w = d.between(0.8, 1.6);
    Shaken s;
    s.equations =
        fmt::format("der(x) = v; der(v) = -k*{} - {}*v + {}*sin({}*time); y = x;", text, damping, a, w);
    if (both) s.equations += " z = v;";
    s.states = {"x", "v"};
    s.start = {d.between(0.3, 1), 0};
    s.startDeviation = {0.1, 0.1};
    s.sensors = {{"y", 0, d.between(0.01, 0.03)}};
    if (both) s.sensors.push_back({"z", 1, d.between(0.03, 0.08)});
    s.unknownStart = d.between(3, 5);
    s.noise = d.scaled(0.05, 0.2);
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = x[1];
        f[1] = -k * force(x[0]) - damping * x[1] + a * std::sin(w * t);
    };
    return s;
}

Shaken rigOf(const std::string& family, Draw d) {
    Shaken s;
    if (family == "decay")
        s = decay(d);
    else if (family == "two_sensors")
        s = oscillator(
            d, "x", [](double x) { return x; }, true);
    else if (family == "pendulum")
        s = oscillator(
            d, "sin(x)", [](double x) { return std::sin(x); }, true);
    else
        s = oscillator(
            d, "(x + 0.8*x^3)", [](double x) { return x + 0.8 * x * x * x; }, false);
    s.unknownDeviation = 0.12 * s.unknownStart;
    return s;
}

enum class Planted {
    None,
    Short,
    SigmaLarge,
    SigmaSmall,
    Masked,
    Bias,
    Spikes,
    ShakenMore,
    ShakenLess,
    Start,
    Force
};

/// What is wrong with this record.
struct Plan {
    Planted what = Planted::None;
    std::size_t sensor = 0;
    double size = 0; ///< of the bias, in true standard deviations
};

constexpr double kStep = 0.02;

Eigen::MatrixXd measured(const Shaken& rig, const Plan& plan, int rows, Draw d) {
    const std::size_t n = rig.states.size();
    std::vector<double> x(n), a(n), b(n), c(n), e(n), at(n);
    for (std::size_t k = 0; k < n; ++k) {
        double offset = rig.startDeviation[k] * d.normal();
        if (plan.what == Planted::Start && k == 0) offset = std::copysign(9 * rig.startDeviation[k], offset);
        x[k] = rig.start[k] + offset;
    }
    const double noise = rig.noise * (plan.what == Planted::ShakenMore   ? 6
                                      : plan.what == Planted::ShakenLess ? 1.0 / 6
                                                                         : 1),
                 force = plan.what == Planted::Force ? d.between(1.0, 1.6) : 0, w = d.between(2.5, 3.5);
    const auto slope = [&](double t, const std::vector<double>& state, std::vector<double>& f) {
        rig.slope(t, state.data(), rig.unknown, f.data());
        f[n - 1] += force * std::sin(w * t);
    };
    Eigen::MatrixXd values(rows, static_cast<Eigen::Index>(rig.sensors.size()));
    constexpr int kParts = 10;
    const double h = kStep / kParts;
    for (int row = 0; row < rows; ++row) {
        for (int part = 0; part < kParts && row > 0; ++part) {
            const double t = kStep * (row - 1) + h * part;
            slope(t, x, a);
            for (std::size_t k = 0; k < n; ++k) at[k] = x[k] + 0.5 * h * a[k];
            slope(t + 0.5 * h, at, b);
            for (std::size_t k = 0; k < n; ++k) at[k] = x[k] + 0.5 * h * b[k];
            slope(t + 0.5 * h, at, c);
            for (std::size_t k = 0; k < n; ++k) at[k] = x[k] + h * c[k];
            slope(t + h, at, e);
            for (std::size_t k = 0; k < n; ++k) x[k] += h / 6 * (a[k] + 2 * b[k] + 2 * c[k] + e[k]);
            x[n - 1] += noise * std::sqrt(h) * d.normal();
        }
        for (std::size_t i = 0; i < rig.sensors.size(); ++i) {
            const Sensor& sensor = rig.sensors[i];
            double value = x[static_cast<std::size_t>(sensor.state)] + sensor.sigma * d.normal();
            const bool spike = d.chance(0.03);
            const double far = sensor.sigma * d.between(12, 25) * (d.chance(0.5) ? 1 : -1);
            if (i == plan.sensor && plan.what == Planted::Bias) value += plan.size * sensor.sigma;
            if (i == plan.sensor && plan.what == Planted::Spikes && spike && row > 5) value += far;
            values(row, static_cast<Eigen::Index>(i)) = value;
        }
    }
    return values;
}

StudyFiles filesOf(const Shaken& rig, const Plan& plan, const Eigen::MatrixXd& values) {
    StudyFiles made;
    std::string model = fmt::format("model Rig\n  parameter Real k = {};\n", rig.unknownStart), csv = "t";
    std::string starts;
    for (std::size_t k = 0; k < rig.states.size(); ++k) {
        model += fmt::format("  Real {}(start={});\n", rig.states[k], rig.start[k]);
        starts +=
            fmt::format("{}{}: {} +- {}", k ? "; " : "", rig.states[k], rig.start[k], rig.startDeviation[k]);
    }
    StudyText& study = made.study;
    study.set("", "method", toml("filter"));
    study.set("", "model", toml("m.mo"));
    study.set("", "threads", "1");
    study.set("data", "file", toml("d.csv"));
    study.set("data", "layout", toml("signals"));
    study.set("data", "time", toml("t"));
    study.set("data.units", "t", toml("s"));
    for (std::size_t i = 0; i < rig.sensors.size(); ++i) {
        const Sensor& sensor = rig.sensors[i];
        model += fmt::format("  output Real {};\n", sensor.name);
        csv += "," + sensor.name;
        double stated = sensor.sigma;
        if (plan.what == Planted::Masked) stated *= i == 0 ? 3 : 1 / 1.5;
        if (i == plan.sensor && plan.what == Planted::SigmaLarge) stated *= 3;
        if (i == plan.sensor && plan.what == Planted::SigmaSmall) stated *= 0.5;
        study.set("data.measurements", sensor.name, toml(sensor.name));
        study.set("data.standard_deviations", sensor.name, toml(stated));
    }
    study.set("unknowns.k", "start", toml(rig.unknownStart));
    study.set("unknowns.k", "min", "0.0");
    study.set("unknowns.k", "max", "20.0");
    study.set("options", "start", toml(starts));
    study.set("options", "uncertainty", toml(fmt::format("k: {}", rig.unknownDeviation)));
    study.set("options", "noise", toml(fmt::format("{}: {}", rig.states.back(), rig.noise)));
    study.set("simulation", "stepper", toml("rk4"));
    study.set("simulation", "step", toml(kStep));
    csv += "\n";
    for (Eigen::Index row = 0; row < values.rows(); ++row) {
        csv += fmt::format("{}", kStep * static_cast<double>(row));
        for (Eigen::Index i = 0; i < values.cols(); ++i) csv += fmt::format(",{}", values(row, i));
        csv += "\n";
    }
    made.files["m.mo"] = model + "equation\n  " + rig.equations + "\nend Rig;\n";
    made.files["d.csv"] = csv;
    return made;
}

/// Causes and their alternatives.
std::vector<ordered_json> causesOf(const ordered_json& diagnostics) {
    std::vector<ordered_json> all;
    if (!diagnostics.contains("causes")) return all;
    for (const auto& cause : diagnostics["causes"]) {
        all.push_back(cause);
        for (const auto& other : cause["alternatives"]) all.push_back(other);
    }
    return all;
}

bool names(const ordered_json& diagnostics, const std::string& kind, const std::string& name, double sign) {
    for (const ordered_json& cause : causesOf(diagnostics)) {
        if (cause["kind"] != kind || cause["name"] != name) continue;
        const double value =
            cause.contains("factor") ? std::log(cause["factor"].get<double>()) : cause["value"].get<double>();
        if (value * sign > 0) return true;
    }
    return false;
}
bool namesASensor(const ordered_json& diagnostics, const std::string& but = "") {
    for (const auto& cause : causesOf(diagnostics))
        if ((cause["kind"] == "sensor-bias" || cause["kind"] == "sensor-noise") && cause["name"] != but &&
            cause["alternatives"].empty())
            return true;
    return false;
}

void judge(Attempt& attempt, const Shaken& rig, const Plan& plan, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    claims.never("a study of a right form is answered", !outcome.answered());
    if (!outcome.answered()) return;
    const ordered_json& d = outcome.result.at("diagnostics");
    const std::string verdict = d.at("verdict");
    const bool wrong = verdict == "model-wrong";
    const std::string& sensor = rig.sensors[plan.sensor].name;
    const auto bar = Rule::atMost(0.05), named = Rule::atMost(0.1);
    switch (plan.what) {
    case Planted::None:
    case Planted::Short: {
        const std::string where = plan.what == Planted::Short ? " (short)" : "";
        claims.made("a right study is believable" + where, bar, verdict != "consistent");
        claims.made("a right study has no reservation" + where, bar, !d.at("reservations").empty());
        claims.made("95 % interval: k" + where, Rule::exactly(0.05),
                    rig.unknown < outcome.number("k", "lower") || rig.unknown > outcome.number("k", "upper"));
        break;
    }
    case Planted::SigmaLarge:
        claims.made("a standard deviation stated too large is named", named,
                    !names(d, "sensor-noise", sensor, -1));
        claims.never("a standard deviation is not taken for the model", wrong);
        break;
    case Planted::SigmaSmall:
        claims.made("a standard deviation stated too small is named", named,
                    !names(d, "sensor-noise", sensor, 1));
        claims.never("a standard deviation is not taken for the model", wrong);
        break;
    case Planted::Masked:
        claims.made("one too large and one too small: both are named", named,
                    !names(d, "sensor-noise", "y", -1) || !names(d, "sensor-noise", "z", 1));
        claims.never("a standard deviation is not taken for the model", wrong);
        break;
    case Planted::Bias:
        claims.made("a bias is named", named, !names(d, "sensor-bias", sensor, plan.size));
        claims.made("a healthy sensor is not called biased", bar,
                    namesASensor(d, sensor) && !names(d, "sensor-bias", sensor, plan.size));
        break;
    case Planted::Spikes:
        claims.made("spikes are named", named, outcome.said("Outliers (" + sensor).empty());
        claims.made("spikes are not taken for the model", bar, wrong);
        break;
    case Planted::ShakenMore:
        claims.made("process noise stated too small is named", named,
                    !names(d, "process-noise", rig.states.back(), 1));
        claims.made("no sensor is blamed for process noise", bar, namesASensor(d));
        break;
    case Planted::ShakenLess:
        claims.made("process noise stated too large is not taken for the model", bar, wrong);
        claims.made("no sensor is blamed for process noise", bar, namesASensor(d));
        claims.made("process noise stated too large: the interval of k is not too narrow", bar,
                    rig.unknown < outcome.number("k", "lower") || rig.unknown > outcome.number("k", "upper"));
        break;
    case Planted::Start:
        claims.made("a start that is off is named", named, verdict != "start-off" && !d.contains("start"));
        claims.made("a start is not taken for the model", bar, wrong);
        break;
    case Planted::Force:
        claims.made("a force that the model does not have is seen", named,
                    !wrong && !names(d, "process-noise", rig.states.back(), 1));
        claims.made("no sensor is blamed for a force", bar, !wrong && namesASensor(d));
        break;
    }
}

void record(Attempt& attempt) {
    Shaken rig = rigOf(attempt.family(), attempt.rigDraw());
    Draw d = attempt.recordDraw();
    Plan plan;
    // Two of five records are right ones.
    constexpr Planted kPlanted[] = {Planted::SigmaLarge, Planted::SigmaSmall, Planted::Masked,
                                    Planted::Bias,       Planted::Spikes,     Planted::ShakenMore,
                                    Planted::ShakenLess, Planted::Start,      Planted::Force};
    const int drawn = d.whole(0, 15);
    plan.what = drawn < 5 ? Planted::None : drawn < 7 ? Planted::Short : kPlanted[drawn - 7];
    plan.sensor = d.chance(0.5) ? rig.sensors.size() - 1 : 0;
    // The bias of the only sensor of a first-order rig is told from k by nothing but the damped answer to the
    // sine: its standard error is about as large as what is planted.
    if (plan.what == Planted::Bias && rig.states.size() == 1) plan.what = Planted::SigmaSmall;
    if (plan.what == Planted::Masked && rig.sensors.size() < 2) plan.what = Planted::SigmaLarge;
    plan.size = d.between(4, 7) * (d.chance(0.5) ? 1 : -1);
    rig.unknown = rig.unknownStart + rig.unknownDeviation * d.normal();
    const int rows = plan.what == Planted::Short ? d.whole(60, 160) : d.whole(800, 1200);
    const Eigen::MatrixXd values = measured(rig, plan, rows, attempt.recordDraw(1));
    judge(attempt, rig, plan, attempt.run(filesOf(rig, plan, values)));
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "filter";
    attack.families = {"decay", "two_sensors", "pendulum", "duffing"};
    attack.rigsPerFamily = 20;
    attack.few = 4 * attack.families.size();
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

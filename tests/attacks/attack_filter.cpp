// The filter on rigs with process noise of the stated density: what it says of itself where all that is
// stated is right, and what it names where one thing is not, or two are. What is planted has at least the
// size that a test knowing what to look for finds in 99.9 % of such records (KnowingTest).

#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/rigs/shaken_rig.h"

#include <fmt/format.h>

using namespace rigor;
using namespace rigor::attacks;
using nlohmann::ordered_json;

namespace {

enum class Planted {
    None,
    Short,
    SigmaLarge,
    SigmaSmall,
    Masked, ///< one too large, the other too small
    Bias,
    BiasAndSigma, ///< of two sensors
    Spikes,
    Frozen,
    ShakenMore,
    ShakenLess,
    Start,
    Force,
    ConstantForce,
    NoInfluence, ///< a second unknown
    Product,
    Unstated ///< standard deviations that are to be found, of `sensor` and `other`, and of `state` if shaken
};

/// What is wrong with this record.
struct Plan {
    Planted what = Planted::None;
    std::size_t sensor = 0, other = 0, state = 0;
    double size = 0; ///< factor, true standard deviations of the sensor, share, unit per second
    bool shaken = false;
};

struct Planned {
    Eigen::MatrixXd trajectory, values; ///< NaN = not measured
    ShakenNumbers stated, actual;
    int spikes = 0;
};

/// Standard deviations and process noise as the study states them, and as they are.
void setNumbers(const ShakenRig& rig, const Plan& plan, Planned& to) {
    to.actual.noise = to.stated.noise = rig.noise;
    for (const ShakenSensor& sensor : rig.sensors) to.actual.sigma.push_back(sensor.sigma);
    to.stated.sigma = to.actual.sigma;
    switch (plan.what) {
    case Planted::SigmaLarge:
        to.stated.sigma[plan.sensor] *= plan.size;
        break;
    case Planted::BiasAndSigma:
        to.stated.sigma[plan.other] /= 2;
        break;
    case Planted::SigmaSmall:
        to.stated.sigma[plan.sensor] /= plan.size;
        break;
    case Planted::Masked:
        to.stated.sigma[plan.sensor] *= 2 * plan.size;
        to.stated.sigma[plan.other] /= plan.size;
        break;
    case Planted::ShakenMore:
        to.actual.noise[plan.state] *= plan.size;
        break;
    case Planted::ShakenLess:
        to.actual.noise[plan.state] /= plan.size;
        break;
    default:
        break;
    }
}

void measure(const ShakenRig& rig, const Plan& plan, Planned& to, Draw d) {
    const auto rows = to.trajectory.rows();
    to.values.setConstant(rows, static_cast<Eigen::Index>(rig.sensors.size()), std::nan(""));
    const auto frozenFrom = static_cast<Eigen::Index>(d.between(0.3, 0.7) * static_cast<double>(rows));
    const Eigen::Index frozenTo = d.chance(0.5) ? rows : frozenFrom + d.whole(150, 200);
    for (std::size_t i = 0; i < rig.sensors.size(); ++i) {
        const ShakenSensor& sensor = rig.sensors[i];
        const auto at = static_cast<Eigen::Index>(i);
        double held = 0;
        for (Eigen::Index row = 0; row < rows; ++row) {
            double value =
                to.trajectory(row, static_cast<Eigen::Index>(sensor.state)) + sensor.sigma * d.normal();
            const double chance = d.between(0, 1), far = d.between(10, 25) * (d.chance(0.5) ? 1 : -1);
            if (i == plan.sensor) {
                if (plan.what == Planted::Bias || plan.what == Planted::BiasAndSigma)
                    value += plan.size * sensor.sigma;
                if (plan.what == Planted::Spikes && chance < plan.size && row > 5 &&
                    row % sensor.every == 0) {
                    value += far * sensor.sigma;
                    ++to.spikes;
                }
                if (plan.what == Planted::Frozen && row >= frozenFrom && row < frozenTo)
                    value = held;
                else
                    held = value;
            }
            if (row % sensor.every == 0) to.values(row, at) = value;
        }
    }
}

Planned planned(const ShakenRig& rig, const Plan& plan, int rows, const Attempt& attempt) {
    Planned made;
    setNumbers(rig, plan, made);
    Draw d = attempt.recordDraw(1);
    std::vector<double> start = rig.start;
    for (std::size_t k = 0; k < start.size(); ++k) {
        double offset = rig.startDeviation[k] * d.normal();
        if (plan.what == Planted::Start && k == 0) offset = std::copysign(9 * rig.startDeviation[k], offset);
        start[k] += offset;
    }
    const double amplitude = d.between(1.0, 1.6), w = d.between(2.5, 3.5);
    made.trajectory = shakenTrajectory(
        rig, start, made.actual.noise,
        [&](double t) {
            return plan.what == Planted::Force           ? amplitude * std::sin(w * t)
                   : plan.what == Planted::ConstantForce ? plan.size
                                                         : 0;
        },
        rows, attempt.recordDraw(2));
    measure(rig, plan, made, attempt.recordDraw(3));
    return made;
}

/// Whether a test that knows what is planted finds it in 99.9 %, of two things each one.
bool mayBeFound(const ShakenRig& rig, const Plan& plan, const Planned& made) {
    const KnowingTest test(rig, made.trajectory);
    const auto noiseIsFound = [&] {
        return test.divergence(made.stated, made.actual) > KnowingTest::kFoundDivergence;
    };
    const auto sigmaIsFound = [&](std::size_t sensor) {
        ShakenNumbers other = made.actual;
        other.sigma[sensor] = made.stated.sigma[sensor];
        return test.divergence(other, made.actual) > KnowingTest::kFoundDivergence;
    };
    const auto biasIsFound = [&] {
        return std::abs(plan.size) * made.actual.sigma[plan.sensor] >
               KnowingTest::kFound * test.biasError(made.actual, plan.sensor);
    };
    switch (plan.what) {
    case Planted::SigmaLarge:
    case Planted::SigmaSmall:
    case Planted::ShakenMore:
    case Planted::ShakenLess:
        return noiseIsFound();
    case Planted::Masked:
        return sigmaIsFound(plan.sensor) && sigmaIsFound(plan.other);
    case Planted::Bias:
        return biasIsFound();
    case Planted::BiasAndSigma:
        return biasIsFound() && sigmaIsFound(plan.other);
    case Planted::ConstantForce:
        return std::abs(plan.size) > KnowingTest::kFound * test.forceError(made.actual);
    case Planted::Spikes:
        return made.spikes > 0;
    default:
        return true;
    }
}

/// Where a search of it begins, and between which ends.
std::string searched(double truth, const Plan& plan) {
    return fmt::format("{{start = {}, min = 0.0, max = {}}}", truth * plan.size, 100 * truth);
}

bool isUnstated(const Plan& plan, std::size_t sensor) {
    return plan.what == Planted::Unstated && (sensor == plan.sensor || sensor == plan.other);
}

StudyFiles filesOf(const ShakenRig& rig, const Plan& plan, const Planned& made) {
    StudyFiles files;
    std::string model = fmt::format("model Rig\n  parameter Real k = {};\n", rig.unknownStart), csv = "t";
    std::string equations = rig.equations, starts, noise;
    const bool second = plan.what == Planted::NoInfluence || plan.what == Planted::Product;
    if (second) model += "  parameter Real c = 1;\n";
    if (plan.what == Planted::Product)
        for (std::size_t at = 0; (at = equations.find("k*", at)) != std::string::npos; at += 4)
            equations.replace(at, 2, "k*c*");
    for (std::size_t k = 0; k < rig.states.size(); ++k) {
        model += fmt::format("  Real {}(start={});\n", rig.states[k], rig.start[k]);
        starts +=
            fmt::format("{}{}: {} +- {}", k ? "; " : "", rig.states[k], rig.start[k], rig.startDeviation[k]);
        if (made.stated.noise[k] > 0)
            noise += fmt::format("{}{}: {}", noise.empty() ? "" : "; ", rig.states[k],
                                 plan.shaken && k == plan.state ? searched(made.stated.noise[k], plan)
                                                                : fmt::format("{}", made.stated.noise[k]));
    }
    StudyText& study = files.study;
    study.set("", "method", toml("filter"));
    study.set("", "model", toml("m.mo"));
    study.set("", "threads", "1");
    study.set("data", "file", toml("d.csv"));
    study.set("data", "layout", toml("signals"));
    study.set("data", "time", toml("t"));
    study.set("data.units", "t", toml("s"));
    for (std::size_t i = 0; i < rig.sensors.size(); ++i) {
        const ShakenSensor& sensor = rig.sensors[i];
        model += fmt::format("  output Real {};\n", sensor.name);
        csv += "," + sensor.name;
        study.set("data.measurements", sensor.name, toml(sensor.name));
        if (isUnstated(plan, i))
            study.set("data.noise", sensor.name, searched(made.stated.sigma[i], plan));
        else
            study.set("data.standard_deviations", sensor.name, toml(made.stated.sigma[i]));
    }
    study.set("unknowns.k", "start", toml(rig.unknownStart));
    study.set("unknowns.k", "min", "0.0");
    study.set("unknowns.k", "max", "20.0");
    if (second) {
        study.set("unknowns.c", "start", "1.0");
        study.set("unknowns.c", "min", "0.0");
        study.set("unknowns.c", "max", "5.0");
    }
    study.set("options", "start", toml(starts));
    study.set("options", "uncertainty",
              toml(fmt::format("k: {}{}", rig.unknownDeviation, second ? "; c: 0.12" : "")));
    study.set("options", "noise", toml(noise));
    study.set("simulation", "stepper", toml("rk4"));
    study.set("simulation", "step", toml(kShakenStep));
    csv += "\n";
    for (Eigen::Index row = 0; row < made.values.rows(); ++row) {
        csv += fmt::format("{}", kShakenStep * static_cast<double>(row));
        for (const double value : made.values.row(row))
            csv += std::isfinite(value) ? fmt::format(",{}", value) : ",";
        csv += "\n";
    }
    files.files["m.mo"] = model + "equation\n  " + equations + "\nend Rig;\n";
    files.files["d.csv"] = csv;
    return files;
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
/// As a cause that is told from all others.
bool namesASensor(const ordered_json& diagnostics, const std::string& but = "") {
    if (!diagnostics.contains("causes")) return false;
    for (const auto& cause : diagnostics["causes"])
        if ((cause["kind"] == "sensor-bias" || cause["kind"] == "sensor-noise") && cause["name"] != but &&
            cause["alternatives"].empty())
            return true;
    return false;
}

/// Whether the diagnostics name exactly these unknowns as a direction that the record does not determine.
bool isHidden(const ordered_json& diagnostics, const std::vector<std::string>& unknowns) {
    if (!diagnostics.contains("undetermined")) return false;
    for (const auto& one : diagnostics["undetermined"]) {
        bool all = one["direction"].size() == unknowns.size();
        for (const std::string& name : unknowns) all = all && one["direction"].contains(name);
        if (all) return true;
    }
    return false;
}

void judgeFound(Attempt& attempt, const std::string& what, double truth, const Outcome& outcome,
                const std::string& name) {
    Claims& claims = attempt.claims;
    const bool told = std::isfinite(outcome.number(name, "value"));
    claims.made(what + " that is searched is told", Rule::atMost(0.1), !told);
    if (told)
        claims.made("95 % interval: " + what, Rule::exactly(0.05),
                    truth < outcome.number(name, "lower") || truth > outcome.number(name, "upper"));
}

void judgeRight(Attempt& attempt, const ShakenRig& rig, const std::string& where, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    const ordered_json& d = outcome.result.at("diagnostics");
    claims.made("a right study is believable" + where, Rule::atMost(0.05), d.at("verdict") != "consistent");
    claims.made("a right study has no reservation" + where, Rule::atMost(0.05),
                !d.at("reservations").empty());
    claims.made("95 % interval: k" + where, Rule::exactly(0.05),
                rig.unknown < outcome.number("k", "lower") || rig.unknown > outcome.number("k", "upper"));
    claims.never("an unknown that was learned is called undetermined",
                 isHidden(d, {"k"}) && outcome.number("k", "standard_error") < 0.5 * rig.unknownDeviation);
}

/// Of a right study whose rates jump the filter does not know how sure it is: that is said, of the interval
/// too.
void judgeJumps(Attempt& attempt, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    claims.never("a study of a right form is answered", !outcome.answered());
    if (!outcome.answered()) return;
    claims.made("that a rate jumps, and the bounds cannot be trusted, is told", Rule::atMost(0.05),
                outcome.said("its bounds are not to be trusted").empty());
}

void judge(Attempt& attempt, const ShakenRig& rig, const Plan& plan, const Outcome& outcome) {
    Claims& claims = attempt.claims;
    claims.never("a study of a right form is answered", !outcome.answered());
    if (!outcome.answered()) return;
    const ordered_json& d = outcome.result.at("diagnostics");
    const std::string verdict = d.at("verdict");
    const bool wrong = verdict == "model-wrong";
    const std::string &sensor = rig.sensors[plan.sensor].name, &other = rig.sensors[plan.other].name,
                      &state = rig.states[plan.state];
    const auto bar = Rule::atMost(0.05), named = Rule::atMost(0.1);
    const auto missesK = [&] {
        return rig.unknown < outcome.number("k", "lower") || rig.unknown > outcome.number("k", "upper");
    };
    switch (plan.what) {
    case Planted::None:
        return judgeRight(attempt, rig, "", outcome);
    case Planted::Short:
        return judgeRight(attempt, rig, " (short)", outcome);
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
                    !names(d, "sensor-noise", sensor, -1) || !names(d, "sensor-noise", other, 1));
        claims.never("a standard deviation is not taken for the model", wrong);
        break;
    case Planted::Bias:
        claims.made("a bias is named", named, !names(d, "sensor-bias", sensor, plan.size));
        claims.made("a healthy sensor is not called biased", bar,
                    namesASensor(d, sensor) && !names(d, "sensor-bias", sensor, plan.size));
        break;
    case Planted::BiasAndSigma:
        claims.made("a bias and the standard deviation of another sensor: both are named", named,
                    !names(d, "sensor-bias", sensor, plan.size) || !names(d, "sensor-noise", other, 1));
        break;
    case Planted::Spikes:
        claims.made("spikes are named", named, outcome.said("Outliers (" + sensor).empty());
        claims.made("spikes are not taken for the model", bar, wrong);
        break;
    case Planted::Frozen:
        claims.made("a sensor that stands still is named", named,
                    outcome.said(sensor + " stands still").empty());
        claims.made("a sensor that stands still is not taken for the model", bar, wrong);
        break;
    case Planted::ShakenMore:
        claims.made("process noise stated too small is named", named, !names(d, "process-noise", state, 1));
        claims.made("no sensor is blamed for process noise", bar, namesASensor(d));
        break;
    case Planted::ShakenLess:
        claims.made("process noise stated too large is named", named, !names(d, "process-noise", state, -1));
        claims.made("process noise stated too large is not taken for the model", bar, wrong);
        claims.made("no sensor is blamed for process noise", bar, namesASensor(d));
        claims.made("process noise stated too large: the interval of k is not too narrow", bar, missesK());
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
    case Planted::ConstantForce:
        claims.made("a constant force that the model does not have is named", named,
                    !wrong && !names(d, "drift", rig.states.back(), plan.size));
        claims.made("no sensor is blamed for a force", bar, !wrong && namesASensor(d));
        break;
    case Planted::NoInfluence:
        claims.made("an unknown without influence is named", named,
                    outcome.said("Not determined so far: c").empty());
        claims.made("no row tells of an unknown without influence", named, !isHidden(d, {"c"}));
        claims.made("95 % interval: k beside it", Rule::exactly(0.05), missesK());
        break;
    case Planted::Product:
        claims.made("a product of two unknowns is named", named,
                    outcome.said("not told apart").empty() && outcome.said("does not determine").empty());
        claims.made("no row tells two factors apart", named, !isHidden(d, {"k", "c"}));
        break;
    case Planted::Unstated:
        judgeRight(attempt, rig, " (noise searched)", outcome);
        for (std::size_t i = 0; i < rig.sensors.size(); ++i)
            if (isUnstated(plan, i))
                judgeFound(attempt, "noise of a sensor", rig.sensors[i].sigma, outcome,
                           "noise." + rig.sensors[i].name);
        if (plan.shaken)
            judgeFound(attempt, "noise of the process", rig.noise[plan.state], outcome,
                       "process_noise." + rig.states[plan.state]);
        break;
    }
}

Plan drawnPlan(const ShakenRig& rig, Draw& d) {
    // Two of five records are right ones.
    constexpr Planted kPlanted[] = {Planted::SigmaLarge,    Planted::SigmaSmall,  Planted::Masked,
                                    Planted::Bias,          Planted::Bias,        Planted::BiasAndSigma,
                                    Planted::Spikes,        Planted::Frozen,      Planted::ShakenMore,
                                    Planted::ShakenLess,    Planted::Start,       Planted::Force,
                                    Planted::ConstantForce, Planted::NoInfluence, Planted::Product};
    Plan plan;
    const int drawn = d.whole(0, 24);
    plan.what = drawn < 7 ? Planted::None : drawn < 10 ? Planted::Short : kPlanted[drawn - 10];
    plan.sensor = d.chance(0.5) ? rig.sensors.size() - 1 : 0;
    plan.other = rig.sensors.size() - 1 - plan.sensor;
    plan.state = rig.states.size() - 1;
    if (rig.noise.front() > 0 && d.chance(0.5)) plan.state = 0;
    if (rig.sensors.size() < 2 && plan.what == Planted::Masked) plan.what = Planted::SigmaLarge;
    if (rig.sensors.size() < 2 && plan.what == Planted::BiasAndSigma) plan.what = Planted::Bias;
    const double sign = d.chance(0.5) ? 1 : -1;
    switch (plan.what) {
    case Planted::SigmaLarge:
    case Planted::SigmaSmall:
        plan.size = d.scaled(1.3, 4);
        break;
    case Planted::Masked:
        plan.size = d.scaled(1.3, 2);
        break;
    case Planted::Bias:
    case Planted::BiasAndSigma:
        plan.size = sign * d.scaled(0.5, 7);
        break;
    case Planted::Spikes:
        plan.size = d.scaled(0.005, 0.05);
        break;
    case Planted::ShakenMore:
    case Planted::ShakenLess:
        plan.size = d.scaled(2, 8);
        break;
    case Planted::ConstantForce:
        plan.size = sign * d.scaled(0.05, 0.5);
        break;
    default:
        break;
    }
    return plan;
}

/// Of families whose records are right but for noise that nobody states.
constexpr std::string_view kNoise = "noise_";

Plan unstatedPlan(const ShakenRig& rig, Draw& d) {
    Plan plan{.what = Planted::Unstated, .state = rig.states.size() - 1};
    plan.sensor = d.chance(0.5) ? rig.sensors.size() - 1 : 0;
    plan.other = d.chance(0.5) ? rig.sensors.size() - 1 - plan.sensor : plan.sensor;
    plan.shaken = d.chance(0.3) && rig.noise[plan.state] > 0;
    plan.size = d.scaled(0.1, 10);
    return plan;
}

void record(Attempt& attempt) {
    const bool unstated = attempt.family().starts_with(kNoise);
    ShakenRig rig = shakenRig(attempt.family().substr(unstated ? kNoise.size() : 0), attempt.rigDraw());
    Draw d = attempt.recordDraw();
    Plan plan = unstated ? unstatedPlan(rig, d) : drawnPlan(rig, d);
    rig.unknown = rig.unknownStart + rig.unknownDeviation * d.normal();
    const bool jumps = attempt.family() == "friction";
    if (jumps) plan = {};
    const int rows = plan.what == Planted::Short    ? d.whole(60, 160)
                     : unstated                     ? d.whole(150, 1500)
                     : plan.what == Planted::None   ? d.whole(400, 1500)
                     : plan.what == Planted::Frozen ? d.whole(500, 1500)
                                                    : d.whole(150, 1500);
    Planned made = planned(rig, plan, rows, attempt);
    for (int larger = 0; !mayBeFound(rig, plan, made); ++larger) {
        // No stated process noise, however large, may matter to a record.
        if (larger == 12) return;
        plan.size *= 1.3;
        made = planned(rig, plan, rows, attempt);
    }
    const Outcome outcome = attempt.run(filesOf(rig, plan, made));
    jumps ? judgeJumps(attempt, outcome) : judge(attempt, rig, plan, outcome);
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "filter";
    attack.families = shakenFamilies();
    for (const std::string& family : shakenFamilies())
        if (family != "friction") attack.families.push_back(std::string(kNoise) + family);
    attack.rigsPerFamily = 20;
    attack.few = 4 * attack.families.size();
    attack.full = 400 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

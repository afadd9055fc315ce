// Verified identification in its three procedures over random rigs, records and options: what it proves
// impossible is held against the true numbers, against other numbers that explain the record as well, and
// against its own boxes; all by a simulation that shares no line with it.

#include "tests/attacks/support/attack_main.h"
#include "tests/attacks/support/rigs/held_rigs.h"

#include <fmt/ranges.h>

#include <cstdlib>
#include <optional>

using namespace rigor;
using namespace rigor::attacks;

namespace {

/// Errors stay below the bound by this part of it, for the reference is off by less.
constexpr double kMargin = 1e-5;

/// One record: what was recorded, and the truth behind it.
struct HeldRecord {
    std::vector<double> times, inputs, given; ///< inputs: true; given: as recorded
    double inputError = 0;
    std::vector<Values> values; ///< of the unknowns from each row on
    std::vector<HeldState> states;
    std::vector<bool> flagged;
    Eigen::MatrixXd measured; ///< rows x outputs; NaN = empty
};

bool restsSince(const std::vector<HeldState>& states, std::size_t row, std::size_t since) {
    for (std::size_t k = since; k < row; ++k)
        if (states[k] != states[row]) return false;
    return true;
}

HeldRecord drawHeldRecord(const HeldRig& rig, bool flags, Draw d) {
    HeldRecord record;
    const int every = d.whole(4, 15);
    const bool jitter = d.chance(0.3), edges = d.chance(0.3);
    double t = 0;
    for (int k = 0; k < rig.rows; ++k) {
        record.times.push_back(std::round(1e6 * t) / 1e6);
        t += rig.dt * (jitter ? d.between(0.6, 1.4) : 1);
        if (!rig.hasInput) continue;
        if (k % every == 0)
            record.given.push_back(d.chance(0.25)
                                       ? std::clamp(0.0, rig.inputLow, rig.inputHigh)
                                       : std::round(1e4 * d.between(rig.inputLow, rig.inputHigh)) / 1e4);
        else
            record.given.push_back(record.given.back());
    }
    if (rig.hasInput && !rig.restState && d.chance(0.25)) record.inputError = d.pick({0.01, 0.05});
    for (const double u : record.given)
        record.inputs.push_back(u * (1 + record.inputError * d.between(-0.999999, 0.999999)));
    record.flagged.assign(record.times.size(), false);
    Values now = rig.truth();
    record.states =
        heldTrajectory(rig.system, record.times, record.inputs,
                       [&](std::size_t row, const std::vector<HeldState>& sofar) -> const Values& {
                           if (sofar.size() <= row || record.values.size() > row) return now;
                           const bool rests = rig.restState && row > 1 && sofar[row][*rig.restState] == 0 &&
                                              restsSince(sofar, row, row - 2);
                           record.flagged[row] = flags && rests && d.chance(0.8);
                           if (record.flagged[row])
                               for (std::size_t k = 0; k < now.size(); ++k)
                                   if (rig.unknowns[k].changesAtRest && d.chance(0.2))
                                       now[k] = d.between(rig.unknowns[k].lower, rig.unknowns[k].upper);
                           record.values.push_back(now);
                           return now;
                       });
    record.values.resize(record.times.size(), now);
    const bool holes = d.chance(0.3), rounded = d.chance(0.3);
    const auto rows = static_cast<Eigen::Index>(record.times.size());
    record.measured.resize(rows, static_cast<Eigen::Index>(rig.outputs.size()));
    for (Eigen::Index i = 0; i < rows; ++i) {
        const std::vector<double> y = rig.system.outputs(record.states[static_cast<std::size_t>(i)],
                                                         record.values[static_cast<std::size_t>(i)]);
        for (std::size_t k = 0; k < y.size(); ++k) {
            const double bound = rig.bounds[k] * (1 - kMargin);
            const double error = edges && d.chance(0.5) ? d.pick({-1.0, 1.0}) : d.between(-1, 1);
            double value = y[k] + bound * error;
            const double shorter = std::round(1e4 * value) / 1e4;
            if (rounded && std::abs(shorter - y[k]) <= bound) value = shorter;
            record.measured(i, static_cast<Eigen::Index>(k)) = holes && d.chance(0.2) ? std::nan("") : value;
        }
    }
    return record;
}

/// How far the worst measured value is from what these unknowns give, in bounds of its sensor: below 1 they
/// explain the record.
double worst(const HeldRig& rig, const HeldRecord& record, const Values& values) {
    const std::vector<HeldState> states =
        heldTrajectory(rig.system, record.times, record.inputs,
                       [&](std::size_t, const std::vector<HeldState>&) -> const Values& { return values; });
    double most = 0;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const std::vector<double> y = rig.system.outputs(states[i], values);
        for (std::size_t k = 0; k < y.size(); ++k) {
            const double measured =
                record.measured(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k));
            if (!std::isnan(measured)) most = std::max(most, std::abs(measured - y[k]) / rig.bounds[k]);
        }
    }
    return most;
}

struct Units {
    RigColumn time{"t", "s", 1, 0};
    RigColumn output{"m", "", 1, 0};
};

std::string csvOf(const HeldRig& rig, const HeldRecord& record, const Units& units, bool flags) {
    const auto head = [](const RigColumn& c) {
        return c.unit.empty() ? c.name : fmt::format("{} [{}]", c.name, c.unit);
    };
    std::string text = head(units.time);
    if (rig.hasInput) text += ",u";
    for (const std::string& name : rig.outputs) {
        RigColumn column = units.output;
        column.name += "_" + name;
        text += "," + head(column);
    }
    text += flags ? ",rest\n" : "\n";
    for (std::size_t i = 0; i < record.times.size(); ++i) {
        text += fmt::format("{}", units.time.factor * record.times[i]);
        if (rig.hasInput) text += fmt::format(",{}", record.given[i]);
        for (Eigen::Index k = 0; k < record.measured.cols(); ++k) {
            const double value = record.measured(static_cast<Eigen::Index>(i), k);
            text += std::isnan(value) ? "," : fmt::format(",{}", units.output.factor * value);
        }
        if (flags) text += record.flagged[i] ? ",1" : ",0";
        text += "\n";
    }
    return text;
}

struct Choice {
    std::string mode;
    bool flags = false, window = false;
    std::string refusedBy; ///< an option that must be refused
    std::string fewer;     ///< an option by which not all values are used
    std::optional<Values> compare;
};

StudyFiles studyOf(const HeldRig& rig, const HeldRecord& record, const Choice& choice, Draw d) {
    Units units;
    if (d.chance(0.2)) units.time = {"t", "ms", 1000, 0};
    if (!rig.unit.empty() && rig.outputs.size() == 1)
        units.output = d.pick<RigColumn>({{"m", "mm", 1000, 0}, {"m", "m", 1, 0}});
    StudyFiles made;
    made.files["m.mo"] = rig.model;
    made.files["d.csv"] = csvOf(rig, record, units, choice.flags);
    StudyText& s = made.study;
    s.set("", "method", toml("verified"));
    s.set("", "model", toml("m.mo"));
    s.set("", "threads", "1");
    s.set("data", "file", toml("d.csv"));
    s.set("data", "layout", toml("signals"));
    s.set("data", "time", toml(units.time.name));
    s.set("data", "interpolation", toml("hold"));
    if (record.inputError > 0) s.set("data", "input_uncertainty", toml(record.inputError));
    if (choice.refusedBy == "resample") s.set("data", "preparation.resample", toml(rig.dt));
    if (choice.refusedBy == "low_pass") s.set("data", "preparation.low_pass", toml(0.1 / rig.dt));
    if (choice.fewer == "outlier_limit") s.set("data", "preparation.outlier_limit", "4.0");
    if (choice.fewer == "stop_time")
        s.set("simulation", "stop_time", toml(d.between(0.5, 1) * record.times.back()));
    if (choice.fewer == "trim")
        s.set("data", "preparation.trim", fmt::format("[0.0, {}]", toml(0.7 * record.times.back())));
    if (rig.hasInput) s.set("data.inputs", "u", toml("u"));
    for (std::size_t k = 0; k < rig.outputs.size(); ++k) {
        s.set("data.measurements", rig.outputs[k], toml("m_" + rig.outputs[k]));
        s.set("data.bounds", rig.outputs[k], toml(rig.bounds[k]));
    }
    for (const HeldUnknown& unknown : rig.unknowns) {
        s.set("unknowns." + unknown.name, "start", toml((unknown.lower + unknown.upper) / 2));
        s.set("unknowns." + unknown.name, "min", toml(unknown.lower));
        s.set("unknowns." + unknown.name, "max", toml(unknown.upper));
    }
    s.set("options", "mode", toml(choice.mode));
    s.set("options", "max_boxes", std::to_string(d.pick({1, 3, 20, 60})));
    s.set("options", "subdivisions", std::to_string(d.pick({0, 1, 2, 6})));
    s.set("options", "split", toml(std::string(d.pick({"rates", "product", "conditions", "paper"}))));
    s.set("options", "parts", std::to_string(d.pick({2, 3})));
    s.set("options", "order", std::to_string(d.whole(2, 6)));
    s.set("options", "join_every", toml(d.pick({0.0, 0.3, 1.5})));
    s.set("options", "window", toml(d.pick({0.0, 0.1, 0.3, 2.0})));
    s.set("options", "report_every", toml(d.pick({0.001, 0.1, 0.5, 3.0})));
    if (d.chance(0.2)) s.set("options", "reinitialise", toml(d.between(0.1, 1) * record.times.back()));
    s.set("options", "accuracy", toml(d.pick({0.1, 0.2, 0.5})));
    s.set("options", "most_boxes", "400");
    if (choice.mode == "offline" && rig.unknowns.size() > 1 && d.chance(0.2))
        s.set("options", "held", toml(rig.unknowns.back().name));
    if (choice.flags) {
        s.set("options", "standstill", toml("rest"));
        s.set("options", "rest_states", toml(rig.rigidRest));
        if (choice.window) {
            double longest = 0;
            for (std::size_t k = 1; k < record.times.size(); ++k)
                longest = std::max(longest, record.times[k] - record.times[k - 1]);
            // Two rows before a flag rest for certain.
            double shortest = 1e300;
            for (std::size_t k = 2; k < record.times.size(); ++k)
                shortest = std::min(shortest, record.times[k] - record.times[k - 2]);
            s.set("options", "standstill_window", toml(std::min(1.01 * longest, shortest)));
        }
        std::vector<std::string> changing;
        for (const HeldUnknown& u : rig.unknowns)
            if (u.changesAtRest) changing.push_back(u.name);
        if (!changing.empty()) s.set("options", "resets", toml(fmt::format("{}", fmt::join(changing, ", "))));
    }
    if (choice.compare) {
        std::vector<std::string> point;
        for (std::size_t k = 0; k < rig.unknowns.size(); ++k)
            point.push_back(fmt::format("{} = {}", rig.unknowns[k].name, (*choice.compare)[k]));
        s.set("options", "compare", toml(fmt::format("{}", fmt::join(point, ", "))));
    }
    return made;
}

bool isConstant(const HeldRig& rig, const HeldRecord& record, std::size_t k) {
    return std::all_of(record.values.begin(), record.values.end(),
                       [&](const Values& v) { return v[k] == rig.unknowns[k].truth; });
}

/// The numbers of "name in [a, b]".
std::optional<std::pair<double, double>> intervalTold(const std::string& message, const std::string& name) {
    const std::string words = " " + name + " in [";
    const auto found = (" " + message).find(words);
    if (found == std::string::npos) return {};
    const char* text = message.c_str() + found + words.size() - 1;
    char* end = nullptr;
    const double lower = std::strtod(text, &end);
    return std::pair(lower, std::strtod(end + 1, nullptr));
}

/// Every number that is printed or written about these unknowns, at every time.
bool cutsOff(const HeldRig& rig, const Outcome& outcome, const Values& values,
             const std::vector<bool>& asked) {
    const std::string message = outcome.result.at("message");
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (!asked[k]) continue;
        const std::string& name = rig.unknowns[k].name;
        if (outcome.number(name, "lower") > values[k] || outcome.number(name, "upper") < values[k])
            return true;
        if (const auto told = intervalTold(message, name);
            told && (told->first > values[k] || told->second < values[k]))
            return true;
        for (const char* table : {"enclosures"})
            if (const ResultTable* trajectory = outcome.table(table))
                for (std::size_t row = 0; row < trajectory->rows(); ++row)
                    if (trajectory->find(name + "_lower")->numbers[row] > values[k] ||
                        trajectory->find(name + "_upper")->numbers[row] < values[k])
                        return true;
    }
    const ResultTable* paving = outcome.table("paving");
    for (std::size_t row = 0; paving && row < paving->rows(); ++row) {
        bool inside = paving->columns[0].texts[row] == "excluded";
        for (std::size_t k = 0; inside && k < values.size(); ++k)
            inside = paving->find(rig.unknowns[k].name + "_lower")->numbers[row] < values[k] &&
                     values[k] < paving->find(rig.unknowns[k].name + "_upper")->numbers[row];
        if (inside) return true;
    }
    return false;
}

/// The true states lie within the hulls of every reported row.
bool losesAState(const HeldRig& rig, const HeldRecord& record, const Outcome& outcome) {
    const ResultTable* trajectory = outcome.table("enclosures");
    if (!trajectory) return false;
    const auto& t = trajectory->find("t")->numbers;
    for (std::size_t row = 0; row < t.size(); ++row) {
        std::size_t at = 0;
        while (at + 1 < record.times.size() && record.times[at] < t[row] - 1e-9) ++at;
        for (std::size_t i = 0; i < rig.states.size(); ++i) {
            const double slack = 1e-3 * kMargin * (1 + std::abs(record.states[at][i]));
            if (trajectory->find(rig.states[i] + "_lower")->numbers[row] > record.states[at][i] + slack ||
                trajectory->find(rig.states[i] + "_upper")->numbers[row] < record.states[at][i] - slack)
                return true;
        }
    }
    return false;
}

/// Values of the unknowns that may change at rest, motion by motion.
bool losesAnEpoch(const HeldRig& rig, const HeldRecord& record, const Outcome& outcome) {
    const ResultTable* epochs = outcome.table("epochs");
    for (std::size_t row = 0; epochs && row < epochs->rows(); ++row)
        for (std::size_t k = 0; k < rig.unknowns.size(); ++k) {
            if (epochs->find("parameter")->texts[row] != rig.unknowns[k].name) continue;
            std::size_t at = 0;
            while (at + 1 < record.times.size() &&
                   record.times[at] < epochs->find("from")->numbers[row] - 1e-9)
                ++at;
            if (epochs->find("lower")->numbers[row] > record.values[at][k] ||
                epochs->find("upper")->numbers[row] < record.values[at][k])
                return true;
        }
    return false;
}

double widthOf(const HeldRig& rig, const Outcome& outcome, std::size_t k) {
    return outcome.number(rig.unknowns[k].name, "upper") - outcome.number(rig.unknowns[k].name, "lower");
}

void judge(Attempt& attempt, const HeldRig& rig, const HeldRecord& record, const Choice& choice,
           const Outcome& outcome, Draw d) {
    Claims& claims = attempt.claims;
    const std::string in = " (" + choice.mode + ")";
    if (!choice.refusedBy.empty()) {
        claims.never("values that were " + choice.refusedBy + "ed are taken" + in, outcome.refused.empty());
        return;
    }
    claims.made("refused" + in, Rule::atMost(0.01), !outcome.refused.empty());
    if (!outcome.refused.empty()) return;
    claims.never("EMPTY, and the truth explains the record" + in, outcome.result.at("status") == "empty");
    if (!outcome.answered()) return;
    std::vector<bool> constant, all(rig.unknowns.size(), true);
    for (std::size_t k = 0; k < rig.unknowns.size(); ++k)
        constant.push_back(!(choice.flags && rig.unknowns[k].changesAtRest));
    const bool everyConstant = std::find(constant.begin(), constant.end(), false) == constant.end();
    claims.never("the truth is excluded" + in, cutsOff(rig, outcome, rig.truth(), constant));
    claims.never("a true state lies outside" + in, losesAState(rig, record, outcome));
    claims.never("the value of a motion lies outside" + in, losesAnEpoch(rig, record, outcome));
    claims.never("a proof without what it rests on" + in,
                 outcome.result.at("diagnostics").at("assumptions").size() < 4);
    // Others that explain the record with an input that is known: what moves only at one row is not looked
    // for.
    const bool open = everyConstant && record.inputError == 0 && !choice.flags;
    if (!open) return;
    for (int n = 0; n < 12; ++n) {
        Values other = rig.truth();
        const double far = d.scaled(1e-3, 1);
        for (std::size_t k = 0; k < other.size(); ++k) {
            const HeldUnknown& u = rig.unknowns[k];
            other[k] = std::clamp(other[k] + far * d.between(-1, 1) * (u.upper - u.lower), u.lower, u.upper);
        }
        if (worst(rig, record, other) < 1 - kMargin)
            claims.never("numbers that explain the record are excluded" + in,
                         cutsOff(rig, outcome, other, all));
    }
    const ResultTable* paving = outcome.table("paving");
    for (std::size_t row = 0, looked = 0;
         paving && choice.fewer.empty() && row < paving->rows() && looked < 4; ++row) {
        if (paving->columns[0].texts[row] != "admissible") continue;
        ++looked;
        Values inside;
        for (const HeldUnknown& u : rig.unknowns)
            inside.push_back(d.between(paving->find(u.name + "_lower")->numbers[row],
                                       paving->find(u.name + "_upper")->numbers[row]));
        claims.never("an admissible box explains the record" + in, worst(rig, record, inside) > 1 + kMargin);
    }
    if (choice.compare) {
        const std::string point = outcome.result.at("diagnostics").at("point");
        const double misfit = worst(rig, record, *choice.compare);
        if (point == "excluded")
            claims.never("a point that explains the record is excluded" + in, misfit < 1 - kMargin);
        if (point == "inside" && choice.fewer.empty())
            claims.never("a point inside does not explain the record" + in, misfit > 1 + kMargin);
    }
}

void record(Attempt& attempt) {
    Draw rigDraw = attempt.rigDraw();
    const HeldRig rig = drawHeldRig(attempt.family(), rigDraw);
    Draw d = attempt.recordDraw(1);
    Choice choice;
    choice.mode = d.pick({"observer", "batch", "offline"});
    choice.flags = rig.restState && d.chance(0.7);
    choice.window = d.chance(0.6);
    const HeldRecord data = drawHeldRecord(rig, choice.flags, attempt.recordDraw());
    if (choice.mode == "offline" && choice.flags)
        for (std::size_t k = 0; k < rig.unknowns.size(); ++k)
            if (!isConstant(rig, data, k) || rig.unknowns[k].changesAtRest) choice.mode = "observer";
    if (d.chance(0.04))
        choice.refusedBy = d.pick({"resample", "low_pass"});
    else if (d.chance(0.25))
        choice.fewer = choice.flags ? "stop_time" : d.pick({"outlier_limit", "stop_time", "trim"});
    const bool changes = std::any_of(rig.unknowns.begin(), rig.unknowns.end(),
                                     [](const HeldUnknown& u) { return u.changesAtRest; });
    if (d.chance(0.4) && !(changes && choice.flags)) {
        choice.compare = rig.truth();
        if (d.chance(0.5))
            for (std::size_t k = 0; k < rig.unknowns.size(); ++k)
                (*choice.compare)[k] +=
                    0.05 * d.between(-1, 1) * (rig.unknowns[k].upper - rig.unknowns[k].lower);
    }
    const StudyFiles files = studyOf(rig, data, choice, attempt.recordDraw(2));
    const Outcome outcome = attempt.run(files);
    judge(attempt, rig, data, choice, outcome, attempt.recordDraw(3));
    if (choice.mode != "batch" || !outcome.refused.empty() || !outcome.answered()) return;
    StudyFiles alone = files;
    alone.study.set("options", "mode", toml("observer"));
    const Outcome observer = attempt.run(alone);
    if (!observer.answered()) return;
    for (std::size_t k = 0; k < rig.unknowns.size(); ++k)
        if (!(choice.flags && rig.unknowns[k].changesAtRest))
            attempt.claims.never("the batch is wider than the observer",
                                 widthOf(rig, outcome, k) > widthOf(rig, observer, k));
}

} // namespace

int main(int argc, char** argv) {
    Attack attack;
    attack.name = "verified";
    attack.families = heldFamilies();
    attack.rigsPerFamily = 40;
    attack.few = 2 * attack.families.size();
    attack.full = 160 * attack.families.size();
    attack.record = record;
    return attackMain(argc, argv, attack);
}

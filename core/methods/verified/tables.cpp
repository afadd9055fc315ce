#include "core/methods/verified/tables.h"

#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

void addBounds(ResultTable& table, const std::string& name, const std::string& unit) {
    table.columns.push_back({name + "_lower", unit, {}, {}});
    table.columns.push_back({name + "_upper", unit, {}, {}});
}
void put(ResultTable& table, std::size_t column, const Interval& value) {
    table.columns[column].numbers.push_back(value.lower);
    table.columns[column + 1].numbers.push_back(value.upper);
}
void addUnknowns(ResultTable& table, const VerifiedProblem& problem) {
    for (std::size_t k = 0; k < problem.names.size(); ++k)
        addBounds(table, problem.names[k], problem.units[k]);
}
void addStates(ResultTable& table, const VerifiedProblem& problem) {
    for (const Variable& s : problem.model->states()) addBounds(table, s.name, s.unit);
}

} // namespace

ResultTable enclosureTable(const VerifiedProblem& problem, const ObserverResult& course) {
    ResultTable table{
        "enclosures",
        translate("Method", "Guaranteed bounds of parameters and states at the reported times: hulls over "
                            "the list of boxes."),
        {{"t", "s", {}, {}}, {"boxes", "", {}, {}}, {"seconds", "s", {}, {}}}};
    addUnknowns(table, problem);
    addStates(table, problem);
    for (std::size_t n = 0; n < course.hulls.size(); ++n) {
        const VerifiedHull& h = course.hulls[n];
        table.columns[0].numbers.push_back(problem.rows[h.row].shownTime);
        table.columns[1].numbers.push_back(static_cast<double>(h.sets));
        table.columns[2].numbers.push_back(n < course.seconds.size() ? course.seconds[n] : 0.0);
        std::size_t column = 3;
        for (const Interval& p : h.parameters) put(table, column, p), column += 2;
        for (const Interval& x : h.states) put(table, column, x), column += 2;
    }
    return table;
}

ResultTable measuredTable(const VerifiedProblem& problem) {
    ResultTable table{
        "measured",
        translate("Method", "Where the sensors say the outputs lie, and where rest is guaranteed."),
        {{"t", "s", {}, {}},
         {"sensor", "", {}, {}},
         {"lower", "", {}, {}},
         {"upper", "", {}, {}},
         {"standstill", "", {}, {}}}};
    if (problem.sensors.size() == 1) table.columns[2].unit = table.columns[3].unit = problem.sensors[0].unit;
    for (const RecordRow& row : problem.rows)
        for (const auto& [sensor, allowed] : row.measured) {
            table.columns[0].numbers.push_back(row.shownTime);
            table.columns[1].texts.push_back(problem.sensors[sensor].name);
            table.columns[2].numbers.push_back(allowed.lower);
            table.columns[3].numbers.push_back(allowed.upper);
            table.columns[4].numbers.push_back(row.flagged ? 1 : 0);
        }
    return table;
}

ResultTable listTable(const VerifiedProblem& problem, const ObserverResult& course) {
    ResultTable table{"list", translate("Method", "The boxes that are left at the end."), {}};
    addUnknowns(table, problem);
    addStates(table, problem);
    for (const VerifiedHull& h : course.lists) {
        std::size_t column = 0;
        for (const Interval& p : h.parameters) put(table, column, p), column += 2;
        for (const Interval& x : h.states) put(table, column, x), column += 2;
    }
    return table;
}

ResultTable closingTable(const VerifiedProblem& problem, const ObserverResult& course) {
    ResultTable table{"closing",
                      translate("Method", "Guaranteed bounds of the states at the last rows before the "
                                          "contradiction."),
                      {{"t", "s", {}, {}}}};
    addStates(table, problem);
    for (const VerifiedHull& h : course.closing) {
        table.columns[0].numbers.push_back(problem.rows[h.row].shownTime);
        std::size_t column = 1;
        for (const Interval& x : h.states) put(table, column, x), column += 2;
    }
    return table;
}

ResultTable exclusionTable(const VerifiedProblem& problem, const std::vector<Exclusion>& exclusions) {
    ResultTable table{"exclusions",
                      translate("Method", "What excluded the latest boxes, latest first."),
                      {{"sensor", "", {}, {}},
                       {"line", "", {}, {}},
                       {"t", "s", {}, {}},
                       {"simulated_lower", "", {}, {}},
                       {"simulated_upper", "", {}, {}},
                       {"allowed_lower", "", {}, {}},
                       {"allowed_upper", "", {}, {}}}};
    // What a rest excludes is a state, whose unit may be another.
    if (problem.sensors.size() == 1 &&
        std::all_of(exclusions.begin(), exclusions.end(), [](const Exclusion& e) { return e.sensor >= 0; }))
        for (std::size_t k = 3; k < 7; ++k) table.columns[k].unit = problem.sensors[0].unit;
    for (const Exclusion& e : exclusions) {
        const std::size_t row = std::min(e.row, problem.rows.size() - 1);
        table.columns[0].texts.push_back(e.sensor >= 0
                                             ? problem.sensors[static_cast<std::size_t>(e.sensor)].name
                                         : e.sensor == -1 ? "standstill"
                                                          : "model");
        const std::size_t line = problem.rows[row].line;
        table.columns[1].numbers.push_back(line > 0 ? static_cast<double>(line) : std::nan(""));
        table.columns[2].numbers.push_back(problem.rows[row].shownTime);
        put(table, 3, e.simulated);
        put(table, 5, e.allowed);
    }
    return table;
}

ResultTable phaseTable(const VerifiedProblem& problem, const std::vector<VerifiedPhase>& phases) {
    ResultTable table{
        "epochs",
        translate("Method",
                  "Parameters that may change at rest: guaranteed bounds of the value of each motion. "
                  "Where they are the bounds examined, the data have narrowed nothing."),
        {{"parameter", "", {}, {}},
         {"from", "s", {}, {}},
         {"to", "s", {}, {}},
         {"lower", "", {}, {}},
         {"upper", "", {}, {}}}};
    for (const VerifiedPhase& phase : phases) {
        table.columns[0].texts.push_back(problem.names[phase.parameter]);
        table.columns[1].numbers.push_back(problem.rows[phase.from].shownTime);
        table.columns[2].numbers.push_back(problem.rows[phase.to].shownTime);
        put(table, 3, phase.value);
    }
    return table;
}

ResultTable pavingTable(const VerifiedProblem& problem, const OfflineResult& found) {
    ResultTable table{"paving",
                      translate("Method", "Every box of the offline set: admissible, undecided or excluded."),
                      {{"verdict", "", {}, {}}}};
    addUnknowns(table, problem);
    for (const PavingBox& b : found.boxes) {
        table.columns[0].texts.push_back(b.verdict == Verdict::Admissible  ? "admissible"
                                         : b.verdict == Verdict::Undecided ? "undecided"
                                                                           : "excluded");
        std::size_t column = 1;
        for (const Interval& x : b.box) put(table, column, x), column += 2;
    }
    return table;
}

} // namespace rigor

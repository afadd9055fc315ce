#include "core/methods/verified/tables.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

std::vector<BoundsColumn> unknownsOf(const VerifiedProblem& problem) {
    std::vector<BoundsColumn> columns;
    for (std::size_t k = 0; k < problem.names.size(); ++k)
        columns.push_back({problem.names[k], problem.units[k], {}, {}});
    return columns;
}

void addStates(std::vector<BoundsColumn>& columns, const VerifiedProblem& problem) {
    for (const Variable& s : problem.model->states()) columns.push_back({s.name, s.unit, {}, {}});
}

/// A row of the columns from `first` on. Which sign a zero has depends on the vector instructions used.
void put(std::vector<BoundsColumn>& columns, std::size_t first, const std::vector<Interval>& row) {
    for (const Interval& x : row) {
        columns[first].lower.push_back(x.lower + 0.0);
        columns[first++].upper.push_back(x.upper + 0.0);
    }
}

} // namespace

EnclosureTable enclosureTable(const VerifiedProblem& problem, const ObserverResult& trajectory) {
    EnclosureTable table;
    table.bounds = unknownsOf(problem);
    addStates(table.bounds, problem);
    for (std::size_t n = 0; n < trajectory.hulls.size(); ++n) {
        const VerifiedHull& h = trajectory.hulls[n];
        table.t.push_back(problem.rows[h.row].shownTime);
        table.boxes.push_back(static_cast<double>(h.sets));
        table.seconds.push_back(n < trajectory.seconds.size() ? trajectory.seconds[n] : 0.0);
        put(table.bounds, 0, h.parameters);
        put(table.bounds, h.parameters.size(), h.states);
    }
    return table;
}

MeasuredTable measuredTable(const VerifiedProblem& problem) {
    MeasuredTable table;
    if (problem.sensors.size() == 1) table.unit = problem.sensors[0].unit;
    for (const RecordRow& row : problem.rows)
        for (const auto& [sensor, allowed] : row.measured) {
            table.t.push_back(row.shownTime);
            table.sensor.push_back(problem.sensors[sensor].name);
            table.lower.push_back(allowed.lower);
            table.upper.push_back(allowed.upper);
            table.standstill.push_back(row.flagged ? 1 : 0);
        }
    return table;
}

BoxTable listTable(const VerifiedProblem& problem, const ObserverResult& trajectory) {
    BoxTable table{unknownsOf(problem)};
    addStates(table.bounds, problem);
    for (const VerifiedHull& h : trajectory.lists) {
        put(table.bounds, 0, h.parameters);
        put(table.bounds, h.parameters.size(), h.states);
    }
    return table;
}

ClosingTable closingTable(const VerifiedProblem& problem, const ObserverResult& trajectory) {
    ClosingTable table;
    addStates(table.bounds, problem);
    for (const VerifiedHull& h : trajectory.closing) {
        table.t.push_back(problem.rows[h.row].shownTime);
        put(table.bounds, 0, h.states);
    }
    return table;
}

ExclusionTable exclusionTable(const VerifiedProblem& problem, const std::vector<Exclusion>& exclusions) {
    ExclusionTable table;
    // What a rest excludes is a state, whose unit may be another.
    if (problem.sensors.size() == 1 &&
        std::all_of(exclusions.begin(), exclusions.end(), [](const Exclusion& e) { return e.sensor >= 0; }))
        table.unit = problem.sensors[0].unit;
    for (const Exclusion& e : exclusions) {
        const RecordRow& row = problem.rows[std::min(e.row, problem.rows.size() - 1)];
        table.sensor.push_back(e.sensor >= 0    ? problem.sensors[static_cast<std::size_t>(e.sensor)].name
                               : e.sensor == -1 ? kStandstill
                                                : kModel);
        table.line.push_back(row.line > 0 ? static_cast<double>(row.line) : std::nan(""));
        table.t.push_back(row.shownTime);
        table.simulatedLower.push_back(e.simulated.lower + 0.0);
        table.simulatedUpper.push_back(e.simulated.upper + 0.0);
        table.allowedLower.push_back(e.allowed.lower);
        table.allowedUpper.push_back(e.allowed.upper);
    }
    return table;
}

MotionTable motionTable(const VerifiedProblem& problem, const std::vector<VerifiedPhase>& phases) {
    MotionTable table;
    for (const VerifiedPhase& phase : phases) {
        table.parameter.push_back(problem.names[phase.parameter]);
        table.from.push_back(problem.rows[phase.from].shownTime);
        table.to.push_back(problem.rows[phase.to].shownTime);
        table.lower.push_back(phase.value.lower + 0.0);
        table.upper.push_back(phase.value.upper + 0.0);
    }
    return table;
}

PavingTable pavingTable(const VerifiedProblem& problem, const OfflineResult& found) {
    PavingTable table;
    table.bounds = unknownsOf(problem);
    for (const PavingBox& b : found.boxes) {
        table.verdict.emplace_back(b.verdict == Verdict::Admissible  ? kAdmissible
                                   : b.verdict == Verdict::Undecided ? kUndecided
                                                                     : kExcluded);
        put(table.bounds, 0, b.box);
    }
    return table;
}

} // namespace rigor

#pragma once
// The measured record as intervals: every number of the data is the decimal number written, enclosed; the
// bound of a sensor is closed.

#include "core/methods/method.h"
#include "core/methods/verified/hybrid/hybrid_flow.h"
#include "core/methods/verified/options.h"

#include <optional>

namespace rigor {

struct RecordSensor {
    std::string name; ///< output of the model
    std::size_t output = 0;
    std::optional<std::size_t> state; ///< the output is this state
    std::string unit;
    double bound = 0;

    /// Cuts off members whose output lies outside `allowed`; y: the output over the set. False if none is
    /// left.
    bool cut(StateSet& set, const Form& y, const Interval& allowed) const;
};

/// What a sensor gave at a time of the rig that is known only within bounds, by the unknown clock of its
/// file: at the time of its row and
///     shift + sum factor * unknown.
struct MovedValue {
    std::size_t sensor = 0;
    Interval allowed;
    Interval shift;
    std::vector<std::pair<std::size_t, Interval>> moves; ///< index of the unknown, factor
};

struct RecordRow {
    Interval time;
    double shownTime = 0;                                   ///< s, as in the data
    std::size_t line = 0;                                   ///< of the file, from 1; 0 = not known
    std::vector<Interval> inputs;                           ///< held until the next row
    std::vector<std::pair<std::size_t, Interval>> measured; ///< sensor, where it must lie
    std::vector<double> values;                             ///< of those
    std::vector<MovedValue> moved;
    bool inserted = false;   ///< of no file: about when what is moved was measured
    bool sameInputs = false; ///< the numbers of the row before, exactly known
    bool rest = false;       ///< nothing moves since the row before, by this flag or a later one
    bool flagged = false;    ///< this row guarantees rest
};

/// One value of the point to compare. A parameter that takes new values at rest has one for each motion.
struct ComparedValue {
    std::size_t parameter = 0; ///< of the unknowns
    Interval value;            ///< the decimal written
    double shown = 0;
    std::optional<double> at; ///< s; a time of the motion meant
    std::size_t phase = 0;    ///< with `at`: the row that this motion's value holds from
};

struct VerifiedProblem {
    ModelPtr model;
    std::vector<RecordSensor> sensors;
    std::vector<RecordRow> rows;
    std::vector<std::size_t> unknown; ///< parameters of the model
    std::vector<std::string> names, units;
    std::vector<Interval> bounds;                ///< of the unknowns, by the study
    std::vector<Interval> prior;                 ///< the same, or what is left of them
    std::vector<std::array<double, 2>> examined; ///< `bounds` as written in the study
    std::vector<std::size_t> clocks;             ///< indices of unknowns that move times
    std::size_t outside = 0;     ///< moved values that may lie where inputs or states are not known; not used
    std::vector<Interval> fixed; ///< of all parameters
    std::vector<std::size_t> restStates;
    std::vector<std::size_t> resets, held; ///< indices of unknowns
    bool restsBetween = false;             ///< a row that guarantees rest guarantees it since the row before
    int order = 3;
    double window = 0.3; ///< s; measured rows contract a set together over this time
    std::vector<ComparedValue> compare;
    std::vector<double> inputErrors;        ///< of each input of the model: share of its value
    std::vector<std::string> derivedInputs; ///< names of inputs that are computed from other columns
    bool beginsLater = false;      ///< the file has rows before the first: start values hold at the first
    std::vector<std::size_t> gaps; ///< rows behind which rows are missing, while inputs are held

    /// Of a row, over a set: the value at its time as a form, where an enclosure around the row was found.
    std::optional<Form> reading(HybridFlow& flow, const StateSet& set, std::size_t row,
                                const MovedValue& value) const;
    HybridFlow flow() const { return HybridFlow(model, unknown, fixed, order); }
    /// From row to row + 1; rests: rest is guaranteed on the way there.
    StepInputs step(std::size_t row, bool rests) const;
    /// The time from the row before to this one, row > 0.
    Interval since(std::size_t row) const { return hull(rows[row - 1].time, rows[row].time); }
    /// A time between them: what holds all the way holds there, also where a formula jumps at a row.
    Interval justBefore(std::size_t row) const {
        return Interval(0.5) * (rows[row - 1].time + rows[row].time);
    }
    /// The row up to which a parameter that may change at rest has the value that it has from `row` on.
    std::size_t endOfPhase(std::size_t row) const;
};

/// Throws Error: what is missing or cannot be guaranteed, by name. narrowed: of the unknowns, what is left of
/// their bounds; empty = all.
VerifiedProblem verifiedProblem(const Problem& problem, const VerifiedOptions& options,
                                const std::vector<Interval>& narrowed = {});
/// The same without its rows: what is refused is refused here already, whatever the length of the record.
VerifiedProblem verifiedHead(const Problem& problem, const VerifiedOptions& options);

/// The decimal number that was written and whose nearest double is `value`.
Interval writtenNumber(double value, int roundings = 1);
/// The same after a conversion of units, (number f - o)/f': reading, both factors, product and quotient are
/// off by at most half a unit each, less than 4 together. Where units are counted from different zeros,
/// `offset` is the sum of their |o| in the unit of `value`: sum and difference, and the offsets themselves,
/// are off by 2^-53 of the numbers met on the way, which are at most |value| + 2 offset; eight such errors
/// are below 1e-15 of that.
Interval convertedNumber(double value, double offset = 0);

} // namespace rigor

#pragma once
// What verified identification answers, typed, and the only place of its keys (describe.h). DESIGN.md names
// the tables.

#include "core/foundation/base/translate.h"
#include "core/methods/result/describe.h"

namespace rigor {

/// Guaranteed bounds of parameters and states, at times or box by box; the times may be missing.
struct EnclosureTable {
    std::vector<double> t, boxes, seconds; ///< s, hulls over so many boxes, computing time since the last
    std::vector<BoundsColumn> bounds;
    const BoundsColumn* find(const std::string& name) const;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.numbers("boxes", "", boxes);
        v.numbers("seconds", "s", seconds);
        v.bounds(bounds);
    }
};

/// Where the sensors say the outputs lie; one row per sensor and record row.
struct MeasuredTable {
    std::vector<double> t;
    std::vector<std::string> sensor;
    std::string unit; ///< of the bounds where there is one sensor
    std::vector<double> lower, upper, standstill;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        v.texts("sensor", sensor);
        v.numbers("lower", unit, lower);
        v.numbers("upper", unit, upper);
        v.numbers("standstill", "", standstill);
    }
};

/// Boxes of unknowns, and of states where they are those of the observer's last list.
struct BoxTable {
    std::vector<BoundsColumn> bounds;
    std::size_t rows() const { return bounds.empty() ? 0 : bounds.front().lower.size(); }
    const BoundsColumn* find(const std::string& name) const;
    template <class V> void describe(V& v) { v.bounds(bounds); }
};

inline constexpr const char *kAdmissible = "admissible", *kUndecided = "undecided", *kExcluded = "excluded";

struct PavingTable : BoxTable {
    std::vector<std::string> verdict; ///< kAdmissible, kUndecided, kExcluded
    template <class V> void describe(V& v) {
        v.texts("verdict", verdict);
        BoxTable::describe(v);
    }
};

/// The last rows before the list became empty, one by one.
struct ClosingTable : BoxTable {
    std::vector<double> t;
    template <class V> void describe(V& v) {
        v.numbers("t", "s", t);
        BoxTable::describe(v);
    }
};

inline constexpr const char *kStandstill = "standstill", *kModel = "model"; ///< what excludes beside sensors

struct ExclusionTable {
    std::vector<std::string> sensor; ///< or kStandstill, kModel
    std::vector<double> line, t;     ///< line: NaN = not of a file
    std::string unit;                ///< of the bounds, where it is the same for all
    std::vector<double> simulatedLower, simulatedUpper, allowedLower, allowedUpper;
    /// How far apart what was simulated and what is allowed lie; below 0 where they overlap.
    double gap(std::size_t row) const;
    template <class V> void describe(V& v) {
        v.texts("sensor", sensor);
        v.numbers("line", "", line);
        v.numbers("t", "s", t);
        v.numbers("simulated_lower", unit, simulatedLower);
        v.numbers("simulated_upper", unit, simulatedUpper);
        v.numbers("allowed_lower", unit, allowedLower);
        v.numbers("allowed_upper", unit, allowedUpper);
    }
};

/// Values that hold from one standstill to the next.
struct MotionTable {
    std::vector<std::string> parameter;
    std::vector<double> from, to, lower, upper;
    template <class V> void describe(V& v) {
        v.texts("parameter", parameter);
        v.numbers("from", "s", from);
        v.numbers("to", "s", to);
        v.numbers("lower", "", lower);
        v.numbers("upper", "", upper);
    }
};

/// One narrowing of the batch procedure.
struct NarrowingPass {
    double seconds = 0;
    std::vector<double> widths; ///< of the unknowns, behind the pass
    template <class V> void describe(V& v) {
        v("seconds", seconds);
        v("widths", widths);
    }
};

struct VerifiedResult {
    std::string mode, rounding = "outward, self-test passed";
    std::optional<double> emptyFrom; ///< s, as the file shows it: no box is left from here on
    std::vector<std::string> parameters, states;
    ByName<std::array<double, 2>> examined;
    std::optional<ByName<double>> compare; ///< the point to compare, as it was stated
    Messages assumptions;
    std::optional<long long> boxes, largestList, steps; ///< of the list, of the observer
    std::optional<long long> tested, followed, admissible, undecided, excluded; ///< of the paving
    std::optional<double> innerVolume, outerVolume;
    std::optional<std::vector<NarrowingPass>> passes;
    std::optional<std::string> point; ///< "inside", "excluded", "undecided", "not-examined"
    std::optional<bool> pointInHull;
    std::optional<long long> contradictionLine;
    std::optional<std::string> contradictionSensor; ///< or kStandstill, kModel

    std::optional<PavingTable> paving;
    std::optional<EnclosureTable> enclosures;
    std::optional<MeasuredTable> measured;
    std::optional<BoxTable> list;
    std::optional<ExclusionTable> exclusions;
    std::optional<ClosingTable> closing;
    std::optional<MotionTable> motions;

    template <class V> void describe(V& v) {
        v("mode", mode);
        v("rounding", rounding);
        v.nullable("first_contradiction", emptyFrom);
        v("parameters", parameters);
        v("states", states);
        v("examined", examined);
        v.optional("compare", compare);
        v("assumptions", assumptions);
        v.optional("boxes", boxes);
        v.optional("largest_list", largestList);
        v.optional("steps", steps);
        v.optional("tested", tested);
        v.optional("followed", followed);
        v.optional(kAdmissible, admissible);
        v.optional(kUndecided, undecided);
        v.optional(kExcluded, excluded);
        v.optional("inner_volume", innerVolume);
        v.optional("outer_volume", outerVolume);
        v.list("passes", passes);
        v.optional("point", point);
        v.optional("point_in_hull", pointInHull);
        v.optional("contradiction_line", contradictionLine);
        v.optional("contradiction_sensor", contradictionSensor);
        v.table("paving", paving,
                translatable("Method", "Every box of the offline set: admissible, undecided or excluded."));
        v.table("enclosures", enclosures,
                translatable("Method",
                             "Guaranteed bounds of parameters and states at the reported times: hulls over "
                             "the list of boxes."));
        v.table(
            "measured", measured,
            translatable("Method", "Where the sensors say the outputs lie, and where rest is guaranteed."));
        v.table("list", list, translatable("Method", "The boxes that are left at the end."));
        v.table("exclusions", exclusions,
                translatable("Method", "What excluded the latest boxes, latest first."));
        v.table("closing", closing,
                translatable("Method", "Guaranteed bounds of the states at the last rows before the "
                                       "contradiction."));
        v.table("epochs", motions,
                translatable("Method",
                             "Parameters that may change at rest: guaranteed bounds of the value of each "
                             "motion. Where they are the bounds examined, the data have narrowed nothing."));
    }
};

} // namespace rigor

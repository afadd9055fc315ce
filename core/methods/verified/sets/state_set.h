#pragma once
// A set of states and parameters whose states are known functions of its symbols to first order:
//     x_i = middle_i + sum_j slope_ij (s_j - center_j) + a member of rest_i,     s_j in range_j
// The symbols s are the states at the time the set was anchored, then the unknown parameters (a parameter
// that was given a new value has a new symbol). Every enclosure is outward: for every member of the true set
// there are symbols in their ranges and members of the rests that give it. Source of the form: Lohner 1992;
// Berz and Makino's Taylor models of order 1.

#include "core/foundation/scalar/interval.h"

#include <array>
#include <cstdint>

namespace rigor {

inline constexpr std::size_t kMostStates = 6, kMostSymbols = 24, kMostParameters = 12;

struct Form {
    double middle = 0;
    std::array<double, kMostSymbols> slope{};
    Interval rest;
};

struct StateSet {
    int mode = 0;   ///< of HybridFlow::modes()
    double age = 0; ///< s since the set was anchored
    /// Of the events, bit by bit. A `when` fires where its condition becomes true, and not again while it
    /// stays true. spent: it may be true for some members without firing, so nothing is cut off by it. held:
    /// it is true for all of them. fresh: it may be true at the start of the record; a simulation that starts
    /// there does not fire it, the rig may just have: the first step follows both.
    std::uint64_t spent = 0, held = 0, fresh = 0;
    std::size_t states = 0, parameters = 0, symbols = 0;
    std::array<Interval, kMostSymbols> range;
    std::array<double, kMostSymbols> center{};
    std::array<Form, kMostStates> form;
    std::array<Interval, kMostStates> box;                ///< the states lie in it too
    std::array<std::uint8_t, kMostParameters> symbolOf{}; ///< of each parameter

    Interval& parameter(std::size_t k) { return range[symbolOf[k]]; }
    const Interval& parameter(std::size_t k) const { return range[symbolOf[k]]; }
};

/// The values of a form over the ranges of the set.
Interval valueOf(const StateSet& set, const Form& form);
/// All numbers of `range`, whatever the symbols.
Form formOf(const Interval& range);
/// Cuts off ranges that cannot give a value in `target`; false if nothing is left.
bool contract(StateSet& set, const Form& form, const Interval& target);
/// State i lies in `target`: box, symbols; false if nothing is left.
bool restrictState(StateSet& set, std::size_t state, const Interval& target);
/// Boxes of the states are intersected with their forms, and the symbols with what the boxes allow.
bool tighten(StateSet& set);
/// Centers in the middle of the ranges; forms follow.
void recenter(StateSet& set);
/// The states as they are now become symbols of their own; parameters keep one symbol each.
void anchor(StateSet& set);
/// The centers become `to`; forms follow.
void moveCenter(StateSet& set, const std::array<double, kMostSymbols>& to);
/// A form that holds for the members of both sets, x in a and y in b; same symbols and centers.
Form merged(const StateSet& a, const Form& x, const StateSet& b, const Form& y);
/// The hull of two sets in the same mode, with forms; same symbols and centers.
StateSet joined(const StateSet& a, const StateSet& b);
/// A form of another linear function: sum_i factor_i x_i + sum_k parameterFactor_k (p_k - center) + offset;
/// used by steps. factors are intervals.
Form combined(const StateSet& set, const Interval* factors, const Interval* parameterFactors,
              const Interval& offset);

} // namespace rigor

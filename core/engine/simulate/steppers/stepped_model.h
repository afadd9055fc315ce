#pragma once
// A model prepared for integration: time is cut into *pieces* at every corner of a table over time, switch
// `time < e`, and sample of an input signal, so that every step sees smooth formulas.
//
// On a piece with middle t_m everything that depends on time by such a corner is a polynomial around t_m:
//     Table(time, ..)  ->  y(t_m) + y'(t_m) (time - t_m),    TableSlope(time, ..) -> y'(t_m),
//     time < e         ->  t_m < e,                          input u -> its polynomial of the piece.
// The coefficients are further slots behind the model's own ("piece slots"), set when a piece begins. A step
// that ends in a corner therefore uses the values on its own side of the corner, in every number type.
// Relations, signs and whole parts that depend on states or moving inputs (Formulas::located) are held too: a
// *mode* has a slot with its value, which the run changes at the located event where it jumps (run.h). So the
// formulas between two events are smooth, and the jump carries its derivatives as that of a `when` does.
// A *kink* - min, max or abs - is a mode too: which of its two sides it is on. Its side is continued beyond
// the kink within a step, unless something on the way to a result, a root or quotient, may have no value
// there; then the operation stays as it is and steps only end at its kink.
// A quotient by something that only depends on parameters becomes a product with its inverse (1 ulp).

#include "core/engine/model/model.h"
#include "core/engine/simulate/signal.h"

#include <algorithm>
#include <span>

namespace rigor {

struct SteppedModel {
    enum class Relations : std::uint8_t { Located, AsTheyStand };
    /// inputs: one signal per model input (only their interpolation matters here). relations: AsTheyStand for
    /// a caller who steps by himself and locates nothing: there are no modes then.
    SteppedModel(const Model& model, std::span<const Signal> inputs,
                 Relations relations = Relations::Located);

    /// Per state, in its unit: its nominal value, or one SI unit where none other than 1 is stated, so that
    /// steps do not depend on the unit in which the text writes a state.
    std::vector<double> stateScales() const;

    const Model& model;
    SlotLayout slots;
    std::size_t pieceSlots =
        0; ///< first piece slot: t_m, then the outputs of `piece`, then input polynomials
    std::size_t inputPolynomials = 0; ///< first slot of the input polynomials
    std::vector<int> inputDegrees;    ///< 0, 1 or 3 per input
    std::vector<Op> modes;       ///< what each mode is: Less, LessEqual, Sign, Floor; of kinks Min, Max, Abs
    std::vector<bool> continued; ///< per mode: the formulas use its value in their slots
    std::size_t modeSlots = 0;   ///< first slot of the modes' values
    std::size_t slotCount = 0;   ///< all slots
    TapePtr derivative, residual, guards, floors; ///< over all slots; null as in Formulas
    TapePtr piece;                                ///< over the model's slots with time = t_m
    TapePtr corners;                              ///< over the model's slots: times at which a piece ends
    std::vector<bool> movingCorners;              ///< per output of corners: depends on a parameter
    struct CornersOf {
        std::size_t first, count;
    };
    std::vector<CornersOf> pieceCorners; ///< per output of piece: the outputs of corners where it changes
    TapePtr output; ///< Formulas::output over all slots with the modes as they are held; null without modes
    /// Per mode the value that it should have (the other modes being as their slots say), then the number
    /// whose passing changes it: a - b of a < b and a <= b, x of sign(x) and floor(x). Of a kink: whether
    /// a < b of min and max, x < 0 of abs. Null without modes.
    TapePtr modeValues;
    bool allContinued() const { return std::ranges::find(continued, false) == continued.end(); }
    bool isKink(std::size_t mode) const {
        return modes[mode] == Op::Min || modes[mode] == Op::Max || modes[mode] == Op::Abs;
    }
};

} // namespace rigor

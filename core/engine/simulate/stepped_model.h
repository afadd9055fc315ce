#pragma once
// A model prepared for integration: time is cut into *pieces* at every corner of a table over time, switch
// `time < e`, and sample of an input signal, so that every step sees smooth formulas.
//
// On a piece with middle t_m everything that depends on time by such a corner is a polynomial around t_m:
//     Table(time, ..)  ->  y(t_m) + y'(t_m) (time - t_m),    TableSlope(time, ..) -> y'(t_m),
//     time < e         ->  t_m < e,                          input u -> its polynomial of the piece.
// The coefficients are further slots behind the model's own ("piece slots"), set when a piece begins. A step
// that ends in a corner therefore uses the values on its own side of the corner, in every number type.
// A quotient by something that only depends on parameters becomes a product with its inverse (1 ulp).

#include "core/engine/model/model.h"
#include "core/engine/simulate/signal.h"

#include <span>

namespace rigor {

struct SteppedModel {
    /// inputs: one signal per model input (only their interpolation matters here).
    SteppedModel(const Model& model, std::span<const Signal> inputs);

    /// Per state, in its unit: its nominal value, or one SI unit where none other than 1 is stated, so that steps
    /// do not depend on the unit in which the text writes a state.
    std::vector<double> stateScales() const;

    const Model& model;
    SlotLayout slots;
    std::size_t pieceSlots =
        0; ///< first piece slot: t_m, then the outputs of `piece`, then input polynomials
    std::size_t inputPolynomials = 0;             ///< first slot of the input polynomials
    std::vector<int> inputDegrees;                ///< 0, 1 or 3 per input
    std::size_t slotCount = 0;                    ///< all slots
    TapePtr derivative, residual, guards, floors; ///< over all slots; null as in Formulas
    TapePtr piece;                                ///< over the model's slots with time = t_m
    TapePtr corners;                              ///< over the model's slots: times at which a piece ends
};

} // namespace rigor

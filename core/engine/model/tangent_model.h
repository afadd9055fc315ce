#pragma once
// A model together with its derivative along one direction of its parameters (the variational equations, E.
// Hairer, S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed., section I.14):
//     x' = f(x, p),    s' = f_x s + f_p d,    y = h(x, p),    y' = h_x s + h_p d
// The direction d is given by further parameters behind the model's own, one per chosen parameter, so that
// several directions are several samples of the same model. Every number of the old model keeps its index.

#include "core/engine/model/model.h"

#include <span>

namespace rigor {

struct TangentModel {
    ModelPtr model;             ///< null: the model has something this does not offer
    std::size_t directions = 0; ///< first of the parameters d
    std::size_t states = 0;     ///< first state s
    std::size_t outputs = 0;    ///< first output y'
};

/// Not offered, since time or the state would jump: events, floors, discretes, unknowns z, and operations
/// without rule (tape/tangent.h).
TangentModel tangentModel(const Model& model, std::span<const std::size_t> chosen);

} // namespace rigor

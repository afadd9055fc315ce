#pragma once
// How many evaluations cost little more than one: the lanes of a vector register.

#include "core/engine/evaluate/evaluation.h"
#include "core/engine/tape/lanes/lane_program.h"

namespace rigor {

inline Eigen::Index evaluatedTogether(const EvaluationSetting& setting) {
    const bool lanes = setting.kind == EvaluationSetting::Kind::Lanes ||
                       (setting.kind == EvaluationSetting::Kind::End && !setting.model->external() &&
                        setting.options.stepper == "rk4" && !setting.model->states().empty());
    return lanes ? 2 * static_cast<Eigen::Index>(laneKernels().front().lanes) : 1;
}

} // namespace rigor

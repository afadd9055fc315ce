#pragma once
// What BatchIntegrator runs: one rk4 step of all lanes, and the outputs at the end of a step. The right side
// is split in three:
//     forcing   depends on time and on parameters that are the same in all lanes: computed once, kept in the
//     schedule held      depends on parameters only: once per lane (LaneTape) the rest  per stage, in lanes

#include "core/engine/simulate/steppers/stepped_model.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/lanes/lane_thread.h"

#include <optional>

namespace rigor {

class TrajectoryProgram {
  public:
    TrajectoryProgram(ModelPtr model, std::span<const Signal> inputs, std::span<const std::size_t> varying,
                      std::span<const std::size_t> outputs, std::size_t checked);
    /// Whether the model, its corners and the length of its program allow it.
    bool offered() const { return offered_; }
    bool fits(const Model& other, std::span<const Signal> inputs, std::span<const std::size_t> varying,
              std::span<const std::size_t> outputs) const;

    ModelPtr model;
    SteppedModel stepped;
    std::vector<std::size_t> varying, outputs;
    std::vector<Interpolation> kinds;
    std::size_t checked;
    TapePtr forcing; ///< over the slots of `stepped`; its outputs are the rows `forcingRows`

    LaneCode code;
    LaneThread thread;
    std::optional<LaneTape> derivative;
    std::vector<std::vector<Row>> forcingRows; ///< at begin, middle and end of the step
    std::vector<Row> states;                   ///< at its begin, then at its end
    std::vector<Row> limits;                   ///< of the checked states
    Row step = 0, trouble = 0;                 ///< s; not 0 = a checked state is beyond its limit

    /// Outputs: rows of `code` that hold them, if all are states; else a program of its own.
    std::vector<Row> stateOutputs;
    LaneCode outputCode;
    LaneThread outputThread;
    std::optional<LaneTape> output;
    Row outputTime = 0;
    std::vector<Row> outputStates, outputInputs;

  private:
    bool dependsOnVarying(const TapePtr& tape) const;
    void splitDerivative();
    void buildStep();
    void buildOutputs();

    bool offered_ = false;
    TapePtr rest_; ///< derivative with further inputs for the forcing
    std::size_t firstForcing_ = 0;
};

} // namespace rigor

#pragma once
// rk4 over lanes. A block holds as many samples as the machine runs together; every lane has its own time,
// step and piece, and is given the next sample as soon as its own has ended, so that lanes stay busy although
// runs end at different times. A lane does exactly what Run<double> does, operation by operation; what
// happens rarely (events, failures, the change of a piece) is handed to the Run<double> of the lane. A result
// therefore equals that of a single run bit for bit and depends neither on neighbours nor on the number of
// lanes or threads.

#include "core/engine/simulate/sample.h"
#include "core/engine/tape/lanes/lane_thread.h"

#include <optional>

namespace rigor {

/// One rk4 step of all lanes as one lane program; immutable, shared by all threads.
class LaneStepProgram {
  public:
    LaneStepProgram() = default;
    explicit LaneStepProgram(const SteppedModel& stepped);

    LaneCode code;
    LaneThread thread; ///< the code, for the best kernels of this machine
    std::optional<LaneTape> derivative, guards, floors, modeValues;
    std::vector<Row> start;            ///< states at the begin of the step
    std::vector<Row> states;           ///< states at its end
    std::vector<Row> armed, armedNext; ///< per event
    std::vector<Row> limits;           ///< largest size of each state
    std::vector<Row> guardValues;      ///< per event, at the end of the step
    std::vector<Row> modes;            ///< values held
    std::vector<Row> modeRows;         ///< SteppedModel::modeValues at the end of the step
    /// Begin and end of the step; begin, step and end of the piece; steps done in it and to do; whether the
    /// piece is done; whether something else happened; whether any of the two.
    Row begin = 0, end = 0, pieceBegin = 0, step = 0, pieceEnd = 0, count = 0, stepsOfPiece = 0,
        pieceDone = 0, trouble = 0, attention = 0;
};

class LaneBlock {
  public:
    LaneBlock(const SteppedModel& stepped, const LaneStepProgram& program, const SampleSource& source,
              std::size_t lanes);

    /// Takes samples from `next` until there are none.
    void run(std::atomic<std::size_t>& next, std::stop_token stop);

  private:
    static constexpr std::size_t kIdle = static_cast<std::size_t>(-1);

    double& at(Row row, std::size_t lane) { return rows_[row * stride_ + lane]; }
    void cancel(std::atomic<std::size_t>& next);
    void refill(std::size_t lane, std::atomic<std::size_t>& next);
    void store(std::size_t lane);
    void idle(std::size_t lane);
    void loadPiece(std::size_t lane);
    void loadSteps(std::size_t lane);
    void loadStates(std::size_t lane);
    void finishPiece(std::size_t lane, std::atomic<std::size_t>& next);
    void handleTrouble(std::size_t lane, std::atomic<std::size_t>& next);
    void finishTrial(std::size_t lane, std::atomic<std::size_t>& next);
    void nextTrial(std::size_t lane, std::atomic<std::size_t>& next);
    void goOn(std::size_t lane, bool runs, std::atomic<std::size_t>& next);
    bool stepHeld(std::size_t lane);
    void stepAlone(std::size_t lane, long long index, std::atomic<std::size_t>& next);
    void readGuards(std::size_t lane);
    bool isHealthy(std::size_t lane);
    void loadHeld(std::size_t lane, const LaneTape& tape, Evaluator<double>& held);
    void compact();
    void moveLane(std::size_t from, std::size_t to);

    const SteppedModel& stepped_;
    const LaneStepProgram& program_;
    const SampleSource& source_;
    const LaneKernels& kernels_;
    std::size_t stride_ = 0; ///< doubles from one row to the next
    /// A lane that looks for an event takes trial steps from the begin of the step in which it happens.
    struct Search {
        RootBracket bracket;
        long long index = 0; ///< of the step
        double part = 0;     ///< length of the trial
    };

    std::vector<double> storage_, outputs_, heldValues_, states_, guards_, modeValues_;
    std::vector<std::optional<Search>> searches_;
    double* rows_ = nullptr;
    std::size_t width_ = 0;
    std::vector<std::unique_ptr<Run<double>>> runs_;
    std::vector<std::size_t> sample_;
    std::unique_ptr<Evaluator<double>> heldDerivative_, heldGuards_, heldFloors_, heldModes_;
};

} // namespace rigor

#include "core/engine/simulate/lanes/trajectory_program.h"

#include "core/engine/tape/append.h"

#include <algorithm>
#include <limits>

namespace rigor {

namespace {

std::vector<Interpolation> kindsOf(std::span<const Signal> inputs) {
    std::vector<Interpolation> kinds;
    for (const Signal& s : inputs) kinds.push_back(s.interpolation());
    return kinds;
}

std::vector<Row> newRows(LaneCode& code, std::size_t count) {
    std::vector<Row> rows(count);
    for (Row& row : rows) row = code.newRow();
    return rows;
}

} // namespace

TrajectoryProgram::TrajectoryProgram(ModelPtr m, std::span<const Signal> inputs,
                                     std::span<const std::size_t> varyingParameters,
                                     std::span<const std::size_t> wanted, std::size_t checkedStates)
    : model(std::move(m)), stepped(*model, inputs),
      varying(varyingParameters.begin(), varyingParameters.end()), outputs(wanted.begin(), wanted.end()),
      kinds(kindsOf(inputs)), checked(checkedStates) {
    // A lane that stops at an event would leave the others; one that starts at rest has to search its start.
    if (model->formulas().rest || !stepped.modes.empty() || dependsOnVarying(stepped.corners) ||
        dependsOnVarying(stepped.piece))
        return;
    splitDerivative();
    // As for a batch (batch.cpp): rows have numbers of 16 bits.
    const std::size_t nodes = rest_->nodeCount() + 3 * forcing->outputs().size() +
                              (model->formulas().output ? model->formulas().output->nodeCount() : 0);
    if (4 * (nodes + model->states().size()) + 32 > std::numeric_limits<Row>::max()) return;
    buildStep();
    buildOutputs();
    offered_ = true;
}

bool TrajectoryProgram::fits(const Model& other, std::span<const Signal> inputs,
                             std::span<const std::size_t> varyingParameters,
                             std::span<const std::size_t> wanted) const {
    return &other == model.get() && kinds == kindsOf(inputs) &&
           std::ranges::equal(varying, varyingParameters) && std::ranges::equal(outputs, wanted);
}

bool TrajectoryProgram::dependsOnVarying(const TapePtr& tape) const {
    for (std::size_t o = 0; tape && o < tape->outputs().size(); ++o)
        for (const std::size_t p : varying)
            if (tape->depends(o, stepped.slots.parameters + p)) return true;
    return false;
}

void TrajectoryProgram::splitDerivative() {
    const Tape& tape = *stepped.derivative;
    const std::size_t first = tape.inputCount() + tape.constants().size();
    std::vector<bool> moves(tape.nodeCount(), false), overTime(tape.nodeCount(), false);
    overTime[stepped.slots.time] = true;
    for (std::size_t k = stepped.pieceSlots; k < tape.inputCount(); ++k) overTime[k] = true;
    for (std::size_t k = 0; k < model->states().size(); ++k) moves[stepped.slots.states + k] = true;
    for (const std::size_t p : varying) moves[stepped.slots.parameters + p] = true;
    for (std::size_t k = 0; k < tape.instructions().size(); ++k)
        forEachOperand(tape.instructions()[k], tape.lists(), [&](Node n) {
            if (moves[n]) moves[first + k] = true;
            if (overTime[n]) overTime[first + k] = true;
        });
    std::vector<bool> wanted(tape.nodeCount(), false);
    const auto want = [&](Node n) { wanted[n] = wanted[n] || (overTime[n] && !moves[n]); };
    for (std::size_t k = 0; k < tape.instructions().size(); ++k)
        if (moves[first + k]) forEachOperand(tape.instructions()[k], tape.lists(), want);
    for (const Node n : tape.outputs()) want(n);

    const auto count = static_cast<std::size_t>(std::count(wanted.begin(), wanted.end(), true));
    firstForcing_ = tape.inputCount();
    TapeBuilder all(tape.inputCount()), rest(tape.inputCount() + count);
    std::vector<Node> inAll, inRest, forced;
    for (std::size_t n = 0; n < tape.nodeCount(); ++n) {
        const bool isInput = n < tape.inputCount();
        if (isInput)
            inAll.push_back(all.input(n));
        else if (n < first)
            inAll.push_back(all.constant(tape.constants()[n - tape.inputCount()]));
        else
            inAll.push_back(rebuildInstruction(all, tape, tape.instructions()[n - first], inAll));
        if (wanted[n]) {
            inRest.push_back(rest.input(firstForcing_ + forced.size()));
            forced.push_back(inAll.back());
        } else if (isInput) {
            inRest.push_back(rest.input(n));
        } else if (n < first) {
            inRest.push_back(rest.constant(tape.constants()[n - tape.inputCount()]));
        } else {
            inRest.push_back(rebuildInstruction(rest, tape, tape.instructions()[n - first], inRest));
        }
    }
    forcing = all.cut(forced);
    std::vector<Node> results;
    for (const Node n : tape.outputs()) results.push_back(inRest[n]);
    rest_ = rest.cut(results);
}

void TrajectoryProgram::buildStep() {
    const std::size_t nx = model->states().size(), count = forcing->outputs().size();
    step = code.newRow(), trouble = code.newRow();
    states = newRows(code, nx), limits = newRows(code, checked);
    for (int k = 0; k < 3; ++k) forcingRows.push_back(newRows(code, count));
    std::vector<Row> start(nx), sum(nx), now(count);
    for (auto* rows : {&start, &sum, &now})
        for (Row& row : *rows) row = code.newTemporary();
    const Row half = code.newTemporary(), third = code.newTemporary(), sixth = code.newTemporary();
    std::vector<int> inputRows(rest_->inputCount(), LaneTape::kHeld);
    for (std::size_t k = 0; k < nx; ++k) inputRows[stepped.slots.states + k] = states[k];
    for (std::size_t k = 0; k < count; ++k) inputRows[firstForcing_ + k] = now[k];
    derivative.emplace(rest_, inputRows, code);

    // The operations and their order are those of LaneStepProgram and of Boost.Odeint's runge_kutta4.
    const auto& slope = derivative->outputRows();
    const auto evaluate = [&](std::size_t place) {
        for (std::size_t k = 0; k < count; ++k) code.append(LaneOp::Copy, now[k], forcingRows[place][k]);
        derivative->append(code);
    };
    code.append(LaneOp::Mul, half, step, code.constant(0.5));
    code.append(LaneOp::Mul, third, step, code.constant(1.0 / 3.0));
    code.append(LaneOp::Mul, sixth, step, code.constant(1.0 / 6.0));
    for (std::size_t k = 0; k < nx; ++k) code.append(LaneOp::Copy, start[k], states[k]);
    evaluate(0);
    for (std::size_t k = 0; k < nx; ++k) {
        code.append(LaneOp::MulAdd, sum[k], start[k], sixth, slope[k]);
        code.append(LaneOp::MulAdd, states[k], start[k], half, slope[k]);
    }
    for (const Row next : {half, step}) {
        evaluate(1);
        for (std::size_t k = 0; k < nx; ++k) {
            code.append(LaneOp::MulAdd, sum[k], sum[k], third, slope[k]);
            code.append(LaneOp::MulAdd, states[k], start[k], next, slope[k]);
        }
    }
    evaluate(2);
    for (std::size_t k = 0; k < nx; ++k) code.append(LaneOp::MulAdd, states[k], sum[k], sixth, slope[k]);
    for (std::size_t k = 0; k < checked; ++k)
        code.append(LaneOp::Exceeds, trouble, trouble, states[k], limits[k]);
    thread = LaneThread(code, laneKernels().front());
}

void TrajectoryProgram::buildOutputs() {
    const Tape& tape = *model->formulas().output;
    const std::size_t firstState = stepped.slots.states, nx = states.size();
    for (const std::size_t o : outputs) {
        const Node n = tape.outputs()[o];
        if (n < firstState || n >= firstState + nx) break;
        stateOutputs.push_back(states[n - firstState]);
    }
    if (stateOutputs.size() == outputs.size()) return;
    stateOutputs.clear();
    TapeBuilder b(tape.inputCount());
    std::vector<Node> inputs, results;
    for (std::size_t n = 0; n < tape.inputCount(); ++n) inputs.push_back(b.input(n));
    const auto all = appendTape(b, tape, inputs);
    for (const std::size_t o : outputs) results.push_back(all[o]);
    outputTime = outputCode.newRow();
    outputStates = newRows(outputCode, nx), outputInputs = newRows(outputCode, model->inputs().size());
    std::vector<int> rows(tape.inputCount(), LaneTape::kHeld);
    rows[stepped.slots.time] = outputTime;
    for (std::size_t k = 0; k < nx; ++k) rows[firstState + k] = outputStates[k];
    for (std::size_t k = 0; k < outputInputs.size(); ++k) rows[stepped.slots.inputs + k] = outputInputs[k];
    output.emplace(b.cut(results), rows, outputCode);
    output->append(outputCode);
    for (const Row row : output->outputRows()) outputCode.keep(row);
    outputThread = LaneThread(outputCode, laneKernels().front());
}

} // namespace rigor

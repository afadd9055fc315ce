#pragma once
// An FMU as a model: parameters, inputs and outputs as its description says, runs in processes of their own
// (fmu_host.h), one per thread that runs at the same time, kept for the next run and replaced when one
// crashes, hangs, or answers what is no answer.
//
// Parameters are the FMU's parameters, its structural ones but those that size arrays, and "x.start" for
// every variable x whose start value may be chosen (initial = exact). Arrays are spread: "y[3]". Only what
// differs from the FMU's own start value is ever set. A unit that Rigor does not know stands in the
// description, and values with it are not converted. Inputs of whole numbers are rounded to the nearest.
//
// Co-Simulation: the communication step is the step size of the FMU's DefaultExperiment, else a thousandth of
// the run; at the output times where there are at least two, none of them nearer to each other than that, and
// no input varies. Steps end at the output times; in an FMU that takes steps of one size only, outputs in
// between lie on a line between two steps. Model Exchange: steppers rk4 and dopri5; events are looked for at
// the end of each step.

#include "core/engine/external/confined.h"
#include "core/engine/fmu/fmu_description.h"
#include "core/engine/simulate/external.h"

#include <filesystem>
#include <unordered_map>

namespace rigor {

struct FmuRunning {
    std::size_t memory = std::size_t{4} << 30;    ///< bytes of address space of one process
    std::uint64_t renewAfter = 500;               ///< instantiations in one process; some FMUs leak with each
    std::optional<Confinement> at = std::nullopt; ///< in place of confinement(), for tests
};

/// Reads and checks it; nothing of it runs before the first run(). warnings: what a reader should know (units
/// that are not known, texts that are no parameters). Throws Error with one sentence: no readable FMU, none
/// for this machine, two parameters of one name.
std::shared_ptr<const ExternalModel> fmuModel(const std::filesystem::path& file, Messages* warnings = nullptr,
                                              const FmuRunning& running = {});
/// From the bytes that were read of it.
std::shared_ptr<const ExternalModel> fmuModel(std::string bytes, const std::filesystem::path& file,
                                              Messages* warnings = nullptr, const FmuRunning& running = {});

/// What a model made above says of its FMU, for a table of its variables; null of any other model.
const FmuDescription* fmuDescription(const Model& model);

/// Bytes of address space that a process of a model made above may have; 0 of any other model.
std::size_t fmuMemoryLimit(const Model& model);

/// What the whole numbers of an FMU's Booleans and enumerations stand for; nothing of any other model.
class FmuLiterals {
  public:
    explicit FmuLiterals(const Model& model);
    /// "true", "open"; "" = a number. variable: by the name that it has in the model.
    std::string of(const std::string& variable, double value) const;

  private:
    std::unordered_map<std::string, const FmuVariable*> variables_;
};

} // namespace rigor

#pragma once
// What a run of a program is told: its parameters, inputs and times, as texts.

#include "core/engine/program/program_spec.h"
#include "core/engine/simulate/signal.h"

#include <span>
#include <string>
#include <vector>

namespace rigor {

class RunInput {
  public:
    /// s. times: those of its outputs.
    RunInput(const ProgramSpec& spec, std::span<const double> parameters, std::span<const Signal> inputs,
             double start, double stop, std::vector<double> times);

    /// Throws Error for an input that varies where a number is asked for: no parameter would mend that.
    void check() const;
    /// Throws Error for a value that the text cannot have: not finite, or not whole where %d stands.
    std::string filledIn(const ProgramText& text) const;
    /// Straight lines between its rows are the inputs (a cubic one within a piece is cut into 20); where one
    /// jumps, the time stands twice.
    std::string inputsFile() const;
    std::string timesFile() const;
    const std::vector<double>& times() const { return times_; }

  private:
    std::string value(const Placeholder& placeholder) const;
    bool constant(const Signal& signal) const;

    const ProgramSpec& spec_;
    std::span<const double> parameters_;
    std::span<const Signal> inputs_;
    double start_, stop_;
    std::vector<double> times_;
};

} // namespace rigor

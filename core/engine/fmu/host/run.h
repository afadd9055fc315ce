#pragma once
// One run within the helper.

#include "core/engine/fmu/host/instance.h"

namespace rigor::host {

/// Inputs over time.
class Inputs {
  public:
    Inputs(const double* memory, const Request& request, std::size_t count);
    /// At a time, what comes behind it where it jumps there.
    void at(double time, double* values);
    /// Their means from one time to another.
    void means(double from, double to, double* values) const;
    /// The pieces that begin at `from` hold until the next stop.
    void pin(double from);
    void pinned(double time, double* values) const;
    /// The next time behind `time` at which an integrator stops; whether it is an event.
    double nextStop(double time) const;
    bool jumpsAt(double time) const;

  private:
    struct Piece {
        double from, c[4];
    };
    struct Signal {
        const Piece* pieces;
        std::size_t count, at = 0;
        bool corners, jumps;
    };
    static std::size_t pieceOf(const Signal& signal, double time);
    static double valueOf(const Signal& signal, std::size_t piece, double time);
    static double meanOf(const Signal& signal, double from, double to);
    std::vector<Signal> signals_;
};

/// Which calls read and set what, worked out once.
struct Tables {
    explicit Tables(const Setup& setup);
    std::vector<Access> inputs, continuousInputs, outputs;
    std::size_t inputCount, outputCount;
    std::vector<char> held; ///< of each output: no line between two of its values
};

class Run {
  public:
    /// asked: whether outputs are still to be tried for being set at all.
    Run(Instance& instance, const Setup& setup, const Tables& tables, double* memory, const Request& request,
        Answer& answer, bool& asked);

    /// Parameters and initialisation.
    void begin(const std::vector<std::size_t>& groups);
    void coSimulation();
    void modelExchange();
    /// Outputs of where it stands, as the end.
    void finish();

  private:
    friend class Exchange;
    void setInputs(const std::vector<Access>& which, double time);
    void setMeans(double to);
    void outputsTo(double* row);
    void record(double time); ///< the rows of this time
    void advance(double to);
    void onGrid();
    void row(std::uint64_t number, const double* values);
    double nextTime() const;
    void count();

    Instance& instance_;
    const Setup& setup_;
    const Tables& tables_;
    double* memory_;
    Request request_;
    Answer& answer_;
    bool& asked_;
    Inputs inputs_;
    std::vector<double> inputValues_, meanValues_, now_;
    double time_, same_; ///< times closer than that are one
    std::uint64_t next_ = 0;
    std::uint64_t steps_ = 0;
    bool ended_ = false; ///< the end row is written
};

} // namespace rigor::host

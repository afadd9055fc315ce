#pragma once
// Writes nodes of the flat graph to a TapeBuilder, each once and after everything it needs.

#include "core/engine/modelica/expand/flat.h"

namespace rigor::modelica {

/// How variables are read.
enum class Reading : std::uint8_t {
    Running, ///< states, unknowns, inputs, discretes, parameters from their slots
    Initial, ///< states, discretes and unknowns by their start values
    Declared ///< everything by declared values: numbers
};

class TapeWriter {
  public:
    /// slotOf[element] = slot of the element, kNone = none.
    TapeWriter(const FlatModel& model, TapeBuilder& builder, std::vector<Id> slotOf, Problems& problems);

    /// The node of the tape. A cycle is reported once and gives NaN.
    Node write(Id root, Reading reading);
    /// The start value of a state, discrete or unknown.
    Node writeStart(std::uint32_t element, Reading reading);
    /// The number under Declared; NaN with a report if it has none.
    double number(Id root, Span span, const std::string& what);
    double numberOrMissing(Id root); ///< NaN without a report
    /// Its enclosure.
    Interval enclosure(Id root) { return builder_.constantEnclosure(write(root, Reading::Declared)); }
    /// Whether a node was written under Running.
    bool isWritten(Id id) const { return done_[0].size() > id && done_[0][id]; }

  private:
    static constexpr Id kLeaf = kNone;
    Id readAs(Id id, Reading reading) const;
    Node leaf(Id id, Reading reading);
    Node operation(Id id, const std::vector<Node>& written);
    Node power(Node base, Node exponent);
    void reportCycle(const std::vector<Id>& path, Id from);

    const FlatModel& model_;
    TapeBuilder& builder_;
    std::vector<Id> slotOf_;
    Problems& problems_;
    std::vector<Node> written_[3];
    std::vector<std::uint8_t> done_[3]; ///< 0 new, 1 done, 2 under way
    std::vector<bool> inCycle_;
};

} // namespace rigor::modelica

#pragma once
// What formulas are at the start of a run, as numbers: to tell whether two of them can both be a start value.

#include "core/engine/modelica/expand/flat.h"

#include <vector>

namespace rigor::modelica {

/// States, and what no equation gives yet, have their start value, 0 without one; derivatives and algebraic
/// variables what their formula says; inputs their declared start; the time is 0.
class StartNumbers {
  public:
    enum class Parameters : std::uint8_t {
        Declared,
        Others ///< Real ones have numbers near the declared ones that no text chose
    };
    explicit StartNumbers(const FlatModel& model, Parameters parameters = Parameters::Declared);

    /// NaN if it needs itself, or an unknown of 0 = ... whose start is not fixed.
    double of(Id root);
    /// 0 without a start.
    double startOf(std::uint32_t element);

  private:
    enum class State : std::uint8_t { New, Underway, Done };
    Id behind(Id id) const;
    double leaf(Id id) const;
    double made(Id id) const;

    const FlatModel& model_;
    Parameters parameters_;
    std::vector<double> values_;
    std::vector<State> states_;
};

enum class Agreement : std::uint8_t { Always, AsDeclared, Never };

/// Whether two formulas are the same number at the start, up to rounding: whatever the parameters are, or as
/// they are declared. kNone is 0.
Agreement agreementAtStart(const FlatModel& model, Id a, Id b, bool opposite = false);

/// The number of a start value for a sentence; where it is none, the text of it.
std::string startText(const FlatModel& model, const Problems& problems, std::uint32_t element);
/// The same of a start that it had before.
std::string startText(const FlatModel& model, const Problems& problems, std::uint32_t element, Id start);
/// An attribute of an element as written, what a class tells of it where it stands there; the declaration
/// without it.
Span attributeSpan(const FlatModel& model, std::uint32_t element, std::string_view attribute);
/// Where the start of an element is written, or else that it is fixed.
Span startSpan(const FlatModel& model, std::uint32_t element);
/// Whether it stands in the model itself, not in the class of a component.
bool isOwnText(const FlatModel& model, Span span);
/// Whether the model itself says the start of an element, and not only the class of a component.
bool hasOwnStart(const FlatModel& model, std::uint32_t element);

} // namespace rigor::modelica

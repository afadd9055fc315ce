#pragma once
// What an FMU says of itself: modelDescription.xml of FMI 2.0 (FMI 2.0.4, section 2.2) and FMI 3.0 (FMI 3.0,
// section 2.4). Reading it runs nothing of the FMU and so needs nobody's consent.

#include "core/foundation/base/translate.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rigor {

/// Of a variable; Real of FMI 2.0 is Float64, its Integer and Enumeration are Int32. Text stands for what is
/// no number.
enum class FmuType : std::uint8_t {
    Float64,
    Float32,
    Int8,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Boolean,
    Enumeration,
    Text
};

enum class FmuCausality { Parameter, Structural, Calculated, Input, Output, Local, Independent };

struct FmuVariable {
    std::string name, description;
    std::string type; ///< as the file says: "Real", "Float64", "Enumeration", "String"
    FmuType kind = FmuType::Float64;
    FmuCausality causality = FmuCausality::Local;
    std::string variability;             ///< "constant", "fixed", "tunable", "discrete", "continuous"
    std::string initial;                 ///< "exact", "approx", "calculated"; "" = the default of its kind
    std::uint32_t reference = 0;         ///< its value reference
    std::vector<std::size_t> dimensions; ///< empty = a single number
    std::size_t count = 1;               ///< numbers in all
    std::vector<double> start;           ///< `count` values; empty = none stated
    std::string unit;                    ///< as the file says
    /// `unit` as Rigor writes it, "" where it knows no such unit: then values are not converted.
    std::string knownUnit;
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    double nominal = 1;
    std::vector<std::pair<double, std::string>> items; ///< of an enumeration: { 1, "open" }
    bool isSize = false; ///< a structural parameter that says how large an array is

    bool isNumber() const { return kind != FmuType::Text; }
    /// Can be set before the run begins, beside parameters and inputs: "x.start" of a run's own variable.
    bool startsExactly() const;
};

/// Co-Simulation or Model Exchange, as the FMU offers it.
struct FmuInterface {
    std::string identifier; ///< of the library
    bool variableStep = false;
    bool onlyOncePerProcess = false;
    bool needsTool = false;
    bool getsAndSetsState = false;
    bool directionalDerivatives = false;
};

struct FmuDescription {
    std::string file;     ///< as given
    int version = 2;      ///< of FMI: 2 or 3
    std::string standard; ///< "2.0"
    std::string modelName, description, tool, token;
    std::string author, modelVersion, licence, copyright, date; ///< as the file says; "" = it does not
    std::optional<FmuInterface> coSimulation, modelExchange;
    std::optional<double> startTime, stopTime, stepSize, tolerance; ///< of its DefaultExperiment; s
    std::vector<FmuVariable> variables;
    std::size_t states = 0, eventIndicators = 0; ///< FMI 2.0; of 3.0 the library itself says
    std::vector<std::string> platforms;          ///< folders of binaries, "linux64"
    /// What a reader should know: units that are not known, what is no number and so left out.
    Messages notes;

    /// "binaries/linux64/pump.so"; throws Error naming what is there, if it is not for this machine.
    std::string library(const FmuInterface& of) const;
    std::vector<std::string> entries; ///< of the archive
};

/// Throws Error: FmuArchive's, no or no legal description, DTD or entities, too large or too deep, another
/// version of FMI, clocks, terminals, neither of the two interfaces, two variables of one name, a number that
/// is none, ... each one sentence that names what is wrong.
FmuDescription readFmu(std::string_view bytes, const std::string& file);

/// "y[3]", "A[1,2]": the names of all numbers of a variable, the last index running fastest.
std::vector<std::string> spreadNames(const FmuVariable& variable);

} // namespace rigor

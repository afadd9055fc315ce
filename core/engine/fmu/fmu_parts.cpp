#include "core/engine/fmu/fmu_parts.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {
namespace {

host::Type hostType(const FmuVariable& v, int version) {
    if (version == 2 && v.kind == FmuType::Enumeration) return host::Type::Int32;
    return static_cast<host::Type>(v.kind);
}

class PartsMaker {
  public:
    explicit PartsMaker(const FmuDescription& fmu) : fmu_(fmu) {}

    FmuParts make() {
        std::set<std::string> taken;
        for (const FmuVariable& v : fmu_.variables) taken.insert(v.name);
        for (const FmuVariable& v : fmu_.variables) {
            if (!v.isNumber() || v.count == 0) continue;
            const bool parameter =
                v.causality == FmuCausality::Parameter || v.causality == FmuCausality::Structural;
            if (parameter && !v.isSize && v.initial != "calculated" && !v.start.empty() &&
                v.variability != "constant")
                addParameter(v, "");
            else if (v.startsExactly() && !taken.contains(v.name + ".start"))
                addParameter(v, ".start");
            if (v.causality == FmuCausality::Input) add(v, "", made_.inputs, made_.inputGroups, inputNames_);
            if (v.causality == FmuCausality::Output)
                add(v, "", made_.outputs, made_.outputGroups, outputNames_);
        }
        return std::move(made_);
    }

  private:
    void addParameter(const FmuVariable& v, const std::string& suffix) {
        made_.parameterValues.emplace_back();
        for (const auto& [value, name] : v.items) made_.parameterValues.back().push_back(value);
        made_.groupOf.insert(made_.groupOf.end(), v.count, made_.parameterGroups.size());
        add(v, suffix, made_.parameters, made_.parameterGroups, parameterNames_);
    }

    void add(const FmuVariable& v, const std::string& suffix, std::vector<Variable>& variables,
             std::vector<host::Group>& groups, std::set<std::string>& names) {
        const bool real = v.kind == FmuType::Float64 || v.kind == FmuType::Float32;
        groups.push_back({.reference = v.reference,
                          .type = hostType(v, fmu_.version),
                          .count = static_cast<std::uint32_t>(v.count),
                          .discrete = v.variability == "discrete" || !real,
                          .structural = v.causality == FmuCausality::Structural});
        std::string description = v.description;
        if (!v.unit.empty() && v.knownUnit.empty())
            description += (description.empty() ? "[" : " [") + v.unit + "]";
        const std::vector<std::string> spread = spreadNames(v);
        for (std::size_t k = 0; k < v.count; ++k) {
            const std::string name = spread[k] + suffix;
            if (!names.insert(name).second)
                throw Error(
                    filled(sentence("Model", "the FMU has two parameters, inputs or outputs named {}"), name),
                    {.file = fmu_.file});
            variables.push_back({.name = name,
                                 .description = description,
                                 .unit = v.knownUnit,
                                 .start = v.start.empty() ? 0 : v.start[k],
                                 .min = v.min,
                                 .max = v.max,
                                 .nominal = v.nominal,
                                 .isInteger = !real});
        }
    }

    const FmuDescription& fmu_;
    FmuParts made_;
    std::set<std::string> parameterNames_, inputNames_, outputNames_;
};

struct TypeLimits {
    double least, most;
};

TypeLimits limitsOf(host::Type type) {
    using enum host::Type;
    switch (type) {
    case Int8:
        return {-128, 127};
    case UInt8:
        return {0, 255};
    case Int16:
        return {-32768, 32767};
    case UInt16:
        return {0, 65535};
    case Int32:
        return {-2147483648.0, 2147483647.0};
    case UInt32:
        return {0, 4294967295.0};
    case Int64:
    case Enumeration:
        return {-9007199254740992.0, 9007199254740992.0}; // whole numbers that a double holds
    case UInt64:
        return {0, 9007199254740992.0};
    case Boolean:
        return {0, 1};
    case Float64:
    case Float32:
        break;
    }
    return {-HUGE_VAL, HUGE_VAL};
}

} // namespace

FmuParts partsOf(const FmuDescription& fmu) { return PartsMaker(fmu).make(); }

Message refusedValue(const FmuParts& parts, std::size_t index, double value) {
    const Variable& parameter = parts.parameters[index];
    const std::size_t group = parts.groupOf[index];
    const host::Type type = parts.parameterGroups[group].type;
    if (!std::isfinite(value))
        return filled(sentence("Model", "{} = {} is not a finite number"), parameter.name, value);
    if (type == host::Type::Float64 || type == host::Type::Float32) return {};
    const TypeLimits limits = limitsOf(type);
    if (value != std::floor(value))
        return filled(sentence("Model", "{} = {} is no whole number, and the FMU takes only these"),
                      parameter.name, value);
    if (value < limits.least || value > limits.most)
        return filled(sentence("Model", "{} = {} is outside of what the FMU can hold, {} to {}"),
                      parameter.name, value, limits.least, limits.most);
    const std::vector<double>& known = parts.parameterValues[group];
    if (!known.empty() && value != parameter.start && std::ranges::find(known, value) == known.end())
        return filled(sentence("Model", "{} = {} is none of the values of its enumeration ({})"),
                      parameter.name, value, fmt::join(known, ", "));
    return {};
}

} // namespace rigor

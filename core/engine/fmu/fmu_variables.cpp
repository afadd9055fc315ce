#include "core/engine/fmu/fmu_variables.h"

#include "core/engine/fmu/small_xml.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace rigor {
namespace {

constexpr std::size_t kMostNumbers = 1'000'000;

/// What a declared type hands on to its variables.
struct DeclaredType {
    std::string unit;
    std::optional<double> min, max, nominal;
    std::vector<std::pair<double, std::string>> items;
};

struct ArraySize {
    std::optional<double> size;
    std::optional<std::uint32_t> reference; ///< of the structural parameter that says it
};

class VariableReader {
  public:
    VariableReader(pugi::xml_node root, FmuDescription& fmu) : root_(root), fmu_(fmu) {}

    void read() {
        readUnits();
        readTypes();
        std::set<std::string> names;
        for (pugi::xml_node node : root_.child("ModelVariables").children()) {
            if (node.type() != pugi::node_element) continue;
            FmuVariable variable = fmu_.version == 2 ? oldVariable(node) : newVariable(node);
            if (variable.name.empty()) refuse(translate("Model", "the FMU has a variable without a name"));
            if (!names.insert(variable.name).second)
                refuse(filled(sentence("Model", "the FMU has two variables named {}"), variable.name));
            fmu_.variables.push_back(std::move(variable));
        }
        checkReferences();
        sizeArrays();
        checkStarts();
        checkLimits();
        checkUnits();
        readStructure();
    }

  private:
    [[noreturn]] void refuse(Message what) const { throw Error(std::move(what), {.file = fmu_.file}); }

    std::optional<double> number(pugi::xml_node node, const char* name) const {
        const pugi::xml_attribute attribute = node.attribute(name);
        if (!attribute) return {};
        try {
            return numberOf(attribute, fmu_.file);
        } catch (const Error&) { // whose it is
            for (pugi::xml_node whose = node; whose; whose = whose.parent())
                if (whose.attribute("name"))
                    refuse(filled(sentence("Model", "{} = \"{}\" of {} is no number"), name,
                                  shortened(attribute.value(), 60),
                                  shortened(whose.attribute("name").value(), 60)));
            throw;
        }
    }

    std::uint32_t reference(pugi::xml_node node) const {
        const auto value = number(node, "valueReference");
        if (!value || *value < 0 || *value > 4294967295.0 || *value != std::floor(*value))
            refuse(filled(sentence("Model", "the variable {} has no legal valueReference ({})"),
                          node.attribute("name").value(), node.attribute("valueReference").value()));
        return static_cast<std::uint32_t>(*value);
    }

    /// What the FMU says its units are, by powers of base units: of those that Rigor does not know by name.
    void readUnits() {
        for (pugi::xml_node node : root_.child("UnitDefinitions").children("Unit")) {
            const std::string name = node.attribute("name").value();
            const pugi::xml_node base = node.child("BaseUnit");
            if (name.empty() || !base) continue;
            const double factor = number(base, "factor").value_or(1),
                         offset = number(base, "offset").value_or(0);
            if (!std::isfinite(factor) || factor == 0 || !std::isfinite(offset))
                refuse(
                    filled(sentence("Model", "the unit {} has the factor {} and the offset {}, which no unit "
                                             "has"),
                           name, factor, offset));
            static constexpr const char* kBases[] = {"m", "kg", "s", "A", "K", "mol", "cd", "rad"};
            Dimension dimension;
            bool small = true;
            for (std::size_t k = 0; k < std::size(kBases); ++k) {
                const double power = number(base, kBases[k]).value_or(0);
                small = small && std::abs(power) <= 100;
                if (small) dimension.twelfths[k] = 12 * static_cast<int>(power);
            }
            if (!small) continue;
            if (factor == 1 && offset == 0) defined_[name] = toString(dimension);
            if (const auto here = parseUnit(name); here && !sameUnit(*here, {dimension, factor, offset}))
                other_.insert(name);
        }
    }

    /// Angles are written with and without rad.
    static bool sameUnit(const Unit& here, const Unit& said) {
        const auto alike = [](double a, double b) { return std::abs(a - b) <= 1e-3 * std::abs(b); };
        return sameDimension(here, said) && alike(said.factor, here.factor) &&
               (alike(said.offset, here.offset) || said.offset == 0 || here.offset == 0);
    }

    DeclaredType typeOf(pugi::xml_node node) const {
        DeclaredType type{.unit = node.attribute("unit").value(),
                          .min = number(node, "min"),
                          .max = number(node, "max"),
                          .nominal = number(node, "nominal")};
        for (pugi::xml_node item : node.children("Item")) {
            const double value = number(item, "value").value_or(static_cast<double>(type.items.size()) + 1);
            type.items.emplace_back(value, item.attribute("name").value());
            type.min = std::min(type.min.value_or(value), value);
            type.max = std::max(type.max.value_or(value), value);
        }
        return type;
    }

    void readTypes() {
        for (pugi::xml_node node : root_.child("TypeDefinitions").children()) {
            if (node.type() != pugi::node_element) continue;
            // FMI 2.0: <SimpleType name><Real unit/></SimpleType>; 3.0: <Float64Type name unit/>
            const pugi::xml_node inner = fmu_.version == 2 ? node.first_child() : node;
            types_[node.attribute("name").value()] = typeOf(inner);
        }
    }

    static FmuType kindOf(const std::string& type) {
        static const std::map<std::string, FmuType> kinds = {
            {"Real", FmuType::Float64},    {"Integer", FmuType::Int32},
            {"Boolean", FmuType::Boolean}, {"Float64", FmuType::Float64},
            {"Float32", FmuType::Float32}, {"Int8", FmuType::Int8},
            {"UInt8", FmuType::UInt8},     {"Int16", FmuType::Int16},
            {"UInt16", FmuType::UInt16},   {"Int32", FmuType::Int32},
            {"UInt32", FmuType::UInt32},   {"Int64", FmuType::Int64},
            {"UInt64", FmuType::UInt64},   {"Enumeration", FmuType::Enumeration},
            {"String", FmuType::Text},     {"Binary", FmuType::Text}};
        const auto found = kinds.find(type);
        return found == kinds.end() ? FmuType::Text : found->second;
    }

    FmuCausality causalityOf(const std::string& name, const std::string& word) const {
        static const std::map<std::string, FmuCausality> all = {
            {"", FmuCausality::Local},
            {"local", FmuCausality::Local},
            {"parameter", FmuCausality::Parameter},
            {"structuralParameter", FmuCausality::Structural},
            {"calculatedParameter", FmuCausality::Calculated},
            {"input", FmuCausality::Input},
            {"output", FmuCausality::Output},
            {"independent", FmuCausality::Independent},
            {"dependent", FmuCausality::Local}};
        const auto found = all.find(word);
        if (found == all.end())
            refuse(filled(sentence("Model", "the variable {} has the causality \"{}\", which there is not"),
                          name, shortened(word, 60)));
        return found->second;
    }

    /// `node` names and places it, `details` holds type and start (the same element in FMI 3.0).
    FmuVariable common(pugi::xml_node node, pugi::xml_node details, const std::string& type) const {
        FmuVariable v;
        v.name = node.attribute("name").value();
        v.description = node.attribute("description").value();
        v.type = type;
        v.kind = kindOf(type);
        v.reference = reference(node);
        v.causality = causalityOf(v.name, node.attribute("causality").value());
        v.initial = node.attribute("initial").value();
        v.variability = node.attribute("variability").value();
        const bool real = v.kind == FmuType::Float64 || v.kind == FmuType::Float32;
        const bool parameter = v.causality == FmuCausality::Parameter ||
                               v.causality == FmuCausality::Structural ||
                               v.causality == FmuCausality::Calculated;
        const auto known = [&](const char* what, const std::string& word,
                               std::initializer_list<std::string_view> words) {
            if (!word.empty() && std::ranges::find(words, word) == words.end())
                refuse(filled(sentence("Model", "the variable {} has the {} \"{}\", which there is not"),
                              v.name, what, shortened(word, 60)));
        };
        known("variability", v.variability, {"constant", "fixed", "tunable", "discrete", "continuous"});
        known("initial", v.initial, {"exact", "approx", "calculated"});
        if (v.variability.empty()) v.variability = parameter ? "fixed" : real ? "continuous" : "discrete";
        DeclaredType declared = typeOf(details);
        if (const std::string name = details.attribute("declaredType").value(); !name.empty()) {
            const auto found = types_.find(name);
            if (found == types_.end())
                refuse(filled(sentence("Model", "{} is of the type {}, which the FMU does not declare"),
                              v.name, shortened(name, 60)));
            const DeclaredType& from = found->second;
            if (declared.unit.empty()) declared.unit = from.unit;
            if (!declared.min) declared.min = from.min;
            if (!declared.max) declared.max = from.max;
            if (!declared.nominal) declared.nominal = from.nominal;
            declared.items = from.items;
        }
        if (real) v.unit = declared.unit;
        if (v.kind == FmuType::Boolean) v.min = 0, v.max = 1;
        if (declared.min) v.min = *declared.min;
        if (declared.max) v.max = *declared.max;
        if (declared.nominal && std::isfinite(*declared.nominal) && *declared.nominal != 0)
            v.nominal = std::abs(*declared.nominal);
        v.items = declared.items;
        if (const pugi::xml_attribute start = details.attribute("start"); start && v.isNumber())
            v.start = numbersOf(start.value(), v.name, fmu_.file);
        return v;
    }

    FmuVariable oldVariable(pugi::xml_node node) {
        for (const char* type : {"Real", "Integer", "Boolean", "String", "Enumeration"})
            if (const pugi::xml_node details = node.child(type)) {
                arrays_.emplace_back();
                return common(node, details, type);
            }
        refuse(filled(sentence("Model", "the variable {} has no type that FMI 2.0 knows"),
                      node.attribute("name").value()));
    }

    FmuVariable newVariable(pugi::xml_node node) {
        const std::string type = localName(node), name = node.attribute("name").value();
        if (type == "Clock" || node.attribute("clocks"))
            refuse(filled(sentence("Model", "{} is a clock or follows one; FMUs with clocks (synchronous "
                                            "clocks of FMI 3.0) are not run here"),
                          name));
        FmuVariable v = common(node, node, type);
        if (kindOf(type) == FmuType::Text && type != "String" && type != "Binary")
            refuse(filled(sentence("Model", "the variable {} has the type {}, which FMI 3.0 does not know"),
                          name, shortened(type, 60)));
        std::vector<ArraySize> sizes;
        for (pugi::xml_node dimension : node.children("Dimension")) {
            ArraySize size{.size = number(dimension, "start")};
            if (!size.size && !dimension.attribute("valueReference"))
                refuse(filled(sentence("Model", "a dimension of the array {} has neither a start nor a "
                                                "valueReference"),
                              name));
            if (!size.size) size.reference = reference(dimension);
            sizes.push_back(size);
        }
        arrays_.push_back(std::move(sizes));
        return v;
    }

    static bool isSet(const FmuVariable& v) {
        return v.causality == FmuCausality::Parameter || v.causality == FmuCausality::Structural ||
               v.causality == FmuCausality::Input;
    }

    /// FMI 2.0: variables of one kind may share a place, of which one at most may be set. FMI 3.0: none may.
    void checkReferences() {
        std::map<std::pair<int, std::uint32_t>, const FmuVariable*> taken;
        for (const FmuVariable& v : fmu_.variables) {
            const int kind = fmu_.version == 3                ? 0
                             : v.kind == FmuType::Enumeration ? static_cast<int>(FmuType::Int32)
                                                              : static_cast<int>(v.kind);
            auto [first, isNew] = taken.emplace(std::pair(kind, v.reference), &v);
            if (isNew) continue;
            if (fmu_.version == 3 || (isSet(v) && isSet(*first->second)))
                refuse(
                    filled(sentence("Model", "{} and {} have the same valueReference {}: what is set of one "
                                             "would be overwritten by the other"),
                           first->second->name, v.name, v.reference));
            if (isSet(v)) first->second = &v;
        }
    }

    void sizeArrays() {
        std::size_t all = 0;
        for (std::size_t k = 0; k < fmu_.variables.size(); ++k) {
            FmuVariable& v = fmu_.variables[k];
            for (const ArraySize& said : arrays_[k]) {
                const double size = said.size ? *said.size : structuralValue(v.name, *said.reference);
                if (!(size >= 0) || size != std::floor(size))
                    refuse(filled(sentence("Model", "the array {} has the size {}"), v.name, size));
                if (size > static_cast<double>(kMostNumbers)) tooMany(v.name);
                v.dimensions.push_back(static_cast<std::size_t>(size));
                v.count *= v.dimensions.back();
                if (v.count > kMostNumbers) tooMany(v.name);
            }
            all += v.count;
            if (all > kMostNumbers) tooMany(v.name);
        }
        for (const FmuVariable& v : fmu_.variables)
            if (v.isSize)
                fmu_.notes.push_back(filled(
                    sentence("Model",
                             "{} says how large an array is; it keeps its value {} and is no parameter"),
                    v.name, v.start.front()));
    }

    [[noreturn]] void tooMany(const std::string& name) const {
        refuse(filled(sentence("Model", "with {} the FMU has more than {} numbers, which are not read"), name,
                      kMostNumbers));
    }

    double structuralValue(const std::string& array, std::uint32_t reference) {
        for (FmuVariable& v : fmu_.variables)
            if (v.reference == reference && v.causality == FmuCausality::Structural && !v.start.empty()) {
                v.isSize = true;
                return v.start.front();
            }
        refuse(filled(
            sentence("Model", "the size of the array {} is no structural parameter with a start value"),
            array));
    }

    void checkStarts() {
        std::size_t texts = 0;
        for (FmuVariable& v : fmu_.variables) {
            if (!v.isNumber()) {
                texts += v.causality == FmuCausality::Parameter || v.causality == FmuCausality::Input ||
                         v.causality == FmuCausality::Output;
                continue;
            }
            if (v.start.size() == 1 && v.count > 1) v.start.assign(v.count, v.start.front());
            if (!v.start.empty() && v.start.size() != v.count)
                refuse(filled(sentence("Model", "{} has {} start values for {} numbers"), v.name,
                              v.start.size(), v.count));
            for (const double value : v.start)
                if (!std::isfinite(value))
                    refuse(
                        filled(sentence("Model", "the start value {} of {} is not finite"), value, v.name));
                else if (v.kind != FmuType::Float64 && v.kind != FmuType::Float32 &&
                         value != std::floor(value))
                    refuse(filled(sentence("Model", "the start value {} of {} is no whole number"), value,
                                  v.name));
            if (v.start.empty() && v.causality == FmuCausality::Parameter && v.initial != "calculated")
                fmu_.notes.push_back(
                    filled(sentence("Model", "{} has no start value and so is no parameter"), v.name));
        }
        if (texts)
            fmu_.notes.push_back(filled(
                sentence("Model", "{} of its variables are texts; they keep their start values"), texts));
    }

    /// Of what is set or asked for: no value could be given to it, or none of its own.
    void checkLimits() {
        for (const FmuVariable& v : fmu_.variables) {
            const bool set = v.causality == FmuCausality::Parameter ||
                             v.causality == FmuCausality::Structural || v.causality == FmuCausality::Input ||
                             v.startsExactly();
            if (!v.isNumber() || !(set || v.causality == FmuCausality::Output)) continue;
            if (!(v.min <= v.max))
                refuse(filled(sentence("Model", "the limits of {} contradict each other: min = {}, max = {}"),
                              v.name, v.min, v.max));
            for (const double value : v.start)
                if (set && !(value >= v.min && value <= v.max))
                    refuse(filled(
                        sentence("Model", "the start value {} of {} lies outside of its limits {} to {}"),
                        value, v.name, v.min, v.max));
        }
    }

    void checkUnits() {
        std::map<std::string, std::string> unknown; // and the first variable with it
        for (FmuVariable& v : fmu_.variables) {
            if (v.unit.empty()) continue;
            if (other_.contains(v.unit) && !defined_.contains(v.unit))
                unknown.emplace(v.unit, v.name); // it means something else here
            else if (parseUnit(v.unit) && !other_.contains(v.unit))
                v.knownUnit = v.unit;
            else if (const auto found = defined_.find(v.unit); found != defined_.end())
                v.knownUnit = found->second;
            else if (v.causality != FmuCausality::Local && v.causality != FmuCausality::Calculated)
                unknown.emplace(v.unit, v.name);
        }
        for (const auto& [unit, name] : unknown)
            fmu_.notes.push_back(
                filled(sentence("Model", "the unit {} of {} is not known here: its values are not converted"),
                       unit, name));
    }

    void readStructure() {
        const pugi::xml_node structure = root_.child("ModelStructure");
        if (fmu_.version == 2)
            for (const char* list : {"Outputs", "Derivatives", "InitialUnknowns"})
                for (pugi::xml_node node : structure.child(list).children("Unknown")) checkIndex(node, list);
        const auto derivatives = structure.child("Derivatives").children("Unknown");
        fmu_.states = static_cast<std::size_t>(std::distance(derivatives.begin(), derivatives.end()));
        if (const auto count = number(root_, "numberOfEventIndicators")) {
            if (!(*count >= 0) || *count > static_cast<double>(kMostNumbers) || *count != std::floor(*count))
                refuse(filled(sentence("Model", "the FMU says that it has {} event indicators"), *count));
            fmu_.eventIndicators = static_cast<std::size_t>(*count);
        }
    }

    void checkIndex(pugi::xml_node node, const char* list) const {
        const double index = number(node, "index").value_or(0),
                     all = static_cast<double>(fmu_.variables.size());
        if (!(index >= 1 && index <= all) || index != std::floor(index))
            refuse(filled(sentence("Model", "{} of the FMU names the variable number {}, and it has {}"),
                          list, index, fmu_.variables.size()));
    }

    pugi::xml_node root_;
    FmuDescription& fmu_;
    std::map<std::string, std::string> defined_;
    std::set<std::string> other_; ///< units that have another meaning here than the FMU says
    std::map<std::string, DeclaredType> types_;
    std::vector<std::vector<ArraySize>> arrays_; ///< one per variable
};

} // namespace

void readVariables(pugi::xml_node root, FmuDescription& fmu) { VariableReader(root, fmu).read(); }

bool FmuVariable::startsExactly() const {
    return (causality == FmuCausality::Local || causality == FmuCausality::Output) && initial == "exact" &&
           variability != "constant" && isNumber() && !start.empty();
}

std::vector<std::string> spreadNames(const FmuVariable& variable) {
    if (variable.dimensions.empty()) return {variable.name};
    std::vector<std::string> names;
    names.reserve(variable.count);
    std::vector<std::size_t> index(variable.dimensions.size(), 1);
    for (std::size_t k = 0; k < variable.count; ++k) {
        names.push_back(fmt::format("{}[{}]", variable.name, fmt::join(index, ",")));
        for (std::size_t d = index.size(); d-- > 0;) {
            if (++index[d] <= variable.dimensions[d]) break;
            index[d] = 1;
        }
    }
    return names;
}

} // namespace rigor

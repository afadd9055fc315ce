#pragma once
// An options struct lists its fields once: name, unit, range, choices, default, help. The form in the window,
// the study file, the validation messages, undo, the command line and the report all walk that list, so that
// no method needs a dialog, a parser or a report of its own.
//
//     struct FilterOptions {
//         int order = 4;
//         Fields fields() {
//             Fields f;
//             f.add("order", order, {.label = "Order", .help = "...", .min = 1, .max = 8});
//             return f;
//         }
//     };

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rigor {

using FieldValue = std::variant<bool, long long, double, std::string, std::vector<double>>;

/// What a field is, apart from its value. min and max bound every number of the field (inclusive unless
/// open).
struct FieldInfo {
    std::string label; ///< for people, sentence case: "Polynomial degree"
    std::string help;  ///< one or two sentences: meaning, formula, typical value, source
    std::string unit;  ///< SI unit of the stored number, "" = dimensionless
    std::string group; ///< heading in the form
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    bool minOpen = false; ///< the lower bound itself is not allowed
    /// A text field with choices is one of them; with min and max too it is a whole number or one of them,
    /// and its value that number or that text.
    std::vector<std::string> choices;
    bool expert = false; ///< folded away until asked for
    std::string onlyIf;  ///< "key=value": the field matters only then (hidden otherwise)
    /// What it means that no number is stated: "the end of the data". Only such a field may be left empty;
    /// its value is then NaN.
    std::string unstated;
    bool foreign = false; ///< it matters only for models that run elsewhere (engine/simulate/external.h)
};

/// One field bound to a member of an options object, which must outlive it.
struct Field {
    std::string key; ///< as in the study file, snake_case
    FieldInfo info;
    FieldValue defaultValue;
    std::function<FieldValue()> get;
    std::function<void(const FieldValue&)> set; ///< value has the alternative of defaultValue
};

class Fields {
  public:
    void add(std::string key, bool& member, FieldInfo info);
    void add(std::string key, int& member, FieldInfo info);
    void add(std::string key, long long& member, FieldInfo info);
    void add(std::string key, double& member, FieldInfo info);
    void add(std::string key, std::optional<double>& member, FieldInfo info); ///< info.unstated is needed
    void add(std::string key, std::string& member, FieldInfo info);
    void add(std::string key, std::vector<double>& member, FieldInfo info);

    const std::vector<Field>& all() const { return fields_; }
    /// The field of that key, or nullptr.
    const Field* find(std::string_view key) const;
    /// Sets a field. Throws Error with key, value and limit if the key is unknown (nearest one suggested),
    /// the type differs (whole numbers are accepted for reals) or the value is out of range.
    void set(std::string_view key, const FieldValue& value) const;
    /// All fields and values, in order, for provenance.
    std::vector<std::pair<std::string, FieldValue>> values() const;

  private:
    std::vector<Field> fields_;
};

/// Whether the value satisfies range and choices; otherwise a clause such as "must be at least 1". Empty =
/// fine.
std::string whyRefused(const FieldInfo& info, const FieldValue& value);

/// Equal; numbers that are not stated are the same.
bool sameValue(const FieldValue& a, const FieldValue& b);

/// Text of a value as a study file would hold it: true, 4, 0.5, "text", [1, 2].
std::string toString(const FieldValue& value);

} // namespace rigor

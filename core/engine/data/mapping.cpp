#include "core/engine/data/mapping.h"
#include "core/engine/data/csv/csv_checks.h"

#include "core/engine/data/series/columns/derived.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace rigor {
namespace {

using Role = MappedColumn::Role;

std::string plainName(const std::string& name) {
    std::string plain;
    for (const char c : name)
        if (c != '_' && c != ' ') plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return plain;
}

/// The unit at the end of a name, "um" of "D_y_um" or "rad/s" of "w_rad_s", if it has the dimension of
/// `unit`.
std::string unitInName(const std::string& name, const std::string& unit) {
    const auto target = parseUnit(unit);
    if (!target) return "";
    for (auto cut = name.find('_'); cut != std::string::npos; cut = name.find('_', cut + 1)) {
        std::string suffix = name.substr(cut + 1);
        std::replace(suffix.begin(), suffix.end(), '_', '/');
        const auto parsed = suffix.empty() ? std::nullopt : parseUnit(suffix);
        const bool number = suffix.find_first_not_of("0123456789./-") == std::string::npos;
        if (parsed && !number && sameDimension(*parsed, *target)) return suffix;
    }
    return "";
}

/// Dates without a time of day: every moment is a midnight.
bool holdsOnlyDates(const Column& column) {
    constexpr double kDay = 86400;
    return column.type == ColumnType::DateTime &&
           std::all_of(column.numbers.begin(), column.numbers.end(),
                       [](double t) { return !std::isfinite(t) || std::fmod(t, kDay) == 0; });
}

bool rises(const std::vector<double>& times) {
    double last = -std::numeric_limits<double>::infinity();
    for (const double t : times) {
        if (!std::isfinite(t)) continue;
        if (!(t > last)) return false;
        last = t;
    }
    return true;
}

class Mapper {
  public:
    Mapper(const Table& table, const DataRecipe& recipe, const Model& model, const std::string& file,
           Messages& warnings, Messages& notes)
        : table_(table), recipe_(recipe), model_(model), file_(file), warnings_(warnings), notes_(notes),
          uses_(table.columns.size()) {
        for (std::size_t i = 0; i < uses_.size(); ++i) {
            uses_[i].column = i;
            uses_[i].mapped.column = table.columns[i].name;
            uses_[i].mapped.unit = table.columns[i].unit;
            uses_[i].mapped.derived = recipe.derived.contains(table.columns[i].name);
        }
        // A column that another of the files has (dataset.cpp refuses one that none has).
        for (const auto& [column, unit] : recipe.units)
            if (const auto index = sought(column)) uses_[*index].mapped.unit = unit;
    }

    std::vector<ColumnUse> run() {
        const bool rows = recipe_.layout == "rows";
        for (const auto& [target, column] : recipe_.conditions) use(column, target, Role::Condition);
        for (const auto& [target, column] : recipe_.inputs) use(column, target, Role::Input);
        for (const auto& [target, column] : recipe_.measurements) use(column, target, Role::Measurement);
        if (!recipe_.label.empty()) uses_[indexOf(recipe_.label)].mapped.role = Role::Label;
        if (!recipe_.time.empty()) useTime(indexOf(recipe_.time));
        for (const auto& [column, codes] : recipe_.codes) indexOf(column);
        mapByName(rows);
        mapByDescription(rows);
        if (!rows && recipe_.time.empty()) findTime();
        for (ColumnUse& u : uses_)
            if (!u.mapped.target.empty() || u.mapped.role == Role::Time) settleUnit(u);
        if (rows)
            tellUnused();
        else if (!recipe_.time.empty())
            tellOtherClocks(indexOf(recipe_.time));
        return std::move(uses_);
    }

  private:
    [[noreturn]] void refuse(Message sentence) const { throw Error(std::move(sentence), {.file = file_}); }

    std::optional<std::size_t> sought(const std::string& column) const {
        const int index = table_.find(column);
        if (index >= 0) return static_cast<std::size_t>(index);
        // Also as the name stands in the header without its unit, in other case.
        for (std::size_t i = 0; i < table_.columns.size(); ++i)
            if (plainName(table_.columns[i].name) == plainName(column)) return i;
        return std::nullopt;
    }

    std::size_t indexOf(const std::string& column) const {
        if (const auto index = sought(column)) return *index;
        std::vector<std::string> names;
        for (const Column& c : table_.columns) names.push_back(c.name);
        const auto near = nearestName(column, names);
        refuse(
            near ? filled(sentence("Data", "there is no column \"{}\". Did you mean \"{}\"?"), column, *near)
                 : filled(sentence("Data", "there is no column \"{}\"; there are {}"), column,
                          fmt::join(names, ", ")));
    }

    const Variable& target(const std::string& name) const {
        if (const auto reference = findVariable(model_, name)) return variable(model_, *reference);
        std::vector<std::string> names;
        for (const auto* group : {&model_.parameters(), &model_.inputs(), &model_.outputs()})
            for (const Variable& v : *group) names.push_back(v.name);
        const auto near = nearestName(name, names);
        refuse(filled(sentence("Data", "the model {} has no variable \"{}\"{}"), model_.name(), name,
                      near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : Message{}));
    }

    static bool hasVariable(const std::vector<Variable>& group, const std::string& name) {
        return std::any_of(group.begin(), group.end(), [&](const Variable& v) { return v.name == name; });
    }

    void use(const std::string& column, const std::string& name, Role role) {
        if (!sought(column) && sought(name) && findVariable(model_, column))
            refuse(
                filled(sentence("Data", "\"{}\" is a column and {} belongs to the model: write {} = \"{}\""),
                       name, column, column, name));
        const std::size_t index = indexOf(column);
        const Variable& v = target(name);
        if (role == Role::Condition && !hasVariable(model_.parameters(), name))
            refuse(
                filled(sentence("Data", "\"{}\" is no parameter of the model {} and cannot be a condition"),
                       name, model_.name()));
        if (role == Role::Input && !hasVariable(model_.inputs(), name))
            refuse(filled(sentence("Data", "\"{}\" is no input of the model {}"), name, model_.name()));
        if (role == Role::Measurement &&
            (hasVariable(model_.parameters(), name) || hasVariable(model_.inputs(), name)))
            refuse(filled(sentence("Data", "\"{}\" is no output of the model {} and cannot be measured"),
                          name, model_.name()));
        ColumnUse& u = uses_[index];
        if (u.mapped.role != Role::Shown)
            refuse(filled(sentence("Data", "the column \"{}\" is used for \"{}\" and for \"{}\""),
                          u.mapped.column, u.mapped.target, name));
        u.mapped.target = name;
        u.mapped.role = role;
        u.targetUnit = v.unit;
        taken_.insert(name);
    }

    void useTime(std::size_t index) {
        uses_[index].mapped.role = Role::Time;
        uses_[index].targetUnit = "s";
    }

    /// The reader has told those beside what it takes for the time itself.
    void tellOtherClocks(std::size_t time) {
        if (likelyTime(table_, [](const Column&) { return true; }) == static_cast<int>(time)) return;
        for (const std::size_t c : otherClocks(table_, time))
            if (uses_[c].mapped.role == Role::Shown && !ignored(table_.columns[c].name))
                warnings_.push_back(filled("{}: {}", file_, wordsOnOtherClock(table_, c, time)));
    }

    /// In the layout of signals a parameter is no column: it does not change within an experiment.
    void mapByName(bool rows) {
        for (ColumnUse& u : uses_) {
            const Column& column = table_.columns[u.column];
            if (u.mapped.role != Role::Shown || column.type == ColumnType::Text ||
                recipe_.codes.count(column.name) || ignored(column.name))
                continue;
            const Variable* condition = rows ? sameName(model_.parameters(), column.name) : nullptr;
            if (condition)
                assign(u, *condition, Role::Condition);
            else if (const Variable* v = sameName(model_.inputs(), column.name))
                assign(u, *v, Role::Input);
            else if (const Variable* o = sameName(model_.outputs(), column.name))
                assign(u, *o, Role::Measurement);
        }
    }

    /// What no name fits may be called as a variable is described: "Deflection", w "deflection".
    void mapByDescription(bool rows) {
        for (ColumnUse& u : uses_) {
            const Column& column = table_.columns[u.column];
            if (u.mapped.role != Role::Shown || column.type == ColumnType::Text ||
                recipe_.codes.count(column.name) || ignored(column.name))
                continue;
            std::vector<std::pair<const Variable*, Role>> found;
            const auto look = [&](const std::vector<Variable>& group, Role role) {
                for (const Variable& v : group)
                    if (isDescribedAs(v, column)) found.emplace_back(&v, role);
            };
            if (rows) look(model_.parameters(), Role::Condition);
            look(model_.inputs(), Role::Input);
            look(model_.outputs(), Role::Measurement);
            if (found.size() != 1) continue;
            assign(u, *found.front().first, found.front().second);
            notes_.push_back(filled(
                sentence("Data", "{}: the column \"{}\" is taken for {}, which the model describes so"),
                file_, column.name, found.front().first->name));
        }
    }

    bool isDescribedAs(const Variable& v, const Column& column) const {
        if (v.description.empty() || taken_.count(v.name) ||
            plainName(v.description) != plainName(column.name))
            return false;
        const auto own = parseUnit(column.unit), goal = parseUnit(v.unit);
        return column.unit.empty() || v.unit.empty() || (own && goal && sameDimension(*own, *goal));
    }

    /// A condition under another name would be lost: every experiment would have the value of the model's
    /// text.
    void tellUnused() {
        std::vector<std::string> unused;
        for (const ColumnUse& u : uses_) {
            const Column& column = table_.columns[u.column];
            if (u.mapped.role != Role::Shown || column.type != ColumnType::Number ||
                recipe_.codes.count(column.name) || recipe_.derived.contains(column.name) ||
                ignored(column.name) || otherUsesOf(recipe_, column.name).any())
                continue;
            if (isTimeName(column.name) && ascends(column))
                warnings_.push_back(filled(
                    sentence("Data", "{}: every row is taken as an experiment of its own, yet {} looks like "
                                     "the time of one record. If it is, say that the file is one experiment "
                                     "(data.layout = \"signals\")."),
                    file_, column.name));
            else
                unused.push_back("\"" + column.name + "\"");
        }
        if (!unused.empty())
            warnings_.push_back(
                filled(sentence("Data", "{}: no name of the model {} fits the columns {}: the model does not "
                                        "see them. Map them if they are conditions or measurements."),
                       file_, model_.name(), fmt::join(unused, ", ")));
    }

    /// But for single rows: a logger may have written one twice.
    static bool ascends(const Column& column) {
        const auto& times = column.numbers;
        std::size_t onwards = 0;
        for (std::size_t k = 1; k < times.size(); ++k) onwards += times[k] > times[k - 1];
        return times.size() > 2 && 10 * onwards >= 9 * (times.size() - 1);
    }

    bool ignored(const std::string& column) const {
        return std::any_of(recipe_.ignored.begin(), recipe_.ignored.end(),
                           [&](const std::string& name) { return plainName(name) == plainName(column); });
    }

    void assign(ColumnUse& u, const Variable& v, Role role) {
        u.mapped.target = v.name;
        u.mapped.role = role;
        u.targetUnit = v.unit;
        taken_.insert(v.name);
    }

    const Variable* sameName(const std::vector<Variable>& group, const std::string& column) const {
        for (const Variable& v : group)
            if (v.name == column && !taken_.count(v.name)) return &v;
        for (const Variable& v : group)
            if (plainName(v.name) == plainName(column) && !taken_.count(v.name)) return &v;
        for (const Variable& v : group) {
            if (taken_.count(v.name) || !column.starts_with(v.name + "_")) continue;
            std::string suffix = column.substr(v.name.size() + 1);
            std::replace(suffix.begin(), suffix.end(), '_', '/');
            if (!suffix.empty() && suffix == unitInName(column, v.unit)) return &v;
        }
        return nullptr;
    }

    void findTime() {
        const int index = likelyTime(table_, [&](const Column& column) {
            const ColumnUse& u = uses_[static_cast<std::size_t>(&column - table_.columns.data())];
            return u.mapped.role == Role::Shown && !ignored(u.mapped.column);
        });
        if (index < 0) refuseWithoutTime();
        useTime(static_cast<std::size_t>(index));
    }

    [[noreturn]] void refuseWithoutTime() const {
        std::vector<std::string> names;
        for (const Column& c : table_.columns) names.push_back("\"" + c.name + "\"");
        if (names.size() == 1)
            refuse(
                filled(sentence("Data", "no column of time was found: the file was read as one column, {}. "
                                        "Is the delimiter right?"),
                       names.front()));
        refuse(filled(sentence("Data",
                               "no column of time was found among {}. Give one of them that meaning (in a "
                               "study file: data.time)"),
                      fmt::join(names, ", ")));
    }

    /// Its first text, and what can be done.
    Message whereTexts(const Column& column) const {
        const auto text =
            std::ranges::find_if(column.texts, [](const std::string& cell) { return !cell.empty(); });
        if (text == column.texts.end()) return {};
        const auto row = static_cast<std::size_t>(text - column.texts.begin());
        if (row >= table_.lines.size()) return {};
        return filled(sentence("Data",
                               ": \"{}\" in line {}. Choose another column, or have its numbers read and "
                               "the rest left out (in a study file: data.numbers)"),
                      *text, table_.lines[row]);
    }

    void settleUnit(ColumnUse& u) {
        const Column& column = table_.columns[u.column];
        const std::string goal = u.targetUnit.empty() ? "1" : u.targetUnit;
        if (column.type == ColumnType::Text)
            refuse(filled(sentence("Data", "the column \"{}\" holds texts; numbers are expected for \"{}\""),
                          column.name, u.mapped.role == Role::Time ? "time" : u.mapped.target) +
                   whereTexts(column));
        if (column.type == ColumnType::DateTime) {
            if (u.mapped.role != Role::Time)
                refuse(
                    filled(sentence("Data", "the column \"{}\" holds dates; numbers are expected for \"{}\""),
                           column.name, u.mapped.target));
            u.mapped.unit = "s";
            return;
        }
        if (u.mapped.unit.empty()) {
            u.mapped.unit = unitInName(column.name, goal);
            // Of the unit that would be assumed anyway the numbers are the same.
            if (u.mapped.unit == goal) return;
            if (!u.mapped.unit.empty()) {
                notes_.push_back(
                    filled(sentence("Data", "{}: the unit of column \"{}\" is taken from its name: {}"),
                           file_, column.name, u.mapped.unit));
            } else {
                u.mapped.unit = goal;
                if (goal != "1")
                    warnings_.push_back(filled(
                        sentence("Data",
                                 "{}: column \"{}\" states no unit; it is read in {} as \"{}\" of the model"),
                        file_, column.name, goal, u.mapped.role == Role::Time ? "time" : u.mapped.target));
            }
        }
        if (u.targetUnit.empty() &&
            u.mapped.role != Role::Time) { // the model states none: numbers as written
            u.targetUnit = u.mapped.unit;
            return;
        }
        try {
            convert(1, u.mapped.unit, goal);
        } catch (const Error& e) {
            refuse(
                filled(sentence("Data", "column \"{}\" for \"{}\": {}"), column.name,
                       u.mapped.role == Role::Time ? "time" : u.mapped.target, e.sentence()) +
                translate("Data",
                          ". Give the column the unit that its numbers have (in a study file: data.units)"));
        }
    }

    const Table& table_;
    const DataRecipe& recipe_;
    const Model& model_;
    const std::string& file_;
    Messages &warnings_, &notes_;
    std::vector<ColumnUse> uses_;
    std::set<std::string> taken_;
};

} // namespace

std::vector<ColumnUse> mapColumns(const Table& table, const DataRecipe& recipe, const Model& model,
                                  const std::string& file, Messages& warnings, Messages& notes) {
    return Mapper(table, recipe, model, file, warnings, notes).run();
}

std::vector<double> valuesInModelUnit(const Table& table, const ColumnUse& use, const std::string& file) {
    const Column& column = table.columns[use.column];
    if (use.mapped.unit == use.targetUnit || use.targetUnit.empty()) return column.numbers;
    std::vector<double> values = column.numbers;
    try {
        const UnitConversion conversion(use.mapped.unit, use.targetUnit);
        for (double& value : values) value = conversion(value);
    } catch (const Error& e) {
        throw Error(fmt::format("column \"{}\": {}", column.name, e.sentence()), {.file = file});
    }
    return values;
}

void assignColumn(DataRecipe& recipe, const std::string& column, MappedColumn::Role role,
                  const std::string& target) {
    for (auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        std::erase_if(*map, [&](const auto& entry) {
            return plainName(entry.second) == plainName(column) || (!target.empty() && entry.first == target);
        });
    std::erase_if(recipe.ignored,
                  [&](const std::string& name) { return plainName(name) == plainName(column); });
    for (std::string* named : {&recipe.label, &recipe.time})
        if (plainName(*named) == plainName(column)) named->clear();
    switch (role) {
    case Role::Label:
        recipe.label = column;
        break;
    case Role::Time:
        recipe.time = column;
        break;
    case Role::Condition:
        recipe.conditions[target] = column;
        break;
    case Role::Input:
        recipe.inputs[target] = column;
        break;
    case Role::Measurement:
        recipe.measurements[target] = column;
        break;
    case Role::Shown:
        recipe.ignored.push_back(column);
        break;
    }
}

bool sameColumn(const std::string& a, const std::string& b) { return plainName(a) == plainName(b); }

bool isTimeName(const std::string& column) {
    static const std::set<std::string> kNames = {"t",  "time",  "zeit",   "timestamp", "temps", "tiempo",
                                                 "ts", "times", "xvalue", "tijd",      "tempo"};
    if (kNames.count(plainName(column)) > 0) return true;
    const std::string unit = unitInName(column, "s"); // "time_ms"
    return !unit.empty() && kNames.count(plainName(column.substr(0, column.size() - unit.size() - 1))) > 0;
}

bool isMoot(const CsvWarning& warning, const std::vector<MappedColumn>& mapping) {
    return !warning.column.empty() && std::ranges::any_of(mapping, [&](const MappedColumn& mapped) {
        return mapped.column == warning.column && mapped.role != Role::Time && mapped.role != Role::Shown;
    });
}

bool isNoDuration(const std::string& unit) {
    const auto parsed = unit.empty() ? std::nullopt : parseUnit(unit);
    return parsed && parsed->dimension != parseUnit("s")->dimension;
}

int likelyTime(const Table& table, const std::function<bool(const Column&)>& free) {
    int first = -1;
    bool repeats = false; // the first are dates, and rows share one
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        const bool dated = column.type == ColumnType::DateTime;
        if ((!dated && !isTimeName(column.name)) || (!dated && isNoDuration(column.unit)) || !free(column))
            continue;
        const bool dates = holdsOnlyDates(column);
        if (first < 0) {
            first = static_cast<int>(i);
            if (!dates) return first;
            repeats = !rises(column.numbers);
        } else if (!dates && (dated || repeats)) {
            return static_cast<int>(i);
        }
    }
    return first;
}

} // namespace rigor

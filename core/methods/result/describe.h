#pragma once
// A method's typed result to and from what is stored of it (Result: diagnostics and tables). The struct names
// each key once, in the order in which it is written, in
//
//     template <class V> void describe(V& v) {
//         v("mode", mode);                            // always there
//         v.nullable("first_contradiction", empty);   // null where there is none
//         v.optional("boxes", boxes);                 // left out where there is none
//         v.object("intervals", intervals);           // a struct with describe(), or none
//         v.table("enclosures", enclosures, caption); // a struct with describe(columns)
//     }
//
// (list, object, named: of structs with a describe of their own; captioned: a table that keeps its caption)
// and write() and read() walk through it. A key that is named again keeps its first place. Reading never
// throws: results of earlier versions lack what came later, and a key that is missing or of another kind
// leaves the member as it was.

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/result/message_json.h"
#include "core/methods/result/result.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rigor {

/// Values by the names of unknowns or inputs, in their order: an object in JSON.
template <class T> using ByName = std::vector<std::pair<std::string, T>>;

/// Numbers at every row whose name is not the method's: of an unknown, an input.
struct NumberColumn {
    std::string name, unit;
    std::vector<double> numbers;
};

/// Bounds of something at every row: columns <name>_lower and <name>_upper.
struct BoundsColumn {
    std::string name, unit;
    std::vector<double> lower, upper;
};

/// Of a column; NaN or "" behind its end, since one of a stored table may be shorter than the others.
inline double valueAt(const std::vector<double>& column, std::size_t row) {
    return row < column.size() ? column[row] : std::numeric_limits<double>::quiet_NaN();
}
inline Message valueAt(const Messages& column, std::size_t row) {
    return row < column.size() ? column[row] : Message();
}
inline std::string valueAt(const std::vector<std::string>& column, std::size_t row) {
    return row < column.size() ? column[row] : std::string();
}

namespace described {

using Json = nlohmann::ordered_json;

inline bool take(const Json& json, std::string& to) {
    if (json.is_string()) to = json.get<std::string>();
    return json.is_string();
}
inline bool take(const Json& json, Message& to) {
    auto message = messageIn(json);
    if (message) to = std::move(*message);
    return message.has_value();
}
inline bool take(const Json& json, bool& to) {
    if (json.is_boolean()) to = json.get<bool>();
    return json.is_boolean();
}
inline bool take(const Json& json, double& to) { // null: what is not finite
    if (!json.is_number() && !json.is_null()) return false;
    to = json.is_null() ? std::numeric_limits<double>::quiet_NaN() : json.get<double>();
    return true;
}
inline bool take(const Json& json, long long& to) {
    if (json.is_number_integer()) to = json.get<long long>();
    return json.is_number_integer();
}
template <std::size_t N> bool take(const Json& json, std::array<double, N>& to) {
    std::array<double, N> read;
    bool all = json.is_array() && json.size() == N;
    for (std::size_t i = 0; all && i < N; ++i) all = take(json[i], read[i]);
    if (all) to = read;
    return all;
}
template <class T> bool take(const Json& json, std::vector<T>& to) {
    if (!json.is_array()) return false;
    to.clear();
    for (const Json& item : json)
        if (T one{}; take(item, one)) to.push_back(std::move(one));
    return true;
}
template <class T> bool take(const Json& json, ByName<T>& to) {
    if (!json.is_object()) return false;
    to.clear();
    for (const auto& [name, item] : json.items())
        if (T one{}; take(item, one)) to.emplace_back(name, std::move(one));
    return true;
}

template <class T> Json made(const T& value) { return value; }
inline Json made(const Message& message) { return keptJson(message); }
inline Json made(const Messages& messages) {
    Json list = Json::array();
    for (const Message& message : messages) list.push_back(keptJson(message));
    return list;
}
template <class T> Json made(const std::vector<std::optional<T>>& values) {
    Json list = Json::array();
    for (const std::optional<T>& value : values) list.push_back(value ? made(*value) : Json());
    return list;
}
template <class T> Json made(const ByName<T>& values) {
    Json object = Json::object();
    for (const auto& [name, value] : values) object[name] = made(value);
    return object;
}

/// Columns of one quantity: its name and an ending.
struct PartsWriter {
    ResultTable& table;
    const std::string& name;
    void part(const char* ending, const std::string& unit, std::vector<double>& values) {
        table.columns.push_back({name + ending, unit, values, {}});
    }
    void optionalPart(const char* ending, const std::string& unit, std::vector<double>& values) {
        if (!values.empty()) part(ending, unit, values);
    }
};

/// Reads them, and keeps which they were; `whole`: none is missing.
struct PartsReader {
    const ResultTable& table;
    const std::string name;
    std::vector<const ResultColumn*> taken = {};
    bool whole = true;
    void part(const char* ending, std::string& unit, std::vector<double>& values) {
        if (const ResultColumn* column = find(ending)) unit = column->unit, values = column->numbers;
    }
    void part(const char* ending, const char* /*its unit*/, std::vector<double>& values) {
        if (const ResultColumn* column = find(ending)) values = column->numbers;
    }
    void optionalPart(const char* ending, const std::string& /*that of a part*/,
                      std::vector<double>& values) {
        if (!table.find(name + ending)) return;
        if (const ResultColumn* column = find(ending)) values = column->numbers;
    }

  private:
    const ResultColumn* find(const char* ending) {
        const ResultColumn* column = table.find(name + ending);
        if (column && !column->isText())
            taken.push_back(column);
        else
            whole = false;
        return whole ? column : nullptr;
    }
};

class ColumnsWriter {
  public:
    explicit ColumnsWriter(ResultTable& table) : table_(table) {}
    void numbers(const char* name, const std::string& unit, std::vector<double>& values) {
        table_.columns.push_back({name, unit, values, {}});
    }
    void texts(const char* name, std::vector<std::string>& values) {
        table_.columns.push_back({name, "", {}, values});
    }
    void sentences(const char* name, Messages& values) {
        table_.columns.push_back({name, "", {}, {}, values});
    }
    void optional(const char* name, const std::string& unit, std::optional<std::vector<double>>& values) {
        if (values) table_.columns.push_back({name, unit, *values, {}});
    }
    void optional(const char* name, std::optional<std::vector<std::string>>& values) {
        if (values) texts(name, *values);
    }
    /// Those behind the last one named, up to that named `until` ("" = to the end).
    void columns(std::vector<NumberColumn>& columns, std::string_view /*until*/ = {}) {
        for (const NumberColumn& c : columns) table_.columns.push_back({c.name, c.unit, c.numbers, {}});
    }
    void optionalNumbers(const char* name, const std::string& unit, std::vector<double>& values) {
        if (!values.empty()) numbers(name, unit, values);
    }
    void optionalTexts(const char* name, std::vector<std::string>& values) {
        if (!values.empty()) texts(name, values);
    }
    /// A column whose name is an answer too.
    void named(const std::string& name, const std::string& unit, std::vector<double>& values) {
        table_.columns.push_back({name, unit, values, {}});
    }
    /// Any number of quantities, each with its columns: a struct with a name and describe(parts).
    template <class T> void quantities(std::vector<T>& all) {
        for (T& one : all) {
            PartsWriter parts{table_, one.name};
            one.describe(parts);
        }
    }
    void bounds(std::vector<BoundsColumn>& columns) {
        for (const BoundsColumn& c : columns) {
            table_.columns.push_back({c.name + "_lower", c.unit, c.lower, {}});
            table_.columns.push_back({c.name + "_upper", c.unit, c.upper, {}});
        }
    }
    /// Columns that the study names, as they are, in front of the next one.
    void until(const char* /*next*/, std::vector<ResultColumn>& columns) {
        table_.columns.insert(table_.columns.end(), columns.begin(), columns.end());
    }

  private:
    ResultTable& table_;
};

class ColumnsReader {
  public:
    explicit ColumnsReader(const ResultTable& table) : table_(table) {}
    void numbers(const char* name, std::string& unit, std::vector<double>& values) {
        if (const ResultColumn* column = found(name)) {
            if (!column->unit.empty()) unit = column->unit; // columns may share it
            values = column->numbers;
        }
    }
    void numbers(const char* name, const char* /*its unit*/, std::vector<double>& values) {
        if (const ResultColumn* column = found(name)) values = column->numbers;
    }
    /// One whose unit follows from that of another.
    void numbers(const char* name, std::string&& /*its unit*/, std::vector<double>& values) {
        numbers(name, "", values);
    }
    /// Labels that are whole numbers may have become numbers.
    void texts(const char* name, std::vector<std::string>& values) {
        const ResultColumn* column = found(name);
        if (!column) return;
        values = column->texts;
        if (values.empty())
            for (const double number : column->numbers) values.push_back(plainText(number, 8));
    }
    void sentences(const char* name, Messages& values) {
        const ResultColumn* column = found(name);
        if (!column) return;
        values = column->sentences;
        for (const std::string& text : column->texts) values.push_back(verbatim(text));
    }
    void until(const char* next, std::vector<ResultColumn>& columns) {
        columns.clear();
        for (; next_ < table_.columns.size() && table_.columns[next_].name != next; ++next_)
            columns.push_back(table_.columns[next_]);
    }
    void optional(const char* name, const std::string& /*its unit*/,
                  std::optional<std::vector<double>>& values) {
        if (const ResultColumn* column = found(name)) values = column->numbers;
    }
    void optional(const char* name, std::string& unit, std::optional<std::vector<double>>& values) {
        if (table_.find(name)) numbers(name, unit, values.emplace());
    }
    void optional(const char* name, std::optional<std::vector<std::string>>& values) {
        if (table_.find(name)) texts(name, values.emplace());
    }
    void columns(std::vector<NumberColumn>& columns, std::string_view until = {}) {
        columns.clear();
        for (; next_ < table_.columns.size() && table_.columns[next_].name != until; ++next_) {
            const ResultColumn& column = table_.columns[next_];
            if (!column.isText()) columns.push_back({column.name, column.unit, column.numbers});
        }
    }
    template <class Unit> void optionalNumbers(const char* name, Unit&& unit, std::vector<double>& values) {
        numbers(name, unit, values);
    }
    void optionalTexts(const char* name, std::vector<std::string>& values) { texts(name, values); }
    /// The first column of numbers that was not read yet.
    void named(std::string& name, std::string& unit, std::vector<double>& values) {
        for (const ResultColumn& column : table_.columns) {
            if (column.isText() || taken_.contains(&column)) continue;
            taken_.insert(&column);
            name = column.name, unit = column.unit, values = column.numbers;
            return;
        }
    }
    /// All that have the columns they must, of those that were not read yet.
    template <class T> void quantities(std::vector<T>& all) {
        all.clear();
        for (const ResultColumn& column : table_.columns) {
            if (column.isText() || taken_.contains(&column)) continue;
            T one;
            one.name = column.name;
            PartsReader parts{table_, column.name};
            one.describe(parts);
            if (!parts.whole) continue;
            taken_.insert(parts.taken.begin(), parts.taken.end());
            all.push_back(std::move(one));
        }
    }
    void bounds(std::vector<BoundsColumn>& columns) {
        constexpr std::string_view kLower = "_lower";
        columns.clear();
        for (const ResultColumn& lower : table_.columns) {
            if (!lower.name.ends_with(kLower)) continue;
            const std::string name = lower.name.substr(0, lower.name.size() - kLower.size());
            if (const ResultColumn* upper = table_.find(name + "_upper"))
                columns.push_back({name, lower.unit, lower.numbers, upper->numbers});
        }
    }

  private:
    const ResultColumn* found(const char* name) {
        const ResultColumn* column = table_.find(name);
        if (!column) return nullptr;
        next_ = static_cast<std::size_t>(column - table_.columns.data()) + 1;
        taken_.insert(column);
        return column;
    }
    const ResultTable& table_;
    std::size_t next_ = 0; ///< column behind the last one found
    std::set<const ResultColumn*> taken_;
};

/// Into an object.
class ObjectWriter {
  public:
    explicit ObjectWriter(Json& object) : object_(object) {}
    template <class T> void operator()(const char* key, T& value) { object_[key] = made(value); }
    template <class T> void nullable(const char* key, std::optional<T>& value) {
        object_[key] = value ? made(*value) : Json(nullptr);
    }
    template <class T> void optional(const char* key, std::optional<T>& value) {
        if (value) object_[key] = made(*value);
    }
    /// An object described by itself.
    template <class T> void object(const char* key, std::optional<T>& item) {
        if (item) object_[key] = written(*item);
    }
    /// Several.
    template <class T> void list(const char* key, std::optional<std::vector<T>>& items) {
        if (items) list(key, *items);
    }
    template <class T> void list(const char* key, std::vector<T>& items) {
        Json all = Json::array();
        for (T& item : items) all.push_back(written(item));
        object_[key] = std::move(all);
    }
    /// Several by name; null those of ByName<std::optional<...>> that are none.
    template <class T> void named(const char* key, std::optional<ByName<T>>& items) {
        if (items) named(key, *items);
    }
    template <class T> void named(const char* key, ByName<T>& items) {
        Json all = Json::object();
        for (auto& [name, item] : items) all[name] = written(item);
        object_[key] = std::move(all);
    }
    template <class T> void object(const char* key, T& item) { object_[key] = written(item); }
    template <class T> void nullableObject(const char* key, std::optional<T>& item) {
        object_[key] = written(item);
    }
    /// Numbers by name, beside the keys named.
    void members(ByName<double>& values, std::initializer_list<std::string_view> /*beside*/) {
        for (const auto& [name, value] : values) object_[name] = value;
    }

  private:
    template <class T> static Json written(T& item) {
        Json one = Json::object();
        ObjectWriter writer(one);
        item.describe(writer);
        return one;
    }
    template <class T> static Json written(std::optional<T>& item) {
        return item ? written(*item) : Json(nullptr);
    }
    Json& object_;
};

class ObjectReader {
  public:
    explicit ObjectReader(const Json& object) : object_(object) {}
    template <class T> void operator()(const char* key, T& value) {
        if (const auto found = object_.find(key); found != object_.end()) take(*found, value);
    }
    template <class T> void nullable(const char* key, std::optional<T>& value) { optional(key, value); }
    template <class T> void optional(const char* key, std::optional<T>& value) {
        const auto found = object_.find(key);
        if (found == object_.end() || found->is_null()) return;
        if (T one{}; take(*found, one)) value = std::move(one);
    }
    template <class T> void object(const char* key, std::optional<T>& item) {
        const auto found = object_.find(key);
        if (found != object_.end() && found->is_object()) readInto(*found, item.emplace());
    }
    template <class T> void list(const char* key, std::optional<std::vector<T>>& items) {
        const auto found = object_.find(key);
        if (found != object_.end() && found->is_array()) list(key, items.emplace());
    }
    template <class T> void list(const char* key, std::vector<T>& items) {
        const auto found = object_.find(key);
        if (found == object_.end() || !found->is_array()) return;
        items.clear();
        for (const Json& one : *found)
            if (one.is_object()) readInto(one, items.emplace_back());
    }
    template <class T> void object(const char* key, T& item) {
        const auto found = object_.find(key);
        if (found != object_.end() && found->is_object()) readInto(*found, item);
    }
    template <class T> void nullableObject(const char* key, std::optional<T>& item) { object(key, item); }
    template <class T> void named(const char* key, std::optional<ByName<T>>& items) {
        const auto found = object_.find(key);
        if (found != object_.end() && found->is_object()) named(key, items.emplace());
    }
    template <class T> void named(const char* key, ByName<T>& items) {
        const auto found = object_.find(key);
        if (found == object_.end() || !found->is_object()) return;
        items.clear();
        for (const auto& [name, one] : found->items())
            if (one.is_object() || isNone<T>(one)) readInto(one, items.emplace_back(name, T{}).second);
    }
    void members(ByName<double>& values, std::initializer_list<std::string_view> beside) {
        values.clear();
        for (const auto& [name, item] : object_.items())
            if (std::ranges::find(beside, std::string_view(name)) == beside.end() && item.is_number())
                values.emplace_back(name, item.template get<double>());
    }

  private:
    template <class T> static void readInto(const Json& from, T& item) {
        ObjectReader reader(from);
        item.describe(reader);
    }
    template <class T> static void readInto(const Json& from, std::optional<T>& item) {
        if (from.is_object()) readInto(from, item.emplace());
    }
    template <class T> static bool isNone(const Json& from) {
        return std::is_constructible_v<T, std::nullopt_t> && from.is_null();
    }
    const Json& object_;
};

class Writer : public ObjectWriter {
  public:
    explicit Writer(Result& to) : ObjectWriter(to.diagnostics), to_(to) {}
    template <class T> void table(const char* name, std::optional<T>& table, const char* caption) {
        if (!table) return;
        ResultTable& made = to_.tables.emplace_back(ResultTable{name, translate("Method", caption), {}});
        ColumnsWriter columns(made);
        table->describe(columns);
    }

    bool holds(const char* /*table*/) const { return false; }
    template <class T> void captioned(const char* name, std::optional<T>& table) {
        if (!table) return;
        ResultTable& made = to_.tables.emplace_back(ResultTable{name, table->caption, {}});
        ColumnsWriter columns(made);
        table->describe(columns);
    }

  private:
    Result& to_;
};

class Reader : public ObjectReader {
  public:
    explicit Reader(const Result& from) : ObjectReader(from.diagnostics), from_(from) {}
    template <class T> void table(const char* name, std::optional<T>& table, const char* /*caption*/) {
        const ResultTable* found = from_.table(name);
        if (!found) return;
        ColumnsReader columns(*found);
        table.emplace().describe(columns);
    }

    /// Whether such a table was stored: where a key that came later would say so.
    bool holds(const char* table) const { return from_.table(table) != nullptr; }
    template <class T> void captioned(const char* name, std::optional<T>& read) {
        table(name, read, nullptr);
        if (read) read->caption = from_.table(name)->caption;
    }

  private:
    const Result& from_;
};

/// What stands in the diagnostics, without the tables.
class FactsReader : public ObjectReader {
  public:
    using ObjectReader::ObjectReader;
    template <class T> void table(const char* /*name*/, std::optional<T>& /*table*/, const char*) {}
};

} // namespace described

/// Adds all that is described to the diagnostics and the tables.
template <class T> void write(T& typed, Result& to) {
    described::Writer writer(to);
    typed.describe(writer);
}

template <class T> T read(const Result& from) {
    T typed;
    if (!from.diagnostics.is_object()) return typed;
    described::Reader reader(from);
    typed.describe(reader);
    return typed;
}

/// The same without the tables, which may be long.
template <class T> T readFacts(const Result& from) {
    T typed;
    if (!from.diagnostics.is_object()) return typed;
    described::FactsReader reader(from.diagnostics);
    typed.describe(reader);
    return typed;
}

} // namespace rigor

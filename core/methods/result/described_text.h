#pragma once
// A described struct (describe.h) as JSON text, and back.

#include "core/foundation/base/error.h"
#include "core/methods/result/describe.h"
#include "core/methods/result/stored_result.h"

#include <optional>
#include <string>
#include <string_view>

namespace rigor {

namespace described {

template <class T> void takeWhole(const Json& json, T& to) { json.get_to(to); }
template <class T> void takeWhole(const Json& json, std::vector<std::optional<T>>& to) {
    to.clear();
    for (const Json& item : json)
        if (auto& one = to.emplace_back(); !item.is_null()) takeWhole(item, one.emplace());
}

/// As ObjectReader, of what this program alone writes: throws the library's exception where a key is missing
/// or of another kind.
class WholeReader {
  public:
    explicit WholeReader(const Json& object) : object_(object) {}
    template <class T> void operator()(const char* key, T& value) { takeWhole(object_.at(key), value); }
    template <class T> void nullable(const char* key, std::optional<T>& value) {
        value.reset();
        if (const Json& item = object_.at(key); !item.is_null()) takeWhole(item, value.emplace());
    }
    template <class T> void optional(const char* key, std::optional<T>& value) {
        value.reset();
        if (object_.contains(key)) takeWhole(object_.at(key), value.emplace());
    }
    template <class T> void object(const char* key, T& item) { readInto(object_.at(key), item); }
    template <class T> void list(const char* key, std::vector<T>& items) {
        items.clear();
        for (const Json& one : object_.at(key)) readInto(one, items.emplace_back());
    }

  private:
    template <class T> static void readInto(const Json& from, T& item) {
        WholeReader reader(from);
        item.describe(reader);
    }
    const Json& object_;
};

} // namespace described

/// indent: as of storedText.
template <class T> std::string describedText(T typed, int indent = -1) {
    described::Json json = emptyObject();
    described::ObjectWriter writer(json);
    typed.describe(writer);
    return storedText(json, indent);
}

/// Nothing if it is no JSON object. Keys that are missing or of another kind leave the members as they are.
template <class T> std::optional<T> describedFrom(std::string_view text) {
    const auto json = storedJson(text);
    if (!json.is_object()) return std::nullopt;
    T typed;
    described::ObjectReader reader(json);
    typed.describe(reader);
    return typed;
}

/// Every key that the struct describes. Throws Error, with what the library says of it: no JSON, or one is
/// missing or of another kind.
template <class T> T describedWhole(std::string_view text) {
    try {
        const described::Json json = described::Json::parse(text);
        T typed;
        described::WholeReader reader(json);
        typed.describe(reader);
        return typed;
    } catch (const nlohmann::json::exception& e) {
        throw Error(verbatim(e.what()));
    }
}

} // namespace rigor

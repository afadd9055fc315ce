#pragma once
// A described struct (describe.h) as JSON text, and back.

#include "core/methods/describe.h"
#include "core/methods/stored_result.h"

#include <optional>
#include <string>
#include <string_view>

namespace rigor {

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

} // namespace rigor

#pragma once
// Options of methods that name a file, relative to the study: its bytes come into Problem::files.

#include "core/study/study.h"

namespace rigor {

struct FileOption {
    std::string_view method, option;
};
inline constexpr FileOption kFileOptions[] = {{"filter", "truth"}};

/// The value of such an option of the study; null if it is not set.
inline std::string* fileOption(Study& study, const FileOption& one) {
    if (study.method != one.method) return nullptr;
    for (auto& [key, value] : study.options)
        if (auto* text = std::get_if<std::string>(&value); key == one.option && text && !text->empty())
            return text;
    return nullptr;
}

} // namespace rigor

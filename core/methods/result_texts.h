#pragma once
// The texts of a result in another language than that of its run: a run made under KeepSources
// (core/foundation/base/retold.h) says its verdict, warnings, captions and intervals again.

#include "core/methods/result.h"

#include <utility>

namespace rigor {

/// Sources of texts, each with the place of its text among all texts of a result.
using TextSources = std::vector<std::pair<std::size_t, std::string>>;

/// The sources in the result, whose texts are then in the language of now. Empty if it has none.
TextSources takeSources(Result& result);
/// The texts of the result, from which the sources were taken, in the language of now.
void retell(Result& result, const TextSources& sources);

/// Leaves what does not depend on the language: without verdict, interval, quality warnings, warnings,
/// captions and the sentences in diagnostics and tables, which are known by their places. Names, labels and
/// statuses stay, whatever signs they have.
void forgetSentences(Result& result);

/// [[place, source], ...]
nlohmann::ordered_json toJson(const TextSources& sources);
/// Empty if it is something else: the texts stay as they were said then.
TextSources textSourcesFromJson(const nlohmann::ordered_json& json);

} // namespace rigor

// Warnings, model text, provenance and study text of a report.
#include "core/study/report/report_parts.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/result/provenance.h"
#include "core/methods/result/result_hash.h"
#include "core/methods/result/stored_result.h"
#include "core/presentation/display_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {
namespace {
/// First clause bold: up to the first full stop or colon that ends a word.
ReportWarning split(const std::string& sentence) {
    for (std::size_t i = 0; i + 1 < sentence.size(); ++i)
        if ((sentence[i] == '.' || sentence[i] == ':') && sentence[i + 1] == ' ' && i > 8)
            return {sentence.substr(0, i + 1), sentence.substr(i + 2)};
    return {sentence, ""};
}

/// A hash in groups of eight.
std::string groupedHash(const std::string& hash) {
    std::string text;
    for (std::size_t i = 0; i < hash.size(); ++i) {
        if (i > 0 && i % 8 == 0) text += ' ';
        text += hash[i];
    }
    return text.empty() ? translate("Report", "not recorded") : text;
}

std::string countedName(std::optional<long long> counted, const std::string& words,
                        const std::string& one = {}) {
    if (counted == 1 && !one.empty()) return one;
    return counted ? fmt::format("{} {}", countText(*counted), words) : std::string();
}

std::string joinParts(std::vector<std::string> parts) {
    std::erase(parts, "");
    return parts.empty() ? translate("Report", "not recorded") : fmt::format("{}", fmt::join(parts, " · "));
}

/// Some are whole sentences, some are not.
std::string inOneLine(const Messages& notes) {
    std::string line;
    for (const Message& note : notes) {
        std::string text = note.text();
        if (text.ends_with('.')) text.pop_back();
        line += (line.empty() ? "" : "; ") + text;
    }
    return line;
}

std::string commandOf(const ReportSource& source) {
    if (!source.settings.command.empty()) return source.settings.command;
    const std::string file = source.study.file.string();
    return "rigor run " + (file.find(' ') == std::string::npos ? file : "'" + file + "'");
}
} // namespace

ReportSection warningsSection(const ReportSource& source) {
    ReportSection section{translate("Report", "Warnings"), "", {}, {}};
    ReportWarnings warnings;
    for (const auto& w : source.result.remarks()) warnings.items.push_back(split(w));
    if (warnings.items.empty())
        section.blocks.push_back(ReportParagraph{{{translate("Report", "The run gave no warning.")}}});
    else
        section.blocks.push_back(std::move(warnings));
    if (!source.result.notes.empty())
        section.blocks.push_back(ReportParagraph{{{filled(
            sentence("Report", "Notes, which change nothing: {}"), inOneLine(source.result.notes))}}});
    return section;
}

std::optional<ReportSection> modelSection(const ReportSource& source) {
    constexpr std::size_t kMostLines = 1000; // more is no text that anybody reads
    const std::string& text = source.settings.modelText;
    if (text.empty()) return std::nullopt;
    std::size_t lines = 0, end = 0;
    while (lines < kMostLines && end != std::string::npos && end < text.size()) {
        end = text.find('\n', end);
        end += end == std::string::npos ? 0 : 1;
        ++lines;
    }
    const bool whole = end >= text.size();
    ReportSection section{translate("Report", "Model text"), "", {}, {}};
    section.blocks.push_back(ReportCode{source.study.model, whole ? text : text.substr(0, end)});
    if (!whole)
        section.blocks.push_back(ReportParagraph{{{filled(
            sentence("Report", "These are the first {} of its {} lines; the provenance names the "
                               "file and its SHA-256."),
            kMostLines, std::count(text.begin(), text.end(), '\n') + (text.ends_with('\n') ? 0 : 1))}}});
    return section;
}

ReportSection provenanceSection(const ReportSource& source) {
    const auto& p = source.result.provenance;
    const Provenance known = provenanceOf(source.result);
    const auto& study = source.study;
    ReportFacts facts;
    facts.items.push_back(
        {translate("Report", "Program"),
         joinParts(
             {"Rigor" + (known.version.empty() ? "" : " " + known.version), known.instructionSet,
              known.threads
                  ? *known.threads == 1
                        ? translate("Report", "1 thread; result independent of their number")
                        : filled(translate("Report", "{:.0f} threads; result independent of their number"),
                                 static_cast<double>(*known.threads))
                  : std::string()})});
    const auto experiments = static_cast<long long>(source.shown.experiments);
    std::vector<std::string> files;
    for (const auto& f : study.data.files) files.push_back(std::filesystem::path(f).filename().string());
    if (!files.empty())
        facts.items.push_back({translate("Report", "Data"),
                               joinParts({fmt::format("{}", fmt::join(files, ", ")),
                                          experiments == 0   ? std::string()
                                          : experiments == 1 ? translate("Report", "one experiment")
                                                             : filled(sentence("Report", "{} experiments"),
                                                                      countText(experiments))})});
    if (!files.empty())
        facts.items.push_back({translate("Report", "SHA-256"), groupedHash(known.dataSha256), true});
    if (!known.samplesSha256.empty()) {
        std::vector<std::string> sources;
        for (const Unknown& unknown : study.unknowns)
            if (const SampleFile& from = unknown.samples; !from.file.empty())
                sources.push_back(
                    joinParts({std::filesystem::path(from.file).filename().string(), from.column,
                               from.estimate == "histogram" ? translate("Report", "as a histogram")
                                                            : translate("Report", "by kernels")}));
        facts.items.push_back(
            {translate("Report", "Distributions from samples"), fmt::format("{}", fmt::join(sources, "; "))});
        facts.items.push_back({translate("Report", "SHA-256"), groupedHash(known.samplesSha256), true});
    }
    if (!study.model.empty()) {
        facts.items.push_back({translate("Report", "Model"), joinParts({study.model})});
        facts.items.push_back({translate("Report", "SHA-256"), groupedHash(known.modelSha256), true});
    }
    // Methods that go through the model in their own way (filter, intervals) simulate nothing.
    const bool simulated = known.simulations.value_or(0) > 0;
    facts.items.push_back(
        {translate("Report", "Result"),
         joinParts(
             {translate("Field", toString(source.result.outcome).c_str()),
              simulated ? countedName(known.simulations, translate("Report", "simulations"),
                                      translate("Report", "one simulation"))
                        : std::string(),
              std::isfinite(known.wallTime) ? durationText(known.wallTime) : "",
              known.seed ? filled(translate("Report", "seed {:.0f}"), static_cast<double>(*known.seed)) : "",
              simulated ? countedName(known.failures, translate("Report", "failed")) : std::string()})});
    facts.items.push_back({translate("Report", "SHA-256"), groupedHash(resultHash(source.result)), true});
    if (const auto* recorded = recordedOptions(source.result)) {
        std::vector<std::string> options;
        for (const auto& [key, value] : recorded->items()) {
            if (value.is_array() && value.empty()) continue;
            if (value.is_string() && value.get<std::string>().empty()) continue;
            options.push_back(key + " = " +
                              (value.is_string() ? value.get<std::string>() : storedText(value)));
        }
        facts.items.push_back({translate("Report", "Options"), fmt::format("{}", fmt::join(options, ", "))});
    }
    static const std::set<std::string> shown = {
        "program",         "version",      "date",    "wall_time", "study",       "study_sha256",
        "data_sha256",     "model_sha256", "seed",    "threads",   "simulations", "failures",
        "instruction_set", "options",      "command", "directory"};
    for (const auto& [key, value] : p.items())
        if (!shown.contains(key) && !value.is_null() && value != "")
            facts.items.push_back(
                {wordsOf(key), value.is_string() ? value.get<std::string>() : storedText(value)});
    facts.items.push_back({translate("Report", "Repeat"), commandOf(source), true});

    ReportSection section{translate("Report", "Provenance"), "", {std::move(facts)}, {}};
    const std::string text = source.settings.studyText.empty() ? toToml(study) : source.settings.studyText;
    if (source.settings.studyInFull)
        section.blocks.push_back(ReportCode{translate("Report", "Study text, complete"), text});
    else
        section.blocks.push_back(
            ReportParagraph{{{filled(translate("Report", "Study text: {}, SHA-256 {}."),
                                     study.file.filename().string(), known.studySha256)}}});
    section.blocks.push_back(
        ReportParagraph{{{translate("Report", "This text, the data and the model reproduce every number of "
                                              "this report; on another processor the last printed digit "
                                              "may differ.")}},
                        true});
    return section;
}

} // namespace rigor

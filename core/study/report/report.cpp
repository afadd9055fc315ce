#include "core/study/report/report.h"

#include "core/foundation/base/translate.h"
#include "core/methods/estimate_text.h"
#include "core/methods/result/provenance.h"
#include "core/methods/result/result_hash.h"
#include "core/methods/result/validation_result.h"
#include "core/presentation/display_name.h"
#include "core/study/report/compare.h"
#include "core/study/report/report_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

std::string dateInWords(const std::string& iso) {
    static constexpr std::array<const char*, 12> months = {
        translatable("Report", "January"),   translatable("Report", "February"),
        translatable("Report", "March"),     translatable("Report", "April"),
        translatable("Report", "May"),       translatable("Report", "June"),
        translatable("Report", "July"),      translatable("Report", "August"),
        translatable("Report", "September"), translatable("Report", "October"),
        translatable("Report", "November"),  translatable("Report", "December")};
    const auto digits = [&](std::size_t at, std::size_t n) {
        int value = 0;
        for (std::size_t i = at; i < at + n; ++i) {
            if (i >= iso.size() || iso[i] < '0' || iso[i] > '9') return -1;
            value = value * 10 + (iso[i] - '0');
        }
        return value;
    };
    const int year = digits(0, 4), month = digits(5, 2), day = digits(8, 2), hour = digits(11, 2),
              minute = digits(14, 2);
    if (year < 0 || month < 1 || month > 12 || day < 1 || hour < 0 || minute < 0) return iso;
    std::string zone = iso.size() > 19 ? iso.substr(19) : "";
    if (zone == "Z" || zone == "+00:00")
        zone = " UTC";
    else if (!zone.empty())
        zone = " UTC" + zone;
    return filled(sentence("Report", "{} {} {}, {:02}:{:02}{}"), day,
                  translate("Report", months[static_cast<std::size_t>(month - 1)]), year, hour, minute, zone);
}

bool wasGiven(const ReportSource& source) { return isEvaluation(source.result) || source.shown.given; }

ReportVerdict verdictOf(const Result& result) {
    ReportVerdict verdict;
    switch (result.outcome) {
    case RunOutcome::Answered: {
        const bool clean = result.qualityWarnings.empty();
        verdict.severity = clean ? ReportSeverity::Success : ReportSeverity::Warning;
        verdict.state =
            clean ? translate("Report", "Answered.") : translate("Report", "Answered with reservations.");
        break;
    }
    case RunOutcome::Empty:
        verdict.state = translate("Report", "EMPTY.");
        break;
    case RunOutcome::NoAnswer:
        verdict.state = translate("Report", "No answer.");
        break;
    case RunOutcome::Cancelled:
        verdict.severity = ReportSeverity::Warning;
        verdict.state = translate("Report", "Cancelled.");
        break;
    case RunOutcome::Failed:
        verdict.state = translate("Report", "Failed.");
        break;
    case RunOutcome::NotRun:
        verdict.state = translate("Report", "Not run.");
        break;
    }
    // The clause may say itself how the run ended: "Cancelled; this is what was reached."
    Messages said = result.verdict.rest;
    if (result.verdict.namesOutcome)
        verdict.state = result.verdict.clause;
    else
        said.insert(said.begin(), result.verdict.clause);
    verdict.text = fmt::format("{}", fmt::join(said, " "));
    return verdict;
}

namespace {
std::string titleOf(const Study& study, const Result& result) {
    if (!study.title.empty()) return study.title;
    if (!study.file.empty()) return study.file.stem().string();
    return result.method.empty() ? translate("Report", "Run without a study") : wordsOf(result.method);
}

std::string methodTitle(const std::string& key) {
    const MethodDescriptor* method = findMethod(key);
    return method ? translate("Field", method->title) : translate("Report", "Identification");
}

/// Sections, tables and figures are counted as they stand.
void number(std::vector<ReportSection>& sections) {
    int section = 0, tables = 0, figures = 0;
    for (auto& s : sections) {
        s.number = std::to_string(++section);
        for (ReportBlock& block : s.blocks)
            if (auto* table = std::get_if<ReportTable>(&block))
                table->number = filled(translate("Report", "Table {}"), ++tables);
            else if (auto* figure = std::get_if<ReportFigure>(&block))
                figure->number = filled(translate("Report", "Figure {}"), ++figures);
    }
}

/// The default order with what was asked for moved.
std::vector<std::string> orderOf(const std::vector<ReportEntry>& offered,
                                 const std::vector<std::string>& wanted) {
    std::vector<std::string> order;
    const auto placed = [&](const std::string& key) { return std::find(order.begin(), order.end(), key); };
    for (const auto& key : wanted)
        if (std::any_of(offered.begin(), offered.end(), [&](const ReportEntry& e) { return e.key == key; }) &&
            placed(key) == order.end())
            order.push_back(key);
    for (std::size_t i = 0; i < offered.size(); ++i)
        if (placed(offered[i].key) == order.end())
            order.insert(i == 0 ? order.begin() : placed(offered[i - 1].key) + 1, offered[i].key);
    return order;
}

/// A section that the method itself has made.
ReportSection sectionOf(const PaperSection& own) {
    ReportSection section{own.title, "", {}, own.key, own.note};
    for (const auto& block : own.blocks) {
        ReportBlock& made = section.blocks.emplace_back();
        if (const auto* sentence = std::get_if<std::string>(&block))
            std::get<ReportParagraph>(made).runs.push_back({*sentence});
        else if (const auto* table = std::get_if<PaperTable>(&block))
            made = ReportTable{{}, table->columns, table->rows, table->caption};
        else
            made = ReportFigure{{}, std::get<Figure>(block)};
    }
    return section;
}

/// Whether a section with this key is wanted.
bool isAsked(const std::string& key, const ReportSettings& s) {
    return key == "densities"     ? s.densities
           : key == "predictions" ? s.predictions
           : key == "search"      ? s.searchTrace
           : key == "sobol"       ? s.sobol
           : key == "experiments" ? s.allExperiments
                                  : true;
}

/// What stands under one key.
std::vector<ReportSection> sectionsFor(const std::string& key, ReportSource& source) {
    const ReportSettings& s = source.settings;
    std::vector<ReportSection> made;
    const auto add = [&](bool asked, std::optional<ReportSection> (*make)(ReportSource&)) {
        if (!asked) return;
        if (auto section = make(source)) {
            // A second one has a key of its own, or that of its place.
            if (section->key.empty() && made.empty()) section->key = key;
            made.push_back(std::move(*section));
        }
    };
    const auto addOwn = [&] {
        for (const PaperSection& own : source.shown.sections)
            if (own.place == key && isAsked(own.key, s)) made.push_back(sectionOf(own));
    };
    if (key == "estimate") {
        if (source.shown.estimatesInSections)
            addOwn();
        else
            add(true, estimateSection);
        add(true, validationSection);
    } else if (key == "predictions") {
        addOwn();
        add(true, mechanismSection);
    } else if (key == "warnings") {
        made.push_back(warningsSection(source));
        made.back().key = key;
    } else if (key == "model") {
        if (auto section = s.model ? modelSection(source) : std::nullopt) made.push_back(std::move(*section));
        if (!made.empty()) made.back().key = key;
    } else if (key == "provenance") {
        made.push_back(provenanceSection(source));
        made.back().key = key;
    } else if (key == "remarks" && !s.remarks.empty()) {
        made.push_back(
            {translate("Report", "Remarks of the author"), "", {ReportParagraph{{{s.remarks}}}}, key});
    }
    if (key != "predictions" && !(key == "estimate" && source.shown.estimatesInSections)) addOwn();
    // Sections that only this method has are told apart by their place.
    for (std::size_t i = 0; i < made.size(); ++i)
        if (made[i].key.empty()) made[i].key = fmt::format("{}/{}", key, i + 1);
    return made;
}
} // namespace

const std::vector<std::string>& reportSectionKeys() {
    static const std::vector<std::string> keys = {"estimate", "densities", "predictions", "samples",
                                                  "search",   "sobol",     "experiments", "remarks",
                                                  "warnings", "model",     "provenance"};
    return keys;
}

Report buildReport(const Result& result, const Study& study, const ReportSettings& settings) {
    std::string output;
    if (!study.data.measurements.empty()) output = study.data.measurements.begin()->first;
    ReportSource source{result, study, settings,
                        presented(result, {study.unknowns, output, settings.modelText})};

    Report report;
    report.kind = translate("Report", "Identification report");
    const std::string studyTitle = titleOf(study, result);
    report.title = settings.title.empty() ? studyTitle : settings.title;
    report.author = settings.author;
    report.logo = settings.logo;
    report.language = settings.language;
    report.subtitle = methodTitle(result.method.empty() ? study.method : result.method);
    const std::size_t measured = source.shown.measured;
    if (wasGiven(source))
        report.subtitle += answers(study.method, AnswerKind::Distribution)
                               ? translate("Report", ": what a given distribution predicts")
                               : translate("Report", ": what given values predict");
    else if (measured > 0)
        report.subtitle += measured == 1
                               ? translate("Report", " identification from one experiment")
                               : filled(translate("Report", " identification from {} experiments"), measured);
    const std::string project = settings.project.empty() ? study.file.filename().string() : settings.project;
    report.running = project.empty() ? studyTitle : project + " · " + studyTitle;
    const std::string hash = resultHash(result);
    report.shortHash = hash.substr(0, 4) + " " + hash.substr(4, 4);
    report.outOfDate = settings.outOfDate;

    const Provenance recorded = provenanceOf(result);
    const std::string program = "Rigor" + (recorded.version.empty() ? "" : " " + recorded.version);
    const std::string date = settings.date.empty() ? dateInWords(recorded.date) : settings.date;
    report.footer = date.empty() ? program : program + " · " + date;
    const auto known = [](const std::string& text) {
        return text.empty() ? translate("Report", "not recorded") : text;
    };
    report.titleBlock = {{translate("Report", "Project"), known(project)},
                         {translate("Report", "Date"), known(date)},
                         {translate("Report", "Study"), studyTitle},
                         {translate("Report", "Program"), program},
                         {translate("Report", "Run"),
                          settings.runName.empty() ? methodTitle(result.method) : settings.runName}};
    report.titleBlock.push_back(settings.author.empty()
                                    ? ReportFact{translate("Report", "Report"), report.shortHash}
                                    : ReportFact{translate("Report", "Author"), settings.author});

    report.verdict = verdictOf(result);
    if (const std::string verdict = validationVerdict(result); !verdict.empty())
        report.verdict.text =
            isEvaluation(result) ? verdict + " " + report.verdict.text : report.verdict.text + " " + verdict;
    if (!source.shown.estimatesInWords.empty())
        report.verdict.text = source.shown.estimatesInWords + " " + report.verdict.text;

    std::map<std::string, ReportSection> made;
    for (const std::string& key : reportSectionKeys())
        for (ReportSection& section : sectionsFor(key, source)) {
            ReportEntry entry{.key = section.key, .title = section.title, .note = section.note};
            for (const ReportBlock& block : section.blocks) {
                entry.tables += std::holds_alternative<ReportTable>(block);
                entry.figures += std::holds_alternative<ReportFigure>(block);
            }
            report.offered.push_back(entry);
            made[entry.key] = std::move(section);
        }
    const auto leftOut = [&](const std::string& key) {
        // An answer is not told without what it rests on, or the verdict on it.
        static const std::set<std::string> always = {"estimate", "validation", "proof", "warnings",
                                                     "provenance"};
        return !always.contains(key) &&
               std::find(settings.hidden.begin(), settings.hidden.end(), key) != settings.hidden.end();
    };
    for (const std::string& key : orderOf(report.offered, settings.order))
        if (!leftOut(key)) report.sections.push_back(std::move(made[key]));
    number(report.sections);
    const auto warnings = std::find_if(report.sections.begin(), report.sections.end(),
                                       [](const ReportSection& s) { return s.key == "warnings"; });
    if (const std::size_t count = result.remarks().size(); count > 0)
        report.verdict.text +=
            count == 1
                ? filled(translate("Report", " One warning: see section {}."), warnings->number)
                : filled(translate("Report", " {} warnings: see section {}."), count, warnings->number);
    return report;
}

} // namespace rigor

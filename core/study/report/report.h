#pragma once
// The report of a run as a document without a page size: built from the result and its study alone, drawn as
// HTML (html.h) and as PDF (ui/report/pdf.h) with the same content.
//
// Order: title block, verdict, 1 estimate, 2 densities, 3 measured against predicted, further sections by
// choice, warnings, model text by choice, provenance, study text. Never missing: a verdict that starts with
// the state (also of a run that failed, was cancelled or is empty), every warning, project, study, run, date,
// program version, the SHA-256 of data, model and result, the study text, the command that repeats the run,
// page numbers and the short hash of the report on every page. The sections can be put in another order;
// they, their tables and figures are numbered as they stand. Numbers come from the result; nothing else is
// typed in but title, author, logo and remarks.

#include "core/methods/result/result.h"
#include "core/presentation/presentation.h"
#include "core/study/report/report_logo.h"
#include "core/study/study.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rigor {

/// What the person who writes the report decides. Empty = taken from the study or left out.
struct ReportSettings {
    std::string title, author, remarks;
    ReportLogo logo;
    std::string project;   ///< file name of the project
    std::string runName;   ///< "3 · Maximum entropy"
    std::string date;      ///< "21 November 2026, 14:12 UTC"; "" = `started` of the provenance
    std::string studyText; ///< "" = toToml(study)
    std::string modelText; ///< needed for the section Model
    std::string command;   ///< repeats the run; "" = rigor run <study file>
    std::string outOfDate; ///< why the run is older than its data or model; "" = it is not
    bool densities = true, predictions = true; ///< sections 2 and 3
    bool searchTrace = false, sobol = true, allExperiments = false, model = false, studyInFull = true;
    std::string language = "en"; ///< ISO 639, of the texts
    /// Keys of sections in the order wanted (Report::offered); a section that is not named follows the one
    /// that it follows by default. Keys of no section are ignored.
    std::vector<std::string> order;
    std::vector<std::string> hidden; ///< keys of sections left out; estimate, warnings, provenance never are
};

struct TextRun {
    std::string text;
    bool strong = false;
    bool code = false;
};
struct ReportParagraph {
    std::vector<TextRun> runs;
    bool muted = false;
};
using ReportColumn = PaperTable::Column;
struct ReportTable {
    std::string number; ///< "Table 1", given when the order of the sections is known
    std::vector<ReportColumn> columns;
    std::vector<std::vector<std::string>> rows;
    std::string caption;
};
struct ReportFigure {
    std::string number; ///< "Figure 1", like that of a table
    Figure figure;
};
struct ReportWarning {
    std::string lead, rest; ///< first sentence bold
};
struct ReportWarnings {
    std::vector<ReportWarning> items;
};
struct ReportFact {
    std::string name, value;
    bool code = false;
};
struct ReportFacts {
    std::vector<ReportFact> items;
};
struct ReportCode {
    std::string title, text;
};
using ReportBlock =
    std::variant<ReportParagraph, ReportTable, ReportFigure, ReportWarnings, ReportFacts, ReportCode>;

struct ReportSection {
    std::string title; ///< without its number
    std::string number;
    std::vector<ReportBlock> blocks;
    /// The same in every language: "densities"; of a method's own sections "predictions/2".
    std::string key;
    std::string note = {}; ///< what is in it: "108 rows"
};

/// A section that the result has something for, left out or not.
struct ReportEntry {
    std::string key, title;
    std::size_t figures = 0, tables = 0;
    std::string note = {};
};

/// Colour of the bar beside the verdict.
enum class ReportSeverity { Success, Warning, Error };

struct ReportVerdict {
    ReportSeverity severity = ReportSeverity::Error;
    std::string state; ///< "Answered with reservations."
    std::string text;
};

struct Report {
    std::string kind = "Identification report";
    std::string language = "en";
    std::string title, subtitle, author;
    ReportLogo logo;
    std::string running;   ///< at the right of the page head: project · study
    std::string footer;    ///< program and date
    std::string shortHash; ///< "7c41 e09a", first digits of the SHA-256 of the result
    std::vector<ReportFact> titleBlock;
    ReportVerdict verdict;
    std::string outOfDate;
    std::vector<ReportSection> sections;
    std::vector<ReportEntry> offered; ///< all there could be, in the default order
};

/// Keys of what every method's sections stand under, in their default order: "estimate", "densities",
/// "predictions", "samples", "search", "sobol", "experiments", "remarks", "warnings", "model", "provenance".
const std::vector<std::string>& reportSectionKeys();

/// Never throws for a result without tables or numbers: what is missing is left out or said in words.
Report buildReport(const Result& result, const Study& study, const ReportSettings& settings = {});

/// State and severity in words, as in the head of the result page: "Answered", "Answered with quality
/// warnings",
/// ...
ReportVerdict verdictOf(const Result& result);

/// One self-contained page: inline SVG, light colours, ready to print.
std::string renderHtml(const Report& report);

} // namespace rigor

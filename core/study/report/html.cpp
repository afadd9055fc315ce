// The report as one self-contained HTML page.
#include "core/foundation/base/translate.h"
#include "core/study/report/report.h"
#include "core/study/report/svg.h"

#include <fmt/format.h>

namespace rigor {
namespace {
constexpr const char* kStyle = R"css(
@page { size: A4; margin: 15mm 18mm 15mm 20mm; }
body { font: 10pt/14.5pt Inter, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif; color: #1C2127; background: #FFFFFF;
  font-variant-numeric: tabular-nums; max-width: 172mm; margin: 12mm auto; }
header, footer { display: flex; justify-content: space-between; font-size: 8pt; line-height: 11pt; color: #58626F; }
header { border-bottom: 0.9pt solid #1C2127; padding-bottom: 6pt; margin-bottom: 16pt; }
footer { border-top: 0.5pt solid #7E8895; padding-top: 6pt; margin-top: 24pt; }
h1 { font-size: 20pt; line-height: 25pt; font-weight: 600; margin: 0; }
.logo { float: right; max-height: 32pt; max-width: 120pt; margin-left: 12pt; }
.subtitle { font-size: 11pt; line-height: 16pt; color: #58626F; margin: 2pt 0 10pt; }
h2 { font-size: 12pt; line-height: 16pt; font-weight: 600; margin: 18pt 0 6pt; break-after: avoid; }
.facts { border-top: 0.5pt solid #C6CCD3; border-bottom: 0.5pt solid #C6CCD3; padding: 6pt 0; font-size: 8.5pt;
  line-height: 12pt; display: grid; grid-template-columns: 54pt 1fr 70pt 1fr; }
.facts dt { color: #58626F; } .facts dd { margin: 0; }
.verdict { border-left: 2.25pt solid; padding: 2pt 0 2pt 10pt; margin: 12pt 0; font-size: 11.5pt; line-height: 17pt; }
.success { border-color: #1B7340; } .warning { border-color: #8A5300; } .error { border-color: #B3261E; }
.outofdate { color: #8A5300; font-weight: 600; }
p { max-width: 160mm; margin: 4pt 0; } .muted { color: #58626F; }
table { border-collapse: collapse; width: 100%; font-size: 9.25pt; line-height: 13pt; border-top: 0.9pt solid #1C2127;
  border-bottom: 0.9pt solid #1C2127; }
th { text-align: left; font-weight: 600; border-bottom: 0.6pt solid #1C2127; padding: 2.5pt 8pt 2.5pt 0; }
td { padding: 2pt 8pt 2pt 0; vertical-align: top; } .right { text-align: right; }
th:last-child, td:last-child { padding-right: 0; } .strong { font-weight: 600; }
.caption { font-size: 9pt; line-height: 12.5pt; color: #3B434D; margin: 4pt 0 0; }
figure { margin: 0; break-inside: avoid; } figure svg { display: block; max-width: 100%; height: auto; }
ul.warnings { list-style: none; padding: 0; margin: 0; } ul.warnings li { padding-left: 15pt; position: relative; margin: 3pt 0; }
ul.warnings li::before { content: "\26A0"; color: #8A5300; position: absolute; left: 0; }
table.provenance td:first-child { color: #58626F; width: 84pt; } code, pre { font: 8pt/11pt "DejaVu Sans Mono", Menlo, Consolas, monospace; }
pre { background: #F4F6F9; border: 0.5pt solid #C6CCD3; padding: 6pt 8pt; white-space: pre-wrap; overflow-wrap: anywhere; }
td code { overflow-wrap: anywhere; }
)css";

struct HtmlWriter {
    std::string out;

    void operator()(const ReportParagraph& p) {
        out += p.muted ? "<p class=\"muted\">" : "<p>";
        for (const auto& r : p.runs) {
            const std::string text = escapeXml(r.text);
            out += r.code ? "<code>" + text + "</code>" : r.strong ? "<strong>" + text + "</strong>" : text;
        }
        out += "</p>\n";
    }
    static std::string classes(const ReportColumn& c) {
        std::string names = c.right ? "right" : "";
        if (c.strong) names += names.empty() ? "strong" : " strong";
        return names.empty() ? "" : " class=\"" + names + "\"";
    }
    void caption(const std::string& number, const std::string& text, const char* tag) {
        out += fmt::format("<{0} class=\"caption\"><strong>{1}.</strong> {2}</{0}>\n", tag, escapeXml(number),
                           escapeXml(text));
    }
    void operator()(const ReportTable& t) {
        out += "<table><thead><tr>";
        for (const auto& c : t.columns)
            out += fmt::format("<th{}>{}</th>", c.right ? " class=\"right\"" : "", escapeXml(c.head));
        out += "</tr></thead><tbody>\n";
        for (const auto& row : t.rows) {
            out += "<tr>";
            for (std::size_t i = 0; i < row.size(); ++i)
                out += fmt::format("<td{}>{}</td>", i < t.columns.size() ? classes(t.columns[i]) : "",
                                   escapeXml(row[i]));
            out += "</tr>\n";
        }
        out += "</tbody></table>\n";
        caption(t.number, t.caption, "p");
    }
    void operator()(const ReportFigure& f) {
        out += "<figure>\n" + renderSvg(f.figure).text;
        caption(f.number, f.figure.caption, "figcaption");
        out += "</figure>\n";
    }
    void operator()(const ReportWarnings& w) {
        out += "<ul class=\"warnings\">\n";
        for (const auto& item : w.items)
            out +=
                fmt::format("<li><strong>{}</strong> {}</li>\n", escapeXml(item.lead), escapeXml(item.rest));
        out += "</ul>\n";
    }
    void operator()(const ReportFacts& f) {
        out += "<table class=\"provenance\"><tbody>\n";
        for (const auto& item : f.items)
            out += fmt::format("<tr><td>{}</td><td>{}{}{}</td></tr>\n", escapeXml(item.name),
                               item.code ? "<code>" : "", escapeXml(item.value), item.code ? "</code>" : "");
        out += "</tbody></table>\n";
    }
    void operator()(const ReportCode& c) {
        out +=
            fmt::format("<p><strong>{}</strong></p>\n<pre>{}</pre>\n", escapeXml(c.title), escapeXml(c.text));
    }
};
} // namespace

std::string renderHtml(const Report& report) {
    HtmlWriter w;
    w.out = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>{}</title>\n"
        "<style>{}</style>\n</head>\n<body>\n",
        escapeXml(report.language), escapeXml(report.title), kStyle);
    w.out += fmt::format("<header><span>{}</span><span>{}</span></header>\n", escapeXml(report.kind),
                         escapeXml(report.running));
    if (!report.logo.bytes.empty())
        w.out += fmt::format("<img class=\"logo\" alt=\"\" src=\"{}\"/>\n", dataUri(report.logo));
    w.out += fmt::format("<h1>{}</h1>\n<p class=\"subtitle\">{}</p>\n<dl class=\"facts\">\n",
                         escapeXml(report.title), escapeXml(report.subtitle));
    for (const auto& f : report.titleBlock)
        w.out += fmt::format("<dt>{}</dt><dd>{}</dd>\n", escapeXml(f.name), escapeXml(f.value));
    const char* severity = report.verdict.severity == ReportSeverity::Success   ? "success"
                           : report.verdict.severity == ReportSeverity::Warning ? "warning"
                                                                                : "error";
    w.out += fmt::format("</dl>\n<div class=\"verdict {}\"><strong>{}</strong> {}</div>\n", severity,
                         escapeXml(report.verdict.state), escapeXml(report.verdict.text));
    if (!report.outOfDate.empty())
        w.out += fmt::format("<p class=\"outofdate\">{}</p>\n",
                             escapeXml(filled(translate("Report", "Out of date: {}"), report.outOfDate)));
    for (const auto& section : report.sections) {
        w.out += fmt::format("<section>\n<h2>{} {}</h2>\n", section.number, escapeXml(section.title));
        for (const auto& block : section.blocks) std::visit(w, block);
        w.out += "</section>\n";
    }
    w.out += fmt::format("<footer><span>{}</span><span>{}</span></footer>\n</body>\n</html>\n",
                         escapeXml(report.footer),
                         escapeXml(filled(translate("Report", "report {}"), report.shortHash)));
    return w.out;
}

} // namespace rigor

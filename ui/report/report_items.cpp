// Blocks of the report as pieces that are placed on pages.
#include "core/foundation/base/translate.h"
#include "core/study/report/svg.h"
#include "ui/report/report_pages.h"
#include "ui/report/report_text.h"

#include <QImage>
#include <QSvgRenderer>

#include <numeric>

namespace rigor {
namespace {
using Item = ReportPages::Item;
using Items = std::vector<std::shared_ptr<Item>>;

const QColor kInk("#1C2127"), kMuted("#58626F"), kCaption("#3B434D"), kRule("#C6CCD3"), kWarning("#8A5300");
constexpr double kParagraphWidth = 453.5; // 160 mm

/// As it is written in the report: a number is never divided at its sign of multiplication or tolerance.
QString text(const std::string& s) {
    const QChar kNoBreak(0x00A0);
    return QString::fromStdString(s)
        .replace(QStringLiteral(" × "), kNoBreak + QStringLiteral("×") + kNoBreak)
        .replace(QStringLiteral(" ± "), kNoBreak + QStringLiteral("±") + kNoBreak);
}

std::shared_ptr<Item> add(Items& items, double height, double before,
                          std::function<void(QPainter&, double)> draw) {
    auto item = std::make_shared<Item>();
    item->height = height;
    item->before = before;
    item->draw = std::move(draw);
    items.push_back(item);
    return item;
}

std::shared_ptr<Item> addText(Items& items, const ReportTextBlock& block, double before,
                              double left = kReportLeft) {
    return add(items, block.height(), before,
               [block, left](QPainter& p, double top) { block.draw(p, left, top); });
}

void rule(QPainter& p, double y, double width, const QColor& colour = kInk) {
    p.setPen(QPen(colour, width));
    p.drawLine(QPointF(kReportLeft, y), QPointF(kReportLeft + kReportWidth, y));
}

void addCaption(Items& items, const std::string& number, const std::string& caption) {
    const ReportTextBlock block({{text(number) + ". ", 600, kInk}, {text(caption), 400, kCaption}}, 9, 12.5,
                                kParagraphWidth + 20);
    addText(items, block, 5);
}

void fillFigure(Item& item, const Figure& figure) {
    SvgOptions options;
    options.fontFamily = reportFontFamily().toStdString();
    const Svg svg = renderSvg(figure, options);
    auto renderer = std::make_shared<QSvgRenderer>(QByteArray::fromStdString(svg.text));
    const QRectF size(0, 0, svg.width, svg.height);
    item.height = svg.height;
    item.draw = [renderer, size](QPainter& p, double top) {
        renderer->render(&p, size.translated(kReportLeft, top));
    };
}

struct Builder {
    Items& items;

    void operator()(const ReportParagraph& paragraph) const {
        std::vector<ReportRun> runs;
        for (const auto& r : paragraph.runs)
            runs.push_back({text(r.text), r.strong ? 600 : 400, paragraph.muted ? kMuted : kInk, r.code});
        addText(
            items,
            ReportTextBlock(runs, paragraph.muted ? 9 : 10, paragraph.muted ? 12.5 : 14.5, kParagraphWidth),
            4);
    }

    void operator()(const ReportTable& table) const;

    void operator()(const ReportFigure& f) const {
        const auto item = add(items, 0, 2, {});
        item->keepWithNext = item->floats = true;
        Figure figure = f.figure;
        fillFigure(*item, figure);
        const auto columns = std::max<std::size_t>(1, f.figure.columnWidths.size());
        const auto rows = static_cast<double>((f.figure.panels.size() + columns - 1) / columns);
        // A page is the most that a figure has, with its caption.
        constexpr double kMostHeight = 640, kLeastPanel = 54;
        if (item->height > kMostHeight && rows > 0) {
            figure.panelHeight =
                std::max(kLeastPanel, figure.panelHeight - (item->height - kMostHeight) / rows);
            fillFigure(*item, figure);
        }
        // Panels keep at least half of their height, and 54 pt.
        const double spare = figure.panelHeight - std::max(0.5 * figure.panelHeight, kLeastPanel);
        if (rows > 0 && spare > 0) {
            item->least = item->height - rows * spare;
            item->lower = [raw = item.get(), figure, rows, whole = item->height](double height) {
                Figure low = figure;
                low.panelHeight -= (whole - height) / rows;
                fillFigure(*raw, low);
            };
        }
        addCaption(items, f.number, f.figure.caption);
    }

    void operator()(const ReportWarnings& warnings) const {
        for (const auto& w : warnings.items) {
            const ReportTextBlock block(
                {{text(w.lead) + (w.rest.empty() ? "" : " "), 600, kInk}, {text(w.rest), 400, kInk}}, 10,
                14.5, kParagraphWidth);
            add(items, block.height(), 3, [block](QPainter& p, double top) {
                const QPointF at(kReportLeft + 5.5, top + 7.5);
                p.setPen(QPen(kWarning, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
                p.setBrush(Qt::NoBrush);
                p.drawPolygon(QPolygonF{at + QPointF(0, -4.5), at + QPointF(5, 4), at + QPointF(-5, 4)});
                p.drawLine(at + QPointF(0, -1.6), at + QPointF(0, 1));
                p.drawLine(at + QPointF(0, 2.4), at + QPointF(0, 2.5));
                block.draw(p, kReportLeft + 16, top);
            });
        }
    }

    void operator()(const ReportFacts& facts) const {
        for (std::size_t i = 0; i < facts.items.size(); ++i) {
            const auto& f = facts.items[i];
            const bool first = i == 0, last = i + 1 == facts.items.size();
            const ReportTextBlock name({{text(f.name), 400, kMuted}}, 9, 13, 86);
            const ReportTextBlock value({{text(f.value), 400, kInk, f.code}}, 9, 13, kReportWidth - 94);
            const double height = value.height() + (first ? 4 : 0) + (last ? 4 : 0);
            add(items, height, 0, [=](QPainter& p, double top) {
                const double y = top + (first ? 4 : 0);
                if (first) rule(p, top, 0.9);
                name.draw(p, kReportLeft, y);
                value.draw(p, kReportLeft + 94, y);
                if (last) rule(p, top + height, 0.9);
            });
        }
    }

    void operator()(const ReportCode& code) const {
        const ReportTextBlock head({{text(code.title), 600, kInk}}, 9.5, 13, kReportWidth);
        addText(items, head, 9)->keepWithNext = true;
        // Line by line, so that a long text runs over pages; the grey box is drawn behind each line.
        const QStringList lines = QString::fromStdString(code.text).trimmed().split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const bool first = i == 0, last = i + 1 == lines.size();
            QString line = lines[i];
            line.replace('\t', "    ");
            const ReportTextBlock block({{line.isEmpty() ? " " : line, 400, kInk, true}}, 8, 11,
                                        kReportWidth - 18);
            const double above = first ? 6 : 0, below = last ? 6 : 0;
            add(items, block.height() + above + below, first ? 3 : 0, [=](QPainter& p, double top) {
                const QRectF box(kReportLeft, top, kReportWidth, block.height() + above + below);
                p.fillRect(box.adjusted(0, 0, 0, last ? 0 : 0.3), QColor("#F4F6F9"));
                p.setPen(QPen(kRule, 0.5));
                p.drawLine(box.topLeft(), box.bottomLeft());
                p.drawLine(box.topRight(), box.bottomRight());
                if (first) p.drawLine(box.topLeft(), box.topRight());
                if (last) p.drawLine(box.bottomLeft(), box.bottomRight());
                block.draw(p, kReportLeft + 9, top + above);
            });
        }
    }
};

struct TableSet {
    std::vector<double> widths;
    double points = 9.25;
    double gap = 12; ///< between two columns, in `widths`
};

double widthOf(const QString& cell, bool strong, double points) {
    return ReportTextBlock({{cell, strong ? 600 : 400}}, points, 13, 1000).naturalWidth();
}

/// The longest of the words between which a cell may be broken.
double longestWord(const QString& cell, bool strong, double points) {
    double width = 0;
    for (const QString& word : cell.split(' ')) width = std::max(width, widthOf(word, strong, points));
    return width;
}

/// What the columns of a table need at a size of type, without gaps.
struct TableNeeds {
    std::vector<double> natural; ///< for the longest cell, the head in one line
    std::vector<double> cells;   ///< for the longest cell; words may wrap down to `kLeastWords`
    std::vector<double> words;   ///< for the longest word of the head
};

TableNeeds needsOf(const ReportTable& table, double points) {
    TableNeeds needs;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const ReportColumn& column = table.columns[c];
        const QString head = text(column.head);
        double cells = 0;
        for (const auto& row : table.rows)
            if (c < row.size()) cells = std::max(cells, widthOf(text(row[c]), column.strong, points));
        needs.natural.push_back(std::max(cells, widthOf(head, true, points)));
        needs.cells.push_back(cells);
        needs.words.push_back(longestWord(head, true, points));
    }
    return needs;
}

/// From `widths` towards `least`, by what they can give, until they fit; whether they do.
bool narrow(std::vector<double>& widths, const std::vector<double>& least) {
    const double excess = std::accumulate(widths.begin(), widths.end(), 0.0) - kReportWidth;
    double room = 0;
    for (std::size_t c = 0; c < widths.size(); ++c) room += std::max(0.0, widths[c] - least[c]);
    if (excess <= 0) return true;
    for (std::size_t c = 0; room > 0 && c < widths.size(); ++c)
        widths[c] -= std::max(0.0, widths[c] - least[c]) * std::min(1.0, excess / room);
    return excess <= room;
}

/// Widths of columns: what their longest cell needs, and the room left over. Where that is too much, columns
/// of words wrap, then the heads between their words; numbers and words are never broken, the type gets
/// smaller instead. Only where even that is too much all columns are narrowed alike.
TableSet setOf(const ReportTable& table) {
    // A hundredth more than measured, so that no rounding breaks what fits.
    constexpr double kPoints = 9.25, kLeastPoints = 5.5, kGap = 12, kLeastWords = 60, kSpare = 0.01;
    for (double points = kPoints;; points -= 0.25) {
        TableSet set{.points = points, .gap = kGap * points / kPoints};
        const TableNeeds needs = needsOf(table, points);
        std::vector<double> wrapped, broken; // words wrap; heads too
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const bool words = !table.columns[c].right;
            const double cells = words ? std::min(needs.cells[c], kLeastWords) : needs.cells[c],
                         head = needs.words[c] + kSpare + set.gap;
            set.widths.push_back(needs.natural[c] + kSpare + set.gap);
            wrapped.push_back(words ? std::max(cells + kSpare + set.gap, head) : set.widths.back());
            broken.push_back(std::max(cells + kSpare + set.gap, head));
        }
        if (narrow(set.widths, wrapped) || narrow(set.widths, broken)) {
            const double total = std::accumulate(set.widths.begin(), set.widths.end(), 0.0);
            for (auto& w : set.widths)
                w += std::max(0.0, kReportWidth - total) / static_cast<double>(set.widths.size());
            return set;
        }
        if (points - 0.25 < kLeastPoints) {
            const double total = std::accumulate(set.widths.begin(), set.widths.end(), 0.0);
            for (double& w : set.widths) w *= kReportWidth / total;
            return set;
        }
    }
}

void Builder::operator()(const ReportTable& table) const {
    const auto [widths, points, gap] = setOf(table);
    const auto rowItem = [&, widths = widths, points = points,
                          gap = gap](const std::vector<std::string>& cells, bool head) {
        std::vector<ReportTextBlock> blocks;
        double height = 0;
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const auto& column = table.columns[c];
            const QString cell = c < cells.size() ? text(cells[c]) : QString();
            const bool right = column.right, last = c + 1 == table.columns.size();
            blocks.emplace_back(std::vector<ReportRun>{{cell, head || column.strong ? 600 : 400, kInk}},
                                points, 13, widths[c] - (last ? 0 : gap),
                                right ? Qt::AlignRight : Qt::AlignLeft);
            height = std::max(height, blocks.back().height());
        }
        height += 3;
        auto item = std::make_shared<Item>();
        item->height = height;
        item->draw = [blocks, widths, head, height](QPainter& p, double top) {
            if (head) {
                rule(p, top, 0.9);
                rule(p, top + height, 0.6);
            }
            double x = kReportLeft;
            for (std::size_t c = 0; c < blocks.size(); ++c) {
                blocks[c].draw(p, x, top + 1.5);
                x += widths[c];
            }
        };
        return item;
    };
    std::vector<std::string> heads;
    for (const auto& c : table.columns) heads.push_back(c.head);
    const auto head = rowItem(heads, true);
    head->keepWithNext = true;
    head->before = 2;
    items.push_back(head);
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        auto item = rowItem(table.rows[r], false);
        item->repeated = head;
        item->keepWithNext = r == 0 || r + 2 >= table.rows.size();
        items.push_back(item);
    }
    add(items, 1, 0, [](QPainter& p, double top) { rule(p, top + 0.5, 0.9); })->keepWithNext = true;
    addCaption(items, table.number, table.caption);
}

constexpr double kLogoHeight = 32, kLogoWidth = 120, kLogoGap = 12;

/// Room of the logo beside the title, with its proportions; empty: there is none that can be drawn.
QSizeF logoSize(const ReportLogo& logo) {
    const QByteArray bytes(logo.bytes.data(), static_cast<qsizetype>(logo.bytes.size()));
    const QSizeF size = logo.type == "svg+xml" ? QSizeF(QSvgRenderer(bytes).defaultSize())
                                               : QSizeF(QImage::fromData(bytes).size());
    return size.isEmpty() ? QSizeF() : size.scaled(kLogoWidth, kLogoHeight, Qt::KeepAspectRatio);
}

void drawLogo(QPainter& p, const ReportLogo& logo, const QRectF& place) {
    const QByteArray bytes(logo.bytes.data(), static_cast<qsizetype>(logo.bytes.size()));
    if (logo.type == "svg+xml")
        QSvgRenderer(bytes).render(&p, place);
    else
        p.drawImage(place, QImage::fromData(bytes));
}

void addTitle(Items& items, const Report& report) {
    const QSizeF logo = logoSize(report.logo);
    const double room = logo.isEmpty() ? 0 : logo.width() + kLogoGap;
    const ReportTextBlock title({{text(report.title), 600, kInk}}, 20, 25, kReportWidth - room);
    add(items, std::max(title.height(), logo.height()), 0,
        [=, picture = report.logo](QPainter& p, double top) {
            title.draw(p, kReportLeft, top);
            if (!logo.isEmpty())
                drawLogo(p, picture, {QPointF(kReportLeft + kReportWidth - logo.width(), top), logo});
        })
        ->keepWithNext = true;
    addText(items, ReportTextBlock({{text(report.subtitle), 400, kMuted}}, 11, 16, kReportWidth), 3)
        ->keepWithNext = true;
    // Facts in two columns.
    std::vector<ReportTextBlock> names, values;
    for (const auto& f : report.titleBlock) {
        names.emplace_back(std::vector<ReportRun>{{text(f.name), 400, kMuted}}, 8.5, 13, 60);
        values.emplace_back(std::vector<ReportRun>{{text(f.value), 400, kInk}}, 8.5, 13, 170);
    }
    double height = 0;
    std::vector<double> tops;
    for (std::size_t i = 0; i < values.size(); i += 2) {
        tops.push_back(height);
        height += std::max(values[i].height(), i + 1 < values.size() ? values[i + 1].height() : 0.0);
    }
    add(items, height + 11, 9, [=](QPainter& p, double top) {
        rule(p, top, 0.6, kRule);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double x = kReportLeft + (i % 2 ? 235 : 0), y = top + 5.5 + tops[i / 2];
            names[i].draw(p, x, y);
            values[i].draw(p, x + (i % 2 ? 77 : 60), y);
        }
        rule(p, top + height + 11, 0.6, kRule);
    });
}

void addVerdict(Items& items, const Report& report) {
    const auto& v = report.verdict;
    const QColor colour = v.severity == ReportSeverity::Success   ? QColor("#1B7340")
                          : v.severity == ReportSeverity::Warning ? QColor("#8A5300")
                                                                  : QColor("#B3261E");
    const ReportTextBlock block({{text(v.state) + " ", 600, kInk}, {text(v.text), 400, kInk}}, 11.5, 17,
                                kReportWidth - 13);
    add(items, block.height() + 3, 11, [=](QPainter& p, double top) {
        p.fillRect(QRectF(kReportLeft, top, 2.25, block.height() + 3), colour);
        block.draw(p, kReportLeft + 12, top + 1.5);
    });
    if (!report.outOfDate.empty())
        addText(items,
                ReportTextBlock(
                    {{text(filled(translate("Report", "Out of date: {}"), report.outOfDate)), 600, kWarning}},
                    10, 14.5, kParagraphWidth),
                6);
}
} // namespace

std::vector<std::shared_ptr<ReportPages::Item>> reportItems(const Report& report) {
    Items items;
    addTitle(items, report);
    addVerdict(items, report);
    for (const auto& section : report.sections) {
        const QString title = text(section.number + " " + section.title);
        const auto heading = addText(items, ReportTextBlock({{title, 600, kInk}}, 12, 16, kReportWidth), 14);
        heading->height += 4;
        heading->keepWithNext = true;
        heading->outlineTitle = title;
        heading->outlineKey = text(section.key);
        for (const auto& block : section.blocks) std::visit(Builder{items}, block);
    }
    return items;
}

} // namespace rigor

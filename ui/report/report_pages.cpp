#include "ui/report/report_pages.h"

#include "core/foundation/base/translate.h"
#include "ui/report/report_text.h"

#include <QFontDatabase>

static void initialiseReportResources() { Q_INIT_RESOURCE(ui); }

namespace rigor {
namespace {
// VISUAL section 15: margins left 20, right 18, head 15, foot 10 mm.
constexpr double kTop = 78, kBottom = 775;
} // namespace

QString reportFontFamily() {
    static const QString family = [] {
        initialiseReportResources();
        QString found;
        for (const char* weight : {"Regular", "Medium", "SemiBold"}) {
            const int id =
                QFontDatabase::addApplicationFont(QString(":/fonts/InterTabular-%1.otf").arg(weight));
            const auto families = id >= 0 ? QFontDatabase::applicationFontFamilies(id) : QStringList();
            if (found.isEmpty() && !families.isEmpty()) found = families.first();
        }
        return found.isEmpty() ? QString("Inter") : found;
    }();
    return family;
}

QFont reportFont(double points, int weight) {
    QFont font(reportFontFamily());
    font.setPixelSize(qRound(points * ReportPages::kUnitsPerPoint));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

ReportPages::ReportPages(const Report& report) : report_(report) { paginate(reportItems(report_)); }

void ReportPages::paginate(const std::vector<std::shared_ptr<Item>>& items) {
    pages_.emplace_back();
    double top = kTop;
    for (std::size_t i = 0; i < items.size();) {
        // A chain of items that stay together, at most a page long.
        std::size_t end = i + 1;
        double height = items[i]->height;
        while (end < items.size() && items[end - 1]->keepWithNext &&
               height + items[end]->before + items[end]->height < kBottom - kTop) {
            height += items[end]->before + items[end]->height;
            ++end;
        }
        const bool fresh = pages_.back().empty();
        const double excess = top + items[i]->before + height - kBottom;
        const auto figure = std::find_if(
            items.begin() + static_cast<std::ptrdiff_t>(i), items.begin() + static_cast<std::ptrdiff_t>(end),
            [&](const auto& item) { return item->least > 0 && item->height - excess >= item->least; });
        if (!fresh && excess > 0 && figure != items.begin() + static_cast<std::ptrdiff_t>(end)) {
            (*figure)->lower((*figure)->height - excess);
        } else if (!fresh && excess > 0) {
            pages_.emplace_back();
            top = kTop;
        }
        for (; i < end; ++i) {
            const auto& item = items[i];
            const bool first = pages_.back().empty();
            if (first && item->repeated && pages_.size() > 1) {
                pages_.back().push_back({item->repeated, top});
                top += item->repeated->height;
            } else if (!first) {
                top += item->before;
            }
            if (!item->outlineTitle.isEmpty())
                outline_.push_back(
                    {item->outlineTitle, item->outlineKey, static_cast<int>(pages_.size()) - 1, top});
            pages_.back().push_back({item, top});
            top += item->height;
        }
    }
}

void ReportPages::paint(QPainter& painter, int page) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double left = kReportLeft, right = kReportLeft + kReportWidth;
    const QColor muted("#58626F"), ink("#1C2127");
    drawReportText(painter, QString::fromStdString(report_.kind), {left, 43, 200, 12}, 8, muted);
    drawReportText(painter, QString::fromStdString(report_.running), {left + 120, 43, kReportWidth - 120, 12},
                   8, muted, Qt::AlignRight);
    painter.setPen(QPen(ink, 0.9));
    painter.drawLine(QPointF(left, 59), QPointF(right, 59));
    for (const auto& placed : pages_.at(static_cast<std::size_t>(page)))
        placed.item->draw(painter, placed.top);
    painter.setPen(QPen(QColor("#7E8895"), 0.6));
    painter.drawLine(QPointF(left, 795), QPointF(right, 795));
    const QRectF foot(left, 800, kReportWidth, 12);
    drawReportText(painter, QString::fromStdString(report_.footer), foot, 8, muted);
    drawReportText(painter,
                   QString::fromStdString(filled(translate("Report", "report {}"), report_.shortHash)), foot,
                   8, muted, Qt::AlignHCenter);
    drawReportText(painter,
                   QString::fromStdString(filled(translate("Report", "Page {} of {}"), page + 1, count())),
                   foot, 8, muted, Qt::AlignRight);
    painter.restore();
}

} // namespace rigor

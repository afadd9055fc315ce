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

ReportPages::ReportPages(const Report& report) : report_(report) {
    ItemList items = reportItems(report_);
    paginate(items);
    fillLastPage(items);
}

/// A last page of a few lines: figures of the page before are lowered by what they need, if they can.
void ReportPages::fillLastPage(ItemList& items) {
    constexpr double kFewLines = 90;
    if (count() < 2) return;
    const Placed& end = pages_.back().back();
    const double need = end.top + end.item->height - kTop + pages_.back().front().item->before;
    if (need > kFewLines) return;
    std::vector<std::pair<std::shared_ptr<Item>, double>> before; // with the height it has
    double room = 0;
    for (const Placed& placed : pages_[pages_.size() - 2])
        if (placed.item->least > 0 && placed.item->height > placed.item->least) {
            before.emplace_back(placed.item, placed.item->height);
            room += placed.item->height - placed.item->least;
        }
    if (room < need) return;
    const int pages = count();
    for (const auto& [item, height] : before)
        item->lower(height - (height - item->least) * std::min(1.0, 1.02 * need / room));
    paginate(items);
    if (count() < pages) return;
    for (const auto& [item, height] : before) item->lower(height);
    paginate(items);
}

/// Behind the items from `begin` that stay together, at most a page.
std::size_t ReportPages::chainEnd(const ItemList& items, std::size_t begin, double& height) {
    std::size_t end = begin + 1;
    height = items[begin]->height;
    while (end < items.size() && items[end - 1]->keepWithNext &&
           height + items[end]->before + items[end]->height < kBottom - kTop) {
        height += items[end]->before + items[end]->height;
        ++end;
    }
    return end;
}

/// A figure that does not fit between `top` and the foot would leave much of the page empty: what follows it
/// in its section, without figures, is put before it as long as that fits. begin: of its chain, end: behind
/// it.
bool ReportPages::fillGap(ItemList& items, std::size_t begin, std::size_t end, double top) {
    constexpr double kMuch = 0.2 * (kBottom - kTop);
    std::size_t figure = begin;
    while (figure < end && !items[figure]->floats)
        top += items[figure]->before + items[figure]->height, ++figure;
    if (figure == end || kBottom - top < kMuch) return false;
    bool any = false;
    while (end < items.size()) {
        double height = 0;
        const std::size_t behind = chainEnd(items, end, height);
        const auto at = [&](std::size_t k) { return items.begin() + static_cast<std::ptrdiff_t>(k); };
        const bool text = std::none_of(at(end), at(behind), [](const auto& item) {
            return item->floats || !item->outlineTitle.isEmpty();
        });
        if (!text || top + items[end]->before + height > kBottom) break;
        top += items[end]->before + height;
        std::rotate(at(figure), at(end), at(behind));
        figure += behind - end;
        end = behind;
        any = true;
    }
    return any;
}

void ReportPages::paginate(ItemList& items) {
    pages_.assign(1, {});
    outline_.clear();
    double top = kTop;
    for (std::size_t i = 0; i < items.size();) {
        double height = 0;
        std::size_t end = chainEnd(items, i, height);
        const bool fresh = pages_.back().empty();
        const double excess = top + items[i]->before + height - kBottom;
        const auto figure = std::find_if(
            items.begin() + static_cast<std::ptrdiff_t>(i), items.begin() + static_cast<std::ptrdiff_t>(end),
            [&](const auto& item) { return item->least > 0 && item->height - excess >= item->least; });
        if (!fresh && excess > 0 && figure != items.begin() + static_cast<std::ptrdiff_t>(end)) {
            (*figure)->lower((*figure)->height - excess);
        } else if (!fresh && excess > 0) {
            if (fillGap(items, i, end, top)) continue;
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

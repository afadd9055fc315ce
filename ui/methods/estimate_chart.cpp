#include "ui/methods/estimate_chart.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/display_name.h"
#include "ui/methods/page_parts.h"
#include "ui/plot/plot_theme.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/text/qt_text.h"

#include <cmath>

namespace rigor {
namespace {
constexpr int kHead = 24, kRow = 44, kAxis = 28, kLeastNames = 172, kMostNames = 240, kColumnGap = 24;

const Estimate* estimateOf(const Result& result, const std::string& name) {
    for (const auto& e : result.unknowns)
        if (e.name == name) return &e;
    return nullptr;
}

/// At a bound of the search an interval means nothing.
bool hasInterval(const Estimate& e) { return std::isfinite(e.lower) && std::isfinite(e.upper) && !e.atBound; }
} // namespace

EstimateChart::EstimateChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Estimates of the runs"));
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize EstimateChart::sizeHint() const {
    return {500, kHead + kRow * std::max(1, static_cast<int>(runs_.size())) + kAxis};
}

void EstimateChart::setRuns(std::vector<ChartRun> runs) {
    runs_ = std::move(runs);
    columns_.clear();
    QStringList sentences;
    for (const auto& run : runs_)
        for (const auto& e : run.result->unknowns) {
            if (!std::isfinite(e.value)) continue;
            auto column = std::find_if(columns_.begin(), columns_.end(),
                                       [&](const Column& c) { return c.name == e.name; });
            if (column == columns_.end()) columns_.push_back({e.name, displayUnit(e), {}});
            sentences << run.name + ", " + qt(estimateTitle(e.name)) + ": " + qt(textWithUnit(shown(e)));
        }
    scale();
    setAccessibleDescription(sentences.join("; "));
    updateGeometry();
    update();
}

/// The names need so much, the columns the rest.
int EstimateChart::namesWidth() const {
    int width = kLeastNames;
    const QFontMetrics small(fontFor(TextUse::Small));
    for (std::size_t i = 0; i < runs_.size(); ++i) {
        const QFontMetrics table(fontFor(TextUse::Table, i == 0 ? QFont::DemiBold : QFont::Normal));
        width = std::max({width, 52 + table.horizontalAdvance(runs_[i].name),
                          52 + small.horizontalAdvance(runs_[i].note)});
    }
    return std::min(width, kMostNames);
}

void EstimateChart::setRelative(bool relative) {
    relative_ = relative;
    scale();
    update();
}

FigureExtent EstimateChart::extentOf(int column) const {
    const Column& c = columns_.at(static_cast<std::size_t>(column));
    return c.known ? c.extent : FigureExtent{qQNaN(), qQNaN()};
}

/// Zero, unit and extent of every column.
void EstimateChart::scale() {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    FigureExtent all{kInfinity, -kInfinity};
    for (auto& column : columns_) {
        column.zero = 0;
        column.one = 1 / column.unit.scale;
        column.known = true;
        if (relative_) {
            const Estimate* reference = estimateOf(*runs_.front().result, column.name);
            column.known = reference && std::isfinite(reference->value) && reference->standardError > 0;
            if (!column.known) continue;
            column.zero = reference->value;
            column.one = reference->standardError;
        }
        column.extent = {kInfinity, -kInfinity};
        for (const auto& run : runs_) {
            const Estimate* e = estimateOf(*run.result, column.name);
            if (!e || !std::isfinite(e->value)) continue;
            const bool interval = hasInterval(*e);
            for (const double v :
                 {e->value, interval ? e->lower : e->value, interval ? e->upper : e->value}) {
                const double shown = (v - column.zero) / column.one;
                column.extent.lower = std::min(column.extent.lower, shown);
                column.extent.upper = std::max(column.extent.upper, shown);
            }
        }
        all.lower = std::min(all.lower, column.extent.lower);
        all.upper = std::max(all.upper, column.extent.upper);
    }
    for (auto& column : columns_) {
        auto& [lower, upper] = column.extent;
        if (relative_) column.extent = all;
        const double room = upper > lower ? 0.1 * (upper - lower) : std::max(1e-12, 0.05 * std::abs(upper));
        lower -= room;
        upper += room;
    }
}

void EstimateChart::paintRow(QPainter& painter, const Column& column, std::size_t run, const QRectF& row,
                             const std::function<double(double)>& at) const {
    const Tokens& t = theme();
    const Estimate* e = estimateOf(*runs_[run].result, column.name);
    painter.setFont(fontFor(TextUse::Table, e ? QFont::DemiBold : QFont::Normal));
    if (!e || !std::isfinite(e->value)) {
        const QString none = tr("not estimated");
        const double width = painter.fontMetrics().horizontalAdvance(none) + 2;
        clearBehind(painter, column, {row.center().x() - width / 2, row.center().y() - 9, width, 18}, at);
        painter.setPen(t.muted);
        painter.drawText(row, Qt::AlignCenter, none);
        return;
    }
    const QColor colour = lineColour(t, runs_[run].role);
    const double y = row.top() + 29;
    painter.setPen(QPen(colour, 1.6));
    if (hasInterval(*e)) {
        const double left = at(e->lower), right = at(e->upper);
        painter.drawLine(QPointF(left, y), QPointF(right, y));
        for (const double x : {left, right}) painter.drawLine(QPointF(x, y - 4), QPointF(x, y + 4));
    }
    const double x = at(e->value);
    // A guaranteed set has no most likely point.
    const bool guaranteed = e->guaranteed && hasInterval(*e);
    if (!guaranteed) drawMarker(painter, runs_[run].role, {x, y}, 4, colour, runs_[run].hollow, t.raised);
    // Off the reference by more than chance allows, or at a bound of its search: warning colour.
    const bool far = e->atBound || std::ranges::find(runs_[run].apart, column.name) != runs_[run].apart.end();
    painter.setPen(far ? t.warning : t.text);
    const double off = (e->value - column.zero) / column.one;
    const EstimateText told = shown(*e, column.unit);
    const QString text = !relative_ && e->atBound && !guaranteed ? qt(told.value + ", " + told.remark)
                         : !relative_                            ? qt(told.brief)
                         : off > 0                               ? "+" + qt(fixedText(off, 1))
                                                                 : qt(fixedText(off, 1));
    const double width = painter.fontMetrics().horizontalAdvance(text) + 2;
    const double start = std::clamp(x - width / 2, row.left(), std::max(row.left(), row.right() - width));
    const QRectF box(start, row.top() + 3, width, 18);
    clearBehind(painter, column, box, at);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// The dotted line of the reference runs through all rows, but not through a number.
void EstimateChart::clearBehind(QPainter& painter, const Column& column, const QRectF& box,
                                const std::function<double(double)>& at) const {
    const Tokens& t = theme();
    const Estimate* first = estimateOf(*runs_.front().result, column.name);
    if (!first || !std::isfinite(first->value)) return;
    const double line = at(first->value);
    if (line < box.left() - 2 || line > box.right() + 2) return;
    const QRectF gap(line - 1.5, box.top(), 3, box.height());
    painter.fillRect(gap, t.raised);
    if (!hasInterval(*first)) return;
    const QRectF band(QPointF(at(first->lower), gap.top()), QPointF(at(first->upper), gap.bottom()));
    painter.fillRect(gap & band, fillColour(t, runs_.front().role, 0.08));
}

void EstimateChart::paintColumn(QPainter& painter, const Column& column, const QRect& box) const {
    const Tokens& t = theme();
    const QString title = qt(estimateTitle(column.name));
    painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
    painter.setPen(t.text);
    painter.drawText(QRect(box.left(), 0, box.width(), 20), Qt::AlignVCenter, title);
    const int used = painter.fontMetrics().horizontalAdvance(title) + 5;
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.muted);
    painter.drawText(QRect(box.left() + used, 0, box.width() - used, 20), Qt::AlignVCenter,
                     relative_ ? tr("[std. errors]") : "[" + qt(column.unit.text) + "]");
    const double bottom = kHead + kRow * static_cast<double>(runs_.size());
    if (!column.known) {
        painter.drawText(QRectF(box.left(), kHead, box.width(), bottom - kHead),
                         Qt::AlignCenter | Qt::TextWordWrap, tr("The reference has no standard error."));
        return;
    }
    const auto& [lower, upper] = column.extent;
    const auto at = [&, low = lower, high = upper](double v) {
        return box.left() + ((v - column.zero) / column.one - low) / (high - low) * box.width();
    };
    const auto atShown = [&, low = lower, high = upper](double shown) {
        return box.left() + (shown - low) / (high - low) * box.width();
    };
    const auto ticks = tickPositions(column.extent, std::max(2, box.width() / 48));
    const auto labels = tickLabels(ticks);
    painter.setFont(fontFor(TextUse::Small));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const double x = atShown(ticks[i]);
        painter.setPen(t.grid);
        painter.drawLine(QPointF(x, kHead), QPointF(x, bottom));
        painter.setPen(t.strong);
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + 4));
        painter.setPen(t.text);
        painter.drawText(QRectF(x - 40, bottom + 6, 80, 16), Qt::AlignCenter, qt(labels[i]));
    }
    painter.setPen(t.strong);
    painter.drawLine(QPointF(box.left(), bottom), QPointF(box.right(), bottom));
    if (const Estimate* first = estimateOf(*runs_.front().result, column.name);
        first && std::isfinite(first->value)) {
        if (hasInterval(*first))
            painter.fillRect(
                QRectF(at(first->lower), kHead, at(first->upper) - at(first->lower), bottom - kHead),
                fillColour(t, runs_.front().role, 0.08));
        QPen pen(lineColour(t, runs_.front().role), 1.2);
        pen.setDashPattern({1.5, 2.5});
        painter.setPen(pen);
        painter.drawLine(QPointF(at(first->value), kHead), QPointF(at(first->value), bottom));
    }
    for (std::size_t run = 0; run < runs_.size(); ++run)
        paintRow(painter, column, run,
                 QRectF(box.left(), kHead + kRow * static_cast<double>(run), box.width(), kRow), at);
}

void EstimateChart::paintEvent(QPaintEvent*) {
    if (runs_.empty() || columns_.empty()) return;
    const Tokens& t = theme();
    const int names = namesWidth();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < runs_.size(); ++i) {
        const int top = kHead + kRow * static_cast<int>(i);
        painter.setPen(linePen(t, runs_[i].role));
        painter.drawLine(QPointF(12, top + 22), QPointF(36, top + 22));
        drawMarker(painter, runs_[i].role, {24, top + 22.0}, 4, lineColour(t, runs_[i].role), runs_[i].hollow,
                   t.raised);
        const QRect text(46, top + 4, names - 50, 18);
        painter.setFont(fontFor(TextUse::Table, i == 0 ? QFont::DemiBold : QFont::Normal));
        painter.setPen(t.text);
        painter.drawText(text, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(runs_[i].name, Qt::ElideRight, text.width()));
        painter.setFont(fontFor(TextUse::Small));
        painter.setPen(t.muted);
        painter.drawText(text.translated(0, 18), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(runs_[i].note, Qt::ElideRight, text.width()));
        if (i == 0) continue;
        painter.setPen(t.grid);
        painter.drawLine(12, top, width() - 12, top);
    }
    const int count = columns(), room = width() - names - 14 - kColumnGap * (count - 1);
    for (int c = 0; c < count; ++c) {
        const int left = names + c * kColumnGap + room * c / count;
        paintColumn(painter, columns_[static_cast<std::size_t>(c)], {left, 0, room / count, height()});
    }
    painter.end();
    if (hasFocus()) paintRing(*this);
}

} // namespace rigor

#include "ui/steps/trust/trust_chart.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/display_name.h"
#include "ui/plot/plot_theme.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/text/qt_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr int kLane = 15, kRowAbove = 10, kTrustAxis = 28, kLeastRow = 103, kTrustNames = 176, kRight = 22;
constexpr int kLegendRow = 24, kLegendMost = 190;
constexpr double kTwoSided = 1.959963984540054;

Estimate estimateOf(const ClaimedUnknown& claim) {
    Estimate e;
    e.name = claim.name;
    e.unit = claim.unit;
    e.value = claim.value;
    e.standardError = claim.error;
    e.lower = claim.lower;
    e.upper = claim.upper;
    e.guaranteed = claim.claim == Claim::Set;
    return e;
}

/// What of a claim has to be in sight, in the model's unit.
std::vector<double> reach(const ClaimedUnknown& claim) {
    std::vector<double> ends{claim.lower, claim.upper};
    if (claim.claim != Claim::Set) ends.push_back(claim.value);
    if (claim.claim == Claim::Population)
        for (const double side : {-1, 1}) ends.push_back(claim.value + side * kTwoSided * claim.spread);
    std::erase_if(ends, [](double end) { return !std::isfinite(end); });
    return ends;
}
} // namespace

TrustChart::TrustChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("What the runs say of each unknown"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TrustChart::set(std::vector<TrustedUnknown> rows, std::vector<TrustRun> runs) {
    rows_ = std::move(rows);
    runs_ = std::move(runs);
    selected_ = std::clamp(selected_, 0, std::max(0, static_cast<int>(rows_.size()) - 1));
    scale();
    updateGeometry();
    update();
}

/// The axis holds everything that is compared; of the rest what lies there.
void TrustChart::scale() {
    extents_.clear();
    units_.clear();
    for (const TrustedUnknown& row : rows_) {
        std::vector<double> ends;
        for (const bool compared : {true, false}) {
            if (!ends.empty()) break;
            for (const ClaimedUnknown& claim : row.claims)
                if (claim.why.empty() == compared)
                    for (const double end : reach(claim)) ends.push_back(end);
        }
        double typical = 0;
        for (const double end : ends) typical = std::max(typical, std::abs(end));
        units_.push_back(displayUnit(row.unit, typical));
        const double scale = units_.back().scale;
        FigureExtent extent{0, 1};
        if (!ends.empty()) {
            extent = {scale * std::ranges::min(ends), scale * std::ranges::max(ends)};
            const double room = extent.upper > extent.lower ? 0.06 * (extent.upper - extent.lower)
                                                            : std::max(1e-12, 0.05 * std::abs(extent.upper));
            extent.lower -= room;
            extent.upper += room;
        }
        extents_.push_back(extent);
    }
}

std::vector<std::size_t> TrustChart::lanes() const {
    std::vector<std::size_t> list;
    for (std::size_t k = 0; k < runs_.size(); ++k)
        for (const TrustedUnknown& row : rows_)
            if (std::ranges::any_of(row.claims, [&](const ClaimedUnknown& claim) {
                    return claim.run == runs_[k].number && claim.claim != Claim::Set;
                })) {
                list.push_back(k);
                break;
            }
    return list;
}

int TrustChart::rowHeight() const {
    return std::max(kLeastRow,
                    kRowAbove + kLane * std::max(1, static_cast<int>(lanes().size())) + 5 + kTrustAxis);
}

std::vector<QRect> TrustChart::legendRects() const {
    std::vector<QRect> rects;
    const QFontMetrics metrics(fontFor(TextUse::Table));
    int x = 12, y = 0;
    for (const TrustRun& run : runs_) {
        const int wide = 38 + std::min(kLegendMost, metrics.horizontalAdvance(run.name)) + 4;
        if (x > 12 && x + wide > width() - 8) {
            x = 12;
            y += kLegendRow;
        }
        rects.emplace_back(x, y, wide, kLegendRow);
        x += wide + 10;
    }
    return rects;
}

int TrustChart::headHeight() const {
    const auto rects = legendRects();
    return rects.empty() ? 0 : rects.back().bottom() + 5;
}

QSize TrustChart::sizeHint() const {
    return {520, headHeight() + rowHeight() * static_cast<int>(rows_.size())};
}

QRect TrustChart::rowRect(int row) const {
    return {0, headHeight() + rowHeight() * row, width(), rowHeight()};
}

QRectF TrustChart::plotRect(int row) const {
    const QRect whole = rowRect(row);
    return {kTrustNames, static_cast<double>(whole.top() + kRowAbove),
            static_cast<double>(width() - kTrustNames - kRight),
            static_cast<double>(whole.height() - kRowAbove - kTrustAxis)};
}

double TrustChart::at(int row, double value) const {
    const auto k = static_cast<std::size_t>(row);
    const QRectF plot = plotRect(row);
    const FigureExtent& extent = extents_[k];
    const double shown = std::isinf(value) ? value : value * units_[k].scale;
    const double x = plot.left() + (shown - extent.lower) / (extent.upper - extent.lower) * plot.width();
    return std::clamp(x, plot.left(), plot.right());
}

const ClaimedUnknown* TrustChart::claimOf(int row, int run) const {
    const auto& claims = rows_[static_cast<std::size_t>(row)].claims;
    const auto found = std::ranges::find(claims, run, &ClaimedUnknown::run);
    return found == claims.end() ? nullptr : &*found;
}

QRect TrustChart::laneRect(int row, int run) const {
    const ClaimedUnknown* claim = claimOf(row, run);
    if (!claim) return {};
    const QRectF plot = plotRect(row);
    if (claim->claim == Claim::Set)
        return QRectF(QPointF(at(row, claim->lower), plot.top()),
                      QPointF(at(row, claim->upper), plot.bottom()))
            .toAlignedRect();
    const auto list = lanes();
    for (std::size_t k = 0; k < list.size(); ++k)
        if (runs_[list[k]].number == run)
            return {kTrustNames, static_cast<int>(plot.top()) + kLane * static_cast<int>(k) + 2,
                    static_cast<int>(plot.width()), kLane};
    return {};
}

QString TrustChart::valueText(int row) const {
    const ClaimedUnknown* best = rows_[static_cast<std::size_t>(row)].best();
    if (!best) return QString::fromUtf8(kMissingText);
    return qt(shown(estimateOf(*best), units_[static_cast<std::size_t>(row)]).briefWithUnit());
}

QString TrustChart::claimText(const ClaimedUnknown& claim) const {
    return qt(textWithUnit(shown(estimateOf(claim), units_[static_cast<std::size_t>(selected_)])));
}

QString TrustChart::spreadText(const ClaimedUnknown& claim) const {
    const DisplayUnit& unit = units_[static_cast<std::size_t>(selected_)];
    const double low = unit.scale * (claim.value - kTwoSided * claim.spread),
                 high = unit.scale * (claim.value + kTwoSided * claim.spread);
    return qt(intervalText(low, high, decimalsForInterval(low, high)) + ' ' + unit.text);
}

QString TrustChart::told(int row) const {
    const TrustedUnknown& one = rows_[static_cast<std::size_t>(row)];
    QStringList said{qt(estimateTitle(one.name)) + ", " + valueText(row)};
    if (runs_.size() > 1) said << qt(one.words);
    for (const TrustRun& run : runs_) {
        const ClaimedUnknown* claim = claimOf(row, run.number);
        if (!claim) continue;
        const EstimateText text = shown(estimateOf(*claim), units_[static_cast<std::size_t>(row)]);
        said << run.name + ": " + (claim->why.empty() ? qt(text.withError) : qt(claim->why));
    }
    return said.join("; ");
}

void TrustChart::select(int row) {
    if (row < 0 || row >= static_cast<int>(rows_.size()) || row == selected_) return;
    selected_ = row;
    tellAccessFocus(this, row);
    update();
    Q_EMIT rowSelected(row);
}

std::vector<AccessPart> TrustChart::accessParts() const {
    std::vector<AccessPart> parts;
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row)
        parts.push_back({QAccessible::ListItem, told(row), {}, rowRect(row)});
    return parts;
}

std::function<void()> TrustChart::accessPress(int part) {
    if (part < 0 || part >= static_cast<int>(rows_.size())) return {};
    return [this, part] { select(part); };
}

int TrustChart::rowAt(const QPoint& point) const {
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row)
        if (rowRect(row).contains(point)) return row;
    return -1;
}

/// A lane before the set behind it; of sets the narrowest.
int TrustChart::runAt(int row, const QPoint& point) const {
    if (row < 0 || point.x() < kTrustNames - 4) return 0;
    int found = 0;
    double least = HUGE_VAL;
    for (const TrustRun& run : runs_) {
        const ClaimedUnknown* claim = claimOf(row, run.number);
        if (!claim || !laneRect(row, run.number).adjusted(-4, 0, 4, 0).contains(point)) continue;
        if (claim->claim != Claim::Set) {
            const double left = at(row, std::isfinite(claim->lower) ? claim->lower : claim->value) - 8,
                         right = at(row, std::isfinite(claim->upper) ? claim->upper : claim->value) + 8;
            if (point.x() >= left && point.x() <= right) return run.number;
            continue;
        }
        if (const double wide = claim->upper - claim->lower; found == 0 || wide < least) {
            found = run.number;
            least = wide;
        }
    }
    return found;
}

void TrustChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const QPoint point = event->position().toPoint();
    const auto legend = legendRects();
    for (std::size_t k = 0; k < legend.size(); ++k)
        if (legend[k].contains(point)) return Q_EMIT runClicked(runs_[k].number);
    const int row = rowAt(point);
    if (row < 0) return;
    const int run = runAt(row, point);
    select(row);
    if (run > 0) Q_EMIT runClicked(run);
}

void TrustChart::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    const bool legend = std::ranges::any_of(legendRects(), [&](const QRect& r) { return r.contains(point); });
    setCursor(legend || runAt(rowAt(point), point) > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TrustChart::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(rows_.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up:
        return select(std::max(0, selected_ - 1));
    case Qt::Key_Down:
        return select(std::min(last, selected_ + 1));
    case Qt::Key_Home:
        return select(0);
    case Qt::Key_End:
        return select(last);
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        // The run that the row is about: the one that differs, else the best.
        if (last < 0) return;
        const TrustedUnknown& row = rows_[static_cast<std::size_t>(selected_)];
        if (!row.differing.empty()) return Q_EMIT runClicked(row.differing.front().first);
        if (row.best()) return Q_EMIT runClicked(row.best()->run);
        return;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

bool TrustChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = rowAt(help->pos()), run = runAt(row, help->pos());
    QString text;
    const auto legend = legendRects();
    for (std::size_t k = 0; k < legend.size(); ++k)
        if (legend[k].contains(help->pos())) text = runs_[k].name + '\n' + tr("A click opens it");
    if (run > 0) {
        const ClaimedUnknown* claim = claimOf(row, run);
        const EstimateText said = shown(estimateOf(*claim), units_[static_cast<std::size_t>(row)]);
        const auto of = std::ranges::find(runs_, run, &TrustRun::number);
        text = of->name + ": " + qt(textWithUnit(said)) + '\n' +
               (claim->why.empty() ? qt(kindOf(*claim)) : tr("Not compared: %1").arg(qt(claim->why))) + '\n' +
               tr("A click opens the run");
    } else if (row >= 0 && help->pos().x() < kTrustNames) {
        text = told(row).replace("; ", "\n");
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, this);
    return true;
}

bool TrustChart::isSet(std::size_t run) const {
    return std::ranges::none_of(lanes(), [&](std::size_t lane) { return lane == run; });
}

QColor TrustChart::setColour(const TrustRun& run) const {
    std::size_t sets = 0;
    for (std::size_t k = 0; k < runs_.size(); ++k) sets += isSet(k);
    return sets == 1 ? theme().admissible : lineColour(theme(), run.role);
}

void TrustChart::paintLegend(QPainter& painter) const {
    const Tokens& t = theme();
    const auto rects = legendRects();
    painter.setFont(fontFor(TextUse::Table));
    for (std::size_t k = 0; k < rects.size(); ++k) {
        const QRect& r = rects[k];
        const double y = r.center().y() + 0.5;
        if (isSet(k)) {
            QColor fill = setColour(runs_[k]);
            painter.setPen(QPen(fill, 1.2));
            fill.setAlphaF(0.18F);
            painter.fillRect(QRectF(r.left(), y - 6, 24, 12), fill);
            for (const double x : {r.left() + 0.5, r.left() + 24.0})
                painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 6));
        } else {
            painter.setPen(linePen(t, runs_[k].role));
            painter.drawLine(QPointF(r.left(), y), QPointF(r.left() + 24, y));
            drawMarker(painter, runs_[k].role, {r.left() + 12.0, y}, 4, lineColour(t, runs_[k].role), false,
                       t.raised);
        }
        painter.setPen(t.text);
        painter.drawText(r.adjusted(32, 0, 4, 0), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(runs_[k].name, Qt::ElideRight, kLegendMost + 4));
    }
}

void TrustChart::paintWords(QPainter& painter, int row) const {
    const Tokens& t = theme();
    const TrustedUnknown& one = rows_[static_cast<std::size_t>(row)];
    const QRect whole = rowRect(row);
    const int room = kTrustNames - 28;
    const auto line = [&](int top, int height, const QFont& font, const QColor& colour, const QString& text,
                          int flags = Qt::AlignVCenter) {
        painter.setFont(font);
        painter.setPen(colour);
        const QRect box(12, whole.top() + top, room, height);
        painter.drawText(
            box, flags,
            flags & Qt::TextWordWrap ? text : painter.fontMetrics().elidedText(text, Qt::ElideRight, room));
    };
    line(10, 18, fontFor(TextUse::Table, QFont::DemiBold), t.text, qt(estimateTitle(one.name)));
    line(30, 20, fontFor(TextUse::Body, QFont::DemiBold), t.text, valueText(row));
    if (runs_.size() < 2) return;
    const bool bad = one.verdict == PairVerdict::Apart || one.verdict == PairVerdict::Contradict;
    const bool good = one.verdict == PairVerdict::Agree;
    const QColor ink = bad ? t.warning : good ? t.success : t.muted;
    paintIcon(painter, bad ? "warning" : good ? "done" : "info", QRectF(12, whole.top() + 53, 14, 14), ink);
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(ink);
    const QRect words(31, whole.top() + 51, room - 17, whole.height() - 55);
    const QString text = qt(one.words);
    const int lines = words.height() / painter.fontMetrics().lineSpacing();
    // What does not fit is elided as a whole; the tooltip has it.
    const QString cut =
        painter.fontMetrics().elidedText(text, Qt::ElideRight, (lines * words.width() * 9) / 10);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, cut);
}

void TrustChart::paintAxis(QPainter& painter, int row) const {
    const Tokens& t = theme();
    const QRectF plot = plotRect(row);
    const FigureExtent& extent = extents_[static_cast<std::size_t>(row)];
    const auto ticks = tickPositions(extent, std::max(2, static_cast<int>(plot.width()) / 70));
    const auto labels = tickLabels(ticks);
    painter.setFont(fontFor(TextUse::Small));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const double x =
            plot.left() + (ticks[i] - extent.lower) / (extent.upper - extent.lower) * plot.width();
        painter.setPen(t.grid);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(t.strong);
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4));
        painter.setPen(t.text);
        const double wide = painter.fontMetrics().horizontalAdvance(qt(labels[i])) + 2;
        const double left = std::clamp(x - wide / 2, kTrustNames - 30.0, width() - wide - 2);
        painter.drawText(QRectF(left, plot.bottom() + 6, wide, 16), Qt::AlignCenter, qt(labels[i]));
    }
    painter.setPen(t.strong);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

void TrustChart::paintSet(QPainter& painter, int row, const TrustRun& run) const {
    const ClaimedUnknown* claim = claimOf(row, run.number);
    if (!claim || claim->claim != Claim::Set || !(claim->lower <= claim->upper)) return;
    const QRectF plot = plotRect(row);
    const double left = at(row, claim->lower), right = at(row, claim->upper);
    QColor fill = setColour(run);
    painter.setPen(QPen(fill, 1.2));
    fill.setAlphaF(0.18F);
    painter.fillRect(QRectF(QPointF(left, plot.top()), QPointF(right, plot.bottom())), fill);
    if (std::isfinite(claim->lower))
        painter.drawLine(QPointF(left, plot.top()), QPointF(left, plot.bottom()));
    if (std::isfinite(claim->upper))
        painter.drawLine(QPointF(right, plot.top()), QPointF(right, plot.bottom()));
}

void TrustChart::paintClaim(QPainter& painter, int row, const TrustRun& run) const {
    const ClaimedUnknown* claim = claimOf(row, run.number);
    if (!claim || claim->claim == Claim::Set || !std::isfinite(claim->value)) return;
    const Tokens& t = theme();
    const auto k = static_cast<std::size_t>(row);
    const double y = laneRect(row, run.number).center().y() + 0.5;
    const QColor colour = lineColour(t, run.role);
    const bool compared = claim->why.empty();
    if (claim->claim == Claim::Population && std::isfinite(claim->spread)) {
        const double left = at(row, claim->value - kTwoSided * claim->spread),
                     right = at(row, claim->value + kTwoSided * claim->spread);
        painter.fillRect(QRectF(left, y - 5, right - left, 10), fillColour(t, run.role, 0.22));
    }
    const double shown = claim->value * units_[k].scale;
    if (shown < extents_[k].lower || shown > extents_[k].upper) return; // not compared, and elsewhere
    painter.setPen(QPen(compared ? colour : t.muted, 1.6));
    double left = at(row, claim->value), right = left;
    if (std::isfinite(claim->lower) && std::isfinite(claim->upper) && compared) {
        left = at(row, claim->lower);
        right = at(row, claim->upper);
        painter.drawLine(QPointF(left, y), QPointF(right, y));
        for (const double x : {left, right}) painter.drawLine(QPointF(x, y - 4), QPointF(x, y + 4));
    }
    drawMarker(painter, run.role, {at(row, claim->value), y}, 4, compared ? colour : t.muted, !compared,
               t.raised);
    const auto& differing = rows_[k].differing;
    const auto differs = std::ranges::find(differing, run.number, &std::pair<int, double>::first);
    if (differs == differing.end()) return;
    const QRectF frame(QPointF(left - 6, y - 7.5), QPointF(right + 6, y + 7.5));
    painter.setPen(QPen(t.warning, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 4, 4);
    const double p = differs->second;
    const QString text = qt(pValueText(p));
    painter.setFont(fontFor(TextUse::Small));
    const double wide = painter.fontMetrics().horizontalAdvance(text) + 4;
    const QRectF plot = plotRect(row);
    // Above its frame, else beside it.
    QRectF place(std::clamp(frame.center().x() - wide / 2, plot.left(), plot.right() - wide), y - 23, wide,
                 15);
    if (place.top() < plot.top() - 8)
        place.moveTopLeft({frame.right() + 4 + wide <= plot.right() + kRight - 2 ? frame.right() + 4
                                                                                 : frame.left() - 4 - wide,
                           y - 8});
    painter.drawText(place, Qt::AlignCenter, text);
}

void TrustChart::paintRow(QPainter& painter, int row) const {
    const Tokens& t = theme();
    const QRect whole = rowRect(row);
    const PairVerdict verdict = rows_[static_cast<std::size_t>(row)].verdict;
    if (verdict == PairVerdict::Apart || verdict == PairVerdict::Contradict)
        painter.fillRect(whole, t.warningBar);
    if (row == selected_) painter.fillRect(QRect(0, whole.top(), 3, whole.height()), t.accent);
    painter.setPen(t.border);
    painter.drawLine(whole.topLeft(), whole.topRight());
    paintWords(painter, row);
    for (const TrustRun& run : runs_) paintSet(painter, row, run);
    paintAxis(painter, row);
    for (const TrustRun& run : runs_) paintClaim(painter, row, run);
}

void TrustChart::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLegend(painter);
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row)
        if (rowRect(row).intersects(event->rect())) paintRow(painter, row);
    painter.end();
    if (hasFocus()) paintRing(*this);
}

} // namespace rigor

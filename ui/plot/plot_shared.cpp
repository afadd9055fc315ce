// Zoom and cursors of a plot: what plots of a page may share.
#include "ui/plot/plot_overlay.h"
#include "ui/plot/plot_scope.h"
#include "ui/plot/plot_theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {

void Plot::fit() {
    const auto x = xExtent(panel_), y = yExtent(panel_);
    canvas_->xAxis->setRange(x.lower, x.upper);
    canvas_->yAxis->setRange(y.lower, y.upper);
    Q_EMIT rangeChanged();
    scheduleRedraw();
}

/// Plots that zoom together are fitted together: all show what any of them has to show.
void Plot::fitByHand() {
    fit();
    const PlotScope* scope = PlotScope::of(*this);
    if (!scope || !scope->isLinked()) return;
    auto [lower, upper] = xRange();
    scope->eachOther(*this, [&](const Plot& other) {
        const auto extent = xExtent(other.panel_);
        lower = std::min(lower, extent.lower);
        upper = std::max(upper, extent.upper);
    });
    setXRange(lower, upper);
    shareRange();
}

void Plot::shareRange() {
    const PlotScope* scope = PlotScope::of(*this);
    const auto [lower, upper] = xRange();
    if (scope && scope->isLinked())
        scope->eachOther(*this, [lower, upper](Plot& other) { other.setXRange(lower, upper); });
}

void Plot::zoomAxis(QCPAxis* axis, double factor, double centre) {
    axis->scaleRange(1 / factor, centre);
    Q_EMIT rangeChanged();
    scheduleRedraw();
    if (axis == canvas_->xAxis) shareRange();
}

void Plot::zoomTo(const QRectF& place) {
    if (!(place.width() > 0) || !(place.height() > 0)) return;
    canvas_->yAxis->setRange(place.top(), place.bottom());
    setXRange(place.left(), place.right());
    shareRange();
}

void Plot::zoomToMeasured() {
    const auto [lower, upper] = std::minmax(*anchor_, *cursor_);
    if (!(lower < upper)) return;
    setXRange(lower, upper);
    shareRange();
}

void Plot::zoom(double factor) {
    zoomAxis(canvas_->xAxis, factor, canvas_->xAxis->range().center());
    zoomAxis(canvas_->yAxis, factor, canvas_->yAxis->range().center());
}

QPair<double, double> Plot::xRange() const {
    return {canvas_->xAxis->range().lower, canvas_->xAxis->range().upper};
}
QPair<double, double> Plot::yRange() const {
    return {canvas_->yAxis->range().lower, canvas_->yAxis->range().upper};
}

void Plot::setXRange(double lower, double upper) {
    canvas_->xAxis->setRange(lower, upper);
    Q_EMIT rangeChanged();
    scheduleRedraw();
}

void Plot::markCursor(double time) {
    if (!isLogarithmic(FigureDirection::Across)) return markNumber(time);
    if (time > 0) markNumber(std::log10(time));
}

void Plot::markNumber(double x) {
    const bool moved = placeCursor(x);
    readOut_ = canvas_->underMouse() || underMouse() || hasFocus();
    if (!moved) return;
    tellCursor();
    if (const PlotScope* scope = PlotScope::of(*this))
        scope->eachOther(*this, [this](Plot& other) {
            if (cursor_) other.markNumber(*cursor_);
        });
}

void Plot::tellCursor() {
    Q_EMIT cursorMoved(cursor_ ? std::optional(quantityAt(FigureDirection::Across, *cursor_)) : cursor_);
}

void Plot::setCursor(std::optional<double> x) {
    readOut_ = true;
    if (!placeCursor(x)) return;
    tellCursor();
    if (const PlotScope* scope = PlotScope::of(*this))
        scope->eachOther(*this, [this](Plot& other) { other.setCursor(cursor_); });
}

/// Whether it was elsewhere before. Who is told of a move may move it on (a replay to its nearest sample):
/// other plots take it from where it is then.
bool Plot::placeCursor(std::optional<double> x) {
    overlay_->update();
    if (std::exchange(cursor_, x) == x) return false;
    tellAccessChange(this, QAccessible::DescriptionChanged);
    return true;
}

void Plot::setAnchor(std::optional<double> x) {
    if (x == anchor_ || !panel_.x.categories.empty()) return;
    anchor_ = x;
    overlay_->update();
    tellAccessChange(this, QAccessible::DescriptionChanged);
    if (const PlotScope* scope = PlotScope::of(*this))
        scope->eachOther(*this, [x](Plot& other) { other.setAnchor(x); });
}

/// The cursor stays where the pair begins, so that the read-out is there before it is moved.
void Plot::toggleAnchor(double x) {
    if (anchor_) return setAnchor({});
    setAnchor(x);
    if (anchor_ && !cursor_) setCursor(std::optional(x));
}

} // namespace rigor

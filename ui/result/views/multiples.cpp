#include "ui/result/views/multiples.h"

#include "ui/plot/plot_theme.h"
#include "ui/result/choices.h"
#include "ui/result/page_state.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {
namespace {

constexpr int kMultiplesMargin = 8, kHeading = 16, kPlannedGap = 2, kLeastPlanned = 30, kMostHeight = 110,
              kHead = 20,      ///< of a cell with a name and a note
    kLabelled = 58;            ///< cells without heads have their names from this size on
constexpr double kShape = 1.3; ///< width over height of a cell at its best
constexpr double kBehindOpacity = 0.6;

/// px: what a cell needs to be read, and its size where it is scrolled to.
struct Measures {
    int gap, leastWidth, leastHeight, scrolledWidth, scrolledHeight;
};
constexpr Measures kWithHeads{6, 116, 72, 116, 72}, kBare{4, 44, 34, 56, 44};

} // namespace

Multiples::Multiples(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    addRing(this);
    setMinimumHeight(120);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void Multiples::setView(view::Multiples shown) {
    const bool other = shown.keys != shown_.keys;
    shown_ = std::move(shown);
    panels_.clear();
    panels_.resize(shown_.keys.size());
    setAccessibleName(qt(shown_.title));
    if (!other) return viewport()->update();
    if (std::ranges::find(shown_.keys, selected_.toStdString()) == shown_.keys.end()) selected_.clear();
    std::vector<std::size_t> places(shown_.keys.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    setOrder(shown_.orders.empty() ? std::move(places) : shown_.orders.front().places);
}

void Multiples::setOrder(std::vector<std::size_t> places) {
    order_ = std::move(places);
    place_ = -1;
    arrange();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

QString Multiples::keyAt(int place) const { return qt(shown_.keys[order_[static_cast<std::size_t>(place)]]); }

void Multiples::setHidden(const QSet<QString>& names) {
    hidden_ = names;
    viewport()->update();
}

void Multiples::setBehind(bool behind) {
    if (behind == behind_) return;
    behind_ = behind;
    viewport()->update();
}

QString Multiples::readout(int place) const {
    return shown_.tip ? qt(shown_.tip(order_[static_cast<std::size_t>(place)])) : QString();
}

int Multiples::gap() const { return planned_ ? kPlannedGap : hasHeads() ? kWithHeads.gap : kBare.gap; }

int Multiples::left() const { return kMultiplesMargin + (planned_ ? titleWidth_ : 0); }

int Multiples::top() const {
    if (!planned_) return 0;
    return kHeading * ((shown_.plan.groups.empty() ? 0 : 1) + (shown_.plan.subgroups.empty() ? 0 : 1));
}

/// False if the plan has no room: cells too small to be read.
bool Multiples::arrangePlanned() {
    const FactorialGrid& plan = shown_.plan;
    if (!plan.planned || plan.cells.size() != order_.size() || plan.cells.empty()) return false;
    const QFontMetrics metrics(fontFor(TextUse::Small));
    titleWidth_ = 0;
    for (const std::string& row : plan.rows)
        titleWidth_ = std::max(titleWidth_, metrics.horizontalAdvance(qt(row)) + 10);
    const auto rows = static_cast<int>(plan.rows.size()), columns = static_cast<int>(plan.columns);
    const int head = kHeading * ((plan.groups.empty() ? 0 : 1) + (plan.subgroups.empty() ? 0 : 1));
    const int w = (viewport()->width() - 2 * kMultiplesMargin - titleWidth_ + kPlannedGap) / columns -
                  kPlannedGap,
              h = (viewport()->height() - kMultiplesMargin - head + kPlannedGap) / rows - kPlannedGap;
    if (w < kLeastPlanned || h < kBare.leastHeight) return false;
    columns_ = columns;
    cellHeight_ = std::min(h, kMostHeight);
    return true;
}

/// The largest cells of a good shape that are all in view; false if they cannot be.
bool Multiples::arrangeInView(int width, int height) {
    const Measures& least = hasHeads() ? kWithHeads : kBare;
    double best = 0;
    for (int columns = 1; columns <= count(); ++columns) {
        const int rows = (count() + columns - 1) / columns;
        const double w = (width + least.gap) / static_cast<double>(columns) - least.gap;
        const int h = std::min(kMostHeight, (height + least.gap) / rows - least.gap);
        if (w < least.leastWidth || h < least.leastHeight) continue;
        // a last row that is full looks better than cells a little larger
        const double size =
            std::min(w / kShape, static_cast<double>(h)) * (count() % columns == 0 ? 1.15 : 1);
        if (size <= best) continue;
        best = size;
        columns_ = columns;
        cellHeight_ = h;
    }
    return best > 0;
}

void Multiples::arrange() {
    planned_ = arrangePlanned();
    if (planned_) return verticalScrollBar()->setRange(0, 0);
    const int width = viewport()->width() - 2 * kMultiplesMargin,
              height = viewport()->height() - kMultiplesMargin;
    const Measures& least = hasHeads() ? kWithHeads : kBare;
    if (!arrangeInView(width, height)) {
        columns_ = std::max(1, (width + least.gap) / (least.scrolledWidth + least.gap));
        cellHeight_ = least.scrolledHeight;
    }
    const int rows = (count() + columns_ - 1) / columns_,
              whole = rows * (cellHeight_ + least.gap) - least.gap + kMultiplesMargin;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(cellHeight_ / 2);
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
}

void Multiples::resizeEvent(QResizeEvent*) { arrange(); }

QRect Multiples::cellRect(int place) const {
    const int room = viewport()->width() - kMultiplesMargin - left() - (columns_ - 1) * gap();
    int column = place % columns_, row = place / columns_;
    if (planned_) {
        const FactorialCell& cell = shown_.plan.cells[order_[static_cast<std::size_t>(place)]];
        column = static_cast<int>(cell.column);
        row = static_cast<int>(cell.row);
    }
    const int from = left() + column * gap() + room * column / columns_,
              to = left() + column * gap() + room * (column + 1) / columns_;
    return {from, top() + row * (cellHeight_ + gap()) - verticalScrollBar()->value(), to - from, cellHeight_};
}

const FigurePanel& Multiples::panelOf(std::size_t plot) const {
    auto& panel = panels_.at(plot);
    if (!panel) panel = std::make_unique<FigurePanel>(shown_.panel(plot));
    return *panel;
}

void Multiples::paintHeadings(QPainter& painter) const {
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(theme().muted);
    const auto metrics = painter.fontMetrics();
    const double room = viewport()->width() - kMultiplesMargin - left() + kPlannedGap,
                 column = room / static_cast<double>(columns_);
    int y = 0;
    for (const auto* groups : {&shown_.plan.groups, &shown_.plan.subgroups}) {
        for (const FactorialGroup& group : *groups) {
            const QRectF over(left() + column * static_cast<double>(group.first), y,
                              column * static_cast<double>(group.columns) - kPlannedGap, kHeading);
            painter.drawText(
                over, Qt::AlignCenter,
                metrics.elidedText(qt(group.title), Qt::ElideRight, static_cast<int>(over.width())));
        }
        if (!groups->empty()) y += kHeading;
    }
    for (std::size_t r = 0; r < shown_.plan.rows.size(); ++r)
        painter.drawText(QRect(kMultiplesMargin, top() + static_cast<int>(r) * (cellHeight_ + kPlannedGap),
                               titleWidth_ - 8, cellHeight_),
                         Qt::AlignRight | Qt::AlignVCenter, qt(shown_.plan.rows[r]));
}

/// Name and note; what is left of the cell is for the plot.
QRectF Multiples::paintHead(QPainter& painter, const QRect& cell, std::size_t plot) const {
    const Tokens& t = theme();
    const QString name = qt(shown_.keys[plot]);
    painter.setFont(fontFor(TextUse::Small));
    if (!hasHeads()) {
        QRectF box = QRectF(cell).adjusted(4, 4, -4, -4);
        painter.setPen(t.muted);
        if (planned_ || cell.height() < kLabelled || cell.width() < kLabelled) return box;
        painter.drawText(QRectF(box.left(), box.top() - 2, box.width(), 14), Qt::AlignLeft | Qt::AlignVCenter,
                         name);
        box.setTop(box.top() + 13);
        return box;
    }
    painter.setPen(t.text);
    const QRect head(cell.left() + 7, cell.top() + 3, cell.width() - 14, kHead - 4);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, name);
    // A note that has no room beside the name stands in the table or in the large plot.
    const QString note = qt(shown_.note(plot));
    painter.setPen(t.muted);
    const QFontMetrics metrics = painter.fontMetrics();
    if (metrics.horizontalAdvance(name) + 6 + metrics.horizontalAdvance(note) <= head.width())
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, note);
    return QRectF(cell).adjusted(5, kHead, -5, -6);
}

void Multiples::paintCell(QPainter& painter, const QRect& cell, std::size_t plot, bool chosen) const {
    const Tokens& t = theme();
    const bool bad = plot < shown_.flagged.size() && shown_.flagged[plot] != 0;
    painter.setPen(QPen(chosen ? t.accent : bad ? t.warning : t.border, chosen ? 2 : 1));
    painter.setBrush(chosen && hasHeads() ? t.selection
                     : bad                ? t.warningBar
                     : hasHeads()         ? t.raised
                                          : t.window);
    const double round = hasHeads() ? 4 : 3;
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), round, round);
    const QRectF box = paintHead(painter, cell, plot);
    const FigurePanel& panel = panelOf(plot);
    if (panel.series.empty() && panel.histograms.empty())
        painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, tr("no density"));
    else
        paintPanel(painter, box, panel);
}

void Multiples::paintPanel(QPainter& painter, const QRectF& box, const FigurePanel& panel) const {
    const Tokens& t = theme();
    const FigureExtent x = xExtent(panel), y = yExtent(panel);
    const auto at = [&](double u, double v) {
        return QPointF(box.left() + std::clamp((u - x.lower) / (x.upper - x.lower), 0.0, 1.0) * box.width(),
                       box.bottom() -
                           std::clamp((v - y.lower) / (y.upper - y.lower), 0.0, 1.0) * box.height());
    };
    const auto fill = [&](const QPolygonF& outline, SeriesRole role, double opacity) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fillColour(t, role, opacity));
        painter.drawPolygon(outline);
        painter.setBrush(Qt::NoBrush);
    };
    for (const auto& band : panel.bands) {
        if (hidden_.contains(qt(band.name))) continue;
        QPolygonF outline;
        for (std::size_t i = 0; i < band.x.size(); ++i) outline << at(band.x[i], band.upper[i]);
        for (std::size_t i = band.x.size(); i-- > 0;) outline << at(band.x[i], band.lower[i]);
        fill(outline, band.role, band.opacity);
    }
    for (const auto& h : panel.histograms) {
        if (hidden_.contains(qt(h.name))) continue;
        QPolygonF outline;
        for (std::size_t i = 0; i < h.height.size(); ++i) {
            if (!std::isfinite(h.height[i])) continue;
            if (outline.isEmpty()) outline << at(h.lower[i], 0);
            outline << at(h.lower[i], h.height[i]) << at(h.upper[i], h.height[i]);
        }
        if (outline.isEmpty()) continue;
        outline << QPointF(outline.back().x(), box.bottom());
        fill(outline, h.role, 0.28);
    }
    for (const bool main : {false, true})
        for (const auto& s : panel.series) {
            if ((s.role == SeriesRole::Main) != main || hidden_.contains(qt(s.name))) continue;
            QPolygonF line;
            for (std::size_t i = 0; i < s.x.size(); ++i)
                if (std::isfinite(s.y[i])) line << at(s.x[i], s.y[i]);
            QPen pen = linePen(t, s.role);
            pen.setWidthF(1.3);
            painter.setPen(pen);
            painter.drawPolyline(line);
        }
    for (const auto& m : panel.marks) {
        if (hidden_.contains(qt(m.name))) continue;
        painter.setPen(QPen(t.text, 1.5));
        painter.drawLine(at(m.at, y.lower), at(m.at, y.upper));
    }
}

void Multiples::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme().raised);
    painter.setRenderHint(QPainter::Antialiasing);
    if (planned_) paintHeadings(painter);
    if (behind_) painter.setOpacity(kBehindOpacity);
    const int chosen = placeOf(selected_);
    for (int place = 0; place < count(); ++place) {
        const QRect cell = cellRect(place);
        if (cell.bottom() < event->rect().top() || cell.top() > event->rect().bottom()) continue;
        paintCell(painter, cell, order_[static_cast<std::size_t>(place)], place == chosen);
    }
}

int Multiples::placeAt(const QPoint& position) const {
    for (int place = 0; place < count(); ++place)
        if (cellRect(place).contains(position)) return place;
    return -1;
}

int Multiples::placeOf(const QString& key) const {
    const auto isKey = [&](int place) {
        return order_[static_cast<std::size_t>(place)] < shown_.keys.size() && keyAt(place) == key;
    };
    if (place_ >= 0 && place_ < count() && isKey(place_)) return place_;
    for (int place = 0; place < count(); ++place)
        if (isKey(place)) return place;
    return -1;
}

void Multiples::setSelected(const QString& key) {
    selected_ = key;
    if (const int place = placeOf(key); place >= 0) {
        const QRect cell = cellRect(place);
        auto* bar = verticalScrollBar();
        if (cell.top() < 0)
            bar->setValue(bar->value() + cell.top());
        else if (cell.bottom() > viewport()->height())
            bar->setValue(bar->value() + cell.bottom() - viewport()->height() + gap());
    }
    viewport()->update();
}

int Multiples::neighbour(int dx, int dy) const {
    const int from = placeOf(selected_);
    if (from < 0) return 0;
    if (!planned_) return from + dx + dy * columns_;
    const QPoint middle = cellRect(from).center();
    int best = from;
    double nearest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < count(); ++i) {
        const QPoint off = cellRect(i).center() - middle;
        const int along = off.x() * dx + off.y() * dy, across = std::abs(off.x() * dy + off.y() * dx);
        if (along <= 0) continue;
        const double distance = along + 20.0 * across;
        if (distance < nearest) nearest = distance, best = i;
    }
    return best;
}

void Multiples::choose(int place) {
    if (place < 0 || place >= count()) return;
    place_ = place;
    setSelected(keyAt(place));
    setAccessibleDescription(readout(place));
    // Without a head a cell says nothing of itself.
    if (!hasHeads())
        QToolTip::showText(viewport()->mapToGlobal(cellRect(place).bottomLeft()), readout(place), viewport());
    Q_EMIT keyClicked(selected_);
}

void Multiples::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(placeAt(event->pos()));
}

void Multiples::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(neighbour(-1, 0));
    case Qt::Key_Right:
        return choose(neighbour(1, 0));
    case Qt::Key_Up:
        return choose(neighbour(0, -1));
    case Qt::Key_Down:
        return choose(neighbour(0, 1));
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(count() - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool Multiples::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    auto* help = static_cast<QHelpEvent*>(event);
    if (const int place = placeAt(help->pos()); place >= 0)
        QToolTip::showText(help->globalPos(), readout(place), viewport());
    return true;
}

QWidget* multiplesPanel(const view::Multiples& view, PageState& state) {
    auto* panel = new Panel(qt(view.title));
    auto* lattice = new Multiples;
    if (view.orders.size() > 1) {
        view::Choice order{Multiples::tr("Order of the small plots").toStdString(), {}};
        for (const auto& one : view.orders) order.options.push_back(one.label);
        const auto changed = [lattice, &state, orders = view.orders](const view::Chosen& chosen) {
            lattice->setOrder(orders[chosen[0]].places);
            lattice->setSelected(state.key());
        };
        for (QComboBox* box : choiceBoxes({order}, lattice, changed)) panel->addToHead(box);
    }
    lattice->setView(view);
    lattice->setMinimumHeight(160);
    panel->setContent(lattice);
    QObject::connect(lattice, &Multiples::keyClicked, &state, &PageState::select);
    QObject::connect(&state, &PageState::selected, lattice, &Multiples::setSelected);
    QObject::connect(&state, &PageState::hiddenChanged, lattice,
                     [lattice, &state] { lattice->setHidden(state.hidden()); });
    lattice->setHidden(state.hidden());
    lattice->setSelected(state.key());
    return panel;
}

} // namespace rigor

#include "ui/steps/live_densities.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/plot/plot_theme.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/qt_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace rigor {

namespace {
constexpr int kPlannedGap = 2, kHeading = 16, kLeastPlanned = 30;
constexpr int kGap = 4, kMargin = 8, kLeastWidth = 44, kLeastHeight = 34, kMostHeight = 110, kLabelled = 58;
constexpr double kShape = 1.3;        ///< width over height of a cell at its best
constexpr double kMostDeviations = 8; ///< an axis follows its measured value no further
constexpr double kBehindOpacity = 0.6;
} // namespace

LiveDensities::LiveDensities(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Output densities of all experiments"));
    setMinimumHeight(120);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void LiveDensities::setExperiments(const std::vector<std::string>& labels, const QString& quantity,
                                   const std::string& unit, FactorialGrid grid) {
    labels_ = labels;
    quantity_ = quantity;
    unit_ = unit;
    grid_ = std::move(grid);
    chosen_ = -1;
}

void LiveDensities::setFrame(const LiveFrame& frame) {
    const bool other = frame.outputs.size() != frame_.outputs.size();
    frame_ = frame;
    behind_ = false;
    commonFrom_ = std::numeric_limits<double>::infinity();
    commonTo_ = -commonFrom_;
    for (const LiveOutput& output : frame_.outputs) {
        if (output.density.empty()) continue;
        commonFrom_ = std::min(commonFrom_, output.from);
        commonTo_ = std::max(commonTo_, output.to);
    }
    if (other) arrange();
    viewport()->update();
}

void LiveDensities::setBehind(bool behind) {
    if (behind == behind_) return;
    behind_ = behind;
    viewport()->update();
}

void LiveDensities::setCommonAxis(bool common) {
    common_ = common;
    viewport()->update();
}

/// False if the plan has no room: cells too small to be read.
bool LiveDensities::arrangePlanned() {
    if (!grid_.planned || grid_.cells.size() != frame_.outputs.size() || grid_.cells.empty()) return false;
    const QFontMetrics metrics(fontFor(TextUse::Small));
    titleWidth_ = 0;
    for (const std::string& row : grid_.rows)
        titleWidth_ = std::max(titleWidth_, metrics.horizontalAdvance(QString::fromStdString(row)) + 10);
    const auto rows = static_cast<int>(grid_.rows.size()), columns = static_cast<int>(grid_.columns);
    const int head = kHeading * ((grid_.groups.empty() ? 0 : 1) + (grid_.subgroups.empty() ? 0 : 1));
    const int w = (viewport()->width() - 2 * kMargin - titleWidth_ + kPlannedGap) / columns - kPlannedGap,
              h = (viewport()->height() - kMargin - head + kPlannedGap) / rows - kPlannedGap;
    if (w < kLeastPlanned || h < kLeastHeight) return false;
    columns_ = columns;
    cellHeight_ = std::min(h, kMostHeight);
    return true;
}

int LiveDensities::left() const { return kMargin + (planned_ ? titleWidth_ : 0); }

int LiveDensities::top() const {
    if (!planned_) return 0;
    return kHeading * ((grid_.groups.empty() ? 0 : 1) + (grid_.subgroups.empty() ? 0 : 1));
}

void LiveDensities::arrange() {
    planned_ = arrangePlanned();
    if (planned_) {
        verticalScrollBar()->setRange(0, 0);
        return;
    }
    const int width = viewport()->width() - 2 * kMargin, height = viewport()->height() - kMargin;
    const int cells = std::max(1, count());
    columns_ = std::max(1, (width + kGap) / (kLeastWidth + 12 + kGap));
    cellHeight_ = kLeastHeight + 10;
    double best = 0;
    for (int columns = 1; columns <= cells; ++columns) {
        const int rows = (cells + columns - 1) / columns;
        const double w = (width + kGap) / static_cast<double>(columns) - kGap;
        const int h = std::min(kMostHeight, (height + kGap) / rows - kGap);
        if (w < kLeastWidth || h < kLeastHeight) continue;
        // a last row that is full looks better than cells a little larger
        const double size = std::min(w / kShape, static_cast<double>(h)) * (cells % columns == 0 ? 1.15 : 1);
        if (size <= best) continue;
        best = size;
        columns_ = columns;
        cellHeight_ = h;
    }
    const int rows = (cells + columns_ - 1) / columns_, whole = rows * (cellHeight_ + kGap) - kGap + kMargin;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(cellHeight_);
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
}

void LiveDensities::resizeEvent(QResizeEvent*) { arrange(); }

QRect LiveDensities::cellRect(int index) const {
    const int gap = planned_ ? kPlannedGap : kGap;
    const int room = viewport()->width() - kMargin - left() - (columns_ - 1) * gap;
    int column = index % columns_, row = index / columns_;
    if (planned_) {
        const FactorialCell& cell = grid_.cells[static_cast<std::size_t>(index)];
        column = static_cast<int>(cell.column);
        row = static_cast<int>(cell.row);
    }
    const int from = left() + column * gap + room * column / columns_,
              to = left() + column * gap + room * (column + 1) / columns_;
    return {from, top() + row * (cellHeight_ + gap) - verticalScrollBar()->value(), to - from, cellHeight_};
}

void LiveDensities::paintHeadings(QPainter& painter) const {
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(theme().muted);
    const auto metrics = painter.fontMetrics();
    const double room = viewport()->width() - kMargin - left() + kPlannedGap,
                 column = room / static_cast<double>(columns_);
    int y = 0;
    for (const auto* groups : {&grid_.groups, &grid_.subgroups}) {
        for (const FactorialGroup& group : *groups) {
            const QRectF over(left() + column * static_cast<double>(group.first), y,
                              column * static_cast<double>(group.columns) - kPlannedGap, kHeading);
            painter.drawText(over, Qt::AlignCenter,
                             metrics.elidedText(QString::fromStdString(group.title), Qt::ElideRight,
                                                static_cast<int>(over.width())));
        }
        if (!groups->empty()) y += kHeading;
    }
    for (std::size_t r = 0; r < grid_.rows.size(); ++r)
        painter.drawText(QRect(kMargin, top() + static_cast<int>(r) * (cellHeight_ + kPlannedGap),
                               titleWidth_ - 8, cellHeight_),
                         Qt::AlignRight | Qt::AlignVCenter, QString::fromStdString(grid_.rows[r]));
}

QString LiveDensities::readout(int index) const {
    const LiveOutput& output = frame_.outputs[static_cast<std::size_t>(index)];
    const QString label = QString::fromStdString(labels_.at(static_cast<std::size_t>(index)));
    const QString unit = unit_.empty() || unit_ == "1" ? QString() : ' ' + qt(unitText(unit_));
    QString text = tr("Experiment %1").arg(label);
    if (!output.density.empty())
        text += '\n' + tr("%1: mean %2%4, sd %3%4")
                           .arg(quantity_, qt(plainText(output.mean, 4)),
                                qt(plainText(output.standardDeviation, 3)), unit);
    if (!std::isnan(output.measured))
        text += '\n' + tr("measured %1%2, log L %3")
                           .arg(qt(plainText(output.measured, 4)), unit, qt(fixedText(output.logL, 3)));
    if (!std::isnan(output.measured) && (output.density.empty() || output.inTails()))
        text += '\n' + tr("The measured value lies in the tails.");
    if (!output.problem.empty()) text += '\n' + QString::fromStdString(output.problem);
    return text;
}

void LiveDensities::paintCell(QPainter& painter, const QRect& cell, int index) const {
    const Tokens& t = theme();
    const LiveOutput& output = frame_.outputs[static_cast<std::size_t>(index)];
    const bool measured = !std::isnan(output.measured),
               bad = measured && (output.density.empty() || output.inTails()), chosen = index == chosen_;
    painter.setPen(QPen(chosen ? t.accent : bad ? t.warning : t.border, chosen ? 2 : 1));
    painter.setBrush(bad ? t.warningBar : t.window);
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    QRectF box = QRectF(cell).adjusted(4, 4, -4, -4);
    if (!planned_ && cell.height() >= kLabelled && cell.width() >= kLabelled) {
        painter.setFont(fontFor(TextUse::Small));
        painter.setPen(t.muted);
        painter.drawText(QRectF(box.left(), box.top() - 2, box.width(), 14), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::fromStdString(labels_.at(static_cast<std::size_t>(index))));
        box.setTop(box.top() + 13);
    }
    if (output.density.empty()) {
        painter.setFont(fontFor(TextUse::Small));
        painter.setPen(t.muted);
        painter.drawText(cell, Qt::AlignCenter | Qt::TextWordWrap, tr("no density"));
        return;
    }
    double from = common_ ? commonFrom_ : output.from, to = common_ ? commonTo_ : output.to;
    if (measured && !common_) {
        const double reach = kMostDeviations * output.standardDeviation;
        from = std::min(from, std::max(output.measured, output.mean - reach));
        to = std::max(to, std::min(output.measured, output.mean + reach));
    }
    const double top = *std::ranges::max_element(output.density);
    const auto x = [&](double u) {
        return box.left() + std::clamp((u - from) / (to - from), 0.0, 1.0) * box.width();
    };
    QPolygonF line;
    for (int k = 0; k < LiveOutput::kCurvePoints; ++k)
        line << QPointF(x(output.from + (output.to - output.from) * k / (LiveOutput::kCurvePoints - 1)),
                        box.bottom() - output.density[static_cast<std::size_t>(k)] / top * box.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(fillColour(t, SeriesRole::Main, 0.28));
    painter.drawPolygon(QPolygonF(line)
                        << QPointF(line.back().x(), box.bottom()) << QPointF(line.front().x(), box.bottom()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(lineColour(t, SeriesRole::Main), 1.3));
    painter.drawPolyline(line);
    if (!measured) return;
    painter.setPen(QPen(t.text, 1.5));
    painter.drawLine(QPointF(x(output.measured), box.top()), QPointF(x(output.measured), box.bottom()));
}

void LiveDensities::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme().raised);
    painter.setRenderHint(QPainter::Antialiasing);
    if (planned_) paintHeadings(painter);
    if (behind_) painter.setOpacity(kBehindOpacity);
    for (int i = 0; i < count(); ++i) {
        const QRect cell = cellRect(i);
        if (cell.bottom() < event->rect().top() || cell.top() > event->rect().bottom()) continue;
        paintCell(painter, cell, i);
    }
}

int LiveDensities::cellAt(const QPoint& position) const {
    for (int i = 0; i < count(); ++i)
        if (cellRect(i).contains(position)) return i;
    return -1;
}

int LiveDensities::neighbour(int dx, int dy) const {
    if (chosen_ < 0) return 0;
    const QPoint from = cellRect(chosen_).center();
    int best = chosen_;
    double nearest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < count(); ++i) {
        const QPoint off = cellRect(i).center() - from;
        const int along = off.x() * dx + off.y() * dy, across = std::abs(off.x() * dy + off.y() * dx);
        if (along <= 0) continue;
        const double distance = along + 20.0 * across;
        if (distance < nearest) nearest = distance, best = i;
    }
    return best;
}

void LiveDensities::choose(int index) {
    if (index < 0 || index >= count()) return;
    chosen_ = index;
    const QRect cell = cellRect(index);
    auto* bar = verticalScrollBar();
    if (cell.top() < 0)
        bar->setValue(bar->value() + cell.top());
    else if (cell.bottom() > viewport()->height())
        bar->setValue(bar->value() + cell.bottom() - viewport()->height() + kGap);
    setAccessibleDescription(readout(index));
    QToolTip::showText(viewport()->mapToGlobal(cellRect(index).bottomLeft()), readout(index), viewport());
    viewport()->update();
}

void LiveDensities::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(cellAt(event->pos()));
}

void LiveDensities::keyPressEvent(QKeyEvent* event) {
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

bool LiveDensities::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        if (const int index = cellAt(help->pos()); index >= 0)
            QToolTip::showText(help->globalPos(), readout(index), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace rigor

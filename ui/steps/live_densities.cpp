#include "ui/steps/live_densities.h"

#include "ui/kit/fonts.h"
#include "ui/kit/number_format.h"
#include "ui/plot/plot_theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace rigor {

namespace {
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
                                   const std::string& unit) {
    labels_ = labels;
    quantity_ = quantity;
    unit_ = unit;
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

void LiveDensities::arrange() {
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
    const int room = viewport()->width() - 2 * kMargin - (columns_ - 1) * kGap;
    const int column = index % columns_, row = index / columns_;
    const int left = kMargin + column * kGap + room * column / columns_,
              right = kMargin + column * kGap + room * (column + 1) / columns_;
    return {left, row * (cellHeight_ + kGap) - verticalScrollBar()->value(), right - left, cellHeight_};
}

QString LiveDensities::readout(int index) const {
    const LiveOutput& output = frame_.outputs[static_cast<std::size_t>(index)];
    const QString label = QString::fromStdString(labels_.at(static_cast<std::size_t>(index)));
    const QString unit = unit_.empty() || unit_ == "1" ? QString() : ' ' + formatUnit(unit_);
    QString text = tr("Experiment %1").arg(label);
    if (!output.density.empty())
        text += '\n' + tr("%1: mean %2%4, sd %3%4")
                           .arg(quantity_, formatNumber(output.mean),
                                formatNumber(output.standardDeviation, 3), unit);
    if (!std::isnan(output.measured))
        text += '\n' + tr("measured %1%2, log L %3")
                           .arg(formatNumber(output.measured), unit, formatFixed(output.logL, 3));
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
    painter.setBrush(bad ? t.warningStrip : t.window);
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    QRectF box = QRectF(cell).adjusted(4, 4, -4, -4);
    if (cell.height() >= kLabelled && cell.width() >= kLabelled) {
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
        return choose(chosen_ - 1);
    case Qt::Key_Right:
        return choose(chosen_ + 1);
    case Qt::Key_Up:
        return choose(chosen_ - columns_);
    case Qt::Key_Down:
        return choose(chosen_ + columns_);
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

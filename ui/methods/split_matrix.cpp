#include "ui/methods/split_matrix.h"

#include "core/foundation/message/number_text.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/style.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace rigor {

namespace {
constexpr int kHead = 28, kRow = 46, kMargin = 8, kLeastColumn = 60, kWidestSplit = 78, kNames = 90; // px

QString probability(double p) { return qt(probabilityText(p)); }
} // namespace

SplitMatrix::SplitMatrix(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("p-values, models by splits"));
    setMouseTracking(true);
}

void SplitMatrix::setResult(const Result& result) {
    models_.clear();
    splits_.clear();
    cells_.clear();
    model_ = split_ = 0;
    const ResultTable* table = result.table("splits");
    const ResultColumn *models = table ? table->find("model") : nullptr,
                       *splits = table ? table->find("split") : nullptr,
                       *verdict = table ? table->find("verdict") : nullptr;
    if (models && splits && verdict) {
        for (std::size_t r = 0; r < table->rows(); ++r) {
            if (!models_.contains(qt(models->texts[r]))) models_ << qt(models->texts[r]);
            if (!splits_.contains(qt(splits->texts[r]))) splits_ << qt(splits->texts[r]);
        }
        cells_.resize(static_cast<std::size_t>(models_.size() * splits_.size()));
        const auto number = [&](const char* name, std::size_t row) {
            const ResultColumn* c = table->find(name);
            return c && row < c->numbers.size() ? c->numbers[row] : qQNaN();
        };
        for (std::size_t r = 0; r < table->rows(); ++r) {
            const auto m = models_.indexOf(qt(models->texts[r])), s = splits_.indexOf(qt(splits->texts[r]));
            Cell& c = cells_[static_cast<std::size_t>(m * splits_.size() + s)];
            c = {true,
                 verdict->texts[r] != "not tested",
                 verdict->texts[r] == "rejected",
                 verdict->texts[r] == "misfit",
                 number("p", r),
                 number("p_holm", r),
                 number("p_published", r)};
        }
    }
    setAccessibleDescription(cellText(model_, split_));
    updateGeometry();
    update();
}

const SplitMatrix::Cell& SplitMatrix::cell(int model, int split) const {
    static const Cell none;
    if (model < 0 || model >= models() || split < 0 || split >= splits()) return none;
    return cells_[static_cast<std::size_t>(model * splits() + split)];
}

void SplitMatrix::choose(int model, int split) {
    if (model < 0 || model >= models() || split < 0 || split >= splits()) return;
    if (model == model_ && split == split_) return;
    model_ = model;
    split_ = split;
    setAccessibleDescription(cellText(model, split));
    update();
    Q_EMIT chosen(modelName(), splitName());
}

int SplitMatrix::nameWidth() const {
    int width = 0;
    const QFontMetrics strong(fontFor(TextUse::Table, QFont::DemiBold)), small(fontFor(TextUse::Small));
    for (const QString& name : models_) width = std::max(width, strong.horizontalAdvance(name));
    width = std::max(width, small.horizontalAdvance(tr("published rule")));
    return std::clamp(width + 2 * kMargin, kNames, 2 * kNames);
}

int SplitMatrix::leastColumn(int split) const {
    const QFontMetrics small(fontFor(TextUse::Small)), strong(fontFor(TextUse::Table, QFont::DemiBold)),
        plain(fontFor(TextUse::Table));
    int least = std::max(kLeastColumn,
                         std::min(strong.horizontalAdvance(splits_[split]), 2 * kWidestSplit) + 2 * kMargin);
    for (int m = 0; m < models(); ++m) {
        const Cell& c = cell(m, split);
        least =
            std::max({least, small.horizontalAdvance(probability(c.published)) + kMargin + 26,
                      strong.horizontalAdvance(probability(c.p)) + kMargin + 26,
                      c.present && !c.tested ? plain.horizontalAdvance(tr("not tested")) + 2 * kMargin : 0});
    }
    return least;
}

int SplitMatrix::leastColumns() const {
    int sum = 0;
    for (int s = 0; s < splits(); ++s) sum += leastColumn(s);
    return std::max(sum, kLeastColumn);
}

int SplitMatrix::columnLeft(int split) const {
    int left = nameWidth();
    for (int s = 0; s < split; ++s) left += leastColumn(s);
    const int room = std::max(0, width() - nameWidth() - leastColumns());
    return left + (splits() > 0 ? room * split / splits() : 0);
}

QSize SplitMatrix::sizeHint() const {
    return {nameWidth() + leastColumns(), kHead + kRow * std::max(1, models()) + 2};
}

QRect SplitMatrix::headRect(int split) const {
    const int left = columnLeft(split);
    return {left, 0, columnLeft(split + 1) - left, kHead};
}

QRect SplitMatrix::cellRect(int model, int split) const {
    const QRect head = headRect(split);
    return {head.left(), kHead + model * kRow, head.width(), kRow};
}

QString SplitMatrix::cellText(int model, int split) const {
    const Cell& c = cell(model, split);
    if (!c.present) return {};
    const QString where = models_.value(model) + ", " + splits_.value(split) + ": ";
    if (!c.tested) return where + tr("not tested, one side has no estimate");
    return where +
           (c.rejected ? tr("rejected")
            : c.misfit ? tr("misfit: the sides agree, but the model does not fit the data")
                       : tr("consistent")) +
           tr("; p = %1 with both covariances, %2 after Holm's correction, %3 by the published rule")
               .arg(probability(c.p), probability(c.holm), probability(c.published));
}

void SplitMatrix::paintCell(QPainter& painter, const QRect& box, const Cell& c) const {
    const Tokens& t = theme();
    const int left = box.left() + kMargin;
    if (!c.present || !c.tested) {
        painter.setFont(fontFor(TextUse::Table));
        painter.setPen(t.muted);
        painter.drawText(box.adjusted(kMargin, 0, -4, 0), Qt::AlignVCenter,
                         c.present ? tr("not tested") : QStringLiteral("–"));
        return;
    }
    paintIcon(painter,
              c.rejected ? "cross"
              : c.misfit ? "warning"
                         : "check",
              QRectF(left, box.top() + 9, 13, 13),
              c.rejected ? t.error
              : c.misfit ? t.warning
                         : t.success);
    const int text = left + 20, width = box.right() - text - 2;
    painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
    painter.setPen(t.text);
    painter.drawText(QRect(text, box.top() + 5, width, 19), Qt::AlignVCenter, probability(c.p));
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.muted);
    painter.drawText(QRect(text, box.top() + 24, width, 16), Qt::AlignVCenter, probability(c.published));
}

void SplitMatrix::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int names = nameWidth();
    if (models() > 0) {
        painter.fillRect(headRect(split_), t.selection);
        painter.fillRect(cellRect(model_, split_), t.selection);
    }
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.muted);
    painter.drawText(QRect(kMargin, 0, names - kMargin, kHead), Qt::AlignVCenter, tr("Model"));
    for (int s = 0; s < splits(); ++s) {
        painter.setPen(s == split_ ? t.text : t.muted);
        const QRect head = headRect(s).adjusted(kMargin, 0, 0, 0);
        painter.drawText(
            head, Qt::AlignVCenter,
            painter.fontMetrics().elidedText(splits_[s], Qt::ElideRight, head.width() - kMargin));
    }
    painter.fillRect(QRect(0, kHead - 1, width(), 1), t.border);
    for (int m = 0; m < models(); ++m) {
        const int top = kHead + m * kRow;
        painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
        painter.setPen(t.text);
        painter.drawText(QRect(kMargin, top + 5, names - 2 * kMargin, 19), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(models_[m], Qt::ElideRight, names - 2 * kMargin));
        painter.setFont(fontFor(TextUse::Small));
        painter.setPen(t.muted);
        painter.drawText(QRect(kMargin, top + 24, names - kMargin, 16), Qt::AlignVCenter,
                         tr("published rule"));
        for (int s = 0; s < splits(); ++s) paintCell(painter, cellRect(m, s), cell(m, s));
        painter.fillRect(QRect(0, top + kRow - 1, width(), 1), t.grid);
    }
    painter.end();
    if (hasFocus()) paintRing(*this);
}

void SplitMatrix::mousePressEvent(QMouseEvent* event) {
    const QPoint at = event->pos();
    for (int s = 0; s < splits(); ++s) {
        if (headRect(s).contains(at)) return choose(model_, s);
        for (int m = 0; m < models(); ++m)
            if (cellRect(m, s).contains(at)) return choose(m, s);
    }
}

void SplitMatrix::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(model_, split_ - 1);
    case Qt::Key_Right:
        return choose(model_, split_ + 1);
    case Qt::Key_Up:
        return choose(model_ - 1, split_);
    case Qt::Key_Down:
        return choose(model_ + 1, split_);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool SplitMatrix::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int m = 0; m < models(); ++m)
            for (int s = 0; s < splits(); ++s)
                if (cellRect(m, s).contains(help->pos())) {
                    QToolTip::showText(help->globalPos(), cellText(m, s), this);
                    return true;
                }
        QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
    return QWidget::event(event);
}

} // namespace rigor

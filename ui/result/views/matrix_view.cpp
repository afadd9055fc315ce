#include "ui/result/views/matrix_view.h"

#include "ui/methods/page_parts.h"
#include "ui/result/page_state.h"
#include "ui/result/views/words_view.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/qt_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

namespace rigor {

namespace {
constexpr int kMatrixHead = 28, kMatrixRow = 46, kMatrixMargin = 8, kLeastColumn = 60, kWidestColumn = 78,
              kNames = 90,
              kSign = 26; // px

/// In which a sign stands before the text of a cell.
bool hasSign(const view::Matrix::Cell& cell) { return !cell.small.empty(); }

QColor colourOf(view::Tone tone) {
    const Tokens& t = theme();
    return tone == view::Tone::Bad ? t.error : tone == view::Tone::Good ? t.success : t.warning;
}
} // namespace

MatrixView::MatrixView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void MatrixView::setView(const view::Matrix& matrix) {
    matrix_ = matrix;
    row_ = column_ = 0;
    setAccessibleName(qt(matrix.name));
    setAccessibleDescription(cellText(row_, column_));
    updateGeometry();
    update();
}

const view::Matrix::Cell& MatrixView::cell(int row, int column) const {
    static const view::Matrix::Cell none;
    if (row < 0 || row >= rows() || column < 0 || column >= columns()) return none;
    const auto k = static_cast<std::size_t>(row * columns() + column);
    return k < matrix_.cells.size() ? matrix_.cells[k] : none;
}

void MatrixView::choose(int row, int column) {
    if (row < 0 || row >= rows() || column < 0 || column >= columns()) return;
    if (row == row_ && column == column_) return;
    row_ = row;
    column_ = column;
    setAccessibleDescription(cellText(row, column));
    tellAccessFocus(this, accessFocus());
    update();
    Q_EMIT chosen(qt(cell(row, column).key));
}

std::vector<AccessPart> MatrixView::accessParts() const {
    std::vector<AccessPart> parts;
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column) {
            AccessPart part{.role = QAccessible::Cell, .name = cellText(row, column)};
            part.place = cellRect(row, column);
            part.state.selectable = true;
            part.state.selected = row == row_ && column == column_;
            parts.push_back(std::move(part));
        }
    return parts;
}

std::function<void()> MatrixView::accessPress(int part) {
    if (part < 0 || columns() == 0) return {};
    return [this, part] { choose(part / columns(), part % columns()); };
}

void MatrixView::setSelected(const QString& key) {
    const QSignalBlocker quiet(this);
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            if (!key.isEmpty() && qt(cell(row, column).key) == key) choose(row, column);
}

int MatrixView::nameWidth() const {
    int width = 0;
    const QFontMetrics strong(fontFor(TextUse::Table, QFont::DemiBold)), small(fontFor(TextUse::Small));
    for (const std::string& name : matrix_.rows) width = std::max(width, strong.horizontalAdvance(qt(name)));
    width = std::max(width, small.horizontalAdvance(qt(matrix_.rowNote)));
    return std::clamp(width + 2 * kMatrixMargin, kNames, 2 * kNames);
}

int MatrixView::leastColumn(int column) const {
    const QFontMetrics small(fontFor(TextUse::Small)), strong(fontFor(TextUse::Table, QFont::DemiBold)),
        plain(fontFor(TextUse::Table));
    const QString& head = qt(matrix_.columns[static_cast<std::size_t>(column)]);
    int least = std::max(kLeastColumn,
                         std::min(strong.horizontalAdvance(head), 2 * kWidestColumn) + 2 * kMatrixMargin);
    for (int row = 0; row < rows(); ++row) {
        const auto& c = cell(row, column);
        const QFontMetrics& font = hasSign(c) ? strong : plain;
        const int beside = kMatrixMargin + (hasSign(c) ? kSign : kMatrixMargin);
        least = std::max({least, small.horizontalAdvance(qt(c.small)) + beside,
                          font.horizontalAdvance(qt(c.strong)) + beside});
    }
    return least;
}

int MatrixView::leastColumns() const {
    int sum = 0;
    for (int s = 0; s < columns(); ++s) sum += leastColumn(s);
    return std::max(sum, kLeastColumn);
}

int MatrixView::columnLeft(int split) const {
    int left = nameWidth();
    for (int s = 0; s < split; ++s) left += leastColumn(s);
    const int room = std::max(0, width() - nameWidth() - leastColumns());
    return left + (columns() > 0 ? room * split / columns() : 0);
}

QSize MatrixView::sizeHint() const {
    return {nameWidth() + leastColumns(), kMatrixHead + kMatrixRow * std::max(1, rows()) + 2};
}

QRect MatrixView::headRect(int split) const {
    const int left = columnLeft(split);
    return {left, 0, columnLeft(split + 1) - left, kMatrixHead};
}

QRect MatrixView::cellRect(int model, int split) const {
    const QRect head = headRect(split);
    return {head.left(), kMatrixHead + model * kMatrixRow, head.width(), kMatrixRow};
}

QString MatrixView::cellText(int row, int column) const { return qt(cell(row, column).words); }

void MatrixView::paintCell(QPainter& painter, const QRect& box, const view::Matrix::Cell& c) const {
    const Tokens& t = theme();
    const int left = box.left() + kMatrixMargin;
    if (!hasSign(c)) {
        painter.setFont(fontFor(TextUse::Table));
        painter.setPen(t.muted);
        painter.drawText(box.adjusted(kMatrixMargin, 0, -4, 0), Qt::AlignVCenter,
                         c.key.empty() ? QStringLiteral("–") : qt(c.strong));
        return;
    }
    paintIcon(painter, signOf(c.tone), QRectF(left, box.top() + 9, 13, 13), colourOf(c.tone));
    const int text = left + 20, width = box.right() - text - 2;
    painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
    painter.setPen(t.text);
    painter.drawText(QRect(text, box.top() + 5, width, 19), Qt::AlignVCenter, qt(c.strong));
    painter.setFont(fontFor(TextUse::Small));
    painter.setPen(t.muted);
    painter.drawText(QRect(text, box.top() + 24, width, 16), Qt::AlignVCenter, qt(c.small));
}

void MatrixView::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int names = nameWidth();
    if (rows() > 0) {
        painter.fillRect(headRect(column_), t.selection);
        painter.fillRect(cellRect(row_, column_), t.selection);
    }
    painter.setFont(fontFor(TextUse::Table));
    painter.setPen(t.muted);
    painter.drawText(QRect(kMatrixMargin, 0, names - kMatrixMargin, kMatrixHead), Qt::AlignVCenter,
                     qt(matrix_.corner));
    for (int s = 0; s < columns(); ++s) {
        painter.setPen(s == column_ ? t.text : t.muted);
        const QRect head = headRect(s).adjusted(kMatrixMargin, 0, 0, 0);
        painter.drawText(head, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(qt(matrix_.columns[static_cast<std::size_t>(s)]),
                                                          Qt::ElideRight, head.width() - kMatrixMargin));
    }
    painter.fillRect(QRect(0, kMatrixHead - 1, width(), 1), t.border);
    for (int m = 0; m < rows(); ++m) {
        const int top = kMatrixHead + m * kMatrixRow;
        painter.setFont(fontFor(TextUse::Table, QFont::DemiBold));
        painter.setPen(t.text);
        painter.drawText(QRect(kMatrixMargin, top + 5, names - 2 * kMatrixMargin, 19), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(qt(matrix_.rows[static_cast<std::size_t>(m)]),
                                                          Qt::ElideRight, names - 2 * kMatrixMargin));
        painter.setFont(fontFor(TextUse::Small));
        painter.setPen(t.muted);
        painter.drawText(QRect(kMatrixMargin, top + 24, names - kMatrixMargin, 16), Qt::AlignVCenter,
                         qt(matrix_.rowNote));
        for (int s = 0; s < columns(); ++s) paintCell(painter, cellRect(m, s), cell(m, s));
        painter.fillRect(QRect(0, top + kMatrixRow - 1, width(), 1), t.grid);
    }
    painter.end();
    if (hasFocus()) paintRing(*this);
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
    const QPoint at = event->pos();
    for (int s = 0; s < columns(); ++s) {
        if (headRect(s).contains(at)) return choose(row_, s);
        for (int m = 0; m < rows(); ++m)
            if (cellRect(m, s).contains(at)) return choose(m, s);
    }
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(row_, column_ - 1);
    case Qt::Key_Right:
        return choose(row_, column_ + 1);
    case Qt::Key_Up:
        return choose(row_ - 1, column_);
    case Qt::Key_Down:
        return choose(row_ + 1, column_);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool MatrixView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int m = 0; m < rows(); ++m)
            for (int s = 0; s < columns(); ++s)
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

QWidget* matrixPanel(const view::Matrix& view, PageState& state) {
    auto* panel = new Panel(qt(view.title));
    panel->setNote(qt(view.note));
    auto* matrix = new MatrixView;
    matrix->setView(view);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The cells alone move sideways; what is said below them wraps in the width of the panel.
    auto* cells = parts::scrolled(matrix, qt(view.name));
    cells->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    cells->setFixedHeight(matrix->sizeHint().height() + cells->horizontalScrollBar()->sizeHint().height());
    column->addWidget(cells);
    column->addWidget(wordsBody(view.lines, state), 1);
    panel->setContent(parts::scrolled(body, qt(view.title)));
    const QString about = qt(view.about);
    QObject::connect(matrix, &MatrixView::chosen, &state,
                     [&state, about](const QString& key) { state.selectOf(about, key); });
    QObject::connect(&state, &PageState::choiceChanged, matrix,
                     [matrix, &state, about] { matrix->setSelected(state.key(about)); });
    matrix->setSelected(state.key(about));
    return panel;
}

} // namespace rigor

#include "ui/widgets/text/labels.h"

#include "ui/widgets/look/style.h"
#include "ui/widgets/look/theme.h"

#include <QPainter>
#include <QTimerEvent>

namespace rigor {

Text::Text(const QString& text, TextUse use, Ink ink, int weight, QWidget* parent)
    : QLabel(text, parent), ink_(ink) {
    setFont(fontFor(use, weight));
    setTextFormat(Qt::PlainText);
    recolour();
    connect(&Theme::instance(), &Theme::changed, this, &Text::recolour);
}

void Text::setInk(Ink ink) {
    ink_ = ink;
    recolour();
}

void Text::setElided(bool elided) {
    elided_ = elided;
    setSizePolicy(elided ? QSizePolicy::Maximum : QSizePolicy::Preferred, QSizePolicy::Preferred);
    setMinimumWidth(elided ? 0 : minimumWidth());
}

QSize Text::minimumSizeHint() const {
    const QSize size = QLabel::minimumSizeHint();
    return elided_ ? QSize(std::min(size.width(), 24), size.height()) : size;
}

void Text::paintEvent(QPaintEvent* event) {
    if (!elided_) return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(color(ink_));
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    if (toolTip().isEmpty() && shown != text()) setToolTip(text());
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

void Text::recolour() {
    QPalette p;
    p.setColor(QPalette::WindowText, color(ink_));
    p.setColor(QPalette::Text, color(ink_));
    p.setColor(QPalette::Link, theme().accent);
    setPalette(p);
    update();
}

IconLabel::IconLabel(const QString& name, Ink ink, int size, QWidget* parent)
    : QWidget(parent), name_(name), ink_(ink) {
    setFixedSize(size, size);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void IconLabel::set(const QString& name, Ink ink) {
    name_ = name;
    ink_ = ink;
    update();
}

void IconLabel::setTurning(bool turning) {
    if (turning == (timer_ != 0)) return;
    if (turning) {
        timer_ = startTimer(66);
    } else {
        killTimer(timer_);
        timer_ = 0;
        angle_ = 0;
    }
    update();
}

void IconLabel::paintEvent(QPaintEvent*) {
    if (name_.isEmpty()) return;
    QPainter painter(this);
    paintIcon(painter, name_, QRectF(rect()), color(ink_), angle_);
}

void IconLabel::timerEvent(QTimerEvent*) {
    angle_ += 24;
    update();
}

QPushButton* makeButton(const QString& text, const QString& iconName, const char* kind, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    setKind(button, kind);
    const bool primary = qstrcmp(kind, "primary") == 0, link = qstrcmp(kind, "link") == 0;
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName, primary ? Ink::OnAccent : link ? Ink::Accent : Ink::Text));
    button->setIconSize({16, 16});
    button->setFont(
        fontFor(link ? TextUse::Table : TextUse::Body, primary ? QFont::DemiBold : QFont::Normal));
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    return button;
}

QWidget* makeLine(Qt::Orientation orientation, QWidget* parent) {
    class Line : public QWidget, public Painted {
      public:
        using QWidget::QWidget;
        QAccessible::Role accessRole() const override { return QAccessible::Separator; }

      protected:
        void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), theme().border); }
    };
    auto* line = new Line(parent);
    if (orientation == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

Surface::Surface(Fill fill, QWidget* parent) : QWidget(parent), fill_(fill) {
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Surface::setEdges(Qt::Edges edges) { edges_ = edges; }

void Surface::paintEvent(QPaintEvent*) {
    const Tokens& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), fill_ == Fill::Nav ? t.nav : fill_ == Fill::Raised ? t.raised : t.window);
    painter.setPen(t.border);
    if (edges_ & Qt::TopEdge) painter.drawLine(0, 0, width(), 0);
    if (edges_ & Qt::BottomEdge) painter.drawLine(0, height() - 1, width(), height() - 1);
    if (edges_ & Qt::LeftEdge) painter.drawLine(0, 0, 0, height());
    if (edges_ & Qt::RightEdge) painter.drawLine(width() - 1, 0, width() - 1, height());
}

} // namespace rigor

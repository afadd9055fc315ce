#include "ui/widgets/checked_text.h"

#include "ui/widgets/text/labels.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace rigor {

CheckedText::CheckedText(const QString& name, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    edit_ = new QLineEdit;
    edit_->setAccessibleName(name);
    edit_->setTextMargins(5, 0, 0, 0);
    error_ = new Text({}, TextUse::Small, Ink::Error);
    error_->setWordWrap(true);
    error_->hide();
    column->addWidget(edit_);
    column->addWidget(error_);
    connect(edit_, &QLineEdit::editingFinished, this, &CheckedText::commit);
    edit_->installEventFilter(this);
    setFocusProxy(edit_);
}

void CheckedText::setValue(const QString& text) {
    value_ = text;
    edit_->setText(text);
    edit_->setCursorPosition(0);
    setWrong({});
}

QString CheckedText::sentence() const { return error_->text(); }

bool CheckedText::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched == edit_ && key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        (edit_->text() != value_ || !sentence().isEmpty())) {
        event->accept();
        if (event->type() == QEvent::KeyPress) setValue(value_);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CheckedText::commit() {
    const QString typed = edit_->text().trimmed();
    if (typed == value_) return setWrong({});
    const QString why = check ? check(typed) : QString();
    setWrong(why);
    if (!why.isEmpty()) return;
    value_ = typed;
    emit edited(typed);
}

void CheckedText::setWrong(const QString& why) {
    if (why == sentence()) return;
    error_->setText(why);
    error_->setVisible(!why.isEmpty());
    edit_->setProperty("wrong", !why.isEmpty());
    edit_->update();
    emit checked();
}

} // namespace rigor

#include "ui/shell/find_action.h"

#include "ui/widgets/look/fonts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace rigor {

FindAction::FindAction(std::vector<FoundAction> actions, QWidget* parent)
    : Popup(tr("Find action"), parent), actions_(std::move(actions)), edit_(new QLineEdit),
      list_(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    edit_->setPlaceholderText(tr("Find an action, a page or a run"));
    edit_->setAccessibleName(edit_->placeholderText());
    edit_->setTextMargins(5, 0, 0, 0);
    edit_->installEventFilter(this);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFont(fontFor(TextUse::Body));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(tr("Actions"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(edit_);
    column->addWidget(list_);
    resize(460, 380);
    connect(edit_, &QLineEdit::textChanged, this, &FindAction::narrow);
    connect(list_, &QListWidget::itemClicked, this, &FindAction::runCurrent);
    narrow({});
    setFocusProxy(edit_);
}

void FindAction::narrow(const QString& text) {
    list_->clear();
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        const FoundAction& action = actions_[i];
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return action.text.contains(word, Qt::CaseInsensitive) ||
                   action.also.contains(word, Qt::CaseInsensitive);
        });
        if (!fits) continue;
        auto* item =
            new QListWidgetItem(action.right.isEmpty() ? action.text : action.text + "   " + action.right);
        item->setData(Qt::UserRole, static_cast<int>(i));
        if (!action.enabled) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        list_->addItem(item);
    }
    if (list_->count() == 0) {
        auto* nothing = new QListWidgetItem(tr("Nothing is called \u201c%1\u201d").arg(text.trimmed()));
        nothing->setFlags(Qt::NoItemFlags);
        list_->addItem(nothing);
    }
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->flags() & Qt::ItemIsEnabled) {
            list_->setCurrentRow(row);
            break;
        }
}

void FindAction::runCurrent() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled)) return;
    // The popup is gone before the action runs: it may open a dialog.
    QTimer::singleShot(0, parentWidget(), actions_[item->data(Qt::UserRole).toUInt()].run);
    close();
}

bool FindAction::eventFilter(QObject* watched, QEvent* event) {
    if (watched != edit_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step != 0 && list_->count() > 0)
        list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        runCurrent();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

} // namespace rigor

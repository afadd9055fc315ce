#include "ui/widgets/access.h"

#include <QAccessibleWidget>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>

namespace rigor {
namespace {
constexpr const char* kHidden = "hiddenFromAccess";

/// Of a widget that is being destroyed nothing is left to be said.
struct Gone : Painted {
    QAccessible::Role accessRole() const override { return QAccessible::NoRole; }
};

Painted& paintedOf(QWidget* widget) {
    static Gone gone;
    auto* painted = dynamic_cast<Painted*>(widget);
    return painted ? *painted : gone;
}

/// A part lives as long as the interface of its widget, and is invalid while the widget has fewer.
class PartAccess : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    PartAccess(QWidget* widget, int index) : widget_(widget), index_(index) {}
    bool isValid() const override { return widget_ && part().has_value(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(widget_); }
    QWindow* window() const override { return widget_ ? widget_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text kind) const override {
        const auto now = part();
        if (!now) return {};
        return kind == QAccessible::Name          ? now->name
               : kind == QAccessible::Description ? now->description
                                                  : QString();
    }
    QRect rect() const override {
        const auto now = part();
        if (!now || now->place.isEmpty()) return {};
        return {widget_->mapToGlobal(now->place.topLeft()), now->place.size()};
    }
    QAccessible::Role role() const override {
        const auto now = part();
        return now ? now->role : QAccessible::NoRole;
    }
    QAccessible::State state() const override {
        const auto now = part();
        QAccessible::State state;
        if (!now) {
            state.invalid = true;
            return state;
        }
        state = now->state;
        const bool keys = widget_->focusPolicy() != Qt::NoFocus;
        state.focusable = keys;
        state.focused = widget_->hasFocus() && paintedOf(widget_).accessFocus() == index_;
        state.invisible = !widget_->isVisible();
        state.offscreen = now->place.isEmpty();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override {
        return isValid() && paintedOf(widget_).accessPress(index_) ? QStringList{pressAction()}
                                                                   : QStringList();
    }
    void doAction(const QString& action) override {
        if (action != pressAction() || !isValid()) return;
        if (const auto press = paintedOf(widget_).accessPress(index_)) press();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    std::optional<AccessPart> part() const {
        if (!widget_) return std::nullopt;
        auto parts = paintedOf(widget_).accessParts();
        if (std::cmp_greater_equal(index_, parts.size())) return std::nullopt;
        return std::move(parts[static_cast<std::size_t>(index_)]);
    }
    QPointer<QWidget> widget_;
    int index_;
};

class PaintedAccess : public QAccessibleWidget {
  public:
    explicit PaintedAccess(QWidget* widget) : QAccessibleWidget(widget, paintedOf(widget).accessRole()) {}
    ~PaintedAccess() override {
        for (const QAccessible::Id id : parts_) QAccessible::deleteAccessibleInterface(id);
    }
    QAccessible::Role role() const override { return painted().accessRole(); }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        painted().addAccessState(state);
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        const QString said = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Description) return said;
        const QString summary = painted().accessSummary();
        return said.isEmpty() || summary.isEmpty() ? said + summary : said + ' ' + summary;
    }
    int childCount() const override {
        const auto count = painted().accessParts().size();
        return static_cast<int>(count ? count : widgets().size());
    }
    QAccessibleInterface* child(int index) const override {
        const auto count = static_cast<int>(painted().accessParts().size());
        if (index < 0 || index >= childCount()) return nullptr;
        if (count == 0) return QAccessible::queryAccessibleInterface(widgets()[index]);
        while (std::cmp_less_equal(parts_.size(), index))
            parts_.push_back(QAccessible::registerAccessibleInterface(
                new PartAccess(widget(), static_cast<int>(parts_.size()))));
        return QAccessible::accessibleInterface(parts_[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = childCount() - 1; i >= 0; --i)
            if (QAccessibleInterface* one = child(i); one && one->rect().contains(x, y)) return one;
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        const int part = painted().accessFocus();
        return widget()->hasFocus() && part >= 0 ? child(part) : QAccessibleWidget::focusChild();
    }
    QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (painted().accessPress(-1)) names.prepend(pressAction());
        return names;
    }
    void doAction(const QString& action) override {
        if (action != pressAction()) return QAccessibleWidget::doAction(action);
        if (const auto press = painted().accessPress(-1)) press();
    }

  private:
    QList<QWidget*> widgets() const {
        QList<QWidget*> list;
        for (QWidget* one : widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (!one->isWindow() && !one->property(kHidden).toBool()) list << one;
        return list;
    }
    Painted& painted() const { return paintedOf(widget()); }
    mutable std::vector<QAccessible::Id> parts_;
};

/// Keeps a label that is not seen beside a choice box: Qt looks for it among the siblings.
class UnseenLabel : public QObject {
  public:
    explicit UnseenLabel(QComboBox* box) : QObject(box), box_(box) {
        box->installEventFilter(this);
        place();
    }
    ~UnseenLabel() override { delete label_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ParentChange || event->type() == QEvent::Show) place();
        return QObject::eventFilter(watched, event);
    }

  private:
    void place() {
        QWidget* around = box_->parentWidget();
        if (label_) {
            if (label_->parentWidget() != around) label_->setParent(around);
            return;
        }
        if (!around || box_->accessibleName().isEmpty()) return;
        for (const QLabel* label : around->findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
            if (label->buddy() == box_) return;
        label_ = new QLabel(box_->accessibleName(), around);
        label_->setBuddy(box_);
        label_->hide();
    }
    QComboBox* box_;
    QPointer<QLabel> label_;
};

QAccessibleInterface* accessOf(const QString& key, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget) return nullptr;
    if (dynamic_cast<Painted*>(widget)) return new PaintedAccess(widget);
    // Asked for once on the way up from the class of the box.
    if (auto* box = qobject_cast<QComboBox*>(widget); box && key == "QComboBox") new UnseenLabel(box);
    return nullptr;
}
} // namespace

void hideFromAccess(QWidget* layer) { layer->setProperty(kHidden, true); }

void tellAccessChange(QWidget* widget, QAccessible::Event what, int part) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(widget, what);
    event.setChild(part);
    QAccessible::updateAccessibility(&event);
}

void tellAccessFocus(QWidget* widget, int part) {
    if (widget->hasFocus()) tellAccessChange(widget, QAccessible::Focus, part);
}

void installAccess() {
    static const bool once = [] {
        QAccessible::installFactory(accessOf);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace rigor

#pragma once
// What a screen reader is told of the widgets that paint themselves. Qt knows the roles and the parts of its
// own widgets only; one of ours inherits Painted beside QWidget and says them. Name and description are those
// of the QWidget.
//
//     class Navigator : public QWidget, public Painted { ... };   // accessParts(): the steps and the runs
//
// On Linux Qt takes the name of a choice box from its label alone: one that has an accessible name and no
// label gets one that is not seen, as soon as a screen reader asks.

#include <QAccessible>
#include <QRect>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace rigor {

/// One of several things painted in a widget: a step, a run, an entry of a legend.
struct AccessPart {
    QAccessible::Role role = QAccessible::ListItem;
    QString name, description;
    QRect place; ///< in the widget; empty = not in view
    QAccessible::State state = {};
};

class Painted {
  public:
    virtual ~Painted() = default;
    virtual QAccessible::Role accessRole() const = 0;
    virtual void addAccessState(QAccessible::State&) const {}
    virtual QString accessSummary() const { return {}; } ///< follows the description
    virtual std::vector<AccessPart> accessParts() const { return {}; }
    virtual int accessFocus() const { return -1; } ///< the part that has the keyboard while the widget has
    /// What a click or Enter does to a part, -1 = to the widget; empty = nothing.
    virtual std::function<void()> accessPress(int) { return {}; }
};

/// A layer that only draws for the widget it lies in.
void hideFromAccess(QWidget* layer);
/// The part that has the keyboard now is another one.
void tellAccessFocus(QWidget* widget, int part);
/// What a part or the value says has changed. part -1 = the widget.
void tellAccessChange(QWidget* widget, QAccessible::Event what, int part = -1);
/// Once per program, before the first window.
void installAccess();

} // namespace rigor

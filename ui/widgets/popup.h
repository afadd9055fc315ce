#pragma once
// A list that pops up over the window: framed, gone with Esc or a click beside it.

#include "ui/widgets/access.h"

#include <QWidget>

namespace rigor {

class Popup : public QWidget, public Painted {
  public:
    Popup(const QString& name, QWidget* parent);
    QAccessible::Role accessRole() const override { return QAccessible::Dialog; }
    /// In the middle of the parent, below its bars.
    void open();

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace rigor

#include "ui/widgets/text/labelled.h"

#include "ui/widgets/text/labels.h"

#include <QHBoxLayout>

namespace rigor {

QWidget* labelled(const QString& name, QWidget* control) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    auto* label = new Text(name, TextUse::Body, Ink::Muted);
    label->setElided(true);
    label->setFixedSize(104, 26);
    label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    label->setBuddy(control);
    line->addWidget(label, 0, Qt::AlignTop);
    line->addWidget(control, 1);
    control->setAccessibleName(name);
    return row;
}

} // namespace rigor

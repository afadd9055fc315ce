#include "ui/shell/places/run_on.h"

#include "ui/widgets/text/labels.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QVBoxLayout>

namespace rigor {

RunOn::RunOn(const std::vector<PlaceEntry>& places, const QString& chosen, std::optional<bool> leaves,
             QWidget* parent)
    : Popup(tr("Run on"), parent) {
    setObjectName("runOn");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(13, 9, 13, 9);
    column->setSpacing(0);
    column->addWidget(new Text(tr("Run on"), TextUse::Small, Ink::Muted, QFont::DemiBold));
    column->addSpacing(4);
    const auto add = [&](const QString& place, const QString& size, const QString& why) {
        auto* row = new QWidget;
        row->setFixedHeight(28);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto* radio = new QRadioButton(shownPlace(place));
        radio->setAutoExclusive(false); // the rows are parents of their own
        radio->setChecked(place == chosen);
        radio->setEnabled(why.isEmpty());
        auto* right = new Text(size, TextUse::Body, Ink::Muted);
        for (QWidget* part : {static_cast<QWidget*>(radio), static_cast<QWidget*>(right), row})
            part->setToolTip(why);
        radio->setAccessibleDescription(why.isEmpty() ? size : why);
        line->addWidget(radio);
        line->addStretch(1);
        line->addSpacing(24);
        line->addWidget(right);
        column->addWidget(row);
        connect(radio, &QRadioButton::clicked, this, [this, place] {
            emit placeChosen(place);
            close();
        });
        if (radio->isChecked()) radio->setFocus();
    };
    const int here = places.empty() ? 0 : places.front().workers;
    for (const PlaceEntry& place : places) {
        const QString why = place.whyNot();
        add(place.name, place.sizeText(), why);
        if (place.joins && !place.name.isEmpty() && why.isEmpty())
            add(withPlace(place.name, {}), QString::number(place.workers + here), {});
    }
    column->addSpacing(5);
    column->addWidget(makeLine(Qt::Horizontal));
    column->addSpacing(5);
    auto* leave = new QCheckBox(tr("leave after the start (detach)"));
    leave->setToolTip(tr("The run goes on in a process of its own; this window follows it"));
    leave->setFixedHeight(28);
    leave->setChecked(leaves.value_or(false));
    if (!leaves) leave->hide();
    column->addWidget(leave);
    connect(leave, &QCheckBox::clicked, this, &RunOn::leavesChosen);
    auto* settings = makeButton(tr("Places…"), "gear", "flat");
    column->addWidget(settings, 0, Qt::AlignLeft);
    connect(settings, &QPushButton::clicked, this, [this] {
        emit placesAsked();
        close();
    });
}

void RunOn::openBelow(const QWidget* anchor) {
    setMinimumWidth(276);
    adjustSize();
    const QPoint corner = anchor->mapToGlobal(QPoint(anchor->width(), anchor->height() + 4));
    move(corner - QPoint(width(), 0));
    show();
}

} // namespace rigor

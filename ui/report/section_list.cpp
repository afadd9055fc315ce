#include "ui/report/section_list.h"

#include "ui/kit/labels.h"
#include "ui/kit/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace rigor {

SectionRow::SectionRow(const QString& name, const QString& section, bool ticked, bool locked, QWidget* parent)
    : QWidget(parent), section_(section), box_(new QCheckBox), name_(new Text(name, TextUse::Body)),
      note_(new Text({}, TextUse::Small, Ink::Muted)) {
    setFixedHeight(44);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(box_, 0, Qt::AlignTop);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(name_);
    lines->addWidget(note_);
    row->addLayout(lines, 1);
    name_->setElided(true);
    note_->setElided(true);
    for (Text* text : {name_, note_}) text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    box_->setChecked(ticked);
    box_->setEnabled(!locked);
    box_->setAccessibleName(name);
    if (locked) {
        box_->setToolTip(tr("Always in the report"));
        box_->setAccessibleDescription(box_->toolTip());
        setNote(tr("always in the report"));
    }
    connect(box_, &QCheckBox::toggled, this, &SectionRow::toggled);
}

void SectionRow::setNote(const QString& note) { note_->setText(note); }

void SectionRow::setCurrent(bool current) {
    current_ = current;
    update();
}

bool SectionRow::isTicked() const { return box_->isChecked(); }

void SectionRow::setTicked(bool ticked) { box_->setChecked(ticked); }

void SectionRow::paintEvent(QPaintEvent*) {
    if (!current_) return;
    QPainter painter(this);
    painter.fillRect(rect(), theme().selection);
}

void SectionRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) Q_EMIT chosen();
}

} // namespace rigor

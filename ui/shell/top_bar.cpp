#include "ui/shell/top_bar.h"

#include "ui/document/runs/places.h"
#include "ui/widgets/message_help.h"

#include <QComboBox>
#include <QHBoxLayout>

namespace rigor {

TopBar::TopBar(QWidget* parent) : Surface(Fill::Nav, parent) {
    setEdges(Qt::BottomEdge);
    setFixedHeight(40);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 1);
    row->setSpacing(8);
    project_ = new Text({}, TextUse::Body, Ink::Text, QFont::DemiBold);
    project_->setElided(true);
    study_ = new QComboBox;
    study_->setMinimumWidth(120);
    study_->setMaximumWidth(300);
    study_->setAccessibleName(tr("Study"));
    newStudy_ = makeButton({}, "add", "flat");
    newStudy_->setAccessibleName(tr("New study"));
    newStudy_->setToolTip(tr("Another study of the same data and model (Ctrl+Shift+N)"));
    undo_ = makeButton({}, "undo", "flat");
    redo_ = makeButton({}, "redo", "flat");
    undo_->setAccessibleName(tr("Undo"));
    redo_->setAccessibleName(tr("Redo"));
    reason_ = new Text({}, TextUse::Table, Ink::Muted);
    reason_->setElided(true);
    reason_->setMaximumWidth(280); // a long one leaves room for the buttons; its tip has all of it
    cancel_ = makeButton(tr("Cancel"), "stop");
    run_ = makeButton(tr("Run  F5"), "run", "primary");
    cancel_->setMinimumWidth(88);
    run_->setMinimumWidth(88);
    row->addWidget(project_);
    row->addSpacing(4);
    line_ = makeLine(Qt::Vertical);
    line_->setFixedHeight(20);
    row->addWidget(line_);
    row->addSpacing(4);
    row->addWidget(study_, 20); // all of its width before the gap grows
    row->addWidget(newStudy_);
    row->addStretch(1);
    row->addWidget(undo_);
    row->addWidget(redo_);
    auto* line = makeLine(Qt::Vertical);
    line->setFixedHeight(20);
    row->addWidget(line);
    auto* find = makeButton(tr("Find action  Ctrl+K"), "find", "flat");
    row->addWidget(find);
    auto* second = makeLine(Qt::Vertical);
    second->setFixedHeight(20);
    row->addWidget(second);
    row->addWidget(reason_, 0);
    row->addWidget(cancel_);
    runOn_ = makeButton({}, "chevron-down", "primary");
    runOn_->setFixedWidth(24);
    runOn_->setAccessibleName(tr("Run on"));
    auto* runs = new QHBoxLayout;
    runs->setSpacing(1);
    runs->addWidget(run_);
    runs->addWidget(runOn_);
    row->addLayout(runs);
    setPlace({});
    connect(find, &QPushButton::clicked, this, &TopBar::findAsked);
    connect(study_, &QComboBox::activated, this, &TopBar::studyChosen);
    connect(newStudy_, &QPushButton::clicked, this, &TopBar::newStudyAsked);
    connect(undo_, &QPushButton::clicked, this, &TopBar::undoAsked);
    connect(redo_, &QPushButton::clicked, this, &TopBar::redoAsked);
    connect(run_, &QPushButton::clicked, this, &TopBar::runAsked);
    connect(runOn_, &QPushButton::clicked, this, &TopBar::runOnAsked);
    connect(cancel_, &QPushButton::clicked, this, &TopBar::cancelAsked);
}

void TopBar::setProject(const QString& name, const QStringList& studies, int shown, bool modified) {
    project_->setText(modified ? name + " •" : name);
    project_->setToolTip(modified ? tr("Changed since it was saved") : QString());
    study_->clear();
    study_->addItems(studies);
    study_->setCurrentIndex(studies.isEmpty() ? -1 : shown);
    for (QWidget* part : {static_cast<QWidget*>(study_), line_, static_cast<QWidget*>(newStudy_)})
        part->setVisible(!studies.isEmpty());
    study_->setToolTip(study_->currentText());
}

void TopBar::setUndo(bool undo, const QString& undoText, bool redo, const QString& redoText) {
    undo_->setEnabled(undo);
    redo_->setEnabled(redo);
    undo_->setToolTip(undo ? tr("Undo %1 (Ctrl+Z)").arg(undoText) : tr("Nothing to undo"));
    redo_->setToolTip(redo ? tr("Redo %1 (Ctrl+Shift+Z)").arg(redoText) : tr("Nothing to redo"));
}

void TopBar::setRun(const QString& whyNot, bool running, bool settling, bool later) {
    reason_->setText(whyNot);
    reason_->setToolTip(whyNot);
    reason_->setProperty("guide", messageGuide(whyNot));
    run_->setEnabled(whyNot.isEmpty() || (settling && !later));
    run_->setText(running ? tr("Queue  F5") : tr("Run  F5"));
    run_->setToolTip(whyNot.isEmpty()
                         ? (place_.isEmpty() ? tr("Run the study (F5)")
                                             : tr("Run the study on %1 (F5)").arg(shownPlace(place_)))
                     : settling ? tr("Run as soon as it can (F5): %1").arg(whyNot)
                                : whyNot);
    run_->setAccessibleDescription(whyNot);
    cancel_->setEnabled(running || later);
    cancel_->setToolTip(running ? tr("Cancel the run, keep what was reached (Shift+F5)")
                        : later ? tr("The run is not to start (Esc)")
                                : tr("No run is going on"));
    cancel_->setAccessibleDescription(cancel_->toolTip());
}

void TopBar::setPlace(const QString& place) {
    place_ = place;
    runOn_->setToolTip(tr("Where it runs: %1").arg(shownPlace(place)));
    runOn_->setAccessibleDescription(runOn_->toolTip());
}

QString TopBar::reason() const { return reason_->text(); }

} // namespace rigor

#include "ui/shell/places/worker_list.h"

#include "ui/shell/places/job_panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

WorkerList::WorkerList(const QString& name, QWidget* parent) : Popup(tr("Workers of %1").arg(name), parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(13, 9, 13, 9);
    column->setSpacing(4);
    column->addWidget(new Text(tr("Workers of %1").arg(name), TextUse::Small, Ink::Muted, QFont::DemiBold));
    rows_ = new NumberTable(this);
    view_ = new TableView;
    view_->setTable(rows_);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAccessibleName(tr("Workers of %1").arg(name));
    column->addWidget(view_, 1);
    note_ = new Text({}, TextUse::Table, Ink::Muted);
    column->addWidget(note_);
    resize(420, 280);
    view_->setFocus();
}

void WorkerList::setPlace(const PlaceState& place) {
    TableColumn machine, done, sign;
    machine.name = tr("machine, process");
    machine.text = machine.strong = true;
    done.name = JobPanel::tr("evaluations");
    done.decimals = 0;
    sign.name = JobPanel::tr("last sign of life");
    sign.text = true;
    for (const WorkerState& one : place.each) {
        machine.texts.push_back(qt(one.machine));
        done.numbers.push_back(static_cast<double>(one.done));
        sign.texts.push_back(JobPanel::signOfLife(one.silence));
    }
    rows_->setColumns({machine, done, sign});
    view_->fitColumns();
    const int unseen = place.workers - static_cast<int>(place.each.size());
    note_->setVisible(unseen > 0 || place.each.empty());
    note_->setText(unseen > 0 ? tr("Workers that have not answered yet: %1").arg(unseen)
                              : tr("No worker has answered yet."));
}

void WorkerList::openAbove(const QPoint& corner) {
    const QRect room = screen()->availableGeometry();
    move(std::clamp(corner.x() - width(), room.left(), std::max(room.left(), room.right() - width())),
         std::max(room.top(), corner.y() - height()));
    show();
}

} // namespace rigor

#include "ui/shell/places/queue_list.h"

#include "ui/jobs/run_queue.h"

#include <QTimer>
#include <QVBoxLayout>

namespace rigor {

QueueList::QueueList(RunQueue& queue, QWidget* parent) : Surface(Fill::Raised, parent), queue_(queue) {
    setEdges(Qt::TopEdge);
    setMaximumHeight(240);
    rows_ = new QVBoxLayout(this);
    rows_->setContentsMargins(12, 8, 12, 4);
    rows_->setSpacing(0);
    hide();
}

void QueueList::refresh() {
    while (QLayoutItem* item = rows_->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const auto waiting = queue_.waiting();
    rows_->addWidget(new Text(tr("Queue   %1 waiting").arg(waiting.size()), TextUse::Small, Ink::Muted));
    int i = 0;
    for (const RunRequest& request : waiting) {
        auto* row = new QWidget;
        row->setFixedHeight(26);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(4, 0, 0, 0);
        line->addWidget(new Text(QString::number(++i), TextUse::Table, Ink::Muted));
        line->addSpacing(8);
        line->addWidget(new Text(request.name, TextUse::Table));
        line->addStretch();
        const auto arrow = [&](const char* iconName, const QString& name, int places, bool possible) {
            auto* button = makeButton({}, iconName, "flat");
            button->setFixedSize(24, 24);
            button->setAccessibleName(name);
            button->setToolTip(name);
            button->setEnabled(possible);
            // The row goes when the list is filled anew: not while it is telling.
            connect(button, &QPushButton::clicked, this, [this, id = request.id, places] {
                QTimer::singleShot(0, this, [this, id, places] { queue_.move(id, places); });
            });
            line->addWidget(button);
        };
        arrow("chevron-up", tr("Earlier"), -1, i > 1);
        arrow("chevron-down", tr("Later"), 1, i < static_cast<int>(waiting.size()));
        auto* remove = makeButton(tr("Remove"), {}, "link");
        connect(remove, &QPushButton::clicked, this, [this, id = request.id] { emit removeAsked(id); });
        line->addWidget(remove);
        rows_->addWidget(row);
    }
    if (waiting.empty()) rows_->addWidget(new Text(tr("Nothing waits."), TextUse::Table));
}

} // namespace rigor

#include "ui/shell/queue_list.h"

#include "ui/jobs/run_queue.h"

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
        auto* remove = makeButton(tr("Remove"), {}, "link");
        connect(remove, &QPushButton::clicked, this, [this, id = request.id] { emit removeAsked(id); });
        line->addWidget(remove);
        rows_->addWidget(row);
    }
    if (waiting.empty()) rows_->addWidget(new Text(tr("Nothing waits."), TextUse::Table));
}

} // namespace rigor

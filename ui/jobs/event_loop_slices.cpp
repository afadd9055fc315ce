#include "ui/jobs/event_loop_slices.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace rigor {
namespace {
constexpr int kTurn = 8; // ms of polishing per turn

struct Pieces {
    std::vector<std::function<bool()>> list;
    std::size_t next = 0;
};

void runNext(QObject* context, const std::shared_ptr<Pieces>& pieces) {
    if (pieces->next >= pieces->list.size()) return;
    QTimer::singleShot(0, context, [context, pieces] {
        if (pieces->list[pieces->next++]()) runNext(context, pieces);
    });
}

struct Polishing {
    std::vector<QPointer<QWidget>> widgets;
    std::size_t next = 0;
    std::function<void()> done;
};

void polishSome(QWidget* root, const std::shared_ptr<Polishing>& work) {
    QTimer::singleShot(0, root, [root, work] {
        QElapsedTimer clock;
        clock.start();
        while (work->next < work->widgets.size() && clock.elapsed() < kTurn)
            if (QWidget* widget = work->widgets[work->next++]) {
                widget->ensurePolished();
                widget->sizeHint();
            }
        if (work->next < work->widgets.size())
            polishSome(root, work);
        else if (work->done)
            work->done();
    });
}
} // namespace

void runInSlices(QObject* context, std::vector<std::function<bool()>> pieces) {
    runNext(context, std::make_shared<Pieces>(Pieces{std::move(pieces), 0}));
}

void polishInTurns(QWidget* root, std::function<void()> done) {
    auto work = std::make_shared<Polishing>();
    work->widgets.emplace_back(root);
    for (QWidget* widget : root->findChildren<QWidget*>()) work->widgets.emplace_back(widget);
    work->done = std::move(done);
    polishSome(root, work);
}

} // namespace rigor

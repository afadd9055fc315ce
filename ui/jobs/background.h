#pragma once
// Work off the GUI thread: `work` runs on a pool thread, `done` on the GUI thread with its outcome, unless
// `context` is gone by then. What work throws arrives as a sentence, never as an exception.

#include "core/foundation/base/error.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace rigor {

template <class T> struct Outcome {
    std::optional<T> value;
    QString sentence; ///< why there is no value
    SourcePlace place;
};

/// A sentence behind the file, line and column it is about.
inline QString placed(const QString& sentence, const SourcePlace& place) {
    const QString where = QString::fromStdString(toString(place));
    return where.isEmpty() ? sentence : where + ": " + sentence;
}

template <class Work, class Done> void inBackground(QObject* context, Work work, Done done) {
    using T = std::invoke_result_t<Work>;
    struct Task {
        Work work;
        Done done;
        Outcome<T> outcome;
    };
    auto task = std::make_shared<Task>(Task{std::move(work), std::move(done), {}});
    QPointer<QObject> guard(context);
    QThreadPool::globalInstance()->start([task, guard] {
        try {
            task->outcome.value.emplace(task->work());
        } catch (const Error& e) {
            task->outcome.sentence = QString::fromStdString(e.message());
            task->outcome.place = e.place();
        } catch (const std::exception& e) {
            task->outcome.sentence = QString::fromUtf8(e.what());
        }
        QMetaObject::invokeMethod(
            qApp,
            [task, guard] {
                if (guard) task->done(task->outcome);
            },
            Qt::QueuedConnection);
    });
}

} // namespace rigor

#include "ui/jobs/place_tester.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QStandardPaths>
#include <QThreadPool>
#include <QUuid>

namespace rigor {

namespace {
/// Not the common one: a test that waits for a cluster would hold what else the window does.
QThreadPool& testPool() {
    static const QPointer<QThreadPool> pool = new QThreadPool(qApp); // waited for at the end of the program
    return *pool;
}
} // namespace

PlaceTester::~PlaceTester() { stop_.request_stop(); }

void PlaceTester::stop() { stop_.request_stop(); }

void PlaceTester::start(const QString& name, const PlaceProfile& profile) {
    stop_.request_stop();
    stop_ = std::stop_source();
    name_ = name;
    test_ = {};
    running_ = true;
    const int ticket = ++ticket_;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                           "/place-tests/" + QUuid::createUuid().toString(QUuid::WithoutBraces);
    QPointer<PlaceTester> self(this);
    const auto tell = [self, ticket](const PlaceTest& test, bool last) {
        QMetaObject::invokeMethod(
            qApp,
            [self, ticket, test, last] {
                if (!self || self->ticket_ != ticket) return;
                self->test_ = test;
                if (last) self->running_ = false;
                emit self->told();
                if (last) emit self->ended();
            },
            Qt::QueuedConnection);
    };
    testPool().start([tell, profile, name, folder, stop = stop_.get_token()] {
        const Place place = placeOfProfile(profile, name.toStdString());
        const PlaceTest done =
            testPlace(place, folder.toStdString(), stop, [&](const PlaceTest& test) { tell(test, false); });
        QDir(folder).removeRecursively();
        tell(done, true);
    });
    emit told();
}

} // namespace rigor

#pragma once
// A test of a place, off the GUI thread: it may wait for minutes.

#include "core/study/places/place_profile.h"
#include "core/study/places/place_test.h"

#include <QObject>
#include <QString>

#include <stop_token>

namespace rigor {

class PlaceTester : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    ~PlaceTester() override; ///< the test is told to stop, and not waited for
    void start(const QString& name, const PlaceProfile& profile);
    void stop();
    bool running() const { return running_; }
    const QString& name() const { return name_; }
    const PlaceTest& test() const { return test_; } ///< of that place, as far as it is

  Q_SIGNALS:
    void told();
    void ended();

  private:
    QString name_;
    PlaceTest test_;
    bool running_ = false;
    int ticket_ = 0;
    std::stop_source stop_;
};

} // namespace rigor

#pragma once
// What the views of a result page share: which thing (experiment) is selected, which series are left out,
// the time of the record that is shown, and what is asked for by a click.

#include "core/presentation/presentation.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <limits>

namespace rigor {

class PageState : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    void select(const QString& key) {
        if (key == key_) return;
        key_ = key;
        Q_EMIT selected(key);
    }
    QString key() const { return key_; }
    void setHidden(const QSet<QString>& names) {
        if (names == hidden_) return;
        hidden_ = names;
        Q_EMIT hiddenChanged();
    }
    const QSet<QString>& hidden() const { return hidden_; } ///< names of series
    double time() const { return time_; }                   ///< s; NaN = the page shows no time
    void showTime(double time) {
        time_ = time;
        Q_EMIT timeShown(time);
    }

  Q_SIGNALS:
    void selected(const QString& key);
    void hiddenChanged();
    void asked(const rigor::Action& action);
    void timeShown(double time);
    void timeAsked(double time); ///< by a plot over the record

  private:
    QString key_;
    QSet<QString> hidden_;
    double time_ = std::numeric_limits<double>::quiet_NaN();
};

} // namespace rigor

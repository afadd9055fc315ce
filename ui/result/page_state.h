#pragma once
// What the views of a result page share: which things (an experiment, a set of sensors) are selected, how the
// page is set, which series are left out, the time of the record that is shown, and what is asked for by a
// click.

#include "core/presentation/presentation.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <limits>
#include <utility>

class QPushButton;

namespace rigor {

class PageState : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    void select(const QString& key) { selectOf({}, key); }
    /// about: what the key is of; "" = experiments.
    void selectOf(const QString& about, const QString& key) {
        std::string& now = choice_.selected[about.toStdString()];
        if (key.toStdString() == now) return;
        now = key.toStdString();
        if (about.isEmpty()) Q_EMIT selected(key);
        Q_EMIT choiceChanged();
    }
    QString key(const QString& about = {}) const {
        return QString::fromStdString(choice_.key(about.toStdString()));
    }
    void set(const std::string& setting, double value) {
        const auto [at, added] = choice_.settings.try_emplace(setting, value);
        if (!added && std::exchange(at->second, value) == value) return;
        Q_EMIT choiceChanged();
    }
    const view::PageChoice& choice() const { return choice_; }
    void setHidden(const QSet<QString>& names) {
        if (names == hidden_) return;
        hidden_ = names;
        Q_EMIT hiddenChanged();
    }
    const QSet<QString>& hidden() const { return hidden_; } ///< names of series
    /// Experiments that the study of now leaves out.
    void setLeftOut(const QSet<QString>& labels) {
        if (labels == leftOut_) return;
        leftOut_ = labels;
        Q_EMIT leftOutChanged();
    }
    const QSet<QString>& leftOut() const { return leftOut_; }
    double time() const { return time_; } ///< s; NaN = the page shows no time
    void showTime(double time) {
        time_ = time;
        Q_EMIT timeShown(time);
    }

  Q_SIGNALS:
    void selected(const QString& key); ///< an experiment
    void choiceChanged();              ///< something is selected or set
    void hiddenChanged();
    void leftOutChanged();
    void asked(const rigor::Action& action);
    void timeShown(double time);
    void timeAsked(double time); ///< by a plot over the record

  private:
    view::PageChoice choice_;
    QSet<QString> hidden_, leftOut_;
    double time_ = std::numeric_limits<double>::quiet_NaN();
};

/// Whether it writes something into the study.
bool changesStudy(const Action& action);
/// A button, or a link where it shows something, that asks for it.
QPushButton* actionButton(const Action& action, PageState& state);

} // namespace rigor

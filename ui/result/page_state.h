#pragma once
// What the views of a result page share: which thing (experiment) is selected, which series are left out,
// and what is asked for by a click.

#include "core/presentation/presentation.h"

#include <QObject>
#include <QSet>
#include <QString>

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

  Q_SIGNALS:
    void selected(const QString& key);
    void hiddenChanged();
    void asked(const rigor::Action& action);

  private:
    QString key_;
    QSet<QString> hidden_;
};

} // namespace rigor

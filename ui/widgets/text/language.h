#pragma once
// The language of the window and of its reports, and with it the locale of the numbers it shows. Files, keys
// and the command line are never translated. Switchable while running: changed() when the texts have to be
// made anew.

#include <QObject>
#include <QTranslator>

#include <memory>
#include <vector>

namespace rigor {

class Language : public QObject {
    Q_OBJECT
  public:
    struct Entry {
        QString code; ///< ISO 639: "de"
        QString name; ///< in the language itself: "Deutsch"
    };
    static Language& instance();
    static const std::vector<Entry>& all();

    /// A code of all(), or "" = as the system: the first language of its list that Rigor speaks, else
    /// English. Anything else counts as "". Loads Rigor's texts and those of Qt's own dialogs, where they are
    /// installed.
    void choose(const QString& code);
    QString choice() const { return choice_; }
    QString current() const { return current_; } ///< a code of all()

  Q_SIGNALS:
    void changed();

  private:
    Language(); ///< from here on core speaks the language of the window too
    QString choice_, current_ = QStringLiteral("en");
    std::unique_ptr<QTranslator> ours_, qts_;
};

/// A text that core keeps in English, in the language of the window: label, help or group of a field
/// (core/foundation/base/fields.h), title of a method, phase of a run.
QString fieldText(const std::string& text);

} // namespace rigor

#pragma once
// A line edit for a text that is checked when it is left: a wrong one stays, with the sentence why below,
// until it is mended or Esc brings back the one in force.

#include <QWidget>

#include <functional>

class QLineEdit;

namespace rigor {

class Text;

class CheckedText : public QWidget {
    Q_OBJECT
  public:
    /// name: for screen readers.
    explicit CheckedText(const QString& name, QWidget* parent = nullptr);
    void setValue(const QString& text);
    /// Why a text cannot be, one sentence; empty = it can.
    std::function<QString(const QString& typed)> check;
    QString sentence() const;
    QLineEdit* edit() const { return edit_; }

  Q_SIGNALS:
    void edited(const QString& text); ///< trimmed, another one than before
    void checked();                   ///< sentence() has changed

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void commit();
    void setWrong(const QString& why);
    QString value_;
    QLineEdit* edit_;
    Text* error_;
};

} // namespace rigor

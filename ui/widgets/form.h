#pragma once
// A form made from core fields: group heads, label, control with its unit, the sentence under a wrong field,
// a reset arrow beside what differs from the default, help as tooltip. It never sets a value itself: it tells
// edited().

#include "core/foundation/base/fields.h"

#include <QWidget>

#include <map>
#include <optional>

class QLineEdit;
class QPushButton;

namespace rigor {

class Text;

/// A line edit for one number with a unit shown inside at the right. A wrong text stays until it is mended,
/// says why below and keeps the last valid value in force; Esc brings that back.
class NumberField : public QWidget {
    Q_OBJECT
  public:
    explicit NumberField(const FieldInfo& info, QWidget* parent = nullptr);
    /// long long, double or vector<double>. Another value than before takes the place of a wrong text.
    void setValue(const FieldValue& value);
    /// What was just told as edited is not taken: its text stays in sight with the sentence until it is
    /// mended, or Esc brings `before` back.
    void refuse(const FieldValue& before, const QString& why);
    /// A number that stands for none (0, -1): it is shown as an empty field with these words.
    void setEmpty(double value, const QString& words);
    void setZero(const QString& words) { setEmpty(0, words); }
    void restore();           ///< the last valid value instead of a wrong text
    QString sentence() const; ///< why the text is wrong, names the field; "" = it is not
    QLineEdit* edit() const { return edit_; }

  Q_SIGNALS:
    void edited(const FieldValue& value);
    void checked(); ///< sentence() has changed

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void commit();
    void setWrong(const QString& why);
    QString shown() const; ///< the value as the field shows it
    QString namedSentence(const QString& why) const;
    FieldInfo info_;
    FieldValue value_;
    std::optional<double> empty_;
    QLineEdit* edit_;
    Text* unit_;
    Text* error_;
};

/// A choice of a field, "maximum-entropy", as people read it in the language of the window: "maximum
/// entropy".
QString choiceText(const std::string& choice);
/// The help of a field with its choices as the form shows them, where the help explains them ("key: ...").
QString helpText(const FieldInfo& info);

class FieldForm : public QWidget {
    Q_OBJECT
  public:
    explicit FieldForm(QWidget* parent = nullptr);
    /// Rebuilds the form. `groups`: only fields of these groups, empty = all.
    void setFields(const std::vector<Field>& fields, const QStringList& groups = {});
    /// Shows the present values and which rows matter.
    void refresh(const std::vector<Field>& fields);
    bool showsExpert() const { return expert_; }
    QWidget* control(const std::string& key) const;
    /// Why fields that matter are wrong, in the order of their keys.
    QStringList refusals() const;

  Q_SIGNALS:
    void edited(const QString& key, const rigor::FieldValue& value);
    void refusalsChanged(const QStringList& refusals);

  private:
    struct Row {
        FieldInfo info;
        FieldValue defaultValue;
        QWidget* whole;
        Text* label;
        QWidget* control;
        QPushButton* reset;
        bool changed = false; ///< differs from the default
        bool matters = true;
    };
    void showRows();
    void tellRefusals();
    QStringList told_; ///< by refusalsChanged
    QWidget* makeControl(const Field& field);
    bool expert_ = false;
    std::map<std::string, Row> rows_;
    std::map<std::string, QWidget*> heads_; ///< by group; without a row that is shown they are hidden
    QPushButton* more_ = nullptr;
};

} // namespace rigor

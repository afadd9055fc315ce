#pragma once
// A form made from core fields: group heads, label, control with its unit, the sentence under a wrong field,
// a reset arrow beside what differs from the default, help as tooltip. It never sets a value itself: it tells
// edited().

#include "core/foundation/base/fields.h"

#include <QWidget>

#include <map>

class QLineEdit;
class QPushButton;

namespace rigor {

class Text;

/// A line edit for one number with a unit shown inside at the right. A wrong text keeps the last valid value
/// in force and says why below.
class NumberField : public QWidget {
    Q_OBJECT
  public:
    explicit NumberField(const FieldInfo& info, QWidget* parent = nullptr);
    void setValue(const FieldValue& value); ///< long long, double or vector<double>
    QString sentence() const;
    QLineEdit* edit() const { return edit_; }

  Q_SIGNALS:
    void edited(const FieldValue& value);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void commit();
    FieldInfo info_;
    FieldValue value_;
    QLineEdit* edit_;
    Text* unit_;
    Text* error_;
};

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

  Q_SIGNALS:
    void edited(const QString& key, const rigor::FieldValue& value);

  private:
    struct Row {
        FieldInfo info;
        FieldValue defaultValue;
        QWidget* whole;
        Text* label;
        QWidget* control;
        QPushButton* reset;
    };
    QWidget* makeControl(const Field& field);
    bool expert_ = false;
    std::map<std::string, Row> rows_;
    QPushButton* more_ = nullptr;
};

} // namespace rigor

Q_DECLARE_METATYPE(rigor::FieldValue)

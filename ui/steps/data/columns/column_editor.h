#pragma once
// The column chosen in the table: its unit, how it is read, what its texts stand for, and what is stated of
// the error of the sensor that it measures.

#include "ui/document/document.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace rigor {

class CodeValues;
class SensorErrors;
class Text;

class ColumnEditor : public QWidget {
    Q_OBJECT
  public:
    explicit ColumnEditor(Document& document, QWidget* parent = nullptr);
    /// A column of the table, or one of another file or computed that is a measured output.
    void showColumn(const QString& name);
    const QString& shownColumn() const { return shown_; }
    /// There is something to show of it.
    bool shows() const;
    void refresh();
    QLineEdit* unitEdit() const { return unit_; }
    QComboBox* readAs() const { return readAs_; }
    SensorErrors* sensor() const { return sensor_; }
    CodeValues* codes() const { return codes_; }

  private:
    int index() const; ///< in the table, -1 = it is none of its columns
    const MappedColumn* mapped() const;
    void setUnit();
    void setReadAs(int index); ///< 0 texts, 1 numbers
    Document& document_;
    QComboBox* readAs_;
    QLineEdit* unit_;
    Text *unitWhy_, *facts_;
    SensorErrors* sensor_;
    CodeValues* codes_;
    QString shown_;
};

} // namespace rigor

#pragma once
// What may be set and read in the next experiments, and what that may cost: [design] of the study as three
// tables, edited in their cells. Each edit is one undo step.

#include "ui/document/document.h"
#include "ui/widgets/panel.h"

#include <QStyledItemDelegate>

namespace rigor {

class TableView;

/// A box to tick in a column of links with the words yes and no (TableColumn::link).
class TickDelegate : public QStyledItemDelegate {
  public:
    TickDelegate(std::function<bool(int row)> ticked, QObject* parent)
        : QStyledItemDelegate(parent), ticked_(std::move(ticked)) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  private:
    std::function<bool(int)> ticked_;
};

class DesignEditor : public Panel {
    Q_OBJECT
  public:
    explicit DesignEditor(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// The number that experiments are for, whose wanted accuracy is one of the limits; "" = none.
    void setPrediction(const std::string& name);
    TableView* conditions() const { return conditions_; }
    TableView* sensors() const { return sensors_; }
    TableView* limits() const { return limits_; }

  private:
    struct ConditionRow {
        DesignCondition stated;
        bool used = false;
        std::string unit; ///< of the data, else of the model
    };
    struct SensorRow {
        std::string name;
        double cost = 0;
        bool used = false;
    };
    void findRows();
    void fill();
    void refuse(const QString& sentence);
    QString editCondition(int row, int column, const QString& typed);
    QString editSensor(int row, const QString& typed);
    QString editLimit(int row, const QString& typed);
    QString editWanted(const QString& typed);
    void change(const DesignStatement& design);
    std::string unitOfPrediction() const; ///< in the model
    void take(const std::vector<ConditionRow>& rows);
    void take(const std::vector<SensorRow>& rows);

    Document& document_;
    TableView *conditions_, *sensors_, *limits_;
    Text* refused_;
    std::string prediction_;
    std::vector<ConditionRow> conditionRows_;
    std::vector<SensorRow> sensorRows_;
};

} // namespace rigor

#pragma once
// The rows of a file as a table without copying them, and its head: name and unit of each column, and below
// it what the column means for the model, to be changed there.

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/dataset.h"

#include <QAbstractTableModel>
#include <QComboBox>
#include <QHeaderView>
#include <QSet>

#include <memory>

class QMenu;

namespace rigor {

/// What a column can mean: a role and, for most, a variable of the model.
struct ColumnMeaning {
    MappedColumn::Role role = MappedColumn::Role::Shown;
    std::string target;
    bool operator==(const ColumnMeaning&) const = default;
};
/// "input q", "time", "not used".
QString meaningText(const ColumnMeaning& meaning);
/// What the columns of a data set may mean for this model, in the order people look for it.
std::vector<ColumnMeaning> meaningsFor(const Model* model, const std::string& layout);

/// The rows of a table: a window onto millions of rows costs nothing.
class DataTable : public QAbstractTableModel {
    Q_OBJECT
  public:
    using QAbstractTableModel::QAbstractTableModel;
    void setTable(std::shared_ptr<const CsvData> csv, std::shared_ptr<const Dataset> data,
                  const DataRecipe& recipe, const QString& file);
    /// Lines held back for validation, in order.
    void setHeld(std::shared_ptr<const std::vector<std::size_t>> lines);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    int rowOfLine(std::size_t line) const; ///< -1 = none
    std::size_t lineOfRow(int row) const;
    /// Meaning of a column as mapped now; the text says more where it is not changeable here (codes).
    ColumnMeaning meaning(int section) const;
    /// In words; of a column that means nothing to the model, what else the study needs it for.
    QString meaningOf(int section) const;
    bool meaningIsFixed(int section) const;

  private:
    QString cellText(const Column& column, std::size_t row, int decimals) const;
    std::shared_ptr<const CsvData> csv_;
    std::vector<int> decimals_;
    std::vector<ColumnMeaning> meanings_;
    std::vector<QString> fixedTexts_; ///< not empty: stands for several parameters
    std::vector<QString> otherUses_;  ///< of columns that mean nothing to the model
    std::vector<std::string> units_;  ///< as the study states them, else of the file
    QSet<qulonglong> problemLines_;
    QSet<QPair<qulonglong, int>> markedCells_; ///< line, column
    std::vector<std::size_t> usedLines_;       ///< of rows that are experiments; empty = all are
    std::shared_ptr<const std::vector<std::size_t>> heldLines_; ///< null = none
    bool rowsAreExperiments_ = false;
};

/// A combo whose entries are made when it opens: a wide file has hundreds of them.
class MeaningCombo : public QComboBox {
    Q_OBJECT
  public:
    using QComboBox::QComboBox;
    void showPopup() override {
        emit aboutToOpen();
        QComboBox::showPopup();
    }
  Q_SIGNALS:
    void aboutToOpen();

  protected:
    /// "parameter dt" in a narrow column is "dt".
    void paintEvent(QPaintEvent* event) override;
};

/// Head of the rows. Combos exist for the columns in view only.
class DataHead : public QHeaderView {
    Q_OBJECT
  public:
    explicit DataHead(QWidget* parent = nullptr);
    void setChoices(std::vector<ColumnMeaning> choices) { choices_ = std::move(choices); }
    /// Combo of a column; null while it is out of view.
    QComboBox* combo(int section) const { return combos_.value(section); }
    QSize sizeHint() const override;
    /// After columns or meanings changed.
    void rebuild();
    /// After scrolling.
    void place();
    /// What a right click on the head of a column offers.
    void fillMenu(QMenu& menu, int section);

  Q_SIGNALS:
    void meaningChosen(int section, const rigor::ColumnMeaning& meaning);
    void unitAsked(int section);
    void errorAsked(int section, bool bound); ///< the bound, else the standard deviation

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    MeaningCombo* makeCombo(int section);
    std::vector<ColumnMeaning> choices_;
    QHash<int, MeaningCombo*> combos_;
};

} // namespace rigor

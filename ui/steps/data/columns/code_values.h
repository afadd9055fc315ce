#pragma once
// A column of texts that stand for values of parameters: for every parameter that it sets, the value behind
// each of its texts.

#include "ui/document/document.h"

#include <QWidget>

namespace rigor {

class NumberTable;
class TableView;
class Text;

class CodeValues : public QWidget {
    Q_OBJECT
  public:
    explicit CodeValues(Document& document, QWidget* parent = nullptr);
    /// Shown of a column of texts only; "" = none.
    void showColumn(const std::string& column);
    NumberTable* table() const { return table_; }
    /// The column sets this parameter too, everywhere as the model has it.
    void add(const std::string& parameter);
    void remove(const std::string& parameter);

  private:
    void refreshTable();
    QString edit(int row, int column, const QString& typed);
    std::vector<std::string> textsOfColumn() const;
    Document& document_;
    std::string column_;
    std::vector<std::string> texts_, parameters_; ///< rows and columns of the table
    Text *words_, *refusal_;
    NumberTable* table_;
    TableView* view_;
    QPushButton *add_, *remove_;
};

} // namespace rigor

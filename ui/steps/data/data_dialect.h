#pragma once
// The recognised dialect of a file: every guess in a combo, changed by one undoable step.

#include "ui/document/document.h"
#include "ui/widgets/panel.h"

class QComboBox;

namespace rigor {

class DialectPanel : public Panel {
    Q_OBJECT
  public:
    explicit DialectPanel(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// "sheet", "variable", "delimiter", "decimal", "encoding", "header_line", "unit_line", "comment",
    /// "date_order".
    QComboBox* combo(const QString& key) const { return combos_.value(key); }

  private:
    /// `set` writes the chosen data of the combo into the recipe.
    void addGuess(const QString& key, const QString& caption, int width, const QString& undoText,
                  std::function<void(DataRecipe&, const QVariant&)> set);
    /// Shows the choice of a sheet or variable, and of the others only what means something for such a file.
    void refreshTables(const CsvDialect& dialect, const DataRecipe& recipe);
    void fillLines(QComboBox* combo, const QString& none, int now);
    Document& document_;
    QHBoxLayout* line_;
    QHash<QString, QComboBox*> combos_;
};

} // namespace rigor

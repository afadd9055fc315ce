#pragma once
// The recognised dialect of a file: every guess in a combo, changed by one undoable step.

#include "ui/document/document.h"
#include "ui/widgets/panel.h"

#include <array>

class QComboBox;

namespace rigor {

class DialectPanel : public Panel {
    Q_OBJECT
  public:
    explicit DialectPanel(Document& document, QWidget* parent = nullptr);
    void refresh();
    enum class Guess {
        Sheet,
        Variable,
        Delimiter,
        Decimal,
        Encoding,
        HeaderLine,
        UnitLine,
        Comment,
        DateOrder,
    };
    QComboBox* combo(Guess guess) const { return combos_[static_cast<std::size_t>(guess)]; }

  private:
    /// `set` writes the chosen data of the combo into the recipe.
    void addGuess(Guess guess, const QString& caption, int width, const QString& undoText,
                  std::function<void(DataRecipe&, const QVariant&)> set);
    /// Shows the choice of a sheet or variable, and of the others only what means something for such a file.
    void refreshTables(const CsvDialect& dialect, const DataRecipe& recipe);
    void fillLines(QComboBox* combo, const QString& none, int now);
    Document& document_;
    QHBoxLayout* line_;
    std::array<QComboBox*, 9> combos_{}; ///< by Guess
};

} // namespace rigor

#pragma once
// What holds between the unknowns, one line each: "k1 < k2", "0 < a + 2*b <= 5" ([constraints] of a study).

#include "ui/document/document.h"

#include <QWidget>

class QVBoxLayout;

namespace rigor {

/// Why the expressions that unknowns equal, and the constraints, cannot be those of the study; empty = they
/// can, or there is no model yet.
QString whyRelationsWrong(const Study& study, const Document& document);

class ConstraintsEditor : public QWidget {
    Q_OBJECT
  public:
    explicit ConstraintsEditor(Document& document, QWidget* parent = nullptr);
    /// Whether the study's method knows constraints, or it has some.
    static bool isNeeded(const Study& study);

  private:
    /// A line for constraint number `index`; the one behind the last is a new one.
    void addLine(std::size_t index);
    void put(std::size_t index, const std::string& text);
    void tellRefusals();
    Document& document_;
    QVBoxLayout* lines_;
};

} // namespace rigor

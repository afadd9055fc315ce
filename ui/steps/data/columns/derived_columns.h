#pragma once
// The columns that a study computes from others (core/engine/data/series/columns/derived.h), each as a form:
// its name, the formula with its unit, or the rule, the column it is of, whose rows belong together and in
// which order; and what it means for the model.

#include "core/engine/data/series/columns/derived.h"
#include "ui/document/document.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace rigor {

class Text;

class DerivedColumns : public QWidget {
    Q_OBJECT
  public:
    explicit DerivedColumns(Document& document, QWidget* parent = nullptr);
    void refresh();
    void add(); ///< one more: the mean of a column, to be changed

  private:
    using AddRow = std::function<void(const QString& label, QWidget* control)>;
    QWidget* form(const std::string& name, const std::string& text);
    /// The rows of a form that belong to its rule.
    void addFormula(const std::string& name, const DerivedColumn& now, QComboBox* rule, const AddRow& row);
    void addRule(const std::string& name, const DerivedColumn& now, QComboBox* rule, const AddRow& row);
    /// Takes the place of the column `name`, under another name perhaps.
    void put(const std::string& name, const std::string& now, const std::string& text);
    void rename(const std::string& name, QLineEdit* edit, Text* why);
    QStringList columns(bool numbersOnly, const std::string& without) const;
    std::string meaningOf(const std::string& name) const;
    Document& document_;
    QVBoxLayout* rows_;
    std::map<std::string, std::string> shown_;
    QStringList shownColumns_;
    std::map<std::string, std::string> shownMeanings_;
    QWidget* forms_ = nullptr;
    QString
        focused_; ///< accessible name of the control that gets the keyboard back when the forms are made anew
};

} // namespace rigor

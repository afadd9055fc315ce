#pragma once
// How each state of the model starts in every record: as the model says, at a given value, at its first
// measured one, at rest under the first inputs, or unknown in each. Where a state is measured and the record
// begins elsewhere than the model, its first measured value is proposed.

#include "ui/document/document.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace rigor {

class NumberField;
class Text;

class StartRules : public QWidget {
    Q_OBJECT
  public:
    explicit StartRules(Document& document, QWidget* parent = nullptr);
    /// There is a state whose start a record may have.
    bool isNeeded() const;
    void refresh();
    QComboBox* rule(const std::string& state) const;
    NumberField* value(const std::string& state) const;
    QPushButton* proposal(const std::string& state) const; ///< hidden where none is made

  private:
    struct Row {
        QComboBox* rule = nullptr;
        NumberField* value = nullptr;
        Text* hint = nullptr;
        QPushButton* take = nullptr;
        double start = 0; ///< as the model says
        std::string unit;
    };
    void make(const Model& model);
    void put(const std::string& state, std::optional<StartRule> rule);
    void propose(const std::string& state, Row& row);
    void tellRefusals();
    Document& document_;
    QVBoxLayout* column_;
    ModelPtr of_;
    std::map<std::string, Row> rows_;
};

} // namespace rigor

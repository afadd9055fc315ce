#pragma once
// What is stated of the error of a measured output: the standard deviation of one value and its guaranteed
// bound, each a number with a unit. Beside an empty deviation stands what the values themselves tell, to be
// taken with one click.

#include "core/engine/data/series/columns/noise_proposal.h"
#include "ui/document/document.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace rigor {

class Text;

/// "2 um", "0,1": above 0, without a unit in `unit`. nullopt with the sentence why it is none.
std::optional<StatedError> typedError(const QString& text, const std::string& unit, QString* why);

class SensorErrors : public QWidget {
    Q_OBJECT
  public:
    explicit SensorErrors(Document& document, QWidget* parent = nullptr);
    /// Of this output of the model; "" = none, nothing is shown.
    void showOutput(const std::string& output);
    /// The keyboard goes to the field of the deviation or of the bound.
    void edit(bool bound);
    QLineEdit* deviation() const { return fields_[0].edit; }
    QLineEdit* bound() const { return fields_[1].edit; }
    QPushButton* take() const { return take_; } ///< hidden while nothing is proposed

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Stated = std::map<std::string, StatedError>;
    struct Field {
        QLineEdit* edit = nullptr;
        Text* why = nullptr;
        Stated DataRecipe::*stated = nullptr;
        QString name; ///< in sentences: "standard deviation"
    };
    void addField(Field& field, const QString& label, const QString& tip);
    void commit(Field& field);
    void say(Field& field, const QString& why);
    void restore(Field& field);
    void propose();
    void showProposal();
    StatedError inColumnUnit(double value) const;
    Document& document_;
    Field fields_[2];
    Text *proposed_, *unproven_;
    QPushButton* take_;
    std::string output_, columnUnit_, modelUnit_;
    std::shared_ptr<const Dataset> proposedOf_; ///< the data and the output that proposal_ is of
    std::string proposedFor_;
    std::optional<NoiseProposal> proposal_;
    bool asked_ = false; ///< the proposal is being made
};

} // namespace rigor

#pragma once
// The settings of the next run: the method, its options and the simulation's, made from the fields of core.

#include "core/study/study.h"
#include "ui/widgets/inspector.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QComboBox;

namespace rigor {

class Document;
class FieldForm;
class Text;

class RunSettings : public Inspector {
    Q_OBJECT
  public:
    explicit RunSettings(Document& document, QWidget* parent = nullptr);
    FieldForm* options() const { return options_; }
    /// The choice of the method is in view and has the keyboard.
    void showTop();
    FieldForm* simulation() const { return simulation_; }
    /// Why the integrator shown is another than the default, which no setting states; "" = it is not.
    QString integratorNote() const;

  Q_SIGNALS:
    void costKnown(); ///< of the model, where it comes from elsewhere

  private:
    void refresh();
    void makeForms();
    void askIntegrator();
    QWidget* makeMethodChoice();
    QStringList experiments() const;
    std::vector<Field> simulationFieldsOf(const Fields& all) const;
    void describeFilterFields();
    /// What the choice of an integrator depends on.
    struct Asked {
        std::shared_ptr<const Model> model;
        std::shared_ptr<const Dataset> data;
        std::string method;
        std::vector<std::pair<std::string, FieldValue>> simulation;
        std::map<std::string, double> parameters;
        bool operator==(const Asked&) const = default;
    };
    struct Integrator {
        std::string stepper;
        double step = 0;
        Message why;
        Message wrong; ///< of what is stated
    };
    Document& document_;
    QComboBox* method_ = nullptr;
    FieldForm* options_ = nullptr;
    FieldForm* simulation_ = nullptr;
    Text* note_ = nullptr;
    std::string formOf_;      ///< the method that the forms are made for
    QStringList formLabels_;  ///< and the experiments that they offer
    std::string formForeign_; ///< and what comes from elsewhere; "" = a text
    std::optional<Asked> asked_;
    Integrator chosen_; ///< for what was asked; without a reason = as stated or the default
};

} // namespace rigor

#pragma once
// The settings of the next run: the method, its options and the simulation's, made from the fields of core.

#include "ui/widgets/inspector.h"

#include <string>

class QComboBox;

namespace rigor {

class Document;
class FieldForm;

class RunSettings : public Inspector {
    Q_OBJECT
  public:
    explicit RunSettings(Document& document, QWidget* parent = nullptr);
    FieldForm* options() const { return options_; }
    /// The choice of the method is in view and has the keyboard.
    void showTop();
    FieldForm* simulation() const { return simulation_; }

  private:
    void refresh();
    QWidget* makeMethodChoice();
    Document& document_;
    QComboBox* method_ = nullptr;
    FieldForm* options_ = nullptr;
    FieldForm* simulation_ = nullptr;
    std::string formOf_; ///< the method that the forms are made for
};

} // namespace rigor

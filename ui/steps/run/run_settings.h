#pragma once
// The settings of the next run: the method, its options and the simulation's, made from the fields of core.

#include "ui/widgets/inspector.h"

#include <string>

namespace rigor {

class Document;
class FieldForm;

class RunSettings : public Inspector {
    Q_OBJECT
  public:
    explicit RunSettings(Document& document, QWidget* parent = nullptr);
    FieldForm* options() const { return options_; }
    FieldForm* simulation() const { return simulation_; }

  private:
    void refresh();
    QWidget* makeMethodChoice();
    Document& document_;
    FieldForm* options_ = nullptr;
    FieldForm* simulation_ = nullptr;
    std::string formOf_; ///< the method that the forms are made for
};

} // namespace rigor

#pragma once
// Parameters of a model that get another value than the model's: a field for each, and a menu of those that
// may be added.

#include "core/engine/model/model.h"

#include <QStringList>
#include <QWidget>

#include <map>
#include <set>

class QMenu;
class QPushButton;
class QVBoxLayout;

namespace rigor {

class NumberField;

class ParameterValues : public QWidget {
    Q_OBJECT
  public:
    /// whose: what they belong to, for screen readers: "Fixed", "M2".
    explicit ParameterValues(const QString& whose, QWidget* parent = nullptr);
    /// parameters: of the model, null while it is not known; taken: those that may not be added.
    void show(ModelPtr model, const std::map<std::string, double>& values,
              const std::set<std::string>& taken);
    NumberField* field(const std::string& name) const;
    QMenu* menu() const { return menu_; }
    /// Why fields are wrong.
    QStringList refusals() const;

  Q_SIGNALS:
    void changed(const QString& name, double value); ///< or added
    void removed(const QString& name);
    void checked(); ///< refusals() has changed

  private:
    void make();
    void fillMenu();
    const Variable* parameter(const std::string& name) const;
    QString whose_;
    ModelPtr model_;
    std::map<std::string, double> values_;
    std::set<std::string> taken_;
    std::map<std::string, NumberField*> fields_;
    QVBoxLayout* column_;
    QWidget* rows_ = nullptr;
    std::string added_; ///< whose field gets the keyboard when it is there
    QPushButton* add_;
    QMenu* menu_;
};

} // namespace rigor

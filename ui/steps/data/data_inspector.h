#pragma once
// Beside the rows: what the model expects and where it was found, the column chosen, what is done to the
// trajectories, and the recipe that the next file gets.

#include "ui/document/document.h"
#include "ui/widgets/inspector.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace rigor {

class FieldForm;

class DataInspector : public Inspector {
    Q_OBJECT
  public:
    explicit DataInspector(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// A file is being read for the first time: nothing is shown that would only flicker.
    void setWaiting(bool waiting);
    /// The column whose unit can be said; "" = none.
    void showColumn(const QString& name);
    FieldForm* preparation() const { return form_; }
    FieldForm* heldBack() const { return heldBack_; }
    QComboBox* layoutCombo() const { return layoutCombo_; }
    QLineEdit* unitEdit() const { return unit_; }
    QComboBox* readAs() const { return readAs_; }

  Q_SIGNALS:
    void moreFilesAsked();
    void tourAsked();
    void projectAsked(const QString& file);

  private:
    void makeImportGroups();
    void makeValidationGroup();
    void refreshValidation(bool trajectory);
    void refreshRecent();
    void refreshExpects();
    void refreshSensors();
    void refreshColumn();
    void refreshExperiments();
    void setUnit();
    void setReadAs(int index); ///< 0 texts, 1 numbers
    Document& document_;
    InspectorGroup *recent_, *first_, *expects_, *column_, *sensors_, *preparation_, *validation_, *recipe_,
        *experiments_;
    FieldForm *form_, *heldBack_;
    QComboBox *layoutCombo_, *interpolation_, *readAs_;
    QLineEdit* unit_;
    Text *unitWhy_, *recipeText_, *columnFacts_, *heldBackBy_;
    QPushButton* more_;
    QString shownColumn_;
    bool waiting_ = false;
};

} // namespace rigor

#pragma once
// Beside the rows: what the model expects and where it was found, the column chosen, what is done to the
// trajectories, and the recipe that the next file gets.

#include "ui/document/document.h"
#include "ui/widgets/inspector.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace rigor {

class ColumnEditor;
class DerivedColumns;
class FieldForm;
class HeldBackNames;
class StartRules;

class DataInspector : public Inspector {
    Q_OBJECT
  public:
    explicit DataInspector(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// A file is being read for the first time: nothing is shown that would only flicker.
    void setWaiting(bool waiting);
    /// The column of which more can be said; "" = none.
    void showColumn(const QString& name);
    /// The keyboard goes to the unit of the column shown, or to what is stated of the error of its sensor.
    void editUnit();
    void editError(bool bound);
    ColumnEditor* column() const { return editor_; }
    StartRules* starts() const { return startRules_; }
    DerivedColumns* derived() const { return derivedColumns_; }
    FieldForm* preparation() const { return form_; }
    FieldForm* heldBack() const { return heldBack_; }
    HeldBackNames* heldBackNames() const { return heldBackNames_; }
    QComboBox* layoutCombo() const { return layoutCombo_; }
    QLineEdit* unitEdit() const;
    QComboBox* readAs() const;

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
    void refreshExperiments();
    Document& document_;
    InspectorGroup *recent_, *first_, *expects_, *column_, *starts_, *derived_, *sensors_, *preparation_,
        *validation_, *recipe_, *experiments_;
    ColumnEditor* editor_;
    StartRules* startRules_;
    DerivedColumns* derivedColumns_;
    FieldForm *form_, *heldBack_;
    HeldBackNames* heldBackNames_;
    QComboBox *layoutCombo_, *interpolation_;
    Text *recipeText_, *heldBackBy_;
    QPushButton* more_;
    bool waiting_ = false;
};

} // namespace rigor

#pragma once
// What the model declares: parameters, inputs, states and outputs with their units. A row selects its
// declaration in the text; a value changed here changes the text.

#include "ui/document/document.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/tables/table_view.h"

namespace rigor {

class CandidateList;
class ParameterValues;

class ModelInspector : public Inspector {
    Q_OBJECT
  public:
    explicit ModelInspector(Document& document, QWidget* parent = nullptr);
    /// Rebuilds the tables when model, unknowns or fixed values differ from those shown.
    void refresh();
    NumberTable* parameters() const { return parameters_; }
    TableView* parameterView() const { return parameterView_; }
    ParameterValues* fixed() const { return fixed_; }
    CandidateList* candidates() const { return candidates_; }

  Q_SIGNALS:
    void declarationAsked(const QString& name);

  private:
    TableView* addTable(InspectorGroup* group, NumberTable* table);
    void fill(InspectorGroup* group, TableView* view, NumberTable* table, std::vector<TableColumn> columns);
    void refreshParameters(const Model& model);
    void refreshInputs(const Model& model);
    void refreshOutputs(const Model& model);
    void makeStudyGroups();
    void refreshStudy(const ModelPtr& model);
    void refreshMethods(const ModelPtr& model);
    void refreshDescription(const ModelPtr& model);
    QString editParameter(int row, const QString& typed);
    Document& document_;
    InspectorGroup *none_, *descriptionGroup_, *parameterGroup_, *inputGroup_, *stateGroup_, *outputGroup_,
        *fixedGroup_, *candidateGroup_, *methodGroup_;
    ParameterValues* fixed_;
    CandidateList* candidates_;
    NumberTable *parameters_, *inputs_, *states_, *outputs_;
    TableView *parameterView_, *inputView_, *stateView_, *outputView_;
    Text *refusal_, *whyNone_;
    bool stale_ = false; ///< the text has an error: what is shown is of an earlier one
};

} // namespace rigor

#pragma once
// Step 3: which parameters are unknown, with their distributions, boxes and search ranges, as a table, and as
// pictures whose handles can be dragged.

#include "ui/steps/step_page.h"
#include "ui/steps/unknowns/unknown_rows.h"
#include "ui/widgets/tables/table_view.h"

class QMenu;
class QStackedWidget;

namespace rigor {

class JointEditor;
class JointEffect;
class LivePanel;
struct Joint;
class ProposalPanel;
class UnknownsInspector;
class UnknownsPicture;

class UnknownsPage : public StepPage {
    Q_OBJECT
  public:
    UnknownsPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override;
    NumberTable* table() const { return table_; }
    TableView* view() const { return view_; }
    UnknownsPicture* picture() const { return picture_; }
    LivePanel* live() const { return live_; }
    JointEditor* joint() const { return joint_; }
    JointEffect* effect() const { return effect_; }
    MessageArea* jointStrip() const { return jointStrip_; }
    ProposalPanel* proposal() const { return proposal_; }
    QPushButton* proposeButton() const { return propose_; }

  Q_SIGNALS:
    /// While a handle is dragged, before the document knows; for views that follow at once.
    void dragged(const std::vector<rigor::Unknown>& unknowns);

  private:
    void refresh();
    /// Strips for the unknowns that are wrong; whether there are none.
    bool showWrong();
    /// Puts the unknowns into rows, curves as one.
    void makeRows();
    int rowOf(int unknown) const;
    /// The pair chosen in the table, with its unknowns; none where a row of another kind is.
    std::optional<Joint> chosenJoint() const;
    /// Pictures of all unknowns, or the joint density of the pair chosen.
    void showPictures();
    void tellJoint(); ///< what it does to the experiments
    void keepJoint(const Joint& now, const QString& what, bool merge);
    void addPairs(QMenu* menu);
    void addPair(const std::string& first, const std::string& second);
    void tellCount(); ///< in the head
    void tellProposal();
    void fillTable(const std::vector<Unknown>& unknowns, const Dependence& dependence);
    void fillMenu(QMenu* menu);
    /// Clocks of files and sensors of outputs.
    void addSensors(QMenu* menu, const Model& model, const Dataset& dataset);
    /// In one step, called so.
    void addUnknowns(const QStringList& names, const QString& called);
    std::vector<TableColumn> distributionColumns(const std::vector<Unknown>& unknowns,
                                                 const Dependence& dependence) const;
    /// Where every unknown is a point value.
    std::vector<TableColumn> pointColumns(const std::vector<Unknown>& unknowns) const;
    QString edit(int row, int column, const QString& typed);
    /// Puts what was typed into the unknown; the sentence why not, empty = done. `what` is its name.
    QString put(Unknown& unknown, int column, double value, QString& what) const;
    QStackedWidget* stack_;
    PageHead* head_;
    MessageArea* strips_;
    QPushButton* choose_; ///< of a study without unknowns
    NumberTable* table_;
    TableView* view_;
    Panel* panel_;
    UnknownsPicture* picture_;
    QWidget *pictures_, *jointRow_;
    MessageArea* jointStrip_;
    JointEditor* joint_;
    JointEffect* effect_;
    LivePanel* live_;
    QPushButton* propose_;
    ProposalPanel* proposal_;
    UnknownsInspector* inspector_;
    std::vector<UnknownRow> rows_;
    ModelPtr curvesOf_; ///< the model that curves_ are of
    std::vector<ModelCurve> curves_;
    std::set<std::string> apart_;  ///< curves whose points are shown one by one
    int selected_ = 0, drags_ = 0; ///< row
    bool filling_ = false;
    bool points_ = false; ///< the table has the columns of point values
};

} // namespace rigor

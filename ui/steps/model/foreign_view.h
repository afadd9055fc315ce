#pragma once
// A model that comes from elsewhere (an FMU, a program, a server): the question whether it may run, what its
// description says, and its variables (VISUAL.md, r-consent).

#include "core/engine/external/confined.h"
#include "ui/document/document.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tables/table_view.h"

class QCheckBox;
class QGridLayout;
class QLineEdit;

namespace rigor {

class IconLabel;
class ProgramView;
class Text;
class ExternalModel;
struct ForeignCode;

/// "May pump.fmu run on this computer?"; Enter does not consent.
class ConsentPanel : public Panel {
    Q_OBJECT
  public:
    explicit ConsentPanel(QWidget* parent = nullptr);
    /// asks: else it only tells. timeLimit: s, of a run.
    void show(const ExternalModel& model, Confinement how, bool asks, double timeLimit);
    QPushButton* trust() const { return trust_; }
    QPushButton* notNow() const { return notNow_; }

  Q_SIGNALS:
    void trusted();
    void refused();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void fillFile(const ForeignCode& code);
    void fillLists(const ExternalModel& model, Confinement how, double timeLimit);
    Text *question_, *nothingYet_;
    QGridLayout* file_;
    QHBoxLayout* lists_;
    IconLabel* confinedIcon_;
    Text* confined_;
    QCheckBox* know_;
    QPushButton *trust_, *notNow_;
};

class ForeignView : public QWidget {
    Q_OBJECT
  public:
    explicit ForeignView(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// To where nothing is consented to by Enter.
    void takeFocus();
    ConsentPanel* consent() const { return consent_; }
    NumberTable* variables() const { return variables_; }
    TableView* view() const { return view_; }
    ProgramView* program() const { return program_; }

  Q_SIGNALS:
    void openAsked();

  private:
    void allow();
    void withdraw();
    void tellLimits();
    void refreshVariables();
    void chooseUse(int row, const QPoint& at);
    Document& document_;
    MessageArea* given_;
    ConsentPanel* consent_;
    ProgramView* program_;
    Panel* panel_;
    QLineEdit* filter_;
    Segments* which_;
    NumberTable* variables_;
    TableView* view_;
    std::vector<std::pair<VariableKind, Variable>> rows_; ///< of the table
    std::string shown_;                                   ///< what is shown: all that would change it
    bool asked_ = false; ///< how well a process can be shut in here, which takes a moment to try
    std::optional<Confinement> confinement_;
};

} // namespace rigor

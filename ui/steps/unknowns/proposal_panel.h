#pragma once
// Before the first run: where the search should start and between which bounds, and which unknowns the data
// can tell, from a few hundred simulations in the background (core/methods/fit/proposal.h). One click takes
// it over.

#include "core/methods/fit/proposal.h"
#include "ui/document/document.h"
#include "ui/widgets/panel.h"

class QProgressBar;

namespace rigor {

class NumberTable;
class TableView;

class ProposalPanel : public Panel {
    Q_OBJECT
  public:
    explicit ProposalPanel(Document& document, QWidget* parent = nullptr);
    ~ProposalPanel() override; ///< stops what is under way
    /// Why nothing can be proposed now; "" = it can.
    QString whyNot() const;
    void propose();
    void cancel() { stop_.request_stop(); }
    void closeProposal();
    bool isSearching() const { return searching_; }
    const FitProposal& proposal() const { return proposal_; }
    TableView* view() const { return view_; }
    Text* sentence() const { return sentence_; }
    QPushButton* takeButton() const { return take_; }
    QPushButton* fixButton() const { return fix_; }
    QPushButton* cancelButton() const { return cancel_; }

  Q_SIGNALS:
    void found();

  private:
    void showProposal();
    void take();
    void fix();
    Document& document_;
    Text* sentence_;
    QProgressBar* bar_;
    QPushButton *cancel_, *take_, *fix_, *close_;
    NumberTable* table_;
    TableView* view_;
    FitProposal proposal_;
    bool searching_ = false;
    int ticket_ = 0;
    std::stop_source stop_;
};

} // namespace rigor

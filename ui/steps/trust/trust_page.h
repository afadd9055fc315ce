#pragma once
// Step 7: may the machine be staked on these answers? Verdict in the words of `rigor compare`, unknown by
// unknown what each run says on one axis, what the rows speak against, and at the right pair by pair. Whether
// the runs agree is there at once; the rows are asked in the background when the page is looked at.

#include "ui/document/trust_answers.h"
#include "ui/steps/step_page.h"
#include "ui/steps/trust/trust_chart.h"
#include "ui/steps/trust/trust_findings.h"

#include <QSet>
#include <QStackedWidget>

class QTabBar;

namespace rigor {

class EmptyState;
class NextExperiments;

class TrustPage : public StepPage {
    Q_OBJECT
  public:
    TrustPage(Document& document, RunQueue& queue, QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    void activate() override;
    void nextTab() override;
    /// Numbers of the runs asked together, rising.
    std::vector<int> asked() const;
    void setTicked(int number, bool ticked);
    TrustChart* chart() const { return chart_; }
    TrustFindings* findings() const { return findings_; }
    NextExperiments* next() const { return next_; }
    QTabBar* tabs() const { return tabs_; }

  private:
    QWidget* makeAgreement();
    void refresh();
    void showNothing(const Trust* trust);
    void showHead(const TrustAnswers::Answer& answer);
    void showVerdict(const TrustAnswers::Answer& answer);
    void showActions();
    void fillInspector();
    void addPairs(const Trust& trust);
    void addNumbers(const Trust& trust);
    void addChoice();
    QString titleOf(int number) const; ///< "3 Least squares"

    TrustAnswers& answers_;
    PageHead* head_;
    QPushButton *copy_, *join_, *export_;
    MessageArea* strips_;
    QTabBar* tabs_;
    QStackedWidget* views_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    Panel* panel_ = nullptr;
    TrustChart* chart_ = nullptr;
    TrustFindings* findings_ = nullptr;
    NextExperiments* next_;
    Inspector* inspector_;
    QSet<int> unticked_;
};

} // namespace rigor

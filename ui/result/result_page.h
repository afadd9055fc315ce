#pragma once
// The result page of every method that presents its result (core/presentation/presentation.h): tabs of plots
// and tables, each made when it is first looked at, and the facts in the inspector. It knows no method.

#include "ui/methods/tabbed_page.h"
#include "ui/result/body.h"

namespace rigor {

class KeyValueView;
class PageState;

class ResultPage : public TabbedPage {
    Q_OBJECT
  public:
    using TabbedPage::TabbedPage;
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;
    std::vector<VerdictLink> verdictLinks() override;
    void setLeftOut(const QStringList& labels) override;
    /// It follows a record: somebody else plays it, and nothing of it is taken over. Before setResult().
    void setLive(bool live) { live_ = live; }
    /// The same record, further on: views, zoom and the time shown stay, what is in front is drawn anew.
    void follow(std::shared_ptr<const Result> result);

  protected:
    void viewShown(int index) override;

  private:
    /// A page is made when it is first looked at.
    struct PageView {
        QWidget* holder = nullptr;
        QWidget* outer = nullptr; ///< in the holder; null = not made
        MadeBody body;
        bool stale = false; ///< the result has gone on
    };
    Presentation presented(const Result& result) const;
    void makePage(PageView& view, const view::Page& page);
    void newState();
    void showFacts();
    void fillInspector();
    std::vector<view::FactGroup> movingGroups() const; ///< of the time and the key of now
    void fillMoving();
    void addMoving();
    InspectorGroup* addGroup(const view::FactGroup& shown);
    void fillGroup(InspectorGroup* group, const view::FactGroup& shown);
    void doAction(const Action& action);

    std::shared_ptr<const Result> result_;
    ResultContext context_;
    Presentation shown_;
    std::vector<PageView> pages_;
    KeyValueView* facts_ = nullptr;
    PageState* state_ = nullptr;    ///< shared by the views of the result; a new one for each
    QList<InspectorGroup*> moving_; ///< of movingGroups()
    QStringList leftOut_;
    bool live_ = false, factsStale_ = true;
};

} // namespace rigor

#pragma once
// The result page of every method that presents its result (core/presentation/presentation.h): tabs of plots
// and tables, each made when it is first looked at, and the facts in the inspector. It knows no method.

#include "core/presentation/presentation.h"
#include "ui/methods/tabbed_page.h"

namespace rigor {

class PageState;

class ResultPage : public TabbedPage {
    Q_OBJECT
  public:
    using TabbedPage::TabbedPage;
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

  protected:
    void viewShown(int index) override;

  private:
    void fillInspector(bool hasStudy);
    void newState();
    std::shared_ptr<const Result> result_;
    Presentation shown_;
    PageState* state_ = nullptr; ///< shared by the views of the result; a new one for each
    QList<QWidget*> holders_;    ///< of the pages; empty until one is shown
};

/// The widget of a view, filled.
QWidget* makeBody(const view::Body& body, PageState& state);

} // namespace rigor

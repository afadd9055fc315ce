#pragma once
// Result page of a method that has none of its own: estimates, every table, settings and provenance.

#include "ui/methods/tabbed_page.h"
#include "ui/widgets/tables/table_view.h"

namespace rigor {

class GeneralPage : public TabbedPage {
    Q_OBJECT
  public:
    using TabbedPage::TabbedPage;
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;

  private:
    std::shared_ptr<const Result> result_;
};

} // namespace rigor

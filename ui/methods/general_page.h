#pragma once
// Result page of a method that has none of its own: estimates, every table, settings and provenance.

#include "ui/kit/inspector.h"
#include "ui/kit/table_view.h"
#include "ui/methods/method_page.h"

class QStackedWidget;
class QTabBar;

namespace rigor {

class GeneralPage : public MethodPage {
    Q_OBJECT
  public:
    explicit GeneralPage(QWidget* parent = nullptr);
    void setResult(std::shared_ptr<const Result> result, const ResultContext& context) override;
    ResultHeadline headline() const override;
    QWidget* inspector() override { return inspector_; }
    QStringList views() const override;
    void showView(int index) override;

  private:
    std::shared_ptr<const Result> result_;
    QTabBar* tabs_;
    QStackedWidget* stack_;
    Inspector* inspector_;
};

} // namespace rigor

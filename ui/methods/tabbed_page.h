#pragma once
// The frame that result pages share: a row of tabs over a stack of views, and the inspector beside them.

#include "ui/methods/method_page.h"
#include "ui/widgets/inspector.h"

class QStackedWidget;
class QTabBar;

namespace rigor {

class TabbedPage : public MethodPage {
    Q_OBJECT
  public:
    explicit TabbedPage(QWidget* parent = nullptr);
    QWidget* inspector() override { return inspector_; }
    QStringList views() const override;
    void showView(int index) override;
    int currentView() const;

  protected:
    void addView(const QString& name, QWidget* widget);
    void clearViews();
    /// A view comes to the front.
    virtual void viewShown(int index) { Q_UNUSED(index) }
    Inspector* inspector_;

  private:
    QTabBar* tabs_;
    QStackedWidget* stack_;
};

} // namespace rigor

#include "ui/methods/tabbed_page.h"

#include "ui/widgets/page_area.h"

#include <QTabBar>
#include <QVBoxLayout>

namespace rigor {

TabbedPage::TabbedPage(QWidget* parent)
    : MethodPage(parent), inspector_(new Inspector(this)), tabs_(new QTabBar), stack_(new ShownStack) {
    inspector_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    column->addWidget(tabs_);
    column->addWidget(stack_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index < 0) return;
        viewShown(index);
        stack_->setCurrentIndex(index);
    });
}

void TabbedPage::addView(const QString& name, QWidget* widget) {
    stack_->addWidget(widget);
    tabs_->addTab(name);
}

void TabbedPage::clearViews() {
    const QSignalBlocker quiet(tabs_);
    while (tabs_->count() > 0) tabs_->removeTab(0);
    while (stack_->count() > 0) {
        auto* old = stack_->widget(0);
        stack_->removeWidget(old);
        old->deleteLater();
    }
}

QStringList TabbedPage::views() const {
    QStringList names;
    for (int i = 0; i < tabs_->count(); ++i) names << tabs_->tabText(i);
    return names;
}

void TabbedPage::showView(int index) { tabs_->setCurrentIndex(index); }

int TabbedPage::currentView() const { return tabs_->currentIndex(); }

} // namespace rigor

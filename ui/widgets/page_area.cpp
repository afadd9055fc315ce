#include "ui/widgets/page_area.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace rigor {

PageArea::PageArea(QWidget* page) {
    setFocusPolicy(Qt::NoFocus); // what is on the page takes the keyboard and is brought into view
    setFrameShape(QFrame::NoFrame);
    setWidget(page);
    for (QWidget* part : {viewport(), page}) part->setAutoFillBackground(false);
    page->installEventFilter(this);
}

namespace {
/// What can be done and what is told (property "inSight") is no wider than what is seen of the page.
void keepInSight(QWidget& page, int seen) {
    QList<QLayout*> layouts = page.layout() ? page.layout()->findChildren<QLayout*>() : QList<QLayout*>();
    layouts << page.layout();
    for (auto* child : page.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!child->property("inSight").toBool()) continue;
        QLayout* layout = nullptr;
        for (QLayout* one : layouts)
            if (one && one->indexOf(child) >= 0) layout = one;
        if (!layout) continue;
        const QMargins margins = layout->contentsMargins();
        const int width = seen <= 0 ? QWIDGETSIZE_MAX
                                    : std::max(seen - margins.left() - margins.right(),
                                               child->layout() ? child->layout()->minimumSize().width() : 0);
        if (child->maximumWidth() == width) continue;
        layout->setAlignment(child, seen <= 0 ? Qt::Alignment() : Qt::AlignLeft);
        child->setMinimumWidth(seen <= 0 ? 0 : width);
        child->setMaximumWidth(width);
    }
}
} // namespace

void PageArea::place() {
    QWidget* page = widget();
    QSize least = page->minimumSizeHint(), room = maximumViewportSize();
    const int bar = verticalScrollBar()->sizeHint().width();
    const auto heightAt = [&](int width) {
        const QLayout* layout = page->layout();
        return layout && layout->hasHeightForWidth()
                   ? std::max(least.height(), layout->minimumHeightForWidth(std::max(width, least.width())))
                   : least.height();
    };
    if (heightAt(room.width()) > room.height()) room.rwidth() -= bar;
    if (least.width() > room.width()) room.rheight() -= bar;
    keepInSight(*page, least.width() > room.width() ? room.width() : 0);
    least.setHeight(heightAt(room.width()));
    page->resize(least.expandedTo(room));
}

void PageArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    place();
}

bool PageArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) place();
    return QScrollArea::eventFilter(watched, event);
}

ShownStack::ShownStack(QWidget* parent) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize ShownStack::minimumSizeHint() const {
    const QWidget* shown = currentWidget();
    return shown ? shown->minimumSizeHint().expandedTo(shown->minimumSize()) : QSize();
}

void bringIntoView(QWidget* widget) {
    for (QWidget* around = widget->parentWidget(); around && !around->isWindow();
         around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(widget, 16, 16);
}

} // namespace rigor

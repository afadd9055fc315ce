#include "ui/plot/plot_scope.h"

#include "ui/plot/plot.h"

namespace rigor {

bool haveOneAbscissa(const Plot& a, const Plot& b) {
    const FigureAxis &x = a.panel().x, &other = b.panel().x;
    return !x.quantity.empty() && x.categories.empty() && other.categories.empty() &&
           x.quantity == other.quantity && x.unit == other.unit && x.decades == other.decades;
}

PlotScope::PlotScope(QWidget* page) : QObject(page), page_(page) {}

PlotScope* PlotScope::of(const Plot& plot) {
    for (const QWidget* at = plot.parentWidget(); at; at = at->parentWidget())
        if (auto* scope = at->findChild<PlotScope*>(QString(), Qt::FindDirectChildrenOnly)) return scope;
    return nullptr;
}

void PlotScope::setLinked(bool linked, const Plot& after) {
    linked_ = linked;
    const auto [lower, upper] = after.xRange();
    if (linked) eachOther(after, [lower, upper](Plot& other) { other.setXRange(lower, upper); });
}

bool PlotScope::hasOthers(const Plot& plot) const {
    bool any = false;
    eachOther(plot, [&any](Plot&) { any = true; });
    return any;
}

void PlotScope::eachOther(const Plot& plot, const std::function<void(Plot&)>& act) const {
    for (Plot* other : page_->findChildren<Plot*>())
        if (other != &plot && haveOneAbscissa(plot, *other)) act(*other);
}

} // namespace rigor

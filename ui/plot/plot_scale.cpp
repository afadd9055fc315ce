// Logarithmic axes of a plot.
#include "ui/plot/plot_overlay.h"
#include "ui/widgets/notice.h"

#include <cmath>

namespace rigor {

bool Plot::canBeLogarithmic(FigureDirection direction) const {
    return !scaleFixed_ && canBeInDecades(given_, direction);
}

bool Plot::isLogarithmic(FigureDirection direction) const {
    return (direction == FigureDirection::Across ? logarithmicAcross_ : logarithmicUpwards_) &&
           canBeLogarithmic(direction);
}

double Plot::quantityAt(FigureDirection direction, double number) const {
    return isLogarithmic(direction) ? std::pow(10, number) : number;
}

FigurePanel Plot::drawnPanel(std::size_t& omitted) const {
    FigurePanel drawn = given_;
    for (const auto direction : {FigureDirection::Across, FigureDirection::Upwards})
        if (isLogarithmic(direction)) drawn = inDecades(std::move(drawn), direction, omitted);
    return drawn;
}

void Plot::setLogarithmic(FigureDirection direction, bool logarithmic) {
    if (!canBeLogarithmic(direction) || isLogarithmic(direction) == logarithmic) return;
    (direction == FigureDirection::Across ? logarithmicAcross_ : logarithmicUpwards_) = logarithmic;
    if (direction == FigureDirection::Across) {
        setAnchor({});
        setCursor(std::optional<double>());
    }
    std::size_t omitted = 0;
    panel_ = drawnPanel(omitted);
    build();
    scheduleRedraw();
    Q_EMIT panelChanged();
    if (logarithmic && omitted > 0)
        tellBriefly(this, tr("%n point(s) at or below zero have no place on a logarithmic axis.", nullptr,
                             static_cast<int>(omitted)));
}

void Plot::toggleLogarithmic(FigureDirection direction) {
    setLogarithmic(direction, !isLogarithmic(direction));
}

void Plot::addScaleActions(QMenu& menu) {
    for (const auto direction : {FigureDirection::Upwards, FigureDirection::Across}) {
        if (!canBeLogarithmic(direction)) continue;
        const bool up = direction == FigureDirection::Upwards;
        auto* action = menu.addAction(up ? tr("Logarithmic upwards") : tr("Logarithmic across"));
        action->setShortcut(up ? QKeySequence(Qt::Key_L) : QKeySequence(Qt::SHIFT | Qt::Key_L));
        action->setCheckable(true);
        action->setChecked(isLogarithmic(direction));
        connect(action, &QAction::toggled, this,
                [this, direction](bool on) { setLogarithmic(direction, on); });
    }
}

} // namespace rigor

#include "ui/result/views/place_delegate.h"

#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/cell_ground.h"
#include "ui/widgets/text/labels.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rigor {

void PlaceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    constexpr double kInset = 8, kTick = 4, kDot = 3.5;
    const Tokens& t = theme();
    paintCellGround(painter, option);
    const double place = place_(index.row());
    if (!std::isfinite(place)) return;
    const double left = option.rect.left() + kInset,
                 right = left + std::min<double>(kTrack, option.rect.width() - 2 * kInset),
                 y = option.rect.center().y() + 0.5;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(t.strong, 1));
    painter->drawLine(QPointF(left, y), QPointF(right, y));
    for (const double end : {left, right})
        painter->drawLine(QPointF(end, y - kTick), QPointF(end, y + kTick));
    painter->setPen(Qt::NoPen);
    painter->setBrush(atBound_(index.row()) ? color(Ink::Warning) : t.series[0]);
    painter->drawEllipse(QPointF(left + place * (right - left), y), kDot, kDot);
    painter->restore();
}

} // namespace rigor

#pragma once
// What delegates that draw a cell themselves begin with.

#include "ui/widgets/look/theme.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace rigor {

/// Selection or hover, and the line below the row.
inline void paintCellGround(QPainter* painter, const QStyleOptionViewItem& option) {
    const Tokens& t = theme();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, t.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, t.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), t.grid);
}

} // namespace rigor

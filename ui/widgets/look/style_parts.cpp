#include "ui/widgets/look/style_parts.h"

#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/theme.h"

#include <QPainter>

namespace rigor::style_parts {

namespace {
constexpr int kMenuSide = 28, kMenuUp = 5; ///< padding of an entry; its icon stands in the left one
constexpr int kSeparator = 9;

void fill(QPainter& painter, const QRect& rect, const QColor& color, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(rect, radius, radius);
    painter.restore();
}
} // namespace

void drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter& painter) {
    const Tokens& t = theme();
    painter.fillRect(item.rect, t.nav);
    if (item.state & QStyle::State_Selected)
        fill(painter, item.rect, item.state & QStyle::State_Sunken ? t.selection : t.hover, 4);
    painter.setPen(item.state & QStyle::State_Enabled ? t.text : t.disabled);
    painter.drawText(item.rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextHideMnemonic, item.text);
}

void drawMenuItem(const QStyleOptionMenuItem& item, QPainter& painter) {
    const Tokens& t = theme();
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRect(item.rect.left(), item.rect.center().y(), item.rect.width(), 1), t.border);
        return;
    }
    const bool enabled = item.state & QStyle::State_Enabled;
    if (enabled && (item.state & QStyle::State_Selected)) painter.fillRect(item.rect, t.selection);
    const QColor ink = enabled ? t.text : t.disabled;
    const QRect left(item.rect.left(), item.rect.top(), kMenuSide, item.rect.height());
    const auto place = [](const QRect& in, int size) {
        QRectF r(0, 0, size, size);
        r.moveCenter(QRectF(in).center());
        return r;
    };
    if (item.checked)
        paintIcon(painter, "check", place(left, 12), ink);
    else if (!item.icon.isNull())
        item.icon.paint(&painter, place(left, 16).toRect(), Qt::AlignCenter,
                        enabled ? QIcon::Normal : QIcon::Disabled);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintIcon(
            painter, "chevron-right",
            place({item.rect.right() - kMenuSide + 1, item.rect.top(), kMenuSide, item.rect.height()}, 12),
            ink);
    painter.setPen(ink);
    painter.setFont(item.font);
    const QRect text = item.rect.adjusted(kMenuSide, 0, -kMenuSide, 0);
    const qsizetype tab = item.text.indexOf('\t');
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextHideMnemonic,
                     tab < 0 ? item.text : item.text.left(tab));
    if (tab >= 0)
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         item.text.mid(tab + 1));
}

QSize menuItemSize(const QStyleOptionMenuItem& item, const QSize& contents) {
    constexpr int kBeforeShortcut = 12;
    if (item.menuItemType == QStyleOptionMenuItem::Separator) return {contents.width(), kSeparator};
    const int shortcut = item.text.contains('\t') ? kBeforeShortcut : 0;
    return {contents.width() + shortcut + 2 * kMenuSide, contents.height() + 2 * kMenuUp};
}

void drawHeadSection(const QRect& rect, QPainter& painter) {
    const Tokens& t = theme();
    painter.fillRect(rect, t.raised);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.border);
}

void drawTab(const QStyleOptionTab& tab, QPainter& painter) {
    constexpr int kLine = 2;
    if (tab.state & QStyle::State_Selected)
        painter.fillRect(
            QRect(tab.rect.left(), tab.rect.bottom() - kLine + 1, tab.rect.width() - kTabGap, kLine),
            theme().accent);
}

QStyleOptionTab labelOf(const QStyleOptionTab& tab) {
    const Tokens& t = theme();
    QStyleOptionTab label = tab;
    label.rect.adjust(0, 0, -kTabGap, -2);
    const bool bright = tab.state & (QStyle::State_Selected | QStyle::State_MouseOver);
    const QColor ink = !(tab.state & QStyle::State_Enabled) ? t.disabled
                       : tab.state & QStyle::State_HasFocus ? t.accent
                       : bright                             ? t.text
                                                            : t.muted;
    label.palette.setColor(QPalette::WindowText, ink);
    return label;
}

} // namespace rigor::style_parts

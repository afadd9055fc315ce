#pragma once
// Menus, heads of tables, tabs, splitters and tips as the style draws them; used by style.cpp only.

#include <QStyleOption>

class QPainter;

namespace rigor::style_parts {

void drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter& painter);
void drawMenuItem(const QStyleOptionMenuItem& item, QPainter& painter);
/// contents: of the text, without its shortcut.
QSize menuItemSize(const QStyleOptionMenuItem& item, const QSize& contents);
void drawHeadSection(const QRect& rect, QPainter& painter);
/// The line under a tab.
void drawTab(const QStyleOptionTab& tab, QPainter& painter);
/// The tab with the place and the colour of its text.
QStyleOptionTab labelOf(const QStyleOptionTab& tab);

inline constexpr int kHeadPadding = 9; ///< left and right of the text of a head
inline constexpr int kTabGap = 20, kTabHeight = 32;

} // namespace rigor::style_parts

#include "ui/widgets/look/style.h"

#include "ui/widgets/access.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/look/style_parts.h"
#include "ui/widgets/look/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QMenuBar>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QTextEdit>

namespace rigor {

namespace {
QColor mix(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

QString kindOf(const QWidget* widget) { return widget ? widget->property("kind").toString() : QString(); }

void box(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& edge, double width = 1,
         double radius = 4) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->setPen(edge.isValid() ? QPen(edge, width) : QPen(Qt::NoPen));
    const double half = edge.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius);
    painter->restore();
}

void drawButton(const QStyleOption* option, QPainter* painter, const QWidget* widget) {
    const Tokens& t = theme();
    const QString kind = kindOf(widget);
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool hover = enabled && (option->state & QStyle::State_MouseOver);
    const bool down = option->state & (QStyle::State_Sunken | QStyle::State_On);
    const bool focus = option->state & QStyle::State_HasFocus;
    QColor fill, edge;
    if (kind == "flat" || kind == "link") {
        if (down)
            fill = t.selection;
        else if (hover && kind == "flat")
            fill = t.hover;
    } else if (!enabled) {
        edge = t.border;
    } else if (kind == "primary") {
        fill = mix(t.accent, t.text, down ? 0.16 : hover ? 0.08 : 0);
        edge = fill;
    } else {
        fill = down ? t.selection : hover ? t.hover : t.raised;
        edge = t.strong;
    }
    box(painter, option->rect, fill, edge);
    if (focus && (option->state & QStyle::State_KeyboardFocusChange || kind != "primary")) {
        box(painter, option->rect, {}, kind == "primary" ? t.text : t.accent, 2);
        if (kind == "primary") box(painter, option->rect.adjusted(2, 2, -2, -2), {}, t.onAccent, 1, 3);
    }
}

/// Icon, gap of 8, text; what follows two blanks is a shortcut and is written smaller and paler. The letter
/// of a mnemonic is not underlined (SH_UnderlineShortcut), and its & is not written.
void drawButtonLabel(const QStyleOptionButton& option, QPainter* painter) {
    const qsizetype split = option.text.indexOf("  ");
    const QString main = split < 0 ? option.text : option.text.left(split);
    const QString keys = split < 0 ? QString() : option.text.mid(split + 2);
    const QFont font = painter->font();
    QFont small = font;
    small.setPixelSize(11);
    small.setWeight(QFont::Normal);
    const int icon = option.icon.isNull() ? 0 : option.iconSize.width();
    const bool menu = option.features & QStyleOptionButton::HasMenu;
    const int mainWidth = QFontMetrics(font).size(Qt::TextSingleLine | Qt::TextHideMnemonic, main).width();
    const int keysWidth = keys.isEmpty() ? 0 : QFontMetrics(small).horizontalAdvance(keys) + 7;
    const int gap = icon && !main.isEmpty() ? 7 : 0;
    const int whole = icon + gap + mainWidth + keysWidth + (menu ? 18 : 0);
    int x = option.rect.center().x() - whole / 2 + 1;
    const bool enabled = option.state & QStyle::State_Enabled;
    if (icon) {
        const QRect r(x, option.rect.center().y() - icon / 2 + 1, icon, icon);
        option.icon.paint(painter, r, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        x += icon + gap;
    }
    painter->save();
    painter->setPen(
        option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter->drawText(QRect(x, option.rect.top(), mainWidth + 2, option.rect.height()),
                      Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextHideMnemonic, main);
    x += mainWidth;
    if (!keys.isEmpty()) {
        painter->setFont(small);
        painter->setOpacity(enabled ? 0.75 : 1);
        painter->drawText(QRect(x + 7, option.rect.top(), keysWidth, option.rect.height()), Qt::AlignVCenter,
                          keys);
    }
    painter->restore();
    if (menu)
        paintIcon(
            *painter, "chevron-down", QRectF(x + keysWidth + 6, option.rect.center().y() - 5, 12, 12),
            option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
}

void drawField(const QStyleOption* option, QPainter* painter, const QWidget* widget, bool focus) {
    const Tokens& t = theme();
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool hover = option->state & QStyle::State_MouseOver;
    const bool wrong = widget && widget->property("wrong").toBool();
    QColor edge = !enabled ? t.border : wrong ? t.error : focus ? t.accent : hover ? t.text : t.strong;
    box(painter, option->rect, enabled ? t.field : t.window, edge, focus ? 2 : 1);
}
} // namespace

void paintRing(QWidget& widget) {
    QPainter painter(&widget);
    box(&painter, widget.rect().adjusted(1, 1, -1, -1), {}, theme().accent, 2);
}

namespace {
class Ring : public QWidget {
  public:
    explicit Ring(QWidget* around) : QWidget(around) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hideFromAccess(this);
        setGeometry(around->rect());
        hide();
        around->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
        if (event->type() == QEvent::FocusOut) hide();
        if (event->type() == QEvent::FocusIn) {
            show();
            raise();
        }
        return QWidget::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent*) override { paintRing(*this); }
};
} // namespace

void addRing(QWidget* widget) { new Ring(widget); }

void setKind(QWidget* widget, const char* kind) {
    widget->setProperty("kind", kind);
    widget->update();
}

Style::Style() : QProxyStyle(QStyleFactory::create("Fusion")) {}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    const auto letters = [widget](TextUse use) {
        QFont font = widget->font();
        font.setPixelSize(fontFor(use).pixelSize());
        widget->setFont(font);
    };
    if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
        view->setFrameShape(QFrame::NoFrame);
        if (!qobject_cast<QHeaderView*>(view)) letters(TextUse::Table);
    } else if (auto* area = qobject_cast<QScrollArea*>(widget)) {
        area->setFrameShape(QFrame::NoFrame);
        area->viewport()->setAutoFillBackground(false);
    } else if (qobject_cast<QPlainTextEdit*>(widget) || qobject_cast<QTextEdit*>(widget)) {
        static_cast<QAbstractScrollArea*>(widget)->setFrameShape(QFrame::NoFrame);
    } else if (auto* tabs = qobject_cast<QTabBar*>(widget)) {
        tabs->setDrawBase(false);
        letters(TextUse::Body);
    } else if (qobject_cast<QMenuBar*>(widget)) {
        letters(TextUse::Body);
    }
    if (qobject_cast<QTabBar*>(widget) || widget->inherits("QSplitterHandle"))
        widget->setAttribute(Qt::WA_Hover);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const Tokens& t = theme();
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        drawButton(option, painter, widget);
        return;
    case PE_FrameFocusRect:
        if (widget && widget->inherits("QAbstractButton")) {
            if (widget->inherits("QCheckBox") || widget->inherits("QRadioButton"))
                box(painter, option->rect.adjusted(-3, 0, 3, 0), {}, t.accent, 2);
            return;
        }
        if (widget && widget->inherits("QAbstractItemView")) return;
        if (widget && widget->inherits("QTabBar")) {
            // A click on a tab needs no ring; with the keyboard it goes around the text, not through it.
            if (option->state & State_KeyboardFocusChange)
                box(painter, option->rect.adjusted(-7, 0, 7, 0), {}, t.accent, 2);
            return;
        }
        box(painter, option->rect, {}, t.accent, 2);
        return;
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth <= 0) {
            painter->fillRect(option->rect, option->palette.base());
            return;
        }
        drawField(option, painter, widget, option->state & State_HasFocus);
        return;
    }
    case PE_FrameLineEdit:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: {
        const bool enabled = option->state & State_Enabled;
        const bool on = option->state & State_On;
        QRect r(0, 0, 14, 14);
        r.moveCenter(option->rect.center());
        const QColor edge = enabled ? t.strong : t.border;
        if (on)
            box(painter, r, enabled ? t.accent : mix(t.accent, t.window, 0.45), {}, 1, 3);
        else
            box(painter, r, enabled ? t.field : t.window, edge, 1, 3);
        if (on)
            paintIcon(*painter, "check", QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5), t.onAccent);
        else if (option->state & State_NoChange)
            painter->fillRect(r.adjusted(3, 6, -3, -6), t.text);
        return;
    }
    case PE_IndicatorRadioButton: {
        const bool enabled = option->state & State_Enabled, on = option->state & State_On;
        QRectF r(0.5, 0.5, 13, 13);
        r.moveCenter(QRectF(option->rect).center());
        const QColor filled = enabled ? t.accent : mix(t.accent, t.window, 0.45);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(on ? filled : enabled ? t.strong : t.border, 1));
        painter->setBrush(on ? filled : enabled ? t.field : t.window);
        painter->drawEllipse(r);
        if (on) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(t.onAccent);
            painter->drawEllipse(r.center(), 2.5, 2.5);
        }
        painter->restore();
        return;
    }
    case PE_FrameMenu:
        box(painter, option->rect, {}, t.strong, 1, 0);
        return;
    case PE_PanelMenu:
        painter->fillRect(option->rect, t.raised);
        return;
    case PE_PanelMenuBar:
    case PE_FrameTabBarBase:
    case PE_PanelScrollAreaCorner:
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, t.raised);
        box(painter, option->rect, {}, t.strong, 1, 0);
        return;
    case PE_IndicatorBranch: {
        if (option->state & State_Children) {
            QRectF r(0, 0, 12, 12);
            r.moveCenter(QRectF(option->rect).center());
            paintIcon(*painter, option->state & State_Open ? "chevron-down" : "chevron-right", r, t.muted);
        }
        return;
    }
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const Tokens& t = theme();
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        element == CE_PushButtonBevel && button) {
        QStyleOptionButton copy(*button);
        copy.features &= ~QStyleOptionButton::HasMenu; // the label draws the sign of the menu
        return QProxyStyle::drawControl(element, &copy, painter, widget);
    }
    if (element == CE_PushButtonLabel || element == CE_ToolButtonLabel) {
        const QString kind = kindOf(widget);
        QPalette::ColorRole role = QPalette::ButtonText;
        if (auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy(*button);
            if (copy.state & State_Enabled) {
                if (kind == "primary") copy.palette.setColor(role, t.onAccent);
                if (kind == "link") copy.palette.setColor(role, t.accent);
            }
            drawButtonLabel(copy, painter);
            return;
        }
    }
    if (element == CE_ProgressBar) {
        if (auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            QRect r(0, 0, bar->rect.width(), 6);
            r.moveCenter(bar->rect.center());
            box(painter, r, t.border, {}, 0, 2);
            const double range = bar->maximum - bar->minimum;
            if (range > 0) {
                r.setWidth(static_cast<int>(r.width() * (bar->progress - bar->minimum) / range));
                if (r.width() > 0) box(painter, r, t.accent, {}, 0, 2);
            }
            return;
        }
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
        if (element == CE_MenuBarItem) return style_parts::drawMenuBarItem(*item, *painter);
        if (element == CE_MenuBarEmptyArea) return painter->fillRect(option->rect, t.nav);
        if (element == CE_MenuItem) return style_parts::drawMenuItem(*item, *painter);
    }
    if (element == CE_MenuEmptyArea) return;
    if (const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
        head && element == CE_Header) {
        style_parts::drawHeadSection(option->rect, *painter);
        QStyleOptionHeader label = *head;
        label.rect = subElementRect(SE_HeaderLabel, option, widget);
        return QProxyStyle::drawControl(CE_HeaderLabel, &label, painter, widget);
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        if (element == CE_HeaderEmptyArea) return painter->fillRect(option->rect, t.raised);
        return style_parts::drawHeadSection(option->rect, *painter);
    }
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
        if (element == CE_TabBarTabShape) return style_parts::drawTab(*tab, *painter);
        if (element == CE_TabBarTabLabel) {
            const QStyleOptionTab label = style_parts::labelOf(*tab);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
    }
    if (element == CE_Splitter) {
        if (option->state & State_MouseOver) painter->fillRect(option->rect, t.border);
        return;
    }
    if (element == CE_ShapedFrame && widget && widget->inherits("QComboBoxPrivateContainer"))
        return box(painter, option->rect, {}, t.strong, 1, 0);
    if (element == CE_ComboBoxLabel) {
        if (auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            if (combo->editable) return;
            QRect r = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            painter->setPen(combo->state & State_Enabled ? t.text : t.disabled);
            painter->drawText(r, Qt::AlignLeft | Qt::AlignVCenter,
                              combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, r.width()));
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    const Tokens& t = theme();
    if (control == CC_ComboBox) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (!combo || combo->frame) drawField(option, painter, widget, option->state & State_HasFocus);
        QRectF r(0, 0, 12, 12);
        r.moveCenter(QPointF(option->rect.right() - 13, QRectF(option->rect).center().y()));
        paintIcon(*painter, "chevron-down", r, option->state & State_Enabled ? t.text : t.disabled);
        return;
    }
    if (control == CC_ScrollBar) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        const QRect handle = QProxyStyle::subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
        const bool vertical = slider && slider->orientation == Qt::Vertical;
        const QRect r = vertical ? handle.adjusted(2, 1, -2, -1) : handle.adjusted(1, 2, -1, -2);
        const bool hover = option->state & State_MouseOver;
        if (slider && slider->maximum > slider->minimum)
            box(painter, r, hover ? t.strong : mix(t.strong, t.raised, 0.45), {}, 0, 3);
        return;
    }
    if (control == CC_ToolButton) {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        drawButton(option, painter, widget);
        QStyleOptionToolButton copy(*button);
        copy.state &= ~State_Sunken;
        copy.features &= ~QStyleOptionToolButton::Arrow;
        if (kindOf(widget) == "link" && (copy.state & State_Enabled))
            copy.palette.setColor(QPalette::ButtonText, t.accent);
        QProxyStyle::drawControl(CE_ToolButtonLabel, &copy, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return 14;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
        return 16;
    case PM_SplitterWidth:
        return 12;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return 4;
    case PM_MenuHMargin:
    case PM_MenuBarPanelWidth:
    case PM_TabBarTabHSpace:
    case PM_TabBarTabVSpace:
    case PM_TabBarTabOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseHeight:
    case PM_TabBarBaseOverlap:
        return 0;
    case PM_MenuBarHMargin:
        return 10;
    case PM_MenuBarItemSpacing:
        return 6;
    case PM_MenuBarVMargin:
        return 2;
    case PM_ToolTipLabelFrameWidth:
        return 4;
    case PM_DefaultFrameWidth:
        return widget && widget->inherits("QComboBoxPrivateContainer")
                   ? 1
                   : QProxyStyle::pixelMetric(metric, option, widget);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* data) const {
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ComboBox_Popup:
        return 0;
    case SH_ScrollBar_Transient:
        return 0;
    case SH_UnderlineShortcut:
        return 0;
    case SH_ItemView_ActivateItemOnSingleClick:
        return 0;
    case SH_Table_GridLineColor:
        return static_cast<int>(theme().grid.rgba());
    case SH_Widget_Animation_Duration:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        const QString kind = kindOf(widget);
        const bool tight = kind == "link";
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool hasIcon = button && !button->icon().isNull();
        const bool hasText = button && !button->text().isEmpty();
        result = QSize(size.width() + (tight ? 4 : hasText ? 22 : 10) + (hasIcon && hasText ? 8 : 0), 28);
        if (tight) result.setHeight(24);
        break;
    }
    case CT_ToolButton:
        result.setHeight(28);
        break;
    case CT_ComboBox:
        result = QSize(size.width() + 38, 26);
        break;
    case CT_LineEdit:
        result.setHeight(26);
        break;
    case CT_MenuBarItem:
        result = size + QSize(20, 8);
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            result = style_parts::menuItemSize(*item, size);
        break;
    case CT_HeaderSection:
        if (const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option))
            result = head->fontMetrics.size(0, head->text) + QSize(2 * style_parts::kHeadPadding, 5);
        break;
    case CT_TabBarTab:
        result = {size.width() + style_parts::kTabGap, style_parts::kTabHeight};
        break;
    case CT_CheckBox:
        result.setHeight(std::max(result.height(), 22));
        break;
    default:
        break;
    }
    return result;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_HeaderLabel)
        return option->rect.adjusted(style_parts::kHeadPadding, 0, -style_parts::kHeadPadding, -1);
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                            const QWidget* widget) const {
    if (control == CC_ComboBox && sub == SC_ComboBoxEditField) return option->rect.adjusted(9, 1, -24, -1);
    if (control == CC_ScrollBar) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        // No arrow buttons: the groove is the whole bar.
        if (slider && (sub == SC_ScrollBarAddLine || sub == SC_ScrollBarSubLine)) return {};
        if (slider && sub == SC_ScrollBarGroove) return option->rect;
    }
    return QProxyStyle::subControlRect(control, option, sub, widget);
}

} // namespace rigor

#pragma once
// The one style: Fusion with the controls drawn as flat outlines of radius 4 and a visible focus ring.
//
// A QPushButton or QToolButton may carry the property "kind": "primary" (filled), "flat" (no edge until
// hovered), "link" (text in accent). Without it a button is an outline. A widget with the property "wrong" =
// true gets the error edge.

#include <QProxyStyle>

namespace rigor {

class Style : public QProxyStyle {
  public:
    Style();
    using QProxyStyle::polish;
    /// Views and texts have no frame of their own; tables and menus their size of letters.
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                         const QWidget* widget) const override;
};

/// Marks a button: see above.
void setKind(QWidget* widget, const char* kind);

/// The ring of what has the keyboard, inside the edges of a widget that paints itself.
void paintRing(QWidget& widget);
/// Lays that ring over a widget that paints something else (a list, a text) whenever it has the keyboard.
void addRing(QWidget* widget);

} // namespace rigor

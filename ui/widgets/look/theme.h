#pragma once
// The colours of the program, light and dark, and the one palette made from them. Every widget and every plot
// asks here; nothing else in ui/ names a colour. Contrast of the pairs in use is proven by
// tests/ui/window/test_theme.cpp.

#include <QColor>
#include <QObject>
#include <QPalette>

#include <array>
#include <vector>

namespace rigor {

/// One colour per purpose.
struct Tokens {
    bool dark = false;
    QColor window, nav, raised, field, hover, selection;
    QColor text, muted, disabled;
    QColor border, strong, grid;
    QColor accent, onAccent;
    QColor success, warning, error;
    QColor successBar, warningBar, errorBar, infoStrip;
    // Model editor.
    QColor codeKeyword, codeType, codeBuiltin, codeNumber, codeString, lineNumber, currentLine;
    // Data: categorical series in fixed order (line and text variant), reference, sequential and diverging
    // scales.
    std::array<QColor, 6> series, seriesText;
    QColor reference;
    std::array<QColor, 7> sequential, diverging;
    // Pavings.
    QColor admissible, undecided, excluded, excludedEdge;
};

/// Dash pattern of series i (0 ..), in pixels; empty = solid. Series differ by colour and by dash.
std::vector<qreal> seriesDash(int series);

/// WCAG 2.1 contrast ratio of two opaque colours, 1 .. 21.
double contrast(const QColor& a, const QColor& b);

const Tokens& lightTokens();
const Tokens& darkTokens();

enum class ThemeChoice { System, Light, Dark };

/// The theme of the program. install() once after QApplication; changed() when colours change at run time.
class Theme : public QObject {
    Q_OBJECT
  public:
    static Theme& instance();

    /// Sets style, palette and fonts of the application.
    void install();
    void choose(ThemeChoice choice);
    ThemeChoice choice() const { return choice_; }
    const Tokens& tokens() const { return *tokens_; }

  Q_SIGNALS:
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    Theme();
    void apply();
    bool systemIsDark_ = false;
    bool installed_ = false;
    ThemeChoice choice_ = ThemeChoice::System;
    const Tokens* tokens_;
};

/// Tokens in force.
inline const Tokens& theme() { return Theme::instance().tokens(); }

/// The palette made from the tokens.
QPalette paletteOf(const Tokens& tokens);

} // namespace rigor

#include "ui/widgets/look/theme.h"

#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

namespace rigor {

QPalette paletteOf(const Tokens& t) {
    QPalette p;
    const auto all = [&](QPalette::ColorRole role, const QColor& color) { p.setColor(role, color); };
    all(QPalette::Window, t.window);
    all(QPalette::WindowText, t.text);
    all(QPalette::Base, t.field);
    all(QPalette::AlternateBase, t.raised);
    all(QPalette::Text, t.text);
    all(QPalette::PlaceholderText, t.muted);
    all(QPalette::Button, t.raised);
    all(QPalette::ButtonText, t.text);
    all(QPalette::BrightText, t.error);
    all(QPalette::Highlight, t.selection);
    all(QPalette::HighlightedText, t.text);
    all(QPalette::Link, t.accent);
    all(QPalette::LinkVisited, t.accent);
    all(QPalette::ToolTipBase, t.raised);
    all(QPalette::ToolTipText, t.text);
    all(QPalette::Light, t.raised);
    all(QPalette::Midlight, t.hover);
    all(QPalette::Mid, t.border);
    all(QPalette::Dark, t.strong);
    all(QPalette::Shadow, t.strong);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, t.disabled);
    p.setColor(QPalette::Disabled, QPalette::Base, t.window);
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.hover);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, t.disabled);
    return p;
}

namespace {
/// Lists, texts and heads lie on other surfaces than a window. No class is a base of another one here: which
/// of two palettes a widget takes would be left to chance.
void applyToClasses(const Tokens& t) {
    QPalette list = paletteOf(t);
    for (const auto role : {QPalette::Base, QPalette::Window, QPalette::Button})
        list.setColor(role, t.raised);
    list.setColor(QPalette::Highlight, t.selection);
    list.setColor(QPalette::HighlightedText, t.text);
    for (const char* name : {"QTableView", "QTreeView", "QListView"}) QApplication::setPalette(list, name);
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text})
        list.setColor(role, t.muted);
    QApplication::setPalette(list, "QHeaderView");
    QPalette text = paletteOf(t);
    text.setColor(QPalette::Base, t.field);
    text.setColor(QPalette::Highlight, t.selection);
    text.setColor(QPalette::HighlightedText, t.text);
    for (const char* name : {"QPlainTextEdit", "QTextEdit"}) QApplication::setPalette(text, name);
    QPalette bar = paletteOf(t);
    bar.setColor(QPalette::Window, t.nav);
    QApplication::setPalette(bar, "QMenuBar");
    QPalette tip = paletteOf(t);
    QToolTip::setPalette(tip);
}
} // namespace

Theme::Theme() : tokens_(&lightTokens()) {}

Theme& Theme::instance() {
    static Theme theme;
    return theme;
}

void Theme::install() {
    if (installed_) return;
    installed_ = true;
    systemIsDark_ = QApplication::palette().color(QPalette::Window).lightness() < 128;
    loadFonts();
    QApplication::setStyle(new Style);
    apply();
    qApp->installEventFilter(this);
}

void Theme::choose(ThemeChoice choice) {
    choice_ = choice;
    apply();
}

void Theme::apply() {
    const bool dark = choice_ == ThemeChoice::Dark || (choice_ == ThemeChoice::System && systemIsDark_);
    tokens_ = dark ? &darkTokens() : &lightTokens();
    if (!installed_) return;
    QApplication::setPalette(paletteOf(*tokens_));
    applyToClasses(*tokens_);
    emit changed();
}

bool Theme::eventFilter(QObject* watched, QEvent* event) {
    // The platform tells of a new system theme with a palette that is not ours.
    if (watched == qApp && event->type() == QEvent::ThemeChange && choice_ == ThemeChoice::System) {
        const QColor window = QApplication::palette().color(QPalette::Window);
        if (window != tokens_->window) {
            systemIsDark_ = window.lightness() < 128;
            apply();
        }
    }
    return false;
}

} // namespace rigor

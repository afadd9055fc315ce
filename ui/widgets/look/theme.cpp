#include "ui/widgets/look/theme.h"

#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/style.h"

#include <QApplication>
#include <QEvent>
#include <QFile>

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
    QFile file(":/themes/rigor.qss");
    if (file.open(QIODevice::ReadOnly)) {
        QString sheet = QString::fromUtf8(file.readAll());
        const std::pair<const char*, QColor> names[] = {
            {"@onaccent", tokens_->onAccent}, {"@accent", tokens_->accent},
            {"@window", tokens_->window},     {"@nav", tokens_->nav},
            {"@raised", tokens_->raised},     {"@field", tokens_->field},
            {"@hover", tokens_->hover},       {"@selection", tokens_->selection},
            {"@text", tokens_->text},         {"@muted", tokens_->muted},
            {"@disabled", tokens_->disabled}, {"@border", tokens_->border},
            {"@strong", tokens_->strong},     {"@grid", tokens_->grid},
        };
        for (const auto& [name, color] : names) sheet.replace(QLatin1String(name), color.name());
        qApp->setStyleSheet(sheet);
    }
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

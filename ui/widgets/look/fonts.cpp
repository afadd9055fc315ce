#include "ui/widgets/look/fonts.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

static void initialiseResources() { Q_INIT_RESOURCE(ui); }

namespace rigor {

namespace {
int pixels(TextUse use) {
    switch (use) {
    case TextUse::Figure:
        return 20;
    case TextUse::Title:
        return 15;
    case TextUse::Body:
        return 13;
    case TextUse::Table:
        return 12;
    case TextUse::Small:
        return 11;
    case TextUse::Code:
        return 12;
    }
    return 13;
}

bool isFallback(const QString& family) {
    return family.isEmpty() || family.startsWith("DejaVu") || family == "Sans" || family == "Sans Serif" ||
           family == "Bitstream Vera Sans" || family == "Helvetica";
}
} // namespace

void loadFonts() {
    initialiseResources();
    for (const char* name : {"Regular", "Medium", "SemiBold"})
        QFontDatabase::addApplicationFont(QString(":/fonts/InterTabular-%1.otf").arg(name));
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const QString real = QFontInfo(font).family();
    if (isFallback(font.family()) || isFallback(real)) font = QFont("Inter Tabular");
    font.setPixelSize(13);
    font.setHintingPreference(QFont::PreferNoHinting);
    QApplication::setFont(font);
}

QFont fontFor(TextUse use, int weight) {
    QFont font =
        use == TextUse::Code ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QApplication::font();
    font.setPixelSize(pixels(use));
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

} // namespace rigor

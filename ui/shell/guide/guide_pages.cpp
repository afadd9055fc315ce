#include "ui/shell/guide/guide_pages.h"

#include "core/engine/data/recipe.h"
#include "core/methods/method.h"
#include "ui/widgets/text/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace rigor {

namespace {
QString guideText(const QString& key) {
    QFile file(QString(":/help/%1/%2.md").arg(Language::instance().current(), key));
    if (!file.exists()) file.setFileName(QString(":/help/%1.md").arg(key)); // the English guide
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString inCell(QString text) { return text.replace('|', "\\|").replace('\n', ' '); }

QString settingTable(const Fields& fields) {
    QString table =
        QString("| %1 | %2 | %3 |\n|---|---|---|\n")
            .arg(QCoreApplication::translate("rigor", "key"), QCoreApplication::translate("rigor", "meaning"),
                 QCoreApplication::translate("rigor", "without it"));
    for (const Field& field : fields.all()) {
        QString meaning = fieldText(field.info.label);
        if (!field.info.help.empty()) meaning += ": " + fieldText(field.info.help);
        if (!field.info.unit.empty())
            meaning += QString(" [%1]").arg(QString::fromStdString(field.info.unit));
        const QString value = field.info.unstated.empty()
                                  ? '`' + QString::fromStdString(toString(field.defaultValue)) + '`'
                                  : fieldText(field.info.unstated);
        table += QString("| `%1` | %2 | %3 |\n")
                     .arg(QString::fromStdString(field.key), inCell(meaning), inCell(value));
    }
    return table;
}

/// What the program knows of its settings, so that the page cannot lag behind.
QString settingTables() {
    Preparation preparation;
    SimulationOptions simulation;
    QString text = "\n## [data.preparation]\n" + settingTable(preparation.fields()) + "\n## [simulation]\n" +
                   settingTable(simulation.fields());
    for (const MethodDescriptor* method : methods())
        text += QString("\n## [options] · %1\n").arg(fieldText(method->title)) +
                settingTable(method->make()->options());
    return text;
}

/// A line as it is read: without the signs of Markdown.
QString readable(QString line) {
    static const QRegularExpression link("!?\\[([^\\]]*)\\]\\([^)]*\\)"),
        signs("[*`]|^\\s*(#+|[-+]|\\d+\\.)\\s+");
    line.replace(link, "\\1").remove(signs);
    line.replace("\\|", QString(QChar(1))).replace('|', ' ').replace(QChar(1), '|');
    return line.simplified();
}
} // namespace

QStringList guideKeys() {
    QStringList pages{"tour",         "own-data", "data",       "model",    "own-fmu", "own-program",
                      "model-server", "language", "components", "unknowns", "run"};
    for (const MethodDescriptor* method : methods())
        if (const QString page = method->guidePage; !pages.contains(page)) pages << page;
    return pages << "watch"
                 << "compare"
                 << "design"
                 << "report"
                 << "messages"
                 << "numbers"
                 << "study-file"
                 << "keys"
                 << "sources";
}

GuidePage guidePage(const QString& key) {
    static const QRegularExpression name("\\s*\\{#([a-z-]+)\\}$");
    GuidePage page;
    QStringList lines = guideText(key).split('\n');
    if (key == "study-file") lines += settingTables().split('\n');
    for (QString& line : lines) {
        if (!line.startsWith('#')) continue;
        const auto found = name.match(line);
        page.names << found.captured(1);
        if (found.hasMatch()) line.truncate(found.capturedStart());
    }
    page.title = readable(lines.value(0));
    page.markdown = lines.join('\n');
    return page;
}

std::vector<GuideHit> searchGuide(const QString& typed) {
    static const QRegularExpression rule("^[|\\s:-]*$");
    const QStringList words = typed.split(' ', Qt::SkipEmptyParts);
    std::vector<GuideHit> titles, heads, rest;
    if (words.isEmpty()) return {};
    for (const QString& key : guideKeys()) {
        const GuidePage page = guidePage(key);
        for (const QString& line : page.markdown.split('\n')) {
            if (rule.match(line).hasMatch()) continue;
            const QString text = readable(line);
            const bool fits = std::ranges::all_of(
                words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
            if (!fits) continue;
            auto& to = line.startsWith("# ") ? titles : line.startsWith('#') ? heads : rest;
            to.push_back({key, page.title, text});
        }
    }
    titles.insert(titles.end(), heads.begin(), heads.end());
    titles.insert(titles.end(), rest.begin(), rest.end());
    return titles;
}

} // namespace rigor

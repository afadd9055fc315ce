#include "ui/widgets/message_help.h"

#include "ui/widgets/text/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QMetaObject>
#include <QRegularExpression>
#include <QWidget>

#include <vector>

namespace rigor {

namespace {
struct SaidSentence {
    QString name;       ///< of the section
    QStringList pieces; ///< of the sentence between what is filled in
};

QStringList piecesOf(const QString& pattern) {
    static const QRegularExpression gap("\\{[^{}]*\\}|%L?(\\d|n)");
    return pattern.split(gap, Qt::SkipEmptyParts);
}

/// Where the longest piece of the sentence stands in the text; -1 = the text does not say it. A clause of
/// core begins with a small letter, which becomes a capital where it begins a sentence.
qsizetype whereSaid(const QStringList& pieces, const QString& text) {
    qsizetype from = 0, place = -1, longest = 0;
    for (const QString& piece : pieces) {
        const qsizetype at = text.indexOf(piece, from, Qt::CaseInsensitive);
        if (at < 0) return -1;
        if (piece.size() > longest) {
            longest = piece.size();
            place = at;
        }
        from = at + piece.size();
    }
    return place;
}

const std::vector<SaidSentence>& sentenceTable() {
    static QString language;
    static std::vector<SaidSentence> all;
    if (language == Language::instance().current()) return all;
    language = Language::instance().current();
    all.clear();
    QFile file(":/help/messages.txt");
    if (!file.open(QIODevice::ReadOnly)) return all;
    QString name;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        if (line.isEmpty() || line.startsWith('#')) continue;
        if (line.startsWith('[')) {
            name = line.mid(1, line.size() - 2);
            continue;
        }
        const QByteArray context = line.section('|', 0, 0).toUtf8(), source = line.section('|', 1).toUtf8();
        all.push_back({name, piecesOf(QCoreApplication::translate(context, source))});
    }
    return all;
}
} // namespace

QString messageGuide(const QString& text) {
    const SaidSentence* best = nullptr;
    qsizetype first = text.size();
    for (const SaidSentence& entry : sentenceTable())
        if (const qsizetype at = whereSaid(entry.pieces, text); at >= 0 && at < first) {
            best = &entry;
            first = at;
        }
    return best ? "messages#" + best->name : QString();
}

void askGuide(const QWidget* from, const QString& place) {
    QWidget* window = from->window();
    if (window->metaObject()->indexOfMethod("showGuide(QString)") >= 0)
        QMetaObject::invokeMethod(window, "showGuide", Q_ARG(QString, place));
}

} // namespace rigor

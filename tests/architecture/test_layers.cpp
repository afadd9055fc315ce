// The arrow foundation <- engine <- presentation <- methods <- study <- ui <- app, and no Qt in core: read
// off the include lines.

#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

namespace test_layers {

namespace {
constexpr const char* kLayers[] = {
    "core/foundation", "core/engine", "core/presentation", "core/methods", "core/study", "ui", "app"};

int layerOf(const QString& path) {
    for (int i = 0; i < static_cast<int>(std::size(kLayers)); ++i)
        if (path.startsWith(QString(kLayers[i]) + "/")) return i;
    return -1;
}

struct Include {
    QString file;
    int line;
    QString target;
};

/// All include lines of one source file, path relative to the project.
QList<Include> includesOf(const QString& root, const QString& path) {
    QFile file(root + "/" + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    static const QRegularExpression pattern("^\\s*#\\s*include\\s*[<\\x22]([^>\\x22]+)[>\\x22]");
    QList<Include> found;
    int line = 0;
    while (!file.atEnd()) {
        ++line;
        const auto match = pattern.match(QString::fromUtf8(file.readLine()));
        if (match.hasMatch()) found.append({path, line, match.captured(1)});
    }
    return found;
}

QList<Include> allIncludes(const QString& root) {
    QList<Include> all;
    for (const char* top : {"core", "ui", "app"}) {
        QDirIterator it(root + "/" + top, {"*.h", "*.cpp", "*.def", "*.inc"}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) all += includesOf(root, QDir(root).relativeFilePath(it.next()));
    }
    return all;
}

QString where(const Include& include) {
    return QString("%1:%2 includes %3").arg(include.file).arg(include.line).arg(include.target);
}
} // namespace

class TestLayers : public QObject {
    Q_OBJECT
    QList<Include> includes_;

  private Q_SLOTS:
    void initTestCase() {
        includes_ = allIncludes(QString::fromStdString(rigor::sourceDir()));
        QVERIFY(includes_.size() > 100);
    }

    void dependenciesPointOneWay() {
        QStringList wrong;
        for (const auto& include : includes_) {
            const int from = layerOf(include.file), to = layerOf(include.target);
            if (from >= 0 && to > from) wrong << where(include);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void coreKnowsNoQt() {
        QStringList wrong;
        static const QRegularExpression qt("^(Q[A-Z]|Qt|qcustomplot)");
        for (const auto& include : includes_)
            if (include.file.startsWith("core/") && qt.match(include.target).hasMatch())
                wrong << where(include);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void methodsDoNotKnowEachOther() {
        static const QRegularExpression method("^core/methods/([a-z_]+)/");
        QStringList wrong;
        for (const auto& include : includes_) {
            const auto from = method.match(include.file), to = method.match(include.target);
            // What all results share, and what point fits share; they know no method themselves.
            const bool shared =
                to.captured(1) == "result" || (to.captured(1) == "fit" && from.captured(1) != "result");
            if (from.hasMatch() && to.hasMatch() && from.captured(1) != to.captured(1) && !shared)
                wrong << where(include);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    /// The whole number nearest to NaN is any: counts that are held as numbers have a text of their own.
    void noCountIsMadeOfANumberThatMayBeMissing() {
        QStringList wrong;
        static const QRegularExpression rounded("\\bcountText\\(\\s*std::ll?round\\(");
        for (const char* top : {"core", "ui", "app"}) {
            QDirIterator it(QString::fromStdString(rigor::sourceDir()) + "/" + top, {"*.h", "*.cpp"},
                            QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                if (file.fileName().endsWith("message/quantity_text.cpp")) continue; // where it is asked
                if (file.open(QIODevice::ReadOnly) &&
                    rounded.match(QString::fromUtf8(file.readAll())).hasMatch())
                    wrong << file.fileName();
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void noSourceFileIsOver800Lines() {
        QStringList wrong;
        for (const char* top : {"core", "ui", "app", "tests"}) {
            QDirIterator it(QString::fromStdString(rigor::sourceDir()) + "/" + top, {"*.h", "*.cpp", "*.inc"},
                            QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                if (file.open(QIODevice::ReadOnly) && file.readAll().count('\n') > 800)
                    wrong << file.fileName();
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }
};

RIGOR_TEST(TestLayers)
#include "test_layers.moc"

} // namespace test_layers

// One definition rule: two types of one name in one namespace share the symbols of their destructors and of
// every std::vector of them; the linker keeps one of each, without a word, and it may be that of the other
// layout.

#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

namespace test_type_names {

namespace {

/// Full names of the types that a source text defines at the level of a namespace with a name, with their
/// lines.
QMultiMap<QString, int> typesOf(const QString& text) {
    static const QRegularExpression opens(R"(^(?:inline )?namespace\b\s*([\w:]*)\s*\{(?!.*\}\s*$))");
    static const QRegularExpression closes(R"(^\}\s*// (anonymous )?namespace\b)");
    static const QRegularExpression type(
        R"(^(?:template <.*> )?(?:struct|class|enum class|enum|union) ([\w:]+)(?![\w:<])(?![^{]*;))");
    QMultiMap<QString, int> found;
    QStringList within;
    int line = 0;
    for (const QString& words : text.split('\n')) {
        ++line;
        if (const auto at = opens.match(words); at.hasMatch())
            within << at.captured(1);
        else if (closes.match(words).hasMatch() && !within.isEmpty())
            within.removeLast();
        else if (const auto named = type.match(words); named.hasMatch() && !within.contains(QString()))
            found.insert((within + QStringList{named.captured(1)}).join("::"), line);
    }
    return found;
}

} // namespace

class TestTypeNames : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsDefinitionsOnly() {
        const auto types =
            typesOf("namespace rigor {\nstruct A;\nstruct A {\n};\nnamespace {\nclass B {\n};\n"
                    "} // namespace\nenum class C : int { x };\nclass A::D : public E {\n};\n"
                    "template <> struct F<double> {\n};\n} // namespace rigor\n");
        QCOMPARE(types.uniqueKeys(), QStringList({"rigor::A", "rigor::A::D", "rigor::C"}));
        QCOMPARE(types.value("rigor::A"), 3);
    }

    void everyTypeIsDefinedOnce() {
        const QDir root(QString::fromStdString(rigor::sourceDir()));
        QMap<QString, QStringList> places;
        int files = 0;
        for (const char* top : {"core", "ui", "app", "tests"}) {
            QDirIterator each(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files,
                              QDirIterator::Subdirectories);
            while (each.hasNext()) {
                QFile file(each.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++files;
                const auto types = typesOf(QString::fromUtf8(file.readAll()));
                for (auto t = types.begin(); t != types.end(); ++t)
                    places[t.key()]
                        << QString("%1:%2").arg(root.relativeFilePath(file.fileName())).arg(t.value());
            }
        }
        QVERIFY(files > 500);
        QVERIFY(places.size() > 500);
        QStringList twice;
        for (auto t = places.begin(); t != places.end(); ++t)
            if (t.value().size() > 1) twice << t.key() + ": " + t.value().join(", ");
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join("\n")));
    }
};

RIGOR_TEST(TestTypeNames)
#include "test_type_names.moc"

} // namespace test_type_names

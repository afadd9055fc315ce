// The digits of a result do not depend on the processor: with the C library's variants for FMA and AVX2 and
// without (GLIBC_TUNABLES), and on an emulated processor of 2008 that has neither (qemu-user).
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace {

/// result.json without provenance, and every table, of a run of `program` with these first arguments.
QMap<QString, QByteArray> answerOf(const QStringList& program, const QStringList& arguments,
                                   const QString& folder, const QString& tunables) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    environment.insert("XDG_CACHE_HOME", folder + "/cache");
    if (!tunables.isEmpty()) environment.insert("GLIBC_TUNABLES", tunables);
    process.setProcessEnvironment(environment);
    const QString out = folder + "/out";
    QStringList all = program.mid(1);
    all << QString::fromStdString(rigor::programFile()) << "run" << arguments << "--out" << out << "--quiet";
    if (program.isEmpty()) all.removeFirst();
    process.start(program.isEmpty() ? QString::fromStdString(rigor::programFile()) : program.front(), all);
    QMap<QString, QByteArray> answer;
    if (!process.waitForFinished(600'000) || process.exitCode() != 0) {
        answer["failed"] = process.readAllStandardError();
        return answer;
    }
    auto json =
        QJsonDocument::fromJson(QByteArray::fromStdString(sample::read(out + "/result.json"))).object();
    json.remove("provenance");
    answer["result.json"] = QJsonDocument(json).toJson();
    for (const auto& name : QDir(out).entryList({"*.csv"}))
        answer[name] = QByteArray::fromStdString(sample::read(out + "/" + name));
    QDir(out).removeRecursively();
    return answer;
}

} // namespace

class TestSameDigits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theDigitsDoNotDependOnTheProcessor_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString rigs = QString::fromStdString(rigor::sourceDir()) + "/resources/rigs/";
        QTest::newRow("inverse uncertainty") << QStringList{"decay.toml"};
        QTest::newRow("maximum entropy")
            << QStringList{"decay.toml", "--set", "options.density=maximum-entropy"};
        QTest::newRow("adequacy") << QStringList{rigs + "servo-press/adequacy.toml"};
        QTest::newRow("selection") << QStringList{rigs + "servo-press/selection.toml"};
        QTest::newRow("homotopy") << QStringList{rigs + "van-der-pol-duffing/homotopy.toml"};
    }
    void theDigitsDoNotDependOnTheProcessor() {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        sample::fill(folder.path());
        if (!arguments.front().startsWith('/')) arguments.front() = folder.path() + "/" + arguments.front();
        const auto here = answerOf({}, arguments, folder.path(), "");
        QVERIFY2(!here.contains("failed"), here["failed"].constData());
        const auto without =
            answerOf({}, arguments, folder.path(), "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX,-AVX512F");
        QCOMPARE(without.keys(), here.keys());
        for (const auto& name : here.keys()) QVERIFY2(without[name] == here[name], qPrintable(name));
    }

    void theDigitsAreThoseOfAnEmulatedProcessor() {
        const QString qemu = QStandardPaths::findExecutable("qemu-x86_64");
        if (qemu.isEmpty()) QSKIP("qemu-user is not installed");
        const QTemporaryDir folder;
        sample::fill(folder.path());
        const QStringList study{folder.path() + "/decay.toml"};
        const auto here = answerOf({}, study, folder.path(), "");
        const auto emulated = answerOf({qemu, "-cpu", "Nehalem"}, study, folder.path(), "");
        QVERIFY2(!emulated.contains("failed"), emulated["failed"].constData());
        QCOMPARE(emulated.keys(), here.keys());
        for (const auto& name : here.keys()) QVERIFY2(emulated[name] == here[name], qPrintable(name));
    }
};

RIGOR_CORE_TEST(TestSameDigits)
#include "test_same_digits.moc"

// The digits of a result do not depend on the processor: with the C library's variants for FMA and AVX2 and
// without (GLIBC_TUNABLES), with fewer vector instructions of our own (RIGOR_INSTRUCTION_SET), and on an
// emulated processor of 2008 that has none of them (qemu-user).
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace {

/// result.json without provenance, and every table, of a run of `program` with these first arguments. set:
/// "NAME=value" of the environment.
QMap<QString, QByteArray> answerOf(const QStringList& program, const QStringList& arguments,
                                   const QString& folder, const QString& set = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    environment.insert("XDG_CACHE_HOME", folder + "/cache");
    if (!set.isEmpty()) environment.insert(set.section('=', 0, 0), set.section('=', 1));
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

bool hasProcessor(const std::string& set) {
    if (set == "avx512") return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq");
    return set == "sse2" || __builtin_cpu_supports("avx2");
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
        const auto here = answerOf({}, arguments, folder.path());
        QVERIFY2(!here.contains("failed"), here["failed"].constData());
        const auto without = answerOf({}, arguments, folder.path(),
                                      "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX,-AVX512F");
        QCOMPARE(without.keys(), here.keys());
        for (const auto& name : here.keys()) QVERIFY2(without[name] == here[name], qPrintable(name));
        for (const char* set : {"sse2", "avx2", "avx512"}) {
            if (!hasProcessor(set)) continue;
            const auto other =
                answerOf({}, arguments, folder.path(), QString("RIGOR_INSTRUCTION_SET=") + set);
            QCOMPARE(other.keys(), here.keys());
            for (const auto& name : here.keys())
                QVERIFY2(other[name] == here[name], qPrintable(QString(set) + " " + name));
        }
    }

    void anInstructionSetThatIsNoneIsRefused() {
        const QTemporaryDir folder;
        sample::fill(folder.path());
        const QStringList study{folder.path() + "/decay.toml"};
        QByteArray said = answerOf({}, study, folder.path(), "RIGOR_INSTRUCTION_SET=avx3")["failed"];
        QVERIFY2(said.contains("RIGOR_INSTRUCTION_SET is \"avx3\": sse2, avx2 or avx512 is possible"),
                 said.constData());
        if (hasProcessor("avx512")) return;
        said = answerOf({}, study, folder.path(), "RIGOR_INSTRUCTION_SET=avx512")["failed"];
        QVERIFY2(said.contains("which this processor does not have"), said.constData());
    }

    void theDigitsAreThoseOfAnEmulatedProcessor() {
        const QString qemu = QStandardPaths::findExecutable("qemu-x86_64");
        if (qemu.isEmpty()) QSKIP("qemu-user is not installed");
        const QTemporaryDir folder;
        sample::fill(folder.path());
        const QStringList study{folder.path() + "/decay.toml"};
        const auto here = answerOf({}, study, folder.path());
        const auto emulated = answerOf({qemu, "-cpu", "Nehalem"}, study, folder.path());
        QVERIFY2(!emulated.contains("failed"), emulated["failed"].constData());
        QCOMPARE(emulated.keys(), here.keys());
        for (const auto& name : here.keys()) QVERIFY2(emulated[name] == here[name], qPrintable(name));
    }
};

RIGOR_CORE_TEST(TestSameDigits)
#include "test_same_digits.moc"

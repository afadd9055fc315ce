// The digits of a result do not depend on the processor: with the C library's variants for FMA and AVX2 and
// without (GLIBC_TUNABLES), with fewer vector instructions of our own (RIGOR_INSTRUCTION_SET), and on an
// emulated processor of 2008 that has none of them (qemu-user).
#include "tests/app/run_answer.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_same_digits {

namespace {

/// What a run of `program` with these first arguments answers, or why it does not. set: "NAME=value" of the
/// environment.
std::string answerOf(const QStringList& program, const QStringList& arguments, const QString& folder,
                     const QString& set = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    environment.insert("XDG_CACHE_HOME", folder + "/cache");
    if (!set.isEmpty()) environment.insert(set.section('=', 0, 0), set.section('=', 1));
    process.setProcessEnvironment(environment);
    const QString out = folder + "/out";
    QStringList all = program;
    all << QString::fromStdString(rigor::programFile()) << "run" << arguments << "--out" << out << "--quiet";
    process.start(all.front(), all.mid(1));
    if (!process.waitForFinished(600'000) || process.exitCode() != 0)
        return "failed: " + process.readAllStandardError().toStdString();
    const std::string answer = run_answer::answerOf(out);
    QDir(out).removeRecursively();
    return answer;
}
/// "" or where two answers differ.
QString difference(const std::string& one, const std::string& other) {
    if (one.starts_with("failed")) return QString::fromStdString(one);
    return run_answer::difference(one, other);
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
        QTest::newRow("verified, one set after another")
            << QStringList{rigs + "drive-train/one-friction.toml"};
        QTest::newRow("verified, batch") << QStringList{rigs + "drive-train/batch.toml"};
        QTest::newRow("filter") << QStringList{rigs + "hydraulic-four-bar/filter.toml", "--set",
                                               "simulation.stop_time=6", "--set", "options.judge_from=3"};
        QTest::newRow("homotopy") << QStringList{rigs + "van-der-pol-duffing/homotopy.toml"};
    }
    void theDigitsDoNotDependOnTheProcessor() {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        samples::fill(folder.path());
        if (!arguments.front().startsWith('/')) arguments.front() = folder.path() + "/" + arguments.front();
        const auto here = answerOf({}, arguments, folder.path());
        QStringList sets{"GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX,-AVX512F"};
        for (const char* set : {"sse2", "avx2", "avx512"})
            if (hasProcessor(set)) sets << QString("RIGOR_INSTRUCTION_SET=") + set;
        for (const QString& set : sets) {
            const QString different = difference(answerOf({}, arguments, folder.path(), set), here);
            QVERIFY2(different.isEmpty(), qPrintable(set + ": " + different));
        }
    }

    void anInstructionSetThatIsNoneIsRefused() {
        const QTemporaryDir folder;
        samples::fill(folder.path());
        const QStringList study{folder.path() + "/decay.toml"};
        std::string said = answerOf({}, study, folder.path(), "RIGOR_INSTRUCTION_SET=avx3");
        QVERIFY2(said.find("RIGOR_INSTRUCTION_SET is \"avx3\": sse2, avx2 or avx512 is possible") !=
                     std::string::npos,
                 said.c_str());
        if (hasProcessor("avx512")) return;
        said = answerOf({}, study, folder.path(), "RIGOR_INSTRUCTION_SET=avx512");
        QVERIFY2(said.find("which this processor does not have") != std::string::npos, said.c_str());
    }

    void theDigitsAreThoseOfAnEmulatedProcessor() {
        const QString qemu = QStandardPaths::findExecutable("qemu-x86_64");
        if (qemu.isEmpty()) QSKIP("qemu-user is not installed");
        const QTemporaryDir folder;
        samples::fill(folder.path());
        const QStringList study{folder.path() + "/decay.toml"};
        const auto here = answerOf({}, study, folder.path());
        const QString different = difference(answerOf({qemu, "-cpu", "Nehalem"}, study, folder.path()), here);
        QVERIFY2(different.isEmpty(), qPrintable(different));
    }
};

RIGOR_CORE_TEST(TestSameDigits)
#include "test_same_digits.moc"

} // namespace test_same_digits

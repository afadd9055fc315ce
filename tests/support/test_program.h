#pragma once
// One test program holds the test classes of a folder, each in its file:
//
//     program test_point_fits [arguments of Qt Test]     those of tests/.../test_point_fits.cpp
//     program [arguments of Qt Test]                     all in turn
//
// A file registers its class once, at its end, by what it needs: RIGOR_TEST (nothing), RIGOR_CORE_TEST (an
// event loop) or RIGOR_WINDOW_TEST (windows). RIGOR_TEST_RUN(function) takes an int(int, char**) that does
// all of it itself.

#include <QtTest>

namespace rigor::test_program {

using TestRun = int (*)(int argc, char** argv);

/// Adds the tests of a source file to the program; called before main.
struct Registered {
    Registered(const char* file, TestRun run);
};

/// Until nothing is under way in Qt's threads, whose pool is gone where an application of an earlier class
/// has ended.
void waitForThreads();

} // namespace rigor::test_program

#define RIGOR_TEST_RUN(...)                                                                                  \
    static const rigor::test_program::Registered registeredTest(__FILE__, __VA_ARGS__);

#define RIGOR_TEST(Class)                                                                                    \
    RIGOR_TEST_RUN([](int argc, char** argv) {                                                               \
        Class test;                                                                                          \
        const int failed = QTest::qExec(&test, argc, argv);                                                  \
        rigor::test_program::waitForThreads();                                                               \
        return failed;                                                                                       \
    })

#define RIGOR_CORE_TEST(Class)                                                                               \
    RIGOR_TEST_RUN([](int argc, char** argv) {                                                               \
        const QCoreApplication application(argc, argv);                                                      \
        Class test;                                                                                          \
        return QTest::qExec(&test, argc, argv);                                                              \
    })

#define RIGOR_WINDOW_TEST(Class)                                                                             \
    RIGOR_TEST_RUN([](int argc, char** argv) {                                                               \
        QApplication application(argc, argv);                                                                \
        application.setAttribute(Qt::AA_Use96Dpi, true);                                                     \
        Class test;                                                                                          \
        const int failed = QTest::qExec(&test, argc, argv);                                                  \
        rigor::test_program::waitForThreads(); /* a report under way needs the fonts */                      \
        return failed;                                                                                       \
    })

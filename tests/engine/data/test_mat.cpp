// MAT files: which variables become a table, in every version of the format, and what is refused. Files are
// written by libmatio; those of level 4 and 5 by hand as well, by the description of the format.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/mat/mat_child.h"
#include "core/engine/data/mat/mat_file.h"
#include "core/engine/data/table_text.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/random.h"
#include "tests/support/mat_files.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <csignal>
#include <fstream>

namespace test_mat {

using namespace rigor;
using namespace rigor::sample;
using Kind = CsvWarning::Kind;

namespace {

CsvData read(const std::string& bytes, const std::string& variable = "") {
    CsvReadOptions options;
    options.overrides.variable = variable;
    return readCsvText(bytes, "test.mat", options);
}

std::string refusal(const std::string& bytes, const std::string& variable = "") {
    try {
        read(bytes, variable);
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

std::string textOf(const std::string& bytes, const std::string& variable = "") {
    CsvOverrides overrides;
    overrides.variable = variable;
    return tableText(bytes, "test.mat", overrides).text;
}

std::vector<std::string> told(const CsvData& data) {
    std::vector<std::string> texts;
    for (const CsvWarning& warning : data.warnings)
        if (warning.kind == Kind::OtherTables) texts.push_back(warning.sentence.text());
    return texts;
}

void has(const std::string& text, const char* part) {
    QVERIFY2(text.find(part) != std::string::npos, text.substr(0, 400).c_str());
}

const std::vector<MatWriting> kWritings = {{MAT_FT_MAT4, MAT_COMPRESSION_NONE},
                                           {MAT_FT_MAT5, MAT_COMPRESSION_NONE},
                                           {MAT_FT_MAT5, MAT_COMPRESSION_ZLIB},
                                           {MAT_FT_MAT73, MAT_COMPRESSION_NONE},
                                           {MAT_FT_MAT73, MAT_COMPRESSION_ZLIB}};

} // namespace

class TestMat : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void vectorsOfOneLengthAreColumnsInEveryVersion() {
        for (const MatWriting& how : kWritings) {
            const std::string bytes = matFile(how, [](const MatOut& out) {
                out.numbers("p", {3, 1}, {0.1, 1e-300, 1.0 / 3});
                out.numbers("t", {1, 3}, {0, 0.1, 0.30000000000000004});
                out.numbers("gain", {1, 1}, {7});
            });
            const CsvData data = read(bytes);
            QCOMPARE(data.columns.size(), std::size_t(2));
            QCOMPARE(data.table.columns[0].numbers, (std::vector<double>{0.1, 1e-300, 1.0 / 3}));
            QCOMPARE(data.table.columns[1].numbers, (std::vector<double>{0, 0.1, 0.30000000000000004}));
            QCOMPARE(data.columns[1].name, std::string("t"));
            QCOMPARE(data.dialect.variable, std::string("t"));
            QVERIFY(data.warnings.empty());
            const auto json = nlohmann::json::parse(describeJson(data));
            QCOMPARE(json["variable"].get<std::string>(), std::string("t"));
            QCOMPARE(json["rows"].get<int>(), 3);
        }
    }

    void integersSinglesAndLogicalsAreNumbers() {
        for (const MatWriting& how : kWritings) {
            if (how.version == MAT_FT_MAT4) continue; // knows doubles alone
            const std::string bytes = matFile(how, [](const MatOut& out) {
                out.values<std::int8_t>("a", MAT_C_INT8, MAT_T_INT8, {-128, 0, 127});
                out.values<std::uint16_t>("b", MAT_C_UINT16, MAT_T_UINT16, {0, 1, 65535});
                out.values<std::int64_t>("c", MAT_C_INT64, MAT_T_INT64,
                                         {-9007199254740992, 0, 9007199254740992});
                out.values<float>("d", MAT_C_SINGLE, MAT_T_SINGLE, {0.5f, 0.1f, -2.0f});
                out.values<std::uint8_t>("e", MAT_C_UINT8, MAT_T_UINT8, {1, 0, 1}, MAT_F_LOGICAL);
            });
            const CsvData data = read(bytes);
            QCOMPARE(data.columns.size(), std::size_t(5));
            QCOMPARE(data.table.columns[0].numbers, (std::vector<double>{-128, 0, 127}));
            QCOMPARE(data.table.columns[1].numbers, (std::vector<double>{0, 1, 65535}));
            QCOMPARE(data.table.columns[2].numbers,
                     (std::vector<double>{-9007199254740992, 0, 9007199254740992}));
            QCOMPARE(data.table.columns[3].numbers, (std::vector<double>{0.5, double(0.1f), -2}));
            QCOMPARE(data.table.columns[4].numbers, (std::vector<double>{1, 0, 1}));
        }
    }

    void matricesGiveNumberedColumns() {
        const std::string bytes = matFile(kWritings[1], [](const MatOut& out) {
            out.numbers("t", {3, 1}, {0, 1, 2});
            out.numbers("M", {3, 2}, {1, 2, 3, 4, 5, 6});
            out.numbers("W", {2, 3}, {10, 20, 11, 21, 12, 22}); // as long as t along its second dimension
        });
        QCOMPARE(
            textOf(bytes),
            std::string("t\tM[1]\tM[2]\tW[1]\tW[2]\n0\t1\t4\t10\t20\n1\t2\t5\t11\t21\n2\t3\t6\t12\t22\n"));
        const CsvData wide = read(matFile(kWritings[1], [](const MatOut& out) {
            out.numbers("x", {2, 4}, {1, 10, 2, 20, 3, 30, 4, 40});
        }));
        QCOMPARE(wide.table.columns[1].numbers, (std::vector<double>{10, 20, 30, 40}));
        QCOMPARE(told(wide).size(), std::size_t(1));
        has(told(wide).front(), "wider than long");
    }

    void missingAndInfiniteValuesAreTold() {
        const CsvData data = read(matFile(kWritings[2], [](const MatOut& out) {
            out.numbers("t", {4, 1}, {0, 1, 2, 3});
            out.numbers("p", {4, 1}, {1, std::nan(""), -INFINITY, 4});
        }));
        QVERIFY(std::isnan(data.table.columns[1].numbers[1]) && std::isnan(data.table.columns[1].numbers[2]));
        QCOMPARE(data.warnings.size(), std::size_t(1));
        QVERIFY(data.warnings.front().kind == Kind::InvalidNumber);
        QCOMPARE(data.warnings.front().line, std::size_t(4)); // below the names
    }

    void simulinkStructuresGiveTheirSignals() {
        for (const MatWriting& how : kWritings) {
            if (how.version == MAT_FT_MAT4) continue;
            const std::string bytes = matFile(how, [](const MatOut& out) {
                const auto signal = [&](const char* label, const char* block, matvar_t* values) {
                    return std::vector<std::pair<const char*, matvar_t*>>{
                        {"values", values},
                        {"dimensions", out.make({1, 1}, {1})},
                        {"label", out.text(label)},
                        {"blockName", out.text(block)}};
                };
                out.write(out.structure(
                    "log",
                    {{{"time", out.make({3, 1}, {0, 0.5, 1})},
                      {"signals",
                       out.structure(nullptr,
                                     {signal("p [bar]", "rig/P", out.make({3, 1}, {1, 2, 3})),
                                      signal("", "rig/Scope/Flow", out.make({3, 2}, {4, 5, 6, 7, 8, 9})),
                                      signal("", "", out.make({1, 2, 3}, {1, 2, 3, 4, 5, 6}))})}}}));
            });
            QCOMPARE(textOf(bytes),
                     std::string("time\tp [bar]\tFlow[1]\tFlow[2]\tsignal3[1]\tsignal3[2]\n0\t1\t4\t7\t1\t2\n"
                                 "0.5\t2\t5\t8\t3\t4\n1\t3\t6\t9\t5\t6\n"));
            const CsvData data = read(bytes);
            QCOMPARE(data.columns[1].name, std::string("p"));
            QCOMPARE(data.columns[1].unit, std::string("bar"));
            QCOMPARE(data.dialect.variable, std::string("log"));
        }
    }

    void aTimeseriesAsStructBringsItsUnits() {
        const std::string bytes = matFile(kWritings[2], [](const MatOut& out) {
            out.write(out.structure(
                "ts", {{{"Name", out.text("pressure")},
                        {"Time", out.make({3, 1}, {0, 1, 2})},
                        {"Data", out.make({1, 1, 3}, {5, 6, 7})},
                        {"TimeInfo", out.structure(nullptr, {{{"Units", out.text("minutes")}}})},
                        {"DataInfo", out.structure(nullptr, {{{"Units", out.text("bar")}}})}}}));
        });
        const CsvData data = read(bytes);
        QCOMPARE(data.columns[0].unit, std::string("min"));
        QCOMPARE(data.columns[1].name, std::string("pressure"));
        QCOMPARE(data.columns[1].unit, std::string("bar"));
        QCOMPARE(data.table.columns[1].numbers, (std::vector<double>{5, 6, 7}));
    }

    void structsAndArraysOfStructsAreTablesByTheirPath() {
        const std::string bytes = matFile(kWritings[1], [](const MatOut& out) {
            const auto run = [&](double gain) {
                return std::vector<std::pair<const char*, matvar_t*>>{
                    {"t", out.make({2, 1}, {0, 1})}, {"p", out.make({2, 1}, {gain, 2 * gain})}};
            };
            out.write(out.structure("runs", {run(1), run(10)}));
            out.write(
                out.structure("rows", {{{"speed", out.make({1, 1}, {1})}, {"load", out.make({1, 1}, {5})}},
                                       {{"speed", out.make({1, 1}, {2})}, {"load", out.make({1, 1}, {6})}}}));
            out.numbers("long", {4, 1}, {1, 2, 3, 4});
        });
        const CsvData first = read(bytes);
        QCOMPARE(first.dialect.variable, std::string("runs(1)"));
        QCOMPARE(first.dialect.tables, (std::vector<std::string>{"long", "runs(1)", "runs(2)", "rows"}));
        QCOMPARE(told(first).size(), std::size_t(1));
        has(told(first).front(), "long, runs(2), rows could be meant as well");
        QCOMPARE(textOf(bytes, "runs(2)"), std::string("t\tp\n0\t10\n1\t20\n"));
        QCOMPARE(textOf(bytes, "runs(2).p"), std::string("t\tp\n0\t10\n1\t20\n"));
        QCOMPARE(textOf(bytes, "rows"), std::string("speed\tload\n1\t5\n2\t6\n"));
        QCOMPARE(textOf(bytes, "long"), std::string("long\n1\n2\n3\n4\n"));
        QCOMPARE(refusal(bytes, "runs(3)"), std::string("test.mat: the MAT file has no variable \"runs(3)\" "
                                                        "of several numbers; it has long, runs(1), "
                                                        "runs(2), rows. Did you mean \"runs(1)\"?"));
    }

    void whatIsNoNumberIsRefusedWithTheLineThatExportsIt() {
        const std::string bytes = matFile(kWritings[1], [](const MatOut& out) {
            out.cell("c", {1, 2});
            out.complex("z", {1, 2}, {0, 1});
            out.write(out.text("abc", "note"));
        });
        has(refusal(bytes),
            "c is a cell array; in MATLAB, x = cell2mat(c); save('c_export.mat', 'x') exports it");
        has(refusal(bytes, "z"), "z holds complex numbers; in MATLAB, re = real(z)");
        has(refusal(matFile(kWritings[1], [](const MatOut& out) { out.write(out.text("abc", "note")); })),
            "no variable of the MAT file is an array of several numbers; it has note");
        // Beside a table they are left out, and told.
        const CsvData data = read(matFile(kWritings[2], [](const MatOut& out) {
            out.numbers("t", {2, 1}, {0, 1});
            out.complex("z", {1, 2}, {0, 1});
        }));
        QCOMPARE(told(data).size(), std::size_t(1));
        has(told(data).front(), "left out: z holds complex numbers");
    }

    void objectsAreNamedWithTheirClass() {
        for (const bool packed : {false, true}) {
            const std::string bytes = level5({object5("T", "table"), object5("d", "datetime")}, packed);
            has(refusal(bytes),
                "T is an object of class table; in MATLAB, writetable(T, 'T.csv') exports it");
            has(refusal(bytes, "d"), "d is an object of class datetime; in MATLAB, t = seconds(d - d(1))");
            const CsvData data =
                read(level5({object5("ts", "timeseries"), doubles5("t", {0, 1, 2})}, packed));
            QCOMPARE(data.table.columns[0].numbers, (std::vector<double>{0, 1, 2}));
            has(told(data).front(), "s = struct('time', ts.Time, 'values', ts.Data)");
            has(refusal(level5({object5("o", "my.Class")}, packed)),
                "o is an object of class my.Class; in MATLAB, s = struct(o)");
        }
    }

    void bytesByTheDescriptionOfTheFormat() {
        // Level 5 in both byte orders, plain and packed; level 4 as doubles and as 16 bit integers of both
        // machines.
        for (const bool packed : {false, true})
            QCOMPARE(textOf(level5({doubles5("t", {0, 1, 2.5}), doubles5("p", {1, -2, 1e100})}, packed)),
                     std::string("t\tp\n0\t1\n1\t-2\n2.5\t1e+100\n"));
        for (const bool big : {false, true})
            QCOMPARE(textOf(doubles4("t", {0, 0.5}, big) + shorts4("p", {-3, 32767}, big)),
                     std::string("t\tp\n0\t-3\n0.5\t32767\n"));
    }

    void aRealFileOfMatlab() {
        const std::string path = sharedDir() + "/data/emps/DATA_EMPS.mat";
        if (!QFile::exists(QString::fromStdString(path))) QSKIP("no shared data");
        const CsvData data = readCsv(path);
        QCOMPARE(data.table.rows(), std::size_t(24841));
        QCOMPARE(data.columns.size(), std::size_t(4));
        QCOMPARE(data.columns[2].name, std::string("t"));
        QCOMPARE(data.table.columns[2].numbers.back(), 24.84);
    }

    void cutAndDamagedFilesAreRefusedWithTheirPlace() {
        for (const MatWriting& how : kWritings) {
            const std::string bytes = matFile(how, [](const MatOut& out) {
                std::vector<double> values(1000);
                RandomStream random(1, 1);
                for (double& x : values) x = random.normal();
                out.numbers("t", {1000, 1}, values);
                out.numbers("p", {1000, 1}, values);
            });
            const std::string cut = refusal(bytes.substr(0, bytes.size() - 100));
            QVERIFY2(cut.find("is cut") != std::string::npos || cut.find("damaged") != std::string::npos,
                     cut.c_str());
        }
        const std::string plain = level5({doubles5("t", {0, 1, 2}), doubles5("p", {1, 2, 3})}, false);
        has(refusal(plain.substr(0, plain.size() - 10)), "the MAT file is cut: its variable 2 \"p\" takes");
        has(refusal(plain.substr(0, 100)), "ends within its header");
        std::string many = plain; // dims of the first variable: 3 -> 2^24 + 3
        many[128 + 8 + 16 + 8 + 3] = 1;
        has(refusal(many), "\"t\" at byte 128 states more values than it has bytes for");
        std::string none = plain;
        none[128] = 99;
        has(refusal(none), "no variable begins at its byte 128");
    }

    void hostileBytesNeverEndTheProgram() {
        int refused = 0, readable = 0;
        for (const MatWriting& how : kWritings) {
            const std::string base = matFile(how, [&](const MatOut& out) {
                out.numbers("t", {20, 1}, std::vector<double>(20, 1));
                out.numbers("p", {20, 1}, std::vector<double>(20, 2));
                if (how.version == MAT_FT_MAT4) return;
                out.write(out.structure("s", {{{"t", out.make({2, 1}, {0, 1})}, {"n", out.text("abc")}}}));
                out.cell("c", {1, 2});
            });
            for (std::uint64_t seed = 0; seed < 25; ++seed) {
                RandomStream random(seed, 3);
                std::string bytes = base;
                for (int k = 0; k < 4; ++k) {
                    const auto at =
                        static_cast<std::size_t>(random.uniform() * static_cast<double>(bytes.size()));
                    bytes[at] = random.uniform() < 0.3 ? '\xFF' : static_cast<char>(random.uniform() * 256);
                }
                try {
                    read(bytes);
                    ++readable;
                } catch (const Error& e) {
                    QCOMPARE(QString(e.what()).left(9), QString("test.mat:"));
                    ++refused;
                }
            }
        }
        QVERIFY(refused > 20 && readable > 20);
    }

    void aChildThatCrashesOrHangsIsAnOutcome() {
        using End = ChildOutcome::End;
        const auto end = [](const std::function<void()>& work) {
            ChildLimits limits;
            return inChild("bytes", limits, [&](const char*, const auto&) { work(); }).end;
        };
        QVERIFY(end([] {}) == End::Done);
        QVERIFY(end([] { std::raise(SIGSEGV); }) == End::Died);
        QVERIFY(end([] { throw std::runtime_error("x"); }) == End::Died);
        QVERIFY(end([] {
                    const volatile bool always = true;
                    while (always) {
                    }
                }) == End::TookTooLong);
        QVERIFY(end([] {
                    for (std::size_t n = 1u << 20;; n *= 2) std::string(n, 'x').shrink_to_fit();
                }) != End::Done);
        const auto echo = inChild("some bytes", {}, [](const char* path, const auto& write) {
            std::ifstream in(path, std::ios::binary);
            write(std::string(std::istreambuf_iterator<char>(in), {}) + " read");
        });
        QCOMPARE(echo.output, std::string("some bytes read"));
    }

    void sheetsAreNotVariables() {
        CsvReadOptions options;
        options.overrides.sheet = "Data";
        try {
            readCsvText(doubles4("t", {0, 1}, false), "a.mat", options);
            QFAIL("a sheet of a MAT file");
        } catch (const Error& e) {
            has(e.what(), "data.variable names the variable");
        }
    }
};

RIGOR_TEST(TestMat)
#include "test_mat.moc"

} // namespace test_mat

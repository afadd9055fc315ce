// Every file of the corpus against the expectations stored beside it.

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/sha256.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>
#include <numeric>
#include <set>

namespace test_csv_corpus {

using namespace rigor;
using Json = nlohmann::json;
using Kind = CsvWarning::Kind;

namespace {

const QString kCorpus = QString::fromStdString(sharedDir() + "/data/csv_corpus");

Json load(const QString& path) {
    std::ifstream file(path.toStdString());
    return Json::parse(file);
}

/// Kinds of expectations that the corpus states per file.
bool has(const Json& json, const char* key) { return json.contains(key) && !json[key].is_null(); }

/// A file of ASCII only is all of these, and without a byte 0x80..0x9F Latin-1 is Windows-1252.
bool sameEncoding(const std::string& got, const std::string& expected, const std::string& bytes) {
    const auto within = [&](unsigned from, unsigned to) {
        return std::any_of(bytes.begin(), bytes.end(), [=](char c) {
            return static_cast<unsigned char>(c) >= from && static_cast<unsigned char>(c) <= to;
        });
    };
    if (got == expected) return true;
    if (!within(0x80, 0xFF)) return true;
    return got == "latin-1" && expected == "cp1252" && !within(0x80, 0x9F);
}

std::string described(const Json& value) { return value.dump(); }

/// Text and number agree if the text reads as that number (columns of texts and numbers with grouping signs).
bool sameCell(const Json& got, const Json& expected, const CsvDialect& dialect) {
    if (expected.is_null() || got.is_null()) return got.is_null() == expected.is_null();
    const auto number = [&](const Json& value) -> std::optional<double> {
        if (value.is_number()) return value.get<double>();
        return cellNumber(value.get<std::string>(), dialect.decimal, dialect.thousands);
    };
    const auto a = number(got), b = number(expected);
    if (a && b)
        return std::abs(*a - *b) <= 1e-9 * std::max(std::abs(*a), std::abs(*b)); // as the corpus states
    return got == expected;
}

std::size_t missingIn(const Column& column) {
    if (column.type == ColumnType::Text)
        return static_cast<std::size_t>(std::count(column.texts.begin(), column.texts.end(), ""));
    return static_cast<std::size_t>(
        std::count_if(column.numbers.begin(), column.numbers.end(), [](double x) { return std::isnan(x); }));
}

std::vector<std::size_t> rowsOf(const CsvData& data, Kind kind) {
    std::vector<std::size_t> rows;
    for (const CsvWarning& warning : data.warnings)
        if (warning.kind == kind)
            for (std::size_t i = 0; i < data.table.lines.size(); ++i)
                if (data.table.lines[i] == warning.line) rows.push_back(i + 1);
    return rows;
}

} // namespace

class TestCsvCorpus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void filesParseAsExpected_data() {
        QTest::addColumn<QString>("path");
        if (!QDir(kCorpus).exists()) QSKIP("the CSV corpus is not beside this project");
        QDirIterator it(kCorpus, {"*.expected.json"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            QTest::newRow(qPrintable(it.fileInfo().completeBaseName())) << path;
        }
    }

    void filesParseAsExpected() {
        QFETCH(QString, path);
        const Json expected = load(path);
        const std::string file =
            (QFileInfo(path).path() + "/").toStdString() + expected["file"].get<std::string>();
        std::ifstream stream(file, std::ios::binary);
        const std::string bytes((std::istreambuf_iterator<char>(stream)), {});
        QCOMPARE(bytes.size(), expected["bytes"].get<std::size_t>());

        const std::string outcome = expected["outcome"];
        if (outcome == "reject_with_message") {
            try {
                readCsv(file);
                QFAIL("the file was read");
            } catch (const Error& e) {
                QVERIFY(
                    QString(e.what()).contains(QString::fromStdString(expected["file"].get<std::string>())));
            }
            return;
        }
        const CsvData data = readCsv(file);
        const CsvDialect& dialect = data.dialect;
        const Json described_ = Json::parse(describeJson(data));

        QVERIFY2(sameEncoding(toString(dialect.encoding), expected["encoding"], bytes),
                 toString(dialect.encoding).c_str());
        QCOMPARE(dialect.bom, expected["bom"].get<bool>());
        QCOMPARE(described(described_["delimiter"]), described(expected["delimiter"]));
        QCOMPARE(described(described_["decimal"]), described(expected["decimal"]));
        QCOMPARE(described(described_["thousands"]), described(expected["thousands"]));
        QCOMPARE(dialect.newline, expected["newline"].get<std::string>());
        QCOMPARE(dialect.headerLine,
                 has(expected, "header_line") ? expected["header_line"].get<std::size_t>() : 0);
        if (has(expected, "unit_line")) QCOMPARE(dialect.unitLine, expected["unit_line"].get<std::size_t>());
        if (expected.contains("comment"))
            QCOMPARE(described(described_["comment"]), described(expected["comment"]));

        QCOMPARE(data.table.columns.size(), expected["n_cols"].get<std::size_t>());
        if (has(expected, "n_rows")) QCOMPARE(data.table.rows(), expected["n_rows"].get<std::size_t>());
        if (has(expected, "n_rows_complete")) {
            QCOMPARE(data.table.rows(), expected["n_rows_complete"].get<std::size_t>());
            QCOMPARE(data.warnings.size(), std::size_t(1));
            QVERIFY(data.warnings[0].kind == Kind::TruncatedLastRow);
            QCOMPARE(data.warnings[0].line, data.table.lines.back() + 1);
        }
        const std::size_t n = data.table.columns.size();
        if (has(expected, "names"))
            for (std::size_t c = 0; c < n; ++c)
                QCOMPARE(data.table.columns[c].name, expected["names"][c].get<std::string>());
        if (has(expected, "names_rule")) {
            std::set<std::string> names;
            for (const Column& column : data.table.columns) names.insert(column.name);
            QCOMPARE(names.size(), n);
            QCOMPARE(names.count(""), std::size_t(0));
            for (std::size_t c = 0; c < n; ++c)
                QCOMPARE(data.columns[c].rawName, expected["names_raw"][c].get<std::string>());
        }
        if (has(expected, "units"))
            for (std::size_t c = 0; c < n; ++c)
                QCOMPARE(described(described_["columns"][c]["unit"]), described(expected["units"][c]));
        const Json last = expected.contains("last_complete") ? expected["last_complete"] : expected["last"];
        for (std::size_t c = 0; c < n; ++c) {
            const Json& column = described_["columns"][c];
            QVERIFY2(sameCell(column["first"], expected["first"][c], dialect), column.dump().c_str());
            QVERIFY2(sameCell(column["last"], last[c], dialect), column.dump().c_str());
        }
        if (has(expected, "missing_per_column"))
            for (std::size_t c = 0; c < n; ++c) {
                // Cells that are no number in a column of numbers are missing, but were not in the file.
                std::size_t wrong = 0;
                const bool number = data.table.columns[c].type == ColumnType::Number;
                for (const CsvWarning& warning : data.warnings)
                    wrong +=
                        number && warning.kind == Kind::NotANumber &&
                        warning.sentence.text().find("\"" + data.columns[c].name + "\"") != std::string::npos;
                QCOMPARE(missingIn(data.table.columns[c]),
                         expected["missing_per_column"][c].get<std::size_t>() + wrong);
            }
        if (has(expected, "text_columns"))
            for (const Json& name : expected["text_columns"])
                QVERIFY(data.table.column(name.get<std::string>()).type != ColumnType::Number);
        if (has(expected, "relative_time_first_last")) {
            const std::vector<double>& t = data.table.columns[0].numbers;
            // Seconds since 1970 are doubles of spacing 2^-22 s = 2.4e-7 s.
            QVERIFY(std::abs(t.back() - t.front() - expected["relative_time_first_last"][1].get<double>()) <
                    5e-7);
            QCOMPARE(rowsOf(data, Kind::RepeatedTime),
                     expected["duplicate_time_rows_1based"].get<std::vector<std::size_t>>());
            QCOMPARE(rowsOf(data, Kind::BackwardTime),
                     expected["backward_time_rows_1based"].get<std::vector<std::size_t>>());
        }
        if (outcome == "parse_with_warning") QVERIFY(!data.warnings.empty());
    }

    void theMillionRowFileIsReadExactlyByAnyNumberOfThreads() {
        const QString recipePath = kCorpus + "/own/s99_million_rows.recipe.json";
        if (!QFile::exists(recipePath)) QSKIP("the CSV corpus is not beside this project");
        const Json recipe = load(recipePath);
        std::string text = "time,p,F,k\n";
        for (long long i = 0; i < 1'000'000; ++i)
            text +=
                fmt::format("{}.{:03},{:.3f},{:.6f},{}\n", i / 1000, i % 1000, 100.0 + double(i % 977) / 8,
                            -500.0 + double((i * 7919) % 100003) / 64, i % 256);
        QCOMPARE(text.size(), recipe["bytes"].get<std::size_t>());
        QCOMPARE(sha256(text), recipe["sha256"].get<std::string>());
        QTemporaryDir dir;
        const std::string path = dir.filePath("million_rows.csv").toStdString();
        std::ofstream(path, std::ios::binary) << text;

        const CsvData one = readCsv(path, {.threads = 1}), many = readCsv(path, {.threads = 4});
        QCOMPARE(one.table.rows(), recipe["n_rows"].get<std::size_t>());
        QCOMPARE(one.table.columns.size(), recipe["n_cols"].get<std::size_t>());
        QVERIFY(one.warnings.empty());
        QVERIFY(one.table.lines == many.table.lines);
        QCOMPARE(one.table.lines.back(), std::size_t(1'000'001));
        for (std::size_t c = 0; c < 4; ++c) {
            QCOMPARE(one.table.columns[c].name, recipe["names"][c].get<std::string>());
            const std::vector<double>& x = one.table.columns[c].numbers;
            QVERIFY(x == many.table.columns[c].numbers);
            QCOMPARE(x.front(), recipe["first"][c].get<double>());
            QCOMPARE(x.back(), recipe["last"][c].get<double>());
        }
        const auto& p = one.table.column("p").numbers;
        const auto& f = one.table.column("F").numbers;
        // Eighths and 64ths below 2^41: every partial sum is exact.
        QCOMPARE(std::accumulate(p.begin(), p.end(), 0.0), recipe["sum_p"].get<double>());
        QCOMPARE(std::accumulate(f.begin(), f.end(), 0.0), recipe["sum_F"].get<double>());
        QCOMPARE(*std::min_element(f.begin(), f.end()), recipe["min_F"].get<double>());
        QCOMPARE(*std::max_element(f.begin(), f.end()), recipe["max_F"].get<double>());

        const CsvPreview preview = sniffCsv(path);
        QCOMPARE(preview.columns.size(), std::size_t(4));
        QCOMPARE(preview.rows.size(), std::size_t(200));
        QCOMPARE(preview.bytes, text.size());
    }
};

RIGOR_TEST(TestCsvCorpus)
#include "test_csv_corpus.moc"

} // namespace test_csv_corpus

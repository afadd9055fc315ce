// No text makes the compiler crash, hang or throw: mutations of the shipped models and random bytes, always
// the same.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace test_model_text {

using namespace rigor;

namespace {

std::vector<std::string> shippedTexts() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sourceDir() + "/resources/rigs"))
        if (entry.path().extension() == ".mo") files.push_back(entry.path());
    std::sort(files.begin(), files.end()); // the order of a folder is not the same everywhere
    std::vector<std::string> texts;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        texts.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    return texts;
}

/// Every finding must have a sentence and lie inside the text; a model exists exactly if there is no error.
bool sane(const CompiledModel& result, const std::string& text) {
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    bool error = false;
    for (const ModelProblem& p : result.problems) {
        error = error || p.severity == Severity::Error;
        if (p.sentence.empty() || p.place.line < 0 || p.place.line > lines || p.length < 1) return false;
        if (toString(p, text).empty()) return false;
    }
    return error == !result.model;
}

const char* const kPieces[] = {"(",
                               ")",
                               "[",
                               "]",
                               "{",
                               "}",
                               ";",
                               "=",
                               "end",
                               "if",
                               "then",
                               "else",
                               "for i in 1:3 loop",
                               "end for;",
                               "when",
                               "der(",
                               "1e308",
                               "0",
                               "-",
                               "*",
                               "^",
                               "\"",
                               "//",
                               "/*",
                               "parameter Real",
                               "Integer",
                               "[9999999]",
                               "time",
                               "x1",
                               "model",
                               "function",
                               "\xff",
                               "1:0",
                               "pre(",
                               "size(",
                               "true",
                               "and",
                               "==",
                               ":=",
                               "equation",
                               "zeros(100000)",
                               "sum(",
                               ".*",
                               ","};

} // namespace

class TestModelText : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void mutatedModelsAreRefusedOrAccepted() {
        RandomStream random(2026, 1);
        const std::vector<std::string> texts = shippedTexts();
        QVERIFY(!texts.empty());
        for (int round = 0; round < 1500; ++round) {
            std::string text = texts[random.below(texts.size())];
            const auto edits = 1 + random.below(4);
            for (std::uint64_t k = 0; k < edits && !text.empty(); ++k) {
                const std::size_t at = random.below(text.size());
                const std::size_t length = std::min<std::size_t>(1 + random.below(12), text.size() - at);
                switch (random.below(5)) {
                case 0:
                    text.erase(at, length);
                    break;
                case 1:
                    text[at] = static_cast<char>(random.below(256));
                    break;
                case 2:
                    text.insert(at, kPieces[random.below(std::size(kPieces))]);
                    break;
                case 3:
                    text.insert(at, text.substr(random.below(text.size()), 1 + random.below(80)));
                    break;
                default:
                    text.replace(at, length, kPieces[random.below(std::size(kPieces))]);
                    break;
                }
            }
            if (random.below(10) == 0) text.resize(random.below(text.size() + 1));
            QVERIFY2(sane(compileModel(text, "fuzz.mo"), text), text.c_str());
        }
    }

    void randomTokensAreRefused() {
        RandomStream random(2026, 2);
        for (int round = 0; round < 1500; ++round) {
            std::string text = "model M\n";
            const auto count = random.below(60);
            for (std::uint64_t k = 0; k < count; ++k) {
                text += kPieces[random.below(std::size(kPieces))];
                text += random.below(6) == 0 ? '\n' : ' ';
            }
            QVERIFY2(sane(compileModel(text, "fuzz.mo"), text), text.c_str());
        }
    }

    void randomBytesAreRefused() {
        RandomStream random(2026, 3);
        for (int round = 0; round < 500; ++round) {
            std::string text(random.below(400), ' ');
            for (char& c : text) c = static_cast<char>(random.below(256));
            const CompiledModel result = compileModel(text, "fuzz.mo");
            QVERIFY(!result.model);
            QVERIFY(sane(result, text));
        }
    }

    void hugeTextsEndWithASentence() {
        for (const std::string& unit :
             {std::string("("), std::string("{"), std::string("if a then "), std::string("-"),
              std::string("a+"), std::string("der("), std::string("[1,"), std::string("not ")}) {
            std::string text = "model M\nReal a = ";
            for (int i = 0; i < 20000; ++i) text += unit;
            text += "1;\nend M;\n";
            const CompiledModel result = compileModel(text, "fuzz.mo");
            QVERIFY(!result.model);
            QVERIFY(sane(result, text));
        }
        std::string chain = "model M\n";
        for (int i = 0; i < 20000; ++i)
            chain += fmt::format("Real v{} = {};\n", i, i == 19999 ? "time" : fmt::format("v{} + 1", i + 1));
        const CompiledModel result = compileModel(chain + "end M;\n", "fuzz.mo");
        QVERIFY(result.model); // a long chain is no reason to refuse, nor to exhaust the stack
        std::string branches = "model M\nReal a = if time > -1 then 0";
        for (int i = 0; i < 60000; ++i) branches += fmt::format(" elseif time > {} then {}", i, i);
        QVERIFY(compileModel(branches + " else 1;\nend M;\n", "fuzz.mo").model);
    }

    void callsThatDoubleEachTimeAreStopped() {
        std::string text = "function f0 input Real x; output Real y; algorithm y := x + 1; end f0;\n";
        for (int i = 1; i < 38; ++i)
            text += fmt::format(
                "function f{} input Real x; output Real y; algorithm y := f{}(x) + f{}(x); end f{};\n", i,
                i - 1, i - 1, i);
        text += "model M\nReal y = f37(1);\nend M;\n";
        const CompiledModel result = compileModel(text, "fuzz.mo");
        QVERIFY(!result.model);
        QVERIFY(result.problems.size() == 1);
    }
};

RIGOR_TEST(TestModelText)
#include "test_model_text.moc"

} // namespace test_model_text

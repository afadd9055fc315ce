// The interval test framework ITF1788 (assertions on interval functions, shared/data/itf1788): each operation
// that Interval has contains what the framework states, and nearly all are as tight. Decorations are not of
// Interval: of a decorated case its interval is asked; NaI is no interval.

#include "core/foundation/scalar/interval.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>

namespace test_itf1788 {

using namespace rigor;

namespace {

const std::filesystem::path kFolder = std::filesystem::path(sharedDir()) / "data/itf1788";

struct Case {
    std::string operation, text; ///< "add", "add [1, 2] [3, 4] = [4, 6]"
    std::vector<std::string> operands, results;
};

std::string withoutComments(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 2, "/*") == 0)
            i = std::min(text.find("*/", i), text.size() - 2) + 1;
        else if (text.compare(i, 2, "//") == 0)
            i = std::min(text.find('\n', i), text.size()) - 1;
        else
            out += text[i];
    }
    return out;
}

/// The words of a case; what stands within [ ] is one, with its decoration.
std::vector<std::string> words(const std::string& text) {
    std::vector<std::string> list;
    for (std::size_t i = 0; i < text.size();) {
        if (std::isspace(static_cast<unsigned char>(text[i])) || text[i] == ',') {
            ++i;
            continue;
        }
        std::size_t end = text[i] == '[' ? text.find(']', i) : i;
        while (end < text.size() && !std::isspace(static_cast<unsigned char>(text[end])) &&
               (text[end] != '=' || end == i) && text[end] != ',')
            ++end;
        list.push_back(text.substr(i, end - i));
        i = end;
    }
    return list;
}

std::vector<Case> casesOf(const std::filesystem::path& file) {
    std::ifstream stream(file);
    const std::string text =
        withoutComments({std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()});
    std::vector<Case> cases;
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        std::size_t from = open + 1;
        for (std::size_t end = text.find(';', from); end < close; end = text.find(';', from)) {
            Case one;
            for (const std::string& word : words(text.substr(from, end - from))) {
                if (one.operation.empty())
                    one.operation = word;
                else if (word == "=" || !one.results.empty())
                    one.results.push_back(word);
                else
                    one.operands.push_back(word);
                one.text += (one.text.empty() ? "" : " ") + word;
            }
            if (!one.results.empty()) one.results.erase(one.results.begin());
            cases.push_back(std::move(one));
            from = end + 1;
        }
    }
    return cases;
}

/// Hexadecimal or decimal; "-8.0e-17" is the double nearest to it.
std::optional<double> number(const std::string& text) {
    const std::string bare = text.substr(!text.empty() && (text[0] == '+' || text[0] == '-') ? 1 : 0);
    if (bare == "infinity" || bare == "inf")
        return text[0] == '-' ? -rounding::kInfinity : rounding::kInfinity;
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (bare.empty() || *end != '\0' || std::isnan(value)) return std::nullopt;
    return value;
}

/// "[1.0, 0x2p0]_com": the interval; nothing for what is none.
std::optional<Interval> interval(const std::string& text) {
    if (text.size() < 2 || text[0] != '[') return std::nullopt;
    const std::string inner = text.substr(1, text.find(']') - 1);
    std::string bare;
    for (const char c : inner)
        if (!std::isspace(static_cast<unsigned char>(c))) bare += c;
    if (bare == "empty" || bare.empty()) return Interval::empty();
    if (bare == "entire" || bare == ",") return Interval::entire();
    const std::size_t comma = bare.find(',');
    const auto lower = number(bare.substr(0, comma));
    const auto upper = comma == std::string::npos ? lower : number(bare.substr(comma + 1));
    if (!lower || !upper) return std::nullopt;
    return Interval(*lower, *upper);
}

using One = Interval (*)(const Interval&);
using Two = Interval (*)(const Interval&, const Interval&);
using Holds = bool (*)(const Interval&, const Interval&);
using Measure = double (*)(const Interval&);

const std::map<std::string, One> kOfOne = {
    {"neg", [](const Interval& x) { return -x; }},
    {"recip", [](const Interval& x) { return Interval(1.0) / x; }},
    {"sqr", math::square},
    {"sqrt", math::sqrt},
    {"exp", math::exp},
    {"log", math::log},
    {"sin", math::sin},
    {"cos", math::cos},
    {"tan", math::tan},
    {"asin", math::asin},
    {"acos", math::acos},
    {"atan", math::atan},
    {"sinh", math::sinh},
    {"cosh", math::cosh},
    {"tanh", math::tanh},
    {"abs", math::abs},
    {"sign", math::sign},
    {"floor", math::floor},
    {"ceil", [](const Interval& x) { return -math::floor(-x); }},
};
const std::map<std::string, Two> kOfTwo = {
    {"add", [](const Interval& a, const Interval& b) { return a + b; }},
    {"sub", [](const Interval& a, const Interval& b) { return a - b; }},
    {"mul", [](const Interval& a, const Interval& b) { return a * b; }},
    {"div", [](const Interval& a, const Interval& b) { return a / b; }},
    {"pow", math::pow},
    {"atan2", math::atan2},
    {"min", math::min},
    {"max", math::max},
    {"convexHull", [](const Interval& a, const Interval& b) { return hull(a, b); }},
    {"intersection", [](const Interval& a, const Interval& b) { return intersection(a, b); }},
};
const std::map<std::string, Holds> kRelations = {
    {"equal", [](const Interval& a, const Interval& b) { return a == b; }},
    {"subset", [](const Interval& a, const Interval& b) { return b.contains(a); }},
    {"interior", [](const Interval& a, const Interval& b) { return b.containsInside(a); }},
};
/// The largest is right if it is not below what the framework states; the bounds are exact.
const std::map<std::string, Measure> kMeasures = {
    {"mag", [](const Interval& x) { return x.magnitude(); }},
    {"wid", [](const Interval& x) { return x.width(); }},
    {"inf", [](const Interval& x) { return x.lower; }},
    {"sup", [](const Interval& x) { return x.upper; }},
};

enum class Answer { Tight, Wider, Wrong, Skipped };

Answer ofInterval(const Interval& got, const Interval& stated) {
    return got == stated ? Answer::Tight : got.contains(stated) ? Answer::Wider : Answer::Wrong;
}

Answer ask(const Case& one) {
    if (one.results.size() != 1 || one.operands.empty()) return Answer::Skipped;
    const auto a = interval(one.operands[0]);
    if (!a) return Answer::Skipped;
    if (const auto found = kMeasures.find(one.operation); found != kMeasures.end()) {
        const auto stated = number(one.results[0]);
        if (a->isEmpty() || !stated) return Answer::Skipped; // NaN or a convention on empty intervals
        const double got = found->second(*a);
        return got == *stated ? Answer::Tight : got > *stated ? Answer::Wider : Answer::Wrong;
    }
    const auto b = one.operands.size() == 2 ? interval(one.operands[1]) : std::nullopt;
    if (const auto found = kRelations.find(one.operation); found != kRelations.end()) {
        if (!b) return Answer::Skipped;
        return found->second(*a, *b) == (one.results[0] == "true") ? Answer::Tight : Answer::Wrong;
    }
    const auto stated = interval(one.results[0]);
    if (!stated) return Answer::Skipped;
    if (one.operation == "pown" && one.operands.size() == 2)
        return ofInterval(math::power(*a, std::stoi(one.operands[1])), *stated);
    if (const auto found = kOfOne.find(one.operation); found != kOfOne.end() && one.operands.size() == 1)
        return ofInterval(found->second(*a), *stated);
    if (const auto found = kOfTwo.find(one.operation); found != kOfTwo.end() && b)
        return ofInterval(found->second(*a, *b), *stated);
    return Answer::Skipped;
}

/// 0^0 is 1 here and not defined in the framework.
bool holdsZeroToTheZero(const Case& one) {
    return one.operation == "pow" && interval(one.operands[0])->contains(0) &&
           interval(one.operands[1])->contains(0);
}

QString summary(const std::map<std::string, int>& counts) {
    QString text;
    for (const auto& [name, count] : counts)
        text += QString("%1%2 %3").arg(text.isEmpty() ? "" : ", ").arg(name.c_str()).arg(count);
    return text;
}

} // namespace

class TestItf1788 : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void casesAreParsed() {
        QCOMPARE(words("add [1.0, 2.0]_com [entire] = [entire]_dac").size(), 5u);
        QCOMPARE(interval("[-0x1.8p1, infinity]")->lower, -3.0);
        QVERIFY(interval("[empty]_trv")->isEmpty());
        QVERIFY(!interval("[nai]"));
        QCOMPARE(static_cast<int>(ask({"add", "", {"[1.0,2.0]", "[0.5]"}, {"[1.5,2.5]"}})),
                 static_cast<int>(Answer::Tight));
        QCOMPARE(static_cast<int>(ask({"add", "", {"[1.0,2.0]", "[0.5]"}, {"[1.5,2.0]"}})),
                 static_cast<int>(Answer::Wider));
        QCOMPARE(static_cast<int>(ask({"add", "", {"[1.0,2.0]", "[0.5]"}, {"[1.0,2.0]"}})),
                 static_cast<int>(Answer::Wrong));
    }

    void everyCaseIsContainedAndNearlyAllAreTight() {
        if (!std::filesystem::is_directory(kFolder)) QSKIP("the folder shared/data/itf1788 is not there");
        std::map<std::string, int> skipped, wider;
        int tight = 0, wide = 0;
        QStringList wrong, samples, loose;
        for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
            if (entry.path().extension() != ".itl") continue;
            for (const Case& one : casesOf(entry.path())) switch (ask(one)) {
                case Answer::Tight:
                    ++tight;
                    break;
                case Answer::Wider:
                    ++wide;
                    ++wider[one.operation];
                    samples << one.text.c_str();
                    if (!holdsZeroToTheZero(one)) loose << one.text.c_str();
                    break;
                case Answer::Wrong:
                    wrong << one.text.c_str();
                    break;
                case Answer::Skipped:
                    ++skipped[one.operation];
                    break;
                }
        }
        qInfo("tight %d, wider %d (%s), wrong %d; not asked: %s", tight, wide, qPrintable(summary(wider)),
              static_cast<int>(wrong.size()), qPrintable(summary(skipped)));
        for (const QString& sample : samples) qDebug("wider: %s", qPrintable(sample));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 20).join("\n")));
        QVERIFY2(tight > 4000, "the files hold more cases than that");
        QVERIFY2(loose.isEmpty(), qPrintable(loose.mid(0, 20).join("\n")));
        QVERIFY2(wide <= 200, qPrintable(samples.mid(0, 20).join("\n")));
    }
};

RIGOR_TEST(TestItf1788)
#include "test_itf1788.moc"

} // namespace test_itf1788

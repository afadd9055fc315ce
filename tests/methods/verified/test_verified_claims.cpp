// What verified identification claims, against records whose truth is known in closed form: the truth is
// never excluded, whatever the procedure.
#include "core/foundation/base/random.h"
#include "core/methods/result/message_json.h"
#include "tests/support/test_program.h"
#include "tests/support/verified_run.h"

namespace test_verified_claims {

using namespace rigor;

namespace {

using Options = std::vector<std::pair<std::string, FieldValue>>;

/// A block that slides on a dry plane: v' = u - F sign v, at rest while |u| <= F.
struct Slide {
    double x = 0, v = 0;
    void move(double u, double friction, double h) {
        while (h > 0) {
            const double side = v > 0 ? 1 : v < 0 ? -1 : u > friction ? 1 : u < -friction ? -1 : 0;
            if (side == 0) return;
            const double a = u - friction * side;
            const double t = v * a < 0 ? std::min(h, -v / a) : h;
            x += v * t + a / 2 * t * t;
            v = t < h || v + a * t == 0 ? 0 : v + a * t;
            h -= t;
        }
    }
};

/// Rows t, u, x: u new every tenth row; the first is given. Errors up to the bound.
std::vector<std::vector<double>> slideRecord(RandomStream& random, double friction, double first,
                                             double bound, int count = 80) {
    std::vector<std::vector<double>> rows;
    Slide slide;
    double u = first;
    for (int k = 0; k < count; ++k) {
        if (k > 0 && k % 10 == 0) u = std::round(1000 * (2 * random.uniform() - 1)) / 1000;
        const double error = random.uniform() < 0.2 ? 1 : 2 * random.uniform() - 1;
        rows.push_back({0.05 * k, u, slide.x + 0.9999 * bound * error});
        slide.move(u, friction, 0.05);
    }
    return rows;
}

const char* const kSlideByModes =
    "model T parameter Real F = 0.3; parameter Real m = 1; input Real u; output Real x(start = 0);\n"
    "Real v(start = 0); Integer s(start = if u > F then 3 elseif u < -F then 1 else 2, min = 1, max = 3);\n"
    "equation der(x) = v; der(v) = m*(if s == 3 then u - F elseif s == 1 then u + F else 0);\n"
    "when s == 3 and v <= 0 then reinit(v, 0); s = if u > F then 3 elseif u < -F then 1 else 2; end when;\n"
    "when s == 1 and v >= 0 then reinit(v, 0); s = if u > F then 3 elseif u < -F then 1 else 2; end when;\n"
    "when s == 2 and u > F then s = 3; end when;\n"
    "when s == 2 and u < -F then s = 1; end when; end T;";
const char* const kSlideBySign = "model T parameter Real F = 0.3; parameter Real m = 1; input Real u;\n"
                                 "output Real x(start = 0); Real v(start = 0);\n"
                                 "equation der(x) = v; der(v) = m*(u - F*sign(v)); end T;";

/// No bound, no reported hull and no excluded box is without the truth.
void holdsTheTruth(const Result& result, const std::vector<Range>& unknowns) {
    QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
    for (std::size_t k = 0; k < unknowns.size(); ++k)
        QVERIFY2(result.unknowns[k].lower <= unknowns[k].truth &&
                     unknowns[k].truth <= result.unknowns[k].upper,
                 result.message().c_str());
    const auto isInside = [&](const ResultTable& table, std::size_t row, bool strictly) {
        return std::all_of(unknowns.begin(), unknowns.end(), [&](const Range& r) {
            const double lower = table.find(r.name + "_lower")->numbers[row],
                         upper = table.find(r.name + "_upper")->numbers[row];
            return strictly ? lower < r.truth && r.truth < upper : lower <= r.truth && r.truth <= upper;
        });
    };
    if (const ResultTable* trajectory = result.table("enclosures"))
        for (std::size_t row = 0; row < trajectory->rows(); ++row)
            QVERIFY2(isInside(*trajectory, row, false), result.message().c_str());
    if (const ResultTable* paving = result.table("paving"))
        for (std::size_t row = 0; row < paving->rows(); ++row)
            QVERIFY2(paving->columns[0].texts[row] != "excluded" || !isInside(*paving, row, true),
                     result.message().c_str());
}

} // namespace

class TestVerifiedClaims : public QObject {
    Q_OBJECT
  private:
    static void modes() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"observer", "batch", "offline"}) QTest::newRow(mode) << mode;
    }
  private Q_SLOTS:
    /// The input of the first row lies within the bounds of the friction: some boxes start in two modes,
    /// others in one.
    void boxesThatMayStartInSeveralModes_data() { modes(); }
    void boxesThatMayStartInSeveralModes() {
        QFETCH(QString, mode);
        for (std::uint64_t record = 0; record < 6; ++record) {
            RandomStream random(31, record);
            const double friction = 0.2 + 0.3 * random.uniform();
            const QTemporaryDir folder;
            const std::vector<Range> unknowns{{"F", 0.1, 0.6, friction}, {"m", 0.8, 1.3, 1}};
            holdsTheTruth(identify(compiled(kSlideByModes), folder, {"u", "x"},
                                   slideRecord(random, friction, record % 2 ? 0.4 : -0.35, 0.01), {"u"},
                                   {{"x", 0.01}}, unknowns, 60, 0,
                                   Options{{"mode", mode.toStdString()}, {"accuracy", 0.05}}),
                          unknowns);
            if (QTest::currentTestFailed()) return;
        }
    }
    /// Friction as sign(v): while it holds, the velocity is 0 and nothing moves on.
    void frictionThatHoldsIsEnclosedAsHeld_data() { modes(); }
    void frictionThatHoldsIsEnclosedAsHeld() {
        QFETCH(QString, mode);
        for (std::uint64_t record = 0; record < 3; ++record) {
            RandomStream random(32, record);
            const QTemporaryDir folder;
            const std::vector<Range> unknowns{{"F", 0.1, 0.7, 0.4}, {"m", 0.9, 1.1, 1}};
            // At rest for all members up to the tenth row.
            const Result result =
                identify(compiled(kSlideBySign), folder, {"u", "x"}, slideRecord(random, 0.4, 0.05, 0.002),
                         {"u"}, {{"x", 0.002}}, unknowns, 60, 0,
                         Options{{"mode", mode.toStdString()}, {"accuracy", 0.05}, {"report_every", 0.45}});
            holdsTheTruth(result, unknowns);
            if (const ResultTable* trajectory = result.table("enclosures"))
                QVERIFY(trajectory->find("v_upper")->numbers[1] - trajectory->find("v_lower")->numbers[1] <
                        1e-200);
            if (QTest::currentTestFailed()) return;
        }
    }
    /// A flag at the first row speaks of the time before it, whose inputs nobody recorded.
    void restBeforeTheFirstRow_data() { modes(); }
    void restBeforeTheFirstRow() {
        QFETCH(QString, mode);
        RandomStream random(33, 1);
        const QTemporaryDir folder;
        const std::vector<Range> unknowns{{"F", 0.2, 0.4, 0.3}, {"m", 0.9, 1.1, 1}};
        std::vector<std::vector<double>> rows = slideRecord(random, 0.3, 0.5, 0.005, 20);
        for (std::vector<double>& row : rows) row.push_back(row[0] == 0 ? 1 : 0);
        holdsTheTruth(identify(compiled(kSlideByModes), folder, {"u", "x", "r"}, rows, {"u"}, {{"x", 0.005}},
                               unknowns, 20, 0,
                               Options{{"mode", mode.toStdString()},
                                       {"accuracy", 0.1},
                                       {"standstill", std::string("r")},
                                       {"standstill_window", 0.06},
                                       {"rest_states", std::string("v")}}),
                      unknowns);
    }
    /// Friction holds where the force lies between its rates on both sides, not where the formula at v = 0 is
    /// 0.
    void restUnderFrictionThatJumps_data() { modes(); }
    void restUnderFrictionThatJumps() {
        QFETCH(QString, mode);
        const std::string byIf =
            "model T parameter Real F = 0.3; parameter Real m = 1; input Real u; output Real "
            "x(start = 0); Real v(start = 0); equation der(x) = v; der(v) = m*(u - (if v > 0 "
            "then F else -F)); end T;";
        for (const std::string& model : {std::string(kSlideBySign), byIf}) {
            const QTemporaryDir folder;
            const std::vector<Range> unknowns{{"F", 0.2, 0.4, 0.3}, {"m", 0.9, 1.1, 1}};
            // Held, moved, stopped and held again.
            std::vector<std::vector<double>> rows;
            Slide slide;
            for (int k = 0; k < 60; ++k) {
                const double u = k < 10 ? 0.15 : k < 20 ? 0.6 : -0.1;
                rows.push_back({0.05 * k, u, slide.x, k > 2 && (k < 10 || k > 45) ? 1.0 : 0.0});
                slide.move(u, 0.3, 0.05);
            }
            QVERIFY(slide.v == 0);
            holdsTheTruth(identify(compiled(model), folder, {"u", "x", "r"}, rows, {"u"}, {{"x", 0.005}},
                                   unknowns, 20, 0,
                                   Options{{"mode", mode.toStdString()},
                                           {"accuracy", 0.2},
                                           {"standstill", std::string("r")},
                                           {"standstill_window", 0.06},
                                           {"rest_states", std::string("v")}}),
                          unknowns);
            if (QTest::currentTestFailed()) return;
        }
    }
    /// Events where a right side, a condition or a new value jumps: the formula on the surface says nothing
    /// of the way there.
    void eventsWhereFormulasJump_data() { modes(); }
    void eventsWhereFormulasJump() {
        QFETCH(QString, mode);
        const double a = 0.9, top = 1.08;
        const auto check = [&](const std::string& text, const std::vector<Range>& unknowns,
                               const std::function<double(double)>& truth) {
            const QTemporaryDir folder;
            std::vector<std::vector<double>> rows;
            for (int k = 0; k < 60; ++k) rows.push_back({0.05 * k, truth(0.05 * k)});
            holdsTheTruth(identify(compiled("model T parameter Real a = 1; parameter Real top = 1; " + text +
                                            " end T;"),
                                   folder, {"x"}, rows, {}, {{"x", 0.005}}, unknowns, 20, 0,
                                   Options{{"mode", mode.toStdString()}, {"accuracy", 0.1}}),
                          unknowns);
        };
        const std::vector<Range> slope{{"a", 0.7, 1.2, a}};
        const auto back = [&](double t) { return t < 0.8 / a ? 1 - a * t : 0.2 + 0.5 * (t - 0.8 / a); };
        check("output Real x(start = 1); Integer m(start = 1, min = 1, max = 2); equation der(x) = if m == 2 "
              "then 0.5 "
              "elseif x > 0.2 then -a else a; when x <= 0.2 then m = 2; end when;",
              slope, back);
        if (QTest::currentTestFailed()) return;
        check("output Real x(start = 1); Integer m(start = 1, min = 1, max = 2); equation der(x) = if m == 2 "
              "then 0.5 "
              "else -a; when (if x > 0.2 then 1 else -1) <= 0 then m = 2; end when;",
              slope, back);
        if (QTest::currentTestFailed()) return;
        check("output Real x(start = 0); equation der(x) = a; when x >= top then reinit(x, if x > 1.05 then "
              "0.2 else "
              "0.9*x); end when;",
              {{"a", 0.7, 1.2, a}, {"top", 0.95, 1.15, top}}, [&](double t) {
                  double x = a * t;
                  while (x > top) x -= top - 0.2;
                  return x;
              });
    }
    /// All rows at once, and the observer's boxes too: never wider than these alone.
    void theBatchIsNeverWiderThanTheObserver() {
        for (std::uint64_t record = 0; record < 6; ++record) {
            RandomStream random(34, record);
            const QTemporaryDir folder;
            const std::vector<Range> unknowns{{"F", 0.1, 0.7, 0.4}, {"m", 0.8, 1.3, 1}};
            const auto rows = slideRecord(random, 0.4, 0.6, 0.01, record % 2 ? 12 : 60);
            std::vector<Result> results;
            for (const char* mode : {"observer", "batch"}) {
                results.push_back(identify(compiled(kSlideByModes), folder, {"u", "x"}, rows, {"u"},
                                           {{"x", 0.01}}, unknowns, 200, 0,
                                           Options{{"mode", std::string(mode)}}));
                holdsTheTruth(results.back(), unknowns);
                if (QTest::currentTestFailed()) return;
            }
            const ResultTable &observer = *results[0].table("enclosures"),
                              &batch = *results[1].table("enclosures");
            for (std::size_t k = 0; k < unknowns.size(); ++k) {
                QVERIFY(results[1].unknowns[k].lower >= results[0].unknowns[k].lower);
                QVERIFY(results[1].unknowns[k].upper <= results[0].unknowns[k].upper);
            }
            QVERIFY(batch.rows() == observer.rows());
            for (const char* name : {"x", "v", "F", "m"})
                for (std::size_t row = 0; row < batch.rows(); ++row) {
                    const auto at = [&](const ResultTable& table, const char* end) {
                        return table.find(name + std::string(end))->numbers[row];
                    };
                    QVERIFY(at(batch, "_lower") >= at(observer, "_lower"));
                    QVERIFY(at(batch, "_upper") <= at(observer, "_upper"));
                }
        }
    }
    /// Whatever is proven or empty: what it rests on stands beside it.
    void aProofStatesWhatItRestsOn() {
        RandomStream random(35, 1);
        const QTemporaryDir folder;
        std::vector<std::vector<double>> rows = slideRecord(random, 0.3, 0.5, 0.01, 20);
        for (const bool empty : {false, true}) {
            if (empty) rows.back()[2] += 1;
            const Result result = identify(compiled(kSlideByModes), folder, {"u", "x"}, rows, {"u"},
                                           {{"x", 0.01}}, {{"F", 0.2, 0.4, 0.3}}, 20, 0.05);
            QVERIFY(result.outcome == (empty ? RunOutcome::Empty : RunOutcome::Answered));
            std::string all;
            for (const auto& one : result.diagnostics.at("assumptions")) all += textIn(one) + "\n";
            setDecimalSign(',');
            const nlohmann::ordered_json kept =
                identify(compiled(kSlideByModes), folder, {"u", "x"}, rows, {"u"}, {{"x", 0.01}},
                         {{"F", 0.2, 0.4, 0.3}}, 20, 0.05)
                    .diagnostics.at("assumptions");
            std::vector<std::string> german;
            for (const auto& one : kept) german.push_back(textIn(one));
            setDecimalSign('.');
            QVERIFY(std::any_of(german.begin(), german.end(), [](const std::string& one) {
                return one.find("x is off by more than 0,01") != std::string::npos;
            }));
            for (const char* words :
                 {"F between 0.2 and 0.4", "x is off by more than 0.01", "u is off by at most 5 %",
                  "one value over the whole record: F", "start values", "equations of the model"})
                QVERIFY2(all.find(words) != std::string::npos, (words + ("; " + all)).c_str());
            QVERIFY(result.message().find("assumptions listed") != std::string::npos);
        }
    }
};

RIGOR_TEST(TestVerifiedClaims)
#include "test_verified_claims.moc"

} // namespace test_verified_claims

// A sensor selection as `rigor run` makes it: study, result, tables, report, and what is refused.
#include "core/methods/adequacy/selection/search/selection_exchange.h"
#include "core/methods/adequacy/selection/selection_figures.h"
#include "core/methods/result/result_hash.h"
#include "core/study/report/report.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"
#include "tests/support/sensor_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_sensor_selection {

using namespace rigor;

namespace {

std::string rigFile(const std::string& name) { return sourceDir() + "/resources/rigs/servo-press/" + name; }

Result ran(const std::vector<std::string>& overrides, PreparedStudy& prepared) {
    std::vector<StudyOverride> list;
    for (const auto& text : overrides) list.push_back(parseOverride(text));
    prepared = prepare(loadStudy(rigFile("selection.toml"), list));
    return runStudy(prepared, {});
}

std::string messageWith(const std::vector<std::string>& overrides) {
    try {
        PreparedStudy prepared;
        ran(overrides, prepared);
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

std::string messageOf(const std::string& text) {
    try {
        parseStudy(text, "s.toml");
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

/// The set as a file of sensors.
std::string jsonOf(const CandidateSensors& set, int maxSensors) {
    nlohmann::json json = {{"max_sensors", maxSensors},
                           {"sigma", nlohmann::json::array()},
                           {"jacobian", nlohmann::json::array()}};
    for (const auto& rows : set.rows) {
        json["sigma"].push_back(1);
        nlohmann::json sensor = nlohmann::json::array();
        for (Eigen::Index r = 0; r < rows.rows(); ++r) {
            std::vector<double> row;
            for (Eigen::Index c = 0; c < rows.cols(); ++c) row.push_back(rows(r, c));
            sensor.push_back(row);
        }
        json["jacobian"].push_back(sensor);
    }
    return json.dump();
}

} // namespace

class TestSensorSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theShippedStudyFindsTheOptimaOfItsReference() {
        PreparedStudy prepared;
        const Result result = ran({}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(result.warnings.empty());
        const auto reference = nlohmann::json::parse(samples::textOfFile(rigFile("oed/oed30.solution.json")));
        const auto& d = result.diagnostics;
        for (const char* key : {"A", "D", "E"}) {
            const auto& expected = reference[std::string("psi_") + key];
            QVERIFY(d["best"][key]["sensors"] == expected["subset"]);
            const double optimum = expected["optimum"];
            QVERIFY(std::abs(d["best"][key]["value"].get<double>() - optimum) <= 1e-12 * optimum);
            QCOMPARE(d["bound"][key].get<double>(), d["best"][key]["value"].get<double>());
            QCOMPARE(d["gap"][key].get<double>(), 0.0);
        }
        const ResultTable* all = result.table("combinations");
        QCOMPARE(all->rows(), std::size_t{300});
        QCOMPARE(QString::fromStdString(all->find("sensors")->texts[0]), QString("2, 4, 14, 24, 26, 28"));
        const auto& relative = all->find("relative")->numbers;
        QCOMPARE(relative[0], 1.0);
        QVERIFY(std::is_sorted(relative.begin(), relative.begin() + 100));
        // Fewer sensors are never better, and one is worth at least nothing.
        const auto& sizes = result.table("sizes")->find("A")->numbers;
        QVERIFY(std::is_sorted(sizes.rbegin(), sizes.rend()));
        const auto &chosen = result.table("sensors")->find("chosen_A")->numbers,
                   &worth = result.table("sensors")->find("worth_A")->numbers;
        for (std::size_t k = 0; k < 30; ++k) QVERIFY(chosen[k] == 1 ? worth[k] >= 1 : worth[k] <= 1);
        // The sum of the squared standard errors is A.
        double sum = 0;
        for (const double s : result.table("parameters")->find("standard_error_A")->numbers) sum += s * s;
        QVERIFY(std::abs(sum / d["best"]["A"]["value"].get<double>() - 1) < 1e-12);

        const std::string html = renderHtml(buildReport(result, prepared.study));
        QVERIFY(html.find("Chosen sensors") != std::string::npos);
        QVERIFY(html.find("2, 4, 5, 14, 26, 28") != std::string::npos);
        QVERIFY(html.find("proven optimal") != std::string::npos);
        QVERIFY(html.find("How many sensors are enough") != std::string::npos);
        QVERIFY(html.find(">nan") == std::string::npos && html.find(" nan") == std::string::npos);
    }

    void enumerationAndProofGiveTheSameAnswer() {
        PreparedStudy prepared;
        const Result all = ran({"data.file=" + rigFile("oed/oed12.json")}, prepared);
        const Result proof =
            ran({"data.file=" + rigFile("oed/oed12.json"), "options.search=branch-and-bound"}, prepared);
        QCOMPARE(QString::fromStdString(all.diagnostics["search"].get<std::string>()),
                 QString("enumeration"));
        QCOMPARE(QString::fromStdString(proof.diagnostics["search"].get<std::string>()),
                 QString("branch-and-bound"));
        for (const char* key : {"A", "D", "E"}) {
            QVERIFY(all.diagnostics["best"][key]["sensors"] == proof.diagnostics["best"][key]["sensors"]);
            QVERIFY(proof.diagnostics["bound"][key] <= proof.diagnostics["best"][key]["value"]);
            QVERIFY(proof.diagnostics["gap"][key] <= 2e-9);
            QVERIFY(proof.diagnostics["relaxation_bound"][key] <= proof.diagnostics["bound"][key]);
            QCOMPARE(QString::fromStdString(proof.diagnostics["proof"][key]["end"].get<std::string>()),
                     QString("proven"));
        }
        // Beyond the best one the list is what is found around it; here that is what there is.
        const ResultTable *ranked = all.table("combinations"), *found = proof.table("combinations");
        QCOMPARE(found->rows(), ranked->rows());
        QCOMPARE(found->find("sensors")->texts[1], ranked->find("sensors")->texts[1]);
        QCOMPARE(found->find("relative")->numbers[0], 1.0);
        // Exchange searches, which are all that fills the sizes then, find the same here.
        const auto &a = all.table("sizes")->find("E")->numbers, &b = proof.table("sizes")->find("E")->numbers;
        QCOMPARE(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) QVERIFY(std::abs(a[i] / b[i] - 1) < 1e-9);
    }

    void theResultIsTheSameForAnyNumberOfThreads() {
        for (const char* search : {"enumeration", "branch-and-bound"}) {
            PreparedStudy prepared;
            const std::vector<std::string> options = {"data.file=" + rigFile("oed/oed12.json"),
                                                      std::string("options.search=") + search};
            auto one = options, two = options;
            one.push_back("threads=1");
            two.push_back("threads=2");
            QCOMPARE(resultHash(ran(one, prepared)), resultHash(ran(two, prepared)));
        }
    }

    void sixtySensorsOfAnotherFileAreProven() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("structure.json").toStdString();
        writeFileAtomically(file, jsonOf(samples::structure(60, 4, 3), 8));
        PreparedStudy prepared;
        const Result result = ran({"data.file=" + file}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(QString::fromStdString(result.diagnostics["search"].get<std::string>()),
                 QString("branch-and-bound"));
        for (const char* key : {"A", "D", "E"}) QVERIFY(result.diagnostics["gap"][key] <= 2e-9);
        QVERIFY(renderHtml(buildReport(result, prepared.study)).find("Chosen sensors") != std::string::npos);
    }

    void limitsOfTheStudyHoldOverThoseOfTheFile() {
        PreparedStudy prepared;
        const Result result = ran({"options.max_sensors=4", "options.required=[1]",
                                   "options.forbidden=[2, 4]", "options.criterion=D"},
                                  prepared);
        const auto sensors = result.diagnostics["best"]["D"]["sensors"].get<std::vector<int>>();
        QCOMPARE(sensors.size(), std::size_t{4});
        QVERIFY(std::count(sensors.begin(), sensors.end(), 1) == 1);
        QVERIFY(std::count(sensors.begin(), sensors.end(), 2) +
                    std::count(sensors.begin(), sensors.end(), 4) ==
                0);
        QVERIFY(!result.diagnostics["best"].contains("A"));
    }

    void theTimeLimitLeavesAGapThatIsTold() {
        PreparedStudy prepared;
        const Result result = ran({"options.search=branch-and-bound", "options.time_limit=0"}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.warnings.size(), std::size_t{3});
        QVERIFY(result.warnings[0].text().find("time limit of 0 s") != std::string::npos);
        // The bound is that of the relaxation before branching, 2.4 % below the optimum for A, 2.7 % for D
        // and 1.2 % for E; the combination is the greedy one, and the gap says how far it lies above the
        // bound.
        const auto reference = nlohmann::json::parse(samples::textOfFile(rigFile("oed/oed30.solution.json")));
        for (const char* key : {"A", "D", "E"}) {
            const double gap = result.diagnostics["gap"][key], bound = result.diagnostics["bound"][key],
                         value = result.diagnostics["best"][key]["value"],
                         root = reference[std::string("psi_") + key]["optimum"].get<double>() / bound - 1;
            QVERIFY(root > 0.005 && root < 0.04);
            QVERIFY(gap >= root && std::abs(value / bound - 1 - gap) < 1e-9);
        }
        QVERIFY(result.message().find("above the best possible") != std::string::npos);
    }

    /// The searches, the list and the sizes share the time with the proofs.
    void theTimeLimitHoldsForEverything() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("large.json").toStdString();
        writeFileAtomically(file, jsonOf(samples::structure(150, 10, 5), 20));
        for (const double seconds : {0.0, 3.0}) {
            PreparedStudy prepared;
            const Result result =
                ran({"data.file=" + file, fmt::format("options.time_limit={}", seconds)}, prepared);
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            for (const char* key : {"A", "D", "E"}) {
                QCOMPARE(result.diagnostics["best"][key]["sensors"].size(), std::size_t(20));
                QVERIFY(result.diagnostics["gap"][key].is_number());
                if (seconds > 0) continue;
                const auto& proof = result.diagnostics["proof"][key];
                QCOMPARE(proof["end"].get<std::string>(), std::string("time limit"));
                QCOMPARE(proof["nodes"].get<long long>(), 0LL);
            }
            QVERIFY(result.table("sizes")->rows() > 8);
        }
    }

    /// With many parameters not every combination has its covariance in the result, but the best one has.
    void theBestCombinationHasItsCovarianceHoweverManyParameters() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("many.json").toStdString();
        writeFileAtomically(file, jsonOf(samples::structure(40, 20, 6), 12));
        PreparedStudy prepared;
        const Result result = ran({"data.file=" + file, "options.time_limit=0"}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        std::size_t with = 0;
        for (const auto& one : result.diagnostics["selection"])
            if (one.contains("covariance")) {
                ++with;
                QCOMPARE(one["covariance"].size(), std::size_t(20));
            }
        QVERIFY(with >= 1 && with <= 3 * (20 * 144 / 400));
        for (const char* key : {"A", "D", "E"})
            QVERIFY(std::any_of(result.diagnostics["selection"].begin(),
                                result.diagnostics["selection"].end(), [&](const auto& one) {
                                    return one["sensors"] == result.diagnostics["best"][key]["sensors"] &&
                                           one.contains("covariance");
                                }));
    }

    void noRegionTouchesTheFrameOfItsFigure() {
        PreparedStudy prepared;
        const Result result = ran({}, prepared);
        const auto& lists = result.table("combinations")->find("sensors")->texts;
        const FigurePanel panel =
            selection::regionsOf(read<SelectionResult>(result), {lists[0], lists[1]}, 0, 1);
        QCOMPARE(panel.series.size(), std::size_t(2));
        const FigureExtent x = xExtent(panel), y = yExtent(panel);
        for (const auto& series : panel.series) {
            const auto [left, right] = std::minmax_element(series.x.begin(), series.x.end());
            const auto [low, high] = std::minmax_element(series.y.begin(), series.y.end());
            QVERIFY(x.lower < 1.03 * *left && x.upper > 1.03 * *right);
            QVERIFY(y.lower < 1.03 * *low && y.upper > 1.03 * *high);
        }
    }

    /// Something is there to see before the greedy steps of thousands of sensors are made.
    void aCombinationIsToldAtOnce() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("large.json").toStdString();
        const CandidateSensors set = samples::structure(300, 10, 7);
        writeFileAtomically(file, jsonOf(set, 40));
        PreparedStudy prepared =
            prepare(loadStudy(rigFile("selection.toml"),
                              {parseOverride("data.file=" + file), parseOverride("options.criterion=E")}));
        std::stop_source stop;
        Progress progress;
        progress.stop = stop.get_token();
        std::vector<ProgressEvent> events;
        progress.report = [&](const ProgressEvent& event) { // the first is the last one asked for
            events.push_back(event);
            stop.request_stop();
        };
        const Result result = runStudy(prepared, progress);
        QVERIFY(result.outcome == RunOutcome::Cancelled);
        QVERIFY(!events.empty() && events.front().hasObjective);
        SelectionLimits limits;
        limits.maxSensors = 40;
        std::vector<double> quick(300);
        for (const int k : quickOrder(set, limits)) quick[static_cast<std::size_t>(k)] = 1;
        QVERIFY(events.front().estimate == quick);
        QCOMPARE(result.diagnostics["best"]["E"]["sensors"].size(), std::size_t(40));
    }

    void sensorsThatCannotDetermineTheParametersGiveNoAnswer() {
        for (const char* search : {"enumeration", "branch-and-bound"}) {
            PreparedStudy prepared;
            CandidateSensors set = samples::structure(6, 3, 2);
            for (auto& rows : set.rows) rows.col(2) = 3 * rows.col(0);
            const QTemporaryDir folder;
            const std::string file = folder.filePath("blind.json").toStdString();
            writeFileAtomically(file, jsonOf(set, 4));
            const Result result =
                ran({"data.file=" + file, std::string("options.search=") + search}, prepared);
            QVERIFY(result.outcome == RunOutcome::NoAnswer);
            QVERIFY2(result.message().find("p1, p3 cannot be told apart") != std::string::npos,
                     result.message().c_str());
            QVERIFY(result.diagnostics["best"]["A"].is_null());
        }
    }

    void theStudyIsWrittenAndReadBack() {
        const Study study = loadStudy(rigFile("selection.toml"));
        QVERIFY(study.model.empty());
        const Study again = parseStudy(toToml(withAbsolutePaths(study)), "elsewhere/s.toml");
        QCOMPARE(again.method, study.method);
        QVERIFY(again.model.empty());
        QVERIFY(std::filesystem::exists(again.data.files.front()));
    }

    void whatDoesNotFitIsRefused() {
        const std::string head = "method = 'sensor-selection'\n[data]\nfile = 'x.json'\n";
        QVERIFY(messageOf("model = 'm.mo'\n" + head)
                    .find("s.toml:1:1: the method sensor-selection works without a model; leave model out") ==
                0);
        QVERIFY(messageOf(head + "[unknowns.k]\nstart = 1\n").find("leave unknowns out") !=
                std::string::npos);
        QVERIFY(messageWith({"data.file=nowhere.json"}).find("there is no file") != std::string::npos);
        QVERIFY(messageWith({"options.required=[30]"})
                    .find("required sensor 30: sensors are numbered from 0 to 29") != std::string::npos);
        QVERIFY(messageWith({"options.required=[1.5]"}).find("required: 1.5 is no number of a sensor") !=
                std::string::npos);
        QVERIFY(messageWith({"options.cost_limit=3"}).find("there are no costs") != std::string::npos);
        QVERIFY(messageWith({"options.criterion=F"}).find("criterion") != std::string::npos);
        QVERIFY(messageWith({"options.costs=[1, 2]"}).find("there are 2 costs for 30 sensors") !=
                std::string::npos);
        QVERIFY(messageWith({"data.file=" + rigFile("selection.toml")}).find("this is no JSON") !=
                std::string::npos);
    }
};

RIGOR_CORE_TEST(TestSensorSelection)
#include "test_sensor_selection.moc"

} // namespace test_sensor_selection

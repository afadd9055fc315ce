// The shipped study of the servo press against the numbers of its specification: which sensors, how large the
// ellipsoid, which friction models are rejected (tests/rigs/servo-press/reference.json with its tolerances).

#include "core/methods/adequacy/model_test/repeatability.h"
#include "core/methods/adequacy/region/regions.h"
#include "core/methods/fit/point_fit.h"
#include "core/methods/result/message_json.h"
#include "core/presentation/ellipsoid_solid.h"
#include "core/study/report/report.h"
#include "core/study/report/svg.h"
#include "core/study/study.h"

#include "tests/support/models/servo_press.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_servo_press_adequacy {

using namespace rigor;
using namespace rigor::sample;
using nlohmann::json;

namespace {

Result runShipped(const std::string& study, const std::vector<std::string>& overrides = {}) {
    std::vector<StudyOverride> parsed;
    for (const std::string& text : overrides) parsed.push_back(parseOverride(text));
    PreparedStudy prepared = prepare(loadStudy(kPressFolder + study, parsed));
    return runStudy(prepared, {});
}

using Json = nlohmann::ordered_json;

const Json* splitOf(const Result& result, const std::string& model, const std::string& split) {
    for (const Json& one : result.diagnostics["splits"])
        if (one["model"] == model && one["split"] == split) return &one;
    return nullptr;
}

/// Root mean square difference, N, between the friction of a trained network and that of each reading of
/// series 1, 3 and 5 (README.md of the rig, section 6): the friction with which M1's stiffnesses of the
/// training series give its D_y and F_x best.
double trainingError(const Result& trained) {
    DataRecipe recipe = pressRecipe();
    recipe.derived = {{"force_before", "previous of force_N within series"},
                      {"force_lowest", "turning minimum of force_N within series"},
                      {"force_highest", "turning maximum of force_N within series"}};
    recipe.inputs = {{"force", "force_N"},
                     {"force_before", "force_before"},
                     {"force_lowest", "force_lowest"},
                     {"force_highest", "force_highest"}};
    recipe.label = "series";
    recipe.excluded = {"2", "4", "6", "7"};
    recipe.ignored = {"B0_y_um"};
    const ModelPtr network = loadModel(kPressFolder + "servo-press-network.mo");
    const Dataset data = loadDataset(recipe, *network);
    const auto weight = [&](const std::string& name) {
        for (const Estimate& e : trained.unknowns)
            if (e.name == name) return e.value;
        return std::numeric_limits<double>::quiet_NaN();
    };
    Problem reading;
    reading.model = loadModel(kPressFolder + "servo-press.mo");
    reading.unknowns = {unknown("q_c", 0, -3000, 3000)};
    reading.fixed = {{"k5", 15075184.00364133}, {"k7", 8213197.6118299365}};
    double sum = 0;
    for (const Experiment& e : data.experiments) {
        Experiment one = e;
        one.inputs.clear();
        one.inputs.emplace("force", e.inputs.at("force"));
        one.inputs.emplace("direction", Signal(1.0)); // q_c itself is the friction, whatever the direction
        reading.data.experiments = {one};
        const FitData fitData = fitDataOf(reading);
        Predictor predictor(fitData, reading.simulation, 1);
        const PointFit fit =
            fitPoint(predictor, fitBoxOf(reading), std::vector<bool>(fitData.sensors.size(), true));
        double friction = weight("c");
        for (int k = 1; k <= 3; ++k) {
            double inside = weight(fmt::format("b[{}]", k));
            int i = 0;
            for (const char* input : {"force", "force_before", "force_lowest", "force_highest"})
                inside += weight(fmt::format("W{}[{}]", k, ++i)) * e.inputs.at(input).at(0) / 1000;
            friction += weight(fmt::format("v[{}]", k)) * std::atan(inside);
        }
        sum += std::pow(friction - fit.estimate[0], 2);
    }
    return std::sqrt(sum / static_cast<double>(data.experiments.size()));
}

} // namespace

class TestServoPressAdequacy : public QObject {
    Q_OBJECT
    json reference_;
    Result result_;

    /// p, covariances, distances and p-values of one split.
    bool matches(const Json& found, const json& expected, double distanceTolerance = 1e-4) const {
        bool fine = true;
        const std::pair<const char*, const char*> sides[] = {{"calibration", "pc"}, {"validation", "pv"}};
        for (const auto& [side, key] : sides) {
            const char* matrix = key[1] == 'c' ? "Cc" : "Cv";
            for (std::size_t i = 0; i < 2; ++i) {
                fine = fine && near(found[side]["estimate"][i == 0 ? "k5" : "k7"], expected[key][i], 1e-5);
                for (std::size_t j = 0; j < 2; ++j)
                    fine = fine && near(found[side]["covariance"][i][j], expected[matrix][i][j], 1e-4);
            }
        }
        fine = fine && near(found["distance_published"], expected["m2_seed"], distanceTolerance, 1e-5);
        fine = fine && near(found["distance"], expected["m2_both"], distanceTolerance, 1e-5);
        fine = fine && near(found["p_published"], expected["p_published"], 0, 1e-4);
        return fine && near(found["p"], expected["p_both"], 0, 1e-4);
    }

  private Q_SLOTS:
    void initTestCase() {
        reference_ = pressReference();
        result_ = runShipped("adequacy.toml");
        QVERIFY2(result_.outcome == RunOutcome::Answered, result_.message().c_str());
    }

    void thePairsOfSensors() {
        const Json& d = result_.diagnostics;
        QCOMPARE(d["sensors"].get<std::string>(), std::string("D_y, F_x"));
        const json& all = reference_["M1_all7_series"];
        QVERIFY(near(result_.unknowns[0].value, all["110"]["p"][0], 1e-5));
        QVERIFY(near(result_.unknowns[1].value, all["110"]["p"][1], 1e-5));
        int seen = 0;
        for (const Json& set : d["selection"]) {
            std::string bits = "000";
            for (const std::string name : set["sensors"])
                bits[name == "D_y" ? 0 : name == "F_x" ? 1 : 2] = '1';
            if (bits == "101") {
                ++seen;
                QVERIFY(!set["determined"].get<bool>());
                QVERIFY(set["E"].is_null() || std::isnan(set["E"].get<double>()));
                QVERIFY(near(set["condition"], all["101"]["cond_scaled_JtJ_at_p111"], 0.01));
                QVERIFY(!textIn(set["reason"]).empty());
            }
            // F_x hardly sees k7: its estimate runs into the bound, which is told and not the curvature
            // there.
            if (bits == "010")
                QCOMPARE(textIn(set["reason"]),
                         std::string("the estimate of k7 lies on a bound of the search"));
            if (!all.contains(bits) || bits == "101") continue;
            ++seen;
            const json& expected = all[bits];
            QVERIFY(near(set["estimate"]["k5"], expected["p"][0], 1e-5));
            QVERIFY(near(set["estimate"]["k7"], expected["p"][1], 1e-5));
            QVERIFY(near(set["A"], expected["psi_ADE_eq9"][0], 1e-4));
            QVERIFY(near(set["D"], expected["psi_ADE_eq9"][1], 1e-4));
            QVERIFY(near(set["E"], expected["psi_ADE_eq9"][2], 1e-4));
        }
        QCOMPARE(seen, 3);
        for (const char* criterion : {"A", "D"})
            QCOMPARE(runShipped("adequacy.toml", {fmt::format("options.criterion={}", criterion),
                                                  "options.splits=", "options.series="})
                         .diagnostics["sensors"]
                         .get<std::string>(),
                     std::string("D_y, F_x"));
    }

    void theCriteriaOfTheReportHaveTheirUnit() {
        const Report report = buildReport(result_, loadStudy(kPressFolder + "adequacy.toml"));
        QStringList heads;
        for (const ReportSection& section : report.sections)
            for (const ReportBlock& block : section.blocks)
                if (const auto* table = std::get_if<ReportTable>(&block))
                    for (const auto& column : table->columns) heads << QString::fromStdString(column.head);
        for (const char* head : {"A [(N/m)²]", "D [(N/m)⁴]", "E [(N/m)²]", "ME", "criterion then [(N/m)²]",
                                 "criterion together [(N/m)²]"})
            QVERIFY2(heads.contains(head), qPrintable(heads.join("; ")));
    }

    void theEllipsoid() {
        const json& expected = reference_["M1_all7_series"]["110"]["ellipsoid95"];
        const Json& found = result_.diagnostics["ellipsoid"];
        for (std::size_t k = 0; k < 2; ++k)
            QVERIFY(near(found["semi_axes"][k], expected["semi_axes"][k], 1e-4));
        QVERIFY(near(found["angle_deg"], expected["major_axis_angle_deg"], 0, 0.005));
        QVERIFY(near(found["joint_half_widths"][0], expected["halfwidth_k5"], 1e-4));
        QVERIFY(near(found["joint_half_widths"][1], expected["halfwidth_k7"], 1e-4));
        QVERIFY(near(found["pairs"][0]["correlation"], expected["corr"], 1e-4));
    }

    void repeatability() {
        const json& expected = reference_["goodness_of_fit"];
        const Json& found = result_.diagnostics["repeatability"];
        const char* names[] = {"D_y", "F_x"};
        for (std::size_t s = 0; s < 2; ++s)
            for (const Json& sensor : found) {
                if (sensor["sensor"] != names[s]) continue;
                QCOMPARE(sensor["differences"].get<int>(), expected[s]["n"].get<int>());
                QCOMPARE(sensor["bins"].get<int>(), expected[s]["bins"].get<int>());
                QCOMPARE(sensor["degrees_of_freedom"].get<int>(), expected[s]["df"].get<int>());
                QVERIFY(near(sensor["sigma_difference"], expected[s]["sigma_diff_um"].get<double>() * 1e-6,
                             1e-9));
                QVERIFY(near(sensor["sigma"], expected[s]["sigma_single_um"].get<double>() * 1e-6, 1e-9));
                QVERIFY(near(sensor["chi_squared"], expected[s]["chi2"], 1e-6));
                QVERIFY(near(sensor["p"], expected[s]["p_value"], 0, 1e-6));
            }
        QCOMPARE(found.size(), std::size_t(3));
    }

    void splitsOfM1AndM2() {
        const json& all = reference_["calibration_validation_110"];
        for (const char* split : {"l", "u", "lu-", "lu+"}) {
            const Json* found = splitOf(result_, "M1", split);
            QVERIFY2(found && matches(*found, all["M1"][split]), split);
        }
        // The study states q_c to 5e-9, which moves the estimates by far less than their tolerance.
        for (const char* split : {"l", "lu-"}) {
            const Json* found = splitOf(result_, "M2", split);
            QVERIFY2(found && matches(*found, all["M2"][split]), split);
        }
    }

    void splitsOfTheNetworkWithTheWeightsOfTheSpecification() {
        const json& m3 = reference_["calibration_validation_110"]["M3"];
        std::vector<std::string> weights;
        for (std::size_t k = 0; k < 3; ++k) {
            for (std::size_t i = 0; i < 4; ++i)
                weights.push_back(fmt::format("candidates.M3.parameters.\"W{}[{}]\"={:.17g}", k + 1, i + 1,
                                              m3["weights"]["W"][k][i].get<double>()));
            weights.push_back(fmt::format("candidates.M3.parameters.\"b[{}]\"={:.17g}", k + 1,
                                          m3["weights"]["b"][k].get<double>()));
            weights.push_back(fmt::format("candidates.M3.parameters.\"v[{}]\"={:.17g}", k + 1,
                                          m3["weights"]["v_N"][k].get<double>()));
        }
        weights.push_back(
            fmt::format("candidates.M3.parameters.c={:.17g}", m3["weights"]["c_N"].get<double>()));
        weights.push_back("options.series=");
        const Result result = runShipped("adequacy.toml", weights);
        const Json* found = splitOf(result, "M3", "lu+");
        QVERIFY(found && matches(*found, m3["with_these_weights_lu_plus"]));
    }

    void verdictsInWords() {
        for (const Json& model : result_.diagnostics["models"]) {
            const std::string words = textIn(model["words"]);
            if (model["model"] == "M1")
                QVERIFY(words.find("rejected in l, u, lu-, lu+") != std::string::npos);
            if (model["model"] == "M2") {
                QVERIFY2(words.find("rejected in lu-") != std::string::npos, words.c_str());
                QVERIFY(words.find("differ in direction") != std::string::npos);
            }
            if (model["model"] == "M3") QVERIFY(words.find("does not prove it right") != std::string::npos);
        }
        QCOMPARE(result_.diagnostics["models"].size(), std::size_t(3));
        // The estimates are those of M1.
        QVERIFY(result_.diagnostics["estimated_model"]["rejected"].get<bool>());
        for (const Estimate& e : result_.unknowns)
            QVERIFY2(e.interval.text().ends_with("; of the model M1, which is rejected"),
                     e.interval.text().c_str());
        for (const char* split : {"l", "u", "lu-", "lu+"})
            QVERIFY((*splitOf(result_, "M3", split))["p_published"].get<double>() > 0.05);
        bool shared = false;
        for (const Message& warning : result_.warnings)
            shared = shared || warning.text().find("takes part in two pairs") != std::string::npos;
        QVERIFY(shared);
    }

    void theFrictionOfTheNetworkAtTheMeanForces() {
        const json& m3 = reference_["calibration_validation_110"]["M3"];
        const ModelPtr model = loadModel(kPressFolder + "servo-press-network.mo");
        DataRecipe recipe = pressRecipe();
        recipe.inputs = {{"force", "force"},
                         {"force_before", "force_before"},
                         {"force_lowest", "force_lowest"},
                         {"force_highest", "force_highest"}};
        const Dataset data = loadDataset(recipe, *model);
        for (std::size_t step = 0; step < 29; ++step) {
            double friction = m3["weights"]["c_N"];
            const char* names[] = {"force", "force_before", "force_lowest", "force_highest"};
            for (std::size_t k = 0; k < 3; ++k) {
                double sum = m3["weights"]["b"][k];
                for (std::size_t i = 0; i < 4; ++i)
                    sum += m3["weights"]["W"][k][i].get<double>() *
                           data.experiments[step].inputs.at(names[i]).at(0) / 1000;
                friction += m3["weights"]["v_N"][k].get<double>() * std::atan(sum);
            }
            QVERIFY(near(friction, m3["friction_at_qbar_N"][step], 0, 1e-6));
        }
        for (std::size_t k = 0; k < 4; ++k) {
            const char* names[] = {"force", "force_before", "force_lowest", "force_highest"};
            QVERIFY(
                near(data.experiments[15].inputs.at(names[k]).at(0), m3["network_inputs_step16"][k], 1e-12));
        }
    }

    void theFrictionConstantOfM2() {
        const Result result = runShipped("friction-constant.toml");
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const json& m2 = reference_["calibration_validation_110"]["M2"];
        QVERIFY(near(result.unknowns[2].value, m2["q_c_N"], 1e-5));
        QVERIFY(near(result.unknowns[0].value, m2["training_k5_k7"][0], 1e-5));
        QVERIFY(near(result.unknowns[1].value, m2["training_k5_k7"][1], 1e-5));
    }

    /// In a box of half width 1 the image of the unit sphere is that of the correlations: shape shape' = R.
    void theEllipsoidOfThreeUnknownsIsDrawnInSpace() {
        const Result result = runShipped("friction-constant.toml");
        const auto source = adequacy::estimateSource(read<AdequacyResult>(result), result.unknowns, true);
        QVERIFY(source && source->estimate.size() == 3);
        const EllipsoidSolid solid = ellipsoidSolid(source->estimate, source->covariance, 0.95);
        const Eigen::Matrix3d square = solid.shape * solid.shape.transpose();
        const Json& correlation = result.diagnostics["covariance"]["correlation"];
        for (int i = 0; i < 3; ++i) {
            const auto at = static_cast<std::size_t>(i);
            QVERIFY(
                near(solid.halfWidths[i], result.diagnostics["ellipsoid"]["joint_half_widths"][at], 1e-9));
            for (int j = 0; j < 3; ++j)
                QVERIFY(near(square(i, j), correlation[at][static_cast<std::size_t>(j)], 1e-9, 1e-12));
        }
        // Seen along an axis, the outline is the projection: no line leaves the square of the box.
        for (const SolidLine& line : pictureOf(solid, {0, 0}).surface)
            QVERIFY(line.from.cwiseAbs().maxCoeff() <= 1 + 1e-12);
        const Report report = buildReport(result, loadStudy(kPressFolder + "friction-constant.toml"));
        const Figure* space = nullptr;
        for (const ReportSection& section : report.sections)
            for (const ReportBlock& block : section.blocks)
                if (const auto* figure = std::get_if<ReportFigure>(&block))
                    if (figure->figure.name == "ellipsoid-in-space") space = &figure->figure;
        QVERIFY(space && space->panels.size() == 1);
        QCOMPARE(space->panels[0].labels.size(), std::size_t(3));
        const std::string svg = renderSvg(*space).text;
        for (const Estimate& e : result.unknowns) QVERIFY(svg.find(">" + e.name) != std::string::npos);
        QVERIFY(svg.find("nan") == std::string::npos);
    }

    void anOptionThatMeansNothingIsFoundWithItsLine() {
        std::ifstream file(kPressFolder + "adequacy.toml");
        std::string text((std::istreambuf_iterator<char>(file)), {});
        const auto refused = [&](const std::string& was, const std::string& is) {
            std::string wrong = text;
            const auto at = wrong.find(was);
            wrong.replace(at, was.size(), is);
            const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
            try {
                prepare(parseStudy(wrong, kPressFolder + "adequacy.toml"));
            } catch (const Error& e) {
                if (e.place().line == line) return e.sentence();
                return fmt::format("line {}: {}", e.place().line, e.sentence());
            }
            return std::string("no error");
        };
        QCOMPARE(refused("series = \"series\"", "series = \"serie\""),
                 std::string("[options] series: there is no column \"serie\". Did you mean \"series\"?"));
        QVERIFY(QString::fromStdString(refused("splits = \"l: step", "splits = \"l: stp"))
                    .startsWith("[options] splits: split l: \"stp 2:2:14\": there is no column \"stp\""));
        QVERIFY(QString::fromStdString(refused("next_input = \"force\"", "next_input = \"forc\""))
                    .contains("next_input = \"forc\": it is no input of the model"));
        QVERIFY(QString::fromStdString(refused("criterion = \"E\"", "sensors = \"D_y, F_z\""))
                    .startsWith("[options] sensors: F_z is not measured. Did you mean F_x?"));
    }

    void theCoverageOfTheEllipsoidIsTheLevel() {
        // Binomial with 2000 refits: a standard deviation of 0.5 %; the target is 94 to 96 %.
        const Result result =
            runShipped("adequacy.toml", {"options.bootstrap=2000", "options.splits=", "options.series="});
        const double share = result.diagnostics["coverage"]["share"];
        QVERIFY2(share >= 0.94 && share <= 0.96, qPrintable(QString::number(share)));
        QCOMPARE(result.diagnostics["coverage"]["refits"].get<int>(), 2000);
    }

    void theEllipsoidOfThePressIsAFairPicture() {
        const Json& contour = result_.diagnostics["contour"];
        QVERIFY2(contour["fair"].get<bool>(), contour.dump().c_str());
        QCOMPARE(contour["points"].size(), std::size_t(8)); // ends of two axes, four points on the box
    }

    void seriesAreTakenWithTheirDataAndReported() {
        const std::string only = "options.rows=series 2";
        const Result result = runShipped(
            "adequacy.toml", {only, "options.splits=", "options.series=", "options.next_input=",
                              "options.next_column=series", "options.next_count=2", "options.profile=true"});
        const Json& steps = result.diagnostics["next_series"]["steps"];
        QCOMPARE(steps.size(), std::size_t(2));
        // After the first step the estimate is that of both series, as a study of its own finds it.
        const std::string first = steps[0]["series"];
        if (!steps[0]["repetition"].get<bool>()) {
            const Result both =
                runShipped("adequacy.toml", {only + ", " + first, "options.splits=", "options.series=",
                                             "options.next_input=", "options.sensors=D_y, F_x"});
            QVERIFY(near(steps[0]["estimate"]["k5"], both.unknowns[0].value, 1e-6));
            QVERIFY(near(steps[0]["estimate"]["k7"], both.unknowns[1].value, 1e-6));
        }
        const Report report = buildReport(result, loadStudy(kPressFolder + "adequacy.toml"));
        for (const char* title : {"Next series", "Profile likelihood"}) {
            const auto found = std::find_if(report.sections.begin(), report.sections.end(),
                                            [&](const ReportSection& s) { return s.title == title; });
            QVERIFY2(found != report.sections.end(), title);
            QVERIFY2(std::any_of(found->blocks.begin(), found->blocks.end(),
                                 [](const ReportBlock& b) { return std::holds_alternative<ReportTable>(b); }),
                     title);
        }
    }

    /// k5 and k7 in MN/m: every interval of every model and split is the same.
    void theSplitsAgreeInOtherUnits() {
        const QTemporaryDir folder;
        const auto changed = [&](const char* name, const QList<std::pair<QString, QString>>& changes) {
            QFile in(QString::fromStdString(kPressFolder) + name), out(folder.filePath(name));
            QVERIFY(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly));
            QString content = QString::fromUtf8(in.readAll());
            for (const auto& [from, to] : changes) {
                QVERIFY2(content.contains(from), qPrintable(from));
                content.replace(from, to);
            }
            out.write(content.toUtf8());
        };
        for (const char* model : {"servo-press.mo", "servo-press-network.mo"})
            changed(model,
                    {{"k5(unit=\"N/m\", min=1e6, max=1e9, nominal=1e7) = 1.2e7", "k5(unit=\"MN/m\") = 12"},
                     {"k7(unit=\"N/m\", min=1e6, max=1e9, nominal=1e7) = 7.0e6", "k7(unit=\"MN/m\") = 7"},
                     {", k5);", ", 1e6*k5);"},
                     {", k7);", ", 1e6*k7);"}});
        changed("measurements.csv", {});
        changed(
            "adequacy.toml",
            {{"start = 1.2e7", "start = 12"}, {"start = 7e6", "start = 7"}, {"1e6", "1"}, {"1e9", "1000"}});
        PreparedStudy prepared = prepare(loadStudy(folder.filePath("adequacy.toml").toStdString()));
        const Result other = runStudy(prepared, {});
        QVERIFY2(other.outcome == RunOutcome::Answered, other.message().c_str());
        int compared = 0;
        for (const Json& split : result_.diagnostics["splits"]) {
            const Json* same = splitOf(other, split["model"], split["split"]);
            QVERIFY(same);
            for (const char* side : {"calibration", "validation"})
                for (const std::size_t i : {0u, 1u}) {
                    const char* name = i == 0 ? "k5" : "k7";
                    const auto of = [&](const Json& s, double unit) {
                        return std::pair(unit * s[side]["estimate"][name].get<double>(),
                                         unit * std::sqrt(s[side]["covariance"][i][i].get<double>()));
                    };
                    const auto [value, error] = of(split, 1);
                    const auto [otherValue, otherError] = of(*same, 1e6);
                    QVERIFY(near(otherValue, value, 1e-9));
                    QVERIFY(near(otherError, error, 1e-9));
                    ++compared;
                }
        }
        QCOMPARE(compared, 3 * 4 * 2 * 2);
    }

    void theNetworkTrainedAnewPassesAllSplits() {
        const Result trained = runShipped("train-friction.toml");
        QVERIFY2(trained.outcome == RunOutcome::Answered, trained.message().c_str());
        // c, and of each of three units v, b and four w
        QCOMPARE(trained.unknowns.size(), std::size_t(1 + 3 * 6));
        std::vector<std::string> weights{"options.series=", "options.next_input="};
        for (const Estimate& weight : trained.unknowns)
            weights.push_back(
                fmt::format("candidates.M3.parameters.\"{}\"={:.17g}", weight.name, weight.value));
        const Result result = runShipped("adequacy.toml", weights);
        const double rms = trainingError(trained);
        QVERIFY2(rms <= 12, qPrintable(QString("%1 N over the 87 training values").arg(rms)));
        for (const char* split : {"l", "u", "lu-", "lu+"})
            QVERIFY((*splitOf(result, "M3", split))["p_published"].get<double>() > 0.05);
    }

    void theReportTellsAllOfIt() {
        const Report report = buildReport(result_, loadStudy(kPressFolder + "adequacy.toml"));
        std::vector<std::string> titles;
        std::size_t figures = 0;
        for (const ReportSection& section : report.sections) {
            titles.push_back(section.title);
            QVERIFY2(!section.blocks.empty(), section.title.c_str());
            for (const ReportBlock& block : section.blocks) {
                const auto* figure = std::get_if<ReportFigure>(&block);
                if (!figure) continue;
                ++figures;
                QVERIFY(!figure->figure.panels.empty() && !figure->figure.caption.empty());
                for (const FigurePanel& panel : figure->figure.panels)
                    QVERIFY(!panel.x.quantity.empty() && !panel.y.quantity.empty() && !panel.series.empty());
            }
        }
        for (const char* title : {"Confidence ellipsoid", "Is the model wrong?", "Which sensors",
                                  "Models over the data", "Repeatability of the sensors", "Next experiment"})
            QVERIFY2(std::count(titles.begin(), titles.end(), title) == 1, title);
        QCOMPARE(figures, std::size_t(7)); // ellipse, three models, trajectories, quantiles, next experiment
        const std::string html = renderHtml(report);
        QVERIFY(html.find("p, both covariances") != std::string::npos);
    }

    void theSameResultForAnyNumberOfThreads() {
        const Result one = runShipped("adequacy.toml", {"threads=1"});
        QVERIFY(one.diagnostics.dump() == runShipped("adequacy.toml", {"threads=2"}).diagnostics.dump());
    }
};

RIGOR_CORE_TEST(TestServoPressAdequacy)
#include "test_servo_press_adequacy.moc"

} // namespace test_servo_press_adequacy

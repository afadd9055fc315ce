// Whether runs agree and what rows speak against (core/study/trust): the statistics against their formulas,
// the level by simulation, planted faults of a small rig. Over rigs and all classes:
// tests/attacks/attack_trust.cpp.

#include "core/foundation/base/random.h"
#include "core/methods/filter/result.h"
#include "core/methods/least_squares/fit_run.h"
#include "core/methods/result/provenance.h"
#include "core/study/study.h"
#include "core/study/trust/fault_diagnosis.h"
#include "core/study/trust/trust.h"
#include "core/study/trust/trust_view.h"
#include "tests/study/study_samples.h"
#include "tests/support/answers.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

namespace test_trust {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// A line through n values of one sensor, fitted; the residuals of these errors.
FaultData lineResiduals(const Eigen::VectorXd& errors, bool stated = true) {
    const Eigen::Index n = errors.size();
    FaultData data;
    data.slopes.resize(n, 2);
    data.sequences.emplace_back();
    for (Eigen::Index k = 0; k < n; ++k) {
        data.slopes.row(k) << 1, static_cast<double>(k);
        data.sensor.push_back(0);
        data.sequences.front().push_back(k);
    }
    data.names = {"y"};
    data.stated = stated;
    data.left = errors - data.slopes * data.slopes.colPivHouseholderQr().solve(errors);
    return data;
}

Eigen::VectorXd noise(Eigen::Index n, std::uint64_t seed) {
    RandomStream stream(seed, 77);
    Eigen::VectorXd e(n);
    for (double& one : e) one = stream.normal();
    return e;
}

Eigen::VectorXd squares(Eigen::Index n) {
    Eigen::VectorXd d(n);
    for (Eigen::Index k = 0; k < n; ++k)
        d[k] = std::pow(2.0 * static_cast<double>(k) / static_cast<double>(n - 1) - 1, 2);
    return d;
}

FaultSignature signature(FaultClass fault, const Eigen::MatrixXd& shift) {
    return {fault, "place", "", shift, "V", false};
}

Trust among(const std::vector<Result>& results) {
    std::vector<TrustedRun> runs;
    for (std::size_t k = 0; k < results.size(); ++k)
        runs.push_back({static_cast<int>(k) + 1, "", nullptr, &results[k]});
    return agreementAmong(runs);
}

double twoSided(double z) { return std::erfc(z / std::sqrt(2.0)); }

/// y' = u - k y, z = 2 y: four experiments over 2 s, with a bias of the second sensor.
Problem lagProblem(double bias) {
    Problem problem;
    problem.model = modelOf("model Lag\n  parameter Real k = 1;\n  input Real u;\n  output Real y(start=0);\n"
                            "  output Real z;\nequation\n  der(y) = u - k*y;\n  z = 2*y;\nend Lag;\n");
    problem.unknowns = {unknown("k", 1.2, 0.1, 10)};
    problem.simulation.step = 0.01;
    RandomStream stream(5, 6);
    for (int e = 0; e < 4; ++e) {
        Experiment experiment;
        experiment.label = std::to_string(e + 1);
        const double u = 1 + 0.5 * e;
        experiment.inputs.emplace("u", Signal(u));
        Measurement y{"y", {}, {}, 0.01, 0}, z{"z", {}, {}, 0.01, 0};
        for (int k = 0; k <= 40; ++k) {
            const double t = 0.05 * k, truth = u / 1.5 * (1 - std::exp(-1.5 * t));
            y.times.push_back(t);
            z.times.push_back(t);
            y.values.push_back(truth + 0.01 * stream.normal());
            z.values.push_back(2 * truth + bias + 0.01 * stream.normal());
        }
        experiment.measurements = {y, z};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

} // namespace

class TestTrust : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void evidenceFollowsItsFormula() {
        // Of residuals of a straight line a parabola explains T = (d'Me)^2/d'Md, its size is d'Me/d'Md +-
        // 1/sqrt(d'Md).
        const Eigen::VectorXd d = squares(40);
        const FaultData data = lineResiduals(noise(40, 1) + 3 * d);
        const Eigen::VectorXd seen = d - data.slopes * data.slopes.colPivHouseholderQr().solve(d);
        const FaultVerdict verdict = judgeFaults(data, {signature(FaultClass::Model, d)}, 1);
        const auto found = std::ranges::find(verdict.best, FaultClass::Model, &SignatureEvidence::fault);
        QVERIFY(found != verdict.best.end());
        const double along = seen.dot(data.left), norm = seen.squaredNorm(), ratio = along * along / norm;
        QVERIFY(near(found->ratio, ratio, 1e-10));
        QVERIFY(near(found->size, along / norm, 1e-10));
        QVERIFY(near(found->error, 1 / std::sqrt(norm), 1e-10));
        QVERIFY(near(found->logEvidence, 25.0 / 26 * ratio / 2 - std::log(26.0) / 2, 1e-10));
        // Where no deviation is stated the size is in the unit of the values all the same, whatever they are.
        for (const double unit : {1e-3, 1.0, 1e3}) {
            FaultData unstated = lineResiduals(unit * (noise(40, 1) + 3 * d), false);
            const FaultVerdict told = judgeFaults(unstated, {signature(FaultClass::Model, d)}, 1);
            const auto same = std::ranges::find(told.best, FaultClass::Model, &SignatureEvidence::fault);
            QVERIFY(same != told.best.end());
            const double spread = unstated.left.norm() / std::sqrt(38.0);
            QVERIFY(near(same->size, unit * along / norm, 1e-10));
            QVERIFY(near(same->error, spread / std::sqrt(norm), 1e-10));
        }
        double sum = 0;
        for (const double one : verdict.likely) sum += one;
        QVERIFY(near(sum, 1, 1e-12));
        QVERIFY(verdict.found);
        QCOMPARE(verdict.ranked.front(), FaultClass::Model);
    }

    void whatTheUnknownsFollowIsNotSeen() {
        const FaultData data = lineResiduals(noise(40, 2));
        const FaultVerdict verdict = judgeFaults(data,
                                                 {signature(FaultClass::Bias, Eigen::VectorXd::Ones(40)),
                                                  signature(FaultClass::Model, squares(40))},
                                                 1);
        QVERIFY(std::ranges::find(verdict.ranked, FaultClass::Bias) == verdict.ranked.end());
        QVERIFY(std::ranges::find(verdict.ranked, FaultClass::Model) != verdict.ranked.end());
    }

    void signaturesThatAreOneAreAlike() {
        const Eigen::VectorXd d = squares(60);
        const FaultVerdict verdict =
            judgeFaults(lineResiduals(noise(60, 3) + 4 * d),
                        {signature(FaultClass::Model, d), signature(FaultClass::Clock, 7 * d)}, 1);
        QVERIFY(verdict.found);
        QCOMPARE(verdict.alike.size(), std::size_t(1));
        QVERIFY(near(verdict.likely[static_cast<std::size_t>(FaultClass::Model)],
                     verdict.likely[static_cast<std::size_t>(FaultClass::Clock)], 1e-9));
    }

    void aOneSidedFaultIsNotTheOther() {
        const Eigen::VectorXd d = squares(60);
        FaultSignature cut = signature(FaultClass::Saturation, d);
        cut.oneSided = true;
        QVERIFY(judgeFaults(lineResiduals(noise(60, 4) + 4 * d), {cut}, 1).ranked.front() ==
                FaultClass::Saturation);
        QVERIFY(judgeFaults(lineResiduals(noise(60, 4) - 4 * d), {cut}, 1).ranked.front() !=
                FaultClass::Saturation);
    }

    void sizeAndCorrelationOfTheNoise() {
        const FaultData loud = lineResiduals(2 * noise(200, 5));
        const FaultVerdict louder = judgeFaults(loud, {}, 1);
        QVERIFY(louder.found);
        QCOMPARE(louder.ranked.front(), FaultClass::Noise);
        QVERIFY(near(louder.best.front().size, std::sqrt(loud.left.squaredNorm() / 198), 1e-10));
        // Without a statement a size is neither right nor wrong.
        QVERIFY(!judgeFaults(lineResiduals(2 * noise(200, 5), false), {}, 1).found);
        Eigen::VectorXd alike = noise(200, 6);
        for (Eigen::Index k = 1; k < alike.size(); ++k)
            alike[k] = 0.5 * alike[k - 1] + std::sqrt(0.75) * alike[k];
        for (const bool stated : {true, false}) {
            const FaultVerdict verdict = judgeFaults(lineResiduals(alike, stated), {}, 1);
            QVERIFY(verdict.found);
            QCOMPARE(verdict.ranked.front(), FaultClass::CorrelatedNoise);
            QVERIFY(near(verdict.best.front().size, 0.5, 0, 0.2));
        }
    }

    void healthyResidualsKeepTheLevel() {
        const std::vector<FaultSignature> all{
            signature(FaultClass::Model, squares(40)),
            signature(FaultClass::Drift, Eigen::MatrixXd(noise(120, 9).reshaped(40, 3)))};
        int called = 0;
        for (std::uint64_t k = 0; k < 300; ++k) {
            const FaultVerdict verdict = judgeFaults(lineResiduals(noise(40, 1000 + k)), all, 1);
            called += verdict.p <= 0.05;
        }
        // 99.9 % of a binomial of 5 %.
        QVERIFY2(called > 4 && called < 29, qPrintable(QString::number(called)));
    }

    void theNumberOfThreadsChangesNothing() {
        const FaultData data = lineResiduals(noise(80, 8) + squares(80));
        const std::vector<FaultSignature> all{signature(FaultClass::Model, squares(80))};
        const FaultVerdict one = judgeFaults(data, all, 1), two = judgeFaults(data, all, 2);
        QCOMPARE(one.p, two.p);
        QVERIFY(one.likely == two.likely);
    }

    void aBiasIsFoundAndSized() {
        const FaultDiagnosis healthy = diagnose(lagProblem(0), 0.01, {});
        QVERIFY2(healthy.unseen.empty(), healthy.unseen.text().c_str());
        QVERIFY(!healthy.verdict.found);
        const FaultDiagnosis biased = diagnose(lagProblem(0.02), 0.05, {});
        QVERIFY(biased.verdict.found);
        QCOMPARE(biased.verdict.ranked.front(), FaultClass::Bias);
        const SignatureEvidence& best = biased.verdict.best.front();
        QCOMPARE(best.place, std::string("z"));
        QVERIFY(near(best.size, 0.02, 0, 4 * best.error));
        QVERIFY(contains(wordsOf(best).text(), "z reads 0.0"));
        QVERIFY(contains(wordsOf(best).text(), "too much"));
    }

    void anAnswerThatIsFittedIsNotFittedAgain() {
        const Problem far = lagProblem(0.02);
        Problem fitted = far;
        const LeastSquaresOptions options;
        const Progress silent;
        FitRun run(far, options, silent);
        fitted.unknowns.front().value.start = run.search().best[0];
        const FaultDiagnosis first = diagnose(far, 0.05, {}), again = diagnose(fitted, 0.05, {});
        QVERIFY(again.simulations < first.simulations);
        QCOMPARE(again.verdict.ranked.front(), first.verdict.ranked.front());
        // To first order the same is asked, wherever within its error the answer lies.
        QVERIFY(near(again.verdict.best.front().size, first.verdict.best.front().size, 1e-3));
        for (std::size_t k = 0; k < kFaults; ++k)
            QVERIFY(near(again.verdict.likely[k], first.verdict.likely[k], 0, 0.02));
        fitted.threads = 1;
        QVERIFY(diagnose(fitted, 0.05, {}).verdict.likely == again.verdict.likely);
    }

    void whatTheTimeDidNotAllowIsSaid() {
        const FaultDiagnosis hurried = diagnose(lagProblem(0.02), 0.05, {}, 0);
        QVERIFY2(hurried.unseen.empty(), hurried.unseen.text().c_str());
        QVERIFY(std::ranges::any_of(hurried.notes, [](const Message& note) {
            return note.text().find("The time was over before other starts") != std::string::npos;
        }));
        // What needs no runs of its own is found.
        QCOMPARE(hurried.verdict.ranked.front(), FaultClass::Bias);
        QCOMPARE(hurried.verdict.likely[static_cast<std::size_t>(FaultClass::Start)], 0.0);
        const FaultDiagnosis patient = diagnose(lagProblem(0.02), 0.05, {});
        QVERIFY(patient.notes.empty());
    }

    void aFilterThatDoubtsItsBoundsClaimsNone() {
        const auto filterThatSays = [](const char* verdict) {
            Result filter = answered({estimate("k", 10, 0.3)}, "filter");
            FilterResult typed;
            typed.verdict = verdict;
            write(typed, filter);
            return filter;
        };
        const Result fit = answered({estimate("k", 11, 0.2)});
        for (const char* stands : {"consistent", "conservative", "not-judged"})
            QVERIFY(among({fit, filterThatSays(stands)}).agreement.front().verdict !=
                    PairVerdict::NotCompared);
        for (const char* doubts : {"overconfident", "model-wrong", "sensor-lost", "start-off", "outliers",
                                   "sensor-biased", "lost-way"}) {
            const PairAgreement pair = among({fit, filterThatSays(doubts)}).agreement.front();
            QCOMPARE(pair.verdict, PairVerdict::NotCompared);
            QVERIFY(contains(pair.words.text(), "run 2 says itself that its bounds do not hold"));
        }
    }

    void whereAnAnswerComesFromIsReadAsItWasWritten() {
        Provenance made{.program = "rigor", .version = "1", .wallTime = 2, .dataSha256 = "abc"};
        made.seed = 7;
        made.simulations = 4;
        Result result;
        result.provenance = toJson(made);
        const Provenance read = provenanceOf(result);
        QCOMPARE(read.version, made.version);
        QCOMPARE(read.dataSha256, made.dataSha256);
        QCOMPARE(read.seed, made.seed);
        QCOMPARE(read.secondsPerSimulation(), 0.5);
        QVERIFY(!read.threads);
        // Of no record, of a record of another kind.
        QVERIFY(std::isnan(provenanceOf(Result()).wallTime));
        result.provenance["simulations"] = "many";
        result.provenance["version"] = 3;
        QVERIFY(!provenanceOf(result).simulations);
        QVERIFY(provenanceOf(result).version.empty());
        QVERIFY(std::isnan(recordedConfidence(result)));
        result.provenance["options"] = {{"confidence", 0.9}};
        QCOMPARE(recordedConfidence(result), 0.9);
    }

    /// Runs whose rows cannot be asked: their studies are not known.
    void whatCanBeUsedIsSaidOnlyWhereTheRowsWereAsked() {
        const Result a = answered({estimate("k", 10, 0.3)}), b = answered({estimate("k", 10.1, 0.2)});
        std::vector<TrustedRun> runs(2);
        runs[0].number = 1, runs[0].result = &a;
        runs[1].number = 2, runs[1].result = &b;
        const Trust trust = trustOf(runs, {});
        QVERIFY(!trust.asked);
        QCOMPARE(trust.clause.text(), std::string("Both runs agree in k."));
    }

    /// Of the same rows one answer is held by a bound of its search: what they say against it is not said of
    /// the other one, whichever comes first.
    void rowsSpeakOnlyAgainstTheAnswerThatABoundHolds() {
        QTemporaryDir folder;
        ::samples::write(
            folder.filePath("m.mo"),
            "model Tank\n  parameter Real k = 1;\n  parameter Real c = 1;\n  output Real y(start=0);\n"
            "equation\n  der(y) = (1 - k*y)/c;\nend Tank;\n");
        RandomStream stream(9, 3);
        std::string text = "t,y\n";
        for (int k = 0; k < 80; ++k)
            text += fmt::format("{},{}\n", 0.1 * k,
                                (1 - std::exp(-0.8 * 0.1 * k / 1.2)) / 0.8 + 0.02 * stream.normal());
        ::samples::write(folder.filePath("d.csv"), text);
        std::vector<Study> studies;
        std::vector<Result> results;
        for (const char* most : {"0.7", "5.0"}) {
            studies.push_back(
                parseStudy(fmt::format("method = \"least-squares\"\nmodel = \"m.mo\"\n[data]\nfile = "
                                       "\"d.csv\"\nlayout = \"signals\"\n[unknowns.k]\nstart = 0.5\nmin = "
                                       "0.1\nmax = {}\n[unknowns.c]\nstart = 1.0\nmin = 0.1\nmax = 5.0\n",
                                       most),
                           folder.filePath("s.toml").toStdString()));
            PreparedStudy prepared = prepare(studies.back());
            results.push_back(runStudy(prepared, {}));
        }
        QVERIFY(results[0].unknowns[0].atBound && !results[1].unknowns[0].atBound);
        for (const std::size_t first : {0, 1}) {
            std::vector<TrustedRun> runs(2);
            for (std::size_t k = 0; k < 2; ++k) {
                const std::size_t of = k == 0 ? first : 1 - first;
                runs[k].number = static_cast<int>(k) + 1;
                runs[k].study = &studies[of];
                runs[k].result = &results[of];
            }
            const int held = first == 0 ? 1 : 2;
            const Trust trust = trustOf(runs, {});
            QVERIFY(trust.asked);
            QCOMPARE(trust.findings.size(), std::size_t(1));
            QCOMPARE(trust.findings[0].runs, std::vector<int>{held});
            std::string said = trust.clause.text();
            for (const Message& one : trust.sentences) said += " " + one.text();
            QVERIFY2(said.find(fmt::format("What the rows show (run {}; p ", held)) != std::string::npos,
                     said.c_str());
            QVERIFY2(said.find("against their answers") == std::string::npos, said.c_str());
        }
    }

    void pairsHaveTheirProbability() {
        const auto pair = [](const Result& a, const Result& b) { return among({a, b}).agreement.front(); };
        const Result a = answered({estimate("k", 10, 0.3)}),
                     b = answered({estimate("k", 11, 0.4)}, "least-squares", "b");
        QVERIFY(near(pair(a, b).p, twoSided(2), 1e-9)); // other rows: s = 0.5
        // The same rows: s^2 = 0.4^2 - 0.3^2 + (0.3/2)^2.
        QVERIFY(near(pair(a, answered({estimate("k", 11, 0.4)})).p, twoSided(1 / std::sqrt(0.0925)), 1e-9));
        QVERIFY(near(pair(a, answered({guaranteed("k", 9, 11)}, "verified")).p, 1, 1e-12));
        QVERIFY(near(pair(a, answered({guaranteed("k", 10.6, 11)}, "verified")).p, twoSided(2), 1e-9));
        const PairAgreement sets = pair(answered({guaranteed("k", 0, 1)}), answered({guaranteed("k", 2, 3)}));
        QCOMPARE(sets.verdict, PairVerdict::Contradict);
        QCOMPARE(sets.p, 0.0);
        // A specimen is a draw of the population: s^2 = 0.4^2 + 0 + 0.3^2.
        Result population =
            answered({estimate("k.mean", 11, 1e-9), estimate("k.standard_deviation", 0.4, 0.1)},
                     "inverse-uncertainty");
        QVERIFY(near(pair(a, population).p, twoSided(2), 1e-6));
    }

    void ofABoundNothingIsSaid() {
        Result a = answered({estimate("k", 10, 0.3)}), b = answered({estimate("k", 20, 0.3)});
        b.unknowns.front().atBound = true;
        const PairAgreement pair = among({a, b}).agreement.front();
        QCOMPARE(pair.verdict, PairVerdict::NotCompared);
        QVERIFY(contains(pair.words.text(), "bound"));
        b.unknowns.front().atBound = false;
        b.unknowns.front().unit = "N";
        QCOMPARE(among({a, b}).agreement.front().verdict, PairVerdict::NotCompared);
    }

    /// What was not narrowed is no statement, however well a value lies in it; a side that was is one.
    void aSetThatIsStillTheRangeClaimsNothing() {
        const Result fit = answered({estimate("k", 10, 0.3)});
        Result proven = answered({guaranteed("k", 9, 11)}, "verified");
        proven.unknowns.front().examinedLower = 9;
        proven.unknowns.front().examinedUpper = 11;
        const PairAgreement pair = among({fit, proven}).agreement.front();
        QCOMPARE(pair.verdict, PairVerdict::NotCompared);
        QVERIFY(
            contains(pair.words.text(), "the guaranteed set of k in run 2 is the range that was examined"));
        proven.unknowns.front().examinedUpper = 20;
        QCOMPARE(among({fit, proven}).agreement.front().verdict, PairVerdict::Agree);
    }

    void allPairsShareTheLevel() {
        // p = 0.03 alone is apart, beside nine others that agree it is not.
        const double z = 2.17;
        QCOMPARE(among({answered({estimate("k", 0, 1)}),
                        answered({estimate("k", z * std::sqrt(2.0), 1)}, "least-squares", "b")})
                     .agreement.front()
                     .verdict,
                 PairVerdict::Apart);
        std::vector<Estimate> first{estimate("k", 0, 1)}, second{estimate("k", z * std::sqrt(2.0), 1)};
        for (int i = 0; i < 9; ++i) {
            first.push_back(estimate("p" + std::to_string(i), 0, 1));
            second.push_back(estimate("p" + std::to_string(i), 0.1, 1));
        }
        const Trust trust = among({answered(first), answered(second, "least-squares", "b")});
        QCOMPARE(trust.agreement.front().verdict, PairVerdict::Agree);
        QVERIFY(near(trust.agreement.front().corrected, 10 * twoSided(z), 1e-9));
    }

    void theVerdictNamesWhoDiffers() {
        const Trust trust =
            among({answered({estimate("k1", 100, 1), estimate("k2", 60, 0.1)}),
                   answered({estimate("k1", 100.2, 1), estimate("k2", 60.05, 0.1)}, "homotopy"),
                   answered({estimate("k1", 99.9, 2), estimate("k2", 57.6, 0.3)}, "filter")});
        // What can be used is not said before the rows were asked.
        QCOMPARE(trust.clause.text(), std::string("2 of 3 runs agree."));
        QCOMPARE(trust.usable, std::vector<std::string>{"k1"});
        QCOMPARE(trust.differing, std::vector<int>{3});
        QVERIFY(contains(trust.sentences.front().text(), "k2 of run 3 (Filter) is 4"));
        QVERIFY(contains(trust.sentences.front().text(), "% lower than that of run"));
        const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(jsonOf(trust))).object();
        QCOMPARE(json["verdict"].toString(), QString("2 of 3 runs agree."));
        QCOMPARE(json["agreement"].toArray().size(), 6);
        QCOMPARE(json["agreement"][0]["runs"].toArray(), QJsonArray({1, 2}));
        QCOMPARE(json["differing"].toArray(), QJsonArray({3}));
        QVERIFY(json["findings"].toArray().isEmpty());

        // The same, unknown by unknown.
        const std::vector<TrustedUnknown> rows = unknownsOf(trust);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].verdict, PairVerdict::Agree);
        QCOMPARE(rows[0].words.text(), std::string("agree"));
        QCOMPARE(rows[1].verdict, PairVerdict::Apart);
        QCOMPARE(rows[1].words.text(), std::string("run 3 differs"));
        QCOMPARE(rows[1].differing.size(), std::size_t(1));
        double least = 1;
        for (const PairAgreement& pair : trust.agreement)
            if (pair.unknown == "k2" && pair.second == 3) least = std::min(least, pair.corrected);
        QCOMPARE(rows[1].differing.front(), std::pair(3, least));
        QVERIFY(rows[1].best() && rows[1].best()->run != 3);
    }

    void aRowTakesTheMostPreciseOfThoseThatAgree() {
        Result bound = answered({estimate("k", 9, 0.001)});
        bound.unknowns.front().atBound = true;
        const Trust trust = among({answered({estimate("k", 10, 0.3), estimate("c", 1, 0.1)}),
                                   answered({estimate("k", 10.1, 0.2)}, "homotopy", "b"), bound,
                                   answered({guaranteed("k", 9.9, 10.5)}, "verified")});
        const std::vector<TrustedUnknown> rows = unknownsOf(trust);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].claims.size(), std::size_t(4));
        QCOMPARE(rows[0].best()->run, 2);
        QCOMPARE(rows[1].words.text(), std::string("only run 1 says something of it"));
        const auto cell = [&](int first, int second) {
            const PairAgreement* pair = pairOf(trust, "k", first, second);
            return pair ? cellOf(*pair, trust.claims).text() : std::string("none");
        };
        QCOMPARE(cell(2, 4), std::string("inside"));
        QCOMPARE(cell(4, 2), std::string("inside"));
        QCOMPARE(cell(1, 3), std::string("not compared"));
        QCOMPARE(cell(1, 7), std::string("none"));
        QVERIFY(std::ranges::any_of(trust.notes, [](const Message& note) {
            return contains(note.text(), "k lies at a bound of the search in run 3");
        }));
        const Trust sets = among({answered({guaranteed("F", 0, 10)}, "verified"),
                                  answered({guaranteed("F", 12, HUGE_VAL)}, "verified"),
                                  answered({guaranteed("F", 9, 11)}, "verified", "b")});
        QCOMPARE(unknownsOf(sets).front().verdict, PairVerdict::Contradict);
        QCOMPARE(cellOf(*pairOf(sets, "F", 1, 2), sets.claims).text(), std::string("no common value"));
        QCOMPARE(cellOf(*pairOf(sets, "F", 1, 3), sets.claims).text(), std::string("common values"));
        // Of two that differ neither is right: the row has no value of its own.
        QVERIFY(
            contains(unknownsOf(among({answered({estimate("k", 1, 0.1)}), answered({estimate("k", 3, 0.1)})}))
                         .front()
                         .words.text(),
                     "differ"));
    }

    /// An interval that was widened, or follows a profile, counts as it stands.
    void runsAreComparedByTheirIntervals() {
        const Result reference = answered({estimate("C", 10, 0.1)});
        Result run = answered({estimate("C", 11, 0.1)}, "least-squares", "b");
        const auto verdict = [&] { return among({reference, run}).agreement.front().verdict; };
        QCOMPARE(verdict(), PairVerdict::Apart);
        run.unknowns[0].lower = 9; // towards the reference
        QCOMPARE(verdict(), PairVerdict::Agree);
        run.unknowns[0].lower = 11 - 1.96 * 0.1;
        run.unknowns[0].upper = 20; // away from it
        QCOMPARE(verdict(), PairVerdict::Apart);
    }

    /// Nothing is said of runs without an answer, and that is said.
    void ofRunsWithoutAnAnswerNothingIsSaid() {
        Result cancelled = answered({estimate("k", 1, NAN)});
        cancelled.outcome = RunOutcome::Cancelled;
        const Trust trust = among({answered({estimate("k", 1, 0.1)}), cancelled});
        QVERIFY(trust.usable.empty());
        QVERIFY(contains(trust.notes.front().text(), "run 2 found no answer"));
        const Trust three =
            among({answered({estimate("k", 1, 0.1)}), cancelled, answered({estimate("k", 1.01, 0.1)})});
        QCOMPARE(three.clause.text(), std::string("Both runs agree in k."));
        QVERIFY(contains(three.notes.front().text(), "run 2"));
    }

    void ofTwoRunsThatDifferNoneIsRight() {
        const Trust trust = among({answered({estimate("k", 1, 0.1)}), answered({estimate("k", 3, 0.1)})});
        QCOMPARE(trust.clause.text(), std::string("The runs differ."));
        QVERIFY(contains(trust.sentences.front().text(), "higher than that of run 1"));
    }

    void oneRunIsToldWhatAnotherWouldAdd() {
        QVERIFY(!among({}).next.empty());
        Result one = answered({estimate("k", 1, 0.1)});
        one.provenance["wall_time"] = 1.0;
        one.provenance["simulations"] = 100;
        const Trust trust = among({one});
        QCOMPARE(trust.clause.text(), std::string("There is one run, and nothing to compare it with."));
        QVERIFY(std::ranges::any_of(
            trust.next, [](const NextRun& next) { return next.method == "filter" && next.seconds > 0; }));
        QVERIFY(std::ranges::none_of(trust.next,
                                     [](const NextRun& next) { return next.method == "least-squares"; }));
    }
};

RIGOR_TEST(TestTrust)
#include "test_trust.moc"

} // namespace test_trust

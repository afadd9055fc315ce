// Response surfaces of the wet clutch's 108 experiments: what they say of the likelihood against simulations.

#include "core/methods/inverse_uncertainty/likelihood/fisher.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"
#include "tests/support/models/wet_clutch.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_wet_clutch_surfaces {

using namespace rigor;

namespace {

Eigen::VectorXd measuredIn(const Problem& problem) {
    Eigen::VectorXd measured(static_cast<Eigen::Index>(problem.data.experiments.size()));
    for (std::size_t e = 0; e < problem.data.experiments.size(); ++e)
        measured[static_cast<Eigen::Index>(e)] =
            problem.data.experiments[e].measurements.front().values.front();
    return measured;
}

} // namespace

class TestWetClutchSurfaces : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        problem_ = sample::wetClutchProblem();
        inputs_ = std::make_unique<InputModel>(problem_.unknowns);
        forward_ = std::make_unique<ForwardModel>(problem_, "shifting_time");
        surfaces_ = ResponseSurfaces::build(*forward_, Eigen::Vector2d(0.6, 0.4), Eigen::Vector2d(1.4, 1.3),
                                            {}, 0, 1, Progress{});
        QVERIFY(surfaces_);
    }

    void everyExperimentHasASurface() {
        double worst = 0;
        for (const auto& surface : surfaces_->surfaces()) {
            QVERIFY2(surface.usable() && surface.problem.empty(), surface.problem.text().c_str());
            worst = std::max(worst, surface.error / surface.range());
        }
        qInfo("%lld simulations, largest error %.2g of the range", forward_->simulations(), worst);
        // at random points of the box, some of them on the kinks
        QVERIFY2(worst <= 5e-3, qPrintable(QString::number(worst)));
    }

    void logLikelihoodsAgreeWithSimulations() {
        const Eigen::VectorXd measured = measuredIn(problem_);
        const Likelihood direct(options_, *inputs_, *forward_, measured, 0, "");
        // The two of reference.json, the optimum, and one so far off that most measurements lie in the tails.
        for (const auto& alpha :
             {Eigen::Vector4d(0.95, 0.85, 0.08, 0.04), Eigen::Vector4d(1.0, 0.9, 0.1, 0.08),
              Eigen::Vector4d(1.0123, 0.7005, 0.0723, 0.1713), Eigen::Vector4d(0.7, 1.2, 0.02, 0.3)}) {
            const SurfaceCheck check = checkSurfaces(surfaces_, *forward_, direct, alpha, Progress{});
            QVERIFY(check.complete);
            qInfo("log L %.6f by simulation, %.6f on surfaces; one experiment at most %.2g; %ld refined",
                  check.simulatedTotal(), check.surfaceTotal(), check.largestDifference(),
                  static_cast<long>(check.refined));
            QVERIFY(check.largestDifference() <= 0.01);
            // the likelihood as a search would evaluate it
            QVERIFY(std::abs(Likelihood(direct, *check.surfaces).evaluate(alpha, Progress{})[0] -
                             check.surfaceTotal()) <= 1e-9 * std::abs(check.surfaceTotal()));
            QVERIFY(std::abs(direct.evaluate(alpha, Progress{})[0] - check.simulatedTotal()) <=
                    1e-9 * std::abs(check.simulatedTotal()));
        }
    }

    void thePublishedSearchOnSurfacesFindsTheMaximumOfTheSimulations() {
        const Likelihood direct(options_, *inputs_, *forward_, measuredIn(problem_), 0, "");
        // the maximum by simulations alone and its standard errors (test_wet_clutch_inverse.cpp)
        AlphaSearch start;
        start.alpha = Eigen::Vector4d(1.012, 0.700, 0.0723, 0.171);
        const AlphaSearch wanted =
            refineLikelihood(direct, *inputs_, *forward_, options_, std::move(start), 1, Progress{});
        const FisherInformation fisher = observedInformation(direct, *inputs_, wanted.alpha, Progress{});
        QVERIFY2(fisher.valid, fisher.reason.text().c_str());
        std::vector<AlphaSearch> found;
        for (const int threads : {1, 2}) {
            const Likelihood likelihood(options_, *inputs_, *forward_, measuredIn(problem_), threads, "");
            SurfaceUse use{.surfaces = surfaces_};
            found.push_back(
                maximiseOnSurfaces(likelihood, *inputs_, *forward_, options_, threads, 1, Progress{}, use));
            const AlphaSearch& search = found.back();
            QVERIFY(use.checked);
            qInfo(
                "log L %.6f, on surfaces %.6f, one experiment at most %.2g off; %lld evaluations, %d checks, "
                "%ld refined, %lld simulations",
                search.logLikelihood, use.logLikelihoodOnSurfaces, use.largestDifference, search.evaluations,
                use.checks, static_cast<long>(use.refined), use.simulations);
            QVERIFY(use.largestDifference <= kSurfaceLogLikelihoodError);
            QVERIFY(std::abs(search.logLikelihood - wanted.logLikelihood) <= 0.05);
            for (Eigen::Index k = 0; k < 4; ++k) {
                const double off = std::abs(search.alpha[k] - wanted.alpha[k]) / fisher.standardErrors[k];
                QVERIFY2(off <= 0.1, qPrintable(QString("%1: %2 standard errors").arg(k).arg(off)));
            }
        }
        QVERIFY(found[0].alpha == found[1].alpha);
        QVERIFY(found[0].logLikelihood == found[1].logLikelihood);
    }

    void doNotDependOnTheNumberOfThreads() {
        Problem single = problem_;
        single.threads = 1;
        single.data.experiments.resize(3);
        Problem twice = single;
        twice.threads = 2;
        const auto valuesOf = [](const Problem& problem) {
            const ForwardModel forward(problem, "shifting_time");
            const auto surfaces =
                ResponseSurfaces::build(forward, Eigen::Vector2d(0.6, 0.4), Eigen::Vector2d(1.4, 1.3), {},
                                        problem.threads, 1, Progress{});
            return surfaces->run(Eigen::Matrix2d{{0.8, 1.1}, {0.6, 0.9}}, Progress{}).values;
        };
        QVERIFY(valuesOf(single) == valuesOf(twice));
    }

    void aStopEndsTheBuildWithoutASurface() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!ResponseSurfaces::build(*forward_, Eigen::Vector2d(0.6, 0.4), Eigen::Vector2d(1.4, 1.3), {},
                                         0, 1, {source.get_token(), {}}));
    }

    void whatCannotBeBuiltSaysWhy() {
        const Eigen::Vector2d low(0.6, 0.4), infinite(1.4, std::numeric_limits<double>::infinity());
        QVERIFY(ResponseSurfaces::unmet(low, infinite).text().find("finite") != std::string::npos);
        QVERIFY(
            ResponseSurfaces::unmet(Eigen::VectorXd::Zero(11), Eigen::VectorXd::Ones(11)).text().find("11") !=
            std::string::npos);
        QVERIFY(ResponseSurfaces::unmet(low, Eigen::Vector2d(1.4, 1.3)).empty());
    }

  private:
    Problem problem_;
    InverseUncertaintyOptions options_;
    std::unique_ptr<InputModel> inputs_;
    std::unique_ptr<ForwardModel> forward_;
    std::shared_ptr<const ResponseSurfaces> surfaces_;
};

RIGOR_TEST(TestWetClutchSurfaces)
#include "test_wet_clutch_surfaces.moc"

} // namespace test_wet_clutch_surfaces

// Starts, ranges and what the data tell, before a search: over random rigs whose truth is known.
#include "core/foundation/base/random.h"
#include "core/methods/fit/proposal.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_proposal {

using namespace rigor;

namespace {

const char* const kOscillator =
    "model Osc\n  parameter Real m(unit=\"kg\", min=0) = 1;\n  parameter Real d(unit=\"N.s/m\", min=0) = 1;\n"
    "  parameter Real k(unit=\"N/m\", min=0) = 1;\n  Real x(unit=\"m\", start=1);\n  Real v(unit=\"m/s\", "
    "start=0);\n"
    "  output Real y(unit=\"m\");\nequation\n  der(x) = v;\n  m*der(v) = -k*x - d*v;\n  y = x;\nend Osc;\n";
const char* const kLine =
    "model Line\n  parameter Real a = 1;\n  parameter Real b = 1;\n  parameter Real c = 0;\n"
    "  input Real x;\n  output Real y;\nequation\n  y = a*x + b + 0*c;\nend Line;\n";

std::string unknown(const std::string& name, double start, double min, double max) {
    return fmt::format("[unknowns.{}]\nstart = {:.17g}\nmin = {:.17g}\nmax = {:.17g}\n", name, start, min,
                       max);
}

const ProposedUnknown& of(const FitProposal& proposal, const char* name) {
    for (const ProposedUnknown& u : proposal.unknowns)
        if (u.name == name) return u;
    throw Error(std::string("no unknown ") + name);
}

} // namespace

class TestProposal : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    FitProposal propose(const std::string& text, const std::string& method = "least-squares") const {
        const PreparedStudy prepared = prepare(parseStudy(text, folder_.filePath("s.toml").toStdString()));
        return proposeFit(prepared.problem, {}, method);
    }
    std::string head(const char* model, const char* layout) const {
        return fmt::format(
            "method = \"least-squares\"\nmodel = \"{}\"\n[data]\nfile = \"data.csv\"\nlayout = \"{}\"\n",
            model, layout);
    }
    void writeOscillator(double d, double k, double noise, std::uint64_t seed) const {
        RandomStream random(seed, 1);
        std::string text = "t [s],y [m]\n";
        const double w = std::sqrt(k - d * d / 4);
        for (int i = 0; i <= 100; ++i) {
            const double t = 0.05 * i;
            const double y = std::exp(-d * t / 2) * (std::cos(w * t) + d / (2 * w) * std::sin(w * t));
            text += fmt::format("{},{}\n", t, y + noise * random.normal());
        }
        samples::write(folder_.filePath("data.csv"), text);
    }

  private Q_SLOTS:
    void initTestCase() {
        samples::write(folder_.filePath("osc.mo"), kOscillator);
        samples::write(folder_.filePath("line.mo"), kLine);
    }

    /// The truth of random rigs lies in the range proposed, and a plain search from the start proposed finds
    /// it.
    void theTruthLiesInTheRange() {
        RandomStream random(11, 3);
        int inside = 0, told = 0;
        constexpr int kRigs = 40;
        for (int rig = 0; rig < kRigs; ++rig) {
            const double d = std::exp(random.uniform() * std::log(10)) * 0.1,
                         k = 4 * std::exp(3 * random.uniform());
            writeOscillator(d, k, 0.02, 1000 + static_cast<std::uint64_t>(rig));
            const FitProposal proposal =
                propose(head("osc.mo", "signals") + unknown("d", 0.5, 0.01, 10) + unknown("k", 5, 0.5, 500));
            const auto &foundD = of(proposal, "d"), &foundK = of(proposal, "k");
            inside += d >= foundD.proposed.min && d <= foundD.proposed.max && k >= foundK.proposed.min &&
                      k <= foundK.proposed.max;
            told += std::abs(foundK.proposed.start - k) < 6 * foundK.error + 1e-3 * k;
            QVERIFY(foundK.proposed.min >= 0 && foundK.proposed.start >= foundK.proposed.min);
            QVERIFY(proposal.undetermined.empty());
        }
        QVERIFY2(inside >= kRigs - 1, qPrintable(QString::number(inside)));
        QVERIFY2(told >= kRigs - 2, qPrintable(QString::number(told)));
    }

    /// Beyond a box that does not hold the truth, but not beyond what the model's text allows.
    void aBoxThatIsTooSmallIsLeft() {
        writeOscillator(0.4, 60, 0.01, 5);
        const FitProposal proposal =
            propose(head("osc.mo", "signals") + unknown("d", 0.5, 0.01, 10) + unknown("k", 20, 5, 30));
        QVERIFY2(of(proposal, "k").proposed.max > 60,
                 qPrintable(QString::number(of(proposal, "k").proposed.max)));
        QVERIFY(of(proposal, "k").proposed.min < 60);
        for (const ProposedUnknown& u : proposal.unknowns)
            QVERIFY(fmt::format("{}", u.proposed.min).size() <= 6 &&
                    fmt::format("{}", u.proposed.max).size() <= 6);
    }

    /// Only k/m and d/m act.
    void whatTheDataDoNotTellIsNamed() {
        writeOscillator(0.4, 9, 0.01, 7);
        const FitProposal proposal = propose(head("osc.mo", "signals") + unknown("m", 1, 0.2, 5) +
                                             unknown("d", 0.5, 0.05, 5) + unknown("k", 8, 1, 80));
        QCOMPARE(proposal.undetermined.size(), std::size_t{1});
        int known = 0;
        for (const ProposedUnknown& u : proposal.unknowns) known += std::isfinite(u.error);
        QCOMPARE(known, 2);
    }

    /// The expected error is that of linear regression, and what has no influence is told to have none.
    void theExpectedErrorIsExact() {
        std::string text = "x,y\n";
        const double x[] = {0, 1, 2, 3, 4};
        const double e[] = {0.1, -0.2, 0.05, 0.1, -0.05};
        for (int i = 0; i < 5; ++i) text += fmt::format("{},{}\n", x[i], 3 * x[i] + 1 + e[i]);
        samples::write(folder_.filePath("data.csv"), text);
        const FitProposal proposal =
            propose(head("line.mo", "rows") + "[data.standard_deviations]\ny = 0.1\n" +
                    unknown("a", 1, -10, 10) + unknown("b", 0, -10, 10) + unknown("c", 0, -1, 1));
        QVERIFY(std::abs(of(proposal, "a").error - 0.1 / std::sqrt(10.0)) < 1e-9);
        QVERIFY(std::abs(of(proposal, "b").error - 0.1 * std::sqrt(30.0 / 50)) < 1e-9);
        QVERIFY(proposal.undetermined == std::vector<std::string>{"c"});
        QVERIFY(!proposal.said.empty());
    }

    /// Taken into a study of any method, what is proposed can be run by it.
    void aScaleIsProposedToWhoWorksWithOne() {
        writeOscillator(0.1, 1, 0.1, 7);
        const std::string text =
            head("osc.mo", "signals") + unknown("d", 0.5, 0.01, 10) + unknown("k", 5, 0.5, 500);
        bool any = false;
        for (const MethodDescriptor* method : methods()) {
            if (!method->needsModel) continue;
            const bool reads = std::ranges::find(method->reads, "unknowns.scale") != method->reads.end();
            for (const ProposedUnknown& u : propose(text, method->key).unknowns) {
                QVERIFY2(reads || !u.logarithmic, method->key);
                any = any || u.logarithmic;
            }
        }
        QVERIFY(any);
    }

    /// The same for any number of threads.
    void itIsTheSameForAllThreads() {
        writeOscillator(0.4, 9, 0.01, 7);
        const std::string text =
            head("osc.mo", "signals") + unknown("d", 0.5, 0.05, 5) + unknown("k", 8, 1, 80);
        const FitProposal one = propose("threads = 1\n" + text), two = propose("threads = 2\n" + text);
        for (std::size_t i = 0; i < one.unknowns.size(); ++i) {
            QCOMPARE(one.unknowns[i].proposed.start, two.unknowns[i].proposed.start);
            QCOMPARE(one.unknowns[i].proposed.max, two.unknowns[i].proposed.max);
        }
    }

    void whatCannotBeSimulatedIsTold() {
        samples::write(folder_.filePath("bad.mo"),
                       "model Bad\n  parameter Real k = 1;\n  Real x(start=1);\n  output "
                       "Real y;\nequation\n  der(x) = k*sqrt(-1 - x*x);\n  y = "
                       "x;\nend Bad;\n");
        writeOscillator(0.4, 9, 0.01, 7);
        QVERIFY_EXCEPTION_THROWN(propose(head("bad.mo", "signals") + unknown("k", 1, 0.1, 10)), Error);
    }
};

RIGOR_CORE_TEST(TestProposal)
#include "test_proposal.moc"

} // namespace test_proposal

// Models made of components: what they are made into has to be the same model as the one written out.

#include "model_text.h"

#include "core/engine/simulate/simulate.h"
#include "core/engine/source/source.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace rigor;
using namespace rigor::test;

namespace {

/// A package of one's own, as one would write it.
const std::string kRotational = R"(
package Rotational "Shafts"
  type Angle = Real(final quantity="Angle", final unit="rad");
  type Speed = Real(unit="rad/s");
  type Torque = Real(unit="N.m");
  connector Flange "One end of a shaft"
    Angle phi;
    flow Torque tau;
  end Flange;
  partial model TwoFlanges
    Flange a;
    Flange b;
  end TwoFlanges;
  model Inertia
    extends TwoFlanges;
    parameter Real J(unit="kg.m2", min=0) = 1;
    Angle phi;
    Speed w;
  equation
    phi = a.phi;
    phi = b.phi;
    w = der(phi);
    J*der(w) = a.tau + b.tau;
  end Inertia;
  partial model Compliant
    extends TwoFlanges;
    Angle phi_rel;
    Torque tau;
  equation
    phi_rel = b.phi - a.phi;
    b.tau = tau;
    a.tau = -tau;
  end Compliant;
  model SpringDamper
    extends Compliant;
    parameter Real c(unit="N.m/rad") = 1;
    parameter Real d(unit="N.m.s/rad") = 0;
    Speed w_rel;
  equation
    w_rel = der(phi_rel);
    tau = c*phi_rel + d*w_rel;
  end SpringDamper;
  model Fixed
    Flange flange;
    parameter Angle phi0 = 0;
  equation
    flange.phi = phi0;
  end Fixed;
  model Drive "Torque from a signal"
    Flange flange;
    input Torque tau;
  equation
    flange.tau = -tau;
  end Drive;
  model Friction "Dry friction against the frame: 1 backward, 2 at rest, 3 forward"
    Flange flange;
    parameter Torque TFs = 0.1;
    Speed w;
    Integer mode(start=2, min=1, max=3);
  equation
    w = der(flange.phi);
    if mode == 2 then
      der(w) = 0;
    else
      flange.tau = if mode == 3 then TFs else -TFs;
    end if;
    when mode == 3 and w < 0 then
      reinit(w, 0);
      mode = 2;
    elsewhen mode == 1 and w > 0 then
      reinit(w, 0);
      mode = 2;
    elsewhen mode == 2 and flange.tau > TFs then
      mode = 3;
    elsewhen mode == 2 and flange.tau < -TFs then
      mode = 1;
    end when;
  end Friction;
end Rotational;
)";

const std::string kTwo = R"(
model Two
  Rotational.Inertia left(J=2, phi(start=0.3));
  Rotational.Inertia right(J=0.5);
  Rotational.SpringDamper spring(c=30, d=0.4);
equation
  connect(left.b, spring.a);
  connect(spring.b, right.a);
end Two;
)";

/// A piece of the package.
std::string between(const std::string& from, const std::string& to) {
    const std::size_t begin = kRotational.find(from), end = kRotational.find(to);
    return kRotational.substr(begin, end - begin);
}

CompiledModel compiledText(const std::string& text) { return compileModel(text, "m.mo"); }

ModelPtr modelOf(const std::string& text) {
    CompiledModel result = compiledText(text);
    if (!result.model) throw std::runtime_error(findings(result));
    return result.model;
}

Trajectory course(const Model& model, std::map<std::string, double> values, const std::vector<Signal>& inputs,
                  const std::vector<double>& times) {
    std::vector<double> parameters;
    for (const Variable& p : model.parameters()) {
        parameters.push_back(p.start);
        if (const auto found = values.find(p.name); found != values.end()) parameters.back() = found->second;
    }
    SimulationOptions options;
    options.stepper = "dopri5";
    options.stopTime = times.back();
    options.relativeTolerance = 1e-11;
    options.absoluteTolerance = 1e-13;
    Trajectory out = simulate(model, parameters, inputs, options, times);
    if (!out.status.answered()) throw std::runtime_error(toString(out.status, model));
    return out;
}

double stateAt(const Model& model, const Trajectory& t, const std::string& name, Eigen::Index k) {
    for (std::size_t i = 0; i < model.states().size(); ++i)
        if (model.states()[i].name == name) return t.states(k, static_cast<Eigen::Index>(i));
    throw std::runtime_error("no state " + name);
}

double last(const Model& model, const Trajectory& t, const std::string& name) {
    const Eigen::Index k = t.outputs.rows() - 1;
    for (std::size_t i = 0; i < model.states().size(); ++i)
        if (model.states()[i].name == name) return t.states(k, static_cast<Eigen::Index>(i));
    for (std::size_t i = 0; i < model.outputs().size(); ++i)
        if (model.outputs()[i].name == name) return t.outputs(k, static_cast<Eigen::Index>(i));
    throw std::runtime_error("no variable " + name);
}

} // namespace

class TestComponents : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void twoInertiasAndASpringAreTheModelWrittenOut() {
        const ModelPtr made = modelOf(kRotational + kTwo);
        const ModelPtr plain = modelOf(R"(model P
  parameter Real J1=2; parameter Real J2=0.5; parameter Real c=30; parameter Real d=0.4;
  Real p1(start=0.3); Real w1; Real p2; Real w2; Real tau = c*(p2 - p1) + d*(w2 - w1);
equation
  der(p1) = w1; der(w1) = tau/J1; der(p2) = w2; der(w2) = -tau/J2;
end P;)");
        QCOMPARE(made->states().size(), std::size_t(4));
        const std::vector<double> times{0.0, 0.5, 2.0};
        const Trajectory a = course(*made, {}, {}, times), b = course(*plain, {}, {}, times);
        QVERIFY(std::abs(last(*made, a, "left.phi") - last(*plain, b, "p1")) < 1e-9);
        QVERIFY(std::abs(last(*made, a, "spring.tau") - last(*plain, b, "tau")) < 1e-7);
    }

    void aDriveTrainOfComponentsIsTheShippedOne() {
        const ModelPtr made = modelOf(kRotational + R"(
model Made
  parameter Real alpha = -0.84; parameter Real beta = 21.7; parameter Real TFs = 0.142;
  parameter Real x1_start = 0.373;
  input Real u(unit="N.m");
  Rotational.Drive drive(tau=u);
  Rotational.Inertia shaft(J=1/beta, phi(start=x1_start));
  Rotational.SpringDamper bearing(c=0, d=-alpha/beta);
  Rotational.Fixed frame;
  Rotational.Friction friction(TFs=TFs);
equation
  connect(drive.flange, shaft.a);
  connect(shaft.b, bearing.a);
  connect(bearing.b, frame.flange);
  connect(friction.flange, shaft.b);
end Made;
)");
        const ModelPtr shipped = loadModel(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
        RandomStream random(5, 1);
        int stuck = 0;
        for (int k = 0; k < 40; ++k) {
            std::vector<double> at, torque;
            for (int i = 0; i <= 40; ++i) {
                at.push_back(0.25 * i);
                torque.push_back(i == 0 ? 0.0 : 0.4 * random.normal());
            }
            const Signal u(at, torque, Interpolation::Hold);
            std::vector<double> times;
            for (int i = 0; i <= 100; ++i) times.push_back(0.1 * i);
            const Trajectory a = course(*made, {}, {u}, times), b = course(*shipped, {}, {u}, times);
            for (Eigen::Index i = 0; i < b.states.rows(); ++i) {
                stuck += std::abs(b.states(i, 1)) == 0;
                QVERIFY2(std::abs(stateAt(*made, a, "shaft.phi", i) - b.states(i, 0)) < 1e-8,
                         qPrintable(QString("record %1, sample %2").arg(k).arg(i)));
            }
        }
        QVERIFY(stuck > 400);
    }

    void librariesLieBesideTheModel_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"one file", "folder", "path", "version", "inside"})
            QTest::newRow(layout) << layout;
    }

    void librariesLieBesideTheModel() {
        QFETCH(QString, layout);
        QTemporaryDir folder;
        const QString at = folder.path();
        const auto write = [&](const QString& name, const std::string& text) {
            QDir().mkpath(QFileInfo(at + "/" + name).path());
            QFile file(at + "/" + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text));
        };
        std::string model = kTwo;
        QString file = "two.mo";
        const QString home = layout == "path"      ? "libraries/Rotational"
                             : layout == "version" ? "Rotational 2.1.0"
                                                   : "Rotational";
        if (layout == "one file") {
            write("Rotational.mo", kRotational);
        } else {
            write(home + "/package.mo", "within ;\npackage Rotational\n" +
                                            between("  type Angle", "  partial model") + "end Rotational;\n");
            for (const auto& [name, from, to] :
                 {std::tuple("TwoFlanges", "  partial model TwoFlanges", "  model Inertia"),
                  std::tuple("Inertia", "  model Inertia", "  partial model Compliant"),
                  std::tuple("Compliant", "  partial model Compliant", "  model SpringDamper"),
                  std::tuple("SpringDamper", "  model SpringDamper", "  model Fixed")})
                write(home + "/" + name + ".mo", "within Rotational;\n" + between(from, to));
        }
        if (layout == "path") qputenv("MODELICAPATH", ("/nowhere:" + at + "/libraries").toUtf8());
        if (layout == "inside") {
            write("Rotational/Examples/package.mo", "within Rotational;\npackage Examples end Examples;\n");
            // Names of the packages around need no path.
            model = "within Rotational.Examples;" +
                    QString::fromStdString(kTwo).replace("Rotational.", "").toStdString();
            file = "Rotational/Examples/two.mo";
        }
        write(file, model);
        const ModelPtr made = loadModel((at + "/" + file).toStdString());

        const ModelPtr expected = modelOf(kRotational + kTwo);
        const std::vector<double> times{0.0, 2.0};
        const Trajectory a = course(*made, {}, {}, times), b = course(*expected, {}, {}, times);
        QVERIFY(a.states == b.states);
        // What stands for the file means the same without any library.
        const std::string text = modelTextOf((at + "/" + file).toStdString());
        qunsetenv("MODELICAPATH");
        QVERIFY(compileModel(text, "elsewhere.mo").model);
    }

    void anErrorInALibraryNamesItsFile() {
        QTemporaryDir folder;
        const std::string at = folder.path().toStdString();
        std::ofstream(at + "/Own.mo")
            << "package Own\n  model Part\n    Real x;\n  equation\n    der(x) = -kk*x;\n  end "
               "Part;\nend Own;\n";
        std::ofstream(at + "/m.mo") << "model M\n  Own.Part part;\nend M;\n";
        try {
            loadModel(at + "/m.mo");
            QFAIL("kk is not declared");
        } catch (const Error& e) {
            QCOMPARE(QString::fromStdString(std::string(e.what())),
                     QString::fromStdString(
                         at + "/Own.mo:5:15: kk is not declared.\n    der(x) = -kk*x;\n              "
                              "^~"));
        }
    }
};

RIGOR_TEST(TestComponents)
#include "test_components.moc"

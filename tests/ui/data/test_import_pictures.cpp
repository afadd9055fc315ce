// Pictures of an import with findings, of the model beside a measured trajectory, and of the guide, in the
// folder "screenshots" beside the test programs. Look at them.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/guide/guide_window.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QImage>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_import_pictures {

using namespace rigor;

class TestImportPictures : public QObject {
    Q_OBJECT
    QDir folder_;

    void grab(MainWindow& window, const QString& name) {
        for (const auto& [suffix, choice] :
             {std::pair{"light", ThemeChoice::Light}, std::pair{"dark", ThemeChoice::Dark}})
            for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(2560, 1440)}) {
                Theme::instance().choose(choice);
                window.resize(size);
                waitUntil([] { return false; }, 250);
                const QImage image = window.grab().toImage();
                QSet<QRgb> colours;
                for (int y = 0; y < image.height(); y += 7)
                    for (int x = 0; x < image.width(); x += 7) colours.insert(image.pixel(x, y));
                QVERIFY2(colours.size() > 8, qPrintable(name));
                QVERIFY(image.save(
                    folder_.filePath(QString("%1-%2-%3.png").arg(name, suffix).arg(size.width()))));
            }
        Theme::instance().choose(ThemeChoice::Light);
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        folder_ = QDir(QCoreApplication::applicationDirPath() + "/screenshots");
        QVERIFY(folder_.mkpath("."));
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }

    /// A trajectory with a cell that is no number, a point far off, trimmed and filtered; and the guide.
    void importAndGuide() {
        QTemporaryDir folder;
        QFile file(folder.filePath("Schwinger_07.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray text = "Zeit [s];x [mm];Spannung [V]\r\n";
        for (int i = 0; i < 400; ++i) {
            const double t = i * 0.01,
                         x = 20 * std::exp(-0.4 * t) * std::cos(6 * t) + 0.6 * std::sin(190 * t);
            QString cell = QString::number(x + (i == 150 ? 25 : 0), 'f', 3).replace('.', ',');
            if (i == 220) cell = "Fehler";
            text += QString("%1;%2;%3\r\n").arg(t, 0, 'f', 2).arg(cell, "1.5").replace('.', ',').toUtf8();
        }
        file.write(text);
        file.close();
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.setModelText(
            "model Pendulum\n  parameter Real c(unit=\"1/s\") = 0.8;\n  input Real Spannung(unit="
            "\"V\");\n  Real x(unit=\"m\", start=0.02);\n  Real v(unit=\"m/s\");\n  output Real "
            "y(unit=\"m\");\nequation\n  der(x) = v;\n  der(v) = -36*x - c*v;\n  y = x;\nend "
            "Pendulum;\n");
        document.openData(file.fileName());
        QVERIFY(waitUntil([&] { return document.data().phase == DataState::Phase::Ready; }));
        document.changeStudy("prepare", [](Study& s) {
            s.data.preparation.trim = {0.2, 3.5};
            s.data.preparation.outlierLimit = 6;
            s.data.preparation.step = 0.01;
            s.data.preparation.cutoff = 8;
        });
        QVERIFY(waitUntil([&] { return document.data().phase == DataState::Phase::Ready; }));
        window.goTo(kData);
        grab(window, "import");
        window.goTo(kModel);
        waitUntil([] { return false; }, 500);
        grab(window, "model-course");
        window.showGuide("data");
        waitUntil([] { return false; }, 100);
        QVERIFY(window.guide()->grab().save(folder_.filePath("guide-light.png")));
        Theme::instance().choose(ThemeChoice::Dark);
        waitUntil([] { return false; }, 100);
        QVERIFY(window.guide()->grab().save(folder_.filePath("guide-dark.png")));
        Theme::instance().choose(ThemeChoice::Light);
    }
};

RIGOR_WINDOW_TEST(TestImportPictures)
#include "test_import_pictures.moc"

} // namespace test_import_pictures

// A model that comes from elsewhere, in the window: what is in it is seen, nothing of it runs before consent,
// consent is one click that Enter cannot do, is kept for these bytes and can be taken back.
#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/steps/model/foreign_view.h"
#include "ui/steps/model/simulate_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QStandardPaths>
#include <QtTest>

namespace test_consent {

using namespace rigor;

namespace {

const QByteArray kTable = R"(name = "Decay"
[program]
command = ["python3", "decay.py"]
templates = ["values.txt"]
files = ["decay.py"]
[parameters.rate]
value = 1.0
unit = "1/s"
min = 0.01
max = 10
[parameters.y0]
value = 2.0
unit = "V"
[outputs.y]
unit = "V"
description = "voltage"
file = "course.csv"
time = "t"
column = "y"
)";
const QByteArray kScript = R"(import math
rate, y0, end = [float(line) for line in open("values.txt")]
with open("course.csv", "w") as out:
    out.write("t,y\n")
    for k in range(201):
        t = end * k / 200
        out.write("%r,%r\n" % (t, y0 * math.exp(-rate * t)))
)";

} // namespace

class TestConsent : public QObject {
    Q_OBJECT
    QTemporaryDir config_;
    std::unique_ptr<DataWindow> w_;

    ModelPage& page() { return *qobject_cast<ModelPage*>(w_->main.page(kModel)); }
    ForeignView& view() { return *page().foreign(); }
    QString why() { return w_->document.whyNotRun().join(' '); }
    void open() {
        w_->write("decay.py", kScript);
        w_->write("values.txt", "{{rate}}\n{{y0}}\n{{stop_time}}\n");
        w_->drop({w_->write("solver.toml", kTable)});
        QVERIFY(waitUntil(
            [&] { return w_->document.model().model && w_->document.model().model->external(); }, 20000));
        w_->main.goTo(kModel);
        // How well it can be shut in is tried in the background.
        QVERIFY(waitUntil([&] { return view().consent()->isVisible() || link("Withdraw"); }, 60000));
        w_->pause();
    }
    QPushButton* link(const QString& text) { return w_->button(&view(), text); }

  private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("there is no python3 here");
        useTestSettings("consent");
        qputenv("XDG_CONFIG_HOME", config_.path().toUtf8());
    }
    void init() {
        Language::instance().choose("en");
        QFile::remove(QString::fromStdString(trustedFile().string()));
        w_ = std::make_unique<DataWindow>();
    }
    void cleanup() {
        if (w_ && w_->document.model().model && w_->document.model().model->external())
            withdrawTrust(w_->document.model().model->external()->code());
        w_.reset();
    }

    void itAsksBeforeAnythingRuns() {
        open();
        QVERIFY(view().isVisible() && view().consent()->isVisible());
        QVERIFY2(why().contains("consent"), qPrintable(why()));
        QVERIFY(!page().simulation()->hasRun());
        const auto& columns = view().variables()->columns();
        QCOMPARE(columns.front().texts.size(), std::size_t(3));
        QCOMPARE(columns.front().texts[2], QString("y"));
        QVERIFY(view().consent()->notNow()->hasFocus());
        // Enter goes nowhere near it.
        for (QWidget* at :
             {static_cast<QWidget*>(view().consent()->notNow()), static_cast<QWidget*>(&view())})
            QTest::keyClick(at, Qt::Key_Return);
        w_->pause();
        QVERIFY(!mayRun(w_->document.model().model->external()->code()));
    }

    void oneClickAllowsItAndOneTakesItBack() {
        open();
        QTest::mouseClick(view().consent()->trust(), Qt::LeftButton);
        QVERIFY(waitUntil([&] { return page().simulation()->hasRun(); }, 20000));
        QVERIFY(!view().consent()->isVisible() && !why().contains("consent"));
        QFile list(QString::fromStdString(trustedFile().string()));
        QVERIFY(list.open(QIODevice::ReadOnly));
        QVERIFY(list.readAll().contains("solver.toml"));
        // Another window of this account asks no more.
        w_ = std::make_unique<DataWindow>();
        open();
        QVERIFY(!view().consent()->isVisible());
        QPushButton* withdraw = link("Withdraw");
        QVERIFY(withdraw);
        QTest::mouseClick(withdraw, Qt::LeftButton);
        w_->pause();
        QVERIFY(view().consent()->isVisible());
        QVERIFY2(why().contains("consent"), qPrintable(why()));
    }

    void whatHasChangedAsksAgain() {
        open();
        QTest::mouseClick(view().consent()->trust(), Qt::LeftButton);
        w_->pause();
        QVERIFY(!view().consent()->isVisible());
        w_->write("decay.py", kScript + "# changed\n");
        w_->document.openModel(w_->folder.filePath("solver.toml"));
        QVERIFY(waitUntil([&] { return view().consent()->isVisible(); }, 20000));
        QVERIFY2(why().contains("consent"), qPrintable(why()));
        int hashes = 0; // now, and when it was allowed
        for (auto* button : view().consent()->findChildren<QPushButton*>())
            hashes += button->accessibleName().startsWith("Copy SHA-256");
        QCOMPARE(hashes, 2);
    }

    /// A run of data dropped beside it, by the equations of the program.
    void aRunGivesTheAnswer() {
        open();
        QTest::mouseClick(view().consent()->trust(), Qt::LeftButton);
        QByteArray data = "time,y\ns,V\n";
        for (int k = 1; k <= 40; ++k) {
            const double t = 0.05 * k;
            data += QByteArray::number(t) + "," +
                    QByteArray::number(1.7 * std::exp(-1.3 * t) + 0.01 * std::sin(7.0 * k * k), 'g', 12) +
                    "\n";
        }
        w_->drop({w_->write("data.csv", data)});
        QVERIFY(w_->ready());
        w_->document.changeStudy("two unknowns", [](Study& study) {
            study.method = "least-squares";
            for (const char* name : {"rate", "y0"}) {
                Unknown u;
                u.name = name;
                u.value = {1, 0.1, 9};
                study.unknowns.push_back(u);
            }
        });
        QVERIFY2(waitUntil([&] { return w_->document.whyNotRun().isEmpty(); }, 20000), qPrintable(why()));
        // What is measured and searched is named beside each variable.
        const TableColumn& used = view().variables()->columns().back();
        QCOMPARE(used.texts, (std::vector<QString>{"unknown", "unknown", "column y"}));
        w_->main.goTo(kRun);
        Q_EMIT w_->main.page(kRun)->runAsked();
        QVERIFY(waitUntil([&] { return !w_->document.runs().empty() && w_->document.runs().back().result; },
                          60000));
        const Result& result = *w_->document.runs().back().result;
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(std::abs(result.unknowns[0].value - 1.3) < 4 * result.unknowns[0].standardError);
        QVERIFY(std::abs(result.unknowns[1].value - 1.7) < 4 * result.unknowns[1].standardError);
    }
};

RIGOR_WINDOW_TEST(TestConsent)
#include "test_consent.moc"

} // namespace test_consent

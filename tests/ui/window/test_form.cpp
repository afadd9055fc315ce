#include "core/methods/method.h"
#include "tests/support/test_program.h"
#include "ui/widgets/form.h"

#include "ui/widgets/look/theme.h"
#include "ui/widgets/text/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QtTest>

#include <cmath>

namespace test_form {

using namespace rigor;

namespace {
struct Options {
    int degree = 4;
    double step = 0.001;
    std::string density = "gaussian";
    int moments = 4;
    bool parallel = true;
    std::string noise = "z: 1.090 +- 0.02; w: 0 +- 0.02; p1: 4.2e6 +- 3e5; p2: 4.2e6 +- 3e5";
    Fields fields() {
        Fields f;
        f.add("degree", degree, {.label = "Degree", .group = "Expansion", .min = 1, .max = 8});
        f.add("step", step, {.label = "Step", .unit = "s", .group = "Expansion", .min = 0, .minOpen = true});
        f.add("density", density, {.label = "Density", .choices = {"gaussian", "maximum-entropy"}});
        f.add("moments", moments, {.label = "Moments", .min = 2, .onlyIf = "density=maximum-entropy"});
        f.add("parallel", parallel, {.label = "Parallel"});
        f.add("noise", noise, {.label = "Noise", .help = "What is added."});
        return f;
    }
};
} // namespace

class TestForm : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    /// A head stands above the rows that matter; without one it is gone.
    void aHeadWithoutRowsIsNotShown() {
        std::string mode = "one";
        double size = 1, other = 2;
        Fields fields;
        fields.add("mode", mode, {.label = "Mode", .group = "Kind", .choices = {"one", "two"}});
        fields.add("size", size, {.label = "Size", .group = "Only two", .onlyIf = "mode=two"});
        fields.add("other", other, {.label = "Other", .group = "All but two", .onlyIf = "mode!=two"});
        FieldForm form;
        form.setFields(fields.all());
        const auto isShown = [&](const QString& text) {
            for (const QLabel* label : form.findChildren<QLabel*>())
                if (label->text() == text) return !label->isHidden();
            return false;
        };
        QVERIFY(isShown("Kind") && !isShown("Only two") && isShown("All but two"));
        mode = "two";
        form.refresh(fields.all());
        QVERIFY(isShown("Kind") && isShown("Only two") && !isShown("All but two"));
    }

    void aWrongNumberIsRefusedWithASentenceUnderTheField() {
        Options options;
        FieldForm form;
        form.setFields(options.fields().all());
        QSignalSpy spy(&form, &FieldForm::edited);
        auto* field = qobject_cast<NumberField*>(form.control("degree"));
        QVERIFY(field);
        field->edit()->setText("9");
        QTest::keyClick(field->edit(), Qt::Key_Return);
        QCOMPARE(spy.count(), 0);
        QVERIFY2(field->sentence().contains("at most 8"), qPrintable(field->sentence()));
        QVERIFY(field->edit()->property("wrong").toBool());
        field->edit()->setText("2.5");
        QTest::keyClick(field->edit(), Qt::Key_Return);
        QCOMPARE(spy.count(), 0);
        QVERIFY(field->sentence().contains("whole number"));
        field->edit()->setText("3");
        QTest::keyClick(field->edit(), Qt::Key_Return);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(std::get<long long>(spy.at(0).at(1).value<FieldValue>()), 3LL);
        QVERIFY(field->sentence().isEmpty());
    }

    void aWrongTextStaysUntilItIsMended() {
        Options options;
        FieldForm form;
        form.setFields(options.fields().all());
        QSignalSpy spy(&form, &FieldForm::edited), refused(&form, &FieldForm::refusalsChanged);
        auto* field = qobject_cast<NumberField*>(form.control("degree"));
        field->edit()->setText("2.5");
        QTest::keyClick(field->edit(), Qt::Key_Return);
        QCOMPARE(field->sentence(), QString("Degree must be a whole number, not 2.5"));
        QCOMPARE(form.refusals(), QStringList{field->sentence()});
        QCOMPARE(refused.count(), 1);
        form.refresh(options.fields().all()); // another setting has changed
        QCOMPARE(field->edit()->text(), QString("2.5"));
        QVERIFY(!field->sentence().isEmpty());
        // A new value of the setting itself, as by Undo, takes its place.
        options.degree = 6;
        form.refresh(options.fields().all());
        QCOMPARE(field->edit()->text(), QString("6"));
        QVERIFY(form.refusals().isEmpty());
        QCOMPARE(refused.count(), 2);
        // The arrow beside a wrong field at its default brings the default back in sight.
        options.degree = 4;
        form.refresh(options.fields().all());
        field->edit()->setText("many");
        QTest::keyClick(field->edit(), Qt::Key_Return);
        QVERIFY(field->sentence().contains("Degree") && field->sentence().contains("many"));
        for (auto* button : form.findChildren<QPushButton*>())
            if (button->accessibleName() == "Reset Degree") button->click();
        QCOMPARE(field->edit()->text(), QString("4"));
        QVERIFY(form.refusals().isEmpty());
        QCOMPARE(spy.count(), 0);
        // What does not matter refuses nothing.
        auto* moments = qobject_cast<NumberField*>(form.control("moments"));
        moments->edit()->setText("1");
        QTest::keyClick(moments->edit(), Qt::Key_Return);
        QVERIFY(!moments->sentence().isEmpty());
        QVERIFY(form.refusals().isEmpty());
        options.density = "maximum-entropy";
        form.refresh(options.fields().all());
        QCOMPARE(form.refusals().size(), 1);
    }

    void aUnitTypedBehindTheNumberIsConverted() {
        Options options;
        FieldForm form;
        form.setFields(options.fields().all());
        QSignalSpy spy(&form, &FieldForm::edited);
        auto* field = qobject_cast<NumberField*>(form.control("step"));
        field->edit()->setText("2 ms");
        QTest::keyClick(field->edit(), Qt::Key_Return);
        QCOMPARE(spy.count(), 1);
        // 2 * 10^-3 is one rounding away from 0.002.
        QVERIFY(std::abs(std::get<double>(spy.at(0).at(1).value<FieldValue>()) - 0.002) < 1e-18);
    }

    void fieldsThatDoNotMatterAreHidden() {
        Options options;
        FieldForm form;
        form.setFields(options.fields().all());
        form.show();
        QVERIFY(!form.control("moments")->isVisible());
        options.density = "maximum-entropy";
        form.refresh(options.fields().all());
        QVERIFY(form.control("moments")->isVisible());
    }

    /// A text has the whole width; a longer one shows its beginning, and all of it in the tooltip.
    void aLongTextBeginsAtItsBeginning() {
        Options options;
        FieldForm form;
        form.setFields(options.fields().all());
        form.resize(250, 500);
        form.show();
        auto* edit = qobject_cast<QLineEdit*>(form.control("noise"));
        QVERIFY(edit && edit->width() > 200);
        QCOMPARE(edit->cursorPosition(), 0);
        QVERIFY(edit->toolTip().contains(QString::fromStdString(options.noise)));
        QVERIFY(edit->toolTip().contains("What is added."));
    }

    void choicesAndChecksTellTheirValue() {
        Options options;
        FieldForm form;
        form.setFields(options.fields().all());
        QSignalSpy spy(&form, &FieldForm::edited);
        auto* combo = qobject_cast<QComboBox*>(form.control("density"));
        QCOMPARE(combo->itemText(1), QString("maximum entropy"));
        combo->setCurrentIndex(1);
        emit combo->activated(1);
        QCOMPARE(std::get<std::string>(spy.at(0).at(1).value<FieldValue>()), std::string("maximum-entropy"));
        auto* box = qobject_cast<QCheckBox*>(form.control("parallel"));
        box->click();
        QCOMPARE(std::get<bool>(spy.at(1).at(1).value<FieldValue>()), false);
    }

    /// What a help text explains is called there as the form shows it, in every language.
    void theHelpNamesTheChoicesAsTheFormShowsThem() {
        const auto method = makeMethod("least-squares");
        for (const char* language : {"en", "de", "fr", "nl"}) {
            Language::instance().choose(language);
            FieldForm form;
            form.setFields(method->options().all());
            for (const char* key : {"loss", "objective", "optimiser"}) {
                const auto* combo = qobject_cast<QComboBox*>(form.control(key));
                QVERIFY(combo);
                const QString first = QRegularExpression::escape(combo->itemText(0));
                QVERIFY2(combo->toolTip().contains(QRegularExpression(first + "[\\s\\x{00a0}\\x{202f}]?:")),
                         qPrintable(language + QString(" ") + combo->toolTip()));
            }
        }
        Language::instance().choose("en");
    }
};

RIGOR_WINDOW_TEST(TestForm)
#include "test_form.moc"

} // namespace test_form

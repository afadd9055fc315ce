// Views of result pages apart from any method: what is selected, left out and read out stays what it was.
#include "tests/support/test_program.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/body.h"
#include "ui/result/page_state.h"
#include "ui/result/selected_plot.h"
#include "ui/result/settings.h"
#include "ui/result/views/matrix_view.h"
#include "ui/result/views/multiples.h"
#include "ui/widgets/look/theme.h"

#include <QComboBox>
#include <QPushButton>
#include <QtTest>

namespace test_result_views {

using namespace rigor;

namespace {

FigurePanel curve(const std::vector<std::string>& names) {
    FigurePanel panel;
    panel.title = "Curve";
    for (const std::string& name : names)
        panel.series.push_back({.name = name, .x = {0, 1, 2}, .y = {0, 1, 0}});
    return panel;
}

view::Multiples lattice(std::vector<std::string> keys) {
    view::Multiples shown{"Lattice", std::move(keys), [](std::size_t) { return curve({"density"}); }};
    shown.tip = [](std::size_t plot) { return "plot " + std::to_string(plot); };
    return shown;
}

} // namespace

class TestResultViews : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    /// A reader accepts labels that repeat: the keyboard passes them one by one.
    void keysThatRepeatAreWalkedOneByOne() {
        Multiples all;
        all.resize(700, 300);
        all.setView(lattice({"a", "a", "b", "a"}));
        all.show();
        QStringList read;
        QTest::keyClick(&all, Qt::Key_Home);
        read << all.accessibleDescription();
        for (int k = 0; k < 3; ++k) {
            QTest::keyClick(&all, Qt::Key_Right);
            read << all.accessibleDescription();
        }
        QCOMPARE(read, (QStringList{"plot 0", "plot 1", "plot 2", "plot 3"}));
    }

    void plotsOfAPlanStandInItsPlacesInAnyOrder() {
        Multiples all;
        view::Multiples shown = lattice({"a", "b", "c", "d"});
        shown.plan.planned = true;
        shown.plan.columns = 2;
        shown.plan.rows = {"low", "high"};
        shown.plan.cells = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
        all.resize(700, 300);
        all.setView(shown);
        all.show();
        QVERIFY(all.isPlanned());
        const QRect ofA = all.cellRect(0);
        all.setOrder({3, 2, 1, 0});
        QCOMPARE(all.keyAt(3), QString("a"));
        QCOMPARE(all.cellRect(3), ofA);
    }

    void whatIsOutOfDateStaysPaleUntilItIsTold() {
        Multiples all;
        all.setView(lattice({"a", "b"}));
        all.setBehind(true);
        all.setView(lattice({"a", "b"}));
        QVERIFY(all.isBehind());
        all.setBehind(false);
        QVERIFY(!all.isBehind());
    }

    void theSelectionStaysWhereTheKeyIsStillThere() {
        Multiples all;
        all.setView(lattice({"a", "b"}));
        all.setSelected("b");
        all.setView(lattice({"x", "y", "z", "b"}));
        QCOMPARE(all.selected(), QString("b"));
        all.setView(lattice({"x", "y"}));
        QCOMPARE(all.selected(), QString());
    }

    /// A series left out while the plot has none of it is left out of the next one too.
    void aSeriesLeftOutWhileItIsAbsentStaysLeftOut() {
        PageState state;
        const view::SelectedPlot view{[](const std::string& key, const view::Chosen&) {
            return key == "without" ? curve({"first"}) : curve({"first", "second"});
        }};
        const std::unique_ptr<QWidget> widget(selectedPlot(view, state));
        widget->resize(500, 400);
        widget->show();
        auto* plot = widget->findChild<Plot*>();
        QVERIFY(plot);
        state.select("without");
        state.setHidden({"second"});
        state.select("with");
        QVERIFY(!plot->isSeriesVisible("second"));
        QVERIFY(plot->isSeriesVisible("first"));
        plot->setSeriesVisible("first", false);
        QCOMPARE(state.hidden(), (QSet<QString>{"first", "second"}));
    }

    /// It goes on to what is chosen anywhere on the page, with what the reader has zoomed, and keeps its
    /// head.
    void aLinkedViewFollowsWhatIsChosen() {
        PageState state;
        view::Setting which{.key = "which", .label = "Which", .value = 1, .options = {"this", "that"}};
        view::Linked linked{[](const view::PageChoice& choice) {
                                FigurePanel panel = curve({"line"});
                                panel.title =
                                    choice.key("set") + (choice.setting("which", 1) > 0 ? "!" : "?");
                                return view::Plot{"", {}, [panel](const view::Chosen&) { return panel; }};
                            },
                            {which}};
        const std::unique_ptr<QWidget> made(makeBody(linked, {state}).widget);
        auto* plot = made->findChild<Plot*>();
        auto* box = made->findChild<QComboBox*>();
        QVERIFY(plot && box);
        QCOMPARE(box->currentText(), QString("that"));
        QCOMPARE(plot->panel().title, std::string("!"));
        state.selectOf("set", "y, z");
        QCOMPARE(plot->panel().title, std::string("y, z!"));
        box->setCurrentIndex(0);
        QCOMPARE(plot->panel().title, std::string("y, z?"));
        QCOMPARE(made->findChild<Plot*>(), plot);
        // A key of one kind is none of another.
        QVERIFY(state.key().isEmpty());
        QSignalSpy experiments(&state, &PageState::selected);
        state.selectOf("set", "z");
        QVERIFY(experiments.isEmpty());
    }

    /// Rows of plots on a page that scrolls need their heights: none lies over the next.
    void rowsOfPlotsDoNotOverlap() {
        PageState state;
        const auto plot = [] {
            return view::Body(view::Plot{"", {}, [](const view::Chosen&) {
                                             FigurePanel panel = curve({"one", "another", "a third"});
                                             panel.title = "Two of four unknowns, 95 %";
                                             return panel;
                                         }});
        };
        view::Split rows{false, {}, {1, 1, 1}};
        for (int k = 0; k < 3; ++k) rows.parts.emplace_back(view::Split{true, {plot(), plot()}, {1, 1}});
        view::Split page{true, {}, {1, 1}};
        page.parts.emplace_back(std::move(rows));
        page.parts.emplace_back(plot());
        const std::unique_ptr<QWidget> made(makeBody(page, {state, true}).widget);
        made->resize(900, made->minimumSizeHint().height());
        made->show();
        QApplication::processEvents();
        const auto plots = made->findChildren<PlotPanel*>();
        QCOMPARE(plots.size(), qsizetype{7});
        for (const auto* a : plots)
            for (const auto* b : plots) {
                const auto placeOf = [&](const QWidget* w) {
                    return QRect(w->mapTo(made.get(), QPoint()), w->size());
                };
                QVERIFY(a == b || !placeOf(a).intersects(placeOf(b)));
            }
    }

    void aCellIsChosenByTheKeyboardForAllViews() {
        PageState state;
        view::Matrix matrix{
            .title = "Tests", .name = "Tests", .about = "test", .rows = {"A", "B"}, .columns = {"x"}};
        matrix.cells = {{"A/x", view::Tone::Bad, "0.01", "0.02", "A fails"}, {}};
        const std::unique_ptr<QWidget> panel(makeBody(matrix, {state}).widget);
        auto* cells = panel->findChild<MatrixView*>();
        QVERIFY(cells);
        QCOMPARE(cells->accessibleDescription(), QString("A fails"));
        matrix.cells = {{"A/x", view::Tone::Bad, "0.01", "0.02", "A fails"},
                        {"B/x", view::Tone::Good, "0.5", "0.4", "B holds"}};
        cells->setView(matrix);
        QTest::keyClick(cells, Qt::Key_Down);
        QCOMPARE(state.key("test"), QString("B/x"));
        QCOMPARE(cells->accessibleDescription(), QString("B holds"));
        state.selectOf("test", "A/x");
        QCOMPARE(cells->row(), 0);
    }

    void whatCannotBeSetSaysWhy() {
        PageState state;
        const std::unique_ptr<QWidget> box(
            settingRow({.key = "refits", .label = "refits", .whyNot = "There are none."}, state));
        QVERIFY(!box->isEnabled());
        QCOMPARE(box->toolTip(), QString("There are none."));
    }

    /// What can be done depends on the point that is selected.
    void theActionOfAStackIsAboutTheSelectedPoint() {
        PageState state;
        view::PlotStack stack{{"Plot"}, {}, [](std::size_t, const view::Chosen&) { return curve({"line"}); }};
        stack.act = [](const std::string& key, const view::Chosen&) {
            Action action{Action::Kind::Split, key.empty() ? "Split here" : "Split at " + key, key};
            action.value = "force";
            return action;
        };
        const std::unique_ptr<QWidget> made(makeBody(stack, {state}).widget);
        QPushButton* button = nullptr;
        for (auto* one : made->findChildren<QPushButton*>())
            if (one->text().startsWith("Split")) button = one;
        QVERIFY(button && !button->isEnabled());
        Action asked;
        connect(&state, &PageState::asked, this, [&](const Action& action) { asked = action; });
        state.select("7");
        QVERIFY(button->isEnabled());
        QCOMPARE(button->text(), QString("Split at 7"));
        button->click();
        QVERIFY(asked.kind == Action::Kind::Split);
        QCOMPARE(asked.argument, std::string("7"));
    }
};

RIGOR_WINDOW_TEST(TestResultViews)
#include "test_result_views.moc"

} // namespace test_result_views

#include "core/study/report/svg.h"
#include "core/study/report/svg_canvas.h"
#include "tests/support/inverse_figures.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <set>

namespace test_figure {

using namespace rigor;

class TestFigure : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ticksAreRoundNumbersInsideTheRange() {
        const auto ticks = tickPositions({0.57, 1.83}, 6);
        QCOMPARE(ticks, (std::vector<double>{0.75, 1, 1.25, 1.5, 1.75}));
        QCOMPARE(tickLabels(ticks), (std::vector<std::string>{"0.75", "1", "1.25", "1.5", "1.75"}));
        QCOMPARE(tickPositions({-4.2, 4.2}, 5), (std::vector<double>{-4, -2, 0, 2, 4}));
        QCOMPARE(tickLabels({-2, 0, 2})[0], std::string("−2"));
        QVERIFY(tickPositions({1, 1}, 5).empty());
    }

    void labelsTellNeighbouringTicksApart() {
        const auto distinct = [](const FigureAxis& axis, const FigureExtent& extent) {
            const auto ticks = tickPositions(axis, extent, 6);
            const auto labels = tickLabels(axis, ticks);
            QVERIFY(ticks.size() >= 2);
            QCOMPARE(std::set<std::string>(labels.begin(), labels.end()).size(), ticks.size());
        };
        FigureAxis linear, decades;
        decades.decades = true;
        // A search that has nearly ended: objective 23.4 on a logarithmic axis.
        distinct(decades, {std::log10(23.41), std::log10(23.46)});
        distinct(decades, {std::log10(2.3412345e-9), std::log10(2.3412349e-9)});
        distinct(decades, {-0.3, 0.6});
        distinct(decades, {-0.9, 0.95});
        distinct(linear, {1234567.1, 1234567.9});
        distinct(linear, {23.456789012, 23.456789098});
        distinct(linear, {-1e-7 + 2.5e-4, 1e-7 + 2.5e-4});
        QCOMPARE(tickLabels({0, 1e-4, 2e-4}), (std::vector<std::string>{"0", "0.0001", "0.0002"}));
        QCOMPARE(tickLabels({0, 1e-5, 2e-5}).back(), std::string("2 × 10⁻⁵"));
        const auto labels =
            tickLabels(decades, tickPositions(decades, {std::log10(23.41), std::log10(23.46)}, 6));
        QCOMPARE(labels.front(), std::string("23.41"));
        QCOMPARE(tickLabels(decades, {-2, 0, 2}), (std::vector<std::string>{"10⁻²", "10⁰", "10²"}));
    }

    void levelOfDetailKeepsTheExtremes() {
        std::vector<double> x, y;
        for (int i = 0; i < 100000; ++i) {
            x.push_back(i);
            y.push_back(std::sin(i * 0.01));
        }
        y[54321] = 7;
        y[12345] = -9;
        const auto kept = levelOfDetail(x, y, 0, 99999, 500);
        QVERIFY(kept.size() <= 4 * 501 + 2);
        QVERIFY(std::is_sorted(kept.begin(), kept.end()));
        QVERIFY(std::find(kept.begin(), kept.end(), 54321u) != kept.end());
        QVERIFY(std::find(kept.begin(), kept.end(), 12345u) != kept.end());
        QCOMPARE(kept.front(), std::size_t(0));
        QCOMPARE(kept.back(), std::size_t(99999));
        // Few points are left alone.
        QCOMPARE(levelOfDetail({1, 2, 3}, {1, 2, 3}, 0, 5, 100).size(), std::size_t(3));
    }

    void aDensityPanelHoldsTheNumbersOfItsTables() {
        const Result result = sample::inverseResult(12);
        const InverseFigures figures = sample::figuresOf(result);
        QCOMPARE(figures.count(), std::size_t(12));
        QCOMPARE(figures.quantity(), std::string("shifting time"));
        const FigurePanel panel = figures.densityPanel(4);
        QCOMPARE(panel.key, std::string("5"));
        QCOMPARE(panel.series.size(), std::size_t(2));
        QCOMPARE(panel.series[0].name, std::string("maximum entropy"));
        QCOMPARE(panel.series[0].x.size(), std::size_t(121));
        QCOMPARE(panel.histograms.size(), std::size_t(1));
        QCOMPARE(panel.marks.size(), std::size_t(1));
        QCOMPARE(panel.marks[0].at, result.table("experiments")->find("measured")->numbers[4]);
        QCOMPARE(panel.x.unit, std::string("s"));
        QCOMPARE(panel.y.unit, std::string("1/s"));
    }

    void worstExperimentsComeFirstAndFailedOnesLast() {
        const Result result = sample::inverseResult(20, 2);
        const InverseFigures figures = sample::figuresOf(result);
        const auto order = figures.byDistance();
        QCOMPARE(order.size(), std::size_t(20));
        for (std::size_t i = 1; i < 18; ++i)
            QVERIFY(figures.distance(order[i - 1]) >= figures.distance(order[i]));
        QVERIFY(order[18] < 2 && order[19] < 2);
        QVERIFY(!figures.explained(0));
        QVERIFY(figures.status(0).find("failed") != std::string::npos);
        QCOMPARE(figures.worstAndMiddle(6).size(), std::size_t(6));
        // A failed experiment has no density, but its measured value is still shown.
        QVERIFY(figures.densityPanel(0).series.empty());
        QCOMPARE(figures.densityPanel(0).marks.size(), std::size_t(1));
    }

    void missingTablesGiveEmptyPanels() {
        const InverseFigures figures = sample::figuresOf({});
        QCOMPARE(figures.count(), std::size_t(0));
        QVERIFY(figures.densityPanel(0).series.empty());
        QVERIFY(figures.objectiveTrace().series.empty());
        QVERIFY(figures.estimateTraces({}).empty());
        QVERIFY(figures.probabilityHistogram().histograms.empty());
        Figure figure;
        figure.panels = {figures.densityPanel(0), figures.sobolMeans()};
        QVERIFY(renderSvg(figure).text.find("nan") == std::string::npos);
    }

    void tailsDoNotDependOnTheUnit() {
        Result result = sample::inverseResult(30);
        const auto before = sample::figuresOf(result).tailLabels();
        // The same in milliseconds: values times 1000, log densities minus log 1000.
        for (auto& c : result.tables[0].columns)
            for (auto& v : c.numbers) {
                if (c.name == "measured" || c.name == "mean" || c.name == "standard_deviation" ||
                    c.name.ends_with("_95"))
                    v *= 1000;
                if (c.name == "log_likelihood") v -= std::log(1000.0);
            }
        QVERIFY(!before.empty());
        QCOMPARE(sample::figuresOf(result).tailLabels(), before);
    }

    void linesAreCutAtTheFrame() {
        FigurePanel panel;
        panel.x = {.quantity = "x", .unit = "–", .lower = 0, .upper = 1};
        panel.y = {.quantity = "y", .unit = "–", .lower = 0, .upper = 1};
        panel.series.push_back({.name = "a", .x = {-100, 100}, .y = {0.5, 0.5}});
        Figure figure{.panels = {panel}};
        const std::string svg = renderSvg(figure, {.width = 400}).text;
        // The frame runs from 36 to 394 pt.
        QVERIFY2(svg.find("M36.00") != std::string::npos && svg.find("L394.00") != std::string::npos,
                 svg.c_str());
    }

    void legendNamesEachSeriesOnce() {
        const InverseFigures figures = sample::figuresOf(sample::inverseResult(4));
        Figure figure;
        figure.panels = {figures.densityPanel(0), figures.densityPanel(1)};
        QCOMPARE(legendOf(figure).size(), std::size_t(4));
    }

    /// A legend that is wider than the figure takes more lines instead of running out of the page.
    void aLongLegendTakesSeveralLines() {
        const auto drawn = [](std::size_t series) {
            FigurePanel panel;
            panel.x = {.quantity = "x", .unit = "s"};
            panel.y = {.quantity = "y", .unit = "–"};
            for (std::size_t k = 0; k < series; ++k)
                panel.series.push_back(
                    {.name = "a name of some length " + std::to_string(k), .x = {0, 1}, .y = {0, 1}});
            return renderSvg({.panels = {panel}}, {.width = 300});
        };
        const Svg one = drawn(1), five = drawn(5);
        QVERIFY(five.height >= one.height + 26 && five.height < one.height + 80);
        QCOMPARE(drawn(2).height, one.height);
    }

    /// Labels of ranges that would lie over each other: the first stays.
    void labelsOfShortRangesDoNotOverlap() {
        FigurePanel panel;
        panel.x = {.quantity = "x", .unit = "s"};
        panel.y = {.quantity = "y", .unit = "–"};
        panel.series.push_back({.name = "a", .x = {0, 100}, .y = {0, 1}});
        panel.ranges = {{0, 50, "first"}, {50, 51, "second"}, {51, 100, "third"}};
        const std::string svg = renderSvg({.panels = {panel}}, {.width = 400}).text;
        QVERIFY(svg.find("first") != std::string::npos && svg.find("second") != std::string::npos);
        QVERIFY(svg.find("third") == std::string::npos);
    }

    /// Names of columns that would run into each other are smaller, and cut where they are longer still.
    void namesOfColumnsKeepToTheirColumns() {
        const auto drawn = [](const std::string& name) {
            FigurePanel panel;
            panel.x.categories = {"h", name + "1", name + "2"};
            panel.series.push_back({.name = "a", .x = {0, 1, 2}, .y = {0, 1, 0}});
            return QString::fromStdString(renderSvg({.panels = {panel}}, {.width = 200}).text);
        };
        struct Name {
            double at = 0, size = 0;
            std::string text;
        };
        const auto named = [](const QString& svg, const QString& begin) {
            std::vector<Name> found;
            const QRegularExpression one(
                QString("<text x=\"([0-9.]+)\"[^>]*font-size=\"([0-9.]+)\"[^>]*>(%1[^<]*)<").arg(begin));
            for (auto all = one.globalMatch(svg); all.hasNext();) {
                const auto match = all.next();
                found.push_back({match.captured(1).toDouble(), match.captured(2).toDouble(),
                                 match.captured(3).toStdString()});
            }
            return found;
        };
        for (const std::string base : {"Temperature", "Temperature.of.the.outer.wall.of.the.tank"}) {
            const auto names = named(drawn(base), "Temp");
            QCOMPARE(names.size(), std::size_t{2});
            QVERIFY(names[0].size == names[1].size && names[0].size >= 5);
            QVERIFY2(textWidth(names[0].text, names[0].size) < names[1].at - names[0].at,
                     names[0].text.c_str());
        }
        QCOMPARE(named(drawn("T"), "T")[1].text, std::string("T2"));
        QCOMPARE(named(drawn("T"), "T")[1].size, 8.0);
    }

    /// Ranges are named in a line of their own below the panel's title.
    void rangesAreNamedBelowTheTitle() {
        FigurePanel panel;
        panel.x = {.quantity = "x", .unit = "s"};
        panel.y = {.quantity = "y", .unit = "–"};
        panel.series.push_back({.name = "a", .x = {0, 100}, .y = {0, 1}});
        panel.ranges = {{0, 50, "range"}};
        const Svg untitled = renderSvg({.panels = {panel}}, {.width = 400});
        panel.title = "Title";
        const Svg titled = renderSvg({.panels = {panel}}, {.width = 400});
        const auto base = [&](const std::string& word) {
            const std::string before = titled.text.substr(0, titled.text.find(word + "<"));
            return std::stod(before.substr(before.rfind(" y=\"") + 4));
        };
        QVERIFY(base("range") >= base("Title") + 8);
        QVERIFY(titled.height > untitled.height);
    }

    /// The sign of a mark in the legend lies as the mark does in its panel.
    void signOfAMarkLiesAsTheMark() {
        FigurePanel panel;
        panel.series.push_back({.name = "a", .x = {0, 1}, .y = {0, 1}});
        panel.marks = {{.name = "level", .at = 0.5, .vertical = false, .dashed = true},
                       {.name = "time", .at = 0.5}};
        const auto entries = legendOf(panel);
        QCOMPARE(entries.size(), std::size_t{3});
        QVERIFY(!entries[1].vertical && entries[1].dashed);
        QVERIFY(entries[2].vertical && !entries[2].dashed);
    }
};

RIGOR_TEST(TestFigure)
#include "test_figure.moc"

} // namespace test_figure

// The pictures of what the estimates of a point fit can be trusted with, from a real run.
#include "core/engine/modelica/compile.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/fit/present/figures.h"
#include "core/methods/method.h"
#include "core/presentation/presentation.h"
#include "core/study/report/report.h"
#include "core/study/report/svg.h"
#include "core/study/study.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_fit_figures {

using namespace rigor;

namespace {

/// y = a + b x at x > 0: intercept and slope are correlated negatively.
Result lineFit() {
    Problem p;
    p.model =
        compileModel("model Line\n  parameter Real a = 0;\n  parameter Real b = 0;\n  parameter Real x = 0;\n"
                     "  output Real y;\nequation\n  y = a + b*x;\nend Line;\n",
                     "line.mo")
            .model;
    p.unknowns.resize(2);
    p.unknowns[0].name = "a";
    p.unknowns[1].name = "b";
    p.simulation.stopTime = 1;
    for (int k = 0; k < 12; ++k) {
        Experiment row;
        row.label = std::to_string(k);
        row.conditions["x"] = 0.5 * k;
        row.measurements = {{"y", {}, {1 + 2 * 0.5 * k + 0.3 * std::cos(3.0 * k)}, 0, 0}};
        p.data.experiments.push_back(row);
    }
    const auto method = makeMethod("least-squares");
    method->options().set("profiles", true);
    return method->run(p, {});
}

/// A body slows down; where it is, in mm, and how fast, in m/s, are measured.
Result slowingFit() {
    Problem p;
    p.model =
        compileModel("model Slowing\n  parameter Real d(unit=\"1/s\") = 1;\n  Real s(start=0, unit=\"m\");\n"
                     "  Real v(start=1, unit=\"m/s\");\n  output Real place(unit=\"mm\");\n"
                     "  output Real speed(unit=\"m/s\");\nequation\n  der(s) = v;\n  der(v) = -d*v;\n"
                     "  place = 1000*s;\n  speed = v;\nend Slowing;\n",
                     "slowing.mo")
            .model;
    p.unknowns.resize(1);
    p.unknowns[0].name = "d";
    p.simulation.stopTime = 2;
    Experiment& run = p.data.experiments.emplace_back();
    for (const char* name : {"place", "speed"}) {
        Measurement& m = run.measurements.emplace_back();
        m.output = name;
        for (int k = 0; k <= 20; ++k) {
            const double t = 0.1 * k, e = std::exp(-1.3 * t);
            m.times.push_back(t);
            m.values.push_back(m.output == "speed" ? e : 1000 * (1 - e) / 1.3);
        }
    }
    return makeMethod("least-squares")->run(p, {});
}

FitFigures figuresOf(const Result& result) {
    return {result, std::make_shared<const FitResult>(read<FitResult>(result))};
}

} // namespace

class TestFitFigures : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyOutputHasItsOwnUnit() {
        const FitFigures figures = figuresOf(slowingFit());
        QCOMPARE(figures.trajectories().size(), std::size_t(2));
        for (std::size_t k = 0; k < 2; ++k) {
            const bool place = figures.trajectories()[k].output == "place";
            QCOMPARE(figures.measuredAndFitted(k).y.unit, std::string(place ? "mm" : "m/s"));
            const double first = figures.measuredAndFitted(k).series[0].y[10],
                         expected = place ? 1000 * (1 - std::exp(-1.3)) / 1.3 : std::exp(-1.3);
            QVERIFY(std::abs(first - expected) < 1e-9);
            QVERIFY(!figures.residuals(k).y.unit.empty());
        }
    }

    void theCorrelationHasACellForEveryPair() {
        const FitFigures figures = figuresOf(lineFit());
        QVERIFY(figures.hasCorrelation());
        const FigurePanel panel = figures.correlation();
        QCOMPARE(panel.x.categories, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(panel.y.categories, (std::vector<std::string>{"b", "a"})); // the first unknown on top
        QCOMPARE(panel.bands.size(), std::size_t(4));
        // Of a line: -mean(x) / sqrt(mean(x^2)), here over x = 0, 0.5, ..., 5.5.
        double sum = 0, square = 0;
        for (int k = 0; k < 12; ++k) sum += 0.5 * k, square += 0.25 * k * k;
        const double expected = sum / 12 / std::sqrt(square / 12);
        int positive = 0;
        for (const FigureBand& cell : panel.bands) {
            const bool own = cell.role == SeriesRole::Main;
            positive += own;
            QVERIFY(std::abs(cell.opacity - (0.04 + 0.9 * (own ? 1 : expected))) < 1e-9);
        }
        QCOMPARE(positive, 2);
        // The number stands in the middle of its cell.
        QCOMPARE(panel.labels.size(), std::size_t(4));
        for (const FigureLabel& label : panel.labels) {
            const bool own = label.x + label.y == 1; // the first unknown on top
            QCOMPARE(label.lines, std::vector<std::string>{fixedText(own ? 1 : -expected, 2)});
        }
        // In print too, where the cells are large enough.
        Figure figure{.name = "correlation", .panels = {panel}, .panelHeight = 120};
        const std::string large = renderSvg(figure).text, number = ">" + fixedText(-expected, 2) + "<";
        QVERIFY(large.find(number) != std::string::npos);
        figure.panelHeight = 16;
        QVERIFY(renderSvg(figure).text.find(number) == std::string::npos);
    }

    void theProfileOfALineLiesOnTheParabola() {
        const FitFigures figures = figuresOf(lineFit());
        QCOMPARE(figures.profiled(), (std::vector<std::string>{"a", "b"}));
        for (const std::string& name : figures.profiled()) {
            const FigurePanel panel = figures.profile(name);
            QCOMPARE(panel.series.size(), std::size_t(2));
            const FigureSeries &profile = panel.series[0], &parabola = panel.series[1];
            for (std::size_t k = 0; k < profile.x.size(); ++k) {
                const auto above =
                    std::lower_bound(parabola.x.begin(), parabola.x.end(), profile.x[k] - 1e-12);
                QVERIFY(above != parabola.x.end());
                const auto i = static_cast<std::size_t>(above - parabola.x.begin());
                const double from = i > 0 ? std::min(parabola.y[i - 1], parabola.y[i]) : parabola.y[i],
                             to = i > 0 ? std::max(parabola.y[i - 1], parabola.y[i]) : parabola.y[i];
                QVERIFY(profile.y[k] >= from - 1e-6 && profile.y[k] <= to + 1e-6);
            }
            QCOMPARE(panel.marks.size(), std::size_t(3)); // the limit and both ends
        }
    }

    /// A line of what is left does not bridge a gap; a value that an event sets, which is read at the end of
    /// the run, is no course over time.
    void linesBreakAtGapsAndValuesAtTheEndAreRows() {
        FitResult fit;
        FittedTable& table = fit.fitted.emplace();
        const auto add = [&](const char* output, double t, double value) {
            table.experiment.push_back("1");
            table.output.push_back(output);
            table.t.push_back(t);
            table.measured.push_back(value);
            table.fitted.push_back(value - 0.1);
            table.residual.push_back(0.1);
        };
        for (int k = 0; k < 40; ++k)
            if (k < 20 || k > 30) add("x", 0.5 * k, std::sin(k));
        add("period", 20, 1.3);
        Result result;
        write(fit, result);
        const FitFigures figures = figuresOf(result);
        QCOMPARE(figures.trajectories().size(), std::size_t(2));
        QVERIFY(figures.trajectories()[0].overTime && !figures.trajectories()[1].overTime);
        for (const FigureSeries& line :
             {figures.residuals(0).series.back(), figures.measuredAndFitted(0).series.back()}) {
            QCOMPARE(line.x.size(), std::size_t(30)); // 29 values and the break
            QCOMPARE(std::ranges::count_if(line.y, [](double y) { return std::isnan(y); }), 1);
            QVERIFY(std::isnan(line.y[20]) && line.x[20] > 9.5 && line.x[20] < 15.5);
        }
        QCOMPARE(figures.residuals(1).series.front().x, std::vector<double>{1}); // not at 20 s
    }

    /// What every experiment measures once is one picture: fitted over measured, and what is left over the
    /// order and over everything that differs between the experiments.
    void experimentsOfOneValueAreOnePicture() {
        const Result result = lineFit();
        const FitFigures figures = figuresOf(result);
        QCOMPARE(figures.trajectories().size(), std::size_t(1));
        QVERIFY(!figures.trajectories().front().overTime);
        const FigurePanel fitted = figures.measuredAndFitted(0);
        QVERIFY(fitted.equalRanges);
        const FigureSeries& points = fitted.series.back();
        QCOMPARE(points.x.size(), std::size_t(12));
        QCOMPARE(points.keys.size(), std::size_t(12));
        const auto& residual = result.table("fit")->find("residual")->numbers;
        for (std::size_t k = 0; k < 12; ++k)
            QVERIFY(std::abs(points.x[k] - points.y[k] - residual[k]) < 1e-12);
        QCOMPARE(figures.conditions(0), std::vector<std::string>{"x"});
        const FigurePanel over = figures.residualsOver(0, "x");
        QCOMPARE(over.series.front().y, residual);
        for (std::size_t k = 0; k < 12; ++k) {
            const double label = std::stod(points.keys[k]);
            QCOMPARE(over.series.front().x[k], 0.5 * label);
        }
        const FigurePanel order = figures.residuals(0);
        QCOMPARE(order.series.front().x.front(), 1.0);
        QCOMPARE(order.series.front().x.back(), 12.0);
        QVERIFY(order.series.front().shape == SeriesShape::Points);
    }

    void theReportShowsThem() {
        Study study;
        study.method = "least-squares";
        const std::string html = renderHtml(buildReport(lineFit(), study));
        for (const char* text :
             {"Identifiability", "Profiles", "limit of the interval", "correlation of the estimates by sign"})
            QVERIFY2(html.find(text) != std::string::npos, text);
        QVERIFY(html.find("Combination") == std::string::npos);
        Result together = lineFit();
        together.diagnostics["combinations"] = nlohmann::ordered_json::array(
            {{{"combination", "a*b"}, {"value", 105600.0}, {"standard_error", 1.2}}});
        const std::string more = renderHtml(buildReport(together, study));
        for (const char* text : {"Combination", "a*b", "±\u00a01.2"})
            QVERIFY2(more.find(text) != std::string::npos, text);
    }

    /// Three starts of four: one elsewhere, one that could not be simulated.
    /// Whoever asks for nothing special gets the path and J over the model solves.
    void theReportHasTheTrajectoryOfTheSearchByDefault() {
        const Report report = buildReport(lineFit(), Study{}, ReportSettings{});
        QVERIFY(std::any_of(report.sections.begin(), report.sections.end(),
                            [](const ReportSection& section) { return section.title == "Search path"; }));
    }

    /// A level without answers and the spread of a single repeat leave the picture of the others as it is.
    void theNoiseStudyShowsWhatIsKnown() {
        Result result;
        result.unknowns.push_back({.name = "a", .value = 3});
        const double none = std::nan("");
        result.tables.push_back(
            {"noise_study", "", {{"level", "1", {0.01, 0.05, 5}, {}}, {"a", "", {2, 4, none}, {}}}});
        result.diagnostics["noise_study"] = {
            {{"level", 0.01}, {"mean", {2.0}}, {"standard_deviation", nullptr}},
            {{"level", 0.05}, {"mean", {4.0}}, {"standard_deviation", {0.5}}},
            {{"level", 5.0}, {"mean", nullptr}, {"standard_deviation", nullptr}}};
        const FigurePanel panel = figuresOf(result).noise(0);
        QCOMPARE(panel.series[0].x, (std::vector<double>{1, 5}));
        QCOMPARE(panel.series[1].y, (std::vector<double>{2, 4}));
        QCOMPARE(panel.series[1].lower, (std::vector<double>{2, 3.5}));
    }

    /// A table of another version without a column: nothing of it is drawn, nothing is read beyond its end.
    void aTableWithoutAColumnDrawsNothing() {
        for (const char* column : {"experiment", "output", "t", "measured", "fitted", "residual"}) {
            Result result = lineFit();
            for (ResultTable& table : result.tables)
                if (table.name == "fit")
                    std::erase_if(table.columns, [&](const ResultColumn& c) { return c.name == column; });
            const FitFigures figures = figuresOf(result);
            QVERIFY(figures.trajectories().empty());
            QVERIFY(figures.measuredAndFitted(0).series.empty());
            QVERIFY(figures.hasCorrelation());
            const Presentation shown = findMethod("least-squares")->present(result, {});
            QCOMPARE(shown.predictions.empty(), column != std::string("residual")); // needs no residuals
        }
    }

    void basinsSayTheirShares() {
        Result result;
        for (const char* name : {"a", "b"}) {
            Estimate e;
            e.name = name;
            e.value = 1;
            result.unknowns.push_back(e);
        }
        const double none = std::nan("");
        result.tables.push_back({"basins",
                                 "",
                                 {{"a", "", {1, 2, 1, 2}, {}},
                                  {"b", "", {1, 1, 2, 2}, {}},
                                  {"plain", "", {1, 0, 0, 0}, {}},
                                  {"homotopy", "", {1, 1, 1, 0}, {}},
                                  {"plain_objective", "", {1e-9, 5, 5, none}, {}},
                                  {"homotopy_objective", "", {1e-9, 1e-9, 1e-9, none}, {}}}});
        const FitFigures figures = figuresOf(result);
        const auto sizes = [](const FigurePanel& panel) {
            std::map<std::string, std::size_t> count;
            for (const FigureSeries& series : panel.series) count[series.name] = series.x.size();
            return count;
        };
        const FigurePanel homotopy = figures.basins(true), plain = figures.basins(false);
        QCOMPARE(homotopy.note, std::string("75.0 % at the answer"));
        QCOMPARE(plain.note, std::string("25.0 % at the answer"));
        using Sizes = std::map<std::string, std::size_t>;
        QVERIFY(
            (sizes(homotopy) == Sizes{{"ends at the answer", 3}, {"cannot be simulated", 1}, {"answer", 1}}));
        QVERIFY((sizes(plain) == Sizes{{"ends at the answer", 1},
                                       {"ends elsewhere", 2},
                                       {"cannot be simulated", 1},
                                       {"answer", 1}}));
    }
};

RIGOR_CORE_TEST(TestFitFigures)
#include "test_fit_figures.moc"

} // namespace test_fit_figures

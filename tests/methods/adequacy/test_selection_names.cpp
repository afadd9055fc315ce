// Sensors of a selection are called as the file calls them, wherever people read; by number where it does
// not.
#include "core/methods/method.h"
#include "core/presentation/presentation.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>

namespace test_selection_names {

using namespace rigor;
using sample::contains;

namespace {

/// Four sensors of two parameters, of which the first and the last tell most.
Result selected(const std::string& names) {
    Problem problem;
    problem.files = {{"wall.json", R"({"jacobian": [[[5, 0]], [[1, 1]], [[1, 0.5]], [[0, 4]]],
        "sigma": [1, 1, 1, 1], "max_sensors": 2)" +
                                       names + "}"}};
    return makeMethod("sensor-selection")->run(problem, {});
}

} // namespace

class TestSelectionNames : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void asTheFileCallsThem() {
        const Result named = selected(R"(, "sensors": ["inside", "first layer", "second layer", "flux"])");
        QVERIFY(contains(named.message(), "A: inside, flux (proven optimal); D: inside, flux"));
        const Result plain = selected("");
        QVERIFY(contains(plain.message(), "A: 0, 3 (proven optimal); D: 0, 3"));
        // The table of a program keeps the numbers, by which sensors are required and forbidden.
        for (const Result* one : {&named, &plain})
            QCOMPARE(one->table("combinations")->find("sensors")->texts.front(), std::string("0, 3"));
    }
    /// Sensor 1 is the second of the file: an axis of numbers says from where it counts.
    void anAxisOfNumbersSaysFromWhere() {
        const Presentation shown =
            findMethod("sensor-selection")->present(selected(R"(, "sensors": ["T1", "T2", "T3", "q"])"), {});
        bool found = false;
        const std::function<void(const view::Body&)> look = [&](const view::Body& body) {
            if (const auto* split = std::get_if<view::Split>(&body))
                for (const view::Body& part : split->parts) look(part);
            if (const auto* plot = std::get_if<view::Plot>(&body); plot && plot->choices.empty()) {
                const FigurePanel panel = plot->panel({});
                found = found || panel.x.quantity == "number of the sensor, from 0";
            }
        };
        for (const view::Page& page : shown.pages) look(page.body);
        QVERIFY(found);
    }
    void inFactsToo() {
        const Result named = selected(R"(, "sensors": ["inside", "first layer", "second layer", "flux"])");
        const Presentation shown = findMethod(named.method)->present(named, {});
        std::string all;
        for (const view::FactGroup& group : shown.facts)
            for (const auto& item : group.items)
                if (const auto* fact = std::get_if<view::Fact>(&item))
                    all += fact->name + ": " + fact->value + "\n";
        QVERIFY(contains(all, "sensors: inside, flux\n"));
        QVERIFY(all.find("sensors: 0, 3\n") == std::string::npos);
    }
};

RIGOR_TEST(TestSelectionNames)
#include "test_selection_names.moc"

} // namespace test_selection_names

#include "ui/methods/verified_page.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/study/report/inverse_figures.h"
#include "ui/kit/labels.h"
#include "ui/kit/qt_text.h"
#include "ui/methods/facts_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"

#include <QComboBox>
#include <QSplitter>
#include <QVBoxLayout>

namespace rigor {
using parts::figurePanel, parts::numberIn, parts::splitter;
namespace {
QString textIn(const nlohmann::ordered_json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? qt(found->get<std::string>()) : QString();
}

/// Bounds with as many digits as their width asks for, rounded outward.
std::pair<QString, QString> outward(const Estimate& e) {
    const OutwardDecimals shown = shownBounds(e);
    return {qt(fixedText(shown.lower, shown.decimals)), qt(fixedText(shown.upper, shown.decimals))};
}
/// What the window shows of the exclusions: how far apart the simulated and the allowed values were. Where
/// they overlap, several sensors excluded the box together.
ResultTable gapsOf(const ResultTable& exclusions) {
    ResultTable table{"exclusions", VerifiedPage::tr("latest first").toStdString(), {}};
    const auto numbers = [&](const char* name) {
        const ResultColumn* column = exclusions.find(name);
        return column ? column->numbers : std::vector<double>(exclusions.rows(), qQNaN());
    };
    const ResultColumn* simulated = exclusions.find("simulated_lower");
    ResultColumn gap{"gap", simulated ? simulated->unit : std::string(), {}, {}};
    const auto sl = numbers("simulated_lower"), su = numbers("simulated_upper"),
               al = numbers("allowed_lower"), au = numbers("allowed_upper");
    for (std::size_t k = 0; k < sl.size(); ++k) {
        const double apart = std::max(al[k] - su[k], sl[k] - au[k]);
        gap.numbers.push_back(apart > 0 ? apart : qQNaN());
    }
    ResultColumn sensor{"sensor", "", {}, {}};
    if (const ResultColumn* named = exclusions.find("sensor"))
        for (const std::string& name : named->texts)
            sensor.texts.push_back(name == "standstill" ? VerifiedPage::tr("standstill").toStdString()
                                   : name == "model"    ? VerifiedPage::tr("model").toStdString()
                                                        : name);
    table.columns = {sensor, {"line", "", numbers("line"), {}}, {"t", "s", numbers("t"), {}}, gap};
    return table;
}

/// The bounds with the digits that tell the narrowest gap, outward.
QWidget* exclusionsPanel(ResultTable table) {
    ResultColumn* columns[4] = {};
    const char* names[] = {"simulated_lower", "simulated_upper", "allowed_lower", "allowed_upper"};
    for (auto& c : table.columns)
        for (int k = 0; k < 4; ++k)
            if (c.name == names[k]) columns[k] = &c;
    if (std::find(columns, columns + 4, nullptr) != columns + 4) return resultTablePanel(table);
    double narrowest = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < table.rows(); ++k) {
        const auto at = [&](int c) { return columns[c]->numbers[k]; };
        const double gap = std::max(at(2) - at(1), at(0) - at(3));
        if (gap > 0) narrowest = std::min(narrowest, gap);
    }
    if (!std::isfinite(narrowest)) return resultTablePanel(table);
    const int decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(narrowest))), 0, 15);
    for (const int c : {0, 2})
        for (std::size_t k = 0; k < table.rows(); ++k) {
            double &lower = columns[c]->numbers[k], &upper = columns[c + 1]->numbers[k];
            if (!(lower <= upper) || !std::isfinite(lower) || !std::isfinite(upper)) continue;
            const OutwardDecimals shown = outwardDecimals({lower, upper}, decimals);
            lower = shown.lower, upper = shown.upper;
        }
    return resultTablePanel(table, {}, decimals);
}

/// The bounds of each motion with the digits that the narrowest asks for, outward, in the unit of their
/// parameter.
QWidget* epochsPanel(ResultTable table, const Result& result) {
    ResultColumn *named = nullptr, *lower = nullptr, *upper = nullptr;
    for (auto& c : table.columns) {
        if (c.name == "parameter") named = &c;
        if (c.name == "lower") lower = &c;
        if (c.name == "upper") upper = &c;
    }
    if (!named || !lower || !upper) return resultTablePanel(table);
    ResultColumn unit{"unit", "", {}, {}};
    std::vector<Estimate> bounds;
    int decimals = 0;
    for (std::size_t k = 0; k < table.rows(); ++k) {
        Estimate e;
        e.name = named->texts[k];
        for (const Estimate& unknown : result.unknowns)
            if (unknown.name == e.name) e = unknown;
        e.lower = lower->numbers[k], e.upper = upper->numbers[k];
        if (std::isfinite(e.upper - e.lower)) decimals = std::max(decimals, shownBounds(e).decimals);
        unit.texts.push_back(unitText(e.unit));
        bounds.push_back(std::move(e));
    }
    for (std::size_t k = 0; k < bounds.size(); ++k) {
        if (!std::isfinite(bounds[k].upper - bounds[k].lower)) continue;
        const OutwardDecimals shown = shownBounds(bounds[k], decimals);
        lower->numbers[k] = shown.lower, upper->numbers[k] = shown.upper;
    }
    table.columns.push_back(std::move(unit));
    return resultTablePanel(table, {}, decimals);
}
} // namespace

void VerifiedPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    figures_ = std::make_unique<VerifiedFigures>(result_);
    tubes_.clear();
    projection_ = contradiction_ = nullptr;
    view_ = first_ = second_ = nullptr;
    clearViews();
    if (figures_->hasCourse() || figures_->hasBoxes()) addView(tr("Enclosures"), makeEnclosures());
    if (figures_->hasEffort()) {
        addView(tr("Boxes over time"), figurePanel(figures_->boxes()));
        addView(tr("Effort per step"), figurePanel(figures_->effort()));
    }
    for (const auto& table : result_->tables) {
        if (table.name == "exclusions") addView(tr("What excluded the last boxes"), exclusionsPanel(table));
        if (table.name == "epochs") addView(tr("Values between standstills"), epochsPanel(table, *result_));
    }
    auto* facts = new FactsView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);
    fillInspector();
}

QWidget* VerifiedPage::makeEnclosures() {
    auto* page = splitter(Qt::Horizontal);
    if (figures_->hasCourse()) {
        auto* left = splitter(Qt::Vertical);
        left->addWidget(makeTubes());
        left->addWidget(figurePanel(figures_->widths()));
        left->setSizes({400, 260});
        page->addWidget(left);
    }
    if (const FigurePanel close = figures_->contradiction(); !close.series.empty()) {
        auto* right = splitter(Qt::Vertical);
        if (const ResultTable* table = result_->table("exclusions"))
            right->addWidget(resultTablePanel(gapsOf(*table), tr("What excluded the last boxes")));
        contradiction_ = figurePanel(close);
        right->addWidget(contradiction_);
        page->addWidget(right);
        page->setSizes({560, 380});
    } else if (figures_->hasBoxes() && figures_->parameters().size() > 1) {
        page->addWidget(makeProjection());
        page->setSizes({560, 380});
    }
    return page;
}

QWidget* VerifiedPage::makeTubes() {
    auto* all = splitter(Qt::Vertical);
    view_ = new QComboBox;
    view_->setAccessibleName(tr("How the states are shown"));
    view_->addItems({tr("around the middle"), tr("signal")});
    for (const std::string& state : figures_->states()) {
        auto* panel = figurePanel(figures_->tube(state, false));
        panel->plot()->setLeftMargin(92);
        if (tubes_.isEmpty()) panel->addHeadWidget(view_);
        tubes_ << panel;
        all->addWidget(panel);
    }
    for (auto* a : tubes_)
        for (auto* b : tubes_)
            if (a != b)
                connect(a->plot(), &Plot::cursorMoved, b->plot(),
                        qOverload<std::optional<double>>(&Plot::setCursor));
    connect(view_, &QComboBox::currentIndexChanged, this,
            [this](int index) { showAroundMiddle(index == 0); });
    showTubes();
    return all;
}

void VerifiedPage::showAroundMiddle(bool around) {
    around_ = around;
    showTubes();
}

/// Only a state that is measured is shown about its middle: there the band of the sensor says how narrow it
/// is.
void VerifiedPage::showTubes() {
    for (qsizetype k = 0; k < tubes_.size(); ++k) {
        const std::string& state = figures_->states()[static_cast<std::size_t>(k)];
        const FigurePanel about = figures_->tube(state, true);
        const bool measured = about.series.size() > 1;
        tubes_[k]->plot()->setPanel(around_ && measured ? about : figures_->tube(state, false));
    }
}

QWidget* VerifiedPage::makeProjection() {
    projection_ = figurePanel(figures_->projection(0, 1));
    if (figures_->parameters().size() > 2) {
        first_ = new QComboBox;
        second_ = new QComboBox;
        first_->setAccessibleName(tr("Unknown on the horizontal axis"));
        second_->setAccessibleName(tr("Unknown on the vertical axis"));
        for (auto* choice : {first_, second_}) {
            for (const std::string& name : figures_->parameters()) choice->addItem(qt(wordsOf(name)));
            projection_->addHeadWidget(choice);
        }
        second_->setCurrentIndex(1);
        for (auto* choice : {first_, second_})
            connect(choice, &QComboBox::currentIndexChanged, this, &VerifiedPage::showProjection);
    }
    return projection_;
}

void VerifiedPage::showProjection() {
    projection_->plot()->setPanel(figures_->projection(static_cast<std::size_t>(first_->currentIndex()),
                                                       static_cast<std::size_t>(second_->currentIndex())));
}

/// What was left before the contradiction.
namespace {
/// Rows of name, lower, upper, unit. Bounds with many digits take the room of the units, which follow below:
/// what is proven is never cut.
void addBounds(InspectorGroup* group, QVector<QStringList> rows, const QStringList& heads,
               const QString& units) {
    constexpr int kMostDigits = 18; // of both bounds beside a name and a unit
    const bool wide = std::any_of(rows.begin(), rows.end(), [](const QStringList& row) {
        return row[1].size() + row[2].size() > kMostDigits;
    });
    if (!wide) return group->addTable(heads, rows);
    QStringList told;
    for (QStringList& row : rows)
        if (const QString unit = row.takeLast(); !unit.isEmpty()) told << row[0] + QStringLiteral(" ") + unit;
    group->addTable(heads.first(3), rows);
    if (!told.isEmpty()) group->addText(units.arg(told.join(QStringLiteral(", "))));
}
} // namespace

void VerifiedPage::addLastHulls(InspectorGroup* group) {
    group->addText(tr("The set is empty. There are no bounds to show."));
    const ResultTable* table = result_->table("enclosures");
    const ResultColumn* t = table ? table->find("t") : nullptr;
    if (!t || t->numbers.empty()) return;
    QVector<QStringList> rows;
    for (const std::string& name : figures_->parameters()) {
        const ResultColumn *lower = table->find(name + "_lower"), *upper = table->find(name + "_upper");
        if (!lower || !upper || lower->numbers.empty() || upper->numbers.empty()) continue;
        const OutwardDecimals shown = outwardDecimals({lower->numbers.back(), upper->numbers.back()});
        rows.push_back({qt(wordsOf(name)), qt(fixedText(shown.lower, shown.decimals)),
                        qt(fixedText(shown.upper, shown.decimals)), qt(unitText(lower->unit))});
    }
    group->addText(tr("Last hulls, at %1 s:").arg(qt(plainText(t->numbers.back()))));
    addBounds(group, rows, {QString(), tr("from"), tr("to"), tr("unit")}, tr("Units: %1."));
}

void VerifiedPage::fillInspector() {
    inspector_->clear();
    auto* guaranteed = inspector_->addGroup(tr("Guaranteed"));
    QVector<QStringList> rows;
    for (const auto& e : result_->unknowns) {
        const auto [lower, upper] = outward(e);
        rows.push_back({qt(wordsOf(e.name)), lower, upper, qt(unitText(e.unit))});
    }
    if (rows.isEmpty())
        addLastHulls(guaranteed);
    else
        addBounds(guaranteed, rows, {QString(), tr("from"), tr("to"), tr("unit")}, tr("Units: %1."));
    if (!rows.isEmpty()) guaranteed->addText(tr("Rounded outward."));
    // What is said of one unknown alone: the motion it was narrowed in, or that it was not.
    QStringList meanings;
    for (const auto& e : result_->unknowns)
        meanings << qt(e.interval).replace(qt(e.name), qt(wordsOf(e.name)));
    for (const QString& meaning : meanings) {
        if (meanings.count(meaning) > 1 || meanings.size() < 2) continue;
        QString own = meaning;
        for (const QString& common : meanings) // that of the others was said already
            if (own.startsWith(common + "; ")) own = own.mid(common.size() + 2);
        guaranteed->addText(own);
    }
    QStringList open;
    for (const auto& e : result_->unknowns)
        if (e.guaranteed && e.atBound) open << qt(wordsOf(e.name));
    if (!open.isEmpty())
        guaranteed->addText(
            tr("Up to the end of the bounds examined: %1. Nothing is proven beyond.").arg(open.join(", ")));

    if (result_->outcome == RunOutcome::Empty) {
        auto* meaning = inspector_->addGroup(tr("What an empty set can mean"));
        meaning->addText(
            tr("A parameter held constant moves in the rig: let it take a new value at each standstill."));
        meaning->addText(tr("The bound of a sensor is too tight, or a single value lies beyond it."));
        meaning->addText(
            tr("The model lacks an effect, or the true values lie outside the bounds examined."));
    }
    const auto& d = result_->diagnostics;
    if (const auto assumed = d.find("assumptions"); assumed != d.end() && assumed->is_array()) {
        auto* basis = inspector_->addGroup(tr("What the proof rests on"));
        for (const auto& one : *assumed) basis->addText(qt(one.get<std::string>()));
    }
    const QString point = textIn(d, "point");
    if (!point.isEmpty()) {
        auto* overlay = inspector_->addGroup(tr("Point to compare"));
        const bool inHull = d.contains("point_in_hull");
        overlay->addText(point == "inside"     ? tr("Inside: it explains all data.")
                         : point == "excluded" ? tr("Excluded: it is proven not to explain the data.")
                         : point == "not-examined"
                             ? tr("Outside the bounds examined: nothing is proven about it.")
                         : inHull ? tr("Inside the enclosure.")
                                  : tr("Neither proven nor excluded."));
    }
    auto* set = inspector_->addGroup(tr("Boxes"));
    const auto count = [&](const QString& name, const char* key) {
        if (const double n = numberIn(d, key); std::isfinite(n))
            set->addValue(name, qt(countText(std::llround(n))));
    };
    count(tr("left at the end"), "boxes");
    count(tr("longest list"), "largest_list");
    count(tr("admissible"), "admissible");
    count(tr("undecided"), "undecided");
    count(tr("excluded"), "excluded");
    auto* arithmetic = inspector_->addGroup(tr("Arithmetic"));
    arithmetic->addValue(tr("rounding"), tr("outward, self-test passed"));
    arithmetic->addValue(tr("back-end"), textIn(d, "back_end"));
}

ResultHeadline VerifiedPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    const double boxes = numberIn(result_->diagnostics, "boxes");
    const double at = numberIn(result_->diagnostics, "first_contradiction");
    if (std::isfinite(at))
        head.clause = tr("empty from %1 s on").arg(qt(plainText(at)));
    else if (std::isfinite(boxes))
        head.clause = std::llround(boxes) == 1 ? tr("1 box left")
                                               : tr("%1 boxes left").arg(qt(countText(std::llround(boxes))));
    if (result_->outcome == RunOutcome::Answered) {
        head.tellsVerdict = true;
        head.proven = head.state == ResultState::Success && head.verdict.contains(": ");
        head.links.push_back({tr("Copy statement"), "copy:" + head.verdict});
    } else if (result_->outcome == RunOutcome::Empty) {
        if (const double line = numberIn(result_->diagnostics, "contradiction_line"); line > 0)
            head.links.push_back({tr("Show line %1").arg(std::llround(line)),
                                  QStringLiteral("line:%1").arg(std::llround(line))});
        head.links.push_back({tr("What can I do?"), "guide:" + property("guide").toString()});
    }
    return head;
}

} // namespace rigor

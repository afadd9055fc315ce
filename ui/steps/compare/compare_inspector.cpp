// What stands at the right of the comparison: which runs, their objective, the settings that differ.
#include "ui/steps/compare/compare_page.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/method.h"
#include "core/methods/result/provenance.h"
#include "core/study/report/compare_settings.h"
#include "ui/widgets/form.h"
#include "ui/widgets/text/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QRegularExpression>

#include <cmath>

namespace rigor {
namespace {
/// Digest of the data a run worked on.
std::string dataOf(const Result& result) { return provenanceOf(result).dataSha256; }

QString objectiveText(const ReachedObjective& objective, double value, bool difference) {
    if (!std::isfinite(value)) return QString::fromUtf8(kMissingText);
    // A likelihood is told apart by its decimals, a sum of squares by its leading digits.
    return QString::fromStdString(!objective.smallest ? fixedText(value, 2)
                                                      : significantText(value, difference ? 3 : 5));
}

} // namespace

void ComparePage::fillInspector(const std::vector<Row>& all) {
    addChoice(all);
    showLeftOut();
    addObjectives(all);
    addSettings(all);
}

/// One group per objective: values of different objectives are not to be ranked.
void ComparePage::addObjectives(const std::vector<Row>& all) {
    struct Line {
        QString name;
        ReachedObjective reached;
        std::string data;
    };
    std::vector<std::pair<std::string, std::vector<Line>>> kinds;
    QStringList without;
    const auto add = [&](const RunRecord& run, const QString& name) {
        Line line{name, reachedObjective(*run.result), dataOf(*run.result)};
        if (line.reached.name.empty() || !std::isfinite(line.reached.value)) {
            without << QString::number(run.number);
            return;
        }
        auto at = std::find_if(kinds.begin(), kinds.end(),
                               [&](const auto& kind) { return kind.first == line.reached.name; });
        if (at == kinds.end()) at = kinds.insert(kinds.end(), {line.reached.name, {}});
        at->second.push_back(std::move(line));
    };
    for (const Row& row : all) {
        const RunOutcome outcome = row.run->result->outcome;
        add(*row.run, outcome == RunOutcome::Answered
                          ? tr("%1 %2").arg(row.run->number).arg(row.run->shownName())
                          : tr("Run %1").arg(row.run->number) + ", " + fieldText(toString(outcome)));
        if (row.validated) add(*row.validated, tr("%1, validation").arg(row.validated->number));
    }
    for (const auto& [name, lines] : kinds) {
        auto* group = inspector_->addGroup(tr("Objective"));
        group->setNote(
            (lines.front().reached.smallest ? tr("%1, smaller is better") : tr("%1, larger is better"))
                .arg(QString::fromStdString(name)));
        QVector<QStringList> rows;
        const Line& first = lines.front();
        for (const Line& line : lines) {
            const bool sameData = line.data == first.data;
            rows.push_back({line.name, objectiveText(line.reached, line.reached.value, false),
                            sameData
                                ? objectiveText(line.reached, line.reached.value - first.reached.value, true)
                                : QString::fromUtf8(kMissingText)});
        }
        group->addTable({QString(), tr("value"), tr("difference")}, rows);
        if (std::any_of(lines.begin(), lines.end(),
                        [&](const Line& line) { return line.data != first.data; }))
            group->addText(tr("Comparable only on the same data; no difference is given across data."));
    }
    if (!without.isEmpty())
        inspector_->addGroup(tr("No objective"))
            ->addText(tr("Run %1 keeps no objective to compare; look at estimates, residuals and "
                         "intervals.")
                          .arg(without.join(", ")));
}

void ComparePage::addChoice(const std::vector<Row>& all) {
    auto* group = inspector_->addGroup(tr("Runs compared"));
    auto* reference = new QComboBox;
    reference->setAccessibleName(tr("Reference"));
    int count = 0, ticked = 0;
    const auto& runs = document_.runs();
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!run->result || run->result->unknowns.empty()) continue;
        ++count;
        auto* box = new QCheckBox(tr("%1 %2").arg(run->number).arg(run->shownName()));
        const bool shown =
            std::any_of(all.begin(), all.end(), [&](const Row& row) { return row.run == &*run; });
        const bool validation =
            std::any_of(all.begin(), all.end(), [&](const Row& row) { return row.validated == &*run; });
        ticked += shown || validation;
        box->setChecked(shown || validation);
        connect(box, &QCheckBox::toggled, this, [this, number = run->number](bool on) {
            // The box goes when the inspector is filled anew: not while it is telling.
            QTimer::singleShot(0, this, [this, number, on] { setTicked(number, on); });
        });
        group->addWidget(box);
        if (shown) reference->addItem(tr("Run %1").arg(run->number), run->number);
    }
    group->setNote(tr("%1 of %2").arg(ticked).arg(count));
    if (all.empty()) return delete reference;
    reference->setCurrentIndex(reference->findData(all.front().run->number));
    connect(reference, &QComboBox::activated, this, [this, reference] {
        const int number = reference->currentData().toInt();
        QTimer::singleShot(0, this, [this, number] { setReference(number); });
    });
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(new Text(tr("Reference"), TextUse::Body, Ink::Muted));
    line->addWidget(reference, 1);
    group->addWidget(row);
}

void ComparePage::addSettings(const std::vector<Row>& all) {
    std::vector<SettingsOfRun> runs;
    std::vector<const RunRecord*> records;
    for (const Row& row : all) records.push_back(row.run);
    for (const RunRecord* run : leftOut()) records.push_back(run);
    if (records.empty()) return;
    for (const RunRecord* run : records) runs.push_back({&run->study, run->result.get()});
    const auto settings = comparedSettings(runs);
    const auto text = [](const std::string& value) {
        const QString shown = QString::fromStdString(value);
        static const QRegularExpression choice("^[a-z][a-z0-9+_-]*$"); // no file, no number
        return choice.match(shown).hasMatch() ? choiceText(value) : shown;
    };
    // One setting over the values of its runs: names and values are too long to stand side by side. An option
    // that one of the methods does not have differs by that alone; it is shown with the equal ones.
    QVector<QStringList> lines;
    int differing = 0;
    for (const ComparedSetting& one : settings) {
        const QString name = QString::fromStdString(one.name);
        const bool differs = !one.same && !one.ofSomeMethods;
        differing += differs;
        if (!differs && !equalSettings_) continue;
        if (one.same) {
            lines.push_back({name, text(one.values.front())});
            continue;
        }
        lines.push_back({name, QString()});
        for (std::size_t i = 0; i < records.size(); ++i)
            lines.push_back(
                {QStringLiteral("    ") + tr("Run %1").arg(records[i]->number), text(one.values[i])});
    }
    const auto count = static_cast<int>(settings.size());
    auto* group = inspector_->addGroup(tr("Settings that differ"));
    group->setNote(tr("%1 of %2").arg(differing).arg(count));
    if (differing == 0)
        group->addText(records.size() < 2
                           ? tr("A second run would show here which of its settings differ, and on the page "
                                "whether the two agree.")
                           : tr("None: the runs have the same settings."));
    if (!lines.isEmpty()) group->addTable({tr("setting"), tr("value")}, lines);
    const int equal = count - differing;
    if (equal == 0) return;
    auto* show = makeButton(equalSettings_ ? tr("Hide %1 other settings").arg(equal)
                                           : tr("Show %1 other settings").arg(equal),
                            {}, "link");
    connect(show, &QPushButton::clicked, this, [this] {
        QTimer::singleShot(0, this, [this] {
            equalSettings_ = !equalSettings_;
            refresh();
        });
    });
    group->addWidget(show);
}

} // namespace rigor

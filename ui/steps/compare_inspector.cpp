// What stands at the right of the comparison: which runs, their objective, the settings that differ.
#include "ui/steps/compare_page.h"

#include "core/methods/method.h"
#include "core/study/report/number_text.h"
#include "ui/kit/form.h"
#include "ui/kit/language.h"

#include <QCheckBox>
#include <QComboBox>

#include <cmath>
#include <set>

namespace rigor {
namespace {
/// Digest of the data a run worked on.
std::string dataOf(const Result& result) { return result.provenance.value("data_sha256", std::string()); }

QString objectiveText(const ReachedObjective& objective, double value, bool difference) {
    if (!std::isfinite(value)) return QString::fromUtf8(kMissingText);
    // A likelihood is told apart by its decimals, a sum of squares by its leading digits.
    return QString::fromStdString(!objective.smallest ? fixedText(value, 2)
                                                      : significantText(value, difference ? 3 : 5));
}

QString settingText(const nlohmann::ordered_json& value) {
    if (value.is_string()) return QString::fromStdString(value.get<std::string>());
    if (value.is_number()) return QString::fromStdString(plainText(value.get<double>()));
    if (value.is_boolean()) return value.get<bool>() ? ComparePage::tr("yes") : ComparePage::tr("no");
    if (value.is_array() && value.empty()) return QString::fromUtf8(kMissingText);
    return QString::fromStdString(value.dump());
}

/// Settings of the method and the file of the data, by name.
std::map<QString, QString> settingsOf(const RunRecord& run) {
    std::map<QString, QString> settings;
    std::unique_ptr<Method> method;
    for (const MethodEntry& entry : methods())
        if (entry.key == run.result->method) method = entry.make();
    if (method) settings[ComparePage::tr("method")] = fieldText(method->title());
    const auto options = run.result->provenance.find("options");
    if (options != run.result->provenance.end() && options->is_object()) {
        const Fields fields = method ? method->options() : Fields();
        for (const auto& [key, value] : options->items()) {
            const Field* field = fields.find(key);
            QString name =
                field ? fieldText(field->info.label) : QString::fromStdString(key).replace('_', ' ');
            if (settings.contains(name)) name += " (" + fieldText(field ? field->info.group : key) + ')';
            settings[name] = field && !field->info.choices.empty() && value.is_string()
                                 ? choiceText(value.get<std::string>())
                                 : settingText(value);
            if (field && !field->info.unit.empty() && value.is_number())
                settings[name] += ' ' + QString::fromStdString(field->info.unit);
        }
    }
    if (!run.study.data.files.empty())
        settings[ComparePage::tr("data")] =
            QString::fromStdString(std::filesystem::path(run.study.data.files.front()).filename().string());
    settings[ComparePage::tr("seed")] = QString::number(run.study.seed);
    return settings;
}
} // namespace

void ComparePage::fillInspector(const std::vector<Row>& all) {
    addChoice(all);
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
    std::vector<std::map<QString, QString>> settings;
    std::set<QString> differs;
    for (const Row& row : all) {
        settings.push_back(settingsOf(*row.run));
        for (const auto& [name, text] : settings.back()) differs.insert(name);
    }
    // One setting over the values of its runs: names and values are too long to stand side by side.
    QVector<QStringList> lines;
    int differing = 0;
    for (const QString& name : differs) {
        QStringList texts;
        for (auto& one : settings)
            texts << (one.contains(name) ? one[name] : QString::fromUtf8(kMissingText));
        if (texts.count(texts.front()) == texts.size()) {
            if (equalSettings_) lines.push_back({name, texts.front()});
            continue;
        }
        ++differing;
        lines.push_back({name, QString()});
        for (std::size_t i = 0; i < all.size(); ++i)
            lines.push_back({QStringLiteral("    ") + tr("Run %1").arg(all[i].run->number),
                             texts[static_cast<qsizetype>(i)]});
    }
    auto* group = inspector_->addGroup(tr("Settings that differ"));
    group->setNote(tr("%1 of %2").arg(differing).arg(differs.size()));
    if (differing == 0) group->addText(tr("None: the runs have the same settings."));
    if (!lines.isEmpty()) group->addTable({tr("setting"), tr("value")}, lines);
    const auto equal = static_cast<int>(differs.size()) - differing;
    if (equal == 0) return;
    auto* show = makeButton(equalSettings_ ? tr("Hide %1 equal settings").arg(equal)
                                           : tr("Show %1 equal settings").arg(equal),
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

#include "ui/steps/trust/next_experiments.h"

#include "core/foundation/base/units/units.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/estimate_text.h"
#include "core/presentation/axis_unit.h"
#include "core/study/design/design_resolve.h"
#include "core/study/design/next_file.h"
#include "core/study/run/run_folder.h"
#include "ui/jobs/background.h"
#include "ui/methods/page_parts.h"
#include "ui/plot/plot_panel.h"
#include "ui/steps/trust/design_columns.h"
#include "ui/steps/trust/design_editor.h"
#include "ui/steps/trust/difference_map.h"
#include "ui/steps/trust/trust_findings.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/tables/table_view.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>

#include <cmath>
#include <utility>

namespace rigor {

namespace {

QComboBox* choice(const QString& name) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(260);
    return box;
}

/// A labelled choice; in one row with others.
QWidget* labelledChoice(const QString& name, QComboBox* box) {
    auto* holder = new QWidget;
    holder->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new Text(name, TextUse::Body, Ink::Muted));
    row->addWidget(box);
    row->addStretch(1);
    return holder;
}

/// Entries anew, the one chosen kept where it is still there.
void refillChoice(QComboBox& box, const std::vector<std::pair<QString, QString>>& entries) {
    const QSignalBlocker quiet(box);
    const QVariant before = box.currentData();
    box.clear();
    for (const auto& [text, key] : entries) box.addItem(text, key);
    box.setCurrentIndex(std::max(0, box.findData(before)));
}

constexpr int kPicture = 320; ///< px, least height of a picture with its head

/// As high as its rows, at most ten.
void fitHeight(TableView& view) {
    constexpr int kRowHeight = 24, kMostRows = 10;
    const int rows = std::min(view.model()->rowCount(), kMostRows);
    view.setFixedHeight(view.horizontalHeader()->sizeHint().height() + kRowHeight * rows + 6);
}

} // namespace

NextExperiments::NextExperiments(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setProperty("guide", "design");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    controls_ = new QWidget;
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    goal_ = choice(tr("For"));
    against_ = choice(tr("Against"));
    from_ = choice(tr("Estimates"));
    row->addWidget(labelledChoice(tr("For"), goal_));
    againstRow_ = labelledChoice(tr("Against"), against_);
    row->addWidget(againstRow_);
    row->addWidget(labelledChoice(tr("Estimates"), from_));
    propose_ = makeButton(tr("Propose experiments"));
    propose_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    row->addWidget(propose_);
    cancel_ = makeButton(tr("Cancel"));
    row->addWidget(cancel_);
    progress_ = new Text({}, TextUse::Table, Ink::Muted);
    progress_->setElided(true);
    row->addWidget(progress_, 1);
    column->addWidget(controls_);
    strips_ = new MessageArea;
    column->addWidget(strips_);
    stack_ = new ShownStack;
    empty_ = new EmptyState("find", {}, {});
    stack_->addWidget(empty_);
    auto* made = new QWidget;
    auto* below = new QVBoxLayout(made);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(12);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(12);
    mapPanel_ = new Panel(tr("Where the explanations differ"));
    pair_ = choice(tr("Conditions of the map"));
    mapPanel_->addToHead(pair_);
    map_ = new DifferenceMap;
    mapPanel_->setContent(map_);
    mapPanel_->setMinimumHeight(kPicture);
    predictedPanel_ = parts::plotPanel(QString());
    output_ = choice(tr("Output predicted"));
    predictedPanel_->addHeadWidget(output_);
    predictedPanel_->setMinimumHeight(kPicture);
    gainPicture_ = parts::plotPanel(QString());
    gain_ = choice(tr("Number that gains"));
    gainPicture_->addHeadWidget(gain_);
    gainPicture_->setMinimumHeight(kPicture);
    pictures->addWidget(mapPanel_, 6);
    pictures->addWidget(predictedPanel_, 5);
    pictures->addWidget(gainPicture_, 5);
    connect(gain_, &QComboBox::activated, this, &NextExperiments::showGain);
    below->addLayout(pictures);
    connect(pair_, &QComboBox::activated, this, &NextExperiments::showMap);
    connect(output_, &QComboBox::activated, this, &NextExperiments::showPredicted);
    connect(map_, &DifferenceMap::proposalChosen, this, &NextExperiments::choose);
    connect(map_, &DifferenceMap::proposalMoved, this, &NextExperiments::moveTo);
    connect(map_, &DifferenceMap::placeAsked, this, &NextExperiments::addAt);
    panel_ = new Panel(tr("Experiments"));
    table_ = new TableView;
    table_->setAccessibleName(tr("Experiments proposed"));
    panel_->setContent(table_);
    gainPanel_ = new Panel(tr("What is gained"));
    gains_ = new TableView;
    gains_->setAccessibleName(tr("Standard errors now and after the experiments"));
    gainPanel_->setContent(gains_);
    below->addWidget(panel_);
    below->addWidget(gainPanel_);
    below->addStretch(1);
    stack_->addWidget(made);
    connect(table_, &TableView::linkAsked, this, [this](int experiment) {
        const auto at = static_cast<std::size_t>(experiment);
        if (at < taken_.size()) setTaken(at, !taken_[at]);
    });
    editor_ = new DesignEditor(document_);
    auto* all = new QWidget;
    auto* stacked = new QVBoxLayout(all);
    stacked->setContentsMargins(0, 0, 0, 0);
    stacked->setSpacing(12);
    stacked->addWidget(stack_, 1);
    stacked->addWidget(editor_);
    column->addWidget(parts::scrolled(all, tr("Next experiment")), 1);
    connect(propose_, &QPushButton::clicked, this, &NextExperiments::propose);
    connect(cancel_, &QPushButton::clicked, this, &NextExperiments::cancel);
    connect(goal_, &QComboBox::activated, this, [this] {
        editor_->setPrediction(predictionChosen());
        showState();
    });
    const auto again = [this] {
        if (isVisible()) refresh();
    };
    connect(&document_, &Document::studyChanged, this, again);
    connect(&document_, &Document::runsChanged, this, again);
    connect(&document_, &Document::modelChecked, this, again);
    connect(&document_, &Document::replaced, this, [this] {
        stop_.request_stop();
        ++ticket_;
        busy_ = false;
        pending_.reset();
        design_.reset();
        told_.reset();
        refresh();
    });
    refresh();
}

void NextExperiments::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void NextExperiments::refresh() {
    const Study& study = document_.study();
    std::vector<std::pair<QString, QString>> goals{{tr("all unknowns"), "parameters"},
                                                   {tr("telling models apart"), "discrimination"}};
    for (const DesignPrediction& one : study.design.predictions)
        goals.emplace_back(tr("the prediction %1").arg(qt(one.name)), "prediction:" + qt(one.name));
    if (document_.model().model)
        for (const Variable& output : document_.model().model->outputs())
            if (std::ranges::none_of(study.design.predictions,
                                     [&](const DesignPrediction& one) { return one.name == output.name; }))
                goals.emplace_back(tr("%1 at the end of its run").arg(qt(output.name)),
                                   "prediction:" + qt(output.name));
    refillChoice(*goal_, goals);
    std::vector<std::pair<QString, QString>> rivals, own{{tr("searched anew"), {}}};
    if (!study.candidates.empty()) rivals.emplace_back(tr("the candidates of the study"), QString());
    for (auto run = document_.runs().rbegin(); run != document_.runs().rend(); ++run) {
        if (!run->result || run->result->outcome != RunOutcome::Answered) continue;
        rivals.emplace_back(run->title(), QString::number(run->number));
        const bool same = run->modelText == document_.modelText() &&
                          std::ranges::all_of(study.unknowns, [&](const Unknown& unknown) {
                              return std::ranges::any_of(run->result->unknowns, [&](const Estimate& e) {
                                  return e.name == unknown.name && std::isfinite(e.value) && !e.guaranteed;
                              });
                          });
        if (same) own.emplace_back(run->title(), QString::number(run->number));
    }
    if (rivals.empty()) rivals.emplace_back(tr("no other run"), QString());
    refillChoice(*against_, rivals);
    refillChoice(*from_, own);
    editor_->setPrediction(predictionChosen());
    showDesign();
}

std::string NextExperiments::predictionChosen() const {
    constexpr QStringView kPrediction = u"prediction:";
    const QString key = goal_->currentData().toString();
    return key.startsWith(kPrediction) ? key.mid(kPrediction.size()).toStdString() : std::string();
}

std::optional<DesignRun> NextExperiments::runOf(const QComboBox& box) const {
    const RunRecord* run = document_.run(box.currentData().toString().toInt());
    if (!run || !run->result) return std::nullopt;
    Study study = run->studyOnDataSnapshot();
    return DesignRun{run->title().toStdString(), withAbsolutePaths(std::move(study)), run->result,
                     run->modelText.toStdString()};
}

DesignOrder NextExperiments::order() const {
    DesignOrder order{goal_->currentData().toString().toStdString()};
    if (order.goal == "discrimination") order.against = runOf(*against_);
    order.from = runOf(*from_);
    order.modelText = document_.modelText().toStdString();
    order.pictured = true;
    return order;
}

void NextExperiments::propose() {
    if (busy_) return;
    stop_.request_stop();
    stop_ = std::stop_source();
    busy_ = true;
    pending_.reset();
    told_.reset();
    const int ticket = ++ticket_;
    const auto tell = [guard = QPointer<NextExperiments>(this), ticket](const ProgressEvent& event) {
        QMetaObject::invokeMethod(
            qApp,
            [guard, ticket, event] {
                if (guard && guard->ticket_ == ticket) guard->progress_->setText(askingText(event));
            },
            Qt::QueuedConnection);
    };
    Study study = withAbsolutePaths(document_.study());
    inBackground(
        this,
        [study, order = order(), token = stop_.get_token(), tell] {
            return designExperiments(study, order, {token, tell});
        },
        [this, ticket, asked = toToml(document_.study())](Outcome<StudyDesign>& outcome) {
            if (ticket != ticket_) return;
            busy_ = false;
            progress_->setText({});
            if (!outcome.value)
                told_ = BarMessage{BarMessage::Kind::Error,
                                   tr("No experiments were found."),
                                   placed(outcome.sentence, outcome.place),
                                   {}};
            else if (!outcome.value->cancelled) {
                design_ = std::make_shared<const StudyDesign>(std::move(*outcome.value));
                designed_ = asked;
                taken_.assign(design_->result.experiments.size(), true);
                chosen_ = 0;
                own_ = false;
            }
            showDesign();
        });
    showDesign();
}

void NextExperiments::cancel() {
    if (!busy_) return;
    stop_.request_stop();
    ++ticket_;
    busy_ = false;
    progress_->setText(tr("Cancelled"));
    showDesign();
}

void NextExperiments::showState() {
    againstRow_->setVisible(goal_->currentData().toString() == "discrimination");
    propose_->setEnabled(!busy_ && !document_.isEmpty());
    propose_->setToolTip(document_.isEmpty() ? tr("There is no model and no data yet") : QString());
    cancel_->setVisible(busy_);
    Q_EMIT changed();
}

void NextExperiments::showDesign() {
    showState();
    showStrip();
    if (!design_ || design_->result.experiments.empty()) {
        empty_->setLines(
            busy_     ? tr("Experiments are being searched")
            : design_ ? tr("No experiment serves this")
                      : tr("Which experiment would settle it?"),
            design_ ? QString()
                    : tr("What may be set and read says [design] of the study; without it, what varies "
                         "in the data and every measured sensor."));
        stack_->setCurrentIndex(0);
        return;
    }
    refillChoices();
    showTable();
    showMap();
    showPredicted();
    showGains();
    stack_->setCurrentIndex(1);
}

void NextExperiments::tell(BarMessage message) {
    told_ = std::move(message);
    showStrip();
}

/// What the design says of itself, in the words of rigor design.
void NextExperiments::showStrip() {
    std::vector<BarMessage> messages;
    if (told_) messages.push_back(*told_);
    if (design_) {
        const DesignResult& design = design_->result;
        QStringList said;
        for (const Message& one : design.said) said << qt(one);
        bool warned = !design.gained;
        if (own_ && said.size() > 0)
            said << tr("The experiments are as you set them; Propose experiments searches them anew.");
        if (designed_ != toToml(document_.study())) {
            said << tr("The study has changed since; propose anew.");
            warned = true;
        }
        for (const Message& one : design.warnings) {
            said << qt(one);
            warned = true;
        }
        if (!said.isEmpty())
            messages.push_back({warned ? BarMessage::Kind::Warning : BarMessage::Kind::Success,
                                said.takeFirst(),
                                said.join(' '),
                                {}});
    }
    strips_->show(std::move(messages));
}

/// What the pictures can be of.
void NextExperiments::refillChoices() {
    const DesignPicture& picture = design_->picture;
    std::vector<std::pair<QString, QString>> pairs, outputs;
    for (std::size_t k = 0; k < picture.maps.size(); ++k)
        pairs.emplace_back(
            qt(picture.maps[k].y.empty() ? picture.maps[k].x : picture.maps[k].x + ", " + picture.maps[k].y),
            QString::number(k));
    if (!picture.predicted.empty())
        for (const DesignCourse& one : picture.predicted.front())
            outputs.emplace_back(qt(one.output), qt(one.output));
    refillChoice(*pair_, pairs);
    refillChoice(*output_, outputs);
    pair_->setVisible(pairs.size() > 1);
    output_->setVisible(outputs.size() > 1);
    mapPanel_->setVisible(!pairs.empty());
    predictedPanel_->setVisible(!picture.predicted.empty());
}

namespace {
/// A condition of the design in the unit of the data.
DifferenceMap::Axis axisOf(const DesignResult& design, const Dataset* data, const std::string& name) {
    DifferenceMap::Axis axis{qt(name), {}};
    if (name.empty()) return axis;
    std::string own = name == "duration" ? "s" : "";
    for (const auto& [of, stated] : design.units)
        if (of == name) own = stated;
    const MappedColumn* column = data ? columnOf(*data, name) : nullptr;
    const std::string unit = column && !column->unit.empty() ? column->unit : own;
    axis.unit = qt(unit.empty() ? "" : unitText(unit));
    if (unit == own || own.empty()) return axis;
    axis.offset = convert(0, own, unit);
    axis.scale = convert(1, own, unit) - axis.offset;
    return axis;
}

double valueOf(const DesignedExperiment& one, const std::string& name) {
    const auto found = std::ranges::find(one.conditions, name, [](const auto& c) { return c.first; });
    return found == one.conditions.end() ? NAN : found->second;
}
} // namespace

void NextExperiments::showMap() {
    const auto at = static_cast<std::size_t>(std::max(0, pair_->currentData().toString().toInt()));
    if (!design_ || at >= design_->picture.maps.size()) return;
    const DesignMap& shown = design_->picture.maps[at];
    const Dataset* measured = document_.data().data.get();
    map_->setMap(shown, axisOf(design_->result, measured, shown.x),
                 axisOf(design_->result, measured, shown.y));
    showPlaces();
}

void NextExperiments::showPlaces() {
    const auto at = static_cast<std::size_t>(std::max(0, pair_->currentData().toString().toInt()));
    if (!design_ || at >= design_->picture.maps.size()) return;
    const DesignMap& shown = design_->picture.maps[at];
    std::vector<std::pair<double, double>> soFar, proposed;
    std::size_t x = 0, y = 0; // of the conditions, in their order
    for (std::size_t k = 0; k < design_->result.units.size(); ++k) {
        if (design_->result.units[k].first == shown.x) x = k;
        if (design_->result.units[k].first == shown.y) y = k;
    }
    for (const auto& one : design_->soFar)
        if (x < one.size() && y < one.size()) soFar.emplace_back(one[x], one[y]);
    for (const DesignedExperiment& one : design_->result.experiments)
        proposed.emplace_back(valueOf(one, shown.x), shown.y.empty() ? 0 : valueOf(one, shown.y));
    map_->setPlaces(std::move(soFar), std::move(proposed), taken_);
    map_->setSelected(chosen_);
    mapPanel_->setNote(tr("drag a diamond, or click for one more"));
}

/// What each explanation predicts of the experiment chosen: over time, or of a single reading side by side.
FigurePanel NextExperiments::predictedFigure() const {
    FigurePanel panel;
    const auto at = static_cast<std::size_t>(chosen_);
    if (!design_ || at >= design_->picture.predicted.size()) return panel;
    const auto& outputs = design_->picture.predicted[at];
    auto course =
        std::ranges::find(outputs, output_->currentData().toString().toStdString(), &DesignCourse::output);
    if (course == outputs.end()) course = outputs.begin();
    if (course == outputs.end()) return panel;
    constexpr double kNormal95 = 1.959963984540054;
    std::vector<double> all;
    for (const auto& model : course->models) all.insert(all.end(), model.values.begin(), model.values.end());
    const Dataset* measured = document_.data().data.get();
    const MappedColumn* column = measured ? columnOf(*measured, course->output) : nullptr;
    const DisplayUnit unit = unitOfData(course->unit, all, column ? column->unit : std::string());
    panel.y = {.quantity = course->output, .unit = unit.text};
    const bool single = course->times.size() < 2;
    if (!single) panel.x = {.quantity = tr("time").toStdString(), .unit = "s"};
    for (std::size_t m = 0; m < course->models.size(); ++m) {
        const auto& model = course->models[m];
        // The axis names those of a single reading.
        FigureSeries series{.name = single ? std::string() : model.model,
                            .role = kSeriesRoles[m % std::size(kSeriesRoles)]};
        FigureBand band{.name = {}, .role = series.role};
        for (std::size_t r = 0; r < model.values.size(); ++r) {
            const double value = model.values[r] * unit.scale,
                         half = kNormal95 * model.errors[r] * unit.scale;
            series.x.push_back(single ? static_cast<double>(m) : course->times[r]);
            series.y.push_back(value);
            (single ? series.lower : band.lower).push_back(value - half);
            (single ? series.upper : band.upper).push_back(value + half);
        }
        if (single) {
            series.shape = SeriesShape::Points;
            panel.x.categories.push_back(model.model);
        } else {
            band.x = series.x;
            panel.bands.push_back(std::move(band));
        }
        panel.series.push_back(std::move(series));
    }
    return panel;
}

void NextExperiments::showPredicted() {
    const FigurePanel figure = predictedFigure();
    predictedPanel_->setTitle(tr("Experiment %1, predicted").arg(chosen_ + 1));
    predictedPanel_->setNote(tr("95 % bands"));
    predictedPanel_->plot()->setPanel(figure);
    predictedPanel_->plot()->setDescription(tr("Experiment %1, predicted").arg(chosen_ + 1), {});
}

void NextExperiments::choose(int experiment) {
    if (!design_ || experiment < 0 || std::cmp_greater_equal(experiment, taken_.size())) return;
    if (std::exchange(chosen_, experiment) == experiment) return;
    map_->setSelected(experiment);
    if (table_->currentIndex().row() != experiment) table_->selectRow(experiment);
    showPredicted();
}

void NextExperiments::setTaken(std::size_t experiment, bool taken) {
    if (experiment >= taken_.size() || taken_[experiment] == taken) return;
    taken_[experiment] = taken;
    showTable();
    showPlaces();
    Q_EMIT changed();
    std::vector<SetExperiment> set = setNow();
    if (experiment < set.size()) set[experiment].taken = taken;
    judge(std::move(set));
}

std::vector<SetExperiment> NextExperiments::setNow() const {
    if (pending_) return *pending_;
    std::vector<SetExperiment> set;
    for (std::size_t k = 0; design_ && k < design_->result.experiments.size(); ++k) {
        const DesignedExperiment& one = design_->result.experiments[k];
        SetExperiment& made = set.emplace_back(SetExperiment{{}, one.sensors, taken_[k]});
        for (const auto& [name, unit] : design_->result.units) made.at.push_back(valueOf(one, name));
    }
    return set;
}

void NextExperiments::moveTo(int experiment, double x, double y) {
    std::vector<SetExperiment> set = setNow();
    if (std::cmp_greater_equal(experiment, set.size())) return;
    setConditions(set[static_cast<std::size_t>(experiment)], x, y);
    judge(std::move(set));
}

/// Beside the plan, as the one selected but there.
void NextExperiments::addAt(double x, double y) {
    constexpr std::size_t kMost = 100;
    std::vector<SetExperiment> set = setNow();
    if (set.size() >= kMost || std::cmp_greater_equal(chosen_, set.size())) return;
    SetExperiment one = set[static_cast<std::size_t>(chosen_)];
    one.taken = false;
    setConditions(one, x, y);
    set.push_back(std::move(one));
    judge(std::move(set));
}

/// Those of the map.
void NextExperiments::setConditions(SetExperiment& one, double x, double y) const {
    const auto at = static_cast<std::size_t>(std::max(0, pair_->currentData().toString().toInt()));
    if (at >= design_->picture.maps.size()) return;
    const DesignMap& shown = design_->picture.maps[at];
    for (std::size_t k = 0; k < one.at.size(); ++k) {
        const std::string& name = design_->result.units[k].first;
        if (name == shown.x)
            one.at[k] = x;
        else if (name == shown.y)
            one.at[k] = y;
    }
}

/// In the background; of several asked for meanwhile the last is shown.
void NextExperiments::judge(std::vector<SetExperiment> set) {
    if (busy_ || !design_ || !design_->judged) return;
    stop_.request_stop();
    stop_ = std::stop_source();
    const int ticket = ++ticket_;
    pending_ = set;
    inBackground(
        this,
        [set = std::move(set), judged = design_->judged, token = stop_.get_token()] {
            return judged(set, {token, {}});
        },
        [this, ticket](Outcome<StudyDesign>& outcome) {
            if (ticket != ticket_) return;
            pending_.reset();
            told_.reset();
            if (!outcome.value)
                told_ = BarMessage{BarMessage::Kind::Error,
                                   tr("The experiment stays as it was."),
                                   placed(outcome.sentence, outcome.place),
                                   {}};
            else if (!outcome.value->cancelled) {
                const std::size_t count = taken_.size();
                design_ = std::make_shared<const StudyDesign>(std::move(*outcome.value));
                own_ = true;
                taken_.clear();
                for (const DesignedExperiment& one : design_->result.experiments) taken_.push_back(one.taken);
                if (taken_.size() > count) chosen_ = static_cast<int>(taken_.size()) - 1;
            }
            showDesign();
            Q_EMIT changed();
        });
}

std::string NextExperiments::plan() const {
    if (!design_ || !design_->planOf) return {};
    std::vector<std::size_t> rows;
    for (std::size_t k = 0; k < taken_.size(); ++k)
        if (taken_[k]) rows.push_back(k);
    return rows.size() == taken_.size() ? design_->csv : design_->planOf(rows);
}

/// A row per experiment, the one that serves most first, with whether it is part of the plan.
void NextExperiments::showTable() {
    const DesignResult& design = design_->result;
    const std::size_t count = design.experiments.size();
    auto* model = new NumberTable(table_);
    model->setColumns(planColumns(design, taken_, document_.data().data.get()));
    QAbstractItemModel* old = table_->model();
    table_->setTable(model);
    if (old) old->deleteLater();
    table_->setItemDelegateForColumn(1, new TickDelegate(
                                            [this](int row) {
                                                const auto at = static_cast<std::size_t>(row);
                                                return at < taken_.size() && taken_[at];
                                            },
                                            model));
    table_->fitColumns(false);
    fitHeight(*table_);
    table_->selectRow(chosen_);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid()) choose(now.row());
            });
    QStringList note{own_ ? tr("set by you, each row with those above it that are taken")
                          : tr("found together, each row with those above it")};
    double cost = 0;
    std::size_t taken = 0;
    for (std::size_t k = 0; k < count; ++k)
        if (taken_[k]) {
            cost += design.experiments[k].cost;
            ++taken;
        }
    if (taken < count) note.prepend(tr("%1 of %2 taken").arg(taken).arg(count));
    if (design.cost > 0)
        note.prepend(design.budget
                         ? tr("cost %1 of %2").arg(qt(plainText(cost)), qt(plainText(*design.budget)))
                         : tr("cost %1").arg(qt(plainText(cost))));
    panel_->setNote(note.join(", "));
}

void NextExperiments::showGain() {
    const auto shown = static_cast<std::size_t>(std::max(0, gain_->currentIndex()));
    if (!design_ || shown >= design_->result.gains.size()) return;
    const QString title = tr("What is gained of %1").arg(qt(design_->result.gains[shown].first));
    gainPicture_->setTitle(title);
    gainPicture_->setNote(tr("95 % intervals"));
    gainPicture_->plot()->setPanel(gainFigure(design_->result, shown));
    gainPicture_->plot()->setDescription(title, {});
}

void NextExperiments::showGains() {
    const DesignResult& design = design_->result;
    gainPanel_->setVisible(!design.gains.empty());
    gainPicture_->setVisible(!design.gains.empty());
    if (design.gains.empty()) return;
    auto* model = new NumberTable(gains_);
    model->setColumns(gainColumns(design));
    QAbstractItemModel* old = gains_->model();
    gains_->setTable(model);
    if (old) old->deleteLater();
    gains_->fitColumns(false);
    fitHeight(*gains_);
    std::vector<std::pair<QString, QString>> names;
    for (const auto& [of, gain] : design.gains) names.emplace_back(qt(of), qt(of));
    refillChoice(*gain_, names);
    gain_->setVisible(names.size() > 1);
    showGain();
    gainPanel_->setNote(
        !design.gained ? QString()
        : design.repetitions
            ? tr("as good as %1 experiments like those so far")
                  .arg(qt(significantText(
                      *design.repetitions * static_cast<double>(design.presentExperiments), 2)))
            : tr("no number of repetitions of the present experiments gives this"));
}

bool NextExperiments::exportPlan(const QString& file) {
    const std::string csv = plan();
    if (csv.empty()) return false;
    try {
        writeFileAtomically(file.toStdString(), csv);
    } catch (const Error& e) {
        tell({BarMessage::Kind::Error, tr("The plan was not written."), qt(e.sentence()), {}});
        return false;
    }
    tell({BarMessage::Kind::Info,
          tr("%1 is written.").arg(QFileInfo(file).fileName()),
          tr("Filled in at the rig, it joins the data by Join measured file…"),
          {}});
    return true;
}

void NextExperiments::askExport() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export plan"), "next.csv", tr("Data (*.csv)"));
    if (!file.isEmpty()) exportPlan(file);
}

void NextExperiments::askJoin() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Join measured file"), {}, tr("Data (*.csv);;All files (*)"));
    if (!file.isEmpty()) joinFile(file);
}

/// The file is read against the whole study first, in the background; then it is one undo step.
void NextExperiments::joinFile(const QString& file) {
    const std::string before = toToml(document_.study());
    inBackground(
        this,
        [study = withAbsolutePaths(document_.study()), file = file.toStdString(),
         text = document_.modelText().toStdString()] { return withExperiments(study, file, text); },
        [this, file, before](Outcome<Study>& outcome) {
            const QString name = QFileInfo(file).fileName();
            if (!outcome.value)
                return tell({BarMessage::Kind::Error,
                             tr("%1 was not joined.").arg(name),
                             placed(outcome.sentence, outcome.place),
                             {}});
            if (toToml(document_.study()) != before)
                return tell({BarMessage::Kind::Error,
                             tr("%1 was not joined.").arg(name),
                             tr("The study was changed meanwhile; join it again."),
                             {}});
            document_.changeStudy(tr("join %1").arg(name),
                                  [&](Study& study) { study.data = outcome.value->data; });
            tell({BarMessage::Kind::Success,
                  tr("%1 is part of the data.").arg(name),
                  tr("One step of Undo takes it out again."),
                  {}});
        });
}

void NextExperiments::fillInspector(Inspector& inspector) {
    const DesignStatement& design = document_.study().design;
    auto* limits = inspector.addGroup(tr("Limits"));
    limits->addValue(tr("experiments at most"), QString::number(design.experiments));
    limits->addValue(tr("budget"), design.budget ? qt(plainText(*design.budget)) : tr("none"));
    limits->addText(tr("They stand in [design] of the study file."));
    if (!design_) return;
    auto* plan = inspector.addGroup(tr("Plan as a file"));
    auto* lines = new Text(qt(this->plan()).trimmed(), TextUse::Code);
    lines->setWordWrap(true);
    plan->addWidget(lines);
    plan->addText(tr("Fill it in at the rig; the filled file joins the data in one step."));
}

} // namespace rigor

#include "ui/steps/model/simulate_panel.h"

#include "core/engine/external/consent.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/presentation/axis_unit.h"
#include "core/study/study_model.h"
#include "ui/jobs/background.h"
#include "ui/plot/plot_panel.h"
#include "ui/steps/model/row_simulation.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QPushButton>
#include <QScrollArea>

#include <fmt/format.h>

#include <cmath>
#include <set>
#include <span>
#include <utility>

namespace rigor {

namespace {
constexpr std::size_t kMostCurves = 6;
constexpr double kAtOnce = 0.5; ///< s, of a simulation that is made without being asked for

bool isDiscrete(const Model& model, const std::string& name) {
    return std::any_of(model.discretes().begin(), model.discretes().end(),
                       [&](const Variable& v) { return v.name == name; });
}

bool isMeasuredTrajectory(const Experiment* experiment, const std::string& name) {
    return experiment &&
           std::any_of(experiment->measurements.begin(), experiment->measurements.end(),
                       [&](const Measurement& m) { return m.output == name && !m.times.empty(); });
}

/// The trajectory of a variable; empty if it has none.
std::vector<double> trajectoryOf(const Model& model, const Trajectory& t, const std::string& name) {
    const auto column = [&](const std::vector<Variable>& variables, const Eigen::MatrixXd& values) {
        for (Eigen::Index i = 0; i < values.cols(); ++i)
            if (variables[static_cast<std::size_t>(i)].name == name) {
                const Eigen::VectorXd trajectory = values.col(i);
                return std::vector<double>(trajectory.begin(), trajectory.end());
            }
        return std::vector<double>();
    };
    for (const auto* group : {&model.states(), &model.unknowns(), &model.outputs()}) {
        const Eigen::MatrixXd& values = group == &model.states()     ? t.states
                                        : group == &model.unknowns() ? t.unknowns
                                                                     : t.outputs;
        if (auto trajectory = column(*group, values); !trajectory.empty()) return trajectory;
    }
    return {};
}

std::string unitOf(const Model& model, const std::string& name) {
    const auto reference = findVariable(model, name);
    return reference ? variable(model, *reference).unit : std::string();
}

/// Missing numbers are the same.
bool sameNumber(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

bool sameNumbers(std::span<const double> a, std::span<const double> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameNumber);
}

bool sameSignal(const Signal& a, const Signal& b) {
    const auto alike = [&](double t) { return sameNumber(a.at(t), b.at(t)); };
    return a.interpolation() == b.interpolation() && sameNumbers(a.knots(), b.knots()) &&
           std::all_of(a.knots().begin(), a.knots().end(), alike) && alike(0);
}

/// Whether two experiments give the same curves beside the same measurements. Data that are read once more
/// are other objects with the same values.
bool sameExperiment(const Experiment* a, const Experiment* b) {
    if (!a || !b) return a == b;
    return a == b || (a->conditions == b->conditions &&
                      std::equal(a->inputs.begin(), a->inputs.end(), b->inputs.begin(), b->inputs.end(),
                                 [](const auto& x, const auto& y) {
                                     return x.first == y.first && sameSignal(x.second, y.second);
                                 }) &&
                      std::equal(a->measurements.begin(), a->measurements.end(), b->measurements.begin(),
                                 b->measurements.end(), [](const Measurement& x, const Measurement& y) {
                                     return x.output == y.output && sameNumbers(x.times, y.times) &&
                                            sameNumbers(x.values, y.values);
                                 }));
}

/// Whether the study gives the model the same values and the same simulation.
bool sameValues(const Study& a, const Study& b) {
    const auto sameShape = [](const auto& x, const auto& y) {
        return x.first == y.first && sameNumber(x.second.start, y.second.start);
    };
    return a.parameters == b.parameters && a.simulation == b.simulation &&
           std::equal(a.unknowns.begin(), a.unknowns.end(), b.unknowns.begin(), b.unknowns.end(),
                      [&](const Unknown& x, const Unknown& y) {
                          return x.name == y.name && sameNumber(x.value.start, y.value.start) &&
                                 x.family == y.family && sameNumber(x.lower, y.lower) &&
                                 sameNumber(x.upper, y.upper) &&
                                 std::equal(x.shape.begin(), x.shape.end(), y.shape.begin(), y.shape.end(),
                                            sameShape);
                      });
}
} // namespace

std::optional<double> valueAtEnd(const Model& model, const Trajectory& t, const std::string& name) {
    for (std::size_t i = 0; i < model.discretes().size() && i < t.discretes.size(); ++i)
        if (model.discretes()[i].name == name) return t.discretes[i];
    const auto trajectory = trajectoryOf(model, t, name);
    return trajectory.empty() ? std::nullopt : std::optional(trajectory.back());
}

std::vector<VariableGroup> variableGroups(const Model& model, const Experiment* experiment) {
    std::vector<VariableGroup> groups;
    std::set<std::string> met;
    const auto add = [&](const Variable& v) {
        if (isDiscrete(model, v.name) || !met.insert(v.name).second) return;
        const QString unit = qt(unitText(v.unit));
        auto group =
            std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.unit == unit; });
        if (group == groups.end()) group = groups.insert(groups.end(), {unit, {}});
        if (group->names.size() < kMostCurves) group->names.push_back(v.name);
    };
    const auto& outputs = model.outputs();
    for (const Variable& v : outputs)
        if (isMeasuredTrajectory(experiment, v.name)) add(v);
    for (const Variable& v : model.states()) add(v);
    for (std::size_t i = 0; i < model.declaredOutputs(); ++i) add(outputs[i]);
    for (const Variable& v : model.unknowns()) add(v);
    for (const Variable& v : outputs) add(v);
    // Measured trajectories first, then what moves: states and declared outputs, not helper variables.
    const auto rank = [&](const VariableGroup& g) {
        std::pair<long, long> count{0, 0};
        for (const std::string& name : g.names) {
            const auto is = [&](const Variable& v) { return v.name == name; };
            count.first += isMeasuredTrajectory(experiment, name);
            count.second +=
                std::any_of(model.states().begin(), model.states().end(), is) ||
                std::any_of(outputs.begin(),
                            outputs.begin() + static_cast<std::ptrdiff_t>(model.declaredOutputs()), is);
        }
        return count;
    };
    std::stable_sort(groups.begin(), groups.end(),
                     [&](const VariableGroup& a, const VariableGroup& b) { return rank(a) > rank(b); });
    return groups;
}

FigurePanel simulationPanel(const Model& model, const ExperimentRun& run, const Experiment* experiment,
                            const VariableGroup& group) {
    FigurePanel panel;
    panel.x = {.quantity = SimulatePanel::tr("time").toStdString(), .unit = "s"};
    constexpr std::size_t kMostNamed = 3; // more of them stand in the legend only
    panel.y = {.quantity = group.names.size() <= kMostNamed ? fmt::format("{}", fmt::join(group.names, ", "))
                                                            : SimulatePanel::tr("variables").toStdString(),
               .unit = group.unit.toStdString()};
    const Trajectory& t = run.trajectory;
    for (std::size_t i = 0; i < group.names.size(); ++i) {
        const std::string& name = group.names[i];
        if (isMeasuredTrajectory(experiment, name))
            for (const Measurement& m : experiment->measurements)
                if (m.output == name)
                    panel.series.push_back({.name = name + " " + SimulatePanel::tr("measured").toStdString(),
                                            .role = SeriesRole::Measurement,
                                            .shape = SeriesShape::Points,
                                            .x = m.times,
                                            .y = m.values,
                                            .faint = m.times.size() > 200});
        auto trajectory = trajectoryOf(model, t, name);
        if (trajectory.size() == t.times.size())
            panel.series.push_back({.name = name,
                                    .role = kSeriesRoles[i],
                                    .shape = t.times.size() > 1 ? SeriesShape::Line : SeriesShape::Points,
                                    .x = t.times,
                                    .y = std::move(trajectory)});
    }
    // A measured time stands beside the event that the model says it is.
    if (experiment && !t.times.empty())
        for (const Measurement& m : experiment->measurements) {
            if (!m.times.empty() || m.values.empty() || unitOf(model, m.output) != "s") continue;
            const auto simulated = valueAtEnd(model, t, m.output);
            const std::string name = m.output;
            if (simulated && std::isfinite(*simulated))
                panel.marks.push_back({.name = name,
                                       .label = name + " " + plainText(*simulated, 4) + " s",
                                       .role = SeriesRole::Main,
                                       .at = *simulated});
            panel.marks.push_back(
                {.name = SimulatePanel::tr("measured").toStdString(),
                 .label =
                     SimulatePanel::tr("measured %1 s").arg(qt(plainText(m.values.front(), 4))).toStdString(),
                 .role = SeriesRole::Measurement,
                 .at = m.values.front(),
                 .dashed = true});
            // Not on the edge, where it would not be seen.
            if (m.values.front() > t.times.back())
                panel.x.upper =
                    std::fmax(panel.x.upper, t.times.front() + 1.03 * (m.values.front() - t.times.front()));
        }
    return panel;
}

SimulatePanel::SimulatePanel(Document& document, QWidget* parent)
    : Panel(tr("Simulate"), parent), document_(document) {
    legend_ = new PlotLegend;
    addToHead(legend_);
    button_ = makeButton(tr("Simulate now"), "run");
    button_->setToolTip(tr("One experiment with the present values (F9)"));
    connect(button_, &QPushButton::clicked, this, &SimulatePanel::simulateNow);
    addToHead(button_);
    auto* content = new QWidget;
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    plot_ = new Plot;
    legend_->follow(plot_);
    row->addWidget(plot_, 1);
    row->addWidget(makeLine(Qt::Vertical));
    auto* side = new QWidget;
    side->setFixedWidth(248);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    const auto addCombo = [&](const QString& name) {
        auto* line = new QHBoxLayout;
        auto* label = new Text(name, TextUse::Body, Ink::Muted);
        line->addWidget(label);
        auto* combo = new QComboBox;
        combo->setAccessibleName(name);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setFixedWidth(128);
        line->addStretch();
        line->addWidget(combo);
        column->addLayout(line);
        return combo;
    };
    experiment_ = addCombo(tr("Experiment"));
    group_ = addCombo(tr("Shown"));
    // A low window shows the first of the facts; the others are reached by scrolling.
    auto* all = new QWidget;
    auto* list = new QVBoxLayout(all);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    facts_ = new QVBoxLayout;
    facts_->setSpacing(0);
    list->addLayout(facts_);
    list->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(all);
    for (QWidget* part : {scroll->viewport(), all}) part->setAutoFillBackground(false);
    column->addWidget(scroll, 1);
    row->addWidget(side);
    setContent(content);
    connect(experiment_, &QComboBox::activated, this, &SimulatePanel::simulateNow);
    connect(group_, &QComboBox::activated, this, &SimulatePanel::draw);
    refresh();
}

const Experiment* SimulatePanel::chosen() const {
    const int index = experiment_->currentIndex();
    if (!data_ || index < 0 || index >= static_cast<int>(data_->experiments.size())) return nullptr;
    return &data_->experiments[static_cast<std::size_t>(index)];
}

const Experiment* SimulatePanel::shownExperiment() const {
    return runExperiment_ >= 0 ? &runData_->experiments[static_cast<std::size_t>(runExperiment_)] : nullptr;
}

void SimulatePanel::fillExperiments() {
    if (data_ == document_.data().data && experiment_->count() > 0) return;
    const QString before = experiment_->currentText();
    data_ = document_.data().data;
    experiment_->clear();
    QStringList labels;
    if (data_)
        for (const Experiment& e : data_->experiments) labels << QString::fromStdString(e.label);
    experiment_->addItems(labels.isEmpty() ? QStringList{tr("none: defaults")} : labels);
    experiment_->setCurrentIndex(std::max(0, static_cast<int>(labels.indexOf(before))));
}

void SimulatePanel::refresh() {
    fillExperiments();
    const ModelState& model = document_.model();
    const bool good = model.phase == ModelState::Phase::Good && model.model;
    const bool can = good && (!model.model->external() || mayRun(model.model->external()->code()));
    button_->setEnabled(can);
    button_->setToolTip(can    ? tr("One experiment with the present values (F9)")
                        : good ? tr("Simulating needs your consent that the model may run")
                               : tr("Simulating needs a model without errors"));
    if (!run_) {
        setNote(tr("one experiment with the present values"));
        return;
    }
    const QString time = runTime_.toString("HH:mm:ss");
    const bool otherText = runText_ != model.model || !can;
    const bool otherValues =
        !sameValues(*runStudy_, document_.study()) || !sameExperiment(shownExperiment(), chosen());
    stale_ = otherText || otherValues;
    setNote(otherText     ? tr("Shown: text of %1").arg(time)
            : otherValues ? tr("Out of date: values and data of %1").arg(time)
                          : qt(run_->integrator));
    plot_->setDimmed(stale_);
    // A picture follows the text, once for every text, where that costs nobody's patience.
    if (!otherText || !can || model.model->external() || runSeconds_ > kAtOnce ||
        std::exchange(followed_, model.model) == model.model)
        return;
    simulateNow();
}

void SimulatePanel::simulateNow() {
    const ModelPtr text = document_.model().model;
    if (!text || document_.model().phase != ModelState::Phase::Good) return;
    if (text->external() && !mayRun(text->external()->code())) return;
    ModelPtr model;
    try {
        model = modelFor(document_.study(), text);
    } catch (const Error& e) {
        setNote(QString::fromStdString(e.sentence()));
        return;
    }
    const int ticket = ++ticket_;
    struct Simulated {
        std::shared_ptr<const ExperimentRun> run;
        std::shared_ptr<const RowSimulation> rows;
        double seconds = 0;
    };
    setNote(tr("simulating"));
    const auto study = std::make_shared<const Study>(document_.study());
    inBackground(
        this,
        [model, study, data = data_, experiment = chosen()] {
            QElapsedTimer clock;
            clock.start();
            auto run = std::make_shared<const ExperimentRun>(simulateExperiment(*model, *study, experiment));
            const bool isFormula = data && !model->external() && !model->capabilities().dynamic;
            auto rows = isFormula ? simulateRows(*model, *study, *data) : nullptr;
            return Simulated{std::move(run), std::move(rows),
                             static_cast<double>(clock.nsecsElapsed()) * 1e-9};
        },
        [this, ticket, text, model, study, data = data_,
         index = chosen() ? experiment_->currentIndex() : -1](Outcome<Simulated>& outcome) {
            if (ticket != ticket_) return;
            if (!outcome.value) {
                setNote(outcome.sentence);
                return;
            }
            run_ = outcome.value->run;
            rows_ = outcome.value->rows;
            runSeconds_ = outcome.value->seconds;
            runText_ = text;
            runModel_ = model;
            runStudy_ = study;
            runData_ = data;
            runExperiment_ = index;
            runTime_ = QDateTime::currentDateTime();
            fillGroups();
            draw();
            refresh();
        });
}

void SimulatePanel::fillGroups() {
    const Experiment* experiment = shownExperiment();
    groups_ = variableGroups(*runModel_, experiment);
    if (rows_) // what is measured comes first
        std::ranges::stable_partition(groups_, [&](const VariableGroup& group) {
            return std::ranges::any_of(
                group.names, [&](const std::string& name) { return rows_->measured.contains(name); });
        });
    const QString before = group_->currentText();
    group_->clear();
    for (const VariableGroup& g : groups_) {
        QStringList names;
        for (const std::string& name : g.names) names << QString::fromStdString(name);
        group_->addItem(names.mid(0, 3).join(", ") + (names.size() > 3 ? ", …" : "") + "  [" + g.unit + "]");
    }
    group_->setCurrentIndex(std::max(0, group_->findText(before)));
}

void SimulatePanel::draw() {
    const int index = group_->currentIndex();
    if (!run_ || index < 0) return;
    const Experiment* experiment = shownExperiment();
    const VariableGroup& group = groups_[static_cast<std::size_t>(index)];
    const FigurePanel panel = rows_ ? rowPanel(*runModel_, *rows_, group, runExperiment_)
                                    : simulationPanel(*runModel_, *run_, experiment, group);
    plot_->setPanel(panel);
    plot_->setDescription(tr("Simulation"),
                          rows_ ? tr("All rows with the present values beside what was measured.")
                                : tr("One experiment with the present values beside what was measured."));
    legend_->setEntries(headEntries(panel));
    showFacts();
}

void SimulatePanel::setFact(const QString& name, const QString& value) {
    auto* row = new QWidget;
    row->setFixedHeight(18);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    auto* left = new Text(name, TextUse::Table, Ink::Muted);
    left->setElided(true);
    auto* right = new Text(value, TextUse::Table);
    right->setElided(true);
    right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(left);
    line->addStretch(1);
    line->addWidget(right);
    facts_->addWidget(row);
}

void SimulatePanel::showFacts() {
    while (QLayoutItem* item = facts_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    constexpr int kMostFacts = 12; ///< conditions and measurements each
    const Trajectory& t = run_->trajectory;
    const auto units = runData_ ? dataUnitsOf(*runData_) : std::map<std::string, std::string>();
    const auto withUnit = [&](const std::string& name, double value) {
        const std::string unit = unitOf(*runModel_, name);
        if (const auto own = units.find(name); own != units.end()) {
            const DisplayUnit shown = unitOfData(unit, std::span(&value, 1), own->second);
            return qt(plainText(value * shown.scale, 4)) + ' ' + qt(shown.text);
        }
        return qt(plainText(value, 4)) + (unit.empty() || unit == "1" ? QString() : ' ' + qt(unitText(unit)));
    };
    if (runExperiment_ >= 0) {
        const Experiment& e = runData_->experiments[static_cast<std::size_t>(runExperiment_)];
        int shown = 0;
        for (const Measurement& m : e.measurements) {
            if (!m.times.empty() || m.values.empty() || shown++ >= kMostFacts) continue;
            const QString name = QString::fromStdString(m.output);
            if (const auto simulated = valueAtEnd(*runModel_, t, m.output))
                setFact(name, withUnit(m.output, *simulated));
            setFact(tr("measured"), withUnit(m.output, m.values.front()));
        }
        shown = 0;
        for (const auto& [name, value] : e.conditions)
            if (shown++ < kMostFacts) setFact(QString::fromStdString(name), withUnit(name, value));
    }
    for (const Unknown& u : document_.study().unknowns)
        if (const auto reference = findVariable(*runModel_, u.name))
            setFact(QString::fromStdString(u.name), withUnit(u.name, run_->parameters[reference->index]));
    if (rows_ && t.status.answered()) return; // a formula takes no steps
    if (!runModel_->external())               // whose steps are not ours to count
        setFact(tr("steps"),
                tr("%1 in %2").arg(qt(countText(t.status.steps)), qt(durationText(runSeconds_))));
    setFact(tr("ended"), t.status.answered() ? qt(plainText(t.status.time, 4)) + " s"
                                             : QString::fromStdString(toString(t.status, *runModel_)));
}

} // namespace rigor

#include "ui/steps/unknowns/unknowns_page.h"

#include "core/engine/model/start_parameters.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/study/study_sensors.h"
#include "ui/plot/plot.h"
#include "ui/steps/unknowns/joint_editor.h"
#include "ui/steps/unknowns/joint_effect.h"
#include "ui/steps/unknowns/joint_words.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/steps/unknowns/proposal_panel.h"
#include "ui/steps/unknowns/sensor_choices.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/steps/unknowns/unknowns_inspector.h"
#include "ui/steps/unknowns/unknowns_picture.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/qt_text.h"

#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {
enum DistributionColumn { kFamily = 1, kMean, kSpread, kLower, kUpper };
enum PointColumn { kStart = 1, kMin, kMax };

/// Of those that measure something; 1 as long as there are no data.
std::size_t measuredExperiments(const Document& document) {
    if (!document.data().data) return 1;
    const auto& all = document.data().data->experiments;
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [](const Experiment& e) { return !e.measurements.empty(); }));
}

/// A parameter of the model or the start of a state.
std::optional<Variable> parameterOf(const ModelPtr& model, const std::string& name) {
    if (!model) return {};
    for (const Variable& v : withStartParameters(model, {name})->parameters())
        if (v.name == name) return v;
    return {};
}

/// Digits of the columns: in line where all unknowns have one unit, else each number as it was typed.
int decimalsOf(const ModelPtr& model, const std::vector<Unknown>& unknowns) {
    std::set<std::string> units;
    for (const Unknown& u : unknowns) {
        const auto parameter = parameterOf(model, u.name);
        units.insert(parameter ? parameter->unit : std::string());
    }
    return units.size() > 1 ? -2 : -3;
}

/// The model with the clocks and sensors of the study; the text alone where they do not fit.
ModelPtr sensedModel(const Document& document) {
    const ModelPtr text = document.model().model;
    if (!text) return text;
    try {
        return withStudySensors(document.study(), text);
    } catch (const Error&) {
        return text; // what does not fit is told as a reason not to run
    }
}

/// "y" of "y[3]"; empty for what is no element.
std::string arrayOf(const std::string& name) {
    return name.ends_with(']') ? name.substr(0, name.find('[')) : std::string();
}

QString aboutText(const std::optional<Variable>& parameter) {
    if (!parameter) return {};
    const QString description = QString::fromStdString(parameter->description);
    const QString unit = qt(unitText(parameter->unit));
    return description.isEmpty() ? unit : description + "  [" + unit + "]";
}
} // namespace

UnknownsPage::UnknownsPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Unknowns"));
    auto* add = makeButton(tr("Add unknown"), "add");
    auto* menu = new QMenu(add);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(menu); });
    add->setMenu(menu);
    propose_ = makeButton(tr("Propose from the data"), "find");
    connect(propose_, &QPushButton::clicked, this, [this] { proposal_->propose(); });
    head_->addAction(propose_);
    head_->addAction(add);
    auto* body = pageLayout(this, head_);
    strips_ = new MessageArea;
    body->addWidget(strips_);
    stack_ = new ShownStack;
    auto* empty = new EmptyState("unknowns", tr("Nothing is unknown yet"),
                                 tr("Choose the parameters to identify; the rest keeps its value"));
    choose_ = empty->addAction(tr("Choose parameters"), true);
    choose_->setMenu(menu);
    stack_->addWidget(empty);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    panel_ = new Panel;
    table_ = new NumberTable(this);
    table_->onEdit = [this](int row, int c, const QString& typed) {
        const QString why = edit(row, c, typed);
        if (why.isEmpty()) showWrong(); // a value that was refused before is mended
        return why;
    };
    connect(table_, &NumberTable::refused, this, [this](const QString& sentence) {
        strips_->show({{BarMessage::Kind::Error, tr("The value is not taken."), sentence + '.', {}}});
    });
    view_ = new TableView;
    view_->setTable(table_);
    view_->setAccessibleName(tr("Unknowns"));
    panel_->setContent(view_);
    column->addWidget(panel_);
    proposal_ = new ProposalPanel(document_);
    column->addWidget(proposal_);
    picture_ = new UnknownsPicture;
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(picture_);
    picture_->setAutoFillBackground(false);
    scroll->setMinimumHeight(200);
    column->addWidget(scroll, 5);
    pictures_ = scroll;
    jointStrip_ = new MessageArea;
    column->addWidget(jointStrip_);
    jointRow_ = new QWidget;
    auto* beside = new QHBoxLayout(jointRow_);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(12);
    auto* density = new Panel(tr("Density of both"));
    density->setNote(tr("drag the outer handles; dashed: independent"));
    density->setContent(joint_ = new JointEditor);
    auto* change = new Panel(tr("All experiments"));
    change->setNote(tr("change of log L against independent"));
    change->setContent(effect_ = new JointEffect);
    beside->addWidget(density, 1);
    beside->addWidget(change, 1);
    column->addWidget(jointRow_, 12);
    jointRow_->hide();
    live_ = new LivePanel(document_, queue_);
    column->addWidget(live_, 7);
    stack_->addWidget(content);
    stack_->addWidget(new EmptyState("unknowns", tr("No unknowns are declared here"),
                                     tr("The parameters and their sensors are named in the data file")));
    body->addWidget(stack_, 1);
    inspector_ = new UnknownsInspector(document_, this);
    inspector_->hide();
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid() || filling_) return;
                selected_ = index.row();
                inspector_->showRow(rows_[static_cast<std::size_t>(selected_)]);
                showPictures();
            });
    connect(joint_, &JointEditor::pressed, this, [this] {
        ++drags_;
        live_->beginDrag();
    });
    connect(joint_, &JointEditor::dragged, this, [this](const Joint& now) {
        auto unknowns = document_.study().unknowns;
        for (const Unknown* moved : {&now.first, &now.second})
            *std::ranges::find(unknowns, moved->name, &Unknown::name) = *moved;
        fillTable(unknowns, now.dependence);
        inspector_->followPair(now.dependence);
        live_->follow(unknowns, now.dependence);
    });
    connect(joint_, &JointEditor::changed, this, &UnknownsPage::keepJoint);
    connect(inspector_, &UnknownsInspector::apartAsked, this, [this](const std::string& curve, bool apart) {
        const std::size_t first = rows_[static_cast<std::size_t>(selected_)].first;
        if (apart)
            apart_.insert(curve);
        else
            apart_.erase(curve);
        makeRows();
        selected_ = rowOf(static_cast<int>(first));
        refresh();
    });
    connect(live_, &LivePanel::factsChanged, this, [this] {
        inspector_->showLive(live_->facts());
        tellJoint();
    });
    connect(picture_, &UnknownsPicture::pressed, this, [this](int index) {
        ++drags_;
        live_->beginDrag();
        view_->selectRow(rowOf(index));
    });
    connect(picture_, &UnknownsPicture::dragged, this, [this](int index, const Unknown& now) {
        auto unknowns = document_.study().unknowns;
        unknowns[static_cast<std::size_t>(index)] = now;
        fillTable(unknowns, document_.study().dependence);
        inspector_->follow(index, now);
        live_->follow(unknowns, document_.study().dependence);
        emit dragged(unknowns);
    });
    connect(picture_, &UnknownsPicture::changed, this,
            [this](int index, const Unknown& now, const QString& what, bool merge) {
                selected_ = rowOf(index);
                const QString name = QString::fromStdString(now.name);
                document_.changeStudy(
                    merge ? tr("move %1 of %2").arg(what, name) : tr("drag %1 of %2").arg(what, name),
                    [&](Study& study) { study.unknowns[static_cast<std::size_t>(index)] = now; },
                    merge ? "unknown." + name + '.' + what + QString::number(drags_) : QString());
            });
    connect(&document_, &Document::studyChanged, this, &UnknownsPage::refresh);
    connect(&document_, &Document::modelChecked, this, &UnknownsPage::refresh);
    connect(&document_, &Document::dataChanged, this, [this] {
        tellCount();
        tellProposal();
    });
    refresh();
}

QWidget* UnknownsPage::inspector() { return inspector_; }

void UnknownsPage::fillMenu(QMenu* menu) {
    menu->clear();
    menu->setToolTipsVisible(true);
    const ModelPtr model = document_.model().model;
    if (!model) {
        menu->addAction(tr("The model has no parameters yet"))->setEnabled(false);
        return;
    }
    const auto& dataset = document_.data().data;
    const auto isSet = [&](const std::string& parameter) { // by a column, in every experiment
        return dataset && std::ranges::any_of(dataset->experiments, [&](const Experiment& e) {
                   return e.conditions.contains(parameter);
               });
    };
    const auto isUnknown = [this](const std::string& parameter) {
        return std::ranges::any_of(document_.study().unknowns,
                                   [&](const Unknown& u) { return u.name == parameter; });
    };
    // As prepare() has it.
    const auto isWhole = [&](const std::string& parameter) {
        const auto found = std::ranges::find(model->parameters(), parameter, &Variable::name);
        return model->external() && found != model->parameters().end() && found->isInteger;
    };
    const auto add = [&](QMenu* to, const std::string& parameter, const std::string& description) {
        const QString name = QString::fromStdString(parameter);
        const bool there = isUnknown(parameter);
        auto* action = to->addAction(name + "    " + QString::fromStdString(description));
        const bool set = !there && isSet(parameter);
        const bool whole = isWhole(parameter);
        action->setEnabled(!there && !set && !whole);
        if (there) action->setToolTip(tr("%1 is unknown already").arg(name));
        if (set) action->setToolTip(tr("The data set %1 in every experiment").arg(name));
        if (whole) action->setToolTip(tr("%1 takes whole numbers, which no search can move").arg(name));
        connect(action, &QAction::triggered, this, [this, name] { addUnknowns({name}, name); });
    };
    const auto& parameters = model->parameters();
    for (std::size_t i = 0; i < parameters.size();) {
        const std::string array = arrayOf(parameters[i].name);
        std::size_t end = i + 1;
        while (!array.empty() && end < parameters.size() && arrayOf(parameters[end].name) == array) ++end;
        QMenu* to = menu;
        if (end - i > 1) { // of a curve usually all are unknown
            const QString name = QString::fromStdString(array);
            to = menu->addMenu(name + "    " + QString::fromStdString(parameters[i].description));
            to->setToolTipsVisible(true);
            QStringList all;
            for (std::size_t k = i; k < end; ++k)
                if (!isUnknown(parameters[k].name) && !isSet(parameters[k].name) &&
                    !isWhole(parameters[k].name))
                    all << QString::fromStdString(parameters[k].name);
            auto* action = to->addAction(tr("All %1 of %2").arg(all.size()).arg(name), this,
                                         [this, all, name] { addUnknowns(all, name); });
            action->setEnabled(!all.isEmpty());
        }
        for (; i < end; ++i) add(to, parameters[i].name, parameters[i].description);
    }
    addPairs(menu);
    if (!model->capabilities().tape) return;
    if (dataset) addSensors(menu, *model, *dataset);
    if (model->states().empty()) return;
    QMenu* starts = menu->addMenu(tr("Start of a state"));
    starts->setToolTipsVisible(true);
    for (const Variable& x : model->states()) add(starts, startParameter(x.name), x.description);
}

void UnknownsPage::addSensors(QMenu* menu, const Model& model, const Dataset& dataset) {
    const auto all = sensorChoices(document_.study(), model, dataset);
    if (all.empty()) return;
    QMenu* sensors = menu->addMenu(tr("Clock, sensor or input"));
    for (const SensorChoices& one : all) {
        QMenu* of = sensors->addMenu(one.of);
        for (const SensorChoice& choice : one.kinds)
            of->addAction(choice.title, this, [this, u = choice.unknown] {
                selected_ = static_cast<int>(rows_.size());
                document_.changeStudy(tr("add unknown %1").arg(QString::fromStdString(u.name)),
                                      [&](Study& study) { study.unknowns.push_back(u); });
            });
    }
}

void UnknownsPage::addUnknowns(const QStringList& names, const QString& called) {
    std::vector<Unknown> added;
    for (const QString& name : names)
        if (const auto parameter = parameterOf(document_.model().model, name.toStdString()))
            added.push_back(
                firstGuess(*parameter, answers(document_.study().method, AnswerKind::Distribution)));
    if (added.empty()) return;
    selected_ = static_cast<int>(rows_.size());
    document_.changeStudy(tr("add unknown %1").arg(called), [&](Study& study) {
        for (const Unknown& u : added) {
            study.parameters.erase(u.name);
            study.unknowns.push_back(u);
        }
    });
}

void UnknownsPage::tellCount() {
    const auto& unknowns = document_.study().unknowns;
    std::size_t searched = 0;
    const std::size_t experiments = measuredExperiments(document_);
    for (const Unknown& u : unknowns) searched += searchedNumbers(document_.study(), u, experiments);
    head_->setClause(unknowns.empty()
                         ? QString()
                         : tr("%n unknown(s)", nullptr, static_cast<int>(unknowns.size())) + ", " +
                               tr("%n searched number(s)", nullptr, static_cast<int>(searched)));
}

bool UnknownsPage::showWrong() {
    std::vector<BarMessage> messages;
    for (const Unknown& u : document_.study().unknowns)
        if (const QString why = whyWrong(u); !why.isEmpty())
            messages.push_back(
                {BarMessage::Kind::Error, why + '.', tr("Change it in the table or at the right."), {}});
    const bool fine = messages.empty();
    strips_->show(std::move(messages));
    return fine;
}

void UnknownsPage::refresh() {
    const auto& unknowns = document_.study().unknowns;
    stack_->setCurrentIndex(!document_.needsModel() ? 2 : unknowns.empty() ? 0 : 1);
    choose_->setEnabled(document_.model().model != nullptr); // else its menu would be empty
    choose_->setToolTip(choose_->isEnabled() ? QString() : tr("There is no model with parameters yet"));
    tellCount();
    tellProposal();
    const bool fine = showWrong();
    makeRows();
    fillTable(unknowns, document_.study().dependence);
    QStringList units;
    const ModelPtr model = sensedModel(document_);
    std::vector<Unknown> drawn = unknowns; // where a search begins, stated or not
    for (Unknown& u : drawn) {
        const auto parameter = parameterOf(model, u.name);
        units << (parameter ? QString::fromStdString(parameter->unit) : QString());
        if (std::isnan(u.value.start) && parameter && u.value.min <= u.value.max)
            u.value.start = std::clamp(parameter->start, u.value.min, u.value.max);
    }
    if (fine) picture_->setUnknowns(rows_, drawn, units);
    if (rows_.empty())
        inspector_->showNone();
    else
        inspector_->showRow(rows_[static_cast<std::size_t>(selected_)]);
    showPictures();
}

std::optional<Joint> UnknownsPage::chosenJoint() const {
    const Study& study = document_.study();
    if (selected_ < 0 || static_cast<std::size_t>(selected_) >= rows_.size()) return {};
    const auto pair = rows_[static_cast<std::size_t>(selected_)].pair;
    if (!pair || *pair >= study.dependence.pairs.size()) return {};
    const auto named = [&](const std::string& name) {
        return std::ranges::find(study.unknowns, name, &Unknown::name);
    };
    const auto first = named(study.dependence.pairs[*pair].first),
               second = named(study.dependence.pairs[*pair].second);
    if (first == study.unknowns.end() || second == study.unknowns.end()) return {};
    return Joint{*first, *second, study.dependence, *pair};
}

void UnknownsPage::showPictures() {
    const auto joint = chosenJoint();
    jointRow_->setVisible(joint.has_value());
    jointStrip_->setVisible(joint.has_value());
    pictures_->setVisible(!joint);
    live_->setPair(joint ? std::optional(joint->pair) : std::nullopt);
    if (!joint) return;
    const ModelPtr model = sensedModel(document_);
    const auto unit = [&](const Unknown& u) {
        const auto parameter = parameterOf(model, u.name);
        return parameter ? QString::fromStdString(parameter->unit) : QString();
    };
    joint_->setJoint(*joint, unit(joint->first), unit(joint->second));
    tellJoint();
}

void UnknownsPage::tellJoint() {
    const auto joint = chosenJoint();
    if (!joint) return;
    LiveWorker& worker = live_->worker();
    const QString state = live_->state();
    effect_->setFrames(live_->experiments(), live_->shownFrame(), worker.independent(),
                       state.isEmpty() ? tr("The experiments are being compared with independent unknowns.")
                                       : state);
    const auto told =
        dependenceStrip(joint->first.name, joint->second.name, joint->value(), effect_->changes(),
                        worker.profile(), worker.independent() && worker.profiled() == worker.shown());
    jointStrip_->show(told ? std::vector<BarMessage>{*told} : std::vector<BarMessage>{});
}

void UnknownsPage::keepJoint(const Joint& now, const QString& what, bool merge) {
    const QString of = QString::fromStdString(now.first.name + " ~ " + now.second.name);
    document_.changeStudy(
        merge ? tr("move %1 of %2").arg(what, of) : tr("drag %1 of %2").arg(what, of),
        [&](Study& study) {
            for (const Unknown* moved : {&now.first, &now.second})
                *std::ranges::find(study.unknowns, moved->name, &Unknown::name) = *moved;
            study.dependence = now.dependence;
        },
        merge ? "joint." + of + '.' + what + QString::number(drags_) : QString());
}

void UnknownsPage::addPairs(QMenu* menu) {
    if (!reads(document_.study().method, "dependence")) return;
    std::vector<std::string> names;
    for (const Unknown& u : document_.study().unknowns)
        if (!u.family.empty()) names.push_back(u.name);
    if (names.size() < 2) return;
    QMenu* pairs = menu->addMenu(tr("Dependence of two unknowns"));
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = i + 1; j < names.size(); ++j) {
            const bool there = std::ranges::any_of(document_.study().dependence.pairs, [&](const auto& pair) {
                return (pair.first == names[i] && pair.second == names[j]) ||
                       (pair.first == names[j] && pair.second == names[i]);
            });
            auto* action = pairs->addAction(qt(names[i] + " ~ " + names[j]), this,
                                            [this, a = names[i], b = names[j]] { addPair(a, b); });
            action->setEnabled(!there);
        }
}

void UnknownsPage::addPair(const std::string& first, const std::string& second) {
    selected_ = static_cast<int>(rows_.size());
    document_.changeStudy(tr("add dependence %1").arg(qt(first + " ~ " + second)), [&](Study& study) {
        if (!study.dependence.stated()) study.dependence.family = "gaussian";
        study.dependence.pairs.push_back({first, second, {0, -0.95, 0.95}});
    });
}

void UnknownsPage::tellProposal() {
    const QString why = proposal_->whyNot();
    propose_->setEnabled(why.isEmpty());
    propose_->setToolTip(why.isEmpty()
                             ? tr("A few hundred simulations: where to start, between which bounds, and "
                                  "which unknowns the data can tell")
                             : why);
}

void UnknownsPage::makeRows() {
    const Study& study = document_.study();
    const ModelPtr model = document_.model().model;
    if (model != curvesOf_) {
        curvesOf_ = model;
        curves_ = model && model->capabilities().tape ? rigor::curvesOf(*model) : std::vector<ModelCurve>();
    }
    points_ = std::ranges::all_of(study.unknowns, &std::string::empty, &Unknown::family);
    rows_ = unknownRows(study, points_ ? curves_ : std::vector<ModelCurve>(), model.get(), apart_);
    if (points_) // which depend on nothing; the check of the study says so
        std::erase_if(rows_, [](const UnknownRow& row) { return row.pair.has_value(); });
}

int UnknownsPage::rowOf(int unknown) const {
    const auto found = std::ranges::find_if(
        rows_, [&](const UnknownRow& row) { return row.holds(static_cast<std::size_t>(unknown)); });
    return static_cast<int>(found - rows_.begin());
}

void UnknownsPage::fillTable(const std::vector<Unknown>& unknowns, const Dependence& dependence) {
    filling_ = true;
    table_->setColumns(points_ ? pointColumns(unknowns) : distributionColumns(unknowns, dependence));
    view_->fitColumns();
    panel_->setFixedHeight(std::min(240, 36 + 24 * static_cast<int>(rows_.size())));
    selected_ = std::clamp(selected_, 0, std::max(0, static_cast<int>(rows_.size()) - 1));
    if (!unknowns.empty()) view_->selectRow(selected_);
    filling_ = false;
}

std::vector<TableColumn> UnknownsPage::distributionColumns(const std::vector<Unknown>& unknowns,
                                                           const Dependence& dependence) const {
    TableColumn name{tr("Unknown")}, family{tr("Family")}, mean{tr("mean")}, sd{tr("sd")},
        lower{tr("clip lower")}, upper{tr("clip upper")}, off{tr("clipped off")}, what{tr("searched")},
        about{tr("description")};
    name.text = family.text = what.text = about.text = off.text = true;
    name.strong = true;
    about.muted = true;
    mean.editable = sd.editable = lower.editable = upper.editable = true;
    const ModelPtr model = sensedModel(document_);
    for (TableColumn* c : {&mean, &sd, &lower, &upper}) c->decimals = decimalsOf(model, unknowns);
    for (const Unknown& u : unknowns) {
        const SearchValue *m = shapeOf(u, "mean"), *s = shapeOf(u, "standard_deviation");
        const bool boxed = std::isfinite(u.lower) || std::isfinite(u.upper);
        name.texts.push_back(QString::fromStdString(u.name));
        family.texts.push_back(familyTitle(u.family) +
                               (boxed && !u.family.empty() ? tr(", clipped") : QString()));
        mean.numbers.push_back(u.family.empty() ? u.value.start : m ? m->start : std::nan(""));
        sd.numbers.push_back(s ? s->start : std::nan(""));
        lower.numbers.push_back(std::isfinite(u.lower) ? u.lower : std::nan(""));
        upper.numbers.push_back(std::isfinite(u.upper) ? u.upper : std::nan(""));
        off.texts.push_back(clippedText(u));
        QStringList list;
        for (const auto& [key, value] : u.shape) list << shapeName(key);
        what.texts.push_back(u.family.empty() ? tr("value") : list.join(", "));
        about.texts.push_back(aboutText(parameterOf(model, u.name)));
    }
    if (dependence.pairs.empty()) return {name, family, mean, sd, lower, upper, off, what, about};
    const QString number = dependenceNumberName(dependence.family);
    TableColumn together{number};
    together.numbers.assign(unknowns.size(), std::nan(""));
    together.decimals = 2;
    for (const Dependence::Pair& pair : dependence.pairs) {
        name.texts.push_back(qt(pair.first + " ~ " + pair.second));
        family.texts.push_back(tr("%1 copula").arg(copulaTitle(dependence.family)));
        for (TableColumn* c : {&mean, &sd, &lower, &upper}) c->numbers.push_back(std::nan(""));
        together.numbers.push_back(numberNow(pair.value));
        off.texts.push_back(qt(kMissingText));
        what.texts.push_back(pair.given() ? QString() : number);
        about.texts.push_back(tr("how they go together"));
    }
    return {name, family, mean, sd, lower, upper, off, what, about, together};
}

std::vector<TableColumn> UnknownsPage::pointColumns(const std::vector<Unknown>& unknowns) const {
    TableColumn name{tr("Unknown")}, start{tr("start")}, min{tr("min")}, max{tr("max")}, number{tr("number")},
        about{tr("description")};
    name.text = number.text = about.text = true;
    name.strong = true;
    about.muted = true;
    const ModelPtr model = sensedModel(document_);
    for (TableColumn* c : {&start, &min, &max}) {
        c->editable = true;
        c->decimals = decimalsOf(model, unknowns);
    }
    for (const UnknownRow& row : rows_) {
        const Unknown& u = unknowns[row.first];
        const QString points = Plot::tr("%n point(s)", nullptr, static_cast<int>(row.count));
        name.texts.push_back(QString::fromStdString(row.name) +
                             (row.curve ? " (" + points + ')' : QString()));
        // Of a curve what all points have, or from the least to the largest.
        for (auto [column, place] :
             {std::pair(&start, &SearchValue::start), {&min, &SearchValue::min}, {&max, &SearchValue::max}}) {
            // What follows others has none of its own.
            double least = u.equals.empty() ? u.value.*place : std::nan(""), most = least;
            for (std::size_t k = row.first; u.equals.empty() && k < row.first + row.count; ++k) {
                least = std::min(least, unknowns[k].value.*place);
                most = std::max(most, unknowns[k].value.*place);
            }
            column->numbers.push_back(least == most && std::isfinite(least) ? least : std::nan(""));
            column->shown.push_back(least < most ? qt(exactText(least) + " … " + exactText(most))
                                                 : QString());
        }
        number.texts.push_back(perExperiment(document_.study(), u.name) ? tr("per experiment")
                                                                        : tr("shared"));
        about.texts.push_back(u.equals.empty() ? aboutText(parameterOf(model, u.name))
                                               : tr("equals %1").arg(QString::fromStdString(u.equals)));
    }
    if (!offersNumbersPerExperiment(document_.study())) return {name, start, min, max, about};
    return {name, start, min, max, number, about};
}

QString UnknownsPage::edit(int row, int column, const QString& typed) {
    const UnknownRow at = rows_[static_cast<std::size_t>(row)];
    if (at.pair) return tr("A dependence is changed in its picture and at the right");
    const auto first = document_.study().unknowns.begin() + static_cast<std::ptrdiff_t>(at.first);
    std::vector<Unknown> all(first, first + static_cast<std::ptrdiff_t>(at.count));
    if (!all.front().equals.empty())
        return tr("%1 equals %2 and is not searched")
            .arg(QString::fromStdString(all.front().name), QString::fromStdString(all.front().equals));
    const auto parameter = parameterOf(sensedModel(document_), all.front().name);
    QString why;
    const auto value = parseTyped(typed, parameter && !parameter->unit.empty() ? parameter->unit : "1", &why);
    if (!value) return why;
    QString what;
    for (Unknown& u : all) {
        if (QString sentence = put(u, column, *value, what); !sentence.isEmpty()) return sentence;
        if (QString sentence = whyWrong(u); !sentence.isEmpty()) return sentence;
    }
    // After the delegate has closed its editor: the change rebuilds the table.
    QTimer::singleShot(0, this, [this, at, all, what] {
        document_.changeStudy(
            tr("change %1 of %2").arg(what, QString::fromStdString(at.name)), [&](Study& study) {
                std::ranges::copy(all, study.unknowns.begin() + static_cast<std::ptrdiff_t>(at.first));
            });
    });
    return {};
}

QString UnknownsPage::put(Unknown& u, int column, double value, QString& what) const {
    if (points_) {
        what = column == kStart ? tr("start") : column == kMin ? tr("min") : tr("max");
        (column == kStart ? u.value.start : column == kMin ? u.value.min : u.value.max) = value;
        return {};
    }
    const auto givenOtherwise = [&] {
        return tr("%1 is given by %2; change it at the right")
            .arg(QString::fromStdString(u.name), parametrisationTitle(u.family, parametrisationOf(u)));
    };
    if (column == kMean) {
        what = tr("mean");
        if (!u.family.empty() && !shapeOf(std::as_const(u), "mean")) return givenOtherwise();
        (u.family.empty() ? u.value : shapeOf(u, "mean")).start = value;
    } else if (column == kSpread) {
        what = tr("sd");
        if (u.family.empty()) return tr("A point value has no standard deviation");
        if (!shapeOf(std::as_const(u), "standard_deviation")) return givenOtherwise();
        shapeOf(u, "standard_deviation").start = value;
    } else {
        what = column == kLower ? tr("clip lower") : tr("clip upper");
        (column == kLower ? u.lower : u.upper) = value;
    }
    return {};
}

} // namespace rigor

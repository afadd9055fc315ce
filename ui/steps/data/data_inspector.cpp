#include "ui/steps/data/data_inspector.h"

#include "core/engine/data/file_names.h"
#include "core/foundation/base/units/units.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/document/project/recent_projects.h"
#include "ui/steps/data/columns/column_editor.h"
#include "ui/steps/data/columns/derived_columns.h"
#include "ui/steps/data/columns/sensor_errors.h"
#include "ui/steps/data/held_back_names.h"
#include "ui/steps/data/start_rules.h"
#include "ui/widgets/form.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>

namespace rigor {

using Role = MappedColumn::Role;

namespace {
constexpr std::size_t kFilesNamed = 6;

std::string modelUnit(const Model& model, const std::string& name) {
    const auto reference = findVariable(model, name);
    return reference ? variable(model, *reference).unit : std::string();
}

/// "10⁻⁶": what one unit of the file is in the model's. Empty if it is more than a factor.
QString factorText(const std::string& from, const std::string& to) {
    if (from.empty() || to.empty()) return {};
    try {
        const double offset = convert(0, from, to), factor = convert(1, from, to) - offset;
        return offset == 0 ? qt(plainText(factor, 4)) : qt(plainText(factor, 4)) + " x + …";
    } catch (const Error&) {
        return {};
    }
}
} // namespace

DataInspector::DataInspector(Document& document, QWidget* parent) : Inspector(parent), document_(document) {
    recent_ = addGroup(tr("Recent projects"));
    first_ = addGroup(tr("First steps"));
    first_->addText(tr("1. Pick Wet clutch."));
    first_->addText(tr("2. Press F5: 108 experiments; the bar below tells how long it takes."));
    first_->addText(tr("3. In Unknowns, drag a mean and run again."));
    auto* tour = makeButton(tr("Five-minute tour"), {}, "link");
    connect(tour, &QPushButton::clicked, this, &DataInspector::tourAsked);
    auto* tourRow = new QWidget;
    auto* tourLine = new QHBoxLayout(tourRow);
    tourLine->setContentsMargins(0, 0, 0, 0);
    tourLine->addWidget(tour);
    tourLine->addStretch();
    first_->addWidget(tourRow);
    makeImportGroups();
    refresh();
}

void DataInspector::makeImportGroups() {
    expects_ = addGroup(tr("The model expects"));
    column_ = addGroup(tr("Column"));
    editor_ = new ColumnEditor(document_);
    column_->addWidget(editor_);

    starts_ = addGroup(tr("Start of a record"));
    startRules_ = new StartRules(document_);
    starts_->addWidget(startRules_);
    derived_ = addGroup(tr("Computed columns"));
    derivedColumns_ = new DerivedColumns(document_);
    derived_->addWidget(derivedColumns_);
    sensors_ = addGroup(tr("Sensor file"));
    preparation_ = addGroup(tr("Preparation"));
    layoutCombo_ = new QComboBox;
    layoutCombo_->addItem(tr("one row"), QString("rows"));
    layoutCombo_->addItem(tr("one file"), QString("signals"));
    connect(layoutCombo_, &QComboBox::activated, this, [this] {
        document_.changeStudy(tr("change what an experiment is"), [this](Study& study) {
            study.data.layout = layoutCombo_->currentData().toString().toStdString();
        });
    });
    preparation_->addWidget(labelled(tr("Experiment is"), layoutCombo_));
    interpolation_ = new QComboBox;
    for (const auto& [name, key] :
         {std::pair{tr("hold"), "hold"}, {tr("linear"), "linear"}, {tr("cubic"), "cubic"}})
        interpolation_->addItem(name, QString(key));
    connect(interpolation_, &QComboBox::activated, this, [this] {
        document_.changeStudy(tr("change the interpolation of inputs"), [this](Study& study) {
            study.data.interpolation = interpolation_->currentData().toString().toStdString();
        });
    });
    preparation_->addWidget(labelled(tr("Inputs between"), interpolation_));
    form_ = new FieldForm;
    Preparation now = document_.study().data.preparation;
    const Fields fields = now.fields();
    form_->setFields(fields.all());
    for (const auto& [key, zero] : {std::pair{"first_line", tr("the first")},
                                    {"last_line", tr("the end")},
                                    {"outlier_limit", tr("off")},
                                    {"resample", tr("off")},
                                    {"sample_time", tr("in the file")},
                                    {"low_pass", tr("off")}})
        if (auto* number = qobject_cast<NumberField*>(form_->control(key))) number->setZero(zero);
    if (auto* trim = qobject_cast<NumberField*>(form_->control("trim")))
        trim->edit()->setPlaceholderText(tr("all"));
    preparation_->addWidget(form_);
    connect(form_, &FieldForm::refusalsChanged, this,
            [this](const QStringList& why) { document_.setRefused("preparation", why); });
    connect(form_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
        document_.changeStudy(
            tr("change the preparation of the data"),
            [&](Study& study) { study.data.preparation.fields().set(key.toStdString(), value); },
            "preparation." + key);
    });

    makeValidationGroup();
    recipe_ = addGroup(tr("Recipe"));
    recipe_->setNote(tr("stored with the project"));
    recipeText_ = new Text({}, TextUse::Table, Ink::Muted);
    recipeText_->setWordWrap(true);
    recipe_->addWidget(recipeText_);
    more_ = makeButton(tr("Apply to more files…"));
    connect(more_, &QPushButton::clicked, this, &DataInspector::moreFilesAsked);
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 4, 0, 0);
    line->addWidget(more_);
    line->addStretch();
    recipe_->addWidget(row);
    experiments_ = addGroup(tr("Experiments"));
}

/// One way of holding back at a time: what is asked for last.
void DataInspector::makeValidationGroup() {
    validation_ = addGroup(tr("Validation"));
    heldBack_ = new FieldForm;
    HeldBack now = document_.study().data.validation;
    heldBack_->setFields(now.fields().all());
    for (const char* key : {"share", "folds"})
        if (auto* field = qobject_cast<NumberField*>(heldBack_->control(key))) field->setZero(tr("none"));
    heldBackNames_ = new HeldBackNames(document_);
    validation_->addWidget(heldBackNames_);
    validation_->addWidget(heldBack_);
    heldBackBy_ = new Text({}, TextUse::Small, Ink::Muted);
    heldBackBy_->setWordWrap(true);
    validation_->addWidget(heldBackBy_);
    connect(heldBack_, &FieldForm::refusalsChanged, this,
            [this](const QStringList& why) { document_.setRefused("validation", why); });
    connect(heldBack_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
        document_.changeStudy(
            tr("change what is held back for validation"),
            [&](Study& study) {
                HeldBack& held = study.data.validation;
                held.fields().set(key.toStdString(), value);
                if (key == "share" && held.share > 0) held = {.share = held.share, .seed = held.seed};
                if (key == "after" && held.after) held = {.seed = held.seed, .after = held.after};
                if (key == "folds" && held.folds != 0) held = {.seed = held.seed, .folds = held.folds};
            },
            "validation." + key);
    });
}

void DataInspector::refreshValidation(bool trajectory) {
    const DataRecipe& recipe = document_.study().data;
    HeldBack now = recipe.validation;
    heldBackNames_->refresh();
    heldBack_->refresh(now.fields().all());
    if (QWidget* after = heldBack_->control("after")) after->parentWidget()->setVisible(trajectory);
    for (const char* key : {"share", "seed"})
        if (QWidget* control = heldBack_->control(key))
            control->parentWidget()->setVisible(!trajectory || recipe.files.size() > 1);
    const auto listed = [](const std::vector<std::string>& names) {
        QStringList shown;
        for (const std::string& name : names) shown << QFileInfo(qt(name)).fileName();
        return shown.join(", ");
    };
    heldBackBy_->setText(!now.files.empty()             ? tr("Held back: %1").arg(listed(now.files))
                         : now.folds == HeldBack::kEach ? tr("Every experiment is left out once.")
                         : now.any()                    ? tr("What is held back is predicted after the run.")
                                                        : QString());
    heldBackBy_->setVisible(!heldBackBy_->text().isEmpty());
}

void DataInspector::setWaiting(bool waiting) {
    waiting_ = waiting;
    if (!waiting) return;
    for (auto* group : {recent_, first_, expects_, column_, starts_, derived_, sensors_, preparation_,
                        validation_, recipe_, experiments_})
        group->hide();
}

void DataInspector::refresh() {
    if (waiting_) return;
    const bool empty = document_.isEmpty();
    const DataState& state = document_.data();
    first_->setVisible(empty);
    if (empty) refreshRecent();
    recent_->setVisible(empty && !recentProjects().isEmpty());
    const bool mapped = !empty && document_.needsModel();
    for (auto* group : {expects_, preparation_, recipe_}) group->setVisible(mapped);
    starts_->setVisible(mapped && state.csv && startRules_->isNeeded());
    derived_->setVisible(mapped && state.csv);
    sensors_->setVisible(!empty && !document_.needsModel());
    if (sensors_->isVisibleTo(this)) refreshSensors();
    column_->setVisible(editor_->shows());
    experiments_->setVisible(state.csv != nullptr);
    if (empty || !document_.needsModel()) validation_->hide();
    if (empty || !document_.needsModel()) return;
    const DataRecipe& recipe = document_.study().data;
    const bool trajectory = recipe.layout == "signals";
    layoutCombo_->setCurrentIndex(layoutCombo_->findData(QString::fromStdString(recipe.layout)));
    interpolation_->setCurrentIndex(interpolation_->findData(QString::fromStdString(recipe.interpolation)));
    interpolation_->parentWidget()->setVisible(trajectory);
    Preparation now = recipe.preparation;
    const Fields fields = now.fields();
    form_->refresh(fields.all());
    validation_->setVisible(answers(document_.study().method, AnswerKind::PointFit) ||
                            answers(document_.study().method, AnswerKind::Distribution));
    refreshValidation(trajectory);
    for (const char* key :
         {"sample_time", "trim", "outlier_limit", "outlier_half_width", "resample", "low_pass"})
        if (QWidget* control = form_->control(key)) control->parentWidget()->setVisible(trajectory);
    QString told = document_.recipeSentence();
    recipeText_->setText(
        (told.isEmpty() ? QString() : told + ' ') +
        tr("It keeps dialect, meaning of the columns and preparation, and is applied to the next "
           "file of this shape."));
    refreshExpects();
    editor_->refresh();
    startRules_->refresh();
    derivedColumns_->refresh();
    refreshExperiments();
}

void DataInspector::refreshRecent() {
    recent_->clear();
    for (const RecentProject& project : recentProjects()) {
        const bool today = project.when.date() == QDate::currentDate();
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        auto* open = makeButton(QFileInfo(project.file).fileName(), "file", "link");
        open->setToolTip(project.file);
        connect(open, &QPushButton::clicked, this, [this, file = project.file] { emit projectAsked(file); });
        line->addWidget(open);
        line->addStretch();
        line->addWidget(new Text(today ? project.when.toString("HH:mm") : project.when.toString("d MMM"),
                                 TextUse::Small, Ink::Muted));
        recent_->addWidget(row);
        auto* what = new Text(project.what, TextUse::Small, Ink::Muted);
        what->setContentsMargins(24, 0, 0, 4);
        recent_->addWidget(what);
    }
}

/// Of a method that reads its file itself.
void DataInspector::refreshSensors() {
    const DataState& state = document_.data();
    sensors_->clear();
    sensors_->addText(
        tr("Sensor selection works on one JSON file: for every sensor that could be used its row of "
           "the Jacobian, the derivatives of its output by the parameters, and its standard "
           "deviation."));
    if (state.phase == DataState::Phase::Ready)
        sensors_->addText(
            tr("%n sensor(s) are read. Go to Run: which are forbidden or required is set there.", nullptr,
               static_cast<int>(state.fileNames.size())));
    else if (state.phase == DataState::Phase::Wrong)
        sensors_->addText(state.sentence);
    else if (state.phase == DataState::Phase::None)
        sensors_->addText(tr("Open such a file with File > Open, or drop it on this page."));
}

void DataInspector::refreshExpects() {
    expects_->clear();
    expects_->setNote({});
    const DataState& state = document_.data();
    const ModelPtr model = document_.model().model;
    if (!model) {
        expects_->addText(tr("No model yet. Columns are matched by name as soon as there is one."));
        return;
    }
    if (!state.data) {
        expects_->addText(state.sentence.isEmpty() ? tr("Nothing is matched yet.") : state.sentence);
        return;
    }
    QVector<QStringList> rows;
    int found = 0, expected = 0;
    const auto add = [&](const std::string& name, bool needed) {
        const auto at = std::find_if(state.data->mapping.begin(), state.data->mapping.end(),
                                     [&](const MappedColumn& m) { return m.target == name; });
        const std::string unit = modelUnit(*model, name);
        const bool there = at != state.data->mapping.end();
        if (!there && !needed) return;
        expected += 1;
        found += there;
        // The unit is told once where file and model agree.
        const bool same = there && at->unit == unit;
        rows.push_back({QString::fromStdString(name) + (same ? QString() : "  " + qt(unitText(unit))),
                        there ? QString::fromStdString(at->column) +
                                    (at->unit.empty() ? "" : "  " + qt(unitText(at->unit)))
                              : tr("not there"),
                        there ? factorText(at->unit, unit) : QString()});
    };
    const bool measured = std::any_of(state.data->mapping.begin(), state.data->mapping.end(),
                                      [](const MappedColumn& m) { return m.role == Role::Measurement; });
    // One measured output is enough; which ones are missing matters only if there is none.
    for (std::size_t i = 0; i < model->declaredOutputs(); ++i) add(model->outputs()[i].name, !measured);
    for (const Variable& v : model->inputs()) add(v.name, true);
    for (const MappedColumn& m : state.data->mapping)
        if (m.role == Role::Condition ||
            (m.role == Role::Measurement && !modelUnit(*model, m.target).empty() &&
             std::none_of(rows.begin(), rows.end(), [&](const QStringList& r) {
                 return r[0].section(' ', 0, 0) == QString::fromStdString(m.target);
             })))
            add(m.target, false);
    expects_->addTable({tr("Model"), tr("File"), tr("Factor")}, rows);
    expects_->setNote(tr("%1 of %2").arg(found).arg(expected));
    expects_->addText(tr("Matched by name, or as chosen above the rows. Units are read from the header and "
                         "converted; values in the file stay as they are."));
}

void DataInspector::showColumn(const QString& name) {
    editor_->showColumn(name);
    column_->setTitle(tr("Column %1").arg(name));
    column_->setVisible(editor_->shows());
}

void DataInspector::editUnit() {
    column_->setOpen(true);
    editor_->unitEdit()->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(editor_->unitEdit());
}

void DataInspector::editError(bool bound) {
    column_->setOpen(true);
    // What was hidden until now takes the keyboard when it has been laid out.
    QTimer::singleShot(0, this, [this, bound] {
        editor_->sensor()->edit(bound);
        ensureWidgetVisible(bound ? editor_->sensor()->bound() : editor_->sensor()->deviation());
    });
}

QLineEdit* DataInspector::unitEdit() const { return editor_->unitEdit(); }
QComboBox* DataInspector::readAs() const { return editor_->readAs(); }

void DataInspector::refreshExperiments() {
    experiments_->clear();
    const DataState& state = document_.data();
    if (!state.csv) return;
    const auto count = [](std::size_t n) { return qt(countText(static_cast<long long>(n))); };
    const DataRecipe& recipe = document_.study().data;
    if (state.data) experiments_->addValue(tr("experiments"), count(state.data->experiments.size()));
    experiments_->addValue(tr("files"), count(recipe.files.size()));
    if (recipe.files.size() > 1) {
        const auto names = distinctNames(recipe.files);
        experiments_->addValue(tr("rows and preview"), QString::fromStdString(names.front()));
        for (std::size_t i = 1; i < std::min(names.size(), kFilesNamed); ++i)
            experiments_->addValue(i == 1 ? tr("read too") : QString(), QString::fromStdString(names[i]));
        if (names.size() > kFilesNamed)
            experiments_->addValue({}, tr("and %1 more").arg(count(names.size() - kFilesNamed)));
    }
    experiments_->addValue(tr("rows in the file"), count(state.csv->table.rows()));
    if (!recipe.excluded.empty()) experiments_->addValue(tr("left out"), count(recipe.excluded.size()));
    if (!recipe.marked.empty()) experiments_->addValue(tr("marked cells"), count(recipe.marked.size()));
    experiments_->addValue(tr("size"), qt(bytesText(state.bytes)));
    if (state.csv->dialect.tables.empty()) // else it is no text
        experiments_->addValue(tr("line ends"), QString::fromStdString(state.csv->dialect.newline));
    experiments_->addValue(tr("first row of data"), tr("line %1").arg(state.csv->dialect.dataLine));
}

} // namespace rigor

#include "ui/document/document.h"

#include "core/engine/data/file_names.h"
#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"
#include "core/study/file/study_checks.h"
#include "core/study/file/study_noise.h"
#include "core/study/record_starts.h"
#include "core/study/study_constraints.h"
#include "core/study/study_model.h"
#include "core/study/study_sensors.h"
#include "ui/document/commands.h"
#include "ui/document/data_findings.h"
#include "ui/jobs/background.h"
#include "ui/widgets/text/language.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace rigor {

int ModelState::errors() const {
    return static_cast<int>(std::count_if(problems.begin(), problems.end(), [](const ModelProblem& p) {
        return p.severity == Severity::Error;
    }));
}

int ModelState::warnings() const { return static_cast<int>(problems.size()) - errors(); }

Document::Document(QObject* parent) : QObject(parent) {
    study_.method = methods().front()->key;
    compileTimer_.setSingleShot(true);
    compileTimer_.setInterval(100);
    connect(&compileTimer_, &QTimer::timeout, this, &Document::compileNow);
    // What core said is kept as text: it is said again.
    connect(&Language::instance(), &Language::changed, this, [this] {
        data_.findings = findingsOf(data_, study_.data.layout == "rows", model_.model.get());
        if (!model_.problems.empty()) compileNow();
        if (!data_.sentence.isEmpty()) reloadData();
        updateStatus();
        emit runsChanged();
    });
    connect(&check_, &RunCheck::answered, this, [this] {
        if (whyNotAsked().isEmpty()) setWhyNotRun(check_.whyNot());
    });
    rebuildMethod();
    updateStatus();
}

Document::~Document() = default;

const RunRecord* Document::run(int number) const {
    for (const RunRecord& record : runs_)
        if (record.number == number) return &record;
    return nullptr;
}

RunRecord* Document::runFor(int number) { return const_cast<RunRecord*>(run(number)); }

QString Document::projectName() const {
    if (!projectFile_.isEmpty()) return QFileInfo(projectFile_).completeBaseName();
    if (!recoveredName_.isEmpty()) return recoveredName_;
    if (!study_.file.empty()) {
        const QFileInfo file(QString::fromStdString(study_.file.string()));
        return file.absoluteDir().dirName();
    }
    return tr("Untitled project");
}

SimulationOptions Document::simulationOptions() const {
    SimulationOptions options;
    const Fields fields = options.fields();
    for (const auto& [key, value] : study_.simulation) fields.set(key, value);
    return options;
}

QStringList Document::estimateNames() const {
    return needsModel() ? check_.estimateNames() : data_.fileNames;
}

void Document::changeStudy(const QString& text, const std::function<void(Study&)>& edit,
                           const QString& merge) {
    Study after = study_;
    edit(after);
    undo_.push(new StudyCommand(*this, text, study_, after, merge));
}

void Document::setOption(const QString& key, const FieldValue& value) {
    if (!method_) return;
    const std::string name = key.toStdString();
    try {
        method_->options().set(name, value);
    } catch (const Error& e) {
        emit failed(tr("The setting is not taken."), QString::fromStdString(e.sentence()));
        return;
    }
    changeStudy(
        tr("change %1").arg(fieldText(method_->options().find(name)->info.label)),
        [&](Study& study) {
            for (auto& [k, v] : study.options)
                if (k == name) {
                    v = value;
                    return;
                }
            study.options.emplace_back(name, value);
        },
        "option." + key);
}

void Document::setSimulationOption(const QString& key, const FieldValue& value) {
    const std::string name = key.toStdString();
    changeStudy(
        tr("change simulation setting %1").arg(key),
        [&](Study& study) {
            if (sameValue(value, FieldValue(qQNaN()))) {
                std::erase_if(study.simulation, [&](const auto& field) { return field.first == name; });
                return;
            }
            for (auto& [k, v] : study.simulation)
                if (k == name) {
                    v = value;
                    return;
                }
            study.simulation.emplace_back(name, value);
        },
        "simulation." + key);
}

void Document::setRefused(const QString& where, const QStringList& sentences) {
    if (refused_[where] == sentences) return;
    refused_[where] = sentences;
    updateStatus();
}

void Document::setModelText(const QString& text) {
    if (text == modelText_) return;
    if (!needsModel()) {
        emit failed(tr("The method needs no model."), tr("It works on the rows of its data file."));
        return;
    }
    undo_.push(new ModelTextCommand(*this, modelText_, text));
}

void Document::consentChanged() {
    emit modelChecked();
    updateStatus();
}

void Document::applyModelText(const QString& text) {
    modelText_ = text;
    emit modelTextChanged();
    compileSoon();
}

void Document::compileSoon() {
    model_.phase = modelText_.isEmpty() ? ModelState::Phase::None : ModelState::Phase::Checking;
    if (modelText_.isEmpty()) {
        model_.problems.clear();
        model_.model.reset();
    } else {
        compileTimer_.start();
    }
    updateStatus();
}

void Document::compileNow() {
    const int ticket = ++compileTicket_;
    const std::string text = modelText_.toStdString(), name = model_.fileName.toStdString();
    struct Compiled {
        CompiledModel model;
        std::string text; ///< with the classes of libraries that it uses
    };
    inBackground(
        this,
        [text, name, file = study_.model.empty() ? name : study_.model] {
            Compiled out;
            out.text = withUsedClasses(text, file);
            out.model = compileModel(out.text, name);
            // The editor shows the parts of libraries behind the model.
            for (ModelProblem& problem : out.model.problems)
                problem.place.line = lineInText(problem.place, out.text);
            return out;
        },
        [this, ticket, text](Outcome<Compiled>& outcome) {
            if (ticket != compileTicket_) return; // a newer text is being checked
            if (!outcome.value) {
                model_.phase = ModelState::Phase::Wrong;
                ModelProblem problem;
                problem.sentence = verbatim(outcome.sentence.toStdString());
                model_.problems = {problem};
            } else {
                CompiledModel& compiled = outcome.value->model;
                model_.problems = std::move(compiled.problems);
                model_.phase = compiled.model ? ModelState::Phase::Good : ModelState::Phase::Wrong;
                if (compiled.model) model_.model = compiled.model;
                // A library read now belongs to the edit that asked for it. What was undone can still be
                // redone.
                const bool typedOn = modelText_.toStdString() != text; // it will be read once more
                if (outcome.value->text != text && !typedOn && !undo_.canRedo())
                    undo_.push(new ModelTextCommand(*this, modelText_,
                                                    QString::fromStdString(outcome.value->text), true));
            }
            emit modelChecked();
            if (model_.phase == ModelState::Phase::Good) mapData();
            updateStatus();
        });
}

void Document::rebuildMethod() {
    method_.reset();
    try {
        method_ = makeMethod(study_.method);
        const Fields fields = method_->options();
        for (const auto& [key, value] : study_.options) fields.set(key, value);
    } catch (const Error& e) {
        emit failed(tr("The method's settings are not valid."), QString::fromStdString(e.sentence()));
    }
}

/// A method may ask something of the model alone; it says itself when it misses measurements.
bool Document::worksWithoutData() const {
    if (!method_ || !model_.model) return false;
    Problem alone;
    try {
        alone.model = modelFor(study_, model_.model);
        alone.unknowns = searchedUnknowns(study_, *alone.model, nullptr);
    } catch (const Error&) {
        return false; // said by updateStatus(), which asks for the same model
    }
    alone.fixed = fixedParameters(study_);
    return method_->unmet(alone).empty();
}

/// Of a method that reads its files itself.
QStringList Document::whyNotRunFiles() {
    check_.forget();
    switch (data_.phase) {
    case DataState::Phase::None:
        return {tr("Run needs a file of Jacobian rows")};
    case DataState::Phase::Loading:
    case DataState::Phase::Table:
        return {tr("The data are being read")};
    case DataState::Phase::Wrong:
        return {tr("Run needs data that can be read")};
    case DataState::Phase::Ready:
        break;
    }
    RunQuestion asked{study_.method, study_.options, {}, nullptr};
    asked.problem.files = *data_.files;
    asked.problem.data.name = QFileInfo(data_.file).fileName().toStdString();
    asked.problem.data.sha256 = data_.filesSha256;
    asked.problem.seed = study_.seed;
    asked.problem.threads = study_.threads;
    return check_.ask(std::move(asked)) ? QStringList{tr("The study is being checked")} : check_.whyNot();
}

bool Document::isReading() const {
    if (data_.phase == DataState::Phase::Loading || !imports_.empty()) return true;
    if (!data_.csv || data_.phase == DataState::Phase::Wrong || modelText_.isEmpty()) return false;
    return model_.phase == ModelState::Phase::Checking ||
           (model_.phase == ModelState::Phase::Good && mappedTicket_ != mapTicket_);
}

/// What there must be before the method is asked at all.
QStringList Document::whyNotAsked() const {
    const bool noData = data_.phase == DataState::Phase::None, noModel = modelText_.isEmpty();
    if (noData && noModel) return {tr("Run needs data and a model")};
    if (noModel) return {tr("Run needs a model")};
    if (model_.phase == ModelState::Phase::Checking) return {tr("The model is being checked")};
    if (model_.phase == ModelState::Phase::Wrong) return {tr("Run needs a model without errors")};
    if (const ExternalModel* elsewhere = model_.model ? model_.model->external() : nullptr;
        elsewhere && !mayRun(elsewhere->code()))
        return {tr("Run needs your consent for %1").arg(QString::fromStdString(elsewhere->code().name))};
    if (noData && !worksWithoutData()) return {tr("Run needs imported data")};
    if (!noData && isReading()) return {tr("The data are being read")};
    if (data_.phase == DataState::Phase::Wrong) return {tr("Run needs data that can be read")};
    if (!noData && data_.phase != DataState::Phase::Ready) return {tr("Run needs data that fit the model")};
    if (study_.unknowns.empty()) return {tr("Run needs at least one unknown")};
    if (!method_) return {tr("Run needs valid settings of the method")};
    return {};
}

/// What is missing comes by itself.
bool Document::isBeingPrepared() const {
    if (!needsModel()) return data_.phase == DataState::Phase::Loading;
    return !modelText_.isEmpty() && (model_.phase == ModelState::Phase::Checking || isReading());
}

/// Everything but the data.
RunQuestion Document::question() const {
    RunQuestion asked{study_.method, study_.options, {}, data_.data};
    Problem& problem = asked.problem;
    problem.model = modelFor(study_, model_.model);
    problem.ties = tiesOf(study_, *problem.model);
    problem.simulation = simulationOptions();
    checkStopTime(study_, problem.simulation);
    checkForeignOptions(study_, {problem.model}, problem.simulation);
    checkUnknownKeys(study_, {problem.model});
    checkStarts(study_, {problem.model});
    checkNoise(study_, {problem.model});
    if (asked.data) checkNoiseIsMeasured(study_, *asked.data);
    checkSensors(study_, {problem.model});
    if (asked.data && !std::ranges::all_of(study_.unknowns, &std::string::empty, &Unknown::of))
        asked.clocked = std::make_shared<const Study>(study_);
    problem.dependence = study_.dependence;
    problem.noise = searchedNoise(study_);
    problem.unknowns = searchedUnknowns(study_, *problem.model, asked.data ? &*asked.data : nullptr);
    problem.fixed = fixedParameters(study_);
    problem.constraints = constraintsOf(study_, problem, asked.data ? &*asked.data : nullptr);
    problem.seed = study_.seed;
    problem.threads = study_.threads;
    problem.cacheDirectory =
        (QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/rigor").toStdString();
    return asked;
}

void Document::updateStatus() {
    if (method_ && !method_->descriptor().needsModel) {
        const QStringList why = whyNotRunFiles();
        return setWhyNotRun(why, isBeingPrepared() || check_.isBusy());
    }
    if (const QStringList why = whyNotAsked(); !why.isEmpty()) {
        check_.forget();
        return setWhyNotRun(why, isBeingPrepared());
    }
    try {
        if (check_.ask(question()))
            setWhyNotRun({tr("The study is being checked")}, true);
        else
            setWhyNotRun(check_.whyNot());
    } catch (const Error& e) {
        setWhyNotRun({QString::fromStdString(e.sentence())});
    }
}

void Document::setWhyNotRun(QStringList why, bool settling) {
    settling_ = settling;
    for (const auto& [where, sentences] : refused_) {
        why += sentences;
        settling_ = settling_ && sentences.isEmpty();
    }
    whyNotRun_ = why;
    emit statusChanged();
}

QString Document::whyNotRunText() const {
    QString text = whyNotRun_.join("; ");
    if (text.isEmpty()) return text;
    // A clause of a method begins with a small letter, which is not to be changed where it is that of a name.
    const std::string first = text.section(' ', 0, 0).toStdString();
    const auto& unknowns = study_.unknowns;
    const bool name =
        (model_.model && findVariable(*model_.model, first)) ||
        std::any_of(unknowns.begin(), unknowns.end(), [&](const Unknown& u) { return u.name == first; });
    if (!name) text[0] = text[0].toUpper();
    return text;
}

std::shared_ptr<PreparedStudy> Document::prepareRun() const {
    if (!whyNotRun_.isEmpty()) throw Error(whyNotRun_.join("; ").toStdString());
    // What belongs to the whole study is not in it: candidates, and what is held back (core/study/study.h).
    auto prepared = std::make_shared<PreparedStudy>();
    prepared->study = study_;
    if (check_.isLarge())
        prepared->shared = check_.problem();
    else
        prepared->problem = *check_.problem();
    prepared->method = RunQuestion{study_.method, study_.options, {}, nullptr}.makeMethod();
    if (!needsModel()) return prepared;
    prepared->modelText = modelText_.toStdString();
    for (const auto& problem : model_.problems)
        prepared->warnings.push_back(toString(problem.place) + ": " + problem.sentence);
    const std::vector<std::string> paths = dataPaths();
    const Messages warnings = withFileNames(prepared->whole().data.warnings, paths, distinctNames(paths));
    prepared->warnings.insert(prepared->warnings.end(), warnings.begin(), warnings.end());
    prepared->notes = withFileNames(prepared->whole().data.notes, paths, distinctNames(paths));
    const Problem& problem = prepared->whole();
    for (Message& told : keysWithoutEffect(study_, {problem.model}, problem.simulation))
        prepared->notes.push_back(std::move(told));
    return prepared;
}

} // namespace rigor

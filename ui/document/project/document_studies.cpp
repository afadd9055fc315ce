// The studies of a project: which is shown, what is made and removed, its method.

#include "ui/document/document.h"

#include "core/engine/data/joined_files.h"
#include "core/study/file/study_noise.h"
#include "core/study/record_starts.h"
#include "core/study/sample_files.h"
#include "core/study/study_model.h"
#include "ui/document/commands.h"
#include "ui/document/other_method.h"
#include "ui/document/shown_file.h"
#include "ui/widgets/text/language.h"

#include <algorithm>

namespace rigor {

namespace {
/// Whether two recipes read the file at this index the same way.
bool readsAlike(const DataRecipe& first, const DataRecipe& second, std::size_t index) {
    const DataRecipe a = recipeOfFile(first, index), b = recipeOfFile(second, index);
    const auto file = [&](const DataRecipe& r) {
        return index < r.files.size() ? r.files[index] : std::string();
    };
    return file(a) == file(b) && a.sheet == b.sheet && a.variable == b.variable &&
           a.delimiter == b.delimiter && a.decimal == b.decimal && a.encoding == b.encoding &&
           a.comment == b.comment && a.dateOrder == b.dateOrder && a.headerLine == b.headerLine &&
           a.unitLine == b.unitLine && a.numbers == b.numbers &&
           std::equal(a.codes.begin(), a.codes.end(), b.codes.begin(), b.codes.end(),
                      [](const auto& x, const auto& y) { return x.first == y.first; });
}

/// Whether the models compared are the same, so that what of the data is the study's own is too.
bool comparesAlike(const std::vector<StudyCandidate>& a, const std::vector<StudyCandidate>& b) {
    return std::ranges::equal(a, b, {}, &StudyCandidate::model, &StudyCandidate::model);
}
} // namespace

void Document::applyStudy(const Study& study) {
    const bool methodChanged = study.method != study_.method || study.options != study_.options;
    const bool dialect = !tableIsRead_ && !readsAlike(study.data, study_.data, shownFile(*this));
    const bool mapping = !tableIsRead_ && (!(recipeOf(study) == recipeOf(study_)) ||
                                           !comparesAlike(study.candidates, study_.candidates) ||
                                           statesStart(study) != statesStart(study_));
    study_ = study;
    readSamplesThatAreThere(study_);
    const bool neededModel = needsModel();
    if (methodChanged) rebuildMethod();
    if (dialect || needsModel() != neededModel || (mapping && !needsModel()))
        reloadData();
    else if (mapping)
        mapData();
    emit studyChanged();
    updateStatus();
}

namespace {
QString studyTitle(const Study& study) {
    if (!study.title.empty()) return QString::fromStdString(study.title);
    const MethodDescriptor* method = findMethod(study.method);
    return method ? fieldText(method->title) : QString();
}
} // namespace

StudyShelf Document::shelf() const {
    StudyShelf all = shelf_;
    all.now() = {study_, modelText_, model_.fileName, dataSnapshot(), methodIsOpen_};
    return all;
}

QStringList Document::studyNames() const {
    QStringList names;
    for (std::size_t i = 0; i < shelf_.studies.size(); ++i)
        names << studyTitle(i == shelf_.shown ? study_ : shelf_.studies[i].study);
    return names;
}

void Document::applyStudies(const StudyShelf& shelf) {
    shelf_ = shelf;
    const ProjectStudy& now = shelf_.now();
    methodIsOpen_ = now.methodIsOpen;
    if (now.modelText != modelText_ || now.modelName != model_.fileName) {
        model_.fileName = now.modelName;
        model_.model.reset(); // that of another study
        applyModelText(now.modelText);
    }
    if (now.study.data.files != study_.data.files) forgetShownFile(*this);
    applyStudy(now.study);
}

void Document::addStudy() {
    if (isEmpty())
        return emit failed(tr("There is nothing yet to make another study of."),
                           tr("Import data or open a model: they become the first study."));
    const StudyShelf before = shelf();
    StudyShelf after = before;
    Study made;
    const QStringList names = studyNames();
    int number = static_cast<int>(before.studies.size()) + 1;
    while (names.contains(tr("Study %1").arg(number))) ++number;
    made.title = tr("Study %1").arg(number).toStdString();
    made.method = needsModel() ? methodForData() : study_.method;
    made.model = study_.model;
    made.file = study_.file;
    made.data = study_.data;
    made.data.validation = {};
    made.parameters = study_.parameters;
    made.simulation = study_.simulation;
    made.seed = study_.seed;
    made.threads = study_.threads;
    made.report = study_.report;
    ProjectStudy fresh = before.now();
    fresh.study = std::move(made);
    fresh.methodIsOpen = true;
    after.studies.push_back(std::move(fresh));
    after.shown = after.studies.size() - 1;
    undo_.push(new StudiesCommand(*this, tr("new study"), before, after));
    emit studyAdded();
}

void Document::showStudy(int index) {
    const StudyShelf before = shelf();
    const auto shown = static_cast<std::size_t>(index);
    if (index < 0 || shown >= before.studies.size() || shown == before.shown) return;
    StudyShelf after = before;
    after.shown = shown;
    undo_.push(new StudiesCommand(*this, tr("show %1").arg(studyTitle(after.now().study)), before, after));
}

void Document::renameStudy(const QString& name) {
    if (name == studyTitle(study_)) return;
    changeStudy(tr("rename study"), [&](Study& study) { study.title = name.toStdString(); });
}

void Document::removeStudy() {
    const StudyShelf before = shelf();
    if (before.studies.size() < 2) return;
    StudyShelf after = before;
    after.studies.erase(after.studies.begin() + static_cast<std::ptrdiff_t>(before.shown));
    after.shown = std::min(before.shown, after.studies.size() - 1);
    undo_.push(new StudiesCommand(*this, tr("remove %1").arg(studyTitle(study_)), before, after));
}

void Document::setMethod(const QString& key) {
    methodIsOpen_ = false;
    if (key.toStdString() == study_.method) return;
    const std::unique_ptr<Method> method = makeMethod(key.toStdString());
    asked_[study_.method] = study_;
    changeStudy(tr("choose the method %1").arg(fieldText(method->descriptor().title)),
                [&](Study& study) { study = forMethod(std::move(study), key.toStdString(), askedBefore()); });
}

std::vector<Study> Document::askedBefore() const {
    std::vector<Study> list{study_};
    for (const auto& [key, study] : asked_) list.push_back(study);
    for (auto run = runs_.rbegin(); run != runs_.rend(); ++run) list.push_back(run->study);
    return list;
}

namespace {
/// Whether nothing is missing for the method, which is asked about `problem` with the unknowns of `study`.
bool couldRun(const std::string& key, Problem problem, const Study& study, const std::vector<Study>& known) {
    problem.unknowns = forMethod(study, key, known).unknowns;
    return makeMethod(key)->unmet(problem).empty();
}

/// What one experiment measures tells what a method needs.
Dataset firstOf(const Dataset& data) {
    Dataset first;
    if (!data.experiments.empty()) first.experiments = {data.experiments.front()};
    return first;
}
} // namespace

std::vector<std::string> Document::methodsForData() const {
    std::vector<std::string> keys;
    if (!needsModel() || !data_.data || !model_.model) return keys;
    try {
        Problem problem;
        problem.model = modelFor(study_, model_.model);
        problem.data = firstOf(*data_.data);
        problem.simulation = simulationOptions();
        Study asked = study_;
        asked.unknowns.clear();
        for (const Variable& parameter : problem.model->parameters()) { // what the data do not set
            if (!problem.data.experiments.empty() &&
                problem.data.experiments.front().conditions.contains(parameter.name))
                continue;
            Unknown probe;
            probe.name = parameter.name;
            probe.value = {parameter.start, parameter.min, parameter.max};
            asked.unknowns.push_back(probe);
            break;
        }
        for (const MethodDescriptor* method : methods())
            if (method->needsModel && couldRun(method->key, problem, asked, {}))
                keys.emplace_back(method->key);
    } catch (const Error&) {
        return keys; // what is wrong is said already
    }
    return keys;
}

QString Document::otherMethod() const {
    if (!needsModel() || whyNotRun_.isEmpty() || settling_ || !whyNotAsked().isEmpty() || !data_.data ||
        !model_.model)
        return {};
    try {
        const RunQuestion asked = question();
        Problem own = asked.problem;
        own.data = firstOf(*asked.data);
        if (makeMethod(study_.method)->unmet(own).empty()) return {}; // the method is not what stops it
        // The plain fit first, then in the order of the list.
        std::vector<const MethodDescriptor*> offered = methods();
        std::ranges::stable_partition(offered, &MethodDescriptor::plainFit);
        for (const MethodDescriptor* method : offered) {
            const std::string key = method->key;
            if (key == study_.method || !method->needsModel) continue;
            if (couldRun(key, own, study_, askedBefore())) return QString::fromStdString(key);
        }
    } catch (const Error&) {
        return {}; // what is wrong is said already
    }
    return {};
}

} // namespace rigor

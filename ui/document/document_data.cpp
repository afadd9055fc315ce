// The data of the document: files imported, read and matched to the model, all in the background.

#include "ui/document/document.h"

#include "ui/document/other_method.h"

#include "core/engine/data/dataset.h"
#include "core/engine/data/file_names.h"
#include "core/engine/data/joined_files.h"
#include "core/study/file/study_noise.h"
#include "core/study/record_starts.h"
#include "core/study/run/candidates.h"
#include "core/study/run/run_folder.h"
#include "core/study/serve/served_blocks.h"
#include "core/study/study_model.h"
#include "ui/document/data_findings.h"
#include "ui/document/data_snapshot.h"
#include "ui/document/shown_file.h"
#include "ui/jobs/background.h"

#include <QDir>
#include <QFileInfo>

namespace rigor {

/// Reads the files of a method that needs no model, as they are.
void Document::loadFiles() {
    const int ticket = ++dataTicket_;
    ++mapTicket_;
    tableIsComing_ = false;
    data_ = DataState{};
    data_.phase = DataState::Phase::Loading;
    const auto paths = dataPaths();
    data_.file = QString::fromStdString(paths.front());
    emit dataChanged();
    updateStatus();
    struct Loaded {
        std::vector<ProblemFile> files;
        DataSnapshot kept;
        QStringList names;
    };
    inBackground(
        this,
        [paths, method = study_.method] {
            Loaded loaded;
            loaded.kept = keepData(paths);
            Problem problem;
            for (std::size_t i = 0; i < paths.size(); ++i)
                problem.files.push_back({paths[i], readFileBytes(loaded.kept.files[i])});
            // An Error says what is wrong with them.
            for (const auto& name : makeMethod(method)->estimateNames(problem))
                loaded.names << QString::fromStdString(name);
            loaded.files = std::move(problem.files);
            return loaded;
        },
        [this, ticket, paths](Outcome<Loaded>& outcome) {
            if (ticket != dataTicket_) return;
            if (outcome.value) {
                data_.bytes = 0;
                for (const auto& file : outcome.value->files)
                    data_.bytes += static_cast<qint64>(file.bytes.size());
                data_.files =
                    std::make_shared<const std::vector<ProblemFile>>(std::move(outcome.value->files));
                data_.filesSha256 = outcome.value->kept.sha256;
                data_.fileNames = outcome.value->names;
                data_.kept = std::move(outcome.value->kept.files);
                data_.keptFrom = paths;
                data_.phase = DataState::Phase::Ready;
            } else {
                data_.phase = DataState::Phase::Wrong;
                data_.sentence = placed(outcome.sentence, outcome.place);
            }
            emit dataChanged();
            updateStatus();
        });
}

void Document::reloadData() {
    if (study_.data.files.empty()) {
        ++dataTicket_;
        ++mapTicket_;
        tableIsComing_ = false;
        data_ = DataState{};
        emit dataChanged();
        updateStatus();
        return;
    }
    if (!needsModel()) return loadFiles();
    loadTable(QString::fromStdString(dataPaths()[shownFile(*this)]), study_.data);
}

namespace {
/// One of the files of the recipe, and among the warnings of the first what is found in the others: nobody
/// has looked at them as long as no model says what is used of them. recipe: with the paths of its files.
std::shared_ptr<const CsvData> readFile(const DataRecipe& recipe, std::size_t index) {
    CsvReadOptions options;
    options.overrides = overridesOf(recipeOfFile(recipe, index));
    auto csv = std::make_shared<CsvData>(readCsv(recipe.files[index], options));
    csv->sampling = samplingOf(csv->table, recipeOfFile(recipe, index), recipe.files[index]);
    if (index > 0) return csv;
    for (CsvWarning& remark : remarksOnFurtherFiles(recipe, *csv)) csv->warnings.push_back(std::move(remark));
    return csv;
}
} // namespace

void Document::loadTable(const QString& file, const DataRecipe& recipe) {
    const int ticket = ++dataTicket_;
    ++mapTicket_; // what is being mapped belongs to the table before
    tableIsComing_ = true;
    data_.phase = DataState::Phase::Loading;
    emit dataChanged();
    updateStatus();
    DataRecipe all = recipe;
    all.files = dataPaths();
    inBackground(
        this, [all, shown = shownFile(*this)] { return readFile(all, shown); },
        [this, ticket, file](Outcome<std::shared_ptr<const CsvData>>& outcome) {
            if (ticket != dataTicket_) return;
            tableIsComing_ = false;
            if (outcome.value) return showTable(file, *outcome.value);
            // What was read before stays in view, so that a wrong choice can be taken back where it was made.
            if (data_.file != file) data_ = DataState{};
            data_.phase = DataState::Phase::Wrong;
            data_.file = file;
            data_.data.reset();
            data_.findings = findingsOf(data_, study_.data.layout == "rows");
            data_.kept.clear();
            data_.sentence = placed(outcome.sentence, outcome.place);
            emit dataChanged();
            updateStatus();
        });
}

void Document::showTable(const QString& file, std::shared_ptr<const CsvData> csv) {
    ++dataTicket_;
    ++mapTicket_;
    tableIsComing_ = false;
    data_ = DataState{};
    data_.phase = DataState::Phase::Table;
    data_.file = file;
    data_.bytes = QFileInfo(file).size();
    data_.csv = std::move(csv);
    data_.findings = findingsOf(data_, study_.data.layout == "rows");
    emit dataChanged();
    mapData();
    updateStatus();
}

std::vector<std::string> Document::dataPaths() const {
    std::vector<std::string> paths;
    for (const auto& file : study_.data.files)
        paths.push_back((study_.file.parent_path() / file).lexically_normal().string());
    return paths;
}

std::string Document::shownFileName() const {
    const auto paths = dataPaths();
    return paths.empty() ? std::string() : distinctNames(paths)[shownFile(*this)];
}

void Document::importFiles(const QStringList& files) {
    if (files.isEmpty()) return;
    if (!needsModel()) return openSensors(files.first());
    QStringList paths;
    for (const QString& file : files) paths << QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    imports_.push_back(paths);
    if (imports_.size() == 1) importNext();
}

void Document::importNext() {
    if (imports_.empty()) return;
    if (data_.phase != DataState::Phase::Loading) beforeImport_ = data_.phase;
    data_.phase = DataState::Phase::Loading;
    emit dataChanged();
    updateStatus();
    DataRecipe recipe = study_.data;
    recipe.files = dataPaths();
    std::vector<std::string> paths;
    for (const QString& file : imports_.front()) paths.push_back(file.toStdString());
    struct Import {
        AppliedRecipe applied;
        std::shared_ptr<const CsvData> csv;
    };
    inBackground(
        this,
        [paths, recipe] {
            Import import{appliedTo(recipe, paths), {}};
            import.csv = readFile(import.applied.recipe, 0);
            return import;
        },
        [this, before = study_.data, ticket = projectTicket_](Outcome<Import>& outcome) {
            if (ticket != projectTicket_) return;              // asked for in another project
            if (!(study_.data == before)) return importNext(); // by the recipe as it is now
            const QStringList files = imports_.front();
            imports_.pop_front();
            if (outcome.value)
                imported(files, outcome.value->applied, outcome.value->csv);
            else
                importFailed(QFileInfo(files.first()).fileName(), placed(outcome.sentence, outcome.place));
            importNext();
        });
}

/// The document stays as it was.
void Document::importFailed(const QString& name, const QString& sentence) {
    if (data_.phase == DataState::Phase::Loading && !tableIsComing_) data_.phase = beforeImport_;
    emit failed(tr("%1 was not imported.").arg(name), sentence);
    emit dataChanged();
    updateStatus();
}

void Document::imported(const QStringList& files, const AppliedRecipe& applied,
                        std::shared_ptr<const CsvData> csv) {
    QStringList missing;
    for (const auto& column : applied.missing) missing << QString::fromStdString(column);
    recipeIndex_ = undo_.index();
    recipeFiles_ = applied.recipe.files;
    recipeSentence_ = study_.data.files.empty() ? QString()
                      : applied.fits            ? tr("The recipe of the file before is applied.")
                      : missing.isEmpty()
                          ? tr("The dialect of the file before does not fit; it was recognised anew.")
                          : tr("The recipe of the file before is applied, without what it says of %1: this "
                               "file has no such column.")
                                .arg(missing.join(", "));
    tableIsRead_ = true;
    changeStudy(files.size() == 1 ? tr("import %1").arg(QFileInfo(files.first()).fileName())
                                  : tr("import %1 files").arg(files.size()),
                [&](Study& s) { s.data = applied.recipe; });
    tableIsRead_ = false;
    forgetShownFile(*this);
    showTable(files.first(), std::move(csv));
}

namespace {
struct MappedData {
    std::shared_ptr<const Dataset> data;
    std::vector<std::string> kept;
};

/// The experiments, and copies of the very bytes they were read from.
MappedData mapped(const Study& study, const DataRecipe& all, const Model& model) {
    DataRecipe recipe = recipeForOwnModel(study, all, model);
    keepStatedClock(study, recipe);
    for (int tries = 0; tries < 3; ++tries) {
        DataSnapshot kept = keepData(recipe.files);
        Dataset read = loadDataset(recipe, model);
        completeForeignData(read, model);
        auto data = std::make_shared<const Dataset>(std::move(read));
        if (data->sha256 == kept.sha256) return {std::move(data), std::move(kept.files)};
    }
    throw Error(Document::tr(
                    "the data are written anew while they are being read; import them when they are complete")
                    .toStdString(),
                {.file = recipe.files.front()});
}
} // namespace

void Document::mapData() {
    const bool wrong = data_.phase == DataState::Phase::Wrong ||
                       (!imports_.empty() && beforeImport_ == DataState::Phase::Wrong);
    if (!data_.csv || tableIsComing_ || wrong) return;
    const int ticket = ++mapTicket_;
    if (!model_.model || model_.phase != ModelState::Phase::Good) return;
    DataRecipe recipe = recipeOf(study_);
    recipe.files = dataPaths();
    inBackground(
        this,
        [study = study_, recipe, model = model_.model] {
            return mapped(study, recipe, *modelFor(study, model));
        },
        [this, ticket, paths = recipe.files](Outcome<MappedData>& outcome) {
            if (ticket != mapTicket_ || !data_.csv) return;
            mappedTicket_ = ticket;
            if (outcome.value) {
                data_.data = outcome.value->data;
                data_.kept = std::move(outcome.value->kept);
                data_.keptFrom = paths;
                data_.phase = DataState::Phase::Ready;
                data_.sentence.clear();
            } else {
                data_.data.reset();
                data_.kept.clear();
                data_.phase = DataState::Phase::Table;
                data_.sentence = placed(outcome.sentence, outcome.place);
            }
            data_.findings = findingsOf(data_, study_.data.layout == "rows", model_.model.get());
            chooseMethodByData();
            if (!imports_
                     .empty()) { // the phase belongs to the import, which comes back to this one if it fails
                beforeImport_ = data_.phase;
                data_.phase = DataState::Phase::Loading;
            }
            emit dataChanged();
            updateStatus();
        });
}

/// Of courses over time the plain fit; else a distribution over many experiments.
const char* Document::methodForData() const {
    const auto overTime = [](const Measurement& m) { return !m.times.empty(); };
    const bool courses = data_.data && std::ranges::any_of(data_.data->experiments, [&](const Experiment& e) {
                             return std::ranges::any_of(e.measurements, overTime);
                         });
    return courses ? plainFit().key : methods().front()->key;
}

/// A new study asks what its data can answer. Once somebody chose a method it stays.
void Document::chooseMethodByData() {
    if (!methodIsOpen_ || !data_.data || study_.method != methods().front()->key) return;
    const std::string method = methodForData();
    if (method == study_.method) return;
    study_ = forMethod(study_, method);
    rebuildMethod();
    emit studyChanged();
}

const std::vector<std::string>& Document::dataSnapshot() const {
    static const std::vector<std::string> none;
    return data_.keptFrom == dataPaths() ? data_.kept : none;
}

QString Document::recipeSentence() const {
    const bool holds = undo_.index() > recipeIndex_ && study_.data.files == recipeFiles_;
    return holds ? recipeSentence_ : QString();
}

} // namespace rigor

#include "core/study/project/project_importer.h"

#include "core/engine/data/file_names.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/translate.h"
#include "core/study/run/option_files.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {
/// Tells whether the bytes of a file are those that were put into the store; cheap, unlike reading them.
std::string stampOf(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    if (error) return {};
    const auto time = fs::last_write_time(file, error);
    return error ? std::string()
                 : fmt::format("{} {} {}", file.string(), size, time.time_since_epoch().count());
}

std::string stampKey(const std::string& name) { return "data-stamp/" + name; }

std::string numbered(const std::string& wanted, int n) {
    return n == 1 ? wanted : fmt::format("{}/{}", n, wanted);
}

fs::path candidateModel(const Study& study, const StudyCandidate& candidate) {
    return modelFile(study, candidate.model, "candidates." + candidate.name + ".model");
}

bool gone(const fs::path& file) {
    std::error_code error;
    return !fs::exists(file, error) && !error;
}
} // namespace

ProjectImporter::ProjectImporter(ProjectStore& store, const std::vector<Study>& kept) : store_(store) {
    for (Study study : kept) {
        data_.insert(study.data.files.begin(), study.data.files.end());
        for (const std::string* file : filesBeside(study)) data_.insert(*file);
        models_.insert(study.model);
        for (const StudyCandidate& candidate : study.candidates) models_.insert(candidate.model);
    }
}

/// Whether a name cannot be given beside those of the other kinds, or with them as files in one folder.
bool ProjectImporter::clashes(Kind kind, const std::string& name) const {
    const auto nested = [&](const std::string& other) {
        return other.starts_with(name + "/") || name.starts_with(other + "/");
    };
    const auto anyOf = [&](Kind of, const std::vector<std::string>& names, const char* ending) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& other) {
            return nested(other + ending) || (of != kind && other + ending == name);
        });
    };
    return anyOf(Kind::Model, store_.models(), "") || anyOf(Kind::Data, store_.dataFiles(), "") ||
           anyOf(Kind::Study, store_.studies(), ".toml");
}

std::string ProjectImporter::placeData(const std::string& wanted, const fs::path& file) {
    const std::string stamp = stampOf(file);
    std::string bytes;
    bool read = false;
    for (int n = 1;; ++n) {
        const std::string name = numbered(wanted, n);
        if (clashes(Kind::Data, name)) continue;
        const bool there = store_.has(Kind::Data, name);
        if (there && !stamp.empty() && store_.setting(stampKey(name)) == stamp) {
            data_.insert(name);
            return name;
        }
        if (!read) bytes = readFileBytes(file);
        read = true;
        const bool same = there && store_.data(name) == bytes;
        if (there && !same && data_.count(name)) continue;
        if (!same) store_.saveData(name, bytes);
        store_.setSetting(stampKey(name), stamp);
        data_.insert(name);
        return name;
    }
}

std::string ProjectImporter::placeModel(const std::string& wanted, const std::string& text) {
    for (int n = 1;; ++n) {
        const std::string name = numbered(wanted, n);
        if (clashes(Kind::Model, name)) continue;
        const bool there = store_.has(Kind::Model, name);
        const bool same = there && store_.model(name) == text;
        if (there && !same && models_.count(name)) continue;
        if (!same) store_.saveModel(name, text);
        models_.insert(name);
        return name;
    }
}

Study ProjectImporter::put(const SelfContainedStudy& shelved) {
    Study study = withAbsolutePaths(shelved.study);
    if (methodNeedsModel(study.method))
        study.model =
            placeModel(shelved.modelName.empty() ? "model.mo" : shelved.modelName, shelved.modelText);
    for (StudyCandidate& candidate : study.candidates)
        if (!candidate.model.empty()) {
            const fs::path file = candidateModel(study, candidate);
            candidate.model = placeModel(file.filename().string(), modelTextOf(file.string()));
        }
    const auto names = distinctNames(study.data.files);
    std::vector<std::string> files;
    for (std::size_t i = 0; i < names.size(); ++i)
        files.push_back(gone(study.data.files[i]) ? study.data.files[i]
                                                  : placeData(names[i], study.data.files[i]));
    study.data = movedTo(std::move(study.data), std::move(files));
    for (std::string* file : filesBeside(study))
        if (!gone(*file)) *file = placeData(fs::path(*file).filename().string(), *file);
    return study;
}

void ProjectImporter::removeUnused() {
    for (const std::string& name : store_.dataFiles())
        if (!data_.count(name)) {
            store_.removeData(name);
            store_.removeSetting(stampKey(name));
        }
    for (const std::string& name : store_.models())
        if (!models_.count(name)) store_.removeModel(name);
}

void exportStudyWithFiles(const SelfContainedStudy& shelved, const fs::path& file) {
    Study study = withAbsolutePaths(shelved.study);
    const fs::path folder = file.parent_path() / (file.stem().string() + "-files");
    const std::string inside = folder.filename().string();
    std::error_code error;
    const auto write = [&](const std::string& name, const std::string& bytes) {
        const fs::path path = folder / name;
        fs::create_directories(path.parent_path(), error);
        if (error)
            fail(sentence("Project", "cannot create folder {}: {}"), path.parent_path().string(),
                 error.message());
        writeFileAtomically(path, bytes);
        return inside + "/" + name;
    };
    // All is read before anything is written: the study may lie where it is exported to.
    const auto names = distinctNames(study.data.files);
    std::vector<std::string> contents, candidates, files;
    for (const std::string& path : study.data.files) contents.push_back(readFileBytes(path));
    std::vector<std::string> beside;
    for (const std::string* path : filesBeside(study))
        beside.push_back(gone(*path) ? std::string() : readFileBytes(*path));
    for (StudyCandidate& candidate : study.candidates) {
        candidates.emplace_back();
        if (candidate.model.empty()) continue;
        candidate.model = candidateModel(study, candidate).string();
        candidates.back() = modelTextOf(candidate.model);
    }
    for (std::size_t i = 0; i < names.size(); ++i) files.push_back(write(names[i], contents[i]));
    study.data = movedTo(std::move(study.data), std::move(files));
    const std::vector<std::string*> besides = filesBeside(study);
    for (std::size_t i = 0; i < besides.size(); ++i)
        if (!gone(*besides[i]))
            *besides[i] = write(fmt::format("beside-{}/{}", i + 1, fs::path(*besides[i]).filename().string()),
                                beside[i]);
    const std::string model = shelved.modelName.empty() ? "model.mo" : shelved.modelName;
    if (methodNeedsModel(study.method)) study.model = write(model, shelved.modelText);
    for (std::size_t i = 0; i < study.candidates.size(); ++i)
        if (!study.candidates[i].model.empty()) {
            const fs::path path = study.candidates[i].model;
            study.candidates[i].model =
                write(fmt::format("candidate-{}/{}", i + 1, path.filename().string()), candidates[i]);
        }
    writeFileAtomically(file, toToml(study));
}

} // namespace rigor

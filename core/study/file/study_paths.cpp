// Where the files are that a study names.

#include "core/engine/source/source.h"
#include "core/foundation/base/translate.h"
#include "core/study/demo.h"
#include "core/study/run/option_files.h"

#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {
constexpr std::string_view kProgram = "program:";

fs::path besideStudy(const Study& study, const std::string& path) {
    return (study.file.parent_path() / path).lexically_normal();
}
} // namespace

fs::path modelFile(const Study& study) { return modelFile(study, study.model, "model"); }

fs::path modelFile(const Study& study, const std::string& model, const std::string& key) {
    std::error_code error;
    if (isAddress(model)) return model;
    if (model.starts_with(kProgram)) return modelFile(study, model.substr(kProgram.size()), key);
    if (model.starts_with("rig:")) {
        const ShippedRig rig = shippedRig(model.substr(4));
        const fs::path named = rig.folder / (rig.name + ".mo");
        if (fs::is_regular_file(named, error)) return named;
        if (rig.models.size() == 1) return rig.folder / rig.models.front();
        throw Error(filled(sentence("Study", "{} = \"{}\": the rig has {}"), key, model,
                           rig.models.empty() ? translate("Study", "no model text yet")
                                              : filled(sentence("Study", "several model texts ({})"),
                                                       fmt::join(rig.models, ", "))),
                    placeOf(study, key));
    }
    const fs::path file = besideStudy(study, model);
    if (!fs::exists(file, error))
        throw Error(filled(sentence("Study", "{} = \"{}\": there is no file {}"), key, model, file.string()),
                    placeOf(study, key));
    if (!fs::is_regular_file(file, error))
        throw Error(filled(sentence("Study", "{} = \"{}\": {} is a folder, a pipe or a device, not a file"),
                           key, model, file.string()),
                    placeOf(study, key));
    return file;
}

Study withAbsolutePaths(Study study) {
    const auto absolute = [&](const std::string& path) {
        return fs::absolute(besideStudy(study, path)).lexically_normal().string();
    };
    for (auto* files : {&study.data.files, &study.data.validation.files})
        for (auto& file : *files) file = absolute(file);
    const auto makeAbsolute = [&](std::string& model) {
        if (model.empty() || model.starts_with("rig:") || isAddress(model)) return;
        const bool program = model.starts_with(kProgram);
        model = absolute(program ? model.substr(kProgram.size()) : model);
        if (program) model = std::string(kProgram) + model;
    };
    makeAbsolute(study.model);
    for (auto& candidate : study.candidates) makeAbsolute(candidate.model);
    for (std::string* file : filesBeside(study)) *file = absolute(*file);
    return study;
}

} // namespace rigor

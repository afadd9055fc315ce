// Where the files are that a study names.

#include "core/study/demo.h"
#include "core/study/study.h"

#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {
fs::path besideStudy(const Study& study, const std::string& path) {
    return (study.file.parent_path() / path).lexically_normal();
}
} // namespace

fs::path modelFile(const Study& study) {
    std::error_code error;
    if (study.model.starts_with("rig:")) {
        const ShippedRig rig = shippedRig(study.model.substr(4));
        const fs::path named = rig.folder / (rig.name + ".mo");
        if (fs::is_regular_file(named, error)) return named;
        if (rig.models.size() == 1) return rig.folder / rig.models.front();
        throw Error(fmt::format("model = \"{}\": the rig has {}", study.model,
                                rig.models.empty()
                                    ? "no model text yet"
                                    : fmt::format("several model texts ({})", fmt::join(rig.models, ", "))),
                    placeOf(study, "model"));
    }
    const fs::path file = besideStudy(study, study.model);
    if (!fs::is_regular_file(file, error))
        throw Error(fmt::format("model = \"{}\": there is no file {}", study.model, file.string()),
                    placeOf(study, "model"));
    return file;
}

Study withAbsolutePaths(Study study) {
    const auto absolute = [&](const std::string& path) {
        return fs::absolute(besideStudy(study, path)).lexically_normal().string();
    };
    for (auto& file : study.data.files) file = absolute(file);
    if (!study.model.starts_with("rig:")) study.model = absolute(study.model);
    return study;
}

} // namespace rigor

#include "core/study/run/option_files.h"

#include "core/foundation/base/translate.h"
#include "core/study/run/run_folder.h"

#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

std::vector<std::pair<std::string, std::string*>> fileOptions(Study& study) {
    std::vector<std::pair<std::string, std::string*>> set;
    const MethodDescriptor* method = findMethod(study.method);
    if (!method) return set;
    for (auto& [key, value] : study.options)
        if (auto* text = std::get_if<std::string>(&value);
            text && !text->empty() &&
            std::ranges::find(method->fileOptions, key) != method->fileOptions.end())
            set.emplace_back(key, text);
    return set;
}

std::vector<std::string*> filesBeside(Study& study) {
    std::vector<std::string*> files;
    for (const auto& [option, file] : fileOptions(study)) files.push_back(file);
    for (Unknown& unknown : study.unknowns)
        if (!unknown.family.empty() && !unknown.samples.file.empty()) files.push_back(&unknown.samples.file);
    return files;
}

std::vector<fs::path> optionFiles(const Study& study) {
    std::vector<fs::path> files;
    Study copy = study;
    for (const auto& [option, written] : fileOptions(copy)) {
        files.push_back((study.file.parent_path() / *written).lexically_normal());
        std::error_code error;
        if (!fs::is_regular_file(files.back(), error))
            throw Error(filled(sentence("Study", "options.{} = \"{}\": there is no file {}"), option,
                               *written, files.back().string()),
                        placeOf(study, fmt::format("options.{}", option)));
    }
    return files;
}

std::vector<ProblemFile> readOptionFiles(const Study& study) {
    std::vector<ProblemFile> files;
    for (const fs::path& file : optionFiles(study)) files.push_back({file.string(), readFileBytes(file)});
    return files;
}

} // namespace rigor

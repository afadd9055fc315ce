#include "core/study/option_files.h"

#include "core/foundation/base/translate.h"
#include "core/study/run_folder.h"

#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

std::string* fileOption(Study& study, const FileOption& one) {
    if (study.method != one.method) return nullptr;
    for (auto& [key, value] : study.options)
        if (auto* text = std::get_if<std::string>(&value); key == one.option && text && !text->empty())
            return text;
    return nullptr;
}

std::vector<fs::path> optionFiles(const Study& study) {
    std::vector<fs::path> files;
    Study copy = study;
    for (const FileOption& one : kFileOptions) {
        const std::string* written = fileOption(copy, one);
        if (!written) continue;
        files.push_back((study.file.parent_path() / *written).lexically_normal());
        std::error_code error;
        if (!fs::is_regular_file(files.back(), error))
            throw Error(filled(sentence("Study", "options.{} = \"{}\": there is no file {}"), one.option,
                               *written, files.back().string()),
                        placeOf(study, fmt::format("options.{}", one.option)));
    }
    return files;
}

std::vector<ProblemFile> readOptionFiles(const Study& study) {
    std::vector<ProblemFile> files;
    for (const fs::path& file : optionFiles(study)) files.push_back({file.string(), readFileBytes(file)});
    return files;
}

} // namespace rigor

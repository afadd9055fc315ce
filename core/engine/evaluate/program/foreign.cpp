#include "core/engine/evaluate/program/foreign.h"

#include "core/engine/external/consent.h"
#include "core/engine/source/source.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace rigor {

ModelPtr foreignOfTask(const std::string& /*kind*/, const std::string& file) {
    const std::filesystem::path name = std::filesystem::path(file).filename();
    const std::string here = std::filesystem::exists(name) ? std::filesystem::absolute(name).string() : file;
    std::ifstream stream(here, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    Messages warnings;
    ModelPtr model = foreignModel(text, here, warnings);
    trustOnce(model->external()->code());
    return model;
}

} // namespace rigor

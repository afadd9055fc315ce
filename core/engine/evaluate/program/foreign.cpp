#include "core/engine/evaluate/program/foreign.h"

#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/external/confined.h"
#include "core/engine/external/consent.h"
#include "core/engine/source/source.h"
#include "core/foundation/base/error.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace rigor {

namespace fs = std::filesystem;

ModelPtr foreignOfTask(const std::string& file, const std::string& sha256) {
    const fs::path sent = fs::path(foreignFolderName(sha256)) / fs::path(file).filename();
    const std::string here = fs::exists(sent) ? fs::absolute(sent).string() : file;
    std::ifstream stream(here, std::ios::binary);
    if (!stream) fail(sentence("Evaluate", "{} cannot be read"), file);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    Messages warnings;
    return foreignModel(text, here, warnings);
}

std::string allowConfined(const Model& model) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere || elsewhere->code().sha256.empty()) return {};
    const Confinement how = confinement();
    if (how == Confinement::None)
        fail(sentence("Evaluate",
                      "{} is code of others, which cannot be confined there: neither bubblewrap nor "
                      "seccomp works on that machine"),
             elsewhere->code().name);
    trustOnce(elsewhere->code());
    return told(how);
}

} // namespace rigor

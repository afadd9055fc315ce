#include "core/study/demo.h"

#include "core/foundation/base/translate.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// First heading of a Markdown text, without "# " and "Rig: ".
std::string heading(const fs::path& readme) {
    std::error_code error;
    if (!fs::is_regular_file(readme, error)) return {};
    const std::string text = readFileBytes(readme);
    std::size_t begin = text.starts_with("# ") ? 2 : text.find("\n# ");
    if (begin == std::string::npos) return {};
    if (begin != 2) begin += 3;
    std::string title = text.substr(begin, text.find('\n', begin) - begin);
    if (title.starts_with("Rig: ")) title.erase(0, 5);
    return title;
}

std::vector<std::string> namesWith(const fs::path& folder, const std::string& extension) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().extension() == extension)
            names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace

std::vector<ShippedRig> shippedRigs() {
    std::vector<ShippedRig> rigs;
    for (const auto& entry : fs::directory_iterator(rigsFolder())) {
        if (!entry.is_directory()) continue;
        rigs.push_back({entry.path().filename().string(), heading(entry.path() / "README.md"), entry.path(),
                        namesWith(entry.path(), ".mo"), namesWith(entry.path(), ".toml")});
    }
    std::sort(rigs.begin(), rigs.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return rigs;
}

ShippedRig shippedRig(const std::string& name) {
    std::vector<std::string> names;
    for (auto& rig : shippedRigs()) {
        if (rig.name == name) return rig;
        names.push_back(rig.name);
    }
    const auto near = nearestName(name, names);
    fail(sentence("Study", "there is no rig \"{}\"{}"), name,
         near ? filled(sentence("Study", ". Did you mean \"{}\"?"), *near)
              : filled(sentence("Study", "; there are {}"), fmt::join(names, ", ")));
}

std::vector<fs::path> copyRig(const std::string& name, const fs::path& target) {
    const ShippedRig rig = shippedRig(name);
    struct Copy {
        fs::path to;
        std::string bytes;
    };
    std::vector<Copy> copies;
    for (const auto& entry : fs::recursive_directory_iterator(rig.folder)) {
        if (!entry.is_regular_file()) continue;
        const fs::path to = target / fs::relative(entry.path(), rig.folder);
        std::string bytes = readFileBytes(entry.path());
        std::error_code error;
        if (fs::exists(to, error)) {
            if (!fs::is_regular_file(to, error) || readFileBytes(to) != bytes)
                fail(sentence("Study", "{} is there already and differs from the shipped one; nothing was "
                                       "copied. Move it away or name another folder"),
                     to.string());
            continue;
        }
        copies.push_back({to, std::move(bytes)});
    }
    std::sort(copies.begin(), copies.end(), [](const auto& a, const auto& b) { return a.to < b.to; });
    std::error_code error;
    fs::create_directories(target, error);
    if (error) fail(sentence("Study", "cannot create folder {}: {}"), target.string(), error.message());
    std::vector<fs::path> written;
    for (const auto& copy : copies) {
        fs::create_directories(copy.to.parent_path(), error);
        if (error)
            fail(sentence("Study", "cannot create folder {}: {}"), copy.to.parent_path().string(),
                 error.message());
        writeFileAtomically(copy.to, copy.bytes);
        written.push_back(copy.to);
    }
    return written;
}

} // namespace rigor

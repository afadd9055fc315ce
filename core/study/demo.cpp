#include "core/study/demo.h"

#include "core/foundation/base/translate.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// First heading of a Markdown text, without "# " and "Rig: " or "Template: ".
std::string heading(const fs::path& readme) {
    std::error_code error;
    if (!fs::is_regular_file(readme, error)) return {};
    const std::string text = readFileBytes(readme);
    std::size_t begin = text.starts_with("# ") ? 2 : text.find("\n# ");
    if (begin == std::string::npos) return {};
    if (begin != 2) begin += 3;
    std::string title = text.substr(begin, text.find('\n', begin) - begin);
    for (const std::string kind : {"Rig: ", "Template: "})
        if (title.starts_with(kind)) title.erase(0, kind.size());
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

std::vector<ShippedRig> shippedIn(const fs::path& folder) {
    std::vector<ShippedRig> rigs;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (!entry.is_directory()) continue;
        rigs.push_back({entry.path().filename().string(), heading(entry.path() / "README.md"), entry.path(),
                        namesWith(entry.path(), ".mo"), namesWith(entry.path(), ".toml")});
    }
    std::sort(rigs.begin(), rigs.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return rigs;
}

/// Ends the sentence on a name that is not there.
Message suggestion(const std::string& name, const std::vector<ShippedRig>& rigs) {
    std::vector<std::string> names;
    for (const auto& rig : rigs) names.push_back(rig.name);
    if (const auto near = nearestName(name, names))
        return filled(sentence("Study", ". Did you mean \"{}\"?"), *near);
    return filled(sentence("Study", "; there are {}"), fmt::join(names, ", "));
}

} // namespace

std::vector<ShippedRig> shippedRigs() { return shippedIn(rigsFolder()); }

ShippedRig shippedRig(const std::string& name) {
    const auto rigs = shippedRigs();
    if (const auto rig = std::ranges::find(rigs, name, &ShippedRig::name); rig != rigs.end()) return *rig;
    fail(sentence("Study", "there is no rig \"{}\"{}"), name, suggestion(name, rigs));
}

std::vector<ShippedRig> shippedTemplates() {
    return shippedIn((rigsFolder() / ".." / "templates").lexically_normal());
}

ShippedRig shippedTemplate(const std::string& name) {
    const auto rigs = shippedTemplates();
    if (const auto rig = std::ranges::find(rigs, name, &ShippedRig::name); rig != rigs.end()) return *rig;
    fail(sentence("Study", "there is no template \"{}\"{}"), name, suggestion(name, rigs));
}

std::vector<fs::path> copyRig(const ShippedRig& rig, const fs::path& target) {
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

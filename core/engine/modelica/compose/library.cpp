#include "core/engine/modelica/compose/library.h"

#include "core/engine/modelica/compose/compose.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace rigor::modelica {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kLargestFile = 16U << 20; ///< bytes
constexpr std::size_t kMostFiles = 2000;
constexpr const char* kHeading =
    "\n// Classes of libraries that this model uses, as they were read; every part names its file.\n";

std::vector<std::string> partsOf(const std::string& dotted) {
    std::vector<std::string> out{""};
    for (const char c : dotted) {
        if (c == '.')
            out.emplace_back();
        else
            out.back() += c;
    }
    return out;
}

/// "4.0.0" -> 4, 0, 0, 1; "4.0.0-beta" comes before it.
std::vector<int> versionOf(const std::string& text) {
    std::vector<int> out{0};
    for (const char c : text) {
        if (c >= '0' && c <= '9')
            out.back() = std::min(out.back(), 100'000'000) * 10 + (c - '0');
        else if (c == '.')
            out.push_back(0);
        else
            return out;
    }
    out.push_back(1);
    return out;
}

class Libraries {
  public:
    Libraries(const fs::path& file, const std::string& within) {
        if (!file.empty()) beside(file, within);
        if (const char* path = std::getenv("MODELICAPATH")) {
            std::string one;
            for (const char* c = path;; ++c) {
                if (*c != ':' && *c != '\0') {
                    one += *c;
                    continue;
                }
                if (!one.empty()) folders_.emplace_back(std::exchange(one, {}));
                if (*c == '\0') break;
            }
        }
    }

    /// The file that declares a class by its full name; "" = none.
    fs::path fileOf(const std::string& name) {
        const std::size_t dot = name.rfind('.');
        if (dot != std::string::npos) {
            const auto parent = packages_.find(name.substr(0, dot));
            return parent == packages_.end() ? fs::path()
                                             : inFolder(parent->second, name.substr(dot + 1), name);
        }
        for (const fs::path& folder : folders_)
            if (fs::path found = inFolder(folder, name, name); !found.empty()) return found;
        for (const fs::path& folder : folders_)
            if (fs::path found = withVersion(folder, name); !found.empty()) return found;
        return {};
    }

  private:
    void beside(const fs::path& file, const std::string& within) {
        std::error_code error;
        fs::path folder = fs::absolute(file, error).lexically_normal().parent_path();
        if (error) return;
        folders_.push_back(folder);
        // The file of a class of a package lies as many folders deep in it as its name is.
        if (!within.empty())
            for (std::size_t i = 0; i < partsOf(within).size(); ++i) folder = folder.parent_path();
        if (folder != folders_.front()) folders_.insert(folders_.begin(), folder);
    }

    fs::path inFolder(const fs::path& folder, const std::string& last, const std::string& name) {
        std::error_code error;
        const fs::path package = folder / last / "package.mo", file = folder / (last + ".mo");
        if (fs::is_regular_file(package, error)) {
            packages_[name] = package.parent_path();
            return package;
        }
        return fs::is_regular_file(file, error) ? file : fs::path();
    }

    /// "Modelica 4.0.0": of several the newest.
    fs::path withVersion(const fs::path& folder, const std::string& name) {
        std::error_code error;
        fs::path best;
        std::vector<int> newest;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
            const fs::path package = at->path() / "package.mo";
            const std::string folderName = at->path().filename().string();
            if (!folderName.starts_with(name + ' ') || !fs::is_regular_file(package, error)) continue;
            if (auto version = versionOf(folderName.substr(name.size() + 1));
                best.empty() || version > newest) {
                best = package;
                newest = std::move(version);
            }
        }
        if (!best.empty()) packages_[name] = best.parent_path();
        return best;
    }

    std::vector<fs::path> folders_;
    std::map<std::string, fs::path> packages_; ///< those that are folders
};

std::string textOf(const fs::path& file) {
    std::error_code error;
    if (fs::file_size(file, error) > kLargestFile || error) return {};
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    return text;
}

/// What a text lacks, and where its classes belong.
std::vector<std::vector<std::string>> missingIn(const std::string& text, const fs::path& file,
                                                std::string& within) {
    const Source source(text, file.string());
    Problems problems(source);
    Parser parser(source, problems);
    ParsedText parsed = parser.parse();
    within = parsed.within;
    return compose(parser, parsed, problems).missing;
}

} // namespace

std::string withLibraries(std::string text, const fs::path& file) {
    std::string within;
    std::vector<std::vector<std::string>> missing = missingIn(text, file, within);
    Libraries libraries(file, within);
    std::set<std::string> tried;
    std::size_t files = 0;
    const auto append = [&](const std::string& name) {
        if (!tried.insert(name).second || files >= kMostFiles) return false;
        const fs::path found = libraries.fileOf(name);
        const std::string part = found.empty() ? std::string() : textOf(found);
        if (part.empty()) return false;
        if (text.empty() || text.back() != '\n') text += '\n';
        if (files++ == 0 && text.find(kHeading) == std::string::npos) text += kHeading;
        text += std::string(kPartMark) + found.string() + '\n' + part;
        return true;
    };
    // The packages around it first: what they import and hold is in its sight.
    std::string around;
    bool grown = false;
    if (!within.empty())
        for (const std::string& part : partsOf(within)) {
            around += (around.empty() ? "" : ".") + part;
            grown = append(around) || grown;
        }
    for (bool first = true; first || grown; first = false) {
        if (grown) missing = missingIn(text, file, within);
        grown = false;
        for (const auto& names : missing) grown = std::any_of(names.begin(), names.end(), append) || grown;
    }
    return text;
}

} // namespace rigor::modelica

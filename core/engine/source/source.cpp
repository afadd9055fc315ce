#include "core/engine/source/source.h"

#include "core/engine/fmu/fmu_model.h"
#include "core/engine/program/program_model.h"
#include "core/engine/program/solver_toml.h"
#include "core/engine/server/server_model.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kReference = "[external]", kFmuBytes = "PK\x03\x04";
constexpr std::size_t kLargestText = 64U << 20, kHead = 4096; ///< bytes

/// The first line that is neither blank nor a comment.
std::string_view firstLine(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
        if (!line.empty() && line.front() != '#') return line;
    }
    return {};
}

/// At most so many bytes from the beginning.
std::string bytesOf(const fs::path& file, std::size_t most) {
    std::error_code error;
    if (fs::is_directory(file, error))
        throw Error(translate("Model text", "This is a folder, not a model."), {file.string(), 0, 0});
    if (fs::exists(file, error) && !fs::is_regular_file(file, error)) // whose reading may never end
        throw Error(translate("Model text", "This is a pipe or a device, not a file with a model."),
                    {file.string(), 0, 0});
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw Error(
            translate("Model text", "The model cannot be opened; does the file exist and may it be read?"),
            {file.string(), 0, 0});
    std::string bytes;
    char piece[1 << 14];
    while (bytes.size() < most && (stream.read(piece, sizeof piece), stream.gcount() > 0))
        bytes.append(piece, static_cast<std::size_t>(stream.gcount()));
    return bytes;
}

bool isFmuName(const std::string& name) {
    std::string ending = fs::path(name).extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
    return ending == ".fmu";
}

/// As TOML writes it.
std::string tomlQuoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        else
            out += c;
    }
    return out + "\"";
}

ModelPtr program(std::string_view text, const std::string& fileName, Messages& warnings) {
    auto model = programModel(text, fileName);
    warnings.insert(warnings.end(), model->warnings().begin(), model->warnings().end());
    return model;
}

ModelPtr fromFile(const fs::path& file, Messages& warnings) {
    if (isFmuName(file.string())) return fmuModel(file, &warnings);
    return program(bytesOf(file, kLargestText), file.string(), warnings);
}

ModelPtr fromReference(std::string_view text, const std::string& fileName, Messages& warnings) {
    const SolverNode root = parseSolverToml(text, fileName);
    const SolverNode* entry = root.find("external");
    const auto said = [&](const char* key) -> std::optional<std::string> {
        const SolverNode* node = entry ? entry->find(key) : nullptr;
        return node ? std::optional(solverText(*node)) : std::nullopt;
    };
    if (const auto address = said("address")) return serverModel(*address, warnings);
    const auto file = said("file");
    if (!file)
        throw Error(translate("Model text", "A reference to a model names a file or an address."),
                    {fileName, 1, 1});
    ModelPtr model = fromFile(*file, warnings);
    const auto then = said("sha256");
    if (then && *then != model->external()->code().sha256)
        warnings.push_back(filled(sentence("Model text", "{} has changed since it was opened here."), *file));
    return model;
}

} // namespace

bool isAddress(std::string_view model) { return isServerAddress(model); }

bool isForeignSource(std::string_view text, const std::string& fileName) {
    return text.starts_with(kFmuBytes) || isFmuName(fileName) || firstLine(text) == kReference ||
           (fileName.ends_with(".toml") && isProgramText(text));
}

Message whyNoModel(std::string_view text, const std::string& fileName) {
    if (!fileName.ends_with(".toml")) return {};
    try {
        const SolverNode root = parseSolverToml(text, fileName);
        if (root.find("method"))
            return translate("Model text", "This is a study, not a model: its key `model` names one. `rigor "
                                           "check` and `rigor run` take a study.");
        for (const SolverNode& one : root.members)
            if (one.kind == SolverNode::Kind::Table && nearestName(one.key, std::array{"program"}))
                return filled(sentence("Model text", "A program has a table [program]; here it is [{}]."),
                              one.key);
    } catch (const Error& e) {
        return e.message();
    }
    return translate("Model text", "This is no model: a program has a table [program], which is missing.");
}

std::string sourceTextOf(const std::string& fileOrAddress) {
    if (isAddress(fileOrAddress)) return fmt::format("[external]\naddress = {}\n", tomlQuoted(fileOrAddress));
    const fs::path file = fileOrAddress;
    // A large FMU is not read for its first line; a reference under the name of one is kept as it is.
    const std::string head = bytesOf(file, isFmuName(fileOrAddress) ? kHead : kLargestText);
    if (firstLine(head) == kReference || !isForeignSource(head, fileOrAddress)) return head;
    Messages ignored;
    return fmt::format("[external]\nfile = {}\nsha256 = \"{}\"\n",
                       tomlQuoted(fs::absolute(file).lexically_normal().string()),
                       fromFile(file, ignored)->external()->code().sha256);
}

ModelPtr foreignModel(std::string_view text, const std::string& fileName, Messages& warnings) {
    if (firstLine(text) == kReference) return fromReference(text, fileName, warnings);
    if (text.starts_with(kFmuBytes) || isFmuName(fileName)) return fmuModel(fileName, &warnings);
    return program(text, fileName, warnings);
}

} // namespace rigor

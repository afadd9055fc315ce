#include "core/engine/fmu/fmu_archive.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <sys/stat.h>

#include <algorithm>
#include <fstream>
#include <set>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargestPart = std::size_t{2} << 30, kLargestAll = std::size_t{4} << 30; // bytes
/// An archive may always unpack to this, whatever it is packed to.
constexpr std::size_t kAlwaysAllowed = 64 << 20, kMostOfPacked = 100;
constexpr std::size_t kLongestName = 1024;

/// For a sentence: what could spoil the terminal, or would go on for ever, is not repeated.
std::string shownName(const std::string& name) {
    std::string shown;
    for (const char c : shortened(name, 120))
        shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    return shown;
}

void checkName(const ArchiveEntry& entry, const SourcePlace& place) {
    const std::string& name = entry.name;
    const auto refuse = [&](Message what) { throw Error(std::move(what), place); };
    if (name.empty()) refuse(translate("Model", "an entry of the FMU has no name"));
    if (name.size() > kLongestName)
        refuse(filled(sentence("Model", "a name in the FMU has {} letters ({}...); at most {} are read"),
                      name.size(), shownName(name), kLongestName));
    if (std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }))
        refuse(filled(sentence("Model", "the name {} in the FMU holds signs that no name has"),
                      shownName(name)));
    if (name.front() == '/' || (name.size() > 1 && name[1] == ':'))
        refuse(filled(sentence("Model", "the FMU would write to {}, outside its own folder; it is not read"),
                      shownName(name)));
    if (name.find('\\') != std::string::npos)
        refuse(filled(sentence("Model", "the name {} in the FMU has a backslash, which ZIP archives do not "
                                        "allow; pack it anew"),
                      shownName(name)));
    for (std::size_t from = 0; from < name.size();) {
        const std::size_t to = std::min(name.find('/', from), name.size());
        const std::string part = name.substr(from, to - from);
        if (part == "..")
            refuse(
                filled(sentence("Model", "the FMU would write to {}, outside its own folder; it is not read"),
                       shownName(name)));
        if (part.empty() || part == ".")
            refuse(filled(sentence("Model", "the name {} in the FMU is no plain path"), shownName(name)));
        from = to + 1;
    }
}

void checkEntry(const ArchiveEntry& entry, const SourcePlace& place) {
    checkName(entry, place);
    if (const unsigned kind = entry.mode & S_IFMT; kind == S_IFLNK)
        throw Error(filled(sentence("Model", "{} in the FMU is a link; an FMU holds files only"),
                           shownName(entry.name)),
                    place);
    else if (kind != 0 && kind != S_IFREG && kind != S_IFDIR)
        throw Error(
            filled(sentence("Model", "{} in the FMU is a device, not a file; an FMU holds files only"),
                   shownName(entry.name)),
            place);
    if (entry.encrypted)
        throw Error(translate("Model", "the FMU is locked by a password; export it without one"), place);
    if (entry.size > kLargestPart)
        throw Error(
            filled(sentence("Model", "the part {} of the FMU unpacks to more than {} MB, which is not "
                                     "read"),
                   shownName(entry.name), kLargestPart >> 20),
            place);
}

void checkAllEntries(const std::vector<ArchiveEntry>& entries, std::size_t packed, const SourcePlace& place) {
    std::set<std::string> files, folders;
    std::size_t all = 0;
    for (const ArchiveEntry& entry : entries) {
        checkEntry(entry, place);
        const std::string name = entry.folder ? entry.name.substr(0, entry.name.size() - 1) : entry.name;
        if (entry.folder)
            folders.insert(name);
        else if (!files.insert(name).second)
            throw Error(filled(sentence("Model", "the FMU holds two files {}; which is meant cannot be told"),
                               shownName(name)),
                        place);
        for (std::size_t at = name.find('/'); at != std::string::npos; at = name.find('/', at + 1))
            folders.insert(name.substr(0, at));
        all += entry.size;
    }
    for (const std::string& file : files)
        if (folders.contains(file))
            throw Error(
                filled(sentence("Model", "{} in the FMU is a file and a folder at once"), shownName(file)),
                place);
    if (const std::size_t most = std::min(kLargestAll, std::max(kAlwaysAllowed, kMostOfPacked * packed));
        all > most)
        throw Error(filled(sentence("Model", "the FMU unpacks from {} kB to {} MB; more than {} MB are not "
                                             "believed of it"),
                           packed >> 10, all >> 20, most >> 20),
                    place);
}

} // namespace

FmuArchive::FmuArchive(std::string_view bytes, std::string file)
    : archive_(bytes, std::move(file), ZipArchive::Kind::Fmu), entries_(archive_.entries()) {
    checkAllEntries(entries_, bytes.size(), {.file = archive_.file()});
}

void FmuArchive::unpack(const fs::path& folder, const std::vector<std::string>& chosen) const {
    for (const ArchiveEntry& entry : entries_) {
        if (std::ranges::none_of(chosen, [&](const std::string& one) {
                return entry.name == one || (one.ends_with('/') && entry.name.starts_with(one));
            }))
            continue;
        const fs::path to = folder / entry.name;
        std::error_code error;
        fs::create_directories(entry.folder ? to : to.parent_path(), error);
        if (entry.folder) continue;
        ZipArchive::Entry in(archive_, entry.name, kLargestPart);
        std::ofstream out(to, std::ios::binary);
        std::vector<char> piece(1 << 16);
        while (const std::size_t count = in.read(piece.data(), piece.size()))
            out.write(piece.data(), static_cast<std::streamsize>(count));
        out.close();
        if (!out || error)
            throw Error(filled(sentence("Model", "{} of the FMU cannot be unpacked to {}; is the disk full?"),
                               shownName(entry.name), folder.string()),
                        {.file = file()});
        using fs::perms;
        fs::permissions(to, perms::owner_read | perms::owner_exec, error);
    }
}

} // namespace rigor

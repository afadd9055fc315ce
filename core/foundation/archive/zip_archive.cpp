#include "core/foundation/archive/zip_archive.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <zip.h>

#include <algorithm>

namespace rigor {
namespace {

constexpr zip_int64_t kMostEntries = 20'000;
/// Sheets of numbers unpack to five to fifty times their size, archives made to harm to a thousand times.
constexpr std::size_t kMostUnpacked = 100;
constexpr std::size_t kSmall = 64 << 20; ///< bytes of which that is not asked

using Kind = ZipArchive::Kind;

[[noreturn]] void refuseArchive(Kind kind, const std::string& file, const std::string& why) {
    throw Error(
        kind == Kind::Workbook
            ? filled(sentence("Data",
                              "the file is damaged or cut: it begins like a ZIP archive, as workbooks "
                              "are, but cannot be opened ({}); save or copy it anew"),
                     why)
            : filled(sentence("Model",
                              "the file is damaged or cut, or no FMU at all: an FMU is a ZIP archive, "
                              "and it cannot be opened as one ({}); copy or export it anew"),
                     why),
        {.file = file});
}

} // namespace

ZipArchive::ZipArchive(std::string_view bytes, std::string file, Kind kind)
    : file_(std::move(file)), kind_(kind) {
    zip_error_t error;
    zip_error_init(&error);
    const auto refuse = [&] {
        const std::string why = zip_error_strerror(&error);
        zip_error_fini(&error);
        refuseArchive(kind_, file_, why);
    };
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (!source) refuse();
    archive_ = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (!archive_) {
        zip_source_free(source);
        refuse();
    }
    zip_error_fini(&error);
    if (const auto entries = zip_get_num_entries(archive_, 0); entries > kMostEntries) {
        zip_discard(archive_);
        const long long there = entries, most = kMostEntries;
        throw Error(
            kind_ == Kind::Workbook
                ? filled(sentence("Data", "the archive has {} entries; a workbook has at most {}"), there,
                         most)
                : filled(sentence("Model", "the archive has {} entries; at most {} are read of an FMU"),
                         there, most),
            {.file = file_});
    }
}

ZipArchive::~ZipArchive() { zip_discard(archive_); }

long long ZipArchive::find(const std::string& entry) const {
    return zip_name_locate(archive_, entry.c_str(), kind_ == Kind::Workbook ? ZIP_FL_NOCASE : 0);
}

bool ZipArchive::has(const std::string& entry) const { return find(entry) >= 0; }

std::vector<ArchiveEntry> ZipArchive::entries() const {
    std::vector<ArchiveEntry> all;
    const zip_int64_t count = zip_get_num_entries(archive_, 0);
    for (zip_int64_t k = 0; k < count; ++k) {
        zip_stat_t status;
        zip_stat_init(&status);
        ArchiveEntry entry;
        const auto index = static_cast<zip_uint64_t>(k);
        if (zip_stat_index(archive_, index, 0, &status) != 0 || !(status.valid & ZIP_STAT_NAME))
            refuseArchive(kind_, file_, zip_strerror(archive_));
        entry.name = status.name;
        entry.folder = entry.name.ends_with('/');
        if (status.valid & ZIP_STAT_SIZE) entry.size = status.size;
        if (status.valid & ZIP_STAT_COMP_SIZE) entry.packed = status.comp_size;
        entry.encrypted =
            (status.valid & ZIP_STAT_ENCRYPTION_METHOD) && status.encryption_method != ZIP_EM_NONE;
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(archive_, index, 0, &system, &attributes) == 0 &&
            system == ZIP_OPSYS_UNIX)
            entry.mode = attributes >> 16;
        all.push_back(std::move(entry));
    }
    return all;
}

std::string ZipArchive::read(const std::string& entry, std::size_t limit) const {
    Entry in(*this, entry, limit);
    std::string text;
    char piece[1 << 14];
    while (const std::size_t n = in.read(piece, sizeof piece)) text.append(piece, n);
    return text;
}

ZipArchive::Entry::Entry(const ZipArchive& archive, std::string name, std::size_t limit)
    : archive_(archive), name_(std::move(name)), limit_(limit) {
    const bool workbook = archive.kind_ == Kind::Workbook;
    const long long index = archive.find(name_);
    if (index < 0)
        throw Error(workbook
                        ? filled(sentence("Data", "the workbook is damaged: its part {} is missing"), name_)
                        : filled(sentence("Model", "the FMU is damaged: its part {} is missing"), name_),
                    {.file = archive.file_});
    zip_stat_t status;
    zip_stat_init(&status);
    if (zip_stat_index(archive.archive_, static_cast<zip_uint64_t>(index), 0, &status) == 0) {
        if (status.valid & ZIP_STAT_COMP_SIZE)
            limit_ = std::min(limit_,
                              std::max(kSmall, kMostUnpacked * static_cast<std::size_t>(status.comp_size)));
        if ((status.valid & ZIP_STAT_SIZE) && status.size > limit_) refuseSize();
        if ((status.valid & ZIP_STAT_ENCRYPTION_METHOD) && status.encryption_method != ZIP_EM_NONE)
            throw Error(workbook
                            ? translate("Data", "the workbook is locked by a password; save it without one")
                            : translate("Model", "the FMU is locked by a password; export it without one"),
                        {.file = archive.file_});
    }
    entry_ = zip_fopen_index(archive.archive_, static_cast<zip_uint64_t>(index), 0);
    if (!entry_) {
        const char* why = zip_strerror(archive.archive_);
        throw Error(
            workbook
                ? filled(sentence("Data", "the workbook is damaged: its part {} cannot be unpacked ({})"),
                         name_, why)
                : filled(sentence("Model", "the FMU is damaged: its part {} cannot be unpacked ({})"), name_,
                         why),
            {.file = archive.file_});
    }
}

ZipArchive::Entry::~Entry() {
    if (entry_) zip_fclose(entry_);
}

std::size_t ZipArchive::Entry::read(char* to, std::size_t count) {
    const zip_int64_t n = zip_fread(entry_, to, count);
    if (n < 0) {
        const char* why = zip_file_strerror(entry_);
        throw Error(
            archive_.kind_ == Kind::Workbook
                ? filled(sentence("Data", "the workbook is damaged or cut: its part {} cannot be unpacked "
                                          "behind {} bytes ({}); save or copy it anew"),
                         name_, done_, why)
                : filled(sentence("Model", "the FMU is damaged or cut: its part {} cannot be unpacked "
                                           "behind {} bytes ({}); copy or export it anew"),
                         name_, done_, why),
            {.file = archive_.file_});
    }
    done_ += static_cast<std::size_t>(n);
    if (done_ > limit_) refuseSize();
    return static_cast<std::size_t>(n);
}

void ZipArchive::Entry::refuseSize() const {
    throw Error(
        archive_.kind_ == Kind::Workbook
            ? filled(sentence("Data", "the part {} of the workbook unpacks to more than {} MB, which is not "
                                      "read; save the sheet as CSV, which has no such limit"),
                     name_, limit_ >> 20)
            : filled(
                  sentence("Model", "the part {} of the FMU unpacks to more than {} MB, which is not read"),
                  name_, limit_ >> 20),
        {.file = archive_.file_});
}

} // namespace rigor

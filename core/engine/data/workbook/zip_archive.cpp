#include "core/engine/data/workbook/zip_archive.h"

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

[[noreturn]] void refuseArchive(const std::string& file, const std::string& why) {
    throw Error(
        filled(sentence("Data", "the file is damaged or cut: it begins like a ZIP archive, as workbooks "
                                "are, but cannot be opened ({}); save or copy it anew"),
               why),
        {.file = file});
}

} // namespace

ZipArchive::ZipArchive(std::string_view bytes, std::string file) : file_(std::move(file)) {
    zip_error_t error;
    zip_error_init(&error);
    const auto refuse = [&] {
        const std::string why = zip_error_strerror(&error);
        zip_error_fini(&error);
        refuseArchive(file_, why);
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
        throw Error(filled(sentence("Data", "the archive has {} entries; a workbook has at most {}"),
                           static_cast<long long>(entries), static_cast<long long>(kMostEntries)),
                    {.file = file_});
    }
}

ZipArchive::~ZipArchive() { zip_discard(archive_); }

bool ZipArchive::has(const std::string& entry) const {
    return zip_name_locate(archive_, entry.c_str(), ZIP_FL_NOCASE) >= 0;
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
    const zip_int64_t index = zip_name_locate(archive.archive_, name_.c_str(), ZIP_FL_NOCASE);
    if (index < 0)
        throw Error(filled(sentence("Data", "the workbook is damaged: its part {} is missing"), name_),
                    {.file = archive.file_});
    zip_stat_t status;
    zip_stat_init(&status);
    if (zip_stat_index(archive.archive_, static_cast<zip_uint64_t>(index), 0, &status) == 0) {
        if (status.valid & ZIP_STAT_COMP_SIZE)
            limit_ = std::min(limit_,
                              std::max(kSmall, kMostUnpacked * static_cast<std::size_t>(status.comp_size)));
        if ((status.valid & ZIP_STAT_SIZE) && status.size > limit_) refuseSize();
        if ((status.valid & ZIP_STAT_ENCRYPTION_METHOD) && status.encryption_method != ZIP_EM_NONE)
            throw Error(translate("Data", "the workbook is locked by a password; save it without one"),
                        {.file = archive.file_});
    }
    entry_ = zip_fopen_index(archive.archive_, static_cast<zip_uint64_t>(index), 0);
    if (!entry_)
        throw Error(filled(sentence("Data", "the workbook is damaged: its part {} cannot be unpacked ({})"),
                           name_, zip_strerror(archive.archive_)),
                    {.file = archive.file_});
}

ZipArchive::Entry::~Entry() {
    if (entry_) zip_fclose(entry_);
}

std::size_t ZipArchive::Entry::read(char* to, std::size_t count) {
    const zip_int64_t n = zip_fread(entry_, to, count);
    if (n < 0)
        throw Error(filled(sentence("Data", "the workbook is damaged or cut: its part {} cannot be unpacked "
                                            "behind {} bytes ({}); save or copy it anew"),
                           name_, done_, zip_file_strerror(entry_)),
                    {.file = archive_.file_});
    done_ += static_cast<std::size_t>(n);
    if (done_ > limit_) refuseSize();
    return static_cast<std::size_t>(n);
}

void ZipArchive::Entry::refuseSize() const {
    throw Error(
        filled(sentence("Data", "the part {} of the workbook unpacks to more than {} MB, which is not "
                                "read; save the sheet as CSV, which has no such limit"),
               name_, limit_ >> 20),
        {.file = archive_.file_});
}

} // namespace rigor

#include "core/engine/evaluate/record.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/sha256.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <numeric>
#include <system_error>
#include <tuple>

namespace rigor {

namespace {

constexpr std::string_view kMagic = "RIGORREC";
constexpr std::uint32_t kFormat = 1;
constexpr std::size_t kHead = 8 + 3 * sizeof(std::uint32_t), kEntry = 16 + 2 * sizeof(std::uint32_t);
/// Pending bytes that are written without waiting for the second to end.
constexpr std::size_t kMuch = 4U << 20;
constexpr auto kPause = std::chrono::milliseconds(500);

std::uint32_t checksum(std::initializer_list<std::string_view> parts) {
    uLong crc = ::crc32(0, nullptr, 0);
    for (const std::string_view part : parts)
        crc = ::crc32_z(crc, reinterpret_cast<const Bytef*>(part.data()), part.size());
    return static_cast<std::uint32_t>(crc);
}

template <class T> T numberAt(const char* bytes) {
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

template <class T> std::string_view bytesOf(const T& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

std::string reasonOf(int code) { return std::generic_category().message(code); }

[[noreturn]] void cannot(Sentence what, const std::filesystem::path& file) {
    throw Error(filled(translate(what.context, what.text), file.string(), reasonOf(errno)));
}

std::string headText(const RecordOwner& owner) { return owner.study + "\n" + owner.version; }

} // namespace

RecordKey recordKey(std::string_view named) {
    const auto digest = sha256Digest(named);
    RecordKey key{};
    static_assert(sizeof(key[0]) == 8);
    for (std::size_t k = 0; k < 8 * key.size(); ++k) key[k / 8] = key[k / 8] << 8 | digest[k];
    return key;
}

namespace {

struct flock wholeFile(short kind) {
    struct flock lock {};
    lock.l_type = kind;
    lock.l_whence = SEEK_SET;
    return lock;
}

bool locked(int fd) {
    struct flock lock = wholeFile(F_WRLCK);
    return ::fcntl(fd, F_OFD_SETLK, &lock) == 0;
}

/// Whether the file that is open still has its name.
bool isThere(int fd, const std::filesystem::path& file) {
    struct stat own {
    }, named{};
    return ::fstat(fd, &own) == 0 && ::stat(file.c_str(), &named) == 0 && own.st_ino == named.st_ino &&
           own.st_dev == named.st_dev;
}

} // namespace

EvaluationRecord::EvaluationRecord(std::filesystem::path file, const RecordOwner& owner,
                                   std::uint64_t largest)
    : file_(std::move(file)), largest_(largest) {
    do {
        if (fd_ >= 0) ::close(fd_);
        fd_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (fd_ < 0) cannot(sentence("Evaluate", "cannot write {}: {}"), file_);
        if (!locked(fd_)) {
            ::close(fd_);
            throw RecordBusy(
                filled(sentence("Evaluate", "{} is being written by another run"), file_.string()));
        }
    } while (!isThere(fd_, file_)); // its run ended meanwhile, and took it away
    try {
        read(owner);
    } catch (...) {
        if (bytes_) ::munmap(const_cast<char*>(bytes_), mapped_);
        ::close(fd_);
        throw;
    }
    writer_ = std::jthread([this](const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        while (!stop.stop_requested()) {
            wake_.wait_for(lock, stop, kPause, [&] { return pending_.size() >= kMuch; });
            writePending(lock);
        }
    });
}

EvaluationRecord::~EvaluationRecord() {
    writer_.request_stop();
    writer_.join();
    flush();
    if (bytes_) ::munmap(const_cast<char*>(bytes_), mapped_);
    ::close(fd_);
}

bool EvaluationRecord::busy(const std::filesystem::path& file) {
    const int fd = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    struct flock asked = wholeFile(F_RDLCK); // asked for, never taken: nobody finds it locked by that
    const bool other = ::fcntl(fd, F_OFD_GETLK, &asked) == 0 && asked.l_type != F_UNLCK;
    ::close(fd);
    return other;
}

bool EvaluationRecord::hasName() const { return isThere(fd_, file_); }

void EvaluationRecord::map(std::size_t size) {
    if (size == 0) return;
    void* at = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, fd_, 0);
    if (at == MAP_FAILED) cannot(sentence("Evaluate", "cannot read {}: {}"), file_);
    bytes_ = static_cast<const char*>(at);
    mapped_ = size;
}

void EvaluationRecord::begin(const RecordOwner& owner) {
    const std::string text = headText(owner);
    std::string head(kMagic);
    head += bytesOf(kFormat);
    head += bytesOf(static_cast<std::uint32_t>(text.size()));
    head += bytesOf(checksum({text}));
    head += text;
    if (::ftruncate(fd_, 0) != 0 || ::lseek(fd_, 0, SEEK_SET) != 0 ||
        ::write(fd_, head.data(), head.size()) != static_cast<ssize_t>(head.size()))
        cannot(sentence("Evaluate", "cannot write {}: {}"), file_);
    size_ = head.size();
}

void EvaluationRecord::read(const RecordOwner& owner) {
    struct stat status {};
    if (::fstat(fd_, &status) != 0) cannot(sentence("Evaluate", "cannot read {}: {}"), file_);
    const auto size = static_cast<std::size_t>(status.st_size);
    map(size);
    // A head that was not written to its end belongs to a run of which nothing is kept.
    if (size < kHead && kMagic.starts_with(std::string_view(bytes_, std::min(size, kMagic.size())))) {
        cut_ = size;
        return begin(owner);
    }
    if (size < kHead || std::string_view(bytes_, kMagic.size()) != kMagic)
        fail(sentence("Evaluate", "{} is no record of a run"), file_.string());
    const auto format = numberAt<std::uint32_t>(bytes_ + 8), length = numberAt<std::uint32_t>(bytes_ + 12),
               sum = numberAt<std::uint32_t>(bytes_ + 16);
    if (format != kFormat)
        fail(sentence("Evaluate", "{} is a record of format {}; this program reads format {}"),
             file_.string(), format, kFormat);
    if (length > size - kHead || checksum({{bytes_ + kHead, length}}) != sum)
        fail(sentence("Evaluate", "{} is damaged in its first lines, which say of which study it is"),
             file_.string());
    const std::string_view text(bytes_ + kHead, length);
    const std::size_t line = std::min(text.find('\n'), text.size());
    if (text.substr(0, line) != owner.study)
        fail(sentence("Evaluate", "{} is the record of another study, or of other data"), file_.string());
    if (text != headText(owner))
        fail(sentence("Evaluate", "{} was written by version {} of the program, this is version {}"),
             file_.string(), std::string(text.substr(std::min(line + 1, text.size()))), owner.version);
    std::size_t at = kHead + length;
    found_.reserve((size - at) / 48);
    while (size - at >= kEntry) {
        const auto payload = numberAt<std::uint32_t>(bytes_ + at + 16);
        if (payload > size - at - kEntry) break;
        found_.push_back({numberAt<RecordKey>(bytes_ + at), at + kEntry, payload});
        at += kEntry + payload;
    }
    found_.resize(wholeEntries());
    at = found_.empty() ? kHead + length : found_.back().offset + found_.back().size;
    sortFound();
    cut_ = size - at;
    if ((cut_ > 0 && ::ftruncate(fd_, static_cast<off_t>(at)) != 0) || ::lseek(fd_, 0, SEEK_END) < 0)
        cannot(sentence("Evaluate", "cannot write {}: {}"), file_);
    size_ = at;
}

std::size_t EvaluationRecord::wholeEntries() const {
    constexpr std::size_t kPiece = 4096;
    std::atomic<std::size_t> first = found_.size();
    parallelFor((found_.size() + kPiece - 1) / kPiece, 0, {}, [&](std::size_t piece) {
        const std::size_t end = std::min((piece + 1) * kPiece, found_.size());
        for (std::size_t k = piece * kPiece; k < end && k < first; ++k) {
            const char* entry = bytes_ + found_[k].offset - kEntry;
            if (checksum({{entry, 20}, {entry + kEntry, found_[k].size}}) ==
                numberAt<std::uint32_t>(entry + 20))
                continue;
            for (std::size_t known = first; k < known && !first.compare_exchange_weak(known, k);) {
            }
        }
    });
    return first;
}

/// Keys are hashes: by their first bits they fall into as many drawers, each of a few entries, in which those
/// of one key stay in their order.
void EvaluationRecord::sortFound() {
    const int bits = std::clamp(static_cast<int>(std::bit_width(found_.size())) - 2, 1, 20);
    const auto drawerOf = [&](const Place& place) {
        return static_cast<std::size_t>(place.key[0] >> (64 - bits));
    };
    std::vector<std::size_t> ends((std::size_t{1} << bits) + 1);
    for (const Place& place : found_) ++ends[drawerOf(place) + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<Place> sorted(found_.size());
    auto next = ends;
    for (const Place& place : found_) sorted[next[drawerOf(place)]++] = place;
    found_ = std::move(sorted);
    for (std::size_t k = 0; k + 1 < ends.size(); ++k)
        if (ends[k + 1] - ends[k] > 1)
            std::sort(found_.begin() + static_cast<std::ptrdiff_t>(ends[k]),
                      found_.begin() + static_cast<std::ptrdiff_t>(ends[k + 1]),
                      [](const Place& a, const Place& b) {
                          return std::tie(a.key, a.offset) < std::tie(b.key, b.offset);
                      });
}

std::optional<std::string_view> EvaluationRecord::find(const RecordKey& key) const {
    // Of several the last.
    auto found =
        std::upper_bound(found_.begin(), found_.end(), key,
                         [](const RecordKey& asked, const Place& place) { return asked < place.key; });
    if (found == found_.begin() || (--found)->key != key) return {};
    return std::string_view(bytes_ + found->offset, found->size);
}

void EvaluationRecord::append(const RecordKey& key, std::string_view payload) {
    const auto size = static_cast<std::uint32_t>(payload.size());
    const std::uint32_t sum = checksum({bytesOf(key), bytesOf(size), payload});
    const std::lock_guard lock(mutex_);
    if (!trouble_.empty()) return;
    if (size_ + pending_.size() + kEntry + payload.size() > largest_) {
        trouble_ =
            filled(sentence("Evaluate", "The record {} is full at {:.3g} GB: of what was computed later "
                                        "nothing is kept."),
                   file_.string(), static_cast<double>(largest_) / 1e9);
        return;
    }
    pending_ += bytesOf(key);
    pending_ += bytesOf(size);
    pending_ += bytesOf(sum);
    pending_ += payload;
    if (pending_.size() >= kMuch) wake_.notify_one();
}

void EvaluationRecord::writePending(std::unique_lock<std::mutex>& lock) {
    if (pending_.empty() || broken_) return;
    std::string bytes;
    bytes.swap(pending_);
    size_ += bytes.size();
    lock.unlock();
    int code = 0;
    for (std::size_t done = 0; done < bytes.size() && code == 0;) {
        const ssize_t n = ::write(fd_, bytes.data() + done, bytes.size() - done);
        if (n > 0)
            done += static_cast<std::size_t>(n);
        else if (errno != EINTR)
            code = n == 0 ? ENOSPC : errno;
    }
    if (code == 0 && ::fdatasync(fd_) != 0 && errno != EINVAL && errno != EROFS) code = errno;
    lock.lock();
    if (code == 0) return;
    broken_ = true;
    trouble_ =
        filled(sentence("Evaluate", "The record {} could not be written ({}): of what was computed later "
                                    "nothing is kept."),
               file_.string(), reasonOf(code));
}

void EvaluationRecord::flush() {
    std::unique_lock lock(mutex_);
    writePending(lock);
}

Message EvaluationRecord::trouble() const {
    const std::lock_guard lock(mutex_);
    return trouble_;
}

} // namespace rigor

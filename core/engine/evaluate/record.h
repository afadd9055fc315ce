#pragma once
// The record of a run: what was computed, as a file that only grows, so that a run that was killed goes on
// from it. Little-endian:
//
//     "RIGORREC" | u32 format | u32 bytes | u32 CRC-32 of them | the study and the version of the program,
//     text then entries: key, 16 bytes | u32 bytes of the payload | u32 CRC-32 of key, size and payload |
//     payload
//
// What follows the last entry that is whole was not written to its end, or is damaged: it is cut off at
// opening.

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <array>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace rigor {

/// Of what is kept: the first 16 bytes of a SHA-256.
using RecordKey = std::array<std::uint64_t, 2>;
RecordKey recordKey(std::string_view named);

/// Whose record it is; one of another is refused by name.
struct RecordOwner {
    std::string study;   ///< SHA-256 of its text and its data
    std::string version; ///< of the program
};

/// Another run has it open.
class RecordBusy : public Error {
  public:
    using Error::Error;
};

/// For any number of threads.
class EvaluationRecord {
  public:
    static constexpr std::uint64_t kLargest = 2'000'000'000; ///< bytes; then it grows no more

    /// Opens or begins it. Throws RecordBusy, or Error: it is none, of another study or version, or it cannot
    /// be read or written.
    EvaluationRecord(std::filesystem::path file, const RecordOwner& owner, std::uint64_t largest = kLargest);
    /// Writes what is left.
    ~EvaluationRecord();
    EvaluationRecord(const EvaluationRecord&) = delete;
    EvaluationRecord& operator=(const EvaluationRecord&) = delete;

    /// Whether a run has it open.
    static bool busy(const std::filesystem::path& file);
    /// Whether the file of that name is still this record: it can be removed, and another run begin one
    /// there.
    bool hasName() const;

    /// What was there when it was opened; valid while the record lives.
    std::optional<std::string_view> find(const RecordKey& key) const;
    /// Written within a second, by a thread of its own.
    void append(const RecordKey& key, std::string_view payload);
    /// Writes what is left now.
    void flush();

    std::size_t entries() const { return found_.size(); } ///< at opening
    std::uint64_t cut() const { return cut_; }            ///< bytes cut off at opening
    /// Why it grows no more, a sentence; empty = it does.
    Message trouble() const;

  private:
    void read(const RecordOwner& owner);
    std::size_t wholeEntries() const; ///< before the first that is damaged
    void sortFound();
    void begin(const RecordOwner& owner);
    void map(std::size_t size);
    void writePending(std::unique_lock<std::mutex>& lock);

    struct Place {
        RecordKey key;
        std::uint64_t offset;
        std::uint32_t size;
    };
    std::filesystem::path file_;
    std::uint64_t largest_;
    int fd_ = -1;
    const char* bytes_ = nullptr; ///< the file as it was opened, mapped
    std::size_t mapped_ = 0;
    std::vector<Place> found_; ///< by key, then by offset
    std::uint64_t cut_ = 0, size_ = 0;

    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::string pending_;
    bool broken_ = false; ///< it cannot be written
    Message trouble_;
    std::jthread writer_; ///< last, so that it ends first
};

} // namespace rigor

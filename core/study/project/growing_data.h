#pragma once
// The data of a study while its files are being written: whole lines are used, a line that is still being
// written waits. What has been read is not read again.

#include "core/engine/data/csv/csv_dialect.h"
#include "core/study/study.h"

#include <cstdint>
#include <filesystem>
#include <limits>

namespace rigor {

class GrowingData {
  public:
    /// `folder` takes copies of the files, or of their ends; it must exist and outlive this object, as the
    /// study must.
    GrowingData(const PreparedStudy& study, std::filesystem::path folder);

    /// Whether a file has another size or was written since the last call, has gone or come.
    bool grown();
    /// First everything. Later, of a study with one file whose rows stand for themselves (no resampling, no
    /// low pass, no columns made from others): what is new, behind the rows before it that inputs between
    /// two rows need; lines that are none of the record are left out and named in notes(). Throws Error with
    /// the place in the file: a file is gone, or loadDataset refuses it; new lines that it refuses are not
    /// looked at again.
    Problem read();
    /// Whether the last read() found another file in the place of the one before: shorter, or with other
    /// lines where it had been read. All of it was read.
    bool beganAnew() const { return beganAnew_; }
    /// The next read() reads everything, as of a file that begins anew: what this one gave was no beginning
    /// yet.
    void beginAnewNext() { used_ = std::numeric_limits<std::uintmax_t>::max(); }
    /// What the last read() left out, a sentence per line or kind.
    const std::vector<std::string>& notes() const { return notes_; }
    const std::filesystem::path& firstFile() const { return from_.front(); }
    std::uintmax_t bytesRead() const { return bytesRead_; } ///< of the files, in all calls

  private:
    Problem readAll();
    Problem readNew();
    Problem problemOf(DataRecipe recipe) const;
    void keepHead(const std::string& file, const std::string& bytes);
    bool isAnother() const;
    std::string wholeLinesOf(const std::string& fresh);
    std::string whatIsWrongWith(const std::string& line) const;
    void keepTail(const Problem& problem, const std::string& rows);
    Error inTheFile(const Error& error) const;
    SourcePlace placeOf(std::size_t copyLine) const;

    const PreparedStudy& study_;
    std::filesystem::path folder_;
    std::vector<std::filesystem::path> from_;
    std::vector<std::string> copies_;
    Problem base_; ///< of the study, without data
    std::vector<std::filesystem::file_time_type> written_;
    std::uintmax_t size_ = 0, bytesRead_ = 0;
    bool beganAnew_ = false;
    std::vector<std::string> notes_;
    bool piecewise_ = false;
    DataRecipe recipe_;       ///< with the dialect of the whole
    std::string head_;        ///< lines up to the first row of data
    std::string tail_;        ///< last rows that were used
    std::uintmax_t used_ = 0; ///< bytes up to the last whole line
    std::string ending_;      ///< the last bytes before used_, to know the file by
    CsvDialect dialect_;
    std::vector<char> numeric_;       ///< by cell, as in the first row of data
    std::size_t headLines_ = 0;       ///< of head_
    std::vector<std::size_t> lines_;  ///< of the file, of the lines of the last copy behind head_
    std::vector<std::size_t> tailAt_; ///< the same of tail_
    std::size_t linesUsed_ = 0;       ///< whole lines up to used_
};

} // namespace rigor

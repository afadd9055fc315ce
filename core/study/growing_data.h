#pragma once
// The data of a study while its files are being written: whole lines are used, a line that is still being
// written waits. What has been read is not read again.

#include "core/study/study.h"

#include <cstdint>

namespace rigor {

class GrowingData {
  public:
    /// `folder` takes copies of the files, or of their ends; it must exist and outlive this object, as the
    /// study must.
    GrowingData(const PreparedStudy& study, std::filesystem::path folder);

    /// Whether the files are of another size than at the last call.
    bool grown();
    /// First everything. Later, of a study with one file whose rows stand for themselves (no resampling, no
    /// low pass, no columns made from others): what is new, behind the rows before it that inputs between
    /// two rows need. Throws Error as loadDataset does; the next call tries again.
    Problem read();
    std::uintmax_t bytesRead() const { return bytesRead_; } ///< of the files, in all calls

  private:
    Problem readAll();
    Problem readNew();
    Problem problemOf(const DataRecipe& recipe) const;
    void keepHead(const std::string& file, const std::string& bytes);

    const PreparedStudy& study_;
    std::filesystem::path folder_;
    std::vector<std::filesystem::path> from_;
    std::vector<std::string> copies_;
    Problem base_; ///< of the study, without data
    std::uintmax_t size_ = 0, bytesRead_ = 0;
    bool piecewise_ = false;
    DataRecipe recipe_;       ///< with the dialect of the whole
    std::string head_;        ///< lines up to the first row of data
    std::string tail_;        ///< last rows that were used
    std::uintmax_t used_ = 0; ///< bytes up to the last whole line
};

} // namespace rigor

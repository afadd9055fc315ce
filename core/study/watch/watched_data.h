#pragma once
// The data of a study that grow by whole files: every file is an experiment of its own, or its rows go behind
// those of the one file that the study has (layout "rows", and pieces of one signal). Files are given as
// copies, which nobody else changes.

#include "core/engine/data/csv/csv_reader.h"
#include "core/study/study.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

class WatchedData {
  public:
    /// pieces: files are pieces of one signal. `folder` takes the joined file and must exist. Throws Error:
    /// pieces of rows, several files where one is joined, a joined file that is no text.
    WatchedData(const Study& study, bool pieces, std::filesystem::path folder);

    /// Throws Error, the reason why this file is none for the study. `copy`: where its bytes lie; `name`: of
    /// the original, for messages; `from`: bytes of it that are part of the data already (it went on).
    void check(const std::filesystem::path& copy, const std::string& name, std::size_t from = 0) const;
    /// Adds it; it has been checked. replaces: the copy in whose place this one stands; "" = none.
    void add(const std::filesystem::path& copy, const std::string& name, std::size_t from = 0,
             const std::filesystem::path& replaces = {});
    bool empty() const { return files_.empty(); }
    bool joined() const { return joined_; }
    /// The study on the data so far.
    Study study() const;

  private:
    struct Base {
        CsvData data;         ///< as read, without its rows
        std::string head;     ///< up to the first row
        std::string firstRow; ///< of a signal: its clock begins there
        bool lineFeedOnly = true;
    };
    void begin(const std::filesystem::path& file, const std::string& bytes);
    Message whyOther(const CsvData& more) const;
    std::string linesOf(const std::filesystem::path& copy, const std::string& name, std::size_t from) const;
    std::string rewritten(const CsvData& more, const std::string& name) const;
    DataRecipe recipeOf(const std::filesystem::path& file) const;
    void load(const std::filesystem::path& file, bool behind) const;
    std::filesystem::path joinedFile() const;

    Study study_; ///< with absolute paths
    bool joined_ = false, pieces_ = false;
    std::filesystem::path folder_;
    std::vector<ModelPtr> models_;
    std::vector<std::string> files_;
    std::optional<Base> base_;
    mutable double checkedTo_ = 0; ///< s, last time of the file checked last
    double lastTime_ = 0;          ///< s, of the joined record
};

} // namespace rigor

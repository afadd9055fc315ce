#pragma once
// What became of the files of a watched folder: one line of JSON per event in `files.jsonl`, only ever added
// to, so that a process that is killed goes on where it was. A last line that was cut off is none.

#include "core/study/watch/folder_scan.h"

#include <map>
#include <string>
#include <vector>

namespace rigor {

/// A file, or what a file has got since, that is part of the data.
struct TakenFile {
    long long number = 0; ///< from 1
    std::string name;     ///< in the folder
    FileMark mark;
    std::string sha256;      ///< of its bytes
    std::string copy;        ///< relative to the watch's own folder
    long long of = 0;        ///< it goes on with the file of that number; 0 = it is a new one
    std::uintmax_t from = 0; ///< bytes of it that were known then
};

struct SetAsideFile {
    std::string name;
    FileMark mark;
    std::string reason, time;
    long long number = 0; ///< in the order in which they were
};

class WatchJournal {
  public:
    /// Reads what is there. Throws Error: it cannot be read or written.
    explicit WatchJournal(std::filesystem::path file);

    void take(const TakenFile& file, const std::string& time);
    void setAside(SetAsideFile file);

    const std::vector<TakenFile>& taken() const { return taken_; }
    const std::map<std::string, SetAsideFile>& setAside() const { return setAside_; } ///< by name
    /// The last that was taken under this name; null = none.
    const TakenFile* lastOf(const std::string& name) const;
    /// With these bytes; null = none.
    const TakenFile* withBytes(const std::string& sha256) const;
    /// Of a file that is as it was when it was taken or set aside.
    bool knows(const std::string& name, const FileMark& mark) const;
    /// The same bytes under another mark: nothing new.
    void touch(const std::string& name, const FileMark& mark);

  private:
    void add(const std::string& line);
    void remember(TakenFile file);
    std::filesystem::path file_;
    std::vector<TakenFile> taken_;
    std::map<std::string, SetAsideFile> setAside_;
    std::map<std::string, std::size_t> lastOf_, bytes_; ///< indices into taken_
    std::map<std::string, FileMark> marks_;
    long long asideSoFar_ = 0;
};

} // namespace rigor

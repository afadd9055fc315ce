#pragma once
// Which files of a folder are complete and new. Nothing rests on the clock of the machine or of the files:
// marks are compared for being the same, never for order, and waiting is measured by a clock that never
// jumps.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// By which a file is known to be untouched.
struct FileMark {
    std::uintmax_t size = 0;
    std::int64_t modified = 0, changed = 0; ///< ns
    std::uint64_t inode = 0;
    bool operator==(const FileMark&) const = default;
    template <class V> void describe(V& v) {
        v("size", size);
        v("modified", modified);
        v("changed", changed);
        v("inode", inode);
    }
};
/// Of a regular file, or of what a link leads to; nothing of any other, or of none.
std::optional<FileMark> markOf(const std::filesystem::path& file);

/// "run2" before "run10".
bool comesBefore(const std::string& a, const std::string& b);

/// Names of files that are still being written, by the custom of those who write and copy: ".x", "x~",
/// "x.tmp", "x.part", ...
bool isTemporaryName(const std::string& name);

class FolderScan {
  public:
    /// pattern: of names, "*.csv"; "" = all. settle: s for which size and times of a file must have stayed.
    FolderScan(std::filesystem::path folder, std::string pattern, double settle)
        : folder_(std::move(folder)), pattern_(std::move(pattern)), settle_(settle) {}

    struct Found {
        std::string name;
        FileMark mark;
        double quiet = 0; ///< s, how long it has been as it is
    };
    using IsKnown = std::function<bool(const std::string& name, const FileMark& mark)>;
    /// Files that `known` does not know and that have settled, in the order of their names. They are named at
    /// every look until they are known. now: s, of a clock that never jumps. Nothing: the folder is not
    /// there.
    std::optional<std::vector<Found>> look(double now, const IsKnown& known);
    /// New files that have not settled, at the last look.
    std::size_t unsettled() const { return unsettled_; }

  private:
    bool changed(double now);
    void readAll(double now, const IsKnown& known);

    struct Waiting {
        FileMark mark;
        double since = 0;
    };
    std::filesystem::path folder_;
    std::string pattern_;
    double settle_;
    std::map<std::string, Waiting, decltype(&comesBefore)> waiting_{&comesBefore};
    std::optional<FileMark> last_; ///< of the folder
    double readAt_ = 0;
    std::size_t unsettled_ = 0;
};

} // namespace rigor

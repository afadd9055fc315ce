#pragma once
// One folder per run; those of failed runs stay, up to a number.

#include <cstddef>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

class RunFolders {
  public:
    explicit RunFolders(std::size_t keep) : keep_(keep) {}
    ~RunFolders();
    RunFolders(const RunFolders&) = delete;
    RunFolders& operator=(const RunFolders&) = delete;

    /// A new empty folder, removed at the end with all that is in it.
    class One {
      public:
        One(RunFolders& all, std::filesystem::path path) : all_(all), path_(std::move(path)) {}
        ~One();
        One(const One&) = delete;
        One& operator=(const One&) = delete;
        const std::filesystem::path& path() const { return path_; }
        /// Throws Error if it cannot be written.
        void write(const std::string& name, std::string_view bytes, bool executable = false) const;
        /// What the program itself has left under that name stays; a failure is passed over.
        void writeBeside(const std::string& name, std::string_view bytes) const;
        /// Lets it stay; false if there are enough of them.
        bool keep();

      private:
        RunFolders& all_;
        std::filesystem::path path_;
        bool kept_ = false;
    };

    /// Throws Error if it cannot be made. For any thread.
    std::filesystem::path add();
    std::vector<std::string> kept() const;

  private:
    mutable std::mutex mutex_;
    std::filesystem::path base_; ///< made at the first run
    std::size_t keep_, count_ = 0;
    std::vector<std::string> kept_;
};

} // namespace rigor

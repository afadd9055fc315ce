#pragma once
// A project file (.rigor): studies, model texts, data files and runs with their results in one SQLite
// database. Every change is one transaction with a rollback journal and full synchronisation: after a crash
// or a full disk the file holds either all of a change or nothing of it.
//
// Schema version: PRAGMA user_version; PRAGMA application_id is "RIGR". Tables: see project_store.cpp.

#include "core/study/study.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// A run as listed; its tables are loaded by ProjectStore::loadRun.
struct StoredRun {
    long long id = 0;
    std::string study;     ///< name of the study it came from
    std::string studyText; ///< TOML as run, whatever became of the study since
    std::string method;
    RunOutcome outcome = RunOutcome::NotRun;
    std::string message;
    std::string date; ///< provenance.date: ISO 8601 with time zone
    std::string note; ///< the user's, may be changed
};

class ProjectStore {
  public:
    static constexpr int kSchemaVersion = 1;

    /// Creates a new file; Error if something is there already or the folder cannot be written.
    static ProjectStore create(const std::filesystem::path& file);
    /// Error (one sentence) if it is missing, not a Rigor project, damaged, or from a newer version.
    static ProjectStore open(const std::filesystem::path& file);
    /// Lives in memory only (an untitled project); saveAs() puts it on disk.
    static ProjectStore inMemory();

    ProjectStore(ProjectStore&&) noexcept;
    ProjectStore& operator=(ProjectStore&&) noexcept;
    ~ProjectStore();

    const std::filesystem::path& file() const; ///< "" in memory
    /// Writes a copy to another file (by a temporary file and a rename; replaces what is there) and goes on
    /// with that one.
    void saveAs(const std::filesystem::path& file);

    // Named texts and files. save...: adds or replaces. Names are unique per kind. Load of a missing name is
    // an Error.
    void saveStudy(const std::string& name, const std::string& toml);
    void saveModel(const std::string& name, const std::string& text);
    void saveData(const std::string& name, const std::string& bytes);
    std::vector<std::string> studies() const; ///< in the order they were added
    std::vector<std::string> models() const;
    std::vector<std::string> dataFiles() const;
    std::string study(const std::string& name) const;
    std::string model(const std::string& name) const;
    std::string data(const std::string& name) const;
    void removeStudy(const std::string& name); ///< its runs stay
    void removeModel(const std::string& name);
    void removeData(const std::string& name);
    enum class Kind { Study, Model, Data };
    bool has(Kind kind, const std::string& name) const;

    /// Writes all models, data files and studies ("<name>.toml") into a folder, from where parseStudy and
    /// prepare() read them as from any other. A name with folders ("monday/run.csv") gets them. Replaces
    /// files of the same names. Error if a name would lead out of the folder.
    void exportTo(const std::filesystem::path& folder) const;

    /// Keeps a result with its tables; returns its id.
    long long addRun(const std::string& study, const std::string& studyText, const Result& result);
    std::vector<StoredRun> runs() const; ///< oldest first
    Result loadRun(long long id) const;  ///< with its tables
    void setRunNote(long long id, const std::string& note);
    void removeRun(long long id);

    /// Small settings of the project (title, open page). nullopt if never set.
    std::optional<std::string> setting(const std::string& key) const;
    void setSetting(const std::string& key, const std::string& value);
    void removeSetting(const std::string& key); ///< nothing happens if it was never set

    /// Several changes as one: all of them or none.
    class Transaction {
      public:
        explicit Transaction(ProjectStore& store);
        ~Transaction(); ///< takes everything back unless committed
        void commit();
        Transaction(const Transaction&) = delete;
        Transaction& operator=(const Transaction&) = delete;

      private:
        ProjectStore& store_;
        bool open_ = true;
    };

  private:
    struct Database;
    explicit ProjectStore(std::unique_ptr<Database> database);
    std::unique_ptr<Database> database_;
};

} // namespace rigor

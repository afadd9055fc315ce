#pragma once
// SQLite in a few words: a database handle, a statement that binds and reads, errors as sentences.

#include <sqlite3.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

class Sqlite {
  public:
    enum class Mode { Open, Create, Memory };
    /// Throws Error with path and reason.
    Sqlite(const std::filesystem::path& file, Mode mode);
    ~Sqlite();
    Sqlite(const Sqlite&) = delete;
    Sqlite& operator=(const Sqlite&) = delete;

    void execute(const std::string& sql);
    long long number(const std::string& sql); ///< first column of the first row
    long long lastId() const;
    sqlite3* handle() const { return handle_; }
    const std::filesystem::path& file() const { return file_; }
    /// Throws Error: "cannot write project.rigor: the disk is full".
    [[noreturn]] void failNow() const;

  private:
    std::filesystem::path file_;
    sqlite3* handle_ = nullptr;
};

/// One prepared statement; parameters and columns count from 0.
class Statement {
  public:
    Statement(const Sqlite& database, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    Statement& text(int index, std::string_view value);
    Statement& blob(int index, std::string_view value);
    Statement& number(int index, long long value);
    /// Next row; false at the end.
    bool step();
    /// Runs to the end and starts over, ready for new values.
    void run();
    std::string text(int column) const; ///< of texts and blobs alike, with all bytes
    long long number(int column) const;

  private:
    const Sqlite& database_;
    sqlite3_stmt* statement_ = nullptr;
};

} // namespace rigor

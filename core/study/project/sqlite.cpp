#include "core/study/project/sqlite.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

namespace rigor {

Sqlite::Sqlite(const std::filesystem::path& file, Mode mode) : file_(file) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX |
                      (mode == Mode::Open ? 0 : SQLITE_OPEN_CREATE) |
                      (mode == Mode::Memory ? SQLITE_OPEN_MEMORY : 0);
    const std::string name = mode == Mode::Memory ? ":memory:" : file.string();
    if (sqlite3_open_v2(name.c_str(), &handle_, flags, nullptr) != SQLITE_OK) {
        const std::string reason = handle_ ? sqlite3_errmsg(handle_) : translate("Project", "out of memory");
        sqlite3_close(handle_);
        fail(sentence("Project", "cannot open {}: {}"), name, reason);
    }
    // A file may come from anybody: its schema runs nothing, and nothing writes past the tables.
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_extended_result_codes(handle_, 1);
    sqlite3_busy_timeout(handle_, 2000);
}

Sqlite::~Sqlite() { sqlite3_close(handle_); }

void Sqlite::failNow() const {
    const std::string where = file_.empty() ? translate("Project", "the project in memory") : file_.string();
    switch (sqlite3_extended_errcode(handle_) & 0xff) {
    case SQLITE_FULL:
        fail(sentence("Project", "cannot write {}: no space left on the disk; nothing was changed"), where);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        fail(sentence("Project", "cannot write {}: another program is writing it just now"), where);
    case SQLITE_READONLY:
        fail(sentence("Project", "cannot write {}: the file or its folder is read-only"), where);
    case SQLITE_NOTADB:
        fail(sentence("Project", "{} is not a Rigor project"), where);
    case SQLITE_CORRUPT:
        fail(sentence("Project", "{} is damaged: {}"), where, sqlite3_errmsg(handle_));
    case SQLITE_IOERR:
        fail(sentence("Project",
                      "cannot read or write {}: the disk reports an error, or is full; nothing was changed"),
             where);
    default:
        fail("{}: {}", where, sqlite3_errmsg(handle_));
    }
}

void Sqlite::execute(const std::string& sql) {
    if (sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) failNow();
}

long long Sqlite::number(const std::string& sql) {
    Statement statement(*this, sql);
    return statement.step() ? statement.number(0) : 0;
}

long long Sqlite::lastId() const { return sqlite3_last_insert_rowid(handle_); }

Statement::Statement(const Sqlite& database, std::string_view sql) : database_(database) {
    if (sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()), &statement_,
                           nullptr) != SQLITE_OK)
        database.failNow();
}

Statement::~Statement() { sqlite3_finalize(statement_); }

Statement& Statement::text(int index, std::string_view value) {
    if (sqlite3_bind_text64(statement_, index + 1, value.data(), value.size(), SQLITE_TRANSIENT,
                            SQLITE_UTF8) != SQLITE_OK)
        database_.failNow();
    return *this;
}

Statement& Statement::blob(int index, std::string_view value) {
    const int code = value.empty() ? sqlite3_bind_zeroblob(statement_, index + 1, 0)
                                   : sqlite3_bind_blob64(statement_, index + 1, value.data(), value.size(),
                                                         SQLITE_TRANSIENT);
    if (code != SQLITE_OK) database_.failNow();
    return *this;
}

Statement& Statement::number(int index, long long value) {
    if (sqlite3_bind_int64(statement_, index + 1, value) != SQLITE_OK) database_.failNow();
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(statement_);
    // Codes are extended: the low byte says what kind of error it is.
    if (code != SQLITE_ROW && code != SQLITE_DONE) database_.failNow();
    return code == SQLITE_ROW;
}

void Statement::run() {
    while (step()) {
    }
    sqlite3_reset(statement_);
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes ? std::string(bytes, size) : std::string();
}

long long Statement::number(int column) const { return sqlite3_column_int64(statement_, column); }

} // namespace rigor

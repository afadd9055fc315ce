#include "core/study/project/project_store.h"

#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/message_json.h"
#include "core/methods/result/provenance.h"
#include "core/methods/result/stored_result.h"
#include "core/study/project/sqlite.h"
#include "core/study/run/run_folder.h"

#include <bit>
#include <cstring>
#include <map>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

constexpr long long kApplicationId = 0x52494752; // "RIGR"

const char* const kSchema = R"(
CREATE TABLE study(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, content BLOB NOT NULL);
CREATE TABLE model(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, content BLOB NOT NULL);
CREATE TABLE data(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, content BLOB NOT NULL);
CREATE TABLE setting(key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE run(id INTEGER PRIMARY KEY AUTOINCREMENT, study TEXT NOT NULL, study_text TEXT NOT NULL,
    method TEXT NOT NULL, status TEXT NOT NULL, message TEXT NOT NULL, date TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '', result TEXT NOT NULL);
CREATE TABLE run_table(id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
    name TEXT NOT NULL, caption TEXT NOT NULL);
CREATE TABLE run_column(id INTEGER PRIMARY KEY,
    run_table INTEGER NOT NULL REFERENCES run_table(id) ON DELETE CASCADE,
    name TEXT NOT NULL, unit TEXT NOT NULL, texts INTEGER NOT NULL, content BLOB NOT NULL);
CREATE INDEX run_table_of_run ON run_table(run);
CREATE INDEX run_column_of_table ON run_column(run_table);
)";

// Numbers of a column are kept as little-endian doubles, texts as a JSON list.
static_assert(std::endian::native == std::endian::little, "columns are stored as the bytes of doubles");

std::string columnBytes(const ResultColumn& column) {
    if (column.isText()) return storedText(keptTexts(column));
    std::string bytes(column.numbers.size() * sizeof(double), '\0');
    if (!bytes.empty()) std::memcpy(bytes.data(), column.numbers.data(), bytes.size());
    return bytes;
}

/// Captions of 0.1.0 are texts.
Message messageFrom(const std::string& stored) {
    const auto json = nlohmann::ordered_json::parse(stored, nullptr, false);
    return isMessage(json) ? messageIn(json).value_or(Message{}) : verbatim(stored);
}

ResultColumn columnFrom(const Statement& row) {
    ResultColumn column{row.text(0), row.text(1), {}, {}};
    const std::string bytes = row.text(3);
    if (row.number(2) != 0) {
        setTexts(column, nlohmann::ordered_json::parse(bytes));
    } else {
        if (bytes.size() % sizeof(double) != 0)
            fail(sentence("Project", "the numbers of column \"{}\" are cut off"), column.name);
        column.numbers.resize(bytes.size() / sizeof(double));
        if (!bytes.empty()) std::memcpy(column.numbers.data(), bytes.data(), bytes.size());
    }
    return column;
}

} // namespace

struct ProjectStore::Database {
    Sqlite sqlite;
    int depth = 0; ///< of nested transactions

    Database(const fs::path& file, Sqlite::Mode mode) : sqlite(file, mode) {}

    void prepareConnection() {
        sqlite.execute("PRAGMA foreign_keys = ON; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;");
    }
    void makeSchema() {
        prepareConnection();
        sqlite.execute(fmt::format("BEGIN; PRAGMA application_id = {}; PRAGMA user_version = {}; {} COMMIT;",
                                   kApplicationId, kSchemaVersion, kSchema));
    }
    /// Refuses what is not a project of this version or an earlier one.
    void checkSchema() {
        const long long id = sqlite.number("PRAGMA application_id");
        if (id != kApplicationId)
            fail(sentence("Project", "{} is not a Rigor project"), sqlite.file().string());
        const long long version = sqlite.number("PRAGMA user_version");
        if (version > kSchemaVersion)
            fail(sentence("Project", "{} was written by a newer version of Rigor (file version {}, this "
                                     "program reads up to {})"),
                 sqlite.file().string(), version, kSchemaVersion);
        if (version < 1)
            fail(sentence("Project", "{} is damaged: file version {}"), sqlite.file().string(), version);
        refuseForeignSchema();
    }
    /// Throws unless the tables and indices are those of kSchema to the letter: a view, a trigger or a
    /// virtual table in the place of one would run what its author wrote.
    void refuseForeignSchema() {
        const auto schemaOf = [](const Sqlite& database) {
            std::map<std::string, std::string> found;
            Statement row(database, "SELECT type || ' ' || name, sql FROM sqlite_schema "
                                    "WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
            while (row.step()) found[row.text(0)] = row.text(1);
            return found;
        };
        Sqlite own("", Sqlite::Mode::Memory);
        own.execute(kSchema);
        const auto expected = schemaOf(own), found = schemaOf(sqlite);
        for (const auto& [name, sql] : found)
            if (const auto known = expected.find(name); known == expected.end() || known->second != sql)
                fail(sentence("Project", "{} is not a Rigor project: its {} is not one of a project"),
                     sqlite.file().string(), name);
        for (const auto& [name, sql] : expected)
            if (!found.contains(name))
                fail(sentence("Project", "{} is damaged: its {} is missing"), sqlite.file().string(), name);
    }

    [[noreturn]] static void failMissing(const std::string& kind, const std::string& name) {
        if (kind == "study") fail(sentence("Project", "the project has no study \"{}\""), name);
        if (kind == "model") fail(sentence("Project", "the project has no model \"{}\""), name);
        fail(sentence("Project", "the project has no data \"{}\""), name);
    }
    void save(const char* kind, const std::string& name, const std::string& content) {
        if (name.empty()) fail(sentence("Project", "an entry of the project needs a name"));
        Statement(sqlite, fmt::format("INSERT INTO {}(name, content) VALUES(?, ?) "
                                      "ON CONFLICT(name) DO UPDATE SET content = excluded.content",
                                      kind))
            .text(0, name)
            .blob(1, content)
            .run();
    }
    std::vector<std::string> names(const char* kind) const {
        Statement statement(sqlite, fmt::format("SELECT name FROM {} ORDER BY id", kind));
        std::vector<std::string> list;
        while (statement.step()) list.push_back(statement.text(0));
        return list;
    }
    std::string load(const char* kind, const std::string& name) const {
        Statement statement(sqlite, fmt::format("SELECT content FROM {} WHERE name = ?", kind));
        statement.text(0, name);
        if (!statement.step()) failMissing(kind, name);
        return statement.text(0);
    }
    void remove(const char* kind, const std::string& name) {
        Statement(sqlite, fmt::format("DELETE FROM {} WHERE name = ?", kind)).text(0, name).run();
        if (sqlite3_changes(sqlite.handle()) == 0) failMissing(kind, name);
    }
};

ProjectStore::ProjectStore(std::unique_ptr<Database> database) : database_(std::move(database)) {}
ProjectStore::ProjectStore(ProjectStore&&) noexcept = default;
ProjectStore& ProjectStore::operator=(ProjectStore&&) noexcept = default;
ProjectStore::~ProjectStore() = default;

ProjectStore ProjectStore::create(const fs::path& file) {
    std::error_code error;
    if (fs::exists(file, error)) fail(sentence("Project", "{} is there already"), file.string());
    try {
        auto database = std::make_unique<Database>(file, Sqlite::Mode::Create);
        database->makeSchema();
        return ProjectStore(std::move(database));
    } catch (const Error&) {
        fs::remove(file, error);
        throw;
    }
}

ProjectStore ProjectStore::open(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        fail(sentence("Project", "cannot open {}: there is no such file"), file.string());
    auto database = std::make_unique<Database>(file, Sqlite::Mode::Open);
    database->checkSchema();
    database->prepareConnection();
    return ProjectStore(std::move(database));
}

ProjectStore ProjectStore::inMemory() {
    auto database = std::make_unique<Database>("", Sqlite::Mode::Memory);
    database->makeSchema();
    return ProjectStore(std::move(database));
}

const fs::path& ProjectStore::file() const { return database_->sqlite.file(); }

void ProjectStore::saveAs(const fs::path& file) {
    fs::path temporary = file;
    temporary += ".saving";
    std::error_code error;
    fs::remove(temporary, error);
    try {
        // A backup keeps application_id and user_version, and is flushed when it is done.
        Sqlite copy(temporary, Sqlite::Mode::Create);
        sqlite3_backup* backup =
            sqlite3_backup_init(copy.handle(), "main", database_->sqlite.handle(), "main");
        if (!backup) copy.failNow();
        const int code = sqlite3_backup_step(backup, -1);
        sqlite3_backup_finish(backup);
        if (code != SQLITE_DONE)
            fail(sentence("Project", "cannot write {}: {}"), file.string(), sqlite3_errstr(code));
    } catch (const Error&) {
        fs::remove(temporary, error);
        throw;
    }
    fs::rename(temporary, file, error);
    if (error) {
        const std::string reason = error.message();
        fs::remove(temporary, error);
        fail(sentence("Project", "cannot write {}: {}"), file.string(), reason);
    }
    flushFolderOf(file); // until then a loss of power could bring back what was there before
    *this = open(file);
}

void ProjectStore::saveStudy(const std::string& name, const std::string& toml) {
    database_->save("study", name, toml);
}
void ProjectStore::saveModel(const std::string& name, const std::string& text) {
    database_->save("model", name, text);
}
void ProjectStore::saveData(const std::string& name, const std::string& bytes) {
    database_->save("data", name, bytes);
}
std::vector<std::string> ProjectStore::studies() const { return database_->names("study"); }
std::vector<std::string> ProjectStore::models() const { return database_->names("model"); }
std::vector<std::string> ProjectStore::dataFiles() const { return database_->names("data"); }
std::string ProjectStore::study(const std::string& name) const { return database_->load("study", name); }
std::string ProjectStore::model(const std::string& name) const { return database_->load("model", name); }
std::string ProjectStore::data(const std::string& name) const { return database_->load("data", name); }
void ProjectStore::removeStudy(const std::string& name) { database_->remove("study", name); }
void ProjectStore::removeModel(const std::string& name) { database_->remove("model", name); }
void ProjectStore::removeData(const std::string& name) { database_->remove("data", name); }

bool ProjectStore::has(Kind kind, const std::string& name) const {
    static const char* const kTables[] = {"study", "model", "data"};
    Statement row(database_->sqlite,
                  fmt::format("SELECT 1 FROM {} WHERE name = ?", kTables[static_cast<int>(kind)]));
    row.text(0, name);
    return row.step();
}

void ProjectStore::exportTo(const fs::path& folder) const {
    const auto write = [&](const std::string& name, const std::string& bytes) {
        // A name may have folders of its own, but never leads out of the one asked for.
        const fs::path path = fs::path(name).lexically_normal();
        if (path.empty() || path.is_absolute() || !path.has_filename() || *path.begin() == "..")
            fail(sentence("Project", "{} is damaged: it holds a file called \"{}\""), file().string(), name);
        std::error_code error;
        fs::create_directories((folder / path).parent_path(), error);
        if (error)
            fail(sentence("Project", "cannot create folder {}: {}"), (folder / path).parent_path().string(),
                 error.message());
        writeFileAtomically(folder / path, bytes);
    };
    for (const auto& name : models()) write(name, model(name));
    for (const auto& name : dataFiles()) write(name, data(name));
    for (const auto& name : studies()) write(name + ".toml", study(name));
}

long long ProjectStore::addRun(const std::string& study, const std::string& studyText, const Result& result) {
    Transaction transaction(*this);
    const Sqlite& db = database_->sqlite;
    Statement(db, "INSERT INTO run(study, study_text, method, status, message, date, result) "
                  "VALUES(?, ?, ?, ?, ?, ?, ?)")
        .text(0, study)
        .text(1, studyText)
        .text(2, result.method)
        .text(3, toString(result.outcome))
        .text(4, result.message())
        .text(5, provenanceOf(result).date)
        .text(6, storedText(toStoredJson(result)))
        .run();
    const long long run = db.lastId();
    Statement addTable(db, "INSERT INTO run_table(run, name, caption) VALUES(?, ?, ?)");
    Statement addColumn(
        db, "INSERT INTO run_column(run_table, name, unit, texts, content) VALUES(?, ?, ?, ?, ?)");
    for (const auto& table : result.tables) {
        addTable.number(0, run).text(1, table.name).text(2, storedText(keptJson(table.caption))).run();
        const long long id = db.lastId();
        for (const auto& column : table.columns)
            addColumn.number(0, id)
                .text(1, column.name)
                .text(2, column.unit)
                .number(3, column.isText() ? 1 : 0)
                .blob(4, columnBytes(column))
                .run();
    }
    transaction.commit();
    return run;
}

std::vector<StoredRun> ProjectStore::runs() const {
    Statement row(database_->sqlite,
                  "SELECT id, study, study_text, method, status, message, date, note FROM run ORDER BY id");
    std::vector<StoredRun> list;
    while (row.step())
        list.push_back({row.number(0), row.text(1), row.text(2), row.text(3), outcomeFromString(row.text(4)),
                        row.text(5), row.text(6), row.text(7)});
    return list;
}

Result ProjectStore::loadRun(long long id) const {
    const Sqlite& db = database_->sqlite;
    Statement row(db, "SELECT result FROM run WHERE id = ?");
    row.number(0, id);
    if (!row.step()) fail(sentence("Project", "the project has no run {}"), id);
    Result result;
    try {
        result = resultFromText(row.text(0));
        Statement table(db, "SELECT id, name, caption FROM run_table WHERE run = ? ORDER BY id");
        table.number(0, id);
        while (table.step()) {
            ResultTable loaded{table.text(1), messageFrom(table.text(2)), {}};
            Statement column(
                db, "SELECT name, unit, texts, content FROM run_column WHERE run_table = ? ORDER BY id");
            column.number(0, table.number(0));
            while (column.step()) loaded.columns.push_back(columnFrom(column));
            result.tables.push_back(std::move(loaded));
        }
    } catch (const std::exception& e) { // Error, or of the JSON of a column
        fail(sentence("Project", "{} is damaged: run {} cannot be read ({})"), file().string(), id, e.what());
    }
    return result;
}

void ProjectStore::setRunNote(long long id, const std::string& note) {
    Statement(database_->sqlite, "UPDATE run SET note = ? WHERE id = ?").text(0, note).number(1, id).run();
    if (sqlite3_changes(database_->sqlite.handle()) == 0)
        fail(sentence("Project", "the project has no run {}"), id);
}

void ProjectStore::removeRun(long long id) {
    Statement(database_->sqlite, "DELETE FROM run WHERE id = ?").number(0, id).run();
    if (sqlite3_changes(database_->sqlite.handle()) == 0)
        fail(sentence("Project", "the project has no run {}"), id);
}

std::optional<std::string> ProjectStore::setting(const std::string& key) const {
    Statement row(database_->sqlite, "SELECT value FROM setting WHERE key = ?");
    row.text(0, key);
    if (!row.step()) return std::nullopt;
    return row.text(0);
}

void ProjectStore::setSetting(const std::string& key, const std::string& value) {
    Statement(database_->sqlite, "INSERT INTO setting(key, value) VALUES(?, ?) "
                                 "ON CONFLICT(key) DO UPDATE SET value = excluded.value")
        .text(0, key)
        .text(1, value)
        .run();
}

void ProjectStore::removeSetting(const std::string& key) {
    Statement(database_->sqlite, "DELETE FROM setting WHERE key = ?").text(0, key).run();
}

ProjectStore::Transaction::Transaction(ProjectStore& store) : store_(store) {
    store_.database_->sqlite.execute(fmt::format("SAVEPOINT level_{}", store_.database_->depth++));
}

ProjectStore::Transaction::~Transaction() {
    if (!open_) return;
    const std::string name = fmt::format("level_{}", --store_.database_->depth);
    // The release of the outermost level is a commit, which a full disk refuses once more; the file would
    // stay half written until the next reader takes it back. A full disk may have taken everything back
    // already; there is nobody left to tell.
    const std::string back =
        store_.database_->depth == 0 ? "ROLLBACK" : "ROLLBACK TO " + name + "; RELEASE " + name;
    sqlite3_exec(store_.database_->sqlite.handle(), back.c_str(), nullptr, nullptr, nullptr);
}

void ProjectStore::Transaction::commit() {
    store_.database_->sqlite.execute(fmt::format("RELEASE level_{}", store_.database_->depth - 1));
    --store_.database_->depth;
    open_ = false;
}

} // namespace rigor

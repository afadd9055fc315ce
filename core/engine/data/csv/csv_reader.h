#pragma once
// Reading of delimited text files (CSV, TSV, aligned columns, LabVIEW .lvm, DIAdem ASCII export).
//
// The file is mapped into memory, its dialect is recognised from the first 256 kB, and the rows are converted
// in blocks of 1 MB on several threads. Neither the locale nor the number of threads changes the result.
// README.md says how each part of the dialect is recognised.

#include "core/engine/data/csv/csv_dialect.h"
#include "core/engine/data/series/columns/column_sampling.h"
#include "core/foundation/base/progress.h"

#include <string>
#include <vector>

namespace rigor {

/// What the beginning of a file tells: enough for a dialog, fast for files of any size.
struct CsvPreview {
    CsvDialect dialect;
    std::vector<CsvColumn> columns;
    std::vector<std::vector<std::string>> rows; ///< texts of the first rows of data (at most 200), by column
    std::vector<std::string> head;              ///< the first physical lines as they stand (at most 30)
    std::vector<CsvWarning> warnings;
    std::size_t bytes = 0; ///< size of the file
};

struct CsvData {
    Table table;
    CsvDialect dialect;
    std::vector<CsvColumn> columns;
    std::vector<CsvWarning> warnings; ///< by line; at most 20 of a kind, then one that counts the rest
    std::vector<std::string> firstCells, lastCells; ///< texts of the first and last row, by column
    bool cancelled = false;                         ///< stopped on request: the table is empty
    /// Of each column, as whoever knows which one is the time has found it (samplingOf); empty = not looked
    /// for.
    std::vector<ColumnSampling> sampling;
};

struct CsvReadOptions {
    CsvOverrides overrides;
    int threads = 0; ///< 0 = all
};

/// Throws Error naming the file (and line): missing, a folder, not readable, empty, binary, no data rows.
CsvPreview sniffCsv(const std::string& path, const CsvOverrides& overrides = {});

/// Reads all of it. Throws as sniffCsv. Progress: phase "reading", done and total in bytes.
CsvData readCsv(const std::string& path, const CsvReadOptions& options = {}, const Progress& progress = {});

/// The same for a text already in memory; `name` stands for the file in messages.
CsvData readCsvText(std::string_view bytes, const std::string& name, const CsvReadOptions& options = {},
                    const Progress& progress = {});

/// What `rigor check --json` prints about a data file.
std::string describeJson(const CsvData& data);

} // namespace rigor

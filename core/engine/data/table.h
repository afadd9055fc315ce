#pragma once
// A table of measured data as it came from a file: named columns of numbers, texts or times.

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

enum class ColumnType {
    Number,
    Text,
    DateTime
}; ///< DateTime: numbers hold seconds since 1970-01-01T00:00 (local as written)

struct Column {
    std::string name;
    std::string unit; ///< as written, "" = none stated
    ColumnType type = ColumnType::Number;
    std::vector<double> numbers;    ///< NaN = missing; empty for Text
    std::vector<std::string> texts; ///< only for Text
    std::size_t size() const { return type == ColumnType::Text ? texts.size() : numbers.size(); }
};

struct Table {
    std::vector<Column> columns;
    std::vector<std::size_t> lines; ///< physical line (from 1) each row starts on; empty if not from a file
    std::size_t rows() const { return columns.empty() ? 0 : columns.front().size(); }
    /// Index of the column of that name, or -1.
    int find(const std::string& name) const;
    /// The column; throws Error with the nearest name.
    const Column& column(const std::string& name) const;
};

} // namespace rigor

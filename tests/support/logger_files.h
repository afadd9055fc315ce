#pragma once
// Random tables as loggers write them: a table whose names, units and values are known, and its text in one
// of many styles of delimiter, decimal sign, header block, names, units, types, quotation, end of file.

#include <fmt/format.h>

#include <random>
#include <string>
#include <vector>

namespace rigor::sample {

struct LoggerFile {
    std::string text;
    std::vector<std::string> names, units;   ///< as a reader should give them; duplicates as written
    std::vector<std::vector<double>> values; ///< by column
    std::size_t rows = 0;
    std::string style; ///< in words, for messages
};

class LoggerWriter {
  public:
    explicit LoggerWriter(std::uint64_t seed) : random_(seed) {}

    LoggerFile file() {
        file_ = {};
        columns_ = 2 + pick(5);
        file_.rows = 12 + pick(60);
        choose();
        table();
        if (separatorLine_) line("sep=" + std::string(1, delimiter_));
        metadata();
        header();
        body();
        ending();
        file_.style = style_;
        return file_;
    }

  private:
    std::size_t pick(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }
    bool chance(double p) { return std::uniform_real_distribution<double>()(random_) < p; }
    double between(double a, double b) { return std::uniform_real_distribution<double>(a, b)(random_); }
    void note(const std::string& word) { style_ += (style_.empty() ? "" : ", ") + word; }

    void choose() {
        style_.clear();
        delimiter_ = std::string(",;\t|")[pick(4)];
        decimal_ = delimiter_ != ',' && chance(0.5) ? ',' : '.';
        separatorLine_ = delimiter_ != '|' && chance(0.1);
        headerDelimiter_ = delimiter_;
        if (!separatorLine_ && columns_ > 2 && chance(0.12)) headerDelimiter_ = delimiter_ == ',' ? ';' : ',';
        newline_ = chance(0.4) ? "\r\n" : "\n";
        digits_ = 1 + static_cast<int>(pick(5));
        if (digits_ == 3) digits_ = 4; // three decimals of a lone sign could group thousands: another law
        if (separatorLine_) note("sep=");
        if (headerDelimiter_ != delimiter_) note("names delimited otherwise");
        note(fmt::format("delimiter '{}', decimal '{}'", delimiter_, decimal_));
    }

    void table() {
        static const std::vector<std::pair<std::string, std::string>> kNames = {
            {"force", "N"}, {"Temp", "°C"},         {"speed", "1/min"},    {"p_1", "bar"},
            {"U", "V"},     {"current", "A"},       {"x1", "mm"},          {"torque", "N.m"},
            {"Weg", "mm"},  {"flow rate", "l/min"}, {"Druck vorn", "kPa"}, {"strain", "um"},
            {"w", "rad/s"}, {"accel", "m/s2"}};
        static const std::vector<std::string> kTimes = {"time", "t", "Zeit", "Time", "timestamp"};
        file_.names = {kTimes[pick(kTimes.size())]};
        file_.units = {"s"};
        const std::size_t first = pick(kNames.size());
        for (std::size_t c = 1; c < columns_; ++c) {
            const auto& [name, unit] = kNames[(first + c * 3) % kNames.size()];
            file_.names.push_back(name);
            file_.units.push_back(unit);
        }
        const double step = std::pow(
            10.0, -static_cast<double>(std::min<std::size_t>(pick(3), static_cast<std::size_t>(digits_))));
        const double power = std::pow(10.0, digits_);
        for (std::size_t c = 0; c < columns_; ++c) {
            std::vector<double> values;
            const double size = std::pow(10.0, between(-1, 3));
            for (std::size_t r = 0; r < file_.rows; ++r) {
                const double v = c == 0 ? static_cast<double>(r) * step : size * between(-1, 1);
                values.push_back(c == 0 ? v : std::round(v * power) / power);
            }
            file_.values.push_back(std::move(values));
        }
    }

    void line(const std::string& text) { file_.text += text + newline_; }

    std::string joined(const std::vector<std::string>& cells, char delimiter) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i) text += delimiter;
            text += cells[i];
        }
        return text;
    }

    /// Key and value as a logger writes them before the table.
    void metadata() {
        const std::size_t kind = pick(6);
        if (kind == 0 || kind == 5) return;
        static const std::vector<std::pair<std::string, std::string>> kKeys = {
            {"Device", "DL-200"},   {"Serial number", "4711"}, {"Operator", "J. Smith"},
            {"Date", "2026-11-21"}, {"Interval", "10"},        {"Gain", "2"},
            {"Channels", "4"},      {"Comment", "cold start"}, {"Start", "10:11:12"},
            {"Version", "3.2.1"},   {"Rig", "press 2"}};
        const std::size_t count = 1 + pick(7), first = pick(kKeys.size());
        note(fmt::format("{} lines of metadata (kind {})", count, kind));
        for (std::size_t k = 0; k < count; ++k) {
            const auto& [key, value] = kKeys[(first + k * 4) % kKeys.size()];
            if (kind == 1) line(key + delimiter_ + value);
            if (kind == 2) line(key + ": " + value);
            if (kind == 3) line(key + "=" + value);
            if (kind == 4) { // padded to the width of the table, as spreadsheets save it
                std::vector<std::string> cells(columns_);
                cells[0] = key;
                cells[1] = value;
                line(joined(cells, delimiter_));
            }
        }
        if (chance(0.5)) {
            line("");
            note("blank line");
        }
    }

    void header() {
        std::vector<std::string> names = file_.names;
        const std::size_t units = pick(4);
        for (std::size_t c = 0; c < columns_; ++c) {
            if (units == 1) names[c] += " [" + file_.units[c] + "]";
            if (units == 2 && headerDelimiter_ == delimiter_) names[c] += " (" + file_.units[c] + ")";
        }
        line(joined(names, headerDelimiter_));
        const bool unitRow = units == 3;
        if (unitRow) {
            std::vector<std::string> row = file_.units;
            if (chance(0.5))
                for (std::string& unit : row) unit = "[" + unit + "]";
            line(joined(row, headerDelimiter_));
        }
        if (units == 0 || (units == 2 && headerDelimiter_ != delimiter_)) file_.units.assign(columns_, "");
        note(std::vector<std::string>{"no units", "[unit]", "(unit)", "row of units"}[units]);
        if (chance(0.25)) {
            static const std::vector<std::string> kTypes = {"Double", "REAL", "float", "number"};
            line(joined(std::vector<std::string>(columns_, kTypes[pick(kTypes.size())]), headerDelimiter_));
            note("row of types");
        }
    }

    std::string cell(double value) const {
        std::string text = fmt::format("{:.{}f}", value, digits_);
        for (char& c : text)
            if (c == '.') c = decimal_;
        return text;
    }

    void body() {
        const bool quoted = chance(0.1), trailing = chance(0.1), missing = chance(0.2);
        if (quoted) note("quoted");
        if (trailing) note("trailing delimiter");
        if (missing) note("missing cells");
        for (std::size_t r = 0; r < file_.rows; ++r) {
            std::vector<std::string> cells;
            for (std::size_t c = 0; c < columns_; ++c) {
                const bool gone = missing && c > 0 && chance(0.05);
                if (gone) file_.values[c][r] = std::nan("");
                const std::string text = gone ? "" : cell(file_.values[c][r]);
                cells.push_back(quoted && !gone ? "\"" + text + "\"" : text);
            }
            line(joined(cells, delimiter_) + (trailing ? std::string(1, delimiter_) : ""));
        }
    }

    void ending() {
        switch (pick(7)) {
        case 0:
            line("END");
            note("END");
            break;
        case 1: {
            static const std::vector<std::string> kWords = {"Mean", "Mittelwert", "Max:", "Average"};
            std::vector<std::string> cells{kWords[pick(kWords.size())]};
            for (std::size_t c = 1; c < columns_; ++c) cells.push_back(cell(between(-10, 10)));
            line(joined(cells, delimiter_));
            note("summary");
            break;
        }
        case 2: { // another table with a time base of its own
            if (chance(0.7)) line("");
            line(joined({"time", "pressure"}, delimiter_));
            if (chance(0.5)) line(joined({"s", "bar"}, delimiter_));
            for (int r = 0; r < 8; ++r) line(joined({cell(r), cell(between(0, 5))}, delimiter_));
            note("further table");
            break;
        }
        case 3:
            for (int k = 0; k < 2; ++k) line(std::string(columns_ - 1, delimiter_));
            note("empty rows");
            break;
        default:
            break;
        }
    }

    std::mt19937_64 random_;
    LoggerFile file_;
    std::size_t columns_ = 0;
    char delimiter_ = ',', decimal_ = '.', headerDelimiter_ = ',';
    bool separatorLine_ = false;
    std::string newline_, style_;
    int digits_ = 2;
};

} // namespace rigor::sample

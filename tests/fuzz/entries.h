#pragma once
// Every text that a stranger may hand to the program, driven through the function that reads it: what
// libFuzzer (fuzz_*.cpp) and the test of the kept corpus (test_corpus.cpp) share. An entry gives "" or, in
// words, which law of its function the input has broken; an Error with a sentence is a good answer.

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/multibody/mechanism_model.h"
#include "core/foundation/base/error.h"
#include "core/methods/adequacy/selection/selection_file.h"
#include "core/methods/result/stored_result.h"
#include "core/study/project/project_store.h"
#include "core/study/study.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include <unistd.h>

namespace rigor::fuzz {

inline std::string sentenceOf(const Error& e) {
    return e.sentence().empty() ? "an Error without a sentence" : "";
}

inline std::string csv(std::string_view text) {
    try {
        const CsvData data = readCsvText(text, "fuzz.csv", {.overrides = {}, .threads = 1});
        const Table& table = data.table;
        if (table.rows() == 0) return "a table without rows";
        if (table.lines.size() != table.rows()) return "as many lines as rows";
        if (data.columns.size() != table.columns.size() || data.firstCells.size() != data.columns.size() ||
            data.lastCells.size() != data.columns.size())
            return "lists of different lengths by column";
        std::set<std::string> names;
        for (const Column& column : table.columns) {
            if (column.size() != table.rows()) return "a column of another length";
            if (column.name.empty() || !names.insert(column.name).second) return "an empty or repeated name";
        }
        for (std::size_t i = 1; i < table.lines.size(); ++i)
            if (table.lines[i] <= table.lines[i - 1]) return "lines that do not ascend";
        return describeJson(data).empty() ? "no description" : "";
    } catch (const Error& e) {
        return e.place().file != "fuzz.csv" ? "an Error without the file" : sentenceOf(e);
    }
}

/// Every finding has a sentence and lies inside the text; a model exists exactly if there is no error.
inline std::string model(std::string_view text) {
    const CompiledModel result = compileModel(text, "fuzz.mo");
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    bool error = false;
    for (const ModelProblem& p : result.problems) {
        error = error || p.severity == Severity::Error;
        if (p.sentence.empty() || toString(p, text).empty()) return "a problem without a sentence";
        if (p.place.line < 0 || p.place.line > lines || p.length < 1) return "a problem outside the text";
    }
    return error == !result.model ? "" : "a model beside an error, or neither";
}

inline std::string study(std::string_view text) {
    try {
        const Study read = parseStudy(text, "fuzz.toml");
        const std::string written = toToml(read);
        return toToml(parseStudy(written, "fuzz.toml")) == written ? ""
                                                                   : "written and read it is another study";
    } catch (const Error& e) {
        return sentenceOf(e);
    }
}

inline std::string mechanism(std::string_view text) {
    try {
        const Mechanism read = parseMechanism(text, "fuzz.mech");
        if (read.bodies.empty()) return "a mechanism without bodies";
        return modelTextOf(read).empty() ? "a mechanism without a model" : "";
    } catch (const Error& e) {
        return sentenceOf(e);
    }
}

inline std::string selection(std::string_view text) {
    try {
        const SensorFile file = readSensorFile(text, "fuzz.json");
        const auto n = file.set.rows.size();
        if (n == 0 || file.set.sensors.size() != n || (!file.set.costs.empty() && file.set.costs.size() != n))
            return "lists of different lengths by sensor";
        for (const auto& rows : file.set.rows)
            if (rows.cols() != file.set.parameterCount() || !rows.allFinite())
                return "rows that are not J/sigma";
        return "";
    } catch (const Error& e) {
        return sentenceOf(e);
    }
}

inline std::string result(std::string_view text) {
    try {
        const Result read = resultFromText(text);
        const std::string written = toJson(read).dump();
        return toJson(resultFromText(written)).dump() == written ? ""
                                                                 : "written and read it is another result";
    } catch (const Error& e) {
        return sentenceOf(e);
    }
}

inline std::string project(std::string_view bytes) {
    namespace fs = std::filesystem;
    static const fs::path folder = fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
    static const fs::path file = folder / ("rigor-fuzz-" + std::to_string(::getpid()) + ".rigor");
    std::ofstream(file, std::ios::binary) << bytes;
    std::string broken;
    try {
        const ProjectStore store = ProjectStore::open(file);
        for (const std::string& name : store.studies()) store.study(name);
        for (const std::string& name : store.models()) store.model(name);
        for (const std::string& name : store.dataFiles()) store.data(name);
        store.setting("title");
        for (const StoredRun& run : store.runs()) {
            const Result loaded = store.loadRun(run.id);
            for (const ResultTable& table : loaded.tables)
                if (toCsv(table).empty()) broken = "a table without a head";
        }
    } catch (const Error& e) {
        broken = sentenceOf(e);
    }
    std::error_code gone;
    fs::remove(file, gone);
    return broken;
}

} // namespace rigor::fuzz

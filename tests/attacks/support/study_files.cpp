#include "tests/attacks/support/study_files.h"

#include "core/foundation/base/error.h"
#include "core/study/run/run_folder.h"

#include <unistd.h>

#include <atomic>
#include <fstream>
#include <limits>

namespace rigor::attacks {

namespace fs = std::filesystem;

void StudyText::set(const std::string& section, const std::string& key, const std::string& value) {
    auto found =
        std::find_if(sections_.begin(), sections_.end(), [&](const Section& s) { return s.name == section; });
    if (found == sections_.end())
        found = sections_.insert(section.empty() ? sections_.begin() : sections_.end(), {section, {}});
    for (auto& [name, old] : found->lines)
        if (name == key) {
            old = value;
            return;
        }
    found->lines.emplace_back(key, value);
}

void StudyText::remove(const std::string& section, const std::string& key) {
    for (Section& one : sections_)
        if (one.name == section)
            std::erase_if(one.lines, [&](const auto& line) { return line.first == key; });
}

std::string StudyText::text() const {
    std::string text;
    for (const Section& section : sections_) {
        if (!section.name.empty()) text += "[" + section.name + "]\n";
        for (const auto& [key, value] : section.lines) text += key + " = " + value + "\n";
    }
    return text;
}

std::string toml(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string toml(double number) {
    const std::string digits = fmt::format("{}", number); // as many as read back the same double
    return digits.find_first_of(".en") == std::string::npos ? digits + ".0" : digits;
}

namespace {

std::string headOf(const RigColumn& column) {
    return column.unit.empty() ? column.name : fmt::format("{} [{}]", column.name, column.unit);
}

} // namespace

std::string csvOf(const Rig& rig, const RigRun& run, const Eigen::MatrixXd& measured) {
    std::vector<std::string> heads;
    if (!rig.rows) heads.push_back(headOf(rig.time));
    for (const RigInput& input : rig.inputs) heads.push_back(headOf(input.column));
    for (const RigOutput& output : rig.outputs) heads.push_back(headOf(output.column));
    std::string text = fmt::format("{}\n", fmt::join(heads, ","));
    const auto cell = [](const RigColumn& column, double value) {
        return std::isnan(value) ? std::string() : fmt::format("{}", column.factor * value + column.offset);
    };
    for (Eigen::Index i = 0; i < measured.rows(); ++i) {
        std::vector<std::string> cells;
        if (!rig.rows) cells.push_back(cell(rig.time, run.times[static_cast<std::size_t>(i)]));
        for (std::size_t k = 0; k < rig.inputs.size(); ++k)
            cells.push_back(cell(rig.inputs[k].column, run.inputs(i, static_cast<Eigen::Index>(k))));
        for (std::size_t k = 0; k < rig.outputs.size(); ++k)
            cells.push_back(cell(rig.outputs[k].column, measured(i, static_cast<Eigen::Index>(k))));
        text += fmt::format("{}\n", fmt::join(cells, ","));
    }
    return text;
}

StudyFiles studyOver(const std::string& method, const std::string& model, const std::string& csv) {
    StudyFiles files;
    files.files = {{"m.mo", model}, {"d.csv", csv}};
    files.study.set("", "method", toml(method));
    files.study.set("", "model", toml("m.mo"));
    files.study.set("", "threads", "1");
    files.study.set("data", "file", toml("d.csv"));
    return files;
}

void setRange(StudyText& study, const std::string& name, double start, double lower, double upper) {
    study.set("unknowns." + name, "start", toml(start));
    study.set("unknowns." + name, "min", toml(lower));
    study.set("unknowns." + name, "max", toml(upper));
}

StudyFiles studyOf(const Rig& rig, const Record& record, const StudyOptions& options) {
    StudyFiles made;
    made.files["m.mo"] = rig.model;
    StudyText& s = made.study;
    s.set("", "method", toml(options.method));
    s.set("", "model", toml("m.mo"));
    s.set("", "seed", "1");
    s.set("", "threads", "1");
    std::vector<std::string> names;
    for (std::size_t k = 0; k < rig.runs.size(); ++k) {
        const std::string name = rig.rows ? "d.csv" : rig.runs[k].label + ".csv";
        made.files[name] = csvOf(rig, rig.runs[k], record.measured[k]);
        names.push_back(toml(name));
    }
    s.set("data", "files", fmt::format("[{}]", fmt::join(names, ", ")));
    if (!rig.rows) {
        s.set("data", "layout", toml("signals"));
        s.set("data", "time", toml(rig.time.name));
        if (!rig.inputs.empty()) s.set("data", "interpolation", toml("linear"));
    }
    for (const RigInput& input : rig.inputs) s.set("data.inputs", input.name, toml(input.column.name));
    for (const RigOutput& output : rig.outputs) {
        s.set("data.measurements", output.name, toml(output.column.name));
        if (options.stated)
            s.set("data.standard_deviations", output.name, toml(output.sigma * options.statedRatio));
    }
    for (const RigUnknown& unknown : rig.unknowns)
        setRange(s, toml(unknown.name), unknown.start, unknown.lower, unknown.upper);
    for (const auto& [key, value] : options.options) s.set("options", key, value);
    for (const auto& [key, value] : rig.simulation) s.set("simulation", key, value);
    return made;
}

void writeFiles(const StudyFiles& files, const fs::path& folder) {
    fs::create_directories(folder);
    const auto write = [&](const std::string& name, const std::string& bytes) {
        std::ofstream file(folder / name, std::ios::binary);
        file << bytes;
        if (!file.flush()) fail("cannot write {}", (folder / name).string());
    };
    for (const auto& [name, bytes] : files.files) write(name, bytes);
    write("s.toml", files.study.text());
}

double Outcome::number(const std::string& unknown, const std::string& key) const {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    if (!refused.empty()) return none;
    const auto found = result.at("unknowns").find(unknown);
    if (found == result.at("unknowns").end() || !found->at(key).is_number()) return none;
    return found->at(key).get<double>();
}

bool Outcome::atBound(const std::string& unknown) const {
    return refused.empty() && result.at("unknowns").at(unknown).at("at_bound").get<bool>();
}

std::vector<std::string> Outcome::sentences() const {
    if (!refused.empty()) return {refused};
    auto all = result.at("warnings").get<std::vector<std::string>>();
    all.push_back(result.at("message").get<std::string>());
    return all;
}

std::string Outcome::said(const std::string& words) const {
    for (const std::string& sentence : sentences())
        if (sentence.find(words) != std::string::npos) return sentence;
    return {};
}

const ResultTable* Outcome::table(const std::string& name) const {
    for (const ResultTable& one : tables)
        if (one.name == name) return &one;
    return nullptr;
}

Outcome runFolder(const fs::path& folder) {
    Outcome outcome;
    try {
        PreparedStudy prepared = prepare(loadStudy(folder / "s.toml"));
        Result result = runStudy(prepared, {});
        outcome.result = nlohmann::ordered_json::parse(rigor::runFiles(result, prepared.study).front().bytes);
        outcome.tables = std::move(result.tables);
    } catch (const Error& e) {
        outcome.refused = e.sentence();
    }
    return outcome;
}

Outcome runFiles(const StudyFiles& files) {
    static std::atomic<int> counter{0};
    const fs::path folder =
        fs::temp_directory_path() / fmt::format("rigor-attack-{}-{}", ::getpid(), counter++);
    writeFiles(files, folder);
    Outcome outcome = runFolder(folder);
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return outcome;
}

} // namespace rigor::attacks

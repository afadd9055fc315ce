// Study -> study file. Written by hand rather than by toml++ because the order of unknowns matters.

#include "core/study/file/design_parse.h"
#include "core/study/file/study_keys.h"
#include "core/study/study.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (byte < 0x20 || byte == 0x7f)
            out += fmt::format("\\u{:04x}", byte);
        else
            out += c;
    }
    return out + "\"";
}

std::string keyText(const std::string& key) {
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    });
    return bare ? key : quoted(key);
}

/// Shortest digits that read back as the same number; always a TOML float.
std::string number(double x) {
    if (std::isnan(x)) return "nan";
    if (std::isinf(x)) return x > 0 ? "inf" : "-inf";
    std::string text = fmt::format("{}", x);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    return text;
}

std::string value(const FieldValue& field) {
    if (const auto* text = std::get_if<std::string>(&field)) return quoted(*text);
    if (const auto* real = std::get_if<double>(&field)) return number(*real);
    if (const auto* list = std::get_if<std::vector<double>>(&field)) {
        std::string out;
        for (const double x : *list) out += (out.empty() ? "" : ", ") + number(x);
        return "[" + out + "]";
    }
    return toString(field);
}

std::string list(const std::vector<std::string>& texts) {
    std::string out;
    for (const auto& text : texts) out += (out.empty() ? "" : ", ") + quoted(text);
    return "[" + out + "]";
}

class Writer {
  public:
    void section(const std::string& name) { text_ += (text_.empty() ? "[" : "\n[") + name + "]\n"; }
    void line(const std::string& key, const std::string& written) {
        text_ += keyText(key) + " = " + written + "\n";
    }
    void text(const std::string& key, const std::string& content) {
        if (!content.empty()) line(key, quoted(content));
    }
    void search(const SearchValue& s) {
        if (!std::isnan(s.start)) line("start", number(s.start));
        if (!std::isinf(s.min)) line("min", number(s.min));
        if (!std::isinf(s.max)) line("max", number(s.max));
    }
    void map(const std::string& name, const std::map<std::string, std::string>& content) {
        if (content.empty()) return;
        section(name);
        for (const auto& [key, text] : content) line(key, quoted(text));
    }
    void map(const std::string& name, const std::map<std::string, double>& content) {
        if (content.empty()) return;
        section(name);
        for (const auto& [key, x] : content) line(key, number(x));
    }
    void map(const std::string& name, const std::map<std::string, StatedError>& content) {
        if (content.empty()) return;
        section(name);
        for (const auto& [key, stated] : content)
            line(key, stated.unit.empty() ? number(stated.value) : quoted(toString(stated)));
    }
    void fields(const std::string& name, const std::vector<std::pair<std::string, FieldValue>>& content) {
        if (content.empty()) return;
        section(name);
        for (const auto& [key, field] : content) line(key, value(field));
    }
    std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

/// As paths, or where one is read otherwise than the others as tables.
std::string listOfFiles(const DataRecipe& data) {
    if (data.entries.empty()) return list(data.files);
    std::vector<std::string> tables;
    for (std::size_t i = 0; i < data.files.size(); ++i) {
        const FileEntry entry = i < data.entries.size() ? data.entries[i] : FileEntry{};
        std::string table = "{file = " + quoted(data.files[i]);
        if (entry.experiment > 0) table += fmt::format(", experiment = {}", entry.experiment);
        if (!entry.time.empty()) table += ", time = " + quoted(entry.time);
        if (entry.offset != 0) table += ", offset = " + number(entry.offset);
        if (!entry.sheet.empty()) table += ", sheet = " + quoted(entry.sheet);
        if (!entry.variable.empty()) table += ", variable = " + quoted(entry.variable);
        tables.push_back(table + "}");
    }
    return fmt::format("[{}]", fmt::join(tables, ", "));
}

std::string inlineTable(const HeldBack& held) {
    if (held.after) return "{after = " + number(*held.after) + "}";
    if (!held.files.empty()) return "{files = " + list(held.files) + "}";
    if (!held.labels.empty()) return "{labels = " + list(held.labels) + "}";
    if (held.folds == HeldBack::kEach) return fmt::format("{{folds = \"each\", seed = {}}}", held.seed);
    if (held.folds > 0) return fmt::format("{{folds = {}, seed = {}}}", held.folds, held.seed);
    return fmt::format("{{share = {}, seed = {}}}", number(held.share), held.seed);
}

/// A number that is given, or a table of its search.
std::string searchText(const SearchValue& search) {
    if (search.min == search.max) return number(search.min);
    std::vector<std::string> parts;
    if (!std::isnan(search.start)) parts.push_back("start = " + number(search.start));
    if (!std::isinf(search.min)) parts.push_back("min = " + number(search.min));
    if (!std::isinf(search.max)) parts.push_back("max = " + number(search.max));
    return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

void writeDependence(Writer& w, const Dependence& dependence) {
    if (!dependence.stated()) return;
    w.section("dependence");
    w.text("family", dependence.family);
    if (dependence.family == "t") w.line("degrees_of_freedom", number(dependence.degreesOfFreedom));
    if (dependence.survival) w.text("tails", "turned");
    for (const auto& [first, second, value] : dependence.pairs)
        w.line(first + ", " + second, searchText(value));
}

void writeData(Writer& w, const DataRecipe& data, const std::vector<SensorNoise>& noise) {
    const DataRecipe standard;
    w.section("data");
    if (data.files.size() == 1 && data.entries.empty()) w.text("file", data.files.front());
    if (data.files.size() > 1 || !data.entries.empty()) w.line("files", listOfFiles(data));
    if (data.layout != standard.layout || !data.time.empty()) w.text("layout", data.layout);
    w.text("label", data.label);
    w.text("time", data.time);
    if (data.interpolation != standard.interpolation) w.text("interpolation", data.interpolation);
    w.text("sheet", data.sheet);
    w.text("variable", data.variable);
    w.text("delimiter", data.delimiter);
    w.text("decimal", data.decimal);
    w.text("encoding", data.encoding);
    if (data.headerLine != standard.headerLine) w.line("header_line", fmt::format("{}", data.headerLine));
    if (data.unitLine != standard.unitLine) w.line("unit_line", fmt::format("{}", data.unitLine));
    w.text("comment", data.comment);
    w.text("date_order", data.dateOrder);
    if (!data.excluded.empty()) w.line("excluded", list(data.excluded));
    if (!data.ignored.empty()) w.line("ignored", list(data.ignored));
    if (!data.numbers.empty()) w.line("numbers", list(data.numbers));
    if (!data.marked.empty()) {
        std::vector<std::string> marked;
        for (const MarkedCell& cell : data.marked) marked.push_back(toString(cell));
        w.line("marked", list(marked));
    }
    if (data.validation.any()) w.line("validation", inlineTable(data.validation));
    const auto& uncertainty = data.inputUncertainty;
    if (uncertainty.size() == 1 && uncertainty.begin()->first.empty())
        w.line("input_uncertainty", number(uncertainty.begin()->second));
    std::vector<std::pair<std::string, FieldValue>> preparation;
    Preparation now = data.preparation, off;
    const Fields fields = now.fields(), defaults = off.fields();
    for (const Field& field : fields.all())
        if (!(field.get() == defaults.find(field.key)->get()))
            preparation.emplace_back(field.key, field.get());
    w.fields("data.preparation", preparation);
    w.map("data.derived", data.derived);
    w.map("data.conditions", data.conditions);
    w.map("data.inputs", data.inputs);
    w.map("data.measurements", data.measurements);
    w.map("data.standard_deviations", data.standardDeviations);
    w.map("data.bounds", data.bounds);
    if (!noise.empty()) w.section("data.noise");
    for (const SensorNoise& one : noise) w.line(one.output, searchText(one.deviation));
    if (!uncertainty.contains("")) w.map("data.input_uncertainty", uncertainty);
    w.map("data.units", data.units);
    if (!data.starts.empty()) w.section("data.start");
    for (const auto& [state, rule] : data.starts) {
        std::string written = number(rule.value);
        for (const auto& [word, kind] : kStartWords)
            if (kind == rule.kind) written = quoted(word);
        w.line(state, written);
    }
    for (const auto& [column, texts] : data.codes)
        for (const auto& [text, values] : texts) {
            w.section("data.codes." + keyText(column) + "." + keyText(text));
            for (const auto& [parameter, x] : values) w.line(parameter, number(x));
        }
}

void writeUnknown(Writer& w, const Unknown& unknown) {
    const std::string name = "unknowns." + keyText(unknown.name);
    w.section(name);
    if (!unknown.equals.empty()) { // no other key is read beside it
        w.text("equals", unknown.equals);
        return;
    }
    w.text("of", unknown.of);
    w.text("kind", unknown.kind);
    if (unknown.family.empty()) {
        w.search(unknown.value);
        if (unknown.logarithmic) w.text("scale", "log");
        if (const Prior& prior = unknown.prior; prior.stated())
            w.line("prior", prior.family == "uniform"
                                ? fmt::format("{{family = \"uniform\", min = {}, max = {}, edge = {}}}",
                                              number(prior.min), number(prior.max), number(prior.edge))
                                : fmt::format("{{family = {}, mean = {}, standard_deviation = {}}}",
                                              quoted(prior.family), number(prior.mean),
                                              number(prior.standardDeviation)));
        return;
    }
    w.text("family", unknown.family);
    if (const SampleFile& from = unknown.samples; !from.file.empty()) {
        w.text("file", from.file);
        w.text("column", from.column);
        if (from.estimate != "kernel") w.text("estimate", from.estimate);
    }
    if (!std::isinf(unknown.lower)) w.line("lower", number(unknown.lower));
    if (!std::isinf(unknown.upper)) w.line("upper", number(unknown.upper));
    for (const auto& [key, search] : unknown.shape) {
        w.section(name + "." + keyText(key));
        w.search(search);
    }
}

} // namespace

std::string toToml(const Study& study) {
    Writer w;
    w.text("title", study.title);
    w.text("method", study.method);
    w.text("model", study.model);
    w.line("seed", fmt::format("{}", study.seed));
    w.line("threads", fmt::format("{}", study.threads));
    if (!study.checkpoint) w.text("checkpoint", "off");
    if (!study.constraints.empty()) w.line("constraints", list(study.constraints));
    writeData(w, study.data, study.noise);
    w.map("parameters", study.parameters);
    for (const auto& unknown : study.unknowns) writeUnknown(w, unknown);
    writeDependence(w, study.dependence);
    for (const auto& candidate : study.candidates) {
        w.section("candidates." + keyText(candidate.name));
        w.text("model", candidate.model);
        w.map("candidates." + keyText(candidate.name) + ".parameters", candidate.parameters);
    }
    w.fields("options", study.options);
    w.fields("simulation", study.simulation);
    if (!study.report.empty()) {
        w.section("output");
        w.text("report", study.report);
    }
    return w.take() + designText(study.design, keyText, number, quoted);
}

} // namespace rigor

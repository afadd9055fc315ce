#include "core/study/report/compare_settings.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/result/provenance.h"
#include "core/study/file/toml_tree.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

namespace rigor {
namespace {

struct Setting {
    std::string key, name, value;
};

constexpr std::size_t kShortDigest = 8; ///< characters that tell contents apart for people

std::string fileName(const std::string& path) {
    return path.rfind("rig:", 0) == 0 ? path : std::filesystem::path(path).filename().string();
}

std::string listText(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text.empty() ? kMissingText : text;
}

std::string numberText(double value) {
    if (std::isnan(value)) return kMissingText;
    if (std::isinf(value)) return value > 0 ? "∞" : "−∞";
    return plainText(value, 12);
}

std::string textOfField(const FieldValue& value, const Field* field) {
    if (const auto* text = std::get_if<std::string>(&value)) return text->empty() ? kMissingText : *text;
    if (const auto* real = std::get_if<double>(&value)) {
        const std::string unit = field && !field->info.unit.empty() ? " " + field->info.unit : "";
        return std::isfinite(*real) ? numberText(*real) + unit : numberText(*real);
    }
    if (const auto* on = std::get_if<bool>(&value))
        return *on ? translate("Report", "yes") : translate("Report", "no");
    if (const auto* list = std::get_if<std::vector<double>>(&value)) {
        std::vector<std::string> parts;
        for (const double x : *list) parts.push_back(numberText(x));
        return listText(parts);
    }
    return toString(value);
}

std::string textOfNode(const TomlNode& node) {
    switch (node.kind) {
    case TomlNode::Kind::Text:
        return node.text;
    case TomlNode::Kind::Whole:
        return std::to_string(node.whole);
    case TomlNode::Kind::Real:
        return numberText(node.real);
    case TomlNode::Kind::Boolean:
        return node.boolean ? translate("Report", "yes") : translate("Report", "no");
    case TomlNode::Kind::Array: {
        std::vector<std::string> parts;
        for (const TomlNode& element : node.elements) parts.push_back(textOfNode(element));
        return listText(parts);
    }
    default:
        return kMissingText;
    }
}

/// What a key of the study is called; the key itself where it has no words.
std::string nameOf(const std::string& key) {
    const auto rest = [&](const char* table) {
        const std::string start = table;
        return key.rfind(start, 0) == 0 ? key.substr(start.size()) : std::string();
    };
    if (key == "seed") return translate("Report", "seed");
    if (key == "threads") return translate("Report", "threads");
    if (const auto name = rest("parameters."); !name.empty())
        return filled(sentence("Report", "value of {}"), name);
    if (const auto name = rest("data.standard_deviations."); !name.empty())
        return filled(sentence("Report", "standard deviation of {}"), name);
    if (const auto name = rest("data.bounds."); !name.empty())
        return filled(sentence("Report", "bound of {}"), name);
    if (const auto name = rest("data.measurements."); !name.empty())
        return filled(sentence("Report", "column of {}"), name);
    if (const auto name = rest("data.inputs."); !name.empty())
        return filled(sentence("Report", "column of {}"), name);
    if (const auto name = rest("data.units."); !name.empty())
        return filled(sentence("Report", "unit of {}"), name);
    return key;
}

/// Everything below a table as key -> value, in the order of the text.
void flatten(const TomlNode& node, std::vector<Setting>& settings) {
    if (node.kind == TomlNode::Kind::Table) {
        for (const auto& [key, member] : node.members) flatten(member, settings);
        return;
    }
    settings.push_back({node.path, nameOf(node.path), textOfNode(node)});
}

std::string rangeText(double lower, double upper) { return numberText(lower) + " … " + numberText(upper); }

void addSearch(std::vector<Setting>& settings, const std::string& key, const std::string& title,
               const SearchValue& value) {
    settings.push_back(
        {key + ".start", filled(sentence("Report", "start of {}"), title), numberText(value.start)});
    settings.push_back({key + ".range", filled(sentence("Report", "search range of {}"), title),
                        rangeText(value.min, value.max)});
}

/// "normal, 3 ± 0.5"
std::string priorText(const Prior& prior) {
    return prior.family == "uniform"
               ? filled("{}, {}, ± {}", prior.family, rangeText(prior.min, prior.max), numberText(prior.edge))
               : filled("{}, {} ± {}", prior.family, numberText(prior.mean),
                        numberText(prior.standardDeviation));
}

void addUnknown(std::vector<Setting>& settings, const Unknown& unknown) {
    const std::string key = "unknowns." + unknown.name;
    settings.push_back({key + ".kind", filled(sentence("Report", "kind of {}"), unknown.name),
                        unknown.family.empty() ? translate("Report", "number") : unknown.family});
    if (!unknown.equals.empty()) {
        settings.push_back(
            {key + ".equals", filled(sentence("Report", "{} equals"), unknown.name), unknown.equals});
        return;
    }
    if (unknown.family.empty()) {
        if (unknown.logarithmic)
            settings.push_back({key + ".scale", filled(sentence("Report", "scale of {}"), unknown.name),
                                translate("Report", "logarithmic")});
        if (unknown.prior.stated())
            settings.push_back({key + ".prior", filled(sentence("Report", "prior of {}"), unknown.name),
                                priorText(unknown.prior)});
        return addSearch(settings, key, unknown.name, unknown.value);
    }
    if (const SampleFile& from = unknown.samples; !from.file.empty())
        settings.push_back({key + ".samples", filled(sentence("Report", "samples of {}"), unknown.name),
                            fileName(from.file) + ", " + from.column + ", " + from.estimate});
    settings.push_back({key + ".limits", filled(sentence("Report", "limits of {}"), unknown.name),
                        rangeText(unknown.lower, unknown.upper)});
    for (const auto& [shape, value] : unknown.shape)
        addSearch(settings, key + "." + shape, unknown.name + " " + shape, value);
}

void addFields(std::vector<Setting>& settings, const std::string& table, const Fields& fields,
               const std::vector<std::pair<std::string, FieldValue>>& stated) {
    for (const auto& [key, value] : stated) {
        try {
            if (fields.find(key)) fields.set(key, value);
        } catch (const Error&) {
            continue; // of another kind: the default is what would run
        }
    }
    std::map<std::string, int> labels;
    for (const Field& field : fields.all()) ++labels[field.info.label];
    for (const Field& field : fields.all()) {
        std::string name = translate("Field", field.info.label.c_str());
        if (labels[field.info.label] > 1) name += " (" + translate("Field", field.info.group.c_str()) + ")";
        settings.push_back({table + "." + field.key, name, textOfField(field.get(), &field)});
    }
}

/// Parts of the study text that are named otherwise below.
bool namedElsewhere(const std::string& key) {
    const auto within = [&](const char* table) { return key.rfind(table, 0) == 0; };
    return key == "title" || key == "method" || key == "model" || key == "data.file" || key == "data.files" ||
           within("unknowns.") || within("options.") || within("simulation.");
}

std::vector<Setting> settingsOf(const SettingsOfRun& run) {
    const Study& study = *run.study;
    std::vector<Setting> settings;
    const Provenance recorded = run.result ? provenanceOf(*run.result) : Provenance{};
    const MethodDescriptor* known = findMethod(study.method);
    const std::unique_ptr<Method> method = known ? known->make() : nullptr;
    settings.push_back(
        {"method", translate("Report", "method"), known ? translate("Field", known->title) : study.method});
    settings.push_back(
        {"model", translate("Report", "model"), study.model.empty() ? kMissingText : fileName(study.model)});
    if (!recorded.modelSha256.empty())
        settings.push_back(
            {"model.sha256", translate("Report", "what the model says (SHA-256)"), recorded.modelSha256});
    std::vector<std::string> files;
    for (const std::string& file : study.data.files) files.push_back(fileName(file));
    settings.push_back({"data.files", translate("Report", "data"), listText(files)});
    if (!recorded.dataSha256.empty())
        settings.push_back(
            {"data.sha256", translate("Report", "what the data say (SHA-256)"), recorded.dataSha256});
    if (!recorded.samplesSha256.empty())
        settings.push_back({"samples.sha256", translate("Report", "what the samples say (SHA-256)"),
                            recorded.samplesSha256});
    for (const Unknown& unknown : study.unknowns) addUnknown(settings, unknown);
    std::vector<Setting> rest;
    flatten(parseToml(toToml(study), "study", {}), rest);
    std::erase_if(rest, [](const Setting& setting) { return namedElsewhere(setting.key); });
    settings.insert(settings.end(), rest.begin(), rest.end());
    if (method) addFields(settings, "options", method->options(), study.options);
    SimulationOptions simulation;
    addFields(settings, "simulation", simulation.fields(), study.simulation);
    return settings;
}

} // namespace

std::vector<ComparedSetting> comparedSettings(const std::vector<SettingsOfRun>& runs) {
    std::vector<ComparedSetting> list;
    for (std::size_t r = 0; r < runs.size(); ++r) {
        std::size_t place = 0;
        for (const Setting& setting : settingsOf(runs[r])) {
            auto at = std::find_if(list.begin(), list.end(),
                                   [&](const ComparedSetting& one) { return one.key == setting.key; });
            if (at == list.end()) {
                at = list.insert(list.begin() + static_cast<long>(std::min(place, list.size())),
                                 {setting.key, setting.name, {}, true, false});
                at->values.assign(runs.size(), kMissingText);
            }
            at->values[r] = setting.value;
            place = static_cast<std::size_t>(at - list.begin()) + 1;
        }
    }
    const bool oneMethod = std::all_of(runs.begin(), runs.end(), [&](const SettingsOfRun& run) {
        return run.study->method == runs.front().study->method;
    });
    for (ComparedSetting& one : list) {
        one.same = std::all_of(one.values.begin(), one.values.end(),
                               [&](const std::string& value) { return value == one.values.front(); });
        if (one.key.rfind("options.", 0) == 0 && !oneMethod) {
            std::size_t having = 0;
            for (const SettingsOfRun& run : runs) {
                const MethodDescriptor* method = findMethod(run.study->method);
                having += method && method->make()->options().find(one.key.substr(8));
            }
            one.ofSomeMethods = having < runs.size();
        }
        if (one.key.find("sha256") != std::string::npos)
            for (std::string& value : one.values)
                if (value.size() > kShortDigest && value != kMissingText) value.resize(kShortDigest);
    }
    return list;
}

std::string differingSettings(const std::vector<ComparedSetting>& settings) {
    std::vector<std::string> names;
    for (const ComparedSetting& one : settings)
        if (!one.same && !one.ofSomeMethods) names.push_back(one.name);
    return names.empty() ? std::string() : listText(names);
}

} // namespace rigor

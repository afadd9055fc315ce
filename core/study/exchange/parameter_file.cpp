#include "core/study/exchange/parameter_file.h"

#include "core/engine/fmu/fmu_model.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/units/units.h"
#include "core/foundation/stats/distributions/shape_moments.h"
#include "core/methods/result/stored_result.h"
#include "core/study/exchange/mat_writer.h"
#include "core/study/record_starts.h"
#include "core/study/run/experiment_run.h"
#include "core/study/run/run_folder.h"
#include "core/study/sample_files.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>
#include <sstream>
#include <system_error>

namespace rigor {

namespace {

namespace fs = std::filesystem;

std::vector<Estimate> numbersOf(const Result& result) {
    std::vector<Estimate> all = result.unknowns;
    all.insert(all.end(), result.tied.begin(), result.tied.end());
    return all;
}

bool isIdentifier(std::string_view name) {
    const auto plain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    return !name.empty() && std::isdigit(static_cast<unsigned char>(name.front())) == 0 &&
           std::all_of(name.begin(), name.end(), plain);
}

/// "x.start" of a state, "k", "mass.k"; no element of an array, no moment of a distribution.
bool isParameter(const Estimate& e) {
    static const std::set<std::string> moments = {
        "mean", "standard_deviation", "rate", "shape", "scale", "location", "lower", "upper", "alpha",
        "beta"};
    if (!std::isfinite(e.value)) return false;
    std::stringstream parts(e.name);
    std::string part;
    while (std::getline(parts, part, '.'))
        if (!isIdentifier(part)) return false;
    return part == e.name || !moments.contains(part);
}

std::string csvOf(const Result& result) {
    ResultTable table{.name = "parameters"};
    ResultColumn name{.name = "name"}, value{.name = "value"}, error{.name = "standard_error"},
        lower{.name = "lower"}, upper{.name = "upper"}, unit{.name = "unit"};
    for (const Estimate& e : numbersOf(result)) {
        name.texts.push_back(e.name);
        value.numbers.push_back(e.value);
        error.numbers.push_back(e.standardError);
        lower.numbers.push_back(e.lower);
        upper.numbers.push_back(e.upper);
        unit.texts.push_back(e.unit);
    }
    table.columns = {name, value, error, lower, upper, unit};
    return toCsv(table);
}

std::string jsonOf(Result result, const std::string& model) {
    result.diagnostics = emptyObject();
    result.provenance = emptyObject();
    auto json = toJson(result);
    json["model"] = model;
    return storedText(json, 2) + "\n";
}

/// What the study fixes: without it the model of another tool would not be the one that was calibrated.
std::vector<Estimate> fixedOf(const Study& study) {
    std::vector<Estimate> fixed;
    for (const auto& [name, value] : fixedParameters(study))
        if (std::ranges::find(study.unknowns, name, &Unknown::name) == study.unknowns.end())
            fixed.push_back({.name = name, .value = value});
    return fixed;
}

/// The unknown whose number in the only experiment this is; null: of none, or there are several experiments.
const Unknown* onlyNumberOf(const Study& study, const std::vector<Estimate>& numbers, const Estimate& e) {
    for (const Unknown& unknown : study.unknowns) {
        const auto isOf = [&](const Estimate& one) {
            return one.name.starts_with(unknown.name + "[") && one.name.ends_with(']') &&
                   std::ranges::find(study.unknowns, one.name, &Unknown::name) == study.unknowns.end();
        };
        if (isOf(e) && unknown.family.empty() && std::ranges::count_if(numbers, isOf) == 1 &&
            std::ranges::find(numbers, unknown.name, &Estimate::name) == numbers.end())
            return &unknown;
    }
    return nullptr;
}

/// Tank(k = 2, h(start = 0.4), mass(m = 1))
std::string modelicaOf(const Result& result, const Study& study, const std::string& model) {
    std::vector<std::string> modifications, others;
    std::vector<Estimate> numbers = numbersOf(result);
    const std::vector<Estimate> found = numbers;
    for (const Estimate& e : fixedOf(study)) numbers.push_back(e);
    for (Estimate& e : numbers) {
        const std::string value = fmt::format("{}", e.value);
        const std::string whole = e.name;
        if (const Unknown* own = onlyNumberOf(study, found, e); own && own->of.empty()) e.name = own->name;
        if (!isParameter(e)) {
            e.name = whole;
            others.push_back(
                fmt::format("// {} = {}{}\n", e.name, value, e.unit.empty() ? "" : " " + e.unit));
            continue;
        }
        std::string open = e.name, close;
        for (std::size_t dot = open.find('.'); dot != std::string::npos; dot = open.find('.')) {
            open.replace(dot, 1, "(");
            close += ")";
        }
        modifications.push_back(open + " = " + value + close);
    }
    std::string text;
    for (const std::string& other : others) text += other;
    return text + fmt::format("{}({})\n", model, fmt::join(modifications, ", "));
}

void describeUnit(pugi::xml_node units, const std::string& unit) {
    const auto parsed = parseUnit(unit);
    pugi::xml_node node = units.append_child("ssc:Unit");
    node.append_attribute("name") = unit.c_str();
    pugi::xml_node base = node.append_child("ssc:BaseUnit");
    if (!parsed) return;
    static constexpr const char* kBases[] = {"m", "kg", "s", "A", "K", "mol", "cd", "rad"};
    for (std::size_t k = 0; k < parsed->dimension.twelfths.size(); ++k)
        if (const int twelfths = parsed->dimension.twelfths[k]; twelfths != 0 && twelfths % 12 == 0)
            base.append_attribute(kBases[k]) = twelfths / 12;
    if (parsed->factor != 1) base.append_attribute("factor") = fmt::format("{}", parsed->factor).c_str();
    if (parsed->offset != 0) base.append_attribute("offset") = fmt::format("{}", parsed->offset).c_str();
}

/// Powers of base units in this format are whole.
bool hasWholePowers(const std::string& unit) {
    const auto parsed = parseUnit(unit);
    return parsed && std::ranges::all_of(parsed->dimension.twelfths, [](int t) { return t % 12 == 0; });
}

constexpr std::string_view kStart = ".start";

/// What a parameter set holds of an answer: one value per parameter of the model.
struct SsvContent {
    std::vector<Estimate> parameters;         ///< by the names of the model
    std::map<std::string, const char*> kinds; ///< of parameters that are no real numbers: their element
    std::vector<Estimate> others;
    Messages left; ///< what is among the others, and why
};

/// The mean of a distribution of the family by the estimates of its shape; NaN if they are not all there.
double meanOf(const Unknown& unknown, const std::map<std::string, double>& values) {
    ShapeValues shape;
    for (const auto& [name, searched] : unknown.shape) {
        const auto found = values.find(unknown.name + "." + name);
        if (found == values.end()) return kNaN;
        shape.emplace_back(name, found->second);
    }
    try {
        return momentsOf(unknown.family, shape, unknown.lower, unknown.upper, unknown.samples.law).mean;
    } catch (const Error&) {
        return kNaN;
    }
}

SsvContent contentOf(const Result& result, const Study& study) {
    SsvContent content;
    std::vector<std::string> spread, apart, none;
    std::map<std::string, double> values;
    const std::vector<Estimate> numbers = numbersOf(result);
    for (const Estimate& e : numbers) values[e.name] = e.value;
    std::set<std::string> means;
    Study read = study;
    readSamplesThatAreThere(read);
    for (const Unknown& unknown : read.unknowns) {
        if (unknown.family.empty()) continue;
        const double mean = meanOf(unknown, values);
        if (!std::isfinite(mean)) continue;
        const auto shape = std::ranges::find_if(numbers, [&](const Estimate& e) {
            return std::ranges::any_of(
                unknown.shape, [&](const auto& one) { return e.name == unknown.name + "." + one.first; });
        });
        // Of a parameter of the shape that has no other unit than the unknown.
        const auto same = std::ranges::find(numbers, unknown.name + ".mean", &Estimate::name);
        content.parameters.push_back({.name = unknown.name,
                                      .unit = same != numbers.end()    ? same->unit
                                              : shape == numbers.end() ? std::string()
                                                                       : shape->unit,
                                      .value = mean});
        means.insert(unknown.name);
    }
    for (const Estimate& e : numbers) {
        const auto is = [&](const Unknown& u) { return u.name == e.name; };
        const auto ofShape = [&](const Unknown& u) {
            return !u.family.empty() && e.name.starts_with(u.name + ".");
        };
        const auto unknown = std::ranges::find_if(study.unknowns, is);
        if (unknown != study.unknowns.end() && unknown->of.empty() && std::isfinite(e.value)) {
            content.parameters.push_back(e);
            continue;
        }
        if (const Unknown* own = onlyNumberOf(study, numbers, e);
            own && own->of.empty() && std::isfinite(e.value)) {
            content.parameters.push_back(e);
            content.parameters.back().name = own->name;
            continue;
        }
        content.others.push_back(e);
        const auto distribution = std::ranges::find_if(study.unknowns, ofShape);
        if (distribution != study.unknowns.end() && means.contains(distribution->name)) {
            if (e.name != distribution->name + ".mean") spread.push_back(e.name);
        } else
            (e.name.ends_with(']') && unknown == study.unknowns.end() ? apart : none).push_back(e.name);
    }
    const auto tell = [&](const Message& why, const std::vector<std::string>& names) {
        if (!names.empty()) content.left.push_back(filled(why, fmt::join(names, ", ")));
    };
    if (!means.empty())
        content.left.push_back(filled(sentence("Study", "{}: a parameter set holds one value of a parameter, "
                                                        "and of a distribution that is its mean"),
                                      fmt::join(means, ", ")));
    tell(translate("Study", "not in it: {}, for a parameter set knows no spread"), spread);
    tell(translate("Study",
                   "not in it: {}, for it holds one value of a parameter, not one for each experiment"),
         apart);
    tell(translate("Study", "not in it: {}, which is no value of a parameter of the model"), none);
    return content;
}

std::string ssvOf(const SsvContent& content, const std::string& model) {
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node set = document.append_child("ssv:ParameterSet");
    set.append_attribute("xmlns:ssv") = "http://ssp-standard.org/SSP1/SystemStructureParameterValues";
    set.append_attribute("xmlns:ssc") = "http://ssp-standard.org/SSP1/SystemStructureCommon";
    set.append_attribute("version") = "1.0";
    set.append_attribute("name") = model.c_str();
    pugi::xml_node parameters = set.append_child("ssv:Parameters");
    std::set<std::string> units;
    for (const Estimate& e : content.parameters) {
        pugi::xml_node parameter = parameters.append_child("ssv:Parameter");
        // The start of x is the start value of the variable x (FMI: `start`), which has its name.
        const std::string name =
            e.name.ends_with(kStart) ? e.name.substr(0, e.name.size() - kStart.size()) : e.name;
        parameter.append_attribute("name") = name.c_str();
        const auto kind = content.kinds.find(e.name);
        const std::string element = kind == content.kinds.end() ? "ssv:Real" : kind->second;
        pugi::xml_node real = parameter.append_child(element.c_str());
        real.append_attribute("value") =
            element == "ssv:Boolean" ? (e.value != 0 ? "true" : "false") : fmt::format("{}", e.value).c_str();
        if (e.unit.empty() || !hasWholePowers(e.unit)) continue;
        real.append_attribute("unit") = e.unit.c_str();
        units.insert(e.unit);
    }
    for (const Estimate& e : content.others) {
        std::string text = fmt::format(" {} = {} {} ", e.name, e.value, e.unit);
        for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--")) text[at] = ' ';
        parameters.append_child(pugi::node_comment).set_value(text.c_str());
    }
    if (!units.empty()) {
        pugi::xml_node list = set.append_child("ssv:Units");
        for (const std::string& unit : units) describeUnit(list, unit);
    }
    std::ostringstream text;
    document.save(text, "  ");
    return text.str();
}

void writeMat(const fs::path& file, const Result& result) {
    std::vector<std::string> names, units;
    std::vector<double> values, errors, lower, upper;
    for (const Estimate& e : numbersOf(result)) {
        names.push_back(e.name);
        units.push_back(e.unit);
        values.push_back(e.value);
        errors.push_back(e.standardError);
        lower.push_back(e.lower);
        upper.push_back(e.upper);
    }
    writeMatFile(file, [&](MatWriter& mat) {
        mat.texts("names", names);
        mat.texts("units", units);
        mat.column("values", values);
        mat.column("standard_errors", errors);
        mat.column("lower", lower);
        mat.column("upper", upper);
        for (std::size_t k = 0; k < names.size(); ++k) mat.column(names[k], {values[k]});
    });
}

} // namespace

const std::vector<std::string>& parameterFileKinds() {
    static const std::vector<std::string> kinds = {"csv", "json", "mat", "mo", "ssv"};
    return kinds;
}

Messages writeParameterFile(const fs::path& file, const Result& result, const Study& study,
                            const std::string& model) {
    const std::string ending = file.extension().string();
    const std::string kind = ending.empty() ? "" : ending.substr(1);
    if (std::ranges::find(parameterFileKinds(), kind) == parameterFileKinds().end())
        fail(sentence("Study", "{}: the name of a file of parameters ends in .{}"), file.string(),
             fmt::join(parameterFileKinds(), ", ."));
    if (result.outcome != RunOutcome::Answered || result.unknowns.empty())
        fail(sentence("Study", "the run has no answer whose parameters could be written ({})"),
             toString(result.outcome));
    if (kind == "mat") {
        writeMat(file, result);
    } else if (kind == "ssv") {
        SsvContent content = contentOf(result, study);
        if (content.parameters.empty())
            fail(sentence("Study", "the run has found no value of a parameter that a parameter set could "
                                   "hold: {}"),
                 fmt::join(textsOf(content.left, Minus::Hyphen), "; "));
        for (const Estimate& e : fixedOf(study)) content.parameters.push_back(e);
        writeFileAtomically(file, ssvOf(content, model));
        return std::move(content.left);
    } else {
        writeFileAtomically(file, kind == "csv"    ? csvOf(result)
                                  : kind == "json" ? jsonOf(result, model)
                                                   : modelicaOf(result, study, model));
    }
    return {};
}

void writePresentParameters(const fs::path& file, const Model& model, const Study& study) {
    std::set<std::string> truths;
    if (const FmuDescription* fmu = fmuDescription(model))
        for (const FmuVariable& v : fmu->variables)
            if (v.kind == FmuType::Boolean)
                for (const std::string& name : spreadNames(v)) truths.insert(name);
    const std::vector<double> values = presentParameters(model, study);
    SsvContent content;
    for (std::size_t k = 0; k < values.size(); ++k) {
        const Variable& v = model.parameters()[k];
        content.parameters.push_back({.name = v.name, .unit = v.unit, .value = values[k]});
        // One that is a number between two whole ones is no fault of this file.
        if (v.isInteger && values[k] == std::floor(values[k]))
            content.kinds[v.name] = truths.contains(v.name) ? "ssv:Boolean" : "ssv:Integer";
    }
    writeFileAtomically(file, ssvOf(content, model.name()));
}

} // namespace rigor

#include "core/engine/fmu/ssv.h"

#include "core/engine/fmu/fmu_description.h"
#include "core/engine/fmu/small_xml.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <cmath>

namespace rigor {
namespace {

/// Whatever prefix its name space has in this file.
pugi::xml_node childNamed(pugi::xml_node node, const std::string& name) {
    return node.find_child([&](pugi::xml_node child) { return localName(child) == name; });
}

/// Of one value the name itself; of an array those of its elements, sized by SSP 2.0's Dimension or, without
/// any, a row.
std::vector<std::string> namesOf(pugi::xml_node parameter, const std::string& name, std::size_t count,
                                 const std::string& file) {
    FmuVariable array{.name = name, .count = count};
    std::size_t product = 1;
    for (pugi::xml_node child : parameter.children()) {
        if (localName(child) != "Dimension") continue;
        const double size = numberOf(child.attribute("size"), file);
        // No more than there are values: the product cannot become too large.
        if (!(size >= 1) || size != std::floor(size) || size > static_cast<double>(count))
            throw Error(filled(sentence("Model", "the array {} has the size {}"), name, size),
                        {.file = file});
        array.dimensions.push_back(static_cast<std::size_t>(size));
        product *= array.dimensions.back();
        if (product > count) break;
    }
    if (count == 0) return {};
    if (array.dimensions.empty() && count > 1) {
        array.dimensions.push_back(count);
        product = count;
    }
    if (product != count)
        throw Error(filled(sentence("Model", "{} has {} values in place of {}"), name, count, product),
                    {.file = file});
    return spreadNames(array);
}

} // namespace

std::map<std::string, SsvValue> readSsv(std::string_view text, const std::string& file) {
    pugi::xml_document document;
    parseXml(document, std::string(text), "the parameter set", "ParameterSet", file);
    const auto refuse = [&](Message what) { throw Error(std::move(what), {.file = file}); };
    std::map<std::string, SsvValue> values;
    for (pugi::xml_node parameter : childNamed(document.document_element(), "Parameters").children()) {
        if (localName(parameter) != "Parameter") continue;
        const std::string name = parameter.attribute("name").value();
        if (name.empty()) refuse(translate("Model", "the parameter set has a parameter without a name"));
        std::vector<SsvValue> found;
        for (pugi::xml_node kind : parameter.children()) {
            const std::string type = localName(kind);
            if (type == "String" || type == "Binary" || type == "Dimension" ||
                kind.type() != pugi::node_element)
                continue;
            const std::string written = kind.attribute("value").value();
            if (type == "Enumeration" &&
                written.find_first_not_of(" \t\r\n0123456789+-") != std::string::npos) {
                if (!found.empty())
                    refuse(filled(sentence("Model", "the parameter set gives {} two values"), name));
                found.push_back({0, {}, written});
                continue;
            }
            const std::vector<double> numbers = numbersOf(written, name, file);
            if (numbers.empty())
                refuse(filled(sentence("Model", "the parameter set gives {} no value"), name));
            if (!found.empty())
                refuse(filled(sentence("Model", "the parameter set gives {} two values"), name));
            for (const double number : numbers) found.push_back({number, kind.attribute("unit").value(), {}});
        }
        const std::vector<std::string> names = namesOf(parameter, name, found.size(), file);
        for (std::size_t k = 0; k < found.size(); ++k)
            if (!values.emplace(names[k], found[k]).second)
                refuse(filled(sentence("Model", "the parameter set gives {} two values"), names[k]));
    }
    return values;
}

} // namespace rigor

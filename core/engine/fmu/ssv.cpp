#include "core/engine/fmu/ssv.h"

#include "core/engine/fmu/small_xml.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

namespace rigor {
namespace {

/// Whatever prefix its name space has in this file.
pugi::xml_node childNamed(pugi::xml_node node, const std::string& name) {
    return node.find_child([&](pugi::xml_node child) { return localName(child) == name; });
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
        SsvValue found;
        bool isNumber = false;
        for (pugi::xml_node kind : parameter.children()) {
            const std::string type = localName(kind);
            if (type == "String" || type == "Binary" || kind.type() != pugi::node_element) continue;
            const std::vector<double> numbers = numbersOf(kind.attribute("value").value(), name, file);
            if (numbers.size() != 1)
                refuse(filled(sentence("Model", "{} has {} values in place of one"), name, numbers.size()));
            found = {.value = numbers.front(), .unit = kind.attribute("unit").value()};
            isNumber = true;
        }
        if (isNumber && !values.emplace(name, found).second)
            refuse(filled(sentence("Model", "the parameter set gives {} two values"), name));
    }
    return values;
}

} // namespace rigor

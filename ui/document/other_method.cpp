#include "ui/document/other_method.h"

#include "core/foundation/stats/shape_moments.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigor {

namespace {
/// The one method whose unknowns are distributions.
bool searchesDistributions(const std::string& key) { return key == "inverse-uncertainty"; }

Unknown asNumber(const Unknown& unknown) {
    if (unknown.family.empty()) return unknown;
    ShapeValues shape;
    for (const auto& [name, value] : unknown.shape) shape.emplace_back(name, value.start);
    Unknown number;
    number.name = unknown.name;
    number.value = {momentsOf(unknown.family, shape, unknown.lower, unknown.upper).mean, unknown.lower,
                    unknown.upper};
    return number;
}
} // namespace

Study withMethod(Study study, const std::string& key) {
    const std::unique_ptr<Method> method = makeMethod(key);
    const Fields fields = method->options();
    study.method = key;
    std::erase_if(study.options, [&](const auto& option) {
        if (!fields.find(option.first)) return true;
        try {
            fields.set(option.first, option.second);
        } catch (const Error&) {
            return true; // of the same name, but of another kind
        }
        return false;
    });
    return study;
}

Study forMethod(Study study, const std::string& key) {
    Study asked = withMethod(std::move(study), key);
    if (!searchesDistributions(key))
        for (Unknown& unknown : asked.unknowns) unknown = asNumber(unknown);
    return asked;
}

bool suitsMethod(const Unknown& unknown, const std::string& key) {
    return searchesDistributions(key) != unknown.family.empty();
}

QString whyNotForMethod(const Study& study, const std::string& key) {
    if (!searchesDistributions(key)) return {};
    for (const Unknown& unknown : study.unknowns)
        if (unknown.family.empty())
            return QCoreApplication::translate(
                       "rigor", "It searches distributions, and %1 has none: choose a family in Unknowns.")
                .arg(QString::fromStdString(unknown.name));
    return {};
}

} // namespace rigor

#include "ui/document/remedy.h"

#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "ui/widgets/text/language.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigor {

namespace {
/// The first measured output of which nothing is stated there; "" = all are, or none is measured.
QString outputWithout(const Document& document, const std::map<std::string, StatedError>& stated) {
    const auto& data = document.data().data;
    if (!data) return {};
    for (const MappedColumn& mapped : data->mapping) {
        if (mapped.role != MappedColumn::Role::Measurement) continue;
        const auto found = stated.find(mapped.target);
        if (found == stated.end() || !(found->second.value > 0)) return QString::fromStdString(mapped.target);
    }
    return {};
}

/// A link to a step that is missing something.
std::optional<Remedy> missingStep(const Document& document) {
    const DataState& data = document.data();
    const bool needsModel = document.needsModel();
    if (data.sentence.startsWith("candidates.")) // a model that is compared cannot be read
        return Remedy{QCoreApplication::translate("rigor", "Go to Model"), "step:1"};
    if (data.phase == DataState::Phase::Wrong || !data.sentence.isEmpty())
        return Remedy{QCoreApplication::translate("rigor", "Go to Data"), "step:0"};
    if (needsModel && document.modelText().isEmpty())
        return Remedy{QCoreApplication::translate("rigor", "Go to Model"), "step:1"};
    if (needsModel && document.model().phase == ModelState::Phase::Wrong)
        return Remedy{QCoreApplication::translate("rigor", "Go to the error"), "step:1"};
    if (needsModel && waitsForConsent(document)) // the question stands there
        return Remedy{QCoreApplication::translate("rigor", "Go to Model"), "step:1"};
    if (data.phase == DataState::Phase::None)
        return Remedy{QCoreApplication::translate("rigor", "Import data…"), "open-data"};
    if (needsModel && document.study().unknowns.empty())
        return Remedy{QCoreApplication::translate("rigor", "Choose unknowns"), "step:2"};
    return std::nullopt;
}
} // namespace

bool waitsForConsent(const Document& document) {
    const ExternalModel* elsewhere = document.model().model ? document.model().model->external() : nullptr;
    return elsewhere && !mayRun(elsewhere->code());
}

std::vector<Remedy> remediesFor(const Document& document, const QString& sentence) {
    std::vector<Remedy> list;
    const DataRecipe& recipe = document.study().data;
    if (sentence.contains("data.standard_deviations"))
        if (const QString output = outputWithout(document, recipe.standardDeviations); !output.isEmpty())
            list.push_back(
                {QCoreApplication::translate("rigor", "State the standard deviation of %1").arg(output),
                 "deviation:" + output});
    if (sentence.contains("data.bounds"))
        if (const QString output = outputWithout(document, recipe.bounds); !output.isEmpty())
            list.push_back(
                {QCoreApplication::translate("rigor", "State the guaranteed bound of %1").arg(output),
                 "bound:" + output});
    if (sentence.contains("interpolation = \"hold\""))
        list.push_back(
            {QCoreApplication::translate("rigor", "Hold the inputs between the rows"), "hold-inputs"});
    // Whatever else the data lack is stated among them.
    if (list.empty() && sentence.contains("data."))
        list.push_back({QCoreApplication::translate("rigor", "Go to Data"), "step:0"});
    return list;
}

std::vector<Remedy> remedies(const Document& document) {
    if (document.whyNotRun().isEmpty() || document.isSettling()) return {};
    if (const auto step = missingStep(document)) return {*step};
    std::vector<Remedy> list = remediesFor(document, document.whyNotRun().join(' '));
    if (const QString other = document.otherMethod(); !other.isEmpty())
        list.push_back({QCoreApplication::translate("rigor", "Use %1")
                            .arg(fieldText(findMethod(other.toStdString())->title)),
                        "method:" + other});
    // What an unknown has is changed among the unknowns.
    const auto& unknowns = document.study().unknowns;
    const QStringList why = document.whyNotRun();
    const bool ofUnknown = std::ranges::any_of(unknowns, [&](const Unknown& u) {
        const QString name = QString::fromStdString(u.name);
        return std::ranges::any_of(why, [&](const QString& clause) {
            return clause.startsWith(name + ' ') || clause.contains(' ' + name + ' ');
        });
    });
    if (list.empty() && ofUnknown)
        list.push_back({QCoreApplication::translate("rigor", "Go to Unknowns"), "step:2"});
    return list;
}

} // namespace rigor

#include "core/engine/fmu/fmu_description.h"

#include "core/engine/fmu/fmu_archive.h"
#include "core/engine/fmu/fmu_variables.h"
#include "core/engine/fmu/small_xml.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace rigor {
namespace {

constexpr std::size_t kLargestDescription = 256 << 20; // bytes
constexpr const char* kDescriptionFile = "modelDescription.xml";
constexpr const char* kTerminals = "terminalsAndIcons/terminalsAndIcons.xml";

/// The library's name becomes that of a file.
std::string identifierOf(pugi::xml_node node, const std::string& file) {
    const std::string name = node.attribute("modelIdentifier").value();
    if (name.empty() || name.size() > 200 || name.front() == '.' || std::ranges::any_of(name, [](char c) {
            return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
        }))
        throw Error(filled(sentence("Model", "the modelIdentifier \"{}\" is no name of a library"),
                           shortened(name, 60)),
                    {.file = file});
    return name;
}

std::optional<FmuInterface> interfaceOf(pugi::xml_node node, const std::string& file) {
    if (!node) return {};
    const auto says = [&](const char* old, const char* now) {
        return truthOf(node.attribute(old), file) || truthOf(node.attribute(now), file);
    };
    return FmuInterface{
        .identifier = identifierOf(node, file),
        .variableStep = truthOf(node.attribute("canHandleVariableCommunicationStepSize"), file),
        .onlyOncePerProcess = truthOf(node.attribute("canBeInstantiatedOnlyOncePerProcess"), file),
        .needsTool = truthOf(node.attribute("needsExecutionTool"), file),
        .getsAndSetsState = says("canGetAndSetFMUstate", "canGetAndSetFMUState"),
        .directionalDerivatives = says("providesDirectionalDerivative", "providesDirectionalDerivatives")};
}

void readHead(pugi::xml_node root, FmuDescription& fmu) {
    const SourcePlace place{.file = fmu.file};
    fmu.standard = root.attribute("fmiVersion").value();
    if (fmu.standard.starts_with("2."))
        fmu.version = 2;
    else if (fmu.standard.starts_with("3."))
        fmu.version = 3;
    else
        throw Error(
            filled(sentence("Model", "the FMU is written for FMI \"{}\"; Rigor runs those of FMI 2.0 and "
                                     "3.0, so export it as one of these"),
                   shortened(fmu.standard, 60)),
            place);
    fmu.modelName = root.attribute("modelName").value();
    fmu.description = root.attribute("description").value();
    fmu.tool = root.attribute("generationTool").value();
    fmu.author = root.attribute("author").value();
    fmu.modelVersion = root.attribute("version").value();
    fmu.licence = root.attribute("license").value();
    fmu.copyright = root.attribute("copyright").value();
    fmu.date = root.attribute("generationDateAndTime").value();
    const char* token = fmu.version == 2 ? "guid" : "instantiationToken";
    fmu.token = root.attribute(token).value();
    if (fmu.token.empty())
        throw Error(filled(sentence("Model", "the FMU has no {}, by which its library knows that the "
                                             "description is its own; export it again"),
                           token),
                    place);
    fmu.coSimulation = interfaceOf(root.child("CoSimulation"), fmu.file);
    fmu.modelExchange = interfaceOf(root.child("ModelExchange"), fmu.file);
    if (!fmu.coSimulation && !fmu.modelExchange)
        throw Error(root.child("ScheduledExecution")
                        ? translate("Model",
                                    "the FMU offers Scheduled Execution only; Rigor runs Co-Simulation and "
                                    "Model Exchange")
                        : translate("Model", "the FMU offers neither Co-Simulation nor Model Exchange"),
                    place);
    const pugi::xml_node experiment = root.child("DefaultExperiment");
    const auto number = [&](const char* name) {
        const pugi::xml_attribute attribute = experiment.attribute(name);
        return attribute ? std::optional(numberOf(attribute, fmu.file)) : std::nullopt;
    };
    fmu.startTime = number("startTime");
    fmu.stopTime = number("stopTime");
    fmu.stepSize = number("stepSize");
    fmu.tolerance = number("tolerance");
    if (fmu.stepSize && !(*fmu.stepSize > 0))
        throw Error(
            filled(sentence("Model", "the step size {} s of the FMU is not above zero"), *fmu.stepSize),
            place);
    const auto refuse = [&](const char* name, double value) {
        throw Error(filled(sentence("Model", "the FMU states {} = {} for its experiment, which cannot be"),
                           name, value),
                    place);
    };
    for (const auto& [name, value] :
         {std::pair("startTime", fmu.startTime), std::pair("stopTime", fmu.stopTime),
          std::pair("stepSize", fmu.stepSize), std::pair("tolerance", fmu.tolerance)})
        if (value && !std::isfinite(*value)) refuse(name, *value);
    if (fmu.tolerance && !(*fmu.tolerance > 0)) refuse("tolerance", *fmu.tolerance);
    if (fmu.stopTime && *fmu.stopTime < fmu.startTime.value_or(0)) refuse("stopTime", *fmu.stopTime);
}

void refuseTerminals(const FmuArchive& archive, const FmuDescription& fmu) {
    if (!archive.has(kTerminals)) return;
    pugi::xml_document document;
    parseXml(document, archive.read(kTerminals, kLargestDescription), kTerminals, "fmiTerminalsAndIcons",
             fmu.file);
    if (const pugi::xml_node terminal = document.document_element().child("Terminals").child("Terminal"))
        throw Error(
            filled(sentence("Model", "the FMU has the terminal {}; FMUs with terminals are not run here, so "
                                     "export it without"),
                   terminal.attribute("name").value()),
            {.file = fmu.file});
}

void readPlatforms(const FmuArchive& archive, FmuDescription& fmu) {
    constexpr std::string_view kBinaries = "binaries/";
    for (const ArchiveEntry& entry : archive.entries()) {
        fmu.entries.push_back(entry.name);
        if (!entry.name.starts_with(kBinaries) || entry.folder) continue;
        const std::size_t end = entry.name.find('/', kBinaries.size());
        if (end == std::string::npos) continue;
        const std::string platform = entry.name.substr(kBinaries.size(), end - kBinaries.size());
        if (std::ranges::find(fmu.platforms, platform) == fmu.platforms.end())
            fmu.platforms.push_back(platform);
    }
    std::ranges::sort(fmu.platforms);
}

} // namespace

FmuDescription readFmu(std::string_view bytes, const std::string& file) {
    const FmuArchive archive(bytes, file);
    if (!archive.has(kDescriptionFile))
        throw Error(filled(sentence("Model", "the archive has no {}, which every FMU has"), kDescriptionFile),
                    {.file = file});
    pugi::xml_document document;
    parseXml(document, archive.read(kDescriptionFile, kLargestDescription), kDescriptionFile,
             "fmiModelDescription", file);
    FmuDescription fmu;
    fmu.file = file;
    readHead(document.document_element(), fmu);
    readVariables(document.document_element(), fmu);
    readPlatforms(archive, fmu);
    refuseTerminals(archive, fmu);
    return fmu;
}

std::string FmuDescription::library(const FmuInterface& of) const {
    const std::string name = std::filesystem::path(file).filename().string();
    for (const char* platform : {"x86_64-linux", "linux64"})
        if (const std::string entry = std::string("binaries/") + platform + "/" + of.identifier + ".so";
            std::ranges::find(entries, entry) != entries.end())
            return entry;
    if (platforms.empty())
        fail(sentence("Model", "{} holds no binaries; Rigor on Linux needs {}"), name,
             version == 2 ? "linux64" : "x86_64-linux");
    for (const std::string& platform : platforms)
        if (platform == "x86_64-linux" || platform == "linux64")
            fail(sentence("Model", "{} holds no {}.so in binaries/{}"), name, of.identifier, platform);
    fail(sentence("Model", "{} holds binaries for {} only; Rigor on Linux needs x86_64-linux"), name,
         fmt::join(platforms, ", "));
}

} // namespace rigor

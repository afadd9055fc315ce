#pragma once
// The wet clutch of resources/rigs/wet-clutch as an FMU (clutch_fmu.c): the same parameters and outputs.

#include "tests/engine/fmu/small_fmu.h"

namespace rigor::clutch_fmu {

inline std::string library(int version) {
    return small_fmu::compiled("clutch_fmu.c", "-DFMI=" + std::to_string(version));
}

/// stepSize: s, of the DefaultExperiment.
inline std::string description(int version, const std::string& stepSize) {
    const bool old = version == 2;
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fmiModelDescription fmiVersion=\"" +
                       std::string(old ? "2.0" : "3.0") +
                       "\" modelName=\"WetClutch\" description=\"Shifting time of a wet friction clutch\" "
                       "generationTool=\"tests\" " +
                       (old ? "guid" : "instantiationToken") +
                       "=\"{clutch}\">\n<CoSimulation modelIdentifier=\"clutch\" "
                       "canHandleVariableCommunicationStepSize=\"true\"/>\n<UnitDefinitions>\n";
    for (const char* unit : {"1", "s", "A", "rpm", "N.m", "N.m.s/rad", "rad/s"})
        text += "<Unit name=\"" + std::string(unit) + "\"/>\n";
    text += "</UnitDefinitions>\n<DefaultExperiment startTime=\"0\" stopTime=\"3\" stepSize=\"" + stepSize +
            "\"/>\n<ModelVariables>\n";
    int reference = 0;
    const auto variable = [&](const std::string& name, const std::string& kind, const std::string& details) {
        const std::string head =
            " name=\"" + name + "\" valueReference=\"" + std::to_string(reference++) + "\" causality=" + kind;
        text += old ? "<ScalarVariable" + head + "><Real " + details + "/></ScalarVariable>\n"
                    : "<Float64" + head + " " + details + "/>\n";
    };
    variable("time", R"("independent" variability="continuous")", R"(unit="s")");
    const std::string parameter = R"("parameter" variability="fixed")";
    variable("x1", parameter, R"(unit="1" start="1" min="0.60" max="1.40")");
    variable("x2", parameter, R"(unit="1" start="1" min="0.40" max="1.30")");
    variable("dt", parameter, R"(unit="s" start="0.095" min="0.02" max="0.5")");
    variable("u0", parameter, R"(unit="A" start="0.21" min="0" max="1")");
    variable("du", parameter, R"(unit="A" start="0.10" min="0" max="1")");
    variable("motor_speed", parameter, R"(unit="rpm" start="1350" min="100" max="6000")");
    variable("Tb0", parameter, R"(unit="N.m" start="20" min="0" max="500")");
    variable("b", parameter, R"(unit="N.m.s/rad" start="0.10" min="0" max="10")");
    const int firstOutput = reference;
    variable("omega1", R"("output" variability="continuous")", R"(unit="rad/s" nominal="100")");
    variable("omega2", R"("output" variability="continuous")", R"(unit="rad/s" nominal="50")");
    variable("shifting_time", R"("output" variability="discrete")", R"(unit="s")");
    text += "</ModelVariables>\n<ModelStructure>";
    const auto outputs = [&](const std::string& element) {
        for (int k = firstOutput; k < reference; ++k)
            text += "<" + element + (old ? " index=\"" : " valueReference=\"") +
                    std::to_string(old ? k + 1 : k) + "\"/>";
    };
    if (old) {
        text += "<Outputs>";
        outputs("Unknown");
        text += "</Outputs><InitialUnknowns>";
        outputs("Unknown");
        text += "</InitialUnknowns>";
    } else {
        outputs("Output");
        outputs("InitialUnknown");
    }
    return text + "</ModelStructure>\n</fmiModelDescription>\n";
}

/// With the step size of 3 s it communicates where a row is wanted alone, and so steps as the text model
/// does.
inline std::string bytesOf(int version = 2, const std::string& stepSize = "3") {
    return small_fmu::zipOf({{"modelDescription.xml", description(version, stepSize)},
                             {"binaries/" + small_fmu::platform(version) + "/clutch.so", library(version)}});
}

} // namespace rigor::clutch_fmu

#pragma once
// FMUs made for the tests: small_fmu.c compiled by the machine's C compiler, a description to go with it, and
// ZIP archives of any entries.

#include "core/engine/external/confined.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_paths.h"

#include <zip.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

namespace rigor::small_fmu {

namespace fs = std::filesystem;

/// As in small_fmu.c.
enum Mode {
    Fine,
    Crash,
    Hang,
    Leak,
    NotANumber,
    Ends,
    ErrorStatus,
    Fatal,
    RefusesStep,
    HalfSteps,
    Aborts,
    Rubbish,
    Exits,
    Chatters,
    Slow,
    Starts
};

inline std::string contentsOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

struct Entry {
    std::string name, bytes;
    unsigned mode = 0; ///< of the file, 0 = not said
};

/// As the bytes of an archive; stored: without packing them.
inline std::string zipOf(const std::vector<Entry>& entries, bool stored = false) {
    zip_error_t problem;
    zip_error_init(&problem);
    zip_source_t* made = zip_source_buffer_create(nullptr, 0, 0, &problem);
    zip_t* archive = zip_open_from_source(made, ZIP_TRUNCATE, &problem);
    if (!archive) return {};
    zip_source_keep(made);
    for (const Entry& entry : entries) {
        zip_source_t* source = zip_source_buffer(archive, entry.bytes.data(), entry.bytes.size(), 0);
        const zip_int64_t index = zip_file_add(archive, entry.name.c_str(), source, ZIP_FL_ENC_GUESS);
        if (index < 0) {
            zip_source_free(source);
            continue;
        }
        if (stored) zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), ZIP_CM_STORE, 0);
        if (entry.mode)
            zip_file_set_external_attributes(archive, static_cast<zip_uint64_t>(index), 0, ZIP_OPSYS_UNIX,
                                             entry.mode << 16);
    }
    if (zip_close(archive) != 0) zip_discard(archive);
    std::string bytes;
    if (zip_source_open(made) == 0) {
        char piece[1 << 14];
        for (zip_int64_t n = 0; (n = zip_source_read(made, piece, sizeof piece)) > 0;)
            bytes.append(piece, static_cast<std::size_t>(n));
        zip_source_close(made);
    }
    zip_source_free(made);
    return bytes;
}

/// A source of this folder as a library, compiled once per kind; the options last: there may be libraries
/// among them. "" where this machine has no C compiler.
inline std::string compiled(const std::string& source, const std::string& options) {
    static std::mutex lock;
    static std::map<std::string, std::string> made;
    const std::scoped_lock held(lock);
    const std::string how =
        sourceDir() + "/tests/engine/fmu/" + source + " -Wl,--no-as-needed -lm " + options;
    if (const auto found = made.find(how); found != made.end()) return found->second;
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "library.so").string();
    const std::string command = "cc -O1 -w -shared -fPIC -o " + file + " " + how;
    return made[how] = std::system(command.c_str()) == 0 ? contentsOf(file) : std::string();
}

inline std::string library(int version, const std::string& options = "") {
    return compiled("small_fmu.c", "-DFMI=" + std::to_string(version) + " " + options);
}

struct Kind {
    int version = 2;
    bool coSimulation = true, modelExchange = true, variableStep = true;
    std::string experiment = "stepSize=\"0.01\"";
    std::string options;   ///< of the compiler
    std::string more = ""; ///< variables
    std::string head = ""; ///< in front of the variables
    std::string token = "{small}";
    std::string identifier = "small";
};

inline std::string description(const Kind& kind) {
    const bool old = kind.version == 2;
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fmiModelDescription fmiVersion=\"";
    text += std::string(old ? "2.0" : "3.0") +
            "\" modelName=\"small\" description=\"decay\" generationTool=\"tests\" " +
            (old ? "numberOfEventIndicators=\"1\" guid=\"" : "instantiationToken=\"") + kind.token + "\">\n";
    if (kind.modelExchange) text += "<ModelExchange modelIdentifier=\"" + kind.identifier + "\"/>\n";
    if (kind.coSimulation)
        text += "<CoSimulation modelIdentifier=\"" + kind.identifier +
                "\" canHandleVariableCommunicationStepSize=\"" + (kind.variableStep ? "true" : "false") +
                "\"/>\n";
    text += kind.head + "<DefaultExperiment " + kind.experiment + "/>\n<ModelVariables>\n";
    const auto variable = [&](const char* name, int reference, const char* causality, const char* variability,
                              const char* type, const std::string& rest) {
        const std::string common = std::string(" name=\"") + name + "\" valueReference=\"" +
                                   std::to_string(reference) + "\" causality=\"" + causality +
                                   "\" variability=\"" + variability + "\"";
        const std::string initial = rest.find("exact") != std::string::npos ? " initial=\"exact\"" : "";
        const std::string details = rest.starts_with("exact ") ? rest.substr(6) : rest;
        const std::string newType = std::string(type) == "Real"      ? "Float64"
                                    : std::string(type) == "Integer" ? "Int32"
                                                                     : type;
        text +=
            old ? "<ScalarVariable" + common + initial + "><" + type + " " + details + "/></ScalarVariable>\n"
                : "<" + newType + common + initial + " " + details + "/>\n";
    };
    variable("time", 0, "independent", "continuous", "Real", " ");
    variable("x", 1, "output", "continuous", "Real", "exact start=\"1\" unit=\"m\"");
    variable("der(x)", 2, "local", "continuous", "Real", "derivative=\"2\"");
    variable("k", 3, "parameter", "fixed", "Real", "start=\"2\" unit=\"1/s\" min=\"0\" max=\"100\"");
    variable("u", 4, "input", "continuous", "Real", "start=\"0\"");
    variable("mode", 5, "parameter", "fixed", "Integer", "start=\"0\"");
    variable("limit", 6, "parameter", "tunable", "Real", "start=\"0\"");
    variable("again", 7, "parameter", "tunable", "Real", "start=\"1\"");
    variable("n", 8, "output", "discrete", "Integer", " ");
    variable("period", 9, "parameter", "fixed", "Real", "start=\"0\" unit=\"s\"");
    variable("y", 10, "output", "continuous", "Real", " ");
    variable("gain", 11, "parameter", "fixed", "Integer", "start=\"3\"");
    variable("flag", 12, "parameter", "fixed", "Boolean", "start=\"true\"");
    variable("z", 13, "output", "continuous", "Real", " ");
    variable("hits", 17, "output", "discrete", "Integer", " ");
    if (!old)
        text += "<UInt64 name=\"size\" valueReference=\"14\" causality=\"structuralParameter\" "
                "variability=\"fixed\" "
                "start=\"3\"/>\n"
                "<Float64 name=\"a\" valueReference=\"15\" causality=\"parameter\" variability=\"fixed\" "
                "start=\"1 2 3\"><Dimension valueReference=\"14\"/></Float64>\n"
                "<Float64 name=\"b\" valueReference=\"16\" causality=\"output\" variability=\"continuous\">"
                "<Dimension valueReference=\"14\"/></Float64>\n";
    text += kind.more + "</ModelVariables>\n<ModelStructure>";
    text += old ? "<Outputs><Unknown index=\"2\"/></Outputs><Derivatives><Unknown index=\"3\"/></Derivatives>"
                : "<Output valueReference=\"1\"/><ContinuousStateDerivative valueReference=\"2\"/>"
                  "<EventIndicator valueReference=\"1\"/>";
    return text + "</ModelStructure>\n</fmiModelDescription>\n";
}

inline std::string platform(int version) { return version == 2 ? "linux64" : "x86_64-linux"; }

inline std::string bytesOf(const Kind& kind) {
    return zipOf({{"modelDescription.xml", description(kind)},
                  {"binaries/" + platform(kind.version) + "/small.so", library(kind.version, kind.options)}});
}

/// What an Error says; "" if there is none.
template <class Task> std::string sentenceOf(Task task) {
    try {
        task();
    } catch (const Error& error) {
        return error.sentence();
    }
    return {};
}

} // namespace rigor::small_fmu

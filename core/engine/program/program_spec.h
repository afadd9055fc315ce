#pragma once
// What the TOML file of a program says, checked, and every file that a run needs, as it was when read.

#include "core/engine/model/model.h"
#include "core/engine/program/output_reading.h"
#include "core/engine/program/program_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct ProgramTemplate {
    std::string from; ///< beside the TOML file
    std::string to;   ///< in the folder of the run
    ProgramText text;
    bool executable = false;
};

/// Put into the folder of every run as it is.
struct ProgramFile {
    std::string name; ///< beside the TOML file and in the folder of the run
    std::string bytes;
    bool executable = false;
};

struct ProgramFailure {
    bool exitCode = true;           ///< another exit code than 0 is one
    std::vector<std::string> words; ///< any of these is one
    std::string file;               ///< in which the words are looked for; "" = standard output and error
};

struct ProgramSpec {
    std::string file; ///< the TOML file as it was named
    std::string name, description;
    std::vector<Variable> parameters, inputs, outputs;
    std::vector<OutputReading> readings; ///< one per output
    std::optional<OutputReading> end;    ///< the time at which a run ended by itself
    std::vector<ProgramText> command;    ///< its words; the first has no placeholder
    std::string executable;              ///< the file of the first word; "" = one of `files`
    std::vector<ProgramTemplate> templates;
    std::vector<ProgramFile> files;
    std::vector<std::string> environment; ///< "NAME=value"
    ProgramFailure failure;
    std::optional<double> limit; ///< s, of a run
    std::size_t keepFailed = 10; ///< folders of failed runs that stay
    int parallel = 0;            ///< runs at a time; 0 = any number
    bool writesInputs = false;   ///< a file of inputs
    bool writesTimes = false;    ///< a file of output times
    bool namesTimes = false;     ///< {{output_times}} or that file
    bool dynamic = false;        ///< its outputs depend on time
    bool courses = false;        ///< outputs at times of the run
    bool readsStreams = false;   ///< an output or a word in standard output or error
    std::string sha256;          ///< of the TOML file and all of the above (program_model.h)
    Messages warnings;
};

inline constexpr const char* kProgramInputsFile = "inputs.csv";
inline constexpr const char* kProgramTimesFile = "times.csv";

/// Throws Error with file:line:column.
ProgramSpec parseProgram(std::string_view text, const std::string& file);

} // namespace rigor

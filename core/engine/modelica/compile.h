#pragma once
// Text model -> Model. The subset of Modelica understood here is stated in README.md of this folder.

#include "core/engine/model/model.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace rigor {

enum class Severity { Error, Warning };

/// One finding about a model text. `length` characters from place.column are what is wrong.
struct ModelProblem {
    Severity severity = Severity::Error;
    SourcePlace place;
    int length = 1;
    Message sentence;        ///< "omega_2 is not declared. Did you mean omega2?"
    std::string replacement; ///< the suggested text for the marked piece, "" = none
};

/// Outcome of a compilation: a model if there is no error; all findings in the order of the text.
struct CompiledModel {
    ModelPtr model; ///< null if there is an error
    std::vector<ModelProblem> problems;
};

struct CompileOptions {
    /// What the Modelica specification 3.6 refuses and this dialect reads is an error too. Of no meaning for
    /// mechanisms, FMUs and programs.
    bool strict = false;
};

/// Never throws for what is in the text.
CompiledModel compileModel(std::string_view text, const std::string& fileName,
                           const CompileOptions& options = {});

/// Reads and compiles; throws Error with the first error (file:line:column, the line, a caret).
/// Warnings are appended to `warnings` if given.
ModelPtr loadModel(const std::filesystem::path& file, std::vector<ModelProblem>* warnings = nullptr);

/// The text that stands for a model file or an address wherever it is kept: a reference for what comes from
/// elsewhere (source/source.h), else the file's own with the classes of libraries that it uses. Throws Error
/// if the file cannot be read.
std::string modelTextOf(const std::string& fileOrAddress);

/// A model text as it is edited, with the classes that it uses of libraries beside `file` or on MODELICAPATH.
std::string withUsedClasses(std::string text, const std::string& file);

/// The line of `text` at which a place lies: not its own where that is in a library's part of the text.
int lineInText(const SourcePlace& place, std::string_view text);

/// A problem as text: "file:3:12: sentence", the line and a caret below it.
std::string toString(const ModelProblem& problem, std::string_view text);

} // namespace rigor

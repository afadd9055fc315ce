#pragma once
// A model that is a command: `model = "program:solver.toml"`. Each run is a process of its own, in a folder
// of its own, confined (engine/external/confined.h): the templates are filled in with the parameters, the
// command runs, the outputs are read from what it left. Every key of the TOML file stands in README.md here.

#include "core/engine/simulate/external.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

class ProgramModel : public ExternalModel {
  public:
    /// A template or the command, for the page of the model.
    struct Shown {
        std::string name; ///< of the file; "" = the command
        std::string text;
        struct Mark {
            std::size_t begin, end; ///< bytes of the text
            std::string name;       ///< of the parameter, input or time
        };
        std::vector<Mark> marks; ///< its placeholders
    };

    /// Each with its place: a parameter that changes nothing, a unit that is not known.
    virtual const Messages& warnings() const = 0;
    virtual const std::vector<Shown>& shown() const = 0;
    /// Folders of failed runs that were kept, the first ones, up to keep_failed. They outlive the model.
    virtual std::vector<std::string> keptFolders() const = 0;

  protected:
    using ExternalModel::ExternalModel;
};

/// Whether a TOML text is to be read as a program: it has a table [program] (if it has the key `method` too,
/// programModel says so). Of a damaged text: whether a line begins with [program.
bool isProgramText(std::string_view toml);

/// Paths in it start at the folder of fileName. Reads every file that a run needs, and the hash of code()
/// covers them all: allow it by trustOnce(model->code()), not by the file alone. Throws Error with
/// file:line:column; nothing runs.
std::shared_ptr<const ProgramModel> programModel(std::string_view text, const std::string& fileName);

/// The same from the file.
std::shared_ptr<const ProgramModel> loadProgram(const std::string& fileName);

} // namespace rigor

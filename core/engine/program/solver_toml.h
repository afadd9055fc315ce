#pragma once
// The TOML text of a program as a tree whose nodes know where they were written and in which order. (A
// study's own, core/study/file/toml_tree.h, lies above this layer.)

#include "core/foundation/base/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct SolverNode {
    enum class Kind { Table, Array, Text, Whole, Real, Boolean, Other };
    Kind kind = Kind::Table;
    std::string key;                 ///< of a member of a table
    std::string path;                ///< "outputs.y.file", for sentences
    SourcePlace keyPlace, place;     ///< of the key, of the value
    std::vector<SolverNode> members; ///< of a table in the order of the text, or of an array
    std::string text;
    double real = 0; ///< Real and Whole
    bool boolean = false;

    const SolverNode* find(std::string_view name) const;
};

/// Throws Error with file:line:column for what is no TOML, and for a text of more than 256 KiB.
SolverNode parseSolverToml(std::string_view text, const std::string& file);

/// The key at the place it was written.
[[noreturn]] void refuseSolverKey(const SolverNode& node, Message sentence);
/// The value at the place it was written.
[[noreturn]] void refuseSolverValue(const SolverNode& node, Message sentence);

/// Throws for a member that is not among `known`, with the nearest of them.
void checkSolverKeys(const SolverNode& table, const std::vector<std::string>& known);

// The value of a node; throws Error with key and place if it is of another kind.
const SolverNode& solverTable(const SolverNode& node);
const std::string& solverText(const SolverNode& node);
double solverNumber(const SolverNode& node);
bool solverBoolean(const SolverNode& node);
/// One text or a list of them, each with its own place.
std::vector<const SolverNode*> solverTexts(const SolverNode& node);

} // namespace rigor

#pragma once
// A TOML text as a tree whose nodes know where they were written and in which order (toml++ sorts keys), with
// overrides merged in. The only part of the project that includes toml++.

#include "core/foundation/base/error.h"
#include "core/study/study.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct TomlNode {
    enum class Kind { Table, Array, Text, Whole, Real, Boolean, Other };
    Kind kind = Kind::Table;
    std::string path; ///< "unknowns.x1.min"; "" = the whole file
    SourcePlace keyPlace, place;
    struct Member;
    std::vector<Member> members;    ///< of a table, in the order of the text
    std::vector<TomlNode> elements; ///< of an array
    std::string text;               ///< Text: the value; otherwise as written in an override
    long long whole = 0;            ///< Whole
    double real = 0;                ///< Real and Whole
    bool boolean = false;           ///< Boolean
    bool overridden = false;
    std::shared_ptr<const std::string> source; ///< the whole text, for excerpts

    const TomlNode* find(std::string_view key) const;
};
struct TomlNode::Member {
    std::string key;
    TomlNode node;
};

/// Throws Error with file:line:column for what is no TOML.
TomlNode parseToml(std::string_view text, const std::string& fileName,
                   const std::vector<StudyOverride>& overrides);

/// Throws the sentence with the node's place and the line with a caret.
[[noreturn]] void refuseKey(const TomlNode& node, Message sentence);
[[noreturn]] void refuseValue(const TomlNode& node, Message sentence);
[[noreturn]] inline void refuseKey(const TomlNode& node, std::string sentence) {
    refuseKey(node, verbatim(std::move(sentence)));
}
[[noreturn]] inline void refuseValue(const TomlNode& node, std::string sentence) {
    refuseValue(node, verbatim(std::move(sentence)));
}

/// Throws if the table has a member that is not among `known`; `what` names the table: "a study".
void checkKeys(const TomlNode& table, const std::vector<std::string>& known, const std::string& what);

// The value of a node; throws Error with key and place if it is of another kind. A text given by an override
// may look like a number.
std::string textOf(const TomlNode& node);
double realOf(const TomlNode& node);
long long wholeOf(const TomlNode& node);
const TomlNode& tableOf(const TomlNode& node);
std::vector<std::string> textsOf(const TomlNode& node);
/// The alternative that fits what is written: a list must hold numbers.
FieldValue fieldValueOf(const TomlNode& node);

/// A file named on the command line is meant from the current folder, if it is there.
std::string filePath(const TomlNode& node);

} // namespace rigor

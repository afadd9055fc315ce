#pragma once
// The model text as an editor sees it: names to complete, where a name is declared, its value changed in
// place. No compiler: it works while the text is wrong.

#include <QString>
#include <QStringList>

#include <optional>

namespace rigor {

/// A piece of the text, in characters from its start.
struct TextRange {
    int start = 0, length = 0;
};

/// Where a name is declared (the name itself) and the number or expression that it is given there, if any.
struct Declaration {
    TextRange name;
    std::optional<TextRange> value;
};
std::optional<Declaration> declarationOf(const QString& text, const QString& name);
/// The name that the text gives its model; empty = it names none.
QString modelNameIn(const QString& text);
/// The text with another value in that declaration; nothing if there is none. Arrays ("y[3]") have none.
std::optional<QString> withValue(const QString& text, const QString& name, const QString& value);

/// Every identifier of the text, outside comments and strings, and the words of the language; sorted, each
/// once.
QStringList completionWords(const QString& text);
/// The identifier around a position; empty = none.
TextRange wordAt(const QString& text, int position);
/// The bracket that belongs to the one at a position; -1 = there is none.
int matchingBracket(const QString& text, int position);
/// The same text with comments and strings blanked out, character for character.
QString codeOnly(const QString& text);

} // namespace rigor

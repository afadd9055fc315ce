#include "ui/steps/model/model_text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace rigor {

namespace {
const QStringList& languageWords() {
    static const QStringList kWords = {
        "model",       "parameter",     "input",     "output",  "equation",  "when",        "then",
        "elsewhen",    "end",           "if",        "else",    "elseif",    "for",         "loop",
        "in",          "der",           "terminate", "reinit",  "initial",   "discrete",    "Real",
        "Integer",     "min",           "max",       "abs",     "sqrt",      "exp",         "log",
        "sin",         "cos",           "tan",       "asin",    "acos",      "atan",        "atan2",
        "sinh",        "cosh",          "tanh",      "sign",    "table",     "atLeast",     "time",
        "start",       "unit",          "nominal",   "fixed",   "Boolean",   "function",    "algorithm",
        "protected",   "within",        "import",    "and",     "or",        "not",         "true",
        "false",       "pre",           "log10",     "floor",   "ceil",      "integer",     "mod",
        "sum",         "product",       "size",      "zeros",   "ones",      "fill",        "identity",
        "linspace",    "transpose",     "cross",     "noEvent", "smooth",    "signedPower", "absPower",
        "tableSlope",  "monotoneCubic", "bspline",   "connect", "connector", "extends",     "flow",
        "package",     "partial",       "record",    "block",   "type",      "each",        "final",
        "inner",       "outer",         "sample",    "assert",  "edge",      "change",      "constant",
        "enumeration", "annotation"};
    return kWords;
}

bool isWordCharacter(QChar c) { return c.isLetterOrNumber() || c == '_'; }
} // namespace

QString codeOnly(const QString& text) {
    QString code = text;
    enum { Code, Line, Block, String } state = Code;
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar c = text[i], next = i + 1 < text.size() ? text[i + 1] : QChar();
        if (state == Code) {
            if (c == '/' && next == '/')
                state = Line;
            else if (c == '/' && next == '*')
                state = Block;
            else if (c == '"')
                state = String;
            if (state == Code) continue;
            code[i] = ' ';
            continue;
        }
        if (c == '\n') {
            if (state == Line) state = Code;
            continue;
        }
        code[i] = ' ';
        if (state == String && c == '\\' && i + 1 < code.size() && next != '\n')
            code[++i] = ' ';
        else if (state == String && c == '"')
            state = Code;
        else if (state == Block && c == '*' && next == '/') {
            code[++i] = ' ';
            state = Code;
        }
    }
    return code;
}

QString modelNameIn(const QString& text) {
    static const QRegularExpression kHead("^\\s*(?:model|mechanism)\\s+([\\w-]+)",
                                          QRegularExpression::MultilineOption);
    return kHead.match(codeOnly(text)).captured(1);
}

std::optional<Declaration> declarationOf(const QString& text, const QString& name) {
    const QString code = codeOnly(text);
    // A statement of declarations: words such as "parameter", the type, then names with commas between.
    static const QRegularExpression kStatement("(?:^|;|\\n)\\s*(?:(?:parameter|input|output|constant|"
                                               "discrete)\\s+)*(?:Real|Integer|Boolean)\\b([^;]*)");
    const QRegularExpression wanted("(?<![\\w.])" + QRegularExpression::escape(name) + "(?!\\w)");
    for (auto it = kStatement.globalMatch(code); it.hasNext();) {
        const auto statement = it.next();
        const int first = static_cast<int>(statement.capturedStart(1)),
                  last = static_cast<int>(statement.capturedEnd(1));
        int depth = 0;
        bool expectName = true;
        for (int i = first; i < last; ++i) {
            const QChar c = code[i];
            if (c == '(' || c == '[' || c == '{') ++depth;
            if (c == ')' || c == ']' || c == '}') --depth;
            if (depth == 0 && c == ',') expectName = true;
            if (depth > 0 || !expectName || !isWordCharacter(c)) continue;
            expectName = false;
            const auto match = wanted.match(code, i, QRegularExpression::NormalMatch,
                                            QRegularExpression::AnchorAtOffsetMatchOption);
            if (!match.hasMatch()) continue;
            Declaration found{{i, static_cast<int>(name.size())}, std::nullopt};
            // The value stands behind the first "=" outside brackets, up to the next comma there.
            int equals = -1, end = last;
            depth = 0;
            for (int k = i; k < last; ++k) {
                const QChar d = code[k];
                if (d == '(' || d == '[' || d == '{') ++depth;
                if (d == ')' || d == ']' || d == '}') --depth;
                if (depth == 0 && d == '=' && equals < 0) equals = k + 1;
                if (depth == 0 && d == ',') {
                    end = k;
                    break;
                }
            }
            if (equals < 0) return found;
            while (equals < end && code[equals].isSpace()) ++equals;
            while (end > equals && code[end - 1].isSpace()) --end;
            found.value = TextRange{equals, end - equals};
            return found;
        }
    }
    return std::nullopt;
}

std::optional<QString> withValue(const QString& text, const QString& name, const QString& value) {
    const auto declaration = declarationOf(text, name);
    if (!declaration || !declaration->value) return std::nullopt;
    return QString(text).replace(declaration->value->start, declaration->value->length, value);
}

QStringList completionWords(const QString& text) {
    QSet<QString> words(languageWords().begin(), languageWords().end());
    static const QRegularExpression kName("[A-Za-z_]\\w*");
    const QString code = codeOnly(text);
    for (auto it = kName.globalMatch(code); it.hasNext();) words.insert(it.next().captured());
    QStringList list(words.begin(), words.end());
    std::sort(list.begin(), list.end(),
              [](const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) < 0; });
    return list;
}

TextRange wordAt(const QString& text, int position) {
    int start = std::clamp(position, 0, static_cast<int>(text.size())), end = start;
    while (start > 0 && isWordCharacter(text[start - 1])) --start;
    while (end < text.size() && isWordCharacter(text[end])) ++end;
    if (start == end || text[start].isDigit()) return {position, 0};
    return {start, end - start};
}

int matchingBracket(const QString& text, int position) {
    if (position < 0 || position >= text.size()) return -1;
    static const QString kOpen = "([{", kClose = ")]}";
    const QString code = codeOnly(text);
    const QChar c = code[position];
    const bool opens = kOpen.contains(c);
    if (!opens && !kClose.contains(c)) return -1;
    int depth = 0;
    for (int i = position; i >= 0 && i < code.size(); i += opens ? 1 : -1) {
        if (kOpen.contains(code[i])) ++depth;
        if (kClose.contains(code[i])) --depth;
        if (depth != 0) continue;
        const bool fits =
            opens ? kOpen.indexOf(c) == kClose.indexOf(code[i]) : kClose.indexOf(c) == kOpen.indexOf(code[i]);
        return fits ? i : -1;
    }
    return -1;
}

} // namespace rigor

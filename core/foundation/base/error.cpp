#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"

#include <algorithm>
#include <vector>

namespace rigor {

std::string toString(const SourcePlace& place) {
    std::string text = place.file;
    if (place.line > 0) {
        if (text.empty())
            text = "line ";
        else
            text += ":";
        text += std::to_string(place.line);
        if (place.column > 0) text += ":" + std::to_string(place.column);
    }
    return text;
}

namespace {
std::string whole(const std::string& sentence, const SourcePlace& place, const std::string& excerpt) {
    const std::string where = toString(place);
    std::string text = where.empty() ? sentence : where + ": " + sentence;
    if (!excerpt.empty()) text += "\n" + excerpt;
    return text;
}

/// A name, a cell, a path or a list, whoever wrote it: what is longer hides the sentence about it.
constexpr std::size_t kMostInSentence = 600;

Message echoing(Message sentence) {
    for (MessageArgument& argument : sentence.arguments)
        if (auto* text = std::get_if<std::string>(&argument.value))
            *text = shortened(*text, kMostInSentence);
        else if (auto* part = std::get_if<Message>(&argument.value))
            *part = echoing(std::move(*part));
    return sentence;
}

/// The same of a sentence that was made with what is in it: a line, and every word of it.
std::string echoing(const std::string& sentence) {
    constexpr std::size_t kMostOfLine = 2000;
    std::string out, word;
    for (std::size_t k = 0; k <= sentence.size(); ++k) {
        const bool ends = k == sentence.size() || sentence[k] == ' ' || sentence[k] == '\n';
        if (!ends) {
            word += sentence[k];
            continue;
        }
        out += shortened(word, kMostInSentence);
        word.clear();
        if (k < sentence.size()) out += sentence[k];
    }
    return out.find('\n') == std::string::npos ? shortened(out, kMostOfLine) : out;
}
} // namespace

Error::Error(Message sentence, SourcePlace place, std::string excerpt)
    : std::runtime_error(whole(echoing(sentence).text(Minus::Hyphen), place, excerpt)),
      sentence_(echoing(std::move(sentence))), place_(std::move(place)), excerpt_(std::move(excerpt)) {}

Error::Error(std::string sentence, SourcePlace place, std::string excerpt)
    : Error(verbatim(echoing(sentence)), std::move(place), std::move(excerpt)) {}

Error::Error(const char* sentence, SourcePlace place, std::string excerpt)
    : Error(verbatim(sentence), std::move(place), std::move(excerpt)) {}

Message Error::placed() const {
    const std::string where = toString(place_);
    const Message text = where.empty() ? sentence_ : where + ": " + sentence_;
    return excerpt_.empty() ? text : text + "\n" + excerpt_;
}

int editDistance(const std::string& a, const std::string& b) {
    // Optimal string alignment distance, three rows at a time.
    std::vector<int> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int cost = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

} // namespace rigor

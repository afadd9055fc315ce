#include "core/engine/modelica/parse/source.h"
#include "core/foundation/base/text.h"

#include <algorithm>

namespace rigor::modelica {

namespace {

bool continuesCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

int characters(std::string_view text) {
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](char c) { return !continuesCharacter(c); }));
}

} // namespace

Source::Source(std::string_view text, std::string file) : text_(text) {
    parts_.push_back({0, 0, std::move(file)});
    lineStarts_.push_back(0);
    for (std::size_t i = 0; i < text_.size(); ++i)
        if (text_[i] == '\n') lineStarts_.push_back(static_cast<std::uint32_t>(i + 1));
    charactersBefore_.push_back(0);
    for (std::size_t i = kStride; i <= text_.size(); i += kStride)
        charactersBefore_.push_back(charactersBefore_.back() +
                                    characters(text_.substr(i - kStride, kStride)));
    for (std::size_t k = 0; k + 1 < lineStarts_.size(); ++k) {
        const std::string_view line = text_.substr(lineStarts_[k], lineStarts_[k + 1] - lineStarts_[k] - 1);
        if (line.starts_with(kPartMark))
            parts_.push_back(
                {lineStarts_[k + 1], static_cast<int>(k + 1), std::string(line.substr(kPartMark.size()))});
    }
}

int Source::charactersUpTo(std::size_t position) const {
    const std::size_t block = std::min(position, text_.size()) / kStride;
    return charactersBefore_[block] + characters(text_.substr(block * kStride, position - block * kStride));
}

SourcePlace Source::place(std::uint32_t position) const {
    const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), position);
    const auto number = static_cast<int>(next - lineStarts_.begin());
    const std::uint32_t start = *(next - 1);
    const auto behind = std::upper_bound(parts_.begin() + 1, parts_.end(), position,
                                         [](std::uint32_t p, const Part& part) { return p < part.begin; });
    const Part& part = *(behind - 1);
    return {part.file, number - part.firstLine, 1 + charactersUpTo(position) - charactersUpTo(start)};
}

int Source::length(Span span) const {
    std::string_view piece =
        text_.substr(std::min<std::size_t>(span.begin, text_.size()), span.end - span.begin);
    piece = piece.substr(0, piece.find_first_of("\r\n"));
    return std::max(1, characters(piece));
}

std::string Source::piece(Span span) const {
    std::string out;
    for (char c : text_.substr(std::min<std::size_t>(span.begin, text_.size()), span.end - span.begin)) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (blank && (out.empty() || out.back() == ' ')) continue;
        out += blank ? ' ' : c;
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    constexpr std::size_t kLongest = 48;
    return shortened(out, kLongest);
}

Message said(std::string_view part) { return translate("Model text", std::string(part).c_str()); }

Message didYouMean(const std::optional<std::string>& nearest) {
    return nearest ? filled(sentence("Model text", " Did you mean {}?"), *nearest) : Message{};
}

void rejectArguments(Span span, const std::string& function, std::size_t taken, std::size_t given) {
    if (taken == 1) reject(span, sentence("Model text", "{} takes 1 argument, not {}."), function, given);
    reject(span, sentence("Model text", "{} takes {} arguments, not {}."), function, taken, given);
}

void Problems::add(Severity severity, Span span, Message sentence, std::string replacement) {
    if (full() || !seen_.insert({span.begin, static_cast<int>(severity)}).second) return;
    ModelProblem problem;
    problem.severity = severity;
    problem.place = source_.place(span.begin);
    problem.length = source_.length(span);
    problem.sentence = std::move(sentence);
    problem.replacement = std::move(replacement);
    problems_.emplace_back(span.begin, std::move(problem));
}

void Problems::error(Span span, Message sentence, std::string replacement) {
    ++errors_;
    add(Severity::Error, span, std::move(sentence), std::move(replacement));
}

void Problems::error(const Rejected& rejected) {
    ++errors_;
    if (!rejected.sentence.empty())
        add(Severity::Error, rejected.span, rejected.sentence, rejected.replacement);
}

void Problems::warning(Span span, Message sentence) { add(Severity::Warning, span, std::move(sentence), {}); }

std::vector<ModelProblem> Problems::take() {
    std::stable_sort(problems_.begin(), problems_.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<ModelProblem> out;
    for (auto& [position, problem] : problems_) out.push_back(std::move(problem));
    problems_.clear();
    return out;
}

} // namespace rigor::modelica

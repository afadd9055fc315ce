#include "core/engine/program/command_line.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace rigor {

std::vector<std::string> splitCommand(const std::string& text, const SourcePlace& place) {
    std::vector<std::string> words;
    bool within = false; // a word, if only an empty one in quotes
    const auto add = [&](std::string_view more) {
        if (!within) words.emplace_back();
        within = true;
        words.back() += more;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '{' && text.compare(i, 2, "{{") == 0) {
            const bool quoted = text.compare(i, 3, "{{\"") == 0;
            const std::size_t close = text.find(quoted ? "\"}}" : "}}", i + 2 + quoted);
            const std::size_t end = close == std::string::npos ? text.size() : close + 2 + quoted;
            add(std::string_view(text).substr(i, end - i));
            i = end - 1;
        } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            within = false;
        } else if (c == '\'' || c == '"') {
            add("");
            std::size_t j = i + 1;
            for (; j < text.size() && text[j] != c; ++j) {
                if (c == '"' && text[j] == '\\' && j + 1 < text.size() &&
                    std::string_view("\"\\$`").find(text[j + 1]) != std::string_view::npos)
                    ++j;
                else if (c == '"' && (text[j] == '$' || text[j] == '`'))
                    throw Error(
                        filled(
                            sentence("Model",
                                     "The command runs without a shell, so nothing stands for {}...; put "
                                     "it into single quotes, or write command = [\"sh\", \"-c\", \"...\"]."),
                            std::string(1, text[j])),
                        place);
                words.back() += text[j];
            }
            if (j >= text.size())
                throw Error(filled(sentence("Model", "The command has a quote {} that is not closed."),
                                   std::string(1, c)),
                            place);
            i = j;
        } else if (c == '\\') {
            if (i + 1 >= text.size())
                throw Error(translate("Model", "The command ends with a backslash that stands for nothing."),
                            place);
            add(std::string_view(text).substr(++i, 1));
        } else if (std::string_view("|&;<>`$()*?").find(c) != std::string_view::npos) {
            throw Error(
                filled(sentence("Model",
                                "The command runs without a shell, to which {} would be something to do; "
                                "quote it, or write command = [\"sh\", \"-c\", \"...\"]."),
                       std::string(1, c)),
                place);
        } else {
            add(std::string_view(text).substr(i, 1));
        }
    }
    return words;
}

std::string programOnPath(const std::string& name) {
    const char* path = std::getenv("PATH");
    const std::string folders = path ? path : "/usr/local/bin:/usr/bin:/bin";
    for (std::size_t from = 0; from <= folders.size();) {
        const std::size_t to = std::min(folders.find(':', from), folders.size());
        const std::string file = folders.substr(from, to - from) + "/" + name;
        std::error_code error;
        if (file.front() == '/' && access(file.c_str(), X_OK) == 0 &&
            !std::filesystem::is_directory(file, error))
            return file;
        from = to + 1;
    }
    return {};
}

} // namespace rigor

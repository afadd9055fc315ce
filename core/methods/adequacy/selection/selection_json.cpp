#include "core/methods/adequacy/selection/selection_json.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"

#include <cmath>
#include <iterator>
#include <unordered_set>

namespace rigor {

namespace {

/// Of lists and objects in each other; a file of sensors has four.
constexpr std::size_t kDeepestSelection = 64;

/// Where the parser is, by the characters it has taken. A number is known only when the character after it
/// has been taken, so that the beginnings of words are kept apart.
struct Reading {
    int line = 1, column = 0;         ///< of the last character
    int wordLine = 1, wordColumn = 0; ///< first character of the last number, literal or text
    bool newline = false, inWord = false, inText = false, escaped = false;

    void take(char c) {
        if (newline) {
            ++line;
            column = 0;
        }
        newline = c == '\n';
        ++column;
        if (inText) {
            if (!escaped && c == '"') inText = false;
            escaped = !escaped && c == '\\';
            return;
        }
        if (std::string_view(" \t\r\n,:[]{}").find(c) != std::string_view::npos) {
            inWord = false;
            return;
        }
        if (!inWord) {
            wordLine = line;
            wordColumn = column;
        }
        inText = c == '"';
        inWord = !inText;
    }
};

/// Feeds the parser and counts lines.
class CountingIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    CountingIterator(const char* at, Reading* reading) : at_(at), reading_(reading) {}
    char operator*() const { return *at_; }
    CountingIterator& operator++() {
        reading_->take(*at_);
        ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
    bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

  private:
    const char* at_;
    Reading* reading_;
};

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
  public:
    TreeBuilder(const Reading& reading, const std::string& fileName)
        : reading_(reading), fileName_(fileName) {}

    bool null() override {
        put(JsonNode::Kind::Null);
        return true;
    }
    bool boolean(bool value) override {
        put(JsonNode::Kind::Boolean).number = value;
        return true;
    }
    bool number_integer(number_integer_t value) override { return number(static_cast<double>(value), true); }
    bool number_unsigned(number_unsigned_t value) override {
        return number(static_cast<double>(value), true);
    }
    bool number_float(number_float_t value, const std::string&) override {
        return number(value, value == std::round(value));
    }
    bool string(std::string& value) override {
        put(JsonNode::Kind::Text).text = value;
        return true;
    }
    bool binary(nlohmann::json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonNode::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonNode::Kind::List); }
    bool key(std::string& value) override {
        if (!open_.back().keys.insert(value).second)
            throw Error(filled(sentence("Data", "the key \"{}\" is there twice"), value), place());
        key_ = value;
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string& token, const nlohmann::detail::exception& e) override {
        const std::string what = e.what();
        if (what.find("number overflow") != std::string::npos)
            throw Error(filled(sentence("Data", "{} is too large for a number"), token), place());
        if (what.find("unexpected end of input") != std::string::npos)
            throw Error(translate("Data", "the file ends before its JSON does"), place());
        const std::string shown = token.size() > 40 ? token.substr(token.size() - 40) : token;
        throw Error(filled(sentence("Data", "this is no JSON: \"{}\" is not expected here"), shown), place());
    }

    JsonNode root;

  private:
    SourcePlace place() const { return {fileName_, reading_.line, reading_.column}; }
    bool number(double value, bool whole) {
        JsonNode& node = put(JsonNode::Kind::Number);
        node.number = value;
        node.whole = whole;
        return true;
    }
    JsonNode& put(JsonNode::Kind kind) {
        JsonNode* node = &root;
        if (!open_.empty()) {
            JsonNode& parent = *open_.back().node;
            if (parent.kind == JsonNode::Kind::Object)
                node = &parent.members.emplace_back(JsonNode::Member{key_, {}}).node;
            else
                node = &parent.elements.emplace_back();
        }
        node->kind = kind;
        const bool word = kind != JsonNode::Kind::List && kind != JsonNode::Kind::Object;
        node->line = word ? reading_.wordLine : reading_.line;
        node->column = word ? reading_.wordColumn : reading_.column;
        return *node;
    }
    bool open(JsonNode::Kind kind) {
        if (open_.size() >= kDeepestSelection)
            throw Error(filled(sentence("Data", "there are more than {} lists or objects in each other"),
                               kDeepestSelection),
                        place());
        // Only the last child of an open node grows, so that pointers to open nodes stay valid.
        open_.push_back({&put(kind), {}});
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    const Reading& reading_;
    const std::string& fileName_;
    struct Open {
        JsonNode* node;
        std::unordered_set<std::string> keys; ///< of an object
    };
    std::vector<Open> open_;
    std::string key_;
};

} // namespace

const JsonNode* JsonNode::find(std::string_view key) const {
    for (const auto& [name, member] : members)
        if (name == key) return &member;
    return nullptr;
}

JsonNode parseJson(std::string_view text, const std::string& fileName) {
    Reading reading;
    TreeBuilder builder(reading, fileName);
    nlohmann::json::sax_parse(CountingIterator(text.data(), &reading),
                              CountingIterator(text.data() + text.size(), &reading), &builder);
    return std::move(builder.root);
}

} // namespace rigor

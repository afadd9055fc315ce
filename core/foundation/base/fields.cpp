#include "core/foundation/base/fields.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {

namespace {
template <class Stored, class Member> Field bind(std::string key, Member& member, FieldInfo info) {
    Field field;
    field.key = std::move(key);
    if (info.label.empty()) info.label = field.key;
    field.info = std::move(info);
    field.defaultValue = Stored(member);
    field.get = [&member] { return FieldValue(Stored(member)); };
    field.set = [&member](const FieldValue& value) { member = static_cast<Member>(std::get<Stored>(value)); };
    return field;
}

/// A text with choices and a range holds a whole number or one of the words.
bool takesNumber(const FieldInfo& info) {
    return !info.choices.empty() && std::isfinite(info.min) && std::isfinite(info.max);
}

/// The number that a text is, else the text.
FieldValue numberOrWord(const std::string& text) {
    long long number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem == std::errc{} && end == text.data() + text.size()) return number;
    return text;
}

Field bindNumberOrWord(std::string key, std::string& member, FieldInfo info) {
    Field field;
    field.key = std::move(key);
    field.info = std::move(info);
    field.defaultValue = numberOrWord(member);
    field.get = [&member] { return numberOrWord(member); };
    field.set = [&member](const FieldValue& value) {
        const auto* word = std::get_if<std::string>(&value);
        member = word ? *word : std::to_string(std::get<long long>(value));
    };
    return field;
}

std::string rangeClause(const FieldInfo& info, double x) {
    if (std::isnan(x)) return translate("Option", "must be a number");
    if (x < info.min)
        return info.minOpen ? filled(sentence("Option", "must be greater than {:g}"), info.min)
                            : filled(sentence("Option", "must be at least {:g}"), info.min);
    if (info.minOpen && x == info.min)
        return filled(sentence("Option", "must be greater than {:g}"), info.min);
    if (x > info.max) return filled(sentence("Option", "must be at most {:g}"), info.max);
    return {};
}

const char* typeName(const FieldValue& value) {
    static constexpr const char* kNames[] = {
        translatable("Option", "true or false"), translatable("Option", "a whole number"),
        translatable("Option", "a number"), translatable("Option", "a text"),
        translatable("Option", "a list of numbers")};
    return kNames[value.index()];
}

/// "0.5; 3", as the window writes a list.
std::optional<FieldValue> listOf(const std::string& text) {
    std::vector<double> numbers;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(';', at), text.size());
        const char* from = text.data() + at;
        const char* const to = text.data() + end;
        while (from != to && *from == ' ') ++from;
        double number = 0;
        auto [behind, problem] = std::from_chars(from, to, number);
        if (problem != std::errc{}) return std::nullopt;
        while (behind != to && *behind == ' ') ++behind;
        if (behind != to) return std::nullopt;
        numbers.push_back(number);
        at = end + 1;
    }
    return FieldValue(std::move(numbers));
}

/// The value as the type of `wanted`, where nothing is lost by that.
std::optional<FieldValue> converted(const FieldValue& value, const FieldValue& wanted) {
    if (value.index() == wanted.index()) return value;
    if (std::holds_alternative<double>(wanted))
        if (const auto* whole = std::get_if<long long>(&value))
            return FieldValue(static_cast<double>(*whole));
    if (std::holds_alternative<long long>(wanted))
        if (const auto* real = std::get_if<double>(&value);
            real && *real == std::floor(*real) && std::abs(*real) < 9e15)
            return FieldValue(static_cast<long long>(*real));
    if (std::holds_alternative<std::vector<double>>(wanted)) {
        if (const auto* real = std::get_if<double>(&value)) return FieldValue(std::vector<double>{*real});
        if (const auto* whole = std::get_if<long long>(&value))
            return FieldValue(std::vector<double>{static_cast<double>(*whole)});
        if (const auto* text = std::get_if<std::string>(&value)) return listOf(*text);
    }
    return std::nullopt;
}
} // namespace

void Fields::add(std::string key, bool& m, FieldInfo i) {
    fields_.push_back(bind<bool>(std::move(key), m, std::move(i)));
}
void Fields::add(std::string key, int& m, FieldInfo i) {
    fields_.push_back(bind<long long>(std::move(key), m, std::move(i)));
}
void Fields::add(std::string key, long long& m, FieldInfo i) {
    fields_.push_back(bind<long long>(std::move(key), m, std::move(i)));
}
void Fields::add(std::string key, double& m, FieldInfo i) {
    fields_.push_back(bind<double>(std::move(key), m, std::move(i)));
}
void Fields::add(std::string key, std::optional<double>& m, FieldInfo i) {
    static constexpr double kUnstated = std::numeric_limits<double>::quiet_NaN();
    Field field;
    field.key = std::move(key);
    field.info = std::move(i);
    field.defaultValue = m.value_or(kUnstated);
    field.get = [&m] { return FieldValue(m.value_or(kUnstated)); };
    field.set = [&m](const FieldValue& value) {
        const double x = std::get<double>(value);
        m = std::isnan(x) ? std::nullopt : std::optional(x);
    };
    fields_.push_back(std::move(field));
}
void Fields::add(std::string key, std::string& m, FieldInfo i) {
    if (takesNumber(i))
        fields_.push_back(bindNumberOrWord(std::move(key), m, std::move(i)));
    else
        fields_.push_back(bind<std::string>(std::move(key), m, std::move(i)));
}
void Fields::add(std::string key, std::vector<double>& m, FieldInfo i) {
    fields_.push_back(bind<std::vector<double>>(std::move(key), m, std::move(i)));
}

const Field* Fields::find(std::string_view key) const {
    const auto it =
        std::find_if(fields_.begin(), fields_.end(), [&](const Field& f) { return f.key == key; });
    return it == fields_.end() ? nullptr : &*it;
}

void Fields::set(std::string_view key, const FieldValue& value) const {
    const Field* field = find(key);
    if (!field) {
        std::vector<std::string> keys;
        for (const auto& f : fields_) keys.push_back(f.key);
        const auto near = nearestName(std::string(key), keys);
        throw Error(filled(sentence("Option", "\"{}\" is not an option{}"), key,
                           near ? filled(sentence("Option", ". Did you mean \"{}\"?"), *near) : Message{}));
    }
    const auto* word = takesNumber(field->info) ? std::get_if<std::string>(&value) : nullptr;
    const auto fitting = word ? std::optional(numberOrWord(*word)) : converted(value, field->defaultValue);
    if (!fitting)
        fail(sentence("Option", "{} = {}: {} is expected"), key, toString(value),
             translate("Option", typeName(field->defaultValue)));
    if (const std::string why = whyRefused(field->info, *fitting); !why.empty())
        fail(sentence("Option", "{} = {}: it {}"), key, toString(value), why);
    field->set(*fitting);
}

std::vector<std::pair<std::string, FieldValue>> Fields::values() const {
    std::vector<std::pair<std::string, FieldValue>> list;
    for (const auto& f : fields_) list.emplace_back(f.key, f.get());
    return list;
}

std::string whyRefused(const FieldInfo& info, const FieldValue& value) {
    if (const auto* x = std::get_if<double>(&value))
        return std::isnan(*x) && !info.unstated.empty() ? std::string() : rangeClause(info, *x);
    if (const auto* n = std::get_if<long long>(&value)) return rangeClause(info, static_cast<double>(*n));
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        for (const double x : *list)
            if (auto why = rangeClause(info, x); !why.empty()) return why;
    if (const auto* text = std::get_if<std::string>(&value))
        if (!info.choices.empty() &&
            std::find(info.choices.begin(), info.choices.end(), *text) == info.choices.end()) {
            // An empty choice has no name to list.
            std::vector<std::string> named;
            for (const std::string& choice : info.choices)
                if (!choice.empty()) named.push_back(choice);
            const auto near = nearestName(*text, named);
            if (takesNumber(info))
                return filled(sentence("Option", "must be a whole number from {:g} to {:g}, or {}"), info.min,
                              info.max, fmt::join(named, ", "));
            const std::string meant =
                near ? filled(sentence("Option", ". Did you mean \"{}\"?"), *near) : Message{};
            return named.size() == info.choices.size()
                       ? filled(sentence("Option", "must be one of {}{}"), fmt::join(named, ", "), meant)
                       : filled(sentence("Option", "must be one of {}, or empty{}"), fmt::join(named, ", "),
                                meant);
        }
    return {};
}

bool sameValue(const FieldValue& a, const FieldValue& b) {
    const auto *x = std::get_if<double>(&a), *y = std::get_if<double>(&b);
    return a == b || (x && y && std::isnan(*x) && std::isnan(*y));
}

std::string toString(const FieldValue& value) {
    struct Writer {
        std::string operator()(bool b) const { return b ? "true" : "false"; }
        std::string operator()(long long n) const { return std::to_string(n); }
        std::string operator()(double x) const { return fmt::format("{}", x); }
        std::string operator()(const std::string& s) const { return "\"" + s + "\""; }
        std::string operator()(const std::vector<double>& list) const {
            return fmt::format("[{}]", fmt::join(list, ", "));
        }
    };
    return std::visit(Writer{}, value);
}

} // namespace rigor

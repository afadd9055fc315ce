#include "core/methods/result/result.h"

#include "core/foundation/base/error.h"
#include "core/methods/method.h"
#include "core/methods/result/message_json.h"
#include "core/methods/result/provenance.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace rigor {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::pair<RunOutcome, const char*>, 6> kOutcomes{{{RunOutcome::NotRun, "not-run"},
                                                                       {RunOutcome::Answered, "answered"},
                                                                       {RunOutcome::Empty, "empty"},
                                                                       {RunOutcome::NoAnswer, "no-answer"},
                                                                       {RunOutcome::Cancelled, "cancelled"},
                                                                       {RunOutcome::Failed, "failed"}}};

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

/// Numbers that are not finite become null; sentences are kept as data or said.
Json written(const Json& value, bool kept) {
    if (value.is_number_float()) return number(value.get<double>());
    if (!value.is_structured()) return value;
    if (isMessage(value)) return kept ? value : Json(textIn(value, Minus::Hyphen));
    Json copy = value;
    for (auto& item : copy) item = written(item, kept);
    return copy;
}

Json written(const Message& message, bool kept) {
    return kept ? keptJson(message) : Json(message.text(Minus::Hyphen));
}

Json written(const Messages& messages, bool kept) {
    Json list = Json::array();
    for (const Message& message : messages) list.push_back(written(message, kept));
    return list;
}

const Json& member(const Json& object, const char* key, Json::value_t type, const char* typeName) {
    if (!object.is_object()) fail("A stored result must be a JSON object; this is a {}.", object.type_name());
    const auto found = object.find(key);
    if (found == object.end()) fail("The stored result has no key '{}'.", key);
    if (found->type() != type)
        fail("The key '{}' of the stored result must be {}; it is a {}.", key, typeName, found->type_name());
    return *found;
}

std::string textOf(const Json& object, const char* key) {
    return member(object, key, Json::value_t::string, "a text").get<std::string>();
}

const Json& listOf(const Json& object, const char* key) {
    return member(object, key, Json::value_t::array, "a list");
}

const Json& tableOf(const Json& object, const char* key) {
    return member(object, key, Json::value_t::object, "an object");
}

double numberOrMissing(const Json& value, const std::string& key) {
    if (value.is_null()) return std::numeric_limits<double>::quiet_NaN();
    if (!value.is_number())
        fail("The key '{}' of the stored result must be a number or null; it is a {}.", key,
             value.type_name());
    return value.get<double>();
}

double numberOf(const Json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end()) fail("The stored result has no key '{}'.", key);
    return numberOrMissing(*found, key);
}

Message messageOf(const Json& object, const char* key) {
    if (const auto found = object.find(key); found != object.end() && isMessage(*found))
        if (auto message = messageIn(*found)) return std::move(*message);
    return verbatim(textOf(object, key));
}

Messages messagesOf(const Json& list, const char* key) {
    Messages messages;
    for (const auto& item : list) {
        auto message = messageIn(item);
        if (!message)
            fail("The list '{}' of the stored result must hold texts; it holds a {}.", key, item.type_name());
        messages.push_back(std::move(*message));
    }
    return messages;
}

RunVerdict verdictIn(const Json& json) {
    RunVerdict verdict{.clause = messageOf(json, "message")};
    if (!json.contains("verdict")) return verdict; // of result.json, or stored before its parts were
    const Json& parts = tableOf(json, "verdict");
    const auto flag = [&](const char* key) {
        return member(parts, key, Json::value_t::boolean, "true or false").get<bool>();
    };
    return {.clause = messageOf(parts, "clause"),
            .rest = messagesOf(listOf(parts, "rest"), "rest"),
            .namesOutcome = flag("names_outcome"),
            .proof = flag("proof")};
}

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

} // namespace

void RunVerdict::add(Message sentence) {
    if (sentence.empty()) return;
    if (clause.empty())
        clause = std::move(sentence);
    else
        rest.push_back(std::move(sentence));
}

void RunVerdict::add(Messages sentences) {
    for (Message& sentence : sentences) add(std::move(sentence));
}

void RunVerdict::openWith(Message sentence) {
    if (!clause.empty()) rest.insert(rest.begin(), std::move(clause));
    clause = std::move(sentence);
    namesOutcome = true;
    proof = false;
}

Messages RunVerdict::sentences() const {
    Messages all{clause};
    all.insert(all.end(), rest.begin(), rest.end());
    std::erase_if(all, [](const Message& one) { return one.empty(); });
    return all;
}

std::string RunVerdict::text(Minus minus) const { return joined(sentences(), " ").text(minus); }

RunVerdict concluded(Message sentence) { return {.clause = std::move(sentence)}; }
RunVerdict outcomeNamed(Message sentence) { return {.clause = std::move(sentence), .namesOutcome = true}; }

std::string toString(RunOutcome outcome) {
    for (const auto& [value, text] : kOutcomes)
        if (value == outcome) return text;
    return "not-run";
}

RunOutcome outcomeFromString(const std::string& text) {
    for (const auto& [value, name] : kOutcomes)
        if (text == name) return value;
    fail("'{}' is not a status of a run; it must be not-run, answered, empty, no-answer, cancelled or "
         "failed.",
         text);
}

std::size_t ResultTable::rows() const {
    if (columns.empty()) return 0;
    const ResultColumn& first = columns.front();
    return std::max({first.numbers.size(), first.texts.size(), first.sentences.size()});
}

const ResultColumn* ResultTable::find(const std::string& column) const {
    for (const auto& candidate : columns)
        if (candidate.name == column) return &candidate;
    return nullptr;
}

const ResultTable* Result::table(const std::string& name) const {
    for (const auto& candidate : tables)
        if (candidate.name == name) return &candidate;
    return nullptr;
}

Messages Result::remarks() const {
    Messages all = qualityWarnings;
    all.insert(all.end(), warnings.begin(), warnings.end());
    return all;
}

namespace {
Json written(const Result& result, bool kept) {
    Json diagnostics = written(result.diagnostics, kept);
    diagnostics["reservations"] = written(result.qualityWarnings, kept);
    Json unknowns = Json::object();
    const auto add = [&](const Estimate& estimate) {
        unknowns[estimate.name] = {{"value", number(estimate.value)},
                                   {"unit", estimate.unit},
                                   {"standard_error", number(estimate.standardError)},
                                   {"lower", number(estimate.lower)},
                                   {"upper", number(estimate.upper)},
                                   {"interval", written(estimate.interval, kept)},
                                   {"at_bound", estimate.atBound}};
        if (!estimate.equals.empty()) unknowns[estimate.name]["equals"] = estimate.equals;
        if (!estimate.guaranteed) return;
        unknowns[estimate.name]["guaranteed"] = true;
        unknowns[estimate.name]["examined"] = {number(estimate.examinedLower),
                                               number(estimate.examinedUpper)};
    };
    for (const Estimate& estimate : result.unknowns) add(estimate);
    for (const Estimate& estimate : result.tied) add(estimate);
    Json json = {{"method", result.method},
                 {"status", toString(result.outcome)},
                 {"message", result.verdict.text(Minus::Hyphen)},
                 {"unknowns", std::move(unknowns)}};
    // What the run itself has held back stands beside the answer.
    if (const auto found = diagnostics.find("validation");
        !kept && found != diagnostics.end() && found->contains("experiments"))
        json["validation"] = *found;
    json["diagnostics"] = std::move(diagnostics);
    json["warnings"] = written(result.remarks(), kept);
    json["notes"] = written(result.notes, kept);
    json["provenance"] = written(result.provenance, kept);
    return json;
}
} // namespace

Json toJson(const Result& result) { return written(result, false); }

Json toStoredJson(const Result& result) {
    Json json = written(result, true);
    json["verdict"] = {{"clause", keptJson(result.verdict.clause)},
                       {"rest", written(result.verdict.rest, true)},
                       {"names_outcome", result.verdict.namesOutcome},
                       {"proof", result.verdict.proof}};
    return json;
}

Result resultFromJson(const Json& json) {
    Result result;
    result.method = textOf(json, "method");
    result.outcome = outcomeFromString(textOf(json, "status"));
    result.verdict = verdictIn(json);
    for (const auto& [name, stored] : tableOf(json, "unknowns").items()) {
        Estimate estimate;
        estimate.name = name;
        estimate.unit = textOf(stored, "unit");
        estimate.value = numberOf(stored, "value");
        estimate.standardError = numberOf(stored, "standard_error");
        estimate.lower = numberOf(stored, "lower");
        estimate.upper = numberOf(stored, "upper");
        estimate.interval = messageOf(stored, "interval");
        estimate.atBound = member(stored, "at_bound", Json::value_t::boolean, "true or false").get<bool>();
        // Results stored before guarantees were told apart: one method had them.
        estimate.guaranteed =
            stored.contains("guaranteed")
                ? member(stored, "guaranteed", Json::value_t::boolean, "true or false").get<bool>()
                : answers(result.method, AnswerKind::Enclosure);
        if (const auto examined = stored.find("examined");
            examined != stored.end() && examined->is_array() && examined->size() == 2) {
            estimate.examinedLower = numberOrMissing((*examined)[0], "examined");
            estimate.examinedUpper = numberOrMissing((*examined)[1], "examined");
        }
        if (stored.contains("equals")) estimate.equals = textOf(stored, "equals");
        (estimate.equals.empty() ? result.unknowns : result.tied).push_back(std::move(estimate));
    }
    // Stored before a verdict said whether it is a proof: bounds that are narrower than what was examined
    // are.
    if (!json.contains("verdict"))
        result.verdict.proof =
            result.outcome == RunOutcome::Answered && answers(result.method, AnswerKind::Enclosure) &&
            std::any_of(result.unknowns.begin(), result.unknowns.end(), [](const Estimate& e) {
                return e.guaranteed && (e.lower > e.examinedLower || e.upper < e.examinedUpper);
            });
    result.diagnostics = tableOf(json, "diagnostics");
    result.warnings = messagesOf(listOf(json, "warnings"), "warnings");
    if (const auto found = result.diagnostics.find("reservations"); found != result.diagnostics.end()) {
        result.qualityWarnings = messagesOf(listOf(result.diagnostics, "reservations"), "reservations");
        result.diagnostics.erase(found);
        if (result.warnings.size() >= result.qualityWarnings.size())
            result.warnings.erase(result.warnings.begin(),
                                  result.warnings.begin() +
                                      static_cast<std::ptrdiff_t>(result.qualityWarnings.size()));
    } else {
        // Results stored before the two were told apart: each may be one.
        std::swap(result.qualityWarnings, result.warnings);
    }
    if (json.contains("notes")) result.notes = messagesOf(listOf(json, "notes"), "notes");
    result.provenance = tableOf(json, "provenance");
    return result;
}

nlohmann::ordered_json emptyObject() { return nlohmann::ordered_json::object(); }

Json toJson(const ResultTable& table) {
    Json columns = Json::array();
    for (const auto& column : table.columns) {
        Json stored = {{"name", column.name}, {"unit", column.unit}};
        if (!column.isText()) {
            Json numbers = Json::array();
            for (const double value : column.numbers) numbers.push_back(number(value));
            stored["numbers"] = std::move(numbers);
        } else {
            stored["texts"] = keptTexts(column);
        }
        columns.push_back(std::move(stored));
    }
    return {{"name", table.name}, {"caption", keptJson(table.caption)}, {"columns", std::move(columns)}};
}

Json keptTexts(const ResultColumn& column) {
    return column.texts.empty() ? written(column.sentences, true) : Json(column.texts);
}

void setTexts(ResultColumn& column, const Json& texts) {
    Messages sentences = messagesOf(texts, "texts");
    if (std::ranges::any_of(texts, isMessage))
        column.sentences = std::move(sentences);
    else
        column.texts = textsOf(sentences);
}

ResultTable tableFromJson(const Json& json) {
    ResultTable table;
    table.name = textOf(json, "name");
    table.caption = messageOf(json, "caption");
    for (const auto& stored : listOf(json, "columns")) {
        ResultColumn column;
        column.name = textOf(stored, "name");
        column.unit = textOf(stored, "unit");
        if (stored.contains("texts"))
            setTexts(column, listOf(stored, "texts"));
        else
            for (const auto& value : listOf(stored, "numbers"))
                column.numbers.push_back(numberOrMissing(value, "numbers"));
        table.columns.push_back(std::move(column));
    }
    return table;
}

std::string toCsv(const ResultTable& table) {
    std::string out;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const auto& column = table.columns[c];
        if (c > 0) out += ',';
        out += quoted(column.unit.empty() ? column.name : fmt::format("{} [{}]", column.name, column.unit));
    }
    out += '\n';
    const std::size_t rows = table.rows();
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const auto& column = table.columns[c];
            if (c > 0) out += ',';
            if (r < column.texts.size())
                out += quoted(column.texts[r]);
            else if (r < column.sentences.size())
                out += quoted(column.sentences[r].text(Minus::Hyphen));
            else if (r < column.numbers.size() && !std::isnan(column.numbers[r]))
                fmt::format_to(std::back_inserter(out), "{}", column.numbers[r]);
        }
        out += '\n';
    }
    return out;
}

namespace {
/// The fields of a line as toCsv writes them; `at` is moved behind its end.
std::vector<std::string> csvFields(std::string_view text, std::size_t& at) {
    std::vector<std::string> fields(1);
    for (bool inside = false; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            const bool doubled = inside && at + 1 < text.size() && text[at + 1] == '"';
            if (doubled)
                fields.back() += text[++at];
            else
                inside = !inside;
        } else if (!inside && c == ',') {
            fields.emplace_back();
        } else if (!inside && c == '\n') {
            ++at;
            break;
        } else {
            fields.back() += c;
        }
    }
    return fields;
}
} // namespace

ResultTable tableFromCsv(std::string_view text, const std::string& name) {
    ResultTable table{.name = name, .caption = {}, .columns = {}};
    std::size_t at = 0;
    for (std::string& head : csvFields(text, at)) table.columns.push_back({std::move(head), "", {}, {}});
    while (at < text.size()) {
        std::vector<std::string> fields = csvFields(text, at);
        if (fields.size() != table.columns.size())
            fail("{}.csv: a row has {} fields, the head has {}", name, fields.size(), table.columns.size());
        for (std::size_t c = 0; c < fields.size(); ++c)
            table.columns[c].texts.push_back(std::move(fields[c]));
    }
    for (ResultColumn& column : table.columns) {
        std::vector<double> numbers;
        for (const std::string& cell : column.texts) {
            double value = std::numeric_limits<double>::quiet_NaN();
            const auto read = std::from_chars(cell.data(), cell.data() + cell.size(), value);
            if (!cell.empty() && (read.ec != std::errc() || read.ptr != cell.data() + cell.size())) break;
            numbers.push_back(value);
        }
        if (numbers.size() != column.texts.size()) continue;
        column.numbers = std::move(numbers);
        column.texts.clear();
    }
    return table;
}

std::vector<double> givenValues(const Result& result) {
    std::vector<double> values;
    const auto* given = recordedOption(result, "evaluate_at");
    if (!given || !given->is_array()) return values;
    for (const auto& value : *given)
        values.push_back(value.is_number() ? value.get<double>() : std::numeric_limits<double>::quiet_NaN());
    return values;
}

bool isEvaluation(const Result& result) { return !givenValues(result).empty(); }

} // namespace rigor

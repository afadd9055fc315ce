#pragma once
// What a run leaves behind: the common part of every method's answer, as data. result.json, the CSV tables,
// the report and the window are all made from this, so that a stored run can be shown years later without
// running it again.

#include "core/foundation/base/json.h"
#include "core/foundation/base/translate.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

enum class RunOutcome { NotRun, Answered, Empty, NoAnswer, Cancelled, Failed };
std::string
toString(RunOutcome outcome); ///< "not-run", "answered", "empty", "no-answer", "cancelled", "failed"
RunOutcome outcomeFromString(const std::string& text); ///< throws Error

/// What a run has concluded, in whole sentences, each a text of its own.
struct RunVerdict {
    Message clause; ///< the first sentence; of a proof the word before what is proven: "Proven:"
    Messages rest;
    bool namesOutcome = false; ///< the clause says itself how the run ended: "EMPTY: no parameter vector ..."
    bool proof = false;        ///< what it says is proven

    /// A sentence more; empty ones are none.
    void add(Message sentence);
    void add(Messages sentences);
    /// A sentence before all others that says how the run ended: "Cancelled; this is what was reached."
    void openWith(Message sentence);
    Messages sentences() const;                        ///< all
    std::string text(Minus minus = Minus::Sign) const; ///< all, in the language of now
};
/// Of one sentence; outcomeNamed: which says how the run ended, "No answer: ...".
RunVerdict concluded(Message sentence);
RunVerdict outcomeNamed(Message sentence);

struct Estimate {
    std::string name; ///< "x1.mean"
    std::string unit; ///< of the model
    double value = std::numeric_limits<double>::quiet_NaN();
    double standardError = std::numeric_limits<double>::quiet_NaN(); ///< NaN = not known
    double lower = std::numeric_limits<double>::quiet_NaN(), upper = std::numeric_limits<double>::quiet_NaN();
    Message interval; ///< what lower/upper mean: "95 % marginal, Fisher information, n = 108, p = 4"
    bool atBound = false;
    std::string equals; ///< the expression that it follows, "2*k1"; "" = none, it was searched for
    /// lower and upper enclose the true value for certain; no value between them is more likely than another.
    /// What was examined then are the values between examinedLower and examinedUpper: nothing is said of
    /// others.
    bool guaranteed = false;
    double examinedLower = std::numeric_limits<double>::quiet_NaN(),
           examinedUpper = std::numeric_limits<double>::quiet_NaN();
};

/// A named table; one column is either all numbers (NaN = missing), all texts or all sentences.
struct ResultColumn {
    std::string name, unit;
    std::vector<double> numbers;
    std::vector<std::string> texts;
    Messages sentences = {};
    bool isText() const { return !texts.empty() || !sentences.empty(); }
};
struct ResultTable {
    std::string name; ///< file name without .csv
    Message caption;  ///< whole sentence
    std::vector<ResultColumn> columns;
    std::size_t rows() const;
    const ResultColumn* find(const std::string& column) const;
};

/// {}; not inline, so that not every file that makes a Result compiles the making of JSON too.
nlohmann::ordered_json emptyObject();

struct Result {
    std::string method;
    RunOutcome outcome = RunOutcome::NotRun;
    RunVerdict verdict{.clause = verbatim("not run")};
    std::vector<Estimate> unknowns;
    std::vector<Estimate>
        tied; ///< what follows the unknowns; in result.json behind them, with the key "equals"
    nlohmann::ordered_json diagnostics = emptyObject(); ///< sentences in it: message_json.h
    /// Which assumptions that the answer rests on do not hold, whole sentences; they stand in
    /// `diagnostics.reservations` and, before the others, among the warnings of result.json. Notes that
    /// do not touch the answer (how a file was read, what could be looked at next) are warnings only.
    Messages qualityWarnings;
    Messages warnings; ///< without the quality warnings
    Messages notes;    ///< cannot have changed the answer: how a file was read
    nlohmann::ordered_json provenance = emptyObject();
    std::vector<ResultTable> tables;

    std::string message() const { return verdict.text(); }
    const ResultTable* table(const std::string& name) const;
    /// Quality warnings, then warnings: all that is to be said beside the verdict.
    Messages remarks() const;
};

/// The values a run was given (option evaluate_at) instead of searching; empty if it searched.
std::vector<double> givenValues(const Result& result);
/// Whether there are such: its data are validation.
bool isEvaluation(const Result& result);

/// NaN and infinities become null (JSON has none).
nlohmann::ordered_json toJson(const Result& result);
/// As in a project: with the sentences of the verdict apart, and every sentence as data, so that it can be
/// said in another language.
nlohmann::ordered_json toStoredJson(const Result& result);
/// Of either; a sentence that is a text stays as it is. Without the tables; the verdict of one that does not
/// have its sentences apart is one clause. Throws Error if a key is missing or of the wrong type.
Result resultFromJson(const nlohmann::ordered_json& json);
/// A table as {name, caption, columns: [{name, unit, numbers or texts}]}; missing numbers are null.
nlohmann::ordered_json toJson(const ResultTable& table);
/// The reverse of toJson(ResultTable). Throws Error if a key is missing or of the wrong type.
ResultTable tableFromJson(const nlohmann::ordered_json& json);
/// The texts of a column, a list, as they are in that; sentences as data.
nlohmann::ordered_json keptTexts(const ResultColumn& column);
void setTexts(ResultColumn& column, const nlohmann::ordered_json& texts);
/// Header "name [unit]" ("name" if no unit), point as decimal sign, \n ends. Numbers have as many digits as
/// are needed to read back the same double; a missing number is an empty cell.
std::string toCsv(const ResultTable& table);
/// The reverse, without units and caption; a column of numbers alone is one of numbers. Throws Error for a
/// row that is shorter or longer than the head.
ResultTable tableFromCsv(std::string_view text, const std::string& name);

} // namespace rigor

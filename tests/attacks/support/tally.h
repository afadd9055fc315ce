#pragma once
// Counts of claims and of those that were false, and whether a claim is false more often than it says.

#include "core/foundation/base/json.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace rigor::attacks {

struct Interval {
    double lower, upper;
};
/// Exact interval of a probability (Clopper and Pearson 1934) of which `hits` of `n` were seen.
Interval binomialInterval(long long hits, long long n, double confidence = 0.99);

/// How often a claim may be false.
struct Rule {
    enum class Kind {
        Never,   ///< not once
        AtMost,  ///< the interval of the measured rate must reach down to `rate`
        Exactly, ///< the interval must contain `rate`: an interval that says 95 % is false in 5 %
    };
    Kind kind = Kind::Never;
    double rate = 0;

    static Rule never() { return {}; }
    static Rule atMost(double rate) { return {Kind::AtMost, rate}; }
    static Rule exactly(double rate) { return {Kind::Exactly, rate}; }
    bool broken(long long claimed, long long isFalse) const;
    std::string text() const; ///< "0", "<= 5 %", "5 %"
};

/// What one record found, in the order it was found.
class Claims {
  public:
    /// A claim was made; the same name always comes with the same rule.
    void made(const std::string& name, Rule rule, bool isFalse) { list_.push_back({name, rule, isFalse}); }
    void never(const std::string& name, bool isFalse) { made(name, Rule::never(), isFalse); }

    struct One {
        std::string name;
        Rule rule;
        bool isFalse;
    };
    const std::vector<One>& list() const { return list_; }

  private:
    std::vector<One> list_;
};

class Tally {
  public:
    /// Claims are counted per family.
    void add(const std::string& family, std::uint64_t record, const Claims& claims);
    long long records() const;

    /// A table in Markdown; all: with the claims that hold.
    std::string table(bool all = true) const;
    /// The same in short: all families together, and all names that stand behind a colon.
    std::string summary() const;
    /// Names of the claims that are broken, "family: claim".
    std::vector<std::string> broken() const;

    nlohmann::ordered_json toJson() const;
    static Tally fromJson(const nlohmann::ordered_json& json);

  private:
    struct Count {
        Rule rule;
        long long claimed = 0, isFalse = 0;
        std::vector<std::uint64_t> examples; ///< records of the first false ones, for --show
    };
    std::map<std::string, long long> records_;                    ///< by family
    std::map<std::pair<std::string, std::string>, Count> counts_; ///< by claim and family
};

} // namespace rigor::attacks

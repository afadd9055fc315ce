#include "tests/attacks/support/tally.h"

#include "core/foundation/stats/special.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <numeric>

namespace rigor::attacks {

namespace {
constexpr std::size_t kExamples = 5;
constexpr const char* kKinds[] = {"never", "at most", "exactly"};
} // namespace

Interval binomialInterval(long long hits, long long n, double confidence) {
    const double tail = (1 - confidence) / 2, k = static_cast<double>(hits), all = static_cast<double>(n);
    return {hits == 0 ? 0 : special::betaQuantile(k, all - k + 1, tail),
            hits == n ? 1 : special::betaQuantile(k + 1, all - k, 1 - tail)};
}

bool Rule::broken(long long claimed, long long isFalse) const {
    if (claimed == 0) return false;
    const Interval measured = binomialInterval(isFalse, claimed);
    switch (kind) {
    case Kind::Never:
        return isFalse > 0;
    case Kind::AtMost:
        return measured.lower > rate;
    case Kind::Exactly:
        return measured.lower > rate || measured.upper < rate;
    }
    return true;
}

std::string Rule::text() const {
    if (kind == Kind::Never) return "0";
    return fmt::format("{}{:g} %", kind == Kind::AtMost ? "<= " : "", 100 * rate);
}

void Tally::add(const std::string& family, std::uint64_t record, const Claims& claims) {
    ++records_[family];
    for (const Claims::One& one : claims.list()) {
        Count& count = counts_[{one.name, family}];
        count.rule = one.rule;
        ++count.claimed;
        if (!one.isFalse) continue;
        ++count.isFalse;
        if (count.examples.size() < kExamples) count.examples.push_back(record);
    }
}

long long Tally::records() const {
    long long sum = 0;
    for (const auto& [family, n] : records_) sum += n;
    return sum;
}

std::string Tally::table(bool all) const {
    std::string text =
        "| claim | family | records | claimed | false | 99 % interval | allowed | | seen in record |\n"
        "|---|---|---|---|---|---|---|---|---|\n";
    for (const auto& [key, count] : counts_) {
        const bool broken = count.rule.broken(count.claimed, count.isFalse);
        if (!all && !broken) continue;
        const Interval measured = binomialInterval(count.isFalse, count.claimed);
        text += fmt::format("| {} | {} | {} | {} | {} | {:.2f} to {:.2f} % | {} | {} | {} |\n", key.first,
                            key.second, records_.at(key.second), count.claimed, count.isFalse,
                            100 * measured.lower, 100 * measured.upper, count.rule.text(),
                            broken ? "**broken**" : "holds", fmt::join(count.examples, ", "));
    }
    return text;
}

std::string Tally::summary() const {
    struct Sum {
        long long claimed = 0, isFalse = 0, counts = 0, broken = 0;
    };
    std::map<std::pair<std::string, std::string>, Sum> sums; // by claim and rule
    for (const auto& [key, count] : counts_) {
        Sum& sum = sums[{key.first.substr(0, key.first.find(": ")), count.rule.text()}];
        sum.claimed += count.claimed;
        sum.isFalse += count.isFalse;
        ++sum.counts;
        sum.broken += count.rule.broken(count.claimed, count.isFalse) ? 1 : 0;
    }
    std::string text =
        "| claim | claimed | false | 99 % interval | allowed | broken |\n|---|---|---|---|---|---|\n";
    for (const auto& [key, sum] : sums) {
        const Interval measured = binomialInterval(sum.isFalse, sum.claimed);
        text += fmt::format("| {} | {} | {} | {:.2f} to {:.2f} % | {} | {} of {} |\n", key.first, sum.claimed,
                            sum.isFalse, 100 * measured.lower, 100 * measured.upper, key.second, sum.broken,
                            sum.counts);
    }
    return text;
}

std::vector<std::string> Tally::broken() const {
    std::vector<std::string> names;
    for (const auto& [key, count] : counts_)
        if (count.rule.broken(count.claimed, count.isFalse)) names.push_back(key.second + ": " + key.first);
    return names;
}

nlohmann::ordered_json Tally::toJson() const {
    nlohmann::ordered_json json;
    json["records"] = records_;
    auto& list = json["claims"] = nlohmann::ordered_json::array();
    for (const auto& [key, count] : counts_)
        list.push_back({{"claim", key.first},
                        {"family", key.second},
                        {"rule", kKinds[static_cast<int>(count.rule.kind)]},
                        {"rate", count.rule.rate},
                        {"claimed", count.claimed},
                        {"false", count.isFalse},
                        {"examples", count.examples}});
    return json;
}

Tally Tally::fromJson(const nlohmann::ordered_json& json) {
    Tally tally;
    json.at("records").get_to(tally.records_);
    for (const auto& one : json.at("claims")) {
        Count count;
        for (int kind = 0; kind < 3; ++kind)
            if (one.at("rule") == kKinds[kind]) count.rule.kind = static_cast<Rule::Kind>(kind);
        one.at("rate").get_to(count.rule.rate);
        one.at("claimed").get_to(count.claimed);
        one.at("false").get_to(count.isFalse);
        one.at("examples").get_to(count.examples);
        tally.counts_[{one.at("claim").get<std::string>(), one.at("family").get<std::string>()}] = count;
    }
    return tally;
}

} // namespace rigor::attacks

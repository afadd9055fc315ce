#pragma once
// What state.json of a watch keeps of its verdict.

#include <optional>
#include <string>
#include <vector>

namespace rigor {

struct KeptGrowth {
    bool stated = true;
    std::vector<std::optional<double>> logs; ///< none: -infinity, a part of the mixture that has not begun
    double squares = 0, freedom = 0;
    long long blocks = 0;
    template <class V> void describe(V& v) {
        v("stated", stated);
        v("logs", logs);
        v("squares", squares);
        v("freedom", freedom);
        v("blocks", blocks);
    }
};

struct KeptLevel {
    double level = 0, next = 0;
    long long asked = 0;
    bool found = false;
    template <class V> void describe(V& v) {
        v("level", level);
        v("next", next);
        v("asked", asked);
        v("found", found);
    }
};

struct KeptSplit {
    std::string split;
    std::vector<std::vector<double>> covariance; ///< rows
    template <class V> void describe(V& v) {
        v("split", split);
        v("covariance", covariance);
    }
};

struct KeptModel {
    std::string name;
    KeptGrowth growth, unscaled;
    std::vector<KeptSplit> first;
    KeptLevel scatter;
    double log = 0;
    std::optional<long long> wrongSince;
    std::string words;
    template <class V> void describe(V& v) {
        v("name", name);
        v.object("growth", growth);
        v.object("unscaled", unscaled);
        v.list("first", first);
        v.object("scatter", scatter);
        v("log", log);
        v.nullable("wrong_since", wrongSince);
        v("words", words);
    }
};

struct KeptVerdict {
    std::string method;
    double level = 0;
    std::string state;
    long long looks = 0;
    std::vector<KeptModel> models;
    KeptLevel residuals;
    std::vector<std::string> structural;
    int absent = 0;
    /// What was found since stays found; the evidence is that of the end of a block.
    void goOnWith(const KeptVerdict& later);
    /// Covariances are square.
    bool sound() const;
    template <class V> void describe(V& v) {
        v("method", method);
        v("level", level);
        v("state", state);
        v("looks", looks);
        v.list("models", models);
        v.object("residuals", residuals);
        v("structural", structural);
        v("absent", absent);
    }
};

} // namespace rigor

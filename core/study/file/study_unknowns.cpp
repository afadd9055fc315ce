#include "core/study/file/study_unknowns.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/distribution.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

const std::vector<std::string> kSearchKeys = {"start", "min", "max"};

/// A number of a prior that must be there, and above 0 where it is a width.
double priorNumber(const TomlNode& prior, const std::string& key, bool width) {
    const TomlNode* n = prior.find(key);
    if (!n) refuseKey(prior, filled(sentence("Study", "{}: {} is missing"), prior.path, key));
    const double value = realOf(*n);
    if (!std::isfinite(value) || (width && !(value > 0)))
        refuseValue(
            *n, width
                    ? filled(sentence("Study", "{} = {}: it must be a finite number above 0"), n->path, value)
                    : filled(sentence("Study", "{} = {}: it must be a finite number"), n->path, value));
    return value;
}

Prior readPrior(const TomlNode& node) {
    tableOf(node);
    const TomlNode* family = node.find("family");
    if (!family) refuseKey(node, filled(sentence("Study", "{}: {} is missing"), node.path, "family"));
    Prior prior;
    prior.family = textOf(*family);
    if (prior.family == "uniform") {
        checkKeys(node, {"family", "min", "max", "edge"}, node.path + " (uniform)");
        prior.min = priorNumber(node, "min", false);
        prior.max = priorNumber(node, "max", false);
        prior.edge = priorNumber(node, "edge", true);
        if (!(prior.min < prior.max))
            refuseValue(*node.find("min"), filled(sentence("Study", "{}: min = {} is not below max = {}"),
                                                  node.path, prior.min, prior.max));
        return prior;
    }
    if (prior.family != "normal" && prior.family != "lognormal")
        refuseValue(*family, filled(sentence("Study", "{} = \"{}\": a prior is normal, lognormal or uniform"),
                                    family->path, prior.family));
    checkKeys(node, {"family", "mean", "standard_deviation"}, node.path + " (" + prior.family + ")");
    prior.mean = priorNumber(node, "mean", prior.family == "lognormal");
    prior.standardDeviation = priorNumber(node, "standard_deviation", true);
    return prior;
}

/// Of a number that is above 0 by its scale or its prior.
void checkPositive(const Unknown& unknown, const TomlNode& node) {
    const bool lognormal = unknown.prior.family == "lognormal";
    if (!unknown.logarithmic && !lognormal) return;
    for (const char* key : {"start", "min", "max"})
        if (const auto* n = node.find(key);
            n && !(n->real > 0) && !(lognormal && n->real == 0 && *key == 'm'))
            refuseValue(
                *n, unknown.logarithmic
                        ? filled(sentence("Study", "{} = {}: on a logarithmic scale it must be above 0"),
                                 n->path, n->real)
                        : filled(sentence("Study", "{} = {}: with a lognormal prior it must not be below 0"),
                                 n->path, n->real));
}

/// An unknown that follows others has nothing of its own that could be searched.
Unknown readTied(const std::string& name, const TomlNode& node, const TomlNode& equals) {
    for (const auto& [key, member] : node.members)
        if (key != "equals")
            refuseKey(member,
                      filled(sentence("Study", "{} has no effect beside equals: {} follows the others and is "
                                               "not searched"),
                             member.path, name));
    Unknown unknown;
    unknown.name = name;
    unknown.equals = textOf(equals);
    if (unknown.equals.find_first_not_of(" \t") == std::string::npos)
        refuseValue(equals,
                    filled(sentence("Study", "{} is empty; an expression such as \"2*k1\" is expected"),
                           equals.path));
    return unknown;
}

Unknown readPoint(const std::string& name, const TomlNode& node) {
    checkKeys(node,
              {"start", "min", "max", "family", "lower", "upper", "scale", "prior", "equals", "of", "kind"},
              "unknown " + name);
    if (const auto* equals = node.find("equals")) return readTied(name, node, *equals);
    for (const char* key : {"lower", "upper"})
        if (const auto* n = node.find(key))
            refuseKey(*n, filled(sentence("Study", "{} belongs to a distribution, and {} has no family; a "
                                                   "point value has start, min and max"),
                                 n->path, node.path));
    Unknown unknown;
    unknown.name = name;
    unknown.value = readSearch(node);
    if (const auto* scale = node.find("scale")) {
        const std::string text = textOf(*scale);
        if (text != "log" && text != "linear")
            refuseValue(*scale, filled(sentence("Study", "{} = \"{}\": a scale is log or linear"),
                                       scale->path, text));
        unknown.logarithmic = text == "log";
    }
    if (const auto* prior = node.find("prior")) unknown.prior = readPrior(*prior);
    checkPositive(unknown, node);
    return unknown;
}

std::vector<std::string> shapeNames(const FamilyInfo& family) {
    std::vector<std::string> names;
    for (const auto& way : family.parametrisations)
        for (const auto* list : {&way.required, &way.optional})
            for (const auto& name : *list)
                if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return names;
}

/// Negative spreads and the like.
void checkShape(const std::string& key, const TomlNode& node) {
    for (const auto& bound : kSearchKeys) {
        const auto* n = node.find(bound);
        if (!n || std::isinf(n->real)) continue;
        if (const std::string why = whyShapeRefused(key, n->real); !why.empty())
            refuseValue(*n, filled(sentence("Study", "{} = {}: it {}"), n->path, n->real, why));
    }
}

/// A family, a box and start values that fit together, as far as they are given.
void checkWhole(const Unknown& unknown, const TomlNode& node) {
    if (!unknown.samples.file.empty()) return; // which is read when the study is made ready
    ShapeValues starts;
    for (const auto& [key, search] : unknown.shape) starts.emplace_back(key, search.start);
    if (std::any_of(starts.begin(), starts.end(), [](const auto& s) { return std::isnan(s.second); })) return;
    try {
        makeDistribution(unknown.family, starts, unknown.lower, unknown.upper);
    } catch (const Error& e) {
        refuseKey(node, fmt::format("{}: {}", node.path, e.sentence()));
    }
}

/// Where the samples are, and what is made of them.
void readSource(Unknown& unknown, const TomlNode& node) {
    const TomlNode* file = node.find("file");
    if (!file) refuseKey(node, filled(sentence("Study", "{}: {} is missing"), node.path, "file"));
    unknown.samples.file = filePath(*file);
    if (unknown.samples.file.empty())
        refuseValue(*file,
                    filled(sentence("Study", "{} is empty; a file of samples is expected"), file->path));
    if (const auto* column = node.find("column")) unknown.samples.column = textOf(*column);
    const TomlNode* estimate = node.find("estimate");
    if (!estimate) return;
    unknown.samples.estimate = textOf(*estimate);
    if (unknown.samples.estimate != "kernel" && unknown.samples.estimate != "histogram")
        refuseValue(*estimate, filled(sentence("Study", "{} = \"{}\": the density of samples is estimated by "
                                                        "kernel or histogram"),
                                      estimate->path, unknown.samples.estimate));
}

Unknown readDistribution(const std::string& name, const TomlNode& node, const TomlNode& familyNode) {
    Unknown unknown;
    unknown.name = name;
    unknown.family = textOf(familyNode);
    std::vector<std::string> known;
    try {
        known = shapeNames(distributionFamily(unknown.family));
    } catch (const Error& e) {
        refuseValue(familyNode, e.sentence());
    }
    for (const auto& key : kSearchKeys)
        if (const auto* n = node.find(key))
            refuseKey(
                *n, filled(sentence("Study", "{} belongs to a point value, and {} is a distribution; its box "
                                             "is lower and upper, its parameters are tables such as [{}.{}]"),
                           n->path, node.path, node.path, known.front()));
    std::vector<std::string> keys = {"family", "lower", "upper", "of", "kind"};
    const bool empirical = distributionFamily(unknown.family).fromSamples;
    if (empirical) keys.insert(keys.end(), {"file", "column", "estimate"});
    keys.insert(keys.end(), known.begin(), known.end());
    checkKeys(node, keys, filled(sentence("Study", "unknown {} ({})"), name, unknown.family));
    for (const auto& [key, member] : node.members) {
        if (std::find(known.begin(), known.end(), key) == known.end()) continue;
        if (member.kind != TomlNode::Kind::Table)
            refuseValue(member,
                        filled(sentence("Study", "{} must be a table with start, min and max"), member.path));
        checkKeys(member, kSearchKeys, member.path);
        const SearchValue search = readSearch(member);
        checkShape(key, member);
        unknown.shape.emplace_back(key, search);
    }
    const auto* lower = node.find("lower");
    const auto* upper = node.find("upper");
    if (lower) unknown.lower = realOf(*lower);
    if (upper) unknown.upper = realOf(*upper);
    if (!(unknown.lower < unknown.upper))
        refuseValue(lower ? *lower : *upper,
                    filled(sentence("Study", "{}: lower = {} is not below upper = {}"), node.path,
                           unknown.lower, unknown.upper));
    if (empirical) readSource(unknown, node);
    checkWhole(unknown, node);
    return unknown;
}

} // namespace

SearchValue readSearch(const TomlNode& node) {
    SearchValue value;
    const TomlNode* start = node.find("start");
    const TomlNode* min = node.find("min");
    const TomlNode* max = node.find("max");
    if (start) value.start = realOf(*start);
    if (min) value.min = realOf(*min);
    if (max) value.max = realOf(*max);
    for (const auto* n : {start, min, max})
        if (n && std::isnan(n->real))
            refuseValue(*n, filled(sentence("Study", "{} is not a number"), n->path));
    if (value.min > value.max)
        refuseValue(*(min ? min : max), filled(sentence("Study", "{}: min = {} is above max = {}"), node.path,
                                               value.min, value.max));
    if (start && (value.start < value.min || value.start > value.max))
        refuseValue(*start, filled(sentence("Study", "{} = {}: it must lie between min = {} and max = {}"),
                                   start->path, value.start, value.min, value.max));
    return value;
}

Unknown readUnknown(const std::string& name, const TomlNode& node) {
    tableOf(node);
    const auto* family = node.find("family");
    Unknown unknown = family ? readDistribution(name, node, *family) : readPoint(name, node);
    const auto* of = node.find("of");
    const auto* kind = node.find("kind");
    if ((of != nullptr) != (kind != nullptr))
        refuseKey(of ? *of : *kind,
                  filled(sentence("Study", "{} needs both: of, a file of [data] or an output, and kind, "
                                           "which number of it"),
                         node.path));
    if (!of) return unknown;
    unknown.of = textOf(*of);
    unknown.kind = textOf(*kind);
    if (unknown.of.empty())
        refuseValue(*of, filled(sentence("Study", "{} is empty; a file of [data] or an output is expected"),
                                of->path));
    return unknown;
}

} // namespace rigor

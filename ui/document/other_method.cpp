#include "ui/document/other_method.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/shape_moments.h"
#include "core/methods/answer_actions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
bool searchesDistributions(const std::string& key) { return answers(key, AnswerKind::Distribution); }

Unknown asNumber(const Unknown& unknown) {
    if (unknown.family.empty()) return unknown;
    ShapeValues shape;
    for (const auto& [name, value] : unknown.shape) shape.emplace_back(name, value.start);
    Unknown number;
    number.name = unknown.name;
    number.value = {momentsOf(unknown.family, shape, unknown.lower, unknown.upper, unknown.samples.law).mean,
                    unknown.lower, unknown.upper};
    return number;
}
} // namespace

namespace {
/// Of a number searched in a range of this half width: a tenth of it, which may be found as small as a
/// thousandth of that.
SearchValue spreadOver(double half) {
    return {ofDigits(half / 10, 3), ofDigits(half / 1e4, 3), ofDigits(half, 3)};
}

Unknown asDistribution(const Unknown& unknown) {
    if (!unknown.family.empty()) return unknown;
    const double start = unknown.value.start, width = unknown.value.max - unknown.value.min;
    const double half = std::isfinite(width) && width > 0 ? width / 2 : start != 0 ? std::abs(start) / 2 : 1;
    Unknown made;
    made.name = unknown.name;
    made.family = "normal";
    made.lower = unknown.value.min;
    made.upper = unknown.value.max;
    made.shape = {{"mean", unknown.value}, {"standard_deviation", spreadOver(half)}};
    return made;
}

bool sameUnknowns(const Study& a, const Study& b) {
    return std::equal(a.unknowns.begin(), a.unknowns.end(), b.unknowns.begin(), b.unknowns.end(),
                      [](const Unknown& x, const Unknown& y) { return x.name == y.name; });
}

const Study* askedBefore(const Study& study, const std::string& key, const std::vector<Study>& known) {
    const auto found = std::find_if(known.begin(), known.end(), [&](const Study& one) {
        return one.method == key && one.model == study.model;
    });
    return found == known.end() ? nullptr : &*found;
}

bool readsPriors(const std::string& key) {
    const MethodDescriptor* method = findMethod(key);
    return method && std::ranges::find(method->reads, "unknowns.prior") != method->reads.end();
}

Study withMethod(Study study, const std::string& key) {
    const std::unique_ptr<Method> method = makeMethod(key);
    const Fields fields = method->options();
    study.method = key;
    std::erase_if(study.options, [&](const auto& option) {
        if (!fields.find(option.first)) return true;
        try {
            fields.set(option.first, option.second);
        } catch (const Error&) {
            return true; // of the same name, but of another kind
        }
        return false;
    });
    // Values that a run was given to evaluate are no setting of another question.
    std::erase_if(study.options, [](const auto& option) { return option.first == "evaluate_at"; });
    return study;
}
} // namespace

bool setMean(Unknown& distribution, const SearchValue& mean) {
    SearchValue* parts[2] = {};
    for (auto& [name, search] : distribution.shape)
        if (name == "mean")
            parts[0] = &search;
        else if (name == "standard_deviation")
            parts[1] = &search;
    if (!parts[0] || !parts[1]) return false;
    *parts[0] = mean;
    *parts[1] = spreadOver((mean.max - mean.min) / 2);
    distribution.lower = std::min(distribution.lower, mean.min);
    distribution.upper = std::max(distribution.upper, mean.max);
    return true;
}

Study forMethod(Study study, const std::string& key, const std::vector<Study>& known) {
    if (study.method == key) return study;
    Study asked = withMethod(std::move(study), key);
    if (const Study* before = askedBefore(asked, key, known)) {
        asked.options = before->options;
        std::erase_if(asked.options, [](const auto& option) { return option.first == "evaluate_at"; });
        // The kinds and shapes that belong to the method; numbers keep what was set since.
        if (sameUnknowns(asked, *before))
            for (std::size_t i = 0; i < asked.unknowns.size(); ++i)
                if (!suitsMethod(asked.unknowns[i], key)) asked.unknowns[i] = before->unknowns[i];
    }
    for (Unknown& unknown : asked.unknowns)
        if (!suitsMethod(unknown, key))
            unknown = searchesDistributions(key) ? asDistribution(unknown) : asNumber(unknown);
    for (Unknown& unknown : asked.unknowns)
        if (!readsPriors(key)) {
            unknown.logarithmic = false;
            unknown.prior = {};
        }
    const auto& reads = findMethod(key)->reads;
    const auto isRead = [&](const char* what) { return std::ranges::find(reads, what) != reads.end(); };
    if (!isRead("dependence")) asked.dependence = {};
    if (!isRead("data.noise"))
        std::erase_if(asked.noise, [](const SensorNoise& noise) { return !noise.given(); });
    return asked;
}

std::vector<std::string> settingsLeft(const Study& before, const Study& after) {
    std::vector<std::string> left;
    const std::unique_ptr<Method> method = makeMethod(before.method), next = makeMethod(after.method);
    const Fields fields = method->options(), others = next->options();
    for (const auto& [key, value] : before.options) {
        const Field* field = fields.find(key);
        if (!field || value == field->defaultValue || key == "evaluate_at") continue;
        const auto kept = std::find_if(after.options.begin(), after.options.end(),
                                       [&, name = key](const auto& option) { return option.first == name; });
        if (others.find(key) && kept != after.options.end()) continue;
        left.push_back(field->info.label);
    }
    if (!readsPriors(after.method) &&
        std::any_of(before.unknowns.begin(), before.unknowns.end(),
                    [](const Unknown& u) { return u.logarithmic || u.prior.stated(); }))
        left.push_back(translatable("Field", "Scales and priors of the unknowns"));
    if (before.dependence.stated() && !after.dependence.stated())
        left.push_back(translatable("Field", "Dependence of the unknowns"));
    if (before.noise.size() > after.noise.size())
        left.push_back(translatable("Field", "Noise of the sensors"));
    return left;
}

Message wordsOnSettingsLeft(const Study& before, const Study& after) {
    Messages names;
    for (const std::string& label : settingsLeft(before, after))
        names.push_back(translate("Field", label.c_str()));
    if (names.empty()) return {};
    return filled(
        sentence("Method", "Repeated from a run by the method {}: its settings {} are not taken over."),
        translate("Field", findMethod(before.method)->title), fmt::join(names, ", "));
}

bool suitsMethod(const Unknown& unknown, const std::string& key) {
    if (!unknown.equals.empty()) return true; // it follows the others, whatever these are
    return searchesDistributions(key) != unknown.family.empty();
}

QString whyNotForMethod(const Study& study, const std::string& key, const std::vector<Study>& known) {
    if (!searchesDistributions(key)) return {};
    const Study* before = askedBefore(study, key, known);
    if (before && sameUnknowns(study, *before)) return {};
    for (const Unknown& unknown : study.unknowns)
        if (unknown.family.empty() && unknown.equals.empty())
            return QCoreApplication::translate(
                       "rigor", "It searches distributions, and %1 has none: choose a family in Unknowns.")
                .arg(QString::fromStdString(unknown.name));
    return {};
}

} // namespace rigor

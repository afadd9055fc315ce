#include "ui/steps/unknowns/unknowns_edit.h"

#include "core/foundation/base/error.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/foundation/stats/distributions/shape_moments.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "ui/widgets/text/free_tr.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr const char* kPerExperiment = "per_experiment";

std::vector<std::string> unknownsPerExperiment(const Study& study) {
    for (const auto& [key, value] : study.options)
        if (const auto* names = std::get_if<std::string>(&value); names && key == kPerExperiment)
            return namesPerExperiment(*names);
    return {};
}

ShapeValues newStartShape(const Unknown& unknown) {
    ShapeValues shape;
    for (const auto& [name, value] : unknown.shape) shape.emplace_back(name, value.start);
    return shape;
}

QString whyRange(const QString& what, const SearchValue& v, bool needsStart) {
    if (needsStart ? !std::isfinite(v.start) : std::isinf(v.start))
        return tr("%1 has no start value").arg(what);
    if (v.min > v.max)
        return tr("%1: the search's min %2 is above its max %3")
            .arg(what, qt(exactText(v.min)), qt(exactText(v.max)));
    if (v.start < v.min || v.start > v.max)
        return tr("%1 = %2 is outside its search range %3 … %4")
            .arg(what, qt(exactText(v.start)), qt(exactText(v.min)), qt(exactText(v.max)));
    return {};
}

/// As a person would write a proposal.
double threeDigits(double value) { return QString::number(value, 'g', 3).toDouble(); }

/// Search range about a start. A spread may be next to nothing: a lower end near the start would make what is
/// predicted too wide. Otherwise within a factor of three, or three spreads to either side of a location.
SearchValue rangeAbout(const std::string& name, double start, double spread) {
    const bool location = whyShapeRefused(name, -1).empty();
    if (!location && start > 0 && name.ends_with("standard_deviation"))
        return {start, threeDigits(start / 1000), threeDigits(start * 5)};
    if (!location && start > 0) return {start, threeDigits(start / 3), threeDigits(start * 3)};
    const double reach = threeDigits(3 * spread);
    return {start, threeDigits(start - reach), threeDigits(start + reach)};
}
} // namespace

Distribution distributionAtStart(const Unknown& u) {
    return makeDistribution(u.family, newStartShape(u), u.lower, u.upper, u.samples.law);
}

QString shapeName(const std::string& name) {
    if (name == "standard_deviation") return fieldText("sd");
    if (name == "log_standard_deviation") return fieldText("log sd");
    return fieldText(QString::fromStdString(name).replace('_', ' ').toStdString());
}

QString shapeTitle(const std::string& name) {
    if (name == "standard_deviation") return fieldText("Std. deviation");
    const QString text = shapeName(name);
    return text.left(1).toUpper() + text.mid(1);
}

QString familyTitle(const std::string& key) {
    if (key.empty()) return tr("point value");
    try {
        return fieldText(distributionFamily(key).title);
    } catch (const Error&) {
        return QString::fromStdString(key);
    }
}

QString parametrisationTitle(const std::string& family, std::size_t index) {
    QStringList names;
    const Parametrisation& way = distributionFamily(family).parametrisations.at(index);
    for (const std::string& name : way.required.empty() ? way.optional : way.required)
        names << shapeName(name);
    return names.join(", ");
}

const SearchValue* shapeOf(const Unknown& u, const std::string& name) {
    for (const auto& [key, value] : u.shape)
        if (key == name) return &value;
    return nullptr;
}

SearchValue& shapeOf(Unknown& u, const std::string& name) {
    for (auto& [key, value] : u.shape)
        if (key == name) return value;
    u.shape.emplace_back(name, SearchValue{});
    return u.shape.back().second;
}

namespace {
/// Why a prior cannot stand; empty: it can, or there is none.
QString whyPrior(const QString& unknown, const Prior& prior) {
    if (!prior.stated()) return {};
    if (prior.family == "uniform") {
        if (!(prior.min < prior.max))
            return tr("%1: prior min %2 is not below prior max %3")
                .arg(unknown, qt(exactText(prior.min)), qt(exactText(prior.max)));
        if (!(prior.edge > 0)) return tr("%1: the edge of the prior must be above 0").arg(unknown);
        return {};
    }
    if (!std::isfinite(prior.mean) || (prior.family == "lognormal" && !(prior.mean > 0)))
        return tr("%1: the mean of the prior must be a number, of a lognormal one above 0").arg(unknown);
    if (!(prior.standardDeviation > 0))
        return tr("%1: the standard deviation of the prior must be above 0").arg(unknown);
    return {};
}
} // namespace

QString whyWrong(const Unknown& u) {
    const QString unknown = QString::fromStdString(u.name);
    if (!u.samples.file.empty() && !u.samples.law)
        return tr("%1: its file of samples %2 could not be read").arg(unknown, qt(u.samples.file));
    if (u.lower >= u.upper)
        return tr("%1: clip lower %2 is not below clip upper %3")
            .arg(unknown, qt(exactText(u.lower)), qt(exactText(u.upper)));
    if (!u.equals.empty()) return {}; // nothing of its own
    if (u.family.empty()) {
        if (QString why = whyPrior(unknown, u.prior); !why.isEmpty()) return why;
        const bool lognormal = u.prior.family == "lognormal";
        if (u.logarithmic || lognormal)
            for (const double value : {u.value.start, u.value.min, u.value.max})
                if (std::isfinite(value) && !(value > 0 || (lognormal && !u.logarithmic && value == 0)))
                    return tr("%1 = %2: on a logarithmic scale or with a lognormal prior it must be above 0")
                        .arg(unknown, qt(exactText(value)));
        return whyRange(unknown, u.value, false); // without a start it begins at the value of the model
    }
    for (const auto& [name, value] : u.shape) {
        const QString what = unknown + ' ' + shapeName(name);
        // What cannot be for any search goes before what the search range excludes.
        if (const std::string why = whyShapeRefused(name, value.start); !why.empty())
            return tr("%1 = %2: it %3").arg(what, qt(exactText(value.start)), QString::fromStdString(why));
        if (const std::string why = whyShapeRefused(name, value.min);
            !why.empty() && std::isfinite(value.min))
            return tr("%1: the search's min %2 %3")
                .arg(what, qt(exactText(value.min)), QString::fromStdString(why));
        if (QString why = whyRange(what, value, true); !why.isEmpty()) return why;
    }
    try {
        if (!distributionAtStart(u).usable())
            return tr("%1: the clipping box holds no probability of this distribution").arg(unknown);
    } catch (const Error& e) {
        return unknown + ": " + QString::fromStdString(e.sentence());
    }
    return {};
}

double clippedShare(const Unknown& u) {
    if (u.family.empty()) return std::nan("");
    try {
        return 1 - distributionAtStart(u).mass();
    } catch (const Error&) {
        return std::nan("");
    }
}

QString clippedText(const Unknown& u) {
    const double share = clippedShare(u);
    if (!std::isfinite(share)) return qt(kMissingText);
    if (share < 1e-12) return QStringLiteral("0");
    if (share < 1e-6) return tr("< 1 ppm");
    if (share < 1e-3) return tr("%1 ppm").arg(qt(plainText(share * 1e6, 2)));
    return qt(percentText(share, 1));
}

std::size_t searchedNumbers(const Unknown& u) {
    if (!u.equals.empty()) return 0;
    return u.family.empty() ? 1 : u.shape.size();
}

std::size_t searchedNumbers(const Study& study, const Unknown& unknown, std::size_t experiments) {
    return perExperiment(study, unknown.name) ? experiments : searchedNumbers(unknown);
}

bool offersNumbersPerExperiment(const Study& study) {
    try {
        return makeMethod(study.method)->options().find(kPerExperiment) != nullptr;
    } catch (const Error&) {
        return false; // no such method: the document has said so
    }
}

bool offersScaleAndPrior(const Study& study) {
    const MethodDescriptor* method = findMethod(study.method);
    return method && std::ranges::find(method->reads, "unknowns.prior") != method->reads.end();
}

bool perExperiment(const Study& study, const std::string& unknown) {
    const auto names = unknownsPerExperiment(study);
    return std::find(names.begin(), names.end(), unknown) != names.end();
}

void setPerExperiment(Study& study, const std::string& unknown, bool separate) {
    auto names = unknownsPerExperiment(study);
    if (separate == perExperiment(study, unknown)) return;
    if (separate)
        names.push_back(unknown);
    else
        std::erase(names, unknown);
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    const auto option = std::find_if(study.options.begin(), study.options.end(),
                                     [](const auto& one) { return one.first == kPerExperiment; });
    if (text.empty())
        study.options.erase(option);
    else if (option == study.options.end())
        study.options.emplace_back(kPerExperiment, text);
    else
        option->second = text;
}

Unknown firstGuess(const Variable& parameter, bool asDistribution) {
    const double centre = parameter.start;
    const double size = centre == 0 ? parameter.nominal : std::abs(centre);
    Unknown u;
    u.name = parameter.name;
    const double lower = std::max(parameter.min, threeDigits(centre - size / 2)),
                 upper = std::min(parameter.max, threeDigits(centre + size / 2));
    if (asDistribution) {
        u.value = {centre, lower, upper};
        return withFamily(u, "normal", 0);
    }
    u.value = {centre, std::isfinite(parameter.min) ? parameter.min : lower,
               std::isfinite(parameter.max) ? parameter.max : upper};
    return u;
}

std::size_t parametrisationOf(const Unknown& u) {
    if (u.family.empty()) return 0;
    return static_cast<std::size_t>(
        std::max(0, parametrisationOf(distributionFamily(u.family), newStartShape(u))));
}

Unknown withFamily(const Unknown& before, const std::string& family, std::size_t parametrisation) {
    Unknown now = before;
    ShapeMoments moments;
    if (before.family.empty()) {
        moments.mean = before.value.start;
        double width = before.value.max - before.value.min;
        if (const double size = std::abs(before.value.start); size > 0 && !(width < size)) width = size;
        moments.standardDeviation = width > 0 && std::isfinite(width) ? threeDigits(width / 10) : 1;
        // What may be searched is what may be: the range of the number is the box of the distribution.
        now.lower = before.value.min;
        now.upper = before.value.max;
    } else {
        moments =
            momentsOf(before.family, newStartShape(before), before.lower, before.upper, before.samples.law);
    }
    now.family = family;
    now.shape.clear();
    if (family.empty() || !distributionFamily(family).fromSamples) now.samples = {};
    if (family.empty()) {
        const SearchValue* mean = shapeOf(before, "mean");
        now.value = mean ? *mean : SearchValue{moments.mean, before.lower, before.upper};
        now.lower = -std::numeric_limits<double>::infinity(); // a number has a range and no box
        now.upper = std::numeric_limits<double>::infinity();
        return now;
    }
    const FamilyInfo& info = distributionFamily(family);
    if (info.boxRequired && !(std::isfinite(now.lower) && std::isfinite(now.upper))) {
        now.lower = moments.mean - 5 * moments.standardDeviation;
        now.upper = moments.mean + 5 * moments.standardDeviation;
    }
    const ShapeValues shape =
        shapeWithMoments(info, parametrisation, moments, now.lower, now.upper, now.samples.law);
    for (const auto& [name, start] : shape) {
        const SearchValue* old = shapeOf(before, name);
        now.shape.emplace_back(name, old ? *old : rangeAbout(name, start, moments.standardDeviation));
        if (!old && name == "mean" && before.family.empty()) now.shape.back().second = before.value;
    }
    // Optional parameters that the family still knows are kept.
    if (info.fromSamples) return now;
    for (const auto& [name, value] : before.shape)
        for (const std::string& optional : info.parametrisations[parametrisation].optional)
            if (optional == name) now.shape.emplace_back(name, value);
    return now;
}

Unknown withSamples(const Unknown& before, const SampleFile& samples) {
    Unknown now = before;
    now.family = "empirical";
    now.samples = samples;
    const double sd = samples.law->standardDeviation();
    now.shape = {{"shift", rangeAbout("shift", 0, sd)}, {"scale", rangeAbout("scale", 1, sd)}};
    if (before.family.empty()) { // what may be searched is what may be
        now.lower = before.value.min;
        now.upper = before.value.max;
    }
    return now;
}

} // namespace rigor

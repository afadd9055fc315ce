#include "core/methods/inverse_uncertainty/likelihood/input_model.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rigor {

namespace {

bool has(const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

/// Shape parameters of the unknown in the order of its family's parametrisation that fits.
std::vector<std::string> orderedShape(const Unknown& unknown) {
    std::vector<std::string> given;
    for (const auto& [name, value] : unknown.shape) given.push_back(name);
    for (const auto& candidate : distributionFamily(unknown.family).parametrisations) {
        std::vector<std::string> order = candidate.required;
        order.insert(order.end(), candidate.optional.begin(), candidate.optional.end());
        const bool complete = std::all_of(candidate.required.begin(), candidate.required.end(),
                                          [&](const auto& name) { return has(given, name); });
        const bool known =
            std::all_of(given.begin(), given.end(), [&](const auto& name) { return has(order, name); });
        if (!complete || !known) continue;
        std::erase_if(order, [&](const auto& name) { return !has(given, name); });
        return order;
    }
    return given;
}

const SearchValue& shapeValue(const Unknown& unknown, const std::string& parameter) {
    for (const auto& [name, value] : unknown.shape)
        if (name == parameter) return value;
    fail(sentence("Method", "{} has no shape parameter {}."), unknown.name, parameter);
}

void checkBounds(const std::string& name, const SearchValue& value) {
    if (std::isnan(value.min) || std::isnan(value.max))
        fail(sentence("Method", "{}: the bounds must be numbers; they are {:g} and {:g}."), name, value.min,
             value.max);
    if (value.min > value.max)
        fail(sentence("Method", "{}: min {:g} must not exceed max {:g}."), name, value.min, value.max);
    if (std::isfinite(value.start) && (value.start < value.min || value.start > value.max))
        fail(sentence("Method", "{}: the start {:g} lies outside the bounds {:g} .. {:g}."), name,
             value.start, value.min, value.max);
}

void checkEntry(const std::string& name, const std::string& parameter, const SearchValue& value) {
    checkBounds(name, value);
    const std::pair<const char*, double> numbers[] = {
        {"start", value.start}, {"min", value.min}, {"max", value.max}};
    for (const auto& [what, number] : numbers) {
        if (!std::isfinite(number)) continue;
        if (const std::string why = whyShapeRefused(parameter, number); !why.empty())
            fail("{}: {} {:g} {}.", name, what, number, why);
    }
}

std::size_t longestShape(const std::vector<std::vector<std::string>>& shapes) {
    std::size_t longest = 0;
    for (const auto& shape : shapes) longest = std::max(longest, shape.size());
    return longest;
}

} // namespace

std::vector<std::string> alphaNames(const std::vector<Unknown>& unknowns) {
    std::vector<std::vector<std::string>> shapes;
    for (const auto& unknown : unknowns)
        shapes.push_back(unknown.family.empty() ? std::vector<std::string>{} : orderedShape(unknown));
    std::vector<std::string> names;
    for (std::size_t k = 0; k < longestShape(shapes); ++k)
        for (std::size_t i = 0; i < unknowns.size(); ++i)
            if (k < shapes[i].size()) names.push_back(unknowns[i].name + "." + shapes[i][k]);
    return names;
}

std::vector<std::string> alphaNames(const Problem& problem) {
    std::vector<std::string> names = alphaNames(problem.unknowns);
    for (const auto& pair : problem.dependence.pairs)
        if (!pair.given()) names.push_back(pair.estimate());
    for (const auto& noise : problem.noise)
        if (!noise.given()) names.push_back(noise.estimate());
    return names;
}

std::optional<SensorNoise> noiseOf(const Problem& problem, const std::string& output) {
    for (const auto& noise : problem.noise)
        if (noise.output == output) return noise;
    return std::nullopt;
}

InputModel::InputModel(const Problem& problem, const std::string& output)
    : InputModel(problem.unknowns, problem.dependence, noiseOf(problem, output)) {}

InputModel::InputModel(const std::vector<Unknown>& unknowns, const Dependence& dependence,
                       const std::optional<SensorNoise>& noise)
    : names_(alphaNames(unknowns)), dependence_(dependence), noise_(noise) {
    std::vector<std::vector<std::string>> shapes;
    for (const auto& unknown : unknowns) {
        if (!(unknown.lower < unknown.upper))
            fail(sentence("Method", "{}: the feasible box is empty: its lower end {:g} must be less than its "
                                    "upper end {:g}."),
                 unknown.name, unknown.lower, unknown.upper);
        inputs_.push_back({unknown.name, unknown.family, unknown.lower, unknown.upper, unknown.samples.law});
        shapes.push_back(orderedShape(unknown));
    }
    for (std::size_t k = 0; k < longestShape(shapes); ++k)
        for (std::size_t i = 0; i < unknowns.size(); ++i) {
            if (k >= shapes[i].size()) continue;
            const auto& parameter = shapes[i][k];
            const auto& value = shapeValue(unknowns[i], parameter);
            checkEntry(names_[entries_.size()], parameter, value);
            entries_.push_back({static_cast<Eigen::Index>(i), parameter, value});
        }
    checkReachable();
    addDependence(dependence);
    if (!noise_) return;
    checkBounds(noise_->estimate(), noise_->deviation);
    if (!(noise_->deviation.min >= 0))
        fail(sentence("Method", "{}: a standard deviation of noise must be at least 0; min is {:g}."),
             noise_->estimate(), noise_->deviation.min);
    if (noise_->given()) return;
    names_.push_back(noise_->estimate());
    entries_.push_back({-1, names_.back(), noise_->deviation, EntryKind::Noise});
}

void InputModel::addDependence(const Dependence& dependence) {
    for (const auto& pair : dependence.pairs) {
        const auto indexOf = [&](const std::string& name) {
            for (std::size_t i = 0; i < inputs_.size(); ++i)
                if (inputs_[i].name == name) return static_cast<int>(i);
            fail(sentence("Method", "The dependence {} names {}, which is not an unknown."), pair.estimate(),
                 name);
        };
        checkBounds(pair.estimate(), pair.value);
        if (!(pair.value.min > -1 && pair.value.max < 1))
            fail(sentence("Method", "{}: a dependence must lie between -1 and 1, both excluded; min is {:g}, "
                                    "max is {:g}."),
                 pair.estimate(), pair.value.min, pair.value.max);
        const CopulaPair given{indexOf(pair.first), indexOf(pair.second), pair.value.min};
        pairs_.push_back({given, !pair.given()});
        if (pair.given()) continue;
        names_.push_back(pair.estimate());
        entries_.push_back(
            {static_cast<Eigen::Index>(pairs_.size()) - 1, names_.back(), pair.value, EntryKind::Dependence});
    }
    if (!pairs_.empty()) copulaAt(start()); // throws where there is none
}

Copula InputModel::copulaAt(const Eigen::VectorXd& alpha) const {
    if (pairs_.empty()) return {};
    std::vector<CopulaPair> pairs;
    for (const Pair& pair : pairs_) pairs.push_back(pair.given);
    for (std::size_t k = 0; k < entries_.size(); ++k)
        if (entries_[k].kind == EntryKind::Dependence)
            pairs[static_cast<std::size_t>(entries_[k].input)].value = alpha[static_cast<Eigen::Index>(k)];
    return Copula(copulaFamily(dependence_.family), static_cast<int>(inputs_.size()), std::move(pairs),
                  dependence_.degreesOfFreedom, dependence_.survival);
}

bool InputModel::dependent(Eigen::Index i, Eigen::Index j) const {
    return std::ranges::any_of(pairs_, [&](const Pair& pair) {
        return (pair.given.first == i && pair.given.second == j) ||
               (pair.given.first == j && pair.given.second == i);
    });
}

double InputModel::noiseAt(const Eigen::VectorXd& alpha) const {
    if (!noise_) return 0;
    return noise_->given() ? noise_->deviation.min : alpha[size() - 1];
}

Eigen::VectorXd InputModel::lower() const {
    Eigen::VectorXd bound(size());
    for (Eigen::Index k = 0; k < size(); ++k) bound[k] = entries_[static_cast<std::size_t>(k)].value.min;
    return bound;
}

Eigen::VectorXd InputModel::upper() const {
    Eigen::VectorXd bound(size());
    for (Eigen::Index k = 0; k < size(); ++k) bound[k] = entries_[static_cast<std::size_t>(k)].value.max;
    return bound;
}

Eigen::VectorXd InputModel::start() const {
    Eigen::VectorXd alpha(size());
    for (Eigen::Index k = 0; k < size(); ++k) {
        const auto& value = entries_[static_cast<std::size_t>(k)].value;
        alpha[k] = std::isfinite(value.start) ? value.start : (value.min + value.max) / 2;
        if (!std::isfinite(alpha[k]))
            fail(sentence("Method", "{} needs a start value, or finite min and max."),
                 names_[static_cast<std::size_t>(k)]);
    }
    return alpha;
}

void InputModel::requireFiniteBounds() const {
    for (std::size_t k = 0; k < entries_.size(); ++k)
        if (!std::isfinite(entries_[k].value.min) || !std::isfinite(entries_[k].value.max))
            fail(
                sentence("Method", "{} needs finite min and max for this optimiser; they are {:g} and {:g}."),
                names_[k], entries_[k].value.min, entries_[k].value.max);
}

Distribution InputModel::distributionOf(const Input& input, const ShapeValues& shape) {
    return makeDistribution(input.family, shape, input.lower, input.upper, input.samples);
}

JointDistribution InputModel::at(const Eigen::VectorXd& alpha) const {
    std::vector<ShapeValues> shapes(inputs_.size());
    for (std::size_t k = 0; k < entries_.size(); ++k)
        if (entries_[k].kind == EntryKind::Shape)
            shapes[static_cast<std::size_t>(entries_[k].input)].emplace_back(
                entries_[k].parameter, alpha[static_cast<Eigen::Index>(k)]);
    std::vector<Distribution> distributions;
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
        try {
            distributions.push_back(distributionOf(inputs_[i], shapes[i]));
        } catch (const Error& error) {
            fail("{}: {}", inputs_[i].name, error.sentence());
        }
    }
    if (const double noise = noiseAt(alpha); !(noise >= 0))
        fail(sentence("Method", "{}: a standard deviation of noise must be at least 0; it is {:g}."),
             noise_->estimate(), noise);
    return {std::move(distributions), copulaAt(alpha)};
}

std::optional<JointDistribution> InputModel::tryAt(const Eigen::VectorXd& alpha) const {
    try {
        auto distributions = at(alpha);
        for (const auto& distribution : distributions)
            if (!distribution.usable()) return std::nullopt;
        return distributions;
    } catch (const Error&) {
        return std::nullopt;
    }
}

/// Tries the start and all corners of the bounds of each unknown on its own.
void InputModel::checkReachable() const {
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
        std::vector<const Entry*> own;
        for (const auto& entry : entries_)
            if (entry.input == static_cast<Eigen::Index>(i)) own.push_back(&entry); // shapes are all so far
        std::string refusal;
        bool usable = false;
        const std::size_t corners = std::size_t{1} << own.size();
        for (std::size_t corner = 0; corner <= corners && !usable; ++corner) {
            ShapeValues shape;
            for (std::size_t k = 0; k < own.size(); ++k) {
                const auto& v = own[k]->value;
                const double middle = std::isfinite(v.start) ? v.start : (v.min + v.max) / 2;
                const double end = corner & (std::size_t{1} << k) ? v.max : v.min;
                shape.emplace_back(own[k]->parameter,
                                   corner == corners || !std::isfinite(end) ? middle : end);
            }
            try {
                usable = distributionOf(inputs_[i], shape).usable();
            } catch (const Error& error) {
                refusal = error.sentence();
            }
        }
        if (usable) continue;
        if (!refusal.empty()) fail("{}: {}", inputs_[i].name, refusal);
        fail(sentence("Method", "{}: no admissible distribution puts any probability inside the box {:g} .. "
                                "{:g}; the bounds of its shape parameters exclude it."),
             inputs_[i].name, inputs_[i].lower, inputs_[i].upper);
    }
}

} // namespace rigor

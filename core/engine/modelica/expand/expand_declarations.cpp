#include "core/engine/modelica/expand/expand.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>

namespace rigor::modelica {

Expander::Expander(const ModelText& text, Problems& problems) : text_(text), problems_(problems) {}

FlatModel Expander::run() {
    collectNames();
    declareAll();
    equations(text_.equations);
    checkBefore();
    fixedStarts();
    const std::size_t end = problems_.source().text().find("end " + text_.name, text_.span.end);
    model_.own = {text_.span.begin, static_cast<std::uint32_t>(end)};
    model_.composed = text_.composed;
    return std::move(model_);
}

void Expander::collectNames() {
    for (const Function& function : text_.functions)
        if (!functions_.emplace(function.name, &function).second)
            problems_.error(function.span,
                            filled(sentence("Model text", "There are two functions {}."), function.name));
    for (const Declaration& declaration : text_.declarations) {
        const auto index = static_cast<std::uint32_t>(model_.symbols.size());
        const auto [where, isNew] = model_.symbolOf.emplace(declaration.name, index);
        if (!isNew) {
            const Declaration& first = *model_.symbols[where->second].declaration;
            problems_.error(declaration.span,
                            filled(sentence("Model text", "{} is declared twice, first in line {}."),
                                   declaration.name, problems_.source().line(first.span.begin)));
            continue;
        }
        if (declaration.name == "time")
            problems_.error(
                declaration.span,
                translate("Model text", "time is the name of the time; a variable needs another name."));
        Symbol symbol;
        symbol.declaration = &declaration;
        model_.symbols.push_back(symbol);
    }
}

void Expander::enter(std::uint32_t symbol, const std::function<void()>& body) {
    // A declaration is read in the scope of the model, wherever the first use of its name is.
    const auto frames = std::exchange(frames_, {});
    const auto loops = std::exchange(loops_, {});
    const bool insideWhen = std::exchange(insideWhen_, false), atStart = std::exchange(atStart_, false);
    const auto under = std::exchange(under_, {});
    FlatEvent* const event = std::exchange(event_, nullptr);
    try {
        body();
    } catch (const Rejected& rejected) {
        problems_.error(rejected);
        model_.symbols[symbol].state = Symbol::State::Broken;
    }
    frames_ = frames;
    loops_ = loops;
    insideWhen_ = insideWhen;
    atStart_ = atStart;
    under_ = under;
    event_ = event;
}

std::string Expander::nameOf(const std::string& name, const std::vector<int>& sizes,
                             std::uint32_t offset) const {
    if (sizes.empty()) return name;
    if (sizes.size() == 1) return fmt::format("{}[{}]", name, offset + 1);
    const auto columns = static_cast<std::uint32_t>(sizes[1]);
    return fmt::format("{}[{},{}]", name, offset / columns + 1, offset % columns + 1);
}

void Expander::declare(std::uint32_t symbolIndex) {
    {
        Symbol& symbol = model_.symbols[symbolIndex];
        if (symbol.state == Symbol::State::Ready) return;
        if (symbol.state == Symbol::State::Broken) throw Rejected{};
        if (symbol.state == Symbol::State::Underway)
            reject(symbol.declaration->span, sentence("Model text", "The size of {} depends on {} itself."),
                   symbol.declaration->name, symbol.declaration->name);
        symbol.state = Symbol::State::Underway;
    }
    const Declaration& declaration = *model_.symbols[symbolIndex].declaration;
    enter(symbolIndex, [&] {
        std::vector<int> sizes;
        for (std::size_t i = 0; i < declaration.sizes.size(); ++i) {
            const Expr& size = declaration.sizes[i];
            if (size.kind == Expr::Kind::Colon) {
                if (!declaration.binding)
                    reject(size.span,
                           sentence("Model text", "The size : of {} needs a value to be taken from."),
                           declaration.name);
                const Value binding = valueOf(*declaration.binding);
                if (binding.sizes.size() != declaration.sizes.size())
                    reject(declaration.binding->span,
                           sentence("Model text", "{} has {} dimensions, its value {}."), declaration.name,
                           declaration.sizes.size(), binding.sizes.size());
                sizes.push_back(binding.sizes[i]);
            } else {
                const int count = wholeNumber(size, translatable("Model text", "The size of an array"));
                if (count < 1)
                    reject(size.span,
                           sentence("Model text", "The size of an array is at least 1; here it is {}."),
                           count);
                sizes.push_back(count);
            }
        }
        std::size_t count = 1;
        for (int size : sizes) count *= static_cast<std::size_t>(size);
        if (count + model_.elements.size() > kMostElements)
            reject(declaration.span,
                   sentence("Model text", "The variables of a model have at most {} elements."),
                   kMostElements);
        Symbol& symbol = model_.symbols[symbolIndex];
        symbol.sizes = sizes;
        symbol.first = static_cast<std::uint32_t>(model_.elements.size());
        symbol.count = static_cast<std::uint32_t>(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            Element element;
            element.symbol = symbolIndex;
            element.name = nameOf(declaration.name, sizes, i);
            if (declaration.variability == Variability::Constant)
                element.role = Role::Constant;
            else if (declaration.variability == Variability::Parameter)
                element.role = Role::Parameter;
            else if (declaration.causality == Causality::Input)
                element.role = Role::Input;
            model_.elements.push_back(std::move(element));
        }
        symbol.state = Symbol::State::Ready;
    });
    if (model_.symbols[symbolIndex].state != Symbol::State::Ready) throw Rejected{};
}

Value Expander::spread(Value value, const Symbol& symbol, Span span, bool broadcast) {
    const Declaration& declaration = *symbol.declaration;
    if (value.type == Type::Boolean && declaration.type != Type::Boolean)
        reject(span, sentence("Model text", "{} is a number, this is true or false."), declaration.name);
    if (value.type != Type::Boolean && declaration.type == Type::Boolean)
        reject(span, sentence("Model text", "{} is true or false, this is a number."), declaration.name);
    if (value.type == Type::Real && declaration.type == Type::Integer)
        reject(span, sentence("Model text", "{} is an Integer; this value may have a fraction."),
               declaration.name);
    if (value.scalar() && !symbol.sizes.empty() && broadcast) {
        value.nodes.assign(symbol.count, value.nodes[0]);
        value.sizes = symbol.sizes;
    }
    if (value.sizes != symbol.sizes) {
        Value self;
        self.sizes = symbol.sizes;
        reject(span, sentence("Model text", "{} is {}, this value is {}."), declaration.name, shape(self),
               shape(value));
    }
    return value;
}

void Expander::bind(std::uint32_t symbolIndex) {
    Symbol& checked = model_.symbols[symbolIndex];
    if (checked.bound) return;
    checked.bound = true;
    const Declaration& declaration = *checked.declaration;
    const bool fixed =
        declaration.variability == Variability::Parameter || declaration.variability == Variability::Constant;
    enter(symbolIndex, [&] {
        if (!declaration.binding) {
            if (declaration.variability == Variability::Constant)
                reject(declaration.span,
                       sentence("Model text", "The constant {} has no value; write = and the value."),
                       declaration.name);
            const bool hasStart = std::any_of(declaration.attributes.begin(), declaration.attributes.end(),
                                              [](const Attribute& a) { return a.name == "start"; });
            if (declaration.variability == Variability::Parameter && !hasStart)
                reject(declaration.span,
                       sentence("Model text", "The parameter {} has no value; write = and the value."),
                       declaration.name);
            return;
        }
        const Value value = spread(valueOf(*declaration.binding), model_.symbols[symbolIndex],
                                   declaration.binding->span, false);
        const Symbol& symbol = model_.symbols[symbolIndex];
        for (std::uint32_t i = 0; i < symbol.count; ++i) {
            Element& element = model_.elements[symbol.first + i];
            if (fixed)
                element.definition = value.nodes[i];
            else if (element.role == Role::Input)
                element.start = value.nodes[i];
            else
                model_.equations.push_back({model_.nodes.variable(symbol.first + i, declaration.span),
                                            value.nodes[i],
                                            join(declaration.span, declaration.binding->span)});
        }
    });
    if (model_.symbols[symbolIndex].state == Symbol::State::Broken) throw Rejected{};
}

void Expander::attributes(std::uint32_t symbolIndex) {
    const Declaration& declaration = *model_.symbols[symbolIndex].declaration;
    for (const Attribute& attribute : declaration.attributes) {
        if (attribute.name == "unit") {
            std::string why;
            if (attribute.value().kind != Expr::Kind::Text)
                reject(attribute.value().span,
                       sentence("Model text", "A unit is a text in quotes, as in unit=\"m/s\"."));
            if (!parseUnit(attribute.value().text, &why))
                problems_.warning(
                    attribute.value().span,
                    why.starts_with('"' + attribute.value().text + '"') || why.empty()
                        ? filled(sentence("Model text", "The unit {} is not known."), attribute.value().text)
                        : filled(sentence("Model text", "The unit {} is not understood: {}."),
                                 attribute.value().text, why));
            continue;
        }
        Id Element::*target = attribute.name == "start"     ? &Element::start
                              : attribute.name == "min"     ? &Element::min
                              : attribute.name == "max"     ? &Element::max
                              : attribute.name == "nominal" ? &Element::nominal
                                                            : nullptr;
        if (!target) continue;
        atStart_ = attribute.name == "start";
        Value value = valueOf(attribute.value());
        atStart_ = false;
        if (declaration.type == Type::Integer && value.type == Type::Real && attribute.name != "start")
            value.type = Type::Integer;
        value = spread(std::move(value), model_.symbols[symbolIndex], attribute.value().span, true);
        const Symbol& symbol = model_.symbols[symbolIndex];
        for (std::uint32_t i = 0; i < symbol.count; ++i) {
            Element& element = model_.elements[symbol.first + i];
            element.*target = value.nodes[i];
            const bool parameter = declaration.variability == Variability::Parameter;
            if (attribute.name == "start" && parameter && element.definition == kNone)
                element.definition = value.nodes[i];
        }
    }
}

void Expander::declareAll() {
    const auto tried = [this](auto action) {
        try {
            action();
        } catch (const Rejected& rejected) {
            problems_.error(rejected);
        }
    };
    const auto count = static_cast<std::uint32_t>(model_.symbols.size());
    for (std::uint32_t i = 0; i < count; ++i) tried([&] { declare(i); });
    for (std::uint32_t i = 0; i < count; ++i)
        if (model_.symbols[i].state == Symbol::State::Ready) tried([&] { bind(i); });
    for (std::uint32_t i = 0; i < count; ++i)
        if (model_.symbols[i].state == Symbol::State::Ready) enter(i, [&] { attributes(i); });
}

} // namespace rigor::modelica

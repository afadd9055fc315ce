#include "core/engine/modelica/solve/index/preference.h"

#include <algorithm>

namespace rigor::modelica {

namespace {

constexpr int kMade = 0, kNeverMoved = 1, kNever = 2, kAvoided = 3, kPlain = 4, kPreferred = 5, kAlways = 6,
              kSet = 7;

int wishOf(const Declaration& declaration, bool fixed) {
    int out = fixed ? kPreferred : kPlain;
    for (const Attribute& attribute : declaration.attributes) {
        const Expr& value = attribute.value();
        if (attribute.name != "stateSelect") continue;
        if (value.text.ends_with("never")) return kNever;
        if (value.text.ends_with("avoid")) return kAvoided;
        if (value.text.ends_with("prefer")) out = kPreferred;
        if (value.text.ends_with("always")) return kAlways;
    }
    return out;
}

} // namespace

StatePreference::StatePreference(const FlatModel& model, const Differentiated& system) {
    for (std::uint32_t i = 0; i < model.elements.size(); ++i) {
        const Element& element = model.elements[i];
        const int kind = i >= system.firstMade() ? kMade
                         : !system.isMoved(i)    ? kNeverMoved
                                                 : wishOf(model.declaration(i), element.fixed);
        const auto dots = static_cast<int>(std::count(element.name.begin(), element.name.end(), '.'));
        ranks_.emplace_back(kind, element.start != kNone, -dots, -static_cast<std::int64_t>(element.symbol));
    }
    // What is known by several names is wanted as the one that is wanted most.
    for (const std::uint32_t alias : model.aliases) {
        const FlatNode* node = &model.nodes[model.elements[alias].definition];
        if (node->kind == FlatNode::Kind::Operation) node = &model.nodes[node->a];
        int& kind = std::get<0>(ranks_[node->a]);
        if (kind >= kNever) kind = std::max(kind, wishOf(model.declaration(alias), false));
    }
    const auto set = [&](std::uint32_t element) { std::get<0>(ranks_[element]) = kSet; };
    for (const FlatEvent& event : model.events)
        for (const FlatSetting& setting : event.reinits) set(setting.element);
    for (const FlatFloor& floor : model.floors) set(floor.element);
}

} // namespace rigor::modelica

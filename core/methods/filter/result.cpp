#include "core/methods/filter/result.h"

#include "core/methods/filter/causes/consistency.h"
#include "core/methods/result/provenance.h"

#include <algorithm>

namespace rigor {

namespace {
template <class Column> const Column* named(const std::vector<Column>& columns, const std::string& name) {
    const auto found = std::ranges::find(columns, name, &Column::name);
    return found == columns.end() ? nullptr : &*found;
}
} // namespace

const TrackedColumns* StatesTable::find(const std::string& state) const { return named(states, state); }

const std::vector<double>& StatesTable::signal(const std::string& name) const {
    static const std::vector<double> none;
    if (const TrackedColumns* state = find(name)) return state->values;
    const NamedColumn* given = named(known, name);
    return given ? given->values : none;
}

const TrackedColumns* ParametersTable::find(const std::string& unknown) const {
    return named(unknowns, unknown);
}

const NamedColumn* TrueStatesTable::find(const std::string& state) const { return named(states, state); }

bool FilterResult::claimsBounds() const {
    if (verdict.empty()) return true; // of early versions
    return std::ranges::any_of(
        std::array{FilterVerdict::Consistent, FilterVerdict::Conservative, FilterVerdict::NotJudged},
        [&](FilterVerdict stands) { return verdict == toString(stands); });
}

bool hadProcessNoise(const Result& result) {
    const auto* noise = recordedOption(result, "noise");
    return !noise || !noise->is_string() || !noise->get<std::string>().empty();
}

} // namespace rigor

#include "core/methods/filter/result.h"

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

} // namespace rigor

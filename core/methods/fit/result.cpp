#include "core/methods/fit/result.h"

#include <algorithm>

namespace rigor {

namespace {
template <class T> const T* valueNamed(const std::optional<ByName<T>>& all, const std::string& name) {
    if (!all) return nullptr;
    const auto found =
        std::find_if(all->begin(), all->end(), [&](const auto& one) { return one.first == name; });
    return found == all->end() ? nullptr : &found->second;
}
} // namespace

const NumberColumn* columnOf(const std::vector<NumberColumn>& columns, const std::string& name) {
    const auto found = std::ranges::find(columns, name, &NumberColumn::name);
    return found == columns.end() ? nullptr : &*found;
}

double CorrelationTable::of(std::size_t row, const std::string& column) const {
    const NumberColumn* found = columnOf(with, column);
    return found && row < found->numbers.size() ? found->numbers[row] : kNaN;
}

std::string FitResult::unitOf(const std::string& output) const {
    const std::string* unit = valueNamed(outputUnits, output);
    return unit ? *unit : fitted ? fitted->unit : std::string();
}

double FitResult::deviationOf(const std::string& output) const {
    const double* deviation = valueNamed(outputDeviations, output);
    return deviation ? *deviation : kNaN;
}

} // namespace rigor

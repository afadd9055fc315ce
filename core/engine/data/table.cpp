#include "core/engine/data/table.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

namespace rigor {

int Table::find(const std::string& name) const {
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].name == name) return static_cast<int>(i);
    return -1;
}

const Column& Table::column(const std::string& name) const {
    const int index = find(name);
    if (index >= 0) return columns[static_cast<std::size_t>(index)];
    std::vector<std::string> names;
    for (const Column& c : columns) names.push_back(c.name);
    const auto near = nearestName(name, names);
    if (near) fail(sentence("Data", "there is no column \"{}\". Did you mean \"{}\"?"), name, *near);
    fail(sentence("Data", "there is no column \"{}\"; there are {}"), name, fmt::join(names, ", "));
}

} // namespace rigor

#pragma once
// Places in a picture of all experiments.

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

struct FactorialCell {
    std::size_t row = 0, column = 0;
};

struct FactorialGroup {
    std::string title; ///< "dt 0.085 s"
    std::size_t first = 0, columns = 0;
};

struct FactorialGrid {
    std::vector<std::string> rows;         ///< "1200 low"; titles are empty if the experiments follow no plan
    std::vector<FactorialGroup> groups;    ///< levels of the first factor across
    std::vector<FactorialGroup> subgroups; ///< of the second within each, "u0 0.18"; empty if there is none
    std::size_t columns = 0;
    std::vector<FactorialCell> cells; ///< one per experiment, no two alike
    bool planned = false;             ///< rows and groups stand for levels of conditions
};

} // namespace rigor

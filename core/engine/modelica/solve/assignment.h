#pragma once
// Rows take columns: a maximum matching by augmenting paths (H. W. Kuhn 1955).

#include <cstdint>
#include <vector>

namespace rigor::modelica {

class Assignment {
  public:
    Assignment(std::size_t rows, std::size_t columns)
        : allowed_(rows), columnOf_(rows, -1), rowOf_(columns, -1), seen_(columns, 0) {}

    /// What was allowed first is tried first.
    void allow(std::size_t row, std::uint32_t column) { allowed_[row].push_back(column); }
    const std::vector<std::uint32_t>& allowed(std::size_t row) const { return allowed_[row]; }
    /// Gives the row a column, others another one if need be; false if there is none. What has a column keeps
    /// having one.
    bool augment(std::size_t row);
    int columnOf(std::size_t row) const { return columnOf_[row]; } ///< -1: none
    int rowOf(std::size_t column) const { return rowOf_[column]; }

  private:
    std::vector<std::vector<std::uint32_t>> allowed_;
    std::vector<int> columnOf_, rowOf_;
    std::vector<std::uint32_t> seen_;
    std::uint32_t round_ = 0;
};

} // namespace rigor::modelica

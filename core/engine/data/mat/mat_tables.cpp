#include "core/engine/data/mat/mat_tables.h"

#include "core/engine/data/mapping.h"
#include "core/engine/data/mat/mat_structs.h"

#include <algorithm>
#include <set>

namespace rigor {
namespace {

constexpr std::size_t kElementsLookedAt = 1000; ///< of a struct array, for tables within them

bool isArray(const MatNode& node) { return node.kind == MatNode::Kind::Numbers && node.count() > 1; }

bool isVector(const MatNode& node) {
    return std::count_if(node.dims.begin(), node.dims.end(), [](std::size_t d) { return d > 1; }) == 1;
}

class Tables {
  public:
    void group(const std::string& path, const std::vector<const MatNode*>& nodes) {
        std::set<std::size_t> lengths;
        for (const MatNode* node : nodes)
            if (isArray(*node) && isVector(*node)) lengths.insert(node->count());
        std::vector<MatTable> found;
        for (const MatNode* node : nodes) {
            if (!isArray(*node)) continue;
            bool turned = false;
            const std::size_t rows = rowsOf(*node, lengths, turned);
            auto table =
                std::find_if(found.begin(), found.end(), [&](const MatTable& t) { return t.rows == rows; });
            if (table == found.end()) {
                table = found.insert(found.end(), MatTable{});
                table->rows = rows;
            }
            addArray(*table, *node, node->name, "", turned);
            table->members.push_back(path.empty() ? node->name : path + "." + node->name);
            table->timed = table->timed || isTimeName(node->name);
            table->turned = table->turned || (turned && !lengths.contains(rows));
        }
        for (MatTable& table : found) {
            const auto time =
                std::find_if(table.members.begin(), table.members.end(), [](const std::string& name) {
                    return isTimeName(name.substr(name.rfind('.') + 1));
                });
            const std::string& member = time == table.members.end() ? table.members.front() : *time;
            table.name = !path.empty() && found.size() == 1 ? path : member;
            all.push_back(std::move(table));
        }
    }

    void structTables(const MatNode& node, const std::string& path, int depth) {
        if (node.elements == 0 || depth > MatLimits::depth) return;
        if (node.elements > 1) {
            if (auto table = tableOfElements(node, path)) {
                all.push_back(std::move(*table));
                return;
            }
        }
        const std::size_t fields = node.fieldsPerElement();
        for (std::size_t e = 0; e < std::min(node.elements, kElementsLookedAt); ++e) {
            const std::string name = node.elements == 1 ? path : path + "(" + std::to_string(e + 1) + ")";
            const std::span<const MatNode> element(node.fields.data() + e * fields, fields);
            if (auto known = simulinkTable(element, name)) {
                all.push_back(std::move(*known));
                continue;
            }
            if (auto known = timeseriesTable(element, name)) {
                all.push_back(std::move(*known));
                continue;
            }
            std::vector<const MatNode*> numbers;
            for (const MatNode& field : element) numbers.push_back(&field);
            group(name, numbers);
            for (const MatNode& field : element)
                if (field.kind == MatNode::Kind::Struct)
                    structTables(field, name + "." + field.name, depth + 1);
        }
    }

    std::vector<MatTable> all;

  private:
    /// How many samples an array has: those of a vector beside it, else the longer side of a matrix.
    static std::size_t rowsOf(const MatNode& node, const std::set<std::size_t>& lengths, bool& turned) {
        if (isVector(node)) return node.count();
        const std::size_t down = node.dims[0], across = node.count() / std::max<std::size_t>(down, 1);
        turned =
            !lengths.contains(down) && (lengths.contains(across) || across > down) && node.dims.size() == 2;
        return turned ? across : down;
    }
};

} // namespace

void addArray(MatTable& table, const MatNode& node, const std::string& name, const std::string& unit,
              bool turned) {
    const std::size_t columns = node.count() / std::max<std::size_t>(table.rows, 1);
    for (std::size_t k = 0; k < columns && table.columns.size() <= MatLimits::columns; ++k) {
        MatColumn column;
        column.name = columns == 1 ? name : name + "[" + std::to_string(k + 1) + "]";
        column.unit = unit;
        column.first = node.numbers.data() + (turned ? k : k * table.rows);
        column.stride = turned ? columns : 1;
        table.columns.push_back(std::move(column));
    }
}

std::vector<MatTable> matTables(const std::vector<MatNode>& variables) {
    Tables tables;
    std::vector<const MatNode*> named; // MATLAB keeps data of its own in variables without a name
    for (const MatNode& node : variables)
        if (!node.name.empty()) named.push_back(&node);
    tables.group("", named);
    for (const MatNode* node : named)
        if (node->kind == MatNode::Kind::Struct) tables.structTables(*node, node->name, 0);
    return std::move(tables.all);
}

} // namespace rigor

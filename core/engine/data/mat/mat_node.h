#pragma once
// A variable of a MAT file as far as it is of use here: numbers, texts and structs; of all else what it is.

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

struct MatNode {
    enum class Kind { Numbers, Text, Struct, Refused };
    std::string name; ///< of a field: its name
    Kind kind = Kind::Refused;
    std::vector<std::size_t> dims; ///< at least two; of an object that does not tell them, none
    std::vector<double> numbers;   ///< column by column, as MATLAB stores them
    std::string text; ///< of Text; of Refused: "cell", "sparse", "complex", "function", "object", "unread"
    std::string className;       ///< of an object: "table", "datetime", ..., "" = not known
    std::vector<MatNode> fields; ///< of Struct: those of its first element, then those of its second, ...
    std::size_t elements = 0;    ///< of Struct

    std::size_t count() const {
        std::size_t n = 1;
        for (const std::size_t d : dims) n *= d;
        return dims.empty() ? 0 : n;
    }
    std::size_t fieldsPerElement() const { return elements == 0 ? 0 : fields.size() / elements; }
};

/// What is read of a MAT file.
struct MatLimits {
    static constexpr std::size_t values = 20'000'000; ///< numbers in all
    static constexpr std::size_t nodes = 500'000;     ///< variables and fields
    static constexpr std::size_t columns = 5000;
    static constexpr int depth = 8; ///< structs within structs
};

} // namespace rigor

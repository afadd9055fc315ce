#include "core/engine/data/mat/mat_wire.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace rigor {

std::string_view MatWireReader::take(std::size_t count) {
    if (count > bytes_.size()) throw std::length_error("short");
    const std::string_view taken = bytes_.substr(0, count);
    bytes_.remove_prefix(count);
    return taken;
}

std::size_t MatWireReader::size() {
    std::size_t value = 0;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
}

std::string MatWireReader::text() { return std::string(take(size())); }

void MatWireReader::numbers(std::vector<double>& to, std::size_t count) {
    if (count > MatLimits::values) throw std::length_error("numbers");
    const std::string_view bytes = take(count * sizeof(double));
    to.resize(count);
    if (count > 0) std::memcpy(to.data(), bytes.data(), bytes.size());
}

std::pair<std::string, std::size_t> MatWireReader::foot() {
    const auto last = [this] {
        if (bytes_.size() < sizeof(std::size_t)) throw std::length_error("foot");
        std::size_t value = 0;
        std::memcpy(&value, bytes_.data() + bytes_.size() - sizeof value, sizeof value);
        bytes_.remove_suffix(sizeof value);
        return value;
    };
    const std::size_t end = last(), length = last();
    if (length > bytes_.size()) throw std::length_error("foot");
    std::string name(bytes_.substr(bytes_.size() - length));
    bytes_.remove_suffix(length);
    return {std::move(name), end};
}

MatNode MatWireReader::node(int depth) {
    if (depth > MatLimits::depth + 1) throw std::length_error("depth");
    MatNode node;
    node.name = text();
    const std::size_t kind = size();
    if (kind > static_cast<std::size_t>(MatNode::Kind::Refused)) throw std::length_error("kind");
    node.kind = static_cast<MatNode::Kind>(kind);
    node.dims.resize(std::min<std::size_t>(size(), 32));
    for (std::size_t& dim : node.dims) dim = size();
    node.text = text();
    node.className = text();
    if (node.kind == MatNode::Kind::Numbers) {
        std::size_t count = node.dims.empty() ? 0 : 1;
        for (const std::size_t dim : node.dims) {
            if (dim > MatLimits::values || (count *= dim) > MatLimits::values)
                throw std::length_error("dims");
        }
        numbers(node.numbers, count);
    }
    if (node.kind == MatNode::Kind::Struct) {
        node.elements = size();
        const std::size_t fields = size();
        if (fields > MatLimits::nodes || (node.elements == 0) != (fields == 0) ||
            (node.elements > 0 && fields % node.elements != 0))
            throw std::length_error("fields");
        for (std::size_t i = 0; i < fields; ++i) node.fields.push_back(this->node(depth + 1));
    }
    return node;
}

} // namespace rigor

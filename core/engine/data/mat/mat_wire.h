#pragma once
// Variables of a MAT file as bytes from the child process to this one: the two directions side by side.

#include "core/engine/data/mat/mat_node.h"

#include <functional>
#include <string_view>

namespace rigor {

class MatWireWriter {
  public:
    using Sink = std::function<void(std::string_view)>;
    explicit MatWireWriter(Sink sink) : sink_(std::move(sink)) {}

    void size(std::size_t value) { raw(&value, sizeof value); }
    void text(std::string_view value) {
        size(value.size());
        raw(value.data(), value.size());
    }
    void numbers(const double* values, std::size_t count) { raw(values, count * sizeof(double)); }
    /// Ends the output: readable from its end, whatever stands before.
    void foot(std::string_view name, std::size_t end) {
        raw(name.data(), name.size());
        size(name.size());
        size(end);
        flush();
    }

  private:
    void flush() {
        if (!held_.empty()) sink_(held_);
        held_.clear();
    }
    void raw(const void* data, std::size_t bytes) {
        held_.append(static_cast<const char*>(data), bytes);
        if (held_.size() > (1u << 18)) flush();
    }
    Sink sink_;
    std::string held_;
};

/// Throws std::length_error if the bytes are not what MatWireWriter wrote.
class MatWireReader {
  public:
    explicit MatWireReader(std::string_view bytes) : bytes_(bytes) {}

    std::size_t size();
    std::string text();
    void numbers(std::vector<double>& to, std::size_t count);
    MatNode node(int depth);
    /// What MatWireWriter::foot wrote: name and end.
    std::pair<std::string, std::size_t> foot();
    bool atEnd() const { return bytes_.empty(); }

  private:
    std::string_view take(std::size_t count);
    std::string_view bytes_;
};

} // namespace rigor

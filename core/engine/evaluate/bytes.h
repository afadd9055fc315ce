#pragma once
// Numbers and texts as bytes, for files and tasks that programs of one version exchange on machines of one
// byte order.

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Core>

#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace rigor {

class ByteWriter {
  public:
    template <class T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
    void number(T value) { bytes_.append(reinterpret_cast<const char*>(&value), sizeof value); }
    void text(std::string_view text) {
        number(static_cast<std::uint64_t>(text.size()));
        bytes_.append(text);
    }
    template <class T> void numbers(std::span<const T> values) {
        number(static_cast<std::uint64_t>(values.size()));
        bytes_.append(reinterpret_cast<const char*>(values.data()), values.size_bytes());
    }
    template <class T> void numbers(const std::vector<T>& values) { numbers(std::span<const T>(values)); }
    void matrix(const Eigen::MatrixXd& values) {
        number(static_cast<std::int64_t>(values.rows()));
        number(static_cast<std::int64_t>(values.cols()));
        bytes_.append(reinterpret_cast<const char*>(values.data()),
                      sizeof(double) * static_cast<std::size_t>(values.size()));
    }
    void message(const Message& message);

    const std::string& bytes() const { return bytes_; }
    std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

/// Throws Error where the bytes end too early or hold what no writer writes.
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : left_(bytes) {}

    template <class T> T number() {
        T value;
        std::memcpy(&value, take(sizeof value), sizeof value);
        return value;
    }
    std::string text() {
        const auto size = count(1);
        return {take(size), size};
    }
    template <class T> std::vector<T> numbers() {
        const auto size = count(sizeof(T));
        std::vector<T> values(size);
        if (size > 0) std::memcpy(values.data(), take(size * sizeof(T)), size * sizeof(T));
        return values;
    }
    Eigen::MatrixXd matrix();
    Message message(int depth = 0);
    bool atEnd() const { return left_.empty(); }
    [[noreturn]] static void damaged();

  private:
    std::size_t count(std::size_t each) {
        const auto n = number<std::uint64_t>();
        if (n > left_.size() / each) damaged();
        return static_cast<std::size_t>(n);
    }
    const char* take(std::size_t size) {
        if (size > left_.size()) damaged();
        const char* at = left_.data();
        left_.remove_prefix(size);
        return at;
    }
    std::string_view left_;
};

} // namespace rigor

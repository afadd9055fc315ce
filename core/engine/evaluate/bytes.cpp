#include "core/engine/evaluate/bytes.h"

namespace rigor {

namespace {
constexpr int kDeepestMessage = 200;
}

void ByteReader::damaged() { fail(sentence("Evaluate", "the bytes of an evaluation are damaged")); }

void ByteWriter::message(const Message& message) {
    text(message.context);
    text(message.pattern);
    number(message.isFilled);
    number(static_cast<std::uint32_t>(message.arguments.size()));
    for (const MessageArgument& argument : message.arguments) {
        number(static_cast<std::uint8_t>(argument.value.index()));
        std::visit(
            [&](const auto& value) {
                using T = std::decay_t<decltype(value)>;
                if constexpr (std::is_same_v<T, std::string>)
                    text(value);
                else if constexpr (std::is_same_v<T, Message>)
                    this->message(value);
                else
                    number(value);
            },
            argument.value);
    }
}

Message ByteReader::message(int depth) {
    if (depth > kDeepestMessage) damaged();
    Message made;
    made.context = text();
    made.pattern = text();
    made.isFilled = number<bool>();
    const auto arguments = number<std::uint32_t>();
    for (std::uint32_t k = 0; k < arguments; ++k) {
        MessageArgument argument;
        switch (number<std::uint8_t>()) {
        case 0:
            argument.value = number<long long>();
            break;
        case 1:
            argument.value = number<unsigned long long>();
            break;
        case 2:
            argument.value = number<double>();
            break;
        case 3:
            argument.value = text();
            break;
        case 4:
            argument.value = message(depth + 1);
            break;
        default:
            damaged();
        }
        made.arguments.push_back(std::move(argument));
    }
    return made;
}

Eigen::MatrixXd ByteReader::matrix() {
    const auto rows = number<std::int64_t>(), cols = number<std::int64_t>();
    if (rows < 0 || cols < 0 ||
        (rows > 0 &&
         static_cast<std::uint64_t>(cols) > left_.size() / sizeof(double) / static_cast<std::uint64_t>(rows)))
        damaged();
    Eigen::MatrixXd values(rows, cols);
    if (values.size() > 0) {
        const std::size_t size = sizeof(double) * static_cast<std::size_t>(values.size());
        std::memcpy(values.data(), take(size), size);
    }
    return values;
}

} // namespace rigor

#include "core/engine/evaluate/evaluation_task.h"

#include "core/engine/evaluate/bytes.h"
#include "core/engine/evaluate/status_bytes.h"

#include <zlib.h>

#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kDigitsOfName = 32;
constexpr std::uint32_t kTask = 0x52545331, kAnswer = 0x52545334; ///< what the bytes begin with
} // namespace

std::string modelFileName(const std::string& modelHash) { return "m-" + modelHash.substr(0, kDigitsOfName); }
std::string settingFileName(const std::string& hash) { return "s-" + hash.substr(0, kDigitsOfName); }
std::string foreignFolderName(const std::string& sha256) { return "f-" + sha256.substr(0, kDigitsOfName); }

std::uint64_t checksum(std::string_view bytes) {
    return ::crc32_z(::crc32(0, nullptr, 0), reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
}

std::string bytesOf(const std::vector<TaskPart>& parts) {
    ByteWriter to;
    to.number(kTask);
    to.number(static_cast<std::uint32_t>(parts.size()));
    for (const TaskPart& part : parts) {
        to.text(part.modelHash), to.text(part.hash);
        to.matrix(part.parameters);
    }
    return to.take();
}

std::vector<TaskPart> taskFromBytes(std::string_view bytes) {
    ByteReader from(bytes);
    if (from.number<std::uint32_t>() != kTask) ByteReader::damaged();
    std::vector<TaskPart> parts;
    const auto count = from.number<std::uint32_t>();
    for (std::uint32_t k = 0; k < count; ++k) {
        TaskPart part;
        part.modelHash = from.text(), part.hash = from.text();
        part.parameters = from.matrix();
        parts.push_back(std::move(part));
    }
    return parts;
}

std::string bytesOf(const TaskAnswer& answer) {
    ByteWriter to;
    to.number(kAnswer);
    to.number(answer.task);
    to.text(answer.version), to.text(answer.digits), to.text(answer.machine), to.text(answer.instructionSet);
    to.text(answer.confinement);
    to.number(answer.seconds);
    to.text(answer.failure);
    to.number(static_cast<std::uint32_t>(answer.parts.size()));
    for (const EvaluatedBatch& part : answer.parts) {
        to.matrix(part.values);
        for (const RunStatus& status : part.statuses) write(to, status);
    }
    to.number(checksum(to.bytes()));
    return to.take();
}

TaskAnswer answerFromBytes(std::string_view bytes) {
    if (bytes.size() < sizeof(std::uint64_t)) ByteReader::damaged();
    const std::string_view body = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
    const auto sum = ByteReader(bytes.substr(body.size())).number<std::uint64_t>();
    if (sum != checksum(body)) ByteReader::damaged();
    ByteReader from(body);
    if (from.number<std::uint32_t>() != kAnswer) ByteReader::damaged();
    TaskAnswer answer;
    answer.task = from.number<std::uint64_t>();
    answer.version = from.text(), answer.digits = from.text(), answer.machine = from.text();
    answer.instructionSet = from.text(), answer.confinement = from.text();
    answer.seconds = from.number<double>();
    answer.failure = from.text();
    const auto count = from.number<std::uint32_t>();
    for (std::uint32_t k = 0; k < count; ++k) {
        EvaluatedBatch part;
        part.values = from.matrix();
        for (Eigen::Index c = 0; c < part.values.cols(); ++c) part.statuses.push_back(readStatus(from));
        answer.parts.push_back(std::move(part));
    }
    return answer;
}

std::string ownDigits() {
    // An orbit that doubles its errors: the last digit of one function anywhere decides what comes out.
    std::string digits;
    double x = 0.31;
    for (int k = 0; k < 200; ++k) {
        x = std::fmod(std::abs(std::sin(3 * x) + std::exp(-x) * std::log(1 + x) + std::pow(1 + x, 1.3) -
                               std::tanh(x) * std::atan(4 * x) + std::sqrt(x) / (1 + x * x)) *
                          2,
                      1.0);
        if (k % 50 == 49) digits += fmt::format("{:a} ", x);
    }
    const Eigen::MatrixXd a = Eigen::MatrixXd::NullaryExpr(23, 23, [](Eigen::Index i, Eigen::Index j) {
        return 1.0 / (1.0 + static_cast<double>(3 * i + 7 * j));
    });
    digits += fmt::format("{:a}", (a * a.transpose() * a).sum());
    return digits;
}

} // namespace rigor

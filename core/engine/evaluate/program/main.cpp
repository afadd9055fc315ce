// rigor-evaluate TASK ANSWER: evaluates one task where a worker has put it, beside the models and settings
// that it names. Its own failure is a sentence in the answer; only an answer that cannot be written is an
// exit code. rigor-evaluate --version: what decides the digits that it gives.

#include "core/engine/evaluate/bytes.h"
#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/evaluate/model_bytes.h"
#include "core/engine/evaluate/program/foreign.h"
#include "core/engine/evaluate/program_build.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/instruction_set.h"
#include "core/foundation/base/sha256.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <map>

namespace rigor {
namespace {

std::string read(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) fail(sentence("Evaluate", "{} cannot be read"), file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// before: what stands before the bytes where they are hashed. Whoever left or cut the file of that name, no
/// other is taken.
std::string readNamed(const std::string& file, const std::string& hash, const std::string& before = {}) {
    std::string bytes = read(file);
    if (sha256(before + bytes) != hash)
        fail(sentence("Evaluate", "{} is damaged: it is not what the task names"), file);
    return bytes;
}

TaskAnswer answerTo(const std::string& file) {
    TaskAnswer answer;
    answer.version = programBuild();
    answer.digits = ownDigits();
    answer.instructionSet = nameOf(instructionSet());
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    answer.machine = host;
    try {
        std::map<std::string, ModelPtr> models;
        const std::string bytes = read(file);
        answer.task = checksum(bytes);
        const auto parts = taskFromBytes(bytes);
        for (const TaskPart& part : parts) {
            ModelPtr& model = models[part.modelHash];
            if (!model) {
                model =
                    modelFromBytes(readNamed(modelFileName(part.modelHash), part.modelHash), foreignOfTask);
                if (std::string how = allowConfined(*model); !how.empty())
                    answer.confinement = std::move(how);
            }
            const auto setting =
                settingFromBytes(readNamed(settingFileName(part.hash), part.hash, part.modelHash), model);
            const auto begin = std::chrono::steady_clock::now();
            const EvaluationRequest request{setting, part.parameters};
            answer.parts.push_back(emptyBatch(request));
            evaluateColumns(request, 0, part.parameters.cols(), 1, {}, answer.parts.back());
            answer.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        }
    } catch (const std::exception& e) {
        answer.parts.clear();
        answer.failure = e.what();
    }
    return answer;
}

} // namespace
} // namespace rigor

int main(int argc, char** argv) {
    try {
        rigor::instructionSet();
    } catch (const rigor::Error& e) {
        std::fprintf(stderr, "rigor-evaluate: %s\n", e.what());
        return 2;
    }
    if (argc == 2 && std::string(argv[1]) == "--version") {
        std::printf("rigor-evaluate %s %s %s\n", rigor::programBuild(),
                    rigor::nameOf(rigor::instructionSet()), rigor::ownDigits().c_str());
        return 0;
    }
    if (argc != 3) {
        std::fputs("usage: rigor-evaluate TASK ANSWER\n", stderr);
        return 2;
    }
    const std::string bytes = rigor::bytesOf(rigor::answerTo(argv[1]));
    std::ofstream file(argv[2], std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (file) return 0;
    std::fprintf(stderr, "rigor-evaluate: %s cannot be written\n", argv[2]);
    return 1;
}

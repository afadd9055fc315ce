#pragma once
// What goes to rigor-evaluate and comes back, as bytes: columns of settings that lie beside it as files, and
// what became of them.

#include "core/engine/evaluate/evaluation.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace rigor {

/// Names of the files beside it: the first digits of a hash say it all.
std::string modelFileName(const std::string& modelHash);
std::string settingFileName(const std::string& hash);
/// Of the folder in which the files of a model from elsewhere lie, with what it reads beside them.
std::string foreignFolderName(const std::string& sha256);

struct TaskPart {
    std::string modelHash, hash; ///< of the setting
    Eigen::MatrixXd parameters;  ///< n_p x evaluations
};

struct TaskAnswer {
    std::uint64_t task = 0;     ///< checksum() of the bytes that it answers
    std::string version;        ///< of the program
    std::string digits;         ///< ownDigits() there
    std::string machine;        ///< its name
    std::string instructionSet; ///< "AVX2"
    std::string confinement;    ///< how code of others was shut in there, for people; "" = none ran
    double seconds = 0;         ///< that the evaluations took
    std::vector<EvaluatedBatch> parts;
    std::string failure; ///< a sentence; "" = the parts are there
};

/// CRC-32.
std::uint64_t checksum(std::string_view bytes);

std::string bytesOf(const std::vector<TaskPart>& parts);
/// Throws Error.
std::vector<TaskPart> taskFromBytes(std::string_view bytes);
std::string bytesOf(const TaskAnswer& answer);
/// Throws Error.
TaskAnswer answerFromBytes(std::string_view bytes);

/// A fingerprint of what this machine computes: elementary functions and sums as the evaluations use them.
/// Machines on which it is the same give the same digits.
std::string ownDigits();

} // namespace rigor

#pragma once
// What a run folder answers, apart from how it was made: for golden files and for runs that must answer
// alike.
#include "core/foundation/base/json.h"
#include "core/foundation/base/sha256.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"

#include <QtCore>

#include <string>
#include <vector>

namespace run_answer {

using Json = nlohmann::ordered_json;
inline const QStringList kMeasured{"seconds", "time_per_step"};

inline void leaveOutMeasured(Json& json) {
    if (json.is_object())
        for (const QString& name : kMeasured) json.erase(name.toStdString());
    if (json.is_structured())
        for (auto& item : json) leaveOutMeasured(item);
}

/// {"head", "rows", "sha256"} of a table without its columns of measured times. Its cells hold no comma:
/// names, numbers and keys.
inline Json tableOf(const QString& file) {
    const QStringList lines = QString::fromStdString(samples::read(file)).split('\n', Qt::SkipEmptyParts);
    const QStringList names = lines.value(0).split(',');
    std::vector<qsizetype> kept;
    for (qsizetype c = 0; c < names.size(); ++c)
        if (!kMeasured.contains(names[c])) kept.push_back(c);
    std::string text;
    for (const QString& line : lines) {
        const QStringList cells = line.split(',');
        if (cells.size() != names.size() || static_cast<qsizetype>(kept.size()) == cells.size()) {
            text += line.toStdString() + '\n';
            continue;
        }
        for (const qsizetype c : kept) text += cells[c].toStdString() + ',';
        text += '\n';
    }
    return {{"head", text.substr(0, text.find('\n'))},
            {"rows", lines.size() - 1},
            {"sha256", rigor::sha256(text)}};
}

/// What a run folder answers, as tests/golden keeps it.
inline std::string answerOf(const QString& folder) {
    Json answer = Json::parse(samples::read(folder + "/result.json"));
    for (const char* key : {"provenance", "files"}) answer.erase(key);
    leaveOutMeasured(answer);
    for (const QString& name : QDir(folder).entryList({"*.csv"}))
        answer["tables"][name.toStdString()] = tableOf(folder + "/" + name);
    // Messages name the file they speak of, wherever this tree stands.
    return QString::fromStdString(answer.dump(1) + "\n")
        .remove(QString::fromStdString(rigor::sourceDir() + "/"))
        .toStdString();
}

/// "" or the first line that is another one.
inline QString difference(const std::string& now, const std::string& before) {
    const QStringList here = QString::fromStdString(now).split('\n'),
                      there = QString::fromStdString(before).split('\n');
    for (qsizetype i = 0; i < std::max(here.size(), there.size()); ++i)
        if (here.value(i) != there.value(i))
            return QString("line %1 was\n%2\nand is\n%3").arg(i + 1).arg(there.value(i), here.value(i));
    return {};
}

} // namespace run_answer

#pragma once
// A record as a folder that the command line could run, and its run on the command line's own path: files are
// written, loadStudy, prepare, runStudy, and result.json is read back.

#include "core/foundation/base/json.h"
#include "core/methods/result/result.h"
#include "tests/attacks/support/noise.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace rigor::attacks {

/// Lines of a study file by section, in the order they were first named.
class StudyText {
  public:
    /// section "": above all sections. A key that is there already gets the new value. value: as TOML.
    void set(const std::string& section, const std::string& key, const std::string& value);
    void remove(const std::string& section, const std::string& key);
    std::string text() const;

  private:
    struct Section {
        std::string name;
        std::vector<std::pair<std::string, std::string>> lines;
    };
    std::vector<Section> sections_;
};

/// "text", quoted for TOML; a number with all its digits.
std::string toml(const std::string& text);
std::string toml(double number);

struct StudyFiles {
    StudyText study;                          ///< becomes s.toml
    std::map<std::string, std::string> files; ///< name -> bytes
};

/// m.mo and d.csv with a study of the method over them; threads = 1: records run side by side.
StudyFiles studyOver(const std::string& method, const std::string& model, const std::string& csv);
/// [unknowns.<name>].
void setRange(StudyText& study, const std::string& name, double start, double lower, double upper);

struct StudyOptions {
    std::string method = "least-squares";
    bool stated = true;                         ///< standard deviations of the sensors are told
    double statedRatio = 1;                     ///< told over true
    std::map<std::string, std::string> options; ///< of the method, as TOML
};

/// m.mo, s.toml and one CSV file per run (rows: d.csv), with threads = 1.
StudyFiles studyOf(const Rig& rig, const Record& record, const StudyOptions& options);
std::string csvOf(const Rig& rig, const RigRun& run, const Eigen::MatrixXd& measured);

void writeFiles(const StudyFiles& files, const std::filesystem::path& folder);

struct Outcome {
    nlohmann::ordered_json result;   ///< result.json; null if the study was refused
    std::vector<ResultTable> tables; ///< what stands in the CSV files beside it
    std::string refused;             ///< the sentence of prepare or run that threw

    bool answered() const { return refused.empty() && result.at("status") == "answered"; }
    /// NaN if it is null, or the unknown is not there.
    double number(const std::string& unknown, const std::string& key) const;
    bool atBound(const std::string& unknown) const;
    /// The first quality warning or warning, or the message, that holds the words; "" = none.
    std::string said(const std::string& words) const;
    /// Warnings (with the quality warnings) and the message.
    std::vector<std::string> sentences() const;
    const ResultTable* table(const std::string& name) const;
};

/// Runs folder/s.toml.
Outcome runFolder(const std::filesystem::path& folder);
/// In a temporary folder that is removed again.
Outcome runFiles(const StudyFiles& files);

} // namespace rigor::attacks

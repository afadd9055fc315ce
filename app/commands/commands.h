#pragma once
// The commands behind the command line. Each throws Error for bad input and returns the exit code otherwise.
// README.md of this folder is their documentation.

#include "core/study/report/report.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

enum ExitCode { kAnswered = 0, kBadInput = 1, kUsage = 2, kNoAnswer = 3, kInterrupted = 130 };

struct DemoRequest {
    std::string rig, folder; ///< both may be empty: list; copy to ./<rig>
    bool ofTemplates = false;
};
int runDemo(const DemoRequest& request);

struct CheckRequest {
    std::string file;
    bool json = false;
    bool strict = false; ///< of a Modelica text: what the specification refuses is an error
};
int runCheck(const CheckRequest& request);

struct SimulateRequest {
    std::string model;
    std::vector<std::string> set; ///< "name=value"
    std::string parameters;       ///< values of another tool: a file (study/exchange/ssv_parameters.h)
    std::string input, out;
    std::optional<double> stop, step, every; ///< s; every: between two rows of `out`
    std::string stepper, interface;
};
int runSimulate(const SimulateRequest& request);
/// Allows a model's foreign code to run on this account from now on (core/engine/external/consent.h).
int runTrust(const std::string& file);
/// The model is a mechanism file (*.mech).
int simulateMechanismFile(const SimulateRequest& request);

struct StudyRequest {
    std::string study;
    std::string resume;           ///< folder of a run that was interrupted, in the place of `study`
    std::vector<std::string> set; ///< "key.path=value"
    std::string parameters;       ///< values of another tool: a file (study/exchange/ssv_parameters.h)
    std::string out, report;
    std::string title, author, logo; ///< of the report; logo: a file
    std::string interface;           ///< of an FMU; "" = that of the study
    std::vector<std::string> on;     ///< where it is evaluated; none = threads of this process
    std::optional<int> workers;      ///< there
    bool allowMixed = false;
    bool detach = false; ///< goes on without the terminal
    bool asJob = false;  ///< as a job of the cluster
    std::optional<int> threads;
    std::optional<long long> seed;
    bool quiet = false;
    std::vector<std::string> arguments; ///< of the program, for provenance
};
struct ValidateRequest {
    std::string folder;            ///< of a finished run
    std::vector<std::string> data; ///< files
    std::vector<std::string> set;  ///< "key.path=value"
    std::optional<int> threads;
    bool json = false, quiet = false;
};
int runValidate(const ValidateRequest& request);

struct CompareRequest {
    std::vector<std::string> folders; ///< of finished runs
    std::optional<int> threads;
    std::optional<double> seconds; ///< about so long at most; none = as long as it takes
    bool json = false, quiet = false;
};
int runCompare(const CompareRequest& request);

struct WatchRequest {
    std::string study, folder;
    std::vector<std::string> set; ///< "key.path=value"
    std::string out;
    std::string as = "experiments";   ///< or pieces, of one signal
    std::string pattern;              ///< of names
    std::string onChange;             ///< a command for the shell; "" = none
    std::string moveBad;              ///< a folder; "" = bad files stay
    double settle = 0.3, every = 0.1; ///< s
    bool repeats = false, once = false, quiet = false;
    std::optional<int> threads;
};
/// Until it is interrupted.
int runWatch(const WatchRequest& request);

struct ProposeRequest {
    std::string study;
    std::vector<std::string> set; ///< "key.path=value"
    bool json = false, quiet = false;
};
int runPropose(const ProposeRequest& request);

struct DesignRequest {
    std::string study, goal, against, from, out;
    std::string join;             ///< a filled file: nothing is designed, the study with it is written
    std::vector<std::string> set; ///< "key.path=value"
    std::optional<int> threads;
    bool json = false, quiet = false;
};
int runDesign(const DesignRequest& request);

struct ServeRequest {
    std::string file;             ///< a model or a study
    std::vector<std::string> set; ///< of a study "key.path=value", of a model "name=value": its start
    std::string host = "127.0.0.1";
    int port = 4242;                  ///< 0 = any that is free
    std::optional<double> stop, step; ///< s; of a model
    std::string stepper;              ///< of a model
};
/// By UM-Bridge, until it is interrupted.
int runServe(const ServeRequest& request);

struct ExportRequest {
    std::string folder; ///< of a finished run
    std::string file;   ///< its ending says what is written (study/exchange/parameter_file.h)
    bool predictions =
        false; ///< of the measured values instead of the numbers found (study/exchange/prediction_file.h)
};
int runExport(const ExportRequest& request);

/// The report as PDF; made by the window's libraries, so main.cpp brings it along.
using PdfRenderer = std::function<std::string(const Report& report)>;
int runStudyCommand(const StudyRequest& request, const PdfRenderer& renderPdf);

} // namespace rigor

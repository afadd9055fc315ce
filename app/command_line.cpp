#include "app/command_line.h"
#include "app/console.h"

#include "core/engine/external/consent.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/work_queue/place.h"
#include "core/foundation/base/instruction_set.h"
#include "core/foundation/base/text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>
#include <string_view>
#include <system_error>

namespace rigor {

namespace {

constexpr std::array<std::string_view, 13> kCommands = {"demo",     "new",     "check",  "simulate", "run",
                                                        "validate", "compare", "export", "propose",  "design",
                                                        "trust",    "serve",   "watch"};

const char* const kFooter =
    "\nWithout a command the workbench opens: rigor [PROJECT.rigor | STUDY.toml | MODEL.mo | DATA.csv]\n"
    "Exit codes: 0 answered, 1 bad input, 2 usage, 3 ran without an answer, 130 cancelled.";

/// --trust of the commands that may run what comes from elsewhere.
void addTrust(CLI::App& command, std::vector<std::string>& files) {
    command
        .add_option("--trust", files, "An FMU or a program's table whose code may run, for this command only")
        ->expected(1)
        ->take_all();
}

void addSet(CLI::App& command, std::vector<std::string>& set,
            const char* what = "key.path=value: overrides any key of the study") {
    command.add_option("--set", set, what)->expected(1)->take_all();
}

template <class Threads> void addThreads(CLI::App& command, Threads& threads) {
    command.add_option("--threads", threads, "Number of threads, 0 = all; never changes the result");
}

void addQuiet(CLI::App& command, bool& quiet) { command.add_flag("--quiet", quiet, "No progress on stderr"); }

void allow(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        const ModelPtr model = loadModel(file); // a program is more than its table
        if (const ExternalModel* elsewhere = model->external()) trustOnce(elsewhere->code());
    }
}

void addDemo(CLI::App& app, DemoRequest& demo, int& code) {
    auto* command = app.add_subcommand("demo", "List the shipped rigs, or copy one to a folder");
    command->add_option("RIG", demo.rig, "The rig to copy");
    command->add_option("DIR", demo.folder, "Where to; its name in the current folder if not given");
    command->callback([&] { code = runDemo(demo); });
}

void addNew(CLI::App& app, DemoRequest& fresh, int& code) {
    auto* command = app.add_subcommand("new", "List the templates, or begin a study with one");
    command->add_option("TEMPLATE", fresh.rig, "The template to copy");
    command->add_option("DIR", fresh.folder, "Where to; its name in the current folder if not given");
    command->callback([&] { code = runDemo(fresh); });
}

void addCheck(CLI::App& app, CheckRequest& check, int& code) {
    auto* command =
        app.add_subcommand("check", "What is in a model, a study or a data file, and what is wrong");
    command
        ->add_option(
            "FILE", check.file,
            "A model (.mo, .mech, .fmu, a program's .toml, http://...), STUDY.toml, or data (CSV, text)")
        ->required();
    command->add_flag("--json", check.json, "Print JSON");
    command->add_flag("--strict", check.strict,
                      "Refuse what the Modelica specification refuses and Rigor reads, of a model (.mo)");
    command->callback([&] { code = runCheck(check); });
}

void addSimulate(CLI::App& app, SimulateRequest& simulate, std::vector<std::string>& trusted, int& code) {
    auto* command = app.add_subcommand("simulate", "Run a model once");
    command
        ->add_option("MODEL", simulate.model,
                     "A model (.mo, .mech, .fmu, a program's .toml, http://...) or rig:<name>")
        ->required();
    addSet(*command, simulate.set, "name=value: a parameter, or an input held constant");
    command->add_option("--parameters", simulate.parameters,
                        "FILE.ssv of another tool: values of parameters; --set and --input win");
    command->add_option("--input", simulate.input, "Data file with a time column and input columns");
    command->add_option("--stop", simulate.stop, "Stop time in s (default: end of the input, or 1)");
    command->add_option("--step", simulate.step, "Step in s (default 0.001)");
    command->add_option("--stepper", simulate.stepper,
                        "rk4, dopri5, radau or rosenbrock4; for MODEL.mech double-step or "
                        "augmented-lagrangian (default: both)");
    command->add_option("--out", simulate.out, "CSV of times, states and outputs ('-': stdout)");
    command->add_option("--every", simulate.every,
                        "Time between two rows of --out in s (default: every step; of MODEL.mech at "
                        "most 20000 rows)");
    command->add_option("--interface", simulate.interface, "Of an FMU that has both")
        ->check(CLI::IsMember({"co-simulation", "model-exchange"}));
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        code = runSimulate(simulate);
    });
}

void addRun(CLI::App& app, StudyRequest& run, std::vector<std::string>& trusted, int& code,
            const PdfRenderer& renderPdf) {
    auto* command = app.add_subcommand("run", "Run a study and write its results");
    auto* studyToRun = command->add_option("STUDY", run.study, "STUDY.toml");
    auto* resumed =
        command->add_option("--resume", run.resume, "Folder of a run that was interrupted, which goes on");
    resumed->excludes(studyToRun);
    addSet(*command, run.set);
    command->add_option(
        "--parameters", run.parameters,
        "FILE.ssv of another tool: values of parameters, of unknowns where the search begins");
    command->add_option("--out", run.out, "Folder for the results (default: <study>-result)");
    addThreads(*command, run.threads);
    command->add_option("--seed", run.seed, "Seed of the random numbers");
    command->add_option("--report", run.report, "Also write a report")->check(CLI::IsMember({"pdf", "html"}));
    command->add_option("--title", run.title, "Title of the report");
    command->add_option("--author", run.author, "Author of the report");
    command->add_option("--logo", run.logo, "Picture at the head of the report (PNG, JPEG, SVG)");
    addQuiet(*command, run.quiet);
    auto* on =
        command
            ->add_option("--on", run.on,
                         "Where it is evaluated: slurm[:PROFILE], ssh:HOST,HOST, command:\"... {host} "
                         "{port} {password_file} {count}\", here (the cores of this machine), workers "
                         "(prints the line to start them), or the NAME of a profile; several share the "
                         "work: --on slurm --on here")
            ->expected(1)
            ->take_all();
    command->add_option("--workers", run.workers, "How many are asked for, at one place")
        ->check(CLI::Range(1LL, kMostWorkers))
        ->needs(on);
    command->add_flag("--detach", run.detach,
                      "The run goes on without this terminal; see run.log in its folder");
    command
        ->add_flag(
            "--as-job", run.asJob,
            "With --detach and --on slurm: the manager itself is a job of the cluster, not a process here")
        ->needs("--detach")
        ->needs(on);
    command->add_flag("--allow-mixed", run.allowMixed, "Workers that compute other digits are accepted");
    command->add_option("--interface", run.interface, "Of an FMU that has both")
        ->check(CLI::IsMember({"co-simulation", "model-exchange"}));
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        if (run.study.empty() && run.resume.empty()) throw CLI::RequiredError("STUDY");
        code = runStudyCommand(run, renderPdf);
    });
}

void addValidate(CLI::App& app, ValidateRequest& validate, std::vector<std::string>& trusted, int& code) {
    auto* command = app.add_subcommand("validate", "Judge the answer of a finished run by other data");
    command->add_option("RESULT", validate.folder, "Folder of a finished run")->required();
    command->add_option("DATA", validate.data, "Data that it has not seen; several records: several files")
        ->required();
    addSet(*command, validate.set, "key.path=value: overrides any key of its study");
    addThreads(*command, validate.threads);
    command->add_flag("--json", validate.json, "Print JSON");
    addQuiet(*command, validate.quiet);
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        code = runValidate(validate);
    });
}

void addCompare(CLI::App& app, CompareRequest& compare, std::vector<std::string>& trusted, int& code) {
    auto* command =
        app.add_subcommand("compare", "Whether finished runs agree, and what their data speak against");
    command->add_option("RUN", compare.folders, "Folders of finished runs")->required();
    addThreads(*command, compare.threads);
    command->add_option("--seconds", compare.seconds,
                        "About so long at most; what was not looked at then is said");
    command->add_flag("--json", compare.json, "Print JSON");
    addQuiet(*command, compare.quiet);
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        code = runCompare(compare);
    });
}

void addPropose(CLI::App& app, ProposeRequest& propose, std::vector<std::string>& trusted, int& code) {
    auto* command = app.add_subcommand(
        "propose", "Starts and ranges for the unknowns of a study, and which of them the data tell");
    command->add_option("STUDY", propose.study, "STUDY.toml")->required();
    addSet(*command, propose.set);
    command->add_flag("--json", propose.json, "Print JSON");
    addQuiet(*command, propose.quiet);
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        code = runPropose(propose);
    });
}

void addDesign(CLI::App& app, DesignRequest& design, std::vector<std::string>& trusted, int& code) {
    auto* command = app.add_subcommand(
        "design", "Which experiments to make next, and what they would tell; or join what came back");
    command->add_option("STUDY", design.study, "STUDY.toml")->required();
    auto* designFor = command->add_option("--for", design.goal,
                                          "discrimination (of candidate models), parameters, or "
                                          "prediction:NAME (of [design.predictions], or an "
                                          "output)");
    command->add_option("--against", design.against,
                        "Folder of a finished run of another model: one explanation more to tell apart");
    command->add_option("--from", design.from,
                        "Folder of a finished run of STUDY: its estimates, instead of a search");
    command->add_option(
        "--out", design.out,
        "The experiments as CSV, a row each, to be filled in (default: next.csv; '-': stdout)");
    command
        ->add_option("--join", design.join,
                     "A filled CSV: write the study with it among its data to --out instead")
        ->excludes(designFor);
    addSet(*command, design.set);
    addThreads(*command, design.threads);
    command->add_flag("--json", design.json, "Print JSON");
    addQuiet(*command, design.quiet);
    addTrust(*command, trusted);
    command->callback([&] {
        if (design.goal.empty() && design.join.empty()) throw CLI::RequiredError("--for (or --join)");
        allow(trusted);
        code = runDesign(design);
    });
}

void addExport(CLI::App& app, ExportRequest& exported, int& code) {
    auto* command =
        app.add_subcommand("export", "Write the numbers found by a finished run for other programs");
    command->add_option("RESULT", exported.folder, "Folder of a finished run")->required();
    auto* exportTo = command->add_option(
        "FILE", exported.file,
        "Ending in .csv, .json, .mat, .mo (Modelica modification) or .ssv (SSP parameter values)");
    command->add_option("--ssv", exported.file, "The same as FILE ending in .ssv")
        ->check(CLI::Validator(
            [](const std::string& file) {
                return file.ends_with(".ssv") ? std::string()
                                              : "--ssv: the name of the file must end in .ssv";
            },
            "FILE.ssv"))
        ->excludes(exportTo);
    command->add_flag("--predictions", exported.predictions,
                      "What the run predicts for its measured values instead (.csv, .mat)");
    command->callback([&] {
        if (exported.file.empty()) throw CLI::RequiredError("FILE");
        code = runExport(exported);
    });
}

void addServe(CLI::App& app, ServeRequest& serve, std::vector<std::string>& trusted, int& code) {
    auto* command = app.add_subcommand(
        "serve", "Offer a model or a study to other tools by the UM-Bridge protocol, until Ctrl-C");
    command
        ->add_option("FILE", serve.file,
                     "A model (.mo, .fmu, a program's .toml) or rig:<name>, or STUDY.toml")
        ->required();
    command->add_option("--port", serve.port, "Where to listen (default 4242; 0: any that is free)")
        ->check(CLI::Range(0, 65535));
    command->add_option("--host", serve.host, "Of this machine (default 127.0.0.1: nobody else can ask)");
    addSet(*command, serve.set,
           "key.path=value: overrides any key of the study; of a model name=value, what it says a "
           "parameter starts at");
    command->add_option("--stop", serve.stop, "Of a model: where its runs end, in s (default 1)");
    command->add_option("--step", serve.step, "Of a model: step in s (default 0.001)");
    command->add_option("--stepper", serve.stepper, "Of a model: rk4, dopri5, radau or rosenbrock4");
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        code = runServe(serve);
    });
}

void addTrustCommand(CLI::App& app, std::string& foreign, int& code) {
    auto* command = app.add_subcommand(
        "trust", "Allow the code of an FMU or a program, as the file is now, to run on this account");
    command->add_option("FILE", foreign, "MODEL.fmu or a program's .toml")->required();
    command->callback([&] { code = runTrust(foreign); });
}

void addWatch(CLI::App& app, WatchRequest& watch, std::vector<std::string>& trusted, int& code) {
    auto* command = app.add_subcommand(
        "watch", "Take every new file of a folder as the next data of a study, until Ctrl-C");
    command->add_option("STUDY", watch.study, "STUDY.toml")->required();
    command->add_option("FOLDER", watch.folder, "Where new files appear")->required();
    addSet(*command, watch.set);
    command->add_option("--out", watch.out,
                        "Folder for status.json and all that is kept (default: <study>-watch); a watch that "
                        "finds its own there goes on with it");
    command
        ->add_option("--as", watch.as,
                     "What a file is: experiments (one each, or one per row), or pieces of one signal")
        ->check(CLI::IsMember({"experiments", "pieces"}));
    command->add_option("--pattern", watch.pattern,
                        "Of the names, '*.csv' (default: all but temporary ones)");
    command
        ->add_option("--settle", watch.settle,
                     "Time in s for which a file must have stayed as it is (default 0.3)")
        ->check(CLI::Range(0.0, 86400.0));
    command->add_option("--every", watch.every, "Time in s between two looks at the folder (default 0.1)")
        ->check(CLI::Range(0.01, 86400.0));
    command->add_option(
        "--on-change", watch.onChange,
        "Command for the shell when the verdict changes; it finds RIGOR_VERDICT, RIGOR_BEFORE, "
        "RIGOR_STATUS and RIGOR_FILE in its environment");
    command->add_option("--move-bad", watch.moveBad,
                        "Folder to which bad files are moved (default: they stay)");
    command->add_flag("--repeats", watch.repeats, "A file with the bytes of another counts too");
    command->add_flag("--once", watch.once, "End when everything that is there has been taken");
    addThreads(*command, watch.threads);
    command->add_flag("--quiet", watch.quiet, "Nothing on stderr but errors");
    addTrust(*command, trusted);
    command->callback([&] {
        allow(trusted);
        code = runWatch(watch);
    });
}

void report(const std::string& text) {
    std::fflush(stdout);
    tellStderr(fmt::format("rigor: {}\n", text));
}

} // namespace

bool isCommandLine(int argc, const char* const* argv) {
    if (argc < 2) return false;
    const std::string_view first = argv[1];
    if (std::find(kCommands.begin(), kCommands.end(), first) != kCommands.end()) return true;
    // Anything else that is no option is a file for the window; Qt's own options have one dash.
    return first == "-h" || first == "-V" || first == "-v" || first == "help" || first.starts_with("--");
}

int runCommandLine(int argc, const char* const* argv, const PdfRenderer& renderPdf) {
    CLI::App app("Calibrates models of test rigs and says how far the answer can be trusted.", "rigor");
    app.footer(kFooter);
    app.set_version_flag("-V,-v,--version", "rigor " + programVersion());
    app.set_help_flag("-h,--help", "Show this help");
    app.require_subcommand(1);
    int code = kAnswered;
    std::vector<std::string> trusted;

    if (argc > 1 && std::string_view(argv[1]).starts_with("--") && std::string_view(argv[1]) != "--help" &&
        std::string_view(argv[1]) != "--version") {
        report(fmt::format("there is no option {}. Try rigor --help", shortened(argv[1])));
        return kUsage;
    }

    DemoRequest demo;
    DemoRequest fresh{.ofTemplates = true};
    CheckRequest check;
    SimulateRequest simulate;
    StudyRequest run;
    run.arguments.assign(argv, argv + argc);
    ValidateRequest validate;
    CompareRequest compare;
    ProposeRequest propose;
    DesignRequest design;
    ExportRequest exported;
    ServeRequest serve;
    WatchRequest watch;
    std::string foreign;
    addDemo(app, demo, code);
    addNew(app, fresh, code);
    addCheck(app, check, code);
    addSimulate(app, simulate, trusted, code);
    addRun(app, run, trusted, code, renderPdf);
    addValidate(app, validate, trusted, code);
    addCompare(app, compare, trusted, code);
    addPropose(app, propose, trusted, code);
    addDesign(app, design, trusted, code);
    addExport(app, exported, code);
    addServe(app, serve, trusted, code);
    addWatch(app, watch, trusted, code);
    addTrustCommand(app, foreign, code);

    // A file that may not grow any more (ulimit -f) and a pipe that nobody reads are then errors of the
    // write, not the end of a run.
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    try {
        if (argc > 1 && std::string_view(argv[1]) == "help") {
            fmt::print("{}", app.help());
            return kAnswered;
        }
        instructionSet(); // a sentence before anything begins
        app.parse(argc, argv);
        if (std::fflush(stdout) != 0 || std::ferror(stdout))
            fail("cannot write the output: {}", std::strerror(errno));
        return code;
    } catch (const CLI::ParseError& e) {
        if (e.get_exit_code() == 0) return app.exit(e); // help and version
        report(fmt::format("{}. Try rigor --help", shortened(e.what(), 400)));
        return kUsage;
    } catch (const Error& e) {
        report(e.what());
        return kBadInput;
    } catch (const std::bad_alloc&) {
        report("not enough memory");
        return kBadInput;
    } catch (const std::system_error& e) {
        report(e.what());
        return kBadInput;
    }
}

} // namespace rigor

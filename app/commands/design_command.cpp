// rigor design STUDY: the experiments to make next, as a file for the rig; and that file back into the study.

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"

#include "core/foundation/message/number_text.h"
#include "core/methods/result/stored_result.h"
#include "core/study/design/next_file.h"
#include "core/study/design/study_design.h"
#include "core/study/run/run_folder.h"

namespace rigor {

namespace {

std::string jsonOf(DesignResult design) {
    Result result;
    write(design, result);
    return storedText(toJson(result)["diagnostics"], 2) + "\n";
}

std::string textOf(const DesignResult& design, const std::string& out) {
    std::string text;
    for (const Message& one : design.said) text += one.text() + "\n";
    for (const Message& warning : design.warnings) text += "Warning: " + warning.text() + "\n";
    for (std::size_t k = 0; k < design.experiments.size(); ++k) {
        const DesignedExperiment& one = design.experiments[k];
        text += fmt::format("\n{}:", k + 1);
        for (const auto& [name, value] : one.conditions) {
            std::string unit = name == "sampling" ? "s" : "";
            for (const auto& [of, stated] : design.units)
                if (of == name) unit = stated;
            text += fmt::format(" {} = {},", name, withUnit(plainText(value), unit));
        }
        text += fmt::format(" read {}", fmt::join(one.sensors, ", "));
        if (one.cost > 0) text += fmt::format("; cost {}", plainText(one.cost));
    }
    if (!design.experiments.empty()) text += "\n";
    if (design.cost > 0)
        text += design.budget
                    ? fmt::format("cost {} of {}\n", plainText(design.cost), plainText(*design.budget))
                    : fmt::format("cost {}\n", plainText(design.cost));
    if (!out.empty()) text += fmt::format("Written: {}\n", out);
    return text;
}

Study studyOf(const DesignRequest& request) {
    std::vector<StudyOverride> overrides;
    for (const auto& text : request.set) overrides.push_back(parseOverride(text));
    if (request.threads) overrides.push_back({"threads", fmt::format("{}", *request.threads)});
    return loadStudy(request.study, overrides);
}

DesignRun finishedRun(const std::string& folder) {
    FinishedRun run = readRunFolder(folder);
    return {folder, std::move(run.study), std::make_shared<const Result>(std::move(run.result))};
}

int joinFile(const DesignRequest& request) {
    if (request.out.empty())
        fail("--join needs --out STUDY.toml: where the study with {} is to be", request.join);
    const Study joined = withExperiments(studyOf(request), request.join);
    writeFileAtomically(request.out, toToml(withAbsolutePaths(joined)));
    if (!request.quiet) tellStderr(fmt::format("Written: {}\n", request.out));
    return kAnswered;
}

} // namespace

int runDesign(const DesignRequest& request) {
    if (!request.join.empty()) return joinFile(request);
    const InterruptWatch interrupt;
    const Study study = studyOf(request);
    DesignOrder order{request.goal};
    if (!request.against.empty()) order.against = finishedRun(request.against);
    if (!request.from.empty()) order.from = finishedRun(request.from);
    ProgressLine line(request.quiet);
    const StudyDesign design = designExperiments(
        study, order, {interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }});
    line.finish();
    if (design.cancelled) return kInterrupted;
    const bool printed = request.out == "-";
    const std::string out = printed || !design.result.gained ? ""
                            : request.out.empty()            ? "next.csv"
                                                             : request.out;
    if (!out.empty()) writeFileAtomically(out, design.csv);
    const std::string text = request.json ? jsonOf(design.result) : textOf(design.result, out);
    if (printed ? !(tellStdout(design.csv) && (tellStderr(text), true)) : !tellStdout(text))
        fail("the design could not be printed");
    return design.result.gained ? kAnswered : kNoAnswer;
}

} // namespace rigor

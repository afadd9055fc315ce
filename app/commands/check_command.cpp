#include "app/commands/check_model.h"
#include "app/commands/commands.h"
#include "app/interrupt.h"

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/series/columns/derived.h"
#include "core/engine/source/source.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/result/describe.h"
#include "core/study/project/project_store.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/trial_runs.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

/// What becomes of a column.
std::string useOf(const DataRecipe& recipe, const MappedColumn& column) {
    if (!column.target.empty()) return column.target;
    if (column.role == MappedColumn::Role::Time) return "time";
    if (column.role == MappedColumn::Role::Label) return "label of the experiments";
    const OtherUses uses = otherUsesOf(recipe, column.column);
    std::string text;
    if (!uses.inputs.empty()) text = fmt::format("{} (of a candidate model)", fmt::join(uses.inputs, ", "));
    if (!uses.derived.empty())
        text += fmt::format("{}used by {}", text.empty() ? "" : "; ", fmt::join(uses.derived, ", "));
    return text.empty() ? "shown only" : text;
}

/// Of the study and its candidates, each once.
std::vector<const ExternalModel*> modelsFromElsewhere(const Problem& problem) {
    std::vector<const ExternalModel*> found;
    const auto add = [&](const ModelPtr& model) {
        const ExternalModel* elsewhere = model ? model->external() : nullptr;
        if (elsewhere && std::ranges::none_of(found, [&](const ExternalModel* one) {
                return one->code().name == elsewhere->code().name &&
                       one->code().sha256 == elsewhere->code().sha256;
            }))
            found.push_back(elsewhere);
    };
    add(problem.model);
    for (const Candidate& candidate : problem.candidates) add(candidate.model);
    return found;
}

/// Of a model from elsewhere whose cost can be measured; "" = of none.
std::string timeText(const PreparedStudy& prepared, std::size_t numbers) {
    const Problem& problem = prepared.problem;
    if (!problem.model) return {};
    const auto& experiments = problem.data.experiments;
    const InterruptWatch interrupt;
    measureCost(*problem.model, prepared.study, experiments.empty() ? nullptr : &experiments.front(),
                interrupt.token());
    const double cost = problem.model->capabilities().secondsPerRun;
    if (!std::isfinite(cost)) return {};
    const double runs = prepared.method->expectedRuns(numbers, experiments.size());
    const std::string each = fmt::format("{} a run of the model, measured here", durationText(cost));
    if (!std::isfinite(runs)) return each;
    return fmt::format("about {}: {:.0f} runs, {}",
                       durationText(expectedSeconds(*problem.model, runs, problem.threads)), runs, each);
}

/// As a run of the study would take them.
SimulationOptions optionsFor(const Study& study, const Problem& problem, const ExternalModel& model) {
    SimulationOptions options = problem.simulation;
    if (!statesIntegrator(study)) (void)chooseForFmu(model, options);
    return options;
}

int checkStudy(const CheckRequest& request) {
    const Study study = loadStudy(request.file);
    const PreparedStudy prepared = prepare(study);
    const Problem& problem = prepared.problem;
    const auto names = prepared.method->estimateNames(problem);
    if (request.json) {
        Json json = {{"kind", "study"},
                     {"title", study.title},
                     {"method", study.method},
                     {"model", problem.model ? Json(problem.model->name()) : Json()},
                     {"model_file", problem.model ? Json(modelFile(study).string()) : Json()},
                     {"data", problem.data.name},
                     {"experiments", problem.data.experiments.size()},
                     {"held_back", prepared.heldBack ? prepared.heldBack->experiments.size() : 0},
                     {"estimates", names},
                     {"options", Json::object()},
                     {"seed", study.seed},
                     {"warnings", textsOf(prepared.warnings, Minus::Hyphen)},
                     {"notes", textsOf(prepared.notes, Minus::Hyphen)},
                     {"sources", Json::array()}};
        for (const ExternalModel* one : modelsFromElsewhere(problem)) {
            SourceKeys keys = sourceKeys(*one, optionsFor(study, problem, *one));
            Json source = Json::object();
            described::ObjectWriter writer(source);
            keys.describe(writer);
            json["sources"].push_back(std::move(source));
        }
        for (const auto& [key, value] : prepared.method->options().values())
            std::visit([&, &k = key](const auto& v) { json["options"][k] = v; }, value);
        fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
        return kAnswered;
    }
    fmt::print("Study {}\n", study.title.empty() ? request.file : study.title);
    fmt::print("  method       {} ({})\n", prepared.method->descriptor().title,
               prepared.method->descriptor().question);
    if (problem.model)
        fmt::print("  model        {} ({})\n", problem.model->name(), modelFile(study).string());
    for (const ExternalModel* one : modelsFromElsewhere(problem))
        fmt::print("{}", sourceText(*one, optionsFor(study, problem, *one), "    "));
    for (const auto& file : problem.files) fmt::print("  data         {}\n", file.path);
    if (!study.data.files.empty() && problem.model)
        fmt::print("  data         {}: {} experiment{}{}\n", problem.data.name,
                   problem.data.experiments.size(), problem.data.experiments.size() == 1 ? "" : "s",
                   prepared.heldBack ? fmt::format(", {} held back", prepared.heldBack->experiments.size())
                                     : "");
    fmt::print("  searched     {}\n", fmt::join(names, ", "));
    if (const std::string time = timeText(prepared, names.size()); !time.empty())
        fmt::print("  time         {}\n", time);
    for (const auto& [key, value] : prepared.method->options().values())
        fmt::print("  {:<20} {}\n", key, toString(value));
    for (const auto& column : problem.data.mapping)
        fmt::print("  column {}{} -> {}\n", column.column,
                   column.unit.empty() ? "" : fmt::format(" [{}]", column.unit), useOf(study.data, column));
    for (const auto& warning : prepared.warnings) fmt::print("warning: {}\n", warning);
    for (const auto& note : prepared.notes) fmt::print("note: {}\n", note);
    fmt::print("Nothing is wrong with it.\n");
    return kAnswered;
}

int checkProject(const CheckRequest& request) {
    const ProjectStore store = ProjectStore::open(request.file);
    if (request.json) {
        Json json = {{"kind", "project"},
                     {"studies", store.studies()},
                     {"models", store.models()},
                     {"data", store.dataFiles()},
                     {"runs", Json::array()}};
        for (const auto& run : store.runs())
            json["runs"].push_back({{"id", run.id},
                                    {"study", run.study},
                                    {"method", run.method},
                                    {"status", toString(run.outcome)},
                                    {"date", run.date},
                                    {"message", run.message}});
        fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
        return kAnswered;
    }
    fmt::print("Project {}\n", request.file);
    for (const auto& name : store.studies()) fmt::print("  study  {}\n", name);
    for (const auto& name : store.models()) fmt::print("  model  {}\n", name);
    for (const auto& name : store.dataFiles()) fmt::print("  data   {}\n", name);
    for (const auto& run : store.runs())
        fmt::print("  run {}  {}  {}: {}\n", run.id, run.date, run.study, toString(run.outcome));
    return kAnswered;
}

/// How many cells of a column of numbers or times hold none; "" = none.
std::string missingIn(const Column& column) {
    const auto missing =
        std::ranges::count_if(column.numbers, [](double number) { return std::isnan(number); });
    return missing > 0 ? std::to_string(missing) : std::string();
}

std::string newlineText(const CsvDialect& dialect) {
    return dialect.newline.empty() ? "one line" : "line ends " + dialect.newline;
}

int checkData(const CheckRequest& request) {
    CsvData data = readCsv(request.file);
    data.sampling = samplingOf(data.table, {}, request.file);
    if (request.json) {
        fmt::print("{}\n", describeJson(data));
        return kAnswered;
    }
    const CsvDialect& dialect = data.dialect;
    const std::string delimiter = delimiterName(dialect.delimiter);
    fmt::print("{}: {} rows, {} columns\n", request.file, data.table.rows(), data.columns.size());
    if (!dialect.sheet.empty())
        fmt::print("  sheet \"{}\" of {}\n", dialect.sheet, fmt::join(dialect.tables, ", "));
    else if (!dialect.variable.empty())
        fmt::print("  variable {} of {}\n", dialect.variable, fmt::join(dialect.tables, ", "));
    else
        fmt::print("  delimiter {}, decimal sign {}, {}{}, {}\n",
                   delimiter.empty() ? "none" : (delimiter == "\t" ? "tab" : delimiter), dialect.decimal,
                   toString(dialect.encoding), dialect.bom ? " with byte order mark" : "",
                   newlineText(dialect));
    fmt::print("  {}{}data from line {}\n",
               dialect.headerLine > 0 ? fmt::format("names on line {}, ", dialect.headerLine) : "no names, ",
               dialect.unitLine > 0 ? fmt::format("units on line {}, ", dialect.unitLine) : "",
               dialect.dataLine);
    std::size_t width = 4;
    for (const auto& column : data.columns) width = std::max(width, column.name.size());
    fmt::print("\n  {:<{}}  {:<10} {:<9} {:<24} {:<24} {}\n", "name", width, "unit", "type", "first", "last",
               "without a value");
    for (std::size_t i = 0; i < data.columns.size(); ++i)
        fmt::print("  {:<{}}  {:<10} {:<9} {:<24} {:<24} {}\n", data.columns[i].name, width,
                   data.columns[i].unit, toString(data.columns[i].type),
                   i < data.firstCells.size() ? data.firstCells[i] : "",
                   i < data.lastCells.size() ? data.lastCells[i] : "", missingIn(data.table.columns[i]));
    for (std::size_t i = 0; i < data.sampling.size(); ++i)
        if (const Message said = samplingText(data.sampling[i], data.columns[i].unit); !said.empty())
            fmt::print("{}  {}: {}\n", i == 0 || data.sampling[i - 1].values < 2 ? "\n" : "",
                       data.columns[i].name, said.text());
    if (!data.warnings.empty()) fmt::print("\n");
    for (const auto& warning : data.warnings)
        fmt::print("{}: {}\n", isNote(warning.kind) ? "note" : "warning", warning.sentence);
    return kAnswered;
}

} // namespace

int runCheck(const CheckRequest& request) {
    std::error_code error;
    const fs::path file = request.file;
    if (request.strict && (isAddress(request.file) || file.extension() != ".mo"))
        fail("--strict is for Modelica texts (.mo); {} is none", request.file);
    if (isAddress(request.file)) return checkModel(request);
    if (!fs::exists(file, error)) fail("there is no file {}", request.file);
    if (fs::is_directory(file, error))
        fail("{} is a folder; name a model, a study or a data file", request.file);
    const std::string extension = file.extension().string();
    // Reading one of these may never end; a table of data may come through a pipe.
    if (extension == ".toml" && !fs::is_regular_file(file, error))
        fail("{} is a pipe or a device, not a file", request.file);
    if (extension == ".mo" || extension == ".mech" || extension == ".fmu") return checkModel(request);
    if (extension == ".toml")
        return isForeignSource(readFileBytes(file), request.file) ? checkModel(request) : checkStudy(request);
    if (extension == ".rigor") return checkProject(request);
    return checkData(request);
}

} // namespace rigor
